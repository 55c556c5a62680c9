"""8. The string in which the mod for Tabletop Simulator keeps a chronicle, read and written.

Hexadecimal, two digits per byte, except for names: version (three bytes), number of the game (two bytes), name,
who plays, Citizens, oath, six digits of suit order, eight sites with three cards each, world deck, dispossessed,
relics. From 3.3.1 on also the former Citizens, the winner's colour and the winner's name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from crownlands.core.errors import BadSetup
from crownlands.games.oath.components import (
    COLOURS,
    DENIZENS,
    EDIFICES,
    GOAL,
    PLACES,
    RELICS,
    RUINS,
    SITES,
    VISIONS,
    Card,
    Colour,
    Goal,
)

Version: TypeAlias = tuple[int, int, int]
FIRST_VERSION: Final = (3, 1, 0)
WITH_WINNER: Final = (3, 3, 1)
"""From this version on the string names the winner."""
WRITTEN: Final = (3, 3, 1)
"""What we write: the newest version that leaves open who plays, which the next table decides."""
NOTHING: Final = 0xFF
FACE_DOWN: Final = 24
"""Added to the number of a site that lies face down."""
ROOM: Final = 3
"""Places for cards at a site, relics included."""
SUIT_ORDER: Final = "012345"
NOBODY: Final = "UNKNOWN"
"""Instead of a winner's name."""
_BITS: Final = {"brown": 0x10, "yellow": 0x08, "white": 0x04, "blue": 0x02, "red": 0x01, "purple": 0x20}
_OATHS: Final = tuple(GOAL[name] for name in ("supremacy", "the-people", "devotion", "protection"))
_VISIONS: Final = ("sanctuary", "rebellion", "conspiracy", "faith", "conquest")
_FIRST_VISION: Final = 210
_RELIC_SHIFT: Final = 7


def _codes() -> dict[int, Card]:
    """Every card by its byte: one less than the number of a denizen or edifice, seven more for a relic."""
    found = {card.number - 1: card for card in (*DENIZENS, *EDIFICES, *RUINS)}
    found |= {card.number + _RELIC_SHIFT: card for card in RELICS}
    for code, name in enumerate(_VISIONS, _FIRST_VISION):
        found[code] = next(card for card in VISIONS if card.name.endswith(name))
    return found


CARD_BY_CODE: Final = _codes()
CODE: Final = {card: code for code, card in CARD_BY_CODE.items()}
SITE_BY_CODE: Final = {site.number: site for site in SITES}


@dataclass(frozen=True, slots=True)
class ModSite:
    """A place of the board: its site, if one is named, whether it lies face up, and three places for cards."""

    site: Card | None = None
    up: bool = False
    cards: tuple[Card | None, ...] = (None,) * ROOM


@dataclass(frozen=True, slots=True, kw_only=True)
class ModString:
    """All that a string says, so that it can be written again to the same text."""

    version: Version = WRITTEN
    number: int
    """Of the game that comes next; the first is 1."""
    name: str
    playing: int = 0
    """Who plays, as bits; 0 up to 3.3.1. It means nothing here."""
    citizens: frozenset[Colour] = frozenset()
    oath: Goal
    suit_order: str = SUIT_ORDER
    sites: tuple[ModSite, ...]
    world: tuple[Card, ...] = ()
    """From the top; nothing: the deck of the first game."""
    dispossessed: tuple[Card, ...] = ()
    relics: tuple[Card, ...] = ()
    """From the bottom: the last is the top."""
    former_citizens: frozenset[Colour] = frozenset()
    winner: Colour = COLOURS[0]
    winner_name: str = NOBODY


# -- reading ----------------------------------------------------------------------------------------------------


def looks_like_one(text: str) -> bool:
    """Whether a text could be meant as such a string: it begins with the hexadecimal digits of a version."""
    return text[:1] == "0" and all(digit in "0123456789abcdefABCDEF" for digit in text[:6])


