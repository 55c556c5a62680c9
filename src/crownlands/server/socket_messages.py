"""The messages of a socket, in both directions (`docs/protocol.md` is generated from them, see `messages.py`)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from crownlands.core.wire import Decision
from crownlands.server.messages import (
    ChatLine,
    Forecast,
    GameEvent,
    Hint,
    HintTaken,
    LessonProgress,
    Patch,
    Ranking,
    Review,
    Score,
    StandingAnswers,
    TableInfo,
    Tie,
    Undo,
    WhyNot,
)

# -- from the house to its clients --------------------------------------------------------------------------------


class Outcome(TypedDict):
    """All are null until the end."""

    scores: list[Score] | None
    ranking: Ranking | None
    """The seats from first to last; those who share a place are in one list. An empty first place: nobody at the
    table has won."""
    ties: list[Tie] | None


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
    turns: list[int]
    """After how many answers each turn starts."""
    lesson: LessonProgress | None
    """Only for the learner of a lesson."""


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
    turn: int
    """After how many answers the current turn started."""
    lesson: LessonProgress | None


class TableMessage(TypedDict):
    """People have come, left or started; clocks have changed."""

    type: Literal["table"]
    table: TableInfo


class UndoMessage(Undo):
    """An undo waits for the consent of the seats in `needs`; if empty, it was refused or is over."""

    type: Literal["undo"]


class WhyMessage(TypedDict):
    """What is not among the options of my decision, each with its reason."""

    type: Literal["why"]
    seat: int
    seq: int
    why_not: list[WhyNot]


class ForecastMessage(Forecast):
    """What the rules foresee for the answers in question, from what the seat knows."""

    type: Literal["forecast"]


class HintMessage(TypedDict):
    """The best options of a decision, from what the seat knows; only for the seat's owner."""

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
    """A chat message."""

    type: Literal["chat"]


class ErrorMessage(TypedDict):
    """Nothing has changed."""

    type: Literal["error"]
    key: str
    text: str
    id: NotRequired[int | str]
    """The id of the refused answer, if it had one."""


class PongMessage(TypedDict):
    type: Literal["pong"]


ServerMessage: TypeAlias = (
    StateMessage
    | MoveMessage
    | TableMessage
    | UndoMessage
    | WhyMessage
    | ForecastMessage
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
    """Returned with an error."""


class AnswersMessage(msgspec.Struct, tag="answers"):
    """All my answers of the open sealed round from its start, such as a whole plan, all or none; what I had
    answered there before is replaced. `seq` is that of the decision I am asked now."""

    seat: int
    seq: int
    refs: list[str]
    id: int | str | None = None
    """Returned with an error."""


class AskForForecast(msgspec.Struct, tag="preview"):
    """Asks what such a series of answers would lead to."""

    seat: int
    refs: list[str | None]
    """Null: not decided yet."""


class AskForUndo(msgspec.Struct, tag="undo"):
    """Undoes my last answer; behind a barrier the others are asked."""

    seat: int
    whole_turn: bool = False
    """Everything that I have answered in this turn."""


class Consent(msgspec.Struct, tag="consent"):
    """Agrees, or not, to the pending undo."""

    yes: bool
    by: int | None = None
    """Who asks for it, as I was told: I do not agree to somebody else's that has come in its place."""
    whole_turn: bool | None = None
    """Likewise, whether it is about their whole turn."""
    number: int | None = None
    """That of the undo, as I was told: I do not agree to a later one of theirs."""


class AskWhy(msgspec.Struct, tag="why"):
    """Asks why I cannot have what I might expect among the options of my decision."""

    seat: int


class AskForHint(msgspec.Struct, tag="hint"):
    """Asks for the best few options of my decision, where `hints` allows it."""

    seat: int


class AskForReview(msgspec.Struct, tag="review"):
    """Asks for the review of a game that is over; if there is none yet, the house starts one."""


class SetStandingAnswer(msgspec.Struct, tag="standing_answer"):
    """Always give this answer to the prompt; without a ref, ask me again."""

    seat: int
    prompt: str
    ref: str | None = None


class Resign(msgspec.Struct, tag="resign"):
    """A bot plays for me from now on."""

    seat: int


class Return(msgspec.Struct, tag="return"):
    """I am back and play for myself."""

    seat: int


class Say(msgspec.Struct, tag="chat"):
    """A chat message."""

    text: str


class CommitToPart(msgspec.Struct, tag="commit"):
    """The hash of my part of the seed, while the table waits; the newest counts."""

    commitment: str


class ShowPart(msgspec.Struct, tag="show"):
    """My part of the seed itself, when `shuffling` is `show`."""

    part: str


class Ping(msgspec.Struct, tag="ping"):
    """Asks for a `pong`."""


ClientMessage: TypeAlias = (
    AnswerMessage
    | AnswersMessage
    | AskForForecast
    | AskForUndo
    | Consent
    | AskWhy
    | AskForHint
    | AskForReview
    | SetStandingAnswer
    | Resign
    | Return
    | Say
    | CommitToPart
    | ShowPart
    | Ping
)
