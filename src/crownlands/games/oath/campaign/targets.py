"""5.5.1, 5.5.2. Whom one may attack, and which sets of targets are allowed.

Targets are named one by one, and a set that cannot be completed is never entered: what follows by itself (the own
site, the Narrow Pass) is added at once, and a target is offered only if an allowed set still contains it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from crownlands.core.components import PLAYERS, Component
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath import words
from crownlands.games.oath.campaign.force import imperial_in, who_is_apart
from crownlands.games.oath.components import (
    CARD,
    DARKEST_SECRET,
    PAWN_DICE,
    PEOPLES_FAVOR,
    PLACES,
    Card,
)
from crownlands.games.oath.costs import SPELL_BREAKER, Price, cannot_pay
from crownlands.games.oath.moments import (
    BANS,
    not_allowed,
    power_of,
    rule_of,
    speakers,
)
from crownlands.games.oath.orders import TARGET
from crownlands.games.oath.ruling import BANDIT_CROWN, card_rulers, court, keeper, live, rulers
from crownlands.games.oath.state import (
    AGAINST_BANDITS,
    BANDITS,
    EMPIRE,
    EXILE,
    NOBODY,
    RULE_CHANGED,
    SLOTS,
    Campaign,
    Oath,
)
from crownlands.games.oath.taking import things_of

NARROW_PASS: Final = CARD["narrow-pass"]
HIDDEN_PLACE: Final = CARD["the-hidden-place"]
GIANT_PYTHON: Final = CARD["giant-python"]
SNEAK_ATTACK: Final = CARD["sneak-attack"]
NOT_THEIRS: Final = Reason("not-theirs", "5.5.2")
NOT_AT_YOUR_SITE: Final = Reason("not-at-your-site", "5.5.2")
NOTHING_TO_TARGET: Final = Reason("nothing-to-target", "5.5.2")
HAS_A_RULER: Final = Reason("site-has-a-ruler", "5.5.1")
NOT_HERE: Final = [Reason("not-here", "5.5.1", other=player) for player in PLAYERS]
TIES_TARGETS: Final = NARROW_PASS.bit | GIANT_PYTHON.bit
"""The cards that allow a target only with others."""
HEEDS_SIDES: Final = GIANT_PYTHON.bit | SPELL_BREAKER.bit
"""Cards that, like the bans, may say something else about targets once a Citizen and the Empire are enemies."""
MOST_ADDED: Final = 2
"""An odd number of dice can be made even by one more target,
or by two if the first is wanted at the attacker's site.
"""


class Targets(NamedTuple):
    """A set of targets: sites as a mask of slots, relics and banners, the pawn with its favor."""

    sites: int = 0
    things: tuple[Card, ...] = ()
    pawn: bool = False

    def plus(self, target: Component, slot: int = NOBODY) -> Targets:
        """The set with one more target; a site comes with its slot."""
        if target is words.PAWN:
            return self._replace(pawn=True)
        if slot != NOBODY:
            return self._replace(sites=self.sites | 1 << slot)
        assert isinstance(target, Card)
        return self._replace(things=(*self.things, target))


# -- who can be attacked ----------------------------------------------------------------------------------------


def cannot_attack(
    g: Oath, me: Seat, at: int, defender: int, only: Seat = NOBODY, joined: Sequence[int] = ()
) -> Reason | None:
    """5.5.1, 5.5.2, card.sneak-attack. Why a seat (or the bandits) cannot be the defender of an attack at a site.

    `only`: the seat that this campaign has to be against, if it is one.
    """
    if only not in (NOBODY, defender):
        return Reason("only-against", rule_of(SNEAK_ATTACK), other=PLAYERS[only])
    if defender == AGAINST_BANDITS:
        if not rulers(g, at) & BANDITS:
            return HAS_A_RULER
    elif not rulers(g, at) >> defender & 1 and g.pawn[defender] != at:
        return NOT_HERE[defender]
    apart = who_is_apart(g, me, defender)
    if apart == NOBODY or not live(g) & (BANS[TARGET] | HEEDS_SIDES):
        return _no_target(g, me, at, defender, apart, joined)
    under_way = g.campaign  # who rules what must be asked as if they fought already
    g.campaign = Campaign(attacker=me, at=at, defender=defender, apart=apart)
    g.dirty |= RULE_CHANGED
    try:
        return _no_target(g, me, at, defender, apart, joined)
    finally:
        g.campaign = under_way
        g.dirty |= RULE_CHANGED


def _no_target(g: Oath, me: Seat, at: int, defender: int, apart: Seat, joined: Sequence[int]) -> Reason | None:
    """5.5.2. Whether an attack would lack the target at its site that it needs."""
    found = _has_target(g, me, at, defender, apart)
    if found and g.sites[at] is not HIDDEN_PLACE and not live(g) & GIANT_PYTHON.bit:
        return None
    if not found and (defender == AGAINST_BANDITS or g.pawn[defender] != at):
        return NOTHING_TO_TARGET
    trial = Campaign(attacker=me, at=at, defender=defender, apart=apart, joined=list(joined))
    if can_finish(g, trial, Targets()):
        return None
    return NOTHING_TO_TARGET


def _has_target(g: Oath, me: Seat, at: int, defender: int, apart: Seat) -> bool:
    """A quick look for the menu: whether the site itself, or else the pawn, can be the target that is needed."""
    if rules_apart(g, apart, defender, at):
        return _banned(g, me, at, defender, to=at, card=g.sites[at]) is None
    return defender != AGAINST_BANDITS and g.pawn[defender] == at and _banned(g, me, at, defender) is None


def possible_defenders(
    g: Oath, me: Seat, at: int, only: Seat = NOBODY, joined: Sequence[int] = ()
) -> Iterator[Component]:
    """5.5.1. Whom one may attack at a site; at an Imperial one any Imperial player may be named."""
    for seat in g.others(me):
        if cannot_attack(g, me, at, seat, only, joined) is None:
            yield PLAYERS[seat]
    if cannot_attack(g, me, at, AGAINST_BANDITS, only, joined) is None:
        yield words.BANDITS


def somebody_to_attack(g: Oath, me: Seat, at: int, only: Seat = NOBODY, joined: Sequence[int] = ()) -> bool:
    """5.5.1. Whether there is a defender; where nobody interferes, other rulers or another's pawn here will do."""
    strange = live(g) & (GIANT_PYTHON.bit | BANS[TARGET]) or g.sites[at] is HIDDEN_PLACE
    if only == NOBODY and not strange:
        who = g.rulers[at]
        if (who and not who >> me & 1) or g.pawn.count(at) > (g.pawn[me] == at):
            return True
    return next(possible_defenders(g, me, at, only, joined), None) is not None


