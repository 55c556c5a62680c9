"""Edition files for tests: the built-in one, and copies of it with something changed."""

from pathlib import Path

from crownlands.games.xidit.edition import BUILT_IN

TEXT = BUILT_IN.read_text(encoding="utf-8")


def edited(path: Path, old: str, new: str, count: int = 1) -> Path:
    """The built-in file with something changed."""
    assert old in TEXT
    file = path / "mine.toml"
    file.write_text(TEXT.replace(old, new, count), encoding="utf-8")
    return file


def line_of(text: str) -> int:
    """The line of the built-in file on which a text begins first."""
    return TEXT[: TEXT.index(text)].count("\n") + 1
