"""5.1.4.2, 7.2.2, 7.6.4. Room for a card: what is discarded for it at a site and at court."""

from __future__ import annotations

from crownlands.games.oath import words
from crownlands.games.oath.components import ARCANE, BEAST, CARD, NOMAD
from crownlands.games.oath.moments import Power
from crownlands.games.oath.muster import muster
from crownlands.games.oath.playing import (
    as_if_searched,
    play_as_if_searched,
    play_card,
)
from crownlands.games.oath.room import locked, room, surplus, trim_court
from crownlands.games.oath.verbs import discard_from_site
from crownlands.games.oath.why_not import why_not
from tests.oath.playing import HOME, full, hand, holding, play, ways, why
from tests.oath.scene import oath, refs, with_power

# -- the People's Favor and the Great Slum ----------------------------------------------------------------------


def test_the_peoples_favor_opens_the_region_and_discards_first() -> None:
    """5.1.4.1, banner.peoples-favor."""
    scene = holding("longbows").site("rocky-coast", "cradle.2").card("jinx", "cradle.1").card("wolves", "cradle.2")
    g = scene.g
    g.people, g.site_up[1] = 0, True
    scene._changed()
    top = len(g.piles[1])
    asked = scene.asks(play_as_if_searched(g, 0, CARD["longbows"]), "place:cradle.2", "card:jinx")
    assert refs(asked[0].options) == ["place:cradle.1", "place:cradle.2", "in-court", "face-down", "discard"]
    assert (asked[1].prompt, "done" in refs(asked[1].options)) == ("clear-region", True)
    assert {"card:jinx", "card:wolves"} < set(refs(asked[1].options))
    assert CARD["longbows"] in g.cards[1]
    assert g.piles[1][top:] == [CARD["jinx"]]


def test_where_there_is_no_room_the_discard_is_mandatory() -> None:
    """5.1.4.1."""
    scene = holding("longbows").site("rocky-coast", "cradle.1")
    g = scene.g
    g.cards[0] = [CARD["keep"], CARD["jinx"]]
    g.people = 0
    scene._changed()
    asked = scene.asks(play_as_if_searched(g, 0, CARD["longbows"]), "place:cradle.1")
    assert [decision.prompt for decision in asked] == ["play"], "the one card that is not locked goes"
    assert g.cards[0] == [CARD["keep"], CARD["longbows"]]


def test_a_face_down_site_of_the_region_is_not_open() -> None:
    """2.8.1, 5.1.4.1."""
    scene = holding("longbows")
    scene.g.people, scene.g.site_up[1] = 0, False
    [decision] = scene._changed().asks(play_as_if_searched(scene.g, 0, CARD["longbows"]))
    assert refs(decision.options) == ["place:cradle.1", "in-court", "face-down", "discard"]


def test_the_great_slum_makes_room_and_spoils_the_suit() -> None:
    """site.great-slum."""
    scene = holding("longbows").site("great-slum", "cradle.1")
    scene.g.cards[0] = [CARD["keep"], CARD["wolves"], CARD["jinx"]]
    scene._changed()
    assert why(scene, "longbows", HOME) is None
    play(scene, "longbows", "place:cradle.1", "card:wolves")
    assert scene.g.cards[0] == [CARD["keep"], CARD["jinx"], CARD["longbows"]]
    assert CARD["wolves"].suit is not None
    assert scene.g.spoilt[0] == CARD["wolves"].suit.bit


def test_a_used_modifier_is_not_discarded_during_its_action() -> None:
    """7.4.3. A5, A6, 7.4.3: a used Augury at the Great Slum."""
    scene = holding("longbows").site("great-slum", "cradle.1")
    scene.g.cards[0] = [CARD["keep"], CARD["wolves"], CARD["augury"]]
    order = as_if_searched(scene._changed().g, 0)
    order.used |= CARD["augury"].bit
    reason = locked(scene.g, 0, CARD["augury"], order)
    assert reason is not None
    assert (reason.key, reason.rule) == ("in-use", "7.4.3")
    assert locked(scene.g, 0, CARD["augury"]) is None
    scene.asks(play_card(scene.g, 0, CARD["longbows"], order), "place:cradle.1")
    assert scene.g.cards[0] == [CARD["keep"], CARD["augury"], CARD["longbows"]], "only wolves could go"


def test_crop_rotation_and_the_peoples_favor_both_discard() -> None:
    scene = holding("longbows")
    scene.g.cards[0] = [CARD["wolves"], CARD["augury"]]
    scene.g.people = 0
    order = as_if_searched(scene._changed().g, 0)
    order.clears |= CARD["crop-rotation"].bit
    order.used |= CARD["peoples-favor"].bit
    asked = scene.asks(
        play_card(scene.g, 0, CARD["longbows"], order), "place:cradle.1", "card:wolves", "card:augury"
    )
    assert [decision.prompt for decision in asked] == ["play", "clear-region", "clear-site"]
    assert scene.g.cards[0] == [CARD["longbows"]]


def test_a_discarded_card_gives_its_tokens_back_and_goes_by_its_own_region() -> None:
    """10.discard.

    B27: favor to the bank of its suit, secrets face down to the active seat, the pile by the card's region.
    """
    scene = oath().turn(2).card("wolves", "provinces.1").card("jinx", "cradle.1").has(2, flipped=0)
    g = scene.g
    g.favor_on[CARD["wolves"].index], g.secrets_on[CARD["wolves"].index] = 2, 1
    bank = g.banks[BEAST.index]
    discard_from_site(g, 1, CARD["wolves"])
    assert (g.banks[BEAST.index], g.flipped[2], g.favor_on[CARD["wolves"].index]) == (bank + 2, 1, 0)
    assert g.piles[2][-1] is CARD["wolves"], "the pawn is in the cradle, but the card lay in the provinces"
    assert g.spoilt == [0] * 8, "somebody else's discard spoils nothing for the active seat"
    discard_from_site(g, 2, CARD["jinx"])
    assert g.piles[1][-1] is CARD["jinx"]
    assert g.spoilt[0] == ARCANE.bit


