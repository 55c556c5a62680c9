"""turn.act. What a seat does without much thought: for others in a bot's imagination, and for small questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.run import Run
from crownlands.games.kingdoms.components import BUILD, COLLECT, EXPAND, RESEARCH

LONG: Final = 60
"""More answers than a turn takes."""


def first(decision: Decision) -> Component:
    return decision.options[0]


def follow(decision: Decision) -> Component:
    """turn.act, turn.collect. Build, research and expand when it is possible; else collect."""
    for action in (BUILD, RESEARCH, EXPAND):
        if action in decision.options:
            return action
    return COLLECT if COLLECT in decision.options else decision.options[-1]


def last(decision: Decision) -> Component:
    return decision.options[-1]


QUICK_REPLIES: Final[Mapping[str, Callable[[Decision], Component]]] = {
    "act": follow,
    "follow": follow,
    "patrol-on": last,
    "patrol-again": last,
    "quest-again": last,
    "reserve": last,
    "trade-also": last,
    "trade-amount": last,
    "sacrifice": last,
}


def quick_reply(decision: Decision) -> Component:
    """The answer that needs no thought; most questions are answered with the first option."""
    return QUICK_REPLIES.get(decision.prompt, first)(decision)


def play_on(run: Run, stop: Callable[[Run], bool]) -> None:
    """Let everybody answer by quick_reply until something has happened."""
    for _ in range(LONG):
        if run.over or stop(run) or not run.pending:
            return
        decision = run.pending[0]
        run.answer(decision.seat, quick_reply(decision))
