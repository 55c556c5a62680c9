"""4.2. What a seat does without much thought: for everybody at a bot's imagined tables, and for small questions.

One cheap, sensible answer to every prompt: no table is copied but for deals, and a campaign is judged by its exact
odds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Seat
from crownlands.games.oath import words
from crownlands.games.oath.bargains import answer_to_deal, gain_of_citizenship
from crownlands.games.oath.components import CONSPIRACY, DECK, GOAL, VISION_BITS, Card, Goal, Place
from crownlands.games.oath.quick_war import (
    attack_here,
    best_place,
    defender,
    must_break_empire,
    occupy,
    plan,
    sacrifice,
    target,
)
from crownlands.games.oath.search import deck_supply
from crownlands.games.oath.state import EXILE, NOBODY, SLOTS, Oath
from crownlands.games.oath.title import keepers

Reply: TypeAlias = Callable[[Oath, Decision, Random], Component]

WANTED_WARBANDS: Final = 6
"""Up to this many on the board, mustering goes first: without warbands nobody breaks an Empire."""
SEEKS: Final = 0.5
"""How often an Exile who strives for no vision yet looks for one before anything else."""
RICH: Final = 4
"""With less favor, a secret is put on a card for more: it comes back at the rest."""
POOR: Final = 2
"""With less favor, a card is played for the favor that it brings."""
LONG_WAY: Final = 3
"""A journey is worth it only with this much supply."""


def quick_reply(g: Oath, decision: Decision, random: Random) -> Component:
    """The answer that needs no thought; a question that nobody has thought about is answered by chance."""
    reply = REPLIES.get(decision.prompt)
    if reply is not None:
        return reply(g, decision, random)
    options = decision.options
    return options[int(random.random() * len(options))]


# -- the menu ---------------------------------------------------------------------------------------------------


def act(g: Oath, decision: Decision, random: Random) -> Component:
    """4.2. War if it promises something, warbands for it, a vision; then tokens, a journey, a search; rest."""
    me, options = decision.seat, decision.options
    if words.CAMPAIGN in options and attack_here(g, me)[1] != NOBODY:
        return words.CAMPAIGN
    if words.TRAVEL in options and must_break_empire(g, me):
        return words.TRAVEL
    if words.MUSTER in options and g.board[me] < WANTED_WARBANDS and random.random() < 0.9:
        return words.MUSTER
    if words.SEARCH in options and seeks_vision(g, me) and random.random() < SEEKS:
        return words.SEARCH
    if words.RECOVER in options and random.random() < 0.9:
        return words.RECOVER
    if words.PLAY in options and holds_hidden_vision(g, me) is not None:
        return words.PLAY
    if words.TRADE in options and (wants_tokens(g, me) or (g.favor[me] < RICH and g.secrets[me])):
        return words.TRADE
    if words.TRAVEL in options and g.supply[me] >= LONG_WAY and best_place(g, me, SLOTS)[0] > 0.0:
        return words.TRAVEL
    powers = [option for option in options if isinstance(option, Card)]
    if powers and random.random() < 0.4:
        return powers[int(random.random() * len(powers))]
    for action in (words.SEARCH, words.MUSTER, words.TRADE):
        if action in options:
            return action
    return words.REST


def holds_hidden_vision(g: Oath, me: Seat) -> Card | None:
    """2.7.2. A vision face down in one's court that could be held now: the Exile keeps what it wants alone."""
    if g.role[me] != EXILE or g.vision[me] is not None:
        return None
    for card, up in zip(g.advisers[me], g.faceup[me], strict=True):
        if not up and card.bit & VISION_BITS and card is not CONSPIRACY and keepers(g, GOAL[card.oath]) == [me]:
            return card
    return None


def goal_of(g: Oath, me: Seat) -> Goal:
    """2.11, 3.2. What a seat strives for: what its vision wants, open or hidden; else the oath."""
    own = g.vision[me]
    if own is not None:
        return GOAL[own.oath]
    if g.role[me] == EXILE:
        for card, up in zip(g.advisers[me], g.faceup[me], strict=True):
            if not up and card.bit & VISION_BITS and card is not CONSPIRACY:
                return GOAL[card.oath]
    return g.oath


def seeks_vision(g: Oath, me: Seat) -> bool:
    """3.2. Whether an Exile has no vision yet, open or hidden: with nothing but the oath it has one way to win."""
    return g.role[me] == EXILE and g.vision[me] is None and goal_of(g, me) is g.oath


def wants_tokens(g: Oath, me: Seat) -> bool:
    """5.4.2. Whether the banner that the seat strives for is still too dear for it."""
    goal = goal_of(g, me).goal
    if goal == "peoples-favor":
        return g.people != me and g.favor[me] <= g.people_favor and bool(g.secrets[me])
    return goal == "darkest-secret" and g.darkest != me and g.secrets[me] <= g.darkest_secrets


