"""components. What is printed on the components of Oath, read from `data/` and checked.

Whatever is wrong in a file is said in one line that names the file, the line and the key.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from crownlands.core.edition_reader import Entry
from crownlands.core.editions import EditionFile
from crownlands.core.toml_lines import Way

F = TypeVar("F")

DATA: Final = Path(__file__).parent / "data"
SUIT_NAMES: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")
REGION_NAMES: Final = ("cradle", "provinces", "hinterland")
OATH_NAMES: Final = ("supremacy", "the-people", "protection", "devotion")
PROVENANCES: Final = ("law", "public")
TIMINGS: Final = ("action", "wake", "rest", "when-played", "modifier", "battle-plan", "static", "triggered")
SUBJECTS: Final = (
    "search", "muster", "trade", "recover", "campaign", "travel", "play-card", "play-vision", "discard", "move",
    "swap", "take-relic", "take-banner", "place-warbands", "burn-favor", "favor-gain", "power-cost", "exchange",
    "dice-roll", "end-die", "adviser-limit", "adviser-count", "bandits", "rule", "exile", "oathkeeper",
    "grand-scepter", "chronicle",
)  # fmt: skip
"""What a power can look at."""
COUNTED: Final = ("sites", "relics-and-banners")
"""What an oath can want most of."""
COUNTS: Final = {"denizen": 198, "edifice": 6, "relic": 20, "vision": 5, "site": 23, "trait": 4, "banner": 2}


class Cost(NamedTuple):
    """7.1.2. Favor and secrets to place, favor and secrets to burn."""

    favor: int = 0
    secrets: int = 0
    burn_favor: int = 0
    burn_secrets: int = 0


FREE: Final = Cost()


class DiceRow(NamedTuple):
    """7.5. Dice that a battle plan adds or removes."""

    die: str
    """attack or defense"""
    sign: str
    """add, remove, or by-side: an attacker adds, a defender removes"""
    amount: int
    """0: the effect counts them."""
    conditional: bool
    """The effect says when."""


class PowerRow(NamedTuple):
    """7. One power of a card, without what it does."""

    timing: str
    modifies: tuple[str, ...]
    persistent: bool
    must: bool
    side: str
    """attacker, defender or either; nothing if it is no battle plan."""
    cost: Cost
    dice: tuple[DiceRow, ...]
    ends: str
    """When the card is discarded at the end of the campaign; nothing: never."""
    may_decline: bool


class Tokens(NamedTuple):
    """Relics, favor, secrets and warbands: what a site starts with, or what a homeland gives."""

    relics: int = 0
    favor: int = 0
    secrets: int = 0
    warbands: int = 0


NO_TOKENS: Final = Tokens()


class CardRow(NamedTuple):
    """Everything that a card says; what it has not is nothing."""

    id: str
    kind: str
    number: int
    provenance: str
    powers: tuple[PowerRow, ...]
    suit: str = ""
    where: str = "any"
    locked: bool = False
    first_game: bool = False
    confidence: str = "high"
    defense: int = 0
    other: str = ""
    oath: str = ""
    capacity: int = 0
    bandits: int = 0
    start: Tokens = NO_TOKENS
    recover: Cost | None = None
    bank: str = ""
    homeland: str = ""
    reward: Tokens = NO_TOKENS
    coastal: bool = False


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


class Edition(NamedTuple):
    cards: tuple[CardRow, ...]
    """Denizens, edifices, ruins, relics, the Scepter, visions, traits, banners, sites; each kind by its number."""
    board: Board


class Row(Entry):
    """A table of the data: keys may be left out, and it knows the tables in it."""

    def __init__(self, file: EditionFile, data: Mapping[str, Any], way: Way = ()) -> None:
        super().__init__(file, data, way)
        self._inner: list[Row] = []

    def nothing_else(self) -> None:
        super().nothing_else()
        for row in self._inner:
            row.nothing_else()

    def _open(self, data: object, way: Way) -> Row:
        if not isinstance(data, dict):
            raise self._file.wrong(way, f"{data!r} is not a table")
        self._inner.append(row := Row(self._file, data, way))
        return row

    def has(self, key: str) -> bool:
        return key in self._left

    def word(self, key: str, values: Sequence[str]) -> str:
        """One of the values, or nothing."""
        return self.among(key, values) if self.has(key) else ""

    def words(self, key: str, values: Collection[str] = ()) -> tuple[str, ...]:
        found = self._take(key, list, [])
        for value in found:
            if not isinstance(value, str) or (values and value not in values):
                raise self.wrong(key, f"there is no {value!r}")
        return tuple(found)

    def row(self, key: str) -> Row:
        return self._open(self._take(key, dict), (*self._way, key))

    def rows(self, key: str) -> list[Row]:
        found = self._take(key, list, [])
        return [self._open(row, (*self._way, key, number)) for number, row in enumerate(found)]

    def known(self, key: str, names: Collection[str]) -> str:
        """The name of a card, or what an oath counts."""
        value = self.slug(key)
        if value not in names and value not in COUNTED:
            raise self.wrong(key, f"there is no {value!r}")
        return value

    def source(self) -> str:
        return self.among("provenance", PROVENANCES)

    def sources(self) -> None:
        """One for the table, or one for each of its facts."""
        if not isinstance(self._left.get("provenance"), dict):
            self.source()
            return
        facts = self.row("provenance")
        for key in list(facts._left):
            facts.among(key, PROVENANCES)


def load(folder: Path = DATA) -> Edition:
    """All files of the folder, or BadEdition with the file, the line and what is wrong there."""
    denizens, edifices, relics, visions, sites, board = tops = [
        Row(file := EditionFile(folder / f"{name}.toml"), file.data)
        for name in ("denizens", "edifices", "relics", "visions", "sites", "board")
    ]
    names: set[str] = set()
    cards = (
        *_cards(denizens, "denizen", names),
        *_edifices(edifices, names),
        *_cards(relics, "relic", names),
        _card(relics.row("scepter"), "scepter", names),
        *_cards(visions, "vision", names),
        *_cards(board, "trait", names),
        *_cards(board, "banner", names),
        *_cards(sites, "site", names),
    )
    edition = Edition(cards, _board(board, names))
    for top in tops:
        top.nothing_else()
    return edition


def _cards(top: Row, kind: str, names: set[str]) -> list[CardRow]:
    rows = top.rows(kind)
    _whole(top, kind, len(rows))
    found = [_card(row, kind, names, at) for at, row in enumerate(rows)]
    for row, card, before in zip(rows[1:], found[1:], found, strict=False):
        if card.number != before.number + 1:
            raise row.wrong("number", f"{card.number} does not follow {before.number}")
    return found


def _whole(top: Row, kind: str, count: int) -> None:
    if count != COUNTS[kind]:
        raise top.wrong(kind, f"there are {COUNTS[kind]} of them, not {count}")


def _card(row: Row, kind: str, names: set[str], at: int = 0) -> CardRow:
    """A card of any kind, which says what keys it may have. Traits and banners are numbered as they stand."""
    card = CardRow(
        id=row.slug("id"),
        kind=kind,
        number=at if kind in ("trait", "banner") else row.number("number", 0, 236),
        provenance=row.source(),
        powers=tuple(map(_power, row.rows("powers"))),
    )
    if kind == "denizen":
        card = card._replace(
            suit=row.among("suit", SUIT_NAMES),
            where=row.among("where", ("any", "adviser", "site")),
            locked=row.flag("locked", False),
            first_game=row.flag("first_game", False),
            confidence=row.word("confidence", ("medium", "low")) or "high",
        )
    elif kind in ("edifice", "ruin"):
        suit = row.among("suit", SUIT_NAMES) if kind == "edifice" else ""
        card = card._replace(suit=suit, where="site", locked=True)
    elif kind in ("relic", "scepter"):
        card = card._replace(defense=row.number("defense", 1, 9))
    elif kind == "vision":
        card = card._replace(oath=row.word("oath", OATH_NAMES))
    elif kind == "site":
        card = _site(row, card)
    if card.id in names:
        raise row.wrong("id", f"{card.id!r} stands there twice")
    names.add(card.id)
    if not card.powers and kind != "vision":
        raise row.wrong("powers", "a card has at least one power")
    return card


def _site(row: Row, card: CardRow) -> CardRow:
    """2.8. What only sites have."""
    recover, bank = None, ""
    if row.has("recover"):
        price = row.row("recover")
        bank = price.word("bank", SUIT_NAMES)
        recover = _cost(price)
        if bool(recover.favor) != bool(bank):
            raise row.wrong("recover", "favor goes to a bank")
    start = _tokens(row, "start")
    if bool(start.relics) != (recover is not None):
        raise row.wrong("recover", "stands where a relic lies, and nowhere else")
    homeland = row.word("homeland", SUIT_NAMES)
    reward = _tokens(row, "reward")
    if bool(homeland) != (reward != NO_TOKENS):
        raise row.wrong("reward", "a homeland has one, and nothing else")
    return card._replace(
        capacity=row.number("capacity", 0, 3),
        defense=row.number("defense", 1, 9),
        bandits=row.number("bandits", 1, 9),
        start=start,
        recover=recover,
        bank=bank,
        homeland=homeland,
        reward=reward,
        coastal=row.flag("coastal", False),
    )


def _edifices(top: Row, names: set[str]) -> list[CardRow]:
    """2.9. The intact sides, then the ruined ones."""
    rows = top.rows("edifice")
    _whole(top, "edifice", len(rows))
    intact = [_card(row.row("intact"), "edifice", names) for row in rows]
    ruined = [_card(row.row("ruined"), "ruin", names) for row in rows]
    both = list(zip(intact, ruined, strict=True))
    return [card._replace(other=ruin.id) for card, ruin in both] + [
        ruin._replace(other=card.id) for card, ruin in both
    ]


def _power(row: Row) -> PowerRow:
    """7.3, 7.5. Dice, a side and an end belong to battle plans alone."""
    power = PowerRow(
        timing=row.among("timing", TIMINGS),
        modifies=row.words("modifies", SUBJECTS),
        persistent=row.flag("persistent", False),
        must=row.flag("must", False),
        side=row.word("side", ("attacker", "defender", "either")),
        cost=_cost(row.row("cost")) if row.has("cost") else FREE,
        dice=tuple(map(_dice, row.rows("dice"))),
        ends=row.word("ends", ("always", "beaten", "option", "unless-peoples-favor")),
        may_decline=row.flag("may_decline", False),
    )
    if (power.timing == "battle-plan") != bool(power.side):
        raise row.wrong("side", "a battle plan has one, and nothing else")
    if not power.side and (power.dice or power.ends):
        raise row.wrong("timing", "only a battle plan has dice or an end")
    if power.may_decline and power.timing != "when-played":
        raise row.wrong("may_decline", "only of a power when played")
    return power


def _cost(row: Row) -> Cost:
    return Cost(*(row.number(key, 1, 9) if row.has(key) else 0 for key in Cost._fields))


def _tokens(row: Row, key: str) -> Tokens:
    if not row.has(key):
        return NO_TOKENS
    table = row.row(key)
    return Tokens(*(table.number(each, 1, 9) if table.has(each) else 0 for each in Tokens._fields))


def _dice(row: Row) -> DiceRow:
    return DiceRow(
        row.among("die", ("attack", "defense")),
        row.among("sign", ("add", "remove", "by-side")),
        row.number("amount", 0, 9, 0),
        row.flag("conditional", False),
    )


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


def _board(top: Row, names: Collection[str]) -> Board:
    tables = {key: top.row(key) for key in TABLES}
    supply, visions, rounds, first = (tables[key] for key in ("supply", "visions", "rounds", "first_game"))
    regions = tuple(map(_region, top.rows("region")))
    if tables["suits"].words("order") != SUIT_NAMES:
        raise tables["suits"].wrong("order", f"clockwise they are {', '.join(SUIT_NAMES)}")
    board = Board(
        numbers=_numbers(tables),
        colours=tuple(map(_colour, top.rows("colour"))),
        regions=regions,
        attack=_faces(tables["dice"], "attack", _attack),
        defense=_faces(tables["dice"], "defense", _defense),
        chancellor_supply=_pairs(supply.row("chancellor"), "warbands", "supply", 4),
        exile_supply=_pairs(supply.row("exile"), "warbands", "supply", 3),
        search_supply=visions.numbers("search", COUNTS["vision"] + 1),
        banks=tables["banks"].numbers("start", 6),
        end_die=_pairs(rounds.row("end_die"), "rounds", "least", 3),
        world_deck=_pairs(tables["world_deck"], "denizens", "visions", 2),
        oaths=tuple(_oath(row, names) for row in top.rows("oath")),
        first_oath=first.among("oath", OATH_NAMES),
        first_sites=_first_sites(first, names, regions),
    )
    if tuple(region.id for region in regions) != REGION_NAMES:
        raise top.wrong("region", f"from the top they are {', '.join(REGION_NAMES)}")
    if tuple(oath.id for oath in board.oaths) != OATH_NAMES:
        raise top.wrong("oath", f"they are {', '.join(OATH_NAMES)}")
    for table in tables.values():
        table.sources()
    return board


def _numbers(tables: Mapping[str, Row]) -> dict[str, int]:
    found = {}
    for way, keys in NUMBERS.items():
        outer, _, inner = way.partition(".")
        table = tables[outer].row(inner) if inner else tables[outer]
        found.update({f"{way}.{key}": table.number(key, 0, 99) for key in keys})
    return found


def _pairs(row: Row, one: str, other: str, count: int) -> tuple[tuple[int, int], ...]:
    return tuple(zip(row.numbers(one, count), row.numbers(other, count), strict=True))


def _colour(row: Row) -> tuple[str, int]:
    found = row.slug("id"), row.number("warbands", 1, 99)
    row.source()
    return found


def _region(row: Row) -> RegionRow:
    name, discards = row.among("id", REGION_NAMES), row.among("discards", REGION_NAMES)
    found = RegionRow(name, row.number("slots", 1, 3), discards, row.numbers("travel", len(REGION_NAMES)))
    row.source()
    return found


def _faces(dice: Row, key: str, face: Callable[[Row], F]) -> tuple[F, ...]:
    """All sides of a die, equal ones beside each other."""
    faces: list[F] = []
    for row in dice.rows(key):
        faces += [face(row)] * row.number("count", 1, 6)
    if len(faces) != 6:
        raise dice.wrong(key, f"a die has 6 sides, not {len(faces)}")
    return tuple(faces)


def _attack(row: Row) -> AttackFace:
    return AttackFace(*(row.number(key, 0, 2, 0) for key in AttackFace._fields))


def _defense(row: Row) -> DefenseFace:
    return DefenseFace(row.number("shields", 0, 2, 0), row.flag("doubles", False))


def _oath(row: Row, names: Collection[str]) -> OathRow:
    name = row.slug("id")
    goal, successor, vision = (row.known(key, names) for key in ("goal", "successor", "vision"))
    banner = row.known("chancellor_holds", names) if row.has("chancellor_holds") else ""
    row.source()
    return OathRow(name, goal, successor, banner, vision)


def _first_sites(
    row: Row, names: Collection[str], regions: Sequence[RegionRow]
) -> tuple[tuple[str, str, str], ...]:
    slots = [f"{region.id}.{number}" for region in regions for number in range(1, region.slots + 1)]
    places, sites, denizens = row.words("places", slots), row.words("sites", names), row.words("denizens", names)
    if not len(places) == len(sites) == len(denizens):
        raise row.wrong("places", "there must be as many places as sites and denizens")
    return tuple(zip(places, sites, denizens, strict=True))
