"""card.*. The Beast denizens, each by its text and its answers."""

from __future__ import annotations

from crownlands.games.oath.components import CARD
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.muster import muster
from crownlands.games.oath.orders import FOR_SECRETS
from crownlands.games.oath.ruling import where
from crownlands.games.oath.state import CITIZEN, EXILE, NOBODY
from crownlands.games.oath.trade import new_trade, trade, trade_with
from crownlands.games.oath.travel import ways_to
from tests.oath.scene import oath


def test_animal_playmates_make_a_muster_on_a_beast_free() -> None:
    """card.animal-playmates, 7.4.1."""
    scene = (
        oath()
        .adviser(0, "animal-playmates")
        .card("wolves", "cradle.1")
        .pawn(0, "cradle.1")
        .has(0, supply=0)
        .turn(0)
    )
    put = scene.asks(muster(scene.g, 0))
    assert not put, "the beast is the only card that can be mustered on without supply"
    assert scene.g.supply[0] == 0
    assert scene.g.favor_on[CARD["wolves"].index] == 1


def test_errand_boy_fetches_from_another_pile() -> None:
    """card.errand-boy."""
    scene = oath().adviser(0, "errand-boy").has(0, favor=1, supply=7).pawn(0, "cradle.1").turn(0)
    hinterland = len(scene.g.piles[2])
    scene.start()
    scene.answer("action:search")
    assert "pile:hinterland" in scene.refs()
    scene.answer("pile:hinterland")
    assert len(scene.g.piles[2]) == hinterland - min(3, hinterland)
    assert (scene.g.favor[0], scene.g.supply[0]) == (0, 5)


def test_forest_paths_lead_to_beasts_for_a_favor() -> None:
    """card.forest-paths."""
    scene = oath().adviser(1, "forest-paths").card("wolves", "hinterland.1").pawn(1, "cradle.1")
    scene.has(1, favor=1, supply=0).turn(1)
    assert ways_to(scene.g, 1, scene.slot("hinterland.1")) == [CARD["forest-paths"]]
    assert ways_to(scene.g, 1, scene.slot("provinces.1")) == []


def test_long_lost_heir_may_become_a_citizen_and_need_not() -> None:
    """card.long-lost-heir, 7.6.1."""
    played = power_of(CARD["long-lost-heir"]).played
    assert played is not None
    for answer, role in (("yes", CITIZEN), ("no", EXILE)):
        scene = oath().adviser(1, "long-lost-heir").turn(1)
        scene.asks(played(scene.g, 1, CARD["long-lost-heir"]), answer)
        assert scene.g.role[1] == role
    scene = oath().turn(0)
    assert scene.asks(played(scene.g, 0, CARD["long-lost-heir"])) == [], "the Chancellor is not asked"


def test_roving_terror_takes_its_secret_along() -> None:
    """card.roving-terror, 10.move."""
    scene = oath().card("roving-terror", "cradle.1").pawn(0, "cradle.1").has(0, secrets=1).turn(0)
    scene.start()
    scene.use("roving-terror", "card:elders")
    g = scene.g
    assert where(g, CARD["elders"]) == NOBODY
    assert where(g, CARD["roving-terror"]) == scene.slot("hinterland.1")
    assert g.secrets_on[CARD["roving-terror"].index] == 1


def test_the_old_oak_gives_a_secret_more() -> None:
    """card.the-old-oak."""
    scene = (
        oath().card("the-old-oak", "cradle.1").adviser(0, "wolves").pawn(0, "cradle.1").has(0, favor=2, secrets=0)
    )
    scene.turn(0)
    scene.asks(trade(scene.g, 0), "card:the-old-oak")
    assert scene.g.secrets[0] == 2


def test_the_old_oak_needs_a_beast_adviser() -> None:
    """card.the-old-oak."""
    scene = oath().card("the-old-oak", "cradle.1").turn(0)
    order = trade_with(scene.g, new_trade(scene.g, 0), CARD["the-old-oak"], FOR_SECRETS)
    fits = power_of(CARD["the-old-oak"]).fits
    assert fits is not None and not fits(scene.g, order, CARD["the-old-oak"])


def test_wolves_may_kill_ones_own() -> None:
    """card.wolves, 10.kill."""
    scene = oath().adviser(0, "wolves").has(0, secrets=1).board(0, 2).board(1, 2).turn(0)
    scene.start()
    scene.answer("card:wolves")
    assert "seat:0" in scene.refs()
    scene.answer("seat:1")
    assert (scene.g.board[0], scene.g.board[1]) == (2, 1)
