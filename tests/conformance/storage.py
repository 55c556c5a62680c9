"""Checks of records and sagas: what was written is what was played, and what was changed is refused."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator

from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadRecord, CrownlandsError
from crownlands.core.options import Options
from crownlands.core.records import Record
from crownlands.core.series import Saga
from crownlands.core.table import Answer, Table
from tests.conformance.tools import (
    AnyGame,
    answer_at_random,
    assert_same,
    can_be_set_up,
    full_photo,
    moments,
    point,
    script,
)

MOST_GAMES = 40
"""No saga that ends has more games than this."""
ENDLESS_GAMES = 4
"""So many games of a saga without end are played."""


@point
def record_is_the_game(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """At any moment a table written down and read again is the same game and the same text, and it verifies."""
    for number, table in moments(game, seats, options, seed, "records", 6):
        what = f"the record after {number} answers"
        table.players.update({0: "Анна of the Hill", seats - 1: "#2 = n:1"})
        text = table.record().text()
        record = _parsed(text, what)
        assert record.text() == text, f"{what}: read and written again it is another text"
        again = record.table(game)
        assert_same(full_photo(again), full_photo(table), what)
        counts = record.verify(game)
        assert counts["answers"] == len(table.history), f"{what}: {counts} answers verified"
        rolls = sum(line.chance.startswith("roll") for line in record.lines)
        shuffles = sum(line.chance.startswith("shuffle") for line in record.lines)
        assert (counts["rolls"], counts["shuffles"]) == (rolls, shuffles), f"{what}: {counts} verified"
        for to in {0, number // 2, number}:
            part = record.table(game, to=to)
            assert part.hash == table.at(to).hash, f"{what}: its first {to} answers lead elsewhere"


def _parsed(text: str, what: str) -> Record:
    try:
        return Record.parse(text)
    except BadRecord as error:
        raise AssertionError(f"{what} cannot be read: {error}") from error


@point
def changed_records_are_refused(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """A record with another answer, without a line, with another seed, roll or hash is refused with BadRecord."""
    table = Table(game, seats, options, seed=seed)
    for answer in script(game, seats, options, seed):
        table.answer(answer.ref, answer.seat)
    text = table.record().text()
    refused = 0
    for what, changed in _changed_texts(game, table, text):
        assert changed != text, f"nothing is changed in {what}"
        try:
            Record.parse(changed).verify(game)
        except BadRecord as error:
            assert str(error) and "\n" not in str(error), f"{what}: an error is one line, not {error}"
            refused += 1
        else:
            raise AssertionError(f"a record with {what} was accepted")
    assert refused > 5, "hardly anything was changed: this check has seen nothing"


def _changed_texts(game: AnyGame, table: Table, text: str) -> Iterator[tuple[str, str]]:
    dice = Dice.from_seed(f"forgeries of {table.setup.seed}")
    yield "another seed", text.replace(f"seed {table.setup.seed}\n", f"seed {table.setup.seed}x\n")
    yield (
        "another hash of the seed",
        text.replace(table.seed_hash, table.seed_hash[::-1]),
    )
    yield "another hash", text.replace(f"= {table.hash}", f"= {table.hash[::-1]}")
    yield (
        "another count",
        text.replace(f"= {table.hash} {len(table.history)}", f"= {table.hash} 1{len(table.history)}"),
    )
    yield "a seat more", text.replace(f"\nseats {table.seats}\n", f"\nseats {table.seats + 1}\n")
    yield "another ruleset", text.replace(f"\nruleset {table.setup.ruleset}\n", "\nruleset 777\n")
    lines = text.split("\n")
    body = range(lines.index("") + 1, len(lines) - 2)
    for number in sorted({body[dice.below(len(body))] for _ in range(4)}):
        yield f"line {number + 1} missing", "\n".join(lines[:number] + lines[number + 1 :])
    for number in [number for number in body if lines[number].startswith("*")][:6]:
        words = lines[number].split()
        words[-1] = words[-1][::-1] + "1"
        yield (
            f"line {number + 1} saying {words[1:]}",
            "\n".join([*lines[:number], " ".join(words), *lines[number + 1 :]]),
        )
    yield from _other_answers(game, table, dice)


def _other_answers(game: AnyGame, table: Table, dice: Dice) -> Iterator[tuple[str, str]]:
    """The record with one answer changed into another that was offered there, and with one that was not."""
    record = table.record()
    for number in sorted({dice.below(len(table.history)) for _ in range(6)}):
        answer = table.history[number]
        earlier = table.at(number)
        decision = earlier.asked(answer.seat)
        assert decision is not None
        others = [option.ref for option in decision.options if option.ref != answer.ref]
        for ref in [*([dice.choice(others)] if others else []), "nothing-like-that"]:
            if ref in others and _leads_to_the_same(earlier, Answer(answer.seat, ref), table, number):
                continue  # two ways to one end: no record can tell them apart
            yield f"answer {number + 1} {ref} instead of {answer.ref}", _with_answer(record, number, ref).text()


def _leads_to_the_same(earlier: Table, answer: Answer, table: Table, number: int) -> bool:
    fork = earlier.fork()
    try:
        for given in (answer, *table.history[number + 1 :]):
            fork.answer(given.ref, given.seat)
    except CrownlandsError:
        return False
    return fork.hash == table.hash


def _with_answer(record: Record, number: int, ref: str) -> Record:
    lines = []
    for line in record.lines:
        answers = list(line.answers)
        if 0 <= number < len(answers):
            answers[number] = Answer(answers[number].seat, ref)
        number -= len(answers)
        lines.append(dataclasses.replace(line, answers=tuple(answers)))
    return dataclasses.replace(record, lines=tuple(lines))


@point
def sagas_play_and_reload(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """Every saga plays to its end, if it has one; reloaded from its records it stands where it stood."""
    for name in game.sagas:
        given = dataclasses.asdict(options)
        saga = Saga(game, name, seats, given, seed=seed)
        rules = saga.rules
        dice = Dice.from_seed(f"saga {seed}")
        while not saga.over and not (rules.endless and len(saga.tables) > ENDLESS_GAMES):
            assert len(saga.tables) <= MOST_GAMES, f"the saga {name} is not over after {MOST_GAMES} games"
            for _ in range(5):
                if not saga.table.over:
                    answer_at_random(saga.table, dice)
            _reloads(saga)
            while not saga.table.over:
                answer_at_random(saga.table, dice)
            if rules.seats_may_change:
                more_or_fewer = _other_seats(saga, dice)
                saga.next(more_or_fewer, _moved(saga.table.seats, more_or_fewer, dice))
            else:
                saga.next()
            heritage = json.loads(json.dumps(saga.heritage))
            assert heritage == saga.heritage, f"the saga {name} hands on what is not plain JSON"
            standing = rules.standing(saga.heritage)
            assert standing is None or len(standing) == saga.table.seats, f"the standing of {name} is {standing}"
            _reloads(saga)
        if rules.endless:
            assert not rules.over(saga.heritage), f"the saga {name} is without end, and over"
        else:
            ranking = saga.ranking()
            assert sorted(seat for place in ranking for seat in place) == list(range(seats)), ranking


def _other_seats(saga: Saga, dice: Dice) -> int:
    """Any number of seats with which the next game can be set up."""
    options = saga.table.setup.options
    return dice.choice([seats for seats in saga.game.seats if can_be_set_up(saga.game, seats, options)])


def _moved(before: int, after: int, dice: Dice) -> dict[Seat, Seat]:
    """Some of those who sat at the last table sit anywhere at the next one."""
    stay, seats = list(range(before)), list(range(after))
    dice.shuffle(stay)
    dice.shuffle(seats)
    return dict(zip(stay[: 1 + dice.below(before)], seats, strict=False))


def _reloads(saga: Saga) -> None:
    records = [Record.parse(record.text()) for record in saga.records()]
    what = f"the saga {saga.name}, reloaded in game {len(saga.tables)}"
    try:
        again = Saga.from_records(saga.game, records)
    except CrownlandsError as error:
        raise AssertionError(f"{what}: {error}") from error
    assert again.heritage == saga.heritage, f"{what}: another heritage"
    assert again.over == saga.over, f"{what}: over is {again.over}"
    assert len(again.tables) == len(saga.tables), f"{what}: {len(again.tables)} games"
    for found, expected in zip(again.tables, saga.tables, strict=True):
        assert found.record().text() == expected.record().text(), f"{what}: another record"
