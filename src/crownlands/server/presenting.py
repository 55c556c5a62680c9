"""What somebody is shown of a table: its info, everything for a page just opened, and how it was at any moment."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from crownlands.core.decisions import Seat
from crownlands.core.dice import seed_hash
from crownlands.core.wire import Decision
from crownlands.server import saga, seating, wire
from crownlands.server.errors import ApiError
from crownlands.server.messages import ChatLine, GameEvent, Moment, TableInfo
from crownlands.server.socket_messages import Outcome, StateMessage
from crownlands.server.steady_time import now
from crownlands.server.table_state import TableState


def table_info(state: TableState, person: str | None, online: Collection[str | None] = ()) -> TableInfo:
    """The table for the lobby and the frame."""
    row, table = state.row, state.table
    setup = row["setup"]
    left = state.clocks.left(now()) if table is not None and not table.over else None
    return {
        "id": row["id"],
        "game": row["game"],
        "variants": setup["variants"],
        **saga.info(state),
        "status": state.status,
        "public": row["public"],
        "host": saga.has_the_say(state, person, online),
        "players": [
            seating.shown(player, seat, state.stand_ins.get(seat), player["person"] in online)
            for seat, player in enumerate(state.players)
        ],
        "me": list(state.seats_of(person)),
        "clock": row["clock"],
        "hints": state.hints,
        "left": left,
        "asked": sorted(state.asked),
        "since": min(state.clocks.since.values(), default=None),
        "seed_hash": seed_hash(setup["seed"]),
        "seed": setup["seed"] if state.status == "over" else None,
        "created": row["created"],
        "answers": len(table.history) if table is not None else 0,
        "next": row["next"],
    }


def state_message(
    state: TableState, person: str | None, online: Collection[str | None], chat: list[ChatLine]
) -> StateMessage:
    """Everything that somebody may know, for a page that has just been opened."""
    seats = state.seats_of(person)
    seat = seats[0] if seats else None
    started = state.table is not None
    nothing: Outcome = {"scores": None, "ranking": None, "ties": None}
    return {
        "type": "state",
        "seq": state.seq,
        "table": table_info(state, person, online),
        "seat": seat,
        "chat": chat,
        "hinted": state.hinted,
        "undo": state.undo_vote.shown() if state.undo_vote else None,
        "standing_answers": state.standing_answers.get(seat, {}) if seat is not None else {},
        "view": state.now.view(seat) if started else None,
        "decisions": decisions_for(state, seats) if started else [],
        "events": events_since(state, seat, 0) if started else [],
        **(outcome(state) if started else nothing),
    }


def decisions_for(state: TableState, seats: Iterable[Seat]) -> list[Decision]:
    return [wire.decision(*state.asked[seat], state.now.previews(seat)) for seat in seats if seat in state.asked]


def events_since(state: TableState, seat: Seat | None, start: int) -> list[GameEvent]:
    table = state.now
    pairs = zip(table.log[start:], table.event_times[start:], strict=True)
    return [wire.event(event, at, seat) for event, at in pairs]


def outcome(state: TableState) -> Outcome:
    """The points, the places and what broke ties, when the game is over."""
    table = state.now
    if not table.over:
        return {"scores": None, "ranking": None, "ties": None}
    scores = [wire.score(score, table.game.points_add_up) for score in table.scores()]
    return {"scores": scores, "ranking": table.ranking(), "ties": [wire.tie(tie) for tie in table.ties()]}


def moment(state: TableState, answers: int, person: str | None, as_seat: Seat | None) -> Moment:
    """The table after so many answers, as a seat saw it; after the end, as any seat."""
    table = state.now
    if not 0 <= answers <= len(table.history):
        raise ApiError("no-such-answer", 404, count=len(table.history))
    seats = state.seats_of(person)
    seat = seats[0] if seats else None
    if as_seat is not None and as_seat not in seats:
        if not table.over or not 0 <= as_seat < table.seats:
            raise ApiError("not-your-seat", 403)
        seat = as_seat
    then = table.at(answers)
    events = zip(then.log, then.event_times, strict=True)
    return {
        "answers": answers,
        "view": then.view(seat),
        "events": [wire.event(event, at, seat) for event, at in events if at == answers],
        "decisions": [
            wire.decision(asked, 0, then.previews(seat)) for asked in then.pending if asked.seat == seat
        ],
    }
