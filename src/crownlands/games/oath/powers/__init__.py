"""7. The powers of the cards, one row each, in files by suit."""

from __future__ import annotations

from importlib import import_module
from typing import Final

NAMES: Final = (
    "arcane",
    "arcane_later",
    "banners",
    "battlefields",
    "beast",
    "beast_later",
    "discord",
    "discord_later",
    "edifices",
    "hearth",
    "hearth_later",
    "nomad",
    "nomad_later",
    "order",
    "order_later",
    "relics",
    "reliquary",
    "sites",
    "visions",
    "ways",
)
FILES: Final = tuple(import_module(f"{__name__}.{name}") for name in NAMES)
"""Importing them gives the cards their powers."""
