"""Oath through the page: the Chancellor wears the purple of the Empire, and every seat the same on every page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from crownlands.core.decisions import Decision
from crownlands.core.table import Table
from tests.server.house import Person
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.oath_moments import GAME, laid_out, moment
from tests.web.web_house import WebHouse

PURPLE = 4
WORN = re.compile(r"--livery-(\d)\)")
FIELD = ".livery .field"


def is_under_way(table: Table, decision: Decision) -> bool:
    """Somewhat into a game whose Chancellor sits elsewhere than at the head or in the fifth seat."""
    return decision.seat == 0 and table.view(None)["chancellor"] in (1, 2, 3) and len(table.history) > 120


def worn_by(cloth: Locator) -> int:
    """The livery of what is drawn in it."""
    found = WORN.search(cloth.evaluate("it => it.getAttribute('fill') ?? it.style.fill"))
    assert found, "it is of no livery"
    return int(found[1])


def names_on(guest: Guest, shields: Locator) -> dict[str, int]:
    """What everybody wears in a row of shields with names; a name may be followed by more."""
    return {shield.inner_text().strip(): worn_by(shield.locator(FIELD).first) for shield in shields.all()}


def test_a_seat_wears_the_same_everywhere(come: Come, house: WebHouse, ann: Person) -> None:
    found = moment(6, is_under_way)
    table = laid_out(house, found, [ann, *["random"] * 5])
    worn = [player["livery"] for player in ann.look(table)["players"]]
    chancellor = found.view(None)["chancellor"]
    assert worn[chancellor] == PURPLE
    assert sorted(worn) == list(range(6))

    guest = come().be(ann).visit()
    card = guest.page.locator(f"article:has(#card-{table['id']})")
    expect(card.locator(".seat")).to_have_count(6)
    on_card = names_on(guest, card.locator(".seat"))
    assert list(on_card.values()) == worn

    guest.go_to_table(table).question()
    for seat in range(6):
        assert worn_by(guest.page.locator(f"[data-pawn='{seat}'] .cloak")) == worn[seat], "the pawn"
    for seat in range(1, 6):
        assert worn_by(guest.page.locator(f".plate[data-seat='{seat}'] header {FIELD}")) == worn[seat], "the plate"
    expect(guest.log.locator(f".entry {FIELD}").first).to_be_attached()
    for name, livery in on_card.items():
        told = [entry for entry in guest.log.all() if entry.inner_text().startswith(name)]
        assert told, f"the log says nothing of {name}"
        assert {worn_by(entry.locator(FIELD)) for entry in told} == {livery}, f"{name} in the log"


def test_what_the_set_up_says_is_worn_in_the_waiting_room(come: Come, ann: Person) -> None:
    table = ann.create("me", *["open"] * 5, game=GAME, variants={"chancellor": "first"})
    guest = come().be(ann).go_to_table(table)
    shields = guest.page.locator(f".chair {FIELD}")
    expect(shields).to_have_count(6)
    assert [worn_by(shield) for shield in shields.all()] == [PURPLE, 0, 1, 2, 3, 5]
