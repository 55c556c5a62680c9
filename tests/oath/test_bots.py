"""Bots at a table of Oath: none goes in circles, the Empire keeps what it reigns by, and levels differ."""

from __future__ import annotations

import pytest

from crownlands.arena import Tournament, play_match
from crownlands.bots import Eyes, make_bot
from crownlands.core.decisions import Seat
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.registry import game
from crownlands.core.run import Run
from crownlands.games.oath import GAME
from crownlands.games.oath.bargains import after_deal, amount_for_deal, answer_to_deal, next_term
from crownlands.games.oath.components import GOALS, MOST_SUPPLY, PEOPLES_FAVOR, SCEPTER, Card
from crownlands.games.oath.moments import Power
from crownlands.games.oath.regent import MOST_ACTIONS
from crownlands.games.oath.state import CITIZEN, EMPIRE, EXILE, Deal, Oath
from tests.oath.scene import Scene, give_power, oath

FREE = "tavern-songs"
"""A card that gets a power which costs nothing."""


def turn_of(bot: str, scene: Scene, most: int = 400) -> list[str]:
    """What a bot chooses until its turn is over; the others take the last option."""
    run = scene.start()
    me, player = scene.g.active, make_bot(bot, "circles")
    found: list[str] = []
    while scene.g.active == me and not run.over:
        decision = run.decision
        assert decision is not None and len(found) < most, "the turn does not end"
        option = decision.options[-1]
        if decision.seat == me:
            option = player.choose(Eyes(run, me), decision)
            found.append(option.ref)
        run.answer(decision.seat, option)
    return found


def rest_looks_bad(monkeypatch: pytest.MonkeyPatch, me: Seat) -> None:
    """Whoever judges the table sees a loss as soon as the seat's turn is over, and nothing else."""

    def chances(g: Oath) -> list[float]:
        return [0.9 if g.active == me and not g.ended else 0.1] * g.seats

    for module in ("game", "turn_finder", "foresight", "bargains"):
        monkeypatch.setattr(f"crownlands.games.oath.{module}.chances", chances)


