"""card.*. The Hearth cards of the chronicle, each by its text and its answers."""

from __future__ import annotations

import pytest

from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, HEARTH, NOMAD, ORDER, SUITS
from crownlands.games.oath.deals import bargain
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.state import CITIZEN, NOBODY
from tests.oath.campaigns import bare, purse
from tests.oath.playing import hand, names, offered, play, played
from tests.oath.scene import Scene

# -- actions ----------------------------------------------------------------------------------------------------


def test_a_round_of_ale_returns_all_tokens_but_its_own_favor() -> None:
    """card.a-round-of-ale."""
    scene = purse(bare().card("a-round-of-ale", "cradle.1").card("longbows", "provinces.1"), 1, 1).turn(1)
    g = scene.g
    g.favor_on[CARD["longbows"].index], g.secrets_on[CARD["longbows"].index] = 2, 1
    g.shared -= 2
    scene.has(1, secrets=0, flipped=2).has(2, flipped=1).start()
    scene.use("a-round-of-ale")
    g = scene.g
    assert (g.banks[ORDER.index], g.secrets[1], g.flipped[1]) == (5, 3, 0), "every secret on a card comes to you"
    assert g.flipped[2] == 1, "another's stay as they are"
    assert g.favor_on[CARD["a-round-of-ale"].index] == 1
    assert not offered(purse(scene, 1, 0), "a-round-of-ale"), "once a turn: the favor is still there"
    GAME.check(g)


def test_the_ballot_box_takes_an_exile_with_the_peoples_favor() -> None:
    """card.ballot-box."""
    scene = bare().card("ballot-box", "cradle.1").turn(1)
    assert not offered(scene, "ballot-box")
    scene.run = None
    scene.g.people = 1
    scene.has(1, supply=1).start()
    scene.use("ballot-box")
    assert (scene.g.role[1], scene.g.supply[1]) == (CITIZEN, 7)
    assert scene.g.relics[1] == [], "no relic comes with it"
    assert scene.decision.seat == 2, "and the act phase is over"


def test_a_citizen_finds_nothing_at_the_ballot_box() -> None:
    """card.ballot-box."""
    scene = bare().card("ballot-box", "cradle.1").citizen(1).turn(1)
    scene.g.people = 1
    assert not offered(scene, "ballot-box")


def test_the_charming_friend_takes_a_favor_from_somebody_here() -> None:
    """card.charming-friend."""
    scene = purse(purse(bare().adviser(1, "charming-friend").pawn(3, "provinces.1"), 2, 1), 0, 0).turn(1)
    scene.start()
    scene.use("charming-friend")
    assert (scene.g.favor[1], scene.g.favor[2], scene.g.secrets[1]) == (2, 0, 0), "the only one here with favor"
    scene.has(1, secrets=1)
    assert not offered(scene, "charming-friend")


def test_homesteaders_settle_an_adviser_without_playing_it() -> None:
    """card.homesteaders."""
    scene = bare().adviser(1, "homesteaders").adviser(1, "garrison").adviser(1, "assassin").turn(1)
    scene.adviser(1, "charming-friend").adviser(1, "elders", up=False)
    scene.start()
    favor, board = scene.g.favor[1], scene.g.board[1]
    scene.use("homesteaders")
    assert scene.refs() == ["card:homesteaders", "card:garrison"], "no adviser-only, locked or facedown card"
    scene.answer("card:garrison")
    assert names(scene.g.cards[0]) == ["garrison"]
    assert (scene.g.favor[1], scene.g.board[1]) == (favor, board), "no favor, no When Played"
    assert offered(scene, "homesteaders"), "it is free and can be repeated"
    GAME.check(scene.g)


def test_homesteaders_need_room() -> None:
    """card.homesteaders."""
    scene = bare().adviser(1, "homesteaders").turn(1)
    for name in ("longbows", "wolves", "scryer"):
        scene.card(name, "cradle.1")
    assert not offered(scene, "homesteaders"), "the Plains hold three"


