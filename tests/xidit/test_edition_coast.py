"""Editions whose regions end at the coast or at the edge of the board."""

from __future__ import annotations

from pathlib import Path

import pytest

from crownlands.core.editions import BadEdition
from crownlands.games.xidit.catalogue import edition_facts
from crownlands.games.xidit.edition import RECONSTRUCTION, load_edition
from tests.xidit.edition_files import TEXT

BORDER = "border = [1, 2, 3, 4]\n"
ROADS = [row for row in RECONSTRUCTION.printed.roads if set(row.between) == {1, 4}]


def without_road(one: int, other: int, border: str) -> str:
    """The built-in file without the road between two cities, and with another border for the coast region."""
    head, *tables = TEXT.split("\n[[")
    road = f"between = [{one}, {other}]"
    kept = [table for table in tables if not table.startswith("road]]") or road not in table]
    assert len(kept) == len(tables) - 1
    return "\n[[".join([head, *kept]).replace(BORDER, border)


def written(path: Path, text: str) -> Path:
    file = path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_region_may_end_at_the_coast(tmp_path: Path) -> None:
    """components. Without the road between 1 and 4 the region is open to the sea; its cities still border it."""
    coast = BORDER + "coast = [{ between = [4, 1] }]\n"
    edition = load_edition(written(tmp_path, without_road(1, 4, coast)))
    assert all(2 in edition.regions[city - 1] for city in (1, 2, 3, 4))
    assert edition.digest != RECONSTRUCTION.digest
    outline = edition_facts(edition)["regions"]["region:coast"]["outline"]
    assert [side["to"] for side in outline] == [[*RECONSTRUCTION.printed.cities[at - 1].at] for at in (1, 2, 3, 4)]
    assert outline[0]["curve"] is None


def test_a_coast_may_be_curved_and_a_region_have_two_cities(tmp_path: Path) -> None:
    """components. Between one road and the sea there is room for a region."""
    assert ROADS
    two = "border = [1, 4]\ncoast = [{ between = [4, 1], curve = [0.01, 0.5] }]\n"
    edition = load_edition(written(tmp_path, TEXT.replace(BORDER, two)))
    outline = edition_facts(edition)["regions"]["region:coast"]["outline"]
    assert [side["curve"] for side in outline] == [[0.01, 0.5], [*(ROADS[0].curve or ())]]
    assert [at + 1 for at in range(21) if 2 in edition.regions[at]] == [1, 4]


@pytest.mark.parametrize(
    ("border", "message"),
    [
        (BORDER, "region border: no road joins the cities 4 and 1, and no coast"),
        (BORDER + "coast = [{ between = [1, 4] }]\n", "region coast: city 4 does not follow city 1 on the border"),
        (BORDER + "coast = [{ between = [4] }]\n", "region coast between: must be 2 whole numbers"),
        (BORDER + "coast = [{ curve = [0, 0] }]\n", "region coast between: is missing"),
        (BORDER + "coast = [{ between = [4, 1], curve = 3 }]\n", "region coast curve: must be two numbers"),
        (
            "border = [1, 2]\ncoast = [{ between = [1, 2], curve = [0, 0] }, { between = [2, 1] }]\n",
            "region coast: a region has a road on one side at least",
        ),
        ("border = [1, 2]\ncoast = [{ between = [2, 1] }]\n", "a region of two cities needs a coast with a curve"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_coast_is_reported(tmp_path: Path, border: str, message: str) -> None:
    """components. A side that is neither road nor coast, a coast that is no side, and nonsense."""
    with pytest.raises(BadEdition) as caught:
        load_edition(written(tmp_path, without_road(1, 4, border)))
    assert message in str(caught.value)
    assert "line " in str(caught.value)
