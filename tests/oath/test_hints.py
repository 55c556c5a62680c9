"""Hints and reviews of Oath: why an option is good, by which way to win, in both languages and in time."""

from __future__ import annotations

from random import Random
from time import process_time

from crownlands.bots.hints import find_hints
from crownlands.bots.review import BUDGET, FEWEST_DECISIONS, WHOLE, fair_budget, judge_answers
from crownlands.bots.search import Budget
from crownlands.core.bots import Step
from crownlands.core.components import DONE, PLAYERS, numbers
from crownlands.core.decisions import Decision
from crownlands.core.game import ScoreItem
from crownlands.core.hints import Gain, Hint
from crownlands.core.plans import before_chance
from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.campaign.previews import odds_with
from crownlands.games.oath.evaluation import chances
from crownlands.games.oath.hint_reasons import WAYS, price, why
from crownlands.games.oath.odds import odds_of, percent
from crownlands.games.oath.state import Oath
from crownlands.games.oath.words import ACTIONS, REST
from crownlands.words import LANGUAGES, Words
from tests.oath.campaigns import War, frontier
from tests.oath.scene import oath

SHORT = Budget(decisions=1500)
MENU = Decision(1, "act", (REST,), "4.2", None)


def at_a_menu(seed: str, answers: int) -> Table:
    table, random = Table(GAME, 4, seed=seed), Random(seed)
    while len(table.history) < answers or table.decision.prompt != "act":
        table.answer(random.choice(list(table.decision.options)))
    return table


def tight(line: str) -> str:
    """Without the space that Russian puts before a per cent sign."""
    return line.replace(" %", "%").replace("\u00a0%", "%")


def test_a_hint_names_a_new_title() -> None:
    """2.11, 3.1. Whose chances rise, whose fall, and by what."""
    before, after = oath().g, oath().g
    before.title, after.title, after.usurper = 0, 1, True
    told = why(before, after)
    assert [item.key for seat, item in told if seat == 1] == ["chance-title"]
    gained = dict(told)
    assert gained[1].points > 0 > gained[0].points
    assert gained[1].points == round(100 * (chances(after)[1] - chances(before)[1]))
    assert [abs(item.points) for _, item in told] == sorted((abs(item.points) for _, item in told), reverse=True)


def test_a_hint_names_a_revealed_vision() -> None:
    """3.2."""
    before, after = oath().g, oath().vision(2, "vision-of-faith").g
    before.darkest = after.darkest = 2
    before.visions_drawn = after.visions_drawn = 3
    assert dict(why(before, after))[2].key == "chance-vision"


def test_a_chance_changed_only_by_rivals_says_so() -> None:
    """2.11. Seats 2 and 3 have done nothing: no title or vision of theirs has come nearer or slipped away."""
    before, after = oath().g, oath().board(1, 9).g
    told = {seat: item.key for seat, item in why(before, after)}
    assert told[1] == "chance-strength"
    assert told[2] == told[3] == "chance-rivals"


def test_a_price_alone_is_not_a_reason() -> None:
    before, after = oath().has(1, supply=6).g, oath().has(1, supply=4).g
    assert price(before, after, 1) and why(before, after) == []


def marching() -> War:
    """Seat 1 with six warbands against seat 2 at the site that it rules."""
    return War(frontier().has(1, supply=5), 1).start()


def test_a_campaign_is_told_with_its_odds_before_any_dice_fall() -> None:
    """5.5.2. One roll of imagined dice says nothing: the exact odds do, from the first target on."""
    war = War(frontier().warbands(2, "provinces.1", 6).has(1, supply=5), 1).start()
    run, g = war.scene.run, war.g
    assert run is not None and war.decision.prompt == "target"
    dice = numbers(6, 6)[0]
    after = before_chance(run, 1, (Step("target", DONE), Step("attack-dice", dice))).state
    assert isinstance(after, Oath) and after.dice.drawn == g.dice.drawn
    seat, item = why(g, after)[0]
    assert (seat, item.key, item.facts["whom"]) == (1, "march", PLAYERS[2])
    assert item.facts["odds"] == percent(odds_with(g, war.c, 6)) != percent(odds_of(g, war.c))
    for language in LANGUAGES:
        words = Words(language, GAME)
        told = words.hint(Hint(REST, 0.5, (Gain(1, item),), (REST,)), MENU)
        assert f"{item.facts['odds']}%" in tight(told) and words.name("site:steppe") in told