def decode(text: str) -> ModString:
    """8. What a string says; BadSetup with one line that tells what is wrong with it, and where."""
    reader = _Reader(text)
    version = (reader.byte("version"), reader.byte("version"), reader.byte("version"))
    if version[0] != FIRST_VERSION[0] or version < FIRST_VERSION:
        raise BadSetup(
            f"this string is of version {_dots(version)} of the mod; {_dots(FIRST_VERSION)} to 3.3.3 can be read"
        )
    number = reader.byte("number of the game") << 8 | reader.byte("number of the game")
    if not number:
        raise BadSetup("the number of the game is 0; the first game of a chronicle is 1")
    told = ModString(
        version=version,
        number=number,
        name=reader.name("name of the chronicle"),
        playing=reader.byte("players"),
        citizens=reader.colours("Citizens"),
        oath=reader.oath(),
        suit_order=reader.suit_order(),
        sites=tuple(reader.site(place.name) for place in PLACES),
        world=reader.cards("world deck", "denizen", "vision"),
        dispossessed=reader.cards("dispossessed", "denizen"),
        relics=reader.cards("relics", "relic"),
    )
    if version >= WITH_WINNER:
        former, winner = reader.colours("former Citizens"), reader.winner()
        told = replace(told, former_citizens=former, winner=winner, winner_name=reader.name("name of the winner"))
    reader.end()
    _check_once(told)
    return told


def _check_once(told: ModString) -> None:
    """Every card is in the box once. Only relics may come twice: the mod itself drops the second one."""
    lying = [(row.site, place.name) for row, place in zip(told.sites, PLACES, strict=True)]
    lying += [(card, place.name) for row, place in zip(told.sites, PLACES, strict=True) for card in row.cards]
    lying += [(card, "the world deck") for card in told.world]
    lying += [(card, "the dispossessed") for card in told.dispossessed]
    seen: dict[Card, str] = {}
    for card, where in lying:
        if card is None or card.kind == "relic":
            continue
        if card in seen:
            raise BadSetup(f"{card.name} occurs twice in this string: {seen[card]} and {where}")
        seen[card] = where
        if card.other is not None:
            seen[card.other] = where


def _dots(version: Version) -> str:
    return ".".join(map(str, version))


