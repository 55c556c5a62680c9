"""components. What is printed on the board of Oath, on its dice and in its set-up: reading `board.toml`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from crownlands.core.edition_reader import Section

F = TypeVar("F")

SUIT_NAMES: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")
REGION_NAMES: Final = ("cradle", "provinces", "hinterland")
OATH_NAMES: Final = ("supremacy", "the-people", "protection", "devotion")
PROVENANCES: Final = ("law", "public")
COUNTED: Final = ("sites", "relics-and-banners")
"""What an oath can want most of."""
VISIONS: Final = 5


class RegionRow(NamedTuple):
    id: str
    slots: int
    discards: str
    travel: tuple[int, ...]


class OathRow(NamedTuple):
    id: str
    goal: str
    successor: str
    chancellor_holds: str
    vision: str


class AttackFace(NamedTuple):
    """5.5.5. A side of an attack die."""

    swords: int
    hollow_swords: int
    skulls: int


class DefenseFace(NamedTuple):
    """5.5.4. A side of a defense die."""

    shields: int
    doubles: bool


class Board(NamedTuple):
    """Everything that stands on no card; `numbers` by table and key, `bands` are (at least, gives)."""

    numbers: Mapping[str, int]
    colours: tuple[tuple[str, int], ...]
    regions: tuple[RegionRow, ...]
    attack: tuple[AttackFace, ...]
    defense: tuple[DefenseFace, ...]
    chancellor_supply: tuple[tuple[int, int], ...]
    exile_supply: tuple[tuple[int, int], ...]
    search_supply: tuple[int, ...]
    banks: tuple[int, ...]
    end_die: tuple[tuple[int, int], ...]
    world_deck: tuple[tuple[int, int], ...]
    oaths: tuple[OathRow, ...]
    first_oath: str
    first_sites: tuple[tuple[str, str, str], ...]
    """Place, site, denizen."""


TABLES: Final = (
    "box", "suits", "dice", "supply", "visions", "actions", "banks", "rounds", "start", "world_deck", "banners",
    "title", "first_game",
)  # fmt: skip
NUMBERS: Final = {
    "box": ("favor", "secrets"),
    "supply": ("most",),
    "visions": ("to_win",),
    "actions.search": ("pile_supply", "draws"),
    "actions.muster": ("supply", "favor", "warbands"),
    "actions.trade": ("supply", "secrets_paid", "favor", "favor_paid", "secrets"),
    "actions.recover": ("supply",),
    "actions.campaign": ("supply", "pawn_dice"),
    "rounds": ("last",),
    "start": ("advisers",),
    "start.chancellor": ("favor", "secrets", "warbands", "top_site_warbands", "site_warbands"),
    "start.exile": ("favor", "secrets", "warbands"),
    "start.citizen": ("favor", "secrets", "warbands"),
    "start.cards": ("hand", "pile"),
    "banners": ("start", "least", "seized_burns", "mob_from", "darkest_search"),
    "title": ("oathkeeper", "usurper"),
}
"""Where plain numbers stand, and under which keys."""


def source(row: Section) -> str:
    """Where the facts of a table come from."""
    return row.among("provenance", PROVENANCES)


def read_board(top: Section, names: Collection[str]) -> Board:
    """The board, with oaths that name cards; the cards in the file have been read before."""
    tables = {key: top.table(key) for key in TABLES}
    supply, visions, rounds, first = (tables[key] for key in ("supply", "visions", "rounds", "first_game"))
    regions = tuple(map(_region, top.tables("region")))
    if tables["suits"].words("order", SUIT_NAMES, len(SUIT_NAMES)) != SUIT_NAMES:
        raise tables["suits"].wrong("order", f"clockwise they are {', '.join(SUIT_NAMES)}")
    board = Board(
        numbers=_numbers(tables),
        colours=tuple(map(_colour, top.tables("colour"))),
        regions=regions,
        attack=_faces(tables["dice"], "attack", _attack),
        defense=_faces(tables["dice"], "defense", _defense),
        chancellor_supply=_pairs(supply.table("chancellor"), "warbands", "supply", 4),
        exile_supply=_pairs(supply.table("exile"), "warbands", "supply", 3),
        search_supply=visions.numbers("search", VISIONS + 1),
        banks=tables["banks"].numbers("start", 6),
        end_die=_pairs(rounds.table("end_die"), "rounds", "least", 3),
        world_deck=_pairs(tables["world_deck"], "denizens", "visions", 2),
        oaths=tuple(_oath(row, names) for row in top.tables("oath")),
        first_oath=first.among("oath", OATH_NAMES),
        first_sites=_first_sites(first, names, regions),
    )
    if tuple(region.id for region in regions) != REGION_NAMES:
        raise top.wrong("region", f"from the top they are {', '.join(REGION_NAMES)}")
    if tuple(oath.id for oath in board.oaths) != OATH_NAMES:
        raise top.wrong("oath", f"they are {', '.join(OATH_NAMES)}")
    for table in tables.values():
        _sources(table)
    return board


def _sources(row: Section) -> None:
    """One for the table, or one for each of its facts."""
    if not row.is_table("provenance"):
        source(row)
        return
    facts = row.table("provenance")
    for key in facts.unread():
        facts.among(key, PROVENANCES)


def _numbers(tables: Mapping[str, Section]) -> dict[str, int]:
    found = {}
    for way, keys in NUMBERS.items():
        outer, _, inner = way.partition(".")
        table = tables[outer].table(inner) if inner else tables[outer]
        found.update({f"{way}.{key}": table.number(key, 0, 99) for key in keys})
    return found


def _pairs(row: Section, one: str, other: str, count: int) -> tuple[tuple[int, int], ...]:
    return tuple(zip(row.numbers(one, count), row.numbers(other, count), strict=True))


def _colour(row: Section) -> tuple[str, int]:
    found = row.slug("id"), row.number("warbands", 1, 99)
    source(row)
    return found


def _region(row: Section) -> RegionRow:
    name, discards = row.among("id", REGION_NAMES), row.among("discards", REGION_NAMES)
    found = RegionRow(name, row.number("slots", 1, 3), discards, row.numbers("travel", len(REGION_NAMES)))
    source(row)
    return found


def _faces(dice: Section, key: str, face: Callable[[Section], F]) -> tuple[F, ...]:
    """All sides of a die, equal ones beside each other."""
    faces: list[F] = []
    for row in dice.tables(key):
        faces += [face(row)] * row.number("count", 1, 6)
    if len(faces) != 6:
        raise dice.wrong(key, f"a die has 6 sides, not {len(faces)}")
    return tuple(faces)


def _attack(row: Section) -> AttackFace:
    return AttackFace(*(row.number(key, 0, 2, 0) for key in AttackFace._fields))


def _defense(row: Section) -> DefenseFace:
    return DefenseFace(row.number("shields", 0, 2, 0), row.flag("doubles", False))


def _oath(row: Section, names: Collection[str]) -> OathRow:
    """2.10. What it counts is the name of a card, or of many."""
    name = row.slug("id")
    wanted = {*names, *COUNTED}
    goal, successor, vision = (row.known(key, wanted) for key in ("goal", "successor", "vision"))
    banner = row.known("chancellor_holds", wanted) if row.has("chancellor_holds") else ""
    source(row)
    return OathRow(name, goal, successor, banner, vision)


def _first_sites(
    row: Section, names: Collection[str], regions: Sequence[RegionRow]
) -> tuple[tuple[str, str, str], ...]:
    slots = [f"{region.id}.{number}" for region in regions for number in range(1, region.slots + 1)]
    places, sites, denizens = row.words("places", slots), row.words("sites", names), row.words("denizens", names)
    if not len(places) == len(sites) == len(denizens):
        raise row.wrong("places", "there must be as many places as sites and denizens")
    return tuple(zip(places, sites, denizens, strict=True))
