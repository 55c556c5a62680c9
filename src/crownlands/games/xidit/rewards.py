"""What a saved city gives: two of three rewards, and one step for the neutral player of three."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from crownlands.core.components import Component
from crownlands.core.decisions import Fact, Reason, Seat
from crownlands.games.xidit.aftermath import behind_screen
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
from crownlands.games.xidit.scoring import influence, shown_reputation
from crownlands.games.xidit.state import NOBODY, Xidit

REWARDS_TAKEN: Final = 2
FITS: Final = "fits"
"""reward. Said of bards or storeys that would give something."""

NOT_PRINTED: Final = Reason("not-printed", "reward")
TAKEN: Final = Reason("taken-already", "reward")
NO_BARDS: Final = Reason("no-bards", "reward.bards")
REGIONS_CLOSED: Final = Reason("regions-closed", "reward.bards")
NOT_AROUND: Final = Reason("not-around-hero", "reward.bards")
CLOSED_OF_THREE: Final = Reason("region-closed", "variant.three")
CLOSED_OF_SHORT: Final = Reason("region-closed", "variant.short")
NO_STOREYS: Final = Reason("no-storeys", "reward.guild")
GUILD_OF_ANOTHER: Final = Reason("guild-of-another", "reward.guild")
GUILD_IS_FULL: Final = Reason("guild-is-full", "reward.guild")
NO_GUILD: Final = Reason("no-guild-here", "census.mages")
COLUMN_IS_FULL: Final = Reason("column-is-full", "variant.neutral.advance")

Amounts = tuple[int, ...]
"""What a tile or a Titan shows: coins, bards, storeys."""


async def take_rewards(g: Xidit, me: Seat, city: int, amounts: Amounts, source: Component) -> None:
    """reward. Two different kinds of the three, also one that gives nothing here; asked if there is a choice."""
    taken: list[Reward] = []
    kinds = [kind for kind in REWARDS if cannot_take(g, me, kind, amounts, taken) is None]
    if g.log is not None and len(kinds) < len(REWARDS):
        tell_refused(g, me, amounts)
    while len(kinds) > REWARDS_TAKEN - len(taken) > 0:
        facts: dict[str, Fact] = {"source": source, "city": CITIES[city], "left": REWARDS_TAKEN - len(taken)}
        facts |= {"coins": amounts[COINS], "bards": amounts[BARD_SONGS], "storeys": amounts[GUILD]}
        facts |= {"sing": word(cannot_sing(g, me, city)), "build": word(cannot_build(g, me, city))}
        facts["taken"] = taken[:]
        taken.append(await g.choose(me, "reward", kinds, "reward", facts))
        kinds = [kind for kind in REWARDS if cannot_take(g, me, kind, amounts, taken) is None]
    if len(taken) < REWARDS_TAKEN:
        taken += kinds
    for kind in sorted(taken, key=lambda kind: kind.index):
        if why := gives_nothing(g, me, city, kind):
            no_reward(g, me, kind, why)
        elif kind.index == COINS:
            take_coins(g, me, amounts[COINS])
        elif kind.index == GUILD:
            await build(g, me, city, storeys_given(g, me, city, amounts))
        else:
            await place_bards(g, me, bards_given(g, me, amounts))
    if g.neutral and (g.variants.titans_move_neutral or not isinstance(source, Titan)):
        await move_neutral(g, me)


def cannot_take(g: Xidit, me: Seat, kind: Reward, amounts: Amounts, taken: Sequence[Component]) -> Reason | None:
    """reward, reward.bards. Only what is printed, each kind once, and bards only from those who have some."""
    if not amounts[kind.index]:
        return NOT_PRINTED
    if kind in taken:
        return TAKEN
    return NO_BARDS if kind.index == BARD_SONGS and not g.stock[me] else None


def gives_nothing(g: Xidit, me: Seat, city: int, kind: Reward) -> Reason | None:
    """reward.bards, reward.guild. Why a reward that may be chosen gives nothing here."""
    if kind.index == COINS:
        return None
    return cannot_build(g, me, city) if kind.index == GUILD else cannot_sing(g, me, city)


def word(reason: Reason | None) -> str:
    """A reason as a fact of a question."""
    return FITS if reason is None else reason.key


def tell_refused(g: Xidit, me: Seat, amounts: Amounts) -> None:
    """reward. Which rewards cannot be chosen, and why, so that nobody wonders where a choice has gone."""
    for kind in REWARDS:
        if why := cannot_take(g, me, kind, amounts, ()):
            no_reward(g, me, kind, why)


def no_reward(g: Xidit, me: Seat, kind: Reward, why: Reason) -> None:
    """reward. Everybody hears why: guilds lie in the open, and bards were placed for all to see."""
    g.tell("no-reward", me, reward=kind, why=why.key)


def take_coins(g: Xidit, me: Seat, coins: int) -> None:
    """reward.coins. From the bank behind the screen."""
    g.coins[me] += coins
    if g.log is not None:
        own = behind_screen(g, me, purse=g.coins[me])
        g.tell("took-coins", me, coins=coins, paid=sum(g.coins), **own)


# -- bards ------------------------------------------------------------------------------------------------


def cannot_place(g: Xidit, me: Seat, region: Region) -> Reason | None:
    """reward.bards, variant.three, variant.short. A bard goes into an open region around the hero's city."""
    if region.index not in g.edition.regions[g.heroes[me]]:
        return NOT_AROUND
    if region.index in g.closed:
        return CLOSED_OF_SHORT if g.variants.short else CLOSED_OF_THREE
    return None if g.stock[me] else NO_BARDS


