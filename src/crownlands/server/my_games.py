"""HTTP: the games that I have played, and my statistics."""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Any, Literal, cast

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request

from crownlands.server import seating
from crownlands.server.database_tables import results, tables
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.lanes import WRITES
from crownlands.server.liveries import liveries_of
from crownlands.server.page_messages import GameStatistics, MyStatistics, PastGame, PastGames, Tally
from crownlands.server.rows import TimelessRow
from crownlands.server.visitors import house_of, known

router = APIRouter(prefix="/api/me", tags=["my games"])
A_PAGE, MOST_PAGES = 20, 10_000
COMPANIONS = 100


@router.get("/games", response_model=None)
async def my_games(
    request: Request,
    page: Annotated[int, Query(ge=0, le=MOST_PAGES)] = 0,
    game: Annotated[str | None, Query(max_length=80)] = None,
    won: Literal["yes", "no"] | None = None,
    companion: Annotated[str | None, Query(max_length=80)] = None,
) -> PastGames:
    """The games that I have played to the end, except those that I have taken off my list; twenty per page."""
    house, me = house_of(request), (await known(request))["id"]
    query = played_by(me).where(results.c.hidden.is_(False))
    if game is not None:
        query = query.where(results.c.game == game)
    if companion is not None:
        query = query.where(_with(me, companion))
    if won is not None:
        place = sa.func.min(results.c.place)
        query = query.having(place == 1 if won == "yes" else place > 1)
    rows = await in_thread(house.store.rows, query.offset(page * A_PAGE).limit(A_PAGE + 1))
    return {"games": await _told(house, me, rows[:A_PAGE]), "more": len(rows) > A_PAGE}


def played_by(me: str) -> sa.Select[Any]:
    """My finished games, the newest first: playing two seats counts as one game."""
    query = sa.select(results.c.table, results.c.ended, sa.func.min(results.c.place).label("place"))
    query = query.where(results.c.person == me).group_by(results.c.table, results.c.ended)
    return query.order_by(results.c.ended.desc(), results.c.table)


def _with(me: str, name: str) -> sa.ColumnElement[bool]:
    other = results.alias()
    here = (other.c.table == results.c.table, other.c.person != me, other.c.name == name)
    return sa.exists().where(*here)


async def _told(house: House, me: str, found: list[dict[str, Any]]) -> list[PastGame]:
    wanted = [part for part in tables.c if part.name != "clock"]
    query = sa.select(*wanted).where(tables.c.id.in_([row["table"] for row in found]))
    read = cast("list[TimelessRow]", await in_thread(house.store.rows, query))
    rows = {row["id"]: row for row in read}
    return [_past_game(rows[row["table"]], row, me) for row in found if row["table"] in rows]


def _past_game(table: TimelessRow, result: dict[str, Any], me: str) -> PastGame:
    return {
        "table": table["id"],
        "game": table["game"],
        "ended": result["ended"],
        "players": [
            seating.shown(player, seat, livery)
            for seat, (player, livery) in enumerate(zip(table["players"], liveries_of(table), strict=True))
        ],
        "me": seating.seats_of(table["players"], me),
        "ranking": table["ranking"] or [],
        "place": result["place"],
    }


@router.get("/statistics", response_model=None)
async def my_statistics(request: Request) -> MyStatistics:
    """My statistics, and whom I have played with."""
    house, me = house_of(request), (await known(request))["id"]
    counted = await in_thread(house.store.rows, counts_of(me))
    met = await in_thread(house.store.rows, _companions(me))
    return {"games": summed(counted), "companions": [row["name"] for row in met]}


def counts_of(me: str) -> sa.Select[Any]:
    """How often I took which place at which kind of table: a few rows, however many games there are."""
    kind = (results.c.game, results.c.seats, results.c.bots, results.c.place)
    return sa.select(*kind, sa.func.count().label("count")).where(results.c.person == me).group_by(*kind)


def _companions(me: str) -> sa.Select[Any]:
    mine, other = results.alias(), results.alias()
    query = sa.select(other.c.name).join(mine, mine.c.table == other.c.table)
    query = query.where(mine.c.person == me, other.c.person != me).group_by(other.c.name)
    return query.order_by(sa.func.count().desc(), other.c.name).limit(COMPANIONS)


def summed(counted: list[dict[str, Any]]) -> list[GameStatistics]:
    games: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in counted:
        games[row["game"]].append(row)
    found = [_of_game(game, rows) for game, rows in games.items()]
    return sorted(found, key=lambda row: (-row["played"], row["game"]))


def _of_game(game: str, rows: list[dict[str, Any]]) -> GameStatistics:
    by_seats: dict[int, list[dict[str, Any]]] = defaultdict(list)
    against: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        by_seats[row["seats"]].append(row)
        for bot in row["bots"].split():
            against[bot].append(row)
    total = _tally(rows)
    return {
        "game": game,
        **total,
        "average_place": round(sum(row["place"] * row["count"] for row in rows) / total["played"], 2),
        "by_seats": [{"seats": seats, **_tally(some)} for seats, some in sorted(by_seats.items())],
        "against": [{"bot": bot, **_tally(some)} for bot, some in sorted(against.items())],
    }


def _tally(rows: list[dict[str, Any]]) -> Tally:
    return {
        "played": sum(row["count"] for row in rows),
        "won": sum(row["count"] for row in rows if row["place"] == 1),
    }


@router.post("/games/{table_id}/hide", response_model=None)
async def hide(table_id: str, request: Request) -> PastGames:
    """Take a finished game off my list; it still counts in my statistics. Answers with the first page."""
    house, me = house_of(request), (await known(request))["id"]
    if not await WRITES.run(_hide, house, table_id[:40], me):
        raise ApiError("not-over", 409)
    return await my_games(request)


def _hide(house: House, table_id: str, me: str) -> bool:
    mine = results.update().where(results.c.table == table_id, results.c.person == me)
    with house.store.write() as connection:
        return bool(connection.execute(mine.values(hidden=True)).rowcount)
