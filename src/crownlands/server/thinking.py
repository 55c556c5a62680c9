"""Bots in processes of their own, under a time limit: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from time import sleep
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


def _end_with(parent: int) -> None:
    """Runs at the start of a process: it ends when the house does, even if that was killed."""

    def watch() -> None:
        while os.getppid() == parent:
            sleep(1)
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinker:
    """One process, which thinks about one question at a time."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_end_with, initargs=(os.getpid(),))
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, question)

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The processes of a house. A bot that takes too long or breaks its process harms nobody else's."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._all = [Thinker() for _ in range(max(1, (os.cpu_count() or 2) - 1))]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def choose(self, question: Question) -> str | None:
        """What the bot chooses, or None if it took too long or failed, or if all are busy for too long."""
        try:
            thinker = await asyncio.wait_for(self._free.get(), self._seconds)
        except TimeoutError:
            return None
        try:
            return await asyncio.wait_for(thinker.think(question), self._seconds)
        except (TimeoutError, BrokenProcessPool):
            thinker.stop()
            return None
        finally:
            self._free.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.stop()
