"""Learning by playing: from one click on the front page through every note of the coach to free play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from crownlands.core.lessons import Lesson, lessons
from crownlands.core.registry import game
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.guest import Guest

LESSON = lessons(game("legends"))["first"]
NOTES = [LESSON.message(note.id) for note in LESSON.notes]

COVERS = """([note, thing]) => {
  const a = note.getBoundingClientRect(), b = thing.getBoundingClientRect()
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return across > 0 && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
}"""
RINGS = """([ring, thing]) => {
  const a = ring.getBoundingClientRect(), b = thing.getBoundingClientRect()
  return ['left', 'top', 'right', 'bottom'].every((side) => Math.abs(a[side] - b[side]) < 9)
}"""
WAY_COVERED = """(note) => {
  const a = note.getBoundingClientRect()
  return [...document.querySelectorAll('#board [data-guided]')].filter((city) => {
    const b = city.getBoundingClientRect()
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    return across > 0 && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
  }).length
}"""
UNCOVERED = """(note) => {
  const box = note.getBoundingClientRect()
  const seen = (down) => note.contains(document.elementFromPoint(box.x + box.width / 2, box.y + down))
  return seen(12) && seen(box.height / 2)
}"""


def begin(guest: Guest) -> Guest:
    """The main button of a first visit."""
    guest.go_home()
    main = guest.page.locator("main .btn.primary").first
    expect(main).to_have_text(guest.says("web-learn-game", game=guest.says("game-legends").split(": ")[-1]))
    guest.press(main)
    return guest


def note_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.says("web-coach"), exact=True)


def key_of(guest: Guest) -> str:
    """The note that stands, once the page has come to rest."""
    guest.question()
    return note_of(guest).get_attribute("data-note") or ""


def read(guest: Guest) -> None:
    """On to the next note."""
    guest.press(note_of(guest).get_by_role("button"))


def move(guest: Guest) -> None:
    """The move that the coach speaks of: on the board where it is drawn, else where a finger finds it."""
    look = guest.question()
    taken = guest.page.locator("#asked [data-option].hinted").get_attribute("data-option") or ""
    if guest.phone:
        expect(note_of(guest).get_by_role("button")).to_be_visible()  # a finger may miss a small region
    if guest.phone and taken not in look.board:
        read(guest)
        guest.wait(lambda: guest.look().asked != look.asked, f"the answer {taken}")
    else:
        guest.answer(taken)


def must_be_seen(guest: Guest, key: str, pin: str) -> None:
    """The note can be read, in the guest's language, and what it points at can be seen."""
    note = note_of(guest)
    guest.wait(lambda: note.evaluate(UNCOVERED), f"{key} uncovered")
    expect(note.get_by_role("status")).to_have_text(guest.says(key))
    piece = guest.piece(pin)
    if ":" in pin and piece.count():
        thing, bubble = piece.element_handle(), note.element_handle()
        guest.wait(lambda: not guest.page.evaluate(COVERS, [bubble, thing]), f"{key} beside its thing")


def must_be_ringed(guest: Guest, ring: Locator, thing: Locator) -> None:
    """The ring lies where the thing does."""
    expect(ring).to_be_attached()
    both = [ring.element_handle(), thing.element_handle()]
    guest.wait(lambda: guest.page.evaluate(RINGS, both), "the ring around its thing")


def follow(guest: Guest, until: str = "free", lesson: Lesson = LESSON) -> list[str]:
    """Do what the coach says up to a note; all that was read."""
    pins = {lesson.message(note.id): note.pin for note in lesson.notes}
    seen: list[str] = []
    while True:
        key = key_of(guest)
        if key not in seen:
            must_be_seen(guest, key, pins[key])
            seen.append(key)
        if key == lesson.message(until):
            return seen
        if guest.page.locator("#asked [data-option].hinted").count():
            move(guest)
        else:
            read(guest)


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True)], ids=["desk", "phone"])
def test_a_newcomer_plays_the_lesson_to_free_play(come: Come, language: str, phone: bool) -> None:
    guest = begin(come(language, phone=phone))
    assert follow(guest) == NOTES
    read(guest)
    expect(note_of(guest)).to_have_count(0)
    expect(guest.page.get_by_role("heading", name=guest.says("web-hint-head"))).to_be_visible()  # unasked
    guest.answer(guest.page.locator("#asked [data-option].hinted").first.get_attribute("data-option"))
    guest.question()
    expect(note_of(guest)).to_have_count(0)


@pytest.mark.parametrize("name", ["kingdoms", "oath"])
def test_another_game_is_learned_from_its_sheet_on_the_front_page(come: Come, name: str) -> None:
    guest = come().go_home()
    guest.words = Words("en", game(name))
    guest.button_named(f"{guest.says('web-learn')} {guest.says(f'game-{name}')}").click()
    lesson = lessons(game(name))["first"]
    assert follow(guest, lesson=lesson) == [lesson.message(note.id) for note in lesson.notes]
    read(guest)
    expect(note_of(guest)).to_have_count(0)


