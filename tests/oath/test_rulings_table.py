"""The Law's examples and the publisher's answers outside campaigns: actions, sites, relics, cards."""

from __future__ import annotations

import pytest

from crownlands.games.oath.components import BEAST, BURIED, CARD, DARKEST_SECRET, HEARTH, NOMAD, PEOPLES_FAVOR
from crownlands.games.oath.costs import Price, cannot_pay
from crownlands.games.oath.deals import RELICS, bargain
from crownlands.games.oath.empire import become_citizen
from crownlands.games.oath.forced_travel import force_travel
from crownlands.games.oath.minor import cannot_peek, cannot_use_scepter, move_warbands, peek, removable
from crownlands.games.oath.moments import POWERS, forbidden, power_of
from crownlands.games.oath.muster import muster
from crownlands.games.oath.orders import DISCARD, TAKE, deed
from crownlands.games.oath.playing import play_adviser
from crownlands.games.oath.recover import cannot_recover_prize, recover, recover_of
from crownlands.games.oath.room import capacity, locked
from crownlands.games.oath.ruling import are_enemies, card_rulers, rules, where
from crownlands.games.oath.search import search
from crownlands.games.oath.setup import stock
from crownlands.games.oath.state import EMPIRE, NOBODY
from crownlands.games.oath.taking import give, take
from crownlands.games.oath.trade import cannot_trade, trade
from crownlands.games.oath.travel import cannot_go, journey, travel
from crownlands.games.oath.turn import menu
from tests.oath.campaigns import bare
from tests.oath.scene import Scene, oath, refs


def market(*advisers: str) -> Scene:
    """Seat 1 at the Plains beside a Hearth card, with these advisers."""
    scene = bare().card("wayside-inn", "cradle.1").pawn(1, "cradle.1").has(1, favor=2, secrets=1).turn(1)
    for name in advisers:
        scene.adviser(1, name)
    return scene


# -- actions ----------------------------------------------------------------------------------------------------


def test_a_muster_in_numbers() -> None:
    """5, 5.2, 5.2.1, 5.2.2, 2.2.3, 10.personal-bank. Supply 7 to 6, board 3 to 5, bank 11 to 9."""
    scene = market().board(1, 3)
    g = scene.g
    scene.asks(muster(g, 1))
    assert (g.supply[1], g.favor[1], g.favor_on[CARD["wayside-inn"].index]) == (6, 1, 1)
    assert (g.board[1], g.reserve[g.colour[1]]) == (5, 9)


@pytest.mark.parametrize(("word", "favor", "secrets"), [("favor", 2 + 3, 0), ("secret", 0, 1 + 2)])
def test_a_trade_in_numbers(word: str, favor: int, secrets: int) -> None:
    """5.3, 5.3.1, 5.3.2. Two Hearth advisers: a secret brings three favor, two favor bring two secrets."""
    scene = market("tavern-songs", "storyteller").adviser(1, "armed-mob", up=False)
    g = scene.g
    scene.asks(trade(g, 1), word)
    assert (g.favor[1], g.secrets[1], g.supply[1]) == (favor, secrets, 6), "one that lies face down does not count"


def test_a_trade_for_nothing_and_with_a_poor_bank() -> None:
    """5.3.2, 9.3. Nothing forbids a trade that brings no secret; a bank pays what it has."""
    scene = market()
    scene.asks(trade(scene.g, 1), "secret")
    assert (scene.g.favor[1], scene.g.secrets[1]) == (0, 1)
    scene = market("tavern-songs", "storyteller")
    scene.g.shared += scene.g.banks[HEARTH.index] - 1
    scene.g.banks[HEARTH.index] = 1
    scene.asks(trade(scene.g, 1), "favor")
    assert scene.g.favor[1] == 3


@pytest.mark.parametrize(
    ("word", "advisers", "favor", "secrets"),
    [("favor", 2, 2 + 4, 0), ("secret", 2, 1, 1 + 1), ("secret", 0, 1, 1)],
)
def test_a_careless_chancellor_in_numbers(word: str, advisers: int, favor: int, secrets: int) -> None:
    """trait.careless. A favor more in every trade, from the bank of the suit; a secret less in one for secrets."""
    scene = bare().card("wayside-inn", "cradle.1").pawn(0, "cradle.1").has(0, favor=2, secrets=1).turn(0)
    for name in ("tavern-songs", "storyteller")[:advisers]:
        scene.adviser(0, name)
    scene.g.reliquary[2] = None
    scene._changed()
    bank = scene.g.banks[HEARTH.index] = 4
    scene.g.shared -= 1
    scene.asks(trade(scene.g, 0), word)
    assert (scene.g.favor[0], scene.g.secrets[0]) == (favor, secrets)
    assert scene.g.banks[HEARTH.index] < bank


