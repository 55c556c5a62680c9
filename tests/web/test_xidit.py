"""Lords of Xidit through the page: the wheels, the theatre, a whole game of three, and no complaint of axe."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from crownlands.core.registry import game
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come
from tests.web.guest import Guest, play
from tests.web.test_axe import must_be_clean
from tests.web.test_screens import SCREENS, must_be_good

Visit = Callable[..., Guest]
SEATS = 3


@pytest.fixture
def visit(come: Come, ann: Person) -> Visit:
    """Ann comes to a table of three with two quick bots, in a browser that speaks of Xidit."""

    def visiting(language: str = "en", *, variants: Message | None = None, **more: bool | str) -> Guest:
        table = ann.create("me", "random", "random", game="xidit", variants=variants or {}, seed="city seven")
        guest = come(language, **more).be(ann)
        guest.words = Words(language, game("xidit"))
        return guest.go_to_table(table)

    return visiting


def wheels(guest: Guest) -> Locator:
    return guest.page.get_by_role("spinbutton")


def wheel(guest: Guest, number: int) -> Locator:
    return guest.page.get_by_role("spinbutton", name=guest.says("xidit-web-wheel", number=number), exact=True)


HEIGHT_AT_REST = """async (panel) => {
  await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished))
  return panel.getBoundingClientRect().height
}"""
"""It grows and shrinks over a moment."""


def start(guest: Guest, city: str = "city:7") -> None:
    """Place the hero, and wait for the planning board."""
    look = guest.question()
    guest.answer(city if city in look.options else look.options[0])
    expect(wheels(guest)).to_have_count(6)


def put(guest: Guest, *orders: str) -> None:
    """Icons from the palette, onto one wheel after the other."""
    palette = guest.page.locator(".palette")
    for order in orders:
        guest.press(palette.get_by_role("button", name=guest.says(f"order-{order}"), exact=True))


def seal(guest: Guest) -> None:
    guest.press(guest.button("xidit-web-seal"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_map_stays_where_it_is_while_the_plan_grows(visit: Visit, language: str) -> None:
    """What is said of a plan is a line, or two, or none: the map would move under the pointer."""
    guest = visit(language)
    start(guest)
    heights = set()
    for order in ("black", "act", "black", "red", "black", "act"):
        heights.add(guest.page.locator(".chart").evaluate("chart => chart.clientHeight"))
        put(guest, order)
        guest.page.wait_for_timeout(300)  # what is said of it comes from the house
    heights.add(guest.page.locator(".chart").evaluate("chart => chart.clientHeight"))
    assert len(heights) == 1


def test_a_whole_game_of_three_against_bots(visit: Visit) -> None:
    guest = visit(variants={"short": True})
    start(guest)
    put(guest, "act", "red", "act", "blue", "red", "act")
    seal(guest)
    answers = play([guest], seed="a whole game")
    assert answers > 40, "eight more years of six orders, and three censuses"
    expect(guest.ceremony).to_be_visible()
    view = guest.frames("state")[-1]["view"] or {}
    assert view["phase"] != "over", "the game was played on this page, not reloaded"
    told = guest.frames("move")[-1]
    first = guest.ceremony.get_by_role("heading", level=2)
    names = [guest.page.locator(".plate .name").nth(seat).inner_text().split("\n")[0] for seat in range(3)]
    last = next((event for event in reversed(told["events"]) if event["key"] in ("saviour", "neutral-wins")), None)
    assert last is not None
    if last["key"] == "saviour":
        assert names[last["seat"]].removesuffix(" (you)").strip() in first.inner_text()
    columns = guest.ceremony.get_by_role("heading", level=3)
    expect(columns).to_have_count(3)
    assert guest.ceremony.locator("li.goes").count() == 3, "somebody goes out in each scoring"
    must_be_clean(guest, "the Hall of Fame")
    guest.button("web-show-board").click()
    expect(guest.piece("city:7")).to_be_visible()
    replay_a_census(guest)


def replay_a_census(guest: Guest) -> None:
    """A replay shows the hands that were open at that moment, and no later ones."""
    events = [event for message in guest.frames("move") for event in message["events"]]
    starts = [event["at"] for event in events if event["key"] == "census"]
    shown = [event["at"] for event in events if event["key"] in ("showed", "nobody-showed")]
    ends = [*starts[1:], max(shown) + 1]
    start, moment = next(
        (start, at)
        for start, end in zip(starts, ends, strict=True)
        for at in shown
        if start < at and any(at < later < end for later in shown)
    )
    guest.button("web-replay").first.click()
    guest.field("web-replay-slider").fill(str(moment))
    opened = len([at for at in shown if start <= at <= moment]) * SEATS
    expect(guest.page.locator(".census td .open")).to_have_count(opened)


def test_a_plan_is_made_with_the_wheels_shown_on_the_map_and_warned_of(visit: Visit) -> None:
    guest = visit()
    start(guest)
    expect(guest.button("xidit-web-seal")).to_be_disabled()
    # by the map: a neighbouring city is a move, one's own city an act
    guest.touch("city:7")
    expect(wheel(guest, 1)).to_have_attribute("aria-valuenow", "4")
    guest.touch("city:6")
    expect(wheel(guest, 2)).to_have_attribute("aria-valuenow", "2")
    expect(guest.page.locator("#board .way .leg")).to_have_count(1)
    # by the keyboard
    wheel(guest, 3).focus()
    guest.page.keyboard.press("ArrowDown")
    expect(wheel(guest, 3)).to_have_attribute("aria-valuenow", "1")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("5")
    expect(wheel(guest, 4)).to_have_attribute("aria-valuenow", "5")
    # an act where one has acted comes to nothing: the page says so
    guest.page.keyboard.press("Home")
    for digit in "445555":
        guest.page.keyboard.press(digit)
    expect(wheel(guest, 2)).to_have_attribute("aria-valuetext", _any(guest, "twice", "empty", "lacks"))
    expect(guest.page.locator(".told .trouble").first).to_be_visible()
    guest.button("xidit-web-clear").click()
    expect(wheel(guest, 1)).to_have_attribute("aria-valuetext", guest.says("preview-unset"))
    assert guest.look().prompt == guest.says("prompt-order", wheel=1), "nothing was said to the house yet"


def _any(guest: Guest, *keys: str) -> re.Pattern[str]:
    facts = {"city": "City 7", "tile": "…", "units": "…", "deed": "recruit"}
    starts = [guest.says(f"preview-{key}", **facts).split("…")[0].strip() for key in keys]
    return re.compile("|".join(re.escape(start[:14]) for start in starts))


def test_the_theatre_is_paused_stepped_back_sped_up_and_skipped(visit: Visit) -> None:
    guest = visit(motion=True)
    start(guest)
    put(guest, "black", "red", "act", "wait", "blue", "act")
    seal(guest)
    theatre = guest.page.get_by_role("region", name=guest.says("xidit-web-theatre"), exact=True)
    expect(theatre).to_be_visible()
    current = theatre.locator("td [aria-current=step]")
    expect(current).to_have_count(1)
    guest.button("xidit-web-pause").click()
    shown = current.get_attribute("aria-label")
    guest.page.wait_for_timeout(1500)
    assert current.get_attribute("aria-label") == shown, "a pause is a pause"
    guest.button("xidit-web-step-on").click()
    expect(current).not_to_have_attribute("aria-label", shown or "")
    guest.button("xidit-web-step-back").click()
    expect(current).to_have_attribute("aria-label", shown or "")
    must_be_clean(guest, "the theatre")
    guest.button("xidit-web-speed", times=1).click()
    expect(guest.button("xidit-web-speed", times=2)).to_be_visible()
    guest.button("xidit-web-skip").click()
    expect(
        wheels(guest).or_(guest.page.locator("#board [data-ref][role=button], #board button[data-ref]")).first
    ).to_be_visible()


@pytest.mark.parametrize("way", ["button", "Escape"])
def test_nothing_gives_away_how_the_year_ends_while_the_theatre_plays(visit: Visit, way: str) -> None:
    guest = visit(motion=True)
    start(guest)
    lines = guest.page.locator("#side-panel .entry")
    before = lines.count()
    put(guest, "black", "red", "blue", "wait", "blue", "wait")
    seal(guest)
    head = guest.page.get_by_role("heading", name=guest.says("web-telling"), exact=True)
    expect(head).to_be_visible()
    look = guest.look()
    assert (look.asked, look.options, look.board) == ("", [], []), "the next question waits"
    assert lines.count() == before, "and so does the log"
    must_be_clean(guest, "a year that is told")
    if way == "button":
        guest.button("web-telling-skip").click()
    else:
        guest.page.keyboard.press(way)
    expect(head).to_be_hidden()
    expect(wheels(guest)).to_have_count(6)
    assert guest.question().asked
    expect(lines.nth(before + 18)).to_be_attached()


def test_on_a_phone_the_panel_below_makes_room_for_the_theatre(visit: Visit) -> None:
    def panel() -> float:
        height: float = guest.page.locator("#side").evaluate(HEIGHT_AT_REST)
        return height

    guest = visit(motion=True, phone=True)
    start(guest)
    asked = panel()
    put(guest, "black", "red", "blue", "wait", "blue", "wait")
    seal(guest)
    skip = guest.button("web-telling-skip")
    expect(skip).to_be_in_viewport(ratio=1)
    assert panel() < asked
    skip.click()
    assert guest.question().asked
    assert panel() == asked


def test_a_sealed_plan_can_be_changed_until_the_last_one_is_in(come: Come, ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", "random", game="xidit")
    bob.sit(table)
    ann.start(table)
    host, friend = (come().be(person) for person in (ann, bob))
    for guest in (host, friend):
        guest.words = Words("en", game("xidit"))
        guest.go_to_table(table)
    play([host, friend], seed="heroes", until=lambda: wheels(host).count() == 6 and wheels(friend).count() == 6)
    put(host, "red", "red", "act", "act", "wait", "wait")
    seal(host)
    host.button("xidit-web-unseal").click()
    expect(wheels(host)).to_have_count(6)
    put(host, "blue")  # the sixth wheel is the chosen one
    wheel(host, 2).focus()
    host.page.keyboard.press("1")
    seal(host)
    expect(host.button("xidit-web-unseal")).to_be_visible()
    put(friend, "wait", "wait", "wait", "wait", "wait", "wait")
    seal(friend)

    def revealed() -> list[str] | None:
        events = [event for message in host.frames("move") for event in message["events"]]
        found = [event for event in events if event["key"] == "planned" and event["seat"] == 0]
        return found[0]["facts"]["orders"]["refs"] if found else None

    orders = host.wait(revealed, "the plans to be turned round")
    assert [order.removeprefix("order:") for order in orders] == ["red", "black", "act", "act", "wait", "blue"]


@pytest.mark.parametrize(
    ("theme", "language", "phone"),
    [("light", "ru", False), ("dark", "en", True), pytest.param("contrast", "ru", False, marks=pytest.mark.soak)],
)
def test_axe_has_no_complaint_about_the_planning_board(
    visit: Visit, theme: str, language: str, phone: bool
) -> None:
    guest = visit(language, theme=theme, phone=phone)
    guest.question()
    must_be_clean(guest, "placing heroes")
    start(guest)
    put(guest, "red", "act", "act")
    must_be_clean(guest, "the wheels")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_map_is_seen_on_every_screen_and_the_table_never_scrolls(visit: Visit, language: str) -> None:
    guest = visit(language)
    start(guest)
    for width, height in SCREENS:
        guest.page.set_viewport_size({"width": width, "height": height})
        must_be_good(guest, f"{width} × {height}")
        expect(wheel(guest, 1)).to_be_in_viewport()
        expect(guest.button("xidit-web-seal")).to_be_in_viewport(ratio=1)


def test_no_hero_covers_the_number_of_a_city(visit: Visit) -> None:
    """planning. Plans are made by these numbers: they are drawn after tiles and heroes, one for each city."""
    guest = visit()
    start(guest)
    expect(guest.page.locator(".heroes ~ .numbers .number")).to_have_text(
        [str(number) for number in range(1, 22)], use_inner_text=False
    )


def test_a_hint_is_a_whole_plan_with_its_reason_that_goes_onto_the_wheels(visit: Visit) -> None:
    """planning. Its way is drawn as a ghost until it is taken; then it can still be changed."""
    guest = visit()
    start(guest)
    guest.press(guest.button("web-hint"))
    plans = guest.page.locator(".hint li").get_by_role("button")
    expect(plans.first).to_contain_text(guest.says("web-hint-take"), timeout=60_000)
    best = guest.frames("hint")[-1]["hints"][0]
    named = [ref for reason in best["why"] for fact in reason["facts"].values() for ref in refs_in(fact)]
    assert named, "a reason names whom or what the plan is about"
    for ref in named:
        expect(plans.first).to_contain_text(guest.words.name(ref).removesuffix("s"))  # one archer, two archers
    ghost = guest.page.locator(".way.ghost .leg")
    expect(ghost).to_have_count(sum(step["key"] == "move" for step in best["steps"]))
    guest.press(plans.first)
    expect(ghost).to_have_count(0)
    for number, order in enumerate(best["line"], start=1):
        expect(wheel(guest, number)).to_have_attribute("aria-valuetext", re.compile(guest.words.name(order)))
    expect(guest.button("xidit-web-seal")).to_be_enabled()


def refs_in(fact: object) -> list[str]:
    """The things that a fact on the wire names."""
    if not isinstance(fact, dict):
        return []
    return [*fact.get("refs", ()), *([fact["ref"]] if "ref" in fact else ())]
