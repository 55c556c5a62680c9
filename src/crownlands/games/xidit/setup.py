"""Set-up: tiles, queues, Titans, scoring tiles, pieces, and where the heroes start."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.decisions import Reason
from crownlands.games.xidit.components import (
    BARDS,
    CITIES,
    COLUMNS,
    ON_BOARD,
    STOREYS,
    TILES,
    TITANS,
    UNITS,
    City,
)
from crownlands.games.xidit.state import NO_TILE, NOBODY, PLANNING, THREAT, UNSET, Xidit
from crownlands.games.xidit.tiles import draw_recruits, draw_threat, lay_recruits, lay_threat

RECRUIT_PILE = 5
SHORT_WITHOUT = {3: (14, 18), 4: (19, 20, 21), 5: (20, 21)}
"""variant.short. The numbers of the tiles that stay in the box."""
SHORT_CLOSED = {3: (1, 2), 4: (1, 2), 5: (2,)}
"""variant.short. The regions, by the numbers of the rulebook, that are closed."""
HERO_HERE = Reason("hero-here", "setup.heroes")
DIVISIONS = {"normal": (6, 5, 4), "hard": (7, 6, 5)}
"""variant.neutral, variant.neutral.hard. Where its tokens start in the columns scored first to third."""


def set_up(g: Xidit) -> None:
    """setup.board, setup.tiles, setup.next, variant.three.setup. Everything before the heroes are placed."""
    take_pieces(g)
    close_regions(g)
    shuffle_lair(g)
    lay_tiles(g)
    lay_scorings(g)
    g.first = choose_first(g)
    g.year = 1
    g.tell("first-player", g.first)


def take_pieces(g: Xidit) -> None:
    """setup.board. What every seat gets, the barracks and an empty map."""
    n = g.seats
    g.heroes = [NOBODY] * n
    g.plans = [UNSET] * (n * 6)
    g.units = [0] * (n * 5)
    g.bards = [0] * (n * 9)
    g.stock, g.storeys = [BARDS] * n, [STOREYS] * n
    g.coins, g.kept, g.acted, g.hands = [0] * n, [0] * n, [0] * (n * 3), [UNSET] * n
    g.barracks = [unit.total for unit in UNITS]
    g.guilds, g.owners, g.sides = [0] * 21, [NOBODY] * 21, [NO_TILE] * 21
    g.waiting = [0] * 105


def close_regions(g: Xidit) -> None:
    """variant.three, variant.short. Blank tokens lie on the regions that are not played."""
    numbers: Sequence[int] = ()
    if g.variants.short:
        numbers = SHORT_CLOSED[g.seats]
    elif g.seats == 3:
        numbers = (1, 2)
    g.closed = [g.edition.closes[number - 1] for number in numbers]


def shuffle_lair(g: Xidit) -> None:
    """setup.titans. Two sleeping Titans in each of three stacks; nobody knows which lies on top."""
    g.lair = [list(TITANS[at : at + 2]) for at in (0, 2, 4)]
    g.awake = [0, 0, 0]
    for stack in g.lair:
        g.dice.shuffle(stack)


def lay_tiles(g: Xidit) -> None:
    """setup.tiles, setup.queues, setup.next, variant.three.setup, variant.short. The board; the queues."""
    g.crown = 21 if g.seats == 3 else 0
    tiles = [TILES[city + g.crown] for city in cities_in_play(g)]
    g.dice.shuffle(tiles)
    count = ON_BOARD[g.seats]
    g.recruit_pile = tiles[2 * count : 2 * count + RECRUIT_PILE]
    g.threat_pile = tiles[2 * count + RECRUIT_PILE :]
    g.unseen_recruits, g.unseen_threats = len(g.recruit_pile) - 1, len(g.threat_pile) - 1
    for tile in tiles[:count]:
        lay_recruits(g, tile)
    for tile in tiles[count : 2 * count]:
        lay_threat(g, tile)
    draw_recruits(g)
    draw_threat(g)
    g.tell(
        "tiles-laid",
        recruits=[CITIES[tile.city] for tile in tiles[:count]],
        threats=[TILES[city + g.crown] for city in range(21) if g.sides[city] == THREAT],
    )


def cities_in_play(g: Xidit) -> list[int]:
    """setup.tiles, variant.three.setup, variant.short. The cities whose tiles are not left in the box."""
    cities = g.edition.crowned if g.seats == 3 else range(21)
    without = SHORT_WITHOUT[g.seats] if g.variants.short else ()
    return [city for city in cities if city + 1 not in without]


def lay_scorings(g: Xidit) -> None:
    """setup.scoring, variant.neutral, variant.neutral.hard. The order of the scorings; a neutral player."""
    g.scorings = [0, 1, 2]
    g.dice.shuffle(g.scorings)
    g.tell("scorings", columns=[COLUMNS[column] for column in g.scorings])
    if g.seats == 3:
        g.neutral = [0, 0, 0]
        for column, division in zip(g.scorings, DIVISIONS[g.variants.neutral], strict=True):
            g.neutral[column] = division


def choose_first(g: Xidit) -> int:
    """setup.first. The oldest begins: the seat that the table names, or one that the dice pick."""
    name = g.variants.first.removeprefix("seat-")
    return int(name) - 1 if name.isdigit() else g.dice.below(g.seats)


def cannot_start(g: Xidit, city: City) -> Reason | None:
    """setup.heroes. No two heroes start in one city."""
    return HERO_HERE if city.index in g.heroes else None


async def place_hero(g: Xidit) -> None:
    """setup.heroes. In turn, each in a city of its own, with a tile or without."""
    seat = (g.first + g.order) % g.seats
    free = [city for city in CITIES if cannot_start(g, city) is None]
    city = await g.choose(seat, "hero", free, "setup.heroes")
    g.heroes[seat] = city.index
    g.tell("placed-hero", seat, city=city)
    g.order += 1
    if g.order == g.seats:
        g.order = 0
        g.phase = PLANNING
