"""The lobby in a browser: what waits for me on top, the set-up as a table, my games, links to share."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from crownlands.core.registry import game
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import Message, play
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_axe import must_be_clean
from tests.web.test_phone import must_fit


def come_home(guest: Guest, person: Person) -> Guest:
    guest.be(person).go_home()
    return guest


def test_a_returning_player_sees_what_is_waiting_for_them(
    come: Come, ann: Person, bob: Person, duel: Message
) -> None:
    others = ann.create("open", "me")
    bob.sit(others)
    ann.start(others)
    guest = come_home(come(), ann)
    titles = guest.page.get_by_role("heading", level=2).all_text_contents()
    assert titles[0] == guest.says("web-your-turn")
    turn = guest.page.get_by_role("region", name=guest.says("web-your-turn"), exact=True)
    card = turn.locator(f'a[href="#/table/{duel["id"]}"]')
    expect(card).to_be_visible()
    expect(card.locator("svg").first).to_be_visible()
    waiting = guest.page.get_by_role("region", name=guest.says("web-wait-others"), exact=True)
    expect(waiting.locator(f'a[href="#/table/{others["id"]}"]')).to_contain_text("Bob")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.says("web-welcome-back", name="Ann"))


def test_a_table_is_left_or_removed_from_its_card_after_a_question(come: Come, ann: Person, duel: Message) -> None:
    unwanted = ann.create("me", "open", game="kingdoms")
    guest = come_home(come(), ann)
    name = {key: Words("en", game(key)).text(f"game-{key}") for key in ("legends", "kingdoms")}
    remove = guest.button_named(f"{guest.says('web-delete-table')}: {name['kingdoms']}")
    remove.click()
    expect(guest.button("web-keep-table")).to_be_focused()
    guest.button("web-keep-table").click()
    expect(remove).to_be_visible()
    remove.click()
    guest.button("web-delete-sure").click()
    expect(guest.page.locator(f'a[href="#/table/{unwanted["id"]}"]')).to_have_count(0)
    assert ann.refused("GET", f"/api/tables/{unwanted['id']}").key == "no-such-table"

    guest.button_named(f"{guest.says('web-leave-game')}: {name['legends']}").click()
    expect(guest.page.get_by_text(guest.says("web-resign-help"))).to_be_visible()
    guest.button("web-resign-sure").click()
    expect(guest.button_named(f"{guest.says('web-leave-game')}: {name['legends']}")).to_have_count(0)
    guest.wait(lambda: ann.look(duel)["players"][0]["stand_in"], "the stand-in")


def test_a_finished_game_is_played_again_and_taken_off_the_list(
    come: Come, ann: Person, finished: Message
) -> None:
    guest = come_home(come(), ann)
    name = Words("en", game("legends")).text("game-legends")
    card = guest.page.locator(f'a[href="#/table/{finished["id"]}"]')
    expect(card).to_be_visible()
    guest.button_named(f"{guest.says('web-same-again')}: {name}").click()
    guest.question()
    again = ann.look({"id": guest.table})
    assert again["id"] != finished["id"]
    assert again["variants"] == finished["variants"]
    guest.go_home()
    guest.button_named(f"{guest.says('web-hide-game')}: {name}").click()
    expect(card).to_have_count(0)


def test_friends_and_bots_are_chosen_with_the_game(come: Come) -> None:
    guest = come().go_home()
    guest.page.get_by_role("radio", name="Tiny Epic Kingdoms").check(force=True)
    guest.field("web-opponents").select_option("4")
    guest.field("web-bot-strength").select_option("level1")
    guest.button("web-play-now", game="Tiny Epic Kingdoms").click()
    guest.question()
    players = guest.frames("state")[-1]["table"]["players"]
    assert [player["bot"] for player in players] == [None, *["level1"] * 4]
    friend = come("ru").go_home()
    friend.page.get_by_role("radio", name="Oath").check(force=True)
    friend.button("web-play-friends").click()
    expect(friend.field("web-invite-link")).to_be_visible()
    state = friend.wait(lambda: friend.frames("state"), "the table by the socket")[-1]
    assert state["table"]["game"] == "oath"


def test_a_set_up_is_made_of_chairs_and_cards_by_keyboard_and_on_a_phone(come: Come, ann: Person) -> None:
    guest = come(phone=True).be(ann)
    guest.visit("#/new/legends")
    expect(guest.page.locator("#seat-2")).to_be_visible()
    must_fit(guest)
    words = Words("en", game("legends"))
    everything = guest.page.get_by_role("radio", name=words.text("preset-everything"))
    everything.focus()
    guest.page.keyboard.press("Space")
    expect(everything).to_be_checked()
    swamp = guest.page.get_by_role("checkbox", name=words.text("variant-swamp"), exact=True)
    expect(swamp).to_be_checked()
    swamp.focus()
    guest.page.keyboard.press("Space")
    expect(guest.page.get_by_role("radio", name=guest.says("web-preset-own"))).to_be_checked()
    guest.button("web-start-now").tap()
    guest.question()
    chosen = ann.look({"id": guest.table})["variants"]
    assert (chosen["leaders"], chosen["exploration"], chosen["swamp"]) == (True, True, False)


def test_only_seats_that_are_there_are_offered(come: Come) -> None:
    guest = come("ru")
    guest.visit("#/new/legends")
    words = Words("ru", game("legends"))
    fourth = guest.page.get_by_role("radio", name=words.text("variant-youngest-seat-4"), exact=True)
    expect(guest.page.locator("#seat-2")).to_be_visible()
    expect(fourth).to_have_count(0)
    guest.button("web-add-seat").click()
    # five values are a list
    youngest = guest.page.get_by_role("combobox", name=words.text("variant-youngest"), exact=True)
    youngest.select_option("seat-4")
    guest.button("web-remove-seat", number=2).click()
    expect(fourth).to_have_count(0)
    drawn = guest.page.get_by_role("radio", name=words.text("variant-youngest-random"), exact=True)
    expect(drawn).to_be_checked()
    guest.button("web-start-now").click()
    guest.question()


def test_my_games_are_listed_filtered_and_counted(come: Come, ann: Person, finished: Message) -> None:
    guest = come("ru").be(ann)
    guest.visit("#/games")
    card = guest.page.locator(f'a[href="#/table/{finished["id"]}"]')
    expect(card).to_be_visible()
    (row,) = ann.get("/api/me/statistics")["games"]
    counted = guest.says("web-played-won", played=row["played"], won=row["won"])
    expect(guest.page.get_by_text(counted).first).to_be_visible()
    guest.field("web-filter-outcome").select_option("no" if row["won"] else "yes")
    expect(card).to_have_count(0)
    expect(guest.page.get_by_text(guest.says("web-no-games-found"))).to_be_visible()
    guest.field("web-filter-outcome").select_option("yes" if row["won"] else "no")
    card.click()
    expect(guest.ceremony).to_be_visible()


def test_a_shared_link_opens_the_table_and_tells_others_what_it_is(come: Come, ann: Person) -> None:
    waiting = ann.create("me", "open", public=False)
    guest = come()
    page = guest.page.goto(f"{guest.house.url}/t/{waiting['id']}")
    assert page
    assert re.search(r'property="og:title" content="[^"]*Legends"', page.text())
    expect(guest.button("web-sit")).to_be_visible()
    assert guest.table == waiting["id"]
    guest.visit("#/")
    guest.page.go_back()
    expect(guest.button("web-sit")).to_be_visible()


def test_the_result_is_shown_as_a_picture(come: Come, ann: Person, finished: Message) -> None:
    guest = come().be(ann).go_to_table(finished)
    expect(guest.ceremony).to_be_visible()
    address = guest.link("web-share-picture").get_attribute("href")
    assert address
    answer = ann.ask("GET", address)
    assert answer.headers["content-type"] == "image/png"


def test_axe_has_no_complaint_about_the_lobby(come: Come, ann: Person, finished: Message, duel: Message) -> None:
    table = ann.create("me", "random", "random", seed="axe")
    with ann.socket(table) as place:
        play(place, answers=40, seed="axe")
    ann.create("me", "open")
    guest = come_home(come("ru", theme="dark"), ann)
    expect(guest.page.locator(f'a[href="#/table/{table["id"]}"]')).to_be_visible()
    must_be_clean(guest, "home")
    guest.page.get_by_role("button", name=re.compile(f"^{guest.says('web-leave-game')}")).first.click()
    must_be_clean(guest, "a question on a card")
    guest.visit("#/games")
    expect(guest.page.locator(f'a[href="#/table/{finished["id"]}"]')).to_be_visible()
    must_be_clean(guest, "my games")
