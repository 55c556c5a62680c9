"""The parts of the messages on a table's wire; whole messages of a socket are in `socket_messages.py`.

What the other pages are sent is in `page_messages.py`. The client's types and the tables of `docs/protocol.md` are
generated from these three files by `make schema`: the text below a class or a field is its documentation there.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from crownlands.core.wire import Decision, Facts, Glance, Preview, ScoreItem


class WhyNot(TypedDict):
    """Something that a player might expect among the options but cannot have now."""

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
    """Only I am sent these facts."""


class Score(TypedDict):
    """The points of a seat."""

    seat: int
    total: int | None
    """Null if the sum means nothing."""
    items: list[ScoreItem]


class Tie(TypedDict):
    """Two places with equal points, one right behind the other, and what broke the tie: the message `tie-KEY`."""

    ahead: list[int]
    behind: list[int]
    """Empty if the seats in `ahead` share their place."""
    key: str
    facts: Facts


class Gain(ScoreItem):
    """Points that a seat gains or loses, and what for."""

    seat: int


class Hint(TypedDict):
    """One of the best options of a decision."""

    ref: str
    value: float
    """From 0 to 1, for comparing with the other hints only."""
    chance: float | None
    """How likely the seat is to win from there, where the game can tell."""
    gains: list[Gain]
    """What it changes in the points."""
    line: list[str]
    """How the turn could continue, beginning with this option."""
    why: list[Preview]
    """What it is for and what it risks, one sentence each (`hint-KEY`); if empty, the gains say it."""
    steps: list[Preview]
    """What a whole plan leads to, answer by answer from its first."""


class Forecast(TypedDict):
    """What a series of answers would lead to, as computed by the rules."""

    seat: int
    seq: int
    refs: list[str | None]
    """Null: not decided yet."""
    steps: list[Preview]
    """Empty if the game foresees nothing."""


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
    """An answer that cost part of the chance to win."""

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
    """The worst ones of each seat, the worst of all first."""


class LessonNote(TypedDict):
    """Something that the coach says."""

    key: str
    """The message with its text."""
    number: int
    """Which of the lesson's notes it is, from 1; 0 for the last word after the game."""
    pin: str
    """What it points at: a ref, or `question`, `options`, `hint`, `seats` or `log`."""
    take: list[str]
    """The answers that it leads to, in order; empty if it only explains."""


class LessonProgress(TypedDict):
    """How far the learner has come."""

    stage: Literal["following", "left", "done"]
    """`left`: the learner has played something else, and it is free play; `done`: all notes have been read,
    and it is free play too."""
    count: int
    """How many notes the lesson has."""
    notes: list[LessonNote]
    """The notes for this moment, to be read in order."""


class Player(TypedDict):
    """A seat at a table."""

    seat: int
    livery: int
    """Which of the six liveries it wears, from 0: blue chevron, vermilion cross, green bend, yellow roundel,
    purple lozenge, charcoal star. It stays the same from the start of a game to its end; the letter of a seat
    is that of its number."""
    kind: Literal["open", "person", "bot"]
    """Who plays this seat now."""
    name: str
    """Empty for an open seat."""
    bot: str | None
    """The bot's name, even while it only stands in for somebody."""
    stand_in: bool
    """A bot plays for a person who has left; it stops when the person returns."""
    out_for_good: bool
    """Nobody returns to this seat: its time for the whole game is used up."""
    online: bool


class NoClock(TypedDict):
    kind: Literal["none"]


class LiveClock(TypedDict):
    """Minutes per player for the whole game."""

    kind: Literal["live"]
    minutes: int


class DaysClock(TypedDict):
    """Days for every move."""

    kind: Literal["days"]
    days: int


Clock: TypeAlias = NoClock | LiveClock | DaysClock
VariantValue: TypeAlias = str | int | bool
VariantValues: TypeAlias = dict[str, VariantValue]


class SagaScore(TypedDict):
    """What a seat has gained in all games of its saga so far."""

    seat: int
    points: int


class SagaInfo(TypedDict):
    """Where a table stands in its saga; all null if there is none."""

    saga: str | None
    saga_id: str | None
    """The saga's page: the id of its first table."""
    saga_game: int | None
    """Which game of the saga this is, from 1."""
    roles: list[str | None] | None
    """Before the start: what every seat will play because of earlier games, the message `role-KEY`."""
    standing: list[SagaScore] | None
    """How the saga stands, from first to last, if it counts points; including this game once it is over."""
    saga_ranking: list[list[int]] | None
    """After the saga's last game: its seats from first to last."""


