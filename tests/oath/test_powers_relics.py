"""relic.*. The relics, each by its text and its answers (battle plans stand with the campaign)."""

from __future__ import annotations

from crownlands.games.oath.components import CARD, COLOURS, DARKEST_SECRET
from crownlands.games.oath.minor import cannot_station
from crownlands.games.oath.moments import forbidden
from crownlands.games.oath.muster import muster
from crownlands.games.oath.orders import TAKE, TARGET, deed
from crownlands.games.oath.ruling import BANDIT_CROWN, reach, ruled_cards, rulers, where
from crownlands.games.oath.state import EMPIRE
from crownlands.games.oath.trade import trade
from crownlands.games.oath.travel import travel
from tests.oath.scene import oath


def test_brass_horse_follows_the_suit_of_the_top_card_of_the_pile() -> None:
    """relic.brass-horse, 10.reveal."""
    scene = oath().relic(0, "brass-horse").has(0, secrets=1, supply=0).pawn(0, "cradle.1").turn(0)
    scene.discarded("wolves", "cradle").card("rangers", "hinterland.1")
    scene.start()
    scene.use("brass-horse")
    assert scene.g.pawn[0] == scene.slot("hinterland.1"), "the only site with a Beast card"
    assert scene.g.pile_seen[0][-1] == scene.g.everybody
    assert scene.g.supply[0] == 0


def test_brass_horse_without_a_match_goes_anywhere_and_needs_a_pile() -> None:
    """relic.brass-horse."""
    scene = oath().relic(0, "brass-horse").has(0, secrets=1).pawn(0, "cradle.1").turn(0)
    scene.g.piles[0].clear()
    scene.g.pile_seen[0].clear()
    scene.start()
    assert "relic:brass-horse" not in scene.refs()


def test_grand_mask_rules_the_cards_at_imperial_sites_on_ones_own_turn_but_no_plans() -> None:
    """relic.grand-mask."""
    scene = oath().relic(1, "grand-mask").card("wolves", "cradle.1").turn(1)
    g = scene.g
    assert ruled_cards(g, 1) & CARD["wolves"].bit
    assert not ruled_cards(g, 0) & CARD["wolves"].bit
    assert not ruled_cards(g, 1) & CARD["longbows"].bit and ruled_cards(g, 0) & CARD["longbows"].bit
    assert rulers(g, 0) == 1, "the site itself stays the Empire's"
    scene.turn(2)
    assert not ruled_cards(g, 1) & CARD["wolves"].bit


def test_horned_mask_swaps_an_adviser_and_a_card_here() -> None:
    """relic.horned-mask."""
    scene = oath().relic(0, "horned-mask").adviser(0, "wolves").has(0, secrets=1).pawn(0, "cradle.1").turn(0)
    favor = scene.g.favor[0]
    scene.start()
    scene.use("horned-mask")
    assert where(scene.g, CARD["wolves"]) == 0
    assert scene.g.advisers[0] == [CARD["longbows"]]
    assert scene.g.favor[0] == favor, "swapping is not playing"


def test_horned_mask_respects_restrictions() -> None:
    """relic.horned-mask, 7.2.1."""
    scene = oath().relic(0, "horned-mask").adviser(0, "naysayers").has(0, secrets=1).pawn(0, "cradle.1").turn(0)
    scene.start()
    assert "relic:horned-mask" not in scene.refs(), "Naysayers are advisers only"


def test_cup_of_plenty_makes_a_matching_trade_free() -> None:
    """relic.cup-of-plenty."""
    scene = oath().relic(0, "cup-of-plenty").adviser(0, "scouts").has(0, supply=0, secrets=1, favor=0).turn(0)
    scene.pawn(0, "cradle.1")
    scene.asks(trade(scene.g, 0))
    assert (scene.g.supply[0], scene.g.favor[0]) == (0, 2)


def test_whistle_calls_a_player_who_gets_the_secret_face_up() -> None:
    """relic.whistle."""
    scene = oath().relic(0, "whistle").has(0, secrets=1).pawn(0, "cradle.1").pawn(1, "provinces.1").turn(0)
    scene.has(1, secrets=1, supply=3)
    scene.start()
    scene.use("whistle")
    g = scene.g
    assert (g.pawn[1], g.secrets[1], g.supply[1], g.secrets[0]) == (0, 2, 3, 0)


def test_dowsing_sticks_keep_or_bury() -> None:
    """relic.dowsing-sticks."""
    for answer in ("yes", "no"):
        scene = oath().relic(0, "dowsing-sticks").has(0, secrets=1, favor=2).turn(0)
        top = scene.g.relic_deck[-1]
        scene.start()
        scene.use("dowsing-sticks", answer)
        assert (top in scene.g.relics[0]) == (answer == "yes")
        assert (scene.g.relic_deck[0] is top) == (answer == "no")
        assert answer == "yes" or scene.g.relic_deck_seen[0] == 1


