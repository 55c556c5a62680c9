"""card.*. The Hearth cards of the chronicle that change actions or answer to them."""

from __future__ import annotations

import pytest

from crownlands.core.decisions import Decision
from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, NOMAD, ORDER
from crownlands.games.oath.muster import muster
from crownlands.games.oath.playing import as_if_searched, play_as_if_searched, play_card
from crownlands.games.oath.powers.visions import matches
from crownlands.games.oath.search import cannot_search, search
from crownlands.games.oath.trade import cannot_trade, matching, new_trade, trade
from tests.oath.campaigns import bare, purse
from tests.oath.playing import hand, names, play
from tests.oath.scene import Scene

# -- modifiers --------------------------------------------------------------------------------------------------


def test_awaited_return_trades_for_a_warband_instead_of_supply() -> None:
    """card.awaited-return."""
    scene = bare().adviser(1, "awaited-return").card("longbows", "cradle.1").has(1, supply=5).turn(1).board(1, 2)
    asked = scene.asks(trade(scene.g, 1), "card:awaited-return")
    assert [one.prompt for one in asked] == ["awaited-return"]
    assert (scene.g.supply[1], scene.g.board[1], scene.g.favor[1]) == (5, 1, 2)
    GAME.check(scene.g)


def test_awaited_return_may_be_declined() -> None:
    """card.awaited-return."""
    scene = bare().adviser(1, "awaited-return").card("longbows", "cradle.1").has(1, supply=5).turn(1).board(1, 2)
    scene.asks(trade(scene.g, 1), "done")
    assert (scene.g.supply[1], scene.g.board[1]) == (4, 2)


def test_awaited_return_trades_without_any_supply() -> None:
    """card.awaited-return."""
    scene = bare().adviser(1, "awaited-return").card("longbows", "cradle.1").has(1, supply=0).turn(1).board(1, 1)
    assert cannot_trade(scene.g, 1) is None
    assert scene.asks(trade(scene.g, 1)) == [], "then it is no choice"
    assert (scene.g.supply[1], scene.g.board[1]) == (0, 0)
    reason = cannot_trade(scene.has(1, secrets=1).g, 1)
    assert reason is not None and reason.key in ("no-supply", "occupied"), "nobody is left to come"
    other = bare().adviser(1, "awaited-return").card("longbows", "cradle.1").has(1, supply=0).turn(1).board(1, 0)
    assert cannot_trade(other.g, 1) is not None


def rotation() -> Scene:
    scene = bare().adviser(1, "crop-rotation").card("longbows", "cradle.1").card("wolves", "cradle.1")
    return hand(scene.card("a-round-of-ale", "cradle.1"), "scouts", 1)


def test_crop_rotation_makes_room_where_a_card_is_played() -> None:
    """card.crop-rotation."""
    scene = rotation()
    asked = scene.asks(
        play_as_if_searched(scene.g, 1, CARD["scouts"]), "card:crop-rotation", "place:cradle.1", "card:wolves"
    )
    assert asked[2].prompt == "make-space"
    assert [option.ref for option in asked[2].options] == ["card:longbows", "card:wolves"], "no locked card"
    assert names(scene.g.cards[0]) == ["longbows", "a-round-of-ale", "scouts"]


def test_without_crop_rotation_the_site_is_full() -> None:
    """card.crop-rotation."""
    scene = rotation()
    asked = scene.asks(play_as_if_searched(scene.g, 1, CARD["scouts"]), "done")
    assert "place:cradle.1" not in [option.ref for option in asked[1].options]


def test_crop_rotation_joins_with_the_peoples_favor() -> None:
    """card.crop-rotation."""
    scene = rotation()
    scene.g.people = 1
    asked = scene.asks(
        play_as_if_searched(scene.g, 1, CARD["scouts"]),
        "card:crop-rotation",
        "place:cradle.1",
        "card:wolves",
        "card:longbows",
    )
    assert [one.prompt for one in asked[2:]] == ["clear-region", "clear-site"]
    assert names(scene.g.cards[0]) == ["a-round-of-ale", "scouts"]


def test_a_used_crop_rotation_cannot_be_discarded() -> None:
    """card.crop-rotation, 7.4.3."""
    scene = bare().card("crop-rotation", "cradle.1").card("wolves", "cradle.1").card("longbows", "cradle.1")
    hand(scene, "scouts", 1)
    asked = scene.asks(play_as_if_searched(scene.g, 1, CARD["scouts"]), "card:crop-rotation", "place:cradle.1")
    assert "card:crop-rotation" not in [option.ref for option in asked[2].options]


def wardens(*answers: str) -> tuple[Scene, list[Decision]]:
    """Seat 1 searches the cradle's pile with the Land Warden, and keeps Longbows and Wolves."""
    scene = bare().adviser(1, "land-warden").pile(0, "longbows", "wolves", "scryer").has(1, supply=7).turn(1)
    kept = ("pile:cradle", "card:land-warden", "card:longbows", "card:wolves")
    return scene, scene.asks(search(scene.g, 1), *kept, *answers)


def test_the_land_warden_lets_two_cards_be_played() -> None:
    scene, _ = wardens("card:wolves", "face-down", "place:cradle.1")
    assert (names(scene.g.advisers[1]), names(scene.g.cards[0])) == (["land-warden", "wolves"], ["longbows"])
    assert scene.g.faceup[1] == [True, False], "the other one may lie face down"
    assert scene.g.favor[1] == 1, "a favor for the warden, a favor for the site"


