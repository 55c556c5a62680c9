"""card.*. The Discord cards of the chronicle outside campaigns, each by its text and its answers."""

from __future__ import annotations

import pytest

from crownlands.games.oath import GAME
from crownlands.games.oath.campaign.force import bandits_at
from crownlands.games.oath.components import BEAST, CARD, DISCORD, GOALS, HEARTH, NOMAD, ORDER, PEOPLES_FAVOR
from crownlands.games.oath.forced_travel import force_travel
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.muster import muster
from crownlands.games.oath.recover import cannot_recover_prize
from crownlands.games.oath.rest import return_tokens
from crownlands.games.oath.ruling import rulers
from crownlands.games.oath.state import BANDITS, REST
from crownlands.games.oath.taking import seize, take
from crownlands.games.oath.travel import go, journey
from crownlands.games.oath.view import view
from tests.oath.campaigns import BLANK, SHIELD, SHIELDS, TWICE, Loaded, bare, purse
from tests.oath.playing import hand, names, offered, play, played, ways
from tests.oath.scene import Scene

SALT = "salt-the-earth"


# -- advisers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["assassin", "silver-tongue", "insomnia"])
def test_a_court_with_a_limiter_has_two_places(name: str) -> None:
    scene = bare().adviser(1, "longbows").adviser(1, "wolves").adviser(1, "elders")
    play(hand(scene, name, 1), name, "in-court", "card:wolves", "card:elders", seat=1)
    assert names(scene.g.advisers[1]) == ["longbows", name]


@pytest.mark.parametrize("name", ["assassin", "silver-tongue", "insomnia"])
def test_two_locked_advisers_shut_a_limiter_out(name: str) -> None:
    scene = hand(bare().adviser(1, "marriage").adviser(1, "a-small-favor"), name, 1)
    assert ways(scene, name, 1) == ["face-down", "discard"]


def test_the_assassin_strikes_an_open_adviser_of_somebody_here() -> None:
    """card.assassin."""
    scene = bare().adviser(0, "assassin").adviser(1, "wolves").adviser(1, "longbows").adviser(1, "marriage")
    scene.adviser(1, "elders", up=False).adviser(2, "scouts").pawn(1, "cradle.1").pawn(2, "provinces.1")
    scene.turn(0).start()
    scene.use("assassin")
    assert scene.refs() == ["card:wolves", "card:longbows"], "none that is locked, face down or elsewhere"
    scene.answer("card:wolves")
    assert names(scene.g.advisers[1]) == ["longbows", "marriage", "elders"]
    assert scene.g.piles[1][-1] is CARD["wolves"], "after that player's pawn"


def test_the_enchantress_changes_courts_and_may_be_used_again() -> None:
    """card.enchantress."""
    scene = bare().adviser(0, "enchantress").adviser(0, "scouts").adviser(1, "wolves").adviser(1, "marriage")
    scene.adviser(2, "elders", up=False).has(0, secrets=2).turn(0).start()
    scene.use("enchantress")
    assert names(scene.g.advisers[0]) == ["wolves", "scouts"], "the only one open and not locked"
    assert names(scene.g.advisers[1]) == ["enchantress", "marriage"]
    assert scene.g.secrets[0] == 1
    assert not offered(scene, "enchantress"), "she is another's now"
    GAME.check(scene.g)


def test_a_player_with_too_many_advisers_by_the_enchantress_discards_another() -> None:
    """card.enchantress."""
    scene = bare().adviser(0, "enchantress").has(0, secrets=1)
    for name in ("family-wagon", "elders", "horse-archers", "longbows"):
        scene.adviser(1, name)
    scene.turn(0).start()
    scene.use("enchantress", "card:elders")
    assert (scene.decision.seat, scene.decision.prompt) == (1, "dismiss")
    assert "card:enchantress" not in scene.refs()
    scene.answer("card:longbows")
    assert names(scene.g.advisers[1]) == ["family-wagon", "enchantress", "horse-archers"]


def test_the_enchantress_in_place_of_the_pied_piper_makes_a_court_of_four_too_large() -> None:
    """card.enchantress, card.pied-piper."""
    scene = bare().adviser(0, "enchantress").has(0, secrets=1)
    for name in ("elders", "wolves", "longbows", "pied-piper"):
        scene.adviser(1, name)
    scene.turn(0).start()
    scene.use("enchantress", "card:pied-piper")
    assert scene.refs() == ["card:elders", "card:wolves", "card:longbows"]
    scene.answer("card:elders")
    assert names(scene.g.advisers[1]) == ["wolves", "longbows", "enchantress"]