def test_bandit_crown_rules_empty_sites_alone_and_for_the_empire() -> None:
    """relic.bandit-crown, 10.ruling, 7.6.5."""
    scene = oath().relic(1, "bandit-crown").site("river", "provinces.2").turn(1)
    slot = scene.slot("provinces.2")
    assert rulers(scene.g, slot) == 1 << 1
    scene.citizen(1)
    assert rulers(scene.g, slot) == 0b11
    assert BANDIT_CROWN in scene.g.relics[1]


def test_ring_of_devotion_musters_two_more_and_places_none() -> None:
    """relic.ring-of-devotion."""
    scene = oath().relic(0, "ring-of-devotion").pawn(0, "cradle.1").has(0, favor=1).turn(0)
    board = scene.g.board[0]
    scene.asks(muster(scene.g, 0))
    assert scene.g.board[0] == board + 4
    reason = cannot_station(scene.g, 0)
    assert reason is not None and reason.key == "forbidden-by"


def test_skeleton_key_at_the_chancellors_site() -> None:
    """relic.skeleton-key."""
    scene = oath().relic(1, "skeleton-key").has(1, secrets=2).pawn(1, "cradle.1").turn(1)
    relic = scene.g.reliquary[1]
    scene.start()
    scene.use("skeleton-key", "reliquary:1", "yes")
    assert relic in scene.g.relics[1] and scene.g.reliquary[1] is None
    assert reach(scene.g, 0) & CARD["decadent"].bit, "the Chancellor has the trait"


def test_oracular_pig_shows_three_cards_once() -> None:
    """relic.oracular-pig."""
    scene = oath().relic(0, "oracular-pig").turn(0)
    drawn = scene.g.visions_drawn
    scene.start()
    scene.use("oracular-pig")
    assert scene.g.deck_seen[-3:] == [1, 1, 1]
    assert scene.g.visions_drawn == drawn, "looking is not drawing"
    assert "relic:oracular-pig" not in scene.refs()


def test_circlet_of_command_protects_all_but_itself() -> None:
    """relic.circlet-of-command."""
    scene = oath().relic(1, "circlet-of-command").relic(1, "map").turn(0)
    scene.g.darkest = 1
    for kind in (TAKE, TARGET):
        for thing, safe in ((CARD["map"], True), (DARKEST_SECRET, True), (CARD["circlet-of-command"], False)):
            banned = forbidden(scene.g, deed(scene.g, kind, 0, card=thing, whose=1))
            assert (banned is not None) == safe, (kind, thing)
    assert forbidden(scene.g, deed(scene.g, TAKE, 1, card=DARKEST_SECRET, whose=1)) is None, "from oneself"


def test_ivory_eye_peeks_at_a_site_an_adviser_or_a_relic() -> None:
    """relic.ivory-eye."""
    scene = oath().relic(0, "ivory-eye").adviser(1, "wolves", up=False).has(0, secrets=1).turn(0)
    scene.start()
    scene.answer("relic:ivory-eye")
    assert {"place:cradle.2", "veiled:1.0", "buried:2.0"} <= set(scene.refs())
    scene.answer("place:cradle.2")
    assert scene.g.site_seen[1] == 1


def test_map_goes_under_the_deck_for_four_supply() -> None:
    """relic.map, 7.1.3."""
    scene = oath().relic(0, "map").has(0, supply=1).turn(0)
    scene.start()
    scene.use("map")
    assert scene.g.supply[0] == 5
    assert scene.g.relic_deck[0] is CARD["map"] and scene.g.relic_deck_seen[0] == scene.g.everybody


def test_opening_the_obsidian_cage_frees_somebody() -> None:
    """relic.obsidian-cage. Not none: what costs and changes nothing could be done for ever (ruling O45)."""
    scene = oath().relic(0, "obsidian-cage").turn(0)
    g = scene.g
    for seat in (1, 2):
        g.caged[g.colour[seat]] = 2
        g.reserve[g.colour[seat]] -= 2
    scene.start()
    scene.use("obsidian-cage")
    assert (scene.decision.prompt, scene.decision.find("done")) == ("open-cage", None)
    scene.answer(COLOURS[g.colour[1]].ref, "n:1")
    assert scene.decision.find("done") is not None, "then it may be enough"


def test_obsidian_cage_frees_a_citizens_warbands_as_purple_ones() -> None:
    """relic.obsidian-cage."""
    scene = oath().relic(0, "obsidian-cage").citizen(1).turn(0)
    g = scene.g
    g.caged[g.colour[1]] = 2
    g.reserve[g.colour[1]] -= 2
    board, purple = g.board[1], g.reserve[EMPIRE]
    scene.start()
    scene.use("obsidian-cage", COLOURS[scene.g.colour[1]].ref, "n:2")
    g = scene.g
    assert g.board[1] == board + 2
    assert g.reserve[EMPIRE] == purple - 2
    assert not any(g.caged)


def test_dragonskin_drum_is_a_choice_after_every_journey() -> None:
    """relic.dragonskin-drum."""
    for answer, more in (("relic:dragonskin-drum", 1), ("done", 0)):
        scene = oath().relic(1, "dragonskin-drum").pawn(1, "provinces.1").turn(1)
        board = scene.g.board[1]
        scene.asks(travel(scene.g, 1), "place:cradle.1", answer)
        assert scene.g.board[1] == board + more
