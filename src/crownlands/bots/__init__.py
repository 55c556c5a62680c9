"""Bots: players for any game. They see what their seat may see, and think on imagined tables only."""

from crownlands.bots.base import Bot, Eyes, bot_names, check_bot, dismiss, make_bot, offered_bots

__all__ = ["Bot", "Eyes", "bot_names", "check_bot", "dismiss", "make_bot", "offered_bots"]
