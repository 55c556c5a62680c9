"""What the rules foresee of a plan: where it leads, what comes of it, and nothing that its owner cannot know."""

from __future__ import annotations

import pytest

from crownlands.core.decisions import Preview
from crownlands.core.dice import Dice
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import CITIES, ORDERS, UNITS, Order
from crownlands.games.xidit.forecast import forecast
from crownlands.words import Words
from tests.conformance.tools import answer_at_random, plain_facts
from tests.xidit.easy import EASY_GAME
from tests.xidit.scene import WHEELS, Scene


def foreseen(scene: Scene, plan: str) -> list[Preview]:
    """The steps of a plan; `_` is a wheel that is not set."""
    return forecast(scene.now.state, 0, [WHEELS.get(wheel) for wheel in plan])  # type: ignore[arg-type]


def keys(scene: Scene, plan: str) -> list[str]:
    return [step.key for step in foreseen(scene, plan)]


def outcomes(scene: Scene, plan: str) -> list[tuple[object, str]]:
    return [(step.facts["outcome"], step.key) for step in foreseen(scene, plan)]


def laid(**queues: tuple[int, int]) -> Scene:
    """Recruits in the cities of the example and around it, and the threat that it ends with."""
    return Scene(4).tiles(recruits=(7, 6, 1, 2, 3), threats=(17, 18, 19, 20, 21), **queues)


def example() -> Scene:
    """The rulebook's example: blue begins in City 7 and ends with the threat of City 17."""
    scene = laid(next_recruits=(4, 5), next_threats=(8, 9))
    scene.waiting(7, archer=1, infantry=1, mage=1).waiting(6, militia=1, archer=2, infantry=1, mage=1)
    return scene.hero(0, 7).units(0, militia=2, archer=2, cleric=1)


def at_11(*titans: int) -> Scene:
    """The hero stands in City 11, where no tile lies; the Titans of these sizes are awake."""
    return example().hero(0, 11).wake(*titans)


def test_a_plan_is_followed_as_the_rulebooks_blue_player_goes() -> None:
    """planning.example, example. Every step leads somewhere, and says what it brings."""
    steps = foreseen(example(), "!r!br!")
    assert [step.key for step in steps] == ["recruit", "move", "recruit", "move", "move", "beat"]
    assert [step.facts["city"] for step in steps] == [CITIES[at - 1] for at in (7, 6, 6, 11, 17, 17)]
    assert [step.facts["start"] for step in steps] == [CITIES[at - 1] for at in (7, 7, 6, 6, 11, 17)]
    assert [steps[0].facts["unit"], steps[2].facts["unit"]] == [UNITS[1], UNITS[0]]
    assert {step.facts["outcome"] for step in steps} == {"good"}


def test_a_road_that_is_not_there_and_wheels_that_are_not_set() -> None:
    """order.move. The hero stays, and the plan goes on from there."""
    scene = example().hero(0, 2)
    assert outcomes(scene, "rk") == [("nothing", "no-road"), ("good", "move")]
    assert outcomes(scene, "_.") == [("unset", "unset"), ("good", "wait")]
    assert foreseen(scene, "rk_")[2].facts["start"] == CITIES[0]


def test_a_second_recruitment_missing_units_and_an_empty_city() -> None:
    """recruit.once, threat.fail. Each of them comes to nothing, for its own reason."""
    twice = foreseen(example(), "!!....")[1]
    assert (twice.key, twice.facts["deed"], twice.facts["outcome"]) == ("twice", "recruit", "nothing")
    poor = example()
    poor.g.units[:5] = [0] * 5
    poor.g.barracks = [unit.total - sum(poor.g.waiting[unit.index :: 5]) for unit in UNITS]
    lacks = foreseen(poor, "rbr!")[3]
    assert lacks.key == "lacks"
    assert lacks.facts["units"]
    assert keys(example(), "rb!")[2] == "empty"


def test_hopes_for_a_tile_of_the_queues_and_for_a_titan_that_is_awake() -> None:
    """tiles.next, titans.exile. What lies in a queue may come in time; a Titan is there."""
    awaited = laid(next_threats=(11, 9))
    assert outcomes(awaited.hero(0, 11), "!") == [("maybe", "hoped")]
    assert keys(at_11(3), "!") == ["titan"]
    weak = at_11(3)
    weak.g.barracks = [have + back for have, back in zip(weak.g.barracks, weak.g.units[:5], strict=True)]
    weak.g.units[:5] = [0] * 5
    assert keys(weak, "!") == ["titan-weak"]


