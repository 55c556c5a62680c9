"""2.11, 3, 4. The title, winning, and the phases of a turn."""

from __future__ import annotations

import pytest

from crownlands.games.oath import words
from crownlands.games.oath.components import BEAST, CARD, GOAL, ORDER, SUITS
from crownlands.games.oath.rest import end_round, refreshed, return_tokens, use_rest_powers
from crownlands.games.oath.state import CITIZEN, NOBODY, REST, WAKE
from crownlands.games.oath.title import end_long_war, imperial_winner, is_successor, keepers, settle, wins_at_wake
from crownlands.games.oath.turn import menu, pick_up, tend_people, wake
from crownlands.games.oath.verbs import discard_pile, seize_darkest, seize_people
from tests.oath.campaigns import Loaded, bare
from tests.oath.scene import Scene, oath, refs


def realm(*sites: int) -> Scene:
    """So many sites are ruled by each seat; bandits rule the rest."""
    scene = bare()
    places = [f"cradle.{n}" for n in (1, 2)] + [
        f"{region}.{n}" for region in ("provinces", "hinterland") for n in (1, 2, 3)
    ]
    for slot in range(8):
        scene.g.site_up[slot] = True
    for place in places:
        scene.warbands(0, place, 0)
    for seat, count in enumerate(sites):
        for _ in range(count):
            scene.warbands(seat, places.pop(0), 1)
    return scene


# -- the title --------------------------------------------------------------------------------------------------


def test_a_tie_leaves_the_title_where_it_is() -> None:
    # ruling O2
    """2.11, oath.supremacy. Holder and another rule three sites each."""
    scene = realm(3, 3)
    assert scene.asks(settle(scene.g)) == [] and scene.g.title == 0


def test_among_several_the_holder_chooses() -> None:
    """2.11. The holder rules two, two others three each; whoever gets it has its Oathkeeper side up."""
    scene = realm(2, 3, 3)
    scene.g.usurper = True
    put = scene.asks(settle(scene.g), "seat:2")
    assert (put[0].seat, refs(put[0].options)) == (0, ["seat:1", "seat:2"])
    assert (scene.g.title, scene.g.usurper) == (2, False)


def test_nobody_fulfils_the_oath() -> None:
    """2.11, oath.the-people, oath.devotion. While nobody holds the banner the title stays."""
    scene = oath()
    for name in ("the-people", "devotion"):
        scene.g.oath = GOAL[name]
        assert keepers(scene.g) == []
        assert scene.asks(settle(scene.g)) == []
    assert scene.g.title == 0


def test_the_empire_is_one_and_the_chancellor_stands_for_it() -> None:
    """2.11, oath.supremacy, 6.6.3. A Citizen's sites count for the Chancellor."""
    scene = realm(1, 2, 2).citizen(1)
    scene.warbands(1, "cradle.2", 1).warbands(1, "provinces.1", 1)
    assert keepers(scene.g) == [0]
    scene.g.title = 1
    scene.asks(settle(scene.g))
    assert scene.g.title == 0


def test_relics_and_banners_count_together() -> None:
    """2.11, 2.3, oath.protection. The Scepter counts, what lies in the Reliquary does not."""
    scene = oath().relic(1, "map")
    g = scene.g
    g.oath = GOAL["protection"]
    assert keepers(g) == [0, 1]
    g.darkest = 1
    assert keepers(g) == [1]


# -- banners ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 1), (4, 2), (7, 5)])
def test_a_seized_banner_loses_two_but_keeps_one(before: int, after: int) -> None:
    """2.5.3, 10.seize, 10.burn, banner.peoples-favor, banner.darkest-secret. Burned favor is the shared bank's."""
    g = oath().g
    shared = g.shared
    g.people_favor = g.darkest_secrets = before
    seize_people(g, 1)
    seize_darkest(g, 2)
    assert (g.people_favor, g.darkest_secrets, g.mob) == (after, after, True)
    assert (g.people, g.darkest, g.shared) == (1, 2, shared + before - after)


# -- winning ----------------------------------------------------------------------------------------------------


