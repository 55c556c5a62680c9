"""8. The chronicle as it is written: for the view, and in text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.core.pictures import Names, Picture
from crownlands.core.typesetting import words, wrap
from crownlands.games.oath.chronicle import asked_now, page_name
from crownlands.games.oath.marks import COLUMNS, LETTERS
from crownlands.games.oath.state import NOBODY, Chronicle, Oath
from crownlands.games.oath.view_types import ChroniclePages, Stage


def stage_of(g: Oath) -> Stage:
    """1, 3, 8. Set-up, play, the chronicle if there is one, and the end."""
    if g.winner == NOBODY:
        return "play" if g.stage >= 4 else "setup"
    written = g.chronicle is not None and page_name(g.chronicle) is None
    return "over" if written or not g.heritage else "chronicle"


def chronicle_view(g: Oath, page: Chronicle) -> ChroniclePages:
    """8. The pages as they are turned."""
    return {
        "step": page_name(page),
        "winner": g.winner,
        "asked": asked_now(g, page),
        "oath": None if page.oath is None else page.oath.ref,
        "offered": page.offered[:],
        "accepted": page.accepted[:],
        "declined": page.declined[:],
        "built": None if page.built is None else {"slot": page.at, "card": page.built.ref},
        "suit": None if page.suit is None else page.suit.ref,
    }


def chronicle_lines(view: Mapping[str, Any], names: Names) -> Picture:
    """8. Who writes it, and what stands there so far."""
    page = view["chronicle"]
    if page is None:
        return []
    texts = []
    if page["oath"] is not None:
        texts.append(names.text("picture-chronicle-oath", oath=names.name(page["oath"])))
    for key in ("offered", "accepted"):
        if page[key]:
            people = ", ".join(f"{LETTERS[seat]} {names.player(seat)}" for seat in page[key])
            texts.append(names.text(f"picture-chronicle-{key}", players=people))
    if page["built"] is not None:
        site = names.name(view["sites"][page["built"]["slot"]]["site"])
        texts.append(names.text("picture-chronicle-built", card=names.name(page["built"]["card"]), site=site))
    if page["suit"] is not None:
        texts.append(names.text("picture-chronicle-suit", suit=names.name(page["suit"])))
    title = names.text("picture-chronicle", player=names.player(page["winner"]))
    lines = wrap(words(title, "title"), COLUMNS)
    return lines + wrap(words("  " + " · ".join(texts)), COLUMNS, hang=2) if texts else lines
