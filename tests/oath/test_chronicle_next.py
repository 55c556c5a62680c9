"""8.3.5.6-8.8. What the next table draws."""

from __future__ import annotations

from typing import Any

import pytest

from crownlands.core.errors import BadSetup
from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, DENIZENS, PLACES, RELICS, SUIT, SUITS, VISION_BITS, Card
from crownlands.games.oath.heritage import first_heritage
from crownlands.games.oath.land import read_land
from crownlands.games.oath.powers.edifices import swap_for_dispossessed
from crownlands.games.oath.state import Oath
from crownlands.games.oath.view import view

WORLD = [card for card in DENIZENS if card.first_game]
ARCHIVE = [card for card in DENIZENS if not card.first_game]


def heritage(**more: Any) -> dict[str, Any]:
    """The first land, as a chronicle would hand it on, with these changes."""
    return {**first_heritage(), "played": 1, "suit": "order", **more}


def board(**rows: dict[str, Any]) -> list[dict[str, Any]]:
    """Sites by place, such as cradle_1; all other places are open."""
    names = [place.name.replace(".", "_") for place in PLACES]
    return [rows.get(name, {"site": None}) for name in names]


def set_up(seed: str = "next", seats: int = 4, **more: Any) -> Oath:
    """The next table as it is laid out, with nothing left of any card."""
    table = Table(GAME, seats, seed=seed, heritage=heritage(**more))
    while table.decision.rule.startswith("1."):
        table.answer(table.decision.options[0])
    GAME.check(table.state)
    g = table.state.copy()
    assert isinstance(g, Oath)
    return g


def names(cards: list[Card]) -> list[str]:
    return sorted(card.name for card in cards)


# -- sites ------------------------------------------------------------------------------------------------------


def test_open_places_are_filled_face_down_and_every_region_has_a_face_up_site() -> None:
    """8.3.5.6, 8.3.5.7. The topmost is turned up where no other is, and gets what it asks for."""
    for number in range(8):
        g = set_up(str(number), board=board(provinces_2={"site": "river"}))
        assert g.site_up == [True, False, False, True, False, True, False, False]
        assert g.sites[3].name == "river" and len({*g.sites, *g.site_deck}) == 23
        for slot in (0, 5):
            assert len(g.buried[slot]) == g.sites[slot].start.relics
        assert g.pawn[g.chancellor] == 0


# -- 8.4 --------------------------------------------------------------------------------------------------------


def test_three_two_and_one_newcomers_clockwise() -> None:
    # ruling O30
    """8.4. From the archive by chance, and everybody sees them; the order of suits goes round."""
    for suit in SUITS:
        g = set_up(suit=suit.name)
        came = [card for card in ARCHIVE if card not in g.archive]
        counts = [sum(card.suit is each for card in came) for each in SUITS]
        expected = [0] * 6
        for step, amount in enumerate((3, 2, 1)):
            expected[(suit.index + step) % 6] = amount
        assert counts == expected
    table = Table(GAME, 4, seed="next", heritage=heritage(suit="nomad"))
    [event] = [event for event in table.log if event.key == "joined-world"]
    assert set(event.facts["cards"]) == {card for card in ARCHIVE if card not in table.state.archive}  # type: ignore[arg-type]


def test_another_seed_brings_others() -> None:
    # ruling O27
    """8.4, 8.5, 8.8. Nothing follows from what was handed on: chance is the next table's own."""
    stake = [card.name for card in WORLD[:30] if card.name not in ("longbows", "taming-charm", "elders")]
    tables = [set_up(str(number), at_stake=stake) for number in range(6)]
    assert len({tuple(names(g.archive)) for g in tables}) > 1
    assert len({tuple(names(g.dispossessed)) for g in tables}) > 1
    assert len({tuple(card.name for card in g.deck) for g in tables}) == 6


def poor_archive() -> dict[str, Any]:
    """Two Order cards are left in the archive; of the Dispossessed most are Nomads and Beasts, ten each."""
    order = _of("order")[:-2]
    outcasts = [*_of("nomad")[:10], *_of("beast")[:10], *_of("hearth")[:9]]
    return {
        "world": sorted({card.name for card in (*WORLD, *order)}),
        "dispossessed": sorted(card.name for card in outcasts),
    }


def test_an_archive_that_lacks_cards_is_healed() -> None:
    """8.4. None of them comes; six of the largest suit among the Dispossessed do, the others go to the archive."""
    more = poor_archive()
    suits = set()
    for number in range(12):
        g = set_up(str(number), **more)
        came = [CARD[name] for name in more["dispossessed"] if CARD[name] not in g.archive]
        assert len(came) == 6 and len({card.suit for card in came}) == 1
        assert not g.dispossessed and g.outcasts == 0
        assert sum(card.suit is SUIT["order"] and card.kind == "denizen" for card in g.archive) == 2
        suits |= {card.suit.name for card in came if card.suit is not None}
    assert suits == {"nomad", "beast"}, "chance decides among equals"


