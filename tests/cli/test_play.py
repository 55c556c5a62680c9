"""A game at the terminal, typed by a script."""

import resource
import subprocess
from pathlib import Path

import pytest

from crownlands.core.records import load_records
from crownlands.core.seeds import SeedPart, SharedSeed, commitment
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from tests.cli.run import COMMAND, crownlands

WHOLE_GAME = "1\n" * 400


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_against_bots(language: str, tmp_path: Path) -> None:
    done = crownlands(
        "play", "legends", "--seats", "2", "--bots", "random", "--seed", "1", "--lang", language,
        typed=WHOLE_GAME, home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert {"en": "wins!", "ru": "Побеждает"}[language] in done.stdout
    kept = load_records(tmp_path / "crownlands" / "legends.record")[0]
    assert kept.table(GAME).over


def test_several_people_at_one_keyboard(tmp_path: Path) -> None:
    done = crownlands(
        "play", "legends", "--seats", "3", "--bots", "none", "--seed", "2", typed=WHOLE_GAME, home=tmp_path
    )
    assert done.returncode == 0
    assert "Pass the keyboard to Player 2" in done.stdout, "bids are secret"
    assert "final score" in done.stdout


def test_the_commands_at_the_prompt(tmp_path: Path) -> None:
    saved = tmp_path / "mine.record"
    typed = f"?\nw\nr\nl\nm\nu\n99\nfoo\nseat:9\n1\nu\n1\ns {saved}\no {saved}\no {tmp_path}/none\nq\n"
    done = crownlands("play", "legends", "--seats", "3", "--seed", "3", typed=typed, home=tmp_path)
    assert done.returncode == 0, done.stderr
    for said in (
        "undo your last move",
        "nothing to undo",
        "choose from 1 to",
        "neither an option",
        "Undone",
        "Saved",
    ):
        assert said in done.stdout, said
    assert "Could not load" in done.stdout
    assert saved.exists()


def test_rules_and_cards_can_be_read_at_the_prompt(tmp_path: Path) -> None:
    """The rule of the question, an option by its number, anything by its name; then a whole game of Oath."""
    typed = "r longbows\nr 1\nr 99\nr nothing of the kind\nr\n" + "1\n" * 2500
    done = crownlands(
        "play", "oath", "--seats", "3", "--bots", "random,random", "--seed", "7", "--variants", "chancellor=first",
        typed=typed, home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Attacking, add 1 attack die; defending, remove 1." in done.stdout
    assert "No rule or card is called “nothing of the kind”." in done.stdout
    assert "No rule or card is called “99”." in done.stdout
    assert "2 Supply" in done.stdout, "what a search costs"
    assert "wins!" in done.stdout


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    saved = tmp_path / "half.record"
    crownlands(
        "play", "legends", "--seats", "2", "--seed", "4", typed="1\n" * 9 + f"s {saved}\nq\n", home=tmp_path
    )
    half = load_records(saved)[0].table(GAME)
    assert not half.over
    done = crownlands("play", "legends", "--load", str(saved), "--bots", "random", typed=WHOLE_GAME, home=tmp_path)
    assert done.returncode == 0
    whole = load_records(tmp_path / "crownlands" / "legends.record")[0].table(GAME)
    assert whole.over
    assert whole.history[: len(half.history)] == half.history


def test_a_long_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    done = crownlands(
        "play", "legends", "--seats", "2", "--bots", "random", "--saga", "long-game", "--seed", "5",
        typed="1\n" * 300 + "q\n", home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0
    kept = tmp_path / "crownlands" / "legends.record"
    assert 1 < len(load_records(kept)) <= 3
    done = crownlands("play", "legends", "--load", str(kept), "--bots", "random", typed="1\n" * 900, home=tmp_path)
    assert done.returncode == 0
    records = load_records(kept)
    assert len(records) == 3
    assert records[-1].table(GAME).over
    assert crownlands("verify", str(kept)).returncode == 0


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    done = crownlands("play", "legends", "--seats", "2", typed="1\n1\n", home=tmp_path)
    assert done.returncode == 0
    assert len(load_records(tmp_path / "crownlands" / "legends.record")[0].answers) >= 2


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """The system refuses to write more than a few bytes: the old file stays, and no piece of a new one is left."""
    saved = tmp_path / "old.record"
    saved.write_text("what was here before")
    done = subprocess.run(
        [str(COMMAND), "play", "legends", "--seats", "2", "--seed", "6"],
        input=f"1\ns {saved}\nq\n",
        capture_output=True,
        text=True,
        check=False,
        env={"XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64)),
    )
    assert done.returncode == 0, done.stderr
    assert "Could not save" in done.stdout
    assert saved.read_text() == "what was here before"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["old.record"]


def test_words_that_people_type_go_into_the_seed(tmp_path: Path) -> None:
    done = crownlands(
        "play",
        "legends",
        "--seats",
        "3",
        "--bots",
        "random",
        "--words",
        typed="a winter evening\n\nq\n",
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "Player 1, type a few words" in done.stdout
    kept = load_records(tmp_path / "crownlands" / "legends.record")[0]
    assert kept.shared_seed is not None
    assert [(part.seat, part.text) for part in kept.shared_seed.parts] == [(0, "a winter evening")]
    assert kept.seed_hash in done.stdout.replace("\n", "")
    record = str(tmp_path / "crownlands" / "legends.record")
    assert "seed: house + 1 player's part\n" in crownlands("verify", record, "--seed-hash", kept.seed_hash).stdout
    assert "seed hash other than" in crownlands("verify", record, "--seed-hash", "0" * 64).stderr
    assert "all of them are needed" in crownlands("verify", record, "--seed-hash", kept.seed_hash[:16]).stderr
    refused = crownlands("play", "legends", "--words", "--seed", "1", home=tmp_path)
    assert refused.returncode != 0
    assert len(refused.stderr.splitlines()) == 1


def test_a_part_that_came_later_is_found_out_by_its_commitment(tmp_path: Path) -> None:
    """Whoever adds a part when all others are known can try parts until the seed suits them."""
    ann, late = (SeedPart(seat, commitment(text), text) for seat, text in enumerate(("ann's", "the host's")))
    seed = SharedSeed("the house's", (ann, late))
    path = tmp_path / "chosen.record"
    Table(GAME, 2, seed=seed).record().save(path)
    verify = ("verify", str(path), "--seed-hash", seed.hash)
    assert "house + 2 players' parts" in crownlands(*verify).stdout, "it looks as it should"
    both = ("--commitment", f"0:{ann.commitment}", "--commitment", f"1:{late.commitment.upper()}")
    assert crownlands(*verify, *both).returncode == 0
    exchanged = ("--commitment", f"0:{late.commitment}", "--commitment", f"1:{ann.commitment}")
    for others in (both[:2], exchanged):
        refused = crownlands(*verify, *others)
        assert refused.returncode != 0
        assert "parts other than those announced" in refused.stderr
    alone = ("--commitment", late.commitment, "--commitment", ann.commitment)
    assert crownlands(*verify, *alone).returncode == 0, "whoever has noted no seats"


def test_a_part_that_has_moved_to_another_seat_is_found_out(tmp_path: Path) -> None:
    """Two people's parts can be said to be of any two of four seats, as if bots sat elsewhere: six seeds."""
    ann, bob = commitment("ann's"), commitment("bob's")
    seen = ("--commitment", f"0:{ann}", "--commitment", f"1:{bob}")
    for seat, holds in ((1, True), (3, False)):
        seed = SharedSeed("the house's", (SeedPart(0, ann, "ann's"), SeedPart(seat, bob, "bob's")))
        path = tmp_path / f"{seat}.record"
        Table(GAME, 4, seed=seed).record().save(path)
        done = crownlands("verify", str(path), "--seed-hash", seed.hash, *seen)
        assert (done.returncode == 0) == holds, done.stderr
