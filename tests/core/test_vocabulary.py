"""A game's vocabulary, if it does not list it itself: all that its modules hold."""

from __future__ import annotations

from crownlands.core.vocabulary import LARGEST_NUMBER, common_refs
from tests.toys.highwaymen import COMPONENTS, GAME


def test_common_refs_come_first_and_in_order() -> None:
    assert common_refs(2, 3) == ["done", "seat:0", "seat:1", "n:0", "n:1", "n:2", "n:3"]


def test_the_toy_speaks_of_everything_in_its_box_and_of_nothing_else() -> None:
    common = common_refs(4, LARGEST_NUMBER)
    assert GAME.vocabulary() == (*common, *sorted(COMPONENTS))


def test_every_ref_of_the_vocabulary_can_be_found() -> None:
    assert [GAME.find(ref).ref for ref in GAME.vocabulary()] == list(GAME.vocabulary())
