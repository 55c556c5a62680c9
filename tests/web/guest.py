"""Somebody in front of a real browser: what they see, and what they do with their hands."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, Locator, Page, Position, Request, Response, WebSocket, expect

from crownlands.core.registry import game
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import PATIENCE, Message
from tests.web.web_house import WebHouse

T = TypeVar("T")
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  return {
    asked: document.getElementById('asked')?.dataset.asked ?? '',
    prompt: document.getElementById('prompt')?.textContent ?? '',
    options: all('#asked [data-option]').map((button) => button.dataset.option),
    board: all('#board [data-ref]')
      .filter((thing) => thing.matches('button, [role=button]') && thing.ariaDisabled !== 'true')
      .map((thing) => thing.dataset.ref),
    busy: document.querySelector('#asked [data-option][aria-disabled=true]') !== null,
    over: document.querySelector('.ceremony') !== null,
  }
}"""

MAP = """() => {
  const regions = [...document.querySelectorAll('#board [data-ref^="region:"]')]
  return Object.fromEntries(regions.map((region) => [region.dataset.ref, region.ariaLabel]))
}"""

INSIDE = """(thing) => {
  const box = thing.getBoundingClientRect()
  const steps = [...Array(24).keys()].sort((a, b) => Math.abs(a - 11.5) - Math.abs(b - 11.5))
  for (const down of steps) for (const across of steps) {
    const x = box.x + box.width * (across + 0.5) / 24, y = box.y + box.height * (down + 0.5) / 24
    if (thing.contains(document.elementFromPoint(x, y))) return [x - box.x, y - box.y]
  }
  return null
}"""


def soon(happened: Callable[[], Any], what: str, page: Page, seconds: float = PATIENCE) -> Any:
    """Wait until something is true, while the pages go on; gives it back."""
    end = monotonic() + seconds
    while monotonic() < end:
        found = happened()
        if found:
            return found
        page.wait_for_timeout(15)
    raise AssertionError(f"{what} did not happen within {seconds} s")


def look_until(look: Callable[[], T], good: Callable[[T], Any], page: Page, seconds: float = PATIENCE) -> T:
    """Look until what is seen is good; gives back what was seen last, for the test to judge.

    A page that settles may be good, not good and good again: a second look could see something else."""
    seen: list[T] = []

    def is_good() -> bool:
        seen[:] = [look()]
        return bool(good(seen[0]))

    with suppress(AssertionError):
        soon(is_good, "something good", page, seconds)
    return seen[0]


