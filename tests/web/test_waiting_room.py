"""Before the game: a table with shields around it, who is missing, and how friends and bots come to it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.house import Person
from tests.web.conftest import Come
from tests.web.test_axe import must_be_clean
from tests.web.test_phone import must_fit
from tests.web.web_house import WebHouse

LONG = "Maximilian von Hohenzollern-Sigmaringen"
APART = """() => {
  const chairs = [...document.querySelectorAll('.seats > li')].map((chair) => chair.getBoundingClientRect())
  const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
  const above = (a, b) => a.bottom <= b.top + 1 || b.bottom <= a.top + 1
  return chairs.every((a, at) => chairs.slice(at + 1).every((b) => beside(a, b) || above(a, b)))
}"""
"""Whether no chair stands on another."""


def test_a_free_chair_offers_an_invitation_or_a_bot_and_the_start_lies_on_the_table(
    come: Come, ann: Person
) -> None:
    table = ann.create("me", "open", "random")
    host = come().be(ann).go_to_table(table)
    expect(host.page.get_by_text(host.says("web-seats-left", count=1))).to_be_visible()
    expect(host.button("web-start")).to_be_disabled()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.button("web-invite").click()
    expect(host.button("web-copied")).to_be_visible()
    link = host.page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{host.house.url}/t/{table['id']}"
    host.field("seat", number=2).select_option("level1")
    expect(host.page.get_by_text(host.says("web-all-seated"))).to_be_visible()
    expect(host.button("web-invite")).to_have_count(0)
    host.button("web-start").click()
    host.question()


def test_six_chairs_and_a_long_name_fit_on_a_phone(come: Come, house: WebHouse, ann: Person) -> None:
    table = ann.create("me", "open", "open", "level1", "level1", "level1", game="oath", public=False)
    house.guest(LONG).sit(table)
    host = come("ru", theme="dark", phone=True).be(ann).go_to_table(table)
    expect(host.page.locator(".seats > li")).to_have_count(6)
    must_fit(host)
    assert host.page.evaluate(APART), "two chairs stand on each other"
    must_be_clean(host, "six chairs on a phone")
    host.page.set_viewport_size({"width": 1440, "height": 900})
    host.wait(lambda: host.page.evaluate(APART), "chairs apart on a wide screen")


def test_a_visitor_to_a_full_table_is_told_so(come: Come, ann: Person, bob: Person) -> None:
    """And not that everybody is here, as if they had a seat."""
    table = ann.create("me", "open")
    bob.sit(table)
    visitor = come("ru").go_to_table(table)
    expect(visitor.page.get_by_text(visitor.says("web-table-full"))).to_be_visible()
    expect(visitor.page.get_by_text(visitor.says("web-host-starts"))).to_have_count(0)


def test_seated_players_who_are_away_are_named(come: Come, ann: Person, bob: Person) -> None:
    table = ann.create("me", "open")
    bob.sit(table)
    host = come().be(ann).go_to_table(table)
    away = host.page.get_by_text(host.says("web-seats-away", names="Bob"))
    expect(away).to_be_visible()
    expect(host.button("web-start")).to_be_enabled()
    with bob.socket(table):
        expect(away).to_have_count(0)


def test_a_table_that_only_needs_to_be_started_waits_for_its_host(come: Come, ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", game="kingdoms")
    bob.sit(table)
    link = f'a[href="#/table/{table["id"]}"]'
    host = come().be(ann).go_home()
    turn = host.page.get_by_role("region", name=host.says("web-your-turn"), exact=True)
    expect(turn.locator(link)).to_be_visible()
    friend = come().be(bob).go_home()
    others = friend.page.get_by_role("region", name=friend.says("web-wait-others"), exact=True)
    expect(others.locator(link)).to_be_visible()
