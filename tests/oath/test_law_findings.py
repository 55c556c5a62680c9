"""What a reading of the Law against the rules has found: deals, citizenship, modifiers in use, moves and swaps."""

from __future__ import annotations

import pytest

from crownlands.games.oath.cage import put_under
from crownlands.games.oath.components import CARD, GOAL, RELIQUARY
from crownlands.games.oath.deals import ADVISERS, bargain
from crownlands.games.oath.empire import offer_citizenship
from crownlands.games.oath.minor import move_warbands, moves
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.ruling import where
from crownlands.games.oath.search import search
from crownlands.games.oath.state import CITIZEN, DEFENDER, EMPIRE, EXILE, Campaign
from crownlands.games.oath.trade import trade
from crownlands.games.oath.travel import journey, travel, ways_to
from crownlands.games.oath.turn import menu
from tests.oath.campaigns import War, bare, frontier
from tests.oath.scene import Scene, oath, refs


def prompts(scene: Scene, coroutine: object, *answers: str) -> list[str]:
    return [asked.prompt for asked in scene.asks(coroutine, *answers)]


# -- citizenship and deals --------------------------------------------------------------------------------------


def test_what_was_agreed_changes_hands_after_the_board_has_turned() -> None:
    """6.6.2, 2.11. The new Citizen's relics count together: nobody is asked about a title in between.

    The Chancellor has three relics and the title, seat 2 three as well. If two relics came to seat 1 first, two
    seats would be level, and the Chancellor would have to choose between them.
    """
    scene = oath().turn(0)
    g = scene.g
    g.oath = GOAL["protection"]
    for seat, names in (
        (0, ("map", "whistle")),
        (1, ("cup-of-plenty",)),
        (2, ("ivory-eye", "brass-horse", "grand-mask")),
    ):
        for name in names:
            scene.relic(seat, name)
    asked = scene.asks(
        offer_citizenship(g, 0),
        "seat:1", "reliquary:0", "no", "relic:map", "relic:whistle", "propose", "accept",
    )  # fmt: skip
    assert "hand-over-title" not in [decision.prompt for decision in asked]
    assert len(g.relics[1]) == 4 and (g.title, g.role[1]) == (1, CITIZEN)


def test_a_usurper_who_accepts_is_an_oathkeeper_before_banners_move() -> None:
    """6.6.2. The title turns with the board; then the banner that was agreed on brings it back to its giver."""
    scene = oath().turn(0)
    g = scene.g
    g.oath, g.people, g.title, g.usurper = GOAL["the-people"], 1, 1, True
    scene.asks(offer_citizenship(g, 0), "seat:1", "reliquary:2", "no", "banner:peoples-favor", "propose", "accept")
    assert (g.people, g.title, g.usurper, g.role[1]) == (0, 0, False, CITIZEN)
    assert g.reliquary[RELIQUARY[2].index] is None


def test_the_same_terms_for_another_relic_are_other_terms() -> None:
    """6.6.1. Which relic of the Reliquary is promised belongs to the terms."""
    scene = oath().turn(0)
    g = scene.g
    scene.asks(offer_citizenship(g, 0), "seat:1", "reliquary:0", "no", "propose", "refuse")
    scene.asks(offer_citizenship(g, 0), "seat:1", "reliquary:1", "no", "propose", "accept")
    assert g.role[1] == CITIZEN


def test_at_a_gathering_each_pair_has_its_own_proposals() -> None:
    """card.the-gathering, 7.6.3. What one player has proposed silences no other; who passed is asked again."""
    scene = oath().card("the-gathering", "provinces.1").turn(1)
    g = scene.g
    for seat in range(4):
        scene.pawn(seat, "provinces.1").has(seat, favor=2)
    power = power_of(CARD["the-gathering"]).played
    assert power is not None
    asked = scene.asks(
        power(g, 1, CARD["the-gathering"]),
        "done",
        "seat:3", "give-favor", "n:1", "propose", "refuse",
        "seat:3", "give-favor", "n:1", "propose", "accept",
        "done",
        "seat:3", "give-favor", "n:1", "propose", "accept",
        "done", "done", "done",
        "done", "done", "done", "done",
    )  # fmt: skip
    assert (g.favor[0], g.favor[2], g.favor[3]) == (1, 1, 4)
    assert [decision.seat for decision in asked if decision.prompt == "gathering-deal"][4] == 0


