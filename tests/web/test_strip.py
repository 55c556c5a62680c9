"""What happened since my last turn; the replay by turns, with notes; the list of keys; undo of a whole turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import Person
from tests.server.place import Message, play
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_axe import BESIDE_THE_BOARD, must_be_clean
from tests.web.test_phone import must_fit
from tests.web.web_house import WebHouse

BOARD_TOP = "() => document.querySelector('main > .board').getBoundingClientRect().toJSON()"
IN_VIEW = """(line) => {
  const box = line.getBoundingClientRect(), list = line.closest('.box').getBoundingClientRect()
  return box.top >= list.top - 1 && box.bottom <= list.bottom + 1
}"""

CUT = """(strip) => [...strip.querySelectorAll('.entry, .changes strong')].filter((thing) => {
  const list = thing.parentElement.getBoundingClientRect(), box = thing.getBoundingClientRect()
  const seen = getComputedStyle(thing).visibility === 'visible'
  return seen && (box.right > list.right + 1.5 || box.bottom > list.bottom + 1.5)
}).map((thing) => thing.textContent)"""

MOST_SEATS = 6
"""So many rivals have no room side by side on a small screen: their columns scroll."""
HALF_COLUMNS = """(strip) => {
  const [list, columns] = [strip.querySelector('ul'), [...strip.querySelectorAll('li')]]
  return columns.filter((one) => one.getBoundingClientRect().right > list.getBoundingClientRect().right + 1).length
}"""


@pytest.fixture
def midgame(ann: Person) -> Message:
    """Ann's turn begins; the bot has just taken its own."""
    table = ann.create("me", "random", seed="strip")
    with ann.socket(table) as place:
        play(place, answers=36, seed="strip")
        while not (place.decisions and place.turns[-1] == place.answers):
            if place.must_speak:
                place.move()
            else:
                place.hear()
    return ann.look(table)


def strip(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.says("web-strip"), exact=True)


def lines(guest: Guest) -> Locator:
    return strip(guest).get_by_role("listitem").first.get_by_role("button")


def told(ann: Person, table: Message) -> Message:
    news: Message = ann.get(f"/api/tables/{table['id']}/news?seat=0")
    return next(row for row in news["seats"] if row["seat"] == 1)


def at(guest: Guest, move: int, last: int) -> None:
    expect(guest.page.get_by_role("status").filter(has_text=f"{move} / {last}")).to_be_visible()


def test_the_strip_tells_what_the_other_did_and_shows_it_on_the_board(
    come: Come, ann: Person, midgame: Message
) -> None:
    guest = come().be(ann).go_to_table(midgame)
    before = guest.question()
    row = told(ann, midgame)
    guest.button("web-strip-all").click()  # all that it changed, also what has no room beside the rest
    for change in row["changes"]:
        sign = "+" if change["by"] > 0 else "\u2212"
        word = guest.says(f"tally-{change['key']}")
        text = f"{word}\u00a0{sign}{abs(change['by'])}"
        expect(strip(guest).get_by_role("listitem").first.get_by_text(text, exact=True)).to_be_visible()
    now = guest.map()
    lines(guest).first.hover()
    moment = row["events"][0]["at"]
    note = guest.says("web-as-it-was", at=moment, last=midgame["answers"])
    expect(guest.page.get_by_text(note)).to_be_visible()
    look = guest.look()
    assert look.options == before.options, "the question stays where it is"
    assert not look.board, "nothing is offered in the past"
    guest.page.mouse.move(2, 2)
    expect(guest.page.get_by_text(note)).to_have_count(0)
    guest.wait(lambda: guest.map() == now and guest.look().board == before.board, "the board of now")
    lines(guest).first.click()
    expect(guest.head).to_have_text(guest.says("web-looking-back"))


def test_the_strip_never_moves_the_board_and_stays_closed_if_it_was_closed(
    come: Come, ann: Person, midgame: Message
) -> None:
    guest = come("ru").be(ann).go_to_table(midgame)
    guest.question()
    expect(lines(guest).first).to_be_visible()
    place = guest.page.evaluate(BOARD_TOP)
    guest.answer(by_list=True)
    assert guest.page.evaluate(BOARD_TOP) == place
    expect(lines(guest).first).to_be_visible()  # all through my turn
    guest.button("web-strip-close").click()
    expect(lines(guest)).to_have_count(0)
    guest.page.reload()
    guest.question()
    expect(lines(guest)).to_have_count(0)
    guest.button("web-strip-open").click()
    expect(lines(guest).first).to_be_visible()


