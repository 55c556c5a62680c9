"""What people do at a table: answer, undo, agree, store standing answers, leave and return, chat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import time
from typing import Any, TypeVar, cast

import sqlalchemy as sa
import structlog

from crownlands.server import metrics
from crownlands.server.database_tables import chat
from crownlands.server.errors import ApiError
from crownlands.server.house import House, change_row, in_thread
from crownlands.server.lanes import GAMES, WRITES
from crownlands.server.limits import STANDING_ANSWERS, must_fit
from crownlands.server.live import CHAT_KEPT, LiveTable
from crownlands.server.log import (
    Answered,
    Entry,
    HintAsked,
    HouseClosed,
    StandingAnswerSet,
    StandInSet,
    Step,
    UndoAgreed,
    UndoAsked,
    UndoRefused,
)
from crownlands.server.people import is_one_word, one_line
from crownlands.server.rows import ChatRow, PersonRow, TableRow
from crownlands.server.seating import STAND_IN
from crownlands.server.socket_messages import Consent
from crownlands.server.standstill import is_owed_time
from crownlands.server.steady_time import now
from crownlands.server.store import Store
from crownlands.server.table_state import TableState
from crownlands.server.undo_vote import UndoVote
from crownlands.server.writer import Conflict, NotStored

T = TypeVar("T")
LONGEST_LINE = 500
TRIES = 5
"""How many times in a row another process may be quicker."""

log = structlog.get_logger()


async def answer(house: House, live: LiveTable, person: str | None, seat: int, seq: int, ref: str) -> None:
    """A person's answer. A repeated one is harmless."""
    async with turn(house, live):
        live.must_have_time(live.must_own(person, seat))
        if live.check_answer(seat, seq, ref):
            await append(house, live, Answered(seat, ref))
            live.audience.tell_move(seat)
    house.when_changed(live)


async def undo(house: House, live: LiveTable, person: str | None, seat: int, whole_turn: bool) -> None:
    """Undo the last answer or the whole turn, at once or when the others have agreed."""
    async with turn(house, live):
        live.must_own(person, seat)
        if live.stand_ins.get(seat):  # undoing its answers and coming back would give the player a hint
            raise ApiError("nothing-to-undo", 409)
        vote = live.vote_on_undo(seat, whole_turn)
        live.must_afford_undo(seat)
        if vote.needs:
            if live.undo_vote is None or live.undo_vote.step != vote.step:  # a repeated wish is the same one
                await append(house, live, UndoAsked(seat, whole_turn))
            live.audience.tell_undo("")
            return
        await take_back(house, live, vote)
    house.when_changed(live)


async def consent(house: House, live: LiveTable, person: str | None, said: Consent) -> None:
    """Agree, or not, to a pending undo; who votes at the same moment, in another process, is no obstacle."""
    meant: list[int] = []

    async def vote_now() -> None:
        vote = live.undo_vote
        mine = set(live.seats_of(person)) & (vote.waiting if vote else set())
        same = not meant or (vote is not None and vote.number == meant[0])
        if vote is None or not mine or not same or not vote.is_meant(said.by, said.whole_turn, said.number):
            raise ApiError("no-undo-asked", 409)
        meant.append(vote.number)
        if not said.yes:
            await append(house, live, UndoRefused(min(mine)))
            live.audience.tell_undo("refused")
            return
        for seat in mine:
            live.must_afford_consent(seat)
        if vote.waiting - mine:
            await append(house, live, *(UndoAgreed(seat) for seat in sorted(mine)))
            live.audience.tell_undo("")
        else:
            await take_back(house, live, vote)

    await insist(house, live, vote_now)
    house.when_changed(live)


async def take_back(house: House, live: LiveTable, vote: UndoVote) -> None:
    """Everybody has agreed."""
    await append(house, live, vote.step)
    live.audience.tell_state()


async def set_standing_answer(
    house: House, live: LiveTable, person: str | None, seat: int, prompt: str, ref: str | None
) -> None:
    """A standing answer: always give this answer to a prompt, until told otherwise."""
    if not prompt or len(prompt) > 80 or len(ref or "") > 200 or not is_one_word(f"{prompt}{ref or ''}"):
        raise ApiError("bad-standing-answer")

    async def set_now() -> None:
        live.must_own(person, seat)
        known = live.standing_answers.get(seat, {})
        if known.get(prompt) == (ref or None):
            return
        if ref and prompt not in known and len(known) >= STANDING_ANSWERS:
            raise ApiError("too-many-standing-answers", 409, most=STANDING_ANSWERS)
        await append(house, live, StandingAnswerSet(seat, prompt, ref or None))
        live.audience.tell_seat(seat)

    await insist(house, live, set_now)
    house.when_changed(live)


