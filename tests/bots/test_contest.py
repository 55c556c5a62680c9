"""Contests of whole turns: the best lines play on at the same tables."""

from random import Random

from crownlands.arena import play_bots
from crownlands.bots import Bot, Eyes
from crownlands.bots.greedy import GreedyBot
from crownlands.bots.lines import Line, find_lines, prospect
from crownlands.bots.search import Budget, SearchBot
from crownlands.bots.search.budget import Meter
from crownlands.bots.search.contest import Runner, best, enter, hold
from crownlands.bots.search.rewards import Judge
from crownlands.bots.search.rollouts import NEXT
from crownlands.core.bots import Step
from crownlands.core.components import Component, numbers
from crownlands.core.dice import Dice
from crownlands.core.plans import follow
from crownlands.core.run import Run
from crownlands.games.legends import GAME

JUDGE = Judge([[10.0, -10.0]])


def first_turn(seats: int = 2, seed: str = "contest") -> Run:
    """A game of Legends where somebody is to take the first card."""
    run = Run(GAME, GAME.new(GAME.setup(seats, None, seed), Dice.from_seed(seed)))
    while run.sealed is not None or run.pending[0].prompt != "take-card":
        decision = run.pending[0]
        run.answer(decision.seat, decision.options[0])
    return run


def line(value: float, option: Component) -> Line:
    return Line(value, 0.0, (Step("say", option),), first_turn(), True)


def runner(promise: float, *results: float) -> Runner:
    made = Runner(line(promise, numbers(1, 1)[0]), JUDGE)
    made.results += results
    return made


def test_the_best_lines_start_and_of_those_that_look_the_same_only_one() -> None:
    one, two = numbers(1, 2)
    lines = [line(value, one) for value in (1.0, 5.0, 5.0, 4.0, 3.0, 2.0)] + [line(0.0, two)]
    entered = enter(lines, JUDGE, field=5)
    assert [r.first_sight for r in entered] == [JUDGE.reward(v) for v in (5.0, 4.0, 3.0, 2.0, 0.0)]
    assert entered[-1].steps[0].option is two, "no more than four begin alike"


def test_what_a_line_brings_outweighs_what_it_promised_the_more_tables_it_has_seen() -> None:
    promising, good = runner(3.0, 0.4), runner(0.0, 0.6)
    assert best([promising, good], 1) == [promising]
    promising, good = runner(3.0, *[0.4] * 60), runner(0.0, *[0.6] * 60)
    assert best([promising, good], 1) == [good]


def test_a_clearly_beaten_line_drops_out() -> None:
    leader = runner(0.0, *(0.6 + 0.01 * (n % 3) for n in range(10)))
    assert runner(0.0, *(0.4 + 0.01 * (n % 2) for n in range(10))).beaten_by(leader)
    assert not runner(0.0, *(0.1 + 0.1 * n for n in range(10))).beaten_by(leader), "sometimes it is ahead"
    few = runner(0.0, 0.6, 0.6)
    assert not runner(0.0, 0.1, 0.2).beaten_by(few), "two tables prove nothing"


def test_a_line_is_followed_as_far_as_the_table_offers_it() -> None:
    run = first_turn()
    seat = run.pending[0].seat
    found = max(find_lines(run, seat, Random(1), evaluate=prospect), key=lambda found: len(found.steps))
    assert len(found.steps) > 2
    assert follow(run.fork(), seat, found.steps) == len(found.steps)
    astray = (found.steps[0], Step("no-such-question", found.steps[1].option), *found.steps[2:])
    assert follow(run.fork(), seat, astray) == 1


def test_a_contest_keeps_its_budget_and_one_line_needs_none() -> None:
    run = first_turn()
    eyes, dice = Eyes(run, run.pending[0].seat), Dice.from_seed("tables")
    lines = find_lines(eyes.imagine(dice), eyes.seat, Random(1), evaluate=prospect)
    for field, least, most in ((8, 1000, 5500), (1, 0, 0)):
        meter = Meter(Budget(decisions=3000))
        hold(enter(lines, JUDGE, field), eyes.seat, lambda: eyes.imagine(dice), NEXT, JUDGE, Random(1), meter)
        assert least <= meter.decisions <= most


def test_a_turn_is_thought_through_once() -> None:
    run = first_turn()
    seat = run.pending[0].seat
    bot, eyes = SearchBot("1", Budget(simulations=30)), Eyes(run, seat)
    base, thoughts = run._base, []
    while run._base is base:
        before = bot._plan
        decision = run.pending[0]
        run.answer(seat, bot.choose(eyes, decision))
        thoughts.append(bot._plan is not before)
    assert thoughts == [True] + [False] * (len(thoughts) - 1)
    assert len(thoughts) > 1


def test_playing_for_the_end_beats_playing_for_immediate_points() -> None:
    wins = 0.0
    for number in range(16):
        seed, me = f"ahead {number // 2}", number % 2
        run = Run(GAME, GAME.new(GAME.setup(2, None, seed), Dice.from_seed(seed)))
        bots: dict[int, Bot] = {me: GreedyBot(seed, prospect), 1 - me: GreedyBot(seed)}
        play_bots(run, bots)
        winners = run.game.ranking(run.state)[0]
        wins += (me in winners) / len(winners)
    assert wins > 9
