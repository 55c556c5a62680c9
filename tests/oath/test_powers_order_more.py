"""card.*. The Order denizens of later games, each by its text and its answers; battle plans in `…_plans`."""

from __future__ import annotations

import pytest

from crownlands.games.oath.components import CARD, DARKEST_SECRET, PEOPLES_FAVOR
from crownlands.games.oath.empire import cannot_banish_seat, cannot_leave
from crownlands.games.oath.forced_travel import force_travel
from crownlands.games.oath.moments import power_of, total
from crownlands.games.oath.orders import FOR_FAVOR, SEARCH, Order
from crownlands.games.oath.playing import as_if_searched, cannot_play, cannot_play_adviser
from crownlands.games.oath.recover import cannot_recover_prize
from crownlands.games.oath.search import cannot_search, new_search
from crownlands.games.oath.state import NOBODY, REST
from crownlands.games.oath.taking import cannot_take
from crownlands.games.oath.trade import cannot_trade_with, new_trade
from crownlands.games.oath.travel import cannot_go, journey, travel
from crownlands.games.oath.words import REVEAL
from tests.oath.campaigns import BLANK, SWORD, War, frontier, purse
from tests.oath.scene import Scene

HERE, THERE, BEYOND = "provinces.1", "provinces.2", "provinces.3"


def land() -> Scene:
    """Seats 1 and 2 are Exiles at the Steppe, which seat 2 rules; the other sites of the provinces lie empty."""
    return frontier().turn(1)


def played(scene: Scene, seat: int, name: str, *answers: str) -> None:
    power = power_of(CARD[name]).played
    assert power is not None
    scene.asks(power(scene.g, seat, CARD[name]), *answers)


# -- actions ----------------------------------------------------------------------------------------------------


def test_captains_campaign_at_a_ruled_site_with_the_warbands_there() -> None:
    scene = (
        land().card("captains", THERE).warbands(1, THERE, 3).pawn(3, THERE).has(1, favor=1, supply=0).board(1, 2)
    )
    war = War(scene, 1).rolls([BLANK] * 5, [SWORD] * 5)
    scene.start()
    war.answer("card:captains")
    assert (war.c.at, war.c.joined, war.c.free) == (scene.slot(THERE), [scene.slot(THERE)], True)
    war.until("attack-dice", defender="seat:3", first_target="pawn", target="done")
    assert war.refs()[0] == "n:5", "dice up to the whole force"


def test_a_citizens_captains_turn_purple_warbands_against_the_empire() -> None:
    """The warbands there join the attacker and do not defend, and the site need not be a target."""
    scene = land().citizen(1).card("captains", THERE).warbands(0, THERE, 3).pawn(0, THERE).pawn(1, HERE)
    scene.has(1, favor=1, supply=0).board(1, 1)
    war = War(scene, 1).rolls([BLANK] * 9, [SWORD] * 9)
    scene.start()
    war.answer("card:captains")
    war.until("first-target", defender="seat:0", captains=f"site:{scene.g.sites[scene.slot(THERE)].name}")
    war.answer("pawn")
    war.until("attack-dice", target="done")
    assert war.refs()[0] == "n:4"
    assert scene.slot(THERE) not in war.c.sites


def test_captains_find_nobody_to_attack() -> None:
    scene = land().card("captains", THERE).warbands(1, THERE, 3).has(1, favor=1)
    scene.start()
    assert "card:captains" not in scene.refs()


def test_messenger_moves_warbands_and_asks_no_chancellor() -> None:
    """card.messenger."""
    scene = land().citizen(1).adviser(1, "messenger").warbands(0, THERE, 3).has(1, favor=1).board(1, 0)
    scene.warbands(0, "cradle.1", 1)
    scene.start()
    seats = set()
    scene.answer("card:messenger")
    while scene.decision.prompt != "act":
        seats.add(scene.decision.seat)
        scene.answer(scene.refs()[-1] if scene.decision.prompt == "rearrange-from" else "n:0")
    assert seats == {1}
    assert scene.g.bands[scene.slot(THERE)] == 1, "the last one stays"
    assert scene.g.board[1] >= 2


def test_messenger_is_of_no_use_without_a_site() -> None:
    """card.messenger."""
    scene = land().adviser(1, "messenger").has(1, favor=1)
    scene.start()
    assert "card:messenger" not in scene.refs()


