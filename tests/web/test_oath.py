"""Oath through the page: a whole game of three by what the board offers, on every screen, by the keyboard."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from crownlands.core.registry import game
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import play as play_quickly
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_axe import must_be_clean

GAME = "oath"
SCREENS = ((390, 844), (768, 1024), (1024, 768), (1440, 900))
LAYOUT = """() => {
  const board = document.querySelector('#board .oath').getBoundingClientRect()
  const page = document.scrollingElement
  const pieces = [...document.querySelectorAll('#board [data-ref]')].map((piece) => piece.getBoundingClientRect())
  return {
    scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
    cut: pieces.filter((piece) => piece.left < board.left - 1 || piece.right > board.right + 1).length,
    pieces: pieces.length > 10,
  }
}"""
IDS = r"""() => document.body.innerText.match(
/\b(?:oath-web|prompt|event|picture|claim|goal|preview|reason|rule|card|site|action)-[a-z][\w-]*|\{ ?\$/g)"""
"""Ids of messages that stand on a page instead of their words."""


def words(guest: Guest) -> Words:
    return Words(guest.words.language, game(GAME))


def test_a_whole_game_of_three_by_the_board(come: Come, ann: Person) -> None:
    """What the board offers is clicked there; every answer is a click, and no id stands where a word should."""
    table = ann.create("me", "random", "random", game=GAME, seed="oath")
    guest = come().be(ann).go_to_table(table)
    clicked: set[str] = set()
    random = Random("three")
    while True:
        guest.wait(lambda: guest.look().ready or guest.look().over, "my turn or the end")
        if guest.look().over:
            break
        look = guest.question()
        assert not guest.page.evaluate(IDS), f"{guest.page.evaluate(IDS)} at {look.prompt}"
        ref = random.choice(look.options)
        if ref in look.board:
            clicked.add(ref.split(":")[0])
        guest.answer(ref)
    expect(guest.ceremony).to_be_visible()
    assert {"action", "card", "place"} <= clicked, clicked
    guest.button("web-show-board").click()
    over = words(guest).text("oath-web-over")
    expect(guest.page.locator("#board").get_by_text(over)).to_be_visible()


@pytest.mark.parametrize(("language", "theme"), [("ru", "light"), ("en", "dark")])
def test_every_screen_shows_the_table_and_never_scrolls_sideways(
    come: Come, ann: Person, language: str, theme: str
) -> None:
    """With the most people at it, in the middle of a game; axe has nothing to say."""
    table = ann.create("me", *["random"] * 5, game=GAME, seed="oath")
    with ann.socket(table) as place:
        play_quickly(place, answers=150, seed="screens")
    guest = come(language, theme=theme).be(ann).go_to_table(table)
    guest.question()
    good = {"scrolls": False, "cut": 0, "pieces": True}
    for width, height in SCREENS:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait(lambda: guest.page.evaluate(LAYOUT) == good, f"six players on {width} × {height}")
    must_be_clean(guest, "the table of Oath")


def test_the_board_is_played_by_the_keyboard(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", "random", game=GAME, seed="oath")
    guest = come().be(ann).go_to_table(table)
    played = 0
    for _ in range(12):
        look = guest.question()
        if not look.board:
            guest.answer()
            continue
        guest.piece(look.board[0]).first.focus()
        guest.page.keyboard.press("Enter")
        guest.wait(lambda asked=look.asked: guest.look().asked != asked, "the answer")  # type: ignore[misc]
        played += 1
    assert played > 4


def test_a_phone_shows_what_is_asked_for(come: Come, ann: Person) -> None:
    """The part of the table with something to choose opens by itself, and a tap there is an answer."""
    table = ann.create("me", "random", "random", game=GAME, seed="oath")
    guest = come("ru", phone=True).be(ann).go_to_table(table)
    random = Random("phone")
    tapped = 0
    for _ in range(25):
        guest.wait(lambda: guest.look().ready or guest.look().over, "my turn or the end")
        look = guest.look()
        if look.over:
            break
        ref = random.choice(look.board or look.options)
        tapped += ref in look.board
        guest.answer(ref)
    assert tapped > 3
    assert not guest.page.evaluate(IDS)
