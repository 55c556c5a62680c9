"""4.2. What a seat does without much thought: for everybody at a bot's imagined tables, and for small questions.

One cheap, sensible answer to every prompt: no table is copied but for deals, and a campaign is judged by its exact
odds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from crownlands.core.components import Component, Number, Player
from crownlands.core.decisions import Decision, Seat
from crownlands.games.oath import words
from crownlands.games.oath.bargains import answer_to_deal, gain_of_citizenship
from crownlands.games.oath.components import CONSPIRACY, DECK, GOAL, PAWN_DICE, VISION_BITS, Card, Goal, Place
from crownlands.games.oath.odds import Battle, win_chance
from crownlands.games.oath.ruling import SEATS_IN, rulers
from crownlands.games.oath.search import deck_supply
from crownlands.games.oath.state import AGAINST_BANDITS, BANDITS, EXILE, NOBODY, SLOTS, Oath
from crownlands.games.oath.threats import about_to_win, prize_of
from crownlands.games.oath.title import dice_of_title, keepers

Reply: TypeAlias = Callable[[Oath, Decision, Random], Component]

GOOD_ODDS: Final = 0.7
"""How likely a campaign must be won to be worth a turn …"""
LAST_CHANCE_ODDS: Final = 0.25
"""… and how likely if the defender would win the game otherwise."""
WANTED_WARBANDS: Final = 6
"""Up to so many on the board, mustering goes first: without warbands nobody breaks an Empire."""
SEEKS: Final = 0.5
"""How often an Exile who strives for no vision yet looks for one before anything else."""
RICH: Final = 4
"""With less favor, a secret is put on a card for more: it comes back at the rest."""
UNKNOWN: Final = 0.8
"""How good a site that nobody has seen is, against one that bandits rule: who comes first may rule it."""
LONG_WAY: Final = 3
"""A journey is worth it only with so much supply."""


def quick_reply(g: Oath, decision: Decision, random: Random) -> Component:
    """The answer that needs no thought; a question that nobody has thought about is answered by chance."""
    reply = REPLIES.get(decision.prompt)
    if reply is not None:
        return reply(g, decision, random)
    options = decision.options
    return options[int(random.random() * len(options))]


# -- odds at a glance -------------------------------------------------------------------------------------------


def site_odds(g: Oath, me: Seat, slot: int) -> float:
    """5.5. The chance to win a campaign for a single site with the warbands of the board, before plans."""
    mask = rulers(g, slot)
    if not mask or mask >> me & 1:
        return 0.0
    shields, defenders = g.sites[slot].defense, 0
    if not mask & BANDITS:
        defenders = g.bands[slot] + sum(g.board[seat] for seat in SEATS_IN[mask] if g.pawn[seat] == slot)
        if mask >> g.title & 1:
            shields += dice_of_title(g)
    return win_chance(Battle(g.board[me], shields, g.board[me], defenders))


def pawn_odds(g: Oath, me: Seat, other: Seat, shields: int = PAWN_DICE) -> float:
    """5.5.2. The chance to win a campaign for somebody's pawn, or a thing with so many dice, at this site."""
    defenders = g.board[other]
    if rulers(g, g.pawn[other]) >> other & 1:
        shields += g.sites[g.pawn[other]].defense
        defenders += g.bands[g.pawn[other]]
    if g.title == other:
        shields += dice_of_title(g)
    return win_chance(Battle(g.board[me], shields, g.board[me], defenders))


def allies(g: Oath, me: Seat, other: Seat) -> bool:
    """6.6.3. Whether both are of the Empire."""
    return g.role[me] != EXILE and g.role[other] != EXILE


def attack_here(g: Oath, me: Seat) -> tuple[float, int]:
    """5.5.1. How much a campaign at one's site promises, and against whom; NOBODY if it is not worth it."""
    slot = g.pawn[me]
    mask = rulers(g, slot)
    best, whom = 0.0, NOBODY
    if mask and not mask >> me & 1:
        who = AGAINST_BANDITS if mask & BANDITS else SEATS_IN[mask][0]
        if who == AGAINST_BANDITS or not allies(g, me, who):
            odds = site_odds(g, me, slot)
            if odds >= wanted_odds(g, who):
                best, whom = odds * prize_of(g, me, who), who
    for other in range(g.seats):
        if other != me and g.pawn[other] == slot and not allies(g, me, other):
            thing = other in (g.people, g.darkest) or bool(g.relics[other])
            odds = pawn_odds(g, me, other) if thing else 0.0
            if odds >= wanted_odds(g, other) and odds * prize_of(g, me, other) > best:
                best, whom = odds * prize_of(g, me, other), other
    return best, whom


