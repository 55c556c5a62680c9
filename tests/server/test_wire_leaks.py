"""Secrets on the wire: two worlds that differ only in what a seat cannot know give that seat the same bytes.

At a checkpoint a second world is dealt in which all is different that the seat cannot know. Both go on with the
same answers, until chance or a reveal tells the seat something. At every step all that the house says to the seat
and to a spectator must be the same: messages, state, the table in a list, replay, news, previews, reasons,
refusals, forecasts, offers of undo, hints. The record and the review of a game that goes on are refused, and in
the same words.
"""

from __future__ import annotations

from typing import Any

import pytest

from crownlands.core.dice import Dice
from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.server.log import Answered, Undone
from tests.conformance.tools import answer_at_random
from tests.server.two_worlds import World, at_checkpoint, can_answer, has_learned, other_world

LEGENDS = {"exploration": True, "swamp": True, "leaders": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("legends", 3, LEGENDS),
    ("xidit", 3, {}),
    ("kingdoms", 3, {}),
    ("oath", 3, {}),
]
GOOD_MEMORY = {"xidit"}
"""Ruling X16: what is behind the screens was public once, so a choice of one is not put to a player there, and who
is asked may differ between worlds. Everything else may not."""
WINDOW = 8
"""So many answers both worlds go on for."""


class Findings:
    """What a walk through a game has looked at: a test that has compared nothing proves nothing."""

    def __init__(self) -> None:
        self.compared = self.differing = self.steps = self.undone = 0


def compare(real: World, other: World, what: str, found: Findings, *, hints: bool) -> None:
    ours, theirs = real.told(hints=hints), other.told(hints=hints)
    assert ours.keys() == theirs.keys(), what
    for kind, said in ours.items():
        assert said == theirs[kind], f"{what}: {kind} tells what the seat cannot know"
    found.compared += len(ours)


def remembered(real: World, other: World) -> bool:
    """Whether the worlds differ in whom they ask, where a good memory may tell that."""
    return real.live.game.name in GOOD_MEMORY and real.live.asked.keys() != other.live.asked.keys()


def go_on(table: Table, seat: int, name: str, found: Findings, *, hints: bool) -> None:
    """Both worlds from a checkpoint on, as long as the seat learns nothing."""
    since, dice = table._marks[-1].state, Dice.from_seed(name)
    if has_learned(table, since, seat):
        return
    imagined = other_world(table, seat, dice)
    found.differing += imagined.state.hash() != table.state.hash()
    real, other = World(table.fork(), seat), World(imagined, seat)
    if remembered(real, other):
        return
    compare(real, other, name, found, hints=hints)
    for step in range(WINDOW):
        here, there = real.live.now, other.live.now
        if here.over:
            break
        trial = here.fork()
        answer = answer_at_random(trial, dice)
        if has_learned(trial, since, seat) or not can_answer(there, answer):
            break
        for world in (real, other):
            world.happen(Answered(*answer))
        if remembered(real, other):
            return
        found.steps += 1
        compare(real, other, f"{name}, {step + 1} answers later", found, hints=False)
    take_back(real, other, name, found)


def take_back(real: World, other: World, name: str, found: Findings) -> None:
    """An undo that nobody has to agree to leads both worlds back to the same."""
    if not real.has_answered or real.live.now.over or real.live.vote_on_undo(real.seat).needs:
        return
    for world in (real, other):
        world.happen(Undone(world.seat))
    found.undone += 1
    compare(real, other, f"{name}, after an undo", found, hints=False)


def walk(name: str, seats: int, variants: dict[str, Any], seed: str, every: int, most: int) -> Findings:
    """A random game, with other worlds at every so many of its checkpoints, and hints at a few."""
    table, dice, found = (
        Table(game(name), seats, variants, seed=seed),
        Dice.from_seed(f"answers {seed}"),
        Findings(),
    )
    met = looked = 0
    while not table.over and looked < most:
        if at_checkpoint(table):
            met += 1
            if met % every == 0:
                looked += 1
                for seat in range(seats):
                    where = f"{name} {seed}, answer {len(table.history)}, seat {seat}"
                    go_on(table, seat, where, found, hints=looked % 4 == 1)
        answer_at_random(table, dice)
    return found


