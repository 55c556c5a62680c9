"""The application: everything put together."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from crownlands.server import (
    ahead,
    identity,
    lessons,
    lobby,
    metrics,
    my_games,
    notes,
    push,
    saga_page,
    sharing,
    sockets,
)
from crownlands.server.api_page import page_of
from crownlands.server.autoplay import follow_up
from crownlands.server.errors import ApiError
from crownlands.server.expiry import expire_daily
from crownlands.server.half_open import raise_file_limit
from crownlands.server.house import House
from crownlands.server.lanes import WRITES
from crownlands.server.listen import keep_time, listen
from crownlands.server.loop_time import LoopTime
from crownlands.server.next_game import next_of_saga
from crownlands.server.notices import send_digests
from crownlands.server.older_results import enter_older_games
from crownlands.server.reopening import give_time_back, keep_beat
from crownlands.server.security import Guard
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from crownlands.server.visitors import language

SWITCH_SECONDS = 0.0005
"""The writer gets its turn within this time, however busy the event loop is; moves wait for it."""

LONGEST_NAME = 100
"""For files of the client."""

log = structlog.get_logger()


def create_app(settings: Settings) -> FastAPI:
    """A house with these settings."""
    house = House(settings, Store(settings.database, settings.store_seconds))
    WRITES.patience = settings.store_seconds
    house.when_changed = partial(follow_up, house)
    house.when_over = partial(next_of_saga, house)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        raise_file_limit()
        house.open()
        await give_time_back(house)
        house.spawn(keep_beat(house))
        house.spawn(keep_time(house))
        house.spawn(send_digests(house))
        house.spawn(expire_daily(house))
        house.spawn(enter_older_games(house))
        house.spawn(house.health.look_through_daily())
        house.spawn(push.make_key(house))
        if not house.store.is_sqlite:
            house.spawn(listen(house))
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.freeze()  # tables need no garbage collector; how often it runs for everything else: docs/reliability.md
        gc.set_threshold(50_000, 50, 100)
        log.info("open", database=house.store.shown_url)
        yield
        await house.close()
        house.store.close()
        log.info("closed")

    about = "A house for strategy board games."
    app = FastAPI(title="Crownlands", summary=about, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.house = house
    app.add_middleware(LoopTime, settings=settings)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    app.include_router(identity.router)
    app.include_router(push.router)
    app.include_router(lobby.router)
    app.include_router(my_games.router)
    app.include_router(ahead.router)
    app.include_router(notes.router)
    app.include_router(lessons.router)
    app.include_router(saga_page.router)
    app.include_router(sharing.router)
    app.include_router(sockets.router)
    _add_errors(app)
    _add_operations(app, house)
    _add_client(app, settings)
    return app


def _add_errors(app: FastAPI) -> None:
    """Every error is a sentence."""

    def sentence(request: Request, error: ApiError) -> JSONResponse:
        metrics.refused.labels(error.key).inc()
        return JSONResponse(error.message(language(request)), error.status)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, ApiError)
        return sentence(request, error)

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])
        return sentence(request, ApiError("bad-request", 422, where=where or "body"))

    async def missing(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        key = {404: "no-such-page", 405: "wrong-method"}.get(error.status_code, "bad-request")
        facts = {"where": "request"} if key == "bad-request" else {}
        return sentence(request, ApiError(key, error.status_code, **facts))

    async def unfit(request: Request, _: Exception) -> Response:
        """What no database accepts, such as an unpaired surrogate, is a bad request and not a failure."""
        return sentence(request, ApiError("bad-request", 422, where="request"))

    async def trouble(request: Request, error: Exception) -> Response:
        log.error("store-failed", reason=str(error).splitlines()[0])
        return sentence(request, ApiError("not-stored", 503))

    app.add_exception_handler(ApiError, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, missing)
    app.add_exception_handler(DataError, unfit)
    app.add_exception_handler(SQLAlchemyError, trouble)


def _add_operations(app: FastAPI, house: House) -> None:
    @app.get("/docs", include_in_schema=False, response_class=HTMLResponse)
    async def docs() -> Response:
        return HTMLResponse(page_of(app.openapi()))

    @app.get("/health", tags=["operations"])
    async def health() -> Response:
        """Whether the house and its database answer; 503 with the reason if the database does not."""
        database = await house.health.take()
        well = database == "ok"
        return JSONResponse({"status": "ok" if well else "trouble", "database": database}, 200 if well else 503)

    @app.get("/metrics", tags=["operations"], response_class=PlainTextResponse)
    async def read_metrics() -> Response:
        metrics.live_tables.set(len(house.live))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


class Assets(StaticFiles):
    """Files whose names change with their contents: they can be cached for ever. The build has put compressed
    versions next to them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if len(path) > LONGEST_NAME:  # looking for it in thousands of folders takes long
            raise HTTPException(404)
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
            if encoding in accepted and self._has(path + ending):
                response = await super().get_response(path + ending, scope)
                response.headers["Content-Encoding"] = encoding
                break
        else:
            response = await super().get_response(path, scope)
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

    def _has(self, path: str) -> bool:
        try:
            return self.lookup_path(path)[1] is not None
        except (OSError, ValueError):  # no file can have this name
            return False


def _add_client(app: FastAPI, settings: Settings) -> None:
    """The built browser client, if there is one."""
    client = settings.client
    if client is None or not (client / "index.html").is_file():
        return

    def html() -> str:
        return (client / "index.html").read_text(encoding="utf-8")

    app.mount("/assets", Assets(directory=client / "assets"), name="assets")

    @app.get("/", include_in_schema=False)
    async def page() -> Response:
        return FileResponse(client / "index.html", headers={"Cache-Control": "no-cache"})

    @app.get("/t/{table_id}", include_in_schema=False)
    async def page_of_table(table_id: str, request: Request) -> Response:
        return sharing.shared_page(request, html(), await sharing.of_table(request, table_id))

    @app.get("/s/{saga_id}", include_in_schema=False)
    async def page_of_saga(saga_id: str, request: Request) -> Response:
        return sharing.shared_page(request, html(), await sharing.of_saga(request, saga_id))

    @app.get("/{name}", include_in_schema=False)
    async def file(name: str) -> Response:
        path = client / name
        if "/" in name or name.startswith(".") or len(name) > LONGEST_NAME or not path.is_file():
            raise HTTPException(404)
        # A browser asks each time whether it has changed: above all the worker, which brings the next version.
        return FileResponse(path, headers={"Cache-Control": "no-cache"})
