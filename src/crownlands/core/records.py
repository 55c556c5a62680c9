"""Records: a game as text. A saved game, a replay, a test fixture, and something to send to a friend.

The grammar is in `docs/records.md`. In short: a first line, headers, an empty line, then one line per turn of
`seat ref ref …`, with `* …` for what the dice did, `# …` for comments and `= HASH COUNT` at the end.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any, Final

from crownlands.core.dice import Dice, seed_hash
from crownlands.core.errors import BadRecord, BadSetup, CrownlandsError
from crownlands.core.files import read_text, write_whole
from crownlands.core.game import Game
from crownlands.core.run import Run
from crownlands.core.sagas import SagaLink
from crownlands.core.seeds import SeedPart, SharedSeed
from crownlands.core.table import Answer, Table, give
from crownlands.core.variants import parse_variant_text, variant_text

FIRST_LINE: Final = "crownlands record 1"
BETWEEN: Final = "\n----\n"
"""What separates the records of a saga in one file."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record's body: what chance did, or what one seat answered in a row."""

    number: int
    chance: str = ""
    answers: tuple[Answer, ...] = ()

    def text(self) -> str:
        if self.chance:
            return f"* {self.chance}"
        return f"{self.answers[0].seat} {' '.join(answer.ref for answer in self.answers)}"


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was recorded."""

    game: str
    ruleset: int
    seats: int
    variants: Mapping[str, str]
    seed: str
    seed_hash: str
    players: Mapping[int, str] = field(default_factory=dict)
    heritage: Mapping[str, Any] | None = None
    saga: SagaLink | None = None
    shared_seed: SharedSeed | None = None
    """The parts of the seed; without them, the seed is the house's alone."""
    lines: tuple[Line, ...] = ()
    hash: str = ""
    """The hash of the state that the answers lead to."""

    # -- from a table and back ------------------------------------------------------------------------------

    @classmethod
    def of(cls, table: Table, players: Mapping[int, str] | None = None) -> Record:
        """Record a table; what the dice did is found by playing it again."""
        head = cls.of_head(table)
        fields = {name: getattr(head, name) for name in head.__slots__}
        if players is not None:
            fields["players"] = dict(players)
        return cls(**{**fields, "lines": tuple(_lines(table)), "hash": table.hash})

    @classmethod
    def of_head(cls, table: Table) -> Record:
        """The headers alone: what determines a table before its first answer."""
        setup = table.setup
        return cls(
            game=table.game.name,
            ruleset=setup.ruleset,
            seats=setup.seats,
            variants=parse_variant_text(variant_text(setup.variants)),
            seed=setup.seed,
            seed_hash=table.seed_hash,
            players=dict(table.players),
            heritage=setup.heritage,
            saga=table.saga,
            shared_seed=table.shared_seed,
        )

    @property
    def answers(self) -> list[Answer]:
        return [answer for line in self.lines for answer in line.answers]

    def new_table(self, game: Game[Any, Any]) -> Table:
        """The table before the first answer."""
        if game.name != self.game:
            raise BadRecord(f"this is a record of {self.game}, not of {game.name}")
        try:
            table = Table(
                game,
                self.seats,
                self.variants,
                seed=self.seed,
                ruleset=self.ruleset,
                heritage=self.heritage,
                saga=self.saga,
            )
        except BadSetup as error:
            raise BadRecord(f"this record cannot be set up: {error}") from error
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            if self.heritage is None:
                raise
            raise BadRecord(f"the heritage of this record is not what {game.name} hands on") from error
        table.players.update(self.players)
        table.shared_seed = self.shared_seed
        return table

    def table(self, game: Game[Any, Any], to: int | None = None) -> Table:
        """Play the record, to the end (and check the hash) or for the first `to` answers."""
        table = self.new_table(game)
        count = len(self.answers)
        if to is not None and not 0 <= to <= count:
            raise BadRecord(f"this record has {count} answers; there is no answer {to}")
        for line in self.lines:
            for answer in line.answers:
                if to is not None and len(table.history) >= to:
                    return table
                try:
                    table.answer(answer.ref, answer.seat)
                except CrownlandsError as error:
                    raise BadRecord(f"line {line.number}: {error}") from error
        if to is None and table.hash != self.hash:
            raise BadRecord(f"the record ends in hash {self.hash}, but its answers lead to {table.hash}")
        return table

    def verify(self, game: Game[Any, Any]) -> dict[str, int]:
        """Prove that the hash matches the seed and that seed and answers give every roll and shuffle."""
        self._verify_seed()
        table = self.table(game)
        found = [line.chance for line in _lines(table) if line.chance]
        written = [(line.number, line.chance) for line in self.lines if line.chance]
        for (number, chance), true in zip(written, found, strict=False):
            if chance != true:
                raise BadRecord(f"line {number}: the record says {chance!r}, the seed gives {true!r}")
        if len(written) != len(found):
            raise BadRecord(f"the record lists {len(written)} rolls and shuffles, the seed gives {len(found)}")
        rolls = sum(chance.startswith("roll") for chance in found)
        return {"answers": len(table.history), "rolls": rolls, "shuffles": len(found) - rolls}

    def _verify_seed(self) -> None:
        house = self.seed if self.shared_seed is None else self.shared_seed.house
        if seed_hash(house) != self.seed_hash:
            whose = "seed" if self.shared_seed is None else "house's part of the seed"
            raise BadRecord(f"the {whose} does not match the hash that was shown before the game")
        if self.shared_seed is not None:
            self.shared_seed.check(self.seed)

    # -- text -----------------------------------------------------------------------------------------------

    def head_text(self) -> str:
        rows = [FIRST_LINE, f"game {self.game}", f"ruleset {self.ruleset}", f"seats {self.seats}"]
        rows += [f"variant {name} {value}" for name, value in self.variants.items()]
        rows += [f"player {seat} {one_line(name)}" for seat, name in sorted(self.players.items())]
        if self.saga is not None:
            rows.append(f"saga {self.saga.name} {self.saga.number}")
        if self.heritage is not None:
            rows.append(f"heritage {json.dumps(self.heritage, sort_keys=True, ensure_ascii=False)}")
        rows.append(f"seed-hash {self.seed_hash}")
        rows += [] if self.shared_seed is None else _part_rows(self.shared_seed)
        rows.append(f"seed {self.seed}")
        return "\n".join(rows) + "\n"

    def text(self) -> str:
        body = "".join(f"{line.text()}\n" for line in self.lines)
        return f"{self.head_text()}\n{body}= {self.hash} {len(self.answers)} {_proof(self.answers)}\n"

    @classmethod
    def parse_head(cls, text: str) -> Record:
        """The headers alone, as `head_text` writes them."""
        return _Parser(text).head()

    @classmethod
    def parse(cls, text: str) -> Record:
        """A whole record, or BadRecord with the line that is wrong."""
        return _Parser(text).record()

    def save(self, path: Path) -> None:
        save_records(path, [self])


