"""Editions: where everything stands in a file, what is the same edition, and files that cannot be read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from crownlands.core.editions import BadEdition, EditionFile, digest, load_editions
from crownlands.core.toml_lines import lines_of

ODD = '''# a remark = 1
top = 1  # and [another]
"quoted key" = """three
lines # no remark
here"""
dotted.name = 'a [bracket] and = a sign'
list = [
  1, # one
  { x = 2, y = [3,
    4] },
]

[table]
when = 2020-01-01
[[row]]
a = "x"
[[row.inner]]
b = true
[[row]]
[row.sub]
c = {}
[[row.inner]]
d = 4
'''


def test_the_line_of_everything() -> None:
    """Tables, arrays, strings over several lines, remarks and signs inside strings."""
    lines = lines_of(ODD)
    expected = {
        ("top",): 2, ("quoted key",): 3, ("dotted", "name"): 6, ("list",): 7, ("list", 0): 8, ("list", 1): 9,
        ("list", 1, "x"): 9, ("list", 1, "y", 1): 10, ("table",): 13, ("table", "when"): 14, ("row", 0): 15,
        ("row", 0, "a"): 16, ("row", 0, "inner", 0, "b"): 18, ("row", 1): 19, ("row", 1, "sub", "c"): 21,
        ("row", 1, "inner", 0, "d"): 23,
    }  # fmt: skip
    assert {way: lines.get(way) for way in expected} == expected


@pytest.mark.parametrize("path", sorted(Path("src/crownlands/games").rglob("*.toml")), ids=lambda path: path.stem)
def test_every_value_of_a_shipped_file_has_a_line(path: Path) -> None:
    """What the reader of TOML finds, the lines know; and nothing else."""
    source = path.read_text(encoding="utf-8")
    found = set()

    def walk(value: object, way: tuple[str | int, ...]) -> None:
        found.add(way)
        rows = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for key, item in rows:
            walk(item, (*way, key))

    walk(tomllib.loads(source), ())
    assert found - {()} == set(lines_of(source))


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_error_names_the_nearest_line(tmp_path: Path) -> None:
    """Of the key, of the table where it is missing, or none at all."""
    file = EditionFile(write(tmp_path, 'id = "x"\n\n[[row]]\na = 1\n'))
    assert str(file.wrong(("row", 0, "a"), "too small")).endswith("mine.toml: line 4: row a: too small")
    assert str(file.wrong(("row", 0, "b"), "is missing")).endswith("mine.toml: line 3: row b: is missing")
    assert str(file.wrong(("column",), "is missing")).endswith("mine.toml: the file: column: is missing")
    assert str(file.wrong((), "is empty")).endswith("mine.toml: the file: is empty")


def test_remarks_make_no_other_edition() -> None:
    """The hash looks at what is played with, at any depth."""
    data = {"id": "x", "row": [{"a": 1, "from": "memory"}]}
    assert digest(data, ("from",)) == digest({"row": [{"from": "print", "a": 1}], "id": "x"}, ("from",))
    assert digest(data, ("from",)) != digest({"id": "x", "row": [{"a": 2}]}, ("from",))


def test_an_edition_with_a_mistake_is_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The built-in edition first, then the host's own; a wrong one is named in a warning."""
    house, mine = tmp_path / "house.toml", write(tmp_path, 'id = "mine"\n')
    house.write_text('id = "house"\n', encoding="utf-8")
    monkeypatch.setenv("AN_EDITION", f"{mine}:{tmp_path / 'nowhere.toml'}")
    with pytest.warns(UserWarning, match=r"edition of the Game is skipped: .*nowhere\.toml: cannot be read"):
        found = load_editions("the Game", "AN_EDITION", house, EditionFile)
    assert [file.data["id"] for file in found] == ["house", "mine"]
    with pytest.raises(BadEdition, match="cannot be read"):
        load_editions("the Game", "AN_EDITION", tmp_path / "nowhere.toml", EditionFile)