def test_homesteaders_make_room_in_the_great_slum() -> None:
    """card.homesteaders."""
    scene = bare().site("great-slum", "cradle.1").adviser(1, "homesteaders").turn(1)
    for name in ("longbows", "wolves", "scryer", "scouts")[: CARD["great-slum"].capacity]:
        scene.card(name, "cradle.1")
    scene.start()
    scene.use("homesteaders")
    assert scene.decision.prompt == "make-space"
    scene.answer("card:longbows")
    assert "homesteaders" in names(scene.g.cards[0]) and "longbows" not in names(scene.g.cards[0])


def test_levelers_move_two_from_the_fullest_bank_to_the_emptiest() -> None:
    """card.levelers."""
    scene = bare().adviser(1, "levelers").turn(1)
    scene.g.banks[:] = [5, 1, 5, 1, 3, 3]
    scene.start()
    scene.use("levelers")
    assert scene.refs() == [SUITS[0].ref, SUITS[2].ref]
    scene.answer(SUITS[2].ref)
    assert scene.refs() == [SUITS[1].ref, SUITS[3].ref]
    scene.answer(SUITS[3].ref)
    assert scene.g.banks == [5, 1, 3, 3, 3, 3]


def test_levelers_move_what_there_is() -> None:
    """card.levelers."""
    scene = bare().adviser(1, "levelers").turn(1)
    scene.g.banks[:] = [1, 0, 0, 0, 0, 0]
    scene.start()
    scene.use("levelers", SUITS[5].ref)
    assert scene.g.banks == [0, 0, 0, 0, 0, 1]
    scene.run = None
    scene.g.banks[:] = [0] * 6
    assert not offered(scene.has(1, secrets=1), "levelers")


def test_the_relic_breaker_buries_a_relic_unseen_for_three_warbands() -> None:
    """card.relic-breaker."""
    scene = bare().adviser(1, "relic-breaker").pawn(1, "provinces.1").turn(1)
    slot = scene.slot("provinces.1")
    relic, board = scene.g.buried[slot][0], scene.g.board[1]
    scene.g.buried_seen[slot][0] = 1 << 3
    scene.start()
    scene.use("relic-breaker")
    assert (scene.g.relic_deck[0], scene.g.relic_deck_seen[0]) == (relic, 1 << 3), "who had seen it still knows"
    assert (scene.g.buried[slot], scene.g.board[1]) == ([], board + 3)
    assert not offered(scene.has(1, favor=3), "relic-breaker")


# -- Deed Writer ------------------------------------------------------------------------------------------------


def landlords() -> Scene:
    """Seat 1 rules the Mountain with two warbands, seat 2 the Rocky Coast with one."""
    scene = bare().warbands(1, "provinces.1", 2).warbands(2, "hinterland.1", 1).adviser(1, "deed-writer")
    return scene.board(1, 1).board(2, 1).turn(1)


def test_sites_change_hands_with_their_warbands() -> None:
    """card.deed-writer."""
    scene = landlords()
    scene.start()
    scene.use("deed-writer", "seat:2", "place:provinces.1", "ask-favor", "propose")
    assert scene.decision.prompt == "deal-answer"
    scene.answer("accept")
    g = scene.g
    assert (g.holder[2], g.bands[2], g.board[1], g.board[2]) == (g.colour[2], 1, 3, 0)
    assert g.favor[1:3] == [2, 0]
    GAME.check(g)


def test_the_new_ruler_says_how_many_come() -> None:
    """card.deed-writer."""
    scene = landlords().board(2, 4)
    scene.start()
    scene.use("deed-writer", "seat:2", "place:provinces.1", "propose", "accept")
    assert (scene.decision.seat, scene.decision.prompt, scene.refs()) == (
        2,
        "deed-writer-warbands",
        ["n:1", "n:2", "n:3", "n:4"],
    )
    scene.answer("n:3")
    assert scene.g.bands[2] == 3


def test_without_a_warband_for_it_no_site_can_be_taken() -> None:
    """card.deed-writer."""
    scene = landlords().board(2, 0)
    scene.start()
    scene.use("deed-writer", "seat:2", "place:provinces.1")
    assert "propose" not in scene.refs()
    scene.answer("place:hinterland.1")
    assert "propose" in scene.refs(), "the one that comes home in return will do"