def save_records(path: Path, records: list[Record]) -> None:
    """Write records completely or not at all."""
    write_whole(path, BETWEEN.join(record.text() for record in records))


def load_records(path: Path) -> list[Record]:
    """The records in a file: one, or the games of a saga."""
    try:
        text = read_text(path, "record")
    except ValueError as error:
        raise BadRecord(str(error)) from error
    return [Record.parse(part) for part in text.replace("\r\n", "\n").split(BETWEEN)]


def _part_rows(shared: SharedSeed) -> Iterator[str]:
    for part in shared.parts:
        head = f"{part.seat} {part.commitment}"
        yield f"left-out {head}" if part.text is None else f"part {head} {part.text}"
    yield f"house-part {shared.house}"


def _lines(table: Table) -> Iterator[Line]:
    """The body of a table's record: played again while recording the dice; one line per turn."""
    trace: list[str] = []
    state = table.game.new(table.setup, Dice.from_seed(table.setup.seed))
    run = Run(table.game, state, trace=trace)
    turn = run.turn
    number = 1
    row: list[Answer] = []
    for answer in table.history:
        if row and (trace or run.turn is not turn or row[-1].seat != answer.seat):
            yield Line(number, answers=tuple(row))
            row, number = [], number + 1
        for chance in trace:
            yield Line(number, chance=chance)
            number += 1
        trace.clear()
        row.append(answer)
        turn = run.turn
        give(run, answer)
    if row:
        yield Line(number, answers=tuple(row))
    for chance in trace:
        number += 1
        yield Line(number, chance=chance)


