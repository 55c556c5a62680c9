"""A series without end in the browser: from the end of a game to the next one, its page, a text to begin from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.house import Person
from tests.server.place import Message
from tests.server.saga_nights import following, hard_times, played, with_the_toy
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_axe import must_be_clean
from tests.web.test_phone import must_fit
from tests.web.web_house import WebHouse


@pytest.fixture(scope="module")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house with the toy, whose hard times never end."""
    path = with_the_toy(tmp_path_factory.mktemp("toy"))
    running = WebHouse(tmp_path_factory.mktemp("toy-web-house"), pythonpath=path)
    running.open()
    yield running
    running.close()
    running.must_have_kept_calm()


@pytest.fixture
def night(toy_house: WebHouse) -> tuple[Person, Person, Message]:
    """Ann and Bob have played a first night with a bot."""
    ann, bob = toy_house.guest("Ann"), toy_house.guest("Bob")
    table = hard_times(ann, "me", "open", "random")
    bob.sit(table)
    return ann, bob, played(ann, bob, ann.start(table))


@pytest.mark.parametrize(("language", "theme", "phone"), [("en", "light", False), ("ru", "dark", True)])
def test_from_the_end_of_a_game_to_the_next(
    come: Come, toy_house: WebHouse, night: tuple[Person, Person, Message], language: str, theme: str, phone: bool
) -> None:
    ann, bob, first = night
    second = following(ann, first)
    guest = come(language, theme=theme, phone=phone, to=toy_house).be(ann).go_to_table(first)
    expect(guest.page.get_by_text(guest.says("web-play-on-waiting", number=2))).to_contain_text("Bob")
    must_be_clean(guest, "the end")
    guest.link("web-play-on").click()
    expect(guest.button("web-start")).to_be_enabled()
    assert guest.table == second["id"]
    must_be_clean(guest, "between two games")
    if phone:
        must_fit(guest)
    seats = guest.page.locator(".seats > li")
    expect(seats).to_have_count(3)
    guest.button("web-remove-seat", number=3).click()
    expect(seats).to_have_count(2)
    guest.button("web-add-seat").click()
    expect(seats).to_have_count(3)
    expect(guest.button("web-start")).to_be_disabled()
    guest.button("web-seat-up", number=2).click()
    expect(seats.first).to_contain_text("Bob")
    guest.page.locator("#kind-2").select_option("level1")
    guest.button("web-start").click()
    guest.wait(lambda: ann.look(second)["status"] == "playing", "the second game")
    assert [player["name"] or player["bot"] for player in bob.look(second)["players"]] == ["Bob", "Ann", "level1"]


def test_somebody_else_comes_to_the_next_game(
    come: Come, toy_house: WebHouse, night: tuple[Person, Person, Message]
) -> None:
    ann, bob, first = night
    second = following(ann, first)
    bob.post(f"/api/tables/{second['id']}/leave")
    cleo = come(to=toy_house).go_to_table(second)
    cleo.button("web-sit").click()
    expect(cleo.page.get_by_text(cleo.says("web-host-starts"))).to_be_visible()
    expect(cleo.button("web-start")).to_have_count(0)
    assert ann.look(second)["players"][1]["kind"] == "person"


@pytest.mark.parametrize(("language", "theme", "phone"), [("en", "dark", False), ("ru", "light", True)])
def test_a_series_is_found_on_the_front_page_and_told_on_its_own(
    come: Come, toy_house: WebHouse, night: tuple[Person, Person, Message], language: str, theme: str, phone: bool
) -> None:
    ann, _, first = night
    second = following(ann, first)
    guest = come(language, theme=theme, phone=phone, to=toy_house).be(ann).go_home()
    expect(guest.page.get_by_role("heading", name=guest.says("web-my-sagas"))).to_be_visible()
    must_be_clean(guest, "home")
    guest.link("web-saga-page").click()
    expect(guest.page.get_by_role("heading", name=guest.says("web-annals"))).to_be_visible()
    must_be_clean(guest, "the page of a series")
    if phone:
        must_fit(guest)
    assert "annals-" not in guest.page.locator("main").inner_text()
    record = guest.page.get_by_role("link", name=f"{guest.says('web-record')}: ")
    expect(record).to_have_attribute("href", f"/api/tables/{first['id']}/record")
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("link", name=f"{guest.says('web-save-file')}: ").click()
    assert saved.value.suggested_filename == f"highwaymen-{first['id']}-1.txt"
    expect(guest.link("web-play-on")).to_have_attribute("href", f"#/table/{second['id']}")
    # every seat of the next game is taken: nobody is told that there is a free one
    expect(guest.page.get_by_text(guest.says("web-next-game", number=2))).to_be_visible()
    expect(guest.field("web-invite-link")).to_have_count(0)