class SeedPart(TypedDict):
    """What a player adds to the seed."""

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
    """The hash of the house's part of the seed."""
    seed_parts: list[SeedPart]
    """The players' parts, in seat order."""
    house_part: str | None
    """Shown when the game is over."""
    seed: str | None
    """Shown when the game is over; without players' parts it is the house's part."""


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
    """Seconds left for each seat (live: for the game; days: for this move)."""
    lesson: str | None
    """The name of the lesson that is played here."""
    hints: bool
    """Whether the player to move may ask the house for a hint."""
    asked: list[int]
    """The seats that the table waits for."""
    since: float | None
    """Since when, in Unix seconds."""
    gathers: bool
    """Whether it starts by itself as soon as all its players have arrived."""
    starts_in: float | None
    """After how many seconds it starts without those who are missing; this runs once the first
    player has arrived."""
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
    """A yes/no variant that this one requires."""
    only_for: NotRequired[dict[str, list[int]]]
    """Values (`yes` and `no` for a yes/no variant) that are possible only with these numbers of seats."""


class PresetInfo(TypedDict):
    """A set-up that is chosen as a whole; its texts are `preset-NAME`."""

    name: str
    variants: VariantValues
    """Those that differ from their default."""
    saga: str | None


class SagaKind(TypedDict):
    """A kind of saga that a game can be played as."""

    name: str
    endless: bool
    """It never ends."""
    most_ahead: int
    """How many games bots may play before it begins."""
    seats_may_change: bool
    """Its later games wait until the host starts them, and other people may join."""
    begins_from_text: bool


class GameInfo(TypedDict):
    """A game of the house."""

    name: str
    seats: tuple[int, int]
    """The fewest and the most."""
    minutes: int
    """About how long a game takes."""
    variants: list[VariantSchema]
    presets: list[PresetInfo]
    """The simplest first; each is possible with every number of seats."""
    sagas: list[SagaKind]
    lessons: list[str]
    """By name; `first` is for people who do not know the game."""
    bots: list[str]


class NewTable(TypedDict):
    """The request for a new table."""

    game: str
    seats: list[str]
    """`me`, `open` or the name of a bot."""
    variants: VariantValues
    public: bool
    clock: Clock
    hints: bool | None
    """Null: only if one person plays against bots."""
    saga: str | None
    saga_text: NotRequired[str]
    """The text from which the saga continues, if it can."""


class Moment(TypedDict):
    """A table after this many answers, as a seat saw it."""

    answers: int
    view: Any
    events: list[GameEvent]
    decisions: list[Decision]


class Change(TypedDict):
    """Something of which a seat has more or less than before."""

    key: str
    """Its name is `tally-KEY`."""
    by: int


class SeatNews(TypedDict):
    """What a seat has done since my last turn, and what it has more or less of now."""

    seat: int | None
    """Null: what nobody in particular did."""
    events: list[GameEvent]
    """Empty for my own seat."""
    changes: list[Change]


class News(TypedDict):
    """What has happened between my last turn and this one."""

    since: int
    """After how many answers it begins …"""
    until: int
    """… and ends."""
    seats: list[SeatNews]
    """Clockwise from my left; I come last."""


class Note(TypedDict):
    """My own note on a moment."""

    answers: int
    """After how many answers the moment is."""
    text: str


class Undo(TypedDict):
    """An undo that waits for consent."""

    by: int | None
    """Null: the house (an administrator) proposes it."""
    needs: list[int]
    """The seats that have not agreed yet."""
    why: str
    """`chance`, `revealed`, `answered`, `host`, `refused` or `over`."""
    whole_turn: bool
    """Everything that the seat has answered in this turn is undone, not only its last answer."""
    number: int
    """Returned with the consent."""


class ChatLine(TypedDict):
    """A chat message."""

    at: float
    name: str
    seat: int | None
    text: str


Patch: TypeAlias = list[tuple[list[str | int], Any]]
StandingAnswers: TypeAlias = dict[str, str]
Ranking: TypeAlias = list[list[int]]
