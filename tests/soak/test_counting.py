"""The long run would notice."""

from tests.soak.players import Notes, Stored

STORED: Stored = [(1, "answer", 0, "card:1"), (2, "answer", 1, "card:2"), (3, "answer", 2, "done")]


def notes() -> Notes:
    kept = Notes("table")
    kept.announced = {1: (0, "card:1"), 2: (1, "card:2"), 3: (2, None)}
    kept.sent = {(0, 0), (1, 1)}
    return kept


def test_what_is_as_it_was_announced_is_fine() -> None:
    assert (notes().lost(STORED), notes().doubled(STORED)) == (0, 0)


def test_a_move_that_is_gone_is_lost() -> None:
    assert notes().lost(STORED[:2]) == 1
    assert notes().lost([]) == 3


def test_a_move_that_is_another_is_lost() -> None:
    assert notes().lost([(1, "answer", 0, "card:9"), *STORED[1:]]) == 1
    assert notes().lost([*STORED[:2], (3, "answer", 1, "done")]) == 1


def test_an_answer_that_is_there_twice_is_doubled() -> None:
    assert notes().doubled([*STORED, (4, "answer", 0, "card:1")]) == 1
