"""Two browsers add to the seed of their game, and prove at its end that nobody has chosen it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Route, expect

from crownlands.core.records import Record
from crownlands.core.registry import game
from tests.server.house import Person
from tests.server.place import Message, play
from tests.web.conftest import Come
from tests.web.guest import Guest, soon
from tests.web.web_house import WebHouse


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house that waits for every part, however slow a browser is."""
    running = WebHouse(tmp_path_factory.mktemp("patient"), SEED_SECONDS="600")
    running.open()
    yield running
    running.close()
    running.must_have_kept_calm()


def begun(person: Person, table: str) -> Message | None:
    look = person.look({"id": table})
    return look if look["status"] == "playing" else None


def play_to_the_end(table: Message, *people: Person) -> None:
    places = [person.socket(table) for person in people]
    play(*places, seed="seed")
    for place in places:
        place.close()


def seated(table: Message, *pairs: tuple[Guest, Person]) -> None:
    """Everybody opens the page, and their browsers commit to a part."""
    for guest, person in pairs:
        guest.be(person).go_to_table(table)
    person = pairs[0][1]
    soon(lambda: len(person.look(table)["seed_parts"]) == len(pairs), "the commitments", pairs[0][0].page)


def test_two_browsers_make_a_seed_and_check_it(come: Come, patient: WebHouse) -> None:
    ann, bob = patient.guest("Ann"), patient.guest("Bob")
    table = ann.create("me", "open", "random")
    bob.sit(table)
    at_ann, at_bob = come(to=patient), come("ru", to=patient)
    seated(table, (at_ann, ann), (at_bob, bob))
    at_ann.button("web-start").click()
    for guest in (at_ann, at_bob):
        guest.page.locator("#asked").wait_for()
        guest.open_tab("web-more")
        expect(guest.page.get_by_text(guest.says("web-seed-from", names="Ann + Bob"))).to_be_visible()
        expect(guest.page.get_by_text(guest.says("web-seed-mine-in"))).to_be_visible()
    play_to_the_end(table, ann, bob)
    for guest in (at_ann, at_bob):
        expect(guest.page.get_by_text(guest.says("web-seed-checked")).first).to_be_visible()
    record = Record.parse(ann.ask("GET", f"/api/tables/{table['id']}/record").text)
    record.verify(game("legends"))
    assert record.shared_seed is not None
    assert [part.seat for part in record.shared_seed.parts if part.text] == [0, 1]

    at_ann.button("web-rematch").click()
    soon(lambda: at_ann.table != table["id"], "the next table", at_ann.page)
    following = soon(lambda: begun(ann, at_ann.table), "its game", at_ann.page)
    assert all(part["part"] for part in following["seed_parts"]), "also Bob's, who still looks at the old table"
    assert len(following["seed_parts"]) == 2


def test_an_answer_that_is_slower_than_the_news_changes_nothing(come: Come, patient: WebHouse) -> None:
    """The host's browser hears by its socket that the game has begun, and only then that its start is accepted."""
    ann = patient.guest("Ann")
    table = ann.create("me", "open")
    guest = come(to=patient)
    seated(table, (guest, ann))
    ann.post(f"/api/tables/{table['id']}/seat", seat=1, kind="random")
    held: list[tuple[Route, APIResponse]] = []
    guest.page.route("**/start*", lambda route: held.append((route, route.fetch())))
    guest.button("web-start").click()
    guest.question()
    ((route, response),) = held
    with guest.page.expect_response("**/start*"):
        route.fulfill(response=response)
    guest.answer()


def test_alone_against_bots_the_game_begins_by_itself(come: Come, patient: WebHouse) -> None:
    guest = come(to=patient)
    guest.visit("#/new/legends")
    guest.button("web-start-now").click()
    guest.question()
    guest.open_tab("web-more")
    expect(guest.page.get_by_text(guest.says("web-seed-mine-in"))).to_be_visible()


def test_a_house_that_has_changed_its_part_is_found_out(come: Come, patient: WebHouse) -> None:
    ann = patient.guest("Ann")
    table = ann.create("me", "open")
    guest = come(to=patient)
    seated(table, (guest, ann))
    ann.post(f"/api/tables/{table['id']}/seat", seat=1, kind="random")
    guest.button("web-start").click()
    guest.question()
    known = guest.page.evaluate("localStorage.getItem('crownlands-seeds')")
    shown = ann.look(table)["seed_hash"]
    guest.page.evaluate("text => localStorage.setItem('crownlands-seeds', text)", known.replace(shown, "0" * 64))
    guest.page.reload()
    guest.question()
    guest.open_tab("web-more")
    expect(guest.page.get_by_role("alert").get_by_text(guest.says("web-seed-broken"))).to_be_visible()


def test_a_player_who_is_away_at_the_start_is_left_out_visibly(
    come: Come, house: WebHouse, ann: Person, bob: Person
) -> None:
    table = ann.create("me", "open")
    bob.sit(table)
    at_ann, at_bob = come(), come()
    seated(table, (at_ann, ann), (at_bob, bob))
    at_bob.page.goto("about:blank")
    at_ann.button("web-start").click()
    at_ann.page.locator("#asked").wait_for()
    at_ann.open_tab("web-more")
    expect(at_ann.page.get_by_text(at_ann.says("web-seed-left-out", names="Bob"))).to_be_visible()
