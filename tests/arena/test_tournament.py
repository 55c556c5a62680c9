"""Tournaments: fair to every seat, rated right, never lost, the same on one core and on many."""

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from crownlands.arena import Match, Outcome, Standings, Tournament, hold, simulate
from crownlands.arena.engines import play_matches
from crownlands.arena.plot import plot
from crownlands.arena.ratings import rate
from crownlands.arena.report import report, write_report
from crownlands.core.errors import BadSetup
from crownlands.core.records import load_records
from crownlands.games.legends import GAME

DUEL = Tournament("legends", 2, ("greedy", "random"), 4, "duel")


@pytest.fixture(scope="module")
def duel() -> Standings:
    return hold(DUEL)


def facts(outcome: Outcome) -> tuple[object, ...]:
    return outcome.number, outcome.bots, outcome.ranking, outcome.scores, outcome.decisions


@pytest.mark.parametrize(("seats", "bots"), [(2, "abc"), (4, "ab"), (4, "abc"), (3, "abcde"), (2, "ab")])
def test_every_bot_plays_as_often_from_every_seat(seats: int, bots: str) -> None:
    matches = Tournament("legends", seats, tuple(bots), 120, "fair").matches()
    places = Counter((bot, seat) for match in matches for seat, bot in enumerate(match.bots))
    assert len(places) == seats * len(bots)
    assert len(set(places.values())) == 1
    deals = Counter(match.seed for match in matches)
    turns = 2 if (seats, bots) == (4, "ab") else seats  # a b a b looks the same from every other seat
    assert set(deals.values()) == {turns}, "every deal is played from every seat"
    assert len({(match.seed, match.bots) for match in matches}) == len(matches) >= 120, "no game is played twice"


def test_a_tournament_needs_two_bots() -> None:
    with pytest.raises(BadSetup):
        Tournament("legends", 2, ("random", "random"), 2, "x").matches()


def test_ratings_find_the_true_odds() -> None:
    """Three wins of four against each other are 191 points of Elo; the middle is 1500."""
    found = rate([[["a"], ["b"]]] * 300 + [[["b"], ["a"]]] * 100)
    assert found["a"].value - found["b"].value == pytest.approx(191, abs=3)
    assert found["a"].value + found["b"].value == pytest.approx(3000)
    assert found["a"].low < found["a"].value < found["a"].high
    assert found["b"].high < found["a"].low


def test_ratings_of_several_players_come_from_all_places() -> None:
    games = [[["a"], ["b"], ["c"], ["d"]]] * 10 + [[["b"], ["a"], ["d"], ["c"]]] * 10
    found = rate(games)
    assert found["a"].value == pytest.approx(found["b"].value, abs=5)
    assert found["a"].value > found["c"].value + 100


def test_bots_that_share_every_place_are_rated_the_same() -> None:
    found = rate([[["a", "b"]]] * 20)
    assert found["a"].value == pytest.approx(found["b"].value)


def test_the_rating_of_a_bot_that_never_loses_stays_finite() -> None:
    assert rate([[["a"], ["b"]]] * 50)["a"].value < 2500


def test_more_games_make_ratings_surer() -> None:
    few = rate([[["a"], ["b"]], [["b"], ["a"]]] * 5)["a"]
    many = rate([[["a"], ["b"]], [["b"], ["a"]]] * 200)["a"]
    assert many.high - many.low < (few.high - few.low) / 2


def test_a_tournament_goes_on_where_it_was_left(tmp_path: Path, duel: Standings) -> None:
    state = tmp_path / "state"
    hold(Tournament("legends", 2, ("greedy", "random"), 2, "duel"), state=state)
    with state.open("a") as file:
        file.write('{"number": 2, "bots": ["gr')  # the machine stopped here
    told: list[int] = []
    again = hold(DUEL, state=state, progress=lambda standings: told.append(len(standings.outcomes)))
    assert told == [2, 3, 4]
    assert [facts(outcome) for outcome in again.outcomes] == [facts(outcome) for outcome in duel.outcomes]
    assert hold(DUEL, state=state).json() == again.json()
    state.write_text(state.read_text().replace('"variants"', '"options"', 1))  # as earlier versions wrote it
    assert hold(DUEL, state=state).json() == again.json()
    with pytest.raises(BadSetup, match="another tournament"):
        hold(Tournament("legends", 2, ("greedy", "random"), 2, "another"), state=state)
    state.write_text("[" * 100_000)
    with pytest.raises(BadSetup, match="another tournament"):
        hold(DUEL, state=state)


