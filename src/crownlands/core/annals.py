"""The annals of a saga as text: a sentence, a chapter, and the whole as a book in Markdown."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

from crownlands.core.decisions import Fact
from crownlands.core.files import write_whole
from crownlands.core.pictures import Names
from crownlands.core.sagas import Heritage, SagaRules
from crownlands.core.wire import Chapter, Line


def spoken(line: Line, words: Names) -> str:
    """A sentence of the annals."""
    facts = {name: _fact(value, words) for name, value in line["facts"].items()}
    return words.text(f"annals-{line['key']}", **facts)


def _fact(value: Any, words: Names) -> Fact:
    """A JSON fact as text."""
    if isinstance(value, dict):
        return words.name(value["ref"]) if "ref" in value else ", ".join(map(words.name, value["refs"]))
    return value  # type: ignore[no-any-return]


def heading(chapter: Chapter, words: Names) -> str:
    """The number of a chapter, and its title if it has one."""
    number = str(chapter["number"])
    return f"{number}. {spoken(chapter['title'], words)}" if "title" in chapter else number


def paragraphs(chapter: Chapter, words: Names) -> list[str]:
    """The sentences of a chapter, grouped in paragraphs."""
    lines = iter([spoken(line, words) for line in chapter["lines"]])
    lengths = chapter.get("paragraphs") or [len(chapter["lines"])]
    return [" ".join(islice(lines, length)) for length in lengths]


def book(rules: SagaRules, heritage: Heritage, title: str, words: Names) -> str:
    """One chapter per game, the land as it is now if the game shows it, and statistics of all games."""
    parts = [f"# {title}"]
    chapters = rules.annals(heritage)
    for chapter in chapters:
        parts.append(f"## {heading(chapter, words)}")
        names = [name for name in chapter.get("names", ()) if name]
        if names:
            parts.append(f"*{words.text('book-players', names=', '.join(names))}*")
        parts += paragraphs(chapter, words)
    land = [row for row in chapters[-1].get("land", ()) if row] if chapters else []
    if land:
        parts += [f"## {words.text('book-land')}", "\n".join(_place(row, words) for row in land)]
    numbers = [f"- {spoken(line, words)}" for line in rules.statistics(heritage)]
    if numbers:
        parts += [f"## {words.text('book-numbers')}", "\n".join(numbers)]
    return "\n\n".join(parts) + "\n"


def _place(row: list[str], words: Names) -> str:
    """A place of the land, and what lies there."""
    place, *things = map(words.name, row)
    return f"- **{place}**: {', '.join(things)}" if things else f"- **{place}**"


def save_saga(path: Path, rules: SagaRules, heritage: Heritage) -> None:
    """Write a saga to a file in its own form, completely or not at all: another session continues from there."""
    write_whole(path, rules.export(heritage, rules.exports[0], ""))