def test_a_usurper_wins_at_the_next_wake() -> None:
    """3.1, 4.1.2, 4.1.3. One wake turns the title, the next one wins."""
    scene = realm(1, 3)
    g = scene.turn(1).g
    g.title, g.phase = 1, WAKE
    scene.asks(wake(g, 1))
    assert g.usurper and g.winner == NOBODY
    g.phase = WAKE
    scene.asks(wake(g, 1))
    assert (g.winner, g.won_by) == (1, ["usurper"])


@pytest.mark.parametrize(("vision", "goal"), [("rebellion", "people"), ("faith", "darkest")])
def test_a_vision_of_something_held(vision: str, goal: str) -> None:
    """3.2, 2.7.2, vision.vision-of-rebellion, .vision-of-faith. With three visions drawn, not with two."""
    scene = oath().vision(1, f"vision-of-{vision}")
    setattr(scene.g, goal, 1)
    scene.g.visions_drawn = 2
    assert wins_at_wake(scene.g, 1) == []
    scene.g.visions_drawn = 3
    assert wins_at_wake(scene.g, 1) == [f"vision-of-{vision}"]
    setattr(scene.g, goal, 2)
    assert wins_at_wake(scene.g, 1) == []


@pytest.mark.parametrize(("mine", "wins"), [(3, False), (4, True)])
def test_a_vision_of_conquest_wants_more_than_anybody(mine: int, wins: bool) -> None:
    """3.2, vision.vision-of-conquest. Three against three is not enough, four is."""
    scene = realm(3, mine).vision(1, "vision-of-conquest")
    scene.g.visions_drawn = 3
    assert bool(wins_at_wake(scene.g, 1)) is wins


def test_a_vision_of_sanctuary_wants_more_than_anybody() -> None:
    """3.2, vision.vision-of-sanctuary. Relics and banners together; a tie with the Scepter's holder fails."""
    scene = oath().vision(1, "vision-of-sanctuary").relic(1, "map")
    scene.g.visions_drawn = 3
    assert wins_at_wake(scene.g, 1) == []
    scene.g.people = 1
    assert wins_at_wake(scene.g, 1) == ["vision-of-sanctuary"]


@pytest.mark.parametrize(
    ("round_", "face", "ends"),
    [(4, 6, False), (5, 5, False), (5, 6, True), (6, 4, False), (6, 5, True), (7, 2, False), (7, 3, True)],
)
def test_the_end_die(round_: int, face: int, ends: bool) -> None:
    """3.3, 2.1.4. A 6 after round 5, 5 or more after round 6, 3 or more after round 7; else it goes on."""
    scene = oath()
    g = scene.g
    g.round = round_
    g.dice = Loaded(g.dice, [face - 1])
    scene.asks(end_round(g))
    assert (g.winner == 0) is ends
    assert g.round == (round_ if ends else round_ + 1)


def test_no_end_die_while_an_exile_has_the_title() -> None:
    """3.3. The regime is not stable then."""
    scene = oath()
    scene.g.round, scene.g.title = 7, 1
    scene.g.dice = Loaded(scene.g.dice, [5])
    scene.asks(end_round(scene.g))
    assert scene.g.winner == NOBODY


def test_the_successor() -> None:
    """3.3.1. By the oath: most trophies of the Empire, a banner, or the Scepter; who ties does not succeed."""
    scene = oath().citizen(1, 2).relic(1, "map").relic(1, "whistle").relic(3, "ivory-eye")
    g = scene.g
    assert imperial_winner(g) == 1
    scene.relic(2, "cup-of-plenty").relic(2, "brass-horse")
    assert imperial_winner(g) == 0
    g.oath, g.darkest = GOAL["the-people"], 2
    assert is_successor(g, 2) and not is_successor(g, 3)
    g.oath, g.people = GOAL["protection"], 1
    assert imperial_winner(g) == 1
    g.oath = GOAL["devotion"]
    scene.relic(2, "the-grand-scepter")
    assert imperial_winner(g) == 2