@pytest.mark.parametrize(
    "change",
    [
        {"number": 1},
        {"bots": ["greedy", "greedy"]},
        {"bots": 5},
        {"bots": None},
        {"ranking": []},
        {"ranking": 3},
        {"ranking": [[0], [0]]},
        {"ranking": [[0], [2]]},
        {"ranking": [[0], [[1]]]},
        {"scores": ["many", 3]},
        {"offences": [None, 1]},
        {"complaints": [1]},
        {"decisions": "many"},
        {"luck": 7},
        [],
    ],
)
def test_a_state_file_that_tells_of_other_games_is_refused(tmp_path: Path, change: object) -> None:
    state = tmp_path / "state"
    hold(DUEL, state=state)
    head, first, *rest = state.read_text().split("\n")
    changed = json.loads(first) | change if isinstance(change, dict) else change
    state.write_text("\n".join([head, json.dumps(changed), *rest]))
    before = state.read_text()
    with pytest.raises(BadSetup, match="state is not the state of a tournament"):
        hold(DUEL, state=state)
    assert state.read_text() == before


def test_a_state_is_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="not a file"):
        hold(DUEL, state=tmp_path)


def test_records_are_kept_on_request(tmp_path: Path) -> None:
    hold(Tournament("legends", 2, ("greedy", "random"), 2, "duel"), records=tmp_path)
    records = sorted(tmp_path.glob("*.record"))
    assert len(records) == 2
    assert load_records(records[1])[0].players == {0: "random", 1: "greedy"}


def test_a_page_and_a_picture_are_made_of_it(duel: Standings, tmp_path: Path) -> None:
    page, path = report(duel), tmp_path / "page.md"
    assert "4 games" in page
    assert "crownlands arena legends --bots greedy,random" in page
    path.write_text("# A page\n\n## Something else\n\nstays\n")
    for _ in range(2):
        write_report(path, page)
    assert path.read_text().count("4 games") == 1
    assert path.read_text().startswith("# A page\n\n## Something else\n\nstays\n\n## legends")
    drawn = ElementTree.fromstring(plot(duel, lambda name: f"<{name}>"))
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "<greedy>" in texts


def test_duels_count_which_bot_came_first() -> None:
    standings = Standings(DUEL, [Outcome(0, ("a", "b", "c"), [[1], [0, 2]], [1, 2, 1], 9, 0.1)])
    duels = standings.duels()
    assert duels["b", "a"].share == 1.0
    assert duels["a", "c"].share == 0.5


def test_many_processes_play_the_same_games_as_one() -> None:
    matches = [Match(number, "legends", f"same/{number}", ("greedy", "random")) for number in range(3)]
    matches += [Match(number, "legends", f"same/{number}", ("random", "random")) for number in range(3, 20)]
    alone = [facts(outcome) for outcome in play_matches(matches, 1)]
    assert [facts(outcome) for outcome in play_matches(matches, 2)] == alone


def test_an_engine_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="no engine"):
        list(play_matches([], 1, "steam"))


def test_a_dataset_has_one_row_per_decision(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    result = simulate(GAME, 2, 3, ["random"], seed="rows", dataset=path)
    rows = parquet.read_table(path).to_pylist()
    assert len(rows) == result.decisions
    assert all(row["choice"] in row["options"] and row["view"].startswith("{") for row in rows)
    assert {row["number"] for row in rows} == {0, 1}
    assert all(1 <= row["place"] <= 3 and len(row["scores"]) == 3 for row in rows)
