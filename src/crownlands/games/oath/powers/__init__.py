"""7. The powers of the cards, a row each, in files by suit."""

from __future__ import annotations

from crownlands.games.oath.powers import (
    arcane,
    arcane_later,
    banners,
    battlefields,
    beast,
    beast_later,
    discord,
    edifices,
    hearth,
    nomad,
    order,
    relics,
    reliquary,
    sites,
    visions,
    ways,
)

FILES = (
    arcane,
    arcane_later,
    banners,
    battlefields,
    beast,
    beast_later,
    discord,
    edifices,
    hearth,
    nomad,
    order,
    relics,
    reliquary,
    sites,
    visions,
    ways,
)
"""Importing them gives the cards their powers."""
