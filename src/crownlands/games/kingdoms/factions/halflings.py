"""power.offended-hosts, .gifts, .shared-table, .bond, .friends-of-all. Halflings: alliances."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.kingdoms.collecting import by_power, gain_any, lose_any
from crownlands.games.kingdoms.components import Power
from crownlands.games.kingdoms.moments import Effect
from crownlands.games.kingdoms.state import Kingdoms


async def offended_hosts(g: Kingdoms, power: Power, me: Seat, foe: Seat) -> None:
    """power.offended-hosts. An opponent who answers the flag with a number loses resources of their own choice."""
    await lose_any(g, foe, power.amount, "power.offended-hosts")


async def gifts(g: Kingdoms, power: Power, me: Seat, foe: Seat) -> None:
    """power.gifts. The new ally gains something."""
    await gain_any(g, foe, power.amount, "power.gifts", {"why": "gift", "giver": g.name(me)})


async def shared_table(g: Kingdoms, power: Power, me: Seat, foe: Seat) -> None:
    """power.shared-table. So do the halflings, for every region that two flags turn into a shared one."""
    await gain_any(g, me, power.amount, "power.shared-table", by_power(power))


def friends_of_all(g: Kingdoms, power: Power, me: Seat) -> int:
    """power.friends-of-all. A point for every player with whom a region is shared."""
    friends = (any(not region.ruins for region in g.allied(me, other)) for other in g.others(me))
    return power.points(sum(friends))


LEVELS = (
    Effect("offended-hosts", at={"spurned": offended_hosts}),
    Effect("gifts", at={"allied": gifts}),
    Effect("shared-table", at={"allied": shared_table}),
    Effect("bond"),
    Effect("friends-of-all", points=friends_of_all),
)
