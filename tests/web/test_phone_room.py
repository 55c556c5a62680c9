"""A phone has little room: what matters at the moment has it, and the first way in is in view."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from crownlands.core.registry import game
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.guest import Guest

BETWEEN_BARS: ViewportSize = {"width": 390, "height": 660}
"""What the bars of a phone's browser leave of 390 × 844."""


def height(guest: Guest, selector: str) -> float:
    box = guest.page.locator(selector).bounding_box()
    assert box, selector
    return box["height"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_lesson_is_in_view_between_the_bars_of_a_browser(come: Come, language: str) -> None:
    visitor = come(language, phone=True)
    visitor.page.set_viewport_size(BETWEEN_BARS)
    visitor.go_home()
    box = visitor.page.locator(".play .btn.primary").bounding_box()
    assert box
    assert box["y"] + box["height"] <= BETWEEN_BARS["height"]


def test_whoever_has_played_is_offered_the_lessons_of_games_never_played(
    come: Come, ann: Person, finished: Message
) -> None:
    visitor = come().be(ann).go_home()
    offers = visitor.page.get_by_role("group", name=visitor.says("web-never-played")).get_by_role("button")
    expect(offers).to_have_count(3)
    name = Words("en", game("oath")).text("game-oath")
    offers.get_by_text(visitor.says("web-learn-game", game=name)).click()
    visitor.question()
    assert ann.look({"id": visitor.table})["game"] == "oath"


def test_the_score_has_the_room_while_it_is_told(come: Come, ann: Person, finished: Message) -> None:
    guest = come(phone=True, motion=True).be(ann).go_to_table(finished)
    expect(guest.ceremony).to_be_visible()
    expect(guest.page.locator("#asked .ways")).to_have_count(0)
    while_told = height(guest, ".ceremony")
    expect(guest.ceremony.locator(".banner")).to_be_visible()
    expect(guest.page.locator("#asked .ways")).to_be_visible()
    assert while_told > height(guest, ".ceremony")
    assert while_told > guest.page.evaluate("innerHeight") / 2


def frame_of(thing: Locator) -> str:
    style: str = thing.evaluate("(thing) => getComputedStyle(thing).outlineStyle")
    return style


def test_with_the_systems_colours_a_frame_tells_which_game_is_chosen(come: Come) -> None:
    visitor = come().go_home()
    visitor.page.emulate_media(forced_colors="active")
    chosen = visitor.page.locator(".play label:has(:checked)")
    other = visitor.page.locator(".play label:not(:has(:checked))").first
    assert frame_of(chosen) == "solid"
    assert frame_of(other) == "none"
