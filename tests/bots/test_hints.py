"""Hints and reviews: useful, honest, and said in both languages."""

import pytest

import crownlands
from crownlands.arena import Match, play_match
from crownlands.bots.hints import find_hints
from crownlands.bots.review import review
from crownlands.bots.search import Budget
from crownlands.core.components import numbers
from crownlands.core.dice import Dice
from crownlands.core.errors import NotOffered
from crownlands.core.game import Score, ScoreItem
from crownlands.core.hints import gains
from crownlands.core.records import Record
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def table() -> Table:
    table = crownlands.table("legends", seats=3, seed=7)
    for seat, bid in enumerate(["n:2", "n:0", "n:1"]):
        table.answer(bid, seat)
    table.answer("seat:0")
    return table


def test_hints_name_the_best_options_with_their_reasons(table: Table) -> None:
    seat = table.decision.seat
    found = table.hints(seat, 3)
    assert len(found) == 3
    assert all(hint.option in table.decision.options for hint in found)
    assert all(0 <= hint.value <= 1 and hint.line[0] is hint.option for hint in found)
    assert sum(gain.item.points for gain in found[0].gains if gain.seat == seat) > 0
    for language in LANGUAGES:
        line = Words(language, table.game).hint(found[0], table.decision)
        assert line.endswith(").") and line.startswith(("You gain", "Вы получите")), "a sentence to its reader"
        assert "\n" not in line


def test_what_an_earlier_hint_has_named_comes_first_unless_something_is_clearly_better(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever follows a hint is not told half-way that it was wrong; but a poor move does not become good."""
    seat = table.decision.seat
    plain = find_hints(table, seat, 6)
    second = plain[1]
    behind = plain[0].value - second.value
    assert behind > 0
    monkeypatch.setattr("crownlands.bots.hints.FAITH", behind / 2)
    assert find_hints(table, seat, 6, named=second.option.ref) == plain
    monkeypatch.setattr("crownlands.bots.hints.FAITH", behind * 2)
    kept = find_hints(table, seat, 6, named=second.option.ref)
    assert [hint.option for hint in kept[:2]] == [second.option, plain[0].option]
    assert kept[0].value == plain[0].value, "the others are still measured by the best"
    assert find_hints(table, seat, 6, named="card:none") == plain


def test_hints_do_not_change_the_table(table: Table) -> None:
    before = table.hash
    assert [hint.option for hint in table.hints(table.decision.seat, 1)]
    assert table.hash == before


def test_hints_rest_on_what_the_seat_knows(table: Table) -> None:
    """The deck is hidden: hints at a table with another deck is the same."""
    seat = table.decision.seat
    other = table.fork()
    GAME.imagine(other.state, seat, Dice.from_seed("another deck"))
    assert other.state.deck != table.state.deck
    other._run._base = other.state.copy()
    assert other.hints(seat, 3) == table.hints(seat, 3)


def test_only_the_player_to_move_gets_hints(table: Table) -> None:
    with pytest.raises(NotOffered):
        table.hints((table.decision.seat + 1) % 3)


def test_gains_are_the_differences_of_the_points() -> None:
    one, two, three = numbers(1, 3)
    before = [Score(0, (ScoreItem("land", 2, {"which": [one, two]}), ScoreItem("gold", 1)))]
    after = [Score(0, (ScoreItem("land", 3, {"which": [one, two, three]}),))]
    land, gold = gains(before, after)
    assert (land.item.key, land.item.points, land.item.facts) == ("land", 1, {"which": [three]})
    assert (gold.item.key, gold.item.points) == ("gold", -1)


def test_what_is_only_worth_less_is_still_named() -> None:
    """A capital that is shared from now on: the same place, half the points."""
    (place,) = numbers(1, 1)
    (lost,) = gains(*([Score(0, (ScoreItem("capitals", points, {"which": [place]}),))] for points in (2, 1)))
    assert (lost.item.points, lost.item.facts) == (-1, {"which": [place]})


def test_a_review_shows_chances_and_the_answers_that_lost_most() -> None:
    played = play_match(Match(0, "legends", "look back", ("random", "random"), wants_record=True))
    table = Record.parse(played.record).table(GAME)
    found = review(table, 5, Budget(decisions=800))
    assert found.graph[0].answers == 0
    assert found.graph[-1].answers == len(table.history)
    assert found.graph[-1].chances[table.winners[0]] == 1 / len(table.winners)
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.graph)
    assert len(found.mistakes) == 5, "who plays by chance makes mistakes"
    losses = [mistake.loss for mistake in found.mistakes]
    assert losses == sorted(losses, reverse=True)
    for mistake in found.mistakes:
        answer = table.history[mistake.answers]
        assert (mistake.seat, mistake.chosen.ref) == answer
        assert mistake.best in mistake.decision.options
    assert len(found.json()["graph"]) == len(found.graph)
