"""The rules of every game as a book: contents, links, search, pictures, and nothing that only a program reads."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from crownlands.core.registry import game as find_game
from crownlands.core.registry import games
from crownlands.words import Words
from tests.web.conftest import Come
from tests.web.guest import Guest

SOME = {"legends": "end.islands", "xidit": "titans.exile", "kingdoms": "war.dials", "oath": "5.5.4"}
"""A paragraph of each game in the middle of a chapter, with a picture in some."""
RAW = re.compile(
    r"§|\{|\bundefined\b|\b[a-z]+:[a-z][\w.-]*|\b(?:card|rule|site|region|unit|relic|power|faction)[.-][a-z]+-"
)
"""Refs, ids of messages and paragraphs, places that nobody has filled in."""

CUT = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = document.createRange()
    text.selectNodeContents(node)
    const words = text.getBoundingClientRect()
    const picture = node.parentElement.closest('.panels .picture')
    for (let box = node.parentElement; picture?.contains(box); box = box.parentElement) {
      const edge = box.getBoundingClientRect()
      const hidden = getComputedStyle(box).overflow === 'hidden'
      const inside = words.left > edge.left - 1 && words.right < edge.right + 1 && words.bottom < edge.bottom + 1
      if (words.width && hidden && !inside) found.push(node.textContent)
    }
  }
  return found
}"""
"""What is written in the pictures of an introduction and hidden by an edge."""


def open_book(guest: Guest, game: str, rule: str = "") -> Guest:
    guest.visit(f"#/rules/{game}/{rule}")
    expect(guest.page.locator("main article").first).to_be_visible()
    return guest


@pytest.mark.parametrize("game", sorted(SOME))
def test_a_link_leads_to_its_paragraph_and_the_contents_to_every_chapter(come: Come, game: str) -> None:
    words, rule = Words("ru", find_game(game)), SOME[game]
    guest = open_book(come("ru"), game, rule)
    cited = guest.page.locator("article.cited")
    expect(cited).to_be_in_viewport()
    expect(cited.get_by_role("heading")).to_contain_text(words.rule_title(rule))
    contents = guest.page.get_by_role("navigation", name=guest.says("web-rules-contents"))
    expect(contents.get_by_role("link", name=words.rule_title(rule), exact=True).first).to_be_in_viewport()
    for link in contents.locator("> ol > li > a").all():
        title = link.inner_text()
        link.click()
        expect(guest.page.locator("h2.chapter").get_by_text(title, exact=True)).to_be_in_viewport()
        assert f"#/rules/{game}/" in guest.page.url, "what is read can be passed on"


@pytest.mark.parametrize("game", sorted(SOME))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_in_the_rules_is_written_for_programs(come: Come, game: str, language: str) -> None:
    guest = open_book(come(language), game)
    expect(guest.page.locator("main article[id]")).to_have_count(len(find_game(game).rules))
    expect(guest.page.locator(".panels > li").first).to_be_visible()
    text = guest.page.locator("main").inner_text()
    assert not RAW.findall(text), RAW.findall(text)
    titles = {title.strip() for title in guest.page.locator("main article h3").all_inner_texts()}
    assert not titles & set(find_game(game).rules)
    pictured = guest.page.locator("main article .picture")
    assert pictured.count() > 15
    assert pictured.evaluate_all("(all) => all.every((one) => one.querySelector('svg path'))")


@pytest.mark.parametrize("game", sorted(SOME))
def test_no_word_in_a_picture_of_the_introduction_is_cut_off(come: Come, game: str) -> None:
    """Russian words are the longest; five pictures side by side are the smallest."""
    guest = open_book(come("ru"), game)
    expect(guest.page.locator(".panels > li").first).to_be_visible()
    for width, height in ((1440, 900), (1024, 768), (844, 390), (390, 844)):
        guest.page.set_viewport_size({"width": width, "height": height})
        assert guest.page.evaluate(CUT) == [], f"{width} × {height}"


def test_every_game_of_the_house_is_looked_at_here() -> None:
    """Games of others may come without a book; those of the house may not."""
    ours = {name for name, game in games().items() if type(game).__module__.startswith("crownlands.")}
    assert set(SOME) == ours


def test_a_search_shows_what_it_finds_and_where(come: Come) -> None:
    guest = open_book(come("ru"), "oath")
    everything = len(find_game("oath").rules)
    shown = guest.page.locator("main article[id]:visible")
    guest.field("web-rules-search").fill("знаме")
    expect(guest.page.locator("mark").first).to_be_in_viewport()
    found = shown.count()
    assert 1 < found < everything
    expect(guest.page.get_by_text(guest.says("web-rules-found", count=found), exact=True)).to_be_visible()
    assert {mark.lower() for mark in guest.page.locator("mark").all_inner_texts()} <= {"знаме", "знамё"}
    guest.field("web-rules-search").fill("знаме xyzzy")
    expect(shown).to_have_count(0)
    guest.button("web-rules-clear").click()
    expect(shown).to_have_count(everything)
    expect(guest.page.locator("mark")).to_have_count(0)


def test_on_a_phone_the_contents_are_a_sheet(come: Come) -> None:
    guest = open_book(come(phone=True), "xidit")
    guest.button("web-rules-contents").tap()
    sheet = guest.page.get_by_role("dialog", name=guest.says("web-rules-contents"))
    title = Words("en", find_game("xidit")).text("chapter-titans")
    sheet.get_by_role("link", name=title, exact=True).tap()
    expect(sheet).to_have_count(0)
    expect(guest.page.get_by_role("heading", name=title, exact=True).first).to_be_in_viewport()
    assert guest.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