def test_an_archive_with_just_enough_is_not_healed() -> None:
    """8.4. Three of the suit, two of the next, one of the one after are all it takes."""
    left = [card for suit, count in (("order", 3), ("hearth", 2), ("beast", 1)) for card in _of(suit)[:count]]
    gone = [card for suit in ("order", "hearth", "beast") for card in _of(suit) if card not in left]
    g = set_up(world=sorted({card.name for card in (*WORLD, *gone)}), dispossessed=names(_of("nomad")[:7]))
    assert not [card for card in g.archive if card in left]
    assert len(g.dispossessed) == 7


def _of(suit: str) -> list[Card]:
    return [card for card in ARCHIVE if card.suit is SUIT[suit]]


def test_a_healed_archive_with_few_dispossessed() -> None:
    """8.4, 9.3. Fewer than six of the largest suit: those that there are; none at all: nobody comes."""
    order = [card.name for card in _of("order")]
    world = sorted({card.name for card in WORLD} | set(order))
    g = set_up(world=world, dispossessed=names(_of("nomad")[:4] + _of("beast")[:3]))
    assert names([card for card in _of("nomad") if card not in g.archive]) == names(_of("nomad")[:4])
    g = set_up(world=world, dispossessed=[])
    assert len(g.archive) == 144 - len(order) + 6


# -- 8.5 --------------------------------------------------------------------------------------------------------


def test_six_of_those_at_stake_leave_the_world_unseen() -> None:
    # ruling O28
    """8.5, 9.4. Those who went earlier are known to all, the newest to nobody."""
    stake = [card.name for card in WORLD[10:24] if card.name not in ("longbows", "taming-charm", "elders")]
    old = [card.name for card in ARCHIVE[:6]]
    g = set_up(at_stake=stake, dispossessed=old)
    new = [card for card in g.dispossessed if card.name not in old]
    assert len(new) == 6 and {card.name for card in new} <= set(stake)
    assert not [card for card in new if card in g.deck]
    assert sorted(view(g, 0)["dispossessed"]) == sorted(f"card:{name}" for name in old)
    zone = GAME.pools(g)[0][0]
    assert [zone.items[spot] for spot in zone.spots] == new
    swap_for_dispossessed(g, g.hands[0], g.hand_seen[0], [], 1)
    assert view(g, 0)["dispossessed"] == [], "mixed: nobody can tell any more"


def test_few_at_stake() -> None:
    """8.5, 9.3. If fewer than six are at stake, all of them go."""
    assert names(set_up(at_stake=["wolves", "keep"]).dispossessed) == ["keep", "wolves"]


# -- 8.6 --------------------------------------------------------------------------------------------------------

SEEN = ("map", "whistle", "ivory-eye")
TOP = ("grand-mask", "cup-of-plenty", "brass-horse", "oracular-pig", "sticky-fire")


def test_relics_that_somebody_has_seen_stay_and_are_known_to_all() -> None:
    """8.6, 8.6.2, 8.7.1, 9.4. Face down at their site; by the record everybody could know them."""
    g = set_up(board=board(cradle_1={"site": "mine", "relics": ["map"]}))
    assert (g.buried[0], g.buried_seen[0]) == ([CARD["map"]], [g.everybody])


def test_relics_that_nobody_has_seen_are_redealt_among_themselves() -> None:
    # ruling O29
    """8.6.1, 8.6.2. Never one that somebody has held or looked at."""
    rows = board(cradle_1={"site": "drowned-city", "unseen": 2}, provinces_1={"site": "mine", "unseen": 1})
    fresh = {relic.name for relic in RELICS} - {*SEEN, *TOP}
    met: set[str] = set()
    for number in range(30):
        g = set_up(str(number), board=rows, relic_deck=list(TOP), relics_seen=list(SEEN))
        laid = {relic.name for slot in (0, 2) for relic in g.buried[slot]}
        assert len(laid) == 3 and not any(g.buried_seen[0] + g.buried_seen[2])
        met |= laid
    assert met <= fresh and len(met) > 6


def test_the_winners_and_the_reliquarys_relics_come_on_top() -> None:
    """8.6.3, 1.17. Shuffled, so the Reliquary gets four of them by chance; the next one is on top of the deck."""
    met: set[frozenset[Card | None]] = set()
    for number in range(20):
        g = set_up(str(number), relic_deck=list(TOP))
        assert {relic.name for relic in (*g.reliquary, g.relic_deck[-1]) if relic is not None} == set(TOP)
        met.add(frozenset(g.reliquary))
    assert len(met) > 1


def test_relics_in_order() -> None:
    """8.6.3. A deck that comes from elsewhere as it lies: the last one is the top."""
    g = set_up(relic_deck=list(TOP), relics_in_order=True)
    assert [relic.name for relic in g.reliquary if relic is not None] == list(TOP[:0:-1])
    assert g.relic_deck[-1].name == TOP[0]


