"""Set-up: who begins, factions, territories, and how every seat settles in its home."""

from __future__ import annotations

from typing import NamedTuple

from crownlands.core.components import numbers
from crownlands.core.decisions import Facts, Reason, Seat, together
from crownlands.games.kingdoms.components import (
    BASE,
    CARDS,
    FACTIONS,
    RESOURCES,
    START_ARMIES,
    START_RESOURCES,
    Faction,
    Region,
    Territory,
)
from crownlands.games.kingdoms.state import Kingdoms

SPARE = 2
"""setup.faction. A draft has this many more factions than players."""


async def choose_first(g: Kingdoms) -> None:
    """setup.first. The dice say who begins."""
    g.seat_everyone()
    g.first = g.dice.below(g.seats)
    g.tell("first-player", g.first)


def pool(g: Kingdoms) -> list[Faction]:
    """setup.faction. The factions that take part."""
    return list(FACTIONS if g.variants.extra else BASE)


def suited(g: Kingdoms) -> list[Faction]:
    """setup.faction, two. The factions that chance may give out: for two players none that lives on alliances."""
    return [faction for faction in pool(g) if g.seats > 2 or not lives_on_alliances(faction)]


def lives_on_alliances(faction: Faction) -> bool:
    """two. Whether the levels of a faction need alliances to work."""
    return any("allied" in level.at or level.name == "bond" for level in faction.levels)


def cannot_lead(g: Kingdoms, faction: Faction) -> Reason | None:
    """setup.faction. Why a faction cannot be chosen."""
    return Reason("faction-taken", "setup.faction") if faction in g.factions else None


def free_factions(g: Kingdoms) -> list[Faction]:
    """setup.faction. Of those that take part in the choice, whichever nobody has taken."""
    return [faction for faction in g.offered if cannot_lead(g, faction) is None]


def cannot_start(region: Region) -> Reason | None:
    """map.impassable. Why no army starts in a region."""
    return None if region.open else Reason("impassable", "map.impassable")


async def deal_factions(g: Kingdoms) -> None:
    """setup.faction. Dealt at random, or chosen in turn: from all, or from some that lie open."""
    g.offered = pool(g) if g.variants.factions == "choice" else suited(g)
    order = [(g.first + step) % g.seats for step in range(g.seats)]
    if g.variants.factions != "choice":
        g.dice.shuffle(g.offered)
        del g.offered[g.seats + (SPARE if g.variants.factions == "draft" else 0) :]
    if g.variants.factions == "draft":
        order.reverse()
        g.tell("draft", factions=g.offered[:])
    for seat in order:
        if g.variants.factions == "random":
            faction = g.offered[0]
        else:
            advice = "none" if all(faction in suited(g) for faction in g.offered) else "no-alliances"
            faction = await g.choose(seat, "faction", free_factions(g), "setup.faction", {"advice": advice})
        g.offered.remove(faction)
        g.factions[seat] = faction
        g.tell("faction", seat, faction=faction)
    g.offered = []


async def deal_territories(g: Kingdoms) -> None:
    """setup.territory, two. A card each at random; two players get a third one, either side up."""
    cards = list(CARDS)
    g.dice.shuffle(cards)
    g.homes = cards[: g.seats]
    for seat in range(g.seats):
        g.tell("card", seat, territories=g.homes[seat])
    if g.seats == 2:
        g.homes.append((g.dice.choice(cards[2]),))


class Settling(NamedTuple):
    """What a seat decides in secret before the first turn."""

    home: Territory
    region: Region
    mana: int
    ore: int


async def settle(g: Kingdoms) -> None:
    """setup, setup.resources, setup.armies, two. All settle at once; then everything is shown."""
    plans = await together({seat: plan(g, seat) for seat in range(g.seats)})
    g.territories = [plans[seat].home for seat in range(g.seats)]
    g.lay_out()
    for seat, (home, region, mana, ore) in plans.items():
        food = START_RESOURCES - mana - ore
        g.homes[seat] = (home,)
        g.stock[seat] = [mana, ore, food]
        for _ in range(START_ARMIES):
            g.put(seat, region)
        g.tell("settled", seat, territory=home, region=region, mana=mana, ore=ore, food=food)
    if g.seats == 2:
        found_lost_kingdom(g)
    g.active = g.first


async def plan(g: Kingdoms, me: Seat) -> Settling:
    """setup.territory, setup.armies, setup.resources. The side, the region of both armies, six resources."""
    home = await g.choose(me, "side", g.homes[me], "setup.territory")
    starts = [region for region in home.regions if cannot_start(region) is None]
    region = await g.choose(me, "start-region", starts, "setup.armies", {"territory": home})
    mana = await split(g, me, region, START_RESOURCES, 0)
    ore = await split(g, me, region, START_RESOURCES - mana, 1)
    return Settling(home, region, mana, ore)


async def split(g: Kingdoms, me: Seat, region: Region, left: int, resource: int) -> int:
    """setup.resources. How much of a resource, of those that are left; what remains in the end is food.

    Whoever has taken six of the first is asked for the second, too: otherwise the others would see it.
    """
    what = RESOURCES[resource]
    facts: Facts = {"left": left, "resource": what, "kind": what.name, "region": region}
    chosen = await g.choose(me, "split", numbers(0, left), "setup.resources", facts, always_ask=g.ruleset > 1)
    return chosen.value


def found_lost_kingdom(g: Kingdoms) -> None:
    """two. A neutral army in every region of the third card."""
    lost = g.homes[2][0]
    g.territories.append(lost)
    for region in lost.open:
        g.put(g.neutral, region)
    g.tell("lost-kingdom", territory=lost, armies=len(lost.open))
