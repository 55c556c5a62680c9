"""1.1, 8. A land: what a game starts from. The first game has its own; later ones come from the chronicle."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from crownlands.core.decisions import Seat
from crownlands.core.errors import BadSetup
from crownlands.games.oath.components import (
    CARD,
    COLOURS,
    DENIZENS,
    FIRST_OATH,
    FIRST_SITES,
    GOAL,
    PLACES,
    Card,
    Goal,
)
from crownlands.games.oath.state import NOBODY, Oath


@dataclass(frozen=True, slots=True)
class Land:
    """1.1, 1.3, 1.7, 1.9. Sites and what lies there, the oath, who are Citizens, the denizens of the world."""

    sites: tuple[Card | None, ...]
    """By slot; None: a site that is drawn and lies face down."""
    cards: tuple[tuple[Card, ...], ...]
    relics: tuple[tuple[Card, ...], ...]
    """Known relics at the sites; the others that a site starts with are drawn."""
    oath: Goal
    world: frozenset[Card]
    """The denizens of this world, those at the sites included."""
    citizens: frozenset[int] = frozenset()
    """Colours whose board lies with the Citizen's side up."""
    chancellor: Seat = NOBODY
    dispossessed: tuple[Card, ...] = ()
    relic_deck: tuple[Card, ...] = ()
    """8.6.3. Relics on top of their deck, the last one uppermost; the others are shuffled below."""


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


def read_land(data: Mapping[str, Any]) -> Land:
    """A land from JSON-ready data; what contradicts the Law or itself is said in one clear line."""
    rows: Sequence[Mapping[str, Any]] = data.get("board", ())
    if len(rows) != len(PLACES):
        raise BadSetup(f"a land has {len(PLACES)} places, not {len(rows)}")
    sites: list[Card | None] = []
    cards: list[tuple[Card, ...]] = []
    relics: list[tuple[Card, ...]] = []
    for place, row in zip(PLACES, rows, strict=True):
        site = None if row.get("site") is None else _card(row["site"], "site")
        sites.append(site)
        cards.append(tuple(_card(name, "denizen", "edifice", "ruin") for name in row.get("cards", ())))
        relics.append(tuple(_card(name, "relic") for name in row.get("relics", ())))
        if site is None and (cards[-1] or relics[-1]):
            raise BadSetup(f"at {place.name} lies no site, so no card can lie there either")
        if site is not None and len(cards[-1]) > site.capacity and not _drowned(cards[-1]):
            raise BadSetup(f"{site.name} holds {site.capacity} cards, not {len(cards[-1])}")
    if sites[0] is None:
        raise BadSetup(f"the site at {PLACES[0].name} lies face up")
    goal = GOAL.get(str(data.get("oath")))
    if goal is None:
        raise BadSetup(f"there is no oath {str(data.get('oath'))[:40]!r}; there are: {', '.join(GOAL)}")
    land = Land(
        sites=tuple(sites),
        cards=tuple(cards),
        relics=tuple(relics),
        oath=goal,
        world=frozenset(_card(name, "denizen") for name in data.get("world", ())),
        citizens=frozenset(_colour(name) for name in data.get("citizens", ())),
        chancellor=int(data.get("chancellor", NOBODY)),
        dispossessed=tuple(_card(name, "denizen") for name in data.get("dispossessed", ())),
        relic_deck=tuple(_card(name, "relic") for name in data.get("relic_deck", ())),
    )
    _check_once(land)
    return land


def _drowned(cards: tuple[Card, ...]) -> bool:
    """Salt the Earth fits where nothing else does."""
    return len(cards) == 1 and cards[0].name == "salt-the-earth"


def _card(name: object, *kinds: str) -> Card:
    card = CARD.get(str(name))
    if card is None or card.kind not in kinds:
        raise BadSetup(f"{str(name)[:40]!r} is no {' or '.join(kinds)} of Oath")
    return card


def _colour(name: object) -> int:
    for colour in COLOURS[1:]:
        if colour.name == name:
            return colour.index
    raise BadSetup(f"{str(name)[:40]!r} is no colour of a board")


def _check_once(land: Land) -> None:
    """Every card is there once."""
    lying = [card for row in (*land.cards, *land.relics) for card in row]
    everything = [site for site in land.sites if site is not None] + lying + list(land.dispossessed)
    everything += [card.other for card in lying if card.kind in ("edifice", "ruin") and card.other is not None]
    for card in everything:
        if everything.count(card) > 1:
            raise BadSetup(f"{card.name} is in this land twice")
    banned = next((card for card in land.dispossessed if card in land.world), None)
    if banned is not None:
        raise BadSetup(f"{banned.name} is both in the world deck and among the dispossessed")