def test_the_long_war_is_settled_in_order() -> None:
    """3.4, 3.4.1, 3.4.2, 3.4.3, 3.4.4. The Empire with the title, a Usurper, a seer, the Empire after all."""

    def war(title: int, usurper: bool = False, seen: int = 0) -> tuple[int, list[str]]:
        scene = realm(1, 1, 3).vision(1, "vision-of-faith").vision(2, "vision-of-conquest")
        g = scene.g
        g.title, g.usurper, g.visions_drawn, g.darkest = title, usurper, seen, 1
        end_long_war(g)
        return g.winner, g.won_by

    assert war(0, seen=3) == (0, ["empire"])
    assert war(2, usurper=True, seen=3) == (2, ["usurper"])
    assert war(3, seen=3) == (2, ["vision-of-conquest"]), "Conquest goes before Faith"
    assert war(3) == (0, ["empire"]), "an Exile with the Oathkeeper side does not win"


def test_a_successor_wins_the_long_war() -> None:
    """3.4.1, 3.4.4. Also where nobody else has won."""
    scene = oath().citizen(1).relic(1, "map").relic(1, "whistle")
    scene.g.title = 2
    end_long_war(scene.g)
    assert scene.g.winner == 1


# -- wake -------------------------------------------------------------------------------------------------------


def people(favor: int, mob: bool = False, purse: int = 1) -> Scene:
    scene = oath().turn(1).has(1, favor=purse)
    scene.g.people, scene.g.people_favor, scene.g.mob = 1, favor, mob
    return scene


def test_with_a_single_favor_one_must_be_added() -> None:
    """4.1, 4.1.1, 4.1.1.1, 7.3.1. Who has none does nothing."""
    scene = people(1)
    assert scene.asks(tend_people(scene.g, 1)) == []
    assert (scene.g.people_favor, scene.g.favor[1]) == (2, 0)
    scene = people(1, purse=0)
    scene.asks(tend_people(scene.g, 1))
    assert scene.g.people_favor == 1


def test_a_favor_goes_to_the_poorest_bank() -> None:
    """4.1.1.1. Among equals the holder chooses."""
    scene = people(3)
    scene.g.banks = [3, 1, 3, 3, 1, 3]
    put = scene.asks(tend_people(scene.g, 1), "suit:beast")
    assert refs(put[0].options) == ["favor", "suit:arcane", "suit:beast"]
    assert scene.g.banks[BEAST.index] == 2 and scene.g.people_favor == 2


def test_with_the_mob_it_is_done_twice() -> None:
    """4.1.1.2. The second may undo the first."""
    scene = people(5, mob=True)
    scene.g.banks = [0, 3, 3, 3, 3, 3]
    scene.asks(tend_people(scene.g, 1), "favor")
    assert scene.g.people_favor == 5 and scene.g.banks[0] == 1, "the purse is empty then"
    scene = people(5)
    scene.asks(tend_people(scene.g, 1), "favor")
    assert scene.g.people_favor == 6


@pytest.mark.parametrize(("favor", "mob"), [(4, False), (5, True)])
def test_six_favor_bring_the_mob(favor: int, mob: bool) -> None:
    """4.1.1.3, banner.peoples-favor. With six or more the banner turns over, after the favor was added."""
    scene = people(favor)
    scene.asks(tend_people(scene.g, 1), "favor")
    assert scene.g.mob is mob


def test_the_banner_comes_before_the_check_for_victory_and_the_site_after_usurping() -> None:
    """4.1, 4.1.2, 4.1.3, 4.1.4, site.mine. The holder of a won game picks nothing up any more."""
    scene = people(2).site("mine", "cradle.1").pawn(1, "cradle.1")
    g = scene.g
    g.site_favor[0] = 3
    put = scene.asks(wake(g, 1), "favor", "favor")
    assert [asked.prompt for asked in put] == ["tend-people", "pick-up"]
    assert (g.people_favor, g.favor[1], g.site_favor[0]) == (3, 1, 2)
    g.title, g.usurper, g.phase = 1, True, WAKE
    put = scene.asks(wake(g, 1), "favor")
    assert [asked.prompt for asked in put] == ["tend-people"] and g.winner == 1


