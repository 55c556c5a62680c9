"""The invariants hold through whole games, and every one of them notices what breaks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crownlands.games.oath.components import CARD, EDIFICES
from crownlands.games.oath.invariants import check
from crownlands.games.oath.ruling import survey
from crownlands.games.oath.state import NOBODY, Oath
from crownlands.games.oath.verbs import gain_bands
from tests.oath.scene import oath, random_game

Change = Callable[[Oath], object]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games_keep_the_invariants(seats: int) -> None:
    """components, 9.3. After every answer of a random game."""
    for number in range(2):
        table = random_game(seats, f"laws {seats} {number}")
        assert isinstance(table.state, Oath)
        assert table.state.winner != NOBODY


def lose_favor(g: Oath) -> None:
    g.favor[0] -= 1


def owe_secrets(g: Oath) -> None:
    g.secrets[1] = -1


def eat_too_much(g: Oath) -> None:
    g.supply[1] = 8


def lose_a_warband(g: Oath) -> None:
    g.board[1] -= 1


def forget_the_colour(g: Oath) -> None:
    g.reserve[0] += g.bands[0]
    g.bands[0] = 0


def stand_in_the_dark(g: Oath) -> None:
    g.pawn[1] = g.site_up.index(False)


def lay_in_the_dark(g: Oath) -> None:
    g.cards[g.site_up.index(False)].append(g.archive.pop())


def lose_a_card(g: Oath) -> None:
    g.archive.pop()


def double_a_card(g: Oath) -> None:
    g.box.append(CARD["longbows"])


def show_both_sides(g: Oath) -> None:
    ruin = EDIFICES[0].other
    assert ruin is not None
    g.cards[0].append(ruin)


def forget_a_mask(g: Oath) -> None:
    g.pile_seen[0].pop()


def miscount_the_deck(g: Oath) -> None:
    g.seams[-1] += 1


def hide_from_the_owner(g: Oath) -> None:
    g.advisers[1].append(g.piles[0].pop())
    g.pile_seen[0].pop()
    g.faceup[1].append(False)
    g.adviser_seen[1].append(0)


def move_warbands_silently(g: Oath) -> None:
    """As a verb would that forgets to say that ruling has changed."""
    check(g)
    slot = g.site_up.index(True)
    g.reserve[0] += g.bands[slot]
    g.bands[slot], g.holder[slot] = 0, NOBODY


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lose_favor, "35 favor instead of 36"),
        (owe_secrets, "less than no favor, secrets or supply"),
        (eat_too_much, "more supply than the track has"),
        (lose_a_warband, "warbands of"),
        (forget_the_colour, "warbands of no colour"),
        (stand_in_the_dark, "a pawn stands at the facedown site"),
        (lay_in_the_dark, "something lies at the facedown site"),
        (lose_a_card, "lost: Counter"),
        (double_a_card, "too many: Counter"),
        (show_both_sides, "too many: Counter"),
        (forget_a_mask, "pile 0"),
        (miscount_the_deck, "the sections"),
        (hide_from_the_owner, "an adviser of seat 1"),
        (move_warbands_silently, "rulers is remembered wrongly"),
    ],
)
def test_a_broken_law_is_named(change: Change, said: str) -> None:
    """components, 9.3, 9.4. The first thing that cannot be is said."""
    g = oath(3).g
    gain_bands(g, 1, 1)
    check(g)
    survey(g)
    change(g)
    with pytest.raises(AssertionError, match=said):
        check(g)
