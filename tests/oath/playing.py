"""Cards in hand for tests: who holds what, where it may go, and playing it."""

from __future__ import annotations

from crownlands.core.components import Component
from crownlands.core.decisions import Seat
from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, PLACES, Card
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.playing import (
    as_if_searched,
    cannot_play,
    play_card,
    ways_to_play,
)
from tests.oath.scene import Scene, oath, refs

HOME = PLACES[0]
"""The Plains: every pawn is there."""


def holding(name: str, seat: Seat = 0, seen: int = 0) -> Scene:
    """A seat on turn has a card in hand."""
    return hand(oath(), name, seat, seen)


def hand(scene: Scene, name: str, seat: Seat = 0, seen: int = 0) -> Scene:
    scene.turn(seat)._take_away(CARD[name])
    scene.g.hands[seat].append(CARD[name])
    scene.g.hand_seen[seat].append(seen | 1 << seat)
    return scene._changed()


def ways(scene: Scene, name: str, seat: Seat = 0) -> list[str]:
    return refs(ways_to_play(scene.g, as_if_searched(scene.g, seat), CARD[name]))


def why(scene: Scene, name: str, way: Component, seat: Seat = 0) -> str | None:
    reason = cannot_play(scene.g, as_if_searched(scene.g, seat), CARD[name], way)
    return None if reason is None else reason.key


def play(scene: Scene, name: str, *answers: str, seat: Seat = 0) -> Scene:
    order = as_if_searched(scene.g, seat)
    asked = scene.asks(play_card(scene.g, seat, CARD[name], order), *answers)
    assert len(asked) == len(answers), f"nobody has answered {asked[-1]}"
    return scene


def full(scene: Scene, *cards: str, seat: Seat = 0) -> Scene:
    """Advisers for a seat."""
    for name in cards:
        scene.adviser(seat, name)
    return scene


def played(scene: Scene, name: str, *answers: str, seat: Seat = 1) -> Scene:
    """A When Played power alone, with everything still there afterwards."""
    power = power_of(CARD[name]).played
    assert power is not None
    asked = scene.asks(power(scene.g, seat, CARD[name]), *answers)
    assert len(asked) == len(answers), f"nobody has answered {asked[-1]}"
    GAME.check(scene.g)
    return scene


def offered(scene: Scene, name: str) -> bool:
    """Whether the card is among what a seat may do now."""
    if scene.run is None:
        scene.start()
    return CARD[name].ref in scene.refs()


def names(cards: list[Card]) -> list[str]:
    return [card.name for card in cards]