def test_a_court_that_a_deal_has_filled_too_much_lets_an_adviser_go() -> None:
    # ruling O18
    """7.6.3, 7.6.4, 5.1.4.2. Whoever gets a fourth adviser discards one, but not the one that came."""
    scene = oath().adviser(0, "wolves").turn(0)
    for name in ("scouts", "tents", "elders"):
        scene.adviser(1, name)
    g = scene.g
    fair = CARD["the-gathering"]
    put = scene.asks(
        bargain(g, 0, 1, ADVISERS, fair, "card.the-gathering"), "card:wolves", "propose", "accept", "card:tents"
    )
    assert (put[-1].seat, refs(put[-1].options)) == (1, ["card:scouts", "card:tents", "card:elders"])
    assert g.advisers[1] == [CARD["scouts"], CARD["elders"], CARD["wolves"]] and g.advisers[0] == []
    assert g.piles[g.region(1).discards.index][-1] is CARD["tents"], "after the pawn of its owner"


def test_a_refused_move_may_be_asked_for_with_another_number() -> None:
    # ruling O13
    """6.5. Until another action a pair of places is closed only by a move that was made."""
    scene = oath().citizen(1).pawn(1, "cradle.1").warbands(0, "cradle.1", 4).turn(1)
    g = scene.g
    board = g.board[1]
    scene.asks(move_warbands(g, 1), "to-board", "n:3", "no")
    assert g.board[1] == board
    put = scene.asks(move_warbands(g, 1), "to-board")
    assert refs(put[-1].options) == ["n:1", "n:2"]
    scene.asks(move_warbands(g, 1), "to-board", "n:2", "yes")
    assert g.board[1] == board + 2
    assert "to-board" not in refs(moves(g, 1))


def test_a_refused_gift_of_warbands_closes_only_that_number() -> None:
    """6.5. Between Imperial boards too; giving and taking are asked apart."""
    scene = oath().citizen(1).pawn(0, "cradle.1").pawn(1, "cradle.1").board(0, 1).board(1, 2).turn(0)
    g = scene.g
    scene.asks(move_warbands(g, 0), "seat:1", "give", "no")
    put = scene.asks(move_warbands(g, 0), "seat:1")
    assert put[-1].prompt == "how-many-to-take", "the only warband to give was refused"
    scene.asks(move_warbands(g, 0), "seat:1", "n:2", "yes")
    assert (g.board[0], g.board[1]) == (3, 0)


# -- modifiers --------------------------------------------------------------------------------------------------


def party(deck: str) -> Scene:
    """Seat 1 has the People's Favor and stands beside the Welcoming Party; one card is drawn."""
    scene = bare().pawn(1, "cradle.1").card("welcoming-party", "cradle.1").deck_top(deck).turn(1)
    scene.g.deck, scene.g.deck_seen = scene.g.deck[-1:], [0]
    scene._changed()
    scene.g.people = 1
    return scene


@pytest.mark.parametrize("used", [True, False])
def test_a_party_that_joins_the_search_cannot_be_discarded_in_it(used: bool) -> None:
    """7.4.1, 7.4.3, card.welcoming-party. So it is asked about: whoever wants to be rid of it does not use it."""
    scene = party("longbows")
    asked = scene.asks(search(scene.g, 1), "deck", "card:welcoming-party" if used else "done", "place:cradle.1")
    if used:
        assert len(asked) == 3, "nothing here could be discarded first"
        assert where(scene.g, CARD["longbows"]) == 0
    else:
        assert asked[-1].prompt == "clear-region" and "card:welcoming-party" in refs(asked[-1].options)


@pytest.mark.parametrize(("used", "here"), [(True, True), (False, False)])
def test_when_played_spares_the_modifiers_of_its_search(used: bool, here: bool) -> None:
    # ruling O4
    """7.4.3, card.dazzle. A card in use is not discarded during the action, by its last step either."""
    scene = party("dazzle")
    scene.g.people = 2
    scene.asks(search(scene.g, 1), "deck", "card:welcoming-party" if used else "done", "place:cradle.1")
    assert (where(scene.g, CARD["welcoming-party"]) == 0) is here
    assert scene.g.in_use == 0


def test_the_old_oak_wants_a_beast_adviser_not_a_gain() -> None:
    """card.the-old-oak, trait.careless. The Chancellor's trade loses a secret, and the Oak still gives its own."""
    scene = bare().card("the-old-oak", "cradle.1").adviser(0, "wolves").has(0, favor=2, secrets=0).turn(0)
    g = scene.g
    g.reliquary[2] = None
    scene._changed()
    scene.asks(trade(g, 0))
    assert g.secrets[0] == 1, "1 for the adviser, 1 by the Oak, 1 less"
    assert g.favor[0] == 1


# -- moves and swaps (10.move, 10.swap) -------------------------------------------------------------------------


def slum() -> Scene:
    """The Great Slum at cradle.1 with two cards, everybody there."""
    scene = bare().site("great-slum", "cradle.1").card("longbows", "cradle.1").card("scouts", "cradle.1")
    return scene.turn(0)


