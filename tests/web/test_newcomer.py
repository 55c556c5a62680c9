"""Somebody who has never been here: finds out what the game is, why not, and how a friend comes in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from crownlands.core.registry import game as find_game
from crownlands.words import LANGUAGES, Words
from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.guest import Guest

CARDS = 6
"""What a full row offers: the longest list that is asked again and again."""


def at_a_full_row(guest: Guest, person: Person) -> Guest:
    """A table where all cards of the row are offered."""
    table = person.create("me", "random", "random", seed="newcomer")
    with person.socket(table) as place:
        while not (place.must_speak and place.decisions[0]["prompt"] == "take-card"):
            if place.must_speak:
                place.move(place.decisions[0]["options"][0])
            else:
                place.hear()
    guest.be(person).go_to_table(table)
    assert len(guest.question().options) == CARDS
    return guest


def test_the_rules_are_read_before_anybody_sits_down(come: Come) -> None:
    visitor = come("ru").go_home()
    visitor.game_link("web-rules", "legends").click()
    expect(visitor.page.get_by_role("heading", name=visitor.says("web-rules-brief"))).to_be_visible()
    search = visitor.field("web-rules-search")
    search.fill("эликсир")
    expect(visitor.page.get_by_role("heading", name=visitor.says("web-rules-brief"))).to_have_count(0)
    assert visitor.page.get_by_role("article").count() > 1


def panels(guest: Guest) -> Locator:
    """The panels of the introduction that lies over the page."""
    return guest.page.get_by_role("dialog").locator(".panels > li")


def test_the_first_question_leads_to_the_introduction(come: Come) -> None:
    visitor = come().go_home()
    visitor.play_now.click()
    first = visitor.question()
    visitor.button("web-new-here").click()
    expect(panels(visitor)).to_have_count(4)
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Escape")
    expect(panels(visitor)).to_have_count(0)
    assert visitor.question().asked == first.asked, "a key that is pressed in the introduction answers nothing"
    visitor.answer()
    visitor.question()
    expect(visitor.button("web-new-here")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_on_the_shelf_is_told_in_a_minute(come: Come, ann: Person, language: str) -> None:
    visitor = come(language).go_home()
    for game in (row["name"] for row in ann.get("/api/games")):
        words = Words(language, find_game(game))
        visitor.button_named(f"{visitor.says('web-intro')} {words.text(f'game-{game}')}").click()
        expect(panels(visitor).first).to_be_visible()
        assert 3 <= panels(visitor).count() <= 5
        for panel in panels(visitor).all():
            assert panel.locator("svg path").count() > 2, f"{game}: a panel without a picture"
            assert len(panel.locator("p").last.inner_text()) > 40
        visitor.button("web-intro-close").click()
        expect(panels(visitor)).to_have_count(0)


def test_the_introduction_is_put_away_for_good_with_one_click(come: Come, ann: Person) -> None:
    table, again = (ann.create("me", "open", "random") for _ in range(2))
    guest = come().be(ann).go_to_table(table)
    guest.button("web-new-here").click()
    expect(panels(guest).first).to_be_visible()
    guest.button("web-intro-close").click()
    guest.button("web-intro-put-away").click()
    expect(guest.button("web-new-here")).to_have_count(0)
    guest.go_to_table(again)
    expect(guest.button("web-start")).to_be_visible()
    expect(guest.button("web-new-here")).to_have_count(0)


def test_a_player_who_has_finished_a_game_is_not_new_to_it(come: Come, ann: Person, finished: Message) -> None:
    """But still to all others."""
    guest = come().be(ann).go_to_table(ann.create("me", "open", "random", game="kingdoms"))
    expect(guest.button("web-new-here")).to_be_visible()
    with guest.page.expect_response("**/api/me/finished"):
        guest.go_to_table(ann.create("me", "open", "random"))
    expect(guest.button("web-start")).to_be_visible()
    expect(guest.button("web-new-here")).to_have_count(0)


def test_friends_are_invited_with_one_click_on_the_front_page(come: Come) -> None:
    host, friend = come().go_home(), come("ru", phone=True)
    host.button("web-play-friends").click()
    link = host.field("web-invite-link")
    expect(link).to_be_visible()
    friend.page.goto(link.input_value())
    friend.button("web-sit").first.tap()
    expect(host.page.get_by_text(host.says("web-seats-left", count=1))).to_be_visible()
    host.field("seat", number=3).select_option("level1")
    host.button("web-start").click()
    assert host.question().options
    assert friend.question().options


def test_the_rules_beside_the_board_have_room_while_six_cards_are_offered(come: Come, ann: Person) -> None:
    guest = at_a_full_row(come(), ann)
    for width, height in ((1024, 768), (1440, 900)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.open_tab("web-rules")
        book = guest.page.get_by_role("region", name=guest.says("web-rules"))
        box = book.bounding_box()
        assert box
        assert box["height"] > 220, f"{width} × {height}: {box}"
        expect(guest.prompt).to_be_in_viewport()
        expect(guest.option(guest.look().options[0])).to_be_in_viewport()


def test_why_not_is_seen_when_it_is_opened(come: Come, ann: Person) -> None:
    guest = at_a_full_row(come(), ann)
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    guest.page.get_by_text(guest.says("web-why-not")).click()
    expect(guest.page.get_by_text(guest.says("nothing-refused"))).to_be_in_viewport(ratio=0.9)


def test_the_copy_of_a_card_explains_it_and_does_not_come_by_itself(come: Come, ann: Person) -> None:
    guest = at_a_full_row(come(), ann)
    copy = guest.page.locator(".peek")
    told = 0
    for card in guest.look().options:
        guest.piece(card).hover()
        expect(copy.get_by_text(guest.words.text(card.replace(":", "-")))).to_be_visible()
        told += copy.locator("> p").count()
    assert told >= CARDS // 2, "abilities are explained in a sentence"
    guest.touch(guest.look().options[1])
    guest.question()
    guest.page.wait_for_timeout(600)  # long enough for a copy to come
    expect(copy).to_have_count(0)


def test_on_a_phone_the_log_stands_where_the_question_was_while_others_play(
    come: Come, ann: Person, duel: Message
) -> None:
    guest = come(phone=True).be(ann).go_to_table(duel)
    guest.answer()
    expect(guest.head).to_have_text(guest.says("web-waiting-for", names="Bob"))
    expect(guest.log.last).to_be_in_viewport()
