"""Tiny Epic Kingdoms through the page: a whole game of two, all screens, by the keyboard, and fast."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from playwright.sync_api import expect

from crownlands.core.registry import game
from crownlands.games.kingdoms.components import FACTIONS
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import play as play_quickly
from tests.web.conftest import Come
from tests.web.guest import Guest, play
from tests.web.test_axe import must_be_clean

GAME = "kingdoms"
SCREENS = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080))
OFF_THE_TABLE = """() => {
  const board = document.querySelector('#board').getBoundingClientRect()
  const page = document.scrollingElement
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
  const [maps, plates] = [boxes('#board svg.kingdom'), boxes('#board .table .plate')]
  const across = (plate, map) => plate.left < map.right - 1 && plate.right > map.left + 1
  const covers = (plate, map) => plate.top < map.bottom - 1 && plate.bottom > map.top + 1 && across(plate, map)
  return {
    scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
    cut: maps.filter((map) => map.bottom > board.bottom + 1 || map.right > board.right + 1).length,
    covered: maps.filter((map) => plates.some((plate) => covers(plate, map))).length,
    maps: maps.length,
  }
}"""

CUT_FACTIONS = """(name) => {
  const written = [...document.querySelectorAll('#board .table .plate .faction span')]
  for (const one of written) one.textContent = name
  return written.filter((one) => one.scrollWidth > one.clientWidth + 1).length
}"""


def words(guest: Guest) -> Words:
    return Words(guest.words.language, game(GAME))


def says(guest: Guest, key: str) -> str:
    return words(guest).text(f"kingdoms-web-{key}")


def test_two_players_play_a_whole_game_by_the_board(come: Come, ann: Person) -> None:
    """What the board offers is clicked there; every kind of thing that it draws is clicked at least once."""
    table = ann.create("me", "random", game=GAME, variants={"exploration": True}, seed="kingdoms")
    guest = come().be(ann).go_to_table(table)
    clicked: set[str] = set()
    random = Random("two")
    while not guest.look().over:
        guest.wait(lambda: guest.look().ready or guest.look().over, "my turn or the end")
        if guest.look().over:
            break
        look = guest.question()
        ref = preferred(look.options) or random.choice(look.options)
        if ref in look.board:
            clicked.add(ref.split(":")[0])
        guest.answer(ref)
    expect(guest.ceremony).to_be_visible()
    assert {"territory", "region", "n", "action", "collect"} <= clicked, clicked
    guest.button("web-show-board").click()
    assert len(guest.map()) >= 15, "the board of the finished game, with the Lost Kingdom"
    expect(guest.page.locator("#board").get_by_text(says(guest, "over"))).to_be_visible()


def preferred(options: Iterable[str]) -> str | None:
    """What brings a game to its end."""
    wanted = ("action:expand", "action:build", "action:research")
    return next((ref for ref in wanted if ref in options), None)


def test_who_watches_sees_the_territories_that_are_being_settled(come: Come, ann: Person) -> None:
    """While all choose in secret there is no map of the game yet: everybody's faction and card are shown."""
    table = ann.create("me", *["random"] * 4, game=GAME, seed="kingdoms")
    for phone in (False, True):
        guest = come("ru", phone=phone).go_to_table(table)
        expect(guest.page.locator("#board").get_by_text(says(guest, "setup-secret"))).to_be_visible()
        expect(guest.page.locator("#board svg.kingdom")).to_have_count(2 * 5)
        widths = guest.page.locator("#board svg.kingdom").evaluate_all(
            "maps => maps.map((map) => map.clientWidth)"
        )
        assert min(widths) >= 150
        assert not guest.page.evaluate("document.scrollingElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("seats", [2, 5])
def test_every_screen_shows_all_kingdoms_and_never_scrolls(come: Come, ann: Person, seats: int) -> None:
    table = ann.create("me", *["random"] * (seats - 1), game=GAME, seed="kingdoms")
    with ann.socket(table) as place:
        play_quickly(place, answers=60, seed="screens")
    guest = come("ru").be(ann).go_to_table(table)
    guest.question()
    for width, height in SCREENS:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait(lambda: all_in_view(guest, seats), f"{seats} players on {width} × {height}")


def test_the_plate_of_a_rival_has_room_for_the_longest_faction(come: Come, ann: Person) -> None:
    """components. Whichever faction is dealt: its name is written over that of each rival."""
    table = ann.create("me", *["random"] * 4, game=GAME, seed="kingdoms")
    with ann.socket(table) as place:
        play_quickly(place, answers=60, seed="screens")
    guest = come("ru").be(ann).go_to_table(table)
    guest.question()
    longest = max((words(guest).name(faction.ref) for faction in FACTIONS), key=len)
    for width, height in SCREENS:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait(lambda: all_in_view(guest, 5), f"{width} × {height}")
        assert guest.page.evaluate(CUT_FACTIONS, longest) == 0, f"{longest} on {width} × {height}"


def all_in_view(guest: Guest, seats: int) -> bool:
    """Every kingdom at once, or one at a time on a small screen; nothing cut, nothing to scroll."""
    small: bool = guest.page.evaluate("innerWidth < 1000")
    found: dict[str, object] = guest.page.evaluate(OFF_THE_TABLE)
    return found == {"scrolls": False, "cut": 0, "covered": 0, "maps": 1 if small else max(3, seats)}


def test_the_sides_of_a_card_can_be_seen_where_the_board_is_low(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", game=GAME, seed="kingdoms")
    guest = come().be(ann).go_to_table(table)
    guest.question()
    for width, height in ((390, 500), (700, 300)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait(lambda: min(map_widths(guest)) >= 150, f"both sides on {width} × {height}")


def map_widths(guest: Guest) -> list[float]:
    found: list[float] = guest.page.evaluate(
        "[...document.querySelectorAll('#board svg.kingdom')].map((map) => map.getBoundingClientRect().width)"
    )
    return found


def test_the_board_says_that_half_of_it_is_a_reconstruction(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", game=GAME, variants={"factions": "choice", "extra": True}, seed="kingdoms")
    guest = come().be(ann).go_to_table(table)
    guest.question()
    label = guest.page.locator("#board").get_by_role("button", name=says(guest, "about-edition-label"))
    label.click()
    expect(guest.page.locator("#board")).to_contain_text(says(guest, "about-edition-territories"))
    expect(guest.page.locator("#board")).to_contain_text(says(guest, "extra"))
    must_be_clean(guest, "choosing a faction")


def test_a_game_is_played_by_the_keyboard_alone(come: Come, ann: Person) -> None:
    """On the board itself: a region or an action takes the focus, and Enter chooses it."""
    table = ann.create("me", "random", game=GAME, seed="kingdoms")
    guest = come().be(ann).go_to_table(table)
    for _ in range(12):
        look = guest.question()
        if not look.board:
            guest.answer()
            continue
        guest.piece(look.board[0]).focus()
        guest.page.keyboard.press("Enter")
        guest.wait(lambda asked=look.asked: guest.look().asked != asked, "the answer")  # type: ignore[misc]
        play([guest], seed="keyboard", until=lambda: guest.look().ready)


def test_a_move_costs_the_page_next_to_nothing(come: Come, ann: Person) -> None:
    """Milliseconds of processor time a move with five kingdoms: the land is drawn once, not with every move."""
    table = ann.create("me", "random", "random", "random", "random", game=GAME, seed="kingdoms")
    guest = come().go_to_table(table)
    expect(guest.log.first).to_be_visible()
    session = guest.context.new_cdp_session(guest.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = {row["name"]: row["value"] for row in session.send("Performance.getMetrics")["metrics"]}
        return float(metrics["TaskDuration"])

    before = spent()
    with ann.socket(table) as place:
        play_quickly(place, answers=120, seed="quick")
        moves, seq = place.answers, place.seq
    guest.catch_up(seq)
    assert (spent() - before) / moves < 0.02, (spent() - before) / moves
