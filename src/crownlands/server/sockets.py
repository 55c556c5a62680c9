"""One WebSocket per table: what people do there, and what they are sent."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from functools import partial
from sys import getsizeof

import msgspec
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from crownlands.server import answers, hints, metrics, playing, reviews, seed_parts, wire
from crownlands.server.audience import send
from crownlands.server.errors import ApiError, language_of
from crownlands.server.house import House
from crownlands.server.limits import STATES_A_SECOND, STATES_AT_ONCE
from crownlands.server.live import LiveTable
from crownlands.server.people import digest
from crownlands.server.presence import tell_elsewhere
from crownlands.server.rows import PersonRow
from crownlands.server.security import COOKIE, Bucket, same_origin, visitor_address
from crownlands.server.socket_messages import (
    AnswerMessage,
    AnswersMessage,
    AskForForecast,
    AskForHint,
    AskForReview,
    AskForUndo,
    AskWhy,
    ClientMessage,
    CommitToPart,
    Consent,
    ErrorMessage,
    Ping,
    Resign,
    Return,
    Say,
    ServerMessage,
    SetStandingAnswer,
    ShowPart,
)
from crownlands.server.visitors import house_of, share_of, visitor

log = structlog.get_logger()
router = APIRouter()
BACKLOG, LONGEST_BACKLOG = 256, 2_000_000
"""How many messages, and bytes of memory, may wait for a slow reader; beyond that the connection is closed, and
the client catches up after reconnecting. One rare letter, as in a name, makes all others four times as big."""
LONGEST_ID = 100

BESIDE_THE_GAME = (AskForUndo, Consent, SetStandingAnswer, Resign, Return, CommitToPart)
"""What is written to the log without advancing a game."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Socket:
    """Somebody's connection to a table. Messages are sent one after the other, in order."""

    def __init__(self, websocket: WebSocket, person: PersonRow | None, language: str) -> None:
        self._websocket = websocket
        self._person = person
        self.person: str | None = None if person is None else person["id"]
        self.device = digest(websocket.cookies.get(COOKIE, ""))
        self.language = language
        self.address = visitor_address(websocket.client)
        self.share = share_of(websocket, person)
        self._out: deque[str] = deque()
        self._waiting = 0
        """How many bytes are waiting in it."""
        self._more = asyncio.Event()
        self._hung_up = False
        self._listening = False
        self._gone = False
        self._told_again = Bucket(STATES_A_SECOND, STATES_AT_ONCE)

    def send(self, text: str) -> None:
        if len(self._out) >= BACKLOG or (self._out and self._waiting + getsizeof(text) > LONGEST_BACKLOG):
            self.hang_up()
        elif not self._hung_up:
            self._out.append(text)
            self._waiting += getsizeof(text)
            self._more.set()

    def hang_up(self) -> None:
        """Send nothing more; a client that reconnects is sent everything."""
        self._hung_up = True
        self._out.clear()
        self._waiting = 0
        self._more.set()

    def leave(self, reading: asyncio.Task[None]) -> None:
        """The connection is dead; what was received before is still processed to the end."""
        self._gone = True
        if self._listening:
            reading.cancel()

    def say(self, message: ServerMessage) -> None:
        send(self, message)

    async def write(self) -> None:
        """Send what is waiting until the connection ends."""
        send = self._websocket.send
        while not self._hung_up:
            await self._more.wait()
            self._more.clear()
            while self._out:
                text = self._out.popleft()
                self._waiting -= getsizeof(text)
                await send({"type": "websocket.send", "text": text})
        await self._websocket.close(1013)

    async def read(self, house: House, live: LiveTable) -> None:
        """Listen until the connection ends."""
        visitor = self.person or self.address
        while not self._gone:
            self._listening = True
            message = await self._websocket.receive()
            self._listening = False
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or b""
            said: ClientMessage | None = None
            try:
                if not house.limits.messages.allows(self.share):
                    raise ApiError("too-many", 429)
                said = _decoder.decode(data)
                if isinstance(said, BESIDE_THE_GAME) and not house.limits.allows_step(visitor, self.address):
                    raise ApiError("too-many", 429)
                await self._dispatch(house, live, said)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._refuse(ApiError("not-understood"), None)
            except SQLAlchemyError as error:
                log.error("store-failed", table=live.id, reason=str(error).splitlines()[0])
                self._refuse(ApiError("not-stored", 503), said)
            except ApiError as error:
                self._refuse(error, said)
                if error.key in ("stale", "not-asked") and self._told_again.take():
                    async with playing.turn(house, live):  # not in the middle of somebody else's move
                        live.audience.tell_all_to(self)

    def _refuse(self, error: ApiError, said: ClientMessage | None) -> None:
        metrics.refused.labels(error.key).inc()
        message: ErrorMessage = {"type": "error", "key": error.key, "text": error.text(self.language)}
        if isinstance(said, AnswerMessage | AnswersMessage) and (given := _short(said.id)) is not None:
            message["id"] = given
        self.say(message)

    async def _dispatch(self, house: House, live: LiveTable, said: ClientMessage) -> None:
        match said:
            case AnswerMessage():
                await playing.answer(house, live, self.person, said.seat, said.seq, said.ref)
            case AnswersMessage() | AskForForecast():
                await self._take_row(house, live, said)
            case Ping():
                self.say({"type": "pong"})
            case AskForUndo():
                await playing.undo(house, live, self.person, said.seat, said.whole_turn)
            case Consent():
                await playing.consent(house, live, self.person, said)
            case AskWhy():
                await self._explain(house, live, said.seat)
            case AskForHint():
                await hints.hint(house, live, self.person, said.seat)
            case AskForReview():
                await reviews.review(house, live, self)
            case SetStandingAnswer():
                await playing.set_standing_answer(house, live, self.person, said.seat, said.prompt, said.ref)
            case Resign() | Return():
                leave_or_return = playing.resign if isinstance(said, Resign) else playing.come_back
                await leave_or_return(house, live, self.person, said.seat)
            case CommitToPart() | ShowPart():
                await self._add_to_seed(house, live, said)
            case Say():
                await self._talk(house, live, said.text)

    async def _take_row(self, house: House, live: LiveTable, said: AnswersMessage | AskForForecast) -> None:
        """A series of answers, given or only previewed."""
        if isinstance(said, AskForForecast):
            async with playing.turn(house, live):  # while a move is being stored it has not happened yet
                self.say(answers.foresee(live, self.person, said.seat, said.refs))
        else:
            may_undo = partial(house.limits.allows_step, self.person or self.address, self.address)
            await answers.answer_all(house, live, self.person, said.seat, said.seq, said.refs, may_undo)

    async def _add_to_seed(self, house: House, live: LiveTable, said: CommitToPart | ShowPart) -> None:
        if isinstance(said, CommitToPart):
            await seed_parts.commit(house, live, self.person, said.commitment)
        else:
            await seed_parts.show(house, live, self.person, said.part)

    async def _talk(self, house: House, live: LiveTable, text: str) -> None:
        if self._person is None:
            raise ApiError("who-are-you", 401)
        if not house.limits.allows_chat(self._person["id"], self.address):
            raise ApiError("too-many", 429)
        await playing.say(house, live, self._person, text)

    async def _explain(self, house: House, live: LiveTable, seat: int) -> None:
        async with playing.turn(house, live):  # as above
            live.must_own(self.person, seat)
            asked = live.asked.get(seat)
            why_not = [wire.why_not(*pair) for pair in live.now.why_not(seat)] if asked else []
            self.say({"type": "why", "seat": seat, "seq": asked[1] if asked else 0, "why_not": why_not})


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(websocket: WebSocket, table_id: str, lang: str = "") -> None:
    """A seat at the table, or a place to watch from."""
    house = house_of(websocket)
    if not same_origin(websocket.headers):
        await websocket.close(1008)
        return
    try:
        person = await visitor(websocket)
        live = await house.table(table_id[:40])
    except (ApiError, SQLAlchemyError):
        await websocket.close(1008)
        return
    socket = Socket(websocket, person, language_of(lang or websocket.headers.get("accept-language", "")))
    if not house.sockets.opened(socket.person, socket.address):
        await websocket.close(1008)
        return
    try:
        await websocket.accept()
        await _sit_and_talk(house, live, socket)
    finally:
        house.sockets.closed(socket.person, socket.address)


