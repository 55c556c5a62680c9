"""The final score at the terminal: places, points, and who has won, if anybody."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from crownlands.core.table import Table
from crownlands.games.legends import GAME as LEGENDS
from crownlands.games.xidit import GAME as XIDIT
from crownlands.terminal.screen import Screen
from crownlands.words import Words
from tests.conformance.tools import AnyGame


def finished(game: AnyGame, **variants: object) -> Table:
    """A game in which everybody waits, or else takes the first option."""
    table = Table(game, 3, variants, seed="final score")
    table.players.update(enumerate(("Ann", "Bob", "Clara")))
    while not table.over:
        decision = table.decision
        table.answer(decision.find("order:wait") or decision.options[0], decision.seat)
    return table


def printed(table: Table, language: str) -> str:
    paper = StringIO()
    Screen(Console(file=paper, width=100), Words(language, table.game, table.players)).scores(table)
    return paper.getvalue()


@pytest.mark.parametrize(
    ("language", "nobody"), [("en", "Nobody at the table has won."), ("ru", "За этим столом не победил никто.")]
)
def test_if_the_game_has_won_nobody_is_named_and_the_best_is_second(language: str, nobody: str) -> None:
    table = finished(XIDIT, short=True)
    assert table.ranking()[0] == []
    text = printed(table, language)
    assert text.rstrip().endswith(nobody)
    assert "1." not in text
    assert all(f"{place}. " in text for place in (2, 3, 4))


def test_points_that_do_not_add_up_have_no_total() -> None:
    text = printed(finished(XIDIT, short=True), "en")
    assert "┃ points" not in text
    assert "Wealth: place" in text


def test_points_that_add_up_have_a_total_and_somebody_wins() -> None:
    table = finished(LEGENDS)
    text = printed(table, "en")
    assert "┃ points" in text
    assert "1. " in text
    assert all(f"│ {score.total:>6} │" in text for score in table.scores())
    assert "wins!" in text or "share the victory!" in text
