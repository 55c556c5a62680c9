"""What goes over the wire of a table, part by part; whole messages of a socket are in `socket_messages.py`.

What the pages beside the table's are told is in `page_messages.py`. The client's types and the tables of
`docs/protocol.md` are made from these three files by `make schema`: the text below a class or a field is what a
reader is told there.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from crownlands.core.wire import Decision, Facts, Glance, Preview


class WhyNot(TypedDict):
    """Something that one would expect among the options and cannot have now."""

    ref: str
    reason: str
    rule: str
    facts: Facts


class GameEvent(TypedDict):
    """Something that has happened."""

    at: int
    """After how many answers."""
    key: str
    seat: int | None
    facts: Facts
    private: NotRequired[Literal[True]]
    """Only I am told these facts."""


class ScoreItem(TypedDict):
    """Points, and what they are for."""

    key: str
    points: int
    facts: Facts


class Score(TypedDict):
    """The points of a seat."""

    seat: int
    total: int | None
    """Null where a sum means nothing."""
    items: list[ScoreItem]


class Tie(TypedDict):
    """Two places of equal points, one right behind the other, and what set them apart: the message `tie-KEY`."""

    ahead: list[int]
    behind: list[int]
    """Nobody if the seats in `ahead` share their place."""
    key: str
    facts: Facts


class Gain(ScoreItem):
    """Points that a seat wins or loses, and what for."""

    seat: int


class Hint(TypedDict):
    """One of the best options of a decision."""

    ref: str
    value: float
    """From 0, lost, to 1, won."""
    gains: list[Gain]
    """What it changes in the points."""
    line: list[str]
    """How the turn could go on, from this option."""
    why: list[Preview]
    """What it is for and what it risks, a sentence each (`hint-KEY`); without any, the gains say it."""
    steps: list[Preview]
    """What a whole plan comes to, answer by answer from its first."""


class Forecast(TypedDict):
    """What a series of answers that somebody has in mind would come to, as the rules work it out."""

    seat: int
    seq: int
    refs: list[str | None]
    """Null: not decided yet."""
    steps: list[Preview]
    """None where the game foresees nothing."""


class HintTaken(TypedDict):
    """Somebody has asked for a hint among people."""

    at: int
    """After how many answers."""
    seat: int


class Chances(TypedDict):
    """How likely every seat was to win."""

    answers: int
    chances: list[float]


class Mistake(TypedDict):
    """An answer that lost a part of the way from losing to winning."""

    answers: int
    """After how many answers it was given."""
    seat: int
    prompt: str
    facts: Facts
    chosen: str
    best: str
    loss: float


class Review(TypedDict):
    """What the review of a game has found."""

    judged: int
    """How many answers were judged before time was up."""
    graph: list[Chances]
    mistakes: list[Mistake]
    """The worst of each seat, the worst of all first."""


class LessonNote(TypedDict):
    """Something that the coach says."""

    key: str
    """The message with its text."""
    number: int
    """Which of the lesson's notes it is, from 1; 0 for the word after the game."""
    pin: str
    """What it points at: a ref, or `question`, `options`, `seats` or `log`."""
    take: list[str]
    """The answers that it leads to, in order; none if it only explains."""


class LessonProgress(TypedDict):
    """How far the learner has come."""

    stage: Literal["following", "left", "done"]
    """`left`: the learner has played otherwise, and it is free play; `done`: all notes are behind, likewise."""
    count: int
    """How many notes the lesson has."""
    notes: list[LessonNote]
    """Those for this moment, to be read in order."""


class Player(TypedDict):
    """A seat at a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    """Who plays this seat now."""
    name: str
    """Empty for an open seat."""
    bot: str | None
    """The bot's name, also while it stands in for somebody."""
    stand_in: bool
    """A bot plays for a person who has left; it goes when the person returns."""
    online: bool


class NoClock(TypedDict):
    kind: Literal["none"]


class LiveClock(TypedDict):
    """So many minutes a player for the whole game."""

    kind: Literal["live"]
    minutes: int


class DaysClock(TypedDict):
    """So many days for every move."""

    kind: Literal["days"]
    days: int


Clock: TypeAlias = NoClock | LiveClock | DaysClock
VariantValue: TypeAlias = str | int | bool
VariantValues: TypeAlias = dict[str, VariantValue]


class SagaInfo(TypedDict):
    """Where a table stands in its saga; all null where there is none."""

    saga: str | None
    saga_id: str | None
    """The saga's page: the id of its first table."""
    saga_game: int | None
    """Which game of the saga this is, from 1."""
    roles: list[str | None] | None
    """Before the start: what every seat will play because of the games before, the message `role-KEY`."""
    standing: list[int] | None
    """The saga's points so far, if it counts any, with this game once it is over."""
    saga_ranking: list[list[int]] | None
    """After the saga's last game: its seats from first to last."""


class SeedPart(TypedDict):
    """What a person adds to the seed."""

    seat: int
    commitment: str
    """The hash of the part."""
    part: str | None
    """Null: not shown yet; once the game has started: left out."""


