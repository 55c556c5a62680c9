"""Set-up: the map, the tokens on it, the cards and the first armies."""

from __future__ import annotations

from crownlands.core.components import Word
from crownlands.core.decisions import Reason, Seat, checkpoint
from crownlands.games.legends.board import LAYOUTS, SLOTS, Layout, Region, board_of
from crownlands.games.legends.components import (
    CARDS,
    COINS,
    LEADERS,
    MAPS,
    NEUTRAL_ARMIES,
    PIECES,
    ROW,
    SIDES,
    TURNS,
    Side,
)
from crownlands.games.legends.state import PREPARER, Legends
from crownlands.games.legends.tokens import meet_dragon


async def lay_out_map(g: Legends) -> None:
    """setup.1. Four pieces, their sides and turns, and the start region."""
    preset = MAPS.get(g.variants.map)
    if preset is not None:
        layout = LAYOUTS[preset["layout"]]
        g.sides = [SIDES[name] for name, _ in preset["slots"]]
        g.turns = [turn for _, turn in preset["slots"]]
    else:
        layout = LAYOUTS[g.variants.layout]
        if g.variants.map == "build":
            await build_map(g, layout)
        else:
            shuffle_map(g, layout)
    g.lay_board(board_of(layout, g.sides, g.turns))
    g.tell("map", sides=g.sides[:])
    if preset is not None:
        g.start = g.map.region(f"region:{preset['start']}").index
    elif g.variants.map == "build":
        start = await g.choose(PREPARER, "start-region", start_regions(g), "setup.1.b")
        g.start = start.index
    else:
        g.start = g.dice.choice(start_regions(g)).index
    g.tell("start-region", region=g.map.regions[g.start])


async def build_map(g: Legends, layout: Layout) -> None:
    """setup.1, sides.start. The preparer chooses side and turn of the piece in every slot."""
    for slot in map(SLOTS.__getitem__, layout.slots):
        sides = [side for piece in PIECES for side in piece if cannot_face_up(g, layout, slot, side) is None]
        side = await g.choose(PREPARER, "side", sides, "setup.1", {"slot": slot})
        g.sides.append(side)
        turn = await g.choose(PREPARER, "turn", turns_of(g, layout), "setup.1", {"slot": slot, "side": side})
        g.turns.append(TURNS.index(turn))


def cannot_face_up(g: Legends, layout: Layout, slot: Word, side: Side) -> Reason | None:
    """setup.1, sides.start. A piece lies once; the one that must hold the start in the centre, if there is one."""
    if side.piece in {laid.piece for laid in g.sides}:
        return Reason("piece-lies-already", "setup.1")
    if side.holds_start and layout.central is not None and slot is not SLOTS[layout.central]:
        return Reason("must-be-central", "sides.start")
    return None


def cannot_turn(g: Legends, layout: Layout, turn: Word) -> Reason | None:
    """variant.rectangle. Four pieces make a rectangle only if all stand upright or all lie."""
    if layout.central is None and g.turns and (TURNS.index(turn) - g.turns[0]) % 2:
        return Reason("no-rectangle", "variant.rectangle")
    return None


def turns_of(g: Legends, layout: Layout) -> list[Word]:
    """setup.1. How the next piece may be turned."""
    return [turn for turn in TURNS if cannot_turn(g, layout, turn) is None]


def start_regions(g: Legends) -> list[Region]:
    """setup.1. Where `cannot_start` has no objection, found quickly: on one piece, if it must be a certain one."""
    layout, joined = g.map.layout, g.map.joined
    only = layout.central
    for slot, side in zip(layout.slots, g.sides, strict=True):
        if side.holds_start:
            only = slot
    return [region for region in g.map.regions if only in (region.slot, None) and region in joined]


