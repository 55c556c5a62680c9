"""Checks of play itself: it ends, asks well, takes what it offers and nothing else, and explains itself."""

from __future__ import annotations

import math
from collections import Counter

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import NotOffered
from crownlands.core.table import Table
from crownlands.core.variants import Variants
from tests.conformance.tools import AnyGame, assert_same, moments, photo, plain_facts, point, run_photo, walk

MOST_OPTIONS = 120
GARBAGE = ("", " ", "done ", "DONE", "n:-1", "n:99999999", "seat:99", "\x00", "…", "card:" + "x" * 5000)


@point
def plays_to_the_end(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Random play ends; the invariants hold, questions are well asked and scores add up all the way."""
    for table in walk(game, seats, variants, seed):
        game.check(table.state)
        assert table.over or table.pending, "the game waits for nobody"
        asked = [decision.seat for decision in table.pending]
        assert asked == sorted(set(asked)), f"seats are asked twice or out of order: {asked}"
        for decision in table.pending:
            _is_well_asked(game, seats, decision)
        _standings_add_up(table)
    assert table.over, "the answers ran out before the game was over"
    assert table.winners == table.ranking()[0], "who is ranked first has won"


def _is_well_asked(game: AnyGame, seats: int, decision: Decision) -> None:
    refs = [option.ref for option in decision.options]
    assert 0 <= decision.seat < seats, f"{decision}: there is no such seat"
    assert len(refs) >= 2 or decision.always_ask, f"{decision}: a decision has at least two options"
    assert len(refs) <= MOST_OPTIONS, f"{decision.prompt}: {len(refs)} options are too many; cut the choice in two"
    assert len(refs) == len(set(refs)), f"{decision}: an option is offered twice"
    assert decision.rule in game.rules, f"{decision.prompt}: there is no rule {decision.rule!r} in rules.toml"
    for ref in refs:
        assert ref and not any(mark.isspace() for mark in ref), f"a ref is one word, not {ref!r}"


def _standings_add_up(table: Table) -> None:
    scores = table.scores()
    assert [score.seat for score in scores] == list(range(table.seats)), "scores: one for every seat, in order"
    for score in scores:
        total = sum(item.points for item in score.items)
        assert score.total == total, f"seat {score.seat}: items make {total} points, the total says {score.total}"
    places = [seat for place in table.ranking() for seat in place]
    assert sorted(places) == list(range(table.seats)), (
        f"the ranking {table.ranking()} is no partition of the seats"
    )
    assert all(table.ranking()[1:]), f"the ranking {table.ranking()} has an empty place that is not the first"
    for seat in range(table.seats):
        assert math.isfinite(table.game.evaluate(table.state, seat)), "evaluate gives a number"


@point
def speaks_its_vocabulary(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Every option that is ever offered is in the vocabulary, which names everything once and does not change."""
    vocabulary = game.vocabulary()
    doubles = [ref for ref, count in Counter(vocabulary).items() if count > 1]
    assert not doubles, f"the vocabulary names {doubles} more than once"
    known = set(vocabulary)
    for table in walk(game, seats, variants, seed):
        for decision in table.pending:
            for option in decision.options:
                assert option.ref in known, f"{decision.prompt}: {option.ref} is not in the vocabulary"
    assert game.vocabulary() == vocabulary, "the vocabulary is another after a game"


@point
def takes_every_option(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Every option that is offered is accepted, and the invariants hold after it."""
    for number, table in moments(game, seats, variants, seed, "options", 12):
        for decision in table.pending:
            for option in decision.options:
                fork = table.run.fork()
                offered = next(asked for asked in fork.pending if asked.seat == decision.seat).find(option.ref)
                assert offered is not None, f"a fork after {number} answers does not offer {option.ref}"
                try:
                    fork.answer(decision.seat, offered)
                except Exception as error:
                    raise AssertionError(f"{decision.prompt}: {option.ref} is offered, then: {error!r}") from error
                game.check(fork.state)


@point
def refuses_everything_else(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """What is not offered is refused in one line, and nothing has changed."""
    refs_seen: set[str] = set()
    refusals: Counter[str] = Counter()
    for number, table in moments(game, seats, variants, seed, "refusals", 12):
        refs_seen.update(option.ref for decision in table.pending for option in decision.options)
        before = photo(table)
        dice = Dice.from_seed(f"refusals after {number}")
        for seat in range(-1, seats + 1):
            decision = table.asked(seat)
            offered = set() if decision is None else {option.ref for option in decision.options}
            others = sorted((refs_seen | set(GARBAGE)) - offered)
            dice.shuffle(others)
            for ref in others[:8]:
                _is_refused(table, ref, seat)
                refusals["not asked" if decision is None else "not offered"] += 1
        if len(table.pending) > 1:
            _is_refused(table, table.pending[0].options[0].ref, None)
        assert_same(photo(table), before, "after refused answers")
    assert len(refusals) == 2, "nothing was refused: this check has seen nothing"


def _is_refused(table: Table, ref: str, seat: Seat | None) -> None:
    try:
        table.answer(ref, seat)
    except NotOffered as error:
        assert "\n" not in str(error), f"an error is one line, not {error}"
        return
    raise AssertionError(f"{ref!r} was not offered to seat {seat}, but it was accepted")


@point
def gives_reasons(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """What is refused with a reason is not offered, is named once, and its rule is in the rulebook."""
    for table in walk(game, seats, variants, seed):
        for decision in table.pending:
            before = run_photo(table.run)
            refused: list[Component] = []
            for thing, reason in table.why_not(decision.seat):
                refused.append(thing)
                assert reason.rule in game.rules, f"{reason.key}: there is no rule {reason.rule!r} in rules.toml"
                assert decision.find(thing.ref) is None, f"{thing} is offered and refused ({reason.key})"
                assert plain_facts(reason.facts) is not None
            doubles = [thing.ref for thing, count in Counter(refused).items() if count > 1]
            assert not doubles, f"{decision.prompt}: more than one reason for {doubles}"
            assert_same(run_photo(table.run), before, "after looking at reasons")
        if not table.pending:
            assert all(not table.why_not(seat) for seat in range(seats)), "nobody is asked: nothing is refused"


@point
def previews_its_options(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """What is previewed is offered, and a preview only looks: nothing has changed after it."""
    for _, table in moments(game, seats, variants, seed, "previews", 24):
        before = run_photo(table.run)
        for decision in table.pending:
            for option, preview in table.previews(decision.seat):
                assert decision.find(option.ref) is option, f"{preview.key}: {option} is previewed, not offered"
                assert plain_facts(preview.facts) is not None
        assert_same(run_photo(table.run), before, "after looking at previews")