def test_siege_engines_kill_two_in_the_region_or_what_there_is() -> None:
    """card.siege-engines."""
    scene = land().adviser(1, "siege-engines").has(1, favor=1).warbands(2, HERE, 3).warbands(1, THERE, 1)
    scene.warbands(0, "cradle.1", 3)
    scene.start()
    scene.answer("card:siege-engines")
    assert scene.refs() == ["site:steppe", f"site:{scene.g.sites[scene.slot(THERE)].name}"], "also one's own"
    scene.answer("site:steppe")
    assert scene.g.bands[scene.slot(HERE)] == 1
    scene = land().adviser(1, "siege-engines").has(1, favor=1).warbands(2, HERE, 1)
    scene.start()
    scene.answer("card:siege-engines")
    assert scene.g.holder[scene.slot(HERE)] == NOBODY


def test_palanquin_carries_both_and_only_the_other_travels() -> None:
    """card.palanquin."""
    scene = land().adviser(1, "palanquin").adviser(1, "tyrant").adviser(2, "tyrant").has(1, favor=1)
    scene.warbands(0, "cradle.1", 3).warbands(2, HERE, 1).has(2, supply=0)
    scene.start()
    scene.answer("card:palanquin")
    assert scene.decision.prompt == "palanquin-to"
    scene.answer("place:cradle.1")
    assert scene.g.pawn[1] == scene.g.pawn[2] == 0
    assert scene.g.bands[0] == 2, "one Tyrant: the user has not travelled"


def test_palanquin_and_siege_engines_need_somebody() -> None:
    """card.palanquin, card.siege-engines."""
    scene = land().adviser(1, "palanquin").adviser(1, "siege-engines").has(1, favor=1).warbands(2, HERE, 0)
    scene.pawn(2, "cradle.1").start()
    assert not {"card:palanquin", "card:siege-engines"} & set(scene.refs())


def test_palanquin_to_a_toll_only_if_the_other_agrees() -> None:
    """card.palanquin."""
    scene = (
        land().adviser(1, "palanquin").has(1, favor=1).card("toll-roads", "cradle.1").warbands(0, "cradle.1", 1)
    )
    scene.warbands(2, HERE, 1).has(2, favor=1)
    scene.start()
    scene.answer("card:palanquin", "place:cradle.1")
    assert (scene.decision.seat, scene.decision.prompt) == (2, "agree-to-pay")
    scene.answer("no")
    assert scene.decision.prompt == "palanquin-to"
    assert "place:cradle.1" not in scene.refs()
    scene.answer(f"place:{THERE}")
    assert scene.g.pawn[1] == scene.g.pawn[2] == scene.slot(THERE)
    assert scene.g.favor[2] == 1


def test_palanquin_out_of_the_wood() -> None:
    """card.palanquin. The user goes where he chose; a third player who rules the Wood sends the other one."""
    scene = land().site("shrouded-wood", HERE).warbands(3, HERE, 1).pawn(3, "cradle.1").adviser(1, "palanquin")
    scene.has(1, favor=1)
    scene.start()
    scene.answer("card:palanquin", "place:cradle.2")
    assert (scene.decision.seat, scene.decision.prompt) == (3, "send-to")
    scene.answer(f"place:{THERE}")
    assert (scene.g.pawn[1], scene.g.pawn[2]) == (scene.slot("cradle.2"), scene.slot(THERE))


@pytest.mark.parametrize("ruler", [1, 2])
def test_palanquin_out_of_a_wood_of_ones_own(ruler: int) -> None:
    """card.palanquin. If the other one rules it, they stay together; if the user does, the two may part."""
    scene = land().site("shrouded-wood", HERE).warbands(ruler, HERE, 1).adviser(1, "palanquin").has(1, favor=1)
    scene.start()
    scene.answer("card:palanquin", "place:cradle.2")
    if ruler == 1:
        assert (scene.decision.seat, scene.decision.prompt) == (1, "send-to")
        scene.answer(f"place:{THERE}")
    assert scene.g.pawn[1] == scene.slot("cradle.2")
    assert scene.g.pawn[2] == scene.slot(THERE if ruler == 1 else "cradle.2")


def test_royal_tax_takes_two_where_one_rules_in_the_region() -> None:
    """card.royal-tax."""
    scene = land().warbands(1, HERE, 1).warbands(1, "cradle.1", 1).pawn(3, THERE).pawn(0, "cradle.1")
    for seat, favor in ((0, 3), (1, 0), (2, 1), (3, 3)):
        scene.has(seat, favor=favor)
    played(scene, 1, "royal-tax")
    assert scene.g.favor[:4] == [3, 1, 0, 3], "not in another region, not where somebody else rules"
    scene.warbands(1, THERE, 1)
    played(scene, 1, "royal-tax")
    assert scene.g.favor[:4] == [3, 3, 0, 1]


