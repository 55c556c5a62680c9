"""How a decision looks to a program in any language (`docs/protocol.md`): JSON-ready data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Fact


def fact(value: Fact) -> Any:
    if isinstance(value, Component):
        return {"ref": value.ref}
    if isinstance(value, list | tuple):
        return {"refs": [part.ref if isinstance(part, Component) else part for part in value]}
    return value


def facts(values: Mapping[str, Fact] | None) -> dict[str, Any]:
    return {name: fact(value) for name, value in (values or {}).items()}


def decision(asked: Decision, seq: int) -> dict[str, Any]:
    return {
        "seat": asked.seat,
        "seq": seq,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "facts": facts(asked.facts),
        "options": [option.ref for option in asked.options],
    }
