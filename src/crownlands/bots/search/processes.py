"""Thinking in several processes: children of this one, with a copy of everything and dice of their own."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TypeVar

from crownlands.core.dice import Dice

T = TypeVar("T")


def think_together(processes: int, dice: Dice, think: Callable[[Dice], T]) -> list[T]:
    """What every process has found, this one first."""
    context = multiprocessing.get_context("fork")
    helpers = []
    for number in range(1, processes):
        mine, theirs = context.Pipe(duplex=False)
        child = context.Process(target=_help, args=(theirs, think, dice.child(f"helper {number} {dice.word()}")))
        child.start()
        theirs.close()
        helpers.append((child, mine))
    found = [think(dice)]
    for child, connection in helpers:
        with suppress(EOFError):  # a child that was killed: the others know enough
            found.append(connection.recv())
        child.join()
    return found


def _help(connection: Connection, think: Callable[[Dice], T], dice: Dice) -> None:
    connection.send(think(dice))
    connection.close()