def test_before_a_swap_into_the_great_slum_a_card_may_go() -> None:
    # ruling O15
    """site.great-slum, 10.swap, relic.horned-mask. A swap moves a card there: another may be discarded first."""
    scene = slum().relic(0, "horned-mask").adviser(0, "wolves").has(0, secrets=1)
    scene.start()
    scene.use("horned-mask", "card:scouts")
    assert scene.refs() == ["card:longbows", "done"], "not the card that is swapped"
    scene.answer("card:longbows")
    assert scene.g.cards[0] == [CARD["wolves"]] and scene.g.advisers[0] == [CARD["scouts"]]


def test_before_a_move_into_the_great_slum_a_card_may_go() -> None:
    """site.great-slum, 10.move, card.roving-terror. Beside the denizen that it drives out."""
    scene = slum().site("plains", "provinces.1").card("roving-terror", "provinces.1").pawn(0, "provinces.1")
    scene.has(0, secrets=1).start()
    scene.use("roving-terror", "card:scouts", "card:longbows")
    assert scene.g.cards[0] == [CARD["roving-terror"]]
    assert scene.g.secrets_on[CARD["roving-terror"].index] == 1, "the secret goes along"


@pytest.mark.parametrize(("home", "other"), [("cradle.1", "provinces.1"), ("provinces.1", "cradle.1")])
def test_a_herd_that_leaves_or_reaches_the_slum_lets_a_card_go(home: str, other: str) -> None:
    """site.great-slum, card.great-herd. Both cards of a swap move."""
    scene = slum().site("plains", "provinces.1").card("great-herd", home).card("elders", other)
    power = power_of(CARD["great-herd"]).played
    assert power is not None
    assert prompts(scene, power(scene.g, 0, CARD["great-herd"]), "card:elders", "card:longbows") == [
        "great-herd",
        "make-way",
    ]
    assert CARD["longbows"] not in scene.g.cards[0]
    assert where(scene.g, CARD["great-herd"]) == scene.slot(other)


def test_elsewhere_a_swap_discards_nothing() -> None:
    """10.swap. Only the Great Slum asks."""
    scene = bare().card("great-herd", "cradle.1").card("elders", "provinces.1")
    power = power_of(CARD["great-herd"]).played
    assert power is not None
    assert prompts(scene, power(scene.g, 0, CARD["great-herd"]), "card:elders") == ["great-herd"]


# -- sites, relics, travel --------------------------------------------------------------------------------------


def test_a_ruler_goes_to_court_from_afar() -> None:
    """7.1.1, site.the-tribunal. The Tribunal serves whoever rules it or is there."""
    scene = oath().site("the-tribunal", "provinces.2").warbands(1, "provinces.2", 1).pawn(1, "cradle.1").turn(1)
    assert CARD["the-tribunal"] in menu(scene.g, 1)
    scene.turn(2).pawn(2, "cradle.1")
    assert CARD["the-tribunal"] not in menu(scene.g, 2)
    scene.pawn(2, "provinces.2")
    assert CARD["the-tribunal"] in menu(scene.g, 2)


def test_the_circlet_shields_no_sites() -> None:
    """relic.circlet-of-command, 5.5.2. Its holder's site is a target as ever; relics are not."""
    scene = frontier().relic(2, "circlet-of-command").relic(2, "map")
    war = War(scene, 1).start()
    assert war.c.sites == [scene.slot("provinces.1")], "the own site is entered by itself"
    assert "relic:circlet-of-command" in war.refs() and "relic:map" not in war.refs()


def test_warbands_leave_the_cage_before_it_goes_under_the_relic_deck() -> None:
    # ruling O16
    """relic.obsidian-cage. Its holder returns all of them; purple ones to Imperial boards of that choice."""
    scene = oath().citizen(1).relic(3, "obsidian-cage").turn(3)
    g = scene.g
    g.caged[EMPIRE], g.caged[g.colour[2]] = 3, 2
    g.reserve[EMPIRE] -= 3
    g.reserve[g.colour[2]] -= 2
    boards = list(g.board)
    put = scene.asks(put_under(g, 3, CARD["obsidian-cage"]), "n:1")
    assert [decision.prompt for decision in put] == ["empty-cage"]
    assert [g.board[seat] - boards[seat] for seat in range(4)] == [1, 2, 2, 0]
    assert not any(g.caged) and g.relic_deck[0] is CARD["obsidian-cage"]


def test_a_free_journey_may_go_by_a_coast_past_the_narrow_pass() -> None:
    """7.4, card.second-wind, site.rocky-coast. A Travel action for nothing is still one: its modifiers count."""
    scene = oath().site("narrow-pass", "hinterland.1").site("rocky-coast", "provinces.1")
    scene.site("lush-coast", "hinterland.2").pawn(1, "provinces.1").turn(1)
    g = scene.g
    assert ways_to(g, 1, scene.slot("hinterland.2"), free=True) == [CARD["rocky-coast"]]
    assert ways_to(g, 1, scene.slot("hinterland.1"), free=True) == [None]
    scene.asks(travel(g, 1, free=True), "place:hinterland.2")
    assert (g.pawn[1], g.supply[1]) == (scene.slot("hinterland.2"), 7)