async def _sit_and_talk(house: House, live: LiveTable, socket: Socket) -> None:
    metrics.sockets.inc()
    writing = asyncio.create_task(socket.write())
    try:
        async with playing.turn(house, live):
            live.audience.join(socket)
            live.audience.tell_all_to(socket)
            live.audience.tell_table()
        house.when_changed(live)
        _tell_elsewhere(house, live, socket.person)
        reading = house.keep(socket.read(house, live))
        done, _ = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        socket.leave(reading)
        if not all(_ended_well(task) for task in done):
            await _turn_away(socket, writing)
    except ApiError:
        await _turn_away(socket, writing)
    finally:
        metrics.sockets.dec()
        writing.cancel()
        live.part(socket)
        house.spawn(_after_leaving(house, live, socket.person))


async def _turn_away(socket: Socket, writing: asyncio.Task[None]) -> None:
    """The database does not answer: the client will come again."""
    socket.hang_up()
    await asyncio.wait({writing}, timeout=1)


def _short(given: int | str | None) -> int | str | None:
    """The id that a client gave its answer, if it can be returned."""
    fits = len(given) <= LONGEST_ID if isinstance(given, str) else given is not None and abs(given) < 2**53
    return given if fits else None


def _ended_well(task: asyncio.Task[None]) -> bool:
    """Whether a connection has just ended or broken off.

    An error is looked at but not raised again. Otherwise the error, the task and whoever waits for it would hold
    each other, and the table with them.
    """
    error = None if task.cancelled() else task.exception()
    if error is None or isinstance(error, WebSocketDisconnect | RuntimeError):
        return True
    if not isinstance(error, ApiError):
        log.error("task-failed", exc_info=error)
    return False


async def _after_leaving(house: House, live: LiveTable, person: str | None) -> None:
    """Tell those who stay, and remember when the person was here."""
    if live.viewers:
        with suppress(ApiError):  # whoever stays is told when it is stored how the table stands
            async with live.stored():
                live.audience.tell_table()
    _tell_elsewhere(house, live, person)
    if person is not None:
        house.seen.add(person)


def _tell_elsewhere(house: House, live: LiveTable, person: str | None) -> None:
    """Tell the other processes that a player has come or gone."""
    if live.seats_of(person):
        house.spawn(tell_elsewhere(house, [live]))
