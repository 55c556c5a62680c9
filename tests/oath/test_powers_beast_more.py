"""card.*. The Beast denizens of later games, each by its text and its answers; see also `beast_war`."""

from __future__ import annotations

from crownlands.core.decisions import Decision
from crownlands.games.oath.components import BEAST, CARD, GOAL, HEARTH, NOMAD, ORDER
from crownlands.games.oath.forced_travel import force_travel
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.muster import cannot_muster, cannot_muster_on, muster, new_muster
from crownlands.games.oath.orders import FOR_FAVOR, FOR_SECRETS
from crownlands.games.oath.playing import play_adviser
from crownlands.games.oath.rest import use_rest_powers
from crownlands.games.oath.search import cannot_search, search
from crownlands.games.oath.trade import cannot_trade, cannot_trade_with, new_trade, trade
from crownlands.games.oath.travel import cannot_travel, travel
from tests.oath.campaigns import bare
from tests.oath.scene import Scene, oath, refs

CRADLE, PROVINCES, HINTERLAND = range(3)


def when_played(scene: Scene, seat: int, name: str, *answers: str) -> list[Decision]:
    """A card's When Played, driven with these answers."""
    played = power_of(CARD[name]).played
    assert played is not None
    return scene.asks(played(scene.g, seat, CARD[name]), *answers)


# -- When Played ------------------------------------------------------------------------------------------------


def test_animal_host_counts_beasts_at_all_sites_and_itself() -> None:
    """card.animal-host."""
    # ruling O20
    for at_site in (True, False):
        scene = bare().card("wolves", "hinterland.1").card("rangers", "provinces.1").adviser(0, "birdsong").turn(1)
        scene = scene.card("animal-host", "cradle.1") if at_site else scene.adviser(1, "animal-host")
        when_played(scene.board(1, 0), 1, "animal-host")
        assert scene.g.board[1] == 3, "two at sites, and itself wherever it lies; other advisers do not count"


def test_threatening_roar_drives_nomads_and_other_beasts_out_of_the_region() -> None:
    """card.threatening-roar."""
    scene = bare().site("wastes", "cradle.2").card("threatening-roar", "cradle.1").card("wolves", "cradle.2")
    scene.card("elders", "cradle.1").card("forest-council", "cradle.2").card("rangers", "provinces.1")
    scene.card("longbows", "cradle.1").adviser(0, "birdsong").turn(0)
    when_played(scene, 0, "threatening-roar")
    left = [[card.name for card in scene.g.cards[slot]] for slot in (0, 1, 2)]
    assert left == [["threatening-roar", "longbows"], ["forest-council"], ["rangers"]]
    assert CARD["birdsong"] in scene.g.advisers[0]


# -- actions ----------------------------------------------------------------------------------------------------


def test_fae_merchant_swaps_a_relic_but_never_the_scepter() -> None:
    scene = oath().adviser(0, "fae-merchant").has(0, secrets=1).relic(0, "map").turn(0)
    new = scene.g.relic_deck[-1]
    scene.start()
    scene.answer("card:fae-merchant")
    assert scene.refs() == ["relic:map", new.ref], "the new one may go, too; the Scepter stays"
    scene.answer("relic:map")
    assert new in scene.g.relics[0] and CARD["map"] not in scene.g.relics[0]
    assert scene.g.relic_deck[0] is CARD["map"]
    assert scene.g.relic_deck_seen[0] == scene.g.everybody


def test_fae_merchant_settles_the_title_after_both() -> None:
    """Oath of Protection: two relics for a moment do not win the title from who has one."""
    scene = bare().adviser(1, "fae-merchant").has(1, secrets=1).relic(1, "map").relic(2, "whistle").turn(1)
    scene.g.relics[0].clear()
    scene.g.box.append(CARD["the-grand-scepter"])
    scene.g.oath, scene.g.title = GOAL["protection"], 2
    scene._changed().start()
    scene.answer("card:fae-merchant")
    assert (scene.g.title, len(scene.g.relics[1])) == (2, 2)
    scene.answer("relic:map")
    assert (scene.g.title, len(scene.g.relics[1])) == (2, 1)