def recover(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.4. The banner that the seat strives for, else a relic, else what there is."""
    goal = goal_of(g, decision.seat).goal
    for option in decision.options:
        if isinstance(option, Card) and option.name == goal:
            return option
    return decision.options[0]


def trade(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.3.2. With the card that brings most."""
    return max(decision.options, key=lambda card: suit_worth(g, decision.seat, card))


def muster(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.2.1. On the card that is worst to trade with: tokens close it."""
    return min(decision.options, key=lambda card: suit_worth(g, decision.seat, card))


def suit_worth(g: Oath, me: Seat, card: Component) -> int:
    """5.3.2. The favor that a trade with a card brings: one, and one for every adviser of its suit."""
    if not isinstance(card, Card) or card.suit is None:
        return 0
    kin = sum(up and adviser.suit is card.suit for adviser, up in zip(g.advisers[me], g.faceup[me], strict=True))
    return min(1 + kin, g.banks[card.suit.index])


def trade_for(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.3.2. What the wanted banner costs, else favor."""
    wanted = words.SECRET if goal_of(g, decision.seat).goal == "darkest-secret" else words.FAVOR
    return wanted if wanted in decision.options else decision.options[0]


def travel(g: Oath, decision: Decision, random: Random) -> Component:
    """5.6. To where a campaign promises most; else where there are cards to muster on."""
    places = [option for option in decision.options if isinstance(option, Place)]
    where = best_place(g, decision.seat, [place.slot for place in places])[1]
    if where != NOBODY:
        return next(place for place in places if place.slot == where)
    options: Sequence[Component] = [place for place in places if g.cards[place.slot]] or decision.options
    return options[int(random.random() * len(options))]


def search(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.1.1. The world deck as long as it is cheap."""
    cheap = deck_supply(g, decision.seat) <= 3
    return DECK if cheap and DECK in decision.options else decision.options[-1]


# -- cards ------------------------------------------------------------------------------------------------------


def keep(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.1.3. An Exile keeps a vision; else the card whose suit is worth most."""
    if g.role[decision.seat] == EXILE and g.vision[decision.seat] is None:
        for card in decision.options:
            if isinstance(card, Card) and card.bit & VISION_BITS:
                return card
    return max(decision.options, key=lambda card: suit_worth(g, decision.seat, card))


def play(g: Oath, decision: Decision, random: Random) -> Component:
    """5.1.4. A vision is revealed if it can be held, else hidden. Other cards go into the court, then to the site;
    the poor play them there at once, for the favor."""
    card = (decision.facts or {}).get("card")
    options = decision.options
    if isinstance(card, Card) and card.bit & VISION_BITS:
        if words.REVEAL in options and (card is CONSPIRACY or _can_hold(g, decision.seat, GOAL[card.oath])):
            return words.REVEAL
        return words.FACE_DOWN if words.FACE_DOWN in options else words.DISCARD
    if g.favor[decision.seat] < POOR and isinstance(options[0], Place):
        return options[0]
    if words.IN_COURT in options and len(g.advisers[decision.seat]) < 3:
        return words.IN_COURT
    if isinstance(options[0], Place):
        return options[0]
    return options[int(random.random() * len(options))]


def _can_hold(g: Oath, me: Seat, goal: Goal) -> bool:
    return keepers(g, goal) == [me]


def play_adviser(g: Oath, decision: Decision, random: Random) -> Component:
    """6.1. The vision that can be held, if there is one."""
    vision = holds_hidden_vision(g, decision.seat)
    if vision is not None and vision in decision.options:
        return vision
    return decision.options[int(random.random() * len(decision.options))]


# -- words ------------------------------------------------------------------------------------------------------


def yes(_g: Oath, decision: Decision, _random: Random) -> Component:
    return words.YES if words.YES in decision.options else decision.options[0]


def no(_g: Oath, decision: Decision, _random: Random) -> Component:
    return words.NO if words.NO in decision.options else decision.options[-1]


def last(_g: Oath, decision: Decision, _random: Random) -> Component:
    """Nothing more, or as much as there is."""
    return decision.options[-1]


def first(_g: Oath, decision: Decision, _random: Random) -> Component:
    return decision.options[0]


def become_citizen(g: Oath, decision: Decision, _random: Random) -> Component:
    """6.6.2. Only for a gain."""
    return words.YES if gain_of_citizenship(g, decision.seat) > 0.0 else words.NO


def answer_deal(g: Oath, decision: Decision, _random: Random) -> Component:
    """7.6.3. By what it gains."""
    return answer_to_deal(g, decision.seat)


def tend_people(g: Oath, decision: Decision, _random: Random) -> Component:
    """4.1.1. A rich holder adds a favor, a poor one moves one to a bank."""
    rich = g.favor[decision.seat] > 2 and words.FAVOR in decision.options
    return words.FAVOR if rich else decision.options[-1]


REPLIES: Final[Mapping[str, Reply]] = {
    "act": act,
    "travel": travel,
    "search": search,
    "keep": keep,
    "play": play,
    "play-adviser": play_adviser,
    "defender": defender,
    "target": target,
    "first-target": target,
    "attack-dice": first,
    "plan": plan,
    "sacrifice": sacrifice,
    "trade": trade,
    "muster": muster,
    "occupy": occupy,
    "tend-people": tend_people,
    "recover": recover,
    "trade-for": trade_for,
    "join": yes,
    "let-join": yes,
    "let-take": no,
    "let-give": yes,
    "let-withdraw": no,
    "banish": no,
    "burn-half": yes,
    "follow-campaign": no,
    "show-reliquary": no,
    "become-citizen": become_citizen,
    "deal": last,
    "deal-answer": answer_deal,
    "gathering-deal": last,
    "pick-up": first,
    "banner-tokens": first,
}
"""By prompt. `last` is `done` where a question may be passed."""
