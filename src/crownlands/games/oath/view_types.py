"""9.4. What the browser is told of a game of Oath: the view of a seat.

`make schema` makes the board's types from these. What cannot be seen is named by its back: `denizen`, `vision`,
`relic`, `site` (a ref always has a colon). Slots count from 0: two places in the cradle, three in the provinces,
three in the hinterland. Lists by suit or colour are in the catalogue's order.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

Seen: TypeAlias = str
"""A ref, or the name of a back."""
Pair: TypeAlias = Annotated[list[int], tuple[int, int]]
PageName: TypeAlias = Literal["oath", "citizens", "edifice", "suit"]
"""Of the chronicle, in their order."""
Role: TypeAlias = Literal["chancellor", "citizen", "exile"]
Stage: TypeAlias = Literal["setup", "play", "chronicle", "over"]
Side: TypeAlias = Literal["attacker", "defender"]
Flag: TypeAlias = int | Literal["empire", "bandits"] | None
"""Who a site belongs to: a seat, the Empire, the bandits; null while it lies face down."""


# -- the table --------------------------------------------------------------------------------------------------


class Lying(TypedDict):
    """A card with the favor and secrets on it."""

    card: Seen
    favor: int
    secrets: int


class Adviser(Lying):
    """A card of a court."""

    up: bool


class SiteView(TypedDict):
    """A place of the map with everything at it."""

    site: Seen
    up: bool
    cards: list[Lying]
    relics: list[Seen]
    holder: str | None
    """Whose warbands stand here: a colour."""
    warbands: int
    favor: int
    secrets: int
    pawns: list[int]
    rulers: list[int]
    bandits: int
    """How many bandits rule it; 0: somebody else does."""
    room: int
    """How many cards there is room for in all."""
    free: int
    """How many more there is room for."""
    flag: Flag


class PlayerView(TypedDict):
    """A player board and the court beside it."""

    role: Role
    colour: str | None
    favor: int
    secrets: int
    flipped: int
    warbands: int
    """On the board."""
    bank: int
    """Warbands in the bank of its banner's colour."""
    supply: int
    supply_next: int
    """After a rest now."""
    pawn: int | None
    advisers: list[Adviser]
    free_places: int
    """For more advisers."""
    relics: list[Lying]
    vision: str | None
    prophecy: str | None
    """The vision that a warband of a False Prophet stands on."""
    hand: list[Seen]


class PeopleView(TypedDict):
    """The People's Favor."""

    holder: int | None
    favor: int
    mob: bool


class DarkestView(TypedDict):
    """The Darkest Secret."""

    holder: int | None
    secrets: int


class KnownCards(TypedDict):
    """What a seat knows in the world deck, each from above."""

    top: list[str]
    inside: list[str]
    bottom: list[str]


class DeckView(TypedDict):
    """The world deck; its size is a secret."""

    top: Seen | None
    """A back; null: it is empty."""
    known: KnownCards


class RelicDeckView(TypedDict):
    """The relic deck."""

    count: int
    known: list[str]
    """From above."""


class DueView(TypedDict):
    """What a power lets a seat do next."""

    seat: int
    card: str


# -- the ways to win --------------------------------------------------------------------------------------------

Wins: TypeAlias = Literal["next-wake", "wake-after-next", "end-die", "end-of-round"] | None
"""When a claim comes true by itself."""


class Progress(TypedDict):
    """How far a seat has come with a goal."""

    goal: str
    counted: bool
    """Whether it is about the most of something; else about holding one thing."""
    have: int
    needs: int
    holder: int | None
    """Of something that is held."""


class GoalClaim(Progress):
    """A way to win by a goal."""

    met: bool
    wins: Wins


class UsurperClaim(GoalClaim):
    """By the title."""

    way: Literal["usurper"]
    usurper: bool


class VisionClaim(GoalClaim):
    """By a revealed vision."""

    way: Literal["vision"]
    vision: str
    visions_missing: int


class SuccessorClaim(GoalClaim):
    """By the successor's goal, instead of the Chancellor."""

    way: Literal["successor"]


class EmpireClaim(TypedDict):
    """By the Empire, if it keeps the oath."""

    way: Literal["empire"]
    met: bool
    wins: Wins
    sixths: int
    """With how many sides of the end die."""
    heir: int
    """Who wins then."""


Claim: TypeAlias = UsurperClaim | VisionClaim | SuccessorClaim | EmpireClaim


# -- a campaign -------------------------------------------------------------------------------------------------

Part: TypeAlias = Literal["declare", "plans", "roll", "sacrifice", "losses", "spoils"]
"""Of a campaign, in their order."""
Fighter: TypeAlias = int | Literal["bandits"]


class Targets(TypedDict):
    """What a campaign is about."""

    sites: list[int]
    things: list[str]
    buried: list[str]
    pawn: bool
    declared: bool
    """Whether all are named."""


class Brings(TypedDict):
    """Where defense dice come from: a target, or the title by its oath."""

    what: str
    dice: int