def test_memory_of_nature_moves_a_favor_for_every_beast() -> None:
    """card.memory-of-nature."""
    scene = bare().adviser(0, "memory-of-nature").card("wolves", "cradle.1").card("rangers", "hinterland.1")
    scene.card("birdsong", "provinces.1").has(0, secrets=1).turn(0)
    scene.g.shared += sum(scene.g.banks) - 4
    scene.g.banks = [0] * 6
    scene.g.banks[ORDER.index], scene.g.banks[HEARTH.index] = 2, 2
    scene.start()
    scene.answer("card:memory-of-nature")
    assert scene.refs() == ["n:1", "n:2"], "at least one, or the three would not come together"
    scene.answer("n:1")
    assert (scene.g.banks[ORDER.index], scene.g.banks[HEARTH.index], scene.g.banks[BEAST.index]) == (1, 0, 3)


def test_memory_of_nature_needs_a_beast_at_a_site() -> None:
    """card.memory-of-nature."""
    scene = bare().adviser(0, "memory-of-nature").has(0, secrets=1).turn(0)
    scene.start()
    assert "card:memory-of-nature" not in scene.refs()


def test_pied_piper_goes_into_a_full_court_and_takes_two_favor() -> None:
    """card.pied-piper."""
    scene = bare().adviser(0, "pied-piper").has(0, favor=0, secrets=1).has(1, favor=3).turn(0)
    scene.adviser(1, "wolves").adviser(1, "rangers").adviser(1, "elders")
    scene.start()
    scene.use("pied-piper", "seat:1")
    assert scene.decision.prompt == "act", "nobody has to go"
    assert [card.name for card in scene.g.advisers[1]] == ["wolves", "rangers", "elders", "pied-piper"]
    assert scene.g.faceup[1][-1] and scene.g.advisers[0] == []
    assert (scene.g.favor[0], scene.g.favor[1]) == (2, 1)
    assert scene.g.secrets_on[CARD["pied-piper"].index] == 1
    scene.answer("action:rest")
    assert scene.g.secrets[0] == 1, "the secret comes back to whoever placed it"


def test_pied_piper_counts_afterwards() -> None:
    """card.pied-piper."""
    scene = bare().adviser(0, "pied-piper").adviser(0, "wolves").adviser(0, "rangers")
    scene.deck_top("elders", "longbows", "jinx").turn(0)
    put = scene.asks(search(scene.g, 0), "deck", "card:elders", "card:longbows", "in-court")
    assert put[-1].prompt == "dismiss"
    assert refs(put[-1].options) == ["card:pied-piper", "card:wolves", "card:rangers"]


def test_second_chance_takes_a_warband_from_who_has_an_order_or_discord_adviser() -> None:
    """card.second-chance."""
    scene = bare().adviser(0, "second-chance").adviser(0, "longbows").adviser(1, "keep").adviser(2, "scryer")
    scene.adviser(3, "wolves").has(0, secrets=1).turn(0).board(0, 1).board(2, 2)
    scene.start()
    scene.answer("card:second-chance")
    assert scene.refs() == ["seat:1", "seat:2"]
    scene.answer("seat:2")
    assert (scene.g.board[0], scene.g.board[2]) == (2, 1)


def test_second_chance_needs_somebody_to_kill() -> None:
    """card.second-chance."""
    scene = bare().adviser(0, "second-chance").adviser(1, "keep", up=False).adviser(2, "scryer").board(2, 0)
    scene.has(0, secrets=1).turn(0).start()
    assert "card:second-chance" not in scene.refs(), "one lies face down, the other has no warbands"


# -- search -----------------------------------------------------------------------------------------------------