def test_vow_of_obedience_gains_a_favor_at_rest() -> None:
    """card.vow-of-obedience."""
    scene = land().adviser(1, "vow-of-obedience")
    scene.g.phase, scene.g.ended = REST, True
    favor = scene.g.favor[1]
    scene.start()
    scene.answer("card:vow-of-obedience", "suit:hearth")
    assert scene.g.favor[1] == favor + 1
    scene = land().adviser(1, "vow-of-obedience")
    scene.g.phase, scene.g.ended = REST, True
    scene.g.shared += sum(scene.g.banks)
    scene.g.banks = [0] * 6
    scene.start()
    assert scene.decision.prompt != "rest-power", "all banks are empty"


# -- modifiers --------------------------------------------------------------------------------------------------


def test_hunting_party_campaigns_after_a_search_of_the_world_deck() -> None:
    """card.hunting-party."""
    scene = land().adviser(1, "hunting-party").has(1, supply=2).deck_top("wolves", "elders", "tents")
    scene.start()
    scene.answer("action:search", "deck")
    assert scene.decision.prompt == "hunting-party"
    scene.answer("card:hunting-party", "card:wolves")
    while scene.decision.prompt != "play":
        scene.answer(scene.refs()[0])
    scene.answer("discard")
    assert scene.decision.prompt == "follow-campaign"
    scene.answer("yes")
    assert scene.g.campaign is not None and scene.g.campaign.free


def test_hunting_party_has_nothing_to_say_to_a_pile() -> None:
    """card.hunting-party."""
    scene = land().adviser(1, "hunting-party").has(1, supply=7)
    scene.pile(1, "wolves", "elders", "tents")
    scene.start()
    scene.answer("action:search", "pile:provinces")
    assert scene.decision.prompt == "keep"


def test_knights_errant_campaign_after_a_muster() -> None:
    """card.knights-errant."""
    scene = land().adviser(1, "knights-errant").card("longbows", HERE).has(1, favor=1, supply=1)
    scene.start()
    scene.answer("action:muster")
    assert scene.decision.prompt == "follow-campaign"
    scene.answer("no")
    assert (scene.decision.prompt, scene.g.campaign) == ("act", None)


def test_tyrant_kills_where_its_owner_arrives_even_by_force() -> None:
    """card.tyrant."""
    scene = land().adviser(1, "tyrant").warbands(1, THERE, 1).has(1, supply=7)
    scene.asks(travel(scene.g, 1), f"place:{THERE}")
    assert scene.g.holder[scene.slot(THERE)] == NOBODY, "one's own if there is no other"
    scene = land().adviser(1, "tyrant").warbands(0, "cradle.1", 2)
    scene.asks(force_travel(scene.g, 1, 2, "5.5.7.3", [0]))
    assert scene.g.bands[0] == 1
    scene = land().adviser(1, "tyrant")
    scene.asks(travel(scene.g, 1), f"place:{THERE}")
    assert scene.g.pawn[1] == scene.slot(THERE), "bandits are no warbands"


# -- persistent powers ------------------------------------------------------------------------------------------


def test_council_seat_protects_a_citizen_from_exile_even_of_ones_own() -> None:
    """card.council-seat."""
    scene = land().citizen(1).adviser(1, "council-seat").has(0, favor=9).has(1, favor=30)
    reason = cannot_banish_seat(scene.g, 0, 1)
    assert reason is not None and reason.key == "forbidden-by"
    reason = cannot_leave(scene.g, 1)
    assert reason is not None and reason.key == "forbidden-by"
    scene.citizen(2).has(2, favor=30)
    assert cannot_banish_seat(scene.g, 0, 2) is None
    assert cannot_leave(scene.g, 2) is None


def test_curfew_taxes_trade_with_cards_of_its_ruler() -> None:
    """card.curfew."""
    scene = land().card("curfew", BEYOND).warbands(2, BEYOND, 1).card("longbows", HERE).has(1, secrets=1, favor=0)
    order = new_trade(scene.g, 1)
    reason = cannot_trade_with(scene.g, order, CARD["longbows"], FOR_FAVOR)
    assert reason is not None and reason.key == "no-favor"
    purse(scene, 1, 1).has(2, favor=0)
    scene.start()
    scene.answer("action:trade")
    if scene.decision.prompt == "trade-for":
        scene.answer("favor")
    assert scene.g.favor[2] == 1
    scene = land().card("curfew", BEYOND).card("longbows", HERE).has(1, secrets=1, favor=0)
    order = new_trade(scene.g, 1)
    assert cannot_trade_with(scene.g, order, CARD["longbows"], FOR_FAVOR) is None, "another's card: no toll"
    scene.warbands(2, HERE, 0)
    reason = cannot_trade_with(scene.g, order, CARD["longbows"], FOR_FAVOR)
    assert reason is not None and reason.key == "no-favor", "bandits rule both"