def test_no_trade_with_relics_and_ruins() -> None:
    """5.3.2, 2.9. Only denizens and intact edifices."""
    scene = bare().card("ruined-temple", "cradle.1").pawn(1, "cradle.1").relic(1, "map").has(1, secrets=1).turn(1)
    reason = cannot_trade(scene.g, 1)
    assert reason is not None and reason.key == "ruin"


def test_what_a_site_asks_for_its_relic() -> None:
    """2.4.1, 2.8.4, 5.4.2. Favor into a bank, favor burned, or secrets burned, as the site shows."""
    scene = bare().pawn(1, "provinces.1").turn(1)
    prices = {}
    for name in ("steppe", "mountain", "deep-woods", "marshes"):
        scene.site(name, "provinces.1")
        price = recover_of(scene.g, 1, BURIED[2][0]).price
        prices[name] = (price.into_banks, price.burn_favor, price.burn_secrets)
    assert prices == {
        "steppe": (((NOMAD, 3),), 0, 0),
        "mountain": ((), 2, 0),
        "deep-woods": ((), 0, 2),
        "marshes": ((), 0, 1),
    }


def test_a_relic_once_seen_is_known_from_anywhere() -> None:
    """6.3, 10.peek, 9.4. Looking costs nothing and is offered for what is still unknown."""
    scene = oath().pawn(1, "provinces.1").turn(1)
    g = scene.g
    supply = g.supply[1]
    assert cannot_peek(g, 1) is None
    scene.asks(peek(g, 1))
    assert g.buried_seen[2] == [1 << 1] and g.supply[1] == supply
    reason = cannot_peek(g, 1)
    assert reason is not None and reason.key == "nothing-to-see"
    scene.pawn(1, "cradle.1")
    assert g.buried_seen[2] == [1 << 1]


def test_a_price_is_one_sum() -> None:
    """7.1.2, 9.5. One secret placed and one burned need two face-up secrets; facedown ones pay nothing."""
    scene = oath().has(1, secrets=1, flipped=5)
    price = Price()
    price.burn_secrets = 1
    price.place(CARD["alchemist"], 0, 1)
    reason = cannot_pay(scene.g, 1, price)
    assert reason is not None and reason.key == "no-secrets"
    scene.has(1, secrets=2)
    assert cannot_pay(scene.g, 1, price) is None


# -- how the rules are read -------------------------------------------------------------------------------------


def test_every_card_has_a_power() -> None:
    """2, 2.6.3, 2.8.5, 7, 7.6, 9, 9.1. What the Law does not describe stands with the card; none has no row."""
    assert all(POWERS[card.index] is not None for card in CARD.values())


def test_cannot_goes_before_must_and_ignore_before_both() -> None:
    """9.2. A coast ignores the Narrow Pass; the Pied Piper ignores a full court."""
    scene = (
        oath()
        .site("narrow-pass", "hinterland.1")
        .site("rocky-coast", "cradle.1")
        .site("lush-coast", "hinterland.2")
    )
    g = scene.pawn(1, "cradle.1").turn(1).g
    goal = scene.slot("hinterland.2")
    reason = cannot_go(g, journey(g, 1, goal))
    assert reason is not None and reason.key == "narrow-pass"
    assert cannot_go(g, journey(g, 1, goal, CARD["rocky-coast"])) is None


def test_a_ban_on_taking_does_not_forbid_giving() -> None:
    """10.give, 10.take, 7.1.4, relic.circlet-of-command. Nobody takes the banner, but its holder may give it."""
    scene = oath().relic(1, "circlet-of-command")
    g = scene.g
    g.people, g.people_favor = 1, 3
    assert forbidden(g, deed(g, TAKE, 0, card=PEOPLES_FAVOR, whose=1)) is not None
    scene.asks(give(g, 1, 2, PEOPLES_FAVOR))
    assert (g.people, g.people_favor, g.mob) == (2, 3, False), "a given banner loses nothing"


def test_who_is_whose_enemy() -> None:
    """10.enemy, 10.imperial, 10.bandits. Imperial players are none of each other; bandits are everybody's."""
    g = oath().citizen(1).g
    assert not are_enemies(g, 0, 1) and are_enemies(g, 0, 2) and are_enemies(g, 2, 3)


