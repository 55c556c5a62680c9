"""A whole game of Oath without a mouse, up to the ending and back to the board; the focus is always seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.house import Person
from tests.web.conftest import Come
from tests.web.guest import Guest, Look
from tests.web.oath_moments import laid_out, moment
from tests.web.test_axe import must_be_clean
from tests.web.test_keyboard import Hands
from tests.web.web_house import WebHouse

ON_THE_BOARD = 10
"""Every so many answers something on the board is gone to with Tab: that is the long way."""

STATIONS = ("#board", ".war")
"""Where axe looks, the first time that the game comes there."""


def answer_by_key(hands: Hands, look: Look, number: int) -> str:
    """By a digit, by the arrows in the list, or on the board; which way it was.

    What stands last in the list is mostly the shortest way on: the game is to come to its end.
    """
    if number % ON_THE_BOARD == 1 and look.board:
        hands.tab_to("data-ref", look.board[-1])
        hands.keyboard.press("Enter")
        return "board"
    if number % 4 == 0:
        first = look.options[0]
        hands.keyboard.press(first[2:] if first.startswith("n:") else "1")
        return "digit"
    if not hands.at("data-option"):
        hands.tab_to("data-option", look.options[0])
    hands.keyboard.press("Home")
    hands.must_be_seen()
    hands.keyboard.press("ArrowUp" if number % 2 else "End")
    hands.must_be_seen()
    assert hands.at("data-option") == look.options[-1]
    hands.keyboard.press("Enter")
    return "list"


def asked(guest: Guest) -> Look | None:
    """What is asked next; None at the end of the game."""

    def found() -> Look | None:
        look = guest.look()
        return look if look.ready or look.over else None

    look: Look = guest.wait(found, "my turn or the end")
    return None if look.over else look


@pytest.mark.parametrize(("language", "motion"), [("en", False), ("ru", True)])
def test_a_whole_game_by_the_keyboard_alone(
    come: Come, house: WebHouse, ann: Person, language: str, motion: bool
) -> None:
    table = laid_out(house, moment(3, lambda *_: True), [ann, "random", "random"])
    guest = come(language, motion=motion).be(ann).go_to_table(table)
    hands = Hands(guest)
    ways: list[str] = []
    stations: set[str] = set()
    while look := asked(guest):
        if ways:
            hands.must_be_seen()
        for station in STATIONS:
            if station not in stations and guest.page.locator(station).count():
                stations.add(station)
                must_be_clean(guest, f"the table of Oath with {station}")
        ways.append(answer_by_key(hands, look, len(ways)))
        before = look.asked
        guest.wait(lambda old=before: guest.look().asked != old, "the answer")  # type: ignore[misc]
    expect(guest.ceremony).to_be_visible()
    must_be_clean(guest, "the ending of Oath")
    hands.tab_to("text", guest.says("web-show-board"))
    hands.keyboard.press("Enter")
    expect(guest.ceremony).to_be_hidden()
    assert set(ways) == {"board", "digit", "list"}
    assert stations == set(STATIONS)
