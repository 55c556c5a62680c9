"""8.3.2-8.7. What a table hands on to the next one: facts alone, sorted, and nothing that chance decides.

A heritage is JSON-ready; `land.read_land` reads it. From the top of the cradle to the bottom of the hinterland
`board` has {site, cards, relics (those that somebody has seen), unseen (how many others)}; `site` null: a site is
drawn there face down. `docs/rulings.md` says why (O27 and on).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from crownlands.games.oath.chronicle import citizen_boards
from crownlands.games.oath.components import (
    BEAST,
    CARD,
    COLOURS,
    CRADLE,
    DENIZEN_BITS,
    DENIZENS,
    EDIFICE_BITS,
    PLACES,
    RUIN_BITS,
    SCEPTER,
    Card,
)
from crownlands.games.oath.land import FIRST_LAND, Land
from crownlands.games.oath.ruling import live, rules
from crownlands.games.oath.state import EXILE, NOBODY, SLOTS, Oath

FOREST_TEMPLE: Final = CARD["forest-temple"]


@dataclass(slots=True)
class Kept:
    """8.3. A site that stays, with what lies there."""

    site: Card
    cards: list[Card]
    relics: list[Card]
    unseen: int

    @property
    def ruined(self) -> bool:
        return any(card.bit & RUIN_BITS for card in self.cards)


@dataclass(slots=True)
class Clearance:
    """8.3.2, 8.3.3. What is left of the map, and what has left it."""

    kept: list[Kept] = field(default_factory=list)
    discarded: list[Card] = field(default_factory=list)
    """Denizens."""
    seen_relics: list[Card] = field(default_factory=list)
    """Relics that go back to their deck and that somebody has seen."""


# -- the map ----------------------------------------------------------------------------------------------------


def stays(g: Oath, slot: int) -> bool:
    """8.3.2, edifice.forest-temple. A site stays if the winner rules it or an intact edifice stands there.

    While the Forest Temple stands anywhere, so does every site with a Beast card.
    """
    if rules(g, g.winner, slot) or any(card.bit & EDIFICE_BITS for card in g.cards[slot]):
        return True
    return bool(live(g) & FOREST_TEMPLE.bit) and any(card.suit is BEAST for card in g.cards[slot])


def clear_map(g: Oath) -> Clearance:
    """8.3, 8.3.2, 8.3.3. Sites that go give up their cards; edifices that the winner does not rule fall."""
    found = Clearance()
    for slot in SLOTS:
        relics = [relic for relic, seen in zip(g.buried[slot], g.buried_seen[slot], strict=True) if seen]
        if stays(g, slot):
            cards = g.cards[slot] if rules(g, g.winner, slot) else fallen(g.cards[slot])
            found.discarded += [card for card in g.cards[slot] if card.bit & DENIZEN_BITS and card not in cards]
            found.kept.append(Kept(g.sites[slot], list(cards), relics, len(g.buried[slot]) - len(relics)))
        else:
            found.discarded += [card for card in g.cards[slot] if card.bit & DENIZEN_BITS]
            found.seen_relics += relics
    return found


def fallen(cards: list[Card]) -> list[Card]:
    """8.3.3. What is left at a site that the winner does not rule: where an edifice falls, its ruin alone."""
    ruins = [card.other for card in cards if card.bit & EDIFICE_BITS and card.other is not None]
    return ruins + [card for card in cards if card.bit & RUIN_BITS] if ruins else cards


def fill_map(kept: list[Kept]) -> list[Kept | None]:
    """8.3.3, 8.3.5, 8.3.5.1, 8.3.5.2, 8.3.5.3, 8.3.5.4, 8.3.5.5. Who lies where in the next game.

    Sites move up into the cradle, then the provinces, then the hinterland; to close every region up from the
    top is to close up the whole map. Those with ruins come from the bottom, the last one lowest, and never into
    the cradle. Where nothing lies a site will be drawn (8.3.5.6).
    """
    places: list[Kept | None] = [each for each in kept if not each.ruined]
    places += [None] * (len(PLACES) - len(places))
    ruins = [each for each in kept if each.ruined]
    for slot in reversed(SLOTS):
        if ruins and places[slot] is None and PLACES[slot].region is not CRADLE:
            places[slot] = ruins.pop()
    return places


# -- cards and relics -------------------------------------------------------------------------------------------


def at_stake(g: Oath, map_: Clearance) -> list[Card]:
    """8.5. The discard piles, with what the map has thrown there, and the advisers of all who have lost."""
    found = [*map_.discarded, *(card for pile in g.piles for card in pile)]
    found += [card for seat in g.others(g.winner) for card in g.advisers[seat]]
    return [card for card in found if card.bit & DENIZEN_BITS]


def world(g: Oath) -> list[Card]:
    """8.8. All denizens that are still in the game."""
    outside = {*g.archive, *g.dispossessed}
    return [card for card in DENIZENS if card not in outside]


def top_relics(g: Oath) -> list[Card]:
    """8.6.1, 8.6.3. The relics of the winner and of the Reliquary, but for the Scepter."""
    held = [relic for relic in g.relics[g.winner] if relic is not SCEPTER]
    return held + [relic for relic in g.reliquary if relic is not None]


def seen_relics(g: Oath, map_: Clearance) -> list[Card]:
    """8.6.1. Relics that come into the deck and that somebody has seen: held by those who have lost, or looked
    at.
    """
    held = [relic for seat in g.others(g.winner) for relic in g.relics[seat] if relic is not SCEPTER]
    looked_at = [relic for relic, seen in zip(g.relic_deck, g.relic_deck_seen, strict=True) if seen]
    return [*map_.seen_relics, *held, *looked_at]


def citizens(g: Oath) -> set[int]:
    """8.2, 8.7.2. The colours of the boards that show the Citizen's side in the next game."""
    assert g.chronicle is not None
    if g.role[g.winner] != EXILE:
        return citizen_boards(g)
    return {g.colour[seat] for seat in g.chronicle.accepted}