def test_the_enchantress_goes_nowhere_if_locked_cards_leave_no_room() -> None:
    """card.enchantress, 7.6.4."""
    scene = bare().adviser(0, "enchantress").adviser(0, "marriage").adviser(0, "a-small-favor").has(0, secrets=1)
    scene.adviser(1, "family-wagon").turn(0)
    assert not offered(scene, "enchantress"), "beside the wagon one of the locked ones would have to go"
    scene.run = None
    assert offered(scene.adviser(2, "scouts"), "enchantress")


# -- favor and secrets ------------------------------------------------------------------------------------------


def test_the_charlatan_burns_the_banner_only() -> None:
    """card.charlatan."""
    scene = bare().has(2, secrets=4)
    scene.g.darkest, scene.g.darkest_secrets = 2, 5
    played(scene, "charlatan")
    assert (scene.g.darkest_secrets, scene.g.secrets[2]) == (1, 4)


def test_dissent_costs_a_favor_for_every_suit_that_one_rules() -> None:
    """card.dissent."""
    scene = (
        bare().citizen(2).card("dissent", "cradle.1").card("longbows", "provinces.1").card("keep", "provinces.1")
    )
    scene.adviser(1, "wolves").adviser(1, "elders").adviser(1, "roving-terror", up=False).adviser(2, "scryer")
    for seat, favor in ((0, 5), (1, 4), (2, 1), (3, 4)):
        purse(scene, seat, favor)
    played(scene, "dissent")
    assert scene.g.favor == [3, 2, 0, 4], "purple sites: Discord and Order; two open advisers; only one to give"
    assert scene.g.favor_on[CARD["dissent"].index] == 5
    bank = scene.g.banks[DISCORD.index]
    return_tokens(scene.g, 1)
    assert scene.g.banks[DISCORD.index] == bank + 5


def test_dissent_spares_the_holder_of_the_peoples_favor() -> None:
    """card.dissent."""
    scene = bare().adviser(1, "wolves").adviser(2, "elders")
    scene.g.people = 1
    played(scene, "dissent")
    assert scene.g.favor[1:3] == [1, 0]


def test_the_gambling_hall_pays_shields_from_a_bank_chosen_after_the_roll() -> None:
    """card.gambling-hall."""
    scene = purse(bare().card("gambling-hall", "cradle.1"), 0, 2).turn(0)
    scene.g.banks[ORDER.index] += 9
    scene.g.shared -= 9
    scene.g.dice = Loaded(scene.g.dice, [SHIELD, SHIELDS, TWICE, BLANK])
    scene.start()
    scene.use("gambling-hall")
    assert scene.decision.prompt == "bank-for-gambling-hall"
    scene.answer("suit:order")
    assert scene.g.favor[0] == 6, "the doubling face counts"
    assert scene.g.banks[ORDER.index] == 6


def test_the_gambling_hall_pays_nothing_for_blanks() -> None:
    """card.gambling-hall."""
    scene = purse(bare().card("gambling-hall", "cradle.1"), 0, 2).turn(0)
    scene.g.dice = Loaded(scene.g.dice, [BLANK, TWICE, TWICE, BLANK])
    scene.start()
    scene.use("gambling-hall")
    assert scene.g.favor[0] == 0
    assert scene.decision.prompt == "act"


def test_insomnia_brings_a_secret_at_rest_if_wanted() -> None:
    """card.insomnia."""
    scene = bare().adviser(1, "insomnia").turn(1)
    scene.start()
    scene.answer("action:rest")
    assert scene.decision.prompt == "rest-power"
    scene.answer("card:insomnia")
    assert scene.g.secrets[1] == 2


def test_the_silver_tongue_finds_a_bank_among_the_cards_here() -> None:
    """card.silver-tongue."""
    scene = bare().adviser(1, "silver-tongue").card("longbows", "cradle.1").card("wolves", "cradle.1")
    scene.card("scryer", "provinces.1").turn(1)
    scene.start()
    scene.answer("action:rest", "card:silver-tongue")
    assert sorted(scene.refs()) == ["suit:beast", "suit:order"]
    scene.answer("suit:beast")
    assert (scene.g.favor[1], scene.g.banks[BEAST.index]) == (2, 2)


