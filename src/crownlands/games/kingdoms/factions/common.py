"""magic. What the powers of several factions have in common."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.components import YIELDS, Action, Power, Region
from crownlands.games.kingdoms.dials import Purse, War
from crownlands.games.kingdoms.moments import Change
from crownlands.games.kingdoms.state import Kingdoms

Gains = list[tuple[int, int]]


def gains_on(terrain: str, *actions: Action) -> Change:
    """move. Coming to a terrain by one of these actions gives the resource that it yields."""

    def change(g: Kingdoms, power: Power, me: Seat, gains: Gains, region: Region, action: Action) -> Gains:
        if region.terrain == terrain and action in actions:
            return [*gains, (YIELDS[terrain], power.amount)]
        return gains

    return change


def performs(*pairs: tuple[Action, Action]) -> Change:
    """turn.act. When the first action is selected, the second may be performed."""

    def change(g: Kingdoms, power: Power, me: Seat, found: list[Action], selected: Action) -> list[Action]:
        more = [given for asked, given in pairs if asked is selected and given not in found]
        return [*found, *more]

    return change


def pays_mana_for(*costs: str) -> Change:
    """build, expand, war.retreat. Mana may stand in for these costs."""

    def change(g: Kingdoms, power: Power, me: Seat, found: Power | None, cost: str) -> Power | None:
        return power if found is None and cost in costs else found

    return change


def crosses(links: str) -> Change:
    """map.rivers. Rivers do not block, and the regions that touch the same water (or crags) are adjacent."""

    def change(
        g: Kingdoms, power: Power, me: Seat, found: tuple[Region, ...], region: Region
    ) -> tuple[Region, ...]:
        reached: tuple[Region, ...] = getattr(region, links)
        return found + region.rivers + reached

    return change


def moves_armies(action: Action) -> Change:
    """patrol, quest. This many armies move with one action."""

    def change(g: Kingdoms, power: Power, me: Seat, armies: int, performed: Action) -> int:
        return power.amount if performed is action else armies

    return change


def discount(g: Kingdoms, power: Power, me: Seat, purse: Purse, war: War) -> Purse:
    """war.pay. A discount in every war."""
    return purse._replace(discount=purse.discount + power.amount)


def rations(g: Kingdoms, power: Power, me: Seat, purse: Purse, war: War) -> Purse:
    """power.war-rations, power.feast-of-war. Food can be spent on war: one by one, or several at a time."""
    if power.of == 1:
        return purse._replace(rations=power.amount)
    return purse._replace(feast=(power.of, power.amount))


def less(g: Kingdoms, power: Power, me: Seat, cost: int) -> int:
    """build, expand, war.retreat. A lower price."""
    return cost - power.amount
