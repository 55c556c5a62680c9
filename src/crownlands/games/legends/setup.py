"""Set-up: the map, the tokens on it, the cards and the first armies."""

from __future__ import annotations

from crownlands.core.decisions import Seat, checkpoint
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
    preset = MAPS.get(g.options.map)
    if preset is not None:
        layout = LAYOUTS[preset["layout"]]
        g.sides = [SIDES[name] for name, _ in preset["slots"]]
        g.turns = [turn for _, turn in preset["slots"]]
    else:
        layout = LAYOUTS[g.options.layout]
        if g.options.map == "build":
            await build_map(g, layout)
        else:
            shuffle_map(g, layout)
    g.lay_board(board_of(layout, g.sides, g.turns))
    g.tell("map", sides=g.sides[:])
    if preset is not None:
        g.start = g.map.region(f"region:{preset['start']}").index
    elif g.options.map == "build":
        start = await g.choose(PREPARER, "start-region", g.map.starts(), "setup.1.b")
        g.start = start.index
    else:
        g.start = g.dice.choice(g.map.starts()).index
    g.tell("start-region", region=g.map.regions[g.start])


async def build_map(g: Legends, layout: Layout) -> None:
    """setup.1, sides.start. The preparer chooses side and turn of the piece in every slot."""
    for slot in layout.slots:
        used = {side.piece for side in g.sides}
        sides = [side for piece in PIECES for side in piece if may_lie(layout, slot, side, used)]
        side = await g.choose(PREPARER, "side", sides, "setup.1", {"slot": SLOTS[slot]})
        g.sides.append(side)
        turns = [turn for quarter, turn in enumerate(TURNS) if may_turn(g, layout, quarter)]
        turn = await g.choose(PREPARER, "turn", turns, "setup.1", {"slot": SLOTS[slot], "side": side})
        g.turns.append(TURNS.index(turn))


def may_lie(layout: Layout, slot: str, side: Side, used: set[str]) -> bool:
    """sides.start. A piece lies once; the one that must hold the start lies in the centre, if there is one."""
    return side.piece not in used and (not side.holds_start or layout.central in (slot, None))


def may_turn(g: Legends, layout: Layout, quarter: int) -> bool:
    """variant.rectangle. Four pieces make a rectangle only if all stand upright or all lie."""
    return layout.central is not None or not g.turns or (quarter - g.turns[0]) % 2 == 0


def shuffle_map(g: Legends, layout: Layout) -> None:
    """setup.1, sides.start, variant.rectangle. A map made by the dice."""
    sides = [g.dice.choice(piece) for piece in PIECES]
    g.dice.shuffle(sides)
    for at, side in enumerate(sides):
        if side.holds_start and layout.central is not None:
            sides.insert(0, sides.pop(at))
    g.sides = sides
    for _ in layout.slots:
        turns = [quarter for quarter in range(4) if may_turn(g, layout, quarter)]
        g.turns.append(g.dice.choice(turns))


async def deal_cards(g: Legends) -> None:
    """setup.2, cards. The deck for this number of players is shuffled and six cards are laid out."""
    g.deck = [card for card in CARDS if card.players <= g.seats]
    g.dice.shuffle(g.deck)
    g.row = [g.deck.pop() for _ in range(ROW)]
    g.tell("row", cards=list(g.row))


async def muster(g: Legends) -> None:
    """setup.3, setup.5, setup.6, variant.leaders, variant.leaders.red-sorceress. Pieces, coins, first armies."""
    g.seat_everyone(COINS[g.seats])
    if g.options.leaders:
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
    slot = g.map.regions[g.start].slot
    elsewhere = [region for region in g.map.regions if region.slot != slot]
    match g.options.map:
        case "build":
            return await g.choose(PREPARER, "outpost", elsewhere, "setup.3")
        case "random":
            return g.dice.choice(elsewhere)
        case preset:
            return g.map.region(f"region:{MAPS[preset]['outpost']}")


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
