"""HTTP: the games of the house and its tables."""

from __future__ import annotations

import gzip
import io
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from math import inf
from typing import Annotated, Any, Literal, cast

import segno
import sqlalchemy as sa
from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, BeforeValidator, Field

from crownlands.bots import offered_bots
from crownlands.core.game import Game
from crownlands.core.glance import NOTHING
from crownlands.core.lessons import lessons
from crownlands.core.registry import game, games
from crownlands.core.sagas import SagaRules
from crownlands.core.variants import schema
from crownlands.server import next_game, presenting, waiting_room
from crownlands.server.database_tables import seats, tables
from crownlands.server.errors import ApiError
from crownlands.server.house import in_thread
from crownlands.server.limits import MOST_AHEAD
from crownlands.server.live import LiveTable
from crownlands.server.messages import GameInfo, Moment, News, SagaKind, TableCard, TableInfo, VariantSchema
from crownlands.server.page_messages import DeletedTable, Paragraph
from crownlands.server.playing import turn
from crownlands.server.security import visitor_address
from crownlands.server.visitors import compute_replay, house_of, known, link_to, visitor
from crownlands.words import LANGUAGES, client_source, summary_source

router = APIRouter(prefix="/api", tags=["tables"])
SHOWN, WATCHED = 50, 12
LOOKED_AT = 2000
"""How many tables are considered when those to be shown are chosen."""
WORDS_ARE_KEPT = "max-age=300"
LONGEST_TEXT = 100_000
"""How long the text may be from which a saga is continued."""
ShortText = Annotated[str, Field(max_length=80)]
MOST_VARIANTS = 40
"""More than any game has."""


def not_too_many(given: object) -> object:
    """Refuse variants before each is looked at: to say what is wrong with thousands takes long."""
    if isinstance(given, dict) and len(given) > MOST_VARIANTS:
        raise ValueError(f"no game has {len(given)} variants")
    return given


GivenVariants = Annotated[
    dict[str, str | bool | int], BeforeValidator(not_too_many), Field(max_length=MOST_VARIANTS)
]


class NewTable(BaseModel):
    game: ShortText
    seats: Annotated[list[ShortText], Field(min_length=1, max_length=12)]
    variants: GivenVariants = {}
    public: bool = True
    clock: dict[str, Any] = {"kind": "none"}
    hints: bool | None = None
    saga: ShortText | None = None
    saga_text: str = ""

    def spec(self) -> waiting_room.TableSpec:
        """What is asked for, except the people."""
        if len(self.saga_text) > LONGEST_TEXT:
            raise ApiError("text-too-long", 413, most=LONGEST_TEXT)
        return waiting_room.TableSpec(
            game=self.game,
            variants=self.variants,
            public=self.public,
            clock=self.clock,
            hints=self.hints,
            saga=self.saga,
            saga_text=self.saga_text,
        )


class Seat(BaseModel):
    seat: int | None = None


class SeatKind(BaseModel):
    seat: int
    kind: ShortText


class SeatOrder(BaseModel):
    order: Annotated[list[int | None], Field(min_length=1, max_length=12)]


def _game(name: str) -> Game[Any, Any]:
    if name not in games():
        raise ApiError("no-such-game", 404, game=name[:40])
    return game(name)


@router.get("/games", response_model=None)
async def list_games() -> list[GameInfo]:
    """The games, their seats and variants, the shortest first."""
    return [
        {
            "name": name,
            "seats": (found.seats[0], found.seats[-1]),
            "minutes": found.minutes,
            "variants": variants_of(found),
            "presets": [
                {"name": preset, "variants": dict(chosen.variants), "saga": chosen.saga}
                for preset, chosen in found.presets.items()
            ],
            "sagas": [saga_kind(*saga) for saga in found.sagas.items()],
            "lessons": list(lessons(found)),
            "bots": offered_bots(),
        }
        for name, found in sorted(games().items(), key=lambda item: item[1].minutes)
    ]


def variants_of(game: Game[Any, Any]) -> list[VariantSchema]:
    """The variants of a game; a value that does not go with every number of seats says with which it does."""
    rows = cast("list[VariantSchema]", schema(game.variants))
    for row in rows:
        only_for = game.values_for_some().get(row["name"])
        if only_for:
            row["only_for"] = only_for
    return rows


def saga_kind(name: str, rules: SagaRules) -> SagaKind:
    return {
        "name": name,
        "endless": rules.endless,
        "most_ahead": MOST_AHEAD if rules.endless else 0,
        "seats_may_change": rules.seats_may_change,
        "begins_from_text": rules.begins_from_text,
    }


@router.get("/games/{name}/catalogue", response_model=None)
async def catalogue(name: str) -> Mapping[str, Any]:
    """The facts about a game's components, for drawing them; their type is in the game's `catalogue_types.py`."""
    return _game(name).catalogue()


