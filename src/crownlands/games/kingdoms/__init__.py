"""Tiny Epic Kingdoms."""

from crownlands.games.kingdoms.game import KingdomsGame

GAME = KingdomsGame()
