"""Secrets of Oath on the wire: other faces under the same backs, and the same dice.

The worlds of `test_wire_leaks` part for a seat as soon as anybody draws, because a draw shows the next back. Here
only the faces differ that the seat has not seen: so it can be followed through searches, deals and wars of others
until it is shown a card. When somebody takes a card in one world, the one in its place is taken in the other.
"""

from __future__ import annotations

import pytest

from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice
from crownlands.core.hidden import learned, redeal
from crownlands.core.state import State
from crownlands.core.table import Mark, Table
from crownlands.games.oath import GAME
from crownlands.games.oath.heritage import first_heritage
from crownlands.games.oath.knowledge import card_pools
from crownlands.games.oath.saga import SAGAS
from crownlands.games.oath.state import Oath
from crownlands.server.log import Answered
from tests.conformance.tools import answer_at_random
from tests.oath.lands import ANY_LAND
from tests.server.test_wire_leaks import Findings, compare, take_back
from tests.server.two_worlds import World, at_checkpoint

WINDOW = 16
"""So many answers both worlds go on for."""


def other_faces(table: Table, seat: int, dice: Dice) -> Table:
    """The same table with other faces where the seat has not looked; every back and every die is the same."""
    new = table.fork()
    mark = new._marks[-1]
    state = mark.state.copy()
    assert isinstance(state, Oath)
    redeal(card_pools(state), seat, dice)
    new._marks = [Mark(mark.answers, mark.events, state)]
    new._rebuild(list(new.history))
    return new


def was_shown(table: Table, since: State, seat: int) -> bool:
    """Whether the seat has seen a face since then."""
    state = table.state
    assert isinstance(since, Oath)
    return state.shown != since.shown or learned(card_pools(since), card_pools(state), seat)


def same_answer(asked: Decision, other: Decision, number: int, seat: int) -> str | None:
    """What answers the other world's question alike: the same thing, or what lies there in another's hand."""
    option = asked.options[number]
    if other.find(option.ref) is not None:
        return option.ref
    alike = asked.seat != seat and len(asked.options) == len(other.options)
    return other.options[number].ref if alike else None


def step(real: World, other: World, starts: tuple[State, State], dice: Dice) -> bool:
    """One answer in both worlds that shows the seat no face; False if there is none."""
    here, there, seat = real.live.now, other.live.now, real.seat
    asked, alike = here.decision, there.decision
    assert (asked.seat, asked.prompt) == (alike.seat, alike.prompt), "who is asked, or what, tells a card"
    numbers = list(range(len(asked.options)))
    dice.shuffle(numbers)
    for number in numbers[:6]:
        ref = same_answer(asked, alike, number, seat)
        if ref is None:
            continue
        trials = here.fork(), there.fork()
        for trial, answer in zip(trials, (asked.options[number].ref, ref), strict=True):
            trial.answer(answer, asked.seat)
        if not any(was_shown(*pair, seat) for pair in zip(trials, starts, strict=True)):
            real.happen(Answered(asked.seat, asked.options[number].ref))
            other.happen(Answered(asked.seat, ref))
            return True
    return False


def watch(table: Table, seat: int, name: str, found: Findings) -> None:
    """Both worlds from a checkpoint on, as long as the seat is shown no face."""
    if was_shown(table, table._marks[-1].state, seat):
        return
    dice = Dice.from_seed(name)
    imagined = other_faces(table, seat, dice)
    found.differing += imagined.state.hash() != table.state.hash()
    starts = table._marks[-1].state, imagined._marks[-1].state
    real, other = World(table.fork(), seat), World(imagined, seat)
    compare(real, other, name, found, hints=False)
    for answers in range(1, WINDOW + 1):
        if real.live.now.over or not step(real, other, starts, dice):
            break
        found.steps += 1
        if answers % 4 == 0:
            compare(real, other, f"{name}, {answers} answers later", found, hints=False)
    compare(real, other, f"{name}, in the end", found, hints=False)
    take_back(real, other, name, found)


def walk(table: Table, seed: str, every: int, most: int) -> Findings:
    """A random game, with other faces at every so many of its checkpoints."""
    dice, found, met = Dice.from_seed(f"answers {seed}"), Findings(), 0
    while not table.over and met < every * most:
        if at_checkpoint(table):
            met += 1
            for seat in range(table.seats) if met % every == 0 else ():
                watch(table, seat, f"{seed}, answer {len(table.history)}, seat {seat}", found)
        answer_at_random(table, dice)
    return found


def second_game(seats: int, seed: str) -> Table:
    """A game on the land that another one has left."""
    first = Table(GAME, seats, seed=f"before {seed}", heritage=first_heritage())
    dice = Dice.from_seed(seed)
    while not first.over:
        answer_at_random(first, dice)
    return Table(GAME, seats, seed=seed, heritage=SAGAS["chronicle"].hand_on(first_heritage(), first))


@pytest.mark.parametrize("seats", [3, 6])
def test_what_others_draw_hide_and_bargain_with_tells_nothing(seats: int) -> None:
    found = walk(Table(ANY_LAND, seats, seed=f"faces {seats}"), f"faces {seats}", every=9, most=3)
    assert found.differing
    assert found.steps > 50


@pytest.mark.soak
@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("seats", GAME.seats)
def test_nor_does_it_in_whole_games_and_on_the_land_of_a_chronicle(seats: int, number: int) -> None:
    seed = f"faces {seats} {number}"
    for table in (Table(ANY_LAND, seats, seed=seed), second_game(seats, seed)):
        found = walk(table, seed, every=6, most=10_000)
        assert found.differing
        assert found.undone


def test_a_face_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = type(ANY_LAND).view
    monkeypatch.setattr(
        type(ANY_LAND), "view", lambda self, g, seat: {**real(self, g, seat), "leak": [c.ref for c in g.deck]}
    )
    with pytest.raises(AssertionError, match="tells what the seat cannot know"):
        walk(Table(ANY_LAND, 3, seed="leak"), "leak", every=9, most=3)
