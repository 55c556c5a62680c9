"""What an option leads to, what is at stake in a war, what a region gives: told beforehand, and then it is so."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from random import Random
from typing import Any

import pytest

from crownlands.core.decisions import Facts, Preview, Seat
from crownlands.core.events import Event
from crownlands.core.table import Table
from crownlands.games.kingdoms import GAME
from crownlands.words import Words
from tests.kingdoms.scene import Scene


def previews(scene: Scene, seat: Seat | None = None) -> dict[str, Preview]:
    """By the code of the option."""
    decision = scene.now.pending[0] if seat is None else scene.now.asked(seat)
    assert decision is not None
    return {scene._code(option.ref): preview for option, preview in GAME.previews(scene.g, decision)}


def stake(scene: Scene, seat: Seat, key: str) -> dict[str, Any]:
    """What a side of the war is told under a key."""
    war = GAME.view(scene.g, None)["war"]
    side = next(side for side in war["sides"] if side["seat"] == seat)
    facts: dict[str, Any] = next(stake["facts"] for stake in side["stakes"] if stake["key"] == key)
    return facts


def attacked() -> Scene:
    """Anna attacks Karl in the mountains of her home."""
    return Scene().armies(0, "A.p1", "A.f1").has(0, ore=3).armies(1, "A.m1", "B.f1")


# -- war ----------------------------------------------------------------------------------------------------


def test_mana_that_stands_in_lets_an_army_retreat() -> None:
    """war.retreat, power.transmutation. No food and five mana: the war table says what the game then offers."""
    scene = attacked().power(1, "transmutation").has(1, mana=5).patrols("A.p1", "A.m1")
    facts = stake(scene, 1, "lose")
    assert (facts["way"], facts["cost"], facts["food"], facts["mana"]) == ("retreat", 2, 0, 5)
    assert previews(scene, 1)["flag"].facts["retreat"] == "sure"
    scene.dials(A=3, B="flag")
    assert (scene.prompt, scene.seat) == ("retreat", 1)
    assert {"A.p1", "A.f2", "give-up"} == scene.offered


def test_without_it_the_army_is_lost() -> None:
    """war.retreat. Mana is no food."""
    scene = attacked().has(1, mana=5).patrols("A.p1", "A.m1")
    assert stake(scene, 1, "lose")["way"] == "hungry"
    assert previews(scene, 1)["flag"].facts["retreat"] == "never"
    assert scene.dials(A=3, B="flag").at("A.m1") == "A"
    assert len(scene.g.armies[1]) == 1


def test_nowhere_to_go() -> None:
    """war.retreat. Food is no help where every neighbour is another's."""
    scene = attacked().armies(0, "A.p1").armies(2, "A.f2").has(1, food=9).patrols("A.p1", "A.m1")
    assert stake(scene, 1, "lose")["way"] == "nowhere"
    assert scene.dials(A=1).at("A.m1") == "A"
    assert len(scene.g.armies[1]) == 1


def test_a_dial_may_eat_the_food_of_the_retreat() -> None:
    """war.pay, power.war-rations, power.transmutation. What was spent on the dial pays no retreat."""
    orc = attacked().power(1, "war-rations").has(1, food=3).patrols("A.p1", "A.m1")
    told = previews(orc, 1)
    assert [told[number].facts["retreat"] for number in ("1", "2")] == ["sure", "never"]
    assert told["2"].facts["food"] == 2 and told["2"].facts["food_left"] == 1
    orc.dials(A=3, B=2)
    assert orc.prompt != "retreat" and len(orc.g.armies[1]) == 1
    elf = attacked().power(1, "transmutation").has(1, mana=3, ore=2).patrols("A.p1", "A.m1")
    assert [previews(elf, 1)[number].facts["retreat"] for number in ("2", "4", "6")] == ["sure", "maybe", "never"]


def test_the_winner_may_take_the_mana_of_the_retreat() -> None:
    """power.spoils-of-night, power.transmutation. Taken before the loser pays for a retreat."""
    scene = Scene().armies(0, "A.p1", "A.m1").has(0, ore=3).power(0, "spoils-of-night")
    scene.armies(1, "A.f2", "B.f1").power(1, "transmutation").has(1, mana=2).patrols("A.m1", "A.f2")
    assert previews(scene, 1)["flag"].facts["retreat"] == "maybe"
    scene.dials(A=3, B="flag")
    assert len(scene.g.armies[1]) == 1


