"""card.*. What a second reading of the later cards has found: cards that meet each other."""

from __future__ import annotations

from crownlands.core.decisions import Decision, Seat
from crownlands.games.oath.components import CARD, DARKEST_SECRET, HEARTH, mask
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.playing import as_if_searched, play_card
from crownlands.games.oath.powers.visions import matches
from crownlands.games.oath.room import room
from crownlands.games.oath.ruling import where
from crownlands.games.oath.search import search
from crownlands.games.oath.taking import cannot_take, seize
from crownlands.games.oath.trade import trade
from crownlands.games.oath.travel import go, journey
from crownlands.games.oath.view import view
from tests.oath.campaigns import BLANK, SWORD, War, bare, frontier
from tests.oath.scene import Scene, refs


def holding(scene: Scene, name: str, seat: Seat = 0) -> Scene:
    """A seat on turn has a card in hand."""
    scene.turn(seat)._take_away(CARD[name])
    scene.g.hands[seat].append(CARD[name])
    scene.g.hand_seen[seat].append(1 << seat)
    return scene._changed()


def play_with(scene: Scene, modifier: str, name: str, *answers: str, seat: Seat = 0) -> list[Decision]:
    """A card is played in a search that another card modifies."""
    order = as_if_searched(scene.g, seat)
    order.used |= CARD[modifier].bit
    return scene.asks(play_card(scene.g, seat, CARD[name], order), *answers)


# -- a modifier in use (ruling O4) ----------------------------------------------------------------------------


def test_riots_spare_the_modifier_of_their_search() -> None:
    """card.riots, 7.4.3. Augury cannot be discarded in the search that it modifies; Jinx can."""
    scene = holding(bare().card("augury", "cradle.1").card("jinx", "provinces.1"), "riots")
    scene.g.mob = True
    play_with(scene, "augury", "riots", "place:cradle.1")
    assert scene.g.cards[0] == [CARD["augury"], CARD["riots"]]
    assert scene.g.cards[2] == []


def test_salt_the_earth_spares_the_modifier_of_its_search() -> None:
    """card.salt-the-earth, 7.4.3."""
    scene = holding(bare().card("augury", "cradle.1").card("jinx", "cradle.1"), "salt-the-earth")
    play_with(scene, "augury", "salt-the-earth", "place:cradle.1")
    assert scene.g.cards[0] == [CARD["augury"], CARD["salt-the-earth"]]


def test_a_court_that_twin_brother_has_filled_keeps_the_modifier_of_the_search() -> None:
    """card.twin-brother, 7.4.3. The Family Wagon comes: Augury or the Wolves must go, and Augury is in use."""
    scene = holding(bare().adviser(0, "augury").adviser(0, "wolves"), "twin-brother").adviser(1, "family-wagon")
    put = play_with(scene, "augury", "twin-brother", "in-court", "card:family-wagon")
    assert (put[-1].prompt, refs(put[-1].options)) == ("dismiss", ["card:wolves"])


# -- limits of a court (ruling O43) ---------------------------------------------------------------------------


def test_a_nomad_joins_a_wagon_that_the_pied_piper_has_joined() -> None:
    """card.family-wagon, card.pied-piper, 7.6.4. Nomads ignore the limit: who came lawfully does not go."""
    scene = holding(bare().adviser(0, "family-wagon").adviser(0, "wolves").adviser(0, "pied-piper"), "elders")
    assert room(scene.g, 0, CARD["elders"])
    put = scene.asks(play_card(scene.g, 0, CARD["elders"], as_if_searched(scene.g, 0)), "in-court")
    assert [decision.prompt for decision in put] == ["play"], "nobody has to be dismissed"
    assert len(scene.g.advisers[0]) == 4
    put = scene.asks(
        play_card(holding(scene, "jinx").g, 0, CARD["jinx"], as_if_searched(scene.g, 0)),
        "in-court",
        "card:wolves",
        "card:pied-piper",
    )
    assert [decision.prompt for decision in put] == ["play", "dismiss", "dismiss"], "another suit has to find room"


