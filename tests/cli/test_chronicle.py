"""Sagas that are kept in a file: played at the terminal, simulated, read as a book."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from crownlands.core.records import load_records
from crownlands.core.series import Saga
from crownlands.games.oath import GAME
from tests.cli.run import answer, complaint, crownlands
from tests.oath.chronicles import book_of
from tests.oath.mod_strings import SECOND_GAME, SEVENTH_GAME

BOTS = ("--seats", "3", "--bots", "random,random")


def heritage_in(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))["heritage"]
    return found


@dataclass(frozen=True)
class Evening:
    """What a few games at the terminal have left."""

    said: str
    chronicle: Path
    record: Path


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A chronicle of three seats, then of four: 1 and 4 are options in a game, 4 the number of seats after it."""
    home = tmp_path_factory.mktemp("evening")
    kept = home / "our.chronicle"
    done = crownlands(
        "play", "oath", "--chronicle", str(kept), *BOTS, "--seed", "7", typed="1\n4\n" * 300, home=home
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return Evening(done.stdout, kept, home / "crownlands" / "oath.record")


def test_a_chronicle_is_played_on_and_written_after_every_game(evening: Evening) -> None:
    played = evening.said.count("The chronicle is written")
    assert played >= 2
    assert "These annals begin with" in evening.said
    assert "Play on? Enter: yes, with 3 seats again; 3 to 6: with that many seats" in evening.said
    heritage = heritage_in(evening.chronicle)
    assert heritage["played"] == played
    assert len(heritage["annals"]) == played  # type: ignore[arg-type]


def test_the_number_of_seats_may_change_between_two_games(evening: Evening) -> None:
    assert "Bot 4" in evening.said
    records = load_records(evening.record)
    assert [record.seats for record in records[:3]] == [3, 4, 4]
    assert len(Saga.from_records(GAME, records).tables) == len(records)


def test_records_of_a_chronicle_can_be_replayed_and_verified(evening: Evening) -> None:
    assert answer("replay", str(evening.record))["game"] == "oath"
    proved = crownlands("verify", str(evening.record))
    assert proved.returncode == 0, proved.stderr
    assert proved.stdout.count("the seed matches the hash") == len(load_records(evening.record))


def test_a_chapter_is_told_in_russian_too(tmp_path: Path) -> None:
    done = crownlands(
        "play", "oath", "--saga", "chronicle", *BOTS, "--seed", "7", "--lang", "ru",
        typed="1\n4\n" * 120 + "н\n", home=tmp_path,
    )  # fmt: skip
    assert "Летопись начинается с первого канцлера" in done.stdout
    assert "Играем дальше?" in done.stdout


def test_a_chronicle_goes_on_from_its_file_with_other_seats(tmp_path: Path) -> None:
    kept = tmp_path / "our.chronicle"
    for seats in ("4", "3"):
        answer("simulate", "oath", "--games", "1", "--seats", seats, "--seed", "1", "--chronicle", str(kept))
    annals = heritage_in(kept)["annals"]
    assert isinstance(annals, list)
    assert [len(story["names"]) for story in annals] == [4, 3]


def test_a_saved_chronicle_goes_on(tmp_path: Path) -> None:
    """The game that was broken off, then the next; the file is written then."""
    kept = tmp_path / "our.chronicle"
    crownlands(
        "play", "oath", "--saga", "chronicle", *BOTS, "--seed", "7", typed="1\n" * 30 + "q\n", home=tmp_path
    )
    saved = tmp_path / "half.record"
    shutil.copy(tmp_path / "crownlands" / "oath.record", saved)
    done = crownlands(
        "play", "oath", "--load", str(saved), "--chronicle", str(kept), "--bots", "random,random",
        typed="1\n" * 500 + "n\n", home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert heritage_in(kept)["played"] == 1


def test_a_string_of_the_mod_becomes_our_file(tmp_path: Path) -> None:
    kept = tmp_path / "from-the-mod.txt"
    kept.write_text(SEVENTH_GAME + "\n", encoding="utf-8")
    answer("simulate", "oath", "--games", "1", "--seats", "4", "--seed", "1", "--chronicle", str(kept))
    assert heritage_in(kept)["played"] == 7
    assert heritage_in(kept)["annals"][0]["game"] == 7  # type: ignore[index]


def test_a_simulated_chronicle_has_the_contract_of_every_simulation(tmp_path: Path) -> None:
    records = tmp_path / "records"
    common = ("--games", "3", "--seats", "3", "--bots", "random", "--seed", "5")
    single = answer("simulate", "oath", *common)
    found = answer("simulate", "oath", *common, "--saga", "chronicle", "--records", str(records))
    assert set(found) == set(single)
    assert found["games"] == 3
    assert found["bots"]["random"]["wins"] == 3
    kept = [load_records(path)[0] for path in sorted(records.iterdir())]
    assert [record.saga.number for record in kept if record.saga] == [1, 2, 3]
    assert kept[1].heritage is not None
    assert len(Saga.from_records(GAME, kept).tables) == 4
    again = answer("simulate", "oath", *common, "--saga", "chronicle")
    assert again["decisions"] == found["decisions"], "the same seed, the same games"
    first, second, _ = sorted(records.iterdir())
    unproven = "only together with the earlier games of its series"
    assert unproven not in crownlands("verify", str(first)).stdout
    assert unproven in crownlands("verify", str(second)).stdout, "no dice say what it started from"


def test_a_saga_that_has_ended_begins_again() -> None:
    found = answer("simulate", "legends", "--games", "4", "--seats", "2", "--seed", "1", "--saga", "long-game")
    assert found["games"] == 4


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_annals_are_a_book(language: str, tmp_path: Path) -> None:
    kept = tmp_path / "our.chronicle"
    answer("simulate", "oath", "--games", "2", "--seats", "3", "--seed", "3", "--chronicle", str(kept))
    done = crownlands("annals", "oath", str(kept), "--lang", language)
    assert done.returncode == 0, done.stderr
    title = {"en": "Chronicle", "ru": "Хроника"}[language]
    book = book_of(heritage_in(kept), language)
    assert done.stdout.splitlines()[0] == f"# {title}"
    assert done.stdout.splitlines()[1:] == book.splitlines()[1:]


def test_other_forms_of_a_chronicle(tmp_path: Path) -> None:
    kept = tmp_path / "mod.txt"
    kept.write_text(SECOND_GAME, encoding="utf-8")
    string = crownlands("annals", "oath", str(kept), "--as", "mod", "--seed", "s").stdout
    assert string == crownlands("annals", "oath", str(kept), "--as", "mod", "--seed", "s").stdout
    assert string.startswith("030301000210Empire and Exile000201")
    ours = crownlands("annals", "oath", str(kept), "--as", "crownlands").stdout
    assert json.loads(ours)["heritage"]["played"] == 1


def test_an_invalid_chronicle_is_reported_in_one_line(tmp_path: Path) -> None:
    prose, cut, empty, binary = (tmp_path / name for name in ("prose", "cut", "empty", "binary"))
    prose.write_text("Once upon a time", encoding="utf-8")
    cut.write_text(SECOND_GAME[:99], encoding="utf-8")
    empty.write_text("\n", encoding="utf-8")
    binary.write_bytes(b"\xff\xfe\x00")
    for path, line in (
        (prose, "neither a chronicle of Crownlands nor a string from the mod"),
        (cut, "the string breaks off after 99 characters"),
        (empty, "empty is empty"),
        (binary, "not UTF-8 text"),
        (tmp_path / "no" / "where", "its folder does not exist"),
    ):
        for command in (("play", "oath"), ("simulate", "oath", "--seats", "3")):
            assert line in complaint(*command, "--chronicle", str(path)), path.name
    assert "No such file" in complaint("annals", "oath", str(tmp_path / "nothing"))
    assert "no form 'pdf'; there are: book, crownlands, mod" in complaint(
        "annals", "oath", str(prose), "--as", "pdf"
    )
    assert "no series that can be kept in a file" in complaint("play", "legends", "--chronicle", str(prose))
    assert "no series 'nights'" in complaint("simulate", "oath", "--seats", "3", "--saga", "nights")
    assert "single games" in complaint(
        "simulate", "oath", "--seats", "3", "--saga", "chronicle", "--dataset", str(tmp_path / "rows.parquet")
    )


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="a folder in which nobody can write")
def test_a_chronicle_that_cannot_be_written_costs_no_game(tmp_path: Path) -> None:
    done = crownlands(
        "play", "oath", "--chronicle", "/proc/our.chronicle", *BOTS, "--seed", "7",
        typed="1\n4\n" * 120 + "n\n", home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Could not save to /proc/our.chronicle" in done.stdout
    assert load_records(tmp_path / "crownlands" / "oath.record")
