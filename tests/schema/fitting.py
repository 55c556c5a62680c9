"""Whether a value is what a type of the wire says, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def misfits(value: Any, kind: Any, at: str = "") -> Iterator[str]:
    """Every place where a value and its type differ, in a line each."""
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from _fields(value, kind, at)
    elif origin in (Union, UnionType):
        if all(any(misfits(value, part)) for part in parts):
            yield f"{at}: {value!r} is none of {kind}"
    elif origin is Annotated:
        yield from _row(value, get_args(parts[1]), at)
    elif origin is Literal:
        if value not in parts:
            yield f"{at}: {value!r} is none of {parts}"
    elif origin is list and isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from misfits(item, parts[0], f"{at}[{number}]")
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from misfits(key, parts[0], f"{at} key")
            yield from misfits(item, parts[1], f"{at}.{key}")
    elif not _is_plain(value, kind):
        yield f"{at}: {value!r} is no {kind}"


def _fields(value: Any, kind: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is no {kind.__name__}"
        return
    hints = get_type_hints(kind, include_extras=True)
    yield from (f"{at}.{name} is not in {kind.__name__}" for name in value.keys() - hints.keys())
    for name, field in hints.items():
        optional = get_origin(field) is NotRequired
        if name in value:
            yield from misfits(value[name], get_args(field)[0] if optional else field, f"{at}.{name}")
        elif not optional:
            yield f"{at}.{name} is missing"


def _row(value: Any, parts: tuple[Any, ...], at: str) -> Iterator[str]:
    if not isinstance(value, list | tuple) or len(value) != len(parts):
        yield f"{at}: {value!r} has not {len(parts)} parts"
        return
    for number, (item, part) in enumerate(zip(value, parts, strict=True)):
        yield from misfits(item, part, f"{at}[{number}]")


def _is_plain(value: Any, kind: Any) -> bool:
    if kind is Any:
        return True
    if kind in (None, NoneType):
        return value is None
    if kind is float:
        return type(value) in (int, float)
    return type(value) is kind