def cannot_start(g: Legends, _: Seat, region: Region) -> Reason | None:
    """setup.1.a, setup.1.b, sides.start, variant.rectangle. Why the start token may not lie in a region.

    On the central piece, in a region joined to another piece. The rectangle has no centre: any such region,
    but on the piece that must hold the start if it is in play.
    """
    side = g.sides[g.map.layout.slots.index(region.slot)]
    if not side.holds_start:
        if any(other.holds_start for other in g.sides):
            return Reason("start-in-desert", "sides.start")
        if g.map.layout.central not in (region.slot, None):
            return Reason("start-in-centre", "setup.1.a")
    return None if region in g.map.joined else Reason("start-not-joined", "setup.1.b")


def shuffle_map(g: Legends, layout: Layout) -> None:
    """setup.1, sides.start, variant.rectangle. A map made by the dice."""
    sides = [g.dice.choice(piece) for piece in PIECES]
    g.dice.shuffle(sides)
    for at, side in enumerate(sides):
        if side.holds_start and layout.central is not None:
            sides.insert(0, sides.pop(at))
    g.sides = sides
    for _ in layout.slots:
        g.turns.append(TURNS.index(g.dice.choice(turns_of(g, layout))))


async def deal_cards(g: Legends) -> None:
    """setup.2, cards. The deck for this number of players is shuffled and six cards are laid out."""
    g.deck = [card for card in CARDS if card.players <= g.seats]
    g.dice.shuffle(g.deck)
    g.row = [g.deck.pop() for _ in range(ROW)]
    g.tell("row", cards=list(g.row))


async def muster(g: Legends) -> None:
    """setup.3, setup.5, setup.6, variant.leaders, variant.leaders.red-sorceress. Pieces, coins, first armies."""
    g.seat_everyone(COINS[g.seats])
    if g.variants.leaders:
        leaders = list(LEADERS)
        g.dice.shuffle(leaders)
        g.leaders = [leaders[seat] for seat in range(g.seats)]
        for seat in range(g.seats):
            g.tell("leader", seat, leader=leaders[seat])
    for seat in range(g.seats):
        leader = g.leaders[seat]
        armies = leader.start_armies if leader is not None else 4
        raise_armies(g, seat, g.map.regions[g.start], armies)
        g.tell("mustered", seat, armies=armies, region=g.map.regions[g.start])
    outpost = await choose_outpost(g)
    for seat in range(g.seats):
        raise_armies(g, seat, outpost, 1)
    g.tell("outpost", region=outpost)


async def choose_outpost(g: Legends) -> Region:
    """setup.3. A region on another piece, where one army of everybody goes."""
    match g.variants.map:
        case "build":
            return await g.choose(PREPARER, "outpost", outposts(g), "setup.3")
        case "random":
            return g.dice.choice(outposts(g))
        case preset:
            return g.map.region(f"region:{MAPS[preset]['outpost']}")


def outposts(g: Legends) -> list[Region]:
    """setup.3. Where `cannot_hold_outpost` has no objection, found quickly."""
    regions = g.map.regions
    start = regions[g.start].slot
    return [region for region in regions if region.slot != start]


def cannot_hold_outpost(g: Legends, _: Seat, region: Region) -> Reason | None:
    """setup.3. Why a region cannot be the outpost."""
    same = region.slot == g.map.regions[g.start].slot
    return Reason("on-the-start-piece", "setup.3") if same else None


def raise_armies(g: Legends, seat: Seat, region: Region, count: int) -> None:
    g.armies[seat][region.index] += count
    g.supply[seat] -= count


async def place_neutrals(g: Legends) -> None:
    """setup.4. Two players set ten armies of a third colour, in turn, anywhere."""
    if g.seats != 2:
        return
    while (left := NEUTRAL_ARMIES - sum(g.armies[g.seats])) > 0:
        await checkpoint()
        seat = (NEUTRAL_ARMIES - left) % g.seats
        region = await g.choose(seat, "neutral-army", g.map.regions, "setup.4", {"left": left})
        put_neutral(g, seat, region)


def put_neutral(g: Legends, seat: Seat, region: Region) -> None:
    """setup.4. One neutral army on the board."""
    g.armies[g.seats][region.index] += 1
    g.tell("neutral-army", seat, region=region)
    meet_dragon(g, seat, region)