def test_the_verbs_give_what_there_is() -> None:
    """9.3, 10, 10.gain, 2.8.2. A site turned up gets favor as far as there is some, and all its secrets."""
    scene = oath().site("salt-flats", "provinces.2")
    g = scene.g
    g.shared = 1
    stock(g, scene.slot("provinces.2"))
    assert (g.site_favor[3], g.site_secrets[3], g.shared) == (1, 1, 0)


# -- sites ------------------------------------------------------------------------------------------------------


def test_the_drowned_city_holds_nothing_and_a_face_down_site_neither() -> None:
    """2.8.1, site.drowned-city. Only Salt the Earth fits there."""
    scene = oath().site("drowned-city", "provinces.2").site("plains", "provinces.3", up=False)
    assert capacity(scene.g, 3) == 0 and capacity(scene.g, 3, CARD["salt-the-earth"]) == 1
    assert capacity(scene.g, 4) == 0


def test_a_locked_card_in_the_slum_stays() -> None:
    """site.great-slum, 7.2.2, 10.locked. The Keep cannot be discarded there or anywhere."""
    scene = oath().site("great-slum", "cradle.1").card("keep", "cradle.1")
    reason = locked(scene.g, 0, CARD["keep"])
    assert reason is not None and reason.key == "locked"


def test_the_masks_wearer_does_not_rule_the_wood() -> None:
    """relic.grand-mask, site.shrouded-wood. Cards only: the Chancellor says where the journey goes."""
    scene = oath().site("shrouded-wood", "provinces.1").card("tents", "provinces.1").relic(1, "grand-mask")
    scene.pawn(1, "provinces.1").warbands(0, "provinces.1", 1).turn(1).has(1, favor=0)
    g = scene.g
    assert card_rulers(g, CARD["tents"]) == 1 << 1 and not rules(g, 1, 2)
    assert scene.asks(travel(g, 1))[0].seat == 0


def test_tents_do_not_help_where_the_wood_sends_elsewhere() -> None:
    """card.tents, site.shrouded-wood, 7.4. Declared and paid first; to another region it costs the usual two."""
    scene = (
        oath().site("shrouded-wood", "provinces.1").warbands(2, "provinces.1", 1).pawn(1, "provinces.1").turn(1)
    )
    scene.adviser(1, "tents").has(1, favor=1)
    scene.asks(travel(scene.g, 1), "card:tents", "place:cradle.1")
    assert (scene.g.pawn[1], scene.g.supply[1], scene.g.favor[1]) == (0, 5, 0)


def test_forest_paths_ignore_sites_but_no_cards() -> None:
    """card.forest-paths, card.toll-roads. The toll is due; the Hidden Place asks for nothing."""
    scene = oath().site("the-hidden-place", "provinces.2").card("wolves", "provinces.2").adviser(1, "forest-paths")
    scene.warbands(2, "provinces.2", 1).has(1, favor=2, secrets=0).pawn(1, "provinces.1").turn(1)
    g = scene.g
    order = journey(g, 1, scene.slot("provinces.2"), CARD["forest-paths"])
    assert cannot_go(g, order) is None and order.price.flips == 0 and order.cost == 0
    scene.card("toll-roads", "provinces.2").has(1, favor=1)
    reason = cannot_go(g, journey(g, 1, scene.slot("provinces.2"), CARD["forest-paths"]))
    assert reason is not None and reason.key == "no-favor"


def test_the_errand_boys_discards_follow_ones_own_pawn() -> None:
    """card.errand-boy, 10.discard. Drawn from another pile, discarded as ever."""
    scene = bare().adviser(1, "errand-boy").pawn(1, "cradle.1").has(1, favor=1).turn(1)
    scene.pile(2, "wolves", "longbows")
    scene.asks(search(scene.g, 1), "pile:hinterland", "card:wolves", "discard")
    assert scene.g.piles[1][-2:] == [CARD["longbows"], CARD["wolves"]]


# -- relics -----------------------------------------------------------------------------------------------------


def test_a_given_scepter_works_at_once_a_taken_one_does_not() -> None:
    """2.4.3, 10.give, 10.take, relic.the-grand-scepter. The next turn it works for whoever took it."""
    scene = oath().turn(1)
    g = scene.g
    scene.asks(give(g, 0, 1, CARD["the-grand-scepter"]))
    assert cannot_use_scepter(g, 1) is None
    scene = oath().turn(1)
    g = scene.g
    scene.asks(take(g, 1, [CARD["the-grand-scepter"]], giver=0))
    reason = cannot_use_scepter(g, 1)
    assert reason is not None and reason.key == "just-taken"


