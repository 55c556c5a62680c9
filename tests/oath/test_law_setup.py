"""1. Set-up, step by step: what lies where before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from crownlands.core.game import LIVERIES
from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, COLOURS, PLACES, RELIQUARY, SCEPTER, SUITS, VISION_BITS
from crownlands.games.oath.setup import PURPLE
from crownlands.games.oath.state import CHANCELLOR, CITIZEN, EMPIRE, EXILE, NOBODY, Oath


def started(seats: int = 4, heritage: Mapping[str, Any] | None = None, **variants: str) -> Oath:
    """A table after set-up, every question answered with its first option."""
    table = Table(GAME, seats, {"chancellor": "first"} | variants, seed="law", heritage=heritage)
    while table.decision.rule.startswith("1."):
        table.answer(table.decision.options[0])
    g = table.state.copy()
    assert isinstance(g, Oath)
    return g


def land(oath: str = "supremacy", **more: Any) -> dict[str, Any]:
    """A land with a face-up site in every region."""
    board: list[dict[str, Any]] = [{"site": None} for _ in PLACES]
    board[0] = {"site": "plains"}
    board[2] = {"site": "mountain", "cards": ["longbows"]}
    board[5] = {"site": "river", "cards": ["ruined-temple"]}
    world = ["longbows", *(card.name for card in CARD.values() if card.kind == "denizen" and card.first_game)]
    return {"board": board, "oath": oath, "world": sorted(set(world))} | more


def test_the_land_of_the_first_game() -> None:
    """1, 1.1, 1.3, 2.1.1, 2.8.1. Three sites face up with a denizen each, the others face down without cards."""
    g = started()
    up = [
        (PLACES[slot].name, g.sites[slot].name, [card.name for card in g.cards[slot]])
        for slot in range(8)
        if g.site_up[slot]
    ]
    assert up == [
        ("cradle.1", "plains", ["longbows"]),
        ("provinces.1", "mountain", ["taming-charm"]),
        ("hinterland.1", "rocky-coast", ["elders"]),
    ]
    assert not any(g.cards[slot] or g.buried[slot] for slot in range(8) if not g.site_up[slot])
    assert g.oath.name == "supremacy"


def test_tracks_banners_and_banks() -> None:
    """1.2, 1.4, 1.5, 2.1.2, 2.1.3, 2.1.4, 2.5. Round 1, no visions, a token on each banner, nobody holds one."""
    g = started()
    assert (g.round, g.people_favor, g.darkest_secrets, g.mob) == (1, 1, 1, False)
    assert (g.people, g.darkest) == (NOBODY, NOBODY)
    assert len(g.piles) == 3 and len(g.banks) == len(SUITS) == 6


@pytest.mark.parametrize(("seats", "each", "left"), [(3, 3, 36 - 1 - 18 - 4), (4, 3, 12), (5, 4, 5), (6, 4, 4)])
def test_favor_in_the_banks_and_what_is_left(seats: int, each: int, left: int) -> None:
    """1.6, 1.11, 1.15, 2.1.7, 10.shared-bank. Three favor a bank, four with five or six players."""
    g = started(seats)
    assert g.banks == [each] * 6
    assert g.favor == [2] + [1] * (seats - 1)
    assert g.secrets == [1] * seats
    assert g.shared == left


def test_who_is_chancellor() -> None:
    # ruling O1
    """1.7, 1.8, 1.14. The first seat or chance; purple, with Scepter and title, Oathkeeper side up."""
    g = started()
    assert (g.chancellor, g.role[0], g.colour[0], g.title, g.usurper) == (0, CHANCELLOR, EMPIRE, 0, False)
    assert g.relics[0] == [SCEPTER]
    g = started(heritage=land(chancellor=2))
    assert g.chancellor == 2 and g.role[2] == CHANCELLOR, "the last winner"


def test_boards_are_chosen_in_turn_order_and_keep_their_side() -> None:
    """1.9, 1.15. The side belongs to the colour: a Citizen starts with three purple warbands."""
    g = started(heritage=land(citizens=[COLOURS[1].name]))
    seat = g.colour.index(1)
    assert g.role[seat] == CITIZEN and [g.role[other] for other in range(1, 4) if other != seat] == [EXILE, EXILE]
    assert sorted(g.colour) == [0, 1, 2, 3]
    assert g.board == [3, 3, 3, 3]
    assert g.reserve[1] == 14 and g.reserve[2] == g.reserve[3] == 11
    assert g.reserve[EMPIRE] == 24 - 3 - 3 - 2 - 1


def test_supply_starts_at_seven() -> None:
    """1.10. The leftmost space for everybody."""
    assert started().supply == [7] * 4


def test_where_purple_warbands_start() -> None:
    """1.12. Board 3, top of the cradle 2 even without a card, a denizen's site 1, a ruin alone none."""
    g = started(heritage=land())
    assert (g.board[0], g.bands[0], g.bands[2], g.bands[5]) == (3, 2, 1, 0)
    g = started()
    assert g.reserve[EMPIRE] == 24 - 3 - 2 - 1 - 1


