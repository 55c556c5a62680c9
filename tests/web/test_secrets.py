"""What nobody may see is nowhere in what a browser is told: not on the page, not in a frame, not in a response."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.server.house import Person
from tests.server.place import play
from tests.server.test_secrets import hidden_from, tables_of
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.web_house import WebHouse


def told(guest: Guest) -> list[str]:
    """Everything that the house has sent to this browser about its tables."""
    bodies = [answer.text() for answer in guest.responses if "/api/tables" in answer.url and answer.ok]
    return [*bodies, *guest.heard]


def moment(message: dict[str, object]) -> int | None:
    """After how many answers something was told."""
    table = message.get("table")
    if isinstance(table, dict):
        return int(table["answers"])
    answers = message.get("answers")
    return answers if isinstance(answers, int) else None


def test_hidden_tokens_and_the_seed_are_in_nothing_that_a_browser_receives(
    come: Come, house: WebHouse, ann: Person, bob: Person
) -> None:
    table = ann.create("me", "open", "random", variants={"exploration": True, "swamp": True})
    bob.sit(table)
    ann.start(table)
    watcher, at_bob = come().go_to_table(table), come("ru").be(bob).go_to_table(table)
    with ann.socket(table) as first, bob.socket(table) as second:
        play(first, second, answers=40, seed="secrets")
        paused = first.answers
        for guest in (watcher, at_bob):
            guest.catch_up(first.seq)
            guest.page.get_by_role("button", name=guest.says("web-replay"), exact=True).click()
            guest.field("web-replay-slider").fill(str(paused // 2))
            expect(guest.head).to_have_text(guest.says("web-looking-back"))
            guest.button("web-back-to-live").first.click()
        shown = {guest: guest.map() for guest in (watcher, at_bob)}
        with house.sql() as sql:
            (setup,) = sql.execute("SELECT setup FROM tables WHERE id = ?", (table["id"],)).fetchone()
        for guest in (watcher, at_bob):
            assert not any(json.loads(setup)["seed"] in text for text in told(guest))
        play(first, second, seed="to the end")
    truth = tables_of(ann.ask("GET", f"/api/tables/{table['id']}/record").text)

    looked_for = 0
    for guest, seat in ((watcher, None), (at_bob, 1)):
        expect(guest.ceremony).to_be_visible()
        for text in told(guest):
            message = json.loads(text) if text.startswith("{") else {}
            answers = moment(message)
            for ref in hidden_from(seat, truth[answers]) if answers is not None else ():
                assert f'"{ref}"' not in text, f"seat {seat} was told of {ref} after {answers} answers"
                looked_for += 1
        state = truth[paused].view(seat)
        face_down = {region["ref"] for region in state["regions"] if region["token"] == "hidden"}
        hidden = guest.says("picture-token-hidden")
        assert {ref for ref, label in shown[guest].items() if hidden in label} == face_down
    assert looked_for > 100


def test_a_sealed_bid_is_told_to_nobody_before_all_are_in(come: Come, ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", "open")
    carl = ann.house.guest("Carl")
    for person in (bob, carl):
        person.sit(table)
    ann.start(table)
    at_ann, at_bob, watcher = come().be(ann), come("ru").be(bob), come()
    for guest in (at_ann, at_bob, watcher):
        guest.go_to_table(table)
    for guest in (at_bob, watcher):
        expect(guest.log.first).to_be_visible()
    lines = watcher.log.count()
    at_ann.answer("n:7")
    for guest in (at_bob, watcher):
        guest.catch_up(1)
        (move,) = guest.frames("move")
        assert (move["by"], move["patch"], move["events"]) == (0, [], []), "that Ann has bid, and nothing else"
        assert guest.log.count() == lines
    with carl.socket(table) as place:
        place.move("n:0")
    at_bob.answer("n:3")
    for guest in (at_ann, at_bob, watcher):
        for name, coins in (("Ann", 7), ("Bob", 3), ("Carl", 0)):
            line = guest.words.text("event-bid", player=name, coins=coins)
            expect(guest.log.filter(has_text=line)).to_have_count(1)
