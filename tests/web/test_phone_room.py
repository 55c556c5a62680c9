"""A phone has little room: what matters at the moment has it, and the first way in is in view."""

from __future__ import annotations

from random import Random

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


ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


def a_table(person: Person, game: str, prompt: str) -> Message:
    """A table of this game where I am asked that."""
    table = person.create("me", "random", "random", game=game, seed="room")
    with person.socket(table) as place:
        chance = Random("room")
        while not place.must_speak or place.decisions[0]["prompt"] != prompt:
            assert not place.over, f"nobody asked for {prompt}"
            if place.must_speak:
                place.move(chance.choice(place.decisions[0]["options"]))
            else:
                place.hear()
    return table


def height(guest: Guest, selector: str) -> float:
    box = guest.page.locator(selector).bounding_box()
    assert box, selector
    return box["height"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", [BETWEEN_BARS, ON_ITS_SIDE], ids=["upright", "on-its-side"])
def test_the_first_lesson_is_in_view_between_the_bars_of_a_browser(
    come: Come, language: str, screen: ViewportSize
) -> None:
    visitor = come(language, phone=True)
    visitor.page.set_viewport_size(screen)
    visitor.go_home()
    box = visitor.page.locator(".play .btn.primary").bounding_box()
    assert box
    assert box["y"] + box["height"] <= screen["height"]


@pytest.mark.parametrize(("game", "map_", "least"), [("kingdoms", ".kingdom", 220), ("legends", ".chart", 250)])
def test_a_phone_in_landscape_gives_the_map_its_height(
    come: Come, ann: Person, game: str, map_: str, least: int
) -> None:
    guest = come("ru", phone=True).be(ann)
    guest.page.set_viewport_size(ON_ITS_SIDE)
    guest.go_to_table(a_table(ann, game, "place-army" if game == "legends" else "act"))
    guest.question()
    assert height(guest, f"#board {map_}") >= least
    expect(guest.page.locator("header .strip")).to_be_visible()


def test_at_a_census_the_hands_have_the_room_of_the_map(come: Come) -> None:
    owner = "Белокаменный Завоеватель Ксидита"
    host = come("ru", phone=True)
    person = host.house.guest(owner)
    guest = host.be(person).go_to_table(a_table(person, "xidit", "hand"))
    guest.question()
    name = guest.page.locator("#board section.census .who").first
    expect(name).to_have_text(owner)
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth + 1 && name.offsetWidth > 0")
    assert height(guest, "#board .chart") == 0
    census = guest.page.locator("#board section.census")
    assert census.evaluate("(table) => table.scrollWidth <= table.clientWidth")


def test_experienced_players_are_offered_the_lessons_of_games_they_never_played(
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
    guest.wait(lambda: while_told > height(guest, ".ceremony"), "a smaller score when it is told")
    assert while_told > guest.page.evaluate("innerHeight") / 2


@pytest.mark.parametrize(("game", "prompt"), [("legends", "take-card"), ("kingdoms", "select"), ("oath", "act")])
def test_what_the_options_do_is_shown_on_request_and_from_then_on(
    come: Come, ann: Person, game: str, prompt: str
) -> None:
    guest = come("ru", phone=True).be(ann)
    guest.go_to_table(a_table(ann, game, prompt))
    guest.question()
    seen = guest.page.locator("#asked [data-option] .about")
    before = seen.count()
    guest.button("web-explain").tap()
    expect(guest.button("web-explain-less")).to_be_visible()
    guest.wait(lambda: seen.count() > before, "explanations in sight")
    assert all(text.strip() for text in seen.all_inner_texts())
    guest.page.reload()
    guest.question()
    guest.wait(lambda: seen.count() > before, "explanations in sight again")


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