def test_the_silver_tongue_is_silent_where_no_bank_fits() -> None:
    """card.silver-tongue."""
    scene = bare().adviser(1, "silver-tongue").turn(1)
    scene.g.phase = REST
    scene.start()
    assert scene.decision.prompt != "rest-power"


def test_burned_favor_comes_to_the_vow_of_renewal() -> None:
    """card.vow-of-renewal."""
    scene = purse(purse(bare().adviser(1, "vow-of-renewal"), 2, 4), 1, 0)
    scene.g.people, scene.g.people_favor = 2, 4
    scene.g.shared -= 3
    scene.asks(seize(scene.g, 3, PEOPLES_FAVOR))
    assert (scene.g.favor[1], scene.g.people_favor) == (2, 2), "favor of a seized banner too"
    GAME.check(scene.g)


def test_what_the_vow_of_renewal_burns_itself_comes_back() -> None:
    # ruling O23
    """card.vow-of-renewal. What a recovered relic burns comes straight back."""
    site = next(site for site in CARD.values() if site.kind == "site" and site.recover and site.recover.burn_favor)
    assert site.recover is not None
    burned = site.recover.burn_favor
    scene = bare().site(site.name, "cradle.1").adviser(1, "vow-of-renewal").has(1, supply=7).turn(1)
    scene.g.buried[0], scene.g.buried_seen[0] = [scene.g.relic_deck.pop()], [0]
    scene.g.relic_deck_seen.pop()
    purse(scene, 1, burned).start()
    scene.answer("action:recover")
    assert scene.g.favor[1] == burned
    assert len(scene.g.relics[1]) == 1
    GAME.check(scene.g)


def test_the_vow_of_renewal_bars_recovering_the_peoples_favor_but_not_seizing_it() -> None:
    """card.vow-of-renewal."""
    scene = purse(bare().adviser(1, "vow-of-renewal"), 1, 6).turn(1).has(1, supply=7)
    reason = cannot_recover_prize(scene.g, 1, PEOPLES_FAVOR)
    assert reason is not None and reason.facts == {"card": CARD["vow-of-renewal"]}
    assert cannot_recover_prize(purse(scene, 2, 6).has(2, supply=7).g, 2, PEOPLES_FAVOR) is None
    scene.asks(seize(scene.g, 1, PEOPLES_FAVOR))
    assert scene.g.people == 1


def test_downtrodden_muster_where_the_bank_is_poorest_alone() -> None:
    """card.downtrodden."""
    scene = bare().adviser(1, "downtrodden").card("longbows", "cradle.1").has(1, favor=2).turn(1)
    assert [one.prompt for one in scene.asks(muster(scene.g, 1))] == []
    scene = bare().adviser(1, "downtrodden").card("longbows", "cradle.1").turn(1)
    scene.g.banks[ORDER.index] -= 1
    scene.g.shared += 1
    board = scene.g.board[1]
    asked = scene.asks(muster(scene.g, 1), "card:downtrodden")
    assert [one.prompt for one in asked] == ["downtrodden"], "more warbands are a choice"
    assert scene.g.board[1] == board + 4


# -- relics -----------------------------------------------------------------------------------------------------


def test_blackmail_is_paid_or_the_relic_is_lost() -> None:
    """card.blackmail."""
    scene = purse(bare().relic(2, "whistle").relic(2, "map").relic(3, "ivory-eye").pawn(3, "provinces.1"), 2, 3)
    scene.turn(1)
    asked = scene.asks(power_of(CARD["blackmail"]).played(scene.g, 1, CARD["blackmail"]))  # type: ignore[misc]
    assert {option.ref for option in asked[0].options} == {"relic:the-grand-scepter", "relic:whistle", "relic:map"}
    played(scene, "blackmail", "relic:whistle", "yes")
    assert (scene.g.favor[1], scene.g.favor[2], len(scene.g.relics[2])) == (4, 0, 2)
    played(scene, "blackmail", "relic:map")
    assert scene.g.relics[1] == [CARD["map"]], "without three favor nobody is asked"


def test_kin_pay_blackmail_out_of_the_nomad_bank() -> None:
    """card.blackmail."""
    scene = purse(bare().relic(2, "map").adviser(2, "vow-of-kinship").pawn(0, "provinces.1"), 2, 0).turn(1)
    played(scene, "blackmail", "yes")
    assert (scene.g.favor[1], scene.g.banks[NOMAD.index], scene.g.relics[2]) == (4, 0, [CARD["map"]])