def wanted_odds(g: Oath, defender: int) -> float:
    """5.5. Odds that are good enough against somebody: nearly any against one who is about to win."""
    if defender == AGAINST_BANDITS:
        return GOOD_ODDS
    return LAST_CHANCE_ODDS if about_to_win(g, defender) else GOOD_ODDS


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


def must_break_empire(g: Oath, me: Seat) -> bool:
    """3.3. Whether the end die may crown the Empire and an Exile can march on it: then nothing else matters."""
    return g.role[me] == EXILE and about_to_win(g, g.chancellor) and best_place(g, me, SLOTS)[0] > 1.0


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


def trade_for(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.3.2. What the wanted banner costs, else favor."""
    wanted = words.SECRET if goal_of(g, decision.seat).goal == "darkest-secret" else words.FAVOR
    return wanted if wanted in decision.options else decision.options[0]


def best_place(g: Oath, me: Seat, slots: range | list[int]) -> tuple[float, int]:
    """5.6. Where a campaign would promise most, and how much more than here."""
    best, where = 0.0, NOBODY
    for slot in slots:
        mask = rulers(g, slot)
        if slot == g.pawn[me] or mask >> me & 1:
            continue
        if not mask:
            odds = UNKNOWN * win_chance(Battle(g.board[me], 1, g.board[me], 0))
            if odds > max(best, GOOD_ODDS):
                best, where = odds, slot
            continue
        who = AGAINST_BANDITS if mask & BANDITS else SEATS_IN[mask][0]
        if who != AGAINST_BANDITS and allies(g, me, who):
            continue
        odds = site_odds(g, me, slot)
        if odds >= wanted_odds(g, who) and odds * prize_of(g, me, who) > best:
            best, where = odds * prize_of(g, me, who), slot
    return best, where


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


def keep(g: Oath, decision: Decision, random: Random) -> Component:
    """5.1.3. An Exile keeps a vision; else chance."""
    if g.role[decision.seat] == EXILE and g.vision[decision.seat] is None:
        for card in decision.options:
            if isinstance(card, Card) and card.bit & VISION_BITS:
                return card
    return decision.options[int(random.random() * len(decision.options))]


def play(g: Oath, decision: Decision, random: Random) -> Component:
    """5.1.4. A vision is revealed if it can be held, else hidden; other cards into the court, then at the site."""
    card = (decision.facts or {}).get("card")
    options = decision.options
    if isinstance(card, Card) and card.bit & VISION_BITS:
        if words.REVEAL in options and (card is CONSPIRACY or _can_hold(g, decision.seat, GOAL[card.oath])):
            return words.REVEAL
        return words.FACE_DOWN if words.FACE_DOWN in options else words.DISCARD
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


# -- war --------------------------------------------------------------------------------------------------------


def defender(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.5.1. Whom the campaign was begun for."""
    whom = attack_here(g, decision.seat)[1]
    for option in decision.options:
        if (option.seat if isinstance(option, Player) else AGAINST_BANDITS) == whom:
            return option
    return decision.options[-1]


def target(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.5.2. One more target as long as the odds stay good: relics and banners before sites, the pawn never."""
    c, facts = g.campaign, decision.facts or {}
    assert c is not None
    force, shields = facts["dice"], facts["shields"]
    assert isinstance(force, int) and isinstance(shields, int)
    must = decision.prompt == "first-target"
    present = 0 if c.defender == AGAINST_BANDITS or g.pawn[c.defender] != c.at else g.board[c.defender]
    held = sum(g.bands[slot] for slot in c.sites)
    title = dice_of_title(g) if g.title == c.defender else 0
    best, choice = 0.0 if must else GOOD_ODDS, None if must else decision.options[-1]
    for option in decision.options:
        if not isinstance(option, Card):
            continue
        more = g.bands[g.sites.index(option)] if option.kind == "site" else 0
        dice = shields + option.defense + title
        odds = win_chance(Battle(force, dice, force, present + held + more))
        odds += 0.1 * (option.kind != "site")
        if odds > best:
            best, choice = odds, option
    return decision.options[0] if choice is None else choice


def plan(_g: Oath, decision: Decision, _random: Random) -> Component:
    """5.5.3. The first battle plan that is offered."""
    return decision.options[0]


def occupy(g: Oath, decision: Decision, _random: Random) -> Component:
    """5.5.7. A third of the warbands stay behind, at least one."""
    wanted = max(1, g.board[decision.seat] // 3)
    return min(decision.options, key=lambda n: abs((n.value if isinstance(n, Number) else 0) - wanted))


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
    """4.1.1. A rich holder adds a favor, a poor one lets the banner pay."""
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
    "sacrifice": yes,
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
