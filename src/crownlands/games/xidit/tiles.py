"""City tiles: how they come and go, the two queues, and what happens when the threats run out."""

from __future__ import annotations

from crownlands.games.xidit.aftermath import queues
from crownlands.games.xidit.components import CITIES, TILES, UNITS, Tile, Unit
from crownlands.games.xidit.state import NO_TILE, RECRUITS, THREAT, Xidit


def lay_recruits(g: Xidit, tile: Tile) -> bool:
    """tiles.place, tiles.short. A recruit tile comes to its city with the units that the barracks have for it."""
    base = tile.city * 5
    some = 0
    for unit, count in enumerate(g.edition.recruits[tile.index]):
        there = min(count, g.barracks[unit])
        g.barracks[unit] -= there
        g.waiting[base + unit] = there
        some += there
    if some:
        g.sides[tile.city] = RECRUITS
    return some > 0


def lay_threat(g: Xidit, tile: Tile) -> None:
    """tiles.place. A threat comes to its city."""
    g.sides[tile.city] = THREAT


def recruits_gone(g: Xidit, city: int) -> None:
    """tiles.remove, tiles.place, tiles.short, tiles.example. The last unit has left: new recruits come at once."""
    g.sides[city] = NO_TILE
    g.recruit_discard.append(TILES[city + g.crown])
    g.tell("recruits-gone", city=CITIES[city])
    g.missing += 1
    bring_recruits(g)
    if g.missing and g.log is not None:
        g.tell("recruits-wait", **queues(g))


def bring_recruits(g: Xidit) -> None:
    """tiles.place, tiles.next, tiles.short. The next recruit tiles come; one without units is discarded at once.

    First a tile is laid, then the next one is drawn, and so it is told.
    """
    tries = 21
    while g.missing and tries and g.next_recruits is not None:
        tile = g.next_recruits
        came = lay_recruits(g, tile)
        if not came:
            if not any(g.barracks):
                return
            g.recruit_discard.append(tile)
        g.next_recruits = None
        g.missing -= came
        if g.log is not None:
            tell_recruits(g, tile, came)
        draw_recruits(g)
        if g.next_recruits is not None and g.log is not None:
            g.tell("next-recruits", city=CITIES[g.next_recruits.city], **queues(g))
        tries -= 1


def tell_recruits(g: Xidit, tile: Tile, came: bool) -> None:
    """tiles.place, tiles.short. Units came with a recruit tile, or nobody did."""
    city, base = CITIES[tile.city], tile.city * 5
    if came:
        waiting = g.waiting[base : base + 5]
        g.tell("recruits-came", city=city, tile=tile, units=units_at(g, tile.city), waiting=waiting, **queues(g))
    else:
        g.tell("recruits-passed", city=city, **queues(g))


def units_at(g: Xidit, city: int) -> list[Unit]:
    """The units that wait in a city, one by one."""
    return [unit for unit in UNITS for _ in range(g.waiting[city * 5 + unit.index])]


def threat_gone(g: Xidit, city: int) -> None:
    """tiles.remove, tiles.place, tiles.foresight. A beaten threat is discarded and the next one comes at once."""
    g.sides[city] = NO_TILE
    g.threat_discard.append(TILES[city + g.crown])
    tile = g.next_threat
    assert tile is not None, "there is always a next threat"
    lay_threat(g, tile)
    g.next_threat = None
    g.tell("threat-came", city=CITIES[tile.city], tile=tile, saved=CITIES[city])
    draw_threat(g)
    if g.log is not None:
        tell_next_threat(g)
    if g.missing:
        bring_recruits(g)


def tell_next_threat(g: Xidit) -> None:
    """tiles.foresight. Which threat comes next, and to which city."""
    tile = g.next_threat
    assert tile is not None, "there is always a next threat"
    g.tell("next-threat", tile=tile, city=CITIES[tile.city], **queues(g))


def draw_recruits(g: Xidit) -> None:
    """tiles.next, tiles.turn-over, tiles.no-recruits. From their pile, else from the threats."""
    if not g.recruit_pile:
        turn_over_threats(g)
    if g.recruit_pile:
        g.next_recruits = g.recruit_pile.pop()
        g.unseen_recruits = max(0, min(g.unseen_recruits, len(g.recruit_pile) - 1))
        if not g.recruit_pile:
            turn_over_threats(g)
        return
    if not g.threat_pile:
        turn_over_recruits(g)
    if g.threat_pile:
        g.next_recruits = take_threat(g)
        g.tell("recruits-from-threats", tile=g.next_recruits)


def draw_threat(g: Xidit) -> None:
    """tiles.next, tiles.turn-over, titans.wake, titans.reinforcement. The next threat; with none, Titans wake."""
    if not g.threat_pile:
        turn_over_recruits(g)
    if not g.threat_pile:
        wake_titans(g)
        reinforce(g)
    g.next_threat = take_threat(g)


def take_threat(g: Xidit) -> Tile:
    """tiles.next. The top of the threat pile; the tile under it is seen now. An empty pile is formed anew."""
    tile = g.threat_pile.pop()
    g.unseen_threats = max(0, min(g.unseen_threats, len(g.threat_pile) - 1))
    if not g.threat_pile:
        turn_over_recruits(g)
    return tile


def turn_over_threats(g: Xidit) -> None:
    """tiles.turn-over. Discarded threats, turned over, are the new recruit pile: the oldest lies on top."""
    if g.threat_discard:
        g.recruit_pile = g.threat_discard[::-1]
        g.threat_discard.clear()
        g.unseen_recruits = 0
        g.tell("new-recruit-pile", count=len(g.recruit_pile))


def turn_over_recruits(g: Xidit) -> None:
    """tiles.turn-over. Discarded recruit tiles, turned over, are the new threat pile: the oldest lies on top."""
    if g.recruit_discard:
        g.threat_pile = g.recruit_discard[::-1]
        g.recruit_discard.clear()
        g.unseen_threats = 0
        g.tell("new-threat-pile", count=len(g.threat_pile))


def wake_titans(g: Xidit) -> None:
    """titans.wake. The top of every stack wakes, if it sleeps; an empty stack stays empty."""
    woken = [stack[-1] for stack, awake in zip(g.lair, g.awake, strict=True) if stack and not awake]
    for titan in woken:
        g.awake[titan.stack] = 1
    if woken:
        g.tell("titans-wake", titans=woken, stacks=[titan.stack for titan in woken])
    else:
        g.tell("no-titan-sleeps")


def reinforce(g: Xidit) -> None:
    """titans.reinforcement. Beaten threats go under the recruit pile; two tiles stay, the rest are threats."""
    tiles = g.threat_discard[::-1] + g.recruit_pile
    g.threat_discard.clear()
    g.recruit_pile = tiles[-2:]
    g.threat_pile = tiles[:-2]
    g.dice.shuffle(g.threat_pile)
    g.unseen_recruits, g.unseen_threats = 0, max(0, len(g.threat_pile) - 1)
    g.tell("reinforcement", recruits=len(g.recruit_pile), threats=len(g.threat_pile))


def exile(g: Xidit, stack: int) -> None:
    """titans.exile. An exiled Titan leaves the game; the one under it sleeps."""
    g.lair[stack].pop()
    g.awake[stack] = 0
