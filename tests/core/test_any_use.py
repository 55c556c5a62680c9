"""Whatever people do at a table, in any order, it stands where its history leads."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crownlands.core import registry
from crownlands.core.dice import Dice
from crownlands.core.errors import NeedsConsent, NotOffered
from crownlands.core.records import Record
from crownlands.core.table import Table
from tests.conformance.tools import AnyGame, answer_at_random, assert_same, full_photo
from tests.core.test_checkpoints import AtTheEnd, Doubled, Nested, NoCheckpoints
from tests.toys.highwaymen import GAME

Use = Callable[[Table, Dice], Table]


def answer(table: Table, dice: Dice) -> Table:
    for _ in range(dice.below(6)):
        if not table.over:
            answer_at_random(table, dice)
    return table


def answer_wrongly(table: Table, dice: Dice) -> Table:
    with pytest.raises(NotOffered):
        table.answer(dice.choice(["nonsense", "", "n:77"]), dice.below(table.seats + 1))
    return table


def undo(table: Table, dice: Dice) -> Table:
    seats = range(table.seats)
    consent = [seat for seat in seats if dice.below(3)]
    before = len(table.history)
    try:
        table.undo(dice.choice(seats), consent)
    except (NeedsConsent, NotOffered):
        assert len(table.history) == before
    else:
        assert len(table.history) < before
    return table


def rewind(table: Table, dice: Dice) -> Table:
    if dice.below(4) == 0:
        table.rewind(dice.below(len(table.history) + 1))
    return table


def fork(table: Table, dice: Dice) -> Table:
    return table.fork()


def go_back_and_return(table: Table, dice: Dice) -> Table:
    earlier = table.at(dice.below(len(table.history) + 1))
    earlier.answer_all(table.history[len(earlier.history) :])
    return earlier


def imagine(table: Table, dice: Dice) -> Table:
    before = table.hash
    for decision in table.pending:
        run = table.imagine(decision.seat, dice.child(str(len(table.history))))
        run.play_out(lambda decision: dice.choice(decision.options))
    assert table.hash == before
    return table


def look(table: Table, dice: Dice) -> Table:
    for seat in (None, *range(table.seats)):
        table.view(seat)
    table.scores()
    table.ranking()
    table.record().verify(table.game)
    return table


def read_again(table: Table, dice: Dice) -> Table:
    """Through its record, as text."""
    return Record.parse(table.record().text()).table(table.game)


USES: list[Use] = [answer, answer, answer, answer_wrongly, undo, undo, rewind, fork, go_back_and_return]
USES += [imagine, look, read_again]
GAMES = [GAME, NoCheckpoints(), AtTheEnd(), Doubled(), Nested(), *registry.games().values()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: type(game).__name__)
@pytest.mark.parametrize("seed", range(12))
def test_a_table_stands_where_its_history_leads(game: AnyGame, seed: int) -> None:
    dice = Dice.from_seed(f"uses {seed}")
    seats = dice.choice(game.seats)
    table = Table(game, seats, seed=str(seed))
    for _ in range(40):
        use = dice.choice(USES)
        table = use(table, dice)
        fresh = Table(game, seats, seed=str(seed))
        fresh.answer_all(table.history)
        assert_same(full_photo(table), full_photo(fresh), f"after {use.__name__}")
        game.check(table.state)
