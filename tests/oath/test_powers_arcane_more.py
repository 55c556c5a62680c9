"""card.*. The Arcane denizens of later games, each by its text and its answers; see also `arcane_war`."""

from __future__ import annotations

from crownlands.core.decisions import Decision
from crownlands.games.oath.components import (
    ARCANE,
    BEAST,
    CARD,
    DARKEST_SECRET,
    DECK,
    MOST_SUPPLY,
    NOMAD,
    ORDER,
    PILES,
    PLACES,
    TRAITS,
)
from crownlands.games.oath.moments import forbidden, power_of
from crownlands.games.oath.muster import cannot_muster, muster, muster_on, new_muster
from crownlands.games.oath.orders import GIVE, deed
from crownlands.games.oath.previews import previews
from crownlands.games.oath.recover import cannot_recover_prize, recover
from crownlands.games.oath.search import search, searches
from crownlands.games.oath.state import CITIZEN, EXILE
from crownlands.games.oath.trade import cannot_trade, trade
from crownlands.games.oath.travel import SITES, cannot_go, journey, travel, ways_to
from tests.oath.campaigns import bare
from tests.oath.scene import Scene, oath, refs


def when_played(scene: Scene, seat: int, name: str, *answers: str) -> list[Decision]:
    """A card's When Played, driven with these answers."""
    played = power_of(CARD[name]).played
    assert played is not None
    return scene.asks(played(scene.g, seat, CARD[name]), *answers)


def open_trait(scene: Scene, name: str) -> Scene:
    at = next(number for number, trait in enumerate(TRAITS) if trait.name == name)
    scene.g.reliquary[at] = None
    return scene._changed()


# -- search -----------------------------------------------------------------------------------------------------


def test_augury_draws_one_more_if_wanted() -> None:
    """card.augury."""
    for answer, drawn in (("card:augury", 4), ("done", 3)):
        scene = oath().adviser(0, "augury").deck_top("longbows", "wolves", "jinx", "oracle", "elders").turn(0)
        scene.asks(search(scene.g, 0), "deck", answer)
        assert len(scene.g.hands[0]) == drawn


def test_augury_does_not_draw_past_a_vision() -> None:
    """card.augury."""
    scene = oath().adviser(0, "augury").deck_top("longbows", "vision-of-faith", "jinx", "oracle").turn(0)
    scene.asks(search(scene.g, 0), "deck", "card:augury")
    assert [card.name for card in scene.g.hands[0]] == ["longbows", "vision-of-faith"]


def test_observatory_opens_every_pile_to_players_who_are_there() -> None:
    """card.observatory."""
    scene = oath().card("observatory", "cradle.1").discarded("wolves", "hinterland").pawn(0, "cradle.1").turn(0)
    scene.has(0, favor=0, secrets=0)
    found = {source: order.cost for source, order in searches(scene.g, 0)}
    assert set(found) == {DECK, *PILES}
    assert found[PILES[2]] == 2
    scene.pawn(0, "provinces.1")
    assert PILES[2] not in dict(searches(scene.g, 0)), "ruling it from afar is not enough"


# -- secrets and favor ------------------------------------------------------------------------------------------


def test_bewitch_counts_secrets_on_cards_and_facedown_ones() -> None:
    """card.bewitch."""
    for answer, role in (("yes", CITIZEN), ("no", EXILE)):
        scene = oath().has(0, secrets=1, flipped=1).has(1, secrets=1, flipped=1, supply=0).turn(1)
        scene.g.secrets_on[CARD["tutor"].index] = 1
        when_played(scene, 1, "bewitch", answer)
        assert (scene.g.role[1], scene.g.ended) == (role, answer == "yes")
        assert scene.g.supply[1] == (MOST_SUPPLY if answer == "yes" else 0)
        assert scene.g.relics[1] == [], "no relic of the Reliquary comes with it"


def test_bewitch_needs_more_secrets_than_the_chancellor_and_an_exile() -> None:
    """card.bewitch."""
    scene = oath().has(0, secrets=2).has(1, secrets=2).turn(1)
    assert when_played(scene, 1, "bewitch") == []
    scene.has(1, secrets=9).citizen(1)
    assert when_played(scene, 1, "bewitch") == []


def test_blood_pact_takes_two_warbands_for_a_secret() -> None:
    """card.blood-pact."""
    scene = oath().adviser(0, "blood-pact").board(0, 5).has(0, secrets=1).turn(0)
    scene.start()
    scene.answer("card:blood-pact")
    assert scene.refs() == ["n:1", "n:2"]
    scene.answer("n:2")
    assert (scene.g.board[0], scene.g.secrets[0], scene.g.secrets_on[CARD["blood-pact"].index]) == (1, 2, 1)


