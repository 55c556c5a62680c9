"""8. Whole chronicles by chance: nothing is lost from game to game, and nothing is known beforehand."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from crownlands.core.records import Record
from crownlands.core.series import Saga
from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARDS, DENIZENS, GOALS, RELICS, SITES, Card
from crownlands.games.oath.invariants import all_cards
from crownlands.games.oath.state import EXILE, NOBODY, Oath

GAMES = 12
SOAK = int(os.environ.get("CROWNLANDS_GAMES", "1000"))
CHECK_EVERY = 40


def play(table: Table, random: Random) -> None:
    """A game by chance, with its invariants checked; every page of its chronicle is checked."""
    while not table.over:
        g = table.state
        if g.winner != NOBODY or not len(table.history) % CHECK_EVERY:
            GAME.check(g)
            GAME.view(g, 0), GAME.features(g, 1)
        decision = random.choice(table.pending)
        table.answer(random.choice(list(decision.options)), decision.seat)
    GAME.check(table.state)


def chronicle(seed: str, games: int) -> Iterator[tuple[Saga, dict[str, Any], Oath]]:
    """A chronicle by chance with three to six players who come and go; after every game what it hands on."""
    random = Random(seed)
    saga = Saga(GAME, "chronicle", random.choice(GAME.seats), seed=seed)
    for _ in range(games):
        play(saga.table, random)
        last, seats = saga.table.state, random.choice(GAME.seats)
        moved = {old: new for new, old in enumerate(random.sample(range(last.seats), min(seats, last.seats)))}
        saga.next(seats, moved)
        yield saga, dict(saga.heritage), last


def check_heritage(found: dict[str, Any], last: Oath, game: int) -> None:
    """8. What is handed on fits together, and to the table that wrote it."""
    world, outcasts, stake = set(found["world"]), set(found["dispossessed"]), set(found["at_stake"])
    lying = {name for row in found["board"] for name in row["cards"]}
    assert found["played"] == game
    assert not world & outcasts and stake <= world and not stake & lying
    archive = {card.name for card in last.archive if card.kind == "denizen"}
    assert world | outcasts | archive == {card.name for card in DENIZENS}
    assert len(world) + len(outcasts) + len(archive) == len(DENIZENS)
    seen = [name for row in found["board"] for name in row["relics"]]
    named = [*seen, *found["relic_deck"], *found["relics_seen"]]
    assert len(named) == len(set(named)) and len(named) + sum(row["unseen"] for row in found["board"]) <= len(
        RELICS
    )
    if last.role[last.winner] == EXILE:
        assert len(found["citizens"]) <= last.seats - 2


def check_next(before: dict[str, Any], g: Oath) -> None:
    """8.4, 8.5. Six come and six go; whatever the record told is where everybody may know it."""
    GAME.check(g)
    world = {card.name for card in all_cards(g) if card.kind == "denizen"}
    world -= {card.name for card in (*g.archive, *g.dispossessed)}
    came, went = world - set(before["world"]), set(before["world"]) - world
    assert len(came) == 6 and not came & set(before["at_stake"])
    assert len(went) == min(6, len(before["at_stake"])) and went <= set(before["at_stake"])
    assert g.oath.name == before["oath"]
    assert before["chancellor"] in (NOBODY, g.chancellor)


@pytest.mark.parametrize("seed", ["first", "second"])
def test_a_long_chronicle(seed: str) -> None:
    """8, 8.4, 8.5. Twelve games, three to six players: every card once, six come and six go."""
    oaths = set()
    for game, (saga, found, last) in enumerate(chronicle(seed, GAMES), start=1):
        check_heritage(found, last, game)
        dealt(saga.table)
        check_next(found, saga.table.state)
        oaths.add(found["oath"])
    assert len(oaths) > 1


def dealt(table: Table) -> None:
    """Play the set-up of a table: then every card is somewhere."""
    while table.decision.rule.startswith("1."):
        table.answer(table.decision.options[0])


def test_the_records_of_a_chronicle_play_it_again() -> None:
    """8. With players who have changed seats in between."""
    *_, (saga, _, _) = chronicle("records", 4)
    records = [Record.parse(record.text()) for record in saga.records()]
    again = Saga.from_records(GAME, records)
    assert again.heritage == saga.heritage and len(again.tables) == 5
    assert [table.hash for table in again.tables] == [table.hash for table in saga.tables]


def test_the_next_game_cannot_be_known_from_the_last_record() -> None:
    """8, 8.8. From the same record two tables start with other seeds, decks, newcomers and outcasts."""
    saga = Saga(GAME, "chronicle", 4)
    play(saga.table, Random("unknown"))
    records = [Record.parse(record.text()) for record in saga.records()]
    one, other = (Saga.from_records(GAME, records) for _ in range(2))
    assert one.heritage == other.heritage and one.table.setup.seed != other.table.setup.seed
    for saga in (one, other):
        dealt(saga.table)
    first, second = one.table.state, other.table.state
    assert [card.name for card in first.deck] != [card.name for card in second.deck]
    assert {*first.archive} != {*second.archive} and {*first.dispossessed} != {*second.dispossessed}


@pytest.mark.soak
def test_a_thousand_games_show_every_card() -> None:
    """8, 8.4. Chronicles of forty games: every oath, site, relic, denizen and edifice; archives run dry."""
    met: set[Card] = set()
    oaths: set[str] = set()
    healed = 0
    for number in range(max(1, SOAK // 40)):
        for game, (saga, found, last) in enumerate(chronicle(f"soak {number}", 40), start=1):
            check_heritage(found, last, game)
            met |= {card for row in last.cards for card in row} | {
                card for court in last.advisers for card in court
            }
            met |= {site for site, up in zip(last.sites, last.site_up, strict=True) if up}
            met |= {relic for held in last.relics for relic in held}
            oaths.add(saga.heritage["oath"])
            healed += any(event.key == "archive-healed" for event in saga.table.log)
    assert oaths == {goal.name for goal in GOALS} and healed > 10
    wanted = {card for card in CARDS if card.kind in ("denizen", "edifice", "ruin", "site", "relic")}
    assert names(wanted - met) == []
    assert {*SITES} <= met


def names(cards: set[Card]) -> list[str]:
    return sorted(card.name for card in cards)
