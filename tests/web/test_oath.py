"""Oath through the page: a whole game of three by what the board offers, on every screen, by the keyboard."""

from __future__ import annotations

import gzip
from random import Random

import pytest
from playwright.sync_api import Locator, Route, expect

from crownlands.core.decisions import Decision
from crownlands.core.table import Table
from tests.server.house import Person
from tests.server.place import Message
from tests.server.place import play as play_quickly
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.oath_moments import GAME, laid_out, moment, words
from tests.web.test_axe import must_be_clean
from tests.web.web_house import WebHouse

SCREENS = ((390, 844), (768, 1024), (1024, 768), (1440, 900))
LAYOUT = """() => {
  const board = document.querySelector('#board .oath').getBoundingClientRect()
  const page = document.scrollingElement
  // on a phone the sites of a region stand in a strip that is scrolled sideways: what counts there is the strip
  const boxOf = (piece) => (piece.closest('.strips .ground') ?? piece).getBoundingClientRect()
  const pieces = [...document.querySelectorAll('#board [data-ref]')].map(boxOf)
  return {
    scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
    cut: pieces.filter((piece) => piece.left < board.left - 1 || piece.right > board.right + 1).length,
    pieces: pieces.length > 10,
  }
}"""
SPILT = (
    "() => [...document.querySelectorAll('#board .courts .plate')].map((it) => it.scrollWidth > it.clientWidth)"
)
PURSES = """() => {
  const purses = [...document.querySelectorAll('.courts .plate .means')]
  const isSeen = (line) => {
    const box = line.querySelector('.purse').getBoundingClientRect()
    return line.contains(document.elementFromPoint(box.x + 4, box.y + box.height / 2))
  }
  const isSpilt = (line) => line.scrollWidth > line.clientWidth + 1
  const hidden = purses.filter((line) => !isSeen(line)).length
  return { purses: purses.length, hidden, spilt: purses.filter(isSpilt).length }
}"""
IDS = r"""() => document.body.innerText.match(
/\b(?:oath-web|prompt|event|picture|claim|goal|preview|reason|rule|card|site|action)-[a-z][\w-]*|\{ ?\$/g)"""
"""Ids of messages that stand on a page instead of their words."""


def test_a_whole_game_of_three_by_the_board(come: Come, house: WebHouse, ann: Person) -> None:
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


def table_asking(house: WebHouse, ann: Person, prompt: str, seats: int = 3) -> Message:
    """A table where Ann is asked this."""
    asking = moment(seats, lambda _, decision: decision.seat == 0 and decision.prompt == prompt)
    return laid_out(house, asking, [ann, *["random"] * (seats - 1)])


def test_the_ground_of_a_plot_is_its_place_and_a_journey_leaves_its_way(
    come: Come, house: WebHouse, ann: Person
) -> None:
    guest = come().be(ann).go_to_table(table_asking(house, ann, "travel"))
    look = guest.question()
    goal = guest.page.locator(".plot", has=guest.page.locator(f'[data-ref="{look.board[0]}"]'))
    expect(goal.locator(".price")).to_be_visible()
    ground = goal.locator(".view").bounding_box()
    assert ground
    expect(guest.page.locator(".routes .way")).to_have_count(0)
    goal.locator(".view").click(position={"x": ground["width"] - 12, "y": ground["height"] - 8})
    guest.wait(lambda: guest.look().asked != look.asked, "the journey")
    expect(guest.page.locator(".routes .way").first).to_be_attached()


def test_the_land_does_not_jump_when_an_action_asks_for_more(come: Come, house: WebHouse, ann: Person) -> None:
    """A few answers take the room of all the actions; and a price hides no sign of an action."""
    guest = come().be(ann).go_to_table(table_asking(house, ann, "act"))
    look = guest.question()
    heights = [guest.page.locator(".land").evaluate("land => land.clientHeight")]
    for sign, price in zip(
        guest.page.locator(".deeds .disc").all(), guest.page.locator(".deeds .price").all(), strict=False
    ):
        disc, chip = sign.bounding_box(), price.bounding_box()
        assert disc and chip and disc["x"] + disc["width"] <= chip["x"] + 1
    guest.answer("action:travel" if "action:travel" in look.options else "action:search")
    guest.question()
    heights.append(guest.page.locator(".land").evaluate("land => land.clientHeight"))
    assert heights[0] == heights[1]


