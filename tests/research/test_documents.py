"""What the documents say about training is true today."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from crownlands.core import wire
from crownlands.core.dice import Dice
from crownlands.core.registry import games
from crownlands.core.table import Table
from crownlands.research.lens import Lens

ROOT = Path(__file__).parents[2]
DOCUMENTS = ("README.md", "README.ru.md", "docs/research.md")


def blocks(document: str) -> list[str]:
    """The pieces of Python in a document that are programs, not dialogues."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return [block for block in re.findall(r"```python\n(.*?)```", text, re.S) if ">>>" not in block]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_program_runs(document: str) -> None:
    assert blocks(document)
    for block in blocks(document):
        exec(compile(re.sub(r"range\(\d+\)", "range(2)", block), document, "exec"), {})


def test_the_languages_show_the_same_program() -> None:
    programs = [
        [re.sub("#.*", "", block) for block in blocks(document) if "crownlands.research" in block]
        for document in ("README.md", "README.ru.md")
    ]
    assert programs[0]
    assert programs[0] == programs[1]


def test_the_decision_that_is_shown_is_one_of_legends() -> None:
    shown = json.loads(
        re.findall(r"```json\n(.*?)\n```", (ROOT / "docs" / "research.md").read_text(encoding="utf-8"))[0]
    )
    table = Table(games()["legends"], 2, seed="1")
    dice = Dice.from_seed("a decision")
    found: list[Mapping[str, Any]] = []
    while not table.over:
        decision = table.decision
        found.append(cast("Mapping[str, Any]", wire.decision(decision, 0)))
        table.answer(dice.choice(decision.options), decision.seat)
    like = [one for one in found if one["prompt"] == shown["prompt"]]
    assert like
    assert all(one.keys() == shown.keys() and one["facts"].keys() == shown["facts"].keys() for one in like)
    assert like[0]["rule"] == shown["rule"]


def test_the_sizes_in_the_documents_are_true() -> None:
    lens = Lens(games()["legends"])
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert f"{len(lens.refs)} actions" in text
    assert f"{len(lens.names):,} counts" in text
