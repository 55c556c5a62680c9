"""6, 6.3, 6.4, 6.5, 9.4. Minor actions: looks at relics, warbands between board and site, an adviser shown to
somebody.

They cost nothing, so they are offered only while they change something.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from crownlands.core.components import PLAYERS, Component, Number, Player, numbers
from crownlands.core.decisions import Fact, Reason, Seat
from crownlands.games.oath import words
from crownlands.games.oath.components import BURIED, CARD, RELIQUARY, SCEPTER, VEILED, Card
from crownlands.games.oath.moments import not_allowed
from crownlands.games.oath.orders import STATION
from crownlands.games.oath.ruling import court, rules
from crownlands.games.oath.state import CITIZEN, EXILE, Oath
from crownlands.games.oath.verbs import station, withdraw

BANDIT_CROWN: Final = CARD["bandit-crown"]

NO_SCEPTER: Final = Reason("no-scepter", "2.4.3", card=SCEPTER)
NO_RELIC_TO_SEE: Final = Reason("nothing-to-see", "6.3")
RELIQUARY_SEEN: Final = Reason("nothing-to-see", "6.4")
NOTHING_TO_SHOW: Final = Reason("nothing-to-show", "9.4")
MOVED_ALREADY: Final = Reason("moved-already", "6.5")
NO_WARBANDS_TO_MOVE: Final = Reason("no-warbands-to-move", "6.5")
# -- looks ------------------------------------------------------------------------------------------------------


def cannot_peek(g: Oath, me: Seat) -> Reason | None:
    """6.3. Why there is nothing to look at: no relic here that the seat has not seen."""
    for seen in g.buried_seen[g.pawn[me]]:
        if not seen >> me & 1:
            return None
    return NO_RELIC_TO_SEE


async def peek(g: Oath, me: Seat) -> None:
    """6.3, 10.peek. Look at a relic that lies face down at one's site.

    What was seen may be looked at again from anywhere.
    """
    slot = g.pawn[me]
    unseen = [BURIED[slot][number] for number, seen in enumerate(g.buried_seen[slot]) if not seen >> me & 1]
    chosen = await g.choose(me, "peek", unseen, "6.3")
    g.buried_seen[slot][chosen.number] |= 1 << me
    g.tell("peeked", me, site=g.sites[slot], private={"relic": g.buried[slot][chosen.number]}, to=[me])


def cannot_use_scepter(g: Oath, me: Seat) -> Reason | None:
    """2.4.3, relic.the-grand-scepter. Why a seat cannot use the Grand Scepter."""
    if SCEPTER not in g.relics[me]:
        return NO_SCEPTER
    if g.scepter_taken == me:
        return Reason("just-taken", "relic.the-grand-scepter", card=SCEPTER)
    return None


def cannot_peek_reliquary(g: Oath, me: Seat) -> Reason | None:
    """6.4. Why a seat cannot look into the Reliquary."""
    reason = cannot_use_scepter(g, me)
    if reason is not None:
        return reason
    for relic, seen in zip(g.reliquary, g.reliquary_seen, strict=True):
        if relic is not None and not seen >> me & 1:
            return None
    return RELIQUARY_SEEN


async def peek_reliquary(g: Oath, me: Seat) -> None:
    """6.4. Whoever holds the Scepter may look at any relics of the Reliquary: at all of them at once."""
    seen = []
    for space, relic in zip(RELIQUARY, g.reliquary, strict=True):
        if relic is not None:
            g.reliquary_seen[space.index] |= 1 << me
            seen.append(relic)
    g.tell("peeked-reliquary", me, private={"relics": seen}, to=[me])


def cannot_show(g: Oath, me: Seat) -> Reason | None:
    """9.4. Why there is nothing to show: no adviser face down that somebody has not seen."""
    if not all(g.faceup[me]):
        for up, seen in zip(g.faceup[me], g.adviser_seen[me], strict=True):
            if not up and seen != g.everybody:
                return None
    return NOTHING_TO_SHOW


async def show_adviser(g: Oath, me: Seat) -> None:
    """9.4, 6.1. Let one other seat look at an adviser that lies face down."""
    hidden = [place for place, up in enumerate(g.faceup[me]) if not up]
    places = {
        VEILED[me][number]: place
        for number, place in enumerate(hidden)
        if g.adviser_seen[me][place] != g.everybody
    }
    place = places[await g.choose(me, "show-which", list(places), "9.4")]
    blind = [PLAYERS[seat] for seat in g.others(me) if not g.adviser_seen[me][place] >> seat & 1]
    other = await g.choose(me, "show-to", blind, "9.4")
    g.adviser_seen[me][place] |= 1 << other.seat
    g.tell("showed", me, other=other, private={"card": g.advisers[me][place]}, to=[me, other.seat])


# -- warbands ---------------------------------------------------------------------------------------------------

BOARD_AND_SITE: Final = 1
"""6.5. The bit of `g.moved` for board and site; those for another seat's board follow."""
TAKEN: Final = 1 << 8
"""6.5. Marks in `g.refused` what would have been taken from another seat's board, not given."""


def _with(seat: Seat) -> int:
    return 2 << seat


def _amounts(g: Oath, move: int, most: int) -> list[Number]:
    """6.5. How many warbands can be asked for: what was refused is asked again only with another number."""
    found = numbers(1, most)
    return [number for number in found if (move, number.value) not in g.refused] if g.refused else found


