"""Bots that are programs in any language: JSON lines over their standard input and output (`docs/bots.md`).

Nothing that such a program does stops a game: if it hangs, floods, dies or gives an answer that is not offered, a
random answer is given in its place, and that is reported.
"""

from __future__ import annotations

import json
import re
import shlex
from functools import partial
from random import Random
from typing import Any, Final, Self

from crownlands.bots.process import Process, Trouble
from crownlands.core.bots import Bot, Eyes
from crownlands.core.components import Component
from crownlands.core.decisions import Decision
from crownlands.core.errors import BadSetup
from crownlands.core.wire import decision as on_the_wire

SECONDS: Final = 5.0
STARTS: Final = 3
"""How often a program is restarted in one game after it died or hung."""
STRAY_LINES: Final = 1000
"""How many lines that are not answers are read for one decision."""


class ProgramBot(Bot):
    """A program that is sent every decision of its seat, with the view, and answers with a ref."""

    needs_spec = True
    offered = False
    thinks = False

    def __init__(self, seed: str, command: tuple[str, ...] = (), seconds: float = SECONDS) -> None:
        self.complaints: list[str] = []
        self._random = Random(f"program {seed}")
        self._command = command
        self._seconds = seconds
        self._process: Process | None = None
        self._starts = 0
        self._seq = 0

    @classmethod
    def from_spec(cls, spec: str) -> partial[Self]:
        """`exec:./mybot`, `exec:python3 mybot.py`, or with a time limit for a move, `exec:10s:./mybot`."""
        timed = re.fullmatch(r"(?:(\d{1,4}(?:\.\d+)?)s:)?(.*)", spec)
        assert timed is not None
        try:
            command = tuple(shlex.split(timed[2]))
        except ValueError as error:
            raise BadSetup(f"this is not a command: {timed[2]!r}") from error
        if not command:
            raise BadSetup("exec needs a program: exec:./mybot")
        return partial(cls, command=command, seconds=float(timed[1] or SECONDS))

    def choose(self, eyes: Eyes, decision: Decision) -> Component:
        self._seq += 1
        try:
            return self._ask(eyes, decision)
        except Trouble as trouble:
            if trouble.fatal:
                self.close()
            self.complaints.append(f"{self._command[0]}: {trouble}; chance has answered {decision.prompt}")
            return decision.options[int(self._random.random() * len(decision.options))]

    def close(self) -> None:
        if self._process is not None:
            self._process.stop()
            self._process = None

    def _ask(self, eyes: Eyes, decision: Decision) -> Component:
        if self._process is None:
            if self._starts > STARTS:
                raise Trouble("it was started too often")
            self._starts += 1
            self._process = Process(self._command)
        asked = on_the_wire(decision, self._seq)
        message = {
            "type": "state",
            "seq": self._seq,
            "table": {"game": eyes.game.name},
            "seat": eyes.seat,
            "view": eyes.view(),
            "decisions": [asked],
        }
        process = self._process
        process.send(json.dumps(message, ensure_ascii=False), self._seconds)
        for _ in range(STRAY_LINES):
            answer = _parse(process.receive())
            if answer.get("type") == "answer" and answer.get("seq") == self._seq:
                return _offered(decision, answer)
        raise Trouble("it talks without answering", fatal=True)


def _parse(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Trouble(f"{line[:60]!r} is not JSON") from error
    if not isinstance(data, dict):
        raise Trouble(f"{line[:60]!r} is not a message")
    return data


def _offered(decision: Decision, answer: dict[str, Any]) -> Component:
    ref = answer.get("ref")
    option = decision.find(ref) if isinstance(ref, str) else None
    if option is None:
        raise Trouble(f"{str(ref)[:60]!r} is not offered")
    return option
