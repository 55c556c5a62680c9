"""Seat-balanced matches: every line-up plays every deal once from every seat."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from crownlands.arena.engines import play_matches
from crownlands.arena.matches import Match, Outcome
from crownlands.arena.ratings import Rating, rate
from crownlands.arena.simulation import Tally
from crownlands.core.errors import BadSetup
from crownlands.core.files import write_whole


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    variants: Mapping[str, str] = field(default_factory=dict)

    def matches(self, *, records: bool = False) -> list[Match]:
        """The games in order; a deal is always played from every seat, so there may be a few more than asked."""
        line_ups = self._line_ups()
        found: list[Match] = []
        deal = 0
        while len(found) < self.games:
            for at in _turned(line_ups[deal % len(line_ups)]):
                found.append(Match(len(found), self.game, f"{self.seed}/{deal}", at, self.variants, records))
            deal += 1
        return found

    def _line_ups(self) -> list[tuple[str, ...]]:
        """Who sits down together: every combination of the bots, or all of them and some of them twice."""
        bots = tuple(dict.fromkeys(self.bots))
        if len(bots) < 2:
            raise BadSetup("name at least two different bots")
        if len(bots) >= self.seats:
            return list(combinations(bots, self.seats))
        full, rest = divmod(self.seats, len(bots))
        extras = [tuple(bots[(start + step) % len(bots)] for step in range(rest)) for start in range(len(bots))]
        return [bots * full + extra for extra in (extras if rest else [()])]


def _turned(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A line-up from every seat; where bots sit in turn, some turns look alike, and no game is played twice."""
    return list(dict.fromkeys(line_up[turned:] + line_up[:turned] for turned in range(len(line_up))))


@dataclass(slots=True)
class Standings:
    """What the games played so far say about the bots."""

    tournament: Tournament
    outcomes: list[Outcome] = field(default_factory=list)

    def ratings(self) -> dict[str, Rating]:
        """The ratings, the best first."""
        places = [[[o.bots[seat] for seat in group] for group in o.ranking] for o in self.outcomes]
        found = rate(places, self.tournament.seed)
        return dict(sorted(found.items(), key=lambda row: -row[1].value))

    def wins(self) -> dict[str, Tally]:
        """How often each bot came first; shared first places count in parts."""
        return self._tally(lambda outcome, seat: outcome.bots[seat])

    def seats(self) -> dict[int, Tally]:
        """How often each seat came first."""
        return self._tally(lambda _, seat: seat)

    def by_seat(self) -> dict[tuple[str, int], Tally]:
        """How often each bot came first from each seat."""
        return self._tally(lambda outcome, seat: (outcome.bots[seat], seat))

    def duels(self) -> dict[tuple[str, str], Tally]:
        """How often the first finished ahead of the second when both played; a shared place counts half."""
        found: dict[tuple[str, str], Tally] = {}
        for outcome in self.outcomes:
            place = {seat: at for at, group in enumerate(outcome.ranking) for seat in group}
            for one, mine in place.items():
                for other, theirs in place.items():
                    pair = (outcome.bots[one], outcome.bots[other])
                    if pair[0] != pair[1]:
                        found.setdefault(pair, Tally()).count((mine < theirs) + 0.5 * (mine == theirs))
        return found

    def offences(self) -> dict[str, int]:
        """How many answers of each bot had to be replaced by chance."""
        found = dict.fromkeys(self.tournament.bots, 0)
        for outcome in self.outcomes:
            for name, count in zip(outcome.bots, outcome.offences, strict=False):  # older state files have none
                found[name] += count
        return found

    def _tally(self, key: Callable[[Outcome, int], Any]) -> dict[Any, Tally]:
        found: dict[Any, Tally] = {}
        for outcome in self.outcomes:
            for seat in range(len(outcome.bots)):
                found.setdefault(key(outcome, seat), Tally()).count(outcome.share(seat))
        return found

    def json(self) -> dict[str, Any]:
        wins, by_seat = self.wins(), self.by_seat()
        rows = {
            name: {
                "rating": rating.value,
                "low": rating.low,
                "high": rating.high,
                "first": wins[name].json(),
                "by_seat": [
                    by_seat[name, seat].json() if (name, seat) in by_seat else Tally().json()
                    for seat in range(self.tournament.seats)
                ],
            }
            for name, rating in self.ratings().items()
        }
        return {
            **asdict(self.tournament),
            "games": len(self.outcomes),
            "bots": rows,
            "by_seat": [tally.json() for _, tally in sorted(self.seats().items())],
            "duels": [[*pair, tally.json()] for pair, tally in self.duels().items()],
            "decisions": sum(outcome.decisions for outcome in self.outcomes),
            "offences": self.offences(),
            "complaints": [line for outcome in self.outcomes for line in outcome.complaints],
        }