def test_blackmail_cannot_name_what_cannot_be_taken() -> None:
    """card.blackmail."""
    scene = bare().relic(2, "circlet-of-command").relic(2, "map").pawn(0, "provinces.1").turn(1)
    played(scene, "blackmail")
    assert scene.g.relics[1] == [CARD["circlet-of-command"]], "the Circlet guards the other one"


def thieves() -> Scene:
    """Seat 2 has the Relic Thief and can pay; seats 1 and 2 are in the same region."""
    return (
        purse(bare().adviser(2, "relic-thief").relic(3, "map").relic(3, "whistle"), 2, 1).has(2, secrets=1).turn(1)
    )


def test_the_relic_thief_takes_all_if_no_shield_comes_up() -> None:
    """card.relic-thief."""
    scene = thieves()
    scene.g.dice = Loaded(scene.g.dice, [BLANK, TWICE])
    scene.asks(take(scene.g, 1, [CARD["map"], CARD["whistle"]], giver=3), "card:relic-thief")
    assert names(scene.g.relics[2]) == ["map", "whistle"]
    assert (scene.g.favor[2], scene.g.banks[DISCORD.index]) == (0, 4), "out of turn the favor goes to the bank"
    assert (scene.g.secrets[2], scene.g.flipped[2]) == (0, 1)
    GAME.check(scene.g)


def test_one_shield_saves_all_relics_from_the_thief() -> None:
    scene = thieves()
    scene.g.dice = Loaded(scene.g.dice, [BLANK, SHIELD])
    scene.asks(take(scene.g, 1, [CARD["map"], CARD["whistle"]], giver=3), "card:relic-thief")
    assert names(scene.g.relics[1]) == ["map", "whistle"]


def test_the_relic_thief_strikes_back_at_whoever_robbed_its_owner() -> None:
    """card.relic-thief."""
    scene = thieves().relic(2, "ivory-eye")
    scene.g.dice = Loaded(scene.g.dice, [BLANK])
    scene.asks(take(scene.g, 1, [CARD["ivory-eye"]], giver=2), "card:relic-thief")
    assert scene.g.relics[2] == [CARD["ivory-eye"]]


def test_the_relic_thief_works_in_its_region_and_against_others_only() -> None:
    """card.relic-thief."""
    scene = thieves().pawn(1, "provinces.1")
    assert scene.asks(take(scene.g, 1, [CARD["map"]], giver=3)) == []
    assert scene.asks(take(scene.g, 2, [CARD["whistle"]], giver=3)) == []
    scene = thieves().has(2, secrets=0)
    assert scene.asks(take(scene.g, 1, [CARD["map"]], giver=3)) == [], "the cost cannot be paid"


def test_the_relic_thief_cannot_take_what_is_guarded() -> None:
    """card.relic-thief. C: every take asks Circlet and the like, so the thief does before the offer."""
    scene = thieves().relic(1, "circlet-of-command")
    assert scene.asks(take(scene.g, 1, [CARD["map"]], giver=3)) == []


def test_the_title_is_settled_before_and_after_the_theft() -> None:
    scene = thieves()
    scene.g.oath = next(card for card in GOALS if card.goal == "relics-and-banners")
    scene.relic(1, "ivory-eye").relic(2, "skeleton-key").g.title = 3
    scene.g.relics[0].clear()
    scene.g.log = []
    scene.g.dice = Loaded(scene.g.dice, [BLANK, BLANK])
    scene.asks(take(scene.g, 1, [CARD["map"], CARD["whistle"]], giver=3), "card:relic-thief")
    titles = [event.seat for event in scene.g.log if event.key == "title" and event.seat is not None]
    assert titles == [1, 2]


# -- sites ------------------------------------------------------------------------------------------------------


def test_the_bandit_chief_kills_one_everywhere_and_calls_more_bandits() -> None:
    """card.bandit-chief."""
    scene = bare().warbands(1, "provinces.1", 2).card("bandit-chief", "cradle.1")
    played(scene, "bandit-chief")
    assert scene.g.bands == [1, 0, 1, 0, 0, 0, 0, 0]
    assert rulers(scene.g, scene.slot("hinterland.1")) == BANDITS
    assert bandits_at(scene.g, scene.slot("hinterland.1")) == 3
    assert view(scene.g, 1)["sites"][5]["bandits"] == 3
    scene.discarded("bandit-chief", "cradle")
    assert bandits_at(scene.g, scene.slot("hinterland.1")) == 1


