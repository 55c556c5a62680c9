"""Honest people who play whole games, come back after every fault, and write down all that they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from random import Random
from threading import Event, Thread
from time import sleep

import httpx
from websockets.exceptions import WebSocketException

from crownlands.core.registry import games
from tests.server.house import Person
from tests.server.place import Message, Place

BROKEN = (WebSocketException, OSError, EOFError, httpx.HTTPError)
"""How a line breaks off."""
TRY_AGAIN = ("not-stored", "too-many")
LATE = ("stale", "not-asked")
CLOCK = {"kind": "live", "minutes": 60}
"""Less than the clock of the machine jumps."""
Stored = list[tuple[int, str, int, str]]


class Notes:
    """What people have sent to one table, and what was announced there."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.announced: dict[int, tuple[int, str | None]] = {}
        """By number: whose move it was, and the answer if it was ours."""
        self.sent: set[tuple[int, int]] = set()
        """Seat and number of every decision that we have answered, however often."""

    def lost(self, stored: Stored) -> int:
        """How many announced moves are not in the store as they were announced."""
        found = {seq: (seat, ref) for seq, kind, seat, ref in stored if kind == "answer"}
        return sum(
            seq not in found or found[seq][0] != seat or ref not in (None, found[seq][1])
            for seq, (seat, ref) in self.announced.items()
        )

    def doubled(self, stored: Stored) -> int:
        """How many answers of ours are in the store more often than we have been asked."""
        ours = Counter(seat for _, kind, seat, _ in stored if kind == "answer" and seat < 2)
        asked = Counter(seat for seat, _ in self.sent)
        return sum((ours - asked).values())


class Pair(Thread):
    """Two people who play one game after the other with each other, and with bots where a game needs more."""

    def __init__(self, number: int, people: Callable[[], tuple[Person, Person]], stop: Event) -> None:
        super().__init__(daemon=True)
        self._random = Random(number)
        self._people = people
        self._stop_asked = stop
        self._turn = number
        self.notes: list[Notes] = []
        self.finished = self.interrupted = 0
        self.refused: Counter[str] = Counter()
        self.table: str | None = None
        """The table where they sit, for others to look at."""
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self._stop_asked.is_set():
                self._play_a_game()
        except BaseException as error:  # the test tells it, and need not wait for the end
            self.failure = error
            self._stop_asked.set()
            raise

    def _play_a_game(self) -> None:
        table = self._set_table()
        if table is None:
            return
        notes = Notes(table["id"])
        self.notes.append(notes)
        self.table = table["id"]
        while not self._stop_asked.is_set():
            with suppress(*BROKEN):
                self._play_on(table, notes)
                self.finished += 1
                return
            self.interrupted += 1
            sleep(0.3)

    def _set_table(self) -> Message | None:
        """A new table; none if the house is in trouble just now."""
        names = sorted(games())
        name = names[self._turn % len(names)]
        bots = ["random"] * max(0, games()[name].seats[0] - 2)
        try:
            ann, bob = self._people()
            table = ann.create("me", "open", *bots, game=name, clock=CLOCK)
            bob.sit(table, 1)
            ann.start(table)
        except (*BROKEN, AssertionError) as error:  # refused with a sentence
            assert not str(error).startswith("(500"), error
            sleep(0.3)
            return None
        self._turn += 1
        return table

    def _play_on(self, table: Message, notes: Notes) -> None:
        with ExitStack() as lines:
            places = [lines.enter_context(person.socket(table)) for person in self._people()]
            while not places[0].over and not self._stop_asked.is_set():
                asked = next((place for place in places if place.decisions), None)
                if asked is None:
                    self._hear(places[0], notes)
                else:
                    self._answer(asked, notes)
                newest = max(place.seq for place in places)
                for place in places:
                    while place.seq < newest:
                        self._hear(place, notes)
                    place.heard.clear()

    def _hear(self, place: Place, notes: Notes) -> Message:
        message = place.hear()
        if message["type"] == "move" and message["by"] is not None:
            notes.announced.setdefault(message["seq"], (message["by"], None))
        return message

    def _answer(self, place: Place, notes: Notes) -> None:
        """Answer until it is announced, or until it turns out that it had been given before a line broke."""
        asked = place.decisions[0]
        ref = self._random.choice(asked["options"])
        notes.sent.add((asked["seat"], asked["seq"]))
        place.say(type="answer", seat=asked["seat"], seq=asked["seq"], ref=ref)
        while True:
            message = self._hear(place, notes)
            if message["type"] == "move" and message["by"] == asked["seat"]:
                notes.announced[message["seq"]] = (message["by"], ref)
                return
            if message["type"] == "error":
                self.refused[message["key"]] += 1
                assert message["key"] in TRY_AGAIN + LATE, message
                while message["key"] in LATE and asked in place.decisions:  # it may have been told before
                    self._hear(place, notes)
                if asked in place.decisions:
                    sleep(0.2)
                    place.say(type="answer", seat=asked["seat"], seq=asked["seq"], ref=ref)
            if message["type"] in ("state", "error") and asked not in place.decisions:
                return
