"""An undo at the terminal: who is asked."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from crownlands.core.dice import Dice
from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.terminal.play import TerminalSession
from crownlands.words import Words
from tests.conformance.tools import answer_at_random


def after_a_war_with_a_bot() -> Table:
    """Seat 0 has just seen the dial of seat 2, and nobody else has answered since."""
    for number in range(50):
        table, dice = Table(game("kingdoms"), 3, {}, seed=f"a bot's dial {number}"), Dice.from_seed("answers")
        while not table.over:
            decided = table.asked(0)
            if decided is not None and decided.prompt == "dial" and table.asked(2) is not None:
                table.answer(decided.options[0], 0)
                table.answer(table.pending[0].options[0], 2)
                if table.run.sealed is None and table.barrier(0, len(table.history) - 2)[0] == {2}:
                    return table
            answer_at_random(table, dice)
    raise AssertionError("no war")


@pytest.mark.parametrize(
    ("bots", "typed", "asked", "undone"),
    [
        ({2: "random"}, ["n"], ["Player 2"], False),
        ({2: "random"}, ["y"], ["Player 2"], True),
        ({1: "random", 2: "random"}, [], [], True),
        ({}, ["y"], ["Player 3"], True),
    ],
)
def test_at_one_keyboard_a_bot_alone_lets_nobody_look_and_go_back(
    monkeypatch: pytest.MonkeyPatch, bots: dict[int, str], typed: list[str], asked: list[str], undone: bool
) -> None:
    """As in the web house: who plays against bots alone goes back freely, among people the others are asked."""
    table = after_a_war_with_a_bot()
    words = Words("en", table.game)
    session = TerminalSession(table, None, bots, words, Console(file=StringIO()))
    met: list[str] = []

    def read(prompt: str) -> str:
        met.append(prompt.partition(",")[0])
        return typed.pop(0)

    monkeypatch.setattr(session, "_read", read)
    before = len(table.history)
    assert session._undo(0) is undone
    assert met == asked
    assert (len(table.history) < before) is undone
