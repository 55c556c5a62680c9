"""Why a table cannot be set up is said to people in their own language."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from crownlands.core.errors import BadSetup
from crownlands.core.registry import game
from crownlands.words import LANGUAGES, Words

SOURCES = Path(__file__).parents[1] / "src" / "crownlands"
RULES = ("core", "games")
NOT_AT_A_TABLE = {
    "core/bots.py", "core/hints.py",  # bots and hints are chosen by name, which the house checks before
    "games/oath/regent.py", "games/oath/squire.py", "games/xidit/planner.py",
    # what is wrong in the text of a chronicle gets its key where the text is read as a whole
    "games/oath/annals_lines.py", "games/oath/mod_string.py", "games/oath/land.py", "games/oath/chronicle_text.py",
}  # fmt: skip


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every BadSetup of the rules, with the file that it stands in."""
    for path in (path for part in RULES for path in sorted((SOURCES / part).rglob("*.py"))):
        name = path.relative_to(SOURCES).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadSetup":
                yield name, node


def test_every_refusal_of_a_set_up_has_words_in_both_languages() -> None:
    seen = 0
    for name, call in raised():
        if name in NOT_AT_A_TABLE:
            continue
        assert len(call.args) == 2 and isinstance(call.args[1], ast.Constant), f"{name}:{call.lineno} has no key"
        seen += 1
        words = game(name.split("/")[1]) if name.startswith("games/") else None
        for language in LANGUAGES:
            assert Words(language, words).has(f"setup-{call.args[1].value!s}"), f"{name}:{call.lineno}, {language}"
    assert seen > 15


def refused(name: str, seats: int, **variants: object) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        game(name).setup(seats, variants, "seed")
    return caught.value


@pytest.mark.parametrize(
    ("error", "english", "russian"),
    [
        (
            refused("legends", 3, youngest="seat-4"),
            "“The youngest player” names seat 4, but there are only 3 seats",
            "«Младший игрок» указывает на место 4, а мест всего 3",
        ),
        (
            refused("legends", 3, swamp=True),
            "“Deadly swamp” can only be played with “Exploration tokens”",
            "вариант «Гиблое болото» возможен только вместе с вариантом «Жетоны исследования»",
        ),
        (
            refused("legends", 7),
            "this game is for 2 to 4 players, not for 7",
            "в эту игру играют от 2 до 4 человек, а мест: 7",
        ),
    ],
    ids=["a seat that is not there", "what it needs", "seats"],
)
def test_a_refusal_names_variants_as_people_read_them(error: BadSetup, english: str, russian: str) -> None:
    assert Words("en", game("legends")).bad_setup(error) == english
    assert Words("ru", game("legends")).bad_setup(error) == russian


@pytest.mark.parametrize(("text", "key"), [("", "empty"), ("{", "file"), ("0303", "string"), ("hello", "unknown")])
def test_a_chronicle_that_cannot_be_read_is_refused_in_russian(text: str, key: str) -> None:
    from crownlands.games.oath.chronicle_text import heritage_from_text

    with pytest.raises(BadSetup) as caught:
        heritage_from_text(text)
    assert caught.value.key == f"chronicle-{key}"
    told = Words("ru", game("oath")).bad_setup(caught.value)
    assert any("а" <= letter <= "я" for letter in told)
    assert str(caught.value) not in told


def test_an_error_without_words_says_its_line() -> None:
    assert Words("ru").bad_setup(BadSetup("there is no bot")) == "there is no bot"


def test_the_terminal_speaks_the_language_it_was_asked_for() -> None:
    command = [str(Path(sys.executable).with_name("crownlands")), "play", "legends", "--variants", "swamp=yes"]
    for language, said in (("ru", "Гиблое болото"), ("en", "variant swamp needs exploration=yes")):
        done = subprocess.run([*command, "--lang", language], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert said in done.stderr