def rules_in(g: Oath, c: Campaign, seat: int, slot: int) -> bool:
    """10.ruling. Whether a seat (or AGAINST_BANDITS) rules a site in a campaign, also in an imagined one."""
    if c is not g.campaign and c.apart != NOBODY:
        return rules_apart(g, c.apart, seat, slot)
    return bool(rulers(g, slot) & (BANDITS if seat == AGAINST_BANDITS else 1 << seat))


def rules_apart(g: Oath, apart: Seat, seat: int, slot: int) -> bool:
    """5.5.1. Whether a seat (or AGAINST_BANDITS) rules a site while one Citizen is no Imperial player."""
    mask = rulers(g, slot)
    if seat == AGAINST_BANDITS:
        return bool(mask & BANDITS)
    if apart == NOBODY or g.holder[slot] not in (NOBODY, EMPIRE):
        return bool(mask >> seat & 1)
    if not g.site_up[slot]:
        return False
    empire = g.role[seat] != EXILE and seat != apart
    if g.holder[slot] == EMPIRE:
        return empire
    crown = keeper(g, BANDIT_CROWN)
    return crown != NOBODY and (crown == seat or (empire and g.role[crown] != EXILE and crown != apart))


# -- a single target --------------------------------------------------------------------------------------------


def chosen(c: Campaign) -> Targets:
    """The targets declared so far."""
    sites = 0
    for slot in c.sites:
        sites |= 1 << slot
    return Targets(sites, tuple(c.things), c.pawn)


def cannot_target_site(g: Oath, c: Campaign, slot: int) -> Reason | None:
    """5.5.2. Why a site cannot be a target."""
    if not g.site_up[slot] or not rules_in(g, c, c.defender, slot):
        return NOT_THEIRS
    return _hidden_place(g, c, slot) or _banned(g, c.attacker, c.at, c.defender, slot, g.sites[slot])


