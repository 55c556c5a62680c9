"""9.4. What is hidden stays hidden: views, imagination, and what moves through hands and piles."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from crownlands.core.decisions import Decision
from crownlands.core.dice import Dice
from crownlands.core.hidden import learned
from crownlands.core.run import Run
from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, VISION_BITS, Card
from crownlands.games.oath.knowledge import back, imagine, pools
from crownlands.games.oath.minor import peek_reliquary
from crownlands.games.oath.search import draw_from_deck, search
from crownlands.games.oath.state import Oath
from tests.oath.lands import ANY_LAND
from tests.oath.scene import Scene, oath


def imagined(g: Oath, seat: int, number: int = 0) -> Oath:
    copy = g.copy()
    imagine(copy, seat, Dice.from_seed(f"imagined {number}"))
    return copy


def sections(g: Oath) -> list[list[Card]]:
    """The world deck by its sections, from the top."""
    found, end = [], len(g.deck)
    for length in g.seams:
        found.append(g.deck[end - length : end])
        end -= length
    return found


# -- the world deck ---------------------------------------------------------------------------------------------


def test_the_size_of_the_world_deck_is_a_secret() -> None:
    """9.4. A deck with fewer cards below the top looks the same to everybody."""
    scene = oath(4)
    g = scene.g
    before = [GAME.view(g, seat) for seat in (None, *range(4))]
    for _ in range(7):
        g.dispossessed.append(g.deck.pop(0))
        g.deck_seen.pop(0)
    scene._changed()
    assert [GAME.view(g, seat) for seat in (None, *range(4))] == before


def test_only_the_top_back_and_emptiness_are_seen() -> None:
    """9.4. Nothing but the back on top, until the deck is empty."""
    g = oath(3).g
    g.deck.append(CARD["conspiracy"])
    assert GAME.view(g, 0)["deck"]["top"] == "vision"
    g.deck.pop()
    g.deck.clear()
    assert GAME.view(g, 0)["deck"] == {"top": None, "known": {"top": [], "inside": [], "bottom": []}}


def test_what_a_seat_has_seen_in_the_deck_is_shown_without_its_depth() -> None:
    """9.4. From the top, from the bottom, and what lies between, as far as it was seen."""
    g = oath(3).g
    for spot in (-1, -2, -5, 0):
        g.deck_seen[spot] |= 1 << 2
    names = [g.deck[spot].ref for spot in (-1, -2, -5, 0)]
    assert GAME.view(g, 2)["deck"]["known"] == {"top": names[:2], "inside": names[2:3], "bottom": names[3:]}
    assert GAME.view(g, 1)["deck"]["known"] == {"top": [], "inside": [], "bottom": []}


def fresh(seats: int) -> Oath:
    """A table whose deck still has its three sections."""
    table = Table(GAME, seats, {"chancellor": "first"}, seed="secrets")
    state = table.state.copy()
    while not isinstance(state, Oath) or not state.deck:
        table.answer(table.decision.options[0])
        state = table.state.copy()
    return state


def test_backs_are_mixed_within_a_section_only() -> None:
    """1.19, 9.4. Each section keeps its visions, the top card its back; the order of backs below is open."""
    g = fresh(4)
    kinds = [Counter(map(back, section)) for section in sections(g)]
    assert [count["vision"] for count in kinds] == [2, 3, 0]
    orders = set()
    for number in range(12):
        other = imagined(g, 1, number)
        assert [Counter(map(back, section)) for section in sections(other)] == kinds
        assert back(other.deck[-1]) == back(g.deck[-1])
        orders.add(tuple(map(back, other.deck)))
    assert len(orders) > 8


def test_a_draw_cannot_be_taken_back_unseen() -> None:
    """9.4. It shows everybody the backs of what was drawn, also if the seat knew them already."""
    g = oath(3).g
    for spot in range(-4, 0):
        g.deck_seen[spot] |= 1
    before = g.copy()
    for _ in range(3):
        drawn = draw_from_deck(g)
        assert drawn is not None
        g.hands[0].append(drawn[0])
        g.hand_seen[0].append(drawn[1])
    assert not learned(pools(before), pools(g), 0), "seat 0 knew them"
    assert learned(pools(before), pools(g), 1)
    assert learned(pools(before), pools(g), 2)


# -- piles, courts, relics, sites -------------------------------------------------------------------------------


def test_imagination_keeps_what_is_known_and_redeals_the_rest() -> None:
    """9.4. Backs in piles and courts stay where they are; faces that were seen too."""
    g = oath(4).adviser(1, "conspiracy", up=False).adviser(2, "keep", up=False).g
    g.pile_seen[0][0] |= 1
    changed = Counter[str]()
    for number in range(12):
        other = imagined(g, 0, number)
        assert GAME.view(other, 0) == GAME.view(g, 0)
        assert other.piles[0][0] is g.piles[0][0]
        assert [back(card) for pile in other.piles for card in pile] == [
            back(card) for pile in g.piles for card in pile
        ]
        assert other.advisers[1][0].bit & VISION_BITS
        for name in ("piles", "deck", "relic_deck", "reliquary", "sites", "site_deck", "buried", "advisers"):
            changed[name] += getattr(other, name) != getattr(g, name)
    assert min(changed.values()) > 2, f"hardly ever dealt anew: {changed}"
    assert len(changed) == 8


@pytest.mark.parametrize("seat", [0, 1, None])
def test_facedown_things_are_named_by_their_backs(seat: int | None) -> None:
    """9.4. An owner sees the own facedown adviser; the others its back."""
    g = oath(3).adviser(1, "conspiracy", up=False).adviser(1, "keep").g
    seen = GAME.view(g, seat)["players"][1]["advisers"]
    assert [adviser["card"] for adviser in seen] == ["vision:conspiracy" if seat == 1 else "vision", "card:keep"]
    assert [adviser["up"] for adviser in seen] == [False, True]
    assert {site["site"] for site in GAME.view(g, seat)["sites"] if not site["up"]} == {"site"}
    assert all(relic == "relic" for site in GAME.view(g, seat)["sites"] for relic in site["relics"])


def test_the_scepter_shows_the_reliquary_only_to_a_holder_who_looks() -> None:
    """6.4. Its holder knows nothing until then."""
    scene = oath(3)
    assert GAME.view(scene.g, 0)["reliquary"] == ["relic"] * 4
    scene.asks(peek_reliquary(scene.g, 0))
    assert GAME.view(scene.g, 0)["reliquary"] == [relic.ref for relic in scene.g.reliquary if relic is not None]
    assert GAME.view(scene.g, 1)["reliquary"] == ["relic"] * 4


# -- through a hand ---------------------------------------------------------------------------------------------


def finish(scene: Scene, kept: Card) -> None:
    """Seat 1 searches the pile of the cradle, keeps this card and plays it face down."""
    g = scene.g
    rest = [card.ref for card in g.piles[0][-3:][::-1] if card is not kept]
    scene.asks(search(g, 1), "pile:cradle", kept.ref, rest[0], "face-down")


def pile_of(scene: Scene, *names: str) -> Scene:
    """These cards are the pile of the cradle, the last one on top."""
    for name in names:
        scene._take_away(CARD[name])
    for card in scene.g.piles[0]:
        scene.g.box.append(card)
    scene.g.piles[0] = [CARD[name] for name in names]
    scene.g.pile_seen[0] = [0] * len(names)
    return scene._changed()


def test_a_player_who_has_seen_a_pile_does_not_see_which_card_was_kept() -> None:
    """9.4, 5.1.3. Blue has looked through the pile; Red draws three of it and plays one face down."""
    scene = pile_of(oath(3), "keep", "scouts", "garrison").turn(1)
    scene.g.pile_seen[0] = [1 << 2] * 3
    finish(scene, CARD["scouts"])
    g = scene.g
    assert g.advisers[1] == [CARD["scouts"]]
    assert g.faceup[1] == [False]
    assert g.adviser_seen[1] == [1 << 1]
    assert GAME.view(g, 2)["players"][1]["advisers"][0]["card"] == "denizen"


def test_a_card_that_lay_face_up_can_be_hidden_again() -> None:
    """9.4. That everybody knew it in the pile neither turns it up nor tells which of three was kept."""
    scene = pile_of(oath(3), "keep", "scouts", "garrison").turn(1)
    scene.g.pile_seen[0] = [scene.g.everybody] * 3
    finish(scene, CARD["keep"])
    g = scene.g
    assert (g.advisers[1], g.faceup[1]) == ([CARD["keep"]], [False])
    assert [GAME.view(g, seat)["players"][1]["advisers"][0]["card"] for seat in (0, 2, None)] == ["denizen"] * 3
    mine: dict[str, Any] = GAME.view(g, 1)["players"][1]["advisers"][0]
    assert mine["card"] == "card:keep"


# -- whichever card was chosen ----------------------------------------------------------------------------------

CHOICES = ("first-adviser", "keep", "discard-first")


def play_on_hidden(run: Run, seat: int, ref: str) -> bool:
    """Choose a card, discard denizens first, play what is kept face down; False if that cannot be done."""
    decision = run.decision
    while decision is not None and decision.seat == seat and decision.prompt in (*CHOICES, "play", "keep-another"):
        if decision.prompt == "play":
            option = decision.find("face-down")
        elif decision.prompt == "keep-another":
            option = decision.find("done")
        elif ref:
            option, ref = decision.find(ref), ""
        else:
            option = min((card for card in decision.options if isinstance(card, Card)), key=back)
        if option is None:
            return False
        run.answer(seat, option)
        decision = run.decision
    return True


def test_nobody_sees_which_of_a_players_cards_was_chosen() -> None:
    """9.4, 1.23, 5.1.3. Cards of one back: every choice looks the same to the others, whatever they had seen."""
    compared = 0
    for number in range(4):
        table, random = Table(ANY_LAND, 4, seed=f"choices {number}"), Random(number)
        while not table.over:
            decision = random.choice(table.pending)
            if decision.prompt in CHOICES and not shown_to_all(table, decision.seat):
                compared += compare_choices(table, decision)
            table.answer(random.choice(list(decision.options)), decision.seat)
    assert compared > 40


def shown_to_all(table: Table, seat: int) -> bool:
    """relic.truthful-harp. It shows the hand, and which card is kept."""
    assert isinstance(table.state, Oath)
    return all(mask == table.state.everybody for mask in table.state.hand_seen[seat])


def compare_choices(table: Table, decision: Decision) -> int:
    """How many choices were compared with the first one of the same back."""
    views: dict[str, list[Any]] = {}
    compared = 0
    for card in decision.options:
        assert isinstance(card, Card)
        run = table.run.fork()
        if play_on_hidden(run, decision.seat, card.ref):
            state = run.state
            assert isinstance(state, Oath)
            others = [seat for seat in (None, *range(state.seats)) if seat != decision.seat]
            seen = [GAME.view(state, seat) for seat in others]
            if back(card) in views:
                assert seen == views[back(card)], f"{decision}: {card} can be told apart"
                compared += 1
            views.setdefault(back(card), seen)
    return compared