def test_one_of_the_land_wardens_cards_must_go_to_a_site() -> None:
    _, asked = wardens("card:wolves", "in-court")
    assert [option.ref for option in asked[-1].options] == ["place:cradle.1", "discard"]


def test_the_land_warden_is_paid_before_the_draw() -> None:
    scene = purse(bare().adviser(1, "land-warden").pile(0, "longbows", "wolves"), 1, 0).has(1, supply=7).turn(1)
    asked = scene.asks(search(scene.g, 1), "pile:cradle")
    assert asked[1].prompt == "keep", "who cannot pay is not asked"


def test_marriage_is_two_hearth_advisers_in_one_place() -> None:
    scene = bare().adviser(1, "marriage").card("storyteller", "cradle.1")
    order = new_trade(scene.g, 1)
    order.card = CARD["storyteller"]
    assert matching(scene.g, order) == 2
    scene.adviser(2, "tavern-songs")
    assert matches(scene.g, 1, 2), "it matches twice for a Conspiracy"
    assert not matches(scene.g, 2, 1)
    scene.adviser(1, "wolves")
    play(hand(scene, "elders", 1), "elders", "in-court", seat=1)
    assert len(scene.g.advisers[1]) == 3, "nobody had to go"


def test_news_from_afar_pays_for_a_search() -> None:
    """card.news-from-afar."""
    scene = purse(bare().adviser(1, "news-from-afar").pile(0, "longbows", "wolves"), 1, 2).has(1, supply=3).turn(1)
    asked = scene.asks(search(scene.g, 1), "pile:cradle", "card:news-from-afar")
    assert asked[1].prompt == "news-from-afar"
    assert (scene.g.supply[1], scene.g.favor[1]) == (3, 0)


def test_news_from_afar_searches_without_any_supply() -> None:
    """card.news-from-afar."""
    scene = purse(bare().adviser(1, "news-from-afar").pile(0, "longbows", "wolves"), 1, 2).has(1, supply=0).turn(1)
    assert cannot_search(scene.g, 1) is None
    asked = scene.asks(search(scene.g, 1), "pile:cradle")
    assert (asked[1].prompt, scene.g.favor[1]) == ("keep", 0), "then it is no choice"
    assert cannot_search(purse(scene, 1, 1).g, 1) is not None


def test_the_rowdy_pub_brings_one_more_for_a_muster_on_itself() -> None:
    """card.rowdy-pub."""
    scene = bare().card("rowdy-pub", "cradle.1").card("longbows", "cradle.1").has(1, supply=7).turn(1)
    board = scene.g.board[1]
    scene.asks(muster(scene.g, 1), "card:rowdy-pub", "card:rowdy-pub")
    assert scene.g.board[1] == board + 3
    scene = bare().card("rowdy-pub", "cradle.1").card("longbows", "cradle.1").has(1, supply=7).turn(1)
    assert len(scene.asks(muster(scene.g, 1), "card:longbows")) == 1


# -- what others do ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vision", ["vision-of-faith", "conspiracy"])
def test_book_binders_gain_by_anothers_vision(vision: str) -> None:
    """card.book-binders."""
    scene = hand(bare().adviser(2, "book-binders"), vision, 1)
    asked = scene.asks(play_card(scene.g, 1, CARD[vision], as_if_searched(scene.g, 1)), "reveal", "suit:nomad")
    assert (asked[1].seat, scene.g.favor[2], scene.g.banks[NOMAD.index]) == (2, 3, 1)


def test_book_binders_ignore_ones_own_and_hidden_visions() -> None:
    """card.book-binders."""
    play(hand(bare().adviser(1, "book-binders"), "vision-of-faith", 1), "vision-of-faith", "reveal", seat=1)
    scene = hand(bare().adviser(2, "book-binders"), "vision-of-faith", 1)
    assert play(scene, "vision-of-faith", "face-down", seat=1).g.favor[2] == 1


def test_saddle_makers_gain_by_anothers_nomads_and_order() -> None:
    """card.saddle-makers."""
    scene = hand(bare().adviser(2, "saddle-makers"), "elders", 1)
    play(scene, "elders", "place:cradle.1", seat=1)
    assert (scene.g.favor[1:3], scene.g.banks[NOMAD.index]) == ([2, 3], 0)
    play(hand(scene, "longbows", 1), "longbows", "in-court", seat=1)
    assert scene.g.favor[2] == 5
    play(hand(scene, "scouts", 1), "scouts", "face-down", seat=1)
    play(hand(scene, "wolves", 1), "wolves", "place:cradle.1", seat=1)
    play(hand(scene, "bear-traps", 2), "bear-traps", "in-court", seat=2)
    assert scene.g.favor[2] == 5


def test_saddle_makers_come_after_the_favor_and_before_when_played() -> None:
    """card.saddle-makers."""
    scene = hand(bare().adviser(2, "saddle-makers").warbands(1, "provinces.1", 1), "garrison", 1)
    scene.g.log = []
    play(scene, "garrison", "place:cradle.1", seat=1)
    told = [(event.key, event.seat) for event in scene.g.log if event.key.startswith("gained")]
    assert told == [("gained-favor", 1), ("gained-favor", 2), ("gained-warbands", 1)]


def test_saddle_makers_get_what_the_player_leaves() -> None:
    """card.saddle-makers."""
    scene = hand(bare().adviser(2, "saddle-makers"), "garrison", 1)
    scene.g.shared += scene.g.banks[ORDER.index] - 1
    scene.g.banks[ORDER.index] = 1
    play(scene, "garrison", "place:cradle.1", seat=1)
    assert scene.g.favor[1:3] == [2, 1]
