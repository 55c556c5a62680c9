"""Editions: what the reconstruction says, and files of a host's own."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from crownlands.core.errors import BadRecord, BadSetup
from crownlands.core.records import Record
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.games.xidit.components import TILES, UNIT_TOTALS
from crownlands.games.xidit.edition import RECONSTRUCTION, SETTING, load_edition
from tests.xidit.edition_files import edited

UNITS_IN_BOX = tuple(UNIT_TOTALS.values())

# -- the reconstruction -------------------------------------------------------------------------------------


def test_the_reconstruction_fits_every_figure_of_the_book() -> None:
    """components, example, order.move. The four roads of the examples, and what borders city 17 (ruling X23)."""
    roads = RECONSTRUCTION.roads
    for one, colour, other in ((5, 2, 12), (7, 1, 6), (6, 2, 11), (11, 1, 17)):
        assert roads[(one - 1) * 3 + colour] == other - 1
        assert roads[(other - 1) * 3 + colour] == one - 1
    assert {5, 8} <= set(RECONSTRUCTION.regions[16]), "the snow and the centre"
    assert RECONSTRUCTION.central == 8
    assert RECONSTRUCTION.costs[16] == (1, 1, 0, 1, 0)
    assert RECONSTRUCTION.rewards[16][1:] == (3, 3)
    assert RECONSTRUCTION.recruits[5] == (1, 2, 1, 0, 1)


def test_the_reconstruction_has_the_tiles_of_the_examples() -> None:
    """components, recruit.weakest, threat.units, reward.coins, reward.bards, reward.guild, tiles.example."""
    recruits, costs, rewards = (
        table[:21] for table in (RECONSTRUCTION.recruits, RECONSTRUCTION.costs, RECONSTRUCTION.rewards)
    )
    assert recruits[4][0] >= 1, "Sveta recruits militia in city 5"
    archer, infantry, mage = (recruits[6][unit] for unit in (1, 2, 4))
    assert min(archer, infantry, mage) >= 1, "an archer unit, infantry and a mage are left in city 7"
    assert sum(recruits[6]) - recruits[6][0] <= 5 - 2, "who has left it was not stronger than the archers"
    assert sum(recruits[7]) == 5, "Pasha empties city 8"
    assert (0, 1, 0, 0, 1) in costs, "Sasha gives archers and a mage for one threat"
    assert any((coins, bards) == (5, 4) for coins, bards, _ in rewards), "Pasha's five coins and four bards"
    assert any(storeys == 4 for _, _, storeys in rewards), "Sasha's four storeys"
    assert {tile.city for tile in TILES if not tile.crown} == set(range(21))
    assert 20 not in RECONSTRUCTION.crowned, "city 21 has no tile in a game of three"


@pytest.mark.parametrize("seats", [3, 4])
def test_every_threat_of_the_reconstruction_can_be_beaten(seats: int) -> None:
    """components, threat.units. The box has its units, and recruit tiles of other cities in play bring them."""
    shift, cities = (21, RECONSTRUCTION.crowned) if seats == 3 else (0, range(21))
    for city in cities:
        cost = RECONSTRUCTION.costs[city + shift]
        assert 1 <= sum(cost) <= 5
        for unit, needed in enumerate(cost):
            elsewhere = sum(RECONSTRUCTION.recruits[other + shift][unit] for other in cities if other != city)
            assert needed <= min(elsewhere, UNITS_IN_BOX[unit])


def test_the_reconstruction_has_the_pieces_of_the_box() -> None:
    """components, setup.tiles, titans. 21 and 18 tiles, six Titans, five units a tile, four on a crowned one."""
    assert len(RECONSTRUCTION.printed.tiles) == 39
    assert len(RECONSTRUCTION.crowned) == 18
    assert Counter(RECONSTRUCTION.titan_units) == {3: 2, 4: 2, 5: 2}
    for tile in TILES:
        if sum(RECONSTRUCTION.recruits[tile.index]):
            assert sum(RECONSTRUCTION.recruits[tile.index]) == (4 if tile.crown else 5)
            assert RECONSTRUCTION.sizes[tile.index] > 0


def test_stored_games_need_this_very_edition() -> None:
    """components. Whoever changes it gives the new one another name (ruling X23)."""
    assert RECONSTRUCTION.ref == "edition:reconstruction.9364115a"


def test_every_fact_says_where_it_comes_from() -> None:
    """components. In the file, and in the catalogue that a client gets."""
    printed = RECONSTRUCTION.printed
    tables: list[Any] = [printed.cities, printed.roads, printed.regions, printed.tiles, printed.titans]
    assert all(row.provenance for table in tables for row in table)
    facts = GAME.catalogue()["editions"][RECONSTRUCTION.ref]
    assert facts["reconstructed"]
    assert facts["tiles"]["tile:17"]["provenance"].startswith("city: rules")
    assert {road["pattern"] for road in facts["roads"]} == {"solid", "dashed", "dotted"}


def test_the_outline_of_a_region_goes_round_it() -> None:
    """components. From city to city, back to where it began, along curved roads too."""
    facts = GAME.catalogue()["editions"][RECONSTRUCTION.ref]
    coast = facts["regions"]["region:coast"]
    assert len(coast["outline"]) == len(coast["cities"]) == 4
    first, last = coast["cities"][0], coast["cities"][-1]
    assert coast["outline"][0]["to"] == [facts["cities"][first]["x"], facts["cities"][first]["y"]]
    assert coast["outline"][0]["curve"] == [0.018, 0.5069], f"the road from {last} to {first} is curved"


# -- files of a host's own ----------------------------------------------------------------------------------


def test_a_corrected_file_is_another_edition(tmp_path: Path) -> None:
    """components. Its name carries a hash of what the rules play with, not of remarks (ruling X23)."""
    mine = load_edition(edited(tmp_path, 'id = "reconstruction"', 'id = "printed"'))
    assert re.fullmatch(r"printed-[0-9a-f]{8}", mine.name)
    assert mine.ref == f"edition:printed.{mine.digest}"
    remarks = load_edition(edited(tmp_path, "# THIS IS A RECONSTRUCTION.", "# Corrected by hand."))
    assert remarks.digest == RECONSTRUCTION.digest
    lyre = load_edition(edited(tmp_path, "lyre = [3, 2]", "lyre = [4, 2]"))
    assert lyre.digest != RECONSTRUCTION.digest
    assert lyre.lyres[0] == (4, 2)


PLAY = """
import json, sys
from crownlands.core.registry import games
from crownlands.core.table import Table
game = games()["xidit"]
name = sys.argv[1]
edition = next(option for option in game.variants.__dataclass_fields__.values() if option.name == "edition")
names = edition.metadata["among"]
table = Table(game, 3, {"edition": names[-1]}, seed="own")
print(json.dumps([list(names), table.view(0)["edition"], table.record().text()]))
"""


def in_a_house_with(*files: Path) -> subprocess.CompletedProcess[str]:
    setting = os.pathsep.join(map(str, files))
    return subprocess.run(
        [sys.executable, "-c", PLAY, "x"],
        capture_output=True,
        text=True,
        env={**os.environ, SETTING: setting},
        check=False,
    )


def test_a_host_adds_an_edition_by_an_environment_variable(tmp_path: Path) -> None:
    """components. The record names the edition and is refused where it is not known (ruling X23)."""
    file = edited(tmp_path, 'id = "reconstruction"', 'id = "printed"')
    done = in_a_house_with(file)
    assert done.returncode == 0, done.stderr
    assert "printed-" in done.stdout
    names, ref, text = json.loads(done.stdout)
    assert names[0] == "reconstruction"
    assert ref.startswith("edition:printed.")
    assert f"variant edition {names[1]}\n" in text
    with pytest.raises(BadRecord, match="variant edition must be one of reconstruction, not 'printed-"):
        Record.parse(text).table(GAME)


def test_a_wrong_file_is_left_out_with_a_warning(tmp_path: Path) -> None:
    """components. The house opens all the same and says what is wrong."""
    done = in_a_house_with(edited(tmp_path, 'colour = "black"', 'colour = "green"'))
    assert done.returncode == 0
    assert "is skipped" in done.stderr
    assert re.search(
        r"mine\.toml: line \d+: road colour: must be one of black, red, blue, not 'green'", done.stderr
    )


def test_the_variant_knows_the_editions_that_are_there() -> None:
    """components. An unknown one is refused in one line."""
    with pytest.raises(BadSetup, match="variant edition must be one of reconstruction"):
        Table(GAME, 3, {"edition": "printed-00000000"}, seed="1")
