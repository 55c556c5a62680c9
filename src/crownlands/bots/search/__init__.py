"""Search: players that look ahead on imagined tables."""

from crownlands.bots.search.bot import SearchBot
from crownlands.bots.search.budget import Budget
from crownlands.bots.search.rollouts import AHEAD, Rollout
from crownlands.bots.search.search import Search

__all__ = ["AHEAD", "Budget", "Rollout", "Search", "SearchBot"]