def test_blood_pact_needs_two_warbands() -> None:
    """card.blood-pact."""
    scene = oath().adviser(0, "blood-pact").board(0, 1).has(0, secrets=1).turn(0)
    scene.start()
    assert "card:blood-pact" not in scene.refs()


def test_forgotten_vault_adds_or_burns_but_never_the_last() -> None:
    """card.forgotten-vault."""
    for before, answers, after in ((2, ["yes"], 3), (2, ["no"], 1), (1, [], 2)):
        scene = oath().card("forgotten-vault", "cradle.1").has(0, favor=1).turn(0)
        scene.g.darkest_secrets = before
        scene.start()
        scene.use("forgotten-vault", *answers)
        assert (scene.g.darkest_secrets, scene.g.favor[0]) == (after, 0)
        assert scene.decision.prompt == "act"


def test_what_the_vault_put_on_an_unheld_banner_goes_to_the_shared_bank() -> None:
    scene = oath().has(0, secrets=4, supply=1).turn(0)
    scene.g.darkest_secrets = 3
    scene.asks(recover(scene.g, 0), "banner:darkest-secret")
    assert (scene.g.darkest, scene.g.darkest_secrets, scene.g.secrets[0]) == (0, 4, 1)


def test_plague_engines_cost_everybody_a_favor_a_site() -> None:
    """card.plague-engines."""
    scene = oath().adviser(1, "plague-engines").citizen(3).warbands(1, "provinces.1", 1).turn(1)
    for seat, favor in enumerate((1, 5, 4, 5)):
        scene.has(seat, favor=favor, secrets=2)
    bank = scene.g.banks[ARCANE.index]
    scene.start()
    scene.use("plague-engines")
    assert scene.g.favor == [0, 4, 4, 3], "a Citizen rules the Empire's two sites, too; the Chancellor has but one"
    assert scene.g.banks[ARCANE.index] == bank + 4
    assert (scene.g.secrets[1], scene.g.secrets_on[CARD["plague-engines"].index]) == (0, 1)


def test_revelation_goes_around_from_the_chancellor() -> None:
    """card.revelation."""
    scene = oath().turn(2)
    for seat, favor in enumerate((2, 0, 3, 1)):
        scene.has(seat, favor=favor, secrets=0)
    put = when_played(scene, 2, "revelation", "n:2", "n:1", "n:0")
    assert [decision.seat for decision in put] == [0, 2, 3], "whoever has none is not asked"
    assert (scene.g.favor, scene.g.secrets) == ([0, 0, 2, 1], [2, 0, 1, 0])


def test_kin_burn_favor_of_the_nomad_bank_in_a_revelation() -> None:
    """card.revelation."""
    scene = oath().adviser(2, "vow-of-kinship").turn(0)
    for seat in range(4):
        scene.has(seat, favor=0, secrets=0)
    when_played(scene, 0, "revelation", "n:3")
    assert (scene.g.secrets, scene.g.banks[NOMAD.index], scene.g.favor) == ([0, 0, 3, 0], 0, [0, 0, 0, 0])


def test_tutor_gives_a_secret_for_a_favor() -> None:
    """card.tutor."""
    scene = oath().adviser(0, "tutor").has(0, favor=1, secrets=1).turn(0)
    scene.start()
    scene.use("tutor")
    assert (scene.g.favor[0], scene.g.secrets[0]) == (0, 1)
    assert (scene.g.favor_on[CARD["tutor"].index], scene.g.secrets_on[CARD["tutor"].index]) == (1, 1)
    assert "card:tutor" not in scene.refs(), "tokens lie on it"


# -- Witch's Bargain and Vow of Silence -------------------------------------------------------------------------


def witch() -> Scene:
    """Seat 0 with the Witch's Bargain among the others at the top site of the cradle, seat 3 elsewhere."""
    scene = bare().adviser(0, "witchs-bargain").has(0, favor=4, secrets=3).turn(0).pawn(3, "hinterland.1")
    return scene.has(1, favor=5, secrets=0).has(2, favor=1, secrets=1, flipped=1).has(3, favor=9, secrets=9)


