"""The table in text: sketches that tell the truth, plates that lose nothing, lines that fit."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise, product
from typing import Any

import pytest
from rich.cells import cell_len

import crownlands
from crownlands.core.pictures import Picture
from crownlands.core.table import Table
from crownlands.core.variants import variant_sets
from crownlands.games.legends import GAME
from crownlands.games.legends.board import LAYOUTS, Board, board_from, board_of
from crownlands.games.legends.components import PIECES, SIDES, Side
from crownlands.games.legends.map_picture import (
    HEIGHT,
    SEA,
    WIDTH,
    Piece,
    Point,
    chart_of,
    coast_of,
    corners,
    draw_chart,
    gate,
    lay,
    region_ref,
    shortest_way,
    sketch,
    straight_way,
)
from crownlands.games.legends.picture import COLUMNS, picture
from crownlands.games.legends.plates import LETTERS
from crownlands.games.legends.variants import LegendsVariants
from crownlands.words import LANGUAGES, Words
from tests.legends.scene import Scene

STYLES = {"", "neutral", "land", "water", "dim", "bold", "offered", "title", "coin"}
STYLES |= {f"seat-{seat}" for seat in range(4)}
NAMES = {0: "Anna", 1: "Богдан", 2: "Clementine", 3: "Д."}

every_side = pytest.mark.parametrize("side", SIDES.values(), ids=SIDES)
every_turn = pytest.mark.parametrize("turn", range(4))
every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- helpers ------------------------------------------------------------------------------------------------


@cache
def words(language: str) -> Words:
    return Words(language, GAME, NAMES)


def lines_of(drawn: Picture) -> list[str]:
    return ["".join(text for text, _ in line) for line in drawn]


def labels(table: Table) -> dict[str, str]:
    """What the terminal hands over: the number of every option of the first decision."""
    options = table.decision.options if table.pending else ()
    return {option.ref: str(number) for number, option in enumerate(options, start=1)}


def random_board(seed: int) -> Board:
    dice = random.Random(seed)
    layout = dice.choice(list(LAYOUTS.values()))
    sides = [dice.choice(piece) for piece in PIECES]
    dice.shuffle(sides)
    return board_of(layout, sides, [dice.randrange(4) for _ in sides])


def plate_text(drawn: Picture, board: str, region: str) -> str:
    """All that is written in a region, line by line, as a reader finds it between its coasts."""
    lines = lines_of(drawn)
    return " ".join(lines[y].ljust(COLUMNS)[x : x + room] for y, x, room in chart_of(board).rooms[region])


def read_forces(text: str) -> tuple[dict[str, int], dict[str, int]]:
    """Armies and cities by owner's letter: `3A▲ 2n`."""
    armies: dict[str, int] = {}
    cities: dict[str, int] = {}
    for count, letter, built in re.findall(r"(?<![\w⚑])(\d*)([ABCDn])(▲*)(?![\w’])", text):
        if count:
            armies[letter] = int(count)
        if built:
            cities[letter] = len(built)
    return armies, cities


def by_letter(counts: Mapping[str, int]) -> dict[str, int]:
    return {
        LETTERS[int(owner[5:])] if owner.startswith("seat:") else "n": count for owner, count in counts.items()
    }


def check(view: Mapping[str, Any], offered: Mapping[str, str], language: str) -> Picture:
    """Draw a view, and check all that a reader relies on."""
    drawn = picture(view, words(language), offered)
    for line, text in zip(drawn, lines_of(drawn), strict=True):
        assert cell_len(text) == len(text) <= COLUMNS, text
        assert text == text.rstrip(" ")
        assert {style for _, style in line} <= STYLES
    shown = [text for line in drawn for text, style in line if style == "offered"]
    drawable = ("region:", "card:", "seat:", "side:")
    expected = [f"[{label}]" for ref, label in offered.items() if ref.startswith(drawable)]
    assert sorted(shown) == sorted(expected)
    if "board" in view:
        check_regions(view, drawn, language)
    if "players" in view:
        check_seats(view, drawn, language)
    return drawn


