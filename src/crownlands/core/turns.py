"""Turns of a table: where each starts, and what is new to a seat since its last one."""

from __future__ import annotations

from typing import NamedTuple

from crownlands.core.decisions import Seat


class Turn(NamedTuple):
    """Where a turn starts: after how many answers, and who is asked there."""

    answers: int
    seats: tuple[Seat, ...]


class News(NamedTuple):
    """What is new to a seat: from the end of its last turn until it is asked again."""

    since: int
    """After how many answers it begins …"""
    until: int
    """… and ends."""
    events: range
    """Which events of the log it is."""
