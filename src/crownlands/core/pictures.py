"""A table drawn as text: what a game hands to the terminal, with names of styles instead of colours."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from crownlands.core.decisions import Fact

Span: TypeAlias = tuple[str, str]
"""A piece of text and its style, several words at most: `seat-0` … `seat-5` (the colour that
a seat wears), `livery-0` … `livery-5` (a colour as such), `neutral`, `land`, `water`, `dim`,
`bold`, `offered`, `title`, `coin`, or nothing."""

Picture: TypeAlias = list[list[Span]]
"""Lines of spans."""


class Names(Protocol):
    """The texts of a language, as far as a picture needs them."""

    def name(self, ref: str) -> str:
        """The name of a component."""
        ...

    def text(self, key: str, **facts: Fact) -> str:
        """A message by its id."""
        ...

    def player(self, seat: int) -> str:
        """The name of the player who sits there."""
        ...
