"""power.green-paths, .deep-roots, .sunlight, .fallen-leaves, .one-forest.

Treants: the forest marches. A faction of Heroes' Call.
"""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import Harvest
from crownlands.games.kingdoms.components import FOOD, MANA, PATROL, QUEST, ROOM, Power, Region
from crownlands.games.kingdoms.factions.common import gains_on
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


def deep_roots(g: Kingdoms, power: Power, me: Seat, found: Harvest) -> Harvest:
    """power.deep-roots. A forest with more armies than two yields food as well."""
    armies = g.armies[me]
    forests = sum(region.terrain == "forest" and armies.count(region) > ROOM for region in set(armies))
    return [*found, (power, FOOD, forests)] if forests else found


def crowded(g: Kingdoms, power: Power, me: Seat, room: int, region: Region) -> int:
    """power.deep-roots. More armies than two fit into a forest."""
    return max(room, power.amount) if region.terrain == "forest" else room


async def sunlight(g: Kingdoms, power: Power, me: Seat) -> None:
    """power.sunlight. Mana for whoever holds a forest as the active player, if there are more than two."""
    if g.seats > 2:
        _shine(g, power, me)


async def sunlight_for_two(g: Kingdoms, power: Power, me: Seat) -> None:
    """power.sunlight. With two players, when the action card is cleared."""
    if g.seats == 2:
        _shine(g, power, me)


def _shine(g: Kingdoms, power: Power, me: Seat) -> None:
    if any(region.terrain == "forest" for region in g.armies[me]):
        g.gain(me, MANA, power.amount)


def one_forest(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.one-forest. Points if every army stands in a forest."""
    armies = g.lasting(me)
    return power.points(bool(armies) and all(region.terrain == "forest" for region in armies))


LEVELS = (
    Effect("green-paths", changes={"arrival": gains_on("forest", PATROL, QUEST)}),
    Effect("deep-roots", changes={"room": crowded, "harvest": deep_roots}),
    Effect("sunlight", at={"active": sunlight, "cleared": sunlight_for_two}),
    Effect("fallen-leaves"),
    Effect("one-forest", points=one_forest),
)
