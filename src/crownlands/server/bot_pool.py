"""Bots, hints and reviews in processes of their own, under a time limit: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from time import monotonic
from typing import Any, NamedTuple, TypeVar, cast

from crownlands.bots import Bot, Eyes, bot_seed, hints, make_bot, review
from crownlands.bots.workers import start_workers
from crownlands.core.records import Record
from crownlands.core.registry import game, games
from crownlands.core.table import Answer, Table
from crownlands.server import wire
from crownlands.server.fair_queue import FairQueue, QueueFull
from crownlands.server.messages import Chances, Hint, Mistake

KEPT = 64
QUICK_BOT = "greedy"
"""The bot that plays ahead."""

START_SECONDS = 120.0
"""After this long a process that has not started never will; on a busy machine starting takes time."""
T = TypeVar("T")


class Position(NamedTuple):
    """A table as a process of the pool gets it: its name, its header and its answers."""

    table: str
    head: str
    answers: tuple[Answer, ...]

    @classmethod
    def of(cls, name: str, table: Table) -> Position:
        return cls(name, Record.of_head(table).head_text(), tuple(table.history))


_tables: OrderedDict[str, Table] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _table_at(position: Position) -> Table:
    """The table of a position; a process caches those it has seen."""
    table = _tables.pop(position.table, None)
    history = list(position.answers)
    if table is None or table.history != history[: len(table.history)]:
        head = Record.parse_head(position.head)
        table = head.new_table(game(head.game))
    table.answer_all(history[len(table.history) :])
    _tables[position.table] = table
    while len(_tables) > KEPT:
        _tables.popitem(last=False)
    return table


def think(position: Position, seat: int, name: str) -> str:
    """The ref that a bot chooses."""
    table = _table_at(position)
    bot = _bot_of(position.table, seat, name, table)
    eyes = Eyes(table.run, seat)
    return bot.choose(eyes, eyes.decision).ref


def _bot_of(name: str, seat: int, bot: str, table: Table) -> Bot:
    """The bot that plays a seat; a process caches those it has seen."""
    key = (name, seat, bot)
    found = _bots.pop(key, None) or make_bot(bot, bot_seed(table.setup.seed, seat, len(table.history)))
    _bots[key] = found
    while len(_bots) > KEPT * 4:
        _bots.popitem(last=False)
    return found


def find_hints(position: Position, seat: int, most: int, named: str | None, seconds: float) -> list[Hint]:
    """The best few options of a seat, in wire format."""
    budget = replace(hints.BUDGET, seconds=seconds)
    return [wire.hint(found) for found in hints.find_hints(_table_at(position), seat, most, budget, named)]


class Findings(NamedTuple):
    """What one piece of a review has found, how many answers have been judged so far, and how long it took."""

    judged: int
    seconds: float
    graph: list[Chances]
    mistakes: list[Mistake]


def review_part(position: Position, start: int, seconds: float, each: float, stride: int) -> Findings:
    """Judge every `stride`-th answer from `start` on, for as long as there is time, and each within a fraction of
    it."""
    found = Findings(start, 0.0, [], [])
    begun = monotonic()
    for step in review.judge_answers(_table_at(position), start, replace(review.BUDGET, seconds=each), stride):
        found.graph.extend([cast("Chances", step.chances.json())] if step.chances is not None else [])
        found.mistakes.extend([cast("Mistake", step.mistake.json())] if step.mistake is not None else [])
        found = found._replace(judged=step.answers + 1, seconds=monotonic() - begun)
        if found.seconds > seconds:
            break
    return found


class Played(NamedTuple):
    """How far bots have played a game of a saga, and what it hands on once it is over."""

    answers: tuple[Answer, ...]
    heritage: Mapping[str, Any] | None


def play_part(position: Position, seconds: float) -> Played:
    """Let bots play all seats for this many seconds."""
    table = _table_at(position)
    end = monotonic() + seconds
    while not table.over and monotonic() < end:
        seat = table.pending[0].seat
        eyes = Eyes(table.run, seat)
        bot = _bot_of(position.table, seat, QUICK_BOT, table)
        table.answer(bot.choose(eyes, eyes.decision).ref, seat)
    if not table.over or table.saga is None:
        return Played(tuple(table.history), None)
    rules = table.game.sagas[table.saga.name]
    return Played(tuple(table.history), rules.hand_on(table.setup.heritage or {}, table))


def load_games() -> None:
    """The first thing a process does."""
    games()


class BotProcess:
    """One process, which does one thing at a time."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Start a process with all games loaded. The time that this takes does not count against any bot."""
        if self._pool is None:
            self._pool = start_workers(1)
            await self.run(load_games)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """The processes of a house. A bot that takes too long or breaks its process harms nobody else's.

    People take turns: somebody with thirty tables full of bots gets the same share as somebody with one, and so do
    all guests from one address together (`share_of`).
    """

    def __init__(self, seconds: float, share_of: Callable[[str], Awaitable[str]]) -> None:
        self._seconds = seconds
        self._share_of = share_of
        self._all = [BotProcess() for _ in range(max(1, (os.cpu_count() or 2) - 1))]
        self._free = list(self._all)
        self._queue = FairQueue(len(self._all))

    async def ask(
        self, person: str, work: Callable[..., T], *arguments: Any, patience: float | None = None
    ) -> T | None:
        """The result, or None: it took too long, broke its process, or too much is already waiting for this
        person.

        The work is done on the account of this person, and waits for its turn as long as it has to, or as long as
        its patience lasts.
        """
        try:
            await self._queue.take(person, patience, await self._share_of(person))
        except (TimeoutError, QueueFull):
            return None
        process = self._free.pop()
        try:
            await asyncio.wait_for(process.start(), START_SECONDS)
            return await asyncio.wait_for(process.run(work, *arguments), self._seconds)
        except (TimeoutError, BrokenProcessPool):
            process.stop()
            return None
        finally:
            self._free.append(process)
            self._queue.give_back()

    def close(self) -> None:
        for process in self._all:
            process.stop()
