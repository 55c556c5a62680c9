"""What a hint says: what an option brings, costs and risks, read from the state to which its best line leads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from crownlands.core.components import DONE, Component, Number
from crownlands.core.decisions import Decision, Fact, Preview, Seat
from crownlands.games.kingdoms.actions import CANNOT
from crownlands.games.kingdoms.collecting import whole_harvest
from crownlands.games.kingdoms.components import (
    BUILD,
    COLLECT,
    EXPAND,
    FLAG,
    ORE,
    RESEARCH,
    START_ARMIES,
    TOP,
    TOWER_COST,
    TOWER_POINTS,
    Action,
    Faction,
    Region,
    Resource,
    Territory,
)
from crownlands.games.kingdoms.dials import dial_limit
from crownlands.games.kingdoms.exploration import is_hidden
from crownlands.games.kingdoms.growth import build_cost, expand_cost
from crownlands.games.kingdoms.moments import named
from crownlands.games.kingdoms.movement import edges
from crownlands.games.kingdoms.patrol import patrol_targets
from crownlands.games.kingdoms.previews import previews
from crownlands.games.kingdoms.scoring import capital_points, items
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.turn import possible, reached
from crownlands.games.kingdoms.war import tie_winner

Reasons = list[Preview]
COUNTED: Final = ("armies", "magic", "tower")
"""end.points. Points that have a sentence of their own."""
FORETOLD: Final = ("reserve", "frostbite")
"""Questions whose preview already says what an answer means for another player."""


def good_for(g: Kingdoms, decision: Decision, option: Component, after: Kingdoms | None) -> Reasons:
    """turn, war, setup. What the option is for: all that changes for its seat, then what is special to it."""
    settling = SETTLING.get(decision.prompt)
    if settling is not None:
        return settling(g, decision, option)
    if decision.prompt == "dial":
        return dial(g, decision, option)
    if after is None:
        return []
    me = decision.seat
    found = changes(g, me, after)
    if decision.prompt in FORETOLD:
        found = [preview for one, preview in previews(g, decision) if one is option] + found
    if not found and option is DONE:
        found = [Preview("idle", **amounts(g.stock[me])) if any(g.stock[me]) else Preview("stay")]
    if not found and option is COLLECT:
        found = [Preview("brings-nothing")]
    found = found or position(g, me, after)
    if decision.prompt == "select":
        assert isinstance(option, Action)
        found = [*(found or [Preview("unused")]), rivals(after, me, option)]
    return found


# -- what changes -------------------------------------------------------------------------------------------


def changes(before: Kingdoms, me: Seat, after: Kingdoms) -> Reasons:
    """end.points, collect, war. What a seat has more and less of, and what that means for its next turns."""
    if after.battlefield is not None and before.battlefield is None and me in (after.attacker, after.defender):
        return [*price(before, me, after), war(after, me)]
    found = growth(before, me, after)
    if turns_token(before, after):  # what lies there is only imagined
        return [*found, Preview("token")]
    found += price(before, me, after)
    if after.dice.drawn == before.dice.drawn:  # a power that was drawn is only imagined
        found += harvest(before, me, after)
        found += points(before, me, after)
        found += affords(before, me, after)
    by = reached(after, me)
    if by and not reached(before, me) and not before.ending:
        found.append(Preview("ends", by=by))
    return found


def turns_token(before: Kingdoms, after: Kingdoms) -> bool:
    """exploration.reveal. Whether a token has been turned up on the way."""
    return any(is_hidden(before, at) and not is_hidden(after, at) for at in range(len(before.tokens)))


def growth(before: Kingdoms, me: Seat, after: Kingdoms) -> Reasons:
    """build, research, expand. The tower, the magic and the armies, with the points that they bring."""
    found: Reasons = []
    old, new = before.towers[me], after.towers[me]
    if new > old:
        found.append(Preview("tower-rises", level=new, points=TOWER_POINTS[new] - TOWER_POINTS[old]))
    faction, levels = before.factions[me], len(after.powers[me])
    if levels > len(before.powers[me]):
        assert faction is not None
        power = faction.levels[levels - 1]
        found += [Preview("magic-learned", level=levels, power=power), Preview(f"power-{power.name}")]
    armies = len(after.armies[me])
    if armies > len(before.armies[me]):
        found.append(Preview("army", armies=armies))
    elif armies < len(before.armies[me]):
        found.append(Preview("army-lost", left=armies))
    return found


def price(before: Kingdoms, me: Seat, after: Kingdoms) -> Reasons:
    """trade, collect, war.pay. What was paid for what, or gained."""
    change = [new - old for old, new in zip(before.stock[me], after.stock[me], strict=True)]
    paid = [max(0, -each) for each in change]
    got = amounts([max(0, each) for each in change])
    if any(paid) and any(got.values()):
        given = {f"{name}_paid": amount for name, amount in amounts(paid).items()}
        return [Preview("exchange", **got, **given)]
    if any(paid):
        return [Preview("costs", **amounts(paid))]
    return [Preview("brings", **got)] if any(got.values()) else []


def harvest(before: Kingdoms, me: Seat, after: Kingdoms) -> Reasons:
    """collect. What collecting brings from now on, if that differs from before."""
    old, new = whole_harvest(before, me), whole_harvest(after, me)
    if old == new:
        return []
    more = sum(new) - sum(old)
    change = "more" if more > 0 else "less" if more else "other"
    return [Preview("harvest", **amounts(new), choice=new[3], sure=sum(new[:3]), change=change, by=abs(more))]


def points(before: Kingdoms, me: Seat, after: Kingdoms) -> Reasons:
    """map.capitals, two.points, exploration.city. Points that no sentence about growth has named, and for what."""
    old, new = unnamed(before, me), unnamed(after, me)
    found: Reasons = []
    for what in {**old, **new}:
        was, now = old.get(what, 0), new.get(what, 0)
        if was != now:
            change = "more" if now > was else "less"
            found.append(Preview("points", points=abs(now - was), change=change, what=what.key, of=what.of))
    return found


class Source(NamedTuple):
    """What points are for: an item of the score and, if there is one, its region or power."""

    key: str
    of: Component | None


def unnamed(g: Kingdoms, me: Seat) -> dict[Source, int]:
    """end.points. The points of a seat by where they come from, without those that grow with armies and levels."""
    found: dict[Source, int] = {}
    for item in items(g, me):
        regions = item.facts.get("regions")
        if item.key in COUNTED:
            continue
        if isinstance(regions, list):
            for region in regions:
                assert isinstance(region, Region)
                found[Source(item.key, region)] = capital_points(g, region) if item.key == "capitals" else 1
        else:
            power = item.facts.get("power")
            found[Source(item.key, power if isinstance(power, Component) else None)] = item.points
    return found


def affords(before: Kingdoms, me: Seat, after: Kingdoms) -> Reasons:
    """build, research, expand. What a seat can pay for now and could not before."""
    found: Reasons = []
    for action in (BUILD, RESEARCH, EXPAND):
        if CANNOT[action](before, me) is None or CANNOT[action](after, me) is not None:
            continue
        if action is BUILD:
            found.append(Preview("affords-tower", level=after.towers[me] + 1, cost=build_cost(after, me)))
        elif action is RESEARCH:
            level = len(after.powers[me]) + 1
            found.append(Preview("affords-magic", level=level, cost=level))
        else:
            found.append(Preview("affords-army", armies=len(after.armies[me]) + 1, cost=expand_cost(after, me)))
    return found


def position(before: Kingdoms, me: Seat, after: Kingdoms) -> Reasons:
    """patrol, quest, ruins. Of an army that changed nothing but its region: where it can go from there."""
    came = [region for region in dict.fromkeys(after.armies[me]) if region not in before.armies[me]]
    if not came:
        return []
    near = [region for region in patrol_targets(after, me, came[0]) if region not in after.armies[me]]
    leaves = came[0] in edges(after, me, came[0].territory) and came[0] not in after.lying[me]
    edge = "yes" if leaves else "no"
    return [Preview("position", region=came[0], near=near, count=len(near), edge=edge)]


# -- the others ---------------------------------------------------------------------------------------------


def rivals(g: Kingdoms, me: Seat, action: Action) -> Preview:
    """turn.act. Which of the others could use the action too, as things stand after one's own."""
    shut = [
        seat for seat in g.others(me) if not any(isinstance(deed, Action) for deed in possible(g, seat, action))
    ]
    who = "all" if not shut else "none" if len(shut) == g.seats - 1 else "some"
    return Preview("rivals", who=who, shut=[g.name(seat) for seat in shut])


