"""1.1, 8. A land: what a game starts from. The first game has its own; later ones come from the chronicle."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from crownlands.core.decisions import Seat
from crownlands.core.errors import BadSetup
from crownlands.games.oath.components import (
    BURIED,
    CARD,
    COLOURS,
    DENIZENS,
    FIRST_OATH,
    FIRST_SITES,
    GOAL,
    PLACES,
    REGIONS,
    RELICS,
    SCEPTER,
    SEATS,
    START_HAND,
    START_PILE,
    SUIT,
    VISIONS,
    Card,
    Goal,
    Suit,
)
from crownlands.games.oath.state import NOBODY, Oath

LEAST_DENIZENS: Final = len(REGIONS) * START_PILE + (SEATS - 1) * START_HAND + 1 - len(VISIONS)
"""1.19, 1.20. With this many in the world deck everybody gets a card, also the last of six."""


@dataclass(frozen=True, slots=True)
class Land:
    """1.1, 1.3, 1.7, 1.9. Sites and what lies there, the oath, who are Citizens, the denizens of the world.

    What chance decides between two games is drawn from this when the table is set up, see `next_land`.
    """

    sites: tuple[Card | None, ...]
    """By slot; None: a site that is drawn and lies face down."""
    cards: tuple[tuple[Card, ...], ...]
    relics: tuple[tuple[Card, ...], ...]
    """Relics at the sites that somebody has seen there; everybody may know them."""
    oath: Goal
    world: frozenset[Card]
    """The denizens of this world, those at the sites included, before any come and go (8.4, 8.5)."""
    unseen: tuple[int, ...] = (0,) * len(PLACES)
    """How many relics lie at the sites that nobody has seen: they are dealt anew."""
    citizens: frozenset[int] = frozenset()
    """Colours whose board lies with the Citizen's side up."""
    chancellor: Seat = NOBODY
    suit: Suit | None = None
    """8.4. The suit whose denizens join the world; None: nobody joins."""
    at_stake: tuple[Card, ...] = ()
    """8.5. Those of whom six are dispossessed."""
    dispossessed: tuple[Card, ...] = ()
    relic_deck: tuple[Card, ...] = ()
    """8.6.3. Relics that come on top of their deck; the others are shuffled below."""
    relics_in_order: bool = False
    """Whether `relic_deck` lies as it stands, the last one uppermost; else it is shuffled."""
    relics_seen: frozenset[Card] = frozenset()
    """8.6.1. Relics below them that somebody has seen: none of these can lie unseen at a site."""


def first_land() -> Land:
    """The land of the first game."""
    by_slot = {place.slot: (site, denizen) for place, site, denizen in FIRST_SITES}
    return Land(
        sites=tuple(by_slot[place.slot][0] if place.slot in by_slot else None for place in PLACES),
        cards=tuple((by_slot[place.slot][1],) if place.slot in by_slot else () for place in PLACES),
        relics=((),) * len(PLACES),
        oath=FIRST_OATH,
        world=frozenset(card for card in DENIZENS if card.first_game),
    )


FIRST_LAND = first_land()


def land_of(g: Oath) -> Land:
    """The land that a table starts from."""
    return FIRST_LAND if not g.heritage else _parsed(g.heritage)


@lru_cache(maxsize=64)
def _parsed(text: str) -> Land:
    return read_land(json.loads(text))


# -- reading it -------------------------------------------------------------------------------------------------


def read_land(data: Mapping[str, Any]) -> Land:
    """A land from JSON-ready data; what contradicts the Law or itself is said in one clear line."""
    rows = _list(data, "board")
    if len(rows) != len(PLACES):
        raise BadSetup(f"a land has {len(PLACES)} places, not {len(rows)}")
    sites, cards, relics, unseen = zip(*map(_read_place, rows, (place.name for place in PLACES)), strict=True)
    goal = GOAL.get(str(data.get("oath")))
    if goal is None:
        raise BadSetup(f"there is no oath {str(data.get('oath'))[:40]!r}; there are: {', '.join(GOAL)}")
    land = Land(
        sites=sites,
        cards=cards,
        relics=relics,
        unseen=unseen,
        oath=goal,
        world=frozenset(_cards(data, "world", "denizen")),
        citizens=frozenset(_colour(name) for name in _list(data, "citizens")),
        chancellor=_number(data, "chancellor", NOBODY, SEATS - 1, NOBODY),
        suit=_suit(data.get("suit")),
        at_stake=_cards(data, "at_stake", "denizen"),
        dispossessed=_cards(data, "dispossessed", "denizen"),
        relic_deck=_cards(data, "relic_deck", "relic"),
        relics_in_order=data.get("relics_in_order") is True,
        relics_seen=frozenset(_cards(data, "relics_seen", "relic")),
    )
    _check_once(land)
    _check_world(land)
    _check_relics(land)
    return land