def cannot_target_thing(g: Oath, c: Campaign, thing: Card) -> Reason | None:
    """5.5.2. Why a relic or banner of the defender cannot be a target."""
    if g.pawn[c.defender] != c.at:
        return NOT_AT_YOUR_SITE
    return _hidden_place(g, c, c.at) or _banned(g, c.attacker, c.at, c.defender, card=thing)


def cannot_target_pawn(g: Oath, c: Campaign) -> Reason | None:
    """5.5.2. Why pawn and favor of the defender cannot be a target."""
    if g.pawn[c.defender] != c.at:
        return NOT_AT_YOUR_SITE
    return _hidden_place(g, c, c.at) or _banned(g, c.attacker, c.at, c.defender)


def _hidden_place(g: Oath, c: Campaign, slot: int) -> Reason | None:
    """site.the-hidden-place. Targets there (also pawn, relics, banners) want a secret turned face down,
    once a campaign.
    """
    if g.sites[slot] is not HIDDEN_PLACE or c.flipped:
        return None
    price = Price()
    price.flips = price.power_secrets = 1
    return cannot_pay(g, c.attacker, price)


def _banned(
    g: Oath, me: Seat, at: int, defender: int, to: int = NOBODY, card: Card | None = None
) -> Reason | None:
    """7.1.4. Whether a persistent power forbids a target."""
    if not live(g) & BANS[TARGET]:
        return None
    return not_allowed(g, TARGET, me, at=at, to=to, card=card, whose=defender)


def everything(g: Oath, c: Campaign) -> Iterator[tuple[Component, int, Reason | None]]:
    """All that could be a target and is none yet, with the slot of a site and why it cannot be one by itself."""
    for slot in SLOTS:
        if g.site_up[slot] and slot not in c.sites:
            yield g.sites[slot], slot, cannot_target_site(g, c, slot)
    if c.defender == AGAINST_BANDITS:
        return
    for thing in things_of(g, c.defender):
        if thing not in c.things:
            yield thing, NOBODY, cannot_target_thing(g, c, thing)
    if not c.pawn:
        yield words.PAWN, NOBODY, cannot_target_pawn(g, c)


# -- sets of targets --------------------------------------------------------------------------------------------


def completed(g: Oath, c: Campaign, targets: Targets) -> Targets | None:
    """5.5.2, site.narrow-pass. The set with all that has to go with it; None if that cannot be a target."""
    sites = targets.sites
    if c.at not in c.joined and rules_in(g, c, c.defender, c.at):
        sites |= 1 << c.at
    passes = _passes(g, c)
    for slot in SLOTS if passes else ():
        gate = passes.get(PLACES[slot].region.index, NOBODY)
        if sites >> slot & 1 and gate != NOBODY:
            sites |= 1 << gate
    added = sites & ~targets.sites
    if added and any(added >> slot & 1 and cannot_target_site(g, c, slot) is not None for slot in SLOTS):
        return None
    return targets._replace(sites=sites)


def _passes(g: Oath, c: Campaign) -> dict[int, int]:
    """site.narrow-pass. By region: the site that goes with targets there,
    for an attacker from elsewhere who does not rule it.
    """
    if not live(g) & NARROW_PASS.bit:
        return {}
    slot = next(slot for slot in SLOTS if g.sites[slot] is NARROW_PASS)
    region = PLACES[slot].region
    if region is PLACES[c.at].region or rules_in(g, c, c.attacker, slot):
        return {}
    return {region.index: slot}


def wants_even(g: Oath, c: Campaign) -> bool:
    """card.giant-python. Whether the dice of the targets must be even: the defender has it,
    or the Chancellor for the Empire.
    """
    if c.defender == AGAINST_BANDITS or not live(g) & GIANT_PYTHON.bit:
        return False
    if court(g, c.defender) & GIANT_PYTHON.bit:
        return True
    return imperial_in(g, c, c.defender) and bool(court(g, g.chancellor) & GIANT_PYTHON.bit)


def is_whole(g: Oath, c: Campaign, targets: Targets) -> bool:
    """5.5.2. Whether a completed set may stand as it is: a target at the attacker's site,
    and what the Giant Python wants.
    """
    if not (targets.sites >> c.at & 1 or targets.things or targets.pawn):
        return False
    return not wants_even(g, c) or dice_of(g, c, targets) % 2 == 0


