"""Exploration tokens, the swamp, citadels and events."""

import pytest

from crownlands.core.dice import Dice
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.games.legends.tokens import meet_dragon
from crownlands.games.legends.view import view
from tests.legends.scene import Scene


def test_all_exploration_tokens_are_laid_face_up_one_a_region() -> None:
    """variant.exploration. Five regions with one token each, never the start region (ruling L2)."""
    for seed in range(40):
        g = Table(GAME, 3, {"exploration": True, "citadels": True, "events": True}, seed=seed).state
        laid = [token for token in g.tokens if token is not None]
        assert len(laid) == 5 + 3 + 4
        assert g.tokens[g.start] is None
        assert "hidden" not in {region["token"] for region in view(g, None)["regions"]}


def test_the_preparer_lays_the_tokens() -> None:
    """variant.exploration, variant.citadels, variant.events. One after the other, where no token lies yet."""
    table = Table(GAME, 3, {"map": "build", "exploration": True, "citadels": True, "events": True}, seed=1)
    while table.decision.prompt != "lay-token":
        table.answer(table.decision.options[0])
    laid: list[str] = []
    while table.decision.prompt in ("lay-token", "lay-event-token"):
        facts = table.decision.facts
        assert facts is not None
        regions = [option for option in table.decision.options if option.ref != "done"]
        assert len(regions) == len(table.state.map.regions) - 1 - len(laid)
        laid.append(facts["token"].ref.removeprefix("token:"))  # type: ignore[union-attr]
        table.answer(table.decision.options[0])
    assert laid[5:8] == ["citadel-1", "citadel-2", "citadel-3"]
    assert laid[8:] == ["dragon", "gate-1", "gate-2", "thieves"]


def test_events_are_laid_in_any_number_but_gates_in_pairs() -> None:
    """variant.events, variant.events.gates. Each can be left out; without the first gate there is no second."""
    table = Table(GAME, 3, {"map": "build", "events": True}, seed=1)
    while table.decision.prompt != "lay-event-token":
        table.answer(table.decision.options[0])
    table.answer("done")
    table.answer("done")
    assert table.decision.facts is not None
    assert table.decision.facts["token"].ref == "token:thieves"  # type: ignore[union-attr]
    table.answer("done")
    assert not any(table.state.tokens)


def test_whoever_builds_the_first_city_takes_the_token() -> None:
    """variant.exploration. At once; the next builder finds nothing (ruling L24)."""
    scene = Scene(exploration=True).token("stable", "D1").armies(0, D1=1).armies(1, D1=1)
    scene.takes("stronghold", "D1")
    assert [token.ref for token in scene.g.taken[0]] == ["token:stable"]
    assert scene.g.tokens[scene.region("D1").index] is None
    later = Scene(exploration=True).armies(0, D1=1).cities(1, "D1").takes("stronghold", "D1")
    assert not later.g.taken[0]


def test_the_spring_gives_two_elixirs() -> None:
    """variant.exploration.spring. They count like those of cards."""
    scene = Scene(exploration=True).token("magic-spring", "D1").armies(0, D1=1).takes("stronghold", "D1")
    assert scene.g.elixirs == [2, 0, 0]


def test_the_cottage_gives_one_more_army() -> None:
    """variant.exploration.cottage. Every time armies are placed, already on the card that built the city."""
    scene = Scene(exploration=True).token("cottage", "D1").armies(0, D1=1)
    scene.takes("ancient-woods", "D1")
    assert scene.now.pending[0].facts == {"left": 3, "of": 3}


def test_the_treasure_gives_one_coin() -> None:
    """variant.exploration.treasure. At once."""
    scene = Scene(exploration=True).coins(2, 2, 2).token("hidden-treasure", "D1").armies(0, D1=1)
    assert scene.takes("cursed-tower", "D1").g.coins[0] == 3


def test_the_stable_gives_one_more_move() -> None:
    """variant.exploration.stable. Every time armies move."""
    scene = Scene(exploration=True).token("stable", "D1").armies(0, D1=1).takes("stronghold", "D1")
    assert scene.g.moves == [1, 0, 0]


