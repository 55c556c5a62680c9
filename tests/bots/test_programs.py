"""Bots that are programs: whatever they do, the game goes on, and it is said what they did."""

import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from crownlands.arena import Match, Outcome, play_match
from crownlands.bots import bot_names, check_bot
from crownlands.core.errors import BadSetup

STRANGE = Path(__file__).with_name("strange.py")
EXAMPLE = Path(__file__).parents[2] / "examples" / "mybot.py"


def play(kind: str, seconds: str = "10") -> Outcome:
    bot = f"exec:{seconds}s:{sys.executable} {STRANGE} {kind}"
    return play_match(Match(0, "legends", "programs", (bot, "random")))


def test_a_good_program_plays_without_a_complaint() -> None:
    assert play("good").complaints == []


def test_the_example_plays_without_a_complaint() -> None:
    outcome = play_match(Match(0, "legends", "example", (f"exec:{sys.executable} {EXAMPLE}", "random", "random")))
    assert outcome.complaints == []
    assert outcome.decisions > 50


def test_a_late_answer_is_not_taken_for_the_next() -> None:
    assert play("answers-late").complaints == []


def test_words_on_standard_error_do_not_stop_a_program() -> None:
    assert play("floods-its-errors").complaints == []


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("lies", "'card:none-such' is not offered"),
        ("answers-a-number", "'7' is not offered"),
        ("talks-nonsense", "not JSON"),
        ("talks-in-lists", "not a message"),
        ("says-bytes", "not JSON"),
    ],
)
def test_anything_that_is_not_an_answer_is_replaced_by_a_random_one(kind: str, says: str) -> None:
    outcome = play(kind)
    assert len(outcome.complaints) > 10, "every decision of the seat"
    assert all(says in line and "seat 0" in line for line in outcome.complaints)


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("dies", "it has ended"),
        ("ends-at-once", "no wish to play"),
        ("floods", "without end"),
        ("floods-with-lines", "it "),
        ("hangs", "too long"),
        ("never-reads", "too long"),
    ],
)
def test_a_program_that_never_works_is_restarted_a_few_times_and_then_given_up(kind: str, says: str) -> None:
    started = monotonic()
    outcome = play(kind, "0.5" if kind in ("hangs", "never-reads") else "10")
    assert any(says in line for line in outcome.complaints[:4])
    assert "started too often" in outcome.complaints[-1]
    assert monotonic() - started < 30


def test_nothing_is_left_running() -> None:
    """Asked in a process of its own: that of the test run may have children of other tests."""
    bot = f"exec:0.2s:{sys.executable} {STRANGE} hangs"
    script = (
        "import os\n"
        "from crownlands.arena import Match, play_match\n"
        f"outcome = play_match(Match(0, 'legends', 'programs', ({bot!r}, 'random')))\n"
        "assert 'started too often' in outcome.complaints[-1]\n"
        "try:\n    os.waitpid(-1, os.WNOHANG)\nexcept ChildProcessError:\n    print('nothing left')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True, timeout=600)
    assert done.stdout == "nothing left\n", done.stderr


def test_a_missing_program_is_reported_too() -> None:
    outcome = play_match(Match(0, "legends", "nowhere", ("exec:./no-such-program", "random")))
    assert "cannot be started" in outcome.complaints[0]


@pytest.mark.parametrize("name", ["exec", "exec:", "exec:'", "random:7", "search:fast", "search:0", "search:1s/x"])
def test_an_unavailable_bot_is_refused_at_once(name: str) -> None:
    with pytest.raises(BadSetup):
        check_bot(name)


def test_programs_are_not_among_the_bots_that_anybody_may_name() -> None:
    assert "exec" not in bot_names()
