"""edifice.*, ruin.*. The six edifices, intact and ruined, each by its text and its answers."""

from __future__ import annotations

import pytest

from crownlands.games.oath import GAME
from crownlands.games.oath.campaign.targets import Targets, dice_of
from crownlands.games.oath.components import CARD, NOMAD, PEOPLES_FAVOR, PLACES, VISION_BITS
from crownlands.games.oath.moments import POWERS, cost_of
from crownlands.games.oath.orders import SEARCH, Order
from crownlands.games.oath.playing import cannot_play
from crownlands.games.oath.recover import cannot_recover_prize, recover
from crownlands.games.oath.rest import end_round
from crownlands.games.oath.ruling import where
from crownlands.games.oath.state import AGAINST_BANDITS, Campaign, Oath
from crownlands.games.oath.taking import cannot_take
from crownlands.games.oath.words import FACE_DOWN, IN_COURT
from tests.oath.campaigns import BLANK, SWORD, Loaded, War, bare, frontier
from tests.oath.scene import Scene

HERE, THERE = "provinces.1", "provinces.2"


def test_every_side_has_a_row() -> None:
    for card in CARD.values():
        if card.kind in ("edifice", "ruin"):
            assert POWERS[card.index] is not None, card.name


# -- the Rampart ------------------------------------------------------------------------------------------------


def campaign(g: Oath, defender: int) -> Campaign:
    return Campaign(attacker=1, at=2, defender=defender)


def test_sprawling_rampart_doubles_the_dice_of_its_rulers_sites() -> None:
    """edifice.sprawling-rampart."""
    scene = frontier().card("sprawling-rampart", THERE).warbands(2, THERE, 1)
    targets = Targets(1 << 2 | 1 << 3, (), True)
    assert dice_of(scene.g, campaign(scene.g, 2), targets) == 2 + 2 + 2, "the pawn is worth two as ever"
    scene.warbands(1, THERE, 1)
    assert dice_of(scene.g, campaign(scene.g, 2), Targets(1 << 2)) == 1, "another's rampart"


def test_bandits_have_ramparts_too() -> None:
    scene = frontier().card("sprawling-rampart", THERE).warbands(2, HERE, 0)
    assert dice_of(scene.g, campaign(scene.g, AGAINST_BANDITS), Targets(1 << 2)) == 2


def test_bandit_rampart_takes_two_dice_if_its_site_is_a_target() -> None:
    """ruin.bandit-rampart."""
    scene = frontier().card("bandit-rampart", HERE).warbands(2, HERE, 0).pawn(2, "hinterland.1")
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6")
    assert len(war.c.roll) == 4, "bandits always use it"
    scene = frontier().card("bandit-rampart", THERE).warbands(2, THERE, 1)
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6")
    assert len(war.c.roll) == 6 and not war.c.plans, "not this site"
    scene = frontier().card("bandit-rampart", HERE)
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6", "ruin:bandit-rampart")
    assert len(war.c.roll) == 4, "a player's choice"


# -- the Hall ---------------------------------------------------------------------------------------------------


def test_hall_of_debate_bars_the_peoples_favor_as_a_target_only() -> None:
    """edifice.hall-of-debate."""
    scene = frontier().card("hall-of-debate", THERE).has(1, favor=9, supply=7)
    scene.g.people = 2
    assert cannot_take(scene.g, 1, PEOPLES_FAVOR, 2) is None
    assert cannot_recover_prize(scene.g, 1, PEOPLES_FAVOR) is None
    war = War(scene.has(1, favor=1), 1).start()
    assert PEOPLES_FAVOR.ref not in war.refs()
    scene = frontier()
    scene.g.people = 2
    assert PEOPLES_FAVOR.ref in War(scene, 1).start().refs()


@pytest.mark.parametrize("ruined", [True, False])
def test_hall_of_mockery_leaves_a_recovered_banner_with_the_mob(ruined: bool) -> None:
    """ruin.hall-of-mockery."""
    scene = frontier().turn(1).has(1, secrets=0, supply=7)
    if ruined:
        scene.card("hall-of-mockery", THERE)
    scene.g.shared += scene.g.people_favor - 1 + scene.g.favor[1] - 2
    scene.g.people_favor, scene.g.favor[1] = 1, 2
    scene.asks(recover(scene.g, 1), "suit:hearth")
    assert scene.g.people == 1
    assert scene.g.mob == ruined


# -- the Temple -------------------------------------------------------------------------------------------------


