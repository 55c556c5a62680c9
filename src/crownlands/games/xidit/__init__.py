"""Lords of Xidit."""

from crownlands.games.xidit.game import XiditGame

GAME = XiditGame()
