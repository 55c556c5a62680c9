"""Who sits where at a table."""

from __future__ import annotations

from typing import Literal, TypedDict

from crownlands.server import messages

Kind = Literal["open", "person", "bot"]
STAND_IN = "greedy"
"""The bot that plays for somebody who has left."""


class StoredPlayer(TypedDict):
    """A seat as it is stored."""

    kind: Kind
    person: str | None
    name: str
    bot: str | None


def open_seat() -> StoredPlayer:
    return {"kind": "open", "person": None, "name": "", "bot": None}


def bot_seat(bot: str) -> StoredPlayer:
    return {"kind": "bot", "person": None, "name": "", "bot": bot}


def person_seat(person: str, name: str) -> StoredPlayer:
    return {"kind": "person", "person": person, "name": name, "bot": None}


def seats_of(players: list[StoredPlayer], person: str | None) -> list[int]:
    """The seats of a person."""
    return [seat for seat, player in enumerate(players) if person is not None and player["person"] == person]


def rotated(players: list[StoredPlayer]) -> list[StoredPlayer]:
    """Everybody one seat further on, for a rematch."""
    return [*players[-1:], *players[:-1]]


def shown(
    player: StoredPlayer,
    seat: int,
    livery: int,
    stand_in: str | None = None,
    online: bool = False,
    out_for_good: bool = False,
) -> messages.Player:
    """A seat in wire format."""
    return {
        "seat": seat,
        "livery": livery,
        "kind": "bot" if stand_in else player["kind"],
        "name": player["name"],
        "bot": stand_in or player["bot"],
        "stand_in": stand_in is not None,
        "out_for_good": out_for_good,
        "online": online or player["kind"] == "bot",
    }