def test_ties() -> None:
    """war.battle, power.fury. A tie is the defender's, unless only the attacker's power wins ties."""
    for mine, theirs, expected in (((), (), "theirs"), (("fury",), (), "mine"), (("fury",), ("fury",), "theirs")):
        scene = attacked().power(0, *mine).power(1, *theirs).has(1, ore=3).patrols("A.p1", "A.m1")
        assert stake(scene, 0, "win")["tie"] == stake(scene, 0, "lose")["tie"] == expected
        winner = "A" if expected == "mine" else "B"
        assert scene.dials(A=2, B=2).at("A.m1") == winner


def test_a_player_who_may_lose_everything_is_told() -> None:
    """war.last, war.breaking. Karl's two armies both stand where Anna's do."""
    scene = Scene().armies(0, "A.m1", "C.m1", "A.f1").armies(1, "A.m1", "C.p1").has(0, ore=2)
    scene.answers("patrol", "patrol", "C.m1", "C.p1")
    keys = [[stake["key"] for stake in side["stakes"]] for side in GAME.view(scene.g, None)["war"]["sides"]]
    assert ["last" in side for side in keys] == [False, True]


def test_dials_name_every_way_to_pay() -> None:
    """war.pay, power.single-supply. With what is taken off for paying so."""
    scene = attacked().power(0, "single-supply").has(0, mana=1, ore=3).patrols("A.p1", "A.m1")
    told = previews(scene)["4"]
    assert told.key == "dial-ways"
    assert [told.facts[name] for name in ("mana", "ore", "food", "off")] == [[0, 1], [2, 0], [0, 0], [2, 2]]
    assert previews(scene)["5"].facts["off"] == 2
    scene.dials(A=4)
    assert {code: preview.key for code, preview in previews(scene).items()} == {"0": "pay", "1": "pay"}
    assert previews(scene)["0"].facts["ore_left"] == 1


def test_a_marching_player_reads_whose_army_they_would_meet() -> None:
    """war, war.breaking, two.war. An enemy, an ally with all that they share, a neutral army with its price."""
    scene = Scene().armies(0, "A.m1", "B.f2", "A.f1").armies(1, "A.m1", "B.c1").answers("patrol", "patrol", "B.f2")
    told = previews(scene)["B.c1"]
    assert (told.key, told.facts["shared"]) == ("war", 1)
    assert "Morandrea: mountain" in Words("en", GAME).preview(told)
    two = Scene(2).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").armies(2, "L.f1", "L.m1").has(0, ore=4)
    assert previews(two.answers("quest", "quest", "A.f1"))["L.m1"].facts == {"price": 2}


def test_what_arriving_brings() -> None:
    """power.prospecting, collect.most, exploration.reveal. What the powers of the seat give, a token unseen."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").power(0, "prospecting").token("crown", "A.p2")
    told = previews(scene.answers("patrol", "patrol", "A.p1"))
    assert told["A.m1"].facts == {"mana": 0, "ore": 1, "food": 0, "token": 0}
    assert scene.answers("A.m1").stock(0) == (0, 1, 0)


def test_a_reserve_tells_whether_it_is_enough() -> None:
    """power.reserve. One more mana counts two."""
    for theirs, outcome in ((3, "win"), (5, "lose")):
        scene = Scene().armies(0, "A.p1", "A.f1").power(0, "reserve").has(0, mana=1, ore=2)
        scene.armies(1, "A.m1", "B.f1").has(1, ore=5).patrols("A.p1", "A.m1").dials(A=2, B=theirs)
        assert previews(scene)["raise"].facts == {"number": 4, "outcome": outcome}
        assert scene.answers("raise").at("A.m1") == ("A" if outcome == "win" else "B")


# -- what regions give --------------------------------------------------------------------------------------


def test_water_gives_food_to_those_who_live_there() -> None:
    """power.deep-home, collect. The region, the harvest and the option say so, and so it comes."""
    scene = Scene().armies(0, "A.f1").armies(1, "B.w1", "B.f1").power(1, "deep-home").has(1, ore=1)
    water = next(
        region
        for land in GAME.view(scene.g, None)["territories"]
        for region in land["regions"]
        if region["ref"] == scene.region("B.w1").ref
    )
    assert water["yields"] == [{"seat": 1, "resource": "resource:food", "amount": 1}]
    scene.answers("build")
    assert scene.seat == 1
    assert previews(scene)["collect"].facts == {"mana": 1, "ore": 0, "food": 1, "choice": 0, "sure": 2}
    assert GAME.view(scene.g, None)["players"][1]["harvest"] == previews(scene)["collect"].facts
    assert scene.answers("collect").stock(1) == (1, 1, 1)


def test_the_view_has_the_points_item_by_item() -> None:
    """end.points. Each with its own facts; the sum is what the plate shows."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "full-granaries").has(0, mana=9, ore=9, food=9).tower(0, 6)
    player = GAME.view(scene.g, None)["players"][0]
    assert {item["key"] for item in player["score"]} == {"armies", "magic", "tower", "power"}
    assert sum(item["points"] for item in player["score"]) == player["points"] == scene.points()[0]


