"""components. What is printed on the components of Oath, read and checked: an edition is a folder of files.

Whatever is wrong in a file is said in one line that names the file, the line and the key.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from crownlands.core.edition_reader import Section
from crownlands.core.editions import EditionFile
from crownlands.games.oath.edition_board import OATH_NAMES, SUIT_NAMES, VISIONS, Board, read_board, source

BUILT_IN: Final = Path(__file__).parent / "editions" / "printed"
TIMINGS: Final = ("action", "wake", "rest", "when-played", "modifier", "battle-plan", "static", "triggered")
SUBJECTS: Final = (
    "search", "muster", "trade", "recover", "campaign", "travel", "play-card", "play-vision", "discard", "move",
    "swap", "take-relic", "take-banner", "place-warbands", "burn-favor", "favor-gain", "power-cost", "exchange",
    "dice-roll", "end-die", "adviser-limit", "adviser-count", "bandits", "rule", "exile", "oathkeeper",
    "grand-scepter", "chronicle",
)  # fmt: skip
"""What a power can look at."""
COUNTS: Final = {"denizen": 198, "edifice": 6, "relic": 20, "vision": VISIONS, "site": 23, "trait": 4, "banner": 2}


class Cost(NamedTuple):
    """7.1.2. Favor and secrets to place, favor and secrets to burn."""

    favor: int = 0
    secrets: int = 0
    burn_favor: int = 0
    burn_secrets: int = 0


FREE: Final = Cost()


class PowerRow(NamedTuple):
    """7. One power of a card, without what it does."""

    timing: str
    modifies: tuple[str, ...]
    persistent: bool
    must: bool
    side: str
    """attacker, defender or either; nothing if it is not a battle plan."""
    cost: Cost
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


class Edition(NamedTuple):
    cards: tuple[CardRow, ...]
    """Denizens, edifices, ruins, relics, the Scepter, visions, traits, banners, sites; each kind by its number."""
    board: Board


def load_edition(folder: Path) -> Edition:
    """All files of the folder, or BadEdition with the file, the line and what is wrong there."""
    denizens, edifices, relics, visions, sites, board = tops = [
        Section(EditionFile(folder / f"{name}.toml"))
        for name in ("denizens", "edifices", "relics", "visions", "sites", "board")
    ]
    names: set[str] = set()
    cards = (
        *_cards(denizens, "denizen", names),
        *_edifices(edifices, names),
        *_cards(relics, "relic", names),
        _card(relics.table("scepter"), "scepter", names),
        *_cards(visions, "vision", names),
        *_cards(board, "trait", names),
        *_cards(board, "banner", names),
        *_cards(sites, "site", names),
    )
    edition = Edition(cards, read_board(board, names))
    for top in tops:
        top.nothing_else()
    return edition


def _cards(top: Section, kind: str, names: set[str]) -> list[CardRow]:
    rows = top.tables(kind)
    _whole(top, kind, len(rows))
    found = [_card(row, kind, names, at) for at, row in enumerate(rows)]
    for row, card, before in zip(rows[1:], found[1:], found, strict=False):
        if card.number != before.number + 1:
            raise row.wrong("number", f"{card.number} does not follow {before.number}")
    return found


def _whole(top: Section, kind: str, count: int) -> None:
    if count != COUNTS[kind]:
        raise top.wrong(kind, f"there are {COUNTS[kind]} of them, not {count}")


def _card(row: Section, kind: str, names: set[str], at: int = 0) -> CardRow:
    """A card of any kind, which says what keys it may have. Traits and banners are numbered as they stand."""
    card = CardRow(
        id=row.slug("id"),
        kind=kind,
        number=at if kind in ("trait", "banner") else row.number("number", 0, 236),
        provenance=source(row),
        powers=tuple(map(_power, row.tables("powers", optional=True))),
    )
    if kind == "denizen":
        card = card._replace(
            suit=row.among("suit", SUIT_NAMES),
            where=row.among("where", ("any", "adviser", "site")),
            locked=row.flag("locked", False),
            first_game=row.flag("first_game", False),
            confidence=row.among("confidence", ("medium", "low"), "high"),
        )
    elif kind in ("edifice", "ruin"):
        suit = row.among("suit", SUIT_NAMES) if kind == "edifice" else ""
        card = card._replace(suit=suit, where="site", locked=True)
    elif kind in ("relic", "scepter"):
        card = card._replace(defense=row.number("defense", 1, 9))
    elif kind == "vision":
        card = card._replace(oath=row.among("oath", OATH_NAMES, ""))
    elif kind == "site":
        card = _site(row, card)
    row.once("id", card.id, names)
    if not card.powers and kind != "vision":
        raise row.wrong("powers", "a card has at least one power")
    return card


def _site(row: Section, card: CardRow) -> CardRow:
    """2.8. What only sites have."""
    recover, bank = None, ""
    if row.has("recover"):
        price = row.table("recover")
        bank = price.among("bank", SUIT_NAMES, "")
        recover = _cost(price)
        if bool(recover.favor) != bool(bank):
            raise row.wrong("recover", "favor goes to a bank")
    start = _tokens(row, "start")
    if bool(start.relics) != (recover is not None):
        raise row.wrong("recover", "stands where a relic lies, and nowhere else")
    homeland = row.among("homeland", SUIT_NAMES, "")
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


def _edifices(top: Section, names: set[str]) -> list[CardRow]:
    """2.9. The intact sides, then the ruined ones."""
    rows = top.tables("edifice")
    _whole(top, "edifice", len(rows))
    intact = [_card(row.table("intact"), "edifice", names) for row in rows]
    ruined = [_card(row.table("ruined"), "ruin", names) for row in rows]
    both = list(zip(intact, ruined, strict=True))
    return [card._replace(other=ruin.id) for card, ruin in both] + [
        ruin._replace(other=card.id) for card, ruin in both
    ]


def _power(row: Section) -> PowerRow:
    """7.3, 7.5. Dice, a side and an end belong to battle plans alone."""
    power = PowerRow(
        timing=row.among("timing", TIMINGS),
        modifies=row.words("modifies", SUBJECTS),
        persistent=row.flag("persistent", False),
        must=row.flag("must", False),
        side=row.among("side", ("attacker", "defender", "either"), ""),
        cost=_cost(row.table("cost")) if row.has("cost") else FREE,
        ends=row.among("ends", ("always", "beaten", "option", "unless-peoples-favor"), ""),
        may_decline=row.flag("may_decline", False),
    )
    if (power.timing == "battle-plan") != bool(power.side):
        raise row.wrong("side", "a battle plan has one, and nothing else")
    if power.ends and not power.side:
        raise row.wrong("timing", "only a battle plan has an end")
    if power.may_decline and power.timing != "when-played":
        raise row.wrong("may_decline", "only of a power when played")
    return power


def _cost(row: Section) -> Cost:
    return Cost(*(row.number(key, 1, 9, 0) for key in Cost._fields))


def _tokens(row: Section, key: str) -> Tokens:
    if not row.has(key):
        return NO_TOKENS
    table = row.table(key)
    return Tokens(*(table.number(each, 1, 9, 0) for each in Tokens._fields))