def cannot_station(g: Oath, me: Seat) -> Reason | None:
    """6.5. Why no warbands can go from the board to the site."""
    slot = g.pawn[me]
    if not g.board[me]:
        return Reason("no-warbands-on-board", "6.5")
    if not rules(g, me, slot):
        return _not_yours(g.sites[slot])
    return not_allowed(g, STATION, me, to=slot)


@cache
def _not_yours(site: Card) -> Reason:
    """6.5. Made once for each site: most menus ask for it."""
    return Reason("not-your-site", "6.5", site=site)


def removable(g: Oath, me: Seat, slot: int) -> int:
    """6.5, 7.6.5. How many warbands of a seat's banner can leave a site.

    Not the last one, unless it has the Bandit Crown.
    """
    if not g.bands[slot] or g.holder[slot] != g.banner(me):
        return 0
    return g.bands[slot] if court(g, me) & BANDIT_CROWN.bit else g.bands[slot] - 1


def partners(g: Oath, me: Seat) -> list[Seat]:
    """6.5. Imperial players at the same site with whom warbands can be exchanged."""
    if g.role[me] == EXILE or g.pawn.count(g.pawn[me]) == 1 or not g.imperial(me):
        return []
    return [
        seat
        for seat in g.others(me)
        if g.pawn[seat] == g.pawn[me] and g.imperial(seat) and not g.moved & _with(seat)
        if g.board[seat] or g.board[me]
    ]


def moves(g: Oath, me: Seat) -> list[Component]:
    """6.5. Between which places warbands can move now: one move for each pair of places until another action."""
    found: list[Component] = []
    if not g.moved & BOARD_AND_SITE:
        if cannot_station(g, me) is None:
            found.append(words.TO_SITE)
        most = removable(g, me, g.pawn[me])
        if most and _amounts(g, BOARD_AND_SITE, most):
            found.append(words.TO_BOARD)
    found += [PLAYERS[seat] for seat in partners(g, me) if _exchanges(g, me, seat)]
    return found


def _exchanges(g: Oath, me: Seat, other: Seat) -> list[Component]:
    """6.5. Whether warbands can be given to a partner or taken."""
    found: list[Component] = []
    if _amounts(g, _with(other), g.board[me]):
        found.append(words.GIVE)
    if _amounts(g, _with(other) | TAKEN, g.board[other]):
        found.append(words.TAKE)
    return found


def cannot_move(g: Oath, me: Seat) -> Reason | None:
    """6.5. Why no warbands can be moved."""
    if (g.board[me] or g.bands[g.pawn[me]] or g.role[me] != EXILE) and moves(g, me):
        return None
    return MOVED_ALREADY if g.moved else NO_WARBANDS_TO_MOVE


async def move_warbands(g: Oath, me: Seat) -> None:
    """6.5. Warbands to one's site, from it, or between the boards of Imperial players at one site."""
    where = await g.choose(me, "move-warbands", moves(g, me), "6.5")
    if isinstance(where, Player):
        await _exchange(g, me, where.seat)
        return
    slot = g.pawn[me]
    if where is words.TO_SITE:
        g.moved |= BOARD_AND_SITE
        amount = await g.choose(me, "how-many-to-site", numbers(1, g.board[me]), "6.5")
        station(g, me, slot, amount.value)
        g.tell("stationed", me, amount=amount.value, site=g.sites[slot])
        return
    amount = await g.choose(me, "how-many-to-board", _amounts(g, BOARD_AND_SITE, removable(g, me, slot)), "6.5")
    facts: dict[str, Fact] = {"other": PLAYERS[me], "amount": amount.value, "site": g.sites[slot]}
    if g.role[me] == CITIZEN and not await _allows(g, g.chancellor, "let-withdraw", facts):
        g.refused.append((BOARD_AND_SITE, amount.value))
        return
    g.moved |= BOARD_AND_SITE
    withdraw(g, me, slot, amount.value)
    g.tell("withdrew", me, amount=amount.value, site=g.sites[slot])


async def _exchange(g: Oath, me: Seat, other: Seat) -> None:
    """6.5. Give warbands to another Imperial player or take some, if that player agrees."""
    way = await g.choose(me, "give-or-take", _exchanges(g, me, other), "6.5", {"other": PLAYERS[other]})
    giver, taker = (me, other) if way is words.GIVE else (other, me)
    prompt = "how-many-to-give" if way is words.GIVE else "how-many-to-take"
    move = _with(other) | (0 if way is words.GIVE else TAKEN)
    amount = await g.choose(me, prompt, _amounts(g, move, g.board[giver]), "6.5", {"other": PLAYERS[other]})
    facts: dict[str, Fact] = {"other": PLAYERS[me], "amount": amount.value}
    if not await _allows(g, other, "let-give" if way is words.GIVE else "let-take", facts):
        g.refused.append((move, amount.value))
    else:
        g.moved |= _with(other)
        g.board[giver] -= amount.value
        g.board[taker] += amount.value
        g.tell("gave-warbands", giver, other=PLAYERS[taker], amount=amount.value)


async def _allows(g: Oath, seat: Seat, prompt: str, facts: dict[str, Fact]) -> bool:
    answer = await g.choose(seat, prompt, [words.YES, words.NO], "6.5", facts)
    if answer is words.NO:
        g.tell("refused", seat)
    return answer is words.YES
