"""HTTP: a saga with all its games, for those who play it."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple, cast

import orjson
import sqlalchemy as sa
from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from crownlands.core.sagas import Heritage, SagaRules
from crownlands.server import saga, seating
from crownlands.server.database_tables import seats, tables
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.live import LiveTable
from crownlands.server.liveries import liveries_of
from crownlands.server.page_messages import MySaga, SagaGame, SagaPage
from crownlands.server.rows import PersonRow, TableRow, TimelessRow
from crownlands.server.store import Store
from crownlands.server.visitors import compute_replay, house_of, known, visitor

router = APIRouter(prefix="/api/sagas", tags=["sagas"])
SHOWN = 20
SETUPS_AT_ONCE = 10
"""What a game starts from may be a hundred thousand letters long."""


class Progress(NamedTuple):
    """How far a saga has come: its last table (None if it has just been deleted), how many of its games are over,
    and when the last of those ended."""

    table: str | None
    played: int
    ended: float | None


@router.get("", response_model=None)
async def my_sagas(request: Request) -> list[MySaga]:
    """My sagas that have not ended, the newest first."""
    return await sagas_of(house_of(request), (await known(request))["id"])


async def sagas_of(house: House, me: str) -> list[MySaga]:
    mine = sa.select(tables.c.saga).join(seats, seats.c.table == tables.c.id).where(seats.c.person == me)
    query = sa.select(tables.c.saga).where(tables.c.saga.in_(mine)).group_by(tables.c.saga)
    newest = query.order_by(sa.func.max(tables.c.changed).desc()).limit(SHOWN)
    found: list[MySaga] = []
    for row in await in_thread(house.store.rows, newest):
        progress = await progress_of(house, row["saga"])
        last = await house.table_or_none(progress.table) if progress.table else None
        if last is not None and not await has_ended(last):
            told = await last.info_as_stored(me)
            found.append(
                {"id": saga.id_of(last), "played": progress.played, "last": progress.ended, "table": told}
            )
    return found


async def progress_of(house: House, saga_id: str) -> Progress:
    """How far a saga has come. The database counts: to read the rows of hundreds of games takes long."""
    ended = sa.case((tables.c.status == "over", tables.c.changed))
    newest = sa.select(tables.c.id).where(_belongs_to(saga_id)).order_by(tables.c.created.desc()).limit(1)
    counted = sa.func.count(ended).label("played"), sa.func.max(ended).label("ended")
    query = sa.select(newest.scalar_subquery().label("table"), *counted).where(_belongs_to(saga_id))
    (row,) = await in_thread(house.store.rows, query)
    return Progress(**row)


async def has_ended(last: LiveTable) -> bool:
    """Whether a saga has ended, as far as that is stored."""
    async with last.stored():
        return saga.has_ended(last)


@router.get("/{saga_id}", response_model=None)
async def saga_page(saga_id: str, request: Request) -> Response:
    """A saga: its games, its annals, its exports."""
    house, person = house_of(request), await visitor(request)
    rows, last = await seen(house, person, saga_id)
    rules, link = saga.rules_of(last), saga.link_of(last.row["setup"])
    assert rules is not None
    assert link is not None
    earlier = saga.game_number(last) - len(rows)
    async with last.stored():  # a last move that is not stored yet may still fail
        heritage, ended = heritage_of(last), saga.has_ended(last)
    page: SagaPage = {
        "id": rows[0]["id"],
        "game": last.row["game"],
        "saga": link.name,
        "public": bool(rows[-1]["public"]),
        "games": [await game_of(house, row, earlier + at) for at, row in enumerate(rows, start=1)],
        "ended": ended,
        "annals": [],
        "statistics": [],
        "exports": list(rules.exports),
    }
    text = await compute_replay(request, person, told, house.store, page, rows, rules, heritage)
    return Response(text, media_type="application/json")


def told(store: Store, page: SagaPage, rows: list[TableRow], rules: SagaRules, heritage: Heritage) -> bytes:
    """The page with what has happened. Telling a hundred games takes time, and so does writing them down, and
    reading what each of them started from."""
    dress(store, page, rows)
    return orjson.dumps({**page, "annals": rules.annals(heritage), "statistics": rules.statistics(heritage)})


@router.get("/{saga_id}/export/{form}", response_class=PlainTextResponse)
async def export(saga_id: str, form: str, request: Request) -> Response:
    """The saga as a text in one of its forms, as it stands after its last finished game."""
    _, last = await seen(house_of(request), await visitor(request), saga_id)
    rules = saga.rules_of(last)
    assert rules is not None
    if form not in rules.exports:
        raise ApiError("no-such-form", 404)
    async with last.stored():
        heritage, games = heritage_of(last), saga.game_number(last) - (last.handed_on is None)
    seed = blake2b(f"{saga_id} {games} {form}".encode(), digest_size=16).hexdigest()
    text = await in_thread(rules.export, heritage, form, seed)
    name = f'attachment; filename="{last.row["game"]}-{saga_id}-{games}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


async def seen(house: House, person: PersonRow | None, saga_id: str) -> tuple[list[TableRow], LiveTable]:
    """The tables of a saga and the last of them, for those who may see them: anybody if it is public, otherwise
    those who play or have played it."""
    rows = await rows_of(house, saga_id[:40]) if saga_id.isprintable() else []
    last = await house.table(rows[-1]["id"]) if rows else None
    if last is None or saga.rules_of(last) is None:
        raise ApiError("unknown-saga", 404)
    known_here = {row["host"] for row in rows} | {player["person"] for row in rows for player in row["players"]}
    if not rows[-1]["public"] and (person is None or person["id"] not in known_here):
        raise ApiError("saga-not-public", 403)
    return rows, last


async def rows_of(house: House, saga_id: str) -> list[TableRow]:
    """The tables of a saga, from first to last."""
    wanted = [part for part in tables.c if part.name not in ("setup", "clock")]
    query = sa.select(*wanted).where(_belongs_to(saga_id)).order_by(tables.c.created)
    return cast("list[TableRow]", await in_thread(house.store.rows, query))


def _belongs_to(saga_id: str) -> sa.ColumnElement[bool]:
    nameless = sa.and_(tables.c.saga.is_(None), tables.c.id == saga_id)  # it came from an older house
    return sa.or_(tables.c.saga == saga_id, nameless)


def heritage_of(last: LiveTable) -> Heritage:
    """What the saga has come to."""
    return last.handed_on or last.row["setup"]["heritage"] or {}


def dress(store: Store, page: SagaPage, rows: list[TableRow]) -> None:
    """Note on a page what is worn at every table of a saga. The set-ups, which may be long, are read for this
    alone, a few at a time."""
    by_id: dict[str, TimelessRow] = {row["id"]: row for row in rows}
    games = {game["table"]: game for game in page["games"]}
    ids = list(by_id)
    for start in range(0, len(ids), SETUPS_AT_ONCE):
        some = tables.c.id.in_(ids[start : start + SETUPS_AT_ONCE])
        for found in store.rows(sa.select(tables.c.id, tables.c.setup).where(some)):
            worn = liveries_of({**by_id[found["id"]], "setup": found["setup"]})
            for player, livery in zip(games[found["id"]]["players"], worn, strict=True):
                player["livery"] = livery


async def game_of(house: House, row: TableRow, number: int) -> SagaGame:
    """A game of a saga; `dress` says what is worn there."""
    ranking = row.get("ranking")
    if row["status"] == "over" and ranking is None:  # from before rankings were kept
        live = await house.table_or_none(row["id"])
        ranking = live.table.ranking() if live is not None and live.table is not None else None
    return {
        "table": row["id"],
        "number": number,
        "status": row["status"],
        "changed": row["changed"],
        "players": [seating.shown(player, seat, seat) for seat, player in enumerate(row["players"])],
        "ranking": ranking,
    }
