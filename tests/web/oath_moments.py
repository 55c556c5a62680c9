"""Moments of Oath: found by playing with the rules alone, then laid out in the house as if people had come there.

Chance decides with a fixed seed, so that a moment is the same every time, and is found again when rules change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from crownlands.core.decisions import Decision
from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import Message
from tests.web.guest import Guest
from tests.web.web_house import WebHouse

GAME = "oath"
MOST_GAMES = 300
LIKED = {"action:campaign": 0.6, "action:offer-citizenship": 0.7, "propose": 0.8, "accept": 0.9}
"""How often these are chosen where they can be: chance alone fights and bargains too seldom."""
Wanted = Callable[[Table, Decision], bool]


def moment(seats: int, wanted: Wanted, *, liked: Mapping[str, float] = LIKED, **setup: Any) -> Table:
    """The first table, by chance, where somebody is asked what is wanted."""
    for number in range(MOST_GAMES):
        random = Random(number)
        table = Table(game(GAME), seats, seed=f"moment {number}", **setup)
        while not table.over:
            decision = table.pending[0]
            if wanted(table, decision):
                return table
            table.answer(by_chance(random, decision, liked), decision.seat)
    raise AssertionError("no game comes to what is wanted")


def by_chance(random: Random, decision: Decision, liked: Mapping[str, float] = LIKED) -> str:
    """One of the options; what is liked comes first."""
    refs = [option.ref for option in decision.options]
    return random.choice([ref for ref in refs if random.random() < liked.get(ref, 0)] or refs)


def laid_out(house: WebHouse, table: Table, players: Sequence[Person | str], **more: Any) -> Message:
    """A table of the house at this moment, with these people and bots in its seats; the first is the host."""
    host = players[0]
    assert isinstance(host, Person), "a bot is no host"
    kinds = [player if isinstance(player, str) else "open" for player in players[1:]]
    made = host.create("me", *kinds, game=GAME, **more)
    for seat, player in enumerate(players):
        if isinstance(player, Person) and player is not host:
            player.sit(made, seat)
    if host.look(made)["status"] == "waiting":
        host.start(made)
    return house.copy_of(made, like=table)


def words(guest: Guest) -> Words:
    """What the game says in the language of a guest."""
    return Words(guest.words.language, game(GAME))
