"""What a saved city gives: two of three rewards, and one step for the neutral player of three."""

from __future__ import annotations

from crownlands.core.components import Component
from crownlands.core.decisions import Fact, Reason, Seat
from crownlands.games.xidit.components import (
    BARD_SONGS,
    CITIES,
    COINS,
    COLUMNS,
    GUILD,
    HIGHEST,
    REGIONS,
    REWARDS,
    City,
    Column,
    Region,
    Reward,
    Titan,
)
from crownlands.games.xidit.state import NOBODY, Xidit

REWARDS_TAKEN = 2
NO_BARDS = "no-bards"
NO_STOREYS = "no-storeys"
FITS = "fits"
"""reward. Said of bards or storeys that would give something."""


async def take_rewards(g: Xidit, me: Seat, city: int, amounts: tuple[int, ...], source: Component) -> None:
    """reward. Two different kinds of the three, also one that gives nothing here; asked if there is a choice."""
    kinds = [kind for kind in REWARDS if cannot_choose(g, me, amounts, kind) is None]
    if g.log is not None and len(kinds) < len(REWARDS):
        tell_refused(g, me, amounts)
    taken: list[Reward] = []
    while len(kinds) > REWARDS_TAKEN - len(taken) > 0:
        facts: dict[str, Fact] = {"source": source, "city": CITIES[city], "left": REWARDS_TAKEN - len(taken)}
        facts |= {"coins": amounts[COINS], "bards": amounts[BARD_SONGS], "storeys": amounts[GUILD]}
        facts |= {"sing": cannot_sing(g, me, city) or FITS, "build": cannot_build(g, me, city) or FITS}
        taken.append(await g.choose(me, "reward", kinds, "reward", facts))
        kinds = [kind for kind in kinds if kind is not taken[-1]]
    if len(taken) < REWARDS_TAKEN:
        taken += kinds
    for kind in sorted(taken, key=lambda kind: kind.index):
        amount = amounts[kind.index]
        if why := gives_nothing(g, me, city, kind):
            no_reward(g, me, kind, why)
        elif kind.index == COINS:
            take_coins(g, me, amount)
        elif kind.index == GUILD:
            await build(g, me, city, amount)
        else:
            await place_bards(g, me, city, min(amount, g.stock[me]))
    if g.neutral and (g.options.titans_move_neutral or not isinstance(source, Titan)):
        await move_neutral(g, me)


def cannot_choose(g: Xidit, me: Seat, amounts: tuple[int, ...], kind: Reward) -> str | None:
    """reward, reward.bards. Why a reward is not among those to choose from, in a word for the log."""
    if not amounts[kind.index]:
        return "not-offered"
    return NO_BARDS if kind.index == BARD_SONGS and not g.stock[me] else None


def gives_nothing(g: Xidit, me: Seat, city: int, kind: Reward) -> str | None:
    """reward.bards, reward.guild. Why a reward that may be chosen gives nothing here, in a word for the log."""
    if kind.index == COINS:
        return None
    return cannot_build(g, me, city) if kind.index == GUILD else cannot_sing(g, me, city)


def tell_refused(g: Xidit, me: Seat, amounts: tuple[int, ...]) -> None:
    """reward. Which rewards cannot be chosen, and why, so that nobody wonders where a choice has gone."""
    for kind in REWARDS:
        if why := cannot_choose(g, me, amounts, kind):
            no_reward(g, me, kind, why)


def no_reward(g: Xidit, me: Seat, kind: Reward, why: str) -> None:
    """reward. Everybody hears why: guilds lie in the open, and bards were placed before all eyes."""
    g.tell("no-reward", me, reward=kind, why=why)


def take_coins(g: Xidit, me: Seat, coins: int) -> None:
    """reward.coins. From the bank behind the screen."""
    g.coins[me] += coins
    g.tell("took-coins", me, coins=coins)


# -- bards ------------------------------------------------------------------------------------------------


def open_regions(g: Xidit, city: int) -> list[Region]:
    """reward.bards, variant.three. The regions around a city that take bards."""
    closed = g.closed
    return [REGIONS[at] for at in g.edition.regions[city] if at not in closed]


def cannot_sing(g: Xidit, me: Seat, city: int) -> str | None:
    """reward.bards, variant.three. Bards that are left, and an open region for them."""
    if not open_regions(g, city):
        return "regions-closed"
    return None if g.stock[me] else NO_BARDS


async def place_bards(g: Xidit, me: Seat, city: int, count: int) -> None:
    """reward.bards. One after the other into the regions around the hero, split as one likes."""
    regions = open_regions(g, city)
    for left in range(count, 0, -1):
        region = await g.choose(me, "bard", regions, "reward.bards", {"left": left})
        place_bard(g, me, region)


def place_bard(g: Xidit, me: Seat, region: Region) -> None:
    """reward.bards. In the central region the bard goes into the Bastion."""
    g.stock[me] -= 1
    g.bards[me * 9 + region.index] += 1
    g.tell("bard-to-bastion" if region.index == g.edition.central else "placed-bard", me, region=region)


# -- guilds -----------------------------------------------------------------------------------------------


def cannot_build(g: Xidit, me: Seat, city: int) -> str | None:
    """reward.guild. One guild a city, of one colour, with four storeys at most."""
    if g.owners[city] not in (NOBODY, me):
        return "guild-of-another"
    if g.guilds[city] == HIGHEST:
        return "guild-is-full"
    return None if g.storeys[me] else NO_STOREYS


async def build(g: Xidit, me: Seat, city: int, storeys: int) -> None:
    """reward.guild, census.mages. As many storeys as fit; those that had to wait come after them."""
    count = min(storeys, HIGHEST - g.guilds[city], g.storeys[me])
    g.storeys[me] -= count
    raise_guild(g, me, city, count)
    while g.kept[me] and (sites := growing(g, me)):
        site = await g.choose(me, "kept-storey", sites, "census.mages")
        g.kept[me] -= 1
        raise_guild(g, me, site.index, 1)


def raise_guild(g: Xidit, me: Seat, city: int, storeys: int) -> None:
    g.owners[city] = me
    g.guilds[city] += storeys
    g.tell("built", me, city=CITIES[city], storeys=storeys, height=g.guilds[city])


def growing(g: Xidit, me: Seat) -> list[City]:
    """reward.guild, census.mages. The cities with a guild of this seat that has room for a storey."""
    return [city for city in CITIES if g.owners[city.index] == me and g.guilds[city.index] < HIGHEST]


# -- the neutral player -----------------------------------------------------------------------------------


def cannot_advance(g: Xidit, column: Column) -> Reason | None:
    """variant.neutral.advance. The neutral player's token stops at the end of its column."""
    full = g.neutral[column.index] == len(g.edition.tracks[column.index])
    return Reason("column-is-full", "variant.neutral.advance") if full else None


async def move_neutral(g: Xidit, me: Seat) -> None:
    """variant.neutral.advance. Who has saved a city moves one token of the neutral player up by a division."""
    columns = [column for column in COLUMNS if cannot_advance(g, column) is None]
    if not columns:
        return
    column = await g.choose(me, "neutral", columns, "variant.neutral.advance")
    g.neutral[column.index] += 1
    division = g.neutral[column.index]
    points = g.edition.tracks[column.index][division - 1]
    g.tell("neutral-advanced", me, column=column, division=division, points=points)
