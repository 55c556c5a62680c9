"""What somebody is shown of a table: its info, everything for a page just opened, and how it was at any moment."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from crownlands.core.decisions import Seat
from crownlands.core.dice import seed_hash
from crownlands.core.table import Table
from crownlands.core.wire import Decision
from crownlands.server import coach, saga, seating, wire
from crownlands.server.errors import ApiError
from crownlands.server.liveries import liveries_of
from crownlands.server.messages import Change, ChatLine, GameEvent, Moment, News, SeatNews, SeedInfo, TableInfo
from crownlands.server.seeds import parts_of
from crownlands.server.socket_messages import Outcome, StateMessage
from crownlands.server.steady_time import now
from crownlands.server.table_state import TableState


def table_info(state: TableState, person: str | None, online: Collection[str | None] = ()) -> TableInfo:
    """The table for the lobby and the frame."""
    row, table = state.row, state.table
    setup = row["setup"]
    worn = liveries_of(row) if table is None else table.liveries
    left = state.clocks.left(now()) if table is not None and not table.over else None
    return {
        "id": row["id"],
        "game": row["game"],
        "variants": setup["variants"],
        **saga.info(state),
        "status": state.status,
        "public": row["public"],
        "host": saga.acts_as_host(state, person, online),
        "players": [
            seating.shown(
                player,
                seat,
                livery,
                state.stand_ins.get(seat),
                player["person"] in online,
                state.is_out_for_good(seat),
            )
            for seat, (player, livery) in enumerate(zip(state.players, worn, strict=True))
        ],
        "me": list(state.seats_of(person)),
        "clock": row["clock"],
        "lesson": setup.get("lesson"),
        "hints": state.hints,
        "left": left,
        "asked": sorted(state.asked),
        "since": min(state.clocks.since.values(), default=None),
        "gathers": saga.gathers(state),
        "starts_in": None if state.starts_at is None else max(0.0, state.starts_at - now()),
        **seed_info(state),
        "created": row["created"],
        "answers": len(table.history) if table is not None else 0,
        "next": row["next"],
    }


def seed_info(state: TableState) -> SeedInfo:
    """Where the seed comes from; the house's part, and the seed itself, when the game is over."""
    setup, over = state.row["setup"], state.table is not None and state.table.over
    shuffling = setup.get("shuffling")
    return {
        "shuffling": shuffling["stage"] if shuffling and state.table is None else None,
        "seed_hash": seed_hash(setup["seed"]),
        "seed_parts": [
            {"seat": part.seat, "commitment": part.commitment, "part": part.text} for part in parts_of(state.row)
        ],
        "house_part": setup["seed"] if over else None,
        "seed": state.now.setup.seed if over else None,
    }


def for_person(
    info: TableInfo, state: TableState, person: str | None, online: Collection[str | None]
) -> TableInfo:
    """What is sent to a stranger, adapted for somebody at the table."""
    return {**info, "host": saga.acts_as_host(state, person, online), "me": list(state.seats_of(person))}


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
        "turns": [turn.answers for turn in state.now.turns] if started else [],
        "lesson": coach.progress(state, seats),
        **(outcome(state) if started else nothing),
    }


def decisions_for(state: TableState, seats: Iterable[Seat]) -> list[Decision]:
    repeatable = state.now.game.repeatable
    return [
        wire.decision(*state.asked[seat], state.now.previews(seat), repeatable)
        for seat in seats
        if seat in state.asked
    ]


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
    """The table after this many answers, as a seat saw it; after the end, as any seat."""
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


def news(state: TableState, person: str | None, seat: Seat) -> News:
    """What has happened between a seat's last turn and this one, as far as it may know, seat by seat."""
    table = state.now
    state.must_own(person, seat)
    new = table.news(seat)
    events = [wire.event(table.log[at], table.event_times[at], seat) for at in new.events]
    changes = _changes(table, new.since, new.until, seat)
    others = [(seat + step) % table.seats for step in range(1, table.seats)]
    rows: list[SeatNews] = [
        {
            "seat": who,
            "events": [event for event in events if event["seat"] == who and who != seat],
            "changes": changes.get(who, []),
        }
        for who in (*others, None, seat)
    ]
    told = [row for row in rows if row["events"] or row["changes"]]
    return {"since": new.since, "until": new.until, "seats": told}


def _changes(table: Table, since: int, until: int, seat: Seat) -> dict[Seat | None, list[Change]]:
    """What every seat has more or less of, as far as a seat may know it; what the set-up deals does not count."""
    now = table.game.tally(table.at(until).state, seat)
    if not now:
        return {}
    tallies = (table.game.tally(table.at(answers).state, seat) for answers in range(since, until + 1))
    was = next(tally for tally in tallies if tally)
    found: dict[Seat | None, list[Change]] = {}
    for who, (old, new) in enumerate(zip(was, now, strict=True)):
        differ = {key: new[key] - old[key] for key in new if key in old}
        found[who] = [{"key": key, "by": by} for key, by in differ.items() if by]
    return found
