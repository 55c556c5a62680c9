"""Bots: players for any game. They see what their seat may see, and think on imagined tables only."""

from crownlands.bots.base import (
    CheckedBot,
    bot_names,
    bot_seed,
    check_bot,
    dismiss,
    make_bot,
    offered_bots,
    seat_bots,
)
from crownlands.core.bots import Bot, Eyes

__all__ = [
    "Bot",
    "CheckedBot",
    "Eyes",
    "bot_names",
    "bot_seed",
    "check_bot",
    "dismiss",
    "make_bot",
    "offered_bots",
    "seat_bots",
]