def test_witchs_bargain_with_several_players_as_often_as_one_likes() -> None:
    """card.witchs-bargain."""
    scene = witch()
    scene.start()
    scene.answer("card:witchs-bargain")
    assert scene.refs() == ["seat:1", "seat:2", "done"], "only players here"
    scene.answer("seat:1", "n:2")
    assert (scene.g.favor[0], scene.g.favor[1], scene.g.secrets[0], scene.g.secrets[1]) == (8, 1, 0, 2)
    scene.answer("seat:2", "n:2")
    assert (scene.g.favor[0], scene.g.favor[2], scene.g.secrets[0]) == (4, 5, 2)
    assert (scene.g.secrets[2], scene.g.flipped[2]) == (0, 0), "also the last secret, also a facedown one"
    assert scene.decision.prompt == "act", "with seat 1 the way back would undo it, seat 2 has no secrets left"


def test_witchs_bargain_wants_whole_exchanges() -> None:
    """card.witchs-bargain."""
    # ruling O19
    scene = witch().has(0, favor=1, secrets=2).has(1, favor=1, secrets=2)
    scene.start()
    assert "card:witchs-bargain" not in scene.refs()


def test_witchs_bargain_of_kin_pays_out_of_the_nomad_bank() -> None:
    """card.witchs-bargain."""
    scene = witch().adviser(0, "vow-of-kinship").has(0, favor=0, secrets=1).has(1, favor=1)
    scene.start()
    scene.use("witchs-bargain")
    assert scene.refs() == ["seat:2", "done"]
    scene.answer("seat:2")
    assert (scene.g.secrets[0], scene.g.favor[2], scene.g.banks[NOMAD.index]) == (1, 3, 1)


def test_vow_of_silence_leaves_the_witch_one_way() -> None:
    """card.vow-of-silence."""
    scene = witch().adviser(0, "vow-of-silence")
    scene.start()
    scene.answer("card:witchs-bargain")
    assert scene.refs() == ["seat:2", "done"], "two favor for a secret"


def test_vow_of_silence_bars_recovering_the_darkest_secret_and_giving() -> None:
    """card.vow-of-silence."""
    scene = oath().adviser(1, "vow-of-silence").has(1, secrets=5, favor=9).turn(1)
    reason = cannot_recover_prize(scene.g, 1, DARKEST_SECRET)
    assert reason is not None and reason.facts == {"card": CARD["vow-of-silence"]}
    assert forbidden(scene.g, deed(scene.g, GIVE, 1)) is not None
    assert forbidden(scene.g, deed(scene.g, GIVE, 1, card=CARD["map"])) is None, "relics are no secrets"
    assert forbidden(scene.g, deed(scene.g, GIVE, 2)) is None, "others are not bound"


def test_vow_of_silence_pays_when_another_recovers_the_banner() -> None:
    """card.vow-of-silence."""
    scene = oath().adviser(1, "vow-of-silence").has(0, secrets=4, supply=1).has(1, secrets=0).turn(0)
    scene.asks(recover(scene.g, 0), "banner:darkest-secret", "n:3")
    assert scene.g.secrets[1] == 3


def test_the_whistle_of_a_player_who_vowed_silence_brings_no_secret() -> None:
    for vowed, secrets in ((False, 1), (True, 0)):
        scene = oath().relic(0, "whistle").has(0, secrets=1).has(1, secrets=0).pawn(1, "hinterland.1").turn(0)
        if vowed:
            scene.adviser(0, "vow-of-silence")
        scene.start()
        scene.use("whistle")
        assert scene.g.pawn[1] == scene.g.pawn[0]
        assert scene.g.secrets[1] == secrets


# -- advisers ---------------------------------------------------------------------------------------------------


def test_dream_thief_swaps_two_facedown_advisers_and_what_is_known_of_them() -> None:
    """card.dream-thief."""
    scene = oath().adviser(0, "dream-thief").has(0, favor=2).turn(0)
    scene.adviser(1, "wolves", up=False).adviser(1, "rangers").adviser(2, "keep", up=False)
    scene.start()
    scene.use("dream-thief", "veiled:1.0")
    assert [card.name for card in scene.g.advisers[1]] == ["keep", "rangers"]
    assert [card.name for card in scene.g.advisers[2]] == ["wolves"]
    assert scene.g.adviser_seen[1][0] == scene.g.adviser_seen[2][0] == 0b110, "both know both, the thief neither"


def test_dream_thief_wants_two_courts() -> None:
    """card.dream-thief."""
    scene = oath().adviser(0, "dream-thief").has(0, favor=2).turn(0)
    scene.adviser(1, "wolves", up=False).adviser(1, "keep", up=False)
    scene.start()
    assert "card:dream-thief" not in scene.refs()


# -- muster, trade ----------------------------------------------------------------------------------------------


