"""A search in several processes: each grows a tree of its own, and what they found at the root is put together."""

from __future__ import annotations

import multiprocessing
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import TypeAlias

from crownlands.bots.base import Eyes
from crownlands.bots.search.budget import Budget
from crownlands.bots.search.search import Search
from crownlands.core.dice import Dice

Found: TypeAlias = "list[tuple[str, int, float]]"
"""Ref, visits and total of every option at the root."""


def search_in_processes(search: Search, eyes: Eyes, budget: Budget, dice: Dice) -> None:
    """Grow this tree, and others beside it in children of this process; the budget is for each of them."""
    context = multiprocessing.get_context("fork")
    helpers = []
    for number in range(1, budget.processes):
        mine, theirs = context.Pipe(duplex=False)
        child = context.Process(
            target=_help, args=(theirs, search, eyes, budget, dice.child(f"helper {number} {dice.word()}"))
        )
        child.start()
        theirs.close()
        helpers.append((child, mine))
    alone = replace(budget, processes=1)
    search.grow(lambda: eyes.imagine(dice), alone)
    node = search.node(eyes.decision)
    for child, connection in helpers:
        try:
            found: Found = connection.recv()
        except EOFError:  # a child that was killed: the others know enough
            found = []
        child.join()
        for ref, visits, total in found:
            option = eyes.decision.find(ref)
            if option is not None:
                arm = node.arm(option, len(eyes.decision.options))
                arm.visits, arm.total = arm.visits + visits, arm.total + total
                node.visits, node.total = node.visits + visits, node.total + total


def _help(connection: Connection, search: Search, eyes: Eyes, budget: Budget, dice: Dice) -> None:
    """In a child, which has a copy of everything: search with other dice, and tell only what is new."""
    node = search.node(eyes.decision) if search.root is not None else None
    before = {} if node is None else {option: (arm.visits, arm.total) for option, arm in node.arms.items()}
    search.reseed(dice)
    search.grow(lambda: eyes.imagine(dice), replace(budget, processes=1))
    found: Found = []
    for option, arm in search.node(eyes.decision).arms.items():
        visits, total = before.get(option, (0, 0.0))
        found.append((option.ref, arm.visits - visits, arm.total - total))
    connection.send(found)
    connection.close()
