"""Variants of a game: a frozen dataclass whose fields say what they take."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias, TypeVar

from crownlands.core.errors import BadSetup

Value: TypeAlias = str | bool | int


@dataclasses.dataclass(frozen=True, slots=True)
class Variants:
    """Base of a game's variants. A field is a bool, a str with its `among`, or an int with `low` and `high`."""


V = TypeVar("V", bound=Variants)


@dataclasses.dataclass(frozen=True, slots=True)
class Preset:
    """A set-up that is chosen as a whole: the variants that differ from their default, and possibly a saga."""

    variants: Mapping[str, Value] = dataclasses.field(default_factory=dict)
    saga: str | None = None


_WORDS = {
    "yes": True,
    "true": True,
    "on": True,
    "1": True,
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}


def variant(
    default: Any, *, among: tuple[str, ...] = (), low: int = 0, high: int = 0, needs: str | None = None
) -> Any:
    """A field of a variants class. `needs` names a yes/no variant that this one requires."""
    return dataclasses.field(default=default, metadata={"among": among, "low": low, "high": high, "needs": needs})


def parse_variants(kind: type[V], given: Mapping[str, object]) -> V:
    """Variants from names and values (texts or of the right type), or one clear line about what is wrong."""
    fields = {field.name: field for field in dataclasses.fields(kind)}
    values: dict[str, Value] = {}
    for name, value in given.items():
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise BadSetup(f"there is no variant {name!r}; variants: {known}", "variant-unknown", name=name)
        values[name] = _value(fields[name], value)
    variants = kind(**values)
    for name, field in fields.items():
        needs = field.metadata["needs"]
        if needs and getattr(variants, name) != field.default and not getattr(variants, needs):
            raise BadSetup(f"variant {name} needs {needs}=yes", "variant-needs", variant=name, needs=needs)
    return variants


def parse_variant_text(text: str) -> dict[str, str]:
    """The names and values in a text such as `map=random,swamp=yes`."""
    given: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals or not name:
            raise BadSetup(f"a variant is written name=value, not {part!r}", "variant-text", text=part)
        if name in given:
            raise BadSetup(f"variant {name} is given twice", "variant-twice", variant=name)
        given[name] = value
    return given


def variant_text(variants: Variants) -> str:
    """The variants as a line that `parse_variant_text` reads, names in their order."""
    return ",".join(f"{name}={_text(value)}" for name, value in dataclasses.asdict(variants).items())


def schema(kind: type[Variants]) -> list[dict[str, Any]]:
    """What may be chosen, for a form or a script."""
    rows: list[dict[str, Any]] = []
    for field in dataclasses.fields(kind):
        row: dict[str, Any] = {"name": field.name, "type": _kind(field), "default": field.default}
        if field.metadata["among"]:
            row["among"] = list(field.metadata["among"])
        if _kind(field) == "int":
            row.update(low=field.metadata["low"], high=field.metadata["high"])
        if field.metadata["needs"]:
            row["needs"] = field.metadata["needs"]
        rows.append(row)
    return rows


def variant_sets(kind: type[V]) -> Iterator[V]:
    """The default, every value of every variant alone (with what it needs), and all yes/no variants together."""
    yield kind()
    for _, _, variants in single_values(kind):
        yield variants
    switches: dict[str, object] = {
        field.name: True for field in dataclasses.fields(kind) if _kind(field) == "bool"
    }
    if len(switches) > 1:
        yield parse_variants(kind, dict.fromkeys(switches, True))


def single_values(kind: type[V]) -> Iterator[tuple[str, str, V]]:
    """Every value but the defaults, alone (with what it needs): its variant, the value as a text, the set-up."""
    for field in dataclasses.fields(kind):
        for value in _other_values(field):
            given = {**_needed(kind, field.name), field.name: value}
            yield field.name, _text(value), parse_variants(kind, given)


def _needed(kind: type[Variants], name: str) -> dict[str, object]:
    """The switches that a variant needs, and those that they need in turn."""
    fields = {field.name: field for field in dataclasses.fields(kind)}
    found: dict[str, object] = {}
    while (needs := fields[name].metadata["needs"]) and needs not in found:
        found[needs] = True
        name = needs
    return found


def _kind(field: dataclasses.Field[Any]) -> str:
    return type(field.default).__name__


def _other_values(field: dataclasses.Field[Any]) -> list[Value]:
    match _kind(field):
        case "bool":
            return [not field.default]
        case "int":
            return [value for value in (field.metadata["low"], field.metadata["high"]) if value != field.default]
        case _:
            return [value for value in field.metadata["among"] if value != field.default]


def _text(value: Value) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _value(field: dataclasses.Field[Any], value: object) -> Value:
    """One value of the right type, within its bounds."""
    name, text = field.name, str(value).strip().lower()
    match _kind(field):
        case "bool":
            if text in _WORDS:
                return _WORDS[text]
            raise BadSetup(f"variant {name} must be yes or no, not {value!r}", "variant-switch", variant=name)
        case "int":
            low, high = field.metadata["low"], field.metadata["high"]
            if re.fullmatch(r"-?[0-9]{1,9}", text) and low <= int(text) <= high:
                return int(text)
            line = f"variant {name} must be a number from {low} to {high}, not {value!r}"
            raise BadSetup(line, "variant-number", variant=name, low=low, high=high)
        case _:
            if text in field.metadata["among"]:
                return text
            line = f"variant {name} must be one of {', '.join(field.metadata['among'])}, not {value!r}"
            raise BadSetup(line, "variant-value", variant=name, value=text)
