"""card.*. The Order denizens, each by its text and its answers."""

from __future__ import annotations

from crownlands.games.oath.components import CARD
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.muster import cannot_muster, muster
from tests.oath.scene import oath


def test_garrison_reinforces_every_ruled_site() -> None:
    """card.garrison."""
    scene = oath().card("garrison", "cradle.1").board(0, 0).turn(0)
    power = power_of(CARD["garrison"]).played
    assert power is not None
    before = scene.g.bands[:]
    scene.asks(power(scene.g, 0, CARD["garrison"]))
    assert sum(scene.g.bands) == sum(before) + 3
    assert scene.g.board[0] == 0


def test_garrison_with_the_ring_of_devotion_places_nothing() -> None:
    """relic.ring-of-devotion."""
    scene = oath().card("garrison", "cradle.1").relic(0, "ring-of-devotion").board(0, 0).turn(0)
    power = power_of(CARD["garrison"]).played
    assert power is not None
    scene.asks(power(scene.g, 0, CARD["garrison"]))
    assert scene.g.board[0] == 3


def test_pressgangs_muster_on_a_card_with_tokens() -> None:
    """card.pressgangs, 5.2, 5.2.1."""
    scene = oath().adviser(0, "pressgangs").pawn(0, "cradle.1").has(0, favor=1).turn(0)
    scene.g.secrets_on[CARD["longbows"].index] = 1
    board = scene.g.board[0]
    assert cannot_muster(scene.g, 0) is None
    scene.asks(muster(scene.g, 0))
    assert scene.g.board[0] == board + 2
    assert scene.g.favor_on[CARD["longbows"].index] == 1


def test_without_pressgangs_a_card_with_tokens_is_refused() -> None:
    """card.pressgangs."""
    scene = oath().pawn(0, "cradle.1").has(0, favor=1).turn(0)
    scene.g.secrets_on[CARD["longbows"].index] = 1
    reason = cannot_muster(scene.g, 0)
    assert reason is not None and reason.key == "occupied"
