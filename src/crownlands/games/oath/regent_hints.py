"""Reasons for the answers that a regent gives without a search: a deal by what it gains, dice by their odds."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.core.bots import BotHint, Step
from crownlands.core.components import PLAYERS, Component, Number
from crownlands.core.decisions import Decision, Fact, Preview, Seat
from crownlands.core.run import Run
from crownlands.games.oath import words
from crownlands.games.oath.bargains import after_deal, answer_to_deal, next_term, one_sided, pledged
from crownlands.games.oath.campaign.previews import odds_now, odds_with
from crownlands.games.oath.deals import ACCEPT, PROPOSE, REFUSE
from crownlands.games.oath.evaluation import chances
from crownlands.games.oath.odds import percent
from crownlands.games.oath.state import UNDECIDED, Deal, Oath


def only_answer(g: Oath, decision: Decision, option: Component) -> list[BotHint]:
    """The one answer to a question that takes no thought, at the chances as they are."""
    return [BotHint(chances(g)[decision.seat], (Step(decision.prompt, option),))]


# -- deals ------------------------------------------------------------------------------------------------------


def hints_on_deal(g: Oath, decision: Decision) -> list[BotHint]:
    """7.6.3, 6.6. Take a deal or leave it, the better answer first, with the chances of both sides behind it."""
    deal, me = g.deal, decision.seat
    assert deal is not None
    given = next((thing for thing in deal.things[int(me == deal.other)] if pledged(g, me, thing)), None)
    reason = deal_reason(g, deal, me)
    takes = answer_to_deal(g, me) is ACCEPT
    side = int(me == deal.other)
    if given is not None:
        reason = Preview("deal-pledged", thing=given)
    elif one_sided(deal, side) or (takes and one_sided(deal, 1 - side)):
        reason = Preview("deal-gift" if takes else "deal-for-nothing")
    now, then = chances(g)[me], chances(after_deal(g, deal))[me]
    accept = BotHint(then, (Step(decision.prompt, ACCEPT),), (reason,))
    refuse = BotHint(now, (Step(decision.prompt, REFUSE),), (reason,))
    return [accept, refuse] if takes else [refuse]


def hints_on_terms(g: Oath, decision: Decision) -> list[BotHint]:
    """7.6.3. What to put on the scales next, or to propose what lies there."""
    deal, me = g.deal, decision.seat
    assert deal is not None
    option = next_term(g, decision)
    step = (Step(decision.prompt, option),)
    if option is PROPOSE:
        return [BotHint(chances(after_deal(g, deal))[me], step, (deal_reason(g, deal, me),))]
    key = "deal-hopeless" if option is decision.options[-1] else "deal-nearer"
    return [BotHint(chances(g)[me], step, (Preview(key),))]


def deal_reason(g: Oath, deal: Deal, me: Seat) -> Preview:
    """3. How a deal would change the chances of both sides."""
    other = deal.other if me == deal.proposer else deal.proposer
    before, after = chances(g), chances(after_deal(g, deal))
    facts: dict[str, Fact] = {
        "before": percent(before[me]),
        "after": percent(after[me]),
        "other": PLAYERS[other],
        "theirs": percent(before[other]),
        "then": percent(after[other]),
    }
    return Preview("deal-alone" if other == me else "deal-chances", **facts)


# -- campaigns --------------------------------------------------------------------------------------------------


def hints_on_dice(g: Oath, decision: Decision, good: Sequence[Component]) -> list[BotHint]:
    """5.5.2. The number of dice that wins most often, with its odds."""
    c, chance = g.campaign, chances(g)[decision.seat]
    assert c is not None
    found: list[BotHint] = []
    for number in good:
        if isinstance(number, Number):
            all_of_them = percent(odds_with(g, c, number.value))
            free = percent(odds_with(g, c, number.value, sacrifice=False))
            reason = Preview("attack-dice", number=number.value, odds=all_of_them, free=free)
            found.append(BotHint(chance, (Step(decision.prompt, number),), (reason,)))
    return found


def hints_on_sacrifice(g: Oath, decision: Decision, option: Component) -> list[BotHint]:
    """5.5.5. What the sacrifice wins, or why it is not worth it."""
    facts = decision.facts or {}
    reason = Preview("sacrifice" if option is words.YES else "no-sacrifice", amount=facts["amount"])
    return [BotHint(chances(g)[decision.seat], (Step(decision.prompt, option),), (reason,))]


def march_odds(table: Run, me: Seat, steps: Sequence[Step]) -> float | None:
    """5.5. The odds of the campaign that a line fights out, just before its dice fall; None if it fights none."""
    run, found = table.fork(), None
    for step in steps:
        asked = run.asked(me)
        option = None if asked is None or asked.prompt != step.prompt else asked.find(step.option.ref)
        g = run.state
        assert isinstance(g, Oath)
        if option is None:
            break
        c = g.campaign
        if c is not None and c.attacker == me and c.won == UNDECIDED and not c.roll:
            found = odds_with(g, c, option.value) if isinstance(option, Number) else odds_now(g, c)
        run.answer(me, option)
    return found
