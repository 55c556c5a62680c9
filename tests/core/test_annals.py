"""The annals of any saga in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from crownlands.core.annals import book, heading, paragraphs, save_saga
from crownlands.core.decisions import Fact
from crownlands.core.errors import BadSetup
from crownlands.core.sagas import Heritage, SagaRules
from crownlands.core.table import Table
from crownlands.core.wire import Chapter, Line


class Diary(SagaRules):
    """A saga that tells a chapter a day."""

    exports = ("plain",)

    def begin(self, seats: int, text: str = "") -> Heritage:
        return {"days": 0}

    def hand_on(self, heritage: Heritage, table: Table) -> Heritage:
        return {"days": heritage["days"] + 1}

    def annals(self, heritage: Heritage) -> list[Chapter]:
        lines: list[Line] = [
            {"key": "rose", "facts": {"who": "Anna"}},
            {"key": "met", "facts": {"who": {"ref": "seat:1"}, "others": {"refs": ["seat:2", "seat:3"]}}},
        ]
        return [{"number": day + 1, "lines": lines} for day in range(heritage["days"])]

    def statistics(self, heritage: Heritage) -> list[Line]:
        return [{"key": "days", "facts": {"days": heritage["days"]}}] if heritage["days"] else []

    def export(self, heritage: Heritage, form: str, seed: str) -> str:
        return f"{heritage['days']} days" if form == "plain" else super().export(heritage, form, seed)


class Plain:
    """Words that say their facts."""

    def name(self, ref: str) -> str:
        return f"<{ref}>"

    def text(self, key: str, **facts: Fact) -> str:
        return " ".join([key, *map(str, facts.values())]) + "."

    def player(self, seat: int) -> str:
        return f"player {seat}"


def test_a_chapter_in_words() -> None:
    chapter = Diary().annals({"days": 1})[0]
    assert heading(chapter, Plain()) == "1"
    assert paragraphs(chapter, Plain()) == ["annals-rose Anna. annals-met <seat:1> <seat:2>, <seat:3>."]
    chapter["title"] = {"key": "title", "facts": {}}
    chapter["paragraphs"] = [1, 1]
    assert heading(chapter, Plain()) == "1. annals-title."
    assert len(paragraphs(chapter, Plain())) == 2


def test_a_book_has_what_the_game_tells() -> None:
    assert book(Diary(), {"days": 0}, "Days", Plain()) == "# Days\n"
    told = book(Diary(), {"days": 2}, "Days", Plain())
    assert [line for line in told.splitlines() if line.startswith("#")] == [
        "# Days",
        "## 1",
        "## 2",
        "## book-numbers.",
    ]
    assert told.endswith("- annals-days 2.\n")


def test_a_saga_is_written_in_its_own_form(tmp_path: Path) -> None:
    save_saga(tmp_path / "diary", Diary(), {"days": 3})
    assert (tmp_path / "diary").read_text(encoding="utf-8") == "3 days"
    assert [path.name for path in tmp_path.iterdir()] == ["diary"], "nothing half written is left"


def test_a_saga_tells_nothing_unless_it_says_so() -> None:
    class Silent(Diary):
        annals = SagaRules.annals
        statistics = SagaRules.statistics

    assert Silent().annals({"days": 1}) == []
    assert Silent().statistics({"days": 1}) == []
    with pytest.raises(BadSetup, match="no form 'pdf'"):
        Diary().export({"days": 1}, "pdf", "")
