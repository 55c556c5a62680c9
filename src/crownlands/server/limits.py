"""How much one person may have at once, so that nobody takes everything."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal

import sqlalchemy as sa

from crownlands.core.decisions import Seat
from crownlands.server.database_tables import people, tables
from crownlands.server.errors import ApiError
from crownlands.server.log import Answered, HouseClosed, StandInSet, Step, Undone
from crownlands.server.security import Limits
from crownlands.server.settings import Settings
from crownlands.server.store import Store

STANDING_ANSWERS = 60
"""How many standing answers a seat may have."""
MOST_AHEAD = 10
"""How many games of a saga bots may play before it begins."""
LONGEST_LOG = 20_000
"""After this many entries a table accepts only what brings its game to an end."""
MOST_GIVEN_AGAIN = 100_000
"""After so many answers have been given again because others were undone, a table accepts no more undos: whoever
opens it waits for all of that, and one turn of Oath may have more than a hundred answers."""
GUESTS_A_SECOND, GUESTS_AT_ONCE = 0.1, 30
"""How many guests may come from one address."""
STEPS_A_SECOND, STEPS_AT_ONCE = 1.0, 30
"""How often a person may do what lengthens a log, or causes a whole state to be sent, without
advancing the game."""
ACCOUNTS_A_SECOND, ACCOUNTS_AT_ONCE = 1 / 600, 10
"""How many guests from one address may create an account, which has a share of its own (`shares.py`)."""
MAILS_A_SECOND, MAILS_AT_ONCE = 1 / 900, 4
"""How many confirmation links are sent to one address, for one person, and from one computer."""
STATES_A_SECOND, STATES_AT_ONCE = 1.0, 10
"""How often a client that is late is sent everything again."""
LINES_A_SECOND, LINES_AT_ONCE = 0.5, 15
"""How much a person may write in chats."""
NOTES_A_SECOND, NOTES_AT_ONCE = 0.2, 30
"""How many notes a person may write: they stay as long as their game, and a finished game stays for ever."""
AT_ONE_ADDRESS = 3
"""How many times as many tables, chat messages, notes and log entries without progress everybody at one address
together may have as one person: a name costs nothing, and an account not much."""
TABLES_A_SECOND, TABLES_AT_ONCE = 1 / 20, 100
"""How many tables may be opened from one address: what is played to the end stays for ever."""
LETTERS_A_TABLE = 10_000
"""So many letters of what a saga starts from count as one table more: each of its games stores all of them."""
BOT_ANSWERS_A_SECOND, BOT_ANSWERS_AT_ONCE = 30, 5000
"""How many answers bots and standing answers give at all tables that were set up from one address: five bots at a
table may give seventy to one of a person's, and what is played to the end stays for ever."""
REPLAY_A_SECOND, REPLAY_AT_ONCE = 0.2, 4.0
"""How many seconds of processor time a visitor gets for replays: a moment of a long game takes a hundred times as
long to compute as one of a short game."""
SOCKETS_OF_ONE, SOCKETS_AT_ONE = 40, 200
"""How many sockets one person may have open, and one address."""
HINTS_A_SECOND, HINTS_AT_ONCE = 0.25, 12
"""How many hints a person may ask for."""
PICTURES_A_SECOND, PICTURES_AT_ONCE = 1, 20
"""How many pictures of games may be requested from one address."""
LOGINS_A_SECOND, LOGINS_AT_ONCE = 0.1, 10
"""How many passwords may be tried for one account, and from one address."""