def test_ruined_temple_keeps_enemies_from_playing_beasts() -> None:
    scene = frontier().card("ruined-temple", THERE).warbands(2, THERE, 1)
    place = PLACES[scene.slot(HERE)]
    for way in (place, IN_COURT):
        assert cannot_play(scene.g, Order(SEARCH, 1, 2), CARD["wolves"], way) is not None
        assert cannot_play(scene.g, Order(SEARCH, 2, 2), CARD["wolves"], way) is None
        assert cannot_play(scene.g, Order(SEARCH, 1, 2), CARD["elders"], way) is None
    assert cannot_play(scene.g, Order(SEARCH, 1, 2), CARD["wolves"], FACE_DOWN) is None
    scene.warbands(2, THERE, 0)
    assert cannot_play(scene.g, Order(SEARCH, 2, 2), CARD["wolves"], IN_COURT) is not None, "bandits rule it"


# -- the District -----------------------------------------------------------------------------------------------


def test_festival_district_exchanges_advisers_and_nobody_keeps_too_many() -> None:
    """edifice.festival-district."""
    scene = frontier().turn(1).card("festival-district", HERE).adviser(1, "wolves").adviser(1, "faithful-friend")
    for name in ("elders", "tents", "longbows"):
        scene.adviser(2, name)
    scene.start()
    scene.answer("edifice:festival-district", "seat:2")
    assert "card:faithful-friend" not in scene.refs(), "locked"
    scene.answer("card:wolves", "propose", "accept")
    assert (scene.decision.seat, scene.decision.prompt) == (2, "dismiss")
    assert "card:wolves" not in scene.refs(), "what came stays"
    scene.answer("card:tents")
    assert scene.g.advisers[2] == [CARD["elders"], CARD["longbows"], CARD["wolves"]]
    GAME.check(scene.g)


def test_festival_district_tires_of_refusals() -> None:
    """edifice.festival-district. Two proposals to a partner in a turn."""
    scene = frontier(3).turn(1).card("festival-district", HERE).has(1, favor=2)
    scene.start()
    for amount in (1, 2):
        for seat in ("seat:2", "seat:0"):
            scene.answer("edifice:festival-district")
            if scene.decision.prompt == "festival-district":
                scene.answer(seat)
            scene.answer("give-favor", f"n:{amount}", "propose", "refuse")
    assert "edifice:festival-district" not in scene.refs()


@pytest.mark.parametrize(("rolled", "counts", "ends"), [(4, 5, True), (5, 4, False), (6, 7, True), (4, 4, False)])
def test_squalid_district_bends_the_end_die_by_one(rolled: int, counts: int, ends: bool) -> None:
    """ruin.squalid-district."""
    # ruling O26
    scene = bare().card("squalid-district", HERE).warbands(1, HERE, 1)
    scene.g.round = 6
    scene.g.dice = Loaded(scene.g.dice, [rolled - 1])
    [asked] = scene.asks(end_round(scene.g), f"n:{counts}")
    assert (asked.seat, len(asked.options)) == (1, 3)
    assert (scene.g.winner != -1) == ends


def test_squalid_district_is_the_chancellors_for_the_empire_and_nobodys_for_bandits() -> None:
    """ruin.squalid-district."""
    scene = bare().citizen(2).card("squalid-district", HERE).warbands(0, HERE, 1)
    scene.g.round = 6
    assert [asked.seat for asked in scene.asks(end_round(scene.g))] == [0]
    scene = bare().site("steppe", HERE).card("squalid-district", HERE).warbands(0, HERE, 0)
    scene.g.round = 6
    scene.g.dice = Loaded(scene.g.dice, [0])
    assert scene.asks(end_round(scene.g)) == []


# -- the Spire --------------------------------------------------------------------------------------------------


def spire(*dispossessed: str) -> Scene:
    scene = frontier().turn(1).card("great-spire", HERE).has(1, secrets=1, supply=7)
    for name in dispossessed:
        scene._take_away(CARD[name])
    scene.g.archive += scene.g.dispossessed
    scene.g.dispossessed = [CARD[name] for name in dispossessed]
    return scene.deck_top("wolves", "longbows", "elders")


def test_great_spire_swaps_drawn_denizens_for_dispossessed_ones() -> None:
    """edifice.great-spire."""
    scene = spire("tents", "augury")
    scene.start()
    scene.answer("action:search", "deck", "edifice:great-spire", "card:wolves", "card:elders")
    assert scene.decision.prompt == "keep", "as many as there are"
    assert {ref.removeprefix("card:") for ref in scene.refs()} == {"longbows", "tents", "augury"}
    assert set(scene.g.dispossessed) == {CARD["wolves"], CARD["elders"]}
    assert scene.g.secrets_on[CARD["great-spire"].index] == 1
    GAME.check(scene.g)


