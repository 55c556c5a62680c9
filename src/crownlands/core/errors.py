"""What can go wrong at a table, each in one clear line."""


class CrownlandsError(Exception):
    """Anything that a caller can do wrong; its text is one line for a person."""


class BadSetup(CrownlandsError):
    """No such game, a wrong number of seats, a wrong variant.

    The line is for logs and scripts. If it has a key, people read the message `setup-KEY` of the house or of the
    game in their own language, with these facts; `variant` and `needs` are names of variants.
    """

    def __init__(self, line: str, key: str = "", **facts: str | int) -> None:
        super().__init__(line)
        self.key = key
        self.facts = facts


class NotOffered(CrownlandsError):
    """An answer that nobody asked for; the table is as it was."""


BARRIERS = {
    "chance": "a roll or a shuffle",
    "revealed": "something that was revealed",
    "answered": "another seat's answer",
}
"""What an undo cannot pass without consent."""


class NeedsConsent(CrownlandsError):
    """An undo behind a barrier: the seats named here have to agree first. `why` is a key of BARRIERS."""

    def __init__(self, seats: frozenset[int], why: str) -> None:
        names = ", ".join(str(seat) for seat in sorted(seats))
        super().__init__(f"this undo goes behind {BARRIERS[why]}; seats that must agree: {names or 'none'}")
        self.seats = seats
        self.why = why


class BadRecord(CrownlandsError):
    """A record that is cut, edited, of another game or of another ruleset."""


class RuleBug(CrownlandsError):
    """The rules of a game asked for something impossible: a mistake of the game's author."""