class _Parser:
    """Reads a record line by line and remembers where it is."""

    def __init__(self, text: str) -> None:
        self.rows = enumerate(text.split("\n"), start=1)

    def head(self) -> Record:
        _, first = next(self.rows)
        if first.strip() != FIRST_LINE:
            raise BadRecord(f"line 1: a record starts with {FIRST_LINE!r}")
        found: dict[str, Any] = {"variants": {}, "players": {}, "parts": []}
        for number, row in self.rows:
            if not row.strip():
                break
            name, _, value = row.partition(" ")
            if name in found and name not in ("variants", "players", "parts"):
                raise BadRecord(f"line {number}: the header {name!r} appears twice")
            try:
                self._header(found, name, value.strip())
            except (ValueError, TypeError, RecursionError) as error:
                raise BadRecord(f"line {number}: cannot read the header {row[:60]!r}") from error
        missing = [name for name in ("game", "ruleset", "seats", "seed", "seed_hash") if name not in found]
        if missing:
            raise BadRecord(f"the header {missing[0].replace('_', '-')!r} is missing")
        if any(seat >= found["seats"] for seat in found["players"]):
            raise BadRecord(f"there is a player beyond the {found['seats']} seats of this record")
        house, parts = found.pop("house-part", None), found.pop("parts")
        givers = [part.seat for part in parts]
        if (parts and house is None) or any(seat >= found["seats"] for seat in givers):
            raise BadRecord("the seed has parts that belong to nobody: their house-part or their seat is missing")
        if givers != sorted(set(givers)):
            raise BadRecord("the parts of a seed must be in seat order, one per seat")
        return Record(**found, shared_seed=None if house is None else SharedSeed(house, tuple(parts)))

    @staticmethod
    def _header(found: dict[str, Any], name: str, value: str) -> None:
        match name:
            case "game" | "seed" | "house-part":
                found[name] = value
            case "seed-hash" | "seal":  # older records call it a seal
                found["seed_hash"] = value
            case "ruleset" | "seats":
                found[name] = _count(value)
            case "variant" | "option":  # older records call it an option
                key, _, setting = value.partition(" ")
                found["variants"][key] = setting
            case "player":
                seat, _, player = value.partition(" ")
                found["players"][_count(seat)] = player
            case "part":
                seat, commitment, text = value.split(" ", 2)
                found["parts"].append(SeedPart(_count(seat), commitment, text))
            case "left-out":
                seat, commitment = value.split(" ")
                found["parts"].append(SeedPart(_count(seat), commitment, None))
            case "saga":
                saga, number, *_ = value.split(" ", 2)  # older records name a seed of the saga here
                found["saga"] = SagaLink(saga, _count(number))
            case "heritage":
                found["heritage"] = json.loads(value)
            case _:
                raise ValueError(name)

    def record(self) -> Record:
        head = self.head()
        lines: list[Line] = []
        for number, row in self.rows:
            kind, _, rest = row.strip().partition(" ")
            if not kind or kind.startswith("#"):
                continue
            if kind == "=":
                return self._close(head, lines, number, rest)
            if kind == "*":
                lines.append(Line(number, chance=rest))
                continue
            refs = rest.split()
            if not (kind.isascii() and kind.isdigit() and len(kind) < 3) or not refs:
                raise BadRecord(f"line {number}: expected 'seat ref ref …', found {row[:60]!r}")
            lines.append(Line(number, answers=tuple(Answer(int(kind), ref) for ref in refs)))
        raise BadRecord("the record is cut off: its last line '= hash count' is missing")

    def _close(self, head: Record, lines: list[Line], number: int, rest: str) -> Record:
        digest, count, proof = [*rest.split(), "", "", ""][:3]
        answers = [answer for line in lines for answer in line.answers]
        if count != str(len(answers)):
            raise BadRecord(f"line {number}: the record should have {count[:20]} answers, it has {len(answers)}")
        if proof != _proof(answers):
            raise BadRecord(f"line {number}: the answers have been changed since the record was written")
        after = next((n for n, row in islice(self.rows, None) if row.strip()), None)
        if after is not None:
            raise BadRecord(f"line {after}: nothing may follow the last line of a record")
        fields = {name: getattr(head, name) for name in head.__slots__}
        return Record(**{**fields, "lines": tuple(lines), "hash": digest})


def _proof(answers: Sequence[Answer]) -> str:
    """A hash of the answers, so that a changed one is detected even if it leads to the same end."""
    text = "\n".join(f"{answer.seat} {answer.ref}" for answer in answers)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def one_line(name: str) -> str:
    """A name as a record can contain it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise ValueError(text)
    return int(text)