def test_the_bandit_crown_needs_no_warband() -> None:
    """card.deed-writer."""
    scene = landlords().board(2, 0).relic(2, "bandit-crown")
    scene.start()
    scene.use("deed-writer", "seat:2", "place:provinces.1", "propose", "accept")
    assert scene.g.holder[2] == NOBODY
    GAME.check(scene.g)


def test_the_ring_of_devotion_takes_no_site() -> None:
    """card.deed-writer."""
    scene = landlords().relic(2, "ring-of-devotion")
    scene.start()
    scene.use("deed-writer", "seat:2", "place:provinces.1")
    assert "propose" not in scene.refs()


def test_imperial_players_have_no_sites_to_exchange_with_each_other() -> None:
    """card.deed-writer."""
    scene = landlords().citizen(3).adviser(0, "scouts")
    scene.adviser(3, "deed-writer").turn(3).start()
    scene.use("deed-writer", "seat:0")
    assert not any(ref.startswith("place:") for ref in scene.refs())
    scene.answer("done")
    scene.use("deed-writer", "seat:1")
    assert "place:cradle.1" in scene.refs(), "with an Exile a Citizen deals in the Empire's sites, unasked"


def test_a_citizen_takes_the_empires_warbands_to_their_own_board() -> None:
    """card.deed-writer."""
    scene = bare().citizen(3).adviser(3, "deed-writer").board(1, 2).board(3, 2).turn(3)
    scene.start()
    scene.use("deed-writer", "seat:1", "place:provinces.1", "propose", "accept", "n:1")
    g = scene.g
    assert (g.board[3], g.board[0]) == (3, 3), "the one from the Mountain joined the Citizen, not the Chancellor"
    assert (g.holder[2], g.bands[2], g.board[1]) == (g.colour[1], 1, 1)
    GAME.check(g)


def test_a_deal_about_sites_does_not_include_relics() -> None:
    scene = landlords().relic(2, "map")
    asked = scene.asks(bargain(scene.g, 1, 2, 1 | 2 | 32, CARD["deed-writer"], "card.deed-writer"))
    assert "relic:map" not in [option.ref for option in asked[0].options]


# -- when played ------------------------------------------------------------------------------------------------


def test_the_fabled_feast_counts_hearth_cards_and_itself() -> None:
    """card.fabled-feast."""
    # ruling O22
    scene = bare().card("fabled-feast", "cradle.1").adviser(1, "storyteller").adviser(1, "marriage").turn(1)
    scene.card("wayside-inn", "provinces.1").warbands(1, "provinces.1", 1)
    scene.g.banks[ORDER.index] += 5
    scene.g.shared -= 5
    played(scene, "fabled-feast", "suit:order")
    assert scene.g.favor[1] == 5, "the feast itself, the inn and two advisers: here a marriage is one card"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_family_heirloom_is_kept_or_goes_under_the_deck(answer: str) -> None:
    """card.family-heirloom."""
    scene = bare().turn(1)
    top = scene.g.relic_deck[-1]
    played(scene, "family-heirloom", answer)
    if answer == "yes":
        assert scene.g.relics[1] == [top]
    else:
        assert (scene.g.relic_deck[0], scene.g.relic_deck_seen[0]) == (top, 1 << 1)


def test_salad_days_are_three_favor_of_three_banks() -> None:
    """card.salad-days."""
    scene = hand(bare(), "salad-days", 1)
    play(scene, "salad-days", "place:cradle.1", SUITS[0].ref, SUITS[1].ref, SUITS[2].ref, seat=1)
    assert scene.g.favor[1] == 5, "and the favor for playing it"
    assert scene.g.banks[HEARTH.index] == 2
    scene = bare().turn(1)
    asked = scene.asks(power_of(CARD["salad-days"]).played(scene.g, 1, CARD["salad-days"]), "suit:nomad")  # type: ignore[misc]
    assert NOMAD not in asked[1].options


def test_salad_days_take_what_there_is() -> None:
    """card.salad-days."""
    scene = bare().turn(1)
    scene.g.shared += sum(scene.g.banks) - 4
    scene.g.banks[:] = [4, 0, 0, 0, 0, 0]
    assert played(scene, "salad-days").g.favor[1] == 2
