"""The browser's tests draw what the rules say today."""

from tests.xidit.board_fixtures import FOLDER, fixtures, text_of


def test_the_moments_of_the_boards_tests_are_what_the_rules_say() -> None:
    """If this fails: `python -m tests.xidit.board_fixtures`, then the tests of the client."""
    for name, data in fixtures().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text_of(data), f"{name} is stale"
