"""Set-up: factions, territories, resources, armies; five players and two."""

from __future__ import annotations

from typing import Any

from crownlands.core.table import Table
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.components import BASE, FACTIONS
from crownlands.words import Words


def settle(table: Table) -> Table:
    """Everybody takes the first option until the first action is to be selected."""
    while table.pending and table.decision.prompt != "select":
        decision = table.pending[0]
        table.answer(decision.options[0].ref, decision.seat)
    return table


def test_the_pieces_of_the_box() -> None:
    """components. Thirteen factions of five levels, eight cards of two sides, sixteen tokens."""
    catalogue = GAME.catalogue()
    base = [faction for faction in catalogue["factions"].values() if not faction["extra"]]
    assert len(base) == 13
    assert all(len(faction["levels"]) == 5 for faction in catalogue["factions"].values())
    assert len(catalogue["territories"]) == 16
    assert len(catalogue["tokens"]) == 16
    assert (catalogue["armies"], catalogue["shields"], catalogue["highest_dial"]) == (7, 5, 11)


def test_everybody_settles_in_secret() -> None:
    """setup, setup.territory, setup.armies, setup.resources. Side, region and six resources, all at once."""
    table = Table(GAME, 3, seed="settle")
    assert [decision.prompt for decision in table.pending] == ["side"] * 3
    for seat in range(3):
        side = table.asked(seat).options[1]  # type: ignore[union-attr]
        table.answer(side.ref, seat)
        region = table.asked(seat).options[0]  # type: ignore[union-attr]
        assert region.ref.startswith(side.ref.replace("territory", "region"))
        table.answer(region.ref, seat)
        assert table.state.territories == []
        table.answer("n:2", seat)
        table.answer("n:1", seat)
    assert [player["resources"] for player in table.view(None)["players"]] == [[2, 1, 3]] * 3
    assert all(len(armies) == 2 and len(set(armies)) == 1 for armies in table.state.armies)
    assert table.decision.prompt == "select"


def test_no_army_starts_in_water_or_crags() -> None:
    """setup.armies, map.impassable. They are refused, with the reason."""
    for seed in range(4):
        table = Table(GAME, 5, seed=f"water {seed}")
        for seat in range(5):
            table.answer(table.asked(seat).options[0].ref, seat)  # type: ignore[union-attr]
            refused = {thing.ref: reason.key for thing, reason in table.why_not(seat)}
            home = table.asked(seat).options[0].territory  # type: ignore[union-attr]
            assert set(refused) == {region.ref for region in home.regions if not region.open}
            assert set(refused.values()) <= {"impassable"}


def test_starting_in_ruins_is_searching() -> None:
    """setup.armies, ruins. Ruling K2: both armies lie down."""
    for seed in range(20):
        table = Table(GAME, 2, seed=f"ruins {seed}")
        sides: list[Any] = list(table.asked(0).options)  # type: ignore[union-attr]
        side = next((side for side in sides if any(region.ruins for region in side.regions)), None)
        if side is not None:
            break
    assert side is not None
    table.answer(side.ref, 0)
    ruins = next(region for region in table.asked(0).options if region.ruins)  # type: ignore[union-attr]
    table.answer(ruins.ref, 0)
    settle(table)
    assert table.state.lying[0] == [ruins, ruins]


def test_factions_are_dealt_chosen_or_drafted() -> None:
    """setup.faction, setup.first. Choice goes clockwise from the first, a draft the other way (ruling K1)."""
    table = Table(GAME, 4, {"factions": "choice"}, seed="choice")
    first = table.state.first
    assert table.decision.seat == first
    assert len(table.decision.options) == len(BASE)
    taken = table.decision.options[3]
    table.answer(taken.ref)
    assert table.decision.seat == (first + 1) % 4
    assert [(thing, reason.key) for thing, reason in table.why_not(table.decision.seat)] == [
        (taken, "faction-taken")
    ]
    table = Table(GAME, 4, {"factions": "draft", "extra": True}, seed="draft")
    assert table.decision.seat == (table.state.first - 1) % 4
    assert len(table.decision.options) == 6
    table = Table(GAME, 4, seed="deal")
    assert len(set(table.state.factions)) == 4


def test_extra_factions_only_when_asked_for() -> None:
    """setup.faction. The four of Heroes' Call are marked and join by a variant."""
    assert len(FACTIONS) - len(BASE) == 4
    table = Table(GAME, 2, {"factions": "choice", "extra": True}, seed="extra")
    assert len(table.decision.options) == 17
    dealt = {faction.name for seed in range(60) for faction in Table(GAME, 5, seed=f"base {seed}").state.factions}
    assert dealt == {faction.name for faction in BASE}


def test_chance_gives_no_halflings_to_two_players() -> None:
    """two, setup.faction. Ruling K30: not dealt, not drafted; by choice they can be had, with a warning."""
    for seats, expected in ((2, False), (3, True)):
        tables = [Table(GAME, seats, seed=f"deal {seed}") for seed in range(40)]
        dealt = {faction.name for table in tables for faction in table.state.factions}
        drafts = [Table(GAME, seats, {"factions": "draft"}, seed=f"draft {seed}") for seed in range(40)]
        drafted = {option.ref for table in drafts for option in table.decision.options}
        assert ("halflings" in dealt, "faction:halflings" in drafted) == (expected, expected)
    by_choice = Table(GAME, 2, {"factions": "choice"}, seed="choice")
    assert "faction:halflings" in {option.ref for option in by_choice.decision.options}
    assert "is not a good choice" in Words("en", GAME).prompt(by_choice.decision)
    three = Table(GAME, 3, {"factions": "choice"}, seed="choice")
    assert Words("en", GAME).prompt(three.decision) == "Which faction do you lead?"


def test_the_lost_kingdom_of_two() -> None:
    """two. A third card with a neutral army in every region, either side up (ruling K3)."""
    sides = set()
    for seed in range(12):
        table = settle(Table(GAME, 2, seed=f"lost {seed}"))
        lost = table.state.territories[2]
        sides.add(lost.side)
        assert [region for region in lost.open if table.state.garrison[region.index] == (2,)] == list(lost.open)
        assert lost.card not in {home.card for home in table.state.territories[:2]}
        assert table.view(0)["territories"][2]["seat"] is None
    assert sides == {"a", "b"}


def test_the_table_says_that_it_is_a_reconstruction() -> None:
    """components. The view and the catalogue say which edition is played and that it is not the printed one."""
    table = Table(GAME, 3, seed="edition")
    assert table.view(None)["edition"]["reconstructed"] is True
    marks = {
        level["provenance"] for faction in GAME.catalogue()["factions"].values() for level in faction["levels"]
    }
    assert marks == {"rules", "public", "reconstructed"}
    assert f"variant edition {table.view(None)['edition']['name']}" in table.record().text()
