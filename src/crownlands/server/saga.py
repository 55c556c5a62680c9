"""Where a table stands in its saga, according to its row and its game."""

from __future__ import annotations

from collections.abc import Collection
from time import time
from typing import TYPE_CHECKING

from crownlands.core.decisions import Seat
from crownlands.core.sagas import Heritage, SagaLink, SagaRules
from crownlands.server.clocks import DAY
from crownlands.server.messages import SagaInfo, SagaScore
from crownlands.server.rows import StoredSetup

if TYPE_CHECKING:
    from crownlands.server.table_state import TableState

HOST_SECONDS = 600.0
"""How long a later game of a saga waits for a host who is away; one over days, as long as for a move."""


def link_of(setup: StoredSetup) -> SagaLink | None:
    """Which game of which saga a stored set-up is; older ones also contain a seed, which is not used any more."""
    stored = setup["saga"]
    return SagaLink(stored["name"], stored["number"]) if stored else None


def rules_of(state: TableState) -> SagaRules | None:
    """The rules of the saga that a table belongs to."""
    link = link_of(state.row["setup"])
    return None if link is None else state.game.sagas[link.name]


def id_of(state: TableState) -> str:
    """What identifies a saga: its first table."""
    return state.row.get("saga") or state.id


def game_number(state: TableState) -> int:
    """Which game of its saga a table is; a saga may have been played elsewhere before."""
    rules, link = rules_of(state), link_of(state.row["setup"])
    assert rules is not None
    assert link is not None
    played = rules.played(state.row["setup"]["heritage"] or {})
    return link.number if played is None else played + 1


def is_later_game(state: TableState) -> bool:
    """Whether another table of the same saga was played before."""
    link = link_of(state.row["setup"])
    return link is not None and link.number > 1


def keeps_seats(state: TableState) -> bool:
    """Whether everybody keeps their seat: a later game of a saga whose points belong to the seats.

    Whoever put the leader out and sat down there would have the points; a bot that was put there would lose them.
    """
    rules = rules_of(state)
    return rules is not None and not rules.seats_may_change and is_later_game(state)


def without_role(state: TableState, seat: Seat) -> StoredSetup:
    """The set-up once the host has put somebody out of a later game: what they were to play is not the host's to
    give, nor to take."""
    rules, setup = rules_of(state), state.row["setup"]
    if rules is None or not is_later_game(state) or state.players[seat]["kind"] != "person":
        return setup
    others = {at: at for at in range(len(state.players)) if at != seat}
    return {**setup, "heritage": dict(rules.reseated(setup["heritage"] or {}, others))}


def gathers(state: TableState) -> bool:
    """Whether a table starts by itself when its players have arrived: a later game with a live clock and no free
    seat."""
    rules, row = rules_of(state), state.row
    if rules is None or rules.seats_may_change or row["status"] != "waiting" or not is_later_game(state):
        return False
    if row["setup"].get("shuffling"):
        return False
    kinds = [player["kind"] for player in state.players]
    return row["clock"]["kind"] == "live" and "open" not in kinds and "person" in kinds


def has_ended(state: TableState) -> bool:
    """Whether a saga has ended with this table."""
    rules, heritage = rules_of(state), state.handed_on
    return rules is not None and heritage is not None and not rules.endless and rules.over(heritage)


def acts_as_host(state: TableState, person: str | None, online: Collection[str | None]) -> bool:
    """Whether somebody decides how a table is set up and when it starts: its host.

    When the host of a saga's later game has left, or has not come for a while, a seated player can take their
    place (`may_follow`).
    """
    host = state.row["host"]
    if person is None or person == host:
        return person is not None
    waits = state.row["status"] == "waiting" and is_later_game(state)
    if not waits or host in online or not may_follow(state, person):
        return False
    return not state.seats_of(host) or time() - state.row["created"] > seconds_for_host(state)


def may_follow(state: TableState, person: str) -> bool:
    """Whether somebody who sits here may take the host's place: one of those who have played the saga's last game,
    as long as any of them is seated.

    A stranger who has taken a free seat could put all of them out and play their saga on alone.
    """
    if has_played_before(state, person):
        return bool(state.seats_of(person))
    seated = {player["person"] for player in state.players}
    return person in seated and not any(has_played_before(state, other) for other in seated)


def has_played_before(state: TableState, person: str | None) -> bool:
    """Whether somebody has played the saga's last game."""
    return person in state.row["setup"].get("before", ())


def seconds_for_host(state: TableState) -> float:
    """How long a host who is away is waited for: where a move may take days, nobody has to come within minutes."""
    clock = state.row["clock"]
    return clock["days"] * DAY if clock["kind"] == "days" else HOST_SECONDS


def _standing(rules: SagaRules, heritage: Heritage) -> list[SagaScore] | None:
    points = rules.standing(heritage)
    if points is None:
        return None
    return [{"seat": seat, "points": points[seat]} for place in rules.ranking(heritage) for seat in place]


def info(state: TableState) -> SagaInfo:
    """Which game of which saga this is, how the saga stands, and who has won once it is over."""
    rules, link = rules_of(state), link_of(state.row["setup"])
    if rules is None or link is None:
        return {
            "saga": None, "saga_id": None, "saga_game": None, "roles": None, "standing": None, "saga_ranking": None
        }  # fmt: skip
    heritage = state.row["setup"]["heritage"] or {}
    return {
        "saga": link.name,
        "saga_id": id_of(state),
        "saga_game": game_number(state),
        "roles": rules.roles(heritage, len(state.players)) if state.table is None else None,
        "standing": _standing(rules, state.handed_on or heritage),
        "saga_ranking": rules.ranking(state.handed_on or heritage) if has_ended(state) else None,
    }
