"""7.6.3, 6.6. What a deal or a citizenship is worth to a seat: the table as it would be after it, by `chances`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from crownlands.core.components import PLAYERS, Component, Number, Player
from crownlands.core.decisions import Decision, Seat
from crownlands.games.oath.components import DARKEST_SECRET, PEOPLES_FAVOR, Card
from crownlands.games.oath.deals import ACCEPT, FAVOR, PROPOSE, REFUSE, Pan
from crownlands.games.oath.empire import candidates
from crownlands.games.oath.evaluation import chances
from crownlands.games.oath.state import BOTH_CHANGED, CITIZEN, EMPIRE, NOBODY, SLOTS, Deal, Oath
from crownlands.games.oath.taking import things_of
from crownlands.games.oath.title import keepers

LEAST_GAIN: Final = 0.01
"""How much more likely to win a deal must make a seat that takes it."""


def after_deal(g: Oath, deal: Deal) -> Oath:
    """7.6.3, 6.6.2. The table once a deal is done, near enough to judge it; the real one stays as it is."""
    new = g.copy()
    new.deal = None
    if deal.space != NOBODY:
        turn_citizen(new, deal.other)
        relic = new.reliquary[deal.space]
        if relic is not None:
            new.reliquary[deal.space] = None
            new.relics[deal.other].append(relic)
    for side, (giver, taker) in enumerate(((deal.proposer, deal.other), (deal.other, deal.proposer))):
        _hand_over(new, deal, side, giver, taker)
    new.dirty = BOTH_CHANGED
    _settle(new)
    return new


def _hand_over(g: Oath, deal: Deal, side: int, giver: Seat, taker: Seat) -> None:
    """7.6.3. What one side gives."""
    favor, secrets = min(deal.favor[side], g.favor[giver]), min(deal.secrets[side], g.secrets[giver])
    g.favor[giver] -= favor
    g.favor[taker] += favor
    g.secrets[giver] -= secrets
    g.secrets[taker] += secrets
    for thing in deal.things[side]:
        if thing is PEOPLES_FAVOR:
            g.people = taker
        elif thing is DARKEST_SECRET:
            g.darkest = taker
        elif thing in g.relics[giver]:
            g.relics[giver].remove(thing)
            g.relics[taker].append(thing)
    for place in reversed(deal.advisers[side]):
        g.advisers[taker].append(g.advisers[giver].pop(place))
        g.faceup[taker].append(g.faceup[giver].pop(place))
        g.adviser_seen[taker].append(g.adviser_seen[giver].pop(place))
    for slot in deal.sites[side]:
        g.holder[slot], g.bands[slot] = g.banner(taker), 1


def turn_citizen(g: Oath, seat: Seat) -> None:
    """6.6.2. An Exile becomes a Citizen: its sites are the Empire's, its vision is gone."""
    for slot in SLOTS:
        if g.holder[slot] == g.colour[seat]:
            g.holder[slot] = EMPIRE
    g.role[seat] = CITIZEN
    g.vision[seat] = None
    if g.title == seat:
        g.usurper = False
    g.dirty = BOTH_CHANGED


def _settle(g: Oath) -> None:
    """2.11. The title goes to whoever keeps the oath now; among several to the first."""
    found = keepers(g)
    if found and g.title not in found:
        g.title, g.usurper = found[0], False


def gain_of_deal(g: Oath, deal: Deal, seat: Seat) -> float:
    """3. How much more likely to win a deal makes a seat; less than nothing if it hands the win to another."""
    return chances(after_deal(g, deal))[seat] - chances(g)[seat]


def gain_of_citizenship(g: Oath, seat: Seat) -> float:
    """6.6.2. How much more likely to win an Exile is as a Citizen, with nothing else given."""
    new = g.copy()
    turn_citizen(new, seat)
    _settle(new)
    return chances(new)[seat] - chances(g)[seat]


def answer_to_deal(g: Oath, seat: Seat) -> Component:
    """7.6.3. Take what makes the win clearly likelier, leave everything else."""
    assert g.deal is not None
    return ACCEPT if gain_of_deal(g, g.deal, seat) >= LEAST_GAIN else REFUSE


# -- making a deal ----------------------------------------------------------------------------------------------


def good_offer(g: Oath, me: Seat) -> Player | None:
    """6.6.1. The Exile to whom citizenship is worth offering: both win by it, or it may be paid for."""
    space = next((place for place, relic in enumerate(g.reliquary) if relic is not None), NOBODY)
    best, whom = 0.0, None
    for seat in candidates(g) if space != NOBODY else ():
        deal = Deal(proposer=me, other=seat, kinds=0, rule="6.6.1", space=space)
        before, after = chances(g), chances(after_deal(g, deal))
        mine, theirs = after[me] - before[me], after[seat] - before[seat]
        if mine >= LEAST_GAIN and theirs >= LEAST_GAIN and mine > best:
            best, whom = mine, PLAYERS[seat]
    return whom


def next_term(g: Oath, asked: Decision) -> Component:
    """7.6.3. What to put on the scales next: what brings the deal nearer to one that both take; else nothing."""
    deal = g.deal
    assert deal is not None
    best, choice = _score(g, deal, asked.seat), asked.options[-1]
    settled = PROPOSE in asked.options and best >= LEAST_GAIN
    if settled:
        choice = PROPOSE
    for option in asked.options:
        for trial in _with(g, deal, option):
            score = _score(g, trial, asked.seat)
            if score > best + LEAST_GAIN / 2:
                best, choice = score, option
    return choice


def amount_for_deal(g: Oath, asked: Decision) -> Component:
    """7.6.3. As much as is best for the one who fills the scales, and still taken."""
    deal, pan = g.deal, (asked.facts or {}).get("what")
    assert deal is not None and isinstance(pan, Pan)

    def score(option: Component) -> float:
        trial = deal.copy()
        amounts = trial.favor if pan.kind == FAVOR else trial.secrets
        amounts[pan.side] = option.value if isinstance(option, Number) else 0
        return _score(g, trial, asked.seat)

    return max(asked.options, key=score)


def _with(g: Oath, deal: Deal, option: Component) -> Iterator[Deal]:
    """The deal with one thing more on the scales, of tokens a few or all; what lies face down nobody can judge."""
    if isinstance(option, Pan):
        owner = deal.proposer if option.side == 0 else deal.other
        has = g.favor[owner] if option.kind == FAVOR else g.secrets[owner]
        for amount in {1, (has + 1) // 2, has} - {0}:
            trial = deal.copy()
            (trial.favor if option.kind == FAVOR else trial.secrets)[option.side] = amount
            yield trial
    elif isinstance(option, Card):
        for side, owner in enumerate((deal.proposer, deal.other)):
            if option in things_of(g, owner):
                trial = deal.copy()
                things = trial.things[side]
                (things.remove if option in things else things.append)(option)
                yield trial


def _score(g: Oath, deal: Deal, author: Seat) -> float:
    """7.6.3. What a deal gains its author if the other one takes it; else less than nothing, by how far it is."""
    other = deal.other if author == deal.proposer else deal.proposer
    before, after = chances(g), chances(after_deal(g, deal))
    mine, theirs = after[author] - before[author], after[other] - before[other]
    return mine if theirs >= LEAST_GAIN else min(0.0, mine) - (LEAST_GAIN - theirs)
