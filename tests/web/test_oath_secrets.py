"""9.4. Over a whole game of Oath: what a seat cannot know is in nothing that its browser is told, on no page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import expect

from crownlands.core.hidden import Zone
from crownlands.core.records import Record
from crownlands.core.registry import game
from crownlands.core.table import Table
from crownlands.games.oath.knowledge import card_pools
from tests.server.house import Person
from tests.server.place import Message, patched, play
from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.oath_moments import GAME, laid_out, moment, words
from tests.web.test_secrets import moment as moment_of
from tests.web.test_secrets import told
from tests.web.web_house import WebHouse

LOOKS = 4
"""How often the pages are read during the game."""


class Moment(NamedTuple):
    """What a seat may know after so many answers, and the cards that it has never seen until then."""

    view: Mapping[str, Any]
    unseen: frozenset[str]


def out_of_sight(zone: Zone, seat: int | None) -> Sequence[int]:
    """The spots of a zone that a seat, or an onlooker, has not seen."""
    return zone.spots if seat is None else zone.unknown(seat)


def truth(record: Record, seat: int | None) -> Iterator[Moment]:
    """A game from the beginning, as it is written down: a moment after every answer."""
    table: Table = record.new_table(game(GAME))
    unseen: frozenset[str] | None = None
    for answer in (None, *record.answers):
        if answer is not None:
            table.answer(answer.ref, answer.seat)
        state: Any = table.state
        if state.deck or unseen is not None:  # before that nothing has been dealt
            zones = [zone for pool in card_pools(state) for zone in pool]
            now = frozenset(zone.items[spot].ref for zone in zones for spot in out_of_sight(zone, seat))
            unseen = now if unseen is None else unseen & now
        yield Moment(table.view(seat), unseen or frozenset())


def views(guest: Guest) -> Iterator[tuple[int, Message]]:
    """The table as the frames tell it, after how many answers."""
    view: Any = None
    for message in guest.frames("state", "move"):
        view = message["view"] if message["type"] == "state" else patched(view, message["patch"])
        answers = moment_of(message)
        assert answers is not None
        yield answers, view


def on_the_page(guest: Guest) -> tuple[int, str]:
    """What stands on the page, in its markup and to be read, every line in quotes; and after how many answers."""
    answers = moment_of(guest.frames("state", "move")[-1])
    assert answers is not None
    lines = guest.page.locator("body").inner_text().splitlines()
    return answers, "\n".join([guest.page.content(), *(f'"{line.strip()}"' for line in lines)])


def test_what_a_seat_has_never_seen_is_in_no_frame_and_on_no_page(
    come: Come, house: WebHouse, ann: Person, bob: Person
) -> None:
    """Facedown advisers, hands, relics, sites and the order of the decks, against the record after the end."""
    table = laid_out(house, moment(3, lambda *_: True), [ann, bob, "random"])
    guests: dict[int | None, Guest] = {1: come("ru").be(bob), None: come("en")}
    pages: dict[int | None, list[tuple[int, str]]] = {seat: [] for seat in guests}
    for guest in guests.values():
        guest.go_to_table(table)
        expect(guest.page.locator("#board .plot").first).to_be_visible()
    with ann.socket(table) as first, bob.socket(table) as second:
        for number in range(1, LOOKS + 1):
            play(first, second, answers=40 * number, seed=f"secrets {number}")
            for seat, guest in guests.items():
                guest.catch_up(first.seq)
                pages[seat].append(on_the_page(guest))
        play(first, second, seed="to the end")
    record = Record.parse(ann.ask("GET", f"/api/tables/{table['id']}/record").text)
    looked_for = 0
    for seat, guest in guests.items():
        expect(guest.ceremony).to_be_visible()
        said = words(guest)
        moments = list(truth(record, seat))
        for answers, view in views(guest):
            assert view == moments[answers].view, f"seat {seat} after {answers} answers"
        messages = [(moment_of(json.loads(text)), text) for text in told(guest) if text.startswith("{")]
        for when, text in [*messages, *pages[seat]]:
            hidden = moments[when].unseen if when is not None else ()
            leaked = [ref for ref in hidden if f'"{ref}"' in text or f'"{said.name(ref)}"' in text]
            assert not leaked, f"seat {seat} was told of {leaked} after {when} answers"
            looked_for += len(hidden)
    assert looked_for > 10_000