def cannot_sing(g: Xidit, me: Seat, city: int) -> Reason | None:
    """reward.bards, variant.three. Bards that are left, and an open region for them."""
    closed = g.closed
    if closed and all(region in closed for region in g.edition.regions[city]):
        return REGIONS_CLOSED
    return None if g.stock[me] else NO_BARDS


def regions_for_bards(g: Xidit, me: Seat) -> list[Region]:
    """reward.bards. Where a seat can place a bard now; only regions around its hero are looked at."""
    around = g.edition.regions[g.heroes[me]]
    return [REGIONS[at] for at in around if cannot_place(g, me, REGIONS[at]) is None]


def bards_given(g: Xidit, me: Seat, amounts: Amounts) -> int:
    """reward.bards. As many as are shown, or as are left."""
    return min(amounts[BARD_SONGS], g.stock[me])


async def place_bards(g: Xidit, me: Seat, count: int) -> None:
    """reward.bards. One after the other into the regions around the hero, split as one likes."""
    regions = regions_for_bards(g, me)
    for left in range(count, 0, -1):
        region = await g.choose(me, "bard", regions, "reward.bards", {"left": left})
        place_bard(g, me, region)


def place_bard(g: Xidit, me: Seat, region: Region) -> None:
    """reward.bards. In the central region the bard goes into the Bastion."""
    g.stock[me] -= 1
    g.bards[me * 9 + region.index] += 1
    if g.log is None:
        return
    count = g.bards[me * 9 + region.index]
    facts: dict[str, Any] = {"region": region, "reputation": shown_reputation(g)}
    if region.index == g.edition.central:
        facts["total"] = sum(g.bards[region.index :: 9])
        g.tell("bard-to-bastion", me, **facts, **behind_screen(g, me, stock=g.stock[me], bastion=count))
    else:
        g.tell("placed-bard", me, **facts, bards=count, **behind_screen(g, me, stock=g.stock[me]))


# -- guilds -----------------------------------------------------------------------------------------------


def cannot_build(g: Xidit, me: Seat, city: int) -> Reason | None:
    """reward.guild. One guild per city, of one colour, with four storeys at most."""
    if g.owners[city] not in (NOBODY, me):
        return GUILD_OF_ANOTHER
    if g.guilds[city] == HIGHEST:
        return GUILD_IS_FULL
    return None if g.storeys[me] else NO_STOREYS


def cannot_grow(g: Xidit, me: Seat, city: City) -> Reason | None:
    """reward.guild, census.mages. A single storey goes onto one of the guilds that has room."""
    if g.owners[city.index] != me:
        return NO_GUILD if g.owners[city.index] == NOBODY else GUILD_OF_ANOTHER
    return GUILD_IS_FULL if g.guilds[city.index] == HIGHEST else None


def storeys_given(g: Xidit, me: Seat, city: int, amounts: Amounts) -> int:
    """reward.guild. As many as are shown, as fit, or as are left."""
    return min(amounts[GUILD], HIGHEST - g.guilds[city], g.storeys[me])


async def build(g: Xidit, me: Seat, city: int, storeys: int) -> None:
    """reward.guild, census.mages. New storeys; those that had to wait come after them."""
    g.storeys[me] -= storeys
    raise_guild(g, me, city, storeys)
    while g.kept[me] and (sites := growing(g, me)):
        site = await g.choose(me, "kept-storey", sites, "census.mages")
        g.kept[me] -= 1
        raise_guild(g, me, site.index, 1)


def raise_guild(g: Xidit, me: Seat, city: int, storeys: int) -> None:
    g.owners[city] = me
    g.guilds[city] += storeys
    if g.log is not None:
        left: dict[str, Any] = {"left": g.storeys[me], "kept": g.kept[me], "influence": influence(g)[me]}
        g.tell("built", me, city=CITIES[city], storeys=storeys, height=g.guilds[city], **left)


def growing(g: Xidit, me: Seat) -> list[City]:
    """reward.guild, census.mages. The cities with a guild of this seat that has room for a storey."""
    return [city for city in CITIES if cannot_grow(g, me, city) is None]


# -- the neutral player -----------------------------------------------------------------------------------


def cannot_advance(g: Xidit, column: Column) -> Reason | None:
    """variant.neutral.advance. The neutral player's token stops at the end of its column."""
    return COLUMN_IS_FULL if g.neutral[column.index] == len(g.edition.tracks[column.index]) else None


async def move_neutral(g: Xidit, me: Seat) -> None:
    """variant.neutral.advance. Whoever has saved a city moves one token of the neutral player up by a division."""
    columns = [column for column in COLUMNS if cannot_advance(g, column) is None]
    if not columns:
        return
    column = await g.choose(me, "neutral", columns, "variant.neutral.advance")
    g.neutral[column.index] += 1
    division = g.neutral[column.index]
    points = g.edition.tracks[column.index][division - 1]
    g.tell("neutral-advanced", me, column=column, division=division, points=points)
