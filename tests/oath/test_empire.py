"""6.5-6.8, 7.6.3. Warbands between Imperial players, citizenship, exile, deals."""

from __future__ import annotations

from crownlands.games.oath.components import CARD, RELIQUARY, SCEPTER
from crownlands.games.oath.empire import (
    become_citizen,
    cannot_leave,
    cannot_offer,
    exile_citizen,
    exile_price,
    leave_empire,
    leaving_price,
    offer_citizenship,
)
from crownlands.games.oath.minor import cannot_move, move_warbands, peek_reliquary, removable
from crownlands.games.oath.state import CITIZEN, EMPIRE, EXILE, NOBODY
from tests.oath.scene import oath

# -- becoming a Citizen -----------------------------------------------------------------------------------------


def test_a_new_citizen_turns_over_everything() -> None:
    """6.6.2."""
    scene = oath().warbands(1, "provinces.2", 2).board(1, 3).has(1, supply=2).turn(1)
    scene.site("river", "provinces.2")
    g = scene.g
    g.vision[1] = CARD["vision-of-faith"]
    g.title, g.usurper = 1, True
    purple, own = g.reserve[EMPIRE], g.reserve[g.colour[1]]
    scene.asks(become_citizen(g, 1))
    assert g.role[1] == CITIZEN
    assert (g.holder[scene.slot("provinces.2")], g.bands[scene.slot("provinces.2")], g.board[1]) == (EMPIRE, 2, 3)
    assert (g.reserve[EMPIRE], g.reserve[g.colour[1]]) == (purple - 5, own + 5)
    assert g.vision[1] is None and CARD["vision-of-faith"] in g.piles[1]
    assert not g.usurper
    assert g.ended, "on the own turn the act phase is over"
    assert g.supply[1] == 7


def test_if_purple_warbands_run_short_the_exile_says_which_are_lost() -> None:
    """6.6.2, 9.3."""
    scene = oath().site("river", "provinces.2").warbands(1, "provinces.2", 3).board(1, 4).turn(0)
    g = scene.g
    g.board[0] += g.reserve[EMPIRE] - 5
    g.reserve[EMPIRE] = 5
    scene.asks(become_citizen(g, 1), "n:2")
    assert (g.bands[scene.slot("provinces.2")], g.board[1], g.reserve[EMPIRE]) == (1, 4, 0)


def test_an_offer_for_a_relic_with_a_trait_behind_it() -> None:
    """6.6, 6.6.1, 6.6.2, 2.3."""
    scene = oath().turn(0)
    relic = scene.g.reliquary[2]
    scene.asks(
        offer_citizenship(scene.g, 0), "seat:1", "reliquary:2", "no", "give-favor", "n:1", "propose", "accept"
    )
    g = scene.g
    assert g.role[1] == CITIZEN and relic in g.relics[1]
    assert g.reliquary[2] is None and RELIQUARY[2].trait.name == "careless"
    assert (g.favor[0], g.favor[1]) == (1, 2)


def test_a_refused_offer_changes_nothing_and_the_same_terms_are_not_put_again() -> None:
    # ruling O12
    """6.6.1, 7.6.3."""
    scene = oath().turn(0)
    g = scene.g
    scene.asks(offer_citizenship(g, 0), "seat:1", "reliquary:0", "no", "propose", "refuse")
    assert g.role[1] == EXILE and g.reliquary[0] is not None
    put = scene.asks(offer_citizenship(g, 0), "seat:1", "reliquary:0", "no")
    assert "propose" not in [option.ref for option in put[-1].options]


def test_the_other_side_may_change_the_terms_once() -> None:
    """6.6.1, 7.6.3."""
    scene = oath().has(0, favor=5).turn(0)
    put = scene.asks(
        offer_citizenship(scene.g, 0),
        "seat:2", "reliquary:1", "no", "propose",
        "change", "give-favor", "n:3", "propose",
        "accept",
    )  # fmt: skip
    assert [asked.seat for asked in put[-2:]] == [2, 0]
    assert [option.ref for option in put[-1].options] == ["accept", "refuse"]
    assert (scene.g.role[2], scene.g.favor[2]) == (CITIZEN, 4)


def test_the_reliquary_may_be_shown_before_the_answer() -> None:
    """6.6.1, 10.peek."""
    scene = oath().turn(0)
    scene.asks(offer_citizenship(scene.g, 0), "seat:1", "reliquary:3", "yes", "propose", "refuse")
    assert all(seen >> 1 & 1 for seen in scene.g.reliquary_seen)


def test_an_exile_with_the_scepter_may_offer_citizenship_to_himself() -> None:
    """6.6.1, 2.4.3."""
    scene = oath().relic(1, "the-grand-scepter").turn(1)
    scene.asks(offer_citizenship(scene.g, 1), "seat:1", "reliquary:0")
    assert scene.g.role[1] == CITIZEN
    assert len(scene.g.relics[1]) == 2