def test_what_goes_together_in_a_city_and_year() -> None:
    """titans.once. No second Titan, no Titan after any deed, no threat after a Titan."""

    def deeds(scene: Scene) -> list[object]:
        return [step.facts.get("deed", step.key) for step in foreseen(scene, "!!")]

    assert deeds(at_11(3, 4)) == ["titan", "titan"]
    threat = laid(next_threats=(11, 9)).wake(3, 4)
    assert deeds(threat.hero(0, 11).units(0, militia=3)) == ["titan", "threat"]
    recruits = laid(next_recruits=(11, 9)).wake(3, 4)
    assert deeds(recruits.hero(0, 11).units(0, militia=3)) == ["titan", "hoped"]


def test_the_last_recruit_leaves_nothing_for_later() -> None:
    """tiles.remove. The tile goes with its last unit; where it lay one has acted."""
    scene = example().waiting(7, mage=1)
    assert keys(scene, "!rr!") == ["recruit", "move", "move", "empty"]
    assert foreseen(scene.wake(3), "!!")[1].facts["deed"] == "titan"


def test_a_titan_takes_its_units_and_what_a_threat_needs_is_spared() -> None:
    """titans.exile. With other units for the Titan, or without exiling it, the threat falls."""
    spare = foreseen(at_11(3), "!r!")
    assert [step.key for step in spare] == ["titan", "move", "spare"]
    assert (spare[2].facts["outcome"], spare[2].facts["units"]) == ("maybe", [UNITS[0]])
    assert keys(at_11(3).units(0, mage=2), "!r!") == ["titan", "move", "spare"], "the mages could go instead"
    assert keys(at_11(3).units(0, militia=3), "!r!") == ["titan", "move", "beat"]
    poor = at_11(3)
    poor.g.units[3], poor.g.barracks[3] = 0, poor.g.barracks[3] + 1
    assert keys(poor, "!r!") == ["titan", "move", "lacks"], "nobody has a cleric, whatever the Titan gets"


def test_nothing_at_the_table_changes() -> None:
    """A forecast is made on imagined tables; it asks nobody and moves nothing."""
    scene = at_11(3)
    before = scene.now.state.hash()
    foreseen(scene, "!r!br!")
    assert scene.now.state.hash() == before
    assert scene.log[-1].key == "year"


@pytest.mark.parametrize(("seats", "variants"), [(3, {}), (4, {}), (5, {"open_screens": True})])
def test_a_forecast_tells_nothing_that_the_seat_cannot_know(seats: int, variants: dict[str, object]) -> None:
    """Whatever is dealt anew, the forecast is the same; and every step can be read in both languages."""
    table = Table(EASY_GAME, seats, {**variants, "short": True}, seed="forecasts")
    dice = Dice.from_seed("forecasts")
    words = [Words(language, GAME) for language in ("en", "ru")]
    found: set[str] = set()
    for number in range(700):
        if table.over:
            break
        if table.pending[0].prompt == "order" and number % 3 == 0:
            seat = dice.choice(table.pending).seat
            plan: list[Order | None] = [dice.choice((*ORDERS, ORDERS[3], ORDERS[3], None)) for _ in range(6)]
            told = [(step.key, plain_facts(step.facts)) for step in table.forecast(seat, plan)]
            for attempt in range(3):
                run = table.imagine(seat, Dice.from_seed(f"{number} {attempt}"))
                asked = run.asked(seat)
                assert asked is not None
                again = EASY_GAME.forecast(run.state, asked, plan)  # type: ignore[arg-type]
                assert [(step.key, plain_facts(step.facts)) for step in again] == told
            found |= {key for key, _ in told}
            for reader in words:
                assert all(reader.preview(step) for step in table.forecast(seat, plan))
        answer_at_random(table, dice)
    assert {"move", "recruit", "beat", "titan", "twice", "unset"} <= found


def test_only_plans_are_foreseen() -> None:
    """planning. A row that is too long or of other things, or another question: nothing is said."""
    table = Table(GAME, 3, seed="nothing")
    assert table.forecast(table.pending[0].seat, ORDERS[:2]) == []
    while table.pending[0].prompt != "order":
        table.answer(table.pending[0].options[0], table.pending[0].seat)
    assert len(table.forecast(0, ORDERS[:2])) == 2
    assert table.forecast(0, (*ORDERS, *ORDERS)) == []
    assert table.forecast(0, CITIES[:2]) == []
