"""Requests that the house refuses, with a sentence in the visitor's language."""

from __future__ import annotations

from typing import Any

from crownlands.core.errors import BadSetup
from crownlands.core.game import Game
from crownlands.server.page_messages import ApiErrorMessage
from crownlands.words import LANGUAGES, Words

LONGEST = 300
"""How much of what somebody sent is quoted back to them."""


class ApiError(Exception):
    """A request that is refused; its text is the message `error-<key>`."""

    def __init__(self, key: str, status: int = 400, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.facts = {name: fact[:LONGEST] if isinstance(fact, str) else fact for name, fact in facts.items()}

    def text(self, language: str) -> str:
        return Words(language).text(f"error-{self.key}", **self.facts)

    def message(self, language: str) -> ApiErrorMessage:
        """As it is sent."""
        return {"error": {"key": self.key, "text": self.text(language)}}


class SetupRefused(ApiError):
    """A table that cannot be set up, and why, in the game's own words."""

    def __init__(self, game: Game[Any, Any], error: BadSetup) -> None:
        super().__init__("bad-setup")
        self._game = game
        self._error = error

    def text(self, language: str) -> str:
        words = Words(language, self._game)
        return words.text("error-bad-setup", reason=words.bad_setup(self._error)[:LONGEST])


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that we support. Even whoever asks too often is answered in
    one, so of a header of 60,000 commas little is read."""
    for part in accepted[:LONGEST].split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
