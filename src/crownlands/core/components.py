"""Everything a player can choose or point at: immutable things with a `ref`."""

from __future__ import annotations

from typing import Final


class Component:
    """A thing with a ref such as `card:dire-dragon`; created once, compared by identity, never changed."""

    __slots__ = ("ref",)

    def __init__(self, ref: str) -> None:
        self.ref: Final = ref

    def __repr__(self) -> str:
        return self.ref

    def __copy__(self) -> Component:
        return self

    def __deepcopy__(self, memo: object) -> Component:
        return self


class Done(Component):
    """The answer "no more" or "no, thanks"."""

    __slots__ = ()


class Word(Component):
    """A choice that is not a piece on the table: a side of a coin, a kind of action."""

    __slots__ = ()


class Number(Component):
    """A number to choose: a bid, an amount."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(f"n:{value}")
        self.value: Final = value


class Player(Component):
    """A seat as something to choose. Rules name seats by their number."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat:{seat}")
        self.seat: Final = seat


DONE: Final = Done("done")
PLAYERS: Final = tuple(Player(seat) for seat in range(8))
_NUMBERS: Final = [Number(value) for value in range(64)]


def numbers(low: int, high: int) -> list[Number]:
    """The numbers from `low` to `high`, both included."""
    while len(_NUMBERS) <= high:
        _NUMBERS.append(Number(len(_NUMBERS)))
    return _NUMBERS[low : high + 1]


def common_component(ref: str) -> Component | None:
    """The component with this ref if it is one that every game has."""
    if ref == DONE.ref:
        return DONE
    kind, _, text = ref.partition(":")
    if text.isascii() and text.isdigit() and len(text) <= 4:
        value = int(text)
        if kind == "n":
            return numbers(value, value)[0]
        if kind == "seat" and value < len(PLAYERS):
            return PLAYERS[value]
    return None