def test_on_a_phone_a_tap_shows_the_moment_and_another_one_ends_it(
    come: Come, ann: Person, midgame: Message
) -> None:
    guest = come("ru", phone=True).be(ann).go_to_table(midgame)
    guest.question()
    must_fit(guest)
    moment = told(ann, midgame)["events"][0]["at"]
    note = guest.page.get_by_text(guest.says("web-as-it-was", at=moment, last=midgame["answers"]))
    lines(guest).first.tap()
    expect(note).to_be_visible()
    lines(guest).first.tap()
    expect(note).to_have_count(0)
    lines(guest).first.tap()
    expect(note).to_be_visible()
    guest.answer(by_list=True)
    expect(note).to_have_count(0)


def test_the_replay_goes_by_turns_and_the_log_follows(come: Come, ann: Person, midgame: Message) -> None:
    with ann.socket(midgame) as place:
        turns, last = place.turns, place.answers
    guest = come().be(ann).go_to_table(midgame)
    guest.question()
    guest.page.get_by_role("button", name=guest.says("web-replay"), exact=True).click()
    press = guest.page.keyboard.press
    guest.page.locator("#board").focus()
    press("PageUp")
    before = max(start for start in turns if start < last)
    at(guest, before, last)
    press("ArrowUp")
    earlier = max(start for start in turns if start < before)
    at(guest, earlier, last)
    press("ArrowRight")
    at(guest, earlier + 1, last)
    press("Shift+ArrowRight")
    at(guest, min(start for start in turns if start > earlier + 1), last)
    press("Home")
    at(guest, 0, last)
    guest.page.get_by_role("button", name=guest.says("web-turn-on"), exact=True).click()
    at(guest, turns[1], last)
    current = guest.page.locator(".box [aria-current=step]")
    expect(current).to_have_count(1)
    guest.wait(lambda: current.evaluate(IN_VIEW), "the line of the moment in view")
    press("End")
    at(guest, last, last)
    guest.wait(lambda: current.evaluate(IN_VIEW), "the last line in view")
    press("Escape")
    expect(guest.head).to_have_text(guest.says("web-your-turn"))


def test_a_note_about_a_moment_is_kept_for_its_writer(
    come: Come, house: WebHouse, ann: Person, midgame: Message
) -> None:
    guest = come().be(ann).go_to_table(midgame)
    guest.question()
    guest.page.get_by_role("button", name=guest.says("web-replay"), exact=True).click()
    guest.page.locator("#board").focus()
    guest.page.keyboard.press("PageUp")
    guest.button("web-note-write").click()
    guest.field("web-note").fill("1 coin too many?")
    guest.field("web-note").press("Enter")
    expect(guest.page.get_by_text("1 coin too many?")).to_be_visible()
    must_be_clean(guest, "a note", BESIDE_THE_BOARD)
    assert [note["text"] for note in ann.get(f"/api/tables/{midgame['id']}/notes")] == ["1 coin too many?"]
    guest.page.reload()
    guest.question()
    guest.page.get_by_role("button", name=guest.says("web-replay"), exact=True).click()
    guest.page.locator("#board").focus()
    guest.page.keyboard.press("PageUp")
    expect(guest.page.get_by_text("1 coin too many?")).to_be_visible()
    guest.button("web-note-remove").click()
    expect(guest.button("web-note-write")).to_be_visible()
    assert ann.get(f"/api/tables/{midgame['id']}/notes") == []


def test_a_question_mark_shows_the_keys(come: Come, ann: Person, midgame: Message) -> None:
    guest = come("ru", theme="dark").be(ann).go_to_table(midgame)
    before = guest.question()
    expect(lines(guest).first).to_be_visible()
    must_be_clean(guest, "the strip", BESIDE_THE_BOARD)
    keys = guest.page.get_by_role("dialog", name=guest.says("web-keys"))
    guest.page.keyboard.press("?")
    expect(keys).to_be_visible()
    for key in ("choose", "undo-turn", "step", "turn", "ends", "now", "help"):
        expect(keys.get_by_text(guest.says(f"web-key-{key}"), exact=True)).to_be_visible()
    must_be_clean(guest, "the keys", BESIDE_THE_BOARD)
    guest.page.keyboard.press("1")
    assert guest.look().asked == before.asked, "nothing is answered behind the list"
    guest.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    guest.open_tab("web-more")
    guest.button("web-keys").click()
    expect(keys).to_be_visible()
    guest.page.keyboard.press("?")
    expect(keys).to_have_count(0)


