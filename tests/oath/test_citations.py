"""Numbered paragraphs are read from docstrings as well as named ones."""

from __future__ import annotations

import pytest

from crownlands.coverage import cited
from crownlands.games.oath import GAME


@pytest.mark.parametrize(
    ("docstring", "paragraphs"),
    [
        ("5.1.4. A card is played.", ["5.1.4"]),
        ("5.1.4, 7.2.2, card.augury. Several.", ["5.1.4", "7.2.2", "card.augury"]),
        ("10.ruling. An entry of the glossary.", ["10.ruling"]),
        ("9.99. There is no such paragraph.", []),
        ("Three cards are drawn.", []),
        (None, []),
    ],
)
def test_the_first_words_cite(docstring: str | None, paragraphs: list[str]) -> None:
    """components. What is not in the book is no citation."""
    assert cited(docstring, GAME.rules) == paragraphs
