"""Checks of words: everything that a game says can be said in both languages, and the files agree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from crownlands.core.variants import Variants, schema
from crownlands.words import LANGUAGES, MissingWords, Words, message_id
from tests.conformance.tools import AnyGame, point, walk

OUTCOMES = ("", " ", "None", "???")


class Reader:
    """Reads aloud in one language; a thing that was named before is not named again."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.words = Words(language, game)
        self.named: set[str] = set()

    def name(self, ref: str) -> None:
        if ref not in self.named:
            self.named.add(ref)
            _is_said(self.words.name(ref), ref)


@cache
def _reader(game: AnyGame, language: str) -> Reader:
    return Reader(game, language)


def _is_said(text: str, what: str) -> None:
    assert text.strip() not in OUTCOMES, f"{what} is said as {text!r}"
    assert "{" not in text and "}" not in text, f"{what} is said with a hole in it: {text!r}"


@point
def everything_is_said_in_both_languages(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """All prompts, options, reasons, events and scores of a game can be read in both languages."""
    readers = [_reader(game, language) for language in LANGUAGES]
    heard = 0
    for table in walk(game, seats, variants, seed):
        for reader in readers:
            words = reader.words
            try:
                for decision in table.pending:
                    _is_said(words.prompt(decision), f"prompt {decision.prompt}")
                    _is_said(words.rule_title(decision.rule), decision.rule)
                    for option in decision.options:
                        reader.name(option.ref)
                    for thing, reason in table.why_not(decision.seat):
                        reader.name(thing.ref)
                        _is_said(words.reason(reason), f"reason {reason.key}")
                    for _, preview in table.previews(decision.seat):
                        _is_said(words.preview(preview), f"preview {preview.key}")
                for key in {key for counts in table.game.tally(table.state, None) for key in counts}:
                    _is_said(words.tally(key), f"tally {key}")
                for event in table.log[heard:]:
                    for seat in (None, *range(seats)):
                        _is_said(words.event(event, seat), f"event {event.key}")
                for item in (item for score in table.scores() for item in score.items) if table.over else ():
                    _is_said(words.score(item), f"score {item.key}")
                for tie in table.ties() if table.over else ():
                    _is_said(words.tie(tie), f"tie {tie.key}")
            except (MissingWords, TypeError) as error:
                raise AssertionError(f"words are missing: {error}") from error
        heard = len(table.log)


def book_and_variants_are_said_in_both_languages(game: AnyGame) -> None:
    """The game's name, every paragraph with its title, every variant and its values, every saga."""
    keys = [f"game-{game.name}", *(f"saga-{name}" for name in game.sagas)]
    for row in schema(game.variants):
        keys.append(f"variant-{row['name']}")
        keys += [f"variant-{row['name']}-{value}" for value in row.get("among", [])]
    for language in LANGUAGES:
        words = Words(language, game)
        try:
            for key in keys:
                _is_said(words.text(key), key)
            for rule in game.rules:
                _is_said(words.rule(rule), rule)
                _is_said(words.rule_title(rule), rule)
        except MissingWords as error:
            raise AssertionError(f"words are missing: {error}") from error
        told = {key for key in _messages(game.home, language) if key.startswith("rule-")}
        extra = told - {f"rule-{message_id(rule)}" for rule in game.rules}
        assert not extra, f"{language} tells of rules that are in no book: {sorted(extra)}"


# -- the files ----------------------------------------------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def _variables(pattern: ast.Pattern | None) -> frozenset[str]:
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.names)


def _entries(home: Path, language: str) -> Iterator[tuple[Path, ast.Message]]:
    files = sorted((home / "locale" / language).glob("*.ftl"))
    assert files, f"{home.name} has no words in {language!r}"
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (
                f"{file.name} ({language}) cannot be read: {str(entry.content)[:60]!r}"
            )
            if isinstance(entry, ast.Message):
                yield file, entry


def _messages(home: Path, language: str) -> dict[str, dict[str, frozenset[str]]]:
    """Every message: its parts (the value is '', the others are attributes) and the variables of each."""
    found: dict[str, dict[str, frozenset[str]]] = {}
    for file, entry in _entries(home, language):
        assert entry.id.name not in found, f"{file.name} ({language}) says {entry.id.name} twice"
        found[entry.id.name] = {"": _variables(entry.value)} | {
            attribute.id.name: _variables(attribute.value) for attribute in entry.attributes
        }
    return found


def languages_have_the_same_messages(home: Path) -> None:
    """The files of all languages have the same messages, attributes and variables."""
    first, *others = LANGUAGES
    expected = _messages(home, first)
    for language in others:
        found = _messages(home, language)
        for key in expected.keys() | found.keys():
            assert key in found, f"{language} lacks {key}"
            assert key in expected, f"{first} lacks {key}"
            assert found[key].keys() == expected[key].keys(), f"{key} has other attributes in {language}"
            for part, variables in expected[key].items():
                where = f"{key}.{part}" if part else key
                other = sorted(found[key][part] ^ variables)
                assert not other, f"{where}: {first} and {language} do not share the variables {other}"
