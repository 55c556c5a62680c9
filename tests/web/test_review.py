"""Hints while one plays, and the review when the game is over."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import THOROUGH, Person
from tests.server.place import Message, play
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.test_axe import must_be_clean
from tests.web.web_house import WebHouse

looks_back = pytest.mark.xdist_group("review")
"""Tests of one process, which reviews one game for most of them."""


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house that has nothing else to do than reviews."""
    running = WebHouse(tmp_path_factory.mktemp("own-house"), **THOROUGH)
    running.open()
    yield running
    running.close()
    running.must_have_kept_calm()


@pytest.fixture(scope="module")
def host(own_house: WebHouse) -> Person:
    return own_house.guest("Ann")


def finished_by(host: Person) -> Message:
    table = host.create("me", "random", seed="review")
    with host.socket(table) as place:
        play(place, seed="over")
    return host.look(table)


@pytest.fixture(scope="module")
def over(host: Person) -> Message:
    return finished_by(host)


def panel(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.says("web-show-review"), exact=True)


def open_review(guest: Guest) -> Locator:
    guest.press(guest.button("web-show-review"))
    graph = panel(guest).get_by_role("img", name=guest.says("web-review-graph"))
    expect(graph).to_be_visible(timeout=150_000)
    return graph


@looks_back
def test_a_review_is_worked_out_and_leads_to_the_moves_that_lost_most(
    come: Come, own_house: WebHouse, host: Person
) -> None:
    over = finished_by(host)
    guest = come(to=own_house).be(host).go_to_table(over)
    guest.button("web-show-review").click()
    expect(panel(guest).get_by_role("progressbar")).to_be_visible()
    graph = open_review(guest)
    assert graph.locator("path.line").count() == 2
    dashes = {line.get_attribute("stroke-dasharray") for line in graph.locator("path.line").all()}
    assert len(dashes) == 2, "a line is known by more than its colour"

    moment = panel(guest).get_by_role("slider")
    moment.focus()
    guest.page.keyboard.press("End")
    expect(moment).to_have_attribute("aria-valuetext", re.compile(rf"{over['answers']} .*100"))
    guest.page.keyboard.press("Home")
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Enter")
    expect(guest.head).to_have_text(guest.says("web-looking-back"))
    expect(guest.page.get_by_role("status").filter(has_text=f"0 / {over['answers']}")).to_be_visible()
    guest.button("web-back-to-live").first.click()

    begun = [frame for frame in guest.frames("review") if not frame["done"]]
    assert len(begun) <= 3, "news of how far it is does not ask again"
    found = guest.frames("review")[-1]["review"]
    panel(guest).get_by_label(guest.says("web-review-whose")).select_option(guest.says("web-review-everybody"))
    worst = found["mistakes"][0]
    first = panel(guest).get_by_role("list").last.get_by_role("button").first
    expect(first).to_contain_text(guest.says("web-review-chosen", option=guest.words.name(worst["chosen"])))
    expect(first).to_contain_text(guest.says("web-review-better", option=guest.words.name(worst["best"])))
    first.click()
    expect(
        guest.page.get_by_role("status").filter(has_text=f"{worst['answers']} / {over['answers']}")
    ).to_be_visible()
    expect(guest.page.locator("#asked")).to_contain_text(guest.words.name(worst["best"]))
    guest.page.keyboard.press("Escape")
    expect(panel(guest)).to_be_visible()


@looks_back
@pytest.mark.parametrize(
    ("theme", "language", "phone"), [("light", "ru", False), ("dark", "en", True), ("contrast", "ru", False)]
)
def test_axe_has_no_complaint_about_the_review(
    come: Come, own_house: WebHouse, over: Message, theme: str, language: str, phone: bool
) -> None:
    """And a stranger who only watches may read it as well."""
    guest = come(language, theme=theme, phone=phone, to=own_house).go_to_table(over)
    open_review(guest)
    must_be_clean(guest, "the review")
    wide = guest.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    assert wide, "nothing is cut off"


def test_a_hint_names_options_with_reasons_and_marks_them_in_the_list(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", seed="review")
    with ann.socket(table) as place:
        play(place, answers=16, seed="hint")
    guest = come("ru", theme="dark").be(ann).go_to_table(table)
    look = guest.question()
    guest.button("web-hint").click()
    expect(guest.page.locator("#asked .hint li").first).to_be_visible()
    hints = guest.frames("hint")[-1]["hints"]
    refs = [given["ref"] for given in hints]
    assert set(refs) <= set(look.options)
    expect(guest.page.locator("#asked .hinted")).to_have_count(len(refs))
    for ref in refs:
        expect(guest.option(ref)).to_have_class(re.compile("hinted"))
    must_be_clean(guest, "the hint")
    guest.answer(refs[0], by_list=True)
    guest.question()
    expect(guest.page.locator("#asked .hinted")).to_have_count(0)
    expect(guest.button("web-hint")).to_be_visible()


def test_among_people_a_hint_is_for_everybody_to_see(come: Come, ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", hints=True)
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as place:
        me, other = (ann, bob) if place.decisions else (bob, ann)
    asked, watching = come().be(me).go_to_table(table), come().be(other).go_to_table(table)
    asked.question()
    asked.button("web-hint-open").click()
    expect(asked.page.locator("#asked .hint li").first).to_be_visible()
    name = "Ann" if me is ann else "Bob"
    expect(watching.log.filter(has_text=watching.says("web-hinted", player=name))).to_have_count(1)
    assert not watching.frames("hint")


def test_a_new_table_has_hints_against_bots_and_none_among_people(come: Come) -> None:
    guest = come().visit("#/new/legends")
    hints = guest.page.get_by_role("checkbox", name=re.compile(f"^{guest.says('web-hints')}"))
    expect(hints).to_be_checked()
    guest.page.locator("#seat-1").select_option("open")
    expect(hints).not_to_be_checked()
    hints.check()
    guest.page.locator("#seat-1").select_option(index=3)
    guest.page.locator("#seat-1").select_option("open")
    expect(hints).to_be_checked()