def test_the_circlets_holder_recovers_their_own_banner() -> None:
    """relic.circlet-of-command. "Other players" may not; oneself may."""
    scene = oath().relic(1, "circlet-of-command").has(1, secrets=3).has(2, secrets=3).turn(1)
    g = scene.g
    g.darkest = 1
    assert cannot_recover_prize(g, 1, DARKEST_SECRET) is None
    scene.turn(2).pawn(1, "cradle.1")
    reason = cannot_recover_prize(g, 2, DARKEST_SECRET)
    assert reason is not None and reason.key == "forbidden-by"


def test_the_chancellor_may_use_the_skeleton_key() -> None:
    """relic.skeleton-key, 2.3. And gets the trait of the space that is opened."""
    scene = oath().relic(0, "skeleton-key").has(0, secrets=2).pawn(0, "cradle.1").turn(0)
    scene.start()
    scene.use("skeleton-key", "reliquary:0", "yes")
    assert scene.g.reliquary[0] is None and len(scene.g.relics[0]) == 3


def test_a_cracked_horn_buries_visions_and_moves_no_track() -> None:
    """relic.cracked-horn, 2.7.1. All discards of the search or none."""
    scene = bare().relic(1, "cracked-horn").pawn(1, "cradle.1").turn(1)
    scene.pile(0, "vision-of-faith", "wolves", "longbows")
    drawn = scene.g.visions_drawn
    scene.asks(
        search(scene.g, 1), "pile:cradle", "relic:cracked-horn", "card:wolves", "vision:vision-of-faith", "discard"
    )
    assert scene.g.deck[:3] == [CARD["wolves"], CARD["longbows"], CARD["vision-of-faith"]]
    assert scene.g.visions_drawn == drawn


def test_the_crowns_holder_takes_the_last_warband_and_settles_empty_sites() -> None:
    """7.6.5, relic.bandit-crown, 6.5. And becoming a Citizen puts no purple warbands at empty sites."""
    scene = oath().site("river", "provinces.2").warbands(1, "provinces.2", 1).pawn(1, "provinces.2").turn(1)
    g, slot = scene.g, 3
    assert removable(g, 1, slot) == 0
    scene.relic(1, "bandit-crown")
    assert removable(g, 1, slot) == 1
    scene.asks(move_warbands(g, 1), "to-board")
    assert rules(g, 1, slot) and g.holder[slot] == NOBODY
    purple = g.reserve[EMPIRE]
    board = g.board[1]
    scene.asks(become_citizen(g, 1))
    assert g.holder[slot] == NOBODY and rules(g, 0, slot) and g.reserve[EMPIRE] == purple - board


def test_a_whistle_forces_nobody_to_pay() -> None:
    """relic.whistle, site.the-hidden-place, site.narrow-pass. Who does not agree stays."""
    scene = oath().relic(0, "whistle").site("the-hidden-place", "provinces.1").pawn(0, "provinces.1").turn(0)
    g = scene.pawn(1, "cradle.1").has(1, secrets=1).g
    assert scene.asks(force_travel(g, 1, 0, "relic.whistle", [2]), "no")[0].seat == 1
    assert g.pawn[1] == 0 and g.secrets[1] == 1
    scene.has(1, secrets=0)
    assert scene.asks(force_travel(g, 1, 0, "relic.whistle", [2])) == []
    scene.site("narrow-pass", "provinces.2").site("plains", "provinces.1")
    assert scene.asks(force_travel(g, 1, 0, "relic.whistle", [2])) == [] and g.pawn[1] == 0


def test_exchanged_relics_are_not_taken() -> None:
    """7.6.3, 10.exchange, 9.6, card.tinkers-fair. Whatever is agreed is done at once; a deal may be refused."""
    scene = oath().relic(0, "map").relic(1, "whistle").turn(0)
    g = scene.g
    fair = CARD["tinkers-fair"]
    deal = bargain(g, 0, 1, RELICS, fair, "card.tinkers-fair")
    scene.asks(deal, "relic:map", "relic:whistle", "relic:the-grand-scepter", "propose", "accept")
    assert CARD["map"] in g.relics[1] and CARD["whistle"] in g.relics[0]
    assert CARD["the-grand-scepter"] in g.relics[1] and g.scepter_taken == NOBODY


# -- cards of the first game ------------------------------------------------------------------------------------


