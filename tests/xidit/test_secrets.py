"""What is behind screens, in the Bastion, on planning boards and in piles; undo that gives nothing away."""

import pytest

from crownlands.core.dice import Dice
from crownlands.core.errors import NeedsConsent
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.state import UNSET
from tests.conformance.tools import answer_at_random
from tests.xidit.easy import EASY_GAME
from tests.xidit.scene import WHEELS, Scene


def loaded(**variants: object) -> Scene:
    scene = Scene(4, **variants)  # type: ignore[arg-type]
    scene.units(0, militia=3, mage=1).units(1, archer=2).units(2, cleric=4).bards(1, centre=3, snow=1)
    scene.g.coins = [5, 9, 2, 0]
    return scene


def test_screens_hide_units_coins_and_bards() -> None:
    """planning, reward.bards. Everybody sees their own; of others only what stands in the open (ruling X16)."""
    scene = loaded()
    seen = GAME.view(scene.g, 0)["players"]
    assert (seen[0]["units"], seen[0]["coins"], seen[0]["bards"]) == ([3, 0, 0, 0, 1], 5, 20)
    hidden = [seen[1][key] for key in ("units", "coins", "bards", "bastion", "plan")]
    assert hidden == [None] * 5
    assert seen[1]["storeys"] == 15
    assert GAME.view(scene.g, None)["players"][0]["units"] is None


def test_open_screens_hide_plans_only() -> None:
    """planning. A variant for tables that want no test of memory (ruling X16)."""
    seen = GAME.view(loaded(open_screens=True).g, 0)
    assert (seen["players"][1]["units"], seen["players"][1]["coins"]) == ([0, 2, 0, 0, 0], 9)
    assert seen["regions"][8]["bards"] == [0, 3, 0, 0]
    assert seen["players"][1]["plan"] is None


def test_an_imagined_table_keeps_what_is_known_and_redeals_the_rest() -> None:
    """recruit, reward.coins, reward.bards. Sums are public, who has what is not (rulings X16, X20)."""
    scene = loaded()
    units, coins, bastion = set(), set(), set()
    for number in range(20):
        g = scene.g.copy()
        GAME.imagine(g, 0, Dice.from_seed(str(number)))
        GAME.check(g)
        assert g.units_of(0) == [3, 0, 0, 0, 1]
        assert [sum(g.units[unit::5]) for unit in range(5)] == [3, 2, 0, 4, 1]
        assert (g.coins[0], sum(g.coins)) == (5, 16)
        assert sum(g.bards[8::9]) == 3
        units.add(tuple(g.units_of(1)))
        coins.add(g.coins[1])
        bastion.add(g.bards[17])
        assert g.stock[1] + g.bards[17] == 19, "a bard that is not in the Bastion is behind the screen"
    assert min(len(units), len(coins), len(bastion)) > 2, "each of them is dealt anew"


def test_open_screens_leave_nothing_to_imagine() -> None:
    """setup.queues. Only unseen tiles and sleeping Titans are dealt anew (ruling X16)."""
    scene = loaded(open_screens=True)
    g = scene.g.copy()
    GAME.imagine(g, 0, Dice.from_seed("x"))
    assert (g.units, g.coins, g.bards) == (scene.g.units, scene.g.coins, scene.g.bards)


@pytest.mark.parametrize("open_screens", [False, True])
def test_nobody_imagines_what_the_others_have_planned(open_screens: bool) -> None:
    """planning. Their wheels are not set, at open screens as little as behind closed ones; one's own are (X16)."""
    scene = loaded(open_screens=open_screens)
    for seat, wheel in ((0, "r"), (1, "k"), (1, "!"), (3, ".")):
        scene.now.answer(seat, WHEELS[wheel])
    set_ = [[order for order in scene.g.plans[seat * 6 : seat * 6 + 6] if order != UNSET] for seat in range(4)]
    assert set_ == [[1], [0, 3], [], [4]]
    for seat in range(4):
        g = scene.g.copy()
        GAME.imagine(g, seat, Dice.from_seed("x"))
        own = scene.g.plans[seat * 6 : seat * 6 + 6]
        assert g.plans == [UNSET] * seat * 6 + own + [UNSET] * (3 - seat) * 6


def test_what_a_hand_has_shown_stays_with_its_owner() -> None:
    """census.hand. While bards are placed, all have seen the hands (ruling X16)."""
    scene = Scene(year=4).at_census("cleric").hero(2, 6).units(1, cleric=1).units(2, cleric=2).hands(0, 1, 2, 0)
    for number in range(10):
        g = scene.g.copy()
        GAME.imagine(g, 0, Dice.from_seed(str(number)))
        assert (g.units[8], g.units[13]) == (1, 2)
    assert GAME.view(scene.g, 0)["census"] == {"unit": "unit:cleric", "hands": [0, 1, 2, 0]}


def test_the_top_of_a_pile_is_seen_and_what_lies_under_it_is_not() -> None:
    """setup.queues, setup.next. The next tile, the top, then the unknown; imagined anew (ruling X20)."""
    table = Table(GAME, 5, seed="piles")
    seen = table.view(0)
    assert [ref == "hidden" for ref in seen["recruits"]["pile"]] == [False, True, True, True]
    assert [ref == "hidden" for ref in seen["threats"]["pile"]] == [False, True, True, True, True]
    piles = set()
    for number in range(10):
        g = table.state.copy()
        GAME.imagine(g, 0, Dice.from_seed(str(number)))
        assert (g.recruit_pile[-1], g.threat_pile[-1]) == (
            table.state.recruit_pile[-1],
            table.state.threat_pile[-1],
        )
        piles.add(tuple(tile.ref for tile in g.recruit_pile))
    assert len(piles) > 5


def test_an_answer_is_taken_back_freely_until_a_hero_acts_again() -> None:
    """orders. Then everybody has seen who had which units (ruling X22)."""
    table, dice = Table(EASY_GAME, 4, seed="undo"), Dice.from_seed("undo")
    while table.pending[0].prompt != "reward" or len(table.decision.options) > 2:
        answer_at_random(table, dice)
    seat = table.decision.seat
    before = table.hash
    shown = table.state.shown
    table.undo(seat)
    assert table.hash == before, "the first of two rewards is written down only with the second"
    table.answer(table.decision.options[0], seat)
    table.answer(table.decision.options[0], seat)
    while table.state.shown == shown:
        answer_at_random(table, dice)
    with pytest.raises(NeedsConsent):
        table.undo(seat)


def test_an_answer_that_has_uncovered_a_tile_is_not_taken_back_freely() -> None:
    """tiles.next. The top of the threat pile was seen, though no hero has acted since (ruling X22)."""
    table, dice = Table(EASY_GAME, 4, seed="tile"), Dice.from_seed("tile")
    while True:
        decision, g = table.pending[0], table.state
        before = (g.shown, g.dice.drawn, g.unseen_threats)
        table.answer(dice.choice(decision.options), decision.seat)
        shown, drawn, unseen = table.state.shown, table.state.dice.drawn, table.state.unseen_threats
        if (shown, drawn) == before[:2] and unseen < before[2]:
            break
    with pytest.raises(NeedsConsent) as caught:
        table.undo(decision.seat)
    assert caught.value.why == "revealed"