def war(g: Kingdoms, me: Seat) -> Preview:
    """war, war.dials. Against whom and for what, and how high either side can set its dial."""
    region, foe = g.battlefield, opponent(g, me)
    assert region is not None
    if foe == g.neutral:
        return Preview("storm", region=region)
    attacks = me == g.attacker
    mine, theirs = (
        dial_limit(g, one, other, region, attacks=first)
        for one, other, first in ((me, foe, attacks), (foe, me, not attacks))
    )
    tie = "mine" if tie_winner(g, g.attacker, g.defender) == me else "theirs"
    return Preview("war", foe=g.name(foe), region=region, mine=mine, theirs=theirs, tie=tie)


def opponent(g: Kingdoms, me: Seat) -> int:
    return g.defender if me == g.attacker else g.attacker


def dial(g: Kingdoms, decision: Decision, option: Component) -> Reasons:
    """war.battle, war.flag, war.retreat, power.reserve. Which dials a dial beats, and what is lost with it."""
    me, region = decision.seat, g.battlefield
    assert region is not None
    foe = opponent(g, me)
    preview = next(preview for one, preview in previews(g, decision) if one is option)
    retreat = Preview("if-beaten", retreat=preview.facts["retreat"])
    role = "attacker" if me == g.attacker else "defender"
    if option is FLAG:
        offer = Preview("flag", foe=g.name(foe), region=region, seats=g.seats, role=role)
        return [offer, flag_risk(g, me, foe, region), retreat]
    assert isinstance(option, Number)
    most = dial_limit(g, foe, me, region, attacks=me == g.defender)
    ties = tie_winner(g, g.attacker, g.defender) == me
    beats = option.value if ties else option.value - 1
    facts: dict[str, Fact] = {"foe": g.name(foe), "region": region, "most": most, "role": role}
    if beats >= most and named(g, foe, "reserve") is None:
        return [Preview("dial-sure", **facts)]
    return [Preview("dial", beats=beats, **facts), retreat]