def test_any_imperial_pawn_keeps_the_key_out() -> None:
    """card.key-to-the-city, 6.6.3. Every Imperial player rules an Imperial site."""
    scene = oath().citizen(3).pawn(0, "provinces.1").pawn(3, "cradle.1").pawn(1, "cradle.1").turn(1)
    scene.card("key-to-the-city", "cradle.1")
    power = power_of(CARD["key-to-the-city"]).played
    assert power is not None
    scene.asks(power(scene.g, 1, CARD["key-to-the-city"]))
    assert scene.g.holder[0] == EMPIRE
    scene.pawn(3, "provinces.1")
    scene.asks(power(scene.g, 1, CARD["key-to-the-city"]))
    assert scene.g.holder[0] == scene.g.colour[1]


def test_a_terror_without_prey_stays_at_home() -> None:
    """card.roving-terror. It needs a denizen that can be discarded; the Keep is locked."""
    scene = bare().card("roving-terror", "cradle.1").pawn(1, "cradle.1").has(1, secrets=1).turn(1)
    assert CARD["roving-terror"] not in menu(scene.g, 1)
    scene.card("keep", "provinces.1")
    assert CARD["roving-terror"] not in menu(scene.g, 1)
    scene.card("scouts", "provinces.1")
    assert CARD["roving-terror"] in menu(scene.g, 1)


def test_a_herd_does_not_change_places_with_a_locked_card() -> None:
    """card.great-herd, 7.2.2. And a swap is not a play: no favor, no homeland."""
    scene = (
        bare().card("great-herd", "cradle.1").site("steppe", "provinces.1").card("elders", "provinces.1").turn(1)
    )
    g = scene.g
    favor, secrets = g.favor[1], g.secrets[1]
    power = power_of(CARD["great-herd"]).played
    assert power is not None
    scene.asks(power(g, 1, CARD["great-herd"]), "card:elders")
    assert where(g, CARD["great-herd"]) == 2 and (g.favor[1], g.secrets[1]) == (favor, secrets)


def test_an_adviser_turned_faceup_is_not_a_guest_of_the_party() -> None:
    """6.1, card.welcoming-party. Nor does the party pay for itself or for a card played face down."""
    scene = bare().card("welcoming-party", "cradle.1").pawn(1, "cradle.1").adviser(1, "wolves", up=False).turn(1)
    bank = scene.g.banks[HEARTH.index]
    put = scene.asks(play_adviser(scene.g, 1), "place:cradle.1")
    assert "welcoming-party" not in [asked.prompt for asked in put]
    assert scene.g.banks[HEARTH.index] == bank and scene.g.banks[BEAST.index] == 2


def test_an_inquisitor_may_find_a_conspiracy_and_play_it_face_down() -> None:
    """card.inquisitor. Every player here with advisers can be asked; the modifiers of a search say nothing."""
    scene = oath().adviser(0, "inquisitor").adviser(1, "conspiracy", up=False).adviser(2, "wolves").has(0, favor=1)
    scene.pawn(0, "cradle.1").pawn(1, "cradle.1").pawn(2, "cradle.1").turn(0).start()
    scene.use("inquisitor")
    assert set(scene.refs()) == {"veiled:1.0", "card:wolves"}
    scene.answer("veiled:1.0")
    assert set(scene.refs()) == {"reveal", "face-down", "discard"}


def test_what_enemies_lock_is_locked_for_enemies_only() -> None:
    """7.1.4, card.ancient-bloodline. A persistent power acts on whom it names, whoever has access to it."""
    scene = oath().adviser(0, "ancient-bloodline").card("longbows", "cradle.1")
    g = scene.g
    assert forbidden(g, deed(g, DISCARD, 1, card=CARD["longbows"], to=0)) is not None
    assert forbidden(g, deed(g, DISCARD, 0, card=CARD["longbows"], to=0)) is None


def test_recovering_costs_one_supply_and_any_larger_amount() -> None:
    """5.4, 5.4.2, 5.4.4, 9.5. Three favor lay there: five are put on it, three go to three neighbouring banks."""
    scene = oath().has(1, favor=6).turn(1)
    g = scene.g
    g.people_favor, g.banks = 3, [0] * 6
    put = scene.asks(recover(g, 1), "n:5", "suit:nomad")
    assert refs(put[0].options) == ["n:4", "n:5", "n:6"]
    assert (g.people_favor, g.banks, g.favor[1], g.supply[1]) == (5, [1, 1, 0, 0, 0, 1], 1, 6)