def searching() -> Scene:
    """The Chancellor at the top site of the cradle, three cards on top of the world deck."""
    return bare().deck_top("tinkers-fair", "wolves", "elders").has(0, supply=4).turn(0)


def test_bracken_sends_all_discards_to_one_pile() -> None:
    """card.bracken."""
    for under, at in (("yes", 2), ("no", 0)):
        scene = searching().adviser(0, "bracken").pile(HINTERLAND, "jinx")
        home = list(scene.g.piles[PROVINCES])
        answers = ("deck", "card:bracken", "pile:hinterland", under, "card:wolves", "card:elders")
        scene.asks(search(scene.g, 0), *answers)
        assert {card.name for card in scene.g.piles[HINTERLAND]} == {"jinx", "tinkers-fair", "elders"}
        assert scene.g.piles[HINTERLAND][at] is CARD["jinx"], "they lie on the bottom, or on top"
        assert scene.g.piles[PROVINCES] == home


def test_bracken_covers_the_peoples_favor_but_no_when_played() -> None:
    """card.bracken."""
    scene = bare().adviser(0, "bracken").card("longbows", "cradle.1").card("storyteller", "cradle.1")
    scene.deck_top("dazzle", "wolves", "elders").has(0, supply=4).turn(0)
    scene.g.people = 0
    answers = ("deck", "card:bracken", "pile:hinterland", "no", "card:dazzle", "card:wolves", "place:cradle.1")
    scene.asks(search(scene.g, 0), *answers, "card:longbows")
    assert CARD["longbows"] in scene.g.piles[HINTERLAND], "discarded for the People's Favor"
    assert CARD["storyteller"] in scene.g.piles[PROVINCES], "Dazzle's discards are its own"


def test_bracken_speaks_for_a_facedown_adviser() -> None:
    """card.bracken. 6.1 is the end of a search."""
    scene = bare().card("bracken", "cradle.1").adviser(0, "wolves", up=False).turn(0)
    scene.asks(play_adviser(scene.g, 0), "card:bracken", "pile:cradle", "no", "discard")
    assert scene.g.piles[CRADLE][-1] is CARD["wolves"]


def test_mushrooms_search_the_bottom_of_the_pile_for_nothing() -> None:
    """card.mushrooms."""
    scene = bare().card("mushrooms", "cradle.1").pile(CRADLE, "jinx", "wolves", "elders").turn(0)
    scene.has(0, supply=0, secrets=1)
    scene.g.deck_seen = [0] * len(scene.g.deck)
    assert cannot_search(scene.g, 0) is None
    put = scene.asks(search(scene.g, 0))
    assert [decision.prompt for decision in put] == ["play"], "without supply there is nothing to choose"
    assert scene.g.hands[0] == [CARD["elders"]]
    assert (scene.g.supply[0], scene.g.secrets_on[CARD["mushrooms"].index]) == (0, 1)


def test_mushrooms_with_augury_draw_two_and_with_errand_boy_elsewhere() -> None:
    """card.mushrooms, card.augury."""
    scene = bare().card("mushrooms", "cradle.1").adviser(0, "augury").adviser(0, "errand-boy").turn(0)
    scene.pile(HINTERLAND, "jinx", "wolves", "elders").has(0, supply=2, secrets=1, favor=1)
    scene.asks(search(scene.g, 0), "pile:hinterland", "card:augury", "card:mushrooms")
    assert scene.g.hands[0] == [CARD["elders"], CARD["wolves"]]
    assert (scene.g.supply[0], scene.g.favor[0], scene.g.secrets[0]) == (2, 0, 0)


def test_mushrooms_are_not_for_the_world_deck() -> None:
    """card.mushrooms."""
    scene = searching().card("mushrooms", "cradle.1").has(0, secrets=1)
    put = scene.asks(search(scene.g, 0), "deck")
    assert put[-1].prompt == "keep"


