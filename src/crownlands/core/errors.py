"""What can go wrong at a table, each in one clear line."""


class CrownlandsError(Exception):
    """Anything that a caller can do wrong; its text is one line for a person."""


class BadSetup(CrownlandsError):
    """No such game, a wrong number of seats, a wrong variant."""


class NotOffered(CrownlandsError):
    """An answer that nobody asked for; the table is as it was."""


BARRIERS = {
    "chance": "a roll or a shuffle",
    "revealed": "something that was revealed",
    "answered": "another seat's answer",
}
"""What an undo cannot go behind without consent."""


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
    """The rules of a game asked for something impossible: an error of the game's author."""
