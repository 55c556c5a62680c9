"""The table in text: everything that counts stands in it, and it keeps its width."""

from collections.abc import Mapping
from typing import Any

import pytest

from crownlands.core.dice import Dice
from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from crownlands.words import Words
from tests.conformance.tools import answer_at_random
from tests.xidit.scene import Scene

WIDEST = 100


def lines(view: Mapping[str, object], language: str = "en", offered: dict[str, str] | None = None) -> list[str]:
    spans = GAME.picture(view, Words(language, GAME), offered or {})
    return ["".join(text for text, _ in line) for line in spans]


def plan(view: Mapping[str, Any], seat: int) -> list[tuple[str, str]]:
    """The last column of a seat's row: the wheels and the way, with their styles."""
    row = GAME.picture(view, Words("en", GAME), {})[seat - view["seats"]]
    spans = [(text.strip(), style) for text, style in row if text.strip()]
    return spans[next(at for at, (text, _) in enumerate(spans) if text[0] in "×!·") :]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_moment_of_a_game_can_be_drawn(seats: int, language: str) -> None:
    """components. In both languages, within a hundred columns."""
    table, dice = Table(GAME, seats, seed="picture"), Dice.from_seed("picture")
    while not table.over:
        offered = {option.ref: str(at) for at, option in enumerate(table.pending[0].options, start=1)}
        found = lines(table.view(table.pending[0].seat), language, offered)
        assert max(map(len, found)) <= WIDEST
        for _ in range(9):
            if not table.over:
                answer_at_random(table, dice)
    assert lines(table.view(None), language)


def test_a_table_that_is_not_set_up_has_no_picture() -> None:
    """setup.board. Nothing lies there yet."""
    setup = GAME.setup(3, None, "1")
    assert lines(GAME.view(GAME.new(setup, Dice.from_seed("1")), None)) == []


def test_cities_show_recruits_threats_heroes_and_guilds() -> None:
    """recruit, threat. Units as digits, rewards with their signs."""
    scene = Scene().hero(0, 7).hero(1, 6).guild(2, 6, 3)
    text = "\n".join(lines(GAME.view(scene.g, 0)))
    assert "(1)" in text
    assert "+11235" in text, "recruits of city 1"
    assert "(6)⌂3B" in text
    assert "!1223 4¢3♪4⌂" in text, "the threat at city 6"
    assert "(7)A" in text


def test_what_is_offered_carries_its_label() -> None:
    """setup.heroes, titans.exile. Cities, regions, Titans."""
    scene = Scene().wake(3).bards(0, centre=1)
    found = lines(GAME.view(scene.g, 0), offered={"city:9": "12", "region:snow": "2", "titan:3b": "1"})
    text = "\n".join(found)
    assert "(9)[12]" in text
    assert "Snowy Peaks[2]" in text
    assert "[1]??? Mist Titan 3¢3♪2⌂" in text
    assert "A1 B? C? D? Σ1" in text, "whose bards are in the Bastion is known to their owner"


def test_a_plan_shows_the_way_that_it_leads() -> None:
    """planning, order.move. From city 7 by red and blue; others' plans are question marks."""
    scene = Scene().hero(0, 7)
    for wheel in ("order:red", "order:blue"):
        decision = scene.now.asked(0)
        assert decision is not None
        option = decision.find(wheel)
        assert option is not None
        scene.now.answer(0, option)
    rows = lines(GAME.view(scene.g, 0))[-4:]
    assert "×~____ 7→6→11" in rows[0]
    assert "??????" in rows[1]


def test_an_order_that_was_carried_out_is_behind() -> None:
    """orders, order.move. Seat 1 is asked in mid-wheel: seat 0 has ridden from 7 to 6 already, seat 2 has not."""
    scene = Scene().hero(0, 7).hero(1, 10).hero(2, 7).units(1, archer=1, mage=1).plan("r.....", "!", "r.....")
    view = GAME.view(scene.g, 0)
    assert (scene.prompt, scene.seat, view["order"]) == ("reward", 1, 1)
    assert plan(view, 0) == [("×", "dim"), ("·····", "bold"), ("6", "")]
    assert plan(view, 1)[0] == ("!·····", "bold"), "who acts has not done with it"
    assert plan(view, 2) == [("×·····", "bold"), ("7→6", "")]


def test_it_goes_round_from_the_first_player() -> None:
    """orders. Seat 2 begins: it and seat 3 have carried out their first orders, seat 1 has not."""
    scene = Scene(first=2).hero(0, 10).units(0, archer=1, mage=1).plan("!")
    view = GAME.view(scene.g, 0)
    assert [plan(view, seat)[0][1] for seat in (2, 3, 0, 1)] == ["dim", "dim", "bold", "bold"]


def test_a_reconstruction_is_called_one() -> None:
    """components. On the first line, wherever the map is shown (ruling X23)."""
    assert "reconstruction" in lines(GAME.view(Scene().g, 0))[0]
    assert "реконструкция" in lines(GAME.view(Scene().g, 0), "ru")[0]


def test_the_neutral_player_and_empty_stacks_are_shown() -> None:
    """variant.neutral, titans. Its points stand beside the scorings."""
    scene = Scene(3)
    scene.g.lair[0].clear()
    scene.g.kept[0], scene.g.storeys[0] = 1, 14
    scene.g.threat_discard = [scene.g.threat_pile.pop()]
    scene.g.unseen_threats = 0
    text = "\n".join(lines(GAME.view(scene.g, 0)))
    assert "(neutral " in text
    assert "??? –" in text
    assert "14+1" in text
    assert "discarded: (" in text