def hold(
    tournament: Tournament,
    *,
    state: Path | None = None,
    records: Path | None = None,
    workers: int = 1,
    engine: str = "processes",
    progress: Callable[[Standings], None] = lambda _: None,
) -> Standings:
    """Play a tournament. With a state file it continues where it stopped, and no finished game is lost."""
    matches = tournament.matches(records=records is not None)
    standings = Standings(tournament, _played(tournament, state))
    progress(standings)
    rest = matches[len(standings.outcomes) :]
    for outcome in play_matches(rest, workers, engine):
        if records is not None:
            path = records / f"{tournament.game}-{outcome.number + 1:05d}.record"
            path.write_text(outcome.record, encoding="utf-8")
        outcome.record = ""
        standings.outcomes.append(outcome)
        if state is not None:
            with state.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(outcome), ensure_ascii=False) + "\n")
        progress(standings)
    return standings


def _played(tournament: Tournament, state: Path | None) -> list[Outcome]:
    """The outcomes in a state file of this tournament; a new file gets its first line."""
    if state is None:
        return []
    head = asdict(tournament) | {"bots": list(tournament.bots), "games": None}
    if not state.exists():
        state.write_text(json.dumps(head, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
        return []
    if not state.is_file():
        raise BadSetup(f"{state.name} is not a file")
    try:
        lines = state.read_text(encoding="utf-8").split("\n")
    except UnicodeDecodeError as error:
        raise _not_a_state(state) from error
    if _head(lines[0]) != head:
        raise BadSetup(
            f"{state.name} belongs to another tournament: its game, seats, bots, seed or variants differ"
        )
    try:
        found = list(_outcomes(tournament.matches(), lines[1:]))
    except (KeyError, TypeError, ValueError) as error:
        raise _not_a_state(state) from error
    write_whole(state, "".join(line + "\n" for line in lines[: len(found) + 1]))
    return found


def _head(line: str) -> object:
    """The tournament that the first line of a state file describes; older files call its variants options."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if isinstance(found, dict) and "options" in found:
        found["variants"] = found.pop("options")
    return found


def _outcomes(matches: Sequence[Match], lines: Sequence[str]) -> Iterator[Outcome]:
    """The outcomes of the matches, up to a line that was cut when the machine stopped."""
    for match, line in zip(matches, lines, strict=False):
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            return
        yield _outcome(match, data)


def _outcome(match: Match, data: dict[str, Any]) -> Outcome:
    """How a match ended, as a state file tells it; KeyError, TypeError or ValueError if it can't be so."""
    found = Outcome(**{**data, "bots": tuple(data["bots"])})
    if (found.number, found.bots) != (match.number, match.bots):
        raise ValueError("another match")
    seats = [seat for group in found.ranking for seat in group]
    if not found.ranking or len(set(seats)) < len(seats) or not set(seats) <= set(range(len(match.bots))):
        raise ValueError("no ranking of these seats")
    if not all(isinstance(count, int) for count in [found.decisions, *found.scores, *found.offences]):
        raise TypeError("no number")
    if not all(isinstance(line, str) for line in found.complaints):
        raise TypeError("no text")
    return found


def _not_a_state(state: Path) -> BadSetup:
    return BadSetup(f"{state.name} is not the state of a tournament")
