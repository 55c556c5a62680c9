"""The powers of: edifices."""

from __future__ import annotations

from crownlands.games.oath.moments import register

register([])
