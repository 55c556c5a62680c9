"""Oath: Chronicles of Empire and Exile."""

from crownlands.games.oath.game import OathGame

GAME = OathGame()
