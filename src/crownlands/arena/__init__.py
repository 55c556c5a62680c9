"""Games between bots: simulations, seat-balanced matches with ratings, datasets; on one core or on many."""

from crownlands.arena.engines import ENGINES, all_cores
from crownlands.arena.matches import Match, Outcome, fill_bots, play_bots, play_match
from crownlands.arena.sagas import simulate_saga
from crownlands.arena.simulation import Result, Tally, simulate
from crownlands.arena.tournament import Standings, Tournament, hold

__all__ = [
    "ENGINES",
    "Match",
    "Outcome",
    "Result",
    "Standings",
    "Tally",
    "Tournament",
    "all_cores",
    "fill_bots",
    "hold",
    "play_bots",
    "play_match",
    "simulate",
    "simulate_saga",
]