async def resign(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """A bot plays for the person from now on."""

    async def resign_now() -> None:
        live.must_own(person, seat)
        if not live.now.over and not live.stand_ins.get(seat):
            await give_to_bot(house, live, seat)

    await insist(house, live, resign_now)
    house.when_changed(live)


async def give_to_bot(house: House, live: LiveTable, seat: int) -> None:
    """A bot stands in. It agrees to no undo: what the person has not seen is not undone behind their back."""
    await append(house, live, StandInSet(seat, STAND_IN))
    live.audience.tell_table()
    live.audience.tell_if_undo_is_over()


async def come_back(house: House, live: LiveTable, person: str | None, seat: int) -> None:
    """The person plays again."""

    async def return_now() -> None:
        live.must_own(person, seat)
        if live.stand_ins.get(seat):
            live.must_have_time(seat)
            live.must_not_be_late(seat)
            await append(house, live, StandInSet(seat, None))
            live.audience.tell_state()

    await insist(house, live, return_now)


async def say(house: House, live: LiveTable, person: PersonRow, text: str) -> None:
    """A chat message at the table."""
    cleaned = one_line(text[: 2 * LONGEST_LINE])[:LONGEST_LINE]
    if not cleaned:
        return
    seat = next(iter(live.seats_of(person["id"])), None)
    line = {"table": live.id, "seat": seat, "name": person["name"], "text": cleaned, "at": time()}
    async with turn(house, live):
        number = await WRITES.run(_insert_chat, house.store, line)
        tell_chat(live, [cast("ChatRow", {**line, "id": number})])


def tell_chat(live: LiveTable, rows: list[ChatRow]) -> None:
    for shown in live.hear(rows):
        live.audience.tell({"type": "chat", **shown})


def _insert_chat(store: Store, line: dict[str, Any]) -> int:
    with store.write() as connection:
        (number,) = connection.execute(chat.insert(), line).inserted_primary_key or (0,)
        store.announce(connection, line["table"])
        return int(number)


# -- the log and the row ------------------------------------------------------------------------------------------


class turn:  # noqa: N801 - reads as a word: async with turn(…)
    """One after the other, and only on a table that is as it is stored."""

    __slots__ = ("_house", "_live")

    def __init__(self, house: House, live: LiveTable) -> None:
        self._house = house
        self._live = live

    async def __aenter__(self) -> None:
        await self._live.lock.acquire()
        try:
            await _reload(self._house, self._live)
            if await is_owed_time(self._house, self._live):
                await append(self._house, self._live, HouseClosed(self._house.beat))
                self._live.audience.tell_state()
        except BaseException:
            self._live.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


async def insist(house: House, live: LiveTable, act: Callable[[], Awaitable[T]]) -> T:
    """Do what is as right a moment later: what another process has written at the same moment is no obstacle.

    A move is not of that kind: whoever makes it has to see what has happened.
    """
    async with turn(house, live):
        for _ in range(TRIES - 1):
            try:
                return await act()
            except ApiError as error:
                if error.key != "stale":
                    raise
                await catch_up(house, live)
        return await act()


async def append(house: House, live: LiveTable, *steps: Step) -> None:
    """Apply something and store it, all or nothing; only then may it be announced."""
    assert house.writer is not None
    started = time()
    must_fit(live.seq, 0 if live.table is None else live.table.given_again, steps, live.has_moved_on)
    live.stored_info = live.info(None)
    entries: list[Entry] = []
    try:
        for step in steps:
            entries.append(Entry(live.id, live.seq + 1, now(), step))
            live.apply(entries[-1])
        await house.writer.put(*entries)
    except Conflict as error:
        live.diverged = True
        await _reload(house, live)
        raise ApiError("stale", 409) from error
    except NotStored as error:
        live.diverged = True
        if not await _is_stored(house, entries):
            await _reload(house, live)
            log.error("not-stored", table=live.id, reason=str(error))
            raise ApiError("not-stored", 503) from error
        live.diverged = False
    except BaseException:
        live.diverged = True  # it may have happened in part
        raise
    finally:
        live.stored_info = None
    metrics.moves.inc()
    metrics.stored.observe(time() - started)


async def _is_stored(house: House, entries: list[Entry]) -> bool:
    """Whether the database has written them and only did not get to say so: the connection may break just then."""
    first = entries[0]
    try:
        return (await in_thread(house.store.log, first.table, first.seq - 1))[: len(entries)] == entries
    except sa.exc.SQLAlchemyError as error:
        raise ApiError("not-stored", 503) from error


async def _reload(house: House, live: LiveTable) -> None:
    """If something happened here that could not be stored, start over from the database; a table that is no longer
    there is let go."""
    if not live.diverged:
        return
    try:
        if live.id not in await in_thread(house.store.changes, [live.id]):
            house.forget(live)
            raise ApiError("no-such-table", 404)
        entries = await _log_of(house, live)
        live.take_over(await GAMES.run(TableState, live.game, live.row, entries))  # it may be long
    except ApiError:
        raise
    except sa.exc.SQLAlchemyError as error:
        raise ApiError("not-stored", 503) from error
    except Exception as error:
        raise _broken(house, live, error) from error
    live.diverged = False
    live.audience.tell_state()


async def _log_of(house: House, live: LiveTable, after: int = 0) -> list[Entry]:
    """The log of a table, as far as its row is known: if its game has started since that was read, the next row
    brings that, and what was answered in it."""
    waits = live.row["status"] == "waiting"
    return [] if waits else await in_thread(house.store.log, live.id, after)


async def settle(house: House, live: LiveTable) -> None:
    """Store that a game is over (or, after a rewind, is not), once; then set up a saga's next table. Needs the
    lock.

    Another process may have stored it already, and the news of that may not have arrived.
    """
    if live.row["status"] != live.status:
        over = live.status == "over"
        try:
            await change_row(house, live, status=live.status, ranking=live.now.ranking() if over else None)
        except ApiError:
            await catch_up(house, live)
            if live.row["status"] != live.status:
                raise
        live.audience.tell_table()
    if live.status == "over" and live.row["next"] is None and await house.when_over(live) is not None:
        live.audience.tell_table()


async def catch_up(house: House, live: LiveTable) -> None:
    """Take in what others have written: another process, or an administrator."""
    row = await in_thread(house.store.table, live.id)
    if row is None:
        house.forget(live)
        return
    try:
        if row["changed"] != live.row["changed"]:
            await _take_row(house, live, row)
        for entry in await _log_of(house, live, live.seq):
            live.apply(entry)
            _tell(live, entry)
    except sa.exc.SQLAlchemyError:
        raise
    except Exception as error:
        raise _broken(house, live, error) from error
    tell_chat(live, cast("list[ChatRow]", await in_thread(house.store.rows, _unheard(live))))


def _unheard(live: LiveTable) -> sa.Select[Any]:
    """Chat lines by others. One that was said before may be stored, or heard of, after one that was said later."""
    oldest = live.heard[0] if len(live.heard) == CHAT_KEPT else 0
    new = sa.and_(chat.c.id > oldest, chat.c.id.not_in(live.heard))
    return sa.select(chat).where(chat.c.table == live.id, new).order_by(chat.c.id)


def _broken(house: House, live: LiveTable, error: Exception) -> ApiError:
    """What others have written does not fit this table, such as the word of a newer version: it is let go."""
    log.error("broken-table", table=live.id, reason=repr(error))
    house.forget(live)
    return ApiError("broken-table", 409)


async def _take_row(house: House, live: LiveTable, row: TableRow) -> None:
    """Somebody has sat down, started or finished elsewhere."""
    starts = live.table is None and row["status"] != "waiting"
    live.row = row
    if starts:
        live.reset(await in_thread(house.store.log, live.id))
        live.audience.tell_state()
    else:
        live.audience.reseat()
        live.audience.tell_table()


def _tell(live: LiveTable, entry: Entry) -> None:
    audience = live.audience
    match entry.step:
        case Answered(seat):
            audience.tell_move(seat)
        case UndoAsked() | UndoAgreed() | UndoRefused():
            audience.tell_undo("refused")
        case StandingAnswerSet(seat):
            audience.tell_seat(seat)
        case HintAsked():
            audience.tell({"type": "hinted", **live.hinted[-1]})
        case _:
            audience.tell_state()
