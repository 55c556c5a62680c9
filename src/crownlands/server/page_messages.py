"""The types of what the pages beside the table's are told: who I am, my games, sagas."""

from __future__ import annotations

from typing import Literal, TypedDict

from crownlands.core.wire import Chapter, Line
from crownlands.server.messages import Player, TableInfo


class PastGame(TypedDict):
    """A game that I have played to its end."""

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
    """At tables with so many seats."""

    seats: int


class BotTally(Tally):
    """At tables with a bot of this kind."""

    bot: str


class GameStatistics(Tally):
    """What I have played of one game."""

    game: str
    average_place: float
    by_seats: list[SeatsTally]
    against: list[BotTally]


class MyStatistics(TypedDict):
    """What I have played, game by game."""

    games: list[GameStatistics]
    """The most played first."""
    companions: list[str]
    """The people I have played with, whom I have met most often first."""


class Me(TypedDict):
    """Who I am; all null for a stranger."""

    id: str | None
    name: str | None
    login: str | None
    email: str | None
    verified: bool | None
    """Whether the owner of the address has confirmed it; before, no digests go there. Null: no mail at all."""
    webhook: str | None


class MyDevice(TypedDict):
    """Where somebody is logged in."""

    id: str
    created: float
    here: bool
    """The device that asks."""


class MyPush(TypedDict):
    """Notices on the device that asks."""

    key: str | None
    """The key of the house that a browser subscribes with; null: this house sends none."""
    on: bool
    """Whether they come to this device."""


class PlayingAhead(TypedDict):
    """How far the bots are that play a saga's first games."""

    done: int
    total: int


class PlayedAhead(TypedDict):
    """All of them are played: the table at which the saga goes on."""

    table: TableInfo


class SagaGame(TypedDict):
    """A game of a saga."""

    table: str
    number: int
    status: Literal["waiting", "playing", "over"]
    changed: float
    """When it came to its end, or was changed last, in Unix seconds."""
    players: list[Player]
    ranking: list[list[int]] | None
    """The seats from first to last, once it is over."""


class SagaPage(TypedDict):
    """A saga with all its games at this house."""

    id: str
    game: str
    saga: str
    public: bool
    """Whether those who do not play it may read it."""
    games: list[SagaGame]
    """From first to last; the last one is where the saga goes on, unless it has come to its end."""
    ended: bool
    annals: list[Chapter]
    """What has happened, also before the saga came to this house."""
    statistics: list[Line]
    exports: list[str]
    """The forms in which it can be taken along; the words for one are `export-FORM`."""


class MySaga(TypedDict):
    """A saga that I play."""

    id: str
    played: int
    """How many of its games are over."""
    last: float | None
    """When the last of them came to its end, in Unix seconds."""
    table: TableInfo
    """Where it goes on."""
