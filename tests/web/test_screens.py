"""From a phone to a wide screen: the whole table is on it, and nothing is scrolled to and fro."""

from __future__ import annotations

from tests.server.house import Person
from tests.web.conftest import Come
from tests.web.guest import Guest, look_until
from tests.web.test_phone import in_view, must_be_reached

SCREENS = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080))
CHART = """() => {
  const box = document.querySelector('#board svg[role=group]').getBoundingClientRect()
  const page = document.scrollingElement
  return { high: box.height >= 140, wide: box.width >= 250, still: page.scrollHeight <= innerHeight,
    fits: page.scrollWidth <= innerWidth }
}"""


def must_be_good(guest: Guest, where: str) -> None:
    def look() -> dict[str, bool]:
        return {**guest.page.evaluate(CHART), "prompt": in_view(guest.prompt)}

    found = look_until(look, lambda seen: all(seen.values()), guest.page)
    assert all(found.values()), f"{where}: {found}"


def test_the_map_is_seen_on_every_screen_and_the_table_never_scrolls(come: Come, ann: Person) -> None:
    for layout in ("t", "rectangle"):
        table = ann.create("me", "random", variants={"layout": layout}, seed="screens")
        guest = come().be(ann).go_to_table(table)
        look = guest.question()
        for width, height in SCREENS:
            guest.page.set_viewport_size({"width": width, "height": height})
            must_be_good(guest, f"{layout} {width} × {height}")
            must_be_reached(guest, look.board[0])