class VisitorLimits:
    """How often visitors may do something; with a rate of 0 as often as they like."""

    def __init__(self, rate: float) -> None:
        def limit(a_second: float, at_once: float) -> Limits:
            return Limits(a_second if rate else 0, at_once)

        self.messages = Limits(rate)
        """By share (`shares.py`): neither many sockets nor many names make many visitors."""
        self.replays = limit(REPLAY_A_SECOND, REPLAY_AT_ONCE)
        """By share, in seconds of processor time."""
        self.hints = limit(HINTS_A_SECOND, HINTS_AT_ONCE)
        """By person."""
        self.logins = limit(LOGINS_A_SECOND, LOGINS_AT_ONCE)
        """By account and by address."""
        self.mails = limit(MAILS_A_SECOND, MAILS_AT_ONCE)
        """By person, by address and by mailbox."""
        self.guests = limit(GUESTS_A_SECOND, GUESTS_AT_ONCE)
        """By address, like the next four."""
        self.accounts = limit(ACCOUNTS_A_SECOND, ACCOUNTS_AT_ONCE)
        self.tables = limit(TABLES_A_SECOND, TABLES_AT_ONCE)
        self.pictures = limit(PICTURES_A_SECOND, PICTURES_AT_ONCE)
        self.bot_answers = limit(BOT_ANSWERS_A_SECOND, BOT_ANSWERS_AT_ONCE)
        self._steps = limit(STEPS_A_SECOND, STEPS_AT_ONCE)
        self._steps_at_address = limit(STEPS_A_SECOND * AT_ONE_ADDRESS, STEPS_AT_ONCE * AT_ONE_ADDRESS)
        self._chat = limit(LINES_A_SECOND, LINES_AT_ONCE)
        self._chat_at_address = limit(LINES_A_SECOND * AT_ONE_ADDRESS, LINES_AT_ONCE * AT_ONE_ADDRESS)
        self._notes = limit(NOTES_A_SECOND, NOTES_AT_ONCE)
        self._notes_at_address = limit(NOTES_A_SECOND * AT_ONE_ADDRESS, NOTES_AT_ONCE * AT_ONE_ADDRESS)

    def allows_step(self, person: str, address: str) -> bool:
        """Whether somebody may do something that lengthens a log without moving its game on."""
        return self._steps.allows(person) and self._steps_at_address.allows(address)

    def allows_chat(self, person: str, address: str) -> bool:
        return self._chat.allows(person) and self._chat_at_address.allows(address)

    def allows_note(self, person: str, address: str) -> bool:
        return self._notes.allows(person) and self._notes_at_address.allows(address)


class OpenSockets:
    """Who has how many sockets open: each costs memory, and everybody at a table is told who comes and goes."""

    def __init__(self, limited: bool) -> None:
        self._limited = limited
        self._open: Counter[str] = Counter()

    def opened(self, person: str | None, address: str) -> bool:
        """Count one more, unless that is too many."""
        most = {f"at {address}": SOCKETS_AT_ONE} | ({f"of {person}": SOCKETS_OF_ONE} if person else {})
        if self._limited and any(self._open[who] >= many for who, many in most.items()):
            return False
        self._open.update(most.keys())
        return True

    def closed(self, person: str | None, address: str) -> None:
        for who in (f"at {address}", *([f"of {person}"] if person else [])):
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


def must_have_room(
    connection: sa.Connection,
    settings: Settings,
    host: str,
    status: Literal["waiting", "playing"],
    neighbours: Collection[str] = (),
) -> None:
    """Refuse one more table to somebody who has opened as many as one person may, or with neighbours as many as an
    address may.

    One person opens tables one after the other, in whatever process: the person's row serializes them.
    """
    key, most = {
        "waiting": ("too-many-open", settings.open_tables),
        "playing": ("too-many-running", settings.running_tables),
    }[status]
    connection.execute(sa.select(people.c.id).where(people.c.id == host).with_for_update())
    count = sa.select(sa.func.count()).where(tables.c.host == host, tables.c.status == status)
    if most and connection.execute(count).scalar_one() >= most:
        raise ApiError(key, 429, most=int(most))
    here = sa.select(sa.func.count()).where(tables.c.host.in_(neighbours), tables.c.status == status)
    if most and len(neighbours) > 1 and connection.execute(here).scalar_one() >= most * AT_ONE_ADDRESS:
        raise ApiError(f"{key}-here", 429, most=int(most * AT_ONE_ADDRESS))


def check_room(
    store: Store,
    settings: Settings,
    host: str,
    status: Literal["waiting", "playing"],
    neighbours: Collection[str] = (),
) -> None:
    """The same check before something that takes long."""
    with store.engine.connect() as connection:
        must_have_room(connection, settings, host, status, neighbours)


def weight_of(heritage: Mapping[str, Any] | None) -> float:
    """How many tables count for what a saga starts from, besides the one that starts from it."""
    return 0.0 if heritage is None else len(json.dumps(heritage)) / LETTERS_A_TABLE


def must_fit(
    entries: int, given_again: int, steps: tuple[Step, ...], has_moved_on: Callable[[Seat], bool]
) -> None:
    """Refuse to lengthen a log that is longer than any game, except for what brings its game to an end; and for a
    pause of the house, which nobody can bring about. Nor is more undone than there is time for when it is read.

    Somebody who takes their seat back from a bot may do so if the seat has answered since the last time: whoever
    fills a log must not cost others their seats, and there are only so many answers.
    """
    if given_again > MOST_GIVEN_AGAIN and any(isinstance(step, Undone) for step in steps):
        raise ApiError("log-full", 409)
    if entries < LONGEST_LOG:
        return
    for step in steps:
        if not isinstance(step, Answered | HouseClosed | StandInSet):
            raise ApiError("log-full", 409)
        if isinstance(step, StandInSet) and not step.bot and not has_moved_on(step.seat):
            raise ApiError("log-full", 409)