@router.get("/games/{name}/rules", response_model=None)
async def rules(name: str) -> list[Paragraph]:
    """The paragraphs of the rulebook, in order."""
    return [{"id": rule} for rule in _game(name).rules]


@router.get("/words/shelf/{language}")
async def game_summaries(language: str, response: Response) -> dict[str, str]:
    """What is said about each game in a list: a little Fluent text, by the game's name."""
    if language not in LANGUAGES:
        raise ApiError("no-such-language", 404)
    response.headers["Cache-Control"] = WORDS_ARE_KEPT
    return {name: summary_source(game, language) for name, game in games().items()}


@router.get("/words/{name}/{language}", response_class=PlainTextResponse)
async def words(name: str, language: str, request: Request) -> Response:
    """The Fluent files of the house and of a game."""
    if language not in LANGUAGES:
        raise ApiError("no-such-language", 404)
    found = None if name == "house" else _game(name)
    kept = {"Cache-Control": WORDS_ARE_KEPT}
    if "gzip" in request.headers.get("accept-encoding", ""):
        encoded = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return PlainTextResponse(_compressed(found, language), headers=kept | encoded)
    return PlainTextResponse(client_source(found, language), headers=kept)


@cache
def _compressed(game: Game[Any, Any] | None, language: str) -> bytes:
    """Computed once for everybody: it takes longer than everything else that a page asks for."""
    return gzip.compress(client_source(game, language).encode())


@router.get("/tables", response_model=None)
async def list_tables(
    request: Request, which: Annotated[Literal["open", "mine", "watch"], Query()] = "open"
) -> list[TableCard]:
    """Public tables with a free seat; my own that are not over, those that wait for me first; or public games of
    others that can be watched."""
    house, person = house_of(request), await visitor(request)
    me = None if person is None else person["id"]
    if which == "mine" and me is None:
        return []
    rows = await in_thread(house.store.rows, _listed(which, me))
    if which != "mine":
        rows = of_everybody(rows, house.shares.place_of, SHOWN if which == "open" else WATCHED)
    found = []
    for row in rows:
        if (live := await house.table_or_none(row["id"])) is not None:
            with suppress(ApiError):  # it is not as it is stored: that must not hide the others
                found.append(await card(live, me))
    if which == "open":
        return [info for info in found if any(player["kind"] == "open" for player in info["players"])]
    going_on = [info for info in found if info["status"] != "over"]
    return sorted(going_on, key=_urgency) if which == "mine" else going_on


def _listed(which: str, me: str | None) -> sa.Select[Any]:
    """Which tables are considered for a list."""
    mine = tables.c.id.in_(sa.select(seats.c.table).where(seats.c.person == me))
    query = sa.select(tables.c.id, tables.c.host).order_by(tables.c.changed.desc()).limit(LOOKED_AT)
    match which:
        case "open":
            return query.where(tables.c.public, tables.c.status == "waiting")
        case "watch":
            return query.where(tables.c.public, tables.c.status == "playing", ~mine)
        case _:
            return query.where(mine, tables.c.status != "over").limit(SHOWN)


def of_everybody(rows: list[dict[str, Any]], place_of: Callable[[str], str], most: int) -> list[dict[str, Any]]:
    """This many tables, the newest first: one of everybody's before a second of anybody's, so that nobody who
    opens many can hide those of others. All hosts at one address count as one."""
    seen: Counter[str] = Counter()
    order = []
    for row in rows:
        place = place_of(row["host"])
        order.append(seen[place])
        seen[place] += 1
    chosen = sorted(range(len(rows)), key=lambda at: (order[at], at))[:most]
    return [rows[at] for at in sorted(chosen)]


def _urgency(info: TableCard) -> tuple[bool, float, float]:
    """My turn first, and among those the least time left, then what has waited longest."""
    my_turn = set(info["asked"]) & set(info["me"])
    left = min((info["left"][seat] for seat in my_turn), default=inf) if info["left"] else inf
    return (not my_turn, left, info["since"] or inf)


async def card(live: LiveTable, person: str | None) -> TableCard:
    """A table in a list: what a spectator sees of the game, at a glance."""
    async with live.stored():
        glance = NOTHING if live.table is None else live.game.glance(live.table.view(None))
        return {**live.info(person), "glance": glance}


@router.post("/tables", response_model=None)
async def new_table(body: NewTable, request: Request, part: bool = False) -> TableInfo:
    """Open a table; it starts at once if no seat is open, or, with `part`, when I have added mine to the seed."""
    person = await known(request)
    live = await waiting_room.create(house_of(request), person, body.seats, body.spec(), part)
    return await live.info_as_stored(person["id"])


async def _table(request: Request, table_id: str) -> LiveTable:
    return await house_of(request).table(table_id[:40])


@router.get("/tables/{table_id}", response_model=None)
async def table_info(table_id: str, request: Request) -> TableInfo:
    person = await visitor(request)
    return await (await _table(request, table_id)).info_as_stored(None if person is None else person["id"])


