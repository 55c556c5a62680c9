"""Bots at a table of Oath: none goes in circles, the Empire keeps what it reigns by, and levels differ."""

from __future__ import annotations

import pytest

from crownlands.bots import Eyes, make_bot
from crownlands.core.decisions import Seat
from crownlands.games.oath.components import Card
from crownlands.games.oath.moments import Power
from crownlands.games.oath.regent import MOST_ACTIONS
from crownlands.games.oath.state import Oath
from tests.oath.scene import Scene, give_power, oath

FREE = "tavern-songs"
"""A card that gets a power which costs nothing."""


def turn_of(bot: str, scene: Scene, most: int = 400) -> list[str]:
    """What a bot chooses until its turn is over; the others take the last option."""
    run = scene.start()
    me, player, found = scene.g.active, make_bot(bot, "circles"), []
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