class SeedInfo(TypedDict):
    """Where the seed of a table comes from."""

    shuffling: Literal["commit", "show"] | None
    """The table is about to start and waits a moment: for commitments, or for the parts themselves."""
    seed_hash: str
    """Of the house's part of the seed."""
    seed_parts: list[SeedPart]
    """Those of people, in seat order."""
    house_part: str | None
    """Shown when the game is over."""
    seed: str | None
    """Shown when the game is over; without parts of people it is the house's."""


class TableInfo(SagaInfo, SeedInfo):
    """A table, for the lobby and the frame."""

    id: str
    game: str
    variants: VariantValues
    status: Literal["waiting", "playing", "over"]
    public: bool
    host: bool
    """Whether I am the host."""
    players: list[Player]
    me: list[int]
    """The seats that are mine."""
    clock: Clock
    left: list[float] | None
    """Seconds left of each seat (live: of the game; days: of this move)."""
    lesson: str | None
    """The lesson that is played here, by its name."""
    hints: bool
    """Whether whoever is asked may ask the house for a hint."""
    asked: list[int]
    """Whom the table waits for."""
    since: float | None
    """Since when, in Unix seconds."""
    gathers: bool
    """Whether it starts by itself as soon as all who are seated have come."""
    starts_in: float | None
    """After how many seconds it starts without who is missing; this runs once the first of the seated has come."""
    created: float
    answers: int
    next: str | None
    """The table of the rematch or of the saga's next game."""


class TableCard(TableInfo):
    """A table in a list."""

    glance: Glance


class VariantSchema(TypedDict):
    """A variant of a game's set-up."""

    name: str
    type: Literal["bool", "str", "int"]
    default: VariantValue
    among: NotRequired[list[str]]
    low: NotRequired[int]
    high: NotRequired[int]
    needs: NotRequired[str]
    """A yes/no variant that this one cannot do without."""
    only_for: NotRequired[dict[str, list[int]]]
    """Values (`yes` and `no` of a yes/no variant) that only these numbers of seats can have."""


class PresetInfo(TypedDict):
    """A set-up that is chosen as a whole; its words are `preset-NAME`."""

    name: str
    variants: VariantValues
    """Those that differ from their default."""
    saga: str | None


class SagaKind(TypedDict):
    """A saga that a game can be played as."""

    name: str
    endless: bool
    """It never ends; bots may play ahead before it begins."""
    seats_may_change: bool
    """Its later games wait until the host starts them, and others may come."""
    begins_from_text: bool


class GameInfo(TypedDict):
    """A game of the house."""

    name: str
    seats: tuple[int, int]
    """The fewest and the most."""
    minutes: int
    """How long a game takes, about."""
    variants: list[VariantSchema]
    presets: list[PresetInfo]
    """The simplest first; every number of seats can have each of them."""
    sagas: list[SagaKind]
    lessons: list[str]
    """By name; `first` is for whoever does not know the game."""
    bots: list[str]


class NewTable(TypedDict):
    """What a new table is asked for with."""

    game: str
    seats: list[str]
    """`me`, `open` or the name of a bot."""
    variants: VariantValues
    public: bool
    clock: Clock
    hints: bool | None
    """Null: only where somebody plays against bots alone."""
    saga: str | None
    saga_text: NotRequired[str]
    """What the saga begins from, where it may."""


class Moment(TypedDict):
    """A table after so many answers, as a seat saw it."""

    answers: int
    view: Any
    events: list[GameEvent]
    decisions: list[Decision]


class Change(TypedDict):
    """Something that a seat has more or less of than before."""

    key: str
    """The word for it is `tally-KEY`."""
    by: int


class SeatNews(TypedDict):
    """What a seat has done since my last turn, and what it has more or less of by now."""

    seat: int | None
    """Null: what nobody did."""
    events: list[GameEvent]
    """None of my own."""
    changes: list[Change]


class News(TypedDict):
    """What has happened between my last turn and this one."""

    since: int
    """After how many answers it begins …"""
    until: int
    """… and ends."""
    seats: list[SeatNews]
    """From my left on; I come last."""


class Note(TypedDict):
    """What I have noted about a moment, for myself."""

    answers: int
    """After how many answers the moment is."""
    text: str


class Undo(TypedDict):
    """An undo that waits for consent."""

    by: int | None
    """Null: the house (an administrator) proposes it."""
    needs: list[int]
    """The seats that have yet to agree."""
    why: str
    """`chance`, `revealed`, `answered`, `host`, `refused` or `over`."""
    whole_turn: bool
    """All that the seat has answered in this turn is taken back, and not its last answer alone."""


class ChatLine(TypedDict):
    """Something that somebody has said."""

    at: float
    name: str
    seat: int | None
    text: str


Patch: TypeAlias = list[tuple[list[str | int], Any]]
StandingAnswers: TypeAlias = dict[str, str]
Ranking: TypeAlias = list[list[int]]
