"""Bots in processes of their own, under a time limit: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from crownlands.bots import Bot, Eyes, make_bot
from crownlands.core.records import Record
from crownlands.core.registry import game
from crownlands.core.table import Answer, Table

KEPT = 64


class Question(NamedTuple):
    """What a bot is asked: a table, by its header and answers, and the seat that it plays."""

    table: str
    head: str
    answers: tuple[Answer, ...]
    seat: int
    bot: str


_tables: OrderedDict[str, Table] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def think(question: Question) -> str:
    """The ref that a bot chooses. Runs in a process of the pool, which remembers the tables it has seen."""
    table = _tables.pop(question.table, None)
    history = list(question.answers)
    if table is None or table.history != history[: len(table.history)]:
        head = Record.parse_head(question.head)
        table = head.new_table(game(head.game))
    table.answer_all(history[len(table.history) :])
    _tables[question.table] = table
    key = (question.table, question.seat, question.bot)
    bot = _bots.pop(key, None) or make_bot(question.bot, f"{table.setup.seed}/{question.seat}/{len(history)}")
    _bots[key] = bot
    while len(_tables) > KEPT:
        _tables.popitem(last=False)
    while len(_bots) > KEPT * 4:
        _bots.popitem(last=False)
    eyes = Eyes(table.run, question.seat)
    return bot.choose(eyes, eyes.decision).ref


class Thinkers:
    """The pool of processes."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> str | None:
        """What the bot chooses, or None if it took too long or died."""
        try:
            return await asyncio.wait_for(self._ask(question), self._seconds)
        except (TimeoutError, BrokenProcessPool):
            self._stop()
            return None

    async def _ask(self, question: Question) -> str:
        if self._pool is None:
            workers = max(1, (os.cpu_count() or 2) - 1)
            self._pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, question)

    def _stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._stop()
