"""The census of the armies: unit by unit, closed hands opened at once, and rewards for the most."""

from __future__ import annotations

from typing import Any, Final

from crownlands.core.components import PLAYERS, Number, numbers
from crownlands.core.decisions import Seat, together
from crownlands.games.xidit.components import BARD_SONGS, COINS, GUILD, REWARDS, UNITS, Unit
from crownlands.games.xidit.orders import end_year
from crownlands.games.xidit.rewards import (
    NO_STOREYS,
    cannot_sing,
    growing,
    no_reward,
    place_bard,
    raise_guild,
    regions_for_bards,
    take_coins,
)
from crownlands.games.xidit.state import UNSET, Xidit

PRIZES: Final = ((COINS, 1), (COINS, 2), (BARD_SONGS, 1), (BARD_SONGS, 2), (GUILD, 1))
"""census.coins, census.bards, census.mages. The reward for the most of a kind of unit, weakest first; how much."""


async def count_units(g: Xidit) -> None:
    """census, census.hand, census.tie, census.example. A kind of unit: sealed hands, rewards for the most."""
    unit = UNITS[g.census]
    shown = await together({seat: close_hand(g, seat) for seat in range(g.seats)})
    g.hands = [number.value for number in shown.values()]
    g.reveal()
    most = max(g.hands)
    if g.log is not None:
        tell_hands(g, unit, most)
    for seat in g.order_of_seats if most else ():
        if g.hands[seat] == most:
            await reward_census(g, seat)
    g.hands = [UNSET] * g.seats
    g.census += 1
    if g.census == len(UNITS):
        end_year(g)


def tell_hands(g: Xidit, unit: Unit, most: int) -> None:
    """census, census.tie. All hands in one line, from the first player on, and all who show the most."""
    facts: dict[str, Any] = {"unit": unit, "hands": g.hands[:]}
    if not most:
        g.tell("nobody-showed", **facts)
        return
    for place, seat in enumerate(g.order_of_seats, start=1):
        facts |= {f"player_{place}": PLAYERS[seat], f"units_{place}": g.hands[seat]}
    winners = [PLAYERS[seat] for seat in g.order_of_seats if g.hands[seat] == most]
    g.tell("showed", **facts, seats=g.seats, most=winners, winners=len(winners))


async def close_hand(g: Xidit, me: Seat) -> Number:
    """census.hand. Any number of one's units of this kind, in secret; also none."""
    own = g.units[me * 5 + g.census]
    return await g.choose(me, "hand", numbers(0, own), "census.hand", {"unit": UNITS[g.census]})


async def reward_census(g: Xidit, me: Seat) -> None:
    """census.coins, census.bards, census.mages. What the most units of a kind give."""
    kind, count = PRIZES[g.census]
    if kind == COINS:
        take_coins(g, me, count)
    elif kind == BARD_SONGS:
        await census_bards(g, me, count)
    else:
        await census_storey(g, me)


async def census_bards(g: Xidit, me: Seat, count: int) -> None:
    """census.bards. Bards may go into regions around the hero's city; a seat may place fewer."""
    why = cannot_sing(g, me, g.heroes[me])
    if why is not None:
        no_reward(g, me, REWARDS[BARD_SONGS], why)
        return
    regions = regions_for_bards(g, me)
    for left in range(min(count, g.stock[me]), 0, -1):
        region = await g.may_choose(me, "census-bard", regions, "census.bards", {"left": left})
        if region is None:
            g.tell("no-bard", me)
            return
        place_bard(g, me, region)


async def census_storey(g: Xidit, me: Seat) -> None:
    """census.mages. A storey onto one of the guilds with room; without one it is kept until there is."""
    if not g.storeys[me]:
        no_reward(g, me, REWARDS[GUILD], NO_STOREYS)
        return
    sites = growing(g, me)
    if not sites:
        g.storeys[me] -= 1
        g.kept[me] += 1
        g.tell("kept-storey", me)
        return
    site = await g.may_choose(me, "census-storey", sites, "census.mages")
    if site is None:
        g.tell("no-storey", me)
        return
    g.storeys[me] -= 1
    raise_guild(g, me, site.index, 1)