class _Reader:
    """Goes through a string byte by byte and says where it went wrong."""

    def __init__(self, text: str) -> None:
        """Line breaks come from mail and chat. Lengths of names are bytes, so bytes are what is read."""
        joined = "".join(text.split("\n")).replace("\r", "").strip()
        self.data = joined.encode("utf-8", "replace")
        self.at = 0

    def take(self, length: int, what: str) -> bytes:
        part = self.data[self.at : self.at + length]
        if len(part) < length:
            raise BadSetup(f"the string breaks off after {len(self.data)} characters, in the {what}")
        self.at += length
        return part

    def byte(self, what: str) -> int:
        return self.digits(2, what)

    def digits(self, length: int, what: str) -> int:
        where = self.at + 1
        part = self.take(length, what)
        if any(digit not in b"0123456789abcdefABCDEF" for digit in part):
            shown = part.decode("utf-8", "replace")
            raise BadSetup(
                f"character {where} of the string, in the {what}: {shown!r} is not a hexadecimal number"
            )
        return int(part, 16)

    def name(self, what: str) -> str:
        length, where = self.byte(what), self.at + 1
        if not length:
            raise BadSetup(f"character {where - 2} of the string: the {what} is empty")
        try:
            name = self.take(length, what).decode("utf-8")
        except UnicodeDecodeError:
            raise BadSetup(f"character {where} of the string: the {what} is not {length} bytes long") from None
        if not name.isprintable():
            raise BadSetup(f"character {where} of the string: the {what} cannot be printed")
        return name

    def colours(self, what: str) -> frozenset[Colour]:
        where, mask = self.at + 1, self.byte(what)
        found = frozenset(colour for colour in COLOURS if mask & _BITS[colour.name])
        if mask != colours_byte(found):
            raise BadSetup(f"character {where} of the string, in the {what}: {mask:02X} is not a set of colours")
        return found

    def winner(self) -> Colour:
        where, mask = self.at + 1, self.byte("winner’s colour")
        for colour in COLOURS:
            if mask == _BITS[colour.name]:
                return colour
        raise BadSetup(f"character {where} of the string, in the winner’s colour: {mask:02X} is not a colour")

    def oath(self) -> Goal:
        where, code = self.at + 1, self.byte("oath")
        if code >= len(_OATHS):
            raise BadSetup(f"character {where} of the string, in the oath: there is no oath {code:02X}")
        return _OATHS[code]

    def suit_order(self) -> str:
        """It means nothing here, but it has to be one."""
        where, digits = self.at + 1, self.take(len(SUIT_ORDER), "order of suits").decode("utf-8", "replace")
        if sorted(digits) != list(SUIT_ORDER):
            raise BadSetup(f"character {where} of the string: {digits!r} is not an order of six suits")
        return digits

    def site(self, place: str) -> ModSite:
        where, code = self.at + 1, self.byte(f"site at {place}")
        down = code >= FACE_DOWN
        site = SITE_BY_CODE.get(code - FACE_DOWN if down else code)
        if site is None and code != NOTHING:
            raise BadSetup(f"character {where} of the string, at {place}: there is no site {code:02X}")
        kinds = ("denizen", "edifice", "ruin", "relic")
        cards = tuple(self.card(f"cards at {place}", kinds, may_lack=True) for _ in range(ROOM))
        if down and any(cards):
            raise BadSetup(
                f"character {where} of the string: no card can lie at {place}, for its site is face down"
            )
        return ModSite(site, up=not down, cards=cards)

    def cards(self, what: str, *kinds: str) -> tuple[Card, ...]:
        found = [self.card(what, kinds) for _ in range(self.byte(f"number of cards of the {what}"))]
        return tuple(card for card in found if card is not None)

    def card(self, what: str, kinds: tuple[str, ...], *, may_lack: bool = False) -> Card | None:
        where, code = self.at + 1, self.byte(what)
        if code == NOTHING and may_lack:
            return None
        card = CARD_BY_CODE.get(code)
        if card is None:
            raise BadSetup(f"character {where} of the string, in the {what}: there is no card {code:02X}")
        if card.kind not in kinds:
            raise BadSetup(f"character {where} of the string, in the {what}: {card.name} is a {card.kind}")
        return card

    def end(self) -> None:
        if self.at < len(self.data):
            raise BadSetup(
                f"the string ends after {self.at} characters, but {len(self.data) - self.at} more follow"
            )


# -- writing ----------------------------------------------------------------------------------------------------


def encode(told: ModString) -> str:
    """8. The string that says this."""
    parts = [
        *(f"{part:02X}" for part in told.version),
        f"{min(told.number, 0xFFFF):04X}",
        _name(told.name),
        f"{told.playing:02X}",
        f"{colours_byte(told.citizens):02X}",
        f"{_OATHS.index(told.oath):02X}",
        told.suit_order,
        *(_site(row) for row in told.sites),
        *(f"{len(cards):02X}{_cards(cards)}" for cards in (told.world, told.dispossessed, told.relics)),
    ]
    if told.version >= WITH_WINNER:
        winner = f"{_BITS[told.winner.name]:02X}{_name(told.winner_name)}"
        parts += [f"{colours_byte(told.former_citizens):02X}", winner]
    return "".join(parts)


def _name(name: str) -> str:
    return f"{len(name.encode()):02X}{name}"


def colours_byte(colours: frozenset[Colour]) -> int:
    """The byte for a set of colours."""
    return sum(_BITS[colour.name] for colour in colours)


def _site(row: ModSite) -> str:
    code = NOTHING if row.site is None else row.site.number + (0 if row.up else FACE_DOWN)
    return f"{code:02X}{_cards(row.cards)}"


def _cards(cards: tuple[Card | None, ...]) -> str:
    return "".join(f"{NOTHING if card is None else CODE[card]:02X}" for card in cards)