def test_new_growth_plays_beasts_and_hearth_at_any_site() -> None:
    """card.new-growth."""
    scene = searching().adviser(0, "new-growth")
    put = scene.asks(search(scene.g, 0), "deck", "card:new-growth", "card:wolves", "card:elders")
    assert [ref for ref in refs(put[-1].options) if ref.startswith("place:")] == [
        "place:cradle.1",
        "place:provinces.1",
        "place:hinterland.1",
    ], "all that lie face up"
    scene = searching().adviser(0, "new-growth")
    put = scene.asks(search(scene.g, 0), "deck", "card:new-growth", "card:elders", "card:wolves")
    assert [ref for ref in refs(put[-1].options) if ref.startswith("place:")] == ["place:cradle.1"], "a Nomad card"


def test_new_growth_finds_no_room_at_a_full_site() -> None:
    """card.new-growth."""
    scene = searching().adviser(0, "new-growth").site("mine", "hinterland.1")
    for name in ("jinx", "augury", "tutor")[: CARD["mine"].capacity]:
        scene.card(name, "hinterland.1")
    put = scene.asks(search(scene.g, 0), "deck", "card:new-growth", "card:wolves", "card:elders")
    assert "place:hinterland.1" not in refs(put[-1].options)


def test_wild_cry_pays_for_a_beast_played_face_up() -> None:
    """card.wild-cry."""
    for kept, other, way, gains in (
        ("wolves", "elders", "place:cradle.1", True),
        ("wolves", "elders", "in-court", True),
        ("wolves", "elders", "face-down", False),
        ("elders", "wolves", "place:cradle.1", False),
    ):
        scene = searching().adviser(0, "wild-cry").board(0, 0)
        scene.asks(search(scene.g, 0), "deck", "card:wild-cry", f"card:{kept}", f"card:{other}", way)
        assert (scene.g.supply[0], scene.g.board[0]) == ((3, 2) if gains else (2, 0)), (kept, way)


def test_wild_cry_is_a_choice_and_speaks_for_a_facedown_adviser() -> None:
    """card.wild-cry."""
    scene = searching().adviser(0, "wild-cry").board(0, 0)
    scene.asks(search(scene.g, 0), "deck", "done", "card:wolves", "card:elders", "in-court")
    assert scene.g.board[0] == 0
    scene = bare().adviser(0, "wild-cry").adviser(0, "wolves", up=False).board(0, 0).has(0, supply=4).turn(0)
    scene.asks(play_adviser(scene.g, 0), "card:wild-cry", "in-court")
    assert (scene.g.supply[0], scene.g.board[0]) == (5, 2)


# -- trade and muster -------------------------------------------------------------------------------------------


def test_birdsong_trades_with_beasts_and_nomads_for_nothing() -> None:
    """card.birdsong."""
    for name, possible in (("wolves", True), ("elders", True), ("longbows", False)):
        scene = bare().adviser(0, "birdsong").card(name, "cradle.1").turn(0)
        scene.has(0, supply=0, favor=0, secrets=1)
        assert (cannot_trade(scene.g, 0) is None) == possible, name
        scene.has(0, supply=1)
        scene.asks(trade(scene.g, 0))
        assert scene.g.supply[0] == (1 if possible else 0)


def test_small_friends_trade_as_if_elsewhere() -> None:
    """card.small-friends."""
    scene = bare().adviser(0, "small-friends").card("wolves", "hinterland.1").card("longbows", "hinterland.1")
    scene.card("elders", "cradle.1").card("jinx", "provinces.1").has(0, favor=0, secrets=1).turn(0)
    put = scene.asks(trade(scene.g, 0), "site:rocky-coast", "card:longbows")
    assert refs(put[0].options) == ["site:rocky-coast", "done"], "only sites with a Beast card"
    assert (scene.g.favor[0], scene.g.secrets_on[CARD["longbows"].index]) == (1, 1)


