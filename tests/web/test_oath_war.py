"""Oath through the page: the war table, the scales and the ending, as somebody at the table sees them."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from crownlands.core.decisions import Decision
from crownlands.core.table import Table
from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.oath_moments import GAME, Wanted, laid_out, moment, words
from tests.web.test_axe import must_be_clean
from tests.web.web_house import WebHouse

SCREENS = ((390, 844), (1024, 768), (1440, 900))


def table_at(house: WebHouse, ann: Person, wanted: Wanted) -> Message:
    """A table of three where the question before Ann fits."""
    found = moment(3, lambda table, decision: decision.seat == 0 and wanted(table, decision))
    return laid_out(house, found, [ann, "random", "random"])


def fits_every_screen(guest: Guest, selector: str) -> None:
    """Nothing sticks out of it at its sides."""
    sticks_out = f"""() => {{
      const box = document.querySelector('{selector}')
      return box.scrollWidth > box.clientWidth + 1 || box.getBoundingClientRect().right > innerWidth + 1
    }}"""
    for width, height in SCREENS:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait(lambda: not guest.page.evaluate(sticks_out), f"{selector} on {width} × {height}")


def can_roll(_table: Table, decision: Decision) -> bool:
    return decision.prompt == "attack-dice" and len(decision.options) > 2


@pytest.mark.parametrize(("language", "theme"), [("ru", "dark"), ("en", "light")])
def test_the_war_table_says_how_far_it_is_and_how_likely(
    come: Come, house: WebHouse, ann: Person, language: str, theme: str
) -> None:
    """5.5. Both sides, the part of the campaign, and the odds of every number of dice, there to be chosen."""
    guest = come(language, theme=theme).be(ann).go_to_table(table_at(house, ann, can_roll))
    look = guest.question()
    war = guest.page.locator(".war")
    said = words(guest)
    expect(war.locator("[aria-current=step]")).to_have_text(said.text("oath-web-war-part-declare"))
    expect(war.get_by_text(said.text("oath-web-attacker"), exact=True)).to_be_visible()
    assert all(war.locator(f'[data-ref="{ref}"]').inner_text().endswith("%") for ref in look.options)
    fits_every_screen(guest, ".war")
    must_be_clean(guest, "the war table of Oath")


def test_the_roll_is_held_until_a_click(come: Come, house: WebHouse, ann: Person) -> None:
    """The next question waits for the dice, or for whoever does not want to."""
    guest = come(motion=True).be(ann).go_to_table(table_at(house, ann, can_roll))
    dice = guest.page.locator(".war .die.tumbles").first
    look = guest.question()
    guest.page.locator(f'.war [data-ref="{look.options[0]}"]').click()
    for _ in range(4):
        guest.wait(
            lambda asked=look.asked: dice.is_visible() or guest.look().asked not in ("", asked),  # type: ignore[misc]
            "the dice or a plan",
        )
        if dice.is_visible():
            break
        look = guest.question()
        guest.page.locator('.war [data-ref="done"]').click()
    expect(guest.head).to_have_text(guest.says("web-telling"))
    guest.page.locator(".war header").click()
    expect(dice).to_have_count(0)


def test_the_scales_show_what_each_gives(come: Come, house: WebHouse, ann: Person) -> None:
    """6.6.1. What is offered is put into the pan of its owner; what a Citizen is stands below."""

    def bargains(table: Table, decision: Decision) -> bool:
        asks = decision.prompt == "deal" and decision.find("ask-favor") is not None
        return asks and table.state.deal.space >= 0

    guest = come("ru").be(ann).go_to_table(table_at(house, ann, bargains))
    guest.question()
    deal = guest.page.locator(".deal")
    said = words(guest)
    expect(deal.get_by_text(said.text("oath-web-citizenship"), exact=True)).to_be_visible()
    guest.page.locator('.deal [data-ref="ask-favor"]').click()
    number = deal.locator('[data-ref^="n:"]').first
    coins = deal.locator(".coins.favor")
    guest.wait(lambda: number.is_visible() or coins.is_visible(), "how much, or the only answer to that")
    if number.is_visible():
        number.click()
    expect(coins).to_be_visible()
    fits_every_screen(guest, ".deal")
    must_be_clean(guest, "the scales of Oath")


@pytest.mark.parametrize(("language", "theme"), [("ru", "light"), ("en", "dark")])
def test_the_ending_says_why_the_winner_won(come: Come, ann: Person, language: str, theme: str) -> None:
    """3. A sentence for everybody, the land as it lay, what the others lacked; and no number of points."""
    table = ann.create("me", "random", "random", game=GAME)
    random = Random("end")
    with ann.socket(table) as place:
        while not place.over:
            if place.must_speak:
                place.move(random.choice(place.decisions[0]["options"]))
            else:
                place.hear()
        winner = place.view["winner"]
    guest = come(language, theme=theme).be(ann).go_to_table(table)
    expect(guest.ceremony).to_be_visible()
    expect(guest.ceremony.locator(".why p").first).to_be_visible()
    rows = guest.ceremony.locator("article")
    expect(rows).to_have_count(3)
    expect(guest.ceremony.locator("article.won")).to_have_count(1)
    expect(guest.ceremony.locator(".plot")).to_have_count(8)
    assert winner is not None
    fits_every_screen(guest, ".ceremony")
    must_be_clean(guest, "the ending of Oath")
