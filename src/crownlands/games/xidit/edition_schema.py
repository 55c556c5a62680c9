"""components. What the values of an edition file must be: small checks that say what is wrong in a few words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from crownlands.games.xidit.components import COLUMNS, REGION_NAMES, TITAN_NAMES, UNIT_TOTALS

Check = Callable[[Any], str]
"""What is wrong with a value; nothing if it is right."""

DIVISIONS: Final = 7
"""variant.neutral.hard. The track has at least the division where a hard neutral player starts."""


def number(low: int, high: int) -> Check:
    def check(value: Any) -> str:
        right = type(value) is int and low <= value <= high
        return "" if right else f"must be a whole number from {low} to {high}, not {value!r}"

    return check


def one_of(*words: str) -> Check:
    return lambda value: "" if value in words else f"must be one of {', '.join(words)}, not {value!r}"


def text(value: Any) -> str:
    return "" if isinstance(value, str) and value.strip() else f"must be a text, not {value!r}"


def yes_or_no(value: Any) -> str:
    return "" if type(value) is bool else f"must be true or false, not {value!r}"


def name(value: Any) -> str:
    right = isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9-]{0,39}", value)
    return "" if right else f"must be a word of small Latin letters, digits and dashes, not {value!r}"


def point(value: Any) -> str:
    right = isinstance(value, list) and len(value) == 2 and all(type(part) in (int, float) for part in value)
    return "" if right else f"must be two numbers [x, y], not {value!r}"


def list_of(check: Check, low: int, high: int) -> Check:
    def checked(value: Any) -> str:
        if not isinstance(value, list) or not low <= len(value) <= high:
            count = str(low) if low == high else f"{low} to {high}"
            return f"must be a list of {count} values, not {value!r}"
        return next((f"has a value that {wrong}" for wrong in map(check, value) if wrong), "")

    return checked


def counts(keys: Iterable[str], high: int, *, all_of_them: bool) -> Check:
    names = tuple(keys)

    def check(value: Any) -> str:
        if not isinstance(value, dict) or not value:
            return f"must be a table such as {{ {names[0]} = 1 }}, not {value!r}"
        for key, count in value.items():
            if key not in names:
                return f"knows {', '.join(names)}, not {key!r}"
            if wrong := number(0, high)(count):
                return f"{key} {wrong}"
        missing = [key for key in names if key not in value] if all_of_them else []
        return f"lacks {missing[0]}" if missing else ""

    return check


def coast(value: Any) -> str:
    """A side of a region without a road: from one city of its border to the next, perhaps along a curve."""
    if not isinstance(value, dict) or not {"between"} <= set(value) <= {"between", "curve"}:
        return f"must be a table such as {{ between = [1, 2] }}, perhaps with a curve, not {value!r}"
    wrong = list_of(number(1, 21), 2, 2)(value["between"])
    return wrong or (point(value["curve"]) if "curve" in value else "")


REWARDS: Final = counts(("coins", "bards", "guild"), 20, all_of_them=True)
COLOURS: Final = ("black", "red", "blue")
SCHEMA: Final[Mapping[str, Mapping[str, Check]]] = {
    "": {"id": name, "reconstructed": yes_or_no, "aspect": list_of(number(1, 100_000), 2, 2)},
    "city": {"number": number(1, 21), "at": point, "guild": point, "from": text},
    "road": {"between": list_of(number(1, 21), 2, 2), "colour": one_of(*COLOURS), "curve": point, "from": text},
    "region": {
        "id": one_of(*REGION_NAMES),
        "terrain": one_of("canyon", "desert", "coast", "hills", "forest", "snow", "fields", "swamp", "plain"),
        "border": list_of(number(1, 21), 2, 21),
        "coast": list_of(coast, 1, 20),
        "lyre": list_of(number(0, 99), 2, 2),
        "label": point,
        "central": yes_or_no,
        "closes": number(1, 2),
        "from": text,
    },
    "tile": {
        "city": number(1, 21),
        "crown": yes_or_no,
        "recruit": list_of(one_of(*UNIT_TOTALS), 4, 5),
        "cost": counts(UNIT_TOTALS, 9, all_of_them=False),
        "rewards": REWARDS,
        "from": text,
    },
    "titan": {"id": one_of(*TITAN_NAMES), "units": number(1, 9), "rewards": REWARDS, "from": text},
    "neutral": {
        **{column.ref.removeprefix("column:"): list_of(number(0, 99), DIVISIONS, 60) for column in COLUMNS},
        "from": text,
    },
}
OPTIONAL: Final = {"coast", "curve", "central", "closes", "from", "reconstructed"}
