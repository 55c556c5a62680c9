"""What the seats wear: as the game says, and the same on every page of the house."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

from crownlands.core.registry import game
from crownlands.server.liveries import liveries_of
from crownlands.server.result_picture import CHARGES, COLOURS, Result, Standing, drawing
from crownlands.server.rows import TableRow
from tests.server.house import Person, eventually
from tests.server.place import Message
from tests.server.saga_nights import played

WEB = Path(__file__).parents[2] / "web" / "src"
PURPLE = 4


def worn(told: Message) -> list[int]:
    return [player["livery"] for player in told["players"]]


def test_seat_n_wears_livery_n_where_a_game_says_nothing(ann: Person) -> None:
    assert worn(ann.create("me", "random", "open")) == [0, 1, 2]


def test_what_the_set_up_decides_is_worn_in_the_waiting_room(ann: Person) -> None:
    seats = ("me", *["open"] * 5)
    table = ann.create(*seats, game="oath", variants={"chancellor": "first"})
    assert worn(table) == [PURPLE, 0, 1, 2, 3, 5]


def test_what_the_seed_decides_does_not_show_before_the_start(ann: Person) -> None:
    """Whoever is to be Chancellor by chance is no secret to be read off a colour beforehand."""
    table = ann.create("me", *["random"] * 4, "open", game="oath")
    assert worn(table) == [0, 1, 2, 3, 4, 5]
    ann.post(f"/api/tables/{table['id']}/seat", seat=5, kind="random")
    ann.start(table)
    with ann.socket(table) as place:
        chancellor = place.view["chancellor"]
        assert worn(place.table)[chancellor] == PURPLE
        assert sorted(worn(place.table)) == [0, 1, 2, 3, 4, 5]


def test_every_page_shows_the_same(ann: Person) -> None:
    """The table, the lobby, my games, the saga; and the next game is dressed by what this one has handed on."""
    table = ann.create("me", "random", "random", game="oath", saga="chronicle", variants={"chancellor": "first"})
    over = played(ann, table)
    assert worn(over) == [PURPLE, 0, 1]
    later = ann.look({"id": eventually(lambda: ann.look(table)["next"], "the next game")})
    winner = over_ranking(ann, table)[0][0]
    assert later["roles"][winner] == "chancellor"
    assert worn(later)[winner] == PURPLE
    (listed,) = [row for row in ann.get("/api/tables?which=mine") if row["id"] == later["id"]]
    assert worn(listed) == worn(later)
    games = eventually(lambda: ann.get("/api/me/games")["games"], "the result")
    (past,) = [row for row in games if row["table"] == table["id"]]
    assert worn(past) == worn(over)
    page = ann.get(f"/api/sagas/{table['id']}")
    assert [worn(row) for row in page["games"]] == [worn(over), worn(later)]


def over_ranking(person: Person, table: Message) -> list[list[int]]:
    with person.socket(table) as place:
        ranking: list[list[int]] = place.ranking
        return ranking


def row(**more: Any) -> TableRow:
    setup = {"variants": {"chancellor": "first"}, "seed": "x", "ruleset": 1, "heritage": None, "saga": None}
    seat = {"kind": "bot", "person": None, "name": "", "bot": "random"}
    found = {"game": "oath", "status": "over", "setup": setup, "players": [seat] * 4} | more
    return cast("TableRow", found)


def test_a_table_that_cannot_be_read_any_more_is_shown_all_the_same() -> None:
    assert list(liveries_of(row())) == [PURPLE, 0, 1, 2]
    good: Any = row()["setup"]
    bad: list[dict[str, Any]] = [
        {"game": "of-another-house"},
        {"setup": None},
        {"setup": {}},
        {"setup": {**good, "variants": {"chancellor": "nobody"}}},
        {"setup": {**good, "heritage": [1]}},
        {"setup": {**good, "ruleset": 99}},
    ]
    for damage in bad:
        assert list(liveries_of(row(**damage))) == [0, 1, 2, 3], damage


def test_the_picture_of_a_result_is_drawn_with_what_the_seats_wear() -> None:
    svg = drawing(game("oath"), "en", Result("Ann wins", (Standing(1, 1, "Ann", None, PURPLE),), 0.0))
    assert COLOURS[PURPLE] in svg
    assert CHARGES[PURPLE] in svg
    assert not any(COLOURS[other] in svg for other in range(6) if other not in (PURPLE, 3))


def test_the_picture_and_the_page_have_the_same_liveries() -> None:
    tokens = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
    assert tuple(re.findall(r"--livery-\d: (#\w+);", tokens)) == COLOURS
    charges = re.findall(r"^  (?:chevron|cross|bend|roundel|lozenge|star): '(.*)',$", livery_file(), re.MULTILINE)
    assert tuple(charges) == CHARGES


def livery_file() -> str:
    return (WEB / "ui" / "livery.ts").read_text(encoding="utf-8")