def check_regions(view: Mapping[str, Any], drawn: Picture, language: str) -> None:
    codes = []
    for region, seen in zip(board_from(view["board"]).regions, view["regions"], strict=True):
        text = plate_text(drawn, view["board"], region.ref)
        text = text.replace(words(language).name(region.ref), "")
        codes += re.findall(r"(?<![\w⚑])[A-Z]\d(?!\d)", text)
        assert text.split()[0].startswith(region.code)
        assert ("★" in text) == (region.ref == view["start"])
        assert ("?" in text) == (seen["token"] == "hidden")
        owner = re.findall("⚑(.)", text)
        assert owner == ([] if seen["control"] is None else list(by_letter({seen["control"]: 1})))
        assert "…" not in text, "random play crowds no region so much"
        assert read_forces(text) == (by_letter(seen["armies"]), by_letter(seen["cities"]))
    assert sorted(codes) == sorted(region.code for region in board_from(view["board"]).regions)


def check_seats(view: Mapping[str, Any], drawn: Picture, language: str) -> None:
    text = " ".join(" ".join(lines_of(drawn)).split())
    for seat, player in enumerate(view["players"]):
        assert f"{LETTERS[seat]} {NAMES[seat]}" in text
        for ref in (*player["cards"], *player["tokens"], *([player["leader"]] if player["leader"] else [])):
            assert words(language).name(ref) in text
    for place in view["row"]:
        assert words(language).name(place["card"]) in text


# -- the sketches -------------------------------------------------------------------------------------------


def neighbours(rows: list[str]) -> Iterator[tuple[str, str]]:
    """What lies side by side or one below the other in a sketch."""
    for row in rows:
        yield from pairwise(row)
    for above, below in pairwise(rows):
        yield from zip(above, below, strict=True)


def touching(rows: list[str]) -> Iterator[tuple[str, str]]:
    """The same, and what meets at a corner."""
    yield from neighbours(rows)
    for above, below in pairwise(rows):
        yield from zip(above, below[1:], strict=False)
        yield from zip(above[1:], below, strict=False)


def borders(pairs: Iterator[tuple[str, str]]) -> set[frozenset[int]]:
    return {frozenset((int(a), int(b))) for a, b in pairs if a != b and "." not in (a, b)}


@every_side
@every_turn
def test_a_sketch_has_the_borders_of_its_side(side: Side, turn: int) -> None:
    """sides. Regions touch on the sketch exactly where they share a border on the side, corners included."""
    rows = sketch(side.name, turn)
    assert [len(row) for row in rows] == [WIDTH] * HEIGHT
    land = {frozenset(pair) for pair in side.land}
    assert borders(neighbours(rows)) == borders(touching(rows)) == land
    assert {int(cell) for row in rows for cell in row if cell != "."} == set(range(1, len(side.points) + 1))


