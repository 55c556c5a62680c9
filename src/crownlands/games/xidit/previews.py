"""What an option would give: rewards as far as there is room, bards and storeys where they would stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Preview
from crownlands.games.xidit.components import BARD_SONGS, COINS, City, Column, Region, Reward, Titan, Unit
from crownlands.games.xidit.rewards import bards_given, gives_nothing, storeys_given
from crownlands.games.xidit.scoring import bastion_is_open, points_for
from crownlands.games.xidit.state import Xidit

Previews = list[tuple[Component, Preview]]


def previews(g: Xidit, decision: Decision) -> Previews:
    """The options of a decision whose outcome is worth knowing. A plan is foreseen as a whole: `forecast`."""
    tell = PREVIEWS.get(decision.prompt)
    told = [] if tell is None else [(option, tell(g, decision, option)) for option in decision.options]
    return [(option, preview) for option, preview in told if preview is not None]


def preview_reward(g: Xidit, decision: Decision, option: Component) -> Preview | None:
    """reward, reward.bards, reward.guild. As much as is printed, or as there are pieces and room for."""
    assert isinstance(option, Reward)
    facts: Mapping[str, Any] = decision.facts or {}
    amounts = (facts["coins"], facts["bards"], facts["storeys"])
    me, city = decision.seat, facts["city"].index
    if why := gives_nothing(g, me, city, option):
        return Preview("reward-nothing", reward=option, why=why.key)
    count = amounts[COINS]
    if option.index != COINS:
        bards = option.index == BARD_SONGS
        count = bards_given(g, me, amounts) if bards else storeys_given(g, me, city, amounts)
    key = option.ref.replace(":", "-")
    return Preview(
        f"{key}-part" if count < amounts[option.index] else key, count=count, printed=amounts[option.index]
    )


def preview_bard(g: Xidit, decision: Decision, option: Component) -> Preview | None:
    """end.reputation. What one more bard makes of a region; in the closed Bastion nobody can tell."""
    if not isinstance(option, Region):
        return None
    me, bards = decision.seat, g.bards[option.index :: 9]
    if option.index == g.edition.central and not bastion_is_open(g):
        return Preview("bard-hidden", bards=bards[me] + 1)
    lyre = g.edition.lyres[option.index]
    before = points_for(bards, lyre)[me]
    bards[me] += 1
    return Preview("bard", bards=bards[me], before=before, points=points_for(bards, lyre)[me])


def preview_storey(g: Xidit, _: Decision, option: Component) -> Preview | None:
    """reward.guild. How high the guild would be."""
    return Preview("storey", height=g.guilds[option.index] + 1) if isinstance(option, City) else None


def preview_exile(g: Xidit, _: Decision, option: Component) -> Preview | None:
    """titans.exile, reward. What a Titan asks for, and what it gives two of."""
    if not isinstance(option, Titan):
        return None
    coins, bards, storeys = g.edition.titan_rewards[option.index]
    return Preview("exile", needed=g.edition.titan_units[option.index], coins=coins, bards=bards, storeys=storeys)


def preview_unit(g: Xidit, decision: Decision, option: Component) -> Preview | None:
    """titans.exile. How many of these a seat has."""
    assert isinstance(option, Unit)
    return Preview("unit", have=g.units[decision.seat * 5 + option.index])


def preview_neutral(g: Xidit, _: Decision, option: Component) -> Preview | None:
    """variant.neutral.advance. The points before and after the step."""
    assert isinstance(option, Column)
    track, division = g.edition.tracks[option.index], g.neutral[option.index]
    return Preview("neutral", before=track[division - 1], points=track[division])


PREVIEWS: Final[Mapping[str, Callable[[Xidit, Decision, Component], Preview | None]]] = {
    "reward": preview_reward,
    "bard": preview_bard,
    "census-bard": preview_bard,
    "kept-storey": preview_storey,
    "census-storey": preview_storey,
    "exile": preview_exile,
    "titan-unit": preview_unit,
    "neutral": preview_neutral,
}
