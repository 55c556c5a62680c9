"""One source for options and why-not: what has no reason is offered, and asking writes nothing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from crownlands.core.components import DONE
from crownlands.core.decisions import Decision
from crownlands.core.table import Table
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.components import STAND_UP
from crownlands.games.kingdoms.dials import cannot_storm
from crownlands.games.kingdoms.why_not import WHY_NOT, judged
from tests.kingdoms.scene import Scene


def test_options_are_those_without_a_reason() -> None:
    """turn.act. In random games, question by question: the quick ways to find options and the reasons agree.

    The games put (nearly) every question that has reasons.
    """
    asked: Counter[str] = Counter()
    for seats in (2, 3, 4, 5):
        asked += play_and_compare(seats)
    assert set(WHY_NOT) - set(asked) <= {"swap-mine", "swap-theirs", "patrol-again", "quest-again"}


def play_and_compare(seats: int) -> Counter[str]:
    asked: Counter[str] = Counter()
    for seed in range(8):
        variants = {
            "extra": True,
            "exploration": seed % 2 == 0,
            "factions": ("random", "draft", "choice")[seed % 3],
        }
        table = Table(GAME, seats, variants, seed=f"refusals {seats} {seed}")
        dice = Random(seed)
        while not table.over:
            for decision in table.pending:
                found = judged(table.state, decision)
                if decision.prompt in WHY_NOT:
                    free = {thing for thing, reason in found if reason is None}
                    assert free == set(decision.options) - {DONE}, decision
                    asked[decision.prompt] += 1
            decision = dice.choice(table.pending)
            table.answer(dice.choice(decision.options).ref, decision.seat)
    return asked


@pytest.mark.parametrize(
    ("power", "action", "words"),
    [("swarm", "patrol", ()), ("flock", "quest", ("A.f1", "B.f1")), ("ambush", "quest", ("swap",))],
)
def test_rare_questions_agree_too(power: str, action: str, words: tuple[str, ...]) -> None:
    """power.swarm, power.flock, power.ambush. A second army, or two that change places."""
    scene = Scene().armies(0, "A.p1", "A.p1", "A.f1", "A.f1").power(0, power).armies(1, "B.f2", "B.m1", "C.f1")
    scene.answers(action, action, *words)
    decision = scene.now.pending[0]
    assert decision.prompt in ("patrol-again", "quest-again", "swap-mine")
    free = {thing for thing, reason in judged(scene.g, decision) if reason is None}
    assert free == set(decision.options) - {DONE}


def test_an_army_that_only_lies_can_only_stand_up() -> None:
    """ruins. No region is refused as too far away: the army searches."""
    scene = Scene(homes=("morandrea", "intheoros")).armies(1, "B.r1", "B.f1").armies(0, "A.f1", "A.p1")
    scene.answers("patrol", "done")
    assert scene.seat == 1
    scene.answers("patrol")
    assert scene.offered == {"B.r1", "B.f1"}
    decision = Decision(1, "patrol-to", [STAND_UP], "patrol", {"from": scene.region("B.r1")})
    assert {reason.key for _, reason in GAME.why_not(scene.g, decision)} == {"searching"}


def test_no_check_writes() -> None:
    """two.war. Asking whether a neutral army can be paid for leaves the state as it is."""
    scene = (
        Scene(2, exploration=True).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").armies(2, "L.f1", "L.m1")
    )
    scene.token("fort", "A.f1", turned=True)
    g = scene.g
    armies, garrison, contested = g.armies[0], g.garrison, g.contested
    before = (armies[:], garrison[:], contested[:])
    reason = cannot_storm(g, 0, scene.region("A.f1"), scene.region("L.m1"))
    assert reason is not None and reason.facts == {"price": 2, "limit": 0}, "the fort is left behind"
    assert cannot_storm(g, 0, scene.region("A.p1"), scene.region("L.m1")) is None
    assert (g.armies[0], g.garrison, g.contested) == before
    assert g.armies[0] is armies and g.garrison is garrison and g.contested is contested
