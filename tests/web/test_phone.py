"""On a phone of 390 × 844: everything fits, and a turn is played with the thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.server.house import Person
from tests.server.place import Message, play
from tests.web.conftest import Come
from tests.web.guest import INSIDE, PHONE, Guest, look_until

WIDE = """() => {
  const all = [...document.querySelectorAll('body *')]
  const wide = all.filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
  const culprits = wide.slice(0, 5).map((e) => e.outerHTML.slice(0, 120))
  return [document.scrollingElement.scrollWidth, innerWidth, culprits]
}"""
FEW = 6
LYING: ViewportSize = {"width": 844, "height": 390}
SMALL_TYPE = """(least) => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const thing = node.parentElement
    const style = getComputedStyle(thing)
    const box = thing.getBoundingClientRect()
    // marks of a livery beside its colour and charge are no text to be read; what is only heard has no size
    if (!node.textContent.trim() || thing.closest('.flag, .standard') || style.clipPath !== 'none') continue
    if (!thing.checkVisibility({ visibilityProperty: true }) || box.width < 2 || box.height < 2) continue
    const matrix = thing.getScreenCTM?.()
    const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.b, matrix.d) : 1)
    if (size > 1 && size < least - 0.1) found.push(`${size.toFixed(1)} px: ${node.textContent.trim()}`)
  }
  return found
}"""
DOUBLE_TAP = """(thing) => {
  const box = thing.getBoundingClientRect()
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
  const finger = { pointerId: 7, pointerType: 'touch', bubbles: true, ...at }
  for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) {
    thing.dispatchEvent(new PointerEvent(type, finger))
  }
}"""
UNCUT = """(thing) => {
  const box = thing.getBoundingClientRect()
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
  return inside && thing.contains(at)
}"""


def must_fit(guest: Guest) -> None:
    """Nothing makes the page scroll sideways, once all is where it belongs."""
    width, window, culprits = look_until(
        lambda: guest.page.evaluate(WIDE), lambda seen: seen[0] <= seen[1] == PHONE["width"], guest.page
    )
    assert window == PHONE["width"], f"the page is {window} wide: {culprits}"
    assert width <= window, f"the page is {width} wide: {culprits}"


def test_the_head_of_a_full_table_fits_with_its_clock(come: Come, ann: Person) -> None:
    days = {"kind": "days", "days": 3}
    table = ann.create("me", *["random"] * 5, game="oath", clock=days, seed="head")
    guest = come("ru", phone=True).be(ann).go_to_table(table)
    guest.question()
    must_fit(guest)
    expect(guest.page.locator("header .clock")).to_be_visible()
    for name in ("web-undo", "web-replay"):
        assert in_view(guest.button(name)), name


def in_view(thing: Locator) -> bool:
    """Whether a thing is seen whole, uncovered, without scrolling."""
    return bool(thing.evaluate(UNCUT))


def must_be_reached(guest: Guest, ref: str) -> None:
    """A thing that is offered on the board comes into view by itself."""
    guest.wait(lambda: guest.piece(ref).evaluate(INSIDE), f"{ref} in view")


def test_nothing_scrolls_sideways_on_any_page(come: Come, ann: Person, finished: Message) -> None:
    for language in ("en", "ru"):
        guest = come(language, phone=True).be(ann)
        waiting = ann.create("me", "open", "random")
        guest.go_home()
        must_fit(guest)
        for path, sign in (
            ("#/new/legends", guest.button("web-start-now")),
            ("#/account", guest.button("web-claim")),
            ("#/settings", guest.field("web-theme")),
            (f"#/table/{waiting['id']}", guest.button("web-start")),
            (f"#/table/{finished['id']}", guest.ceremony),
        ):
            guest.visit(path)
            expect(sign).to_be_visible()
            must_fit(guest)


def test_whole_turns_are_played_with_the_thumb_without_scrolling(come: Come) -> None:
    guest = come("ru", phone=True).go_home()
    guest.press(guest.play_now)
    turns = 0
    while turns < 3:
        look = guest.question()
        must_fit(guest)
        turns += any(ref.startswith("card:") for ref in look.options)
        guest.wait(lambda: in_view(guest.prompt), f"the question in view: {look.prompt}")
        for ref in look.options if len(look.options) <= FEW else look.options[:1]:
            guest.wait(lambda: in_view(guest.option(ref)), f"{ref} in view: {look.prompt}")  # noqa: B023
        if look.board:
            must_be_reached(guest, look.board[0])
        guest.answer(look.options[turns % len(look.options)])


def test_everything_about_the_table_is_behind_the_tabs_of_the_sheet(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", "random", seed="phone")
    with ann.socket(table) as place:
        play(place, answers=20)
    guest = come(phone=True).be(ann).go_to_table(table)
    guest.question()
    for tab, sign in (
        ("web-log", guest.log.last),
        ("web-tab-seats", guest.page.get_by_role("region", name=guest.says("web-seats"))),
        ("web-chat", guest.field("web-chat-say")),
        ("web-rules", guest.field("web-rules-search")),
        ("web-more", guest.field("web-language")),
        ("web-tab-ask", guest.prompt),
    ):
        guest.open_tab(tab)
        expect(sign).to_be_visible()
        must_fit(guest)
    for name in ("web-sheet-higher", "web-sheet-lower"):
        guest.button(name).tap()
        must_fit(guest)
    guest.answer()


def a_table_under_way(ann: Person, game: str = "legends", answers: int = 20) -> Message:
    table = ann.create("me", "random", "random", game=game, seed="phone")
    with ann.socket(table) as place:
        play(place, answers=answers)
        while not place.must_speak:
            place.hear()
    return table


@pytest.mark.parametrize("game", ["legends", "xidit", "kingdoms", "oath"])
def test_a_phone_in_landscape_shows_the_options_beside_the_board(come: Come, ann: Person, game: str) -> None:
    guest = come("ru", phone=True).be(ann)
    guest.page.set_viewport_size(LYING)
    guest.go_to_table(a_table_under_way(ann, game))
    look = guest.question()
    guest.wait(lambda: in_view(guest.prompt), f"the question in view: {look.prompt}")
    guest.wait(lambda: in_view(guest.option(look.options[0])), f"an option in view: {look.options}")
    board = guest.page.locator("#board").bounding_box()
    assert board is not None and board["width"] > 440, "the board has its place too"


@pytest.mark.parametrize("game", ["legends", "xidit", "kingdoms", "oath"])
def test_nothing_is_too_small_to_be_read(come: Come, ann: Person, game: str) -> None:
    """On the table, at its end and in its rules: 11 pixels on a phone, 12 on a desktop."""
    over = ann.create("me", "random", "random", game=game, seed="small type")
    with ann.socket(over) as place:
        play(place, seed="small type")
    under_way = a_table_under_way(ann, game)
    guest = come("ru", phone=True).be(ann)
    for width, height, least in ((390, 844, 11), (844, 390, 11), (1024, 768, 12), (1440, 900, 12)):
        guest.page.set_viewport_size({"width": width, "height": height})
        for path in (f"#/table/{under_way['id']}", f"#/table/{over['id']}", f"#/rules/{game}"):
            guest.visit().visit(path)
            expect(guest.page.locator("#board, main article").first).to_be_visible()
            must_be_legible(guest, least, f"{path} on {width} × {height}")


def must_be_legible(guest: Guest, least: int, where: str) -> None:
    """Once sizes have been measured, nothing is set in smaller type."""
    found = look_until(
        lambda: guest.page.evaluate(SMALL_TYPE, least), lambda small: not small, guest.page, seconds=10
    )
    assert found == [], where


def test_two_quick_taps_on_an_offered_region_do_not_zoom(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", "random", seed="phone")
    with ann.socket(table) as place:
        while not (place.must_speak and any(ref.startswith("region:") for ref in place.decisions[0]["options"])):
            if place.must_speak:
                place.move()
            else:
                place.hear()
    guest = come(phone=True).be(ann).go_to_table(table)
    offered = next(ref for ref in guest.question().options if ref.startswith("region:"))
    near = guest.page.locator("#board .window.near")
    guest.piece(offered).evaluate(DOUBLE_TAP)
    expect(near).to_have_count(0)
    guest.page.locator('#board [data-ref^="region:"][role=img]').first.evaluate(DOUBLE_TAP)
    expect(near).to_have_count(1)


def test_the_first_tap_on_something_refused_says_why(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", seed="table")
    with ann.socket(table) as place:
        refused: list[str] = []
        while not refused:
            place.say(type="why", seat=0)
            told = place.hear_until("why")["why_not"]
            regions = {region["ref"] for region in place.view["regions"]}
            refused = [row["ref"] for row in told if row["ref"] in regions]
            reasons = {row["ref"]: row for row in told}
            if not refused:
                place.move()
                while not place.decisions:
                    place.hear()
    guest = come(phone=True).be(ann).go_to_table(table)
    guest.question()
    guest.touch(refused[0])
    why = reasons[refused[0]]
    expect(guest.page.locator("#board .note")).to_contain_text(
        guest.says(f"reason-{why['reason']}", **plain(why["facts"]))
    )


LONG = 600
"""Milliseconds that a finger rests on something."""


def hold(guest: Guest, thing: Locator) -> None:
    """Rest a finger on a thing for a while, then lift it."""
    at = thing.evaluate(INSIDE)
    box = thing.bounding_box()
    assert at and box
    line = guest.context.new_cdp_session(guest.page)
    finger = {"x": box["x"] + at[0], "y": box["y"] + at[1]}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    guest.page.wait_for_timeout(LONG)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.page.wait_for_timeout(100)


def test_a_long_press_explains_something_without_choosing_it(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", "random", seed="phone")
    with ann.socket(table) as place:
        while not (place.must_speak and place.decisions[0]["prompt"] == "place-army"):
            if place.must_speak:
                place.move()
            else:
                place.hear()
    guest = come(phone=True).be(ann).go_to_table(table)
    ref = guest.question().options[0]
    asked = guest.page.locator("#asked").get_attribute("data-asked")
    must_be_reached(guest, ref)
    hold(guest, guest.piece(ref))
    expect(guest.page.locator("#board .note")).to_be_visible()
    assert not guest.option(ref).locator(".about").count()
    hold(guest, guest.option(ref))
    expect(guest.option(ref).locator(".about")).to_be_visible()
    assert guest.page.locator("#asked").get_attribute("data-asked") == asked
    guest.option(ref).tap()
    expect(guest.page.locator("#asked")).not_to_have_attribute("data-asked", str(asked))


def plain(facts: Message) -> Message:
    """Facts that need no name of a component; others would be said by their name."""
    return {name: fact for name, fact in facts.items() if not isinstance(fact, dict)}


@pytest.mark.parametrize(("game", "scores"), [("legends", ".rivals .stat b"), ("kingdoms", ".tabs .score")])
def test_the_points_of_all_stand_beside_the_board(come: Come, ann: Person, game: str, scores: str) -> None:
    table = a_table_under_way(ann, game, answers=30)
    with ann.socket(table) as place:
        points = [str(player["points"]) for player in place.view["players"]]
    guest = come(phone=True).be(ann).go_to_table(table)
    guest.question()
    shown = guest.page.locator(f"#board {scores}")
    expect(shown).to_have_text(points[1:] if game == "legends" else points)
    assert in_view(shown.last)


def test_a_sign_explains_itself_on_tap(come: Come, ann: Person) -> None:
    guest = come(phone=True).be(ann).go_to_table(a_table_under_way(ann))
    guest.question()
    sign = guest.page.locator("#board .purse .stat").first
    sign.tap()
    expect(guest.page.locator("#board .note")).to_contain_text(str(sign.get_attribute("title")))


def test_the_clock_of_the_player_to_move_stands_at_the_top(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", clock={"kind": "live", "minutes": 30})
    guest = come(phone=True).be(ann).go_to_table(table)
    guest.question()
    expect(guest.page.locator("header .clock")).to_be_visible()
