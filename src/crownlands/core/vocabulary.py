"""Every ref that a game can ever offer: what a program that uses action numbers needs before the
first decision."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final

from crownlands.core.components import DONE, PLAYERS, Component, numbers

LARGEST_NUMBER: Final = 63
"""Up to which number a game can offer unless it says otherwise."""


def common_refs(seats: int, largest_number: int = LARGEST_NUMBER) -> list[str]:
    """What every game has: `done`, its seats, and numbers."""
    return [thing.ref for thing in (DONE, *PLAYERS[:seats], *numbers(0, largest_number))]


def held_components(home: Path, kind: type) -> list[Component]:
    """Every component that the modules of a game hold, by ref: those in its folder, and those of its class.

    Components are created once, at import, so they can all be reached from there. What a game creates later (the
    places of a board that is laid out at the table) is not found: such a game lists its vocabulary itself.
    """
    modules = _modules(home, kind)
    names = {module.__name__ for module in modules}
    found: dict[str, Component] = {}
    seen: set[int] = set()
    waiting: list[Any] = [value for module in modules for value in vars(module).values()]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, Component):
            found.setdefault(thing.ref, thing)
        waiting.extend(_parts(thing, names))
    return [found[ref] for ref in sorted(found)]


def _modules(home: Path, kind: type) -> list[ModuleType]:
    classes = {base.__module__ for base in kind.__mro__} - {"builtins", "abc", "typing", "crownlands.core.game"}
    folder = f"{home}{os.sep}"
    for package in [module for module in sys.modules.values() if getattr(module, "__path__", None) == [str(home)]]:
        for info in walk_packages([str(home)], f"{package.__name__}."):
            import_module(info.name)  # the same vocabulary, whatever has been needed so far
    return [
        module
        for name, module in sorted(sys.modules.items())
        if name in classes or (getattr(module, "__file__", None) or "").startswith(folder)
    ]


def _parts(thing: Any, modules: set[str]) -> Iterator[Any]:
    """What a thing is made of, as far as a component can be in it."""
    if isinstance(thing, Mapping):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif not isinstance(thing, type) and type(thing).__module__ in modules:
        yield from getattr(thing, "__dict__", {}).values()
        for base in type(thing).__mro__:
            slots = base.__dict__.get("__slots__", ())
            for name in (slots,) if isinstance(slots, str) else slots:
                yield getattr(thing, name, None)
