"""The box, the map, the first armies."""

from collections import Counter
from itertools import product

import pytest

from crownlands.core.errors import BadSetup
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.games.legends.board import LAYOUTS, SLOTS, board_from, board_of
from crownlands.games.legends.components import CARDS, LEADERS, PIECES, SIDES, TOKENS
from crownlands.games.legends.setup import cannot_face_up, cannot_start
from tests.legends.scene import Scene


def new(seats: int = 3, seed: int | str = 1, **variants: str | bool) -> Table:
    return Table(GAME, seats, variants, seed=seed)


def answer_first(table: Table, until: str) -> Table:
    """Answer with the first option until something else is asked."""
    while table.decision.prompt != until:
        table.answer(table.decision.options[0], table.decision.seat)
    return table


def test_the_box_holds_what_the_book_lists() -> None:
    """components, cards. Four double-sided pieces; 34 cards and four leaders; tokens of every kind."""
    assert [len(piece) for piece in PIECES] == [2, 2, 2, 2]
    assert len(CARDS) == 34
    assert len(LEADERS) == 4
    assert Counter(token.kind for token in TOKENS) == {
        "exploration": 5, "swamp": 1, "citadel": 3, "dragon": 1, "gate": 2, "thieves": 1,
    }  # fmt: skip


def test_the_cards_fit_what_owners_have_counted() -> None:
    """cards. 13 elixirs, 8 cards that build cities, 5 cards that fly; names with eight words."""
    assert sum(card.gain.get("elixir", 0) for card in CARDS) == 13
    assert sum(any(step.kind == "build" for step in card.steps) for card in CARDS) == 8
    assert sum("flying" in card.gain for card in CARDS) == 5
    words = Counter(word for card in CARDS for word in card.words)
    assert words == {
        "ancient": 4, "arcane": 3, "cursed": 5, "dire": 5, "forest": 4, "mountain": 2, "night": 3, "noble": 3,
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "cards"), [(2, 27), (3, 32), (4, 34)])
def test_the_deck_depends_on_the_players(seats: int, cards: int) -> None:
    """setup.2. Cards marked 4 need four players, cards marked 3 three; six cards lie open."""
    g = new(seats).state
    assert len(g.row) == 6
    assert len(g.deck) == cards - 6
    assert all(card.players <= seats for card in (*g.row, *g.deck))


@pytest.mark.parametrize(("seats", "coins"), [(2, 12), (3, 11), (4, 9)])
def test_coins_depend_on_the_players(seats: int, coins: int) -> None:
    """setup.5. 12, 11 or 9."""
    assert new(seats).state.coins == [coins] * seats


def test_everybody_starts_with_four_and_one_armies() -> None:
    """setup.3. Four in the start region, one in a region of another piece, the same for all."""
    for seed in range(30):
        g = new(4, seed).state
        outposts = {index for armies in g.armies for index, count in enumerate(armies) if count == 1}
        assert [armies[g.start] for armies in g.armies] == [4] * 4
        assert [sum(armies) for armies in g.armies] == [5] * 4
        assert g.supply == [13] * 4
        assert len(outposts) == 1
        assert g.map.regions[outposts.pop()].slot != g.map.regions[g.start].slot


def test_two_players_set_ten_neutral_armies_in_turn() -> None:
    """setup.4. One at a time, anywhere; the first seat begins (ruling L5)."""
    table = new(2)
    seats = []
    while table.decision.prompt == "neutral-army":
        seats.append(table.decision.seat)
        assert len(table.decision.options) == len(table.state.map.regions)
        table.answer(table.decision.options[3])
    assert seats == [0, 1] * 5
    assert table.state.armies[2][3] == 10


def test_three_players_have_no_neutral_armies() -> None:
    """setup.4. Only two players do."""
    assert len(new(3).state.armies) == 3


def test_a_first_game_leaves_the_variants_in_the_box() -> None:
    """setup.6. Unless the table asks for them there are no tokens and no leaders."""
    g = new(4).state
    assert not any(g.tokens)
    assert not any(g.leaders)


def test_the_start_region_is_central_and_joined_to_another_piece() -> None:
    """setup.1.a, setup.1.b. On every random T the start is such a region."""
    for seed in range(200):
        g = new(3, seed).state
        start = g.map.regions[g.start]
        assert start.slot == "central"
        assert any(other.slot != "central" for other in start.water)


def test_the_desert_is_always_central() -> None:
    """sides.start. If it is in play, it lies in the centre and holds the start."""
    met = 0
    for seed in range(200):
        g = new(3, seed).state
        if SIDES["desert"] in g.sides:
            met += 1
            assert g.sides[0] is SIDES["desert"]
            assert g.map.regions[g.start].ref.startswith("region:desert.")
    assert met > 50


