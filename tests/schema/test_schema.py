"""What is made from the types of the wire and from the games is what they say today."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.schema.made import everything
from tests.schema.reading import MESSAGES, PAGES, PARTS, Shape, types_in, typescript
from tests.schema.writing import client_types

MADE = everything()


@pytest.mark.parametrize("path", MADE, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_make_schema_has_nothing_to_say(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path], f"run `make schema`: {path.name} is not as it should be"


def test_every_message_is_named_by_its_type_once() -> None:
    messages = [shape for shape in types_in(MESSAGES) if isinstance(shape, Shape)]
    kinds = {shape.name: part.kind for shape in messages for part in shape.fields if part.name == "type"}
    assert len(kinds) == len(messages) - 1, "all but Outcome, which others build on"
    assert len(set(kinds.values())) > 12


def test_every_type_that_is_used_is_there() -> None:
    made = client_types()
    names = {shape.name for path in (PARTS, PAGES, MESSAGES) for shape in types_in(path)}
    for name in names:
        assert f"export type {name} =" in made


@pytest.mark.parametrize(
    ("python", "made"),
    [
        ("int | None", "number | null"),
        ("list[str | int]", "(string | number)[]"),
        ("list[tuple[list[int], Any]]", "[number[], unknown][]"),
        ("dict[str, list[float]]", "Record<string, number[]>"),
        ("Literal['a', True]", "'a' | true"),
    ],
)
def test_types_of_python_in_typescript(python: str, made: str) -> None:
    assert typescript(ast.parse(python, mode="eval").body) == made


def test_a_type_that_no_client_could_read_is_found() -> None:
    with pytest.raises(ValueError, match="no type of the wire"):
        typescript(ast.parse("Callable[[int], str]", mode="eval").body)