def test_a_public_series_is_shared_by_a_link_that_opens_its_page(
    come: Come, toy_house: WebHouse, night: tuple[Person, Person, Message]
) -> None:
    ann, bob, first = night
    guest = come(to=toy_house).be(ann).visit(f"#/saga/{first['id']}")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.button("web-share").click()
    expect(guest.button("web-copied")).to_be_visible()
    stranger = come("ru", to=toy_house)
    stranger.page.goto(guest.page.evaluate("() => navigator.clipboard.readText()"))
    expect(stranger.page.get_by_role("heading", name=stranger.says("web-annals"))).to_be_visible()
    private = hard_times(ann, "me", "open", public=False)
    bob.sit(private)
    guest.visit(f"#/saga/{private['id']}")
    expect(guest.link("web-play-on")).to_be_visible()
    expect(guest.button("web-share")).to_have_count(0)


def test_strangers_are_told_that_a_series_is_not_for_them(
    come: Come, toy_house: WebHouse, night: tuple[Person, Person, Message]
) -> None:
    ann, bob, _ = night
    private = hard_times(ann, "me", "open", public=False)
    bob.sit(private)
    stranger = come(to=toy_house)
    stranger.forgive("/api/sagas/", "console: Failed to load resource")
    stranger.visit(f"#/saga/{private['id']}")
    expect(stranger.page.get_by_role("heading", name=stranger.says("error-saga-not-public"))).to_be_visible()


# -- beginning ----------------------------------------------------------------------------------------------------


def new_hard_times(guest: Guest) -> Guest:
    guest.visit("#/new/highwaymen")
    guest.field("web-saga").select_option("hard-times")
    return guest


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True)])
def test_a_series_begins_from_a_text_and_nothing_is_lost_when_it_is_wrong(
    come: Come, toy_house: WebHouse, language: str, phone: bool
) -> None:
    ann = toy_house.guest("Ann")
    guest = new_hard_times(come(language, phone=phone, to=toy_house).be(ann))
    guest.forgive("/api/tables", "console: Failed to load resource")
    text = guest.field("web-saga-text")
    text.fill("a purse of gold")
    guest.page.locator("#seat-1").select_option("open")
    guest.button("web-make-table").click()
    wrong = guest.page.get_by_role("alert")
    expect(wrong).to_contain_text("'purse 3'")
    must_be_clean(guest, "a text that is wrong")
    if phone:
        must_fit(guest)
    expect(text).to_have_value("a purse of gold")
    expect(guest.page.locator("#seat-1")).to_have_value("open")
    guest.page.locator("input[type=file]").set_input_files(
        {"name": "saga.txt", "mimeType": "text/plain", "buffer": b"purse 6 nights 7\n"}
    )
    expect(text).to_have_value("purse 6 nights 7\n")
    guest.button("web-make-table").click()
    guest.page.wait_for_url("**/#/table/*")
    table = ann.look({"id": guest.table})
    assert (table["saga"], table["saga_game"], table["status"]) == ("hard-times", 8, "waiting")


def test_a_file_can_be_dropped_and_one_that_is_not_text_is_named(come: Come, toy_house: WebHouse) -> None:
    guest = new_hard_times(come(to=toy_house).be(toy_house.guest("Ann")))
    drop = """([name, bytes]) => {
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(bytes)], name))
      const place = document.querySelector('.place')
      place.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }))
    }"""
    guest.page.evaluate(drop, ["picture.png", [0x89, 0x50, 0xFF, 0xFE]])
    expect(guest.page.get_by_role("alert")).to_have_text(guest.says("web-saga-file-unread", name="picture.png"))
    guest.page.evaluate(drop, ["saga.txt", list(b"purse 2")])
    expect(guest.field("web-saga-text")).to_have_value("purse 2")
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_bots_play_ahead_while_one_watches(come: Come, toy_house: WebHouse) -> None:
    ann = toy_house.guest("Ann")
    guest = new_hard_times(come(to=toy_house).be(ann))
    for _ in range(3):
        guest.button("web-more-of").click()
    expect(guest.page.get_by_text(guest.says("web-ahead-count", count=3))).to_be_visible()
    guest.page.locator("#seat-1").select_option("open")
    guest.button("web-make-table").click()
    guest.page.wait_for_url("**/#/table/*")
    assert ann.look({"id": guest.table})["saga_game"] == 4
