"""Rows of the database as the code sees them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, cast

from crownlands.server.messages import Clock, VariantValues
from crownlands.server.seating import StoredPlayer

Status: TypeAlias = Literal["waiting", "playing", "over"]


class StoredSaga(TypedDict):
    """Which game of which saga; rows of earlier versions also contain a seed, which is not used any more."""

    name: str
    number: int


class StoredPart(TypedDict):
    """What somebody adds to the seed."""

    commitment: str
    part: str | None
    """None: not shown yet, or left out."""


class Shuffling(TypedDict):
    """A table that is about to start, and waits a moment for parts of its seed."""

    stage: Literal["commit", "show"]
    since: float
    expected: list[str]
    """The people who are waited for."""


class StoredSetup(TypedDict):
    """Everything that determines a game before its first answer."""

    variants: VariantValues
    seed: str
    """The house's part of it, if players have added theirs."""
    ruleset: int
    heritage: dict[str, Any] | None
    saga: StoredSaga | None
    started: float
    """When the first seat was asked, in Unix seconds; 0 before."""
    hints: NotRequired[bool | None]
    """What the host has chosen, if anything."""
    lesson: NotRequired[str | None]
    """The name of the lesson that is played here."""
    parts: NotRequired[dict[str, StoredPart]]
    """What players add to the seed, by person; those who have left again do not count."""
    shuffling: NotRequired[Shuffling | None]
    before: NotRequired[list[str]]
    """Who has played the game before, if it is a later one of a saga."""
    away: NotRequired[list[str]]
    """For whom a bot has played that one to its end: it plays on, until they return."""


def read_setup(stored: dict[str, Any]) -> StoredSetup:
    """A set-up from a database, an export or a backup; earlier versions call its variants `options`."""
    if "options" in stored:
        stored = {"variants": stored["options"], **{key: stored[key] for key in stored if key != "options"}}
    return cast("StoredSetup", stored)


class TimelessRow(TypedDict):
    """A table without its log and its clock."""

    id: str
    game: str
    status: Status
    public: bool
    host: str
    setup: StoredSetup
    players: list[StoredPlayer]
    next: str | None
    """The table that follows."""
    saga: NotRequired[str | None]
    """The first table of its saga; tables that came from an older house may not have it."""
    ranking: NotRequired[list[list[int]] | None]
    """The seats from first to last, once the game is over."""
    created: float
    changed: float


class TableRow(TimelessRow):
    """A table without its log."""

    clock: Clock


class PersonRow(TypedDict):
    """Somebody whom the house knows."""

    id: str
    name: str
    login: str | None
    password: str | None
    email: str
    verified: str
    """The address whose owner has confirmed it; digests go to no other."""
    webhook: str
    language: str
    created: float
    seen: float
    noticed: float


class ChatRow(TypedDict):
    """A line of a table's chat."""

    id: int
    table: str
    seat: int | None
    name: str
    text: str
    at: float
