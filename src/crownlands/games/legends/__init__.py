"""Eight-Minute Empire: Legends."""

from crownlands.games.legends.game import LegendsGame

GAME = LegendsGame()