def flag_risk(g: Kingdoms, me: Seat, foe: int, region: Region) -> Preview:
    """war.flag, war.pay, map.capitals. What the flag gives up against a number, and why a number may be worse."""
    attacks = me == g.attacker
    mine = dial_limit(g, me, foe, region, attacks=attacks)
    theirs = dial_limit(g, foe, me, region, attacks=not attacks)
    ties = tie_winner(g, g.attacker, g.defender) == me
    return Preview(
        "flag-risk",
        foe=g.name(foe),
        region=region,
        role="attacker" if attacks else "defender",
        capital="yes" if region.capital else "no",
        outbid="yes" if theirs > mine or (theirs == mine and not ties) else "no",
        mine=mine,
        theirs=theirs,
    )


# -- before the first turn ----------------------------------------------------------------------------------


def faction(_: Kingdoms, __: Decision, option: Component) -> Reasons:
    """setup.faction, research. The first level of magic, the cheapest, and what it does."""
    assert isinstance(option, Faction)
    first = option.levels[0]
    return [Preview("faction", power=first, cost=first.level), Preview(f"power-{first.name}")]


def side(_: Kingdoms, __: Decision, option: Component) -> Reasons:
    """setup.territory, map.regions. What the regions of a side would yield."""
    assert isinstance(option, Territory)
    yields = [sum(region.yields == resource for region in option.open) for resource in range(3)]
    capital = "yes" if any(region.capital for region in option.open) else "no"
    return [Preview("side", **amounts(yields), regions=len(option.open), capital=capital)]


def start(_: Kingdoms, __: Decision, option: Component) -> Reasons:
    """setup.armies, patrol, quest. What a region yields, and where the armies can go from it."""
    assert isinstance(option, Region)
    yields = [int(option.yields == resource) for resource in range(3)]
    edge = "yes" if option.edge else "no"
    return [Preview("start", **amounts(yields), kind=option.terrain, near=len(option.near), edge=edge)]


def split(g: Kingdoms, decision: Decision, option: Component) -> Reasons:
    """setup.resources, research, build, expand. How many levels a resource pays for, and the food that is left."""
    facts = decision.facts or {}
    resource, left = facts["resource"], facts["left"]
    assert isinstance(resource, Resource) and isinstance(left, int) and isinstance(option, Number)
    faction = g.factions[decision.seat]
    assert faction is not None
    costs = [level.level for level in faction.levels]
    if resource.index == ORE:
        costs = list(TOWER_COST[1 : TOP + 1])
    found = [Preview(f"split-{resource.name}", number=option.value, levels=paid_for(option.value, costs))]
    if resource.index == ORE:
        armies = paid_for(left - option.value, list(range(START_ARMIES + 1, left + START_ARMIES + 2)))
        found.append(Preview("split-food", number=left - option.value, armies=armies))
    return found


def paid_for(amount: int, costs: list[int]) -> int:
    """How many of these, one after the other, an amount pays for."""
    count = 0
    for cost in costs:
        amount -= cost
        if amount < 0:
            break
        count += 1
    return count


def amounts(stock: list[int]) -> dict[str, Fact]:
    """components. Mana, ore and food by name, for a sentence."""
    mana, ore, food = stock[:3]
    return {"mana": mana, "ore": ore, "food": food}


SETTLING: Final[Mapping[str, Callable[[Kingdoms, Decision, Component], Reasons]]] = {
    "faction": faction,
    "side": side,
    "start-region": start,
    "split": split,
}
