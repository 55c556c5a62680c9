"""Which function implements which paragraph of the rulebook, and which test proves it: read from their docstrings.

A function or test cites paragraphs in the first words of its docstring: `turn.2, ability. Pay, lay the card …`. A
part that starts with a dot continues the one before: `variant.leaders.fairy-queen, .white-knight`.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crownlands.core.errors import CrownlandsError
from crownlands.core.game import Game

CITATION = re.compile(r"^(?:[a-z0-9][a-z0-9-]*)?(?:\.[a-z0-9-]+)*$")


@dataclass(frozen=True, slots=True)
class Row:
    """A paragraph, what implements it, what proves it."""

    paragraph: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]

    def is_in(self, paragraph: str) -> bool:
        """Whether it is this paragraph, or one below it."""
        return f"{self.paragraph}.".startswith(f"{paragraph}.")

    @property
    def covered(self) -> bool:
        return bool(self.functions and self.tests)


@dataclass(frozen=True, slots=True)
class Coverage:
    """All paragraphs of a game's rulebook."""

    rows: tuple[Row, ...]

    def only(self, paragraphs: Collection[str]) -> Coverage:
        """These paragraphs and those below them; all of them if none is named."""
        if not paragraphs:
            return self
        for wanted in paragraphs:
            if not any(row.is_in(wanted) for row in self.rows):
                raise CrownlandsError(f"no paragraph {wanted!r} in this rulebook")
        return Coverage(tuple(row for row in self.rows if any(row.is_in(wanted) for wanted in paragraphs)))

    @property
    def covered(self) -> int:
        return sum(row.covered for row in self.rows)

    def json(self) -> dict[str, Any]:
        missing = [row.paragraph for row in self.rows if not row.covered]
        return {"paragraphs": len(self.rows), "covered": self.covered, "missing": missing}


def cover(game: Game[Any, Any]) -> Coverage:
    """Read the citations in a game's folder and in `tests/<game>` of its source tree."""
    functions = _citations(game.home, game.rules)
    tests = _citations(tests_of(game), game.rules)
    return Coverage(
        tuple(Row(paragraph, tuple(functions[paragraph]), tuple(tests[paragraph])) for paragraph in game.rules)
    )


def tests_of(game: Game[Any, Any]) -> Path:
    """Where the tests of a game are: next to the `src` that contains it, or in the current folder."""
    for parent in game.home.parents:
        if (parent / "tests" / game.name).is_dir():
            return parent / "tests" / game.name
    return Path("tests") / game.name


def cited(docstring: str | None, rules: Collection[str]) -> list[str]:
    """The paragraphs that a docstring starts with."""
    head = re.split(r"[.:]\s", (docstring or "") + " ", maxsplit=1)[0].strip().rstrip(".")
    found: list[str] = []
    for part in re.split(r",\s*", head):
        if not CITATION.match(part):
            return []
        paragraph = f"{found[-1].rpartition('.')[0]}{part}" if part.startswith(".") and found else part
        if paragraph not in rules:
            return []
        found.append(paragraph)
    return found


def _citations(folder: Path, rules: Collection[str]) -> defaultdict[str, list[str]]:
    where: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        for name, docstring in _docstrings(file):
            for paragraph in cited(docstring, rules):
                where[paragraph].append(f"{file.stem}.{name}" if name else file.stem)
    return where


def _docstrings(file: Path) -> Iterator[tuple[str, str | None]]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    yield "", ast.get_docstring(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node)
