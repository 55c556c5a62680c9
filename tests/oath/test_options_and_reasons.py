"""One source for options and why-not: what has no reason is offered, however quickly it was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from crownlands.core.components import DONE, Component
from crownlands.core.decisions import Decision
from crownlands.core.table import Table
from crownlands.games.oath import GAME, muster, playing, recover, search, trade, travel, turn
from crownlands.games.oath.campaign import steps, targets
from crownlands.games.oath.components import CARD
from crownlands.games.oath.state import Campaign, Oath
from crownlands.games.oath.turn import MENU
from crownlands.games.oath.why_not import JUDGES, judged, why_not
from tests.oath.lands import ANY_LAND
from tests.oath.scene import oath, refs

CHRONICLE = {"new-oath", "offer-to-exiles", "raise-edifice", "chronicle-suit"}
RARE = {"travel-free", "exile-whom"}
HURRIED = (muster, playing, recover, search, steps, trade, travel, turn)
"""The modules with quick answers for the menu."""


def questions(number: int, most: int) -> Iterator[tuple[Oath, Decision]]:
    """What is asked in a random game, with everything in play: each question, before it is answered."""
    game = ANY_LAND if number % 3 else GAME
    table, random = Table(game, 3 + number % 4, {}, seed=f"reasons {number}"), Random(number)
    for _ in range(most):
        if table.over:
            return
        yield from ((table.state, decision) for decision in table.pending)
        decision = table.decision
        table.answer(random.choice(decision.options), decision.seat)


def free(g: Oath, decision: Decision) -> set[Component]:
    return {thing for thing, reason in judged(g, decision) if reason is None}


def ask_at_length(patch: pytest.MonkeyPatch) -> None:
    """Nobody takes a short cut: every card is asked what it forbids, what it costs and how it helps."""
    for module in HURRIED:
        patch.setattr(module, "watched", lambda *_: True, raising=False)
        patch.setattr(module, "plain_price", lambda *_: False, raising=False)
        patch.setattr(module, "unaided", lambda *_: False, raising=False)
    patch.setattr(turn, "_out_of_reach", lambda *_: None)
    patch.setattr(recover, "too_poor", lambda *_: None)
    patch.setattr(steps, "somebody_to_attack", lambda *who: any(targets.possible_defenders(*who)))


def test_the_options_are_those_without_a_reason() -> None:
    """4.2, 5.1.4, 5.2.1, 5.3.2, 5.5.1, 5.6.1, 7.6.4. At every question of random games on any land."""
    met: Counter[str] = Counter()
    for number in range(60):
        for g, decision in questions(number, 260):
            if decision.prompt in JUDGES:
                assert free(g, decision) == set(decision.options) - {DONE}, decision
                met[decision.prompt] += 1
    assert set(JUDGES) - set(met) <= RARE | CHRONICLE


def test_a_quick_answer_is_the_same_as_the_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """4.2. Where the menu only glances at the board, asking every card of the land says the same."""
    compared: Counter[bool] = Counter()
    for number in range(40):
        for g, decision in islice(questions(number, 200), 3, None, 5):
            if decision.prompt == "act":
                with monkeypatch.context() as patch:
                    ask_at_length(patch)
                    assert free(g, decision) == set(decision.options), (number, decision)
                compared.update(action in decision.options for action in MENU)
    assert min(compared.values()) > 100


def test_a_trade_at_the_map_library_speaks_of_its_whole_region() -> None:
    """card.map-library, 5.3.2. A card that lies elsewhere and has tokens on it is refused as occupied."""
    scene = oath(3).turn(1).card("map-library", "cradle.1").card("wolves", "cradle.2").has(1, favor=4, secrets=2)
    scene.g.favor_on[CARD["wolves"].index] = 1
    decision = scene.asks(trade.trade(scene.g, 1))[0]
    assert decision.prompt == "trade" and "card:wolves" not in refs(decision.options)
    assert {thing.ref: reason.key for thing, reason in why_not(scene.g, decision)}["card:wolves"] == "occupied"


def test_a_card_of_the_people_is_judged_by_the_action_it_belongs_to() -> None:
    """5.1.4.1, banner.peoples-favor. Who has not taken up the banner is told nothing of the other sites."""
    scene = oath(3).turn(1)
    scene.g.people = 1
    order = playing.as_if_searched(scene.g, 1)
    asked = Decision(1, "play", (), "5.1.4", {"card": CARD["wolves"]}, about=order)
    places = {thing.ref for thing, _ in judged(scene.g, asked) if thing.ref.startswith("place:")}
    assert places == {"place:cradle.1"}


def test_a_campaign_against_one_seat_alone_says_so_of_the_others() -> None:
    """card.sneak-attack."""
    scene = oath(3).turn(1)
    scene.g.campaign = Campaign(attacker=1, at=0, only=0)
    found = why_not(scene.g, Decision(1, "defender", (), "5.5.1", None))
    assert {thing.ref: reason.key for thing, reason in found} == {
        "seat:2": "only-against",
        "bandits": "only-against",
    }


def test_of_several_citizens_those_who_cost_too_much_say_so() -> None:
    """6.7. The Chancellor can pay for one of them only: the other has the title and the people."""
    scene = oath(3).turn(0).citizen(1).citizen(2).has(0, favor=6)
    scene.g.people = scene.g.title = 2
    decision = Decision(0, "exile-whom", (), "6.7", None)
    assert {thing.ref: reason.key for thing, reason in why_not(scene.g, decision)} == {"seat:2": "no-favor"}