def test_forced_labor_taxes_every_search_at_its_rulers_sites() -> None:
    """card.forced-labor."""
    scene = land().card("forced-labor", BEYOND).warbands(2, BEYOND, 1).has(1, favor=0, supply=7)
    reason = cannot_search(scene.g, 1)
    assert reason is not None and reason.key == "no-favor"
    scene.adviser(1, "wolves", up=False)
    assert cannot_play_adviser(scene.g, 1) is not None, "also as if searching"
    scene.has(1, favor=1)
    for order in (new_search(scene.g, 1, None), as_if_searched(scene.g, 1)):
        assert total(scene.g, order).tolls == (1 << 2,)
    assert total(scene.g, new_search(scene.g, 2, None)).tolls == (), "its ruler is no enemy"
    scene.pawn(1, THERE)
    assert total(scene.g, new_search(scene.g, 1, None)).tolls == (), "bandits rule there"


def test_secret_police_watches_the_sites_of_its_ruler() -> None:
    """card.secret-police."""
    scene = land().card("secret-police", BEYOND).warbands(2, BEYOND, 1)
    for name in ("vision-of-faith", "conspiracy"):
        order = Order(SEARCH, 1, scene.g.pawn[1])
        assert cannot_play(scene.g, order, CARD[name], REVEAL) is not None
        assert cannot_play(scene.g, Order(SEARCH, 2, scene.g.pawn[2]), CARD[name], REVEAL) is None
    scene.pawn(1, "cradle.1")
    assert cannot_play(scene.g, Order(SEARCH, 1, 0), CARD["conspiracy"], REVEAL) is None


def test_vow_of_obedience_bars_visions_and_the_conspiracy() -> None:
    """card.vow-of-obedience."""
    scene = land().adviser(1, "vow-of-obedience")
    scene.g.vision[1] = CARD["vision-of-faith"]
    order = Order(SEARCH, 1, scene.g.pawn[1])
    assert cannot_play(scene.g, order, CARD["vision-of-rebellion"], REVEAL) is not None
    assert cannot_play(scene.g, order, CARD["conspiracy"], REVEAL) is not None
    assert cannot_play(scene.g, Order(SEARCH, 2, scene.g.pawn[2]), CARD["conspiracy"], REVEAL) is None


def test_toll_roads_charge_enemies_and_not_for_facedown_sites() -> None:
    scene = (
        land().card("toll-roads", BEYOND).warbands(2, BEYOND, 1).warbands(2, THERE, 1).has(1, favor=0, supply=7)
    )
    reason = cannot_go(scene.g, journey(scene.g, 1, scene.slot(THERE)))
    assert reason is not None and reason.key == "no-favor"
    assert cannot_go(scene.g, journey(scene.g, 1, scene.slot("cradle.1"))) is None
    purse(scene, 1, 1).has(2, favor=0)
    scene.asks(travel(scene.g, 1), f"place:{THERE}")
    assert (scene.g.favor[1], scene.g.favor[2]) == (0, 1)
    scene = land().card("toll-roads", BEYOND).has(1, favor=0, supply=7)
    down = next(slot for slot in range(8) if not scene.g.site_up[slot])
    assert cannot_go(scene.g, journey(scene.g, 1, down)) is None, "nobody rules it, not even bandits"
    assert cannot_go(scene.g, journey(scene.g, 1, scene.slot(THERE))) is not None, "bandits' toll"


def test_toll_roads_bind_a_portal_too_and_pay_the_chancellor() -> None:
    """card.portal."""
    scene = (
        land().card("toll-roads", BEYOND).warbands(0, BEYOND, 1).card("portal", HERE).has(1, favor=0, secrets=1)
    )
    by = CARD["portal"]
    assert cannot_go(scene.g, journey(scene.g, 1, scene.slot(BEYOND), by)) is not None
    purse(scene, 1, 1)
    favor = scene.g.favor[0]
    scene.asks(travel(scene.g, 1), f"place:{BEYOND}", "done")
    assert scene.g.favor[0] == favor + 1


def test_tome_guardians_keep_the_darkest_secret() -> None:
    scene = land().card("tome-guardians", BEYOND).warbands(2, BEYOND, 1).has(1, secrets=9, supply=7)
    assert scene.g.darkest == NOBODY
    reason = cannot_recover_prize(scene.g, 1, DARKEST_SECRET)
    assert reason is not None and reason.key == "forbidden-by", "not even from the shared bank"
    scene.has(2, secrets=9, supply=7)
    assert cannot_recover_prize(scene.g, 2, DARKEST_SECRET) is None
    assert cannot_take(scene.g, 1, PEOPLES_FAVOR, 2) is None
    scene.warbands(2, BEYOND, 0)
    assert cannot_recover_prize(scene.g, 2, DARKEST_SECRET) is not None, "bandits: nobody"