def test_the_pied_piper_comes_to_a_full_court_by_a_deal_too() -> None:
    """card.pied-piper, edifice.festival-district, 7.6.4. Who receives him discards nobody."""
    for given, asked in (("pied-piper", "act"), ("wolves", "dismiss")):
        scene = frontier().turn(1).card("festival-district", "provinces.1").adviser(1, given)
        for name in ("elders", "tents", "longbows"):
            scene.adviser(2, name)
        scene.start()
        scene.answer("edifice:festival-district", "seat:2", f"card:{given}", "propose", "accept")
        assert scene.decision.prompt == asked


def test_a_deal_trims_what_it_has_made_too_large_and_nothing_else() -> None:
    """card.pied-piper, card.family-wagon, edifice.festival-district, 7.6.4."""
    for court, given, asked in (
        (["elders", "tents", "longbows", "pied-piper", "wolves"], "wolves", "act"),
        (["elders", "tents", "lancers", "oracle", "family-wagon"], "family-wagon", "dismiss"),
    ):
        scene = frontier().turn(1).card("festival-district", "provinces.1")
        for name in court:
            scene.adviser(1, name)
        scene.start()
        scene.answer("edifice:festival-district", "seat:2", f"card:{given}", "propose", "accept")
        assert scene.decision.prompt == asked, "the Piper's friends stay, those of the Wagon do not"


# -- journeys -------------------------------------------------------------------------------------------------


def test_a_special_envoy_out_of_turn_ends_nobody_elses_act_phase() -> None:
    """card.special-envoy. "Your" act phase: a journey after a sneak attack is made in another's turn."""
    for active, ended in ((1, True), (0, False)):
        scene = bare().adviser(1, "special-envoy").pawn(1, "provinces.1").turn(active)
        scene.asks(go(scene.g, journey(scene.g, 1, scene.slot("provinces.2"), CARD["special-envoy"])))
        assert scene.g.pawn[1] == scene.slot("provinces.2")
        assert scene.g.ended is ended


# -- the Dispossessed -----------------------------------------------------------------------------------------


def test_after_a_pilgrimage_nobody_knows_the_dispossessed() -> None:
    """card.pilgrimage, 9.4. What was shuffled and drawn from unseen must not be shown any more (ruling O28)."""
    scene = bare().card("elders", "cradle.1").adviser(0, "pilgrimage").turn(0)
    g = scene.g
    outcasts = [CARD["oracle"], CARD["jinx"], CARD["wolves"]]
    for card in outcasts:
        scene._take_away(card)
    g.dispossessed, g.outcasts = outcasts[:], mask(outcasts)
    played = power_of(CARD["pilgrimage"]).played
    assert played is not None
    scene.asks(played(g, 0, CARD["pilgrimage"]))
    assert len(g.dispossessed) == 3
    assert view(g, 1)["dispossessed"] == []


# -- discards of a search (ruling O42) ------------------------------------------------------------------------


def test_where_discards_go_is_chosen_once_the_cards_are_known() -> None:
    """card.bracken, relic.cracked-horn, 7.4. Both are taken up before the draw, and send away what was drawn."""
    scene = bare().adviser(0, "bracken").deck_top("longbows", "wolves", "elders").turn(0)
    put = scene.asks(search(scene.g, 0), "deck", "card:bracken")
    assert put[-1].prompt == "bracken-pile"
    assert len(scene.g.hands[0]) == 3
    scene = bare().relic(0, "cracked-horn").deck_top("longbows", "wolves", "elders").turn(0)
    put = scene.asks(search(scene.g, 0), "deck")
    assert put[-1].prompt == "cracked-horn"
    assert len(scene.g.hands[0]) == 3


# -- battle plans ---------------------------------------------------------------------------------------------


def test_wild_mounts_cannot_take_a_beast_of_an_ancient_bloodline() -> None:
    """card.wild-mounts, card.ancient-bloodline, relic.grand-mask. Ruled through the Mask, yet locked."""
    for bloodline in (False, True):
        scene = frontier().adviser(1, "great-crusade").adviser(1, "wild-mounts").relic(1, "grand-mask")
        scene.card("animal-playmates", "cradle.1")
        if bloodline:
            scene.adviser(0, "ancient-bloodline")
        war = War(scene, 1).rolls([BLANK], [SWORD] * 12).start("done", "n:6", "card:great-crusade")
        war.answer("card:wild-mounts")
        if bloodline:
            war.until("act", lose="n:1", occupy="n:1", plan="done")
            assert CARD["great-crusade"] not in war.g.advisers[1], "nothing can go in its place"
            assert where(war.g, CARD["animal-playmates"]) == 0
        else:
            war.until("wild-mounts", lose="n:1", occupy="n:1", plan="done")
            assert war.refs() == ["card:animal-playmates", "done"]


