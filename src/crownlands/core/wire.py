"""A decision in wire format (`docs/protocol.md`): JSON-ready data, the same for a page and a bot."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from crownlands.core import decisions
from crownlands.core.components import Component


class Ref(TypedDict):
    """One component."""

    ref: str


class Refs(TypedDict):
    """Several components, or plain values."""

    refs: list[str]


Fact: TypeAlias = int | str | bool | Ref | Refs | None
Facts: TypeAlias = dict[str, Fact]


class Preview(TypedDict):
    """What happens if an option is taken, as computed by the rules: the message `preview-KEY`."""

    key: str
    facts: Facts


class Decision(TypedDict):
    """What a seat is asked."""

    seat: int
    seq: int
    """Returned with the answer, so that a late one is detected."""
    prompt: str
    rule: str
    facts: Facts
    options: list[str]
    previews: dict[str, Preview]
    """By the ref of an option, where the game can tell."""
    repeatable: NotRequired[Literal[True]]
    """Whether it makes sense to store the same answer for every time that this is asked."""


class ScoreItem(TypedDict):
    """Points, and what they are for."""

    key: str
    points: int
    facts: Facts


class Line(TypedDict):
    """A sentence about a saga: the message `annals-KEY`."""

    key: str
    facts: Facts


class Chapter(TypedDict):
    """What a saga's annals say about one of its games."""

    number: int
    lines: list[Line]
    land: NotRequired[Any]
    """The land after it, for games that can draw it."""
    title: NotRequired[Line]
    names: NotRequired[list[str]]
    """Who played, by seat, if names are known."""
    paragraphs: NotRequired[list[int]]
    """How many lines each paragraph has, for games that tell a longer story."""


class Progress(TypedDict):
    """How far a game has come: the message `progress-KEY`."""

    key: str
    facts: dict[str, int | str]


class SmallPlace(TypedDict):
    """A place on a small map: its centre on a sheet of 100 by 64, and whose it is."""

    x: int
    y: int
    seat: int | None


class SmallMap(TypedDict):
    """A map of a few dots, drawn by the house in the same way for every game."""

    places: list[SmallPlace]
    links: list[tuple[int, int]]
    """The pairs of places that are one land, or joined by a road, by their numbers from 0."""


class Glance(TypedDict):
    """What a small card shows of a game in progress; null: the game does not say."""

    progress: Progress | None
    map: SmallMap | None


def fact(value: decisions.Fact) -> Fact:
    if isinstance(value, Component):
        return {"ref": value.ref}
    if isinstance(value, list | tuple):
        return {"refs": [part.ref if isinstance(part, Component) else str(part) for part in value]}
    return value  # type: ignore[return-value] # no other sequence is a fact


def facts(values: Mapping[str, decisions.Fact] | None) -> Facts:
    return {name: fact(value) for name, value in (values or {}).items()}


def preview(told: decisions.Preview) -> Preview:
    return {"key": told.key, "facts": facts(told.facts)}


def decision(
    asked: decisions.Decision,
    seq: int,
    previews: Iterable[tuple[Component, decisions.Preview]] = (),
    repeatable: Container[str] = (),
) -> Decision:
    """A decision, and what its options would lead to where the game can tell."""
    told: Decision = {
        "seat": asked.seat,
        "seq": seq,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "facts": facts(asked.facts),
        "options": [option.ref for option in asked.options],
        "previews": {option.ref: preview(what) for option, what in previews},
    }
    if asked.prompt in repeatable:
        told["repeatable"] = True
    return told