@every_side
@every_turn
def test_a_region_is_of_one_piece(side: Side, turn: int) -> None:
    rows = sketch(side.name, turn)
    for number in range(1, len(side.points) + 1):
        left = {(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == str(number)}
        reached = [left.pop()]
        for x, y in reached:
            for point in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if point in left:
                    left.remove(point)
                    reached.append(point)
        assert not left


@every_side
@every_turn
def test_crossings_lead_from_coast_to_coast(side: Side, turn: int) -> None:
    """Bridges and sea lanes run over open sea, and end where nobody can mistake the region."""
    around = corners(lay([Piece(side, turn, (0, 0))]))
    for a, b in (*side.water, *side.bridges):
        start, *sea, end = shortest_way(region_ref(side, a), region_ref(side, b), around)
        assert sea
        assert all(set(around[point]) == {SEA} for point in sea)
        assert start in coast_of(region_ref(side, a), around)
        assert end in coast_of(region_ref(side, b), around)


@every_side
@every_turn
def test_every_region_has_room_for_text(side: Side, turn: int) -> None:
    """A crowd of four, the start, a token and a label fit; and no text runs over a coast or border."""
    piece = Piece(side, turn, (0, 0))
    around = corners(lay([piece]))
    found = draw_chart([piece]).rooms
    assert set(found) == {region_ref(side, number) for number in range(1, len(side.points) + 1)}
    for region, rows in found.items():
        assert sum(row.width for row in rows) >= 20
        for y, x, width in rows:
            assert all(set(around[x + dx, y]) == {region} for dx in range(width))


@pytest.mark.parametrize("seed", range(200))
def test_lanes_between_pieces_join_the_regions_at_the_exits(seed: int) -> None:
    """setup.1.b. Where two pieces touch, the dotted line joins what it joins on the board."""
    board = random_board(seed)
    pieces = {
        slot: Piece(side, turn, board.layout.places[slot])
        for slot, side, turn in zip(board.layout.slots, board.sides, board.turns, strict=True)
    }
    around = corners(lay(list(pieces.values())))
    joined: set[frozenset[str]] = set()
    for slot, edge, *_ in board.layout.links:
        start, *sea, end = straight_way(*gate(pieces[slot], edge), around)
        assert sea
        joined.add(frozenset((one_region(around[start]), one_region(around[end]))))
    expected = {
        frozenset((region.ref, other.ref))
        for region in board.regions
        for other in region.water
        if region.slot != other.slot
    }
    assert joined == expected


def one_region(cells: tuple[str, ...]) -> str:
    """The region that a lane ends at: the only one there."""
    (region,) = set(cells) - {SEA}
    return region


@pytest.mark.parametrize("seed", range(50))
def test_every_link_of_a_map_is_drawn(seed: int) -> None:
    """Dots and double lines stand between all that is joined by water or by a bridge, and nowhere on land."""
    board = random_board(seed)
    chart = chart_of(board.ref)
    crossings = sum(len(side.water) for side in board.sides) + len(board.layout.links)
    points: set[Point] = {
        (x, y) for y, line in enumerate(chart.lines) for x, (char, _) in enumerate(line) if char == "•"
    }
    groups = 0
    while points:
        groups += 1
        reached = [points.pop()]
        for x, y in reached:
            for step in product((-1, 0, 1), repeat=2):
                point = x + step[0], y + step[1]
                if point in points:
                    points.remove(point)
                    reached.append(point)
    assert groups == crossings
    bridges = sum(char in "═║" for line in chart.lines for char, _ in line)
    assert bool(bridges) == any(side.bridges for side in board.sides)


# -- whole tables -------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("variants", list(variant_sets(LegendsVariants)), ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_of_every_kind(variants: LegendsVariants, seats: int, language: str) -> None:
    """From the first piece of the map to the last card, for every set of variants."""
    youngest = variants.youngest.removeprefix("seat-")
    if youngest.isdigit() and int(youngest) > seats:
        pytest.skip("there is no such seat")
    table = Table(GAME, seats, variants, seed=f"{variants}{seats}")
    dice = random.Random(seats)
    while not table.over:
        if dice.random() < 0.1 or table.decision.prompt in ("side", "turn"):
            check(table.view(table.decision.seat), labels(table), language)
        table.answer(dice.choice(table.decision.options), seat=table.decision.seat)
    check(table.view(None), {}, language)


@every_language
@pytest.mark.parametrize("seed", range(40))
def test_any_map_in_the_middle_of_a_game(seed: int, language: str) -> None:
    layout = ("t", "rectangle")[seed % 2]
    table = crownlands.table(
        "legends", seats=4, seed=seed, layout=layout, leaders=True, citadels=True, events=True
    )
    dice = random.Random(seed)
    while table.state.turn < 20:
        table.answer(dice.choice(table.decision.options), seat=table.decision.seat)
    check(table.view(0), labels(table), language)


@every_language
def test_a_simple_table_fits_a_screen(language: str) -> None:
    """Map, row and seats of four players at the beginning of a game, on 45 lines."""
    for seed in range(10):
        table = crownlands.table("legends", seats=4, seed=seed)
        assert len(check(table.view(0), labels(table), language)) <= 45


# -- single things ------------------------------------------------------------------------------------------


def test_a_plate_tells_who_holds_what() -> None:
    scene = Scene().armies(0, D5=3).armies(1, D5=1, D3=2).cities(0, "D5").token("dragon", "D3")
    view = GAME.view(scene.g, 0)
    drawn = check(view, {"region:desert.5": "12"}, "en")
    assert plate_text(drawn, view["board"], "region:desert.5").split()[:4] == ["D5★⚑A", "[12]", "3A▲", "1B"]
    assert plate_text(drawn, view["board"], "region:desert.3").split()[:2] == ["D3§⚑B", "2B"]
    assert plate_text(drawn, view["board"], "region:desert.1").split() == ["D1", "Salt", "Rim"]


def test_owners_have_their_colour_and_their_letter() -> None:
    scene = Scene(seats=2).armies(0, D5=3).armies(1, D5=2).armies(2, D5=1)
    spans = {span for line in picture(GAME.view(scene.g, 0), words("en"), {}) for span in line}
    assert {("3A", "seat-0"), ("2B", "seat-1"), ("1n", "neutral")} <= spans


@every_side
@every_turn
def test_nothing_is_lost_where_everybody_stands(side: Side, turn: int) -> None:
    """Eighteen armies and three cities of everybody in one region: if there is no room, a line below tells."""
    rest = [other for other in SIDES.values() if other.piece != side.piece]
    others = list({other.piece: other for other in rest}.values())
    board = board_of(LAYOUTS["t"], [side, *others], [turn, 0, 1, 2])
    crowd = {f"seat:{seat}": 18 for seat in range(4)}
    cities = {f"seat:{seat}": 3 for seat in range(4)}
    for number in range(1, len(side.points) + 1):
        scene = Scene(seats=4, board=board.ref, start=f"{side.code}{number}")
        view = GAME.view(scene.g, 0)
        at = next(seen for seen in view["regions"] if seen["ref"] == region_ref(side, number))
        at |= {"armies": crowd, "cities": cities, "control": None}
        drawn = picture(view, words("en"), {at["ref"]: "12"})
        text = plate_text(drawn, board.ref, at["ref"])
        assert text.split()[0].startswith(f"{side.code}{number}★")
        assert "[12]" in text
        if "…" in text:
            text = next(line for line in lines_of(drawn) if f"{side.code}{number}:" in line)
        assert read_forces(text) == (by_letter(crowd), by_letter(cities))


def test_a_card_in_the_row_says_what_it_does() -> None:
    scene = Scene().row("dire-dragon", "lake", "mountain-treasury")
    text = "\n".join(lines_of(picture(GAME.view(scene.g, 0), words("en"), {"card:lake": "2"})))
    assert re.search(r"^ +0 +Dire Dragon +Flying +Place 3 armies, then destroy an army$", text, re.MULTILINE)
    lake = r"^ \[2\] +1 +Lake +\+1 point per forest +Place 2 armies or move 3 steps$"
    assert re.search(lake, text, re.MULTILINE)
    assert re.search(r"1 +Mountain Treasury +1 elixir, 2 coins at once +Move 3 steps$", text, re.MULTILINE)


def test_the_card_in_use_stands_above_the_row() -> None:
    """turn.2. While its action goes on, one can still read what it says; instead of a price stands who uses it."""
    scene = Scene().armies(0, D5=2).takes("graveyard")
    for answered, shown in (((), True), (("done",), False)):
        scene.answers(*answered)
        text = "\n".join(lines_of(picture(GAME.view(scene.g, 0), words("en"), {})))
        assert bool(re.search(r"►A +Graveyard +\+1 point per cursed +Place 2 armies", text)) == shown


def test_a_long_name_leaves_room_for_the_cards() -> None:
    scene = Scene().has(0, "dire-dragon", "lake").has(1, "graveyard")
    names = Words("en", GAME, {0: "Maximilian of the Seven Islands and the Lands beyond", 1: "Bo", 2: "Cy"})
    text = lines_of(picture(GAME.view(scene.g, 0), names, {"seat:0": "3"}))
    assert any("and the Lands beyond [3] Dire Dragon, Lake" in line for line in text)
    assert any(re.match(r" B Bo {20,24}Graveyard", line) for line in text)


def test_the_seat_whose_turn_it_is_is_marked() -> None:
    scene = Scene().armies(0, D5=2)
    assert any(line.startswith("►A Anna") for line in lines_of(picture(GAME.view(scene.g, 0), words("en"), {})))


def test_who_controls_an_island_and_by_what() -> None:
    """end.islands."""
    scene = Scene().armies(0, D1=1, D2=1, T1=1).armies(1, D3=1, I1=1).armies(2, I2=1)
    text = "\n".join(lines_of(picture(GAME.view(scene.g, 0), words("en"), {})))
    assert "Desert  D1–7 ⚑A 2A 1B" in text
    assert "I1–2 – 1B 1C" in text
    assert "T1 ⚑A" in text


def test_a_hidden_token_stays_hidden() -> None:
    """variant.swamp."""
    scene = Scene(exploration=True, swamp=True).token("swamp", "H3")
    scene.g.seen[scene.region("H3").index] = 1 << 1
    for seat, sign in ((0, "H3?"), (1, "H3%"), (None, "H3?")):
        view = GAME.view(scene.g, seat)
        assert plate_text(picture(view, words("en"), {}), view["board"], "region:horseshoe.3").split()[0] == sign


@every_language
def test_the_sides_that_may_be_laid_are_shown(language: str) -> None:
    """setup.1. A map that is built shows what lies, and every side on offer with its label."""
    table = crownlands.table("legends", seats=2, seed=1, map="build")
    while table.decision.prompt in ("side", "turn"):
        drawn = check(table.view(0), labels(table), language)
        text = "\n".join(lines_of(drawn))
        for ref, _ in table.view(0)["pieces"]:
            assert words(language).name(ref) in text
        table.answer(table.decision.options[-1])