def can_finish(g: Oath, c: Campaign, targets: Targets) -> bool:
    """5.5.2. Whether a set, with more targets if need be, can become one that may stand."""
    whole = completed(g, c, targets)
    if whole is None:
        return False
    if is_whole(g, c, whole):
        return True
    free = [
        (target, slot)
        for target, slot, reason in everything(g, c)
        if reason is None and not _contains(whole, target, slot)
    ]
    for count in range(1, MOST_ADDED + 1):
        for more in combinations(free, count):
            trial = whole
            for target, slot in more:
                trial = trial.plus(target, slot)
            done = completed(g, c, trial)
            if done is not None and is_whole(g, c, done):
                return True
    return False


def _contains(targets: Targets, target: Component, slot: int) -> bool:
    if target is words.PAWN:
        return targets.pawn
    return bool(targets.sites >> slot & 1) if slot != NOBODY else target in targets.things


def cannot_join(g: Oath, c: Campaign, targets: Targets) -> Reason | None:
    """5.5.2, site.narrow-pass, card.giant-python. Why targets, each good by itself, cannot go together."""
    if can_finish(g, c, targets):
        return None
    if completed(g, c, targets) is None:
        return Reason("needs-pass", rule_of(NARROW_PASS), card=NARROW_PASS)
    return Reason("odd-dice", rule_of(GIANT_PYTHON), card=GIANT_PYTHON)


def judged_targets(g: Oath, c: Campaign) -> Iterator[tuple[Component, int, Reason | None]]:
    """5.5.2. All that could be one more target, sites with their slot, and why it cannot be one now."""
    base = chosen(c)
    free = not live(g) & TIES_TARGETS and is_whole(g, c, base)  # nothing has to go with them
    for target, slot, reason in everything(g, c):
        if reason is not None or free:
            yield target, slot, reason
        else:
            yield target, slot, cannot_join(g, c, base.plus(target, slot))


def offered(g: Oath, c: Campaign) -> list[tuple[Component, int]]:
    """5.5.2. The targets that may be added now, sites with their slot."""
    return [(target, slot) for target, slot, reason in judged_targets(g, c) if reason is None]


def declare(g: Oath, c: Campaign, targets: Targets) -> list[Component]:
    """Enter a set of targets that contains all declared so far; returns what is new."""
    new: list[Component] = [g.sites[slot] for slot in SLOTS if targets.sites >> slot & 1 and slot not in c.sites]
    new += [thing for thing in targets.things if thing not in c.things]
    new += [words.PAWN] if targets.pawn and not c.pawn else []
    c.sites = [slot for slot in SLOTS if targets.sites >> slot & 1]
    c.things = sorted(targets.things, key=lambda thing: thing.index)
    c.pawn = targets.pawn
    return new


def is_target_at(c: Campaign, slot: int) -> bool:
    """5.5.2. Whether anything at a site is a target: the site, or what stands there with the defender's pawn."""
    return slot in c.sites or (slot == c.at and bool(c.things or c.pawn))


# -- dice of targets --------------------------------------------------------------------------------------------


def dice_of(g: Oath, c: Campaign, targets: Targets) -> int:
    """5.5.2. The defense dice of a set of targets."""
    total = dice_of_target(g, c, None) if targets.pawn else 0
    for slot in SLOTS:
        if targets.sites >> slot & 1:
            total += dice_of_target(g, c, g.sites[slot])
    for thing in targets.things:
        total += dice_of_target(g, c, thing)
    return total


def dice_of_target(g: Oath, c: Campaign, target: Card | None) -> int:
    """2.4.2, 2.5.2, 2.8.3, 5.5.2. The defense dice of a target (None: the pawn): as printed, a banner by its
    tokens, and what powers add.
    """
    if target is None:
        dice = PAWN_DICE
    elif target is PEOPLES_FAVOR:
        dice = g.people_favor
    elif target is DARKEST_SECRET:
        dice = g.darkest_secrets
    else:
        dice = target.defense
    for card in speakers("target_dice", live(g)):
        if speaks_for_defender(g, c, card):
            more = power_of(card).target_dice
            assert more is not None
            dice += more(g, c, card, c.defender, target)
    return dice


def speaks_for_defender(g: Oath, c: Campaign, card: Card) -> bool:
    """Whether the defender rules a card; AGAINST_BANDITS: whether bandits do."""
    mask = card_rulers(g, card)
    return bool(mask & BANDITS if c.defender == AGAINST_BANDITS else mask >> c.defender & 1)