def test_a_campaign_stands_beside_the_land(come: Come, house: WebHouse, ann: Person) -> None:
    """With the most people at it: their plates have room for what is on them."""
    guest = come().be(ann).go_to_table(table_asking(house, ann, "attack-dice", seats=6))
    guest.question()
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    stage = guest.page.locator(".stage.beside")
    expect(stage).to_be_visible()
    guest.wait(
        lambda: (guest.page.locator(".land").bounding_box() or {"width": 0})["width"] < 700, "the land makes room"
    )
    land, beside = guest.page.locator(".land").bounding_box(), stage.bounding_box()
    assert land and beside and land["x"] + land["width"] <= beside["x"] + 1
    assert guest.page.evaluate(SPILT) == [False] * 5


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


def test_a_plate_opens_the_whole_court_and_gives_the_focus_back(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", "random", game=GAME)
    guest = come().be(ann).go_to_table(table)
    guest.question()
    opener = guest.page.locator("#board .plate .opener").first
    opener.focus()
    guest.page.keyboard.press("Enter")
    court = guest.page.locator("#board [role=dialog]")
    expect(court).to_be_visible()
    expect(court).to_be_focused()
    must_be_clean(guest, "an open court")
    guest.page.keyboard.press("Escape")
    expect(court).to_be_hidden()
    expect(opener).to_be_focused()


def test_who_wins_when_is_said_in_words_on_focus_and_on_tap(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", "random", game=GAME)
    with ann.socket(table) as place:
        play_quickly(place, answers=12, seed="claims")
    guest = come().be(ann).go_to_table(table)
    guest.question()
    title = guest.page.get_by_role("heading", name=words(guest).text("oath-web-claims"))
    expect(title).to_be_hidden()
    guest.page.locator("#board .stake").nth(1).click()
    expect(title).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(title).to_be_hidden()


def test_the_almanac_finds_a_card_and_shows_it_large(come: Come, ann: Person) -> None:
    """By a part of its name, whatever shelf it stands on; Escape closes the book."""
    table = ann.create("me", "random", "random", game=GAME)
    guest = come("ru").be(ann).go_to_table(table)
    guest.question()
    told = words(guest)
    guest.page.get_by_role("button", name=told.text("oath-web-almanac")).click()
    book = guest.page.get_by_role("dialog", name=told.text("oath-web-almanac"))
    expect(book).to_be_visible()
    book.get_by_role("searchbox").fill(told.name("card:longbows")[:6])
    book.locator("[data-card='card:longbows']").click()
    expect(book.get_by_role("heading", name=told.name("card:longbows"))).to_be_visible()
    must_be_clean(guest, "the almanac")
    guest.page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_on_a_phone_every_part_of_the_table_can_be_looked_at_while_something_is_asked(
    come: Come, ann: Person
) -> None:
    """And what I have to spend is in view on all of them."""
    table = ann.create("me", "random", "random", game=GAME)
    guest = come(phone=True).be(ann).go_to_table(table)
    guest.question()
    for part in ("courts", "bank", "mine", "land"):
        tab = guest.page.get_by_role("button", name=words(guest).text(f"oath-web-part-{part}"), exact=True)
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        expect(guest.page.locator(".mine .purse")).to_be_in_viewport()


def test_the_board_is_sent_before_the_drawings_and_in_less_than_60_kb(come: Come, ann: Person) -> None:
    """What Oath alone brings to be drawn; what can be read or looked up comes later.

    Until the drawings come, signs stand for them, and nothing moves when they do.
    """
    table = ann.create("me", "random", "random", game=GAME)
    guest = come().be(ann)
    guest.context.add_init_script("delete Navigator.prototype.serviceWorker")  # what it fetches, no route sees
    waiting: list[Route] = []
    guest.page.route("**/draw-*.js", lambda route: None if waiting else waiting.append(route))
    guest.go_to_table(table)
    guest.question()
    own = [each for each in guest.responses if "oath" in each.text() and each.url.endswith((".js", ".css"))]
    sizes = {each.url.rpartition("/")[2]: len(gzip.compress(each.body())) for each in own}
    board = {name: size for name, size in sizes.items() if not name.startswith(("index", "TablePage", "ReadCard"))}
    assert 30_000 < sum(board.values()) < 60_000, board
    tiles = "() => [...document.querySelectorAll('.oath .art')].map((art) => art.getBoundingClientRect().toJSON())"
    guest.wait(lambda: waiting, "the board to ask for the drawings")
    expect(guest.page.locator(".oath .emblem")).to_have_count(0)
    before = guest.page.evaluate(tiles)
    waiting[0].continue_()
    expect(guest.page.locator(".oath .emblem").first).to_be_visible()
    assert before and guest.page.evaluate(tiles) == before


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 800)])
def test_a_full_land_keeps_its_height_when_the_drawings_come(
    come: Come, house: WebHouse, ann: Person, width: int, height: int
) -> None:
    """Where the land is scrolled, a plot that needs less height gives it back at once."""
    later = moment(3, lambda table, asked: asked.seat == 0 and asked.prompt == "act" and len(table.history) > 90)
    guest = come().be(ann)
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.context.add_init_script("delete Navigator.prototype.serviceWorker")  # what it fetches, no route sees
    waiting: list[Route] = []
    guest.page.route("**/draw-*.js", lambda route: None if waiting else waiting.append(route))
    guest.go_to_table(laid_out(house, later, [ann, "random", "random"])).question()
    guest.wait(lambda: waiting, "the board to ask for the drawings")
    pieces = "[...document.querySelectorAll('.oath .place, .oath .art')]"
    places = f"() => {pieces}.map((one) => one.getBoundingClientRect().toJSON())"
    guest.page.wait_for_timeout(300)  # sizes are measured, then followed
    before = guest.page.evaluate(places)
    waiting[0].continue_()
    expect(guest.page.locator(".oath .emblem").first).to_be_visible()
    assert before and guest.page.evaluate(places) == before