# -- all of it --------------------------------------------------------------------------------------------------


def next_heritage(g: Oath, before: Mapping[str, Any]) -> dict[str, Any]:
    """8.3.4, 8.7, 8.7.1. What the next table starts from; pawns, tokens and warbands stay behind."""
    assert g.chronicle is not None and g.chronicle.oath is not None and g.chronicle.suit is not None
    map_ = clear_map(g)
    return {
        "played": before.get("played", 0) + 1,
        "name": before.get("name", ""),
        "board": [row_of(each) for each in fill_map(map_.kept)],
        "oath": g.chronicle.oath.name,
        "citizens": [colour.name for colour in COLOURS if colour.index in citizens(g)],
        "chancellor": g.winner,
        "world": sorted_names(world(g)),
        "suit": g.chronicle.suit.name,
        "at_stake": sorted_names(at_stake(g, map_)),
        "dispossessed": sorted_names(g.dispossessed),
        "relic_deck": sorted_names(top_relics(g)),
        "relics_seen": sorted_names(seen_relics(g, map_)),
        "annals": list(before.get("annals", ())),
    }


def row_of(kept: Kept | None) -> dict[str, Any]:
    """8.7.1. A place of the map."""
    if kept is None:
        return {"site": None, "cards": [], "relics": [], "unseen": 0}
    return {
        "site": kept.site.name,
        "cards": [card.name for card in kept.cards],
        "relics": sorted_names(kept.relics),
        "unseen": kept.unseen,
    }


def sorted_names(cards: list[Card]) -> list[str]:
    """So that no order tells anything."""
    return sorted(card.name for card in cards)


def first_heritage(land: Land = FIRST_LAND) -> dict[str, Any]:
    """1. The land of the first game as a heritage: a chronicle begins with it."""
    sites = [
        None if site is None else Kept(site, list(cards), [], 0)
        for site, cards in zip(land.sites, land.cards, strict=True)
    ]
    return {
        "played": 0,
        "name": "",
        "board": [row_of(each) for each in sites],
        "oath": land.oath.name,
        "citizens": [],
        "chancellor": NOBODY,
        "world": sorted_names(list(land.world)),
        "suit": None,
        "at_stake": [],
        "dispossessed": [],
        "relic_deck": [],
        "relics_seen": [],
        "annals": [],
    }
