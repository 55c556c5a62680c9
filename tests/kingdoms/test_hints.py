"""Hints of Tiny Epic Kingdoms: they teach what an option is for, and their numbers are what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import crownlands
from crownlands.bots import hints
from crownlands.bots.hints import find_hints
from crownlands.bots.search import Budget
from crownlands.bots.search.tree import Arm, Node
from crownlands.core.components import DONE, PLAYERS, Component
from crownlands.core.decisions import Decision, Preview, Seat
from crownlands.core.hints import Hint
from crownlands.core.table import Table
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.collecting import collect
from crownlands.games.kingdoms.components import BUILD, PATROL
from crownlands.games.kingdoms.hint_reasons import good_for, points, position
from crownlands.games.kingdoms.state import Kingdoms
from crownlands.words import LANGUAGES, Words
from tests.kingdoms.scene import Scene

BUDGET = Budget(decisions=40)
GAMES = [("two", 2, False), ("three", 3, True), ("four", 4, False)]
MOST_EMPTY = 0.15


def played(seed: str, seats: int, explores: bool) -> Iterator[tuple[Table, Decision, list[Hint]]]:
    """A whole game in which every seat now and then asks for a hint, and mostly takes it."""
    table = crownlands.table("kingdoms", seats=seats, seed=seed, exploration=explores)
    random = Random(seed)
    while not table.over:
        decision = table.decision
        option = random.choice(decision.options)
        if random.random() < 0.3:
            found = find_hints(table, decision.seat, 2, BUDGET)
            yield table, decision, found
            option = found[0].option
        table.answer(option.ref, decision.seat)


@pytest.mark.parametrize(("seed", "seats", "explores"), GAMES)
def test_nearly_every_hint_teaches_something_true(seed: str, seats: int, explores: bool) -> None:
    told, empty, checked = 0, 0, 0
    for table, decision, found in played(seed, seats, explores):
        for hint in found:
            assert hint.chance is None, "the value of a search is no chance to win and must not be shown as one"
            lines = [Words(language, table.game).hint(hint, decision) for language in LANGUAGES]
            assert all("{" not in line and "\n" not in line and "hint-" not in line for line in lines), lines
            assert all(word not in line for line in lines for word in ("Ruling:", "Решение:")), lines
            told += 1
            empty += not lines[0]
            checked += check_numbers(table, decision.seat, hint)
    assert told > 40 and checked > told / 2
    assert empty <= MOST_EMPTY * told, f"{empty} of {told} hints say nothing"


def check_numbers(table: Table, me: Seat, hint: Hint) -> bool:
    """collect, trade, build. The line of the hint, played at the table, gives what its sentences say."""
    facts = {reason.key: reason.facts for reason in hint.why}
    before, after = table.state, followed(table, me, hint)
    if after is None or not isinstance(before, Kingdoms) or "token" in facts:
        return False
    change = [new - old for old, new in zip(before.stock[me], after.stock[me], strict=True)]
    names = ("mana", "ore", "food")
    got = facts.get("brings") or facts.get("exchange") or {}
    paid = facts.get("costs") or {name: facts.get("exchange", {}).get(f"{name}_paid", 0) for name in names}
    assert change == [int(str(got.get(name, 0))) - int(str(paid[name])) for name in names]
    if "tower-rises" in facts:
        assert facts["tower-rises"]["level"] == after.towers[me] == before.towers[me] + 1
    if "magic-learned" in facts:
        assert facts["magic-learned"]["level"] == len(after.powers[me])
    if "army" in facts:
        assert facts["army"]["armies"] == len(after.armies[me])
    if "harvest" in facts:
        promised = sum(int(str(facts["harvest"][name])) for name in (*names, "choice"))
        assert promised == collected(after, me)
    return True


def followed(table: Table, me: Seat, hint: Hint) -> Kingdoms | None:
    """The state after the line of a hint; None before the first turn and in a war, where others answer too."""
    if table._run.sealed is not None or not table.state.territories:
        return None
    fork = table.fork()
    for option in hint.line:
        asked = fork.asked(me)
        if asked is None or asked.find(option.ref) is None:
            return None  # a token that was imagined, or a drawn power, has led elsewhere
        fork.answer(option.ref, me)
    state: Kingdoms = fork.state
    return state


def collected(g: Kingdoms, me: Seat) -> int:
    """collect. How many resources the rule itself gives to a seat with empty stores."""
    g = g.copy()
    g.stock[me] = [0, 0, 0]
    rule = collect(g, me)
    try:
        question = rule.send(None)
        while True:
            question = rule.send(question.options[0])
    except StopIteration:
        return sum(g.stock[me])


def reasons(scene: Scene, option: str, seat: int = 0) -> dict[str, Preview]:
    """What a hint says about an answer to the question that a seat is asked."""
    asked = scene.now.asked(seat)
    assert asked is not None
    chosen = next(each for each in asked.options if each.ref.endswith(option))
    return {reason.key: reason for reason in good_for(scene.g, asked, chosen, None)}


def test_a_dial_names_what_it_beats_and_when_it_is_sure() -> None:
    """war.battle. The defender wins ties: the attacker's 3 beats 2, and nobody with 2 ore shows more."""
    scene = Scene().armies(0, "A.p1", "A.f1").has(0, ore=4).armies(1, "A.m1", "B.f1").has(1, ore=2)
    scene.patrols("A.p1", "A.m1")
    assert reasons(scene, ":3")["dial-sure"].facts["most"] == 2
    two = reasons(scene, ":2")
    assert two["dial"].facts["beats"] == 1
    assert two["if-beaten"].facts["retreat"] == "never"
    assert set(reasons(scene, "flag")) == {"flag", "flag-risk", "if-beaten"}
    assert reasons(scene, ":2", seat=1)["dial"].facts["beats"] == 2, "the defender wins a tie"


