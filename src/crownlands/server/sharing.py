"""Links that can be shown elsewhere: a page with a title, a sentence and a picture, which opens the client.

Anyone with the link to a table may look at it. A preview is seen by many more people, so for a table that is not
public it shows only the game and whether it is in progress: no names, no result.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from crownlands.server import saga, saga_page
from crownlands.server.errors import ApiError
from crownlands.server.house import House, in_thread
from crownlands.server.live import LiveTable
from crownlands.server.result_picture import HEIGHT, WIDTH, Result, Standing, picture
from crownlands.server.result_rows import place_by_seat
from crownlands.server.security import visitor_address
from crownlands.server.visitors import house_of, language, link_to, visitor
from crownlands.words import Words

router = APIRouter(tags=["sharing"])
BY_LANGUAGE = {"Vary": "Accept-Language"}
"""What is in the language of whoever looks: a cache must not show it to somebody who speaks another one."""
PUBLIC = {
    "Cache-Control": "public, max-age=3600", "Cross-Origin-Resource-Policy": "cross-origin", **BY_LANGUAGE
}  # fmt: skip
ONLY_MINE = {"Cache-Control": "private, max-age=300", **BY_LANGUAGE}


class Preview(NamedTuple):
    """The preview of a link."""

    title: str = "Crownlands"
    about: str = ""
    path: str = "/"
    image: str | None = None


def page_with(html: str, preview: Preview, base: str) -> str:
    """The client's page with the tags for the preview."""
    tags = {
        "og:site_name": "Crownlands",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": f"{base}{preview.path}",
        "twitter:card": "summary",
    }
    if preview.image:
        tags |= {
            "og:image": f"{base}{preview.image}",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "twitter:card": "summary_large_image",
        }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items() if text]
    title = f"<title>{escape(preview.title)}</title>"
    html = re.sub(r"<title>.*?</title>", lambda _: title, html, count=1)
    return html.replace("</head>", "\n".join([*lines, "</head>"]), 1)


def base_of(request: Request) -> str:
    return link_to(request, "").rstrip("/")


def shared_page(request: Request, html: str, preview: Preview) -> HTMLResponse:
    headers = {"Cache-Control": "no-cache", **BY_LANGUAGE}
    return HTMLResponse(page_with(html, preview, base_of(request)), headers=headers)


async def of_table(request: Request, table_id: str) -> Preview:
    """The preview of a table; empty for one that does not exist."""
    live = await house_of(request).table_or_none(table_id[:40])
    if live is None:
        return Preview()
    words = Words(language(request), live.game)
    return Preview(
        words.text(f"game-{live.game.name}"),
        await _about(live, words),
        f"/t/{live.id}",
        f"/api/tables/{live.id}/picture.png",
    )


async def _about(live: LiveTable, words: Words) -> str:
    async with live.stored():
        free = sum(player["kind"] == "open" for player in live.players)
        if live.status == "waiting":
            return words.text("share-waiting", count=free)
        if live.status == "playing":
            return words.text("share-playing")
        return result_of(live, words).victory if live.row["public"] else words.text("share-over")


async def of_saga(request: Request, saga_id: str) -> Preview:
    """The preview of a saga: empty unless it is public."""
    try:
        rows, last = await saga_page.seen(house_of(request), None, saga_id)
    except ApiError:
        return Preview()
    link = saga.link_of(last.row["setup"])
    if not rows[-1]["public"] or link is None:
        return Preview()
    words = Words(language(request), last.game)
    title = words.text(f"saga-{link.name}")
    about = words.text("share-saga", game=words.text(f"game-{last.game.name}"), count=len(rows))
    return Preview(title, about, f"/s/{rows[0]['id']}", f"/api/tables/{last.id}/picture.png")


def result_of(live: LiveTable, words: Words) -> Result:
    """How a game has ended, in words."""
    table = live.now
    ranking = table.ranking()
    places = place_by_seat(ranking)
    totals = {score.seat: score.total for score in table.scores()} if table.game.points_add_up else {}
    names = [
        player["name"] or words.text(f"web-bot-of-seat-{seat % 6 + 1}") for seat, player in enumerate(live.players)
    ]
    standings = [
        Standing(seat, places[seat], names[seat], totals.get(seat), table.liveries[seat])
        for seat in range(table.seats)
    ]
    return Result(
        _victory(words, [names[seat] for seat in ranking[0]]),
        tuple(sorted(standings, key=lambda standing: (standing.place, standing.seat))),
        live.row["changed"],
    )


def _victory(words: Words, winners: list[str]) -> str:
    if not winners:
        return words.text("nobody-wins")
    return words.text("victory" if len(winners) == 1 else "shared-victory", players=", ".join(winners))


@router.get("/api/tables/{table_id}/picture.png")
async def table_picture(table_id: str, request: Request) -> Response:
    """A picture of a table for others: its result if it is public or mine, otherwise only its game."""
    house = house_of(request)
    live, person = await house.table(table_id[:40]), await visitor(request)
    spoken = language(request)
    mine = person is not None and bool(live.seats_of(person["id"]))
    async with live.stored():
        over = live.status == "over" and (live.row["public"] or mine)
        result = result_of(live, Words(spoken, live.game)) if over else None
    return await _png(house, request, live.game, spoken, result, only_mine=not live.row["public"])


async def _png(
    house: House, request: Request, game: Any, spoken: str, result: Result | None, *, only_mine: bool
) -> Response:
    if not house.limits.pictures.allows(visitor_address(request.client)):
        raise ApiError("too-many", 429)
    drawn = await in_thread(picture, game, spoken, result)
    return Response(drawn, media_type="image/png", headers=ONLY_MINE if only_mine else PUBLIC)
