"""Without a mouse: from the front page through several turns, and the focus is always seen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.guest import Guest, Look, look_until

FOCUS = """() => {
  const thing = document.activeElement
  const style = getComputedStyle(thing)
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
  const drawn = thing instanceof SVGElement && document.querySelector('.ring') !== null
  const box = thing.getBoundingClientRect()
  return {
    somewhere: thing !== document.body,
    seen: ring || drawn || style.boxShadow !== 'none',
    inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  }
}"""
AT = """(what) => {
  const thing = document.activeElement
  if (thing === document.body) return ''
  if (what === 'tagName') return thing.tagName
  return what === 'text' ? thing.textContent.trim() : thing.getAttribute(what) ?? ''
}"""
MANY = 80


class Hands:
    """Two hands on the keyboard."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.keyboard = guest.page.keyboard

    def focus(self) -> dict[str, bool]:
        found: dict[str, bool] = self.guest.page.evaluate(FOCUS)
        return found

    def at(self, what: str) -> str:
        """An attribute of what has the focus, or its text."""
        return str(self.guest.page.evaluate(AT, what))

    def must_be_seen(self) -> None:
        """The focus is somewhere, has a ring, and is in view; at the latest after a few frames."""
        found = look_until(self.focus, lambda seen: all(seen.values()), self.guest.page)
        assert all(found.values()), f"the focus is not seen: {found} {self.at('class')} {self.at('text')[:80]}"

    def tab_to(self, what: str, value: str, key: str = "Tab") -> None:
        """Go on with Tab until the focus is there; it is seen all the way."""
        for _ in range(MANY):
            self.keyboard.press(key)
            if not self.at("tagName"):
                continue  # once around, past the end of the page
            self.must_be_seen()
            if self.at(what) == value:
                return
        raise AssertionError(f"{MANY} times {key} do not lead to {value}")

    def settled_after(self, before: Look) -> None:
        """After an answer the focus is somewhere, and seen: at the next question, or at what is waited for."""
        self.guest.wait(lambda: self.guest.look().asked != before.asked, f"the answer to {before.prompt}")
        self.must_be_seen()


def test_a_game_is_begun_and_played_by_the_keyboard_alone(come: Come) -> None:
    guest = come()
    hands = Hands(guest.go_home())
    hands.tab_to("text", guest.play_now.inner_text())
    hands.keyboard.press("Enter")
    guest.question()
    ways = 0
    turns = 0
    while turns < 3 or ways < 12:
        look = guest.question()
        turns += any(ref.startswith("card:") for ref in look.options)
        ways += 1
        match ways % 4:
            case 0:  # by its number
                hands.keyboard.press(str(min(len(look.options), 9)))
            case 1:  # by the arrows
                if not hands.at("data-option"):
                    hands.tab_to("data-option", look.options[0])
                hands.keyboard.press("End")
                hands.must_be_seen()
                assert hands.at("data-option") == look.options[-1]
                hands.keyboard.press("ArrowUp")
                hands.keyboard.press("ArrowDown")
                hands.keyboard.press("Home")
                assert hands.at("data-option") == look.options[0]
                hands.keyboard.press("Enter")
            case 2 if look.board:  # on the board
                hands.tab_to("data-ref", look.board[0])
                hands.keyboard.press("Enter")
            case _:
                hands.keyboard.press("1")
        hands.settled_after(look)


def test_the_skip_links_lead_to_the_question_and_to_the_board(come: Come, duel: Message, ann: Person) -> None:
    guest = come().be(ann).go_to_table(duel)
    guest.question()
    hands = Hands(guest)
    for key, place in (("web-skip-asked", "asked"), ("web-skip-board", "board")):
        guest.link(key).focus()
        hands.must_be_seen()
        hands.keyboard.press("Enter")
        expect(guest.page.locator(f"#{place}")).to_be_focused()
        assert guest.table == duel["id"], "the link has not left the table"


def test_chat_takes_numbers_and_undo_keys_for_itself(come: Come, duel: Message, ann: Person) -> None:
    guest = come().be(ann).go_to_table(duel)
    before = guest.question()
    guest.open_tab("web-chat")
    guest.field("web-chat-say").press_sequentially("1 2 3")
    guest.field("web-chat-say").press("Control+z")
    guest.field("web-chat-say").fill("4 armies")
    guest.field("web-chat-say").press("Enter")
    expect(guest.page.get_by_role("log")).to_contain_text("4 armies")
    assert guest.look().asked == before.asked
    assert ann.look(duel)["answers"] == 0


def test_a_digit_bids_what_it_says(come: Come, ann: Person) -> None:
    guest = come().be(ann).go_to_table(ann.create("me", "random", "random", seed="keyboard"))
    guest.question()
    guest.page.keyboard.press("3")
    bid = guest.words.text("event-bid", player="Ann", coins=3)
    expect(guest.log.filter(has_text=bid)).to_have_count(1)
