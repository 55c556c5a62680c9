"""A place at a table: a socket, all that was told through it, and playing on it."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import ExitStack
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

if TYPE_CHECKING:
    from tests.server.house import Person

PATIENCE = 120.0
"""Seconds after which something hangs: on a busy machine a process may get a thirtieth of a core.

No test waits so long for something that is not to happen."""
Message = dict[str, Any]


class Place:
    """A socket to a table, and all that was told through it."""

    def __init__(self, person: Person, table: str, *, origin: str | None = None) -> None:
        self.person = person
        house = person.house.url
        self._line = ExitStack()
        self._socket: ClientConnection = self._line.enter_context(
            connect(
                f"{house.replace('http', 'ws', 1)}/api/tables/{table}/socket?lang={person.language}",
                origin=Origin(origin or house),
                additional_headers=person.own_headers,
                compression=None,
                max_size=None,
                max_queue=None,
                open_timeout=PATIENCE,
                close_timeout=1,
            )
        )
        self.heard: list[Message] = []
        self.seq = -1
        self.hear_until("state")

    def __enter__(self) -> Place:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._line.close()

    def hang_up(self) -> None:
        """As a phone does in a tunnel: without a word."""
        self._socket.socket.shutdown(socket.SHUT_RDWR)
        self._line.close()

    def fall_silent(self) -> None:
        """The end of the line is the next thing that the house hears."""
        self._socket.socket.shutdown(socket.SHUT_WR)

    # -- listening ------------------------------------------------------------------------------------------

    def hear(self, seconds: float = PATIENCE) -> Message:
        """The next message, taken in."""
        text = self._socket.recv(timeout=seconds)
        message: Message = json.loads(text)
        self.heard.append(message)
        self._take_in(message)
        return message

    def hear_until(self, kind: str, fits: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind."""
        while not fits(message := self.hear_one_of(kind)):
            pass
        return message

    def hear_one_of(self, *kinds: str) -> Message:
        """The next message of some kinds."""
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def settle(self) -> list[Message]:
        """Wait until the house has dealt with all that I have said; returns what came before its pong."""
        start = len(self.heard)
        self.say(type="ping")
        self.hear_until("pong")
        return self.heard[start:-1]

    def look_again(self) -> int:
        """How many answers the house says there are."""
        return int(self.person.look(self.table)["answers"])

    def keep_up(self, with_seq: int) -> None:
        while self.seq < with_seq:
            self.hear()

    def _take_in(self, message: Message) -> None:
        match message["type"]:
            case "state":
                self.seq, self.table, self.seat = message["seq"], message["table"], message["seat"]
                self.view, self.decisions = message["view"], message["decisions"]
                self.events, self.scores = list(message["events"]), message["scores"]
                self.ranking, self.lesson = message["ranking"], message["lesson"]
                self.turns = list(message["turns"])
                self.undo_asked, self.standing_answers, self.chat = (
                    message["undo"],
                    message["standing_answers"],
                    message["chat"],
                )
                self.asked, self.answers = message["table"]["asked"], message["table"]["answers"]
            case "move":
                assert message["seq"] > self.seq, "a move came twice"
                self.seq, self.decisions = message["seq"], message["decisions"]
                self.view = patched(self.view, message["patch"])
                self.events += message["events"]
                self.scores, self.asked, self.answers = message["scores"], message["asked"], message["answers"]
                if message["turn"] not in self.turns:
                    self.turns.append(message["turn"])
                self.ranking, self.lesson = message["ranking"], message["lesson"]
            case "table":
                self.table = message["table"]
            case "undo":
                self.undo_asked = None if message["by"] is None and not message["needs"] else message

    @property
    def over(self) -> bool:
        return self.scores is not None

    @property
    def must_speak(self) -> bool:
        """Whether I am asked, and no order of mine answers."""
        return any(self.standing_answers.get(asked["prompt"]) not in asked["options"] for asked in self.decisions)

    @property
    def errors(self) -> list[str]:
        return [message["key"] for message in self.heard if message["type"] == "error"]

    # -- autoplaying -------------------------------------------------------------------------------------------

    def say(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def throw(self, frame: str | bytes) -> None:
        """Send anything at all."""
        self._socket.send(frame)

    def answer(self, ref: str | None = None, *, number: int = 0, **other: Any) -> None:
        """Answer what I am asked; by default with the first option."""
        asked = self.decisions[number]
        answer = {"seat": asked["seat"], "seq": asked["seq"], "ref": ref or asked["options"][0], **other}
        self.say(type="answer", **answer)

    def move(self, ref: str | None = None) -> None:
        """Answer, and wait until the house has told so."""
        seat = self.decisions[0]["seat"]
        self.answer(ref)
        while True:
            message = self.hear()
            assert message["type"] != "error", message
            if message["type"] == "move" and message["by"] == seat:
                return

    def refusal(self, **message: Any) -> str:
        """The key of the error that this message brings."""
        self.say(**message)
        return str(self.hear_until("error")["key"])


def patched(view: Any, patch: list[list[Any]]) -> Any:
    """A view with a patch applied, as a client does it (docs/protocol.md)."""
    view = deepcopy(view)
    for path, value in patch:
        if not path:
            view = value
            continue
        inner = view
        for key in path[:-1]:
            inner = inner[key]
        if value == {"gone": True}:
            del inner[path[-1]]
        else:
            inner[path[-1]] = value
    return view


def play(
    *places: Place, answers: int | None = None, seed: str = "play", watch: Callable[[], None] | None = None
) -> None:
    """People at a table answer by chance, to the end or until so many answers; bots play in between."""
    random = Random(seed)
    host = places[0]
    while not host.over and (answers is None or host.answers < answers):
        asked = next((place for place in places if place.must_speak), None)
        if asked is None:
            host.hear()
        else:
            asked.move(random.choice(asked.decisions[0]["options"]))
        newest = max(place.seq for place in places)
        for place in places:
            place.keep_up(newest)
        if watch is not None:
            watch()
