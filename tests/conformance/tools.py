"""Ways to walk through a game at random, and to take its picture at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, wraps
from typing import Any, TypeAlias

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Fact, Facts, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup, CrownlandsError
from crownlands.core.events import Event
from crownlands.core.game import Game
from crownlands.core.run import Run
from crownlands.core.table import Answer, Table, give
from crownlands.core.variants import Variants

AnyGame: TypeAlias = Game[Any, Any]
Check: TypeAlias = Callable[[AnyGame, int, Variants, str], None]
Photo: TypeAlias = dict[str, Any]


def point(check: Check) -> Check:
    """A point of the contract. Whatever goes wrong in a check, it is an AssertionError."""

    @wraps(check)
    def checked(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
        try:
            check(game, seats, variants, seed)
        except AssertionError:
            raise
        except Exception as error:
            raise AssertionError(f"{check.__name__}: {type(error).__name__}: {error}") from error

    return checked


def can_be_set_up(game: AnyGame, seats: int, variants: Variants) -> bool:
    try:
        game.check_setup(seats, variants)
    except BadSetup:
        return False
    return True


LONGEST_GAME = 20_000
"""More answers than any game can take: one that goes on for longer does not end."""


# -- walking ------------------------------------------------------------------------------------------------------


def answer_at_random(table: Table, dice: Dice) -> Answer:
    """Let one of the seats that are asked give any answer."""
    decision = dice.choice(table.pending)
    answer = Answer(decision.seat, dice.choice(decision.options).ref)
    table.answer(answer.ref, answer.seat)
    return answer


@lru_cache(maxsize=512)
def script(game: AnyGame, seats: int, variants: Variants, seed: str) -> tuple[Answer, ...]:
    """The answers of a random game from beginning to end, in the order in which they were given."""
    table, dice = Table(game, seats, variants, seed=seed), Dice.from_seed(f"answers to {seed}")
    answers: list[Answer] = []
    while not table.over:
        assert len(answers) < LONGEST_GAME, f"the game is not over after {LONGEST_GAME} answers"
        answers.append(answer_at_random(table, dice))
    return tuple(answers)


def walk(game: AnyGame, seats: int, variants: Variants, seed: str) -> Iterator[Table]:
    """One table through a random game: it is yielded before every answer and at the end."""
    table = Table(game, seats, variants, seed=seed)
    yield table
    for answer in script(game, seats, variants, seed):
        table.answer(answer.ref, answer.seat)
        yield table


def moments(
    game: AnyGame, seats: int, variants: Variants, seed: str, of: str, count: int
) -> Iterator[tuple[int, Table]]:
    """The table at some moments of the walk (always at the beginning and the end), and their numbers."""
    length = len(script(game, seats, variants, seed))
    dice = Dice.from_seed(f"moments for {of} in {seed}")
    chosen = {0, length, *(dice.below(length + 1) for _ in range(count - 2))}
    for number, table in enumerate(walk(game, seats, variants, seed)):
        if number in chosen:
            yield number, table


def follow(run: Run, answers: Iterable[Answer], what: str) -> None:
    """Give a run the answers that fit it, if it is what it should be."""
    try:
        for answer in answers:
            give(run, answer)
    except CrownlandsError as error:
        raise AssertionError(f"{what} goes another way: {error}") from error


def can_follow(run: Run, answers: Iterable[Answer]) -> bool:
    """Give a run these answers, as far as they are offered."""
    try:
        follow(run, answers, "")
    except AssertionError:
        return False
    return True


# -- taking pictures ----------------------------------------------------------------------------------------------


def plain_fact(fact: Fact) -> Any:
    if isinstance(fact, Component):
        return fact.ref
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        return [plain_fact(part) for part in fact]
    return fact


def plain_facts(facts: Facts | None) -> dict[str, Any]:
    return {name: plain_fact(value) for name, value in (facts or {}).items()}


def asked(decision: Decision | None) -> Any:
    """All of a decision, to be compared."""
    if decision is None:
        return None
    refs = [option.ref for option in decision.options]
    return decision.seat, decision.prompt, refs, decision.rule, plain_facts(decision.facts)


def told(event: Event) -> Any:
    """All of an event, to be compared."""
    return event.key, event.seat, plain_facts(event.facts), plain_facts(event.private), sorted(event.to)


def told_to(events: Iterable[Event], seat: Seat | None) -> list[Any]:
    """What a seat (None: a spectator) learns from events."""
    return [(event.key, event.seat, plain_facts(event.seen_by(seat))) for event in events]


def run_photo(run: Run) -> Photo:
    return {"hash": run.state.hash(), "over": run.over, "pending": [asked(decision) for decision in run.pending]}


def photo(table: Table) -> Photo:
    """Everything that can be seen of a table, and its history."""
    return {
        **run_photo(table.run),
        "history": list(table.history),
        "log": [told(event) for event in table.log],
        "event_times": list(table.event_times),
    }


def full_photo(table: Table) -> Photo:
    """The same with the record, for which the game is played once more."""
    return {**photo(table), "record": table.record().text()}


def assert_same(found: Mapping[str, Any], expected: Mapping[str, Any], what: str) -> None:
    """Two pictures are equal, or it is said which part of them is not."""
    for part, value in expected.items():
        assert found[part] == value, f"{what}: {part} differs\n  found    {found[part]!r}\n  expected {value!r}"


def strings_in(data: Any) -> Iterator[str]:
    """Every text in JSON-ready data, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from strings_in(key)
            yield from strings_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings_in(value)