def test_the_hospital_of_a_player_with_the_ring_of_devotion_saves_nobody() -> None:
    """card.hospital, relic.ring-of-devotion. No warbands are put at a site, so the dead stay dead."""
    for ring, saved in ((False, 2), (True, 0)):
        scene = frontier().card("hospital", "provinces.2").warbands(2, "provinces.2", 1)
        if ring:
            scene.relic(2, "ring-of-devotion")
        war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6", "card:hospital")
        war.until("act", lose="n:2", occupy="n:1")
        assert war.g.bands[scene.slot("provinces.2")] == 1 + saved
        assert war.c.killed[1] == 2 - saved


# -- Marriage -------------------------------------------------------------------------------------------------


def test_a_marriage_is_two_advisers_in_trade_conspiracy_and_parade() -> None:
    """card.marriage, card.military-parade, 5.1.4.4, 5.3.2."""
    scene = bare().adviser(0, "marriage").card("tavern-songs", "cradle.1").has(0, favor=0, secrets=1).turn(0)
    bank = scene.g.banks[HEARTH.index]
    scene.asks(trade(scene.g, 0))
    assert (scene.g.favor[0], scene.g.banks[HEARTH.index]) == (min(3, bank), bank - min(3, bank))
    assert not matches(scene.g, 0, 1)
    assert matches(scene.adviser(1, "deed-writer").g, 0, 1), "both halves match the one Hearth adviser"
    war = War(frontier().adviser(1, "military-parade").adviser(2, "marriage"), 1).rolls([BLANK], [SWORD] * 6)
    favor = war.g.favor[1]
    war.start("done", "n:6", "card:military-parade").until("act", lose="n:1", occupy="n:1", plan="done")
    assert war.g.favor[1] == favor + 2


# -- small words (ruling O44) ---------------------------------------------------------------------------------


def test_wild_cry_pays_for_two_beasts_of_one_search() -> None:
    """card.wild-cry, card.land-warden."""
    scene = bare().adviser(0, "land-warden").adviser(0, "wild-cry").board(0, 0).has(0, supply=4, favor=1)
    scene.deck_top("wolves", "rangers", "elders").turn(0)
    answers = ("deck", "card:land-warden", "card:wild-cry", "card:wolves", "card:rangers", "card:wolves")
    scene.asks(search(scene.g, 0), *answers, "place:cradle.1", "in-court")
    assert (scene.g.board[0], scene.g.supply[0]) == (4, 4), "two for the search, one back for each"


def test_whoever_vowed_silence_may_seize_the_darkest_secret() -> None:
    """card.vow-of-silence, 2.5.3. Only recovering is barred."""
    scene = bare().adviser(1, "vow-of-silence").has(1, secrets=0).turn(1)
    scene.g.darkest, scene.g.darkest_secrets = 2, 4
    assert cannot_take(scene.g, 1, DARKEST_SECRET, 2) is None
    scene.asks(seize(scene.g, 1, DARKEST_SECRET))
    assert (scene.g.darkest, scene.g.darkest_secrets, scene.g.secrets[1]) == (1, 2, 0), "nobody has placed any"


def test_relic_worship_does_not_hear_of_a_homelands_relic() -> None:
    """card.relic-worship, site.deep-woods. The card was played, nothing was recovered as an action."""
    scene = bare().site("deep-woods", "cradle.1").adviser(0, "relic-worship").has(0, supply=1)
    scene = holding(scene, "wolves")
    scene._take_away(CARD["whistle"])
    scene.g.buried[0], scene.g.buried_seen[0] = [CARD["whistle"]], [0]
    scene.asks(play_card(scene.g, 0, CARD["wolves"], as_if_searched(scene.g, 0)), "place:cradle.1")
    assert CARD["whistle"] in scene.g.relics[0]
    assert scene.g.supply[0] == 1
