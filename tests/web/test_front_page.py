"""The first minute in the house."""

from __future__ import annotations

import gzip

from playwright.sync_api import expect

from crownlands.core.registry import game as find_game
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come

BROKEN = r"""() => {
  const found = []
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const word of node.textContent.matchAll(/\p{L}{3,}/gu)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => box.top))
      if (lines.size > 1 && node.parentElement.checkVisibility()) found.push(word[0])
    }
  }
  return found
}"""
"""Words that stand on two lines."""
SPILT = """() => [...document.querySelectorAll('article.sheet *')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth).map((part) => part.className)"""


def test_a_new_visitor_starts_a_table_against_bots_with_a_click_and_is_asked_something(come: Come) -> None:
    visitor = come(motion=True).go_home()
    visitor.play_now.click()
    look = visitor.question()
    assert look.prompt
    assert look.options
    expect(visitor.head).to_have_text(visitor.says("web-your-turn"))
    visitor.answer()
    visitor.question()


def test_every_game_on_the_shelf_starts_with_one_click(come: Come, ann: Person) -> None:
    for game in ann.get("/api/games"):
        visitor = come().go_home()
        name = Words("en", find_game(game["name"])).text(f"game-{game['name']}")
        visitor.button_named(f"{visitor.says('web-play-bots')} {name}").click()
        assert visitor.question().options
        table = ann.look({"id": visitor.table})
        assert (table["game"], table["hints"]) == (game["name"], True)


def test_the_first_load_of_a_table_brings_less_than_300_kb_of_script(come: Come, finished: Message) -> None:
    visitor = come().go_to_table(finished)
    expect(visitor.ceremony).to_be_visible()
    scripts = [response for response in visitor.responses if response.url.endswith(".js")]
    sizes = {script.url.rpartition("/")[2]: len(gzip.compress(script.body())) for script in scripts}
    assert 30_000 < sum(sizes.values()) < 300_000, sizes
    sent = sum(script.request.sizes()["responseBodySize"] for script in scripts)
    assert sent < 300_000, "the house sends its scripts compressed"


def test_open_and_own_tables_are_on_the_front_page(come: Come, ann: Person, bob: Person, duel: Message) -> None:
    public = bob.create("me", "open", public=True)
    visitor = come().be(ann).go_home()
    mine = visitor.page.locator(f'a[href="#/table/{duel["id"]}"]')
    expect(mine).to_contain_text(visitor.says("web-your-turn"))
    expect(visitor.page.locator(f'a[href="#/table/{public["id"]}"]')).to_contain_text(visitor.says("web-join"))
    mine.click()
    assert visitor.question().options


def test_an_account_is_made_and_used_on_another_device(come: Come, ann: Person, duel: Message) -> None:
    first, second = come().be(ann), come("ru")
    first.visit("#/account")
    first.field("web-name-help").fill("Anna")
    first.button("web-save").first.click()
    expect(first.page.get_by_role("link", name="Anna")).to_be_visible()
    login = f"anna-{duel['id']}"
    claim = first.page.locator("form").filter(has=first.button("web-claim"))
    claim.get_by_label(first.says("web-login-name")).fill(login)
    claim.get_by_label(first.says("web-password")).fill("a long secret word")
    first.button("web-claim").click()
    account = first.page.get_by_role("heading", name=first.says("web-account-of", login=login))
    expect(account).to_be_visible()
    second.visit("#/account")
    second.field("web-login-name").fill(login)
    second.field("web-password").fill("a long secret word")
    second.button("web-login").click()
    expect(second.page.get_by_role("link", name="Anna")).to_be_visible()
    second.go_to_table(duel)
    assert second.question().options

    first.visit("#/account")
    first.button("web-make-link").click()
    link = first.field("web-other-device").input_value()
    third = come()
    third.page.goto(link)
    third.button("web-claim-device-do").click()
    expect(third.page.get_by_role("link", name="Anna")).to_be_visible()
    assert link.rpartition("/")[2] not in third.page.url


def test_no_word_of_the_front_page_is_broken_by_letters(come: Come) -> None:
    guest = come("ru").go_home()
    for width, height in ((1440, 900), (1280, 800), (1024, 768), (390, 844)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait(lambda: guest.page.evaluate(BROKEN) == [], f"whole words on {width} × {height}")


def test_nothing_on_the_shelf_lies_over_the_edge_of_its_sheet(come: Come) -> None:
    """Four sheets in a row, in the language with the longer words."""
    visitor = come("ru")
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    visitor.go_home()
    expect(visitor.page.locator("article.sheet .ways")).to_have_count(4)
    visitor.wait(lambda: visitor.page.evaluate(SPILT) == [], "room for what stands on the sheets")
