"""Edition files that are wrong: one line that names the file, the line and what is wrong."""

from pathlib import Path

import pytest

from crownlands.core.editions import BadEdition
from crownlands.games.xidit.edition import load_edition
from tests.xidit.edition_files import TEXT, edited, line_of

UNITS = '"militia", "militia", "archer", "infantry", "mage"'
COST = "cost = { militia = 1, archer = 1, mage = 1 }"
REWARDS = "rewards = { coins = 4, bards = 5, guild = 2 }"


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('id = "reconstruction"', 'id = "My Game"', 'id = "rec', "id: must be up to 40 lower-case Latin letters"),
        ("number = 2\n", 'number = "2"\n', "number = 2\n", "city number: must be a whole number from 1 to 21"),
        ("number = 2\n", "number = 22\n", "number = 2\n", "city number: must be a whole number from 1 to 21"),
        ("number = 2\n", "number = 1\n", "number = 2\n", "city number: 1 is there already"),
        ("at = [0.095, 0.1389]", "at = [0.095]", "at = [0.095", "city at: must be two numbers"),
        ("between = [1, 2]", "between = [1, 1]", "between = [1, 2]", "a road from city 1 to itself"),
        ("between = [1, 2]", "between = [1]", "between = [1, 2]", "road between: must be 2 whole numbers"),
        ("between = [1, 2]", "between = [1, 99]", "between = [1, 2]", "must be 2 whole numbers from 1 to 21, not"),
        ('colour = "blue"', 'colour = "black"', 'colour = "blue"', "city 1 has a black road already"),
        ("lyre = [3, 2]", "lyre = [2, 3]", "lyre = [3, 2]", "the second place is worth more than the first"),
        ("closes = 2", "closes = 1", "closes = 2", "1 and 2 are one region each"),
        ('id = "east"', 'id = "atlantis"', 'id = "east"', "region id: must be one of northeast, east"),
        ('terrain = "desert"', 'terrain = "moon"', 'terrain = "desert"', "region terrain: must be one of"),
        ("central = true", 'central = "yes"', "central = true", "region central: must be true or false"),
        (UNITS, '"militia"', "recruit = [", "tile recruit: must be 4 to 5 words"),
        (UNITS, UNITS[11:], "recruit = [", "needs 5 units, not 4"),
        (COST, "cost = { dragon = 1 }", "cost = {", "tile cost dragon: there is no such key; there are militia"),
        (COST, "cost = { militia = 0 }", "cost = {", "asks for one unit at least"),
        (COST, "cost = {}", "cost = {", "asks for one unit at least"),
        (COST, "cost = { militia = -1 }", "cost = {", "tile cost militia: must be a whole"),
        (REWARDS, "rewards = { coins = 4 }", "rewards = {", "tile rewards bards: is missing"),
        (REWARDS, REWARDS.replace("2", "5"), "rewards = {", "rewards guild: must be a whole number from 0 to 4"),
        (REWARDS, REWARDS.replace("4", "0"), "rewards = {", "rewards coins: must be a whole number from 1 to 20"),
        ("crown = false", "crowned = false", "crown = false", "crowned: should this be crown, which is missing"),
        ("city = 17\ncrown = true", "city = 21\ncrown = true", "city = 17\ncrown = true", "city 21 takes no part"),
        ("units = 3", "units = 4", "units = 3", "the Titan 3a asks for 3 units"),
        ('id = "3b"', 'id = "3a"', 'id = "3b"', "titan id: '3a' is there already"),
        ("wealth = [0, 2,", "wealth = [9, 2,", "wealth = [", "the points fall"),
        ("wealth = [0, 2,", "wealth = [0, 1, 2,", "influence = [", "has 20 divisions, another column 21"),
        ("wealth = [", "welth = [", "wealth = [", "neutral welth: should this be wealth, which is missing"),
    ],
)  # fmt: skip
def test_an_error_names_the_line_and_what_is_wrong(
    tmp_path: Path, old: str, new: str, line: str, message: str
) -> None:
    """components. One line: the file, the line, the key, the complaint (a second road of a colour: ruling X26)."""
    with pytest.raises(BadEdition, match=message) as caught:
        load_edition(edited(tmp_path, old, new))
    text = str(caught.value)
    assert "\n" not in text
    assert f"mine.toml: line {line_of(line)}: " in text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "reconstruction"\n', "", "the file: id: is missing|line 1: id: is missing"),
        ("[neutral]", "[neutrals]", "line \\d+: neutrals: should this be neutral, which is missing"),
        ("city = 14\ncrown = true", "city = 19\ncrown = true", "18 tiles have crown = true, 14 and 18 among them"),
        ("central = true\n", "", "one region is central"),
        ("border = [16, 17, 18, 19, 20]", "border = [16, 17, 18, 19]", "no road joins the cities 19 and 16"),
        ("[[road]]", "[road", "this is not TOML: .*line"),
    ],
)  # fmt: skip
def test_what_is_missing_is_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    """components. If no line can be named, the file is."""
    with pytest.raises(BadEdition, match=message):
        load_edition(edited(tmp_path, old, new))


