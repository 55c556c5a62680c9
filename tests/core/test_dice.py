"""The dice: known for ever, fair, and provable."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.dice import Dice, seed_hash

SEED = "crownlands"


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


# -- fixed for ever: a change here breaks every record that was ever written --------------------------------------


def test_the_words_of_a_seed_never_change() -> None:
    dice = Dice.from_seed(SEED)
    assert dice.key.hex() == "8e9c78e214edeed6de2b9b110b1bbdc21543ce7aae93afc683fbce59084e4d71"
    assert [dice.word() for _ in range(3)] == [0x00B0AC910EE5FFA2, 0xDCF38784CC73B5A8, 0x2C0959227A4F5DB1]


def test_the_rolls_of_a_seed_never_change() -> None:
    dice = Dice.from_seed(SEED)
    assert [dice.below(6) for _ in range(20)] == [4, 0, 5, 3, 2, 4, 4, 4, 5, 4, 0, 1, 3, 2, 5, 2, 1, 3, 3, 1]
    russian = Dice.from_seed("Зимний вечер")
    assert [russian.below(100) for _ in range(10)] == [44, 46, 23, 57, 22, 98, 73, 34, 58, 0]


def test_the_shuffles_of_a_seed_never_change() -> None:
    dice, cards = Dice.from_seed(SEED), list(range(10))
    dice.trace = []
    dice.shuffle(cards)
    assert cards == [0, 9, 7, 5, 4, 2, 3, 1, 6, 8]
    assert dice.trace == ["shuffle 10 d86e4057dfc09aaf"]
    assert dice.drawn == 9


def test_seals_and_children_never_change() -> None:
    assert seed_hash(SEED) == "e9afc68f71e9a50aeb5d2885f18449c2317449d4da4e2b88570c36d4744a28e4"
    child = Dice.from_seed(SEED).child("bot")
    assert child.key.hex() == "d5d9210d5e0fe34fe151caaff6a3378548525553bc45ca3ac1efdce820f1d1e7"


def test_anybody_can_compute_the_stream() -> None:
    """The words are those of BLAKE2b over a counter, keyed with the hash of the seed, little-endian."""
    key = blake2b(SEED.encode(), person=b"crownlands-dice", digest_size=32).digest()
    stream = b"".join(blake2b(block.to_bytes(8, "little"), key=key).digest() for block in range(3))
    dice = Dice.from_seed(SEED)
    assert [dice.word() for _ in range(24)] == [
        int.from_bytes(stream[at : at + 8], "little") for at in range(0, len(stream), 8)
    ]


# -- fair ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sides", "limit"), [(2, 15.1), (6, 25.7), (7, 27.9), (100, 161.3)])
def test_every_number_is_equally_likely(sides: int, limit: float) -> None:
    """The chi-square of many rolls stays under the limit that one fair die of ten thousand would pass."""
    dice, rolls = Dice.from_seed("fair"), 300 * sides
    counts = Counter(dice.below(sides) for _ in range(rolls))
    assert set(counts) == set(range(sides))
    assert chi_square(counts.values(), rolls / sides) < limit


def test_a_word_that_would_favour_small_numbers_is_rejected() -> None:
    dice = Dice(b"rigged")
    rigged = (2**64 - 1, 5, 2**64 - 2, 0, 0, 0, 0, 0)
    dice.word()
    dice._words, dice.drawn = rigged, 0
    assert dice.below(3) == 2, "2**64 - 1 is the one word too many for three sides: the next one counts"
    assert dice.drawn == 2
    assert dice.below(3) == (2**64 - 2) % 3, "2**64 - 2 is the last word that counts"


def test_every_order_is_equally_likely() -> None:
    dice, times = Dice.from_seed("orders"), 200
    counts: Counter[str] = Counter()
    for _ in range(24 * times):
        cards = list("abcd")
        dice.shuffle(cards)
        counts["".join(cards)] += 1
    assert set(counts) == {"".join(order) for order in itertools.permutations("abcd")}
    assert chi_square(counts.values(), times) < 58.6, "23 degrees of freedom, one chance in ten thousand"


def test_streams_of_other_seeds_and_names_have_nothing_in_common() -> None:
    dice = Dice.from_seed(SEED)
    streams = [
        dice,
        Dice.from_seed(SEED + " "),
        Dice.from_seed(""),
        dice.child("a"),
        dice.child("b"),
        dice.child(""),
    ]
    words = [[stream.word() for _ in range(50)] for stream in streams]
    assert len(set(itertools.chain(*words))) == 50 * len(streams)


# -- as a thing in a state ----------------------------------------------------------------------------------------


@given(st.integers(0, 40), st.integers(0, 40))
def test_a_copy_goes_on_alone_from_the_same_place(before: int, after: int) -> None:
    dice = Dice.from_seed(SEED)
    for _ in range(before):
        dice.word()
    copy = dice.copy()
    expected = [dice.word() for _ in range(after)]
    assert copy.drawn == before
    assert [copy.word() for _ in range(after)] == expected
    assert [Dice(dice.key, before + n).word() for n in range(after)] == expected, "key and place are all there is"


def test_a_copy_is_watched_by_nobody() -> None:
    dice = Dice.from_seed(SEED)
    dice.trace = []
    dice.copy().below(6)
    assert dice.trace == []


def test_everything_that_chance_does_is_noted() -> None:
    dice = Dice.from_seed(SEED)
    dice.trace = []
    dice.below(6)
    dice.choice("abc")
    dice.shuffle(list("ab"))
    dice.shuffle([])
    assert [row.split()[:2] for row in dice.trace] == [
        ["roll", "6"],
        ["roll", "3"],
        ["shuffle", "2"],
        ["shuffle", "0"],
    ]
    assert dice.drawn == 3


def test_the_note_of_a_shuffle_depends_on_its_order_alone() -> None:
    def note(items: list[str], seed: str) -> str:
        dice = Dice.from_seed(seed)
        dice.trace = []
        dice.shuffle(items)
        return dice.trace[0]

    assert note(list("abcdef"), "1") == note(list("uvwxyz"), "1") != note(list("abcdef"), "2")


@pytest.mark.parametrize(
    "impossible", [lambda dice: dice.below(0), lambda dice: dice.below(-3), lambda dice: dice.choice([])]
)
def test_nothing_cannot_be_rolled(impossible: Callable[[Dice], object]) -> None:
    dice = Dice.from_seed(SEED)
    with pytest.raises(ValueError, match="cannot roll below"):
        impossible(dice)
    assert dice.drawn == 0


def test_one_side_always_falls_and_the_whole_word_can_be_rolled() -> None:
    dice = Dice.from_seed(SEED)
    assert {dice.below(1) for _ in range(20)} == {0}
    assert 0 <= dice.below(2**64) < 2**64
