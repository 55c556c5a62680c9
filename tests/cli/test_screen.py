"""What the terminal shows: the final score (places, points, and who has won, if anybody), and hints."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from crownlands.core.hints import Hint
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


def screen(table: Table, language: str) -> tuple[Screen, StringIO]:
    paper = StringIO()
    return Screen(
        Console(file=paper, width=100), Words(language, table.game, table.players), table.liveries
    ), paper


def printed(table: Table, language: str) -> str:
    shown, paper = screen(table, language)
    shown.scores(table)
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


def test_hints_without_reasons_are_excused_once() -> None:
    table = Table(LEGENDS, 2, seed="hints")
    shown, paper = screen(table, "en")
    options = table.decision.options[:3]
    shown.hints([Hint(option, 0.5, (), (option,)) for option in options], table.decision)
    first, _, others = paper.getvalue().partition(shown.words.option(options[1], table.decision))
    assert "It changes little right away" in first
    assert "It changes little right away" not in others


def test_a_seat_is_printed_in_what_it_wears() -> None:
    """Its letter stays its own; another table of a series may be dressed otherwise."""
    table = Table(LEGENDS, 3, seed="worn")
    shown, _ = screen(table, "en")
    colours = [shown.console.get_style(f"seat-{seat}").color for seat in range(3)]
    assert [colour and colour.name for colour in colours] == ["bright_blue", "bright_red", "green"]
    shown.dress([4, 0, 1])
    worn = [shown.console.get_style(f"{kind}-{seat}").color for kind in ("seat", "plate") for seat in range(3)]
    assert [colour and colour.name for colour in worn] == ["magenta", "bright_blue", "bright_red"] * 2