class Look:
    """What the page shows at a moment: the question, its options, and what the board offers."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.asked: str = found["asked"]
        self.prompt: str = found["prompt"]
        self.options: list[str] = found["options"]
        self.board: list[str] = found["board"]
        self.ready = bool(self.asked and self.options and not found["busy"])
        self.over: bool = found["over"]


class Guest:
    """A visitor of the house with a browser of their own; whatever goes wrong in it is noted."""

    def __init__(self, context: BrowserContext, house: WebHouse, language: str, *, phone: bool = False) -> None:
        self.context = context
        self.house = house
        self.phone = phone
        self.words = Words(language, game("legends"))
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.heard: list[str] = []
        self._parsed: list[Message] = []
        self.responses: list[Response] = []
        context.set_default_timeout(PATIENCE * 1000)
        context.on("console", lambda said: self._note(f"console: {said.text}", said.type in ("error", "warning")))
        context.on("weberror", lambda error: self._note(f"error: {error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("page", self._opened)
        self.page = context.new_page()

    def _opened(self, page: Page) -> None:
        page.on("websocket", self._listen)
        page.on("crash", lambda _: self._note("the page has crashed"))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _answered(self, response: Response) -> None:
        self.responses.append(response)
        self._note(f"refused: {response.status} {response.url}", response.status >= 400)

    def _failed(self, request: Request) -> None:
        """Note a failed request, unless the page gave it up itself, as it does when it is left or reloaded."""
        self._note(f"failed: {request.url} {request.failure}", request.failure != "net::ERR_ABORTED")

    def _note(self, trouble: str, is_one: bool = True) -> None:
        if is_one:
            self.troubles.append(trouble)

    def forgive(self, *patterns: str) -> None:
        """Some troubles belong to what is tested."""
        self.forgiven += patterns

    def complaints(self) -> list[str]:
        """What has gone wrong in this browser, up to now."""
        self.page.evaluate("() => null")  # what is on its way arrives first
        return [t for t in self.troubles if not any(re.search(pattern, t) for pattern in self.forgiven)]

    # -- who they are ---------------------------------------------------------------------------------------

    def be(self, person: Person) -> Guest:
        """Carry the cookie of somebody who has played without a browser."""
        for name, value in person.http.cookies.items():
            self.context.add_cookies([{"name": name, "value": value, "url": self.house.url}])
        return self

    # -- words and things -----------------------------------------------------------------------------------

    def says(self, key: str, **facts: Any) -> str:
        """A text of the house in the language of this guest."""
        return self.words.text(key, **facts)

    def button(self, key: str, **facts: Any) -> Locator:
        return self.button_named(self.says(key, **facts))

    def button_named(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("link", name=self.says(key, **facts), exact=True)

    def game_link(self, key: str, game: str) -> Locator:
        """One of the links of a game's sheet on the front page."""
        name = f"{self.says(key)} {self.says(f'game-{game}')}"
        return self.page.get_by_role("link", name=name, exact=True)

    def open_tab(self, key: str) -> None:
        self.press(self.page.get_by_role("tab", name=self.says(key)))

    def field(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_label(self.says(key, **facts), exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def head(self) -> Locator:
        return self.page.locator("#asked-head")

    @property
    def announced(self) -> Locator:
        return self.page.locator("#announcer")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name=self.says("web-log"), exact=True).get_by_role("listitem")

    @property
    def ceremony(self) -> Locator:
        return self.page.get_by_role("region", name=self.says("final-score"), exact=True)

    def option(self, ref: str) -> Locator:
        return self.page.locator(f'#asked [data-option="{ref}"]')

    def piece(self, ref: str) -> Locator:
        """A region, a card or a piece on the board."""
        return self.page.locator(f'#board [data-ref="{ref}"]')

    # -- going places ---------------------------------------------------------------------------------------

    def visit(self, path: str = "") -> Guest:
        self.page.goto(f"{self.house.url}/{path}")
        return self

    def go_home(self) -> Guest:
        """The game that somebody has played last is chosen there; whichever that is."""
        self.visit()
        before, _, after = self.says("web-play-now", game="GAME").partition("GAME")
        expect(self.page.get_by_role("button", name=re.compile(f"^{before}.+{after}$"))).to_be_enabled()
        return self

    @property
    def play_now(self) -> Locator:
        """From the front page to a table against bots, for whoever has played nothing else last."""
        return self.button("web-play-now", game=self.says("game-legends").split(": ")[-1])

    def go_to_table(self, table: Message | str) -> Guest:
        self.visit(f"#/table/{table if isinstance(table, str) else table['id']}")
        expect(self.page.locator("main")).to_be_visible()
        return self

    @property
    def table(self) -> str:
        """The table that this guest is at."""
        found = re.search(r"#/table/([^/?]+)", self.page.url)
        assert found, f"not at a table: {self.page.url}"
        return found[1]

    # -- playing --------------------------------------------------------------------------------------------

    def look(self) -> Look:
        return Look(self.page.evaluate(LOOK))

    def wait(self, happened: Callable[[], Any], what: str) -> Any:
        return soon(happened, what, self.page)

    def catch_up(self, seq: int) -> None:
        """Wait until the page has been told of a move."""
        self.wait(lambda: any(told["seq"] >= seq for told in self.frames("state", "move")[-1:]), f"move {seq}")

    def question(self) -> Look:
        """Wait until something is asked."""

        def ready() -> Look | None:
            look = self.look()
            return look if look.ready else None

        found: Look = self.wait(ready, "a question")
        return found

    def answer(self, ref: str | None = None, *, by_list: bool = False) -> str:
        """Answer what is asked with a click: on the board where it is offered there, else in the list."""
        look = self.question()
        chosen = ref or look.options[0]
        assert chosen in look.options, f"{chosen} is not among {look.options}"
        if chosen in look.board and not by_list:
            self.touch(chosen)
        else:
            self.press(self.option(chosen))
        self.wait(lambda: self._went_on(look), f"the answer {chosen}")
        return chosen

    def _went_on(self, before: Look) -> bool:
        now = self.look()
        return now.over or now.asked != before.asked

    def press(self, thing: Locator) -> None:
        if self.phone:
            thing.tap()
        else:
            thing.click()

    def touch(self, ref: str) -> None:
        """Click a thing on the board where it can be seen, as its shape is."""
        piece = self.piece(ref)
        point = piece.evaluate(INSIDE)
        if not point:
            piece.scroll_into_view_if_needed()
            point = piece.evaluate(INSIDE)
        assert point, f"{ref} is offered on the board and cannot be clicked"
        # a point of the piece, not of the page: it may still move, and Playwright waits until it does not
        where: Position = {"x": point[0], "y": point[1]}
        if self.phone:
            piece.tap(position=where)
        else:
            piece.click(position=where)

    def map(self) -> dict[str, str]:
        """What the map says of its regions."""
        told: dict[str, str] = self.page.evaluate(MAP)
        return told

    def frames(self, *kinds: str) -> list[Message]:
        """The messages that came over the socket."""
        self._parsed += [json.loads(text) for text in self.heard[len(self._parsed) :]]
        return [message for message in self._parsed if not kinds or message["type"] in kinds]


def play(guests: Sequence[Guest], *, seed: str, until: Callable[[], bool] = lambda: False) -> int:
    """The guests answer by chance what they are asked, to the end or until something; counts their answers."""
    random = Random(seed)
    answers = 0

    def turn() -> tuple[Guest, Look] | str:
        looks = [guest.look() for guest in guests]
        if until() or all(look.over for look in looks):
            return "over"
        return next(((guest, look) for guest, look in zip(guests, looks, strict=True) if look.ready), "")

    while True:
        whose: tuple[Guest, Look] | str = guests[0].wait(turn, "anybody's turn")
        if isinstance(whose, str):
            return answers
        guest, look = whose
        guest.answer(random.choice(look.options))
        answers += 1