def test_initiation_rite_musters_for_a_secret() -> None:
    """card.initiation-rite."""
    scene = oath().adviser(0, "initiation-rite").has(0, favor=0, secrets=1).turn(0)
    board = scene.g.board[0]
    scene.asks(muster(scene.g, 0))
    assert (scene.g.secrets_on[CARD["longbows"].index], scene.g.board[0]) == (1, board + 2)
    order = muster_on(new_muster(scene.g, 0), CARD["longbows"])
    assert order.price.power_secrets == 0, "the price of the action, not of a power"


def test_initiation_rite_takes_no_favor() -> None:
    """card.initiation-rite."""
    scene = oath().adviser(0, "initiation-rite").has(0, favor=9, secrets=0).turn(0)
    reason = cannot_muster(scene.g, 0)
    assert reason is not None and reason.key == "no-secrets"


def test_map_library_trades_with_the_whole_region() -> None:
    """card.map-library."""
    scene = oath().card("map-library", "cradle.1").site("wastes", "cradle.2").card("wolves", "cradle.2")
    scene.card("rangers", "cradle.2").has(0, favor=0, secrets=1).turn(0)
    scene.g.secrets_on[CARD["rangers"].index] = 1
    [decision] = scene.asks(trade(scene.g, 0))
    assert refs(decision.options) == ["card:longbows", "card:map-library", "card:wolves"]
    scene.pawn(0, "cradle.2")
    scene.asks(trade(scene.g, 0))
    assert scene.g.secrets_on[CARD["wolves"].index] == 1, "not from elsewhere: no other card was left to choose"


def disguised() -> Scene:
    """Seat 0 with the Master of Disguise at a site with Wolves alone."""
    scene = bare().adviser(0, "master-of-disguise").card("wolves", "cradle.1")
    return scene.has(0, favor=0, secrets=2, supply=1).turn(0)


def test_master_of_disguise_counts_anothers_advisers() -> None:
    scene = disguised().adviser(1, "rangers").adviser(1, "birdsong").adviser(2, "longbows", up=False)
    put = scene.asks(trade(scene.g, 0), "seat:1")
    assert refs(put[0].options) == ["seat:1", "seat:2", "seat:3", "done"]
    assert (scene.g.favor[0], scene.g.banks[BEAST.index]) == (3, 0)
    assert (scene.g.secrets_on[CARD["master-of-disguise"].index], scene.g.secrets_on[CARD["wolves"].index]) == (
        1,
        1,
    )
    assert scene.g.supply[0] == 1, "and their Birdsong"


def test_master_of_disguise_may_stay_undisguised() -> None:
    scene = disguised().adviser(1, "rangers")
    scene.asks(trade(scene.g, 0), "done")
    assert (scene.g.favor[0], scene.g.secrets[0]) == (1, 1)


def test_master_of_disguise_foretells_what_the_trade_brings() -> None:
    scene = disguised().adviser(1, "rangers").has(0, favor=2, secrets=2)
    put = scene.asks(trade(scene.g, 0), "seat:1")
    assert [preview.facts["favor"] for _, preview in previews(scene.g, put[-1]) if "favor" in preview.facts] == [2]


def test_master_of_disguise_leaves_ones_own_vows_and_small_friends_behind() -> None:
    """card.small-friends."""
    scene = disguised().adviser(0, "vow-of-poverty").adviser(0, "small-friends").card("rangers", "hinterland.1")
    put = scene.asks(trade(scene.g, 0), "seat:1")
    assert [decision.prompt for decision in put] == ["master-of-disguise"], "the vow alone would have barred it"
    assert scene.g.favor[0] == 1


def test_master_of_disguise_borrows_secret_signal_and_small_friends() -> None:
    """card.secret-signal, card.small-friends."""
    scene = disguised().adviser(1, "secret-signal").adviser(1, "small-friends").card("jinx", "hinterland.1")
    scene.card("rangers", "hinterland.1").card("longbows", "hinterland.1")
    put = scene.asks(trade(scene.g, 0), "seat:1", "site:rocky-coast", "card:longbows")
    assert put[1].prompt == "small-friends"
    assert (scene.g.favor[0], scene.g.banks[ORDER.index]) == (2, 1)


def test_master_of_disguise_borrows_no_relics() -> None:
    scene = disguised().adviser(1, "rangers").relic(0, "cup-of-plenty")
    scene.asks(trade(scene.g, 0), "seat:1")
    assert scene.g.supply[0] == 1, "one's own Cup still works"
    scene = disguised().relic(1, "cup-of-plenty").adviser(1, "rangers").has(0, supply=0)
    assert cannot_trade(scene.g, 0) is not None