class PlanView(TypedDict):
    """A battle plan in use."""

    card: str
    user: Fighter
    side: Side
    expires: bool


class Survivors(TypedDict):
    """Warbands that outlive a campaign."""

    seat: int
    warbands: int


class Saved(TypedDict):
    """Warbands that a card has saved."""

    card: str
    colour: str
    warbands: int


class CampaignView(TypedDict):
    """The campaign under way. All of it is public."""

    attacker: int
    at: int
    """The slot from which it attacks."""
    step: int
    part: Part
    defender: Fighter | None
    """Null: not yet chosen."""
    apart: int | None
    """The Citizen who fights the Empire."""
    targets: Targets
    brings: list[Brings]
    """Plans may have changed the pool since."""
    allies: list[int]
    """Seats that join the defense."""
    joined: list[int]
    """Slots whose warbands join the attack."""
    force: Pair
    """The attacker's and the defender's, bandits included."""
    dice: int
    """The attack pool."""
    shields: int
    """The defense pool."""
    plans: list[PlanView]
    passed: list[int]
    """Seats that use no more plans."""
    flags: list[str]
    """What plans and powers have changed."""
    roll: list[int] | None
    """The faces of the attack dice, numbers in the catalogue's order."""
    defense_roll: list[int] | None
    attack: int
    defense: int
    skulls: int
    """Still to be buried."""
    sacrificed: int
    price: int
    """How many sacrificed warbands would win it now; 0: none are needed, or none can be sacrificed."""
    won: Side | None
    killed: Pair
    """The attacker's and the defender's."""
    survivors: list[Survivors]
    saved: list[Saved]
    odds: int | None
    """The attacker's chance in percent, once the dice are counted and while it is open."""


# -- deals and the chronicle ------------------------------------------------------------------------------------


class Scale(TypedDict):
    """What one side of a deal gives."""

    favor: int
    secrets: int
    things: list[str]
    advisers: list[int]
    """Places in the court."""
    sites: list[int]
    """Slots."""


Scales: TypeAlias = Annotated[list[Scale], tuple[Scale, Scale]]


class DealView(TypedDict):
    """The deal under way."""

    proposer: int
    other: int
    rule: str
    gives: Scales
    """The proposer's, and the other's."""
    space: int | None
    """The space of the Reliquary whose relic is promised with citizenship."""
    turned: bool
    """The other player has changed it and given it back."""
    asked: int
    """Who puts things on the scales, or is to answer."""
    proposed: bool
    """It waits for an answer; else things are still put on the scales."""


class BuiltEdifice(TypedDict):
    """Where an edifice was built."""

    slot: int
    card: str


class ChroniclePages(TypedDict):
    """What the winner has written so far."""

    step: PageName | None
    """Null once all is written."""
    winner: int
    asked: int | None
    """Whose answer is awaited: the winner's, or that of an invited player."""
    oath: str | None
    offered: list[int]
    accepted: list[int]
    declined: list[int]
    built: BuiltEdifice | None
    suit: str | None


# -- the view ---------------------------------------------------------------------------------------------------


class OathView(TypedDict):
    """The whole public table, and what a seat has seen of the rest.

    Before the Chancellor is known (nobody has been asked yet) the lists are empty.
    """

    seats: int
    stage: Stage
    """chronicle: after a game of a saga the winner writes it."""
    round: int
    active: int | None
    phase: Literal["wake", "act", "rest"]
    doing: str | None
    """The action or card that is being carried out."""
    chancellor: int
    oath: str
    title: int | None
    """Who keeps the oath."""
    imperial: bool
    """The Empire keeps it."""
    usurper: bool
    visions_drawn: int
    search_supply: int
    """What a search of the world deck costs by the track of visions."""
    end_die: int | None
    """The least face that ends the game after this round."""
    winner: int | None
    won_by: list[str]
    """usurper, steadfast, empire, or the name of a vision."""
    won_at: Literal["wake", "end-die", "last-round"] | None
    """As the winner woke, by the end die, or at the end of the last round; null before."""
    banks: list[int]
    """Favor by suit."""
    shared: int
    """Favor in the shared bank."""
    reserve: list[int]
    """Warbands in the banks, by colour."""
    caged: list[int]
    """Warbands in the Obsidian Cage, by colour."""
    people: PeopleView
    darkest: DarkestView
    sites: list[SiteView]
    deck: DeckView
    piles: list[list[Seen]]
    """Cradle, provinces, hinterland, the top one first."""
    relic_deck: RelicDeckView
    reliquary: list[Seen | None]
    """Null: open, its trait binds the Chancellor."""
    archive: list[str]
    """What is not in this world."""
    box: list[str]
    """What has left the game."""
    dispossessed: list[str]
    """Those of earlier games, which everybody knows."""
    players: list[PlayerView]
    claims: list[list[Claim]]
    """The ways to win of every seat, the nearest first."""
    campaign: CampaignView | None
    deal: DealView | None
    due: list[DueView]
    """The last first."""
    chronicle: ChroniclePages | None
