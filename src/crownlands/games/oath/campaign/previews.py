"""5.5. What a player of a campaign asks before choosing: the odds before and after, from public facts only."""

from __future__ import annotations

from typing import Final

from crownlands.core.components import Component, Number
from crownlands.core.decisions import Decision, Preview
from crownlands.games.oath import words
from crownlands.games.oath.campaign.force import force_of
from crownlands.games.oath.campaign.plans import use_plan
from crownlands.games.oath.campaign.steps import STEPS, fill_pools, gather_dice
from crownlands.games.oath.campaign.targets import chosen, completed, declare, offered
from crownlands.games.oath.components import Card
from crownlands.games.oath.odds import odds_of, percent
from crownlands.games.oath.state import ATTACKER, DEFENDER, Campaign, Oath

PROMPTS = ("target", "first-target", "attack-dice", "plan", "sacrifice")
GATHERING: Final = STEPS.index(gather_dice)


def campaign_previews(g: Oath, decision: Decision) -> list[tuple[Component, Preview]]:
    """What the options of a campaign's question do to the attacker's odds."""
    c = g.campaign
    if c is None or decision.prompt not in PROMPTS:
        return []
    if decision.prompt == "attack-dice":
        return dice_previews(g, c, decision)
    if decision.prompt == "plan":
        return plan_previews(g, c, decision)
    if decision.prompt == "sacrifice":
        return [(words.YES, Preview("odds", after=100)), (words.NO, Preview("odds", after=0))]
    return target_previews(g, c, decision)


def dice_previews(g: Oath, c: Campaign, decision: Decision) -> list[tuple[Component, Preview]]:
    """The odds with this many dice, and without a sacrifice: else fewer dice often look as good as all of them."""
    found: list[tuple[Component, Preview]] = []
    for option in decision.options:
        if isinstance(option, Number):
            after, free = (percent(odds_with(g, c, option.value, sacrifice=may)) for may in (True, False))
            found.append((option, Preview("odds-dice", after=after, free=free)))
    return found


def odds_with(g: Oath, c: Campaign, dice: int, sacrifice: bool = True) -> float:
    """The odds with this many attack dice, on the targets as they are declared."""
    trial = c.copy()
    fill_pools(g, trial, dice)
    trial.no_sacrifice = trial.no_sacrifice or not sacrifice
    return odds_of(g, trial)


def odds_now(g: Oath, c: Campaign) -> float:
    """The odds from where a campaign stands. Until its dice are gathered its pools are empty, as if nobody
    defended: then those count that all dice would bring.
    """
    return odds_with(g, c, force_of(g, c, ATTACKER)) if c.step <= GATHERING else odds_of(g, c)


def target_previews(g: Oath, c: Campaign, decision: Decision) -> list[tuple[Component, Preview]]:
    """The odds with all dice, before and after one more target (with what has to go with it)."""
    force = force_of(g, c, ATTACKER)
    before = percent(odds_with(g, c, force))
    slots = dict(offered(g, c))
    found: list[tuple[Component, Preview]] = []
    for option in decision.options:
        whole = completed(g, c, chosen(c).plus(option, slots[option])) if option in slots else None
        if whole is not None:
            trial = c.copy()
            declare(g, trial, whole)
            found.append(
                (option, Preview("odds-change", before=before, after=percent(odds_with(g, trial, force))))
            )
    return found


def plan_previews(g: Oath, c: Campaign, decision: Decision) -> list[tuple[Component, Preview]]:
    """The odds before and after a plan, tried on a copy of the table;
    a plan that asks something is not foretold.
    """
    side = ATTACKER if decision.seat == c.attacker else DEFENDER
    before = percent(odds_of(g, c))
    found: list[tuple[Component, Preview]] = []
    for option in decision.options:
        if not isinstance(option, Card):
            continue
        trial = g.copy()
        assert trial.campaign is not None
        using = use_plan(trial, trial.campaign, decision.seat, option, side)
        try:
            using.send(None)
        except StopIteration:
            after = percent(odds_of(trial, trial.campaign))
            found.append((option, Preview("odds-change", before=before, after=after)))
        finally:
            using.close()
    return found
