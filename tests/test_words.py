"""Words that come with a game's data."""

from __future__ import annotations

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