@pytest.mark.parametrize(("name", "seats", "variants"), TABLES, ids=[table[0] for table in TABLES])
def test_the_wire_tells_no_secrets(name: str, seats: int, variants: dict[str, Any]) -> None:
    found = walk(name, seats, variants, "wire", every=5, most=8)
    assert found.compared > 100
    assert found.differing, "worlds that are the same prove nothing"
    assert found.steps


@pytest.mark.soak
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize(("name", "seats", "variants"), TABLES, ids=[table[0] for table in TABLES])
def test_whole_games_tell_no_secrets(name: str, seats: int, variants: dict[str, Any], number: int) -> None:
    found = walk(name, seats, variants, f"wire {number}", every=1, most=10_000)
    assert found.differing
    assert found.undone


# -- sealed rounds ------------------------------------------------------------------------------------------------


def other_answers(world: World, seat: int, dice: Dice) -> bool:
    """Another seat gives any answer under seal, if it is asked for one more."""
    decision = world.live.now.asked(seat)
    if decision is not None:
        world.happen(Answered(seat, dice.choice(decision.options).ref))
    return decision is not None


def seal(table: Table, me: int, name: str, found: Findings) -> None:
    """The others answer the open sealed round, differently in two worlds, before I do."""
    assert table.run.sealed is not None
    worlds = [(World(table.fork(), me), Dice.from_seed(f"{name}, {world}")) for world in ("one", "other")]
    for other in sorted(set(table.run.sealed.decisions) - {me}):
        while sum(other_answers(world, other, dice) for world, dice in worlds):
            found.steps += 1
            compare(worlds[0][0], worlds[1][0], f"{name}, seat {other} has answered", found, hints=False)
    found.differing += worlds[0][0].live.now.history != worlds[1][0].live.now.history


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(
    ("name", "seats", "variants"), TABLES[:3], ids=[table[0] for table in TABLES[:3]]
)  # Oath has no sealed rounds
def test_what_others_answer_under_seal_tells_nothing(
    name: str, seats: int, variants: dict[str, Any], number: int
) -> None:
    """Not even how much they are asked."""
    table, dice = Table(game(name), seats, variants, seed=f"seal {number}"), Dice.from_seed(f"seal {number}")
    found, last, rounds = Findings(), None, 0
    while not table.over and rounds < 6:
        sealed = table.run.sealed
        if sealed is not None and sealed is not last and len(sealed.decisions) > 1:
            rounds += 1
            for attempt, me in enumerate(sorted(sealed.decisions) * 3):
                seal(table, me, f"{name} {number}, round {rounds}, attempt {attempt}", found)
        last = sealed
        answer_at_random(table, dice)
    assert found.compared > 100
    assert found.differing


# -- the test itself can fail -------------------------------------------------------------------------------------


def leaking(monkeypatch: pytest.MonkeyPatch, method: str, replacement: Any) -> None:
    monkeypatch.setattr(type(game("legends")), method, replacement)
    with pytest.raises(AssertionError, match="tells what the seat cannot know"):
        walk("legends", 3, LEGENDS, "wire", every=5, most=8)


def test_a_view_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = type(game("legends")).view
    leaking(monkeypatch, "view", lambda self, state, seat: {**real(self, state, seat), "leak": state.hash()})


def test_reasons_that_leak_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reason that is there or not, depending on what is hidden."""
    real = type(game("legends")).why_not
    leaking(
        monkeypatch,
        "why_not",
        lambda self, state, decision: real(self, state, decision)[int(state.hash()[0], 16) % 2 :],
    )