def test_nothing_is_said_about_a_campaign_for_a_site_that_was_only_imagined() -> None:
    war = marching()
    before = war.g.copy()
    before.site_up[before.pawn[1]] = False
    assert all(item.key != "march" for _, item in why(before, war.g))


def test_nothing_is_told_where_nothing_has_changed() -> None:
    assert why(oath().g, oath().g) == []


def test_every_way_is_a_sentence_in_both_languages() -> None:
    """What rises or falls, by how much and by which way to win."""
    for language in LANGUAGES:
        words = Words(language, GAME)
        for rises in ("yes", "no"):
            ways = (*WAYS, "rivals")
            items = [ScoreItem(f"chance-{way}", 7, {"rises": rises, "by": 7}) for way in ways]
            lines = [words.hint(Hint(REST, 0.5, (Gain(1, item),), (REST,)), MENU) for item in items]
            assert len(set(lines)) == len(ways)
            assert all("7%" in tight(line) and "chance-" not in line and "score-" not in line for line in lines)


def price_line(language: str, **paid: int) -> str:
    """What is said to a seat that has paid so much."""
    has: dict[str, int] = {"supply": 6, "favor": 6, "secrets": 6}
    left = {name: amount - paid.get(name, 0) for name, amount in has.items()}
    before, after = (
        oath().has(1, **has).board(1, 6).g,
        oath().has(1, **left).board(1, 6 - paid.get("warbands", 0)).g,
    )
    told = [item for _, item in price(before, after, 1)]
    line = Words(language, GAME).hint(Hint(REST, 0.5, (Gain(1, told[0]),), (REST,)), MENU)
    return line.translate({ord(mark): None for mark in "\u2068\u2069"})


def test_a_hint_names_its_price_in_one_sentence() -> None:
    """What the seat pays, and nothing that it keeps."""
    assert price_line("en", supply=2, favor=1) == "You pay 2 Supply and 1 favor."
    assert price_line("en", supply=1, favor=2, secrets=1, warbands=3) == (
        "You pay 1 Supply, 2 favor, a secret and 3 warbands."
    )
    assert price_line("en", secrets=2) == "You pay 2 secrets."
    assert price_line("en", favor=1, warbands=1) == "You pay 1 favor and a warband."
    assert price_line("ru", supply=2, favor=1, secrets=5) == "Вы тратите 2 провианта, 1 поддержку и 5 тайн."
    assert price_line("ru", warbands=3) == "Вы тратите 3 отряда."


def test_an_action_that_brings_nothing_at_once_says_what_it_is_good_for() -> None:
    """Oath has no points: every action has a sentence of its own."""
    for language in LANGUAGES:
        words = Words(language, GAME)
        lines = {words.hint(Hint(action, 0.5, (), (action,)), MENU) for action in ACTIONS}
        assert len(lines) == len(ACTIONS) and "" not in lines


def test_hints_at_a_menu_come_with_reasons_and_chances() -> None:
    table = at_a_menu("reasons", 60)
    found = find_hints(table, table.decision.seat, 3, SHORT)
    assert all(hint.chance is not None and 0 <= hint.chance <= 1 for hint in found)
    assert found and all(hint.option in table.decision.options for hint in found)
    assert any(gain.item.key.startswith("chance-") for hint in found for gain in hint.gains)


def test_a_long_game_is_judged_with_less_thought_per_answer() -> None:
    """All answers together cost no more than the whole game may."""
    assert fair_budget(100) == BUDGET
    assert fair_budget(500).decisions == WHOLE // 500
    assert fair_budget(100_000).decisions == FEWEST_DECISIONS


def test_an_answer_is_judged_in_a_fraction_of_a_second() -> None:
    """A game of four has some 400 answers, and its review 120 seconds."""
    table, random = Table(GAME, 4, seed="review"), Random("review")
    while len(table.history) < 100:
        table.answer(random.choice(list(table.decision.options)))
    started = process_time()
    steps = list(judge_answers(table, start=88, budget=SHORT))
    assert len(steps) == 12
    assert (process_time() - started) / len(steps) < 0.6