# -- all of it ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_previews_come_true(seats: int) -> None:
    """collect, war.pay, trade, build, research. What was told of the option is what the log tells."""
    seen = set()
    for seed in range(12):
        table = Table(GAME, seats, {"extra": True, "exploration": True}, seed=f"previews {seats} {seed}")
        dice = Random(seed)
        while not table.over:
            decision = table.pending[0]
            option = dice.choice(decision.options)
            told = dict(table.previews(decision.seat)).get(option)
            heard = len(table.log)
            table.answer(option.ref, decision.seat)
            if told is not None and told.key in CHECKS and decision.prompt != "select":
                own = takewhile(lambda event, me=decision.seat: event.seat == me, table.log[heard:])  # type: ignore[misc]
                if CHECKS[told.key](told.facts, list(own)):
                    seen.add(told.key)
    assert seen == set(CHECKS)


def _gained(events: list[Event]) -> dict[str, int]:
    """What a seat has gained, by the names of the resources."""
    found = {"mana": 0, "ore": 0, "food": 0}
    for event in events:
        if event.key == "collected":
            for name in found:
                found[name] += event.facts[name]  # type: ignore[operator]
        elif event.key == "gained":
            found[event.facts["resource"].ref.partition(":")[2]] += event.facts["amount"]  # type: ignore[union-attr, operator]
    return found


def _collect(facts: Facts, events: list[Event]) -> bool:
    if not facts["choice"]:
        until = next((at for at, event in enumerate(events) if event.key == "cleared"), len(events))
        assert _gained(events[:until]) == {name: facts[name] for name in ("mana", "ore", "food")}
    return not facts["choice"]


def _pay(facts: Facts, events: list[Event]) -> bool:
    for event in events:
        if event.key in ("paid", "built", "expanded", "retreated"):
            for name in ("mana", "ore", "food"):
                assert event.facts.get(name, 0) == facts[name]
            return True
    return False


def _trade(facts: Facts, events: list[Event]) -> bool:
    traded = events[0].facts
    assert (traded["given"], traded["taken"], traded["amount"]) == (
        facts["given"],
        facts["taken"],
        facts["amount"],
    )
    got = traded["got"]
    assert isinstance(got, int)
    if not any(event.key == "traded" for event in events[1:]) and len(events) > 1:
        got += sum(_gained(events[1:2]).values())
        assert got == facts["got"]
    return True


def _build(facts: Facts, events: list[Event]) -> bool:
    built = [event.facts["level"] for event in events if event.key == "built"]
    assert built[:1] in ([facts["level"]], [])
    return bool(built)


def _research(facts: Facts, events: list[Event]) -> bool:
    assert [events[0].facts[name] for name in ("power", "cost")] == [facts["power"], facts["cost"]]
    return True


CHECKS: dict[str, Callable[[Facts, list[Event]], bool]] = {
    "collect": _collect,
    "pay": _pay,
    "trade": _trade,
    "build": _build,
    "research": _research,
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_stake_has_its_sentence(language: str) -> None:
    """war. Every sentence of the war table, in both languages, for each of its cases."""
    words = Words(language, GAME)
    said = set()
    for tie in ("mine", "theirs"):
        for way in ("retreat", "hungry", "saved", "nowhere"):
            said.add(words.text("stake-lose", tie=tie, way=way, cost=2, food=3, mana=1))
        for role in ("attacker", "defender"):
            said.add(words.text("stake-win", tie=tie, role=role))
    for whose in ("mine", "theirs"):
        said.add(words.text("stake-alliance", whose=whose, regions=[]))
    said |= {words.text("stake-flags", seats=seats) for seats in (2, 3)}
    said |= {words.text("stake-bound"), words.text("stake-last")}
    assert len(said) == 18