def without(table: str) -> str:
    """The built-in text without one table of a kind."""
    start = TEXT.index(f"[[{table}]]")
    return TEXT[:start] + TEXT[TEXT.index("\n\n", start) + 2 :]


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("city", "city: there is none with number = 1"),
        ("region", "region: there is none with id = northeast"),
        ("titan", "titan: there is none with id = 3a"),
        ("tile", "city 1 has no tile"),
        ("road", "no road joins the cities"),
    ],
)
def test_a_missing_table_is_named(tmp_path: Path, table: str, message: str) -> None:
    """components. Every city, region, tile and Titan must be there."""
    file = tmp_path / "mine.toml"
    file.write_text(without(table), encoding="utf-8")
    with pytest.raises(BadEdition, match=message):
        load_edition(file)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "id: is missing"),
        (b"\xff\xfe", "not UTF-8 text"),
        (b"#" * (1 << 20) + b"##", "larger than a megabyte"),
        (b'id = "x"\naspect = [1, 1]\ncity = 3\n', "line 3: city: must be a list of tables, not 3"),
        (TEXT[: TEXT.index("[neutral]")].encode(), "neutral: is missing"),
    ],
)
def test_anything_that_is_not_an_edition_is_refused(tmp_path: Path, data: bytes, message: str) -> None:
    """components. Empty, binary, huge or cut files."""
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    with pytest.raises(BadEdition, match=message) as caught:
        load_edition(file)
    assert "\n" not in str(caught.value)


def mustered(path: Path, unit: str, cities: range, *, crown: bool) -> Path:
    """The built-in file with tiles that have one kind of unit only."""
    text = TEXT
    for city in cities:
        start = text.index("recruit = [", text.index(f"city = {city}\ncrown = {str(crown).lower()}\n"))
        units = ", ".join([f'"{unit}"'] * (4 if crown else 5))
        text = f"{text[:start]}recruit = [{units}]{text[text.index(chr(10), start) :]}"
    file = path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("unit", "cities", "crown", "message"),
    [
        ("mage", range(2, 5), False, "could start empty: 4 other tiles may take all 10 mage units"),
        ("cleric", range(2, 6), True, "could start empty: 3 other tiles may take all 12 cleric units"),
    ],
)  # fmt: skip
def test_a_tile_that_could_get_no_unit_at_the_start_is_refused(
    tmp_path: Path, unit: str, cities: range, crown: bool, message: str
) -> None:
    """setup.tiles, variant.three.setup. Every recruit tile of the set-up has a unit at least."""
    line = line_of(f"city = 2\ncrown = {str(crown).lower()}") + 2
    with pytest.raises(BadEdition, match=f"mine.toml: line {line}: tile recruit: {message}"):
        load_edition(mustered(tmp_path, unit, cities, crown=crown))
    assert load_edition(mustered(tmp_path, unit, cities[1:], crown=crown)), (
        "one such tile less, and every tile gets a unit"
    )


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    """components. With what the system says."""
    with pytest.raises(BadEdition, match=r"nowhere\.toml: cannot be read: No such file"):
        load_edition(tmp_path / "nowhere.toml")
