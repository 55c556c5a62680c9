"""components. The pieces of the box, made once from the TOML files in `data/`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from crownlands.core.components import Component, Word

HOME: Final = Path(__file__).parent

ARMIES: Final = 18
CITIES: Final = 3
NEUTRAL_ARMIES: Final = 10
ROW: Final = 6
PRICES: Final = (0, 1, 1, 2, 2, 3)
COINS: Final = {2: 12, 3: 11, 4: 9}
CARDS_EACH: Final = {2: 11, 3: 10, 4: 8}
TURNS_IN_ALL: Final = {seats: seats * cards for seats, cards in CARDS_EACH.items()}

ActionKind = Literal["place", "move", "build", "destroy"]


class Step(NamedTuple):
    """One action on a card's scroll."""

    kind: ActionKind
    amount: int


class Ability(NamedTuple):
    """One ability at the top of a card."""

    kind: str
    amount: int
    """How many moves, armies, wings, elixirs or coins; for points: how many points."""
    word: str
    """The word that is counted, for points per word and per set."""
    of: int
    """How many cards make the set, how many coins a point."""


class Card(Component):
    """cards. A creature or place: its abilities on top, its action on the scroll."""

    __slots__ = ("abilities", "gain", "join", "kind", "players", "scores", "steps", "words")

    def __init__(self, row: Mapping[str, Any]) -> None:
        super().__init__(f"card:{row['id']}")
        self.words: Final = frozenset[str](row["words"])
        self.kind: Final[str] = row["kind"]
        self.players: Final[int] = row["players"]
        self.abilities: Final = tuple(
            Ability(a["type"], a.get("amount", a.get("points", 1)), a.get("word", ""), a.get("count", 0))
            for a in row["abilities"]
        )
        self.scores: Final = tuple(ability for ability in self.abilities if ability.kind.startswith("points-"))
        """The abilities that give points at the end."""
        self.steps: Final = tuple(Step(a["type"], a["amount"]) for a in row["actions"])
        self.join: Final[str] = row.get("join", "")
        self.gain: Final = {ability.kind: ability.amount for ability in self.abilities}


class Leader(Component):
    """variant.leaders. A leader; a number that does not apply to a leader is 0."""

    __slots__ = (
        "captives",
        "city_armies",
        "fee",
        "island_points",
        "island_regions",
        "loot",
        "set_of",
        "start_armies",
    )

    def __init__(self, row: Mapping[str, Any]) -> None:
        super().__init__(f"leader:{row['id']}")
        self.set_of: Final[Mapping[str, Any]] = row.get("set", {})
        self.fee: Final[int] = row.get("fee", 0)
        self.loot: Final[int] = row.get("loot", 0)
        self.start_armies: Final[int] = row.get("start-armies", 4)
        self.captives: Final[int] = row.get("captives", {}).get("count", 0)
        self.island_regions: Final[int] = row.get("islands", {}).get("regions", 0)
        self.island_points: Final[int] = row.get("islands", {}).get("points", 0)
        self.city_armies: Final[int] = row.get("city-armies", 0)


class Token(Component):
    """A token of a variant, by its kind and what it gives."""

    __slots__ = ("army", "coins", "elixirs", "kind", "move", "points", "wins_ties")

    def __init__(self, row: Mapping[str, Any]) -> None:
        super().__init__(f"token:{row['id']}")
        self.kind: Final[str] = row["kind"]
        self.elixirs: Final[int] = row.get("elixirs", 0)
        self.army: Final[int] = row.get("army", 0)
        self.move: Final[int] = row.get("move", 0)
        self.coins: Final[int] = row.get("coins", 0)
        self.points: Final[int] = row.get("points", 0)
        self.wins_ties: Final[bool] = row.get("wins-ties", False)


class Side(Component):
    """One side of a piece of the map. Regions are numbered from 1, as in the data."""

    __slots__ = ("bridges", "code", "exits", "holds_start", "islands", "land", "name", "piece", "points", "water")

    def __init__(self, row: Mapping[str, Any], piece: str) -> None:
        super().__init__(f"side:{row['id']}")
        self.name: Final[str] = row["id"]
        self.code: Final[str] = row["code"]
        self.piece: Final = piece
        self.holds_start: Final[bool] = row.get("holds-start", False)
        self.islands: Final[list[list[int]]] = row["islands"]
        self.land: Final[list[list[int]]] = row["land"]
        self.bridges: Final[list[list[int]]] = row["bridges"]
        self.water: Final[list[list[int]]] = row["water"]
        self.exits: Final[Mapping[str, int]] = row["exits"]
        self.points: Final = [(point["x"], point["y"]) for point in row["regions"]]


def _load(name: str) -> dict[str, Any]:
    with (HOME / "data" / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


_BOARDS: Final = _load("boards")
ASPECT: Final[float] = _BOARDS["aspect"]
"""Of a piece that stands upright: its width by its height."""


def board_data() -> dict[str, Any]:
    """The file of the pieces as it stands, for drawing them."""
    return _BOARDS


_PIECE_OF: Final = {side: piece["id"] for piece in _BOARDS["piece"] for side in piece["sides"]}

CARDS: Final = tuple(Card(row) for row in _load("cards")["card"])
LEADERS: Final = tuple(Leader(row) for row in _load("leaders")["leader"])
TOKENS: Final = tuple(Token(row) for row in _load("tokens")["token"])
SIDES: Final = {row["id"]: Side(row, _PIECE_OF[row["id"]]) for row in _BOARDS["side"]}
PIECES: Final = tuple(tuple(SIDES[name] for name in piece["sides"]) for piece in _BOARDS["piece"])
MAPS: Final[Mapping[str, Mapping[str, Any]]] = {row["id"]: row for row in _load("maps")["map"]}
TURNS: Final = tuple(Word(f"turn:{quarter}") for quarter in range(4))
ACTIONS: Final[Mapping[str, Word]] = {
    kind: Word(f"action:{kind}") for kind in ("place", "move", "build", "destroy")
}
TAKE_COIN: Final = Word("take-coin")
NEUTRAL: Final = Word("neutral")

EXPLORATION: Final = tuple(token for token in TOKENS if token.kind == "exploration")
SWAMP: Final = next(token for token in TOKENS if token.kind == "swamp")
CITADELS: Final = tuple(token for token in TOKENS if token.kind == "citadel")
DRAGON: Final = next(token for token in TOKENS if token.kind == "dragon")
GATES: Final = tuple(token for token in TOKENS if token.kind == "gate")
THIEVES: Final = next(token for token in TOKENS if token.kind == "thieves")

COMPONENTS: Final[Mapping[str, Component]] = {
    component.ref: component
    for component in (
        *CARDS, *LEADERS, *TOKENS, *SIDES.values(), *TURNS, *ACTIONS.values(), TAKE_COIN, NEUTRAL,
    )
}  # fmt: skip
