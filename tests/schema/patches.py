"""Views and what they become, with the patch that the house sends: the client's own test applies it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from crownlands.server.wire import patch

CASES = 400
WORDS = ("card:lake", "seat:2", "", "Ё", "went", "with space", "a/b", "0")


def patches() -> list[dict[str, Any]]:
    """Cases by chance, always the same ones."""
    random = Random("patches")
    found = []
    for number in range(CASES):
        before = _thing(random, depth=4) if number % 20 else None  # nobody has seen anything yet
        after = _changed(random, before) if number % 7 else _thing(random, depth=4)
        found.append({"before": before, "patch": json.loads(json.dumps(patch(before, after))), "after": after})
    return found


def _thing(random: Random, depth: int) -> Any:
    """Anything that a view can hold; a number is never where a yes or no is."""
    match random.randrange(7 if depth else 4):
        case 0:
            return None
        case 1:
            return random.choice((True, False))
        case 2:
            return random.choice((2, 3, -7, 2.5, 10**12))
        case 3:
            return random.choice(WORDS)
        case 4:
            return [_thing(random, depth - 1) for _ in range(random.randrange(4))]
        case _:
            return {random.choice(WORDS): _thing(random, depth - 1) for _ in range(random.randrange(1, 5))}


def _changed(random: Random, thing: Any) -> Any:
    """The same thing after a move: here and there something else, something new, something gone."""
    if isinstance(thing, dict):
        kept = {key: _changed(random, value) for key, value in thing.items() if random.random() < 0.9}
        return kept | ({random.choice(WORDS): _thing(random, 2)} if random.random() < 0.3 else {})
    if isinstance(thing, list):
        kept_items = [_changed(random, value) for value in thing if random.random() < 0.95]
        return kept_items + ([_thing(random, 2)] if random.random() < 0.1 else [])
    return _thing(random, 2) if random.random() < 0.3 else thing