def test_a_whole_turn_is_taken_back_by_one_click_or_by_the_keyboard(
    come: Come, ann: Person, midgame: Message
) -> None:
    guest = come().be(ann).go_to_table(midgame)
    guest.question()
    before = guest.map()
    for by_button in (True, False):
        while ann.look(midgame)["answers"] < midgame["answers"] + 2:
            guest.answer(by_list=True)
        if by_button:
            guest.button("web-undo-turn").click()
        else:
            guest.page.keyboard.press("Control+Shift+z")
        guest.wait(lambda: ann.look(midgame)["answers"] == midgame["answers"], "the undo")
        guest.wait(lambda: guest.look().ready and guest.map() == before, "the board as it was")


def test_the_pace_and_the_motion_are_settings(come: Come, ann: Person, midgame: Message) -> None:
    guest = come(motion=True).be(ann).go_to_table(midgame)
    guest.question()
    root = guest.page.locator("html")
    expect(root).to_have_attribute("data-motion", "full")
    guest.open_tab("web-more")
    expect(guest.field("web-speed")).to_have_value("normal")
    guest.field("web-motion").select_option("less")
    expect(root).to_have_attribute("data-motion", "less")
    expect(guest.field("web-speed")).to_have_value("off")
    guest.field("web-speed").select_option("slow")
    guest.page.reload()
    guest.question()
    expect(root).to_have_attribute("data-motion", "less")
    guest.open_tab("web-more")
    expect(guest.field("web-speed")).to_have_value("slow")
    expect(guest.page.get_by_text(re.compile("undefined|web-speed"))).to_have_count(0)


@pytest.mark.parametrize("width", [1024, 1440])
def test_the_strip_cuts_no_line_and_unrolls_to_show_all_of_them(
    come: Come, ann: Person, midgame: Message, width: int
) -> None:
    guest = come("ru").be(ann)
    guest.page.set_viewport_size({"width": width, "height": 768})
    guest.go_to_table(midgame).question()
    expect(lines(guest).first).to_be_visible()
    place = guest.page.evaluate(BOARD_TOP)
    guest.wait(lambda: strip(guest).evaluate(CUT) == [], "whole lines only")
    guest.button("web-strip-all").click()
    for line in strip(guest).locator(".entry").all():
        expect(line).to_be_visible()
    assert strip(guest).evaluate(CUT) == []
    assert guest.page.evaluate(BOARD_TOP) == place, "it lies over the board and does not move it"
    guest.page.keyboard.press("Escape")
    expect(guest.button("web-strip-all")).to_be_visible()


@pytest.mark.parametrize(
    "game, seats, answers", [("legends", 4, 80), ("xidit", 5, 30), ("kingdoms", 5, 80), ("oath", 6, 150)]
)
def test_a_column_for_each_of_many_rivals_cuts_no_line(
    come: Come, ann: Person, game: str, seats: int, answers: int
) -> None:
    """Long sentences in narrow columns, with changes above some of them."""
    table = ann.create("me", *["random"] * (seats - 1), game=game, seed="columns")
    with ann.socket(table) as place:
        play(place, answers=answers, seed="columns")
    guest = come("ru").be(ann).go_to_table(table)
    guest.question()
    for width, height in ((1024, 768), (1280, 800), (1440, 900)):
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(strip(guest).locator(".entry").first).to_be_visible()
        guest.wait(lambda: strip(guest).evaluate(CUT) == [], f"whole lines only on {width} × {height}")
        if seats < MOST_SEATS:
            guest.wait(lambda: strip(guest).evaluate(HALF_COLUMNS) == 0, f"whole columns on {width} × {height}")
    guest.button("web-strip-all").click()
    expect(strip(guest).locator("li:visible")).to_have_count(strip(guest).locator("li").count())


def test_on_a_phone_the_strip_hangs_down_as_a_list(come: Come, ann: Person, midgame: Message) -> None:
    guest = come("ru", phone=True).be(ann).go_to_table(midgame)
    guest.question()
    guest.button("web-strip-all").tap()
    assert strip(guest).evaluate(CUT) == []
    for line in strip(guest).locator(".entry").all():
        expect(line).to_be_in_viewport()
    must_fit(guest)
    guest.button("web-strip-less").tap()
    expect(guest.button("web-strip-all")).to_be_visible()
