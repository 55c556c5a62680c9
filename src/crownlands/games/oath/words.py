"""4.2, 5.1.4. Bare choices: the actions of a turn, and ways to play a card."""

from __future__ import annotations

from typing import Final

from crownlands.core.components import Word


class Action(Word):
    """4.2. An action of the menu."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(f"action:{name}")
        self.name: Final = name


SEARCH: Final = Action("search")
MUSTER: Final = Action("muster")
TRADE: Final = Action("trade")
RECOVER: Final = Action("recover")
CAMPAIGN: Final = Action("campaign")
TRAVEL: Final = Action("travel")
PLAY: Final = Action("play-adviser")
"""6.1. Play or discard an adviser that lies face down."""
PEEK: Final = Action("peek")
"""6.3. Look at a relic at one's site."""
PEEK_RELIQUARY: Final = Action("peek-reliquary")
"""6.4."""
MOVE: Final = Action("move-warbands")
"""6.5."""
OFFER: Final = Action("offer-citizenship")
"""6.6."""
BANISH: Final = Action("exile-citizen")
"""6.7."""
LEAVE: Final = Action("leave-empire")
"""6.8."""
SHOW: Final = Action("show-adviser")
"""9.4. Let another seat look at an adviser that lies face down."""
REST: Final = Action("rest")
"""4.3. The act phase ends."""
ACTIONS: Final = (
    SEARCH, MUSTER, TRADE, RECOVER, CAMPAIGN, TRAVEL, PLAY, PEEK, PEEK_RELIQUARY, MOVE, OFFER, BANISH, LEAVE, SHOW,
    REST,
)  # fmt: skip

IN_COURT: Final = Word("in-court")
"""5.1.4.2. Play it as an adviser, face up."""
FACE_DOWN: Final = Word("face-down")
REVEAL: Final = Word("reveal")
"""5.1.4.3. Play a vision face up."""
DISCARD: Final = Word("discard")
FAVOR: Final = Word("favor")
SECRET: Final = Word("secret")
PAWN: Final = Word("pawn")
"""5.5.2. The defender's pawn and favor as a target."""
BANDITS: Final = Word("bandits")
BOARD: Final = Word("board")
TO_SITE: Final = Word("to-site")
"""6.5. Where warbands go."""
TO_BOARD: Final = Word("to-board")
GIVE: Final = Word("give")
TAKE: Final = Word("take")
YES: Final = Word("yes")
NO: Final = Word("no")
WORDS: Final = (
    *ACTIONS, IN_COURT, FACE_DOWN, REVEAL, DISCARD, FAVOR, SECRET, PAWN, BANDITS, BOARD, TO_SITE, TO_BOARD, GIVE,
    TAKE, YES, NO,
)  # fmt: skip