def test_points_say_what_they_are_for() -> None:
    """map.capitals. A capital brings two points; shared with an ally, it is worth less."""
    away = Scene().armies(0, "A.p1", "A.f1")
    alone = Scene().armies(0, "B.c1", "A.f1")
    shared = Scene().armies(0, "B.c1", "A.f1").armies(1, "B.c1")
    words = Words("en", GAME)
    for before, after, said in ((away, alone, "gains you 2 points"), (alone, shared, "costs you 1 point")):
        (told,) = points(before.g, 0, after.g)
        line = words.text("hint-points", **told.facts)
        assert line == f"At the end of the game that {said} ({words.name(after.region('B.c1').ref)})."


def test_a_flag_says_what_a_number_would_take_and_who_can_show_more() -> None:
    """war.flag, war.pay, map.capitals. In my capital a flag gives up 2 points against any number."""
    scene = Scene().armies(0, "B.f2", "A.f1").has(0, ore=5).armies(1, "B.c1", "B.f1").has(1, ore=2)
    scene.patrols("B.f2", "B.c1")
    mine = reasons(scene, "flag", seat=1)["flag-risk"].facts
    assert (mine["role"], mine["capital"], mine["outbid"], mine["mine"], mine["theirs"]) == (
        "defender",
        "yes",
        "yes",
        2,
        5,
    )
    theirs = reasons(scene, "flag")["flag-risk"].facts
    assert (theirs["role"], theirs["outbid"]) == ("attacker", "no")


def test_a_hint_for_a_selection_says_who_else_can_use_the_action() -> None:
    """turn.act, build. Of two rivals one has the ore."""
    scene = Scene().armies(0, "A.p1").armies(1, "B.f1").armies(2, "C.f1").has(0, ore=1).has(2, ore=1)
    asked = scene.now.asked(0)
    assert asked is not None
    found = good_for(scene.g, asked, BUILD, scene.g)
    assert [reason.key for reason in found] == ["unused", "rivals"], "it says first that it does nothing for me"
    assert found[1].facts["who"] == "some"
    assert found[1].facts["shut"] == [PLAYERS[1]]


def test_who_has_nothing_is_not_told_to_keep_it() -> None:
    """turn.act. Doing nothing leaves the armies where they are; what is in the stores is named if there is any."""
    for ore, key in ((0, "stay"), (2, "idle")):
        scene = Scene().armies(0, "A.p1").armies(1, "B.f1").armies(2, "C.f1").has(0, ore=ore).answers("patrol")
        asked = scene.now.asked(0)
        assert asked is not None and DONE in asked.options
        assert [reason.key for reason in good_for(scene.g, asked, DONE, scene.g)] == [key]


class Grown:
    """A search that has come to a result of its own: to patrol, and then to leave the armies where they are."""

    def __init__(self, seat: Seat, *_: object) -> None:
        self.root, idle = Node(), Node()
        tried(self.root, PATROL).next[seat, "act"] = idle
        tried(idle, DONE)

    def grow(self, *_: object) -> None:
        """There is nothing to simulate."""

    def node(self, _: Decision) -> Node:
        return self.root


def tried(node: Node, option: Component) -> Arm:
    """An option that has been tried often and done well."""
    arm = node.arm(option, 1)
    node.visits = arm.visits = 100
    node.total = arm.total = 90.0
    return arm


def test_a_hint_goes_on_as_the_search_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """turn.act. Else the next hint would not be what this one announced."""
    table = crownlands.table("kingdoms", seats=3, seed="goes on")
    random = Random("goes on")
    while table._run.sealed is not None or table.decision.prompt != "select":
        asked = table.pending[0]
        table.answer(random.choice(asked.options).ref, asked.seat)
    monkeypatch.setattr(hints, "Search", Grown)
    [hint] = find_hints(table, table.decision.seat, 1, BUDGET)
    assert hint.line == (PATROL, DONE)
    assert [reason.key for reason in hint.why] == ["unused", "rivals"]


def test_a_quest_is_foretold_by_the_powers_of_the_seat() -> None:
    """quest, power.shadow-road. A forest inland is an edge for those whose power says so, and for nobody else."""
    before = Scene(5).armies(0, "A.m1")
    inland = before.region("E.f1")
    assert not inland.edge
    for powers, edge in (((), "no"), (("shadow-road",), "yes")):
        after = Scene(5).armies(0, "E.f1")
        for power in powers:
            after.power(0, power)
        [told] = position(before.g, 0, after.g)
        assert (told.facts["region"], told.facts["edge"]) == (inland, edge)
