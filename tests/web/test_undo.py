"""Taking back: by the button and by Ctrl-Z, at once or with the consent of the other."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.guest import Guest


def seated(come: Come, table: Message, ann: Person, bob: Person) -> tuple[Guest, Guest]:
    return come().be(ann).go_to_table(table), come("ru").be(bob).go_to_table(table)


def test_an_answer_is_taken_back_by_the_button_and_by_ctrl_z(
    come: Come, duel: Message, ann: Person, bob: Person
) -> None:
    at_ann, at_bob = seated(come, duel, ann, bob)
    at_ann.question()
    before = at_ann.map()

    at_bob.wait(lambda: at_bob.map().keys() == before.keys(), "the board at Bob's")
    before_bob = at_bob.map()
    for by_button in (True, False):
        at_ann.answer()
        at_bob.question()
        at_ann.wait(lambda: at_ann.map() != before, "the answer on the board")
        if by_button:
            at_ann.button("web-undo").click()
        else:
            at_ann.page.keyboard.press("Control+z")
        at_ann.wait(lambda: at_ann.look().ready and not at_bob.look().asked, "the undo")
        at_ann.wait(lambda: (at_ann.map(), at_bob.map()) == (before, before_bob), "the boards as they were")
    at_ann.answer()
    at_bob.answer()


def test_behind_a_barrier_the_other_player_is_asked_and_may_refuse_or_agree(
    come: Come, duel: Message, ann: Person, bob: Person
) -> None:
    at_ann, at_bob = seated(come, duel, ann, bob)
    at_ann.question()
    start = at_ann.map()
    at_ann.answer()
    at_bob.answer()
    at_ann.question()
    played = at_ann.map()

    def ask() -> None:
        at_ann.button("web-undo").click()
        wish = at_bob.page.get_by_role("alert").filter(has_text=at_bob.says("web-undo-asked", name="Ann"))
        expect(wish).to_contain_text(at_bob.says("web-undo-why-answered"))
        expect(at_ann.page.get_by_text(at_ann.says("web-undo-waits", names="Bob"))).to_be_visible()
        expect(at_ann.button("web-agree")).to_have_count(0)

    ask()
    at_bob.button("web-refuse").click()
    for guest in (at_ann, at_bob):
        expect(guest.page.get_by_role("alert")).to_have_text(guest.says("undo-refused"))
    assert at_ann.map() == played

    ask()
    at_bob.button("web-agree").click()
    at_ann.wait(lambda: at_ann.map() == start, "the undo")
    expect(at_ann.page.get_by_role("alert")).to_have_count(0)
    expect(at_bob.page.get_by_role("alert")).to_have_count(0)
    assert at_ann.question().asked
    at_bob.wait(lambda: not at_bob.look().asked, "nothing asked of Bob")
    assert ann.look(duel)["answers"] == 0


def test_a_sealed_bid_is_taken_back_while_others_think(come: Come, ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", "random")
    bob.sit(table)
    ann.start(table)
    at_ann, at_bob = seated(come, table, ann, bob)
    at_ann.answer("n:7")
    at_ann.page.keyboard.press("Control+z")
    at_ann.answer("n:2")
    at_bob.answer("n:0")
    bids = at_ann.wait(lambda: [move["patch"] for move in at_ann.frames("move")][-1], "the bids")
    assert bids
    expect(at_ann.log.filter(has_text=at_ann.words.text("event-bid", player="Ann", coins=2))).to_have_count(1)
