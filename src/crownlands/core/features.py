"""Vectors of counts for programs that learn: the names of what is counted where."""

from __future__ import annotations

from collections.abc import Iterable


class Layout:
    """The names of the counts, block after block."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def block(self, name: str, *axes: Iterable[str]) -> int:
        """A count for every combination of the axes, the last one running fastest; returns where they start."""
        start = len(self.names)
        rows = [name]
        for axis in axes:
            labels = list(axis)
            rows = [f"{row} {label}" for row in rows for label in labels]
        self.names += rows
        return start