def test_a_site_without_a_relic_when_all_are_on_top() -> None:
    # ruling O37
    """8.6.2, 9.3. Nothing is left to fill it from: not from those that are put on top afterwards."""
    top = [relic.name for relic in RELICS]
    rows = board(cradle_1={"site": "mine"}, provinces_1={"site": "river"}, hinterland_1={"site": "plains"})
    g = set_up(board=rows, relic_deck=top)
    assert g.buried[0] == [] and len(g.relic_deck) == 16


def test_too_few_relics_for_the_reliquary() -> None:
    """1.17, 9.3. With almost all relics at sites a space of the Reliquary stays open."""
    rows = [
        {"site": site, "unseen": count}
        for site, count in zip(
            ("mine", "steppe", "mountain", "marshes", "wastes", "deep-woods", "ancient-city", "drowned-city"),
            (3, 2, 2, 2, 2, 2, 2, 3),
            strict=True,
        )
    ]
    g = set_up(board=rows)
    assert [relic is None for relic in g.reliquary] == [False, False, True, True]


# -- 8.8 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 6])
def test_a_new_world_deck(seats: int) -> None:
    """8.8. Twelve on eighteen on the rest, two visions and three; all denizens of the world not at sites."""
    stake = [card.name for card in WORLD[10:24] if card.name not in ("longbows", "taming-charm", "elders")]
    table = Table(GAME, seats, seed="deck", heritage=heritage(at_stake=stake))
    while table.decision.rule == "1.9":
        table.answer(table.decision.options[0])
    g = table.state
    assert g.seams[:2] == [12, 18]
    top, second = g.deck[-12:], g.deck[-30:-12]
    assert [sum(bool(card.bit & VISION_BITS) for card in part) for part in (top, second)] == [2, 3]
    drawn = [card for cards in (*g.piles, *g.hands) for card in cards]
    assert len(g.deck) + len(drawn) == 51 + 5


# -- a heritage that cannot be ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"board": "x"}, "board is not a list"),
        ({"board": []}, "8 places, not 0"),
        ({"board": [1] * 8}, "cradle.1 cannot be read"),
        ({"board": board(cradle_1={"site": "mine", "unseen": 5})}, "unseen must be a number from 0 to 4"),
        ({"board": board(cradle_1={"site": None, "unseen": 1})}, "no site"),
        ({"board": board(cradle_1={"site": "mine", "relics": ["map"], "unseen": 4})}, "no more than 4 relics"),
        ({"chancellor": 6}, "chancellor must be a number from -1 to 5"),
        ({"chancellor": "me"}, "chancellor must be a number"),
        ({"suit": "swords"}, "'swords' is not a suit"),
        ({"at_stake": ["wolves", "wolves"]}, "wolves is in this land twice"),
        ({"at_stake": ["longbows"]}, "longbows cannot be dispossessed"),
        ({"at_stake": ["bracken"]}, "bracken cannot be dispossessed"),
        ({"world": ["wolves"]}, "needs 14 denizens, not 1"),
        ({"board": board(cradle_1={"site": "mine", "cards": ["pied-piper"]})}, "pied-piper can only be"),
        ({"relic_deck": ["the-grand-scepter"]}, "'the-grand-scepter' is not a relic"),
        ({"relic_deck": ["map", "map"]}, "map is in this land twice"),
        ({"relic_deck": ["map"], "relics_seen": ["map"]}, "map is in this land twice"),
        (
            {"relic_deck": names(list(RELICS)), "board": board(cradle_1={"site": "mine", "unseen": 1})},
            "not enough relics",
        ),
        ({"citizens": ["purple"]}, "'purple' is not the colour"),
        ({"oath": None}, "there is no oath"),
        ({"world": 7}, "world is not a list"),
    ],
)  # fmt: skip
def test_an_impossible_land_is_reported_in_one_line(change: dict[str, Any], words: str) -> None:
    """8. A heritage may come from a file that somebody has changed."""
    with pytest.raises(BadSetup) as error:
        read_land(heritage(**change))
    assert words in str(error.value) and "\n" not in str(error.value)


def test_a_board_shows_its_side_before_it_is_chosen() -> None:
    """1.9, 8.7.2. Who takes one that the chronicle has turned knows that it makes a Citizen."""
    table = Table(GAME, 4, seed="sides", heritage=heritage(citizens=["red", "white"]))
    told = {board.ref: preview.key for board, preview in table.previews(table.decision.seat)}
    assert table.decision.prompt == "board" and len(told) == 5
    assert {ref for ref, key in told.items() if key == "board-citizen"} == {"colour:red", "colour:white"}
    plain = Table(GAME, 4, seed="sides", heritage=heritage())
    assert plain.previews(plain.decision.seat) == [], "nothing to tell where all begin as Exiles"
