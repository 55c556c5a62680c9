"""A bare yes or no is never all that a button says: the question brings words for both, and for taking nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from crownlands.core.components import PLAYERS, Word
from crownlands.core.decisions import Decision
from crownlands.core.registry import games
from crownlands.games.oath.words import NO, YES
from crownlands.words import LANGUAGES, Words
from tests.conformance.tools import AnyGame

ANSWERS = {"YES", "NO", "YES_OR_NO"}


def names_in(node: ast.AST) -> set[str]:
    """The names in a piece of code, whatever module they are read from."""
    found = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return found | {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


def texts_in(node: ast.AST) -> set[str]:
    return {
        part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def calls_in(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name in (getattr(node.func, "attr", ""), getattr(node.func, "id", "")):
            yield node


def lists_of_answers(function: ast.AST) -> set[str]:
    """The variables of a function that hold yes and no."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if names_in(node.value) & ANSWERS and not any(calls_in(node.value, "choose")):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def yes_or_no_prompts(home: Path) -> set[str]:
    """Every prompt of a game that is answered with yes or no, also those that a function is handed."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(home.rglob("*.py"))]
    found: set[str] = set()
    for tree in trees:
        for function in ast.walk(tree):
            if not isinstance(function, ast.AsyncFunctionDef):
                continue
            answers = ANSWERS | lists_of_answers(function)
            for call in calls_in(function, "choose"):
                _, prompt, options, *_ = call.args
                if not names_in(options) & answers:
                    continue
                if isinstance(prompt, ast.Name):
                    place = [argument.arg for argument in function.args.args].index(prompt.id)
                    handed = (other.args[place] for each in trees for other in calls_in(each, function.name))
                    found |= {text for argument in handed for text in texts_in(argument)}
                else:
                    found |= texts_in(prompt)
    return found


@pytest.mark.parametrize("game", games().values(), ids=games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_yes_and_no_says_what_it_means(game: AnyGame, language: str) -> None:
    words = Words(language, game)
    ids = [f"{answer}-{prompt}" for prompt in sorted(yes_or_no_prompts(game.home)) for answer in ("yes", "no")]
    assert [id_ for id_ in ids if not words.has(id_)] == []


def optional_prompts(home: Path) -> set[str]:
    """Every prompt of a game that may be declined, but for those that are named by a card."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in sorted(home.rglob("*.py")))
    return {text for tree in trees for call in calls_in(tree, "may_choose") for text in texts_in(call.args[1])}


@pytest.mark.parametrize("game", games().values(), ids=games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_optional_question_has_its_own_word_for_no(game: AnyGame, language: str) -> None:
    words = Words(language, game)
    prompts = sorted(optional_prompts(game.home))
    assert len(prompts) > 2
    assert [prompt for prompt in prompts if not words.has(f"done-{prompt}")] == []


def test_the_prompts_are_found() -> None:
    """One that is put plainly, one whose answers are a variable, two that are handed in."""
    assert {"become-citizen", "sacrifice", "dowsing-sticks", "let-take"} <= yes_or_no_prompts(games()["oath"].home)


def test_the_words_of_the_question_stand_for_the_answer() -> None:
    words = Words("en", games()["oath"])
    asked = Decision(0, "become-citizen", [YES, NO], "5", None)
    assert [words.option(answer, asked) for answer in asked.options] == ["Become a Citizen", "Remain an Exile"]
    giver = {"proposer": PLAYERS[0], "partner": PLAYERS[2]}
    assert (
        Words("en", games()["oath"], {2: "Cy"}).option(Word("ask-favor"), Decision(0, "deal", [], "5", giver))
        == "Cy gives favor"
    )
    assert words.option(YES, Decision(0, "no-such-question", [YES, NO], "5", None)) == words.name("yes")
