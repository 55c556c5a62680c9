"""The house: its tables, who does what at them, and what happens by itself."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from time import time
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog

from crownlands.bots import bot_names, make_bot
from crownlands.bots.base import Eyes
from crownlands.core.dice import seal_of
from crownlands.core.errors import BadSetup
from crownlands.core.records import Record
from crownlands.core.registry import game as find_game
from crownlands.core.registry import games
from crownlands.core.sagas import SagaLink
from crownlands.core.table import fresh_seed
from crownlands.server import clocks, metrics, seating
from crownlands.server.errors import Refusal
from crownlands.server.live import STAND_IN, LiveTable, UndoRequest
from crownlands.server.people import People
from crownlands.server.seating import Player
from crownlands.server.settings import Settings
from crownlands.server.store import Entry, Store, chat, seats, tables
from crownlands.server.thinking import Question, Thinkers
from crownlands.server.writer import Conflict, DiskTrouble, Writer

T = TypeVar("T")
IDLE_SECONDS = 300.0
CHAT_KEPT = 100
CHANNEL = "crownlands"

log = structlog.get_logger()


async def aside(work: Callable[..., T], *arguments: Any) -> T:
    """Run something that blocks (the database) in a thread."""
    return await asyncio.to_thread(work, *arguments)


class House:
    """One process of a house. Everything in memory can be rebuilt from the store."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.thinkers = Thinkers(settings.bot_seconds)
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.writer: Writer | None = None

    def open(self) -> None:
        channel = None if self.store.is_sqlite else CHANNEL
        self.writer = Writer(self.store, asyncio.get_running_loop(), channel)

    async def close(self) -> None:
        """Finish what is under way, write what waits, stop."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.writer is not None:
            await aside(self.writer.close)
        self.thinkers.close()

    def spawn(self, work: Awaitable[None]) -> None:
        """Let something happen beside everything else."""

        async def run() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("task-failed")

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables ---------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.live.get(table_id)
        if live is not None:
            return live
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self.live:
                self.live[table_id] = await aside(self._load, table_id)
        self._loading.pop(table_id, None)
        return self.live[table_id]

    def _load(self, table_id: str) -> LiveTable:
        row = self.store.row(sa.select(tables).where(tables.c.id == table_id))
        if row is None:
            raise Refusal("no-such-table", 404)
        if row["game"] not in games():
            raise Refusal("no-such-game", 404, game=row["game"])
        live = LiveTable(find_game(row["game"]), row, self.store.log(table_id))
        newest = sa.select(chat).where(chat.c.table == table_id).order_by(chat.c.id.desc()).limit(CHAT_KEPT)
        live.chat = [_chat_json(line) for line in reversed(self.store.rows(newest))]
        return live

    async def create(
        self,
        host: Mapping[str, Any],
        game_name: str,
        wanted: list[str],
        *,
        options: Mapping[str, object],
        public: bool,
        clock: dict[str, Any],
        saga: str | None = None,
    ) -> LiveTable:
        """A new table that waits for people, or starts if all its seats are taken."""
        players = [self._wanted(host, seat) for seat in wanted]
        return await self._new_table(
            host["id"], game_name, players, options=options, public=public, clock=clock, saga=saga
        )

    def _wanted(self, host: Mapping[str, Any], seat: str) -> Player:
        match seat:
            case "me":
                return seating.person_seat(host["id"], host["name"])
            case "open":
                return seating.open_seat()
            case bot if bot in bot_names():
                return seating.bot_seat(bot)
            case other:
                raise Refusal("no-such-bot", bot=other[:40])

    async def _new_table(
        self,
        host: str,
        game_name: str,
        players: list[Player],
        *,
        options: Mapping[str, object],
        public: bool,
        clock: dict[str, Any],
        saga: str | None = None,
        link: SagaLink | None = None,
        heritage: Mapping[str, Any] | None = None,
    ) -> LiveTable:
        if game_name not in games():
            raise Refusal("no-such-game", 404, game=game_name[:40])
        game = find_game(game_name)
        if saga is not None and link is None:
            if saga not in game.sagas:
                raise Refusal("no-such-saga", saga=saga[:40])
            link = SagaLink(saga, 1, fresh_seed())
            heritage = game.sagas[saga].begin(len(players))
        seed = link.table_seed() if link else fresh_seed()
        try:
            setup = game.setup(len(players), options, seed, None, heritage)
        except BadSetup as error:
            raise Refusal("bad-setup", reason=str(error)) from error
        row = {
            "id": secrets.token_urlsafe(9),
            "game": game_name,
            "status": "waiting",
            "public": public,
            "host": host,
            "setup": {
                "options": {
                    name: getattr(setup.options, name) for name in type(setup.options).__dataclass_fields__
                },
                "seed": seed,
                "seal": seal_of(seed),
                "ruleset": setup.ruleset,
                "heritage": dict(heritage) if heritage is not None else None,
                "saga": {"name": link.name, "number": link.number, "seed": link.seed} if link else None,
                "started": 0.0,
            },
            "clock": clocks.checked(clock),
            "players": players,
            "next": None,
            "created": time(),
            "changed": time(),
        }
        live = LiveTable(game, row, ())
        if all(player["kind"] != "open" for player in players):
            self._begin(live)
        await aside(self._insert, live)
        self.live[live.id] = live
        self.follow_up(live)
        return live

    def _insert(self, live: LiveTable) -> None:
        with self.store.write() as connection:
            connection.execute(tables.insert(), live.row)
            _write_seats(connection, live)

    def _begin(self, live: LiveTable) -> None:
        live.row["status"] = "playing"
        live.row["setup"]["started"] = time()
        live.start(live.row["setup"]["started"])

    async def save_row(self, live: LiveTable) -> None:
        """Keep what has changed about the table itself."""
        live.row["changed"] = time()
        await aside(self._save_row, live)

    def _save_row(self, live: LiveTable) -> None:
        values = {name: live.row[name] for name in ("status", "players", "setup", "next", "changed", "host")}
        with self.store.write() as connection:
            connection.execute(tables.update().where(tables.c.id == live.id).values(**values))
            _write_seats(connection, live)

    # -- sitting down ---------------------------------------------------------------------------------------

    async def sit(self, live: LiveTable, person: Mapping[str, Any], seat: int | None) -> None:
        """Take an open seat."""
        async with live.lock:
            _must_wait(live)
            open_seats = [at for at, player in enumerate(live.players) if player["kind"] == "open"]
            if live.seats_of(person["id"]) and seat is None:
                return
            if not open_seats or (seat is not None and seat not in open_seats):
                raise Refusal("seat-taken", 409)
            live.players[open_seats[0] if seat is None else seat] = seating.person_seat(
                person["id"], person["name"]
            )
            await self._seats_changed(live)

    async def leave(self, live: LiveTable, person: str) -> None:
        """Leave a table that has not started; while it is played, a bot takes over instead."""
        async with live.lock:
            if live.row["status"] == "waiting":
                for seat in live.seats_of(person):
                    live.players[seat] = seating.open_seat()
                await self._seats_changed(live)
                return
        for seat in live.seats_of(person):
            await self.resign(live, person, seat)

    async def set_seat(self, live: LiveTable, person: str, seat: int, kind: str) -> None:
        """The host opens a seat or gives it to a bot before the start."""
        async with live.lock:
            _must_wait(live)
            if live.row["host"] != person:
                raise Refusal("only-host", 403)
            if not 0 <= seat < len(live.players):
                raise Refusal("no-such-seat")
            live.players[seat] = self._wanted({"id": person, "name": ""}, kind if kind != "me" else "open")
            await self._seats_changed(live)

    async def start(self, live: LiveTable, person: str) -> None:
        async with live.lock:
            _must_wait(live)
            if live.row["host"] != person:
                raise Refusal("only-host", 403)
            if any(player["kind"] == "open" for player in live.players):
                raise Refusal("seats-open", 409)
            self._begin(live)
            await self.save_row(live)
            live.tell_state()
        self.follow_up(live)

    async def _seats_changed(self, live: LiveTable) -> None:
        await self.save_row(live)
        for viewer in list(live.viewers):
            live.join(viewer)
        live.tell_table()

    async def rematch(self, live: LiveTable, person: str, *, rotate: bool) -> LiveTable:
        """The same people once more, everybody one seat further; or the same table for others (a clone)."""
        row = live.row
        if rotate:
            if live.row["status"] != "over" or not live.seats_of(person):
                raise Refusal("not-over", 409)
            if row["next"] is not None:
                return await self.table(row["next"])
            players = seating.rotated([dict(player) for player in live.players])  # type: ignore[misc]
        else:
            me = next((player for player in live.players if player["person"] == person), None)
            name = me["name"] if me else (await self._name(person))
            players = [dict(p) if p["kind"] == "bot" else seating.open_seat() for p in live.players]  # type: ignore[misc]
            free = next((seat for seat, player in enumerate(players) if player["kind"] == "open"), 0)
            players[free] = seating.person_seat(person, name)
        new = await self._new_table(
            person,
            row["game"],
            players,
            options=row["setup"]["options"],
            public=row["public"] and not rotate,
            clock=row["clock"],
        )
        if rotate:
            await self._link(live, new)
        return new

    async def _name(self, person: str) -> str:
        from crownlands.server.store import people  # noqa: PLC0415

        row = await aside(self.store.row, sa.select(people).where(people.c.id == person))
        return str(row["name"]) if row else ""

    async def _link(self, live: LiveTable, new: LiveTable) -> None:
        async with live.lock:
            live.row["next"] = new.id
            await self.save_row(live)
            live.tell_table()

    # -- playing --------------------------------------------------------------------------------------------

    async def answer(self, live: LiveTable, person: str | None, seat: int, seq: int, ref: str) -> None:
        """An answer of a person. A repeated one is harmless."""
        async with live.lock:
            live.owned(person, seat)
            if live.check_answer(seat, seq, ref):
                await self._append(live, "answer", seat, ref)
                live.tell_move(seat)
        self.follow_up(live)

    async def undo(self, live: LiveTable, person: str | None, seat: int) -> None:
        """Take back the last answer, at once or when the others have agreed."""
        async with live.lock:
            live.owned(person, seat)
            request = live.consent_for(seat)
            if request.needs:
                live.undo_request = request
                live.tell({"type": "undo", **request.json()})
                return
            await self._take_back(live, request)
        self.follow_up(live)

    async def consent(self, live: LiveTable, person: str | None, yes: bool) -> None:
        """Agree, or not, to an undo that waits."""
        async with live.lock:
            request = live.undo_request
            mine = set(live.seats_of(person))
            if request is None or not mine & request.needs:
                raise Refusal("no-undo-asked", 409)
            if not yes:
                live.undo_request = None
                live.tell({"type": "undo", "by": None, "needs": [], "why": "refused"})
                return
            request.agreed |= mine & request.needs
            if request.needs - request.agreed:
                live.tell({"type": "undo", **request.json()})
                return
            await self._take_back(live, request)
        self.follow_up(live)

    async def _take_back(self, live: LiveTable, request: UndoRequest) -> None:
        if request.by is not None:
            await self._append(live, "undo", request.by, "")
        else:
            await self._append(live, "rewind", 0, str(request.answers))
        live.tell_state()

    async def order(self, live: LiveTable, person: str | None, seat: int, prompt: str, ref: str | None) -> None:
        """A standing order: always answer this prompt so, until told otherwise."""
        if not prompt or len(prompt) > 80 or " " in prompt or len(ref or "") > 200 or " " in (ref or ""):
            raise Refusal("bad-order")
        async with live.lock:
            live.owned(person, seat)
            await self._append(live, "order", seat, f"{prompt} {ref or ''}".strip())
            live.tell_state()
        self.follow_up(live)

    async def resign(self, live: LiveTable, person: str | None, seat: int) -> None:
        """A bot plays for the person from now on."""
        async with live.lock:
            live.owned(person, seat)
            if live.now.over or live.stand_ins.get(seat):
                return
            await self._append(live, "bot", seat, STAND_IN)
            live.tell_table()
        self.follow_up(live)

    async def come_back(self, live: LiveTable, person: str | None, seat: int) -> None:
        """The person plays again."""
        async with live.lock:
            live.owned(person, seat)
            if live.stand_ins.get(seat):
                await self._append(live, "bot", seat, "")
                live.tell_state()

    async def say(self, live: LiveTable, person: Mapping[str, Any], text: str) -> None:
        """A line in the chat of the table."""
        cleaned = " ".join(text.split())[:500]
        if not cleaned:
            return
        mine = live.seats_of(person["id"])
        line = {"table": live.id, "seat": next(iter(mine), None), "name": person["name"], "text": cleaned}
        line["at"] = time()
        await aside(self._insert_chat, line)
        shown = _chat_json(line)
        live.chat = [*live.chat, shown][-CHAT_KEPT:]
        live.tell({"type": "chat", **shown})

    def _insert_chat(self, line: dict[str, Any]) -> None:
        with self.store.write() as connection:
            connection.execute(chat.insert(), line)

    async def _append(self, live: LiveTable, kind: str, seat: int, ref: str) -> None:
        """Let something happen and keep it; only then may it be announced."""
        assert self.writer is not None
        entry = Entry(live.id, live.seq + 1, kind, seat, ref, time())
        started = time()
        live.apply(entry)
        try:
            await self.writer.put(entry)
        except (Conflict, DiskTrouble) as error:
            await self.catch_up(live, fresh=True)
            if isinstance(error, Conflict):
                raise Refusal("stale", 409) from error
            log.error("not-stored", table=live.id, reason=str(error))
            raise Refusal("not-stored", 503) from error
        metrics.moves.inc()
        metrics.stored.observe(time() - started)
        if live.table is not None and live.table.over and live.row["status"] != "over":
            live.row["status"] = "over"
            await self.save_row(live)
            await self._next_of_saga(live)

    async def catch_up(self, live: LiveTable, *, fresh: bool = False) -> None:
        """Read what others have written (another process, the admin); with `fresh`, start over from the store."""
        if fresh:
            live.reset(await aside(self.store.log, live.id))
            live.tell_state()
            return
        newer = await aside(self.store.log, live.id, live.seq)
        for entry in newer:
            live.apply(entry)
            if entry.kind == "answer":
                live.tell_move(entry.seat)
            else:
                live.tell_state()

    async def _next_of_saga(self, live: LiveTable) -> None:
        setup = live.row["setup"]
        if setup["saga"] is None or live.table is None:
            return
        link = SagaLink(**setup["saga"])
        rules = live.game.sagas[link.name]
        heritage = rules.hand_on(setup["heritage"], live.table)
        if rules.over(heritage):
            return
        new = await self._new_table(
            live.row["host"],
            live.row["game"],
            [dict(player) for player in live.players],  # type: ignore[misc]
            options=setup["options"],
            public=live.row["public"],
            clock=live.row["clock"],
            link=SagaLink(link.name, link.number + 1, link.seed),
            heritage=heritage,
        )
        live.row["next"] = new.id
        await self.save_row(live)

    # -- what happens by itself -----------------------------------------------------------------------------

    def follow_up(self, live: LiveTable) -> None:
        """If a bot or a standing order has the next word, let it speak."""
        if live.table is not None and not live.table.over and self._speaker(live) is not None:
            self.spawn(self._speak(live))

    def _speaker(self, live: LiveTable) -> int | None:
        for seat, (decision, _) in live.asked.items():
            order = live.orders.get(seat, {}).get(decision.prompt)
            if live.bot_of(seat) or (order is not None and decision.find(order)):
                return seat
        return None

    async def _speak(self, live: LiveTable) -> None:
        """Bots and orders answer until a person is asked."""
        if live.speaking:
            return
        live.speaking = True
        try:
            while not live.now.over:
                seat = self._speaker(live)
                if seat is None:
                    return
                asked, seq = live.asked[seat], live.seq
                ref = await self._ref_for(live, seat)
                async with live.lock:
                    if live.asked.get(seat) is asked or (live.seq == seq and seat in live.asked):
                        await self._append(live, "answer", seat, ref)
                        live.tell_move(seat)
        except Refusal as refusal:
            log.warning("bot-refused", table=live.id, reason=refusal.key)
        finally:
            live.speaking = False
        self.follow_up(live)

    async def _ref_for(self, live: LiveTable, seat: int) -> str:
        """What a standing order or a bot answers."""
        decision, _ = live.asked[seat]
        bot = live.bot_of(seat)
        order = live.orders.get(seat, {}).get(decision.prompt)
        if bot is None:
            assert order is not None
            return order
        table = live.now
        quick = make_bot(bot, f"{table.setup.seed}/{live.seq}")
        if not quick.thinks:
            return quick.choose(Eyes(table.run, seat), decision).ref
        head = Record.of_head(table).head_text()
        question = Question(live.id, head, tuple(table.history), seat, bot)
        ref = await self.thinkers.choose(question)
        if ref is not None and decision.find(ref) is not None:
            return ref
        log.warning("bot-too-slow", table=live.id, bot=bot)
        metrics.slow_bots.inc()
        return Random(question.head).choice(decision.options).ref

    async def tick(self) -> None:
        """Once a second: clocks that have run out, tables that nobody looks at, news from outside."""
        now = time()
        for live in list(self.live.values()):
            if live.table is None or live.table.over:
                continue
            for seat in live.clocks.out_of_time(now):
                if live.bot_of(seat) is None:
                    async with live.lock:
                        await self._append(live, "bot", seat, STAND_IN)
                        live.tell_table()
                    self.follow_up(live)
        for table_id, live in list(self.live.items()):
            idle = not live.viewers and not live.speaking and now - live.busy_until > IDLE_SECONDS
            if idle and live.row["clock"]["kind"] != "live":
                del self.live[table_id]

    async def look_outside(self) -> None:
        """Tables that another process has written to."""
        newest = await aside(self.store.newest, list(self.live))
        for table_id, seq in newest.items():
            live = self.live.get(table_id)
            if live is not None and seq > live.seq:
                await self.news_of(table_id)

    async def news_of(self, table_id: str) -> None:
        """Another process has written to this table."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                await self.catch_up(live)
            self.follow_up(live)


def _must_wait(live: LiveTable) -> None:
    if live.row["status"] != "waiting":
        raise Refusal("started-already", 409)


def _write_seats(connection: sa.Connection, live: LiveTable) -> None:
    connection.execute(seats.delete().where(seats.c.table == live.id))
    rows = [
        {"table": live.id, "seat": seat, "person": player["person"]}
        for seat, player in enumerate(live.players)
        if player["person"] is not None
    ]
    if rows:
        connection.execute(seats.insert(), rows)


def _chat_json(line: Mapping[str, Any]) -> dict[str, Any]:
    return {"at": line["at"], "name": line["name"], "seat": line["seat"], "text": line["text"]}