def _read_place(row: object, name: str) -> tuple[Card | None, tuple[Card, ...], tuple[Card, ...], int]:
    """A place of the map: the site, the cards, the relics that somebody has seen, how many others."""
    if not isinstance(row, Mapping):
        raise BadSetup(f"what lies at {name} cannot be read")
    site = None if row.get("site") is None else _card(row["site"], "site")
    cards = _cards(row, "cards", "denizen", "edifice", "ruin")
    courtier = next((card for card in cards if card.where == "adviser"), None)
    if courtier is not None:
        raise BadSetup(f"{courtier.name} can only be an adviser, so it cannot lie at {name}")
    relics = _cards(row, "relics", "relic")
    unseen = _number(row, "unseen", 0, len(BURIED[0]))
    if site is None and (cards or relics or unseen):
        raise BadSetup(f"there is no site at {name}, so no card can lie there")
    if site is not None and len(cards) > site.capacity and not _drowned(cards):
        raise BadSetup(f"{site.name} holds {site.capacity} cards, not {len(cards)}")
    if len(relics) + unseen > len(BURIED[0]):
        raise BadSetup(f"no more than {len(BURIED[0])} relics can lie at a site, not {len(relics) + unseen}")
    return site, cards, relics, unseen


def _drowned(cards: tuple[Card, ...]) -> bool:
    """Salt the Earth fits where nothing else does."""
    return len(cards) == 1 and cards[0].name == "salt-the-earth"


def _list(data: Mapping[str, Any], key: str) -> Sequence[Any]:
    found = data.get(key, ())
    if isinstance(found, str) or not isinstance(found, Sequence):
        raise BadSetup(f"{key} is not a list")
    return found


def _number(data: Mapping[str, Any], key: str, least: int, most: int, default: int = 0) -> int:
    found = data.get(key, default)
    if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
        raise BadSetup(f"{key} must be a number from {least} to {most}, not {str(found)[:40]!r}")
    return found


def _cards(data: Mapping[str, Any], key: str, *kinds: str) -> tuple[Card, ...]:
    return tuple(_card(name, *kinds) for name in _list(data, key))


def _card(name: object, *kinds: str) -> Card:
    """A card of some kinds; the Grand Scepter is no part of a land: every Chancellor begins with it (1.11)."""
    card = CARD.get(str(name))
    if card is None or card.kind not in kinds or card is SCEPTER:
        raise BadSetup(f"{str(name)[:40]!r} is not a {' or '.join(kinds)} of Oath")
    return card


def _suit(name: object) -> Suit | None:
    if name is not None and str(name) not in SUIT:
        raise BadSetup(f"{str(name)[:40]!r} is not a suit; there are: {', '.join(SUIT)}")
    return None if name is None else SUIT[str(name)]


def _colour(name: object) -> int:
    for colour in COLOURS[1:]:
        if colour.name == name:
            return colour.index
    raise BadSetup(f"{str(name)[:40]!r} is not the colour of a board")


# -- whether it can be ------------------------------------------------------------------------------------------


def _check_once(land: Land) -> None:
    """Every card is there once."""
    lying = [card for row in (*land.cards, *land.relics) for card in row]
    everything = [site for site in land.sites if site is not None] + lying
    everything += [*land.dispossessed, *land.relic_deck]
    everything += [card.other for card in lying if card.kind in ("edifice", "ruin") and card.other is not None]
    twice = _repeated(everything) or _repeated(land.at_stake)
    if twice is not None:
        raise BadSetup(f"{twice.name} is in this land twice")


def _repeated(cards: Iterable[Card]) -> Card | None:
    met: set[Card] = set()
    return next((card for card in cards if card in met or met.add(card)), None)  # type: ignore[func-returns-value]


def _check_world(land: Land) -> None:
    """8.4, 8.5, 8.8. Who is in the world, who is not, and that a deck can be made of it."""
    banned = next((card for card in land.dispossessed if card in land.world), None)
    if banned is not None:
        raise BadSetup(f"{banned.name} is both in the world deck and among the dispossessed")
    laid = {card for row in land.cards for card in row}
    foreign = next((card for card in land.at_stake if card in laid or card not in land.world), None)
    if foreign is not None:
        raise BadSetup(f"{foreign.name} cannot be dispossessed: it is not among the cards of the world deck")
    if len(land.world - laid) < LEAST_DENIZENS:
        raise BadSetup(f"a world deck needs {LEAST_DENIZENS} denizens, not {len(land.world - laid)}")


def _check_relics(land: Land) -> None:
    """8.6. There are relics for the places where they lie unseen."""
    placed = {*(relic for row in land.relics for relic in row), *land.relic_deck}
    clash = next((relic for relic in RELICS if relic in placed and relic in land.relics_seen), None)
    if clash is not None:
        raise BadSetup(f"{clash.name} is in this land twice")
    if len(RELICS) - len(placed) - len(land.relics_seen) < sum(land.unseen):
        raise BadSetup(f"there are not enough relics for {sum(land.unseen)} that nobody has seen")