@pytest.mark.parametrize("seats", [3, 6])
def test_what_the_others_have_is_in_view_on_a_low_screen(
    come: Come, house: WebHouse, ann: Person, seats: int
) -> None:
    table = table_asking(house, ann, "act", seats=seats)
    guest = come("ru").be(ann)
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    guest.go_to_table(table).question()
    good = {"purses": seats - 1, "hidden": 0, "spilt": 0}
    for width, height in ((1024, 768), (1280, 800), (1366, 768), (1440, 900)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait(lambda: guest.page.evaluate(PURSES) == good, f"the purses of {seats} on {width} × {height}")


def test_rivals_to_choose_from_show_what_they_have_on_a_low_screen(
    come: Come, house: WebHouse, ann: Person
) -> None:
    """The frame of what can be chosen takes room: the names, which the question has too, make way for it."""

    def asks_for_a_rival(table: Table, decision: Decision) -> bool:
        return len(table.history) > 30 and sum(option.ref.startswith("seat:") for option in decision.options) > 1

    table = moment(6, asks_for_a_rival, liked={})
    asked = table.pending[0].seat
    guest = come("ru").be(ann)
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    seated = [ann, *(house.guest(f"Rival {seat}") for seat in range(5))]
    seated[0], seated[asked] = seated[asked], seated[0]
    guest.go_to_table(laid_out(house, table, seated)).question()
    offered = guest.page.locator(".courts .plate .offered")
    expect(offered).to_have_count(5)
    guest.wait(lambda: guest.page.evaluate(SPILT) == [False] * 5, "plates with room for what is on them")
    guest.wait(
        lambda: guest.page.evaluate(PURSES) == {"purses": 5, "hidden": 0, "spilt": 0}, "the purses of the rivals"
    )


def asked_to_write(ann: Person) -> Message:
    """A game of a chronicle that I have won: the first page lies before me."""
    for number in range(20):
        table = ann.create("me", "random", "random", game=GAME, saga="chronicle")
        random = Random(number)
        with ann.socket(table) as place:
            while not place.over:
                if not place.must_speak:
                    place.hear()
                elif place.decisions[0]["prompt"] == "new-oath":
                    return table
                else:
                    place.move(random.choice(place.decisions[0]["options"]))
    raise AssertionError("twenty games, and none of them won")


def write(guest: Guest, book: Locator) -> None:
    """Gives the first answer that stands on the open page."""
    look = guest.question()
    offered = book.locator(".page.open button[aria-disabled=false]")
    expect(offered).to_have_count(len(look.options))
    offered.first.click()
    guest.wait(lambda: guest.look().over or guest.look().asked != look.asked, "the next page")
    guest.wait(lambda: guest.look().over or guest.look().ready, "the next page or the end")


def test_the_winner_turns_the_pages_of_the_chronicle(come: Come, ann: Person) -> None:
    """Every page is written by what stands on it, and stays; then the ending tells what is handed on."""
    table = asked_to_write(ann)
    guest = come().be(ann).go_to_table(table)
    speak = words(guest)
    book = guest.page.get_by_role("region", name=speak.text("oath-web-book"), exact=True)
    expect(book.locator(".page.open")).to_have_accessible_name(speak.text("oath-web-book-page-oath"))
    must_be_clean(guest, "the pages of the chronicle")
    sworn = guest.question().options[0]
    while not guest.look().over:
        write(guest, book)
    expect(guest.ceremony).to_be_visible()
    expect(guest.ceremony).to_contain_text(speak.text("oath-web-end-legacy"))
    expect(guest.ceremony).to_contain_text(speak.name(sworn))
    expect(guest.page.get_by_role("link", name=guest.says("web-play-on"))).to_be_visible()
    guest.button("web-show-board").click()
    expect(book.locator(".page.written")).to_have_count(4)
    expect(book).to_contain_text(speak.text("oath-web-book-written"))
