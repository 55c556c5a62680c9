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
    discord_later,
    edifices,
    hearth,
    hearth_later,
    nomad,
    nomad_later,
    order,
    order_later,
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
    discord_later,
    edifices,
    hearth,
    hearth_later,
    nomad,
    nomad_later,
    order,
    order_later,
    relics,
    reliquary,
    sites,
    visions,
    ways,
)
"""Importing them gives the cards their powers."""