@pytest.mark.parametrize("bot", ["greedy", "regent:60/3/4", "regent:20/1/0"])
def test_a_free_power_that_changes_nothing_is_not_used_again_and_again(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """6.2. Even if everything looks better than a rest."""

    async def nothing(_g: Oath, _me: Seat, _card: Card) -> None:
        return

    scene = oath().turn(1).has(1, supply=0, favor=0, secrets=0).board(1, 0).adviser(1, FREE)
    give_power(monkeypatch, Power(FREE, action=nothing))
    rest_looks_bad(monkeypatch, 1)
    assert turn_of(bot, scene).count(f"card:{FREE}") <= 1


@pytest.mark.parametrize("bot", ["greedy", "regent:20/1/0"])
def test_a_turn_ends_whatever_a_bot_believes(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """6.2. A power that costs nothing and changes something every time is no reason to play for ever."""

    async def pick_a_favor(g: Oath, me: Seat, _card: Card) -> None:
        g.favor[me] += 1

    scene = oath().turn(1).has(1, supply=0, favor=0, secrets=0).board(1, 0).adviser(1, FREE)
    give_power(monkeypatch, Power(FREE, action=pick_a_favor))
    rest_looks_bad(monkeypatch, 1)
    used = turn_of(bot, scene).count(f"card:{FREE}")
    assert 3 < used <= 100
    assert bot == "greedy" or used <= MOST_ACTIONS


# -- bargains ---------------------------------------------------------------------------------------------------


def offering(scene: Scene) -> Scene:
    """The Chancellor has begun to offer citizenship to seat 1 and fills the scales."""
    scene.start()
    scene.answer("action:offer-citizenship", "seat:1")
    while scene.decision.prompt != "deal":
        scene.answer(scene.decision.options[-1].ref)
    return scene


def test_a_chancellor_never_sells_the_scepter_or_what_keeps_the_oath(monkeypatch: pytest.MonkeyPatch) -> None:
    """6.6.1. Not even for what looks like a sure win: whoever has the Scepter makes and unmakes Citizens."""
    scene = oath().turn(0)
    g = scene.g
    g.oath = next(goal for goal in GOALS if goal.goal == "peoples-favor")
    g.people = g.title = 0
    offering(scene)
    assert {SCEPTER.ref, PEOPLES_FAVOR.ref} <= set(scene.refs()), "the rules allow it"

    def blind(g: Oath) -> list[float]:
        return [1.0 if SCEPTER in g.relics[1] or g.people == 1 else 0.1] * g.seats

    monkeypatch.setattr("crownlands.games.oath.bargains.chances", blind)
    assert next_term(scene.g, scene.decision) not in (SCEPTER, PEOPLES_FAVOR)
    deal = scene.g.deal
    assert deal is not None
    deal.things[0] = [SCEPTER]
    assert answer_to_deal(scene.g, 0).ref == "refuse"


def test_an_exile_may_sell_a_banner(monkeypatch: pytest.MonkeyPatch) -> None:
    """7.6.3. What the Empire keeps to itself an Exile may part with."""
    scene = oath().turn(0)
    scene.g.people = 1
    offering(scene)
    monkeypatch.setattr(
        "crownlands.games.oath.bargains.chances", lambda g: [0.9 if g.people == 0 else 0.1] * g.seats
    )
    assert next_term(scene.g, scene.decision) is PEOPLES_FAVOR


def test_an_amount_on_the_scales_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """7.6.3. As much as the author gets, as long as the other one takes it."""
    scene = offering(oath().turn(0).has(1, favor=4))
    scene.answer("ask-favor")
    assert scene.decision.prompt == "deal-amount"

    def content_with_one(g: Oath) -> list[float]:
        return [0.1 * g.favor[0], 0.5 + 0.1 * (g.role[1] == CITIZEN and g.favor[1] > 0), 0.0, 0.0]

    monkeypatch.setattr("crownlands.games.oath.bargains.chances", content_with_one)
    assert amount_for_deal(scene.g, scene.decision).ref == "n:3"


def test_a_deal_is_judged_by_the_rules_themselves() -> None:
    """6.6.2. Warbands turn purple, and supply is full: what no second copy of the rules would keep up with."""
    scene = oath().turn(0).board(1, 3)
    before = scene.g.reserve[:]
    new = after_deal(scene.g, Deal(proposer=0, other=1, kinds=0, rule="6.6.1", space=0))
    assert new.role[1] == CITIZEN and new.supply[1] == MOST_SUPPLY
    assert new.reserve[EMPIRE] == before[EMPIRE] - 3 and new.reliquary[0] is None
    assert scene.g.role[1] == EXILE and scene.g.reserve == before, "the table itself stays as it is"


# -- levels -----------------------------------------------------------------------------------------------------


def test_a_squires_spec_says_how_often_it_slips() -> None:
    for spec in ("much", "101", "-1"):
        with pytest.raises(BadSetup):
            make_bot(f"squire:{spec}", "a")


def test_levels_of_oath_are_its_own_bots() -> None:
    """Every level below the champion has a bot that can be made, and plays as that bot would."""
    assert sorted(GAME.levels) == [1, 2, 3, 4]
    run = oath().turn(1).start()
    decision = run.decision
    assert decision is not None
    for number, name in GAME.levels.items():
        level, named = (make_bot(bot, "a").choose(Eyes(run, 1), decision) for bot in (f"level{number}", name))
        assert level is named


@pytest.mark.parametrize("lower", [1, 2])
def test_the_lower_levels_differ_clearly(lower: int) -> None:
    """Two of each at a table of four, role by role: the higher level wins clearly more than half of the games."""
    bots = (f"level{lower}", f"level{lower + 1}")
    outcomes = [play_match(match) for match in Tournament("oath", 4, bots, 40, "differ").matches()]
    won = sum(outcome.bots[outcome.winners[0]] == bots[1] for outcome in outcomes)
    assert won >= 22


def test_a_squire_can_sit_down_at_any_game() -> None:
    other = game("legends")
    table = Run(other, other.new(other.setup(2, None, "any"), Dice.from_seed("any")))
    decision = table.pending[0]
    assert make_bot("squire", "a").choose(Eyes(table, decision.seat), decision) in decision.options