@pytest.mark.parametrize(
    ("site", "offered"),
    [("mine", ["favor"]), ("salt-flats", ["favor", "secret"]), ("drowned-city", ["secret"])],
)
def test_what_lies_at_a_site_may_be_picked_up(site: str, offered: list[str]) -> None:
    """4.1.4, 7.3.1, site.mine, .salt-flats, .drowned-city. One favor or secret, or nothing."""
    scene = oath().site(site, "cradle.1").pawn(1, "cradle.1").turn(1)
    g = scene.g
    g.site_favor[0], g.site_secrets[0] = "favor" in offered, "secret" in offered
    put = scene.asks(pick_up(g, 1), "done")
    assert refs(put[0].options) == [*offered, "done"]
    scene.asks(pick_up(g, 1), offered[-1])
    assert g.site_secrets[0] + g.site_favor[0] == len(offered) - 1


# -- act and rest -----------------------------------------------------------------------------------------------


def test_resting_is_always_possible_and_nothing_must_be_done() -> None:
    """4, 4.2. Without supply, favor and secrets the menu still has an end."""
    scene = oath().has(1, supply=0, favor=0, secrets=0).turn(1)
    assert menu(scene.g, 1)[-1] is words.REST


def test_tokens_go_home_from_all_cards() -> None:
    """4.3, 4.3.1, 4.3.2. Favor to the banks of the suits, secrets to the active seat; not from sites."""
    scene = oath().relic(2, "whistle").card("longbows", "cradle.1").has(1, secrets=1, flipped=2).turn(1)
    g = scene.g
    g.favor_on[CARD["longbows"].index] = 2
    g.secrets_on[CARD["whistle"].index] = 1
    g.site_secrets[0], g.darkest_secrets = 1, 3
    bank = g.banks[ORDER.index]
    return_tokens(g, 1)
    assert g.banks[ORDER.index] == bank + 2
    assert (g.secrets[1], g.flipped[1]) == (4, 0)
    assert (g.site_secrets[0], g.darkest_secrets) == (1, 3)


@pytest.mark.parametrize(
    ("seat", "reserve", "left", "supply"),
    [
        (1, 9, 0, 6), (1, 8, 0, 5), (1, 4, 0, 5), (1, 3, 0, 4), (1, 0, 0, 4), (1, 9, 2, 7), (1, 11, 0, 6),
        (0, 18, 0, 6), (0, 17, 0, 5), (0, 11, 0, 5), (0, 10, 0, 4), (0, 4, 1, 5), (0, 3, 0, 3),
    ],
)  # fmt: skip
def test_supply_after_a_rest(seat: int, reserve: int, left: int, supply: int) -> None:
    # ruling O3
    """4.3.3, 4.3.4. By the warbands in the bank; what was not spent comes on top, up to seven."""
    g = oath().has(seat, supply=left).g
    g.reserve[g.banner(seat)] = reserve
    assert refreshed(g, seat) == supply


def test_a_citizen_rests_to_the_chancellors_marker() -> None:
    """4.3.3. As it stands at that time, and the own unspent supply on top."""
    scene = oath().citizen(1).has(0, supply=3).has(1, supply=1)
    assert scene.g.role[1] == CITIZEN and refreshed(scene.g, 1) == 4


def test_each_rest_power_once() -> None:
    """4.3.5, 7.3, 7.3.4, card.naysayers. At the end of the rest phase, if the seat wants it."""
    scene = oath().adviser(1, "naysayers").turn(1)
    g = scene.g
    g.title, g.phase, g.rested = 2, REST, []
    put = scene.asks(use_rest_powers(g, 1), "card:naysayers")
    assert [asked.prompt for asked in put] == ["rest-power"]
    assert (g.favor[0], g.favor[1]) == (1, 2)


@pytest.mark.parametrize(
    ("pawn", "card", "pile"),
    [
        ("hinterland.1", None, "cradle"),
        ("cradle.1", "provinces.1", "hinterland"),
        ("provinces.1", "provinces.2", "hinterland"),
    ],
)
def test_which_pile_takes_a_discard(pawn: str, card: str | None, pile: str) -> None:
    """10.discard. After the pawn's region; a card elsewhere goes by its own region."""
    scene = oath().pawn(1, pawn)
    slot = None if card is None else scene.slot(card)
    assert discard_pile(scene.g, 1, slot).name == pile


def test_suits_go_around_as_the_banks_lie() -> None:
    """2.1.3, 2.6.1. Discord, Arcane, Order, Hearth, Beast, Nomad."""
    assert [suit.name for suit in SUITS] == ["discord", "arcane", "order", "hearth", "beast", "nomad"]
