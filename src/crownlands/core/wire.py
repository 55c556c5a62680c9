"""How a decision looks to a program in any language (`docs/protocol.md`): JSON-ready data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Fact, Preview


def fact(value: Fact) -> Any:
    if isinstance(value, Component):
        return {"ref": value.ref}
    if isinstance(value, list | tuple):
        return {"refs": [part.ref if isinstance(part, Component) else part for part in value]}
    return value


def facts(values: Mapping[str, Fact] | None) -> dict[str, Any]:
    return {name: fact(value) for name, value in (values or {}).items()}


def decision(asked: Decision, seq: int, previews: Iterable[tuple[Component, Preview]] = ()) -> dict[str, Any]:
    """A decision, and what its options would lead to where the game can tell."""
    return {
        "seat": asked.seat,
        "seq": seq,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "facts": facts(asked.facts),
        "options": [option.ref for option in asked.options],
        "previews": {option.ref: {"key": told.key, "facts": facts(told.facts)} for option, told in previews},
    }
