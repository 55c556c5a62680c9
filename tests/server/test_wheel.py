"""A wheel is everything that a host needs: the house in it opens, with its games and its page."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import httpx
from hatchling.builders.wheel import WheelBuilder

from tests.server.house import RunningHouse

ROOT = Path(__file__).parents[2]


def test_the_house_of_a_wheel_shows_its_page_and_its_games(tmp_path: Path) -> None:
    wheel = next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    house = RunningHouse(tmp_path, pythonpath=str(tmp_path / "installed")).open()
    page = httpx.get(house.url)
    games = httpx.get(f"{house.url}/api/games")
    house.close()
    house.must_have_kept_calm()
    assert page.text == (ROOT / "web" / "dist" / "index.html").read_text(encoding="utf-8")
    assert {game["name"] for game in games.json()} == {"kingdoms", "legends", "oath", "xidit"}
    assert "no browser client" not in house.log