def test_the_river_is_asked_for_warbands_cost_supply() -> None:
    # ruling O5
    """site.river, 7.4.1. A5: optional means optional; and only for its ruler."""
    for answer, bands in (("site:river", 6), ("done", 5)):
        scene = oath().turn(0).site("river", "cradle.1").board(0, 3).has(0, favor=1)
        scene.g.cards[0] = [CARD["longbows"]]
        asked = scene._changed().asks(muster(scene.g, 0), answer)
        assert [decision.prompt for decision in asked] == ["river"]
        assert scene.g.board[0] == bands
    scene = oath().turn(1).site("river", "cradle.1").board(1, 3).has(1, favor=1)
    scene.g.cards[0] = [CARD["longbows"]]
    assert scene._changed().asks(muster(scene.g, 1)) == []


# -- the court (5.1.4.2, 7.6.4) ---------------------------------------------------------------------------------


def test_a_full_court_first_discards_one_that_is_not_locked() -> None:
    """5.1.4.2, 7.2.2, 10.locked, 2.2.2, 10.adviser."""
    scene = full(holding("longbows"), "jinx", "wolves", "vow-of-silence")
    asked = scene.asks(
        play_card(scene.g, 0, CARD["longbows"], as_if_searched(scene.g, 0)), "face-down", "card:jinx"
    )
    assert (asked[1].prompt, refs(asked[1].options)) == ("dismiss", ["card:jinx", "card:wolves"])
    [(card, reason)] = why_not(scene.g, asked[1])
    assert (card, reason.key) == (CARD["vow-of-silence"], "locked")
    assert scene.g.advisers[0] == [CARD["wolves"], CARD["vow-of-silence"], CARD["longbows"]]
    assert scene.g.piles[1][-1] is CARD["jinx"], "from the cradle to the provinces"


def test_those_who_have_just_come_go_last_and_are_told_so() -> None:
    """7.6.3, 7.6.4. Nothing of this action holds them: the others go first."""
    scene = full(oath(), "jinx", "wolves", "longbows", "gossip")
    [decision] = scene.asks(trim_court(scene.g, 0, [CARD["longbows"], CARD["gossip"]], 0))
    assert refs(decision.options) == ["card:jinx", "card:wolves"]
    assert {card.ref: reason.key for card, reason in why_not(scene.g, decision)} == {
        "card:longbows": "came-last",
        "card:gossip": "came-last",
    }


def test_a_facedown_adviser_is_never_locked_and_its_discard_stays_secret() -> None:
    """7.2, 7.2.2, 9.4."""
    scene = full(holding("longbows"), "jinx", "wolves").adviser(0, "vow-of-silence", up=False)
    play(scene, "longbows", "in-court", "card:vow-of-silence")
    assert scene.g.pile_seen[1][-1] == 1


def test_a_court_of_locked_advisers_takes_nobody() -> None:
    """7.2.2, 7.6.4."""
    scene = full(holding("longbows"), "vow-of-silence", "vow-of-poverty", "vow-of-obedience")
    assert ways(scene, "longbows") == ["place:cradle.1", "discard"]
    assert why(scene, "longbows", words.FACE_DOWN) == "court-full"


def test_the_lowest_limit_counts_and_one_in_hand_counts_too() -> None:
    """7.6.4: the Assassin allows two advisers."""
    with with_power(Power("assassin", most_advisers=2)), with_power(Power("insomnia", most_advisers=2)):
        scene = full(holding("assassin"), "jinx", "wolves", "longbows")
        asked = scene.asks(
            play_card(scene.g, 0, CARD["assassin"], as_if_searched(scene.g, 0)),
            "in-court",
            "card:jinx",
            "card:wolves",
        )
        assert [decision.prompt for decision in asked] == ["play", "dismiss", "dismiss"]
        assert scene.g.advisers[0] == [CARD["longbows"], CARD["assassin"]]
        assert surplus([(CARD["assassin"], True), (CARD["insomnia"], True), (CARD["jinx"], True)]) == 1
        assert surplus([(CARD["assassin"], False), (CARD["jinx"], True), (CARD["wolves"], True)]) == 0
        scene = full(holding("insomnia"), "vow-of-silence", "vow-of-poverty")
        assert why(scene, "insomnia", words.IN_COURT) == "court-full", "beside two locked ones it cannot be played"
        assert why(scene, "insomnia", words.FACE_DOWN) is None


def test_the_family_wagon_and_the_pied_piper() -> None:
    """card.family-wagon, card.pied-piper."""
    nomads = ("elders", "oracle", "relic-worship")
    assert all(CARD[name].suit is NOMAD for name in nomads)
    scene = full(holding("family-wagon"), *nomads)
    assert room(scene.g, 0, CARD["family-wagon"])
    play(scene, "family-wagon", "in-court")
    assert len(scene.g.advisers[0]) == 4
    scene = full(hand(holding("pied-piper"), "longbows"), "family-wagon", "jinx")
    asked = scene.asks(
        play_card(scene.g, 0, CARD["longbows"], as_if_searched(scene.g, 0)), "in-court", "card:jinx"
    )
    assert refs(asked[1].options) == ["card:family-wagon", "card:jinx"]
    play(scene, "pied-piper", "in-court")
    assert [card.name for card in scene.g.advisers[0]] == ["family-wagon", "longbows", "pied-piper"]
