"""Search: any game, sealed rounds and hidden hands included; honest, repeatable, within its budget."""

import os
from random import Random
from time import perf_counter, process_time

import pytest

from crownlands.arena import play_bots
from crownlands.bots import Bot, Eyes, make_bot
from crownlands.bots.search import Budget, Rollout, Search, SearchBot
from crownlands.bots.search.budget import Meter
from crownlands.bots.search.processes import think_together
from crownlands.bots.search.tree import Node
from crownlands.core.components import numbers
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.run import Run
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.games.legends.state import Legends
from tests.conformance.tools import AnyGame
from tests.toys.highwaymen import GAME as HIGHWAYMEN

QUICK = Budget(simulations=20)
THOROUGH = Budget(simulations=40)


def start(game: AnyGame, seats: int, seed: str, **variants: object) -> Run:
    return Run(game, game.new(game.setup(seats, variants, seed), Dice.from_seed(seed)))


def turns(run: Run) -> int:
    assert isinstance(run.state, Legends)
    return run.state.turn


def test_it_beats_chance_in_a_game_of_sealed_rounds() -> None:
    wins = 0.0
    for number in range(16):
        run = start(HIGHWAYMEN, 2, f"sealed {number}")
        me = number % 2
        bots: dict[int, Bot] = {me: SearchBot(str(number), THOROUGH), 1 - me: make_bot("random", "r")}
        play_bots(run, bots)
        winners = run.game.ranking(run.state)[0]
        wins += (me in winners) / len(winners)
    assert wins >= 10


def test_its_choice_rests_on_what_the_seat_knows_in_a_sealed_round() -> None:
    """The same view and seed, the same choice, whatever the others hold and have answered in secret."""
    table = Table(HIGHWAYMEN, 3, {"scouts": True}, seed="honest")
    chance = Random(5)
    for number in range(24):
        if table.over:
            break
        decision = chance.choice(table.pending)
        seat = decision.seat
        truth = SearchBot(str(number), QUICK).choose(Eyes(table.run, seat), decision)
        for other in range(2):
            elsewhere = table.run.imagine(seat, Dice.from_seed(f"{number}/{other}"))
            asked = elsewhere.asked(seat)
            assert asked is not None
            assert SearchBot(str(number), QUICK).choose(Eyes(elsewhere, seat), asked) is truth
        table.answer(truth, seat)


def test_several_processes_find_the_same_every_time() -> None:
    """In a turn of one's own and in a sealed round; whoever asks is the same afterwards."""
    for game, sealed in ((GAME, False), (HIGHWAYMEN, True)):
        run = start(game, 2, "many")
        decision = run.pending[0]
        assert (run.sealed is not None) == sealed
        choices = {
            SearchBot("1", Budget(simulations=40, processes=3)).choose(Eyes(run, decision.seat), decision)
            for _ in range(2)
        }
        assert len(choices) == 1


def test_what_several_processes_have_found_is_put_together() -> None:
    found = think_together(3, Dice.from_seed("t"), lambda dice: (os.getpid(), dice.word()))
    assert found[0][0] == os.getpid()
    assert len({process for process, _ in found}) == len({word for _, word in found}) == 3


def test_a_budget_of_any_kind_is_kept() -> None:
    run = start(GAME, 2, "budget")
    eyes, dice = Eyes(run, run.pending[0].seat), Dice.from_seed("b")

    def spend(budget: Budget) -> Meter:
        return Search(eyes.seat, Random(1)).grow(lambda: eyes.imagine(dice), budget)

    assert spend(Budget(simulations=25)).simulations == 25
    assert 3000 <= spend(Budget(decisions=3000)).decisions < 5000
    started = perf_counter()
    spend(Budget(seconds=0.2))
    assert 0.2 <= perf_counter() - started < 2


def test_budgets_are_written_short() -> None:
    assert Budget.parse("2000") == Budget(simulations=2000)
    assert Budget.parse("50k") == Budget(decisions=50_000)
    assert Budget.parse("1.5s/4") == Budget(seconds=1.5, processes=4)
    with pytest.raises(BadSetup):
        Budget.parse("soon")


def test_a_rollout_is_cut_after_its_turns() -> None:
    run = start(GAME, 2, "cut")
    random = Random(1)
    while run.sealed is not None or run.pending[0].prompt != "take-card":
        decision = run.pending[0]
        run.answer(decision.seat, random.choice(decision.options))
    before = turns(run)
    end, _ = Rollout(turns=3, tries=2).play(run.fork(), random)
    assert turns(end) == before + 3
    end, _ = Rollout(tries=2).play(run.fork(), random)
    assert end.over


def test_a_turn_that_is_the_best_of_several_is_better_than_one_by_chance() -> None:
    run = start(GAME, 2, "tries")
    random = Random(1)
    while run.sealed is not None or run.pending[0].prompt != "take-card":
        decision = run.pending[0]
        run.answer(decision.seat, random.choice(decision.options))
    me = run.pending[0].seat

    def average(tries: int) -> float:
        ends = [Rollout(turns=1, tries=tries).play(run.fork(), random)[0] for _ in range(40)]
        return sum(end.game.prospect(end.state, me) for end in ends) / len(ends)

    assert average(6) > average(1) + 0.3


def test_a_node_prefers_what_it_was_hinted_and_then_what_did_well() -> None:
    node, (bad, good) = Node(), numbers(1, 2)
    node.hint({bad: 5.0, good: 0.0}, 1.0)
    random = Random(1)
    assert node.pick([bad, good], random) is bad
    for _ in range(60):
        option = node.pick([bad, good], random)
        arm = node.arm(option, 2)
        arm.visits, node.visits = arm.visits + 1, node.visits + 1
        reward = 1.0 if option is good else 0.1
        arm.total, node.total = arm.total + reward, node.total + reward
    assert node.best([bad, good]) is good
    assert node.ranked([bad, good]) == [good, bad]


@pytest.mark.parametrize("least", [400, pytest.param(1000, marks=pytest.mark.soak)])
def test_whole_simulations_a_second_with_four_players(least: int) -> None:
    """Tree step and rollout to the end, from the first turn, by processor time: the best of some tries, as other
    programs can only make it slower."""
    run = start(GAME, 4, "speed")
    while run.sealed is not None or run.pending[0].prompt != "take-card":
        decision = run.pending[0]
        run.answer(decision.seat, decision.options[0])
    eyes, dice = Eyes(run, run.pending[0].seat), Dice.from_seed("s")

    def simulations_a_second() -> float:
        started = process_time()
        Search(eyes.seat, Random(1)).grow(lambda: eyes.imagine(dice), Budget(simulations=500))
        return 500 / (process_time() - started)

    assert max(simulations_a_second() for _ in range(5)) > least
