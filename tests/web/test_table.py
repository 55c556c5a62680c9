"""All that happens at a table beside the moves: orders, talk, leaving, rules, reasons, invitations, records."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from crownlands.core.records import Record
from crownlands.core.registry import game
from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.web_house import WebHouse


def test_a_standing_order_answers_until_it_is_ended(come: Come, duel: Message, ann: Person, bob: Person) -> None:
    guest = come().be(ann).go_to_table(duel)
    region = guest.question().options[2]
    name = guest.words.name(region)
    guest.button("web-always").click()
    expect(guest.button("web-always-armed")).to_have_attribute("aria-pressed", "true")
    guest.answer(region)
    with bob.socket(duel) as place:
        for answers in (2, 4):
            place.move()
            while place.answers < answers + 1:
                place.hear()
            assert place.asked == [1], "the order has answered for Ann"
        guest.open_tab("web-more")
        guest.button("web-standing-answer-end", answer=name).click()
        expect(guest.button("web-standing-answer-end", answer=name)).to_have_count(0)
        place.move()
    guest.question()
    expect(guest.button("web-always")).to_have_attribute("aria-pressed", "false")


def test_two_people_talk(come: Come, duel: Message, ann: Person, bob: Person) -> None:
    at_ann, at_bob = come().be(ann).go_to_table(duel), come("ru").be(bob).go_to_table(duel)
    at_bob.page.locator("#asked").wait_for()
    at_ann.open_tab("web-chat")
    at_ann.field("web-chat-say").fill("Hello, <b>Bob</b> & friends!")
    at_ann.button("web-chat-send").click()
    expect(at_ann.page.get_by_role("log")).to_contain_text("Hello, <b>Bob</b> & friends!")
    expect(at_bob.page.get_by_role("tab", name=f"{at_bob.says('web-chat')} 1")).to_be_visible()
    at_bob.open_tab("web-chat")
    expect(at_bob.page.get_by_role("log")).to_contain_text("Hello, <b>Bob</b> & friends!")
    at_bob.field("web-chat-say").fill("Привет!")
    at_bob.field("web-chat-say").press("Enter")
    expect(at_ann.page.get_by_role("log")).to_contain_text("Привет!")
    expect(at_ann.field("web-chat-say")).to_have_value("")


def test_a_bot_stands_in_for_a_player_who_leaves_until_they_return(
    come: Come, duel: Message, ann: Person, bob: Person
) -> None:
    guest = come().be(ann).go_to_table(duel)
    guest.question()
    seats = guest.page.get_by_role("region", name=guest.says("web-seats")).get_by_role("listitem")
    guest.open_tab("web-more")
    guest.button("web-resign").click()
    guest.button("web-stay").click()
    guest.button("web-resign").click()
    guest.button("web-resign-sure").click()
    expect(seats.nth(0)).to_contain_text(guest.says("web-stands-in"))
    with bob.socket(duel) as place:
        while place.asked != [1]:
            place.hear()
        place.move()
        while place.asked != [1]:
            place.hear()
    expect(guest.page.get_by_text(guest.says("web-bot-plays-for-you"))).to_be_visible()
    guest.button("web-return").click()
    expect(seats.nth(0)).not_to_contain_text(guest.says("web-stands-in"))
    with bob.socket(duel) as place:
        place.move()
    guest.answer()


def test_whoever_has_no_time_left_is_not_asked_to_come_back(
    come: Come, house: WebHouse, ann: Person, bob: Person
) -> None:
    table = ann.create("me", "open", clock={"kind": "live", "minutes": 30})
    bob.sit(table)
    ann.start(table)
    late = house.copy_of(table, earlier=3600)
    guest = come().be(ann).go_to_table(late)
    expect(guest.page.get_by_text(guest.says("web-bot-plays-to-the-end"))).to_be_visible()
    expect(guest.button("web-return")).to_have_count(0)


def test_the_rules_open_at_the_paragraph_that_is_cited(come: Come, duel: Message, ann: Person) -> None:
    guest = come("ru").be(ann).go_to_table(duel)
    guest.question()
    with ann.socket(duel) as place:
        rule = place.decisions[0]["rule"]
    title = guest.words.rule_title(rule)
    guest.button_named(title).click()
    cited = guest.page.locator(f'[id="rule-{rule}"]')
    expect(cited).to_be_focused()
    expect(cited).to_be_in_viewport()
    expect(cited.get_by_role("heading")).to_contain_text(title)
    assert guest.words.rule(rule).split("\n")[0] in cited.inner_text()
    paragraphs = guest.page.get_by_role("tabpanel").get_by_role("article")
    many = paragraphs.count()
    assert many > 20
    guest.field("web-rules-search").fill(title)
    expect(paragraphs.first).to_be_visible()
    assert 0 < paragraphs.count() < many
    guest.field("web-rules-search").fill("abracadabra")
    expect(guest.page.get_by_text(guest.says("web-rules-none"))).to_be_visible()


def test_what_cannot_be_chosen_says_why(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", seed="table")
    with ann.socket(table) as place:
        while True:
            place.say(type="why", seat=0)
            refusals = place.hear_until("why")["why_not"]
            there = {region["ref"] for region in place.view["regions"]}
            refused = [row for row in refusals if row["ref"] in there]
            if refused:
                break
            place.move(place.decisions[0]["options"][0])
            while not place.decisions:
                place.hear()
    guest = come().be(ann).go_to_table(table)
    guest.question()
    guest.page.get_by_text(guest.says("web-why-not")).click()
    reasons = guest.page.locator("#asked details").get_by_role("listitem")
    expect(reasons.first).to_be_visible()
    shown = " ".join(reasons.all_inner_texts())
    for refusal in refused:
        assert guest.words.name(refusal["ref"]) in shown
    note = guest.page.locator("#board [aria-live=polite]")
    guest.touch(refused[0]["ref"])
    expect(note).to_contain_text(guest.words.name(refused[0]["ref"]))
    reason = reasons.filter(has_text=guest.words.name(refused[0]["ref"])).locator("span").first.inner_text()
    expect(note).to_contain_text(reason)
    rule = refused[0]["rule"]
    reasons.get_by_role("button", name=guest.words.rule_title(rule), exact=True).first.click()
    expect(guest.page.locator(f'[id="rule-{rule}"]')).to_be_in_viewport()


def test_the_invitation_is_a_link_and_a_picture_for_phones(come: Come, ann: Person) -> None:
    table = ann.create("me", "open")
    guest = come().be(ann).go_to_table(table)
    picture = guest.page.get_by_role("img", name=guest.says("web-qr"))
    expect(picture).to_be_visible()
    guest.wait(lambda: picture.evaluate("(image) => image.complete && image.naturalWidth > 0"), "the QR code")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.button("web-copy").click()
    expect(guest.button("web-copied")).to_be_visible()
    link = guest.page.evaluate("() => navigator.clipboard.readText()")
    assert link == guest.field("web-invite-link").input_value()
    stranger = come("ru")
    stranger.page.goto(link)
    stranger.button("web-sit").click()
    expect(guest.button("web-start")).to_be_enabled()


def test_the_host_changes_seats_and_guests_leave(come: Come, ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", "open", public=True)
    host, friend = come().be(ann).go_to_table(table), come("ru").be(bob).go_home()
    friend.page.locator(f'a[href="#/table/{table["id"]}"]').click()
    friend.button("web-sit").first.click()
    expect(host.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    expect(host.button("web-start")).to_be_disabled()
    host.field("seat", number=3).select_option("level1")
    expect(host.button("web-start")).to_be_enabled()
    friend.button("web-leave").click()
    expect(host.button("web-start")).to_be_disabled()
    expect(friend.button("web-sit")).to_have_count(1)


def test_a_spectator_watches_and_is_asked_nothing(come: Come, duel: Message, ann: Person) -> None:
    watcher = come().go_to_table(duel)
    expect(watcher.head).to_have_text(watcher.says("web-waiting-for", names="Ann"))
    expect(watcher.page.get_by_text(watcher.says("web-you-watch"))).to_be_visible()
    before = watcher.map()
    with ann.socket(duel) as place:
        place.move()
    watcher.wait(lambda: watcher.map() != before, "the move of Ann on the board")
    expect(watcher.head).to_have_text(watcher.says("web-waiting-for", names="Bob"))
    look = watcher.look()
    assert not look.options
    assert not look.board
    expect(watcher.button("web-undo")).to_have_count(0)
    watcher.open_tab("web-chat")
    expect(watcher.field("web-chat-say")).to_have_count(0)


def test_the_record_is_kept_after_the_end(come: Come, ann: Person, finished: Message) -> None:
    guest = come().be(ann).go_to_table(finished)
    with guest.page.expect_download() as download:
        guest.link("web-record").click()
    record = Record.parse(Path(download.value.path()).read_text(encoding="utf-8"))
    table = record.table(game("legends"))
    assert table.over
    totals = {score.total for score in table.scores()}
    shown = guest.ceremony.get_by_role("heading", level=3).all_inner_texts()
    assert {int(text.split()[-1]) for text in shown} == totals


def test_a_game_of_ones_own_is_begun_like_a_finished_one(come: Come, finished: Message) -> None:
    stranger = come().go_to_table(finished)
    stranger.button("web-clone").click()
    stranger.wait(lambda: stranger.table != finished["id"], "a table like this one")
    assert stranger.question().options


def test_a_map_is_laid_out_piece_by_piece_on_the_board(come: Come, ann: Person, bob: Person) -> None:
    table = ann.create("me", "random", variants={"map": "build"}, seed="table")
    guest = come().be(ann).go_to_table(table)
    kinds = set()
    for _ in range(12):
        look = guest.question()
        assert set(look.board) >= {ref for ref in look.options if ref != "done"}, "all is offered on the board"
        kinds |= {ref.split(":")[0] for ref in look.board}
        if "region" in kinds:
            break
        guest.answer(look.options[-1])
    assert kinds >= {"side", "turn", "region"}


def test_a_table_with_a_clock_shows_the_time_that_is_left(come: Come, ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", clock={"kind": "live", "minutes": 10})
    bob.sit(table)
    ann.start(table)
    guest = come().be(ann).go_to_table(table)
    guest.question()
    seats = guest.page.get_by_role("region", name=guest.says("web-seats")).get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("10:00")
    expect(seats.nth(0)).to_contain_text(re.compile(r"\b[89]:\d\d\b"))


def test_done_is_asked_again_if_somebody_wants_that(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", seed="table")
    with ann.socket(table) as place:
        while "done" not in place.decisions[0]["options"]:
            place.move(place.decisions[0]["options"][0])
            while not place.decisions:
                place.hear()
        answers = place.answers
    guest = come().be(ann).go_to_table(table)
    before = guest.question()
    guest.open_tab("web-more")
    guest.field("web-confirm-done").check()
    guest.option("done").click()
    expect(guest.option("done")).to_contain_text(guest.says("web-done-sure"))
    assert ann.look(table)["answers"] == answers
    guest.option("done").click()
    guest.wait(lambda: guest.look().asked != before.asked, "the answer")
