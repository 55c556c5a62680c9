"""components. What a client needs to draw the pieces: facts and coordinates, no words."""

from __future__ import annotations

from typing import cast

from crownlands.games.legends.board import EDGES, LAYOUTS
from crownlands.games.legends.catalogue_types import CardFacts, Catalogue, Edge, Join, Kind, SideFacts
from crownlands.games.legends.components import (
    ARMIES,
    CARDS,
    CARDS_EACH,
    CITIES,
    LEADERS,
    PRICES,
    SIDES,
    TOKENS,
    Card,
    Side,
    board_data,
)


def catalogue() -> Catalogue:
    return {
        "armies": ARMIES,
        "cities": CITIES,
        "prices": list(PRICES),
        "cards_each": {str(seats): cards for seats, cards in CARDS_EACH.items()},
        "aspect": board_data()["aspect"],
        "layouts": {
            name: {
                "slots": {slot: list(place) for slot, place in layout.places.items()},
                "links": [list(link) for link in layout.links],
            }
            for name, layout in LAYOUTS.items()
        },
        "edges": EDGES,
        "sides": {side.ref: _side(side) for side in SIDES.values()},
        "cards": {card.ref: _card(card) for card in CARDS},
        "leaders": [leader.ref for leader in LEADERS],
        "tokens": {token.ref: {"kind": token.kind, "points": token.points} for token in TOKENS},
    }


def _side(side: Side) -> SideFacts:
    row = next(row for row in board_data()["side"] if row["id"] == side.name)
    return {
        "code": side.code,
        "regions": [
            {"ref": f"region:{side.name}.{number}", "code": f"{side.code}{number}", "x": x, "y": y}
            for number, (x, y) in enumerate(side.points, start=1)
        ],
        "islands": side.islands,
        "land": side.land,
        "bridges": side.bridges,
        "water": side.water,
        "exits": cast("dict[Edge, int]", side.exits),
        "shore": row["shore"],
    }


def _card(card: Card) -> CardFacts:
    return {
        "words": sorted(card.words),
        "kind": cast("Kind", card.kind),
        "players": card.players,
        "abilities": [
            {"kind": ability.kind, "amount": ability.amount, "word": ability.word, "count": ability.of}
            for ability in card.abilities
        ],
        "steps": [{"kind": step.kind, "amount": step.amount} for step in card.steps],
        "join": cast("Join", card.join),
    }
