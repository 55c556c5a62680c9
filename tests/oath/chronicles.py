"""A chronicle of three games by chance, always the same.

`python -m tests.oath.chronicles` writes its golden books.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from crownlands.core.annals import book
from crownlands.core.dice import Dice
from crownlands.core.sagas import Heritage
from crownlands.core.series import Saga
from crownlands.games.oath import GAME
from crownlands.words import LANGUAGES, Words
from tests.conformance.tools import answer_at_random

SEED = "golden 15"
PLAYERS = ("Anna", "Boris", "Clara", "Dmitri")
GOLDEN = Path(__file__).parent / "golden"


@lru_cache(maxsize=1)
def three_games() -> Saga:
    """A visionary, a steadfast Chancellor, a Usurper; the fourth table has been set up. Not to be played on."""
    return play_chronicle(SEED, 3, PLAYERS)


def play_chronicle(seed: str, games: int, players: tuple[str, ...] = (), seats: int = 4) -> Saga:
    """So many games of a chronicle with answers by chance."""
    saga = Saga(GAME, "chronicle", seats, {}, seed)
    for number in range(games):
        dice = Dice.from_seed(f"{seed} {number}")
        saga.table.players.update(enumerate(players))
        while not saga.table.over:
            answer_at_random(saga.table, dice)
        saga.next()
    return saga


def book_of(heritage: Heritage, language: str) -> str:
    return book(GAME.sagas["chronicle"], heritage, "Three games", Words(language, GAME))


if __name__ == "__main__":
    for spoken in LANGUAGES:
        text = book_of(three_games().heritage, spoken)
        (GOLDEN / f"annals.{spoken}.md").write_text(text, encoding="utf-8")
