"""7.6.3, 6.6.1, 9.6. Binding deals: a protocol that both see grow. The talking is chat.

Promises about the future stay words.

The proposer puts things on two scales, one at a time (amounts as one number), and proposes; the other takes it,
leaves it, or changes it once and gives it back. What lies on the scales is state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from crownlands.core.components import PLAYERS, Component, Word, numbers
from crownlands.core.decisions import Facts, Seat
from crownlands.games.oath.components import PLACES, VEILED, Card, Place, Veiled
from crownlands.games.oath.moments import not_allowed
from crownlands.games.oath.orders import GIVE, STATION
from crownlands.games.oath.resources import give_favor, give_secrets, purse
from crownlands.games.oath.room import court_of, surplus, trim_court
from crownlands.games.oath.ruling import BANDIT_CROWN, court, ruled_sites
from crownlands.games.oath.state import Deal, Oath
from crownlands.games.oath.taking import give, things_of
from crownlands.games.oath.title import settle
from crownlands.games.oath.verbs import appoint, dismiss, station, withdraw

FAVOR, SECRETS, RELICS, BANNERS, ADVISERS, SITES = (1 << bit for bit in range(6))
"""What may lie on the scales, as bits."""
MOST_PROPOSALS: Final = 2
"""To one partner in a turn (a ruling: the Law knows no limit, and what costs nothing must end)."""


class Pan(Word):
    """A side of the scales and what is put on it by number."""

    __slots__ = ("kind", "side")

    def __init__(self, name: str, side: int, kind: int) -> None:
        super().__init__(name)
        self.side: Final = side
        self.kind: Final = kind


GIVE_FAVOR: Final = Pan("give-favor", 0, FAVOR)
ASK_FAVOR: Final = Pan("ask-favor", 1, FAVOR)
GIVE_SECRETS: Final = Pan("give-secrets", 0, SECRETS)
ASK_SECRETS: Final = Pan("ask-secrets", 1, SECRETS)
PANS: Final = (GIVE_FAVOR, ASK_FAVOR, GIVE_SECRETS, ASK_SECRETS)
PROPOSE: Final = Word("propose")
ACCEPT: Final = Word("accept")
REFUSE: Final = Word("refuse")
CHANGE: Final = Word("change")
WORDS: Final = (*PANS, PROPOSE, ACCEPT, REFUSE, CHANGE)


async def bargain(g: Oath, me: Seat, other: Seat, kinds: int, card: Card, rule: str) -> bool:
    """7.6.3. A deal between two seats; returns whether they have agreed. What is agreed is done."""
    deal = await negotiate(g, me, other, kinds, card, rule)
    if deal is None:
        return False
    await carry_out(g, deal)
    await settle(g)
    return True


async def negotiate(
    g: Oath, me: Seat, other: Seat, kinds: int, card: Card, rule: str, space: int = -1
) -> Deal | None:
    """7.6.3, 6.6.1. What two seats agree on, still to be done; None if they do not agree."""
    g.deal = Deal(proposer=me, other=other, kinds=kinds, rule=rule, space=space)
    if not await _fill(g, me):
        g.deal = None
        g.proposals.append((card.index, me, other, 0))  # what is called off counts too, or it could go on for ever
        return None
    g.proposals.append((card.index, me, other, _terms(g.deal)))
    g.tell("proposed", me, other=PLAYERS[other])
    agreed = await _answer(g, other)
    deal = g.deal
    g.deal = None
    if agreed:
        return deal
    g.tell("deal-refused", other)
    return None


def may_propose(g: Oath, card: Card, other: Seat, by: Seat | None = None) -> bool:
    """7.6.3. Twice to one partner in a turn by one power; `by`: if not the active seat proposes."""
    pair = (card.index, g.active if by is None else by, other)
    return not g.proposals or sum(proposal[:3] == pair for proposal in g.proposals) < MOST_PROPOSALS


async def _fill(g: Oath, author: Seat) -> bool:
    """Put things on the scales until the author proposes; False if the author gives up."""
    while True:
        deal = g.deal
        assert deal is not None
        deal.proposed = False
        options = _offers(g, deal)
        if _worth_proposing(g, deal):
            options.append(PROPOSE)
        proposer, partner = PLAYERS[deal.proposer], PLAYERS[deal.other]
        facts = {
            "other": partner if author == deal.proposer else proposer,
            "proposer": proposer,
            "partner": partner,
        }
        chosen = await g.may_choose(author, "deal", options, deal.rule, facts)
        if chosen is None:
            return False
        if chosen is PROPOSE:
            return True
        await _put(g, deal, author, chosen)


def _worth_proposing(g: Oath, deal: Deal) -> bool:
    """Something lies on the scales that can be done, and was not proposed to this seat in this turn."""
    if not _terms(deal):
        return False
    if not (_can_move_in(g, deal, 0) and _can_move_in(g, deal, 1)):
        return False
    same = (deal.proposer, deal.other, _terms(deal))
    return not any(proposal[1:] == same for proposal in g.proposals)


def _terms(deal: Deal) -> int:
    """What lies on the scales, as a number, with the relic that is promised; 0 for nothing."""
    parts = [*deal.favor, *deal.secrets]
    found = deal.space + 1
    for part in parts:
        found = found * 41 + part
    for side in range(2):
        for thing in deal.things[side]:
            found = found * 307 + thing.index + 1
        for place in (*deal.advisers[side], *deal.sites[side]):
            found = found * 31 + place + 7 * side + 1
    return found % (1 << 60)


def _offers(g: Oath, deal: Deal) -> list[Component]:
    """What can be put on the scales, or taken off again by the one who changes them; each thing once."""
    found: list[Component] = []
    for pan in PANS:
        owner = _owner(deal, pan.side)
        has = purse(g, owner) if pan.kind == FAVOR else g.all_secrets(owner)
        if deal.kinds & pan.kind and has and not _bound(g, deal, pan):
            found.append(pan)
    for side in range(2):
        found += _things(g, deal, side)
    return [thing for thing in found if mark_of(thing) not in deal.touched]


def mark_of(thing: Component) -> int:
    """A number for everything that can be put on the scales."""
    if isinstance(thing, Pan):
        return 4 * thing.side + thing.kind
    if isinstance(thing, Card):
        return 1000 + thing.index
    if isinstance(thing, Veiled):
        return 2000 + 10 * thing.seat + thing.number
    assert isinstance(thing, Place)
    return 3000 + thing.slot


def _bound(g: Oath, deal: Deal, pan: Pan) -> bool:
    """card.vow-of-silence. Whether a power forbids the owner to give it."""
    return pan.kind == SECRETS and not_allowed(g, GIVE, _owner(deal, pan.side), card=None) is not None


def _owner(deal: Deal, side: int) -> Seat:
    return deal.proposer if side == 0 else deal.other


def _things(g: Oath, deal: Deal, side: int) -> Iterable[Component]:
    owner = _owner(deal, side)
    for thing in things_of(g, owner):
        if deal.kinds & (BANNERS if thing.kind == "banner" else RELICS):
            yield thing
    if deal.kinds & ADVISERS:
        hidden = 0
        for card, up in zip(g.advisers[owner], g.faceup[owner], strict=True):
            if up and not card.locked:
                yield card
            elif not up:
                yield VEILED[owner][hidden]
            hidden += not up
    if deal.kinds & SITES and not (g.imperial(deal.proposer) and g.imperial(deal.other)):
        yield from (PLACES[slot] for slot in ruled_sites(g, owner))


async def _put(g: Oath, deal: Deal, author: Seat, chosen: Component) -> None:
    """Put something on the scales; what lies there already is taken off again."""
    deal.touched.append(mark_of(chosen))
    if isinstance(chosen, Pan):
        owner = _owner(deal, chosen.side)
        has = purse(g, owner) if chosen.kind == FAVOR else g.all_secrets(owner)
        amounts = deal.favor if chosen.kind == FAVOR else deal.secrets
        options = numbers(0 if amounts[chosen.side] else 1, has)
        facts: Facts = {"giver": PLAYERS[owner], "what": "favor" if chosen.kind == FAVOR else "secrets"}
        amount = await g.choose(author, "deal-amount", options, deal.rule, facts)
        amounts[chosen.side] = amount.value
    elif isinstance(chosen, Place):
        side = 0 if chosen.slot in ruled_sites(g, deal.proposer) else 1
        _toggle(deal.sites[side], chosen.slot)
    elif isinstance(chosen, Veiled):
        side = 0 if chosen.seat == deal.proposer else 1
        hidden = [place for place, up in enumerate(g.faceup[chosen.seat]) if not up]
        _toggle(deal.advisers[side], hidden[chosen.number])
    elif isinstance(chosen, Card):
        _put_card(g, deal, chosen)


def _put_card(g: Oath, deal: Deal, card: Card) -> None:
    for side in range(2):
        owner = _owner(deal, side)
        if card in things_of(g, owner):
            if card in deal.things[side]:
                deal.things[side].remove(card)
            else:
                deal.things[side].append(card)
        elif card in g.advisers[owner]:
            _toggle(deal.advisers[side], g.advisers[owner].index(card))


def _toggle(places: list[int], place: int) -> None:
    if place in places:
        places.remove(place)
    else:
        places.append(place)
        places.sort()


async def _answer(g: Oath, seat: Seat) -> bool:
    """Take it, leave it, or change it once and give it back."""
    deal = g.deal
    assert deal is not None
    deal.proposed = True
    facts = {"other": PLAYERS[deal.other if seat == deal.proposer else deal.proposer]}
    options = [ACCEPT, REFUSE] if deal.turned else [ACCEPT, CHANGE, REFUSE]
    word = await g.choose(seat, "deal-answer", options, deal.rule, facts)
    if word is not CHANGE:
        return word is ACCEPT
    deal.turned = True
    deal.touched = []
    before = _terms(deal)
    if not await _fill(g, seat) or _terms(deal) == before:
        return False
    g.tell("changed-deal", seat)
    return await _answer(g, deal.proposer)


async def carry_out(g: Oath, deal: Deal) -> None:
    """7.6.3, 10.exchange. What was agreed changes hands at once; whoever calls it settles the title."""
    pair = (deal.proposer, deal.other)
    before = [surplus(court_of(g, seat)) for seat in pair]
    g.tell("deal", deal.proposer, other=PLAYERS[deal.other])
    advisers = [
        [(g.faceup[pair[side]][place], *dismiss(g, pair[side], place)) for place in reversed(deal.advisers[side])]
        for side in range(2)
    ]
    for side in range(2):
        giver, taker = pair[side], pair[1 - side]
        give_favor(g, giver, taker, deal.favor[side])
        give_secrets(g, giver, taker, deal.secrets[side])
        for thing in deal.things[side]:
            await give(g, giver, taker, thing)
        for up, card, seen in advisers[side]:
            appoint(g, taker, card, up, seen)
    for side in range(2) if any(advisers) else ():
        came = [card for _, card, _ in advisers[side]]
        await trim_court(g, pair[1 - side], came, before[1 - side])
    for side in range(2):
        for slot in deal.sites[side]:
            withdraw(g, pair[side], slot, g.bands[slot])
    for side in range(2):
        await _move_in(g, pair[1 - side], deal.sites[side])


async def _move_in(g: Oath, taker: Seat, slots: list[int]) -> None:
    """card.deed-writer. The new ruler puts warbands at every site: at least one, with the Crown any number."""
    least = 0 if court(g, taker) & BANDIT_CROWN.bit else 1
    for number, slot in enumerate(slots):
        most = g.board[taker] - least * (len(slots) - number - 1)
        if most and not_allowed(g, STATION, taker, to=slot) is None:
            facts = {"site": g.sites[slot]}
            amount = await g.choose(taker, "deed-writer-warbands", numbers(least, most), "card.deed-writer", facts)
            station(g, taker, slot, amount.value)


def _can_move_in(g: Oath, deal: Deal, side: int) -> bool:
    """card.deed-writer. Whether the sites of a side can get a warband each of whoever would rule them.

    Those that come home from sites given in return may go there; the Bandit Crown needs none.
    """
    taker, slots = _owner(deal, 1 - side), deal.sites[side]
    if not slots or court(g, taker) & BANDIT_CROWN.bit:
        return True
    if g.board[taker] + sum(g.bands[slot] for slot in deal.sites[1 - side]) < len(slots):
        return False
    return all(not_allowed(g, STATION, taker, to=slot) is None for slot in slots)