def test_great_spire_is_paid_before_the_draw_and_may_swap_nothing() -> None:
    """edifice.great-spire."""
    scene = spire("tents")
    scene.start()
    scene.answer("action:search", "deck", "edifice:great-spire", "done")
    assert {ref.removeprefix("card:") for ref in scene.refs()} == {"wolves", "longbows", "elders"}
    assert scene.g.secrets[1] == 0


def test_great_spire_shows_only_what_was_drawn_and_what_is_kept() -> None:
    """edifice.great-spire. With the Truthful Harp, Dispossessed cards stay hidden unless they are kept."""
    scene = spire("tents", "augury").relic(1, "truthful-harp")
    scene.start()
    scene.answer("action:search", "deck")
    while scene.decision.prompt in ("truthful-harp", "great-spire"):
        scene.answer(scene.refs()[0])
    scene.answer("card:wolves", "card:elders")
    masks = dict(zip(scene.g.hands[1], scene.g.hand_seen[1], strict=True))
    assert masks[CARD["longbows"]] == scene.g.everybody
    assert masks[CARD["tents"]] == masks[CARD["augury"]] == 1 << 1


def test_great_spire_does_not_show_which_drawn_card_has_left() -> None:
    """9.4, edifice.great-spire. Seat 2 knows what was drawn: whichever card goes, it looks the same."""
    seen = []
    for going in ("wolves", "longbows", "elders"):
        scene = spire("tents", "augury")
        for spot in range(-3, 0):
            scene.g.deck_seen[spot] |= 1 << 2
        scene.start()
        scene.answer("action:search", "deck", "edifice:great-spire", f"card:{going}", "done")
        assert scene.decision.prompt == "keep"
        seen.append([GAME.view(scene.g, seat) for seat in (None, 0, 2)])
    assert seen[0] == seen[1] == seen[2]


def test_fallen_spire_exchanges_denizens_unseen_and_skips_visions() -> None:
    """ruin.fallen-spire."""
    scene = spire("tents", "augury", "tutor").card("fallen-spire", HERE).has(1, secrets=2)
    scene.pile(1, "rain-boots", "scryer", "vision-of-faith", "deed-writer", seen=0b1111)
    before = list(scene.g.piles[1])
    scene.start()
    scene.answer("ruin:fallen-spire")
    assert scene.refs() == ["n:0", "n:1", "n:2", "n:3"]
    scene.answer("n:2")
    g = scene.g
    changed = [at for at in range(len(before)) if g.piles[1][at] is not before[at]]
    denizens = [at for at in range(len(before)) if not before[at].bit & VISION_BITS]
    assert changed == denizens[-2:]
    assert [g.pile_seen[1][at] for at in changed] == [0, 0]
    assert {before[at] for at in changed} <= set(g.dispossessed)
    assert (g.secrets[1], g.secrets_on[CARD["fallen-spire"].index]) == (0, 1)


# -- the Forge --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ancient_forge_keeps_the_top_relic_or_puts_it_under(answer: str) -> None:
    """edifice.ancient-forge."""
    scene = frontier().turn(1).card("ancient-forge", HERE).has(1, favor=2, secrets=1)
    relic = scene.g.relic_deck[-1]
    scene.start()
    scene.answer("edifice:ancient-forge", answer)
    assert (relic in scene.g.relics[1]) == (answer == "yes")
    assert (scene.g.relic_deck[0] is relic) == (answer == "no")
    assert cost_of(CARD["ancient-forge"], "action").burn_secrets == 1
    assert scene.g.all_secrets(1) == 0 == scene.g.secrets_on[CARD["ancient-forge"].index]


def test_ancient_forge_is_cold_when_no_relic_is_left() -> None:
    """edifice.ancient-forge."""
    scene = frontier().turn(1).card("ancient-forge", HERE).has(1, favor=2, secrets=1)
    scene.g.relic_deck, scene.g.relic_deck_seen = [], []
    scene.start()
    assert "edifice:ancient-forge" not in scene.refs()


def test_broken_forge_is_turned_with_its_tokens() -> None:
    """ruin.broken-forge."""
    scene = frontier().turn(1).card("broken-forge", HERE)
    scene.g.shared += scene.g.favor[1] - 4
    scene.has(1, favor=4, secrets=3)
    scene.start()
    scene.answer("ruin:broken-forge")
    g, forge = scene.g, CARD["ancient-forge"]
    assert where(g, forge) == scene.slot(HERE)
    assert (g.favor_on[forge.index], g.secrets_on[forge.index]) == (2, 2)
    assert g.favor_on[CARD["broken-forge"].index] == 0
    assert "edifice:ancient-forge" not in scene.refs(), "tokens lie on it"
    GAME.check(g)
    bank = g.banks[NOMAD.index]
    scene.answer("action:rest")
    assert g.banks[NOMAD.index] == bank + 2
    assert g.secrets[1] == 3
