"""Checks of going back and standing still: forks, undo, storage, and states that nobody may touch."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

from crownlands.core.dice import Dice
from crownlands.core.errors import NeedsConsent
from crownlands.core.plain import Plain
from crownlands.core.table import Table
from crownlands.core.variants import Variants
from tests.conformance.tools import (
    AnyGame,
    Photo,
    answer_at_random,
    asked,
    assert_same,
    follow,
    full_photo,
    moments,
    photo,
    point,
    run_photo,
    script,
    told,
    walk,
)


@point
def fork_is_the_original(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """A fork anywhere, of a run or of a table, equals the original and goes on as it does, to the end."""
    answers = script(game, seats, variants, seed)
    pictures: dict[int, Photo] = {}
    forks = []
    for number, table in moments(game, seats, variants, seed, "forks", 12):
        pictures[number] = photo(table)
        what = f"a fork after {number} answers"
        run, table_fork = table.run.fork(), table.fork()
        assert_same(run_photo(run), run_photo(table.run), what)
        assert_same(photo(table_fork), pictures[number], f"{what} (of the table)")
        forks.append((number, run, table_fork))
    end = photo(table)
    for number, run, table_fork in forks:
        what = f"a fork after {number} answers, played on"
        follow(run, answers[number:], what)
        assert_same(run_photo(run), run_photo(table.run), what)
        for answer in answers[number:]:
            table_fork.answer(answer.ref, answer.seat)
        assert_same(photo(table_fork), end, f"{what} (of the table)")
    for number, picture in pictures.items():
        earlier, rewound = table.at(len(picture["history"])), table.fork()
        rewound.rewind(len(picture["history"]))
        assert_same(photo(rewound), photo(earlier), f"the table rewound to answer {number}")
        if picture["history"] == list(table.history[: len(picture["history"])]):  # else a sealed round was open
            assert_same(photo(earlier), picture, f"the table at answer {number}, seen from the end")
    assert_same(photo(table), end, "the table that was forked")


@point
def nothing_left_behind_changes(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """No state, decision or event of the past is changed by what comes after, on the table or on a fork."""
    kept: list[tuple[str, Any, Any]] = []
    dice = Dice.from_seed(f"side ways from {seed}")
    for _, table in moments(game, seats, variants, seed, "the past", 20):
        fork = table.run.fork()
        kept += [
            ("the checkpoint", table.run._base, table.run._base.hash()),
            ("a fork", fork.state, fork.state.hash()),
        ]
        kept += [("a decision", decision, asked(decision)) for decision in (*table.pending, *fork.pending)]
        kept += [("an event", event, told(event)) for event in table.log[-5:]]
        side = table.run.fork()
        side.fork()
        for _ in range(5):
            if not side.over:
                decision = dice.choice(side.pending)
                side.answer(decision.seat, dice.choice(decision.options))
    for what, thing, before in kept:
        after = thing.hash() if isinstance(thing, Plain) else asked(thing) if what == "a decision" else told(thing)
        assert after == before, f"{what} was changed after it was left:\n  was {before}\n  is  {after}"


@point
def undo_and_redo_is_nothing(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Taking answers back (all agree) and giving them again leaves no trace."""
    everybody = range(seats)
    start: Photo = {}
    for number, table in moments(game, seats, variants, seed, "undo", 20):
        before = full_photo(table)
        start = start or before
        history = list(table.history)
        if not history:
            continue
        table.undo(history[-1].seat, consent=everybody)
        assert history[: len(table.history)] == table.history != history, "an undo takes the last answers back"
        for answer in history[len(table.history) :]:
            table.answer(answer.ref, answer.seat)
        assert_same(full_photo(table), before, f"after {number} answers, undo and redo")
    while table.history:
        table.undo(table.history[-1].seat, consent=everybody)
    assert_same(full_photo(table), start, "with every answer taken back")
    for answer in before["history"]:
        table.answer(answer.ref, answer.seat)
    assert_same(full_photo(table), before, "with every answer taken back and given again")


@point
def undo_behind_a_barrier_asks(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Without everybody's consent an undo behind a barrier is refused, and nothing has changed."""
    refused = 0
    for _number, table in moments(game, seats, variants, seed, "barriers", 12):
        for seat in {answer.seat for answer in table.history} if table.run.sealed is None else ():
            before = photo(table)
            fork = table.fork()
            consent: frozenset[int] = frozenset()
            try:
                fork.undo(seat)
            except NeedsConsent as error:
                refused += 1
                consent = error.seats
                assert consent and seat not in consent, "others are asked, never oneself"
                for missing in consent:
                    _is_refused(fork, seat, consent - {missing})
                assert_same(photo(fork), before, "after an undo that was refused")
                fork.undo(seat, consent=consent)
            answered = {answer.seat for answer in table.history[len(fork.history) :]}
            assert answered <= {seat} | consent, f"seat {seat} took back what {answered} answered, unasked"
    assert refused, "no undo was refused in a whole game"


def _is_refused(table: Table, seat: int, consent: frozenset[int]) -> None:
    try:
        table.undo(seat, consent=consent)
    except NeedsConsent:
        return
    raise AssertionError(f"seat {seat} could undo with the consent of {sorted(consent)} alone")


@point
def state_is_plain_data(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """A state can be stored and loaded, and a copy shares nothing that can change."""
    for number, table in moments(game, seats, variants, seed, "plain data", 20):
        state = table.state
        digest = state.hash()
        dump = json.loads(json.dumps(state.dump()))
        try:
            loaded = game.state.load(dump, game.find)
        except Exception as error:
            raise AssertionError(f"after {number} answers the state cannot be loaded: {error!r}") from error
        assert loaded.hash() == digest, f"after {number} answers the state does not survive storage"
        copy = state.copy()
        assert type(copy) is type(state)
        assert copy.hash() == digest, f"after {number} answers a copy is not equal"
        scramble(copy)
        assert state.hash() == digest, f"after {number} answers a copy shares data with the original"


def scramble(value: Any) -> None:
    """Change everything in here that can be changed."""
    if isinstance(value, Dice):
        value.word()
    elif isinstance(value, bytearray):
        value[:] = b"scrambled"
    elif isinstance(value, list | tuple):
        for item in value:
            scramble(item)
        if isinstance(value, list):
            value.clear()
    elif isinstance(value, dict):
        for item in value.values():
            scramble(item)
        value.clear()
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            scramble(getattr(value, field.name))


@point
def another_way_after_an_undo(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Going back anywhere and taking another way gives a sound game whose record is true."""
    dice = Dice.from_seed(f"other ways from {seed}")
    for number, table in enumerate(walk(game, seats, variants, seed)):
        if number and dice.below(8) == 0:
            fork = table.fork()
            fork.undo(dice.choice(fork.history).seat, consent=range(seats))
            for _ in range(6):
                if not fork.over:
                    answer_at_random(fork, dice)
                    game.check(fork.state)
            assert fork.record().table(game).hash == fork.hash, "the record of a table with an undo is not true"
