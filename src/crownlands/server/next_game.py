"""The next game of a saga: its table, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.sagas import SagaLink
from crownlands.server import seating, seeds
from crownlands.server.errors import ApiError
from crownlands.server.house import House, change_row
from crownlands.server.live import LiveTable
from crownlands.server.playing import turn
from crownlands.server.saga import has_ended, id_of, is_later_game, link_of, rules_of
from crownlands.server.waiting_room import (
    Continued,
    must_act_as_host,
    must_wait,
    new_table,
    spec_of,
    stored_setup,
)


async def next_of_saga(house: House, live: LiveTable) -> str | None:
    """The table of the saga's next game, if this one is over and another follows."""
    rules, link, heritage = rules_of(live), link_of(live.row["setup"]), live.handed_on
    if rules is None or link is None or heritage is None or has_ended(live):
        return None
    later = SagaLink(link.name, link.number + 1)
    players = [player.copy() for player in live.players]
    people_hurry = live.row["clock"]["kind"] == "live" and any(player["kind"] == "person" for player in players)
    waits = rules.seats_may_change or people_hurry
    people = tuple(dict.fromkeys(player["person"] for player in players if player["person"] is not None))
    away = () if rules.seats_may_change else away_from(live, people)
    follows = Continued(later, heritage, saga=id_of(live), waits=waits, people=people, away=away)
    givers = seeds.givers(live.row)
    return (await new_table(house, next_host(live), players, spec_of(live), follows, live, givers)).id


def away_from(live: LiveTable, people: Sequence[str]) -> tuple[str, ...]:
    """For whom a bot plays on in the next game of a series, so that nobody waits for them: whoever has left and is
    not here. If everybody has left, nobody waits, and all of them are asked."""
    gone = tuple(
        person
        for person in people
        if person not in live.audience.online and all(seat in live.stand_ins for seat in live.seats_of(person))
    )
    return gone if len(gone) < len(people) else ()


def next_host(live: LiveTable) -> str:
    """The host, unless they have left: then the first of those who have played to the end themselves."""
    host = live.row["host"]
    stayed = [
        player["person"]
        for seat, player in enumerate(live.players)
        if player["person"] is not None and seat not in live.stand_ins
    ]
    return host if host in stayed or host in live.audience.online or not stayed else stayed[0]


async def arrange(house: House, live: LiveTable, person: str, order: Sequence[int | None]) -> None:
    """The host moves seats, removes some or adds free ones (None), before a later game of a saga."""
    async with turn(house, live):
        must_wait(live)
        await must_act_as_host(house, live, person)
        rules, link, setup = rules_of(live), link_of(live.row["setup"]), live.row["setup"]
        if rules is None or link is None or not is_later_game(live) or not rules.seats_may_change:
            raise ApiError("seats-fixed", 409)
        kept = [seat for seat in order if seat is not None]
        if len(set(kept)) < len(kept) or not set(kept) <= set(range(len(live.players))):
            raise ApiError("no-such-seat")
        moved = {old: new for new, old in enumerate(order) if old is not None}
        heritage = dict(rules.reseated(setup["heritage"] or {}, moved))
        stored_setup(live.game, len(order), spec_of(live), Continued(link, heritage))  # refuses what cannot be
        players = [seating.open_seat() if old is None else live.players[old] for old in order]
        await change_row(house, live, players=players, setup={**setup, "heritage": heritage})
        live.reset(())
        live.audience.tell_state()
