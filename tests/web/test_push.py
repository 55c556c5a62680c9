"""Notices on a device, as far as a browser without a push service can show them."""

from __future__ import annotations

import json

from playwright.sync_api import Worker, expect

from tests.server.house import Person
from tests.server.push_service import Browser
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_app import at_home

SUBSCRIBES = """({ endpoint, p256dh, auth }) => {
  const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0)).buffer
  PushManager.prototype.subscribe = async (wish) => {
    window.wish = { ...wish, applicationServerKey: wish.applicationServerKey.length }
    return { endpoint, getKey: (name) => bytes({ p256dh, auth }[name]) }
  }
}"""
"""What Google's or Mozilla's service would say to a browser that can reach it."""


def worker_of(guest: Guest) -> Worker:
    return guest.wait(lambda: guest.context.service_workers, "the worker")[0]  # type: ignore[no-any-return]


def test_notices_are_turned_on_and_off_on_the_account_page(come: Come, ann: Person) -> None:
    visitor = at_home_as(come(), ann)
    visitor.context.grant_permissions(["notifications"], origin=visitor.house.url)
    visitor.visit("#/account")
    visitor.page.evaluate(SUBSCRIBES, {"endpoint": "https://push.example/ann", **Browser().keys})
    visitor.button("web-push-start").click()
    expect(visitor.page.get_by_text(visitor.says("web-push-on"))).to_be_visible()
    assert visitor.page.evaluate("() => window.wish") == {"userVisibleOnly": True, "applicationServerKey": 65}
    assert ann.get("/api/me/push")["on"]
    visitor.button("web-push-stop").click()
    expect(visitor.button("web-push-start")).to_be_visible()
    assert not ann.get("/api/me/push")["on"]


def test_after_a_refusal_the_page_says_where_to_change_it(come: Come, ann: Person) -> None:
    visitor = at_home_as(come("ru"), ann)
    visitor.context.grant_permissions([], origin=visitor.house.url)
    visitor.visit("#/account")
    visitor.button("web-push-start").click()
    expect(visitor.page.get_by_text(visitor.says("web-push-denied"))).to_be_visible()
    assert not ann.get("/api/me/push")["on"]


def test_a_notice_is_shown_and_leads_to_its_table(come: Come, ann: Person) -> None:
    visitor = at_home_as(come(), ann)
    worker = worker_of(visitor)
    worker.evaluate("""() => {
      self.shown = []
      self.registration.showNotification = async (title, more) => void self.shown.push({ title, ...more })
      WindowClient.prototype.focus = async function () { self.focused = true; return this }
    }""")
    notice = {"title": "A table is waiting for you", "text": "Oath", "path": "/#/settings"}
    worker.evaluate("(data) => void self.dispatchEvent(new PushEvent('push', { data }))", json.dumps(notice))
    shown = visitor.wait(lambda: worker.evaluate("() => self.shown[0]"), "the notice")
    assert (shown["title"], shown["body"], shown["data"]) == tuple(notice.values())
    worker.evaluate("(path) => follow(path)", notice["path"])
    expect(visitor.page.get_by_role("heading", name=visitor.says("web-settings"))).to_be_visible()
    assert visitor.wait(lambda: worker.evaluate("() => self.focused"), "the focus")


def test_an_address_that_the_browser_has_changed_is_told_to_the_house(come: Come, ann: Person) -> None:
    visitor = at_home_as(come(), ann)
    worker = worker_of(visitor)
    assert not ann.get("/api/me/push")["on"]
    renewed = {"endpoint": "https://push.example/renewed", "keys": Browser().keys}
    worker.evaluate("(made) => renew({ toJSON: () => made })", renewed)
    assert ann.get("/api/me/push")["on"]
    with visitor.house.sql() as sql:
        rows = sql.execute("SELECT endpoint FROM push_devices WHERE person = ?", (ann.id,)).fetchall()
    assert rows == [("https://push.example/renewed",)]


def at_home_as(guest: Guest, person: Person) -> Guest:
    """Somebody who is known, with the worker in charge."""
    return at_home(guest.be(person))