@router.post("/tables/{table_id}/sit", response_model=None)
async def sit(table_id: str, body: Seat, request: Request) -> TableInfo:
    """Take an open seat."""
    person, live = await known(request), await _table(request, table_id)
    await waiting_room.sit(house_of(request), live, person, body.seat)
    return await live.info_as_stored(person["id"])


@router.post("/tables/{table_id}/leave", response_model=None)
async def leave(table_id: str, request: Request) -> TableInfo:
    """Leave; in a running game a bot takes over."""
    person, live = await known(request), await _table(request, table_id)
    await waiting_room.leave(house_of(request), live, person["id"])
    return await live.info_as_stored(person["id"])


@router.post("/tables/{table_id}/delete", response_model=None)
async def delete(table_id: str, request: Request) -> DeletedTable:
    """The host removes a table whose game has not started."""
    person, live = await known(request), await _table(request, table_id)
    await waiting_room.delete(house_of(request), live, person["id"])
    return {"deleted": live.id}


@router.post("/tables/{table_id}/seat", response_model=None)
async def set_seat(table_id: str, body: SeatKind, request: Request) -> TableInfo:
    """The host opens a seat or gives it to a bot."""
    person, live = await known(request), await _table(request, table_id)
    await waiting_room.set_seat(house_of(request), live, person["id"], body.seat, body.kind)
    return await live.info_as_stored(person["id"])


@router.post("/tables/{table_id}/seats", response_model=None)
async def arrange_seats(table_id: str, body: SeatOrder, request: Request) -> TableInfo:
    """The host moves, adds or removes seats, before a later game of a saga that allows it."""
    person, live = await known(request), await _table(request, table_id)
    await next_game.arrange(house_of(request), live, person["id"], body.order)
    return await live.info_as_stored(person["id"])


@router.post("/tables/{table_id}/start", response_model=None)
async def start(table_id: str, request: Request, part: bool = False) -> TableInfo:
    """The host starts the game; `part` as with a new table."""
    person, live = await known(request), await _table(request, table_id)
    await waiting_room.start(house_of(request), live, person["id"], part)
    return await live.info_as_stored(person["id"])


@router.post("/tables/{table_id}/rematch", response_model=None)
async def rematch(table_id: str, request: Request, part: bool = False) -> TableInfo:
    """The same players once more, everybody one seat further on; `part` as with a new table.

    The seats of those who have gone are open for them, with a live clock or where a bot has played for them."""
    person, live = await known(request), await _table(request, table_id)
    following = await waiting_room.rematch(house_of(request), live, person["id"], part)
    return await following.info_as_stored(person["id"])


@router.post("/tables/{table_id}/clone", response_model=None)
async def clone(table_id: str, request: Request, part: bool = False) -> TableInfo:
    """A table with the same game and variants; `part` as with a new table."""
    person, live = await known(request), await _table(request, table_id)
    copy = await waiting_room.clone(house_of(request), live, person["id"], part)
    return await copy.info_as_stored(person["id"])


@router.get("/tables/{table_id}/at/{answers}", response_model=None)
async def at(table_id: str, answers: int, request: Request, seat: int | None = None) -> Moment:
    """The table after this many answers, as my seat saw it; when the game is over, as any seat."""
    person, live = await visitor(request), await _table(request, table_id)
    me, during = None if person is None else person["id"], turn(house_of(request), live)
    return await compute_replay(request, person, presenting.moment, live, answers, me, seat, during=during)


@router.get("/tables/{table_id}/news", response_model=None)
async def news(table_id: str, seat: int, request: Request) -> News:
    """What has happened between the last turn of a seat of mine and this one."""
    person, live = await known(request), await _table(request, table_id)
    during = turn(house_of(request), live)
    return await compute_replay(request, person, presenting.news, live, person["id"], seat, during=during)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table_id: str, request: Request) -> Response:
    """The record of a game that is over; before that it would reveal its secrets."""
    person, live = await visitor(request), await _table(request, table_id)
    text = await compute_replay(request, person, record_of, live, during=turn(house_of(request), live))
    name = f'attachment; filename="{live.row["game"]}-{live.id}.record"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


def record_of(live: LiveTable) -> str:
    if live.table is None or not live.table.over:
        raise ApiError("not-over", 409)
    return live.table.record().text()


@router.get("/tables/{table_id}/qr")
async def qr(table_id: str, request: Request) -> Response:
    """The invitation as a QR code; for a long name of the house it takes as long to draw as other pictures."""
    live = await _table(request, table_id)
    if not house_of(request).limits.pictures.allows(visitor_address(request.client)):
        raise ApiError("too-many", 429)
    picture = io.BytesIO()
    segno.make(link_to(request, f"t/{live.id}"), error="m").save(
        picture, kind="svg", scale=6, border=2, dark="#2a2118", light="#ffffff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")