def test_a_region_is_ringed_along_its_border_and_the_last_note_rings_the_hint(come: Come) -> None:
    guest = begin(come())
    follow(guest, "march")
    must_be_ringed(guest, guest.page.locator(".ring path").last, guest.piece("region:desert.6"))
    expect(guest.page.locator(".ring.framed")).to_have_count(0)
    follow(guest)
    must_be_ringed(guest, guest.page.locator(".ring.framed"), guest.button("web-hint"))


def test_the_keyboard_is_enough(come: Come) -> None:
    guest = begin(come())
    assert key_of(guest) == NOTES[0]
    guest.page.keyboard.press("Tab")
    note_of(guest).get_by_role("button").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.option("n:2")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(note_of(guest)).to_have_attribute("data-note", LESSON.message("begin"))


def test_another_move_is_free_play_and_taking_it_back_goes_on_with_the_lesson(come: Come) -> None:
    guest = begin(come())
    follow(guest, "card")
    guest.answer("card:lake")
    guest.question()
    expect(note_of(guest).get_by_role("status")).to_have_text(guest.says("web-lesson-left"))
    guest.button("web-undo").click()
    expect(note_of(guest)).to_have_attribute("data-note", LESSON.message("card"))
    follow(guest, "points")


def test_a_lesson_goes_on_after_a_reload_and_after_the_front_page(come: Come) -> None:
    guest = begin(come())
    follow(guest, "march")
    table = guest.table
    guest.page.reload()
    assert key_of(guest) == LESSON.message("march")
    begin(guest)
    assert key_of(guest) == LESSON.message("march")
    assert guest.table == table


def test_play_comes_before_learn_for_people_who_have_finished_a_game(
    come: Come, ann: Person, finished: Message
) -> None:
    guest = come().be(ann).go_home()
    expect(guest.page.locator("main .btn.primary").first).to_have_text(guest.play_now.inner_text())
    guest.button_named(f"{guest.says('web-learn')} {guest.says('game-legends')}").click()
    assert key_of(guest) == NOTES[0]


def test_after_the_game_the_coach_says_how_it_is_won(come: Come, ann: Person) -> None:
    table = ann.post("/api/games/legends/lessons/first")
    with ann.socket(table) as place:
        while not place.over:
            place.move(place.decisions[0]["options"][-1]) if place.must_speak else place.hear()
    guest = come("ru").be(ann).go_to_table(table)
    expect(guest.page.get_by_text(guest.says(LESSON.message("end")))).to_be_visible()


# -- Lords of Xidit -----------------------------------------------------------------------------------------------


def lay_plan(guest: Guest, orders: list[str]) -> None:
    """A year of Xidit from the palette, as the coach points at one icon after the other, and then at the seal."""
    before = guest.look().asked
    coached = guest.page.locator("#board [data-coached]")
    expect(guest.page.locator("#board [data-guided]").nth(1)).to_be_visible()
    guest.wait(lambda: note_of(guest).evaluate(WAY_COVERED) == 0, "the way of the plan in sight")
    for order in orders:
        name = guest.says(order.replace(":", "-"))
        expect(coached).to_have_accessible_name(name)
        expect(note_of(guest).locator(".take")).to_have_text(guest.says("web-coach-take", what=name))
        guest.press(coached)
        expect(guest.page.locator("#asked [data-option]")).to_have_count(0)  # the list never says another wheel
        expect(guest.page.locator("#prompt")).to_have_text(guest.says("web-laid-out"))
    expect(coached).to_have_text(guest.says("xidit-web-seal"))
    guest.press(coached)
    guest.wait(lambda: guest.look().asked != before, "the plan")


def test_in_xidit_the_coach_leads_from_order_to_order(come: Come, ann: Person) -> None:
    lesson = lessons(game("xidit"))["first"]
    notes = {lesson.message(note.id): note for note in lesson.notes}
    guest = come().be(ann)
    guest.words = Words("en", game("xidit"))
    guest.go_to_table(ann.post("/api/games/xidit/lessons/first"))
    expect(guest.page.get_by_text(guest.says("web-strip-first"))).to_be_visible()
    must_be_ringed(guest, guest.page.locator(".ring"), guest.page.locator("#board .scorings"))  # all three of them
    seen: list[str] = []
    heights: set[int] = set()
    while (key := key_of(guest)) != lesson.message("free"):
        heights.add(guest.page.locator("#board .chart").evaluate("chart => chart.clientHeight"))
        if key not in seen:
            expect(note_of(guest).get_by_role("status")).to_have_text(guest.says(key))
            seen.append(key)
        mine = [answer.ref for answer in notes[key].play if answer.seat == lesson.learner]
        if not mine:
            read(guest)
        elif mine[0].startswith("order:"):
            lay_plan(guest, mine)
        else:
            move(guest)
    assert [*seen, key] == list(notes)
    assert len(heights) == 1, "the map keeps its place from the first city to the census"
