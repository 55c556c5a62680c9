"""Words that come with a game's data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from crownlands import words
from crownlands.words import LANGUAGES, Words, source
from tests.toys.highwaymen import GAME as HIGHWAYMEN


class WithNewcomer(type(HIGHWAYMEN)):  # type: ignore[misc]
    """The toy with a rogue whose name comes with the data."""

    def words(self, language: str) -> str:
        return f"rogue-new = Newcomer {language}\n"


def test_a_game_may_bring_names_beyond_its_files() -> None:
    toy = WithNewcomer()
    for language in LANGUAGES:
        assert Words(language, toy).name("rogue:new") == f"Newcomer {language}"
        assert Words(language, toy).name("rogue:kate") == Words(language, HIGHWAYMEN).name("rogue:kate")
        assert "rogue-new" in source(toy, language)
        assert "rogue-new" not in source(HIGHWAYMEN, language)


def files(language: str) -> list[Path]:
    found = sorted((Path(words.__file__).parent).rglob(f"locale/{language}/*.ftl"))
    assert found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_sticks_to_the_one_before(language: str) -> None:
    """Fluent drops the blanks at the start of a variant: where one is meant, it stands in quotes."""
    lost = re.compile(r"^\s*\*?\[[\w-]+\]  +\S", re.MULTILINE)
    assert [path.name for path in files(language) if lost.search(path.read_text(encoding="utf-8"))] == []


def test_english_has_one_apostrophe() -> None:
    typed = re.compile(r"^(?!#).*[A-Za-z]'", re.MULTILINE)
    assert [path.name for path in files("en") if typed.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buttons_of_the_replay_have_one_name(language: str) -> None:
    said = Words(language)
    names = [said.text(f"web-{what}-{way}") for what in ("step", "turn") for way in ("back", "on")]
    assert len(set(names)) == len(names)
