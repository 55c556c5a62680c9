"""Words: everything a person reads, from Fluent files in the house's and the game's `locale` folders.

Message ids follow from what is named: a component's id is its ref with dashes (`card-dire-dragon`), then there are
`prompt-…`, `event-…`, `reason-…`, `preview-…`, `score-…`, `variant-…`, and `rule-…` with the title as attribute.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from crownlands.core.components import Component, Number
from crownlands.core.decisions import Decision, Fact, Preview, Reason, Seat
from crownlands.core.errors import BadSetup
from crownlands.core.events import Event
from crownlands.core.game import Game, ScoreItem
from crownlands.core.hints import Gain, Hint
from crownlands.core.ranking import Tie

LANGUAGES: Final = ("en", "ru")
HOUSE: Final = Path(__file__).parent
COUNTED: Final = "counted"
"""The attribute of a name that says how many of them there are."""
ON_THE_SHELF: Final = re.compile(r"^(?:game|saga|progress)-[\w-]+ *=.*(?:\n+ +.*)*", re.MULTILINE)
"""The messages about a game where it is one of many."""
ONLY_INSIDE: Final = re.compile(r"\n+    \.(?!about|short)[\w-]+ *=.*(?:\n+ {5,}.*)*")
"""Their attributes that are read at the table."""
COMMENTS: Final = re.compile(r"^#.*\n+", re.MULTILINE)


def message_id(ref: str) -> str:
    """The id of a component's name or a rule's text: its ref with dashes."""
    return ref.replace(":", "-").replace(".", "-")


@cache
def source(game: Game[Any, Any] | None, language: str) -> str:
    """The Fluent text of the house, and of a game."""
    texts = [file.read_text(encoding="utf-8") for file in _files(None if game is None else game.home, language)]
    return "\n".join(texts if game is None else [*texts, game.words(language)])


@cache
def client_source(game: Game[Any, Any] | None, language: str) -> str:
    """The same without comments, and without what only the server says: errors, e-mails and previews reach a
    client as sentences."""
    server = (HOUSE / "locale" / language / "server.ftl").read_text(encoding="utf-8")
    return COMMENTS.sub("", source(game, language).replace(server, "", 1))


@cache
def summary_source(game: Game[Any, Any], language: str) -> str:
    """The few of a game's messages that a page with many games needs: its name and what it is about, its sagas,
    and how far a table has come."""
    own = source(game, language).removeprefix(source(None, language))
    found = ON_THE_SHELF.findall(own)
    return "\n".join(ONLY_INSIDE.sub("", message) for message in found) + "\n"


def _files(home: Path | None, language: str) -> list[Path]:
    folders = [folder / "locale" / language for folder in (HOUSE, home) if folder is not None]
    return [file for folder in folders for file in sorted(folder.glob("*.ftl"))]


@cache
def bundle(game: Game[Any, Any] | None, language: str) -> FluentBundle:
    """The messages of the house, and of a game if one is given."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(game, language)))
    return found


class MissingWords(KeyError):
    """A message that a language lacks."""