def test_a_free_journey_out_of_an_enemys_wood_is_a_choice() -> None:
    """card.second-wind, site.shrouded-wood. Who may travel need not, even if another would say where to."""
    scene = (
        oath().site("shrouded-wood", "provinces.1").warbands(2, "provinces.1", 1).pawn(1, "provinces.1").turn(1)
    )
    g = scene.g
    asked = scene.asks(travel(g, 1, free=True), "no")
    assert [decision.seat for decision in asked] == [1] and g.pawn[1] == scene.slot("provinces.1")
    asked = scene.asks(travel(g, 1, free=True), "yes", "place:cradle.1")
    assert [decision.seat for decision in asked] == [1, 2] and g.pawn[1] == 0


def test_a_snob_pays_more_by_the_coast_too() -> None:
    """trait.decadent, 7.6.2. What costs a supply costs two on the way to the hinterland; to the cradle nothing."""
    scene = oath().site("rocky-coast", "provinces.1").site("lush-coast", "hinterland.1").pawn(0, "provinces.1")
    g = scene.turn(0).g
    goal = scene.slot("hinterland.1")
    assert journey(g, 0, goal, CARD["rocky-coast"]).cost == 1
    g.reliquary[1] = None
    scene._changed()
    assert journey(g, 0, goal, CARD["rocky-coast"]).cost == 2
    assert journey(g, 0, 0, CARD["rocky-coast"]).cost == 0


def test_warning_signals_of_an_ally_fill_the_defenders_board() -> None:
    """5.5.3, card.warning-signals. "Your board" is the defender's, whoever of the side uses the plan."""
    scene = bare().citizen(1).warbands(0, "cradle.1", 3).turn(2)
    g = scene.g
    g.campaign = c = Campaign(attacker=2, at=0, defender=1, allies=[0], sites=[0])
    plan = power_of(CARD["warning-signals"]).plan
    assert plan is not None
    before = list(g.board)
    scene.warbands(0, "provinces.1", 0).warbands(0, "hinterland.1", 0)
    scene.asks(plan(g, c, CARD["warning-signals"], 0, DEFENDER), "n:2", "n:0")
    assert (g.board[0], g.board[1]) == (before[0], before[1] + 2)


def test_everybody_knows_what_the_inquisitor_has_taken() -> None:
    # ruling O17
    """card.inquisitor, 9.4. Nothing but a Conspiracy is taken, so hiding it again hides nothing."""
    scene = oath().adviser(0, "inquisitor").adviser(1, "conspiracy", up=False).has(0, favor=1).turn(0)
    scene.pawn(0, "cradle.1").pawn(1, "cradle.1").start()
    scene.use("inquisitor", "face-down")
    g = scene.g
    assert CARD["conspiracy"] in g.advisers[0]
    assert g.adviser_seen[0][g.advisers[0].index(CARD["conspiracy"])] == g.everybody


def test_relics_of_the_last_winner_do_not_go_to_sites() -> None:
    """1.17, 2.8.2. Those on top of the deck are for the Reliquary; a site that lacks a relic gets a lower one."""
    kept = ("map", "whistle", "ivory-eye", "grand-mask")
    board = [{"site": "mine"}, *({"site": None} for _ in range(7))]
    heritage = {"board": board, "oath": "supremacy", "world": [], "relic_deck": list(kept)}
    heritage["world"] = [card.name for card in CARD.values() if card.kind == "denizen"][:60]
    g = oath(heritage=heritage).g
    assert {relic.name for relic in g.reliquary if relic is not None} == set(kept)
    assert len(g.buried[0]) == 1


def test_a_map_may_be_given_up_for_nothing() -> None:
    """7.1.3, relic.map. As much as can be done is done: it goes even if no supply comes."""
    scene = oath().relic(0, "map").has(0, supply=7).turn(0)
    scene.start()
    scene.use("map")
    assert scene.g.supply[0] == 7 and CARD["map"] not in scene.g.relics[0]


def test_being_shown_the_reliquary_does_not_make_an_exile_a_citizen() -> None:
    """6.6.1. Giving up in the middle of an offer leaves everything as it was; it counts as one of two attempts."""
    scene = oath().turn(0)
    scene.asks(offer_citizenship(scene.g, 0), "seat:1", "reliquary:0", "yes", "done")
    assert (scene.g.role[1], len(scene.g.proposals), scene.g.deal) == (EXILE, 1, None)
