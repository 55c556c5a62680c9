"""What the first visit costs: bytes on their way, time until something is painted, time until a click shows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from crownlands.core.registry import games
from tests.server.house import Person
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.web_house import CLIENT, WebHouse

FIRST_VISIT_BYTES = 90_000
FIRST_PAINT_MS = 1_500
ANSWER_MS = 100
SLOW_LINE: dict[str, Any] = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 94_000,
}
"""1.6 Mbit/s down, 750 kbit/s up."""
BUSY_MACHINE = 3
"""Times, not bytes, grow where eight tests share a processor."""
FIRST_CHANGE = """(button) => new Promise((resolve) => {
  const watcher = new MutationObserver(() => resolve(performance.now() - pressed))
  watcher.observe(button, { attributes: true })
  let pressed
  button.addEventListener('click', () => (pressed = performance.now()), { capture: true })
  button.click()
})"""
"""How long a button that is pressed takes to show it, in milliseconds."""
WATCH_PRESSES = """() => {
  window.presses = []
  const seen = (list) => window.presses.push(...list.getEntries().filter((entry) => entry.interactionId))
  new PerformanceObserver(seen).observe({ type: 'event', durationThreshold: 16 })
}"""
LONGEST_WAIT = "() => Math.max(0, ...window.presses.map((entry) => entry.duration))"
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


def count_bytes(visitor: Guest) -> dict[str, int]:
    """Everything that comes from now on, by address, as it is on the line: compressed, with its headers."""
    session = visitor.context.new_cdp_session(visitor.page)
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["request"]["url"]

    def finished(event: dict[str, Any]) -> None:
        url = urls[event["requestId"]]
        sizes[url] = sizes.get(url, 0) + int(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", asked)
    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    return sizes


def slow_down(visitor: Guest, line: dict[str, Any]) -> CDPSession:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", line)
    return session


def first_paint(visitor: Guest) -> float:
    """When the page has first shown something, in milliseconds; the browser tells it a frame later."""
    painted: float = visitor.page.wait_for_function(PAINTED).json_value()
    return painted


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_visit_costs_at_most_90_kb_and_brings_no_games_words(
    own_house: WebHouse, come: Come, language: str
) -> None:
    visitor = come(language, to=own_house)  # the tables of other tests would be listed
    sizes = count_bytes(visitor)
    visitor.go_home()
    visitor.page.wait_for_load_state("networkidle")
    expect(visitor.page.locator("#shelf")).to_be_visible()
    paths = {url.removeprefix(visitor.house.url): size for url, size in sizes.items()}
    # The worker fetches these for itself, where no page can count them.
    paths |= {name: (CLIENT / name).stat().st_size for name in ("worker.js", "offline.html", "offline.js")}
    assert f"/api/words/shelf/{language}" in paths
    assert not [path for path in paths for game in games() if path.startswith(f"/api/words/{game}")]
    assert 30_000 < sum(paths.values()) <= FIRST_VISIT_BYTES, paths


def test_the_page_paints_before_its_script_and_its_styles_are_here(come: Come) -> None:
    visitor = come()
    visitor.forgive("failed: .*/assets/", "console: Failed to load resource")
    visitor.context.route("**/assets/*", lambda route: route.abort())
    visitor.page.goto(visitor.house.url)
    expect(visitor.page.get_by_text("Crownlands")).to_be_visible()
    assert first_paint(visitor) > 0
    paper = visitor.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    assert paper == "rgb(245, 238, 220)"


def test_what_is_painted_first_makes_room_for_the_page(come: Come) -> None:
    visitor = come().go_home()
    expect(visitor.page.locator("#shell")).to_have_count(0)


def test_something_is_painted_soon_on_a_slow_line_and_a_slow_machine(come: Come) -> None:
    visitor = come()
    session = slow_down(visitor, SLOW_LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    visitor.go_home()
    assert first_paint(visitor) < FIRST_PAINT_MS * BUSY_MACHINE


def test_a_press_shows_at_once_though_the_house_has_not_answered(come: Come) -> None:
    visitor = come().go_home()
    slow_down(visitor, SLOW_LINE | {"latency": 3_000})
    assert visitor.play_now.evaluate(FIRST_CHANGE) < ANSWER_MS


def longest_wait(visitor: Guest) -> float:
    """The longest time from a press until the page has been painted anew, in milliseconds (Event Timing)."""
    longest: float = visitor.page.evaluate(LONGEST_WAIT)
    return longest


@pytest.mark.soak  # a time to paint, measured where nothing else runs
@pytest.mark.parametrize("game", ["legends", "xidit", "kingdoms", "oath"])
def test_a_press_at_a_table_is_painted_soon_on_a_slow_machine(come: Come, ann: Person, game: str) -> None:
    table = ann.create("me", "random", "random", game=game, seed="press")
    visitor = come().be(ann).go_to_table(table)
    visitor.question()
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    visitor.page.evaluate(WATCH_PRESSES)
    for _ in range(3):
        visitor.answer(by_list=True)
    waited = visitor.wait(lambda: longest_wait(visitor), "a press that was measured")
    assert waited < ANSWER_MS * BUSY_MACHINE, waited


def test_an_answer_shows_at_once(come: Come) -> None:
    visitor = come().go_home()
    visitor.play_now.click()
    option = visitor.option(visitor.question().options[0])
    assert option.evaluate(FIRST_CHANGE) < ANSWER_MS
