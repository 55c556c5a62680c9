"""The reader of editions: whatever is wrong is said in one line, the same for every game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from crownlands.core.edition_reader import Section
from crownlands.core.editions import BadEdition, EditionFile

Reads = Callable[[Section], object]


def section(folder: Path, text: str) -> Section:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return Section(EditionFile(path))


def complaint(folder: Path, text: str, reads: Reads) -> str:
    """What is wrong in a file, after its name."""
    with pytest.raises(BadEdition) as caught:
        reads(section(folder, text))
    name, _, said = str(caught.value).partition("mine.toml: ")
    assert name == f"{folder}/"
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    ("text", "reads", "said"),
    [
        ("a = 1", lambda e: e.text("a"), "a: must be a text, not 1"),
        ("a = ' '", lambda e: e.text("a", ""), "a: must be a text, not ' '"),
        ("a = 'B'", lambda e: e.slug("a"),
         "a: must be up to 40 lower-case Latin letters, digits and dashes, not 'B'"),
        ("a = 'z'", lambda e: e.among("a", ("x", "y")), "a: must be one of x, y, not 'z'"),
        ("a = ''", lambda e: e.among("a", ("x", "y"), ""), "a: must be one of x, y, not ''"),
        ("a = ['x']", lambda e: e.among("a", ("x", "y")), "a: must be one of x, y, not ['x']"),
        ("a = 'z'", lambda e: e.known("a", {"x"}), "a: there is no 'z'"),
        ("a = true", lambda e: e.number("a", 0, 9), "a: must be a whole number from 0 to 9, not True"),
        ("a = 10", lambda e: e.number("a", 0, 9), "a: must be a whole number from 0 to 9, not 10"),
        ("a = 1", lambda e: e.flag("a"), "a: must be true or false, not 1"),
        ("a = [1]", lambda e: e.numbers("a", 2), "a: must be 2 whole numbers from 0 to 99, not [1]"),
        ("a = [1, 7]", lambda e: e.numbers("a", (1, 3), 1, 6),
         "a: must be 1 to 3 whole numbers from 1 to 6, not [1, 7]"),
        ("a = 'x'", lambda e: e.words("a", {"x"}), "a: must be a list of words, not 'x'"),
        ("a = ['x']", lambda e: e.words("a", {"x"}, 2), "a: must be 2 words, not ['x']"),
        ("a = [['x']]", lambda e: e.words("a", {"x"}), "a: there is no ['x']"),
        ("a = [0, 2]", lambda e: e.point("a"), "a: must be two numbers [x, y] from 0 to 1, not [0, 2]"),
        ("a = [0, nan]", lambda e: e.point("a", anywhere=True),
         "a: must be two numbers [x, y] from -1000 to 1000, not [0, nan]"),
        ("a = [[0, 0]]", lambda e: e.points("a", 2), "a: must be at least 2 points [x, y], not [[0, 0]]"),
        ("a = 1", lambda e: e.table("a"), "a: must be a table, not 1"),
        ("a = [1]", lambda e: e.tables("a"), "a: must be a list of tables, not [1]"),
        ("a = {en = 'A', ru = '{b}'}", lambda e: e.names("a"),
         "a ru: must be a name of printable characters without braces, not '{b}'"),
    ],
)  # fmt: skip
def test_what_a_value_must_be(tmp_path: Path, text: str, reads: Reads, said: str) -> None:
    assert complaint(tmp_path, text, reads) == f"line 1: {said}"


def test_what_is_left_out_has_a_default(tmp_path: Path) -> None:
    """Where the reader of a game gives one; otherwise it is missing."""
    top = section(tmp_path, "")
    assert (top.text("a", ""), top.among("b", ("x",), "y"), top.number("c", 1, 9, 0)) == ("", "y", 0)
    assert (top.flag("d", False), top.words("e", ()), top.tables("f", optional=True)) == (False, (), [])
    for reads in (top.text, top.slug, top.flag, top.point, top.table, top.tables):
        with pytest.raises(BadEdition, match="the file: g: is missing"):
            reads("g")


def test_the_error_for_an_unknown_key_lists_the_known_ones(tmp_path: Path) -> None:
    """Also in tables inside, which need no check of their own."""

    def reads(top: Section) -> None:
        for row in top.tables("row"):
            row.number("count", 0, 9)
            row.flag("open", False)
        top.nothing_else()

    assert complaint(tmp_path, "[[row]]\ncount = 1\n[[row]]\ncount = 2\ncolour = 3\n", reads) == (
        "line 5: row colour: there is no such key; there are count, open"
    )


def test_a_misprint_of_a_missing_key_is_named_with_its_line(tmp_path: Path) -> None:
    def reads(top: Section) -> None:
        top.number("wealth", 0, 9)

    assert complaint(tmp_path, "other = 1\nwelth = 2\n", reads) == (
        "line 2: welth: should this be wealth, which is missing?"
    )
    assert complaint(tmp_path, "other = 1\n", reads) == "the file: wealth: is missing"


def test_a_value_stands_once(tmp_path: Path) -> None:
    def reads(top: Section) -> None:
        seen: set[str] = set()
        for row in top.tables("row"):
            row.once("id", row.slug("id"), seen)

    assert complaint(tmp_path, "[[row]]\nid = 'x'\n[[row]]\nid = 'x'\n", reads) == (
        "line 4: row id: 'x' is there already"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = '" + "x" * 500 + "'", "a: must be a whole number from 0 to 9, not 'xxx"),
        ("a = 0x" + "f" * 6000, "a: must be a whole number from 0 to 9, not a number that is too long"),
        ("a = " + "9" * 6000, "this is not TOML: "),
        ("a = " + "[" * 100_000, "this is not TOML: "),
    ],
    ids=["text", "hexadecimal", "decimal", "nested"],
)
def test_nonsense_makes_no_long_line(tmp_path: Path, text: str, said: str) -> None:
    complained = complaint(tmp_path, text, lambda top: top.number("a", 0, 9))
    assert said in complained
    assert len(complained) < 250
