"""The types of what pages other than the table's are sent: who I am, my games, sagas."""

from __future__ import annotations

from typing import Literal, TypedDict

from crownlands.core.wire import Chapter, Line
from crownlands.server.messages import Player, TableInfo


class PastGame(TypedDict):
    """A game that I have played to the end."""

    table: str
    game: str
    ended: float
    """In Unix seconds."""
    players: list[Player]
    me: list[int]
    ranking: list[list[int]]
    """The seats from first to last; the first place may be empty: then nobody at the table has won."""
    place: int
    """The best place of my seats, from 1."""


class PastGames(TypedDict):
    """A page of my games, the newest first."""

    games: list[PastGame]
    more: bool
    """Whether another page follows."""


class Tally(TypedDict):
    """How many games, and how many of them were won."""

    played: int
    won: int


class SeatsTally(Tally):
    """At tables with this many seats."""

    seats: int


class BotTally(Tally):
    """At tables with a bot of this kind."""

    bot: str


class GameStatistics(Tally):
    """My statistics for one game."""

    game: str
    average_place: float
    by_seats: list[SeatsTally]
    against: list[BotTally]


class MyStatistics(TypedDict):
    """My statistics, game by game."""

    games: list[GameStatistics]
    """The most played first."""
    companions: list[str]
    """The people I have played with, the most frequent first."""


class Me(TypedDict):
    """Who I am; all null for a stranger."""

    id: str | None
    name: str | None
    login: str | None
    email: str | None
    verified: bool | None
    """Whether the owner of the address has confirmed it; until then, no digests are sent there. Null: the house
    sends no mail."""
    webhook: str | None


class ApiErrorText(TypedDict):
    """Why a request is refused: the message `error-KEY`, and what it says in the visitor's language."""

    key: str
    text: str


class ApiErrorMessage(TypedDict):
    """The answer to a request that is refused."""

    error: ApiErrorText


class DeviceLink(TypedDict):
    """What logs another device in as me; one use, one hour."""

    token: str


class VerifiedEmail(TypedDict):
    """The address that has just been confirmed."""

    email: str


class MyDevice(TypedDict):
    """Where somebody is logged in."""

    id: str
    created: float
    here: bool
    """The device that asks."""


class MyPush(TypedDict):
    """Notifications on the device that asks."""

    key: str | None
    """The house's key that a browser subscribes with; null: this house sends none."""
    on: bool
    """Whether this device gets them."""


class PushNotice(TypedDict):
    """What a device is sent, as JSON in a push message."""

    title: str
    text: str
    path: str
    """What to open: a table, or the lobby."""


class WaitingTable(TypedDict):
    """A table that waits for somebody's move."""

    id: str
    game: str
    since: float
    """Since when, in Unix seconds."""
    end: float | None
    """When their time for it is up; null: they have as long as they like."""


class Digest(TypedDict):
    """What is posted to a webhook: the tables that wait, or those where time is running out."""

    subject: str
    text: str
    """All of it in sentences, as in the e-mail."""
    tables: list[WaitingTable]


class Paragraph(TypedDict):
    """A paragraph of a rulebook; its text is the message `rule-ID`."""

    id: str


class DeletedTable(TypedDict):
    """The id of the table that is gone."""

    deleted: str


class PlayingAhead(TypedDict):
    """How far the bots have come in playing a saga's first games."""

    done: int
    total: int


class PlayedAhead(TypedDict):
    """All of them have been played: the table at which the saga continues."""

    table: TableInfo


class SagaGame(TypedDict):
    """A game of a saga."""

    table: str
    number: int
    status: Literal["waiting", "playing", "over"]
    changed: float
    """When it ended, or was last changed, in Unix seconds."""
    players: list[Player]
    ranking: list[list[int]] | None
    """The seats from first to last, once it is over."""


class SagaPage(TypedDict):
    """A saga with all its games at this house."""

    id: str
    game: str
    saga: str
    public: bool
    """Whether people who do not play it may read it."""
    games: list[SagaGame]
    """From first to last; the saga continues at the last one, unless it has ended."""
    ended: bool
    annals: list[Chapter]
    """What has happened, also before the saga came to this house."""
    statistics: list[Line]
    exports: list[str]
    """The forms in which it can be exported; their names are `export-FORM`."""


class MySaga(TypedDict):
    """A saga that I play."""

    id: str
    played: int
    """How many of its games are over."""
    last: float | None
    """When the last of them ended, in Unix seconds."""
    table: TableInfo
    """Where it continues."""