class Words:
    """What a table says in one language, with the names of its players."""

    def __init__(
        self, language: str, game: Game[Any, Any] | None = None, players: Mapping[Seat, str] | None = None
    ) -> None:
        self.language = language
        self._bundle = bundle(game, language)
        self.players = dict(players or {})

    # -- the pieces -----------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, **facts: Fact) -> str:
        """A message by its id. A missing one is an error: both languages are complete."""
        return self._format(key, "", facts)

    def attribute(self, key: str, attribute: str) -> str:
        """An attribute of a message, such as the help of an option."""
        return self._format(key, attribute, {})

    def _format(self, key: str, attribute: str, facts: Mapping[str, Fact]) -> str:
        if not self._bundle.has_message(key):
            raise MissingWords(f"{self.language}: {key}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.language}: {key}.{attribute}")
        shown = {name: self._shown(value) for name, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _shown(self, fact: Fact) -> str | int:
        match fact:
            case bool():
                return self.text("yes" if fact else "no")
            case int() | str():
                return fact
            case Component():
                return self.name(fact.ref)
            case Sequence():
                return ", ".join(self._listed(fact))
            case _:
                return ""

    def _listed(self, parts: Sequence[Fact]) -> Iterator[str]:
        """The parts by name; those that can be counted, such as units, once for all of a kind."""
        counted: set[str] = set()
        for part in parts:
            if not isinstance(part, Component) or not self._can_be_counted(part.ref):
                yield str(self._shown(part))
            elif part.ref not in counted:
                counted.add(part.ref)
                yield self._format(message_id(part.ref), COUNTED, {"count": parts.count(part)})

    def _can_be_counted(self, ref: str) -> bool:
        key = message_id(ref)
        return self._bundle.has_message(key) and COUNTED in self._bundle.get_message(key).attributes

    def player(self, seat: Seat) -> str:
        """The name of the player who sits there, or the name of the seat."""
        return self.players.get(seat) or self.text("seat", number=seat + 1)

    def bot(self, name: str) -> str:
        """What a bot is called: a level by its strength, others by their own name."""
        key = f"strength-{name}"
        return self.text(key) if self.has(key) else name

    def name(self, ref: str) -> str:
        """The name of a component."""
        kind, _, number = ref.partition(":")
        if kind == "n":
            return number
        if kind == "seat":
            return self.player(int(number))
        return self.text(message_id(ref))

    # -- what a table says ----------------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> str:
        return self.text(f"prompt-{decision.prompt}", **(decision.facts or {}))

    def option(self, option: Component, decision: Decision | None = None) -> str:
        """The name of an option; a word such as yes or done in the wording of its question (`yes-PROMPT`)."""
        if decision is not None and ":" not in option.ref and self.has(f"{option.ref}-{decision.prompt}"):
            return self.text(f"{option.ref}-{decision.prompt}", **(decision.facts or {}))
        return str(option.value) if isinstance(option, Number) else self.name(option.ref)

    def event(self, event: Event, seat: Seat | None) -> str:
        """What happened, as far as a seat may know it."""
        facts = event.seen_by(seat)
        player = "" if event.seat is None else self.player(event.seat)
        key = f"event-{event.key}"
        if event.private and seat in event.to:
            key += "-private"
        return self.text(key, player=player, **facts)

    def reason(self, reason: Reason) -> str:
        return self.text(f"reason-{reason.key}", **reason.facts)

    def preview(self, preview: Preview) -> str:
        """What an option leads to."""
        return self.text(f"preview-{preview.key}", **preview.facts)

    def score(self, item: ScoreItem) -> str:
        return self.text(f"score-{item.key}", points=item.points, **item.facts)

    def tally(self, key: str) -> str:
        """What is counted, such as coins."""
        return self.text(f"tally-{key}")

    def tie(self, tie: Tie) -> str:
        """What broke the tie between seats with equal points."""
        ahead, behind = (", ".join(self.player(seat) for seat in seats) for seats in (tie.ahead, tie.behind))
        return self.text(f"tie-{tie.key}", ahead=ahead, behind=behind, **tie.facts)

    def hint(self, hint: Hint, decision: Decision) -> str:
        """Why an option is good, on one line: what it is for and risks, otherwise what it changes; "" if nobody
        says it."""
        if hint.why:
            told = (self.text(f"hint-{reason.key}", **reason.facts) for reason in hint.why)
            # a power is told by its first line: below it stand rulings, which teach nothing here
            return " ".join(text.partition("\n")[0] for text in told)
        if hint.gains:
            gains = "; ".join(self._gain(gain, decision.seat) for gain in hint.gains)
            return self.text("hint-gains", gains=gains[:1].upper() + gains[1:])
        return self._good_for(hint.option, decision)

    def _good_for(self, option: Component, decision: Decision) -> str:
        """What an option (`hint-for-OPTION`) or any answer to a question (`hint-at-PROMPT`) is good for; "" if
        nobody says it."""
        if self.has(for_option := f"hint-for-{message_id(option.ref)}"):
            return self.text(for_option)
        if self.has(at_prompt := f"hint-at-{decision.prompt}"):
            number = option.value if isinstance(option, Number) else 0
            return self.text(at_prompt, number=number, **(decision.facts or {}))
        return ""

    def bad_setup(self, error: BadSetup) -> str:
        """Why a table cannot be set up; an error without a message of its own is shown as its line."""
        if not self.has(f"setup-{error.key}"):
            return str(error)
        facts: dict[str, Fact] = dict(error.facts)
        for name in ("variant", "needs"):
            if self.has(f"variant-{facts.get(name)}"):
                facts[name] = self.text(f"variant-{facts[name]}")
        return self.text(f"setup-{error.key}", **facts)

    def _gain(self, gain: Gain, reader: Seat) -> str:
        """A change as the game describes it (`hint-KEY`), otherwise as points; `me`: whether it is the reader's
        own."""
        item = gain.item
        who = {"player": self.player(gain.seat), "me": "yes" if gain.seat == reader else "no"}
        if self.has(f"hint-{item.key}"):
            return self.text(f"hint-{item.key}", **who, **item.facts)
        key = "hint-gain" if item.points > 0 else "hint-loss"
        return self.text(key, **who, points=abs(item.points), what=self.score(item))

    def rule(self, rule: str) -> str:
        """What a paragraph says."""
        return self.text(f"rule-{message_id(rule)}")

    def rule_title(self, rule: str) -> str:
        return self.attribute(f"rule-{message_id(rule)}", "title")
