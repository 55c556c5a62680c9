"""What a seat may know of a game of Tiny Epic Kingdoms: all but the tokens that lie face down."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Literal

from crownlands.core.decisions import Seat
from crownlands.core.game import Score
from crownlands.core.hidden import Pool, Zone
from crownlands.core.wire import facts
from crownlands.games.kingdoms.collecting import ANY, harvest_facts, is_unfought, yielded
from crownlands.games.kingdoms.components import (
    ARMIES,
    EDITION,
    FACTIONS,
    RESOURCES,
    SHIELDS,
    TERRITORIES,
    TOP,
    TOWER_COST,
    Region,
    Territory,
)
from crownlands.games.kingdoms.dials import purse, storm_price
from crownlands.games.kingdoms.exploration import is_hidden
from crownlands.games.kingdoms.growth import build_cost, expand_cost, next_level
from crownlands.games.kingdoms.losses import retreat_cost
from crownlands.games.kingdoms.scoring import score_all
from crownlands.games.kingdoms.stakes import Stake, stakes, stakes_for_all
from crownlands.games.kingdoms.state import NOBODY, Kingdoms
from crownlands.games.kingdoms.view_types import (
    AllianceView,
    ArmyView,
    KingdomsView,
    Owner,
    PlayerView,
    RegionView,
    SideView,
    StakeView,
    TerritoryView,
    WarView,
    YieldView,
)

HIDDEN = "hidden"


def is_reconstructed() -> bool:
    """components. Whether anything in the edition is not what is printed, as far as we know."""
    marks = [*EDITION.tower_provenance.values(), *(row[2] for row in EDITION.tokens)]
    marks += [mark for territory in TERRITORIES for mark in territory.row.provenance.values()]
    marks += [power.provenance for faction in FACTIONS for power in faction.levels]
    return "reconstructed" in marks


RECONSTRUCTED = is_reconstructed()


def view(g: Kingdoms) -> KingdomsView:
    """exploration, components. The same for every seat: nobody sees what others do not."""
    settled = bool(g.territories)
    scores = score_all(g) if settled else [Score(seat, ()) for seat in range(g.seats)]
    return {
        "seats": g.seats,
        "edition": {"name": g.edition.name, "reconstructed": RECONSTRUCTED},
        "stage": "over" if g.over else "play" if g.active != NOBODY else "setup",
        "first": None if g.first == NOBODY else g.first,
        "active": None if g.active == NOBODY else g.active,
        "turn": g.turn,
        "offered": [faction.ref for faction in g.offered],
        "shields": [action.ref for action in g.shields],
        "selections_left": SHIELDS - len(g.shields),
        "selected": None if g.selected is None else g.selected.ref,
        "acting": None if g.selected is None or g.acted >= g.seats else (g.active + g.acted) % g.seats,
        "ending": g.ending,
        "tower": [[seat for seat, level in enumerate(g.towers) if level == at] for at in range(TOP + 1)],
        "territories": [territory_view(g, at, territory) for at, territory in enumerate(g.territories)],
        "neutral_price": storm_price(g) if g.lost is not None else None,
        "alliances": alliances(g) if settled else [],
        "war": war_view(g),
        "players": [player_view(g, score) for score in scores] if g.factions else [],
        "box": len(g.box),
    }


def views(g: Kingdoms, seats: Iterable[Seat | None]) -> dict[Seat | None, KingdomsView]:
    """One view for all."""
    common = view(g)
    return dict.fromkeys(seats, common)


def territory_view(g: Kingdoms, at: int, territory: Territory) -> TerritoryView:
    return {
        "ref": territory.ref,
        "seat": at if at < g.seats else None,
        "regions": [region_view(g, region) for region in territory.regions],
    }


def region_view(g: Kingdoms, region: Region) -> RegionView:
    """map.regions, ruins, exploration. Who stands or lies in a region, and which token is there."""
    crowd = g.garrison[region.index]
    token = g.tokens[region.index]
    shown = None if token is None else token.ref if g.turned[region.index] else HIDDEN
    if not crowd:
        return {"ref": region.ref, "armies": [], "token": shown, "yields": []}
    armies: list[ArmyView] = []
    for owner in sorted(set(crowd)):
        lying = g.lying[owner].count(region)
        name: Owner = owner if owner < g.seats else "neutral"
        armies += [{"owner": name, "lying": number < lying} for number in range(crowd.count(owner))]
    return {"ref": region.ref, "armies": armies, "token": shown, "yields": yields_view(g, region)}


def yields_view(g: Kingdoms, region: Region) -> list[YieldView]:
    """collect, ruins, power.deep-home. What an occupied region gives, and to whom."""
    found: list[YieldView] = []
    for seat in sorted(set(g.garrison[region.index])):
        if seat == g.neutral:
            continue
        resource, amount = yielded(g, seat, region)
        if amount and not is_unfought(g, seat, region):
            ref = None if resource == ANY else RESOURCES[resource].ref
            found.append({"seat": seat, "resource": ref, "amount": amount})
    return found


def alliances(g: Kingdoms) -> list[AllianceView]:
    """war.alliance. Every pair of allies and the regions that they share."""
    found: list[AllianceView] = []
    for one, other in combinations(range(g.seats), 2):
        shared = [region.ref for region in g.allied(one, other)]
        if shared:
            found.append({"seats": [one, other], "regions": shared})
    return found


def war_view(g: Kingdoms) -> WarView | None:
    """war, war.pay, war.retreat. What both sides could show, what they would pay, where they could go."""
    if g.battlefield is None:
        return None
    neutral = g.defender == g.neutral
    pairs = [(g.attacker, g.defender)] if neutral else [(g.attacker, g.defender), (g.defender, g.attacker)]
    return {
        "region": g.battlefield.ref,
        "attacker": g.attacker,
        "defender": "neutral" if neutral else g.defender,
        "dials": list(g.dials) or None,
        "neutral_price": storm_price(g) if neutral else None,
        "stakes": [] if g.dials else stakes_view(stakes_for_all(g, g.battlefield)),
        "sides": [side_view(g, me, foe, g.battlefield) for me, foe in pairs],
    }


def stakes_view(found: Iterable[Stake]) -> list[StakeView]:
    return [{"key": stake.key, "facts": facts(stake.facts)} for stake in found]


def side_view(g: Kingdoms, me: Seat, foe: int, region: Region) -> SideView:
    """war.dials, war.pay. What one side could show and pay, and where it could go."""
    money = purse(g, me, foe, region, attacks=me == g.attacker)
    limit = max(0, money.limit())
    return {
        "seat": me,
        "limit": limit,
        "discount": money.discount,
        "one_kind": money.one_kind,
        "mana_only": money.mana_only,
        "mana_value": money.mana_value,
        "food_value": money.rations,
        "feast": list(money.feast) if money.feast[0] else None,
        "retreat_cost": retreat_cost(g, me),
        "stakes": [] if g.dials or foe == g.neutral else stakes_view(stakes(g, me, foe, region)),
    }


def player_view(g: Kingdoms, score: Score) -> PlayerView:
    """components, collect.most. What lies before a seat."""
    player = score.seat
    faction = g.factions[player]
    settled = bool(g.territories)
    power = next_level(g, player)
    return {
        "faction": None if faction is None else faction.ref,
        "cards": [] if settled or not g.homes else [side.ref for side in g.homes[player]],
        "home": g.home(player).ref if settled else None,
        "resources": list(g.stock[player]),
        "tower": g.towers[player],
        "magic": len(g.powers[player]),
        "powers": [learned.ref for learned in g.powers[player]],
        "shapes": [shape.ref for shape in g.shapes[player]],
        "armies": len(g.armies[player]) if settled else 0,
        "supply": ARMIES - len(g.armies[player]) if settled else ARMIES,
        "lying": len(g.lying[player]) if settled else 0,
        "points": score.total,
        "score": [{"key": item.key, "points": item.points, "facts": facts(item.facts)} for item in score.items],
        "crown": g.crown == player,
        "captured": g.captured[player],
        "harvest": harvest_facts(g, player) if settled else None,
        "costs": {
            "build": build_cost(g, player) if settled and g.towers[player] < len(TOWER_COST) - 1 else None,
            "research": None if power is None else power.level,
            "expand": expand_cost(g, player) if settled and len(g.armies[player]) < ARMIES else None,
        },
        "status": status(g, player),
    }


def status(g: Kingdoms, player: Seat) -> Literal["selects", "acts", "acted"] | None:
    """turn. What a seat does or has done in this turn."""
    if g.active == NOBODY or g.over:
        return None
    if g.selected is None:
        return "selects" if player == g.active else None
    place = (player - g.active) % g.seats
    return "acted" if place < g.acted else "acts" if place == g.acted else None


def pools(g: Kingdoms) -> list[Pool]:
    """exploration. Tokens that lie face down, and those that stayed in the box."""
    hidden = [at for at in range(len(g.tokens)) if is_hidden(g, at)]
    return [[Zone(g.box), Zone(g.tokens, hidden)]]