@pytest.mark.parametrize(
    ("oath", "people", "darkest"),
    [
        ("the-people", 0, NOBODY),
        ("devotion", NOBODY, 0),
        ("supremacy", NOBODY, NOBODY),
        ("protection", NOBODY, NOBODY),
    ],
)
def test_a_banner_to_start_with(oath: str, people: int, darkest: int) -> None:
    """1.13, 4.1.1.1. With the token of 1.5 on it, under two of the oaths; at the first wake a favor is due."""
    g = started(heritage=land(oath))
    assert (g.people, g.darkest, g.darkest_secrets) == (people, darkest, 1)
    assert (g.people_favor, g.favor[0]) == ((2, 1) if people == 0 else (1, 2))


def test_relics_of_the_reliquary_and_of_sites() -> None:
    """1.17, 1.18, 2.3, 2.4, 2.8.2. Four in the Reliquary, one at the Mountain, all unseen; 15 are left."""
    g = started()
    assert len([relic for relic in g.reliquary if relic is not None]) == len(RELIQUARY) == 4
    assert [len(relics) for relics in g.buried] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert len(g.relic_deck) == 20 - 4 - 1
    assert not any(g.reliquary_seen) and not any(g.buried_seen[2]) and not any(g.relic_deck_seen)


def test_the_world_deck_of_the_first_game() -> None:
    """1.19, 1.20, 1.21, 2.1.5, 8.8. 10 and 2 on 15 and 3 on the rest; 15 of its lower 26 cards are dealt."""
    g = started()
    assert g.seams == [12, 18, 26 - 3 - 12]
    assert len(g.deck) == 56 - 15
    top, second = g.deck[-12:], g.deck[-30:-12]
    assert sum(bool(card.bit & VISION_BITS) for card in top) == 2
    assert sum(bool(card.bit & VISION_BITS) for card in second) == 3
    assert g.visions_drawn == 0, "1.22: nobody has drawn one"


def test_pawns_and_first_advisers() -> None:
    """1.23, 10.discard. The Chancellor at the top of the cradle; one card kept face down, two after the pawn."""
    table = Table(GAME, 4, {"chancellor": "first"}, seed="law")
    while table.decision.rule == "1.9":
        table.answer(table.decision.options[0])
    g = table.state
    assert isinstance(g, Oath)
    assert (table.decision.seat, table.decision.prompt) == (0, "first-adviser"), "the pawn's site is no choice"
    hand = list(g.hands[0])
    table.answer(hand[1])
    table.answer(hand[2])
    assert table.state.advisers[0] == [hand[1]] and table.state.faceup[0] == [False]
    assert table.state.adviser_seen[0] == [1]
    assert table.state.piles[1][-2:] == [hand[2], hand[0]], (
        "from the cradle to the provinces, in the order of choice"
    )
    decision = table.decision
    assert (decision.seat, decision.prompt) == (1, "start-at")
    assert [option.ref for option in decision.options] == [
        "place:cradle.1",
        "place:provinces.1",
        "place:hinterland.1",
    ]
    table.answer(decision.options[2])
    hand = list(table.state.hands[1])
    table.answer(hand[0])
    table.answer(hand[1])
    assert table.state.piles[0][-1] is hand[2], "from the hinterland to the cradle"


# -- what the seats wear ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("variant", ["first", "random"])
def test_the_chancellor_wears_purple_and_nobody_else_does(variant: str, seats: int) -> None:
    """1.7, 2.2. The others wear what is left in order of seat, whoever it is that chance has chosen."""
    chosen = set()
    for number in range(24):
        table = Table(GAME, seats, {"chancellor": variant}, seed=f"purple {number}")
        chancellor = table.view(None)["chancellor"]
        others = [livery for seat, livery in enumerate(table.liveries) if seat != chancellor]
        assert table.liveries[chancellor] == PURPLE
        assert others == [livery for livery in range(LIVERIES) if livery != PURPLE][: seats - 1]
        chosen.add(chancellor)
    assert (len(chosen) == 1) == (variant == "first")


@pytest.mark.parametrize("winner", [0, 2, 3])
def test_in_a_chronicle_the_last_winner_wears_purple(winner: int) -> None:
    """1.7. In whatever seat, and before anybody knows a seed."""
    heritage = land(chancellor=winner)
    table = Table(GAME, 4, {"chancellor": "first"}, seed="purple", heritage=heritage)
    assert table.view(None)["chancellor"] == winner
    assert table.liveries[winner] == PURPLE
    waiting = GAME.setup(4, {}, "", heritage=heritage)
    assert list(GAME.liveries(waiting)) == list(table.liveries)


def test_a_winner_who_is_gone_leaves_the_purple_to_chance() -> None:
    heritage = land(chancellor=5)
    table = Table(GAME, 4, {"chancellor": "random"}, seed="gone", heritage=heritage)
    assert table.liveries[table.view(None)["chancellor"]] == PURPLE
    assert list(GAME.liveries(GAME.setup(4, {}, "", heritage=heritage))) == [0, 1, 2, 3]
