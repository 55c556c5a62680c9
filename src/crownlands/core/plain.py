"""Plain data that can be copied, hashed, stored and loaded: code generated once from a class's field types."""

from __future__ import annotations

import dataclasses
import json
import types
import typing
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final, Self, TypeAlias, TypeVar

from crownlands.core.components import Component
from crownlands.core.dice import Dice

Finder: TypeAlias = Callable[[str], Component]
"""Gives the component with a ref."""

TRANSIENT: Final[Mapping[str, bool]] = {"transient": True}
"""Metadata of a field that is neither copied nor stored nor hashed (a copy has its default)."""
DERIVED: Final[Mapping[str, bool]] = {"derived": True}
"""Metadata of a field that is copied but neither stored nor hashed: a cached answer."""
UNLESS_DEFAULT: Final[Mapping[str, bool]] = {"unless_default": True}
"""Metadata of a field that is stored and hashed only if it differs from its default."""


def stored_as(name: str) -> Mapping[str, str]:
    """Metadata of a field that is stored and hashed under an older name, so that the hashes in
    records stay valid."""
    return {"stored_as": name}


_ATOMS: Final = (int, str, bool, float, types.NoneType)
C = TypeVar("C", bound="Plain")


class Plain:
    """Base of plain data; `@plain` fills in the methods."""

    __slots__ = ()

    def copy(self) -> Self:
        """A copy that shares nothing mutable."""
        raise NotImplementedError("decorate the class with @plain")

    def dump(self) -> dict[str, Any]:
        """The data as JSON-ready values, components as refs."""
        raise NotImplementedError("decorate the class with @plain")

    @classmethod
    def load(cls, data: Mapping[str, Any], find: Finder) -> Self:
        """The object that was dumped."""
        raise NotImplementedError("decorate the class with @plain")

    def hash(self) -> str:
        """A hash of everything in here, equal in every process."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return blake2b(text.encode(), digest_size=16).hexdigest()


def plain(cls: type[C]) -> type[C]:
    """Generate `copy`, `dump` and `load` of a dataclass from the types of its fields."""
    hints = typing.get_type_hints(cls)
    every = dataclasses.fields(cls)  # type: ignore[arg-type]
    transient = [f for f in every if f.metadata.get("transient")]
    copied = [f for f in every if f not in transient]
    stored = [f for f in copied if not f.metadata.get("derived")]

    lines = ["def copy(self):", "    new = make(cls)"]
    lines += [f"    new.{f.name} = {_copy_code(hints[f.name], f'self.{f.name}')}" for f in copied]
    lines += [f"    new.{f.name} = {f.default!r}" for f in transient]
    lines += ["    return new"]
    namespace: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join(lines), namespace)

    keys = {f.name: f.metadata.get("stored_as", f.name) for f in stored}
    codecs = [(f.name, keys[f.name], *_codec(hints[f.name])) for f in stored]
    optional = {f.name: f.default for f in stored if f.metadata.get("unless_default")}

    def dump(self: C) -> dict[str, Any]:
        data = {key: encode(getattr(self, name)) for name, key, encode, _ in codecs}
        for name, default in optional.items():
            if getattr(self, name) == default:
                del data[keys[name]]
        return data

    def load(_: type[C], data: Mapping[str, Any], find: Finder) -> C:
        new = object.__new__(cls)
        for name, key, _encode, decode in codecs:
            absent = name in optional and key not in data
            setattr(new, name, optional[name] if absent else decode(data[key], find))
        for f in every:
            if f not in stored:
                setattr(new, f.name, _default(f))
        return new

    for name, method in (("copy", namespace["copy"]), ("dump", dump), ("load", classmethod(load))):
        setattr(cls, name, method)
    return cls


def _default(field: dataclasses.Field[Any]) -> Any:
    """The value of a field that is not stored."""
    make = field.default_factory
    return field.default if make is dataclasses.MISSING else make()


def _is_frozen(hint: Any) -> bool:
    """Whether a value of this type can be shared between copies."""
    if hint in _ATOMS or hint is bytes:
        return True
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType, tuple):
        return all(_is_frozen(part) for part in typing.get_args(hint) if part is not Ellipsis)
    return isinstance(hint, type) and (issubclass(hint, Component) or _is_frozen_dataclass(hint))


def _is_frozen_dataclass(hint: type) -> bool:
    """A frozen dataclass, all of whose fields are frozen too."""
    params = getattr(hint, "__dataclass_params__", None)
    if params is None or not params.frozen:
        return False
    hints = typing.get_type_hints(hint)
    return all(_is_frozen(hints[field.name]) for field in dataclasses.fields(hint))


def _copy_code(hint: Any, value: str, depth: int = 0) -> str:
    """Source text that copies a value of this type."""
    if _is_frozen(hint):
        return value
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        if _is_frozen(parts[0]):
            return f"{value}[:]"
        item = f"x{depth}"
        return f"[{_copy_code(parts[0], item, depth + 1)} for {item} in {value}]"
    if origin is dict and _is_frozen(parts[0]):
        if _is_frozen(parts[1]):
            return f"{value}.copy()"
        key, item = f"k{depth}", f"x{depth}"
        return f"{{{key}: {_copy_code(parts[1], item, depth + 1)} for {key}, {item} in {value}.items()}}"
    if hint is bytearray:
        return f"{value}[:]"
    if isinstance(hint, type) and (hint is Dice or issubclass(hint, Plain)):
        return f"{value}.copy()"
    if origin in (typing.Union, types.UnionType) and len(parts) == 2 and types.NoneType in parts:
        inner = next(part for part in parts if part is not types.NoneType)
        return f"(None if {value} is None else {_copy_code(inner, value, depth)})"
    raise TypeError(f"@plain does not know how to copy {hint}")


_Codec: TypeAlias = tuple[Callable[[Any], Any], Callable[[Any, Finder], Any]]


def _codec(hint: Any) -> _Codec:
    """How a value of this type becomes JSON, and how it comes back."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if hint in _ATOMS:
        return (lambda value: value), (lambda data, _: data)
    if origin in (typing.Union, types.UnionType) and len(parts) == 2 and types.NoneType in parts:
        inner_encode, inner_decode = _codec(next(part for part in parts if part is not types.NoneType))
        return (
            lambda value: None if value is None else inner_encode(value),
            lambda data, find: None if data is None else inner_decode(data, find),
        )
    if origin is list or (origin is tuple and parts[1:] == (Ellipsis,)):
        item_encode, item_decode = _codec(parts[0])
        return (
            lambda value: [item_encode(item) for item in value],
            lambda data, find: origin(item_decode(item, find) for item in data),
        )
    if origin is tuple:
        return _tuple_codec(parts)
    if origin is dict:
        return _dict_codec(parts[0], parts[1])
    if hint in (bytes, bytearray):
        return (lambda value: value.hex()), (lambda data, _: hint.fromhex(data))
    if hint is Dice:
        return (
            lambda dice: {"key": dice.key.hex(), "drawn": dice.drawn},
            lambda data, _: Dice(bytes.fromhex(data["key"]), data["drawn"]),
        )
    if isinstance(hint, type) and issubclass(hint, Component):
        return (lambda value: value.ref), (lambda data, find: find(data))
    if isinstance(hint, type) and issubclass(hint, Plain):
        return (lambda value: value.dump()), hint.load
    if isinstance(hint, type) and _is_frozen_dataclass(hint):
        return dataclasses.asdict, (lambda data, _: hint(**data))
    raise TypeError(f"@plain does not know how to store {hint}")


def _tuple_codec(hints: tuple[Any, ...]) -> _Codec:
    """A tuple of fixed length becomes a list, each part by its own type."""
    codecs = [_codec(hint) for hint in hints]
    return (
        lambda value: [encode(part) for part, (encode, _) in zip(value, codecs, strict=True)],
        lambda data, find: tuple(decode(part, find) for part, (_, decode) in zip(data, codecs, strict=True)),
    )


def _dict_codec(key_hint: Any, item_hint: Any) -> _Codec:
    """A dictionary becomes a list of pairs: keys need not be strings, and the order is kept."""
    key_encode, key_decode = _codec(key_hint)
    item_encode, item_decode = _codec(item_hint)
    return (
        lambda value: [[key_encode(key), item_encode(item)] for key, item in value.items()],
        lambda data, find: {key_decode(key, find): item_decode(item, find) for key, item in data},
    )