def test_with_the_swamp_six_tokens_lie_face_down() -> None:
    """variant.swamp. Shuffled, so that nobody knows, not even who lays them (ruling L27)."""
    table = Table(GAME, 3, {"exploration": True, "swamp": True}, seed=2)
    for seat in (0, 1, 2, None):
        shown = [region["token"] for region in table.view(seat)["regions"] if region["token"]]
        assert shown == ["hidden"] * 6
    built = Table(GAME, 3, {"exploration": True, "swamp": True, "map": "build"}, seed=2)
    while built.decision.prompt != "lay-hidden-token":
        built.answer(built.decision.options[0])
    assert built.decision.facts == {"left": 6}
    laid_next = set()
    for number in range(30):
        run = built.run.imagine(0, Dice.from_seed(str(number)))
        run.answer(0, run.pending[0].options[0])
        laid_next.add(str(run.state.tokens[0]))  # type: ignore[attr-defined]
    assert len(laid_next) == 6, "any of the six could be the next"


def test_the_swamp_costs_a_point() -> None:
    """variant.swamp. Who builds there takes it, face up, and has one point less."""
    scene = Scene(exploration=True, swamp=True).token("swamp", "D1").armies(0, D1=1).takes("stronghold", "D1")
    assert [token.ref for token in scene.g.taken[0]] == ["token:swamp"]
    assert view(scene.g, 1)["players"][0]["tokens"] == ["token:swamp"]
    assert scene.items(0)["token"] == -1


def test_a_player_may_peek_at_the_end_of_the_turn() -> None:
    """variant.swamp.peek. At tokens in regions that the player controls then; it is a choice, and a secret."""
    scene = Scene(exploration=True, swamp=True).token("stable", "D1").token("swamp", "D3").token("cottage", "D2")
    scene.armies(0, D1=1, D3=1).armies(1, D3=1, D2=1)
    scene.takes("stronghold", "done")
    assert scene.prompt == "peek"
    assert scene.offered == {"D1", "done"}
    assert scene.refused() == {"D3": "not-controlled", "D2": "not-controlled"}
    scene.answers("D1")
    index = scene.region("D1").index
    assert view(scene.g, 0)["regions"][index]["token"] == "token:stable"
    assert view(scene.g, 1)["regions"][index]["token"] == "hidden"
    assert view(scene.g, None)["regions"][index]["token"] == "hidden"
    assert scene.seat == 1, "there was nothing else to peek at"


def test_any_number_of_tokens_can_be_peeked_at_after_the_row_is_refilled() -> None:
    """variant.swamp.peek. One after the other; the new card of the row lies there already (ruling L25)."""
    scene = Scene(exploration=True, swamp=True).token("stable", "D1").token("swamp", "D3").armies(0, D1=1, D3=1)
    scene.takes("stronghold", "done")
    assert len(scene.g.row) == 6
    assert scene.offered == {"D1", "D3", "done"}
    assert scene.answers("D1").offered == {"D3", "done"}
    assert scene.answers("D3").seat == 1


def test_what_was_peeked_at_stays_known() -> None:
    """variant.swamp.peek. Imagining the table again keeps the token that the seat has seen (ruling L25)."""
    scene = Scene(exploration=True, swamp=True).armies(0, D1=1)
    for name, code in (("stable", "D1"), ("swamp", "D3"), ("cottage", "D2"), ("magic-tome", "D4")):
        scene.token(name, code)
    scene.takes("stronghold", "done", "D1")
    known = scene.region("D1").index
    seen = set()
    for number in range(30):
        other = scene.g.copy()
        GAME.imagine(other, 0, Dice.from_seed(str(number)))
        found = other.tokens[known]
        assert found is not None
        assert found.ref == "token:stable"
        seen.add(str(other.tokens[scene.region("D3").index]))
    assert len(seen) == 3, "the three others may lie anywhere"


def test_what_lies_face_down_is_shown_at_the_end() -> None:
    """variant.swamp, end. To players and onlookers, in the log too; nobody gets anything for it (ruling L27)."""
    table = Table(GAME, 4, {"exploration": True, "swamp": True}, seed=3)
    while not table.over:
        assert "hidden" in {region["token"] for region in table.view(None)["regions"]}
        table.answer(table.pending[0].options[-1], table.pending[0].seat)
    left = [token for token in table.state.tokens if token is not None]
    assert left, "somebody has to leave a token for this test"
    for seat in (None, 0, 3):
        shown = [region["token"] for region in table.view(seat)["regions"] if region["token"]]
        assert shown == [token.ref for token in left]
    told = [event.facts["token"] for event in table.log if event.key == "turned-token"]
    assert told == left