def test_small_friends_may_stay_and_must_not_where_nothing_can_be_traded() -> None:
    """card.small-friends."""
    scene = bare().adviser(0, "small-friends").card("wolves", "hinterland.1").card("elders", "cradle.1")
    scene.has(0, favor=0, secrets=1).turn(0)
    scene.asks(trade(scene.g, 0), "done")
    assert scene.g.secrets_on[CARD["elders"].index] == 1
    scene = bare().adviser(0, "small-friends").card("wolves", "hinterland.1").has(0, favor=0, secrets=1).turn(0)
    assert scene.asks(trade(scene.g, 0)) == []
    assert scene.g.secrets_on[CARD["wolves"].index] == 1


def test_small_friends_have_the_modifiers_there_and_not_those_of_the_real_site() -> None:
    """card.small-friends."""
    for library, cards in (("hinterland.1", ["wolves", "map-library", "jinx"]), ("cradle.1", ["wolves", "tutor"])):
        scene = bare().adviser(1, "small-friends").site("wastes", "hinterland.2").site("marshes", "cradle.2")
        scene.card("wolves", "hinterland.1").card("map-library", library).card("jinx", "hinterland.2")
        scene.card("elders", "cradle.2").card("tutor", "hinterland.1" if library == "cradle.1" else "cradle.1")
        scene.pawn(1, "cradle.1").has(1, favor=0, secrets=1).turn(1)
        put = scene.asks(trade(scene.g, 1), "site:rocky-coast")
        assert refs(put[-1].options) == [f"card:{name}" for name in cards], library


def test_vow_of_poverty_bars_trades_for_favor_and_the_favor_of_careless() -> None:
    """card.vow-of-poverty."""
    scene = bare().adviser(0, "vow-of-poverty").card("elders", "cradle.1").has(0, favor=2, secrets=1).turn(0)
    scene.g.reliquary[2] = None
    order = new_trade(scene._changed().g, 0)
    reason = cannot_trade_with(scene.g, order, CARD["elders"], FOR_FAVOR)
    assert reason is not None and reason.facts == {"card": CARD["vow-of-poverty"]}
    assert cannot_trade_with(scene.g, order, CARD["elders"], FOR_SECRETS) is None
    scene.asks(trade(scene.g, 0))
    assert (scene.g.favor[0], scene.g.secrets[0]) == (0, 1), "Careless takes the secret, the vow the favor"


def test_vow_of_poverty_gives_alms_at_rest_to_an_owner_without_favor() -> None:
    """card.vow-of-poverty."""
    scene = bare().adviser(0, "vow-of-poverty").has(0, favor=0).turn(0)
    scene.asks(use_rest_powers(scene.g, 0), "card:vow-of-poverty", "suit:nomad")
    assert (scene.g.favor[0], scene.g.banks[NOMAD.index]) == (2, 1)
    assert scene.asks(use_rest_powers(scene.has(0, favor=1).g, 0)) == []


def test_vow_of_beastkin_musters_among_its_own() -> None:
    """card.vow-of-beastkin."""
    scene = bare().adviser(0, "vow-of-beastkin").card("wolves", "cradle.1").card("elders", "cradle.1").turn(0)
    scene.has(0, favor=1).board(0, 0)
    reason = cannot_muster_on(scene.g, new_muster(scene.g, 0), CARD["elders"])
    assert reason is not None and reason.facts == {"card": CARD["vow-of-beastkin"]}
    scene.asks(muster(scene.g, 0))
    assert (scene.g.board[0], scene.g.favor_on[CARD["wolves"].index]) == (3, 1)
    scene.adviser(0, "horse-archers").has(0, favor=1)
    assert cannot_muster_on(scene.g, new_muster(scene.g, 0), CARD["elders"]) is None


