"""The commands that scripts rely on."""

from pathlib import Path

import pytest

import crownlands as crownlands_package
from tests.cli.run import answer, crownlands


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_the_bare_command_shows_the_help(arguments: list[str]) -> None:
    done = crownlands(*arguments)
    assert done.returncode == 0
    assert done.stderr == ""
    assert all(command in done.stdout for command in ("games", "play", "simulate", "arena", "serve", "review"))


def test_the_version_is_told() -> None:
    assert crownlands("--version").stdout == f"crownlands {crownlands_package.__version__}\n"
    assert Path(crownlands_package.__file__).with_name("py.typed").exists(), "others may check against our types"


def test_games_lists_seats_and_variants() -> None:
    games = answer("games")
    assert games["legends"]["seats"] == [2, 4]
    names = [variant["name"] for variant in games["legends"]["variants"]]
    assert names[:2] == ["map", "layout"]
    assert "long-game" in games["legends"]["sagas"]


def test_scripts_may_call_variants_by_their_older_name(tmp_path: Path) -> None:
    assert all(game["options"] == game["variants"] for game in answer("games").values())
    for flag in ("--variants", "--options"):
        folder = tmp_path / flag
        answer(
            "simulate", "legends", "--games", "1", "--seats", "2", flag, "leaders=yes", "--records", str(folder)
        )
        assert "variant leaders yes" in next(folder.glob("*.record")).read_text(encoding="utf-8")
    assert "--options" not in crownlands("simulate", "--help").stdout


@pytest.mark.parametrize("language", ["en", "ru"])
def test_games_speaks_both_languages(language: str) -> None:
    done = crownlands("games", "--lang", language)
    assert done.returncode == 0
    assert ("игроков" in done.stdout) == (language == "ru")


def test_simulate_prints_one_object_with_intervals() -> None:
    found = answer("simulate", "legends", "--games", "20", "--seats", "3", "--bots", "random", "--seed", "7")
    about = {
        "game",
        "games",
        "won_by_nobody",
        "seats",
        "seed",
        "decisions",
        "seconds",
        "decisions_per_second",
        "bots",
        "offences",
        "complaints",
    }
    assert set(found) == about
    row = found["bots"]["random"]
    assert row["games"] == 60
    assert row["wins"] == pytest.approx(20)
    assert row["low"] < row["share"] < row["high"]


def test_simulate_says_how_often_the_neutral_player_has_won() -> None:
    """variant.neutral. With three at the table of Xidit the wins of the bots need not make up all games."""
    wanted = ("simulate", "xidit", "--games", "6", "--seats", "3", "--bots", "random", "--seed", "neutral")
    found = answer(*wanted)
    assert found["won_by_nobody"] == 6 - found["bots"]["random"]["wins"] > 0
    told = crownlands(*wanted).stdout
    assert f"by nobody: {found['won_by_nobody']} of 6 games" in told


def test_simulate_gives_the_same_games_for_the_same_seed() -> None:
    first, second = (
        answer("simulate", "legends", "--games", "5", "--seats", "2", "--seed", "x") for _ in range(2)
    )
    assert first["decisions"] == second["decisions"]
    assert first["bots"] == second["bots"]


def test_simulate_shows_a_table() -> None:
    done = crownlands("simulate", "legends", "--games", "3", "--seats", "2", "--bots", "greedy,random")
    assert done.returncode == 0
    assert "greedy" in done.stdout
    assert "%" in done.stdout


def test_records_are_written_replayed_and_verified(tmp_path: Path) -> None:
    chosen = ("--variants", "exploration=yes,swamp=yes,leaders=yes,events=yes,citadels=yes,ties=die")
    answer("simulate", "legends", "--games", "2", "--seats", "4", *chosen, "--records", str(tmp_path))
    records = sorted(tmp_path.glob("*.record"))
    assert len(records) == 2
    whole = answer("replay", str(records[0]))
    assert set(whole) == {"game", "decisions", "over", "hash", "scores"}
    assert whole["over"]
    assert len(whole["scores"]) == 4
    part = answer("replay", str(records[0]), "--to", "9")
    assert (part["decisions"], part["over"]) == (9, False)
    done = crownlands("verify", str(records[0]))
    assert done.returncode == 0
    assert whole["hash"] in done.stdout
    shown = crownlands("replay", str(records[0]), "--lang", "ru")
    assert shown.returncode == 0
    assert "Итоговый счёт" in shown.stdout


def test_coverage_has_no_gap() -> None:
    found = answer("coverage", "legends")["legends"]
    assert found["missing"] == []
    assert found["covered"] == found["paragraphs"] > 50
    assert "turn.2" in crownlands("coverage").stdout


def test_coverage_finds_a_paragraph_with_those_under_it() -> None:
    """What goes to another program breaks no name."""
    shown = crownlands("coverage", "legends", "turn.2", "action").stdout
    assert "turn.cannot_buy" in shown and "action.destroy" in shown
    assert "turn.1" not in shown and "test_actions.test_no_more_than_eighteen_armies_are_on_the" in shown
    assert answer("coverage", "legends", "turn.2")["legends"]["paragraphs"] == 1


def test_bench_measures_every_game() -> None:
    found = answer("bench", "legends")
    assert set(found) == {"games", "peers"}
    assert found["peers"] == {}
    speed = found["games"]["legends"]
    assert speed["decisions_per_second"] > 15_000, "ten times slower than it should be, busy machine or not"
    assert speed["fork_us"] < 400
    assert speed["rollouts_per_second"] > 100