def test_without_the_swamp_nobody_peeks() -> None:
    """variant.swamp.peek. Face-up tokens need no peeking."""
    assert Scene(exploration=True).token("stable", "D1").armies(0, D1=1).takes("stronghold", "done").seat == 1


def test_a_citadel_is_worth_one_point_more() -> None:
    """variant.citadels. To who controls its region at the end; nobody takes it."""
    scene = Scene(citadels=True).token("citadel-1", "D1").armies(0, D1=1).armies(1, H1=1)
    assert scene.items(0) == {"regions": 1, "citadels": 1, "islands": 1}
    assert scene.points() == [3, 2, 0]
    scene.armies(0, D1=1).takes("stronghold", "D1")
    assert scene.g.tokens[scene.region("D1").index] is not None


def test_the_seventh_army_beats_the_dragon() -> None:
    """variant.events.dragon. Whoever's they are; who brings the seventh takes two points."""
    scene = Scene(events=True).token("dragon", "D3").armies(1, D3=4).armies(2, D3=1).armies(0, D5=2, D3=0)
    scene.takes("ancient-sage", "D5", "D3")
    assert not scene.g.taken[0]
    scene.answers("D5", "D3")
    assert [token.ref for token in scene.g.taken[0]] == ["token:dragon"]
    assert scene.items(0)["token"] == 2


@pytest.mark.parametrize("armies", [6, 7])
def test_cities_do_not_frighten_the_dragon(armies: int) -> None:
    """variant.events.dragon. Armies count, cities do not (ruling L17)."""
    scene = Scene(events=True).token("dragon", "D3").armies(1, D3=armies).cities(1, "D3")
    meet_dragon(scene.g, 1, scene.region("D3"))
    assert bool(scene.g.taken[1]) == (armies == 7)


def test_a_placed_army_can_be_the_seventh() -> None:
    """variant.events.dragon. Marching in is not the only way; neutral armies count too (ruling L17)."""
    scene = Scene(seats=2, events=True).token("dragon", "D3").cities(0, "D3").armies(2, D3=6)
    scene.takes("dire-eye", "D3")
    assert scene.g.taken[0]


def test_gates_are_next_door_to_each_other() -> None:
    """variant.events.gates. A step between them costs one point, over any distance (ruling L19)."""
    scene = Scene(events=True).token("gate-1", "D1").token("gate-2", "I5").armies(0, D1=1)
    scene.takes("forest-gnome", "D1")
    assert scene.offered == {"D2", "D3", "I5"}
    scene.answers("I5")
    assert scene.army(0, "I5") == 1
    assert scene.now.pending[0].facts == {"points": 1}


def test_a_lonely_region_is_left_by_its_gate_with_one_point() -> None:
    """variant.events.gates. Even where only water would lead away."""
    scene = Scene(events=True).token("gate-1", "I3").token("gate-2", "D1").armies(0, I3=1)
    assert scene.takes("forest-gnome").offered == {"I3", "done"}


def test_thieves_take_a_coin_from_every_army_that_comes() -> None:
    """variant.events.thieves. Per army entering, in passing too; placing there is free (ruling L18)."""
    scene = Scene(events=True).coins(3, 3, 3).token("thieves", "D3").armies(0, D5=2)
    scene.takes("ancient-sage", "D5", "D3", "D3", "D1", "D5", "D3")
    assert scene.g.coins[0] == 1
    placed = Scene(events=True).coins(3, 3, 3).token("thieves", "D3").cities(0, "D3").takes("dire-eye", "D3")
    assert placed.g.coins[0] == 3


def test_thieves_take_nothing_from_the_poor() -> None:
    """variant.events.thieves. Without coins there is nothing to lose (ruling L18)."""
    scene = Scene(events=True).coins(0, 3, 3).token("thieves", "D3").armies(0, D5=1)
    assert scene.answers("D5", "D3").g.coins[0] == 0


def test_neutral_armies_can_wake_the_dragon_while_they_are_set() -> None:
    """variant.events.dragon, setup.4. Who sets the seventh takes the token (ruling L17)."""
    table = Table(GAME, 2, {"events": True}, seed=4)
    dragon = next(i for i, token in enumerate(table.state.tokens) if token is not None and token.kind == "dragon")
    while table.state.tokens[dragon] is not None:
        last = table.decision.seat
        table.answer(table.state.map.regions[dragon])
    assert sum(armies[dragon] for armies in table.state.armies) == 7
    assert [token.ref for token in table.state.taken[last]] == ["token:dragon"]
