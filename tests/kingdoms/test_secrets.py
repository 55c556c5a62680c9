"""What is chosen in secret does not show in anybody else's view."""

from __future__ import annotations

from crownlands.core.table import Table
from crownlands.games.kingdoms import GAME
from tests.kingdoms.scene import Scene


def test_a_dial_is_secret_in_every_other_view() -> None:
    """war.dials. The attacker has chosen: the others see what they saw before, whatever it was."""
    views = []
    for dial in ("flag", 1, 3):
        scene = Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").has(0, ore=3).has(1, ore=3)
        scene.answers("patrol", "patrol", "A.p1", "A.m1")
        before = [GAME.view(scene.g, seat) for seat in (1, 2, None)]
        scene.dials(A=dial)
        assert [GAME.view(scene.g, seat) for seat in (1, 2, None)] == before
        assert before[0]["war"]["dials"] is None
        views.append(before)
    assert views[0] == views[1] == views[2]


def test_settling_is_secret_in_every_other_view() -> None:
    """setup, setup.territory, setup.armies, setup.resources. Side, region and resources of a seat that is done."""
    table = Table(GAME, 3, seed="settle")
    before = [table.view(seat) for seat in (1, 2, None)]
    while (decision := table.asked(0)) is not None:
        table.answer(decision.options[-1].ref, 0)
        assert [table.view(seat) for seat in (1, 2, None)] == before
    assert before[0]["territories"] == []
    while table.asked(1) is not None or table.asked(2) is not None:
        seat = 1 if table.asked(1) is not None else 2
        decision = table.asked(seat)
        assert decision is not None
        table.answer(decision.options[0].ref, seat)
    assert table.view(1)["territories"] != []