def test_forest_council_keeps_beasts_for_its_ruler() -> None:
    """card.forest-council."""
    scene = bare().card("forest-council", "hinterland.1").card("wolves", "cradle.1").pawn(1, "cradle.1").turn(1)
    scene.has(1, favor=2, secrets=1).has(0, favor=2, secrets=1)
    for cannot in (cannot_muster, cannot_trade):
        reason = cannot(scene.g, 1)
        assert reason is not None and reason.facts == {"card": CARD["forest-council"]}
        assert cannot(scene.turn(0).g, 0) is None, "the Empire rules it"
        scene.warbands(0, "hinterland.1", 0)
        assert cannot(scene.g, 0) is not None, "bandits let nobody"
        scene.warbands(0, "hinterland.1", 1).turn(1)
    scene.card("elders", "cradle.1")
    assert cannot_muster(scene.g, 1) is None, "other suits are free"


# -- travel -----------------------------------------------------------------------------------------------------


def test_grasping_vines_cost_an_enemy_a_warband() -> None:
    """card.grasping-vines."""
    for start, seat, left in (("cradle.1", 1, 2), ("cradle.1", 0, 3), ("provinces.1", 1, 3)):
        scene = bare().card("grasping-vines", "hinterland.1").warbands(2, "provinces.1", 1).pawn(seat, start)
        scene.board(seat, 3).has(seat, supply=7).turn(seat)
        scene.asks(travel(scene.g, seat), "place:hinterland.1")
        assert scene.g.board[seat] == left, (start, seat)


def test_grasping_vines_hold_forced_travellers_and_find_nobody_on_an_empty_board() -> None:
    """card.grasping-vines."""
    scene = bare().card("grasping-vines", "cradle.1").pawn(1, "cradle.1").board(1, 1).turn(0)
    scene.asks(force_travel(scene.g, 1, 0, "5.5.7.3", [scene.slot("hinterland.1")]))
    assert (scene.g.pawn[1], scene.g.board[1]) == (scene.slot("hinterland.1"), 0)
    scene.asks(force_travel(scene.pawn(1, "cradle.1").g, 1, 0, "5.5.7.3", [scene.slot("hinterland.1")]))
    assert (scene.g.pawn[1], scene.g.board[1]) == (scene.slot("hinterland.1"), 0)


def test_vow_of_union_stays_at_a_ruled_site_with_its_warbands() -> None:
    """card.vow-of-union."""
    scene = bare().adviser(1, "vow-of-union").pawn(1, "provinces.1").warbands(1, "provinces.1", 1).board(1, 1)
    scene.has(1, supply=7).turn(1)
    reason = cannot_travel(scene.g, 1)
    assert reason is not None and reason.facts == {"card": CARD["vow-of-union"]}
    moved: list[Decision] = scene.asks(force_travel(scene.g, 1, 0, "5.5.7.3"))
    assert (moved, scene.g.pawn[1]) == ([], scene.slot("provinces.1")), "nobody can make it go"
    assert cannot_travel(scene.board(1, 0).g, 1) is None
    assert cannot_travel(scene.board(1, 1).warbands(2, "provinces.1", 1).g, 1) is None, "it rules it no more"


def test_fae_merchant_empties_the_cage_that_it_gives_away() -> None:
    """card.fae-merchant, relic.obsidian-cage. The warbands go home before the Cage goes under the deck."""
    scene = oath().adviser(0, "fae-merchant").relic(0, "obsidian-cage").has(0, secrets=2, favor=4).turn(0)
    g = scene.g
    g.caged[g.colour[1]] = 1
    g.reserve[g.colour[1]] -= 1
    board = g.board[1]
    power = power_of(CARD["fae-merchant"]).action
    assert power is not None
    scene.asks(power(g, 0, CARD["fae-merchant"]), "relic:obsidian-cage")
    assert (g.board[1], any(g.caged), g.relic_deck[0]) == (board + 1, False, CARD["obsidian-cage"])
