"""What goes over the wire. The client's types and the tables of `docs/protocol.md` are made from this file by
`make schema`: the text below a class or a field is what a reader is told there.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from crownlands.core.wire import Decision, Facts, Preview

__all__ = ["Decision", "Facts", "Preview"]

# -- parts --------------------------------------------------------------------------------------------------------


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
OptionValue: TypeAlias = str | int | bool
OptionValues: TypeAlias = dict[str, OptionValue]


class SagaInfo(TypedDict):
    """Where a table stands in its saga; all null where there is none."""

    saga: str | None
    saga_game: int | None
    """Which game of the saga this is, from 1."""
    standing: list[int] | None
    """The saga's points so far, if it counts any, with this game once it is over."""
    saga_ranking: list[list[int]] | None
    """After the saga's last game: its seats from first to last."""


class TableInfo(SagaInfo):
    """A table, for the lobby and the frame."""

    id: str
    game: str
    options: OptionValues
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
    hints: bool
    """Whether whoever is asked may ask the house for a hint."""
    asked: list[int]
    """Whom the table waits for."""
    since: float | None
    """Since when, in Unix seconds."""
    seed_hash: str
    seed: str | None
    """Shown when the game is over."""
    created: float
    answers: int
    next: str | None
    """The table of the rematch or of the saga's next game."""


class OptionSchema(TypedDict):
    """An option of a game's set-up."""

    name: str
    type: Literal["bool", "str", "int"]
    default: OptionValue
    among: NotRequired[list[str]]
    low: NotRequired[int]
    high: NotRequired[int]
    needs: NotRequired[str]
    """A yes/no option that this one cannot do without."""


class GameInfo(TypedDict):
    """A game of the house."""

    name: str
    seats: tuple[int, int]
    """The fewest and the most."""
    minutes: int
    """How long a game takes, about."""
    options: list[OptionSchema]
    sagas: list[str]
    bots: list[str]


class Me(TypedDict):
    """Who I am; all null for a stranger."""

    id: str | None
    name: str | None
    login: str | None
    email: str | None
    webhook: str | None


class NewTable(TypedDict):
    """What a new table is asked for with."""

    game: str
    seats: list[str]
    """`me`, `open` or the name of a bot."""
    options: OptionValues
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


class Undo(TypedDict):
    """An undo that waits for consent."""

    by: int | None
    """Null: the house (an administrator) proposes it."""
    needs: list[int]
    """The seats that have yet to agree."""
    why: str
    """`chance`, `revealed`, `answered`, `host`, `refused` or `over`."""


class ChatLine(TypedDict):
    """Something that somebody has said."""

    at: float
    name: str
    seat: int | None
    text: str


Patch: TypeAlias = list[tuple[list[str | int], Any]]
StandingAnswers: TypeAlias = dict[str, str]
Ranking: TypeAlias = list[list[int]]

# -- from the house to its clients --------------------------------------------------------------------------------


class Outcome(TypedDict):
    """Both are null until the end."""

    scores: list[Score] | None
    ranking: Ranking | None
    """The seats from first to last; those who share a place are in one list. An empty first place: nobody at the
    table has won."""


class StateMessage(Outcome):
    """Everything, on connecting and after an undo."""

    type: Literal["state"]
    seq: int
    table: TableInfo
    seat: int | None
    view: Any
    decisions: list[Decision]
    """Mine."""
    events: list[GameEvent]
    """The whole log."""
    standing_answers: StandingAnswers
    """By prompt."""
    undo: Undo | None
    chat: list[ChatLine]
    hinted: list[HintTaken]


class MoveMessage(Outcome):
    """Something has happened."""

    type: Literal["move"]
    seq: int
    by: int | None
    patch: Patch
    """Turns the old view into the new one."""
    decisions: list[Decision]
    events: list[GameEvent]
    """The new ones."""
    asked: list[int]
    since: float | None
    left: list[float] | None
    answers: int


class TableMessage(TypedDict):
    """People have come, left or started; clocks."""

    type: Literal["table"]
    table: TableInfo


class UndoMessage(Undo):
    """An undo waits for the consent of the seats in `needs`; without any, it was refused or is over."""

    type: Literal["undo"]


class WhyMessage(TypedDict):
    """What is not among the options of my decision, each with its reason."""

    type: Literal["why"]
    seat: int
    seq: int
    why_not: list[WhyNot]


class HintMessage(TypedDict):
    """The best options of a decision, by what the seat knows; to the seat's owner alone."""

    type: Literal["hint"]
    seat: int
    seq: int
    hints: list[Hint]


class HintedMessage(HintTaken):
    """Somebody has asked for a hint among people."""

    type: Literal["hinted"]


class ReviewMessage(TypedDict):
    """How many answers have been judged, and what was found in the end."""

    type: Literal["review"]
    done: int
    total: int
    review: Review | None
    failed: NotRequired[Literal[True]]
    """Nothing was found; ask again later."""


class ChatMessage(ChatLine):
    """Somebody has said something."""

    type: Literal["chat"]


class ErrorMessage(TypedDict):
    """Nothing has changed."""

    type: Literal["error"]
    key: str
    text: str
    id: NotRequired[int | str]
    """Of the answer that was refused, if it had one."""


class PongMessage(TypedDict):
    type: Literal["pong"]


ServerMessage: TypeAlias = (
    StateMessage
    | MoveMessage
    | TableMessage
    | UndoMessage
    | WhyMessage
    | HintMessage
    | HintedMessage
    | ReviewMessage
    | ChatMessage
    | ErrorMessage
    | PongMessage
)

# -- from a client to the house -----------------------------------------------------------------------------------


class AnswerMessage(msgspec.Struct, tag="answer"):
    """Answers the decision with this `seq`. Repeats do no harm; a stale one gets an error and a fresh `state`."""

    seat: int
    seq: int
    ref: str
    id: int | str | None = None
    """Comes back with an error."""


class AskForUndo(msgspec.Struct, tag="undo"):
    """Take back my last answer; behind a barrier the others are asked."""

    seat: int


class Consent(msgspec.Struct, tag="consent"):
    """Agree, or not, to the undo that is asked for."""

    yes: bool


class AskWhy(msgspec.Struct, tag="why"):
    """Asks why I cannot have what I might expect among the options of my decision."""

    seat: int


class AskForHint(msgspec.Struct, tag="hint"):
    """Asks for the best few options of my decision, where `hints` allows it."""

    seat: int


class AskForReview(msgspec.Struct, tag="review"):
    """Asks for the review of a game that is over; if there is none yet, the house begins to work it out."""


class SetStandingAnswer(msgspec.Struct, tag="standing_answer"):
    """Always answer this prompt so; without a ref, ask me again."""

    seat: int
    prompt: str
    ref: str | None = None


class Resign(msgspec.Struct, tag="resign"):
    """A bot plays for me from now on."""

    seat: int


class Return(msgspec.Struct, tag="return"):
    """I am back and play myself."""

    seat: int


class Say(msgspec.Struct, tag="chat"):
    """A line for the chat."""

    text: str


class Ping(msgspec.Struct, tag="ping"):
    """Asks for a `pong`."""


ClientMessage: TypeAlias = (
    AnswerMessage
    | AskForUndo
    | Consent
    | AskWhy
    | AskForHint
    | AskForReview
    | SetStandingAnswer
    | Resign
    | Return
    | Say
    | Ping
)
