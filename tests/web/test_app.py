"""The page as an app: installed, without a line, and when a new version comes."""

from __future__ import annotations

import struct
from functools import partial
from pathlib import Path

from playwright.sync_api import expect

from tests.server.house import Person
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_phone import in_view, must_fit
from tests.web.web_house import WebHouse

IN_CHARGE = "() => navigator.serviceWorker?.controller?.state === 'activated'"
KEPT = """async () => {
  const caught = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) caught.push(new URL(request.url).pathname)
  return caught
}"""
LOOK_FOR_A_NEW_ONE = "async () => void (await (await navigator.serviceWorker.ready).update())"


def at_home(guest: Guest) -> Guest:
    """On the front page, with the worker in charge."""
    guest.go_home()
    guest.page.wait_for_function(IN_CHARGE)
    return guest


def bring_new_version(house: WebHouse) -> None:
    worker = Path(house.arguments[1]) / "worker.js"
    worker.write_text(
        worker.read_text(encoding="utf-8").replace("'crownlands-", "'crownlands-next-"), encoding="utf-8"
    )


def test_the_news_of_a_new_version_covers_nothing_of_a_phones_table(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", seed="version")
    guest = come("ru", phone=True).be(ann).go_to_table(table)
    option = guest.option(guest.question().options[0])
    guest.page.evaluate("() => dispatchEvent(new Event('vite:preloadError'))")
    banner = guest.page.get_by_text(guest.says("web-new-version"))
    expect(banner).to_be_visible()
    must_fit(guest)
    for thing in (banner, guest.prompt, option, guest.page.locator("header").first):
        guest.wait(partial(in_view, thing), "all in view")
    assert guest.page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")
    guest.button("web-later").tap()
    expect(banner).to_have_count(0)


def test_it_can_be_installed(come: Come) -> None:
    visitor = come().go_home()
    link = visitor.page.locator("link[rel=manifest]").get_attribute("href")
    answer = visitor.page.request.get(f"{visitor.house.url}{link}")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Crownlands", "/", "standalone")
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        picture = visitor.page.request.get(f"{visitor.house.url}{icon['src']}")
        assert (picture.status, picture.headers["content-type"].partition(";")[0]) == (200, icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    session = visitor.context.new_cdp_session(visitor.page)
    assert session.send("Page.getAppManifest")["errors"] == []


def test_only_files_that_never_change_are_kept(come: Come) -> None:
    visitor = at_home(come())
    visitor.play_now.click()
    visitor.question()
    visitor.answer()
    kept = visitor.page.evaluate(KEPT)
    assert [path for path in kept if path.startswith("/assets/")]
    assert not [path for path in kept if not path.startswith(("/assets/", "/offline."))]


def test_without_a_line_the_page_says_so_and_comes_back_by_itself(own_house: WebHouse, come: Come) -> None:
    visitor = at_home(come("ru", to=own_house))
    visitor.forgive("failed: ", "console: Failed to load resource", "refused: 503")
    own_house.close()
    visitor.page.goto(f"{own_house.url}/#/settings")
    expect(visitor.page.get_by_text(visitor.says("web-unreachable"))).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.get_by_text(visitor.says("web-unreachable"))).to_be_visible()
    own_house.come_back()
    expect(visitor.page.get_by_role("heading", name=visitor.says("web-settings"))).to_be_visible()


def test_a_new_version_waits_until_somebody_wants_it(own_house: WebHouse, come: Come) -> None:
    visitor = at_home(come(to=own_house))
    visitor.play_now.click()
    visitor.question()
    table = visitor.table
    visitor.page.evaluate("() => (window.earlier = true)")
    bring_new_version(own_house)
    visitor.page.evaluate(LOOK_FOR_A_NEW_ONE)
    expect(visitor.page.get_by_text(visitor.says("web-new-version"))).to_be_visible()
    visitor.answer()
    visitor.question()
    assert visitor.page.evaluate("() => window.earlier"), "the game goes on"
    visitor.button("web-reload").click()
    visitor.page.wait_for_function("() => !window.earlier")
    assert visitor.question().options
    assert visitor.table == table
    expect(visitor.page.get_by_text(visitor.says("web-new-version"))).to_have_count(0)
    names = visitor.page.evaluate("() => caches.keys()")
    assert [name.startswith("crownlands-next-") for name in names] == [True]


def test_a_new_version_can_be_had_later(own_house: WebHouse, come: Come) -> None:
    visitor = at_home(come("ru", to=own_house))
    bring_new_version(own_house)
    visitor.page.evaluate(LOOK_FOR_A_NEW_ONE)
    visitor.button("web-later").click()
    expect(visitor.page.get_by_text(visitor.says("web-new-version"))).to_have_count(0)
    expect(visitor.play_now).to_be_enabled()
