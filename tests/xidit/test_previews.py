"""What an option would give, and that options and why-not come from one check."""

from __future__ import annotations

import pytest

from crownlands.core.components import DONE
from crownlands.core.dice import Dice
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.why_not import WHY_NOT
from tests.conformance.tools import answer_at_random
from tests.xidit.easy import EASY_GAME
from tests.xidit.scene import Scene


def told(scene: Scene) -> dict[str, dict[str, object]]:
    """The previews of what is asked now, by the name of the option."""
    return {
        option.ref.partition(":")[2]: {"key": preview.key, **preview.facts}
        for option, preview in GAME.previews(scene.g, scene.now.pending[0])
    }


def saved(city: int = 9) -> Scene:
    """A threat of City 9 about to give its rewards; its cost is at hand."""
    scene = Scene(4).hero(0, city)
    cost = scene.g.edition.costs[city - 1]
    names = ("militia", "archer", "infantry", "cleric", "mage")
    return scene.units(0, **{name: count for name, count in zip(names, cost, strict=True) if count})


def test_rewards_give_what_is_printed_or_what_there_is_room_for() -> None:
    """reward, reward.bards, reward.guild. Less where pieces or room are short, nothing where none can stand."""
    printed = saved().g.edition.rewards[8]
    fits = saved()
    assert told(fits.plan("!"))["coins"] == {"key": "reward-coins", "count": printed[0], "printed": printed[0]}
    assert told(fits)["guild"] == {"key": "reward-guild", "count": printed[2], "printed": printed[2]}
    short = saved()
    short.g.stock[0], short.g.bards[0] = 1, 19
    assert told(short.plan("!"))["bards"] == {"key": "reward-bards-part", "count": 1, "printed": printed[1]}
    high = saved().guild(0, 9, 3)
    assert told(high.plan("!"))["guild"]["count"] == min(1, printed[2])
    foreign = saved().guild(1, 9, 1)
    assert told(foreign.plan("!"))["guild"]["key"] == "reward-nothing"
    assert told(foreign)["guild"]["why"] == "guild-of-another"


def test_a_bard_shows_what_it_makes_of_a_region() -> None:
    """end.reputation. Points before and after; the closed Bastion keeps its secret."""
    scene = saved().bards(1, northeast=1, centre=5)
    scene.plan("!").answers("bards", "coins")
    for name, preview in told(scene).items():
        lyre = scene.g.edition.lyres[next(r.index for r in scene.now.pending[0].options if r.ref.endswith(name))]  # type: ignore[attr-defined]
        if name == "centre":
            assert preview == {"key": "bard-hidden", "bards": 1}
        elif name == "northeast":
            assert (preview["before"], preview["points"]) == (0, lyre[0])
        else:
            assert (preview["key"], preview["points"]) == ("bard", lyre[0])


def test_titans_units_and_the_neutral_player() -> None:
    """titans.exile, variant.neutral.advance. What it asks for and gives; what one has; points before and after."""
    scene = Scene(3).hero(0, 11).wake(3).units(0, militia=4, mage=1)
    scene.plan("!")
    assert scene.prompt == "exile"
    (titan,) = told(scene).values()
    assert (titan["key"], titan["needed"]) == ("exile", 3)
    scene.answers(next(iter(told(scene))))
    assert {name: preview["have"] for name, preview in told(scene).items()} == {"militia": 4, "mage": 1}
    while scene.prompt != "neutral":
        scene.answers(scene.now.pending[0].options[0].ref)
    for preview in told(scene).values():
        assert preview["points"] >= preview["before"]  # type: ignore[operator]


@pytest.mark.parametrize(("seats", "variants"), [(3, {}), (4, {}), (5, {"short": True})])
def test_options_are_what_has_no_reason_against_it(seats: int, variants: dict[str, object]) -> None:
    """Of everything that a player would expect, just that is offered which no check forbids."""
    table = Table(EASY_GAME, seats, variants, seed="one check")
    dice = Dice.from_seed("one check")
    seen: set[str] = set()
    for _ in range(1500):
        if table.over:
            break
        for decision in table.pending:
            expected = WHY_NOT.get(decision.prompt)
            if expected is not None:
                fine = [
                    t for t in expected.things(table.state) if expected.cannot(table.state, decision, t) is None
                ]
                assert fine == [option for option in decision.options if option is not DONE]
                seen.add(decision.prompt)
        answer_at_random(table, dice)
    assert {"hero", "reward", "bard", "exile", "titan-unit"} <= seen


def test_no_check_and_no_preview_writes() -> None:
    """The state is the same before and after anybody asks what they may do and what comes of it."""
    table = Table(EASY_GAME, 3, {"short": True}, seed="nothing is written")
    dice = Dice.from_seed("nothing is written")
    for _ in range(400):
        if table.over:
            break
        before = table.hash
        for decision in table.pending:
            table.why_not(decision.seat)
            table.previews(decision.seat)
        assert table.hash == before
        answer_at_random(table, dice)
