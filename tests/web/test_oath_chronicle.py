"""8. A chronicle of two games: the winner's pages, the next table, the book, a text to begin from."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import FilePayload, expect

from crownlands.core.decisions import Decision
from crownlands.core.registry import game
from crownlands.core.sagas import SagaLink
from crownlands.core.table import Table
from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.guest import Guest, play
from tests.web.oath_moments import GAME, laid_out, moment, words
from tests.web.test_axe import must_be_clean
from tests.web.web_house import WebHouse

SAGA = "chronicle"
FIRST_MOVES = 12


def ann_has_won(_table: Table, decision: Decision) -> bool:
    """8.1. The first seat has won, and has the first page before it: which oath the next game is about."""
    return decision.prompt == "new-oath" and decision.seat == 0


def written(guest: Guest) -> list[str]:
    """The winner turns all pages with clicks, and takes what is first on each; what was asked."""
    asked: list[str] = []
    while True:
        guest.wait(lambda: guest.look().ready or guest.look().over, "a page or the end")
        if guest.look().over:
            return asked
        asked.append(guest.question().prompt)
        guest.answer()


def next_table(guest: Guest, ann: Person) -> Message:
    """From the ending to the table of the second game, where the winner is Chancellor."""
    guest.link("web-play-on").click()
    expect(guest.button("web-start")).to_be_enabled()
    second = ann.look({"id": guest.table})
    assert (second["saga_game"], second["status"], second["roles"]) == (2, "waiting", ["chancellor", None, None])
    expect(guest.page.locator(".seats > li .role")).to_have_text([words(guest).text("role-chancellor")])
    must_be_clean(guest, "between two games of a chronicle")
    return second


def let_somebody_in(guest: Guest, other: Guest, second: Message) -> None:
    """A bot makes room, and somebody else takes its seat."""
    guest.page.locator("#kind-2").select_option("open")
    expect(guest.button("web-start")).to_be_disabled()
    other.go_to_table(second)
    other.button("web-sit").click()
    expect(other.page.get_by_text(other.says("web-host-starts"))).to_be_visible()
    expect(guest.button("web-start")).to_be_enabled()


def taken_along(guest: Guest, saga: Message) -> str:
    """What the book of the chronicle tells, and the text that is saved from it."""
    guest.visit(f"#/saga/{saga['id']}")
    expect(guest.page.get_by_role("heading", name=guest.says("web-annals"))).to_be_visible()
    expect(guest.page.get_by_role("heading", name=guest.says("web-game-number", number=2))).to_be_visible()
    told = guest.page.locator("main").inner_text()
    assert "Ann" in told
    assert not re.search(r"\b(?:annals|event|oath-web|picture)-[a-z]", told)
    must_be_clean(guest, "the book of a chronicle")
    form = words(guest).text("export-crownlands")
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("link", name=f"{guest.says('web-save-file')}: {form}").click()
    return Path(saved.value.path()).read_text(encoding="utf-8")


def begun_from(guest: Guest, ann: Person, text: str) -> Message:
    """A new chronicle out of this text; it goes on where the other one was."""
    guest.visit(f"#/new/{GAME}")
    guest.field("web-saga").select_option(SAGA)
    file: FilePayload = {"name": "chronicle.txt", "mimeType": "text/plain", "buffer": text.encode()}
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.field("web-saga-text")).to_have_value(text)
    guest.page.locator("#seat-1").select_option("open")
    guest.button("web-make-table").click()
    guest.page.wait_for_url("**/#/table/*")
    return ann.look({"id": guest.table})


def test_from_the_end_of_a_game_to_the_moves_of_the_next_and_into_another_chronicle(
    come: Come, house: WebHouse, ann: Person
) -> None:
    heritage = game(GAME).sagas[SAGA].begin(3)
    end = moment(3, ann_has_won, liked={}, heritage=heritage, saga=SagaLink(SAGA, 1))
    first = laid_out(house, end, [ann, "random", "random"], saga=SAGA)
    guest, cleo = come("en").be(ann).go_to_table(first), come("ru")
    said = words(guest)
    oath = said.text("prompt-new-oath", oath=said.name(end.state.oath.ref))
    assert written(guest)[:2] == [oath, said.text("prompt-raise-edifice")]
    expect(guest.ceremony).to_be_visible()

    second = next_table(guest, ann)
    let_somebody_in(guest, cleo, second)
    guest.button("web-start").click()
    play([guest, cleo], seed="second", until=lambda: ann.look(second)["answers"] >= FIRST_MOVES)
    seen = ann.at(second, FIRST_MOVES)["view"]
    assert (seen["chancellor"], seen["oath"]) == (0, end.pending[0].options[0].ref)

    text = taken_along(cleo, first)
    other = begun_from(guest, ann, text)
    assert (other["saga_game"], other["saga_id"], other["status"]) == (2, other["id"], "waiting")
    assert other["id"] not in (first["id"], second["id"])
