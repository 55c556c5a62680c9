"""7.6.3, 6.6. What a deal or a citizenship is worth to a seat: the table as it would be after it, by `chances`."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Sequence
from typing import Any, Final

from crownlands.core.components import PLAYERS, Component, Number, Player
from crownlands.core.decisions import Decision, Seat
from crownlands.games.oath.components import RELIQUARY, SCEPTER, Card
from crownlands.games.oath.deals import ACCEPT, FAVOR, PROPOSE, REFUSE, Pan, carry_out
from crownlands.games.oath.empire import become_citizen, candidates, welcome
from crownlands.games.oath.evaluation import chances
from crownlands.games.oath.state import EXILE, NOBODY, Deal, Oath
from crownlands.games.oath.taking import things_of
from crownlands.games.oath.title import settle

LEAST_GAIN: Final = 0.01
"""How much more likely to win a deal must make a seat that takes it."""


def after_deal(g: Oath, deal: Deal) -> Oath:
    """7.6.3, 6.6.2. The table once a deal is done, by the rules themselves; the real one stays as it is."""
    new, done = g.copy(), deal.copy()
    new.deal = None
    if done.space == NOBODY:
        _play_out(_conclude(new, done))
    else:
        _play_out(welcome(new, done.other, RELIQUARY[done.space], done))
    return new


async def _conclude(g: Oath, deal: Deal) -> None:
    """7.6.3. What was agreed, and whose the title is then."""
    await carry_out(g, deal)
    await settle(g)


def _play_out(rules: Coroutine[Any, Any, None]) -> None:
    """Let rules happen on a table that is only imagined: whoever is asked something takes the first option."""
    answer = None
    while True:
        try:
            asked = rules.send(answer)
        except StopIteration:
            return
        answer = asked.options[0] if isinstance(asked, Decision) else None


def gain_of_deal(g: Oath, deal: Deal, seat: Seat) -> float:
    """3. How much more likely to win a deal makes a seat; less than nothing if it hands the win to another."""
    return chances(after_deal(g, deal))[seat] - chances(g)[seat]


def gain_of_citizenship(g: Oath, seat: Seat) -> float:
    """6.6.2. How much more likely to win an Exile is as a Citizen, with nothing else given."""
    new = g.copy()
    _play_out(become_citizen(new, seat))
    return chances(new)[seat] - chances(g)[seat]


def answer_to_deal(g: Oath, seat: Seat) -> Component:
    """7.6.3. Take what makes the win clearly likelier and every gift that does no harm, leave everything else."""
    deal = g.deal
    assert deal is not None
    side = int(seat == deal.other)
    if one_sided(deal, side) or any(pledged(g, seat, thing) for thing in deal.things[side]):
        return REFUSE
    least = 0.0 if one_sided(deal, 1 - side) else LEAST_GAIN
    return ACCEPT if gain_of_deal(g, deal, seat) >= least else REFUSE


def one_sided(deal: Deal, side: int) -> bool:
    """7.6.3. Whether only this side gives something: the weights were fitted on games without gifts."""
    return deal.space == NOBODY and given(deal, side) > 0 == given(deal, 1 - side)


def given(deal: Deal, side: int) -> int:
    """7.6.3. How much one side puts on the scales."""
    lists = (deal.things, deal.advisers, deal.sites)
    return deal.favor[side] + deal.secrets[side] + sum(len(each[side]) for each in lists)


# -- making a deal ----------------------------------------------------------------------------------------------


def pledged(g: Oath, owner: Seat, thing: Card) -> bool:
    """2.11, 3.3.1, 6.6. What the reign rests on: nobody of the Empire gives away the Scepter, nor what keeps the
    oath or makes the successor, whatever is offered.
    """
    return g.role[owner] != EXILE and (thing is SCEPTER or thing.name in (g.oath.goal, g.oath.successor))


def good_offer(g: Oath, me: Seat) -> Player | None:
    """6.6.1. The Exile to whom citizenship is worth offering: both win by it, with nothing else given."""
    space = next((place for place, relic in enumerate(g.reliquary) if relic is not None), NOBODY)
    before, best, whom = chances(g), 0.0, None
    for seat in candidates(g) if space != NOBODY else ():
        deal = Deal(proposer=me, other=seat, kinds=0, rule="6.6.1", space=space)
        after = chances(after_deal(g, deal))
        mine, theirs = after[me] - before[me], after[seat] - before[seat]
        if mine >= LEAST_GAIN and theirs >= LEAST_GAIN and mine > best:
            best, whom = mine, PLAYERS[seat]
    return whom


def next_term(g: Oath, asked: Decision) -> Component:
    """7.6.3. What to put on the scales next: what brings the deal nearer to one that both take; else nothing."""
    deal, before = g.deal, chances(g)
    assert deal is not None
    best, choice = _score(g, deal, asked.seat, before), asked.options[-1]
    enough, side = best >= LEAST_GAIN, int(asked.seat == deal.other)
    if PROPOSE in asked.options and enough:
        choice = PROPOSE
    for option in asked.options:
        for trial in _with(g, deal, option, asked.seat):
            if enough and given(trial, side) > given(deal, side):
                continue  # no need to add to what the other side already accepts
            score = _score(g, trial, asked.seat, before)
            if score > best + LEAST_GAIN / 2:
                best, choice = score, option
    return choice


def amount_for_deal(g: Oath, asked: Decision) -> Component:
    """7.6.3. As much as is best for whoever fills the scales and is still accepted; no more of one's own."""
    deal, facts, before = g.deal, asked.facts or {}, chances(g)
    assert deal is not None
    side = int(facts["giver"] is not PLAYERS[deal.proposer])

    def score(option: Component) -> float:
        trial = deal.copy()
        amounts = trial.favor if facts["what"] == "favor" else trial.secrets
        amounts[side] = option.value if isinstance(option, Number) else 0
        return _score(g, trial, asked.seat, before)

    if side == int(asked.seat == deal.other):
        taken = next((option for option in asked.options if score(option) >= LEAST_GAIN), None)
        if taken is not None:
            return taken
    return max(asked.options, key=score)


def _with(g: Oath, deal: Deal, option: Component, author: Seat) -> Iterator[Deal]:
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
            if option in things_of(g, owner) and not (owner == author and pledged(g, owner, option)):
                trial = deal.copy()
                things = trial.things[side]
                (things.remove if option in things else things.append)(option)
                yield trial


def _score(g: Oath, deal: Deal, author: Seat, before: Sequence[float]) -> float:
    """7.6.3. What a deal gains its author if the other one takes it; else less than nothing, by how far it is."""
    other = deal.other if author == deal.proposer else deal.proposer
    after = chances(after_deal(g, deal))
    mine, theirs = after[author] - before[author], after[other] - before[other]
    return mine if theirs >= LEAST_GAIN else min(0.0, mine) - (LEAST_GAIN - theirs)
