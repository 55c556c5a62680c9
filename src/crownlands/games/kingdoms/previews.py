"""What happens if I take this: an option's cost, gain and risk, worked out by the rules that will apply it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from crownlands.core.components import PLAYERS, Component, Number
from crownlands.core.decisions import Decision, Fact, Preview, Seat
from crownlands.games.kingdoms.ambush import wars_of_swap
from crownlands.games.kingdoms.collecting import harvest_facts
from crownlands.games.kingdoms.components import (
    BUILD,
    COLLECT,
    EXPAND,
    FLAG,
    FOOD,
    GIVE_UP,
    MANA,
    MOST,
    PATROL,
    QUEST,
    RAISE,
    RESEARCH,
    SACRIFICE,
    TOWER_POINTS,
    Action,
    Region,
    Resource,
)
from crownlands.games.kingdoms.dials import Way, purse, storm_price
from crownlands.games.kingdoms.exploration import is_hidden
from crownlands.games.kingdoms.growth import build_cost, expand_cost, next_level, traded
from crownlands.games.kingdoms.movement import gains_on_entering
from crownlands.games.kingdoms.stakes import retreat_after
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.games.kingdoms.turn import cannot_do, sacrifice_gain, substitutes
from crownlands.games.kingdoms.war import raised

Previews = list[tuple[Component, Preview]]
Foretell = Callable[[Kingdoms, Decision, Component], Preview | None]


def previews(g: Kingdoms, decision: Decision) -> Previews:
    """What the options of a decision lead to, where a player would want to know it."""
    foretell = PREVIEWS.get(decision.prompt)
    if foretell is None:
        return []
    told = ((option, foretell(g, decision, option)) for option in decision.options)
    return [(option, preview) for option, preview in told if preview is not None]


# -- actions ------------------------------------------------------------------------------------------------


def action(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
    """turn.act, turn.collect. What an action costs and brings, if that is known before it is begun."""
    me = decision.seat
    if option is BUILD:
        level = g.towers[me] + 1
        points = TOWER_POINTS[level] - TOWER_POINTS[level - 1]
        return Preview("build", level=level, cost=build_cost(g, me), points=points)
    if option is RESEARCH:
        power = next_level(g, me)
        assert power is not None
        return Preview("research", power=power, level=power.level, cost=power.level)
    if option is EXPAND:
        return Preview("expand", cost=expand_cost(g, me), armies=len(g.armies[me]) + 1)
    if option is COLLECT:
        return Preview("collect", **harvest_facts(g, me))
    if option is SACRIFICE:
        return Preview("sacrifice", mana=sacrifice_gain(g, me))
    return None


def selection(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
    """turn.select. The same for the player who selects, who may not be able to use the action."""
    assert isinstance(option, Action)
    me = decision.seat
    if all(cannot_do(g, me, thing) is not None for thing in substitutes(g, me, option)):
        return Preview("unusable")
    return action(g, decision, option) if cannot_do(g, me, option) is None else None


def amount(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
    """trade, collect.most, power.profit. What giving this much brings, and how much of it is lost."""
    facts = decision.facts or {}
    given, taken = facts["given"], facts["taken"]
    if not isinstance(option, Number):
        return None
    assert isinstance(given, Resource) and isinstance(taken, Resource)
    got, profit = traded(g, decision.seat, taken.index, option.value)
    lost = option.value - got
    return Preview("trade", given=given, amount=option.value, taken=taken, got=got + profit, lost=lost)


def frostbite(g: Kingdoms, _: Decision, option: Component) -> Preview | None:
    """power.frostbite. Which level another player would lose."""
    victim = PLAYERS.index(option)
    return Preview("frostbite", power=g.powers[victim][-1])


# -- movement -----------------------------------------------------------------------------------------------


def arrival(by: Action) -> Foretell:
    """move, war, magic, exploration.reveal. Whom an army would meet, or what it would gain and find."""

    def foretell(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
        if not isinstance(option, Region):
            return None
        me = decision.seat
        foe = next((owner for owner in g.garrison[option.index] if owner != me), me)
        if foe == g.neutral:
            return Preview("storm", price=storm_price(g))
        if foe != me:
            return Preview("war", foe=g.name(foe), regions=(shared := g.allied(me, foe)), shared=len(shared))
        gains = [0, 0, 0]
        for resource, number in gains_on_entering(g, me, option, by):
            gains[resource] = min(gains[resource] + number, MOST - g.stock[me][resource])
        if not any(gains) and not is_hidden(g, option.index):
            return None
        mana, ore, food = gains
        return Preview("arrive", mana=mana, ore=ore, food=food, token=int(is_hidden(g, option.index)))

    return foretell


def exchange(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
    """power.ambush, war. Whose army would change places, and where that would be a war."""
    source = (decision.facts or {})["from"]
    assert isinstance(option, Region) and isinstance(source, Region)
    wars = list(wars_of_swap(g, decision.seat, source, option))
    foe = g.name(g.garrison[option.index][0])
    return Preview("swap", foe=foe, regions=wars, wars=len(wars))


# -- paying -------------------------------------------------------------------------------------------------


def payment(g: Kingdoms, me: Seat, ways: Sequence[Way], key: str, **more: Fact) -> Preview:
    """war.pay. One way to pay with what is left after it, or all the ways among which the seat will choose."""
    if len(ways) > 1:
        mana, ore, food = ([way[kind] for way in ways] for kind in range(3))
        return Preview(f"{key}-ways", ways=len(ways), mana=mana, ore=ore, food=food, **more)
    way = ways[0]
    left = {f"{name}_left": g.stock[me][kind] - way[kind] for kind, name in enumerate(Way._fields)}
    return Preview(key, mana=way.mana, ore=way.ore, food=way.food, **left, **more)


def dial(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
    """war.dials, war.pay, war.retreat. What a dial costs, and whether a beaten army could then retreat."""
    me, region = decision.seat, g.battlefield
    assert region is not None
    foe = g.defender if me == g.attacker else g.attacker
    if option is FLAG:
        retreat = retreat_after(g, me, foe, region, [Way(0, 0, 0)])
        return Preview("flag", retreat=retreat, seats=g.seats, role="attacker" if me == g.attacker else "defender")
    assert isinstance(option, Number)
    money = purse(g, me, foe, region, attacks=me == g.attacker)
    ways = money.ways(option.value)
    off = [money.off(*way) for way in ways]
    retreat = retreat_after(g, me, foe, region, ways)
    return payment(g, me, ways, "dial", retreat=retreat, off=off[0] if len(off) == 1 else off)


def war_bill(resource: int) -> Foretell:
    """war.pay, two.war. What is paid besides the mana, or the food, that is chosen here."""

    def foretell(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
        facts, me, region = decision.facts or {}, decision.seat, g.battlefield
        number, mana = facts["number"], facts.get("mana", -1)
        assert region is not None and isinstance(option, Number) and isinstance(number, int)
        foe = g.defender if me == g.attacker else g.attacker
        ways = purse(g, me, foe, region, attacks=me == g.attacker).ways(number)
        left = [way for way in ways if mana in (-1, way.mana) and way[resource] == option.value]
        return payment(g, me, left, "pay")

    return foretell


def stand_in_mana(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
    """power.transmutation, power.raise-dead. What is paid in mana and what is not."""
    facts = decision.facts or {}
    resource, cost = facts["resource"], facts["cost"]
    assert isinstance(option, Number) and isinstance(resource, Resource) and isinstance(cost, int)
    way = [option.value, 0, 0]
    way[resource.index] = cost - option.value
    return payment(g, decision.seat, [Way(*way)], "pay")


def reserve(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
    """power.reserve. What the dial would count, and whether that wins the war as the dials stand."""
    if option is not RAISE:
        return None
    number, wins = raised(g, decision.seat)
    return Preview("raise", number=number, outcome="win" if wins else "lose")


def give_up(g: Kingdoms, decision: Decision, option: Component) -> Preview | None:
    """war.outcome. An army that is given up leaves the game."""
    return Preview("army-lost", left=len(g.armies[decision.seat]) - 1) if option is GIVE_UP else None


PREVIEWS: Final[Mapping[str, Foretell]] = {
    "select": selection,
    "act": action,
    "follow": action,
    "patrol-to": arrival(PATROL),
    "patrol-on": arrival(PATROL),
    "quest-to": arrival(QUEST),
    "swap-theirs": exchange,
    "trade-amount": amount,
    "trade-also": amount,
    "mana-instead": stand_in_mana,
    "dial": dial,
    "pay-mana": war_bill(MANA),
    "pay-food": war_bill(FOOD),
    "storm-mana": war_bill(MANA),
    "storm-food": war_bill(FOOD),
    "reserve": reserve,
    "retreat": give_up,
    "bandits": give_up,
    "frostbite": frostbite,
}
