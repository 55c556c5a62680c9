"""What a seat may know of a game of Lords of Xidit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from crownlands.core.components import Component
from crownlands.core.decisions import Seat
from crownlands.games.xidit.components import CITIES, COLUMNS, ORDERS, REGIONS, TILES, UNITS, Tile
from crownlands.games.xidit.scoring import (
    GOING,
    NEUTRAL,
    Scoring,
    bastion_is_open,
    hall_of_fame,
    influence,
    shown_reputation,
    survivor,
)
from crownlands.games.xidit.state import (
    CARRYING_OUT,
    CENSUS,
    NO_TILE,
    NOBODY,
    OVER,
    PHASES,
    PLANNING,
    RECRUITS,
    SETTING_UP,
    UNSET,
    Xidit,
)
from crownlands.games.xidit.view_types import (
    CensusView,
    CityView,
    NeutralView,
    OwnView,
    PlayerView,
    QueueView,
    RegionView,
    ScoringView,
    SetUpView,
    StackView,
    XiditView,
)

HIDDEN = "hidden"


def view(g: Xidit, seat: Seat | None) -> XiditView | SetUpView:
    """Everything on the table, but for what is behind screens, in the Bastion, on planning boards and in piles."""
    return set_up_view(g) if g.phase == SETTING_UP else laid_out_view(g, seat)


def set_up_view(g: Xidit) -> SetUpView:
    """setup. What is known from the start."""
    orders = g.phase == CARRYING_OUT
    return {
        "seats": g.seats,
        "years": g.years,
        "year": g.year,
        "phase": PHASES[g.phase],
        "first": None if g.first == NOBODY else g.first,
        "order": g.order + 1 if orders else None,
        "acting": (g.first + g.turn) % g.seats if orders else None,
        "edition": g.edition.ref,
        "reconstructed": g.edition.printed.reconstructed,
        "open_screens": g.variants.open_screens,
        "censuses": list(g.censuses),
    }


def laid_out_view(g: Xidit, seat: Seat | None) -> XiditView:
    """components. The table once the board is laid out."""
    scorings = hall_of_fame(g) if g.phase == OVER else []
    saviour = survivor(scorings) if scorings else NEUTRAL
    return {
        **set_up_view(g),
        "closed": [REGIONS[at].ref for at in g.closed],
        "cities": [city_view(g, city) for city in range(21)],
        "regions": [region_view(g, seat, region) for region in range(9)],
        "bastion_open": bastion_is_open(g),
        "recruits": queue_view(g.next_recruits, g.recruit_pile, g.unseen_recruits, g.recruit_discard),
        "threats": queue_view(g.next_threat, g.threat_pile, g.unseen_threats, g.threat_discard),
        "barracks": g.barracks[:],
        "paid": sum(g.coins),
        "lair": [stack_view(g, stack) for stack in range(3)],
        "scorings": [COLUMNS[column].ref for column in g.scorings],
        "out": list(GOING[g.seats]),
        "neutral": neutral_view(g) if g.neutral else None,
        "census": census_view(g) if g.phase == CENSUS else None,
        "players": players_view(g, seat),
        "hall": [scoring_view(g, scoring) for scoring in scorings] or None,
        "saviour": None if saviour == NEUTRAL else saviour,
    }


def views(g: Xidit, seats: Iterable[Seat | None]) -> Mapping[Seat | None, XiditView | SetUpView]:
    """The views of several seats: all the same but for the players and the Bastion."""
    if g.phase == SETTING_UP:
        return dict.fromkeys(seats, set_up_view(g))
    common = laid_out_view(g, None)
    return {seat: common if seat is None else _with_own(g, seat, common) for seat in seats}


def _with_own(g: Xidit, seat: Seat, common: XiditView) -> XiditView:
    regions = list(common["regions"])
    regions[g.edition.central] = region_view(g, seat, g.edition.central)
    return {**common, "regions": regions, "players": players_view(g, seat)}


def knows(g: Xidit, seat: Seat | None, player: Seat) -> bool:
    """Whether a seat sees what a player has behind the screen. At the end all screens are lifted."""
    return seat == player or g.variants.open_screens or g.phase == OVER


def city_view(g: Xidit, city: int) -> CityView:
    side = g.sides[city]
    return {
        "ref": CITIES[city].ref,
        "side": None if side == NO_TILE else "recruits" if side == RECRUITS else "threat",
        "tile": None if side == NO_TILE else TILES[city + g.crown].ref,
        "units": g.waiting[city * 5 : city * 5 + 5],
        "guild": {"seat": g.owners[city], "storeys": g.guilds[city]} if g.guilds[city] else None,
    }


def region_view(g: Xidit, seat: Seat | None, region: int) -> RegionView:
    """reward.bards. Bards in the Bastion are hidden; how many stand there in all is not."""
    bards: list[int | None] = list(g.bards[region::9])
    found: RegionView = {"ref": REGIONS[region].ref, "closed": region in g.closed, "bards": bards}
    if region == g.edition.central:
        found["total"] = sum(g.bards[region::9])
        found["bards"] = [count if knows(g, seat, player) else None for player, count in enumerate(bards)]
    return found


def queue_view(next_tile: Tile | None, pile: list[Tile], unseen: int, discard: list[Tile]) -> QueueView:
    """setup.next, tiles.next. The next tile, and the pile from its top on."""
    shown = [HIDDEN if at < unseen else tile.ref for at, tile in enumerate(pile)]
    return {
        "next": None if next_tile is None else next_tile.ref,
        "top": pile[-1].ref if pile else None,
        "left": len(pile),
        "gone": len(discard),
        "pile": shown[::-1],
        "discard": refs(discard),
    }


def stack_view(g: Xidit, stack: int) -> StackView:
    """titans. A sleeping Titan lies face down; the last one of a stack is known from the one that left before."""
    titans = g.lair[stack]
    unseen = unseen_titans(g, stack)
    shown = [HIDDEN if at < unseen else titan.ref for at, titan in enumerate(titans)]
    return {"needs": 3 + stack, "titans": shown[::-1], "awake": bool(g.awake[stack])}


def unseen_titans(g: Xidit, stack: int) -> int:
    """titans. How many Titans of a stack nobody can name: both, until the first of them wakes."""
    return 2 if len(g.lair[stack]) == 2 and not g.awake[stack] else 0


def neutral_view(g: Xidit) -> dict[str, NeutralView]:
    return {
        column.ref: {
            "division": g.neutral[column.index],
            "points": g.edition.tracks[column.index][g.neutral[column.index] - 1],
        }
        for column in COLUMNS
    }


def census_view(g: Xidit) -> CensusView:
    return {"unit": UNITS[g.census].ref, "hands": None if UNSET in g.hands else g.hands[:]}


def players_view(g: Xidit, seat: Seat | None) -> list[PlayerView]:
    """end.influence, end.reputation. Every player, and how they stand in what everybody can see."""
    standing = zip(influence(g), shown_reputation(g), strict=True)
    return [
        {**player_view(g, seat, player), "influence": storeys, "reputation": points}
        for player, (storeys, points) in enumerate(standing)
    ]


def player_view(g: Xidit, seat: Seat | None, player: Seat) -> OwnView:
    known = knows(g, seat, player)
    planned = seat == player or g.phase != PLANNING
    plan = g.plans[player * 6 : player * 6 + 6]
    return {
        "hero": None if g.heroes[player] == NOBODY else CITIES[g.heroes[player]].ref,
        "storeys": g.storeys[player],
        "kept": g.kept[player],
        "plan": [None if order == UNSET else ORDERS[order].ref for order in plan] if planned else None,
        "acted": [city.ref for city in CITIES if g.deeds_of(player) >> city.index & 1],
        "units": g.units_of(player) if known else None,
        "coins": g.coins[player] if known else None,
        "bards": g.stock[player] if known else None,
        "bastion": g.bards[player * 9 + g.edition.central] if known else None,
    }


def tally(g: Xidit, seat: Seat | None) -> list[dict[str, int]]:
    """components. What every player has, counted; of what is behind a screen, only what this seat sees."""
    standing = zip(influence(g), shown_reputation(g), strict=True)
    counts = [{"influence": storeys, "reputation": points} for storeys, points in standing]
    for player in range(g.seats):
        if knows(g, seat, player):
            counts[player] |= {"coins": g.coins[player], "units": sum(g.units_of(player))}
    return counts


def scoring_view(g: Xidit, scoring: Scoring) -> ScoringView:
    """end.ties. Of equals everybody sees the units, by which they are ranked."""
    return {
        "column": COLUMNS[scoring.column].ref,
        "places": [
            {
                "seat": None if who == NEUTRAL else who,
                "points": points,
                "units": sum(g.units_of(who)) if who != NEUTRAL and scoring.points.count(points) > 1 else None,
            }
            for who, points in zip(scoring.places, scoring.points, strict=True)
        ],
        "out": [None if who == NEUTRAL else who for who in scoring.out],
    }


def refs(components: Sequence[Component]) -> list[str]:
    return [component.ref for component in components]
