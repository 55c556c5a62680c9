"""The wire format (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Any

from crownlands.core import game, hints, ranking
from crownlands.core.components import Component
from crownlands.core.decisions import Reason, Seat
from crownlands.core.events import Event
from crownlands.core.wire import ScoreItem, decision, facts, preview
from crownlands.server.messages import ChatLine, GameEvent, Hint, Patch, Score, Tie, WhyNot
from crownlands.server.rows import ChatRow

__all__ = ["chat_line", "decision", "event", "facts", "hint", "patch", "preview", "score", "tie", "why_not"]

GONE = {"gone": True}


def event(happened: Event, at: int, seat: Seat | None) -> GameEvent:
    data: GameEvent = {
        "at": at,
        "key": happened.key,
        "seat": happened.seat,
        "facts": facts(happened.seen_by(seat)),
    }
    if happened.private and seat in happened.to:
        data["private"] = True
    return data


def why_not(option: Component, reason: Reason) -> WhyNot:
    return {"ref": option.ref, "reason": reason.key, "rule": reason.rule, "facts": facts(reason.facts)}


def chat_line(line: ChatRow) -> ChatLine:
    return {"at": line["at"], "name": line["name"], "seat": line["seat"], "text": line["text"]}


def score(points: game.Score, adds_up: bool) -> Score:
    """The points of a seat; without a total where a sum means nothing."""
    items = [score_item(item) for item in points.items]
    return {"seat": points.seat, "total": points.total if adds_up else None, "items": items}


def score_item(item: game.ScoreItem) -> ScoreItem:
    return {"key": item.key, "points": item.points, "facts": facts(item.facts)}


def tie(found: ranking.Tie) -> Tie:
    ahead, behind = list(found.ahead), list(found.behind)
    return {"ahead": ahead, "behind": behind, "key": found.key, "facts": facts(found.facts)}


def hint(given: hints.Hint) -> Hint:
    return {
        "ref": given.option.ref,
        "value": given.value,
        "chance": given.chance,
        "gains": [{"seat": gain.seat, **score_item(gain.item)} for gain in given.gains],
        "line": [option.ref for option in given.line],
        "why": [preview(reason) for reason in given.why],
        "steps": [preview(step) for step in given.steps],
    }


def patch(old: Any, new: Any) -> Patch:
    """What turns the old view into the new one: a list of paths and values."""
    changes: Patch = []
    if old != new:
        _compare(old, new, [], changes)
    return changes


def _compare(old: Any, new: Any, path: list[Any], changes: Patch) -> None:
    """Note how two different values differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                changes.append(([*path, key], value))
            elif (was := old[key]) is not value and was != value:
                _compare(was, value, [*path, key], changes)
        changes += [([*path, key], GONE) for key in old if key not in new]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) > 0:
        for index, (was, value) in enumerate(zip(old, new, strict=True)):
            if was is not value and was != value:
                _compare(was, value, [*path, index], changes)
    else:
        changes.append((path, new))
