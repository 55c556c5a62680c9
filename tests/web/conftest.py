"""A browser and a house for all tests in a browser; guests who come, and who must leave without a complaint."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, StorageState, expect, sync_playwright

from tests.server.house import Person
from tests.server.place import PATIENCE, Message, play
from tests.web.guest import DESK, PHONE, Guest
from tests.web.web_house import WebHouse

CHROMIUM = next(
    (path for path in map(Path, ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")) if path.exists()), None
)
"""Debian's Chromium; the one without windows starts in half the time."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
expect.set_options(timeout=PATIENCE * 1000)
VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP:', event.violatedDirective, event.blockedURI, event.sourceFile))"""
Come = Callable[..., Guest]


# Playwright's event loop lives in the thread of the tests: it ends with this folder.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "the tests in a browser need Debian's Chromium: apt install chromium-headless-shell"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house that is open all the time, without limits."""
    running = WebHouse(tmp_path_factory.mktemp("web-house"))
    running.open()
    yield running
    running.close()
    running.must_have_kept_calm()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[WebHouse]:
    """A house that may close, and whose client may change. Ask for it before `come`: browsers leave first."""
    running = WebHouse(tmp_path)
    running.open()
    yield running
    running.close()


def remembered(url: str, theme: str) -> StorageState | None:
    """What a browser has kept: the one theme that no system asks for."""
    if theme != "contrast":
        return None
    value = json.dumps({"theme": theme})
    return {"origins": [{"origin": url, "localStorage": [{"name": "crownlands.settings", "value": value}]}]}


@pytest.fixture
def come(browser: Browser, house: WebHouse, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Lets somebody come with a browser of their own. A console error, a failed request, or a refusal of the
    Content Security Policy in any of them is a failure of the test."""
    guests: list[Guest] = []
    failures = request.session.testsfailed

    def coming(
        language: str = "en",
        *,
        theme: str = "light",
        phone: bool = False,
        motion: bool = False,
        to: WebHouse | None = None,
    ) -> Guest:
        place = to or house
        context = browser.new_context(
            locale={"en": "en-GB", "ru": "ru-RU"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            storage_state=remembered(place.url, theme),
            reduced_motion="no-preference" if motion else "reduce",
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            is_mobile=phone,
            has_touch=phone,
        )
        context.add_init_script(VIOLATIONS)
        guests.append(Guest(context, place, language, phone=phone))
        return guests[-1]

    yield coming
    if request.session.testsfailed > failures:
        for number, guest in enumerate(guests):
            guest.page.screenshot(path=tmp_path / f"guest-{number}.png")
    complaints = [complaint for guest in guests for complaint in guest.complaints()]
    for guest in guests:
        guest.context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def ann(house: WebHouse) -> Person:
    """Somebody who plays quickly, without a browser."""
    return house.guest("Ann")


@pytest.fixture
def bob(house: WebHouse) -> Person:
    return house.guest("Bob")


@pytest.fixture
def duel(ann: Person, bob: Person) -> Message:
    """Ann and Bob lay out ten neutral armies in turn before both bid."""
    table = ann.create("me", "open")
    bob.sit(table)
    return ann.start(table)


@pytest.fixture
def finished(ann: Person) -> Message:
    """A game that Ann has played to the end against a bot, with hidden tokens."""
    table = ann.create("me", "random", variants={"exploration": True, "swamp": True}, seed="finished")
    with ann.socket(table) as place:
        play(place, seed="finished")
    return ann.look(table)