def test_every_piece_lies_once_with_any_side_and_turn() -> None:
    """setup.1. Random maps use each piece once; every side and turn comes up in every slot it may."""
    seen = set()
    for seed in range(600):
        g = new(3, seed).state
        assert len({side.piece for side in g.sides}) == 4
        seen |= {(slot, side.name, turn) for slot, side, turn in zip("clrs", g.sides, g.turns, strict=True)}
    free_sides = [name for name in SIDES if name != "desert"]
    assert {(slot, name) for slot, name, _ in seen} == {("c", "desert")} | {
        (slot, name) for slot in "clrs" for name in free_sides
    }
    assert {(slot, turn) for slot, _, turn in seen} == set(product("clrs", range(4)))


def test_the_first_seat_builds_the_map_decision_by_decision() -> None:
    """setup.1, setup.3. Side and turn for every slot, then the start region, then the outpost (ruling L1)."""
    table = new(3, map="build")
    for side, turn in (("desert", 0), ("horseshoe", 1), ("ice-peaks", 2), ("tall-islands", 3)):
        assert (table.decision.seat, table.decision.prompt) == (0, "side")
        table.answer(f"side:{side}")
        table.answer(f"turn:{turn}")
    assert table.state.map.ref == "board:t:desert.0,horseshoe.1,ice-peaks.2,tall-islands.3"
    assert table.decision.prompt == "start-region"
    assert {option.ref for option in table.decision.options} == {f"region:desert.{n}" for n in (4, 5, 6)}
    table.answer("region:desert.6")
    assert table.decision.prompt == "outpost"
    assert not any(option.ref.startswith("region:desert") for option in table.decision.options)
    table.answer("region:horseshoe.1")
    assert table.decision.prompt == "bid"


def test_a_built_map_keeps_the_rules_of_the_pieces() -> None:
    """setup.1, sides.start. No piece twice; the desert only in the centre, and the reasons are given."""
    table = new(3, map="build")
    assert len(table.decision.options) == 8
    table.answer("side:volcano")
    table.answer("turn:0")
    assert {option.ref.removeprefix("side:") for option in table.decision.options} == {
        "horseshoe", "citadel", "red-forest", "tall-islands", "meadows",
    }  # fmt: skip
    reasons = {option.ref: reason.key for option, reason in table.why_not(0)}
    assert reasons["side:ice-peaks"] == "piece-lies-already"
    assert reasons["side:desert"] == "must-be-central"


def test_three_islands_of_one_piece_are_next_door_by_bridges() -> None:
    """sides.islands. Three islands for scoring, but no crossing between them; the outer two do not touch (L4)."""
    scene = Scene()
    first, second, third = (scene.region(code) for code in ("T1", "T2", "T3"))
    assert first.island != second.island != third.island != first.island
    assert second in first.land
    assert third in second.land
    assert third not in first.reach


def test_facing_exits_of_two_pieces_are_one_crossing() -> None:
    """setup.1. In any turn of the pieces: a T has three such crossings, a rectangle four."""
    for layout, count in (("t", 3), ("rectangle", 4)):
        for turn in range(4):
            board = board_of(LAYOUTS[layout], [piece[0] for piece in PIECES], [turn, 1, 2, 3])
            crossings = [(a, b) for a in board.regions for b in a.water if a.slot < b.slot]
            assert len(crossings) == count
    assert board_from("board:t:desert.1,horseshoe.0,ice-peaks.0,tall-islands.0").region("region:desert.6").water


def test_a_rectangle_is_a_ring_and_starts_anywhere_on_its_edge() -> None:
    """variant.rectangle. A ring of pieces that all stand or all lie; the start touches another piece (L3)."""
    slots = set()
    for seed in range(120):
        g = new(3, seed, layout="rectangle").state
        start = g.map.regions[g.start]
        assert start in g.map.joined
        assert len({turn % 2 for turn in g.turns}) == 1
        if SIDES["desert"] in g.sides:
            assert start.ref.startswith("region:desert.")
        slots.add(start.slot)
    assert slots == {"nw", "ne", "sw", "se"}
    table = new(3, layout="rectangle", map="build")
    assert cannot_face_up(table.state, LAYOUTS["rectangle"], SLOTS["se"], SIDES["desert"]) is None


@pytest.mark.parametrize("name", ["four-winds", "old-kingdom", "shattered-sea", "ring-of-fire"])
def test_named_maps_are_lawful(name: str) -> None:
    """setup.1, setup.1.a, setup.1.b, setup.3. Start and outpost of a named map follow the rules."""
    g = new(3, map=name).state
    start = g.map.regions[g.start]
    assert cannot_start(g, 0, start) is None
    outposts = [region for region in g.map.regions if g.armies[0][region.index] == 1]
    assert [region.slot != start.slot for region in outposts] == [True]


def test_wrong_variants_are_refused_in_one_line() -> None:
    """setup.6. Unknown names, wrong values, a seat that is not there, the swamp without exploration."""
    for variants in (
        {"map": "atlantis"},
        {"maps": "x"},
        {"youngest": "seat-4"},
        {"swamp": True},
        {"events": "maybe"},
    ):
        with pytest.raises(BadSetup) as refused:
            Table(GAME, 3, variants)
        assert "\n" not in str(refused.value)
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4"):
            Table(GAME, seats)
