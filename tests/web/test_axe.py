"""axe finds nothing to complain of on any page, by day and by night."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.server.house import Person
from tests.server.place import Message, play
from tests.web.conftest import Come
from tests.web.guest import Guest

RULES = {"resultTypes": ["violations"], "rules": {"label-content-name-mismatch": {"enabled": True}}}
"""That rule is not asked by itself: whoever speaks to the machine says what they read."""


BESIDE_THE_BOARD = {"exclude": [["#board"]]}
"""For what has changed nothing there: a map of some hundred pieces takes axe long."""


def must_be_clean(guest: Guest, where: str, context: object = None) -> None:
    found = Axe().run(guest.page, context=context, options=RULES).response["violations"]
    told = [
        f"{where}: {rule['impact']} {rule['id']}: {rule['help']}\n    "
        + "\n    ".join(
            f"{node['target']} {node['html'][:160]} {node['failureSummary']}" for node in rule["nodes"][:4]
        )
        for rule in found
    ]
    assert not told, "\n".join(told)


CONTRAST = pytest.param("contrast", "en", marks=pytest.mark.soak)


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "ru"), CONTRAST])
def test_axe_has_no_complaint_about_the_pages_of_the_house(
    come: Come, ann: Person, theme: str, language: str
) -> None:
    guest = come(language, theme=theme).be(ann).go_home()
    must_be_clean(guest, "home")
    waiting = ann.create("me", "open", "random", public=True)
    guest.forgive("/api/tables/nothing", "console: Failed to load resource")
    for path, sign in (
        ("#/new/legends", guest.button("web-start-now")),
        (f"#/table/{waiting['id']}", guest.button("web-start")),
        ("#/rules/kingdoms/war.dials", guest.page.locator("article.cited")),
        ("#/account", guest.button("web-claim")),
        ("#/settings", guest.field("web-theme")),
        ("#/table/nothing", guest.link("web-home")),
        ("#/claim/nothing", guest.button("web-claim-device-do")),
    ):
        guest.visit(path)
        expect(sign).to_be_visible()
        must_be_clean(guest, path)


@pytest.mark.parametrize(
    ("theme", "language", "phone"),
    [
        ("light", "ru", False),
        ("dark", "en", True),
        pytest.param("dark", "en", False, marks=pytest.mark.soak),
        pytest.param("contrast", "ru", False, marks=pytest.mark.soak),
    ],
)
def test_axe_has_no_complaint_about_the_table(
    come: Come, ann: Person, finished: Message, theme: str, language: str, phone: bool
) -> None:
    variants = dict.fromkeys(("exploration", "swamp", "citadels", "leaders", "events"), True)
    table = ann.create("me", "random", "random", variants=variants, seed="axe")
    with ann.socket(table) as place:
        play(place, answers=60, seed="axe")
    guest = come(language, theme=theme, phone=phone).be(ann).go_to_table(table)
    guest.question()
    must_be_clean(guest, "the question")
    for tab in ("web-log", "web-chat", "web-rules", "web-more"):
        guest.open_tab(tab)
        must_be_clean(guest, tab, BESIDE_THE_BOARD)
    guest.page.get_by_role("button", name=guest.says("web-replay"), exact=True).click()
    expect(guest.field("web-replay-slider")).to_be_visible()
    must_be_clean(guest, "the replay", BESIDE_THE_BOARD)
    guest.go_to_table(finished)
    expect(guest.ceremony).to_be_visible()
    must_be_clean(guest, "the final score")


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_axe_has_no_complaint_about_a_lesson(come: Come, ann: Person, theme: str, phone: bool) -> None:
    guest = come(theme=theme, phone=phone).be(ann)
    guest.go_to_table(ann.post("/api/games/legends/lessons/first"))
    note = guest.page.get_by_role("region", name=guest.says("web-coach"), exact=True)
    guest.press(note.get_by_role("button"))
    expect(note.get_by_role("status")).to_have_text(guest.says("lesson-first-bid"))
    must_be_clean(guest, "the note")