def test_secret_signal_doubles_a_single_favor() -> None:
    """card.secret-signal."""
    for others, favor in (([], 2), (["rangers"], 2), (["rangers", "birdsong"], 3)):
        scene = bare().adviser(0, "secret-signal").card("wolves", "cradle.1").has(0, favor=0, secrets=1).turn(0)
        for other in others:
            scene.adviser(0, other)
        scene.asks(trade(scene.g, 0))
        assert (scene.g.favor[0], scene.g.banks[BEAST.index]) == (favor, 3 - favor), others


def test_secret_signal_beside_careless() -> None:
    """card.secret-signal."""
    scene = open_trait(bare(), "careless").adviser(0, "secret-signal").card("wolves", "cradle.1").turn(0)
    scene.has(0, favor=2, secrets=0)
    scene.asks(trade(scene.g, 0))
    assert (scene.g.favor[0], scene.g.secrets[0]) == (2, 0), "the one favor of a trade for secrets becomes two"
    scene = open_trait(bare(), "careless").adviser(0, "secret-signal").card("wolves", "cradle.1").turn(0)
    scene.has(0, favor=0, secrets=1)
    scene.asks(trade(scene.g, 0))
    assert scene.g.favor[0] == 2, "one and one of Careless: that is not exactly one"


# -- travel -----------------------------------------------------------------------------------------------------


def test_portal_leads_from_its_site_for_anybody_and_to_it_for_its_ruler() -> None:
    """card.portal."""
    scene = bare().card("portal", "hinterland.1").pawn(1, "hinterland.1").has(1, supply=0, secrets=1).turn(1)
    assert ways_to(scene.g, 1, scene.slot("cradle.1")) == [CARD["portal"]]
    scene.pawn(1, "cradle.1")
    assert ways_to(scene.g, 1, scene.slot("hinterland.1")) == [], "it does not rule it"
    scene.warbands(1, "hinterland.1", 1)
    assert ways_to(scene.g, 1, scene.slot("hinterland.1")) == [CARD["portal"]]
    assert ways_to(scene.g, 1, scene.slot("provinces.1")) == []


def test_portal_ignores_sites_and_is_paid() -> None:
    """card.portal."""
    scene = bare().card("portal", "provinces.1").site("the-hidden-place", "hinterland.1").pawn(1, "provinces.1")
    scene.has(1, supply=0, secrets=1).turn(1)
    order = journey(scene.g, 1, scene.slot("hinterland.1"), CARD["portal"])
    assert (order.ignores, order.price.flips, order.cost) == (SITES, 0, 0)
    assert cannot_go(scene.g, order) is None
    scene.asks(travel(scene.g, 1), PLACES[scene.slot("hinterland.1")].ref)
    assert (scene.g.pawn[1], scene.g.secrets[1]) == (scene.slot("hinterland.1"), 0)
    assert scene.g.secrets_on[CARD["portal"].index] == 1


def test_portal_in_an_enemys_shrouded_wood_lets_the_traveller_choose() -> None:
    """card.portal."""
    scene = bare().site("shrouded-wood", "provinces.1").warbands(2, "provinces.1", 1).pawn(1, "provinces.1")
    scene.card("portal", "provinces.1").has(1, supply=7, secrets=1).turn(1)
    put = scene.asks(travel(scene.g, 1), "card:portal", "place:cradle.1")
    assert [decision.seat for decision in put] == [1, 1]
    assert (scene.g.pawn[1], scene.g.supply[1]) == (0, 7)
    scene.pawn(1, "provinces.1").has(1, secrets=1)
    put = scene.asks(travel(scene.g, 1))
    assert [decision.seat for decision in put] == [2], "tokens lie on it: now the ruler of the Wood chooses"


def test_a_portal_at_another_site_does_not_silence_the_wood() -> None:
    """card.portal."""
    scene = bare().site("shrouded-wood", "provinces.1").warbands(2, "provinces.1", 1).pawn(1, "provinces.1")
    scene.card("portal", "hinterland.1").warbands(1, "hinterland.1", 1).has(1, supply=7, secrets=1).turn(1)
    put = scene.asks(travel(scene.g, 1), "card:portal", "place:cradle.1")
    assert [decision.seat for decision in put] == [1, 2]
    assert (scene.g.pawn[1], scene.g.secrets[1], scene.g.supply[1]) == (0, 0, 5), "paid in vain"


def test_no_court_without_a_card_to_trade_with() -> None:
    scene = bare().adviser(0, "master-of-disguise").adviser(1, "rangers").has(0, secrets=5).turn(0)
    reason = cannot_trade(scene.g, 0)
    assert reason is not None and reason.key == "no-card"