def test_the_boiling_lake_scalds_travellers_who_do_not_rule_it() -> None:
    """card.boiling-lake."""
    scene = bare().card("boiling-lake", "provinces.1").board(1, 3).turn(1).has(1, supply=7)
    goal = scene.slot("provinces.1")
    scene.asks(go(scene.g, journey(scene.g, 1, goal)))
    assert scene.g.board[1] == 1
    scene.board(2, 1)
    scene.asks(force_travel(scene.g, 2, 1, "5.5.7.3", [goal]))
    assert (scene.g.board[2], scene.g.pawn[2]) == (0, goal), "forced travel counts, and all one has will do"
    board = scene.g.board[0]
    scene.asks(go(scene.g, journey(scene.g, 0, goal)))
    assert scene.g.board[0] == board, "the Chancellor rules it"


def test_gossip_stops_enemies_from_hiding_advisers() -> None:
    """card.gossip."""
    scene = hand(bare().card("gossip", "cradle.1"), "longbows", 1)
    assert "face-down" not in ways(scene, "longbows", 1)
    assert "face-down" in ways(hand(scene.citizen(2), "wolves", 2), "wolves", 2), "a Citizen rules it too"
    scene.warbands(0, "cradle.1", 0)
    assert "face-down" not in ways(hand(scene, "elders", 0), "elders", 0), "bandits are enemies of all"
    assert ways(hand(scene, "vision-of-faith", 0), "vision-of-faith", 0) == ["discard"]


def riot(*cards: tuple[str, str]) -> Scene:
    scene = bare().card("riots", "cradle.1").turn(1)
    for name, place in cards:
        scene.card(name, place)
    scene.g.mob = True
    return scene


def test_riots_empty_the_sites_of_the_commonest_suit() -> None:
    """card.riots."""
    scene = riot(("longbows", "cradle.1"), ("scouts", "provinces.1"), ("wolves", "provinces.1"))
    scene.adviser(2, "keep").adviser(2, "naysayers").adviser(2, "scryer")
    played(scene, "riots")
    assert [names(scene.g.cards[slot]) for slot in (0, 2)] == [["riots"], ["wolves"]]
    assert len(scene.g.advisers[2]) == 3, "advisers neither count nor go"


def test_riots_among_equals_are_a_choice_and_the_card_itself_stays() -> None:
    """card.riots."""
    scene = riot(("longbows", "provinces.1"))
    played(scene, "riots", "suit:discord")
    assert [names(scene.g.cards[slot]) for slot in (0, 2)] == [["riots"], ["longbows"]]


def test_riots_leave_locked_cards_that_they_count() -> None:
    """card.riots."""
    scene = riot(("a-round-of-ale", "provinces.1"), ("storyteller", "provinces.1"))
    played(scene, "riots")
    assert names(scene.g.cards[2]) == ["a-round-of-ale"]
    assert HEARTH is CARD["a-round-of-ale"].suit


def test_without_the_mob_there_are_no_riots() -> None:
    """card.riots."""
    scene = riot(("longbows", "provinces.1"), ("scouts", "provinces.1"))
    scene.g.mob = False
    assert len(played(scene, "riots").g.cards[2]) == 2


def test_salt_the_earth_clears_its_site_for_good() -> None:
    scene = hand(
        bare().card("longbows", "cradle.1").card("wolves", "cradle.1").card("scouts", "cradle.1"), SALT, 1
    )
    play(scene, SALT, "place:cradle.1", seat=1)
    assert names(scene.g.cards[0]) == [SALT]
    assert ways(hand(scene, "elders", 1), "elders", 1) == ["in-court", "face-down", "discard"], "room for one"


def test_salt_the_earth_is_not_played_beside_a_locked_card() -> None:
    scene = hand(bare().card("a-round-of-ale", "cradle.1"), SALT, 1)
    assert ways(scene, SALT, 1) == ["face-down", "discard"]


def test_salt_the_earth_lies_even_in_the_drowned_city() -> None:
    scene = hand(bare().site("drowned-city", "cradle.1"), SALT, 1)
    assert "place:cradle.1" in ways(scene, SALT, 1)
    assert "place:cradle.1" not in ways(hand(scene, "longbows", 1), "longbows", 1)