def test_a_scepter_taken_this_turn_offers_nothing() -> None:
    """2.4.3, relic.the-grand-scepter."""
    scene = oath().relic(1, "the-grand-scepter").turn(1)
    scene.g.scepter_taken = 1
    reason = cannot_offer(scene.g, 1)
    assert reason is not None and reason.key == "just-taken"


def test_looking_into_the_reliquary_is_a_power_of_its_own() -> None:
    # ruling O14
    """6.4, relic.the-grand-scepter."""
    scene = oath().turn(0)
    assert not any(scene.g.reliquary_seen)
    scene.asks(peek_reliquary(scene.g, 0))
    assert all(seen == 1 for seen in scene.g.reliquary_seen)


# -- exile ------------------------------------------------------------------------------------------------------


def test_what_it_costs_to_exile_a_citizen() -> None:
    """6.7."""
    scene = oath().citizen(1, 2).turn(0)
    g = scene.g
    g.title = NOBODY
    assert exile_price(g, 0, 1) == 5
    g.title, g.people = 1, 1
    assert exile_price(g, 0, 1) == 7
    g.title, g.people = 0, 0
    assert exile_price(g, 0, 1) == 3
    g.title, g.people = 0, 1
    assert exile_price(g, 0, 1) == 5


def test_an_exiled_citizen_gets_the_favor_and_their_own_warbands() -> None:
    """6.7."""
    scene = oath().citizen(1).has(0, favor=6).has(1, supply=1).turn(0)
    g = scene.g
    board = g.board[1]
    scene.asks(exile_citizen(g, 0))
    assert (g.role[1], g.favor[1], g.board[1], g.supply[1]) == (EXILE, 1 + 4, board, 7)
    assert g.favor[0] == 2, "the Chancellor keeps the oath: one favor less"


def test_leaving_costs_a_favor_for_every_warband_and_secret() -> None:
    """6.8."""
    scene = oath().citizen(1).has(1, favor=7, secrets=2, flipped=1).board(1, 3).turn(1)
    g = scene.g
    g.secrets_on[CARD["longbows"].index] = 1
    assert leaving_price(g, 1) == 7
    assert cannot_leave(g, 1) is None
    scene.asks(leave_empire(g, 1))
    assert (g.role[1], g.favor[1], g.favor[0], g.ended) == (EXILE, 0, 2 + 7, True)


def test_the_holder_of_the_scepter_cannot_leave() -> None:
    """6.8."""
    scene = oath().citizen(1).relic(1, "the-grand-scepter").has(1, favor=20).turn(1)
    reason = cannot_leave(scene.g, 1)
    assert reason is not None and reason.key == "holds-scepter"
    assert SCEPTER in scene.g.relics[1]


# -- warbands ---------------------------------------------------------------------------------------------------


def test_the_last_warband_stays_at_its_site() -> None:
    """6, 6.5."""
    scene = oath().site("river", "provinces.2").warbands(1, "provinces.2", 3).pawn(1, "provinces.2").turn(1)
    assert removable(scene.g, 1, scene.slot("provinces.2")) == 2
    scene.relic(1, "bandit-crown")
    assert removable(scene.g, 1, scene.slot("provinces.2")) == 3


def test_a_citizen_needs_the_chancellors_word_to_take_warbands() -> None:
    """6.5."""
    scene = oath().citizen(1).pawn(1, "cradle.1").turn(1)
    g = scene.g
    board, there = g.board[1], g.bands[0]
    put = scene.asks(move_warbands(g, 1), "to-board", "no")
    assert (put[-1].seat, put[-1].prompt) == (0, "let-withdraw")
    assert (g.board[1], g.bands[0]) == (board, there)


def test_imperial_players_at_one_site_hand_each_other_warbands() -> None:
    """6.5, 6.6.3, 10.imperial."""
    scene = oath().citizen(1).pawn(1, "cradle.1").pawn(0, "cradle.1").board(0, 4).turn(1)
    g = scene.g
    scene.asks(move_warbands(g, 1), "seat:0", "take", "n:3", "yes")
    assert (g.board[0], g.board[1]) == (1, 6)


def test_one_move_for_each_pair_of_places_until_another_action() -> None:
    """6.5."""
    scene = oath().pawn(0, "cradle.1").board(0, 3).turn(0)
    scene.asks(move_warbands(scene.g, 0), "to-site", "n:2")
    reason = cannot_move(scene.g, 0)
    assert reason is not None and reason.key == "moved-already"


def test_an_offer_that_is_called_off_counts_as_one_of_two() -> None:
    # ruling O11
    """7.6.3. What costs nothing must come to an end, also if nothing is ever proposed."""
    scene = oath().turn(0)
    for _ in range(2):
        scene.asks(offer_citizenship(scene.g, 0), "seat:1", "reliquary:0", "no", "done")
    put = scene.asks(offer_citizenship(scene.g, 0))
    assert "seat:1" not in [option.ref for option in put[0].options]
