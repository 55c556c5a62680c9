"""card.*. The powers of the Arcane cards that come in by the chronicle, after the first game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crownlands.core.components import PLAYERS, Component, Player, numbers
from crownlands.core.decisions import Fact, Reason, Seat
from crownlands.games.oath.campaign.plan_kit import (
    add_attack,
    dice,
    fights_against,
    ignore_skulls,
    plan_side,
    remove_attack,
    spare,
    suits_ruled,
    we_hold,
)
from crownlands.games.oath.campaign.rolls import shields_of, skulls_of, swords_of
from crownlands.games.oath.components import (
    ARCANE,
    BANNER_LEAST,
    DARKEST_SECRET,
    PILES,
    VEILED,
    Card,
    Pile,
    Veiled,
)
from crownlands.games.oath.costs import Price
from crownlands.games.oath.empire import become_citizen
from crownlands.games.oath.moments import (
    Power,
    Way,
    banned,
    cost_of,
    not_allowed,
    offer_use,
    register,
    use_modifier,
)
from crownlands.games.oath.orders import GIVE, PLAN, RECOVER, TRADE, Order
from crownlands.games.oath.powers.common import nothing_more, region_slots, rivals_here
from crownlands.games.oath.resources import (
    burn_favor,
    fetch,
    gain_secrets,
    give_favor,
    give_secrets,
    purse,
    to_bank,
)
from crownlands.games.oath.ruling import card_rulers, cards_at, sites_ruled, slot_of, where
from crownlands.games.oath.state import ATTACKER, BOTH_CHANGED, EXILE, NOBODY, Campaign, Oath
from crownlands.games.oath.trade import cannot_trade_as
from crownlands.games.oath.travel import SITES
from crownlands.games.oath.verbs import kill_at_site, kill_on_board
from crownlands.games.oath.words import FAVOR, NO, SECRET, YES

# -- secrets ----------------------------------------------------------------------------------------------------


def secrets_with_cards(g: Oath, seat: Seat) -> int:
    """card.bewitch. The secrets of a seat on its board and on cards: there they are the active seat's."""
    return g.all_secrets(seat) + (sum(g.secrets_on) if seat == g.active else 0)


async def bewitch(g: Oath, me: Seat, card: Card) -> None:
    """card.bewitch. An Exile with more secrets than the Chancellor may become a Citizen."""
    if g.role[me] != EXILE or secrets_with_cards(g, me) <= secrets_with_cards(g, g.chancellor):
        return
    if await g.choose(me, "become-citizen", [YES, NO], "card.bewitch") is YES:
        await become_citizen(g, me)


async def blood_pact(g: Oath, me: Seat, card: Card) -> None:
    """card.blood-pact. A secret for every two warbands sacrificed from the board."""
    amount = await g.choose(me, "blood-pact", numbers(1, g.board[me] // 2), "card.blood-pact")
    kill_on_board(g, me, 2 * amount.value)
    gain_secrets(g, me, amount.value)


async def forgotten_vault(g: Oath, me: Seat, card: Card) -> None:
    """card.forgotten-vault. A secret more on the Darkest Secret, or one less; the last one stays."""
    answers = [YES, NO] if g.darkest_secrets > BANNER_LEAST else [YES]
    if await g.choose(me, "forgotten-vault", answers, "card.forgotten-vault") is YES:
        g.darkest_secrets += 1
        g.tell("darkest-grows", me, secrets=g.darkest_secrets)
    else:
        g.darkest_secrets -= 1
        g.tell("darkest-shrinks", me, secrets=g.darkest_secrets)


async def revelation(g: Oath, me: Seat, card: Card) -> None:
    """card.revelation. From the Chancellor on, everybody may burn favor for as many secrets."""
    for seat in g.in_turn(g.chancellor):
        amount = await g.choose(seat, "revelation", numbers(0, purse(g, seat)), "card.revelation")
        fetch(g, seat, amount.value)
        gain_secrets(g, seat, burn_favor(g, seat, amount.value))


async def tutor(g: Oath, me: Seat, card: Card) -> None:
    """card.tutor. A secret."""
    gain_secrets(g, me)


def bargains(g: Oath, me: Seat, other: Seat) -> dict[Component, int]:
    """card.witchs-bargain. By what one gets: how often it can be exchanged, each time in full (a ruling)."""
    mute = not_allowed(g, GIVE, me) is not None
    found: dict[Component, int] = {
        FAVOR: 0 if mute else min(g.all_secrets(me), g.favor[other] // 2),
        SECRET: min(purse(g, me) // 2, g.all_secrets(other)),
    }
    return {what: often for what, often in found.items() if often}


def somebody_to_bargain_with(g: Oath, me: Seat, card: Card) -> bool:
    """card.witchs-bargain. Somebody here has what one could get, once the secret for the power is paid."""
    spare_secret = g.all_secrets(me) > 1 and not_allowed(g, GIVE, me) is None
    return any(
        (g.favor[other] > 1 and spare_secret) or (purse(g, me) > 1 and g.all_secrets(other))
        for other in rivals_here(g, me)
    )


async def witchs_bargain(g: Oath, me: Seat, card: Card) -> None:
    """card.witchs-bargain. A secret for two favor or the other way round, with players here, again and again.

    With each player only one way (a ruling: the other one would undo it, and go on for ever).
    """
    ways: dict[Seat, Component] = {}
    while True:
        open_to = {
            PLAYERS[other]: [what for what in bargains(g, me, other) if ways.get(other, what) is what]
            for other in rivals_here(g, me)
        }
        partners = [player for player, wanted in open_to.items() if wanted]
        partner = await g.may_choose(me, "witchs-bargain", partners, "card.witchs-bargain")
        if partner is None:
            return
        facts = {"other": partner}
        what = await g.choose(me, "witchs-bargain-for", open_to[partner], "card.witchs-bargain", facts)
        ways[partner.seat] = what
        times = numbers(1, bargains(g, me, partner.seat)[what])
        often = await g.choose(me, "witchs-bargain-times", times, "card.witchs-bargain", {"what": what})
        exchange(g, me, partner.seat, what is FAVOR, often.value)


def exchange(g: Oath, me: Seat, other: Seat, for_favor: bool, often: int) -> None:
    """card.witchs-bargain. So often a secret for two favor, or two favor for a secret."""
    giver, taker = (me, other) if for_favor else (other, me)
    give_secrets(g, giver, taker, often)
    give_favor(g, taker, giver, 2 * often)
    key = "bargained-for-favor" if for_favor else "bargained-for-secrets"
    g.tell(key, me, other=PLAYERS[other], secrets=often, favor=2 * often)


# -- advisers, favor, warbands ----------------------------------------------------------------------------------


def dreamers(g: Oath, but: Seat = NOBODY) -> list[Veiled]:
    """card.dream-thief. The facedown advisers of everybody, or of all but one."""
    return [veil for seat in range(g.seats) if seat != but for veil in VEILED[seat][: g.faceup[seat].count(False)]]


def two_dreamers(g: Oath, me: Seat, card: Card) -> bool:
    """card.dream-thief. Two seats have a facedown adviser: within one court a swap changes nothing."""
    return sum(not all(up) for up in g.faceup) > 1


async def dream_thief(g: Oath, me: Seat, card: Card) -> None:
    """card.dream-thief. Two facedown advisers change places; who knew them still does, and their new owners do."""
    one = await g.choose(me, "dream-thief", dreamers(g), "card.dream-thief")
    facts = {"other": PLAYERS[one.seat]}
    two = await g.choose(me, "dream-thief-for", dreamers(g, but=one.seat), "card.dream-thief", facts)
    spots = [(veil.seat, hidden_place(g, veil)) for veil in (one, two)]
    (mine, at), (theirs, there) = spots
    g.advisers[mine][at], g.advisers[theirs][there] = g.advisers[theirs][there], g.advisers[mine][at]
    masks = g.adviser_seen
    masks[mine][at], masks[theirs][there] = masks[theirs][there] | 1 << mine, masks[mine][at] | 1 << theirs
    g.dirty = BOTH_CHANGED
    g.tell("swapped-advisers", me, one=PLAYERS[mine], other=PLAYERS[theirs])
    for seat, place in spots:
        g.tell("received-adviser", seat, private={"card": g.advisers[seat][place]}, to=[seat])


def hidden_place(g: Oath, veil: Veiled) -> int:
    """Where a facedown adviser stands among all advisers of its owner."""
    return [at for at, up in enumerate(g.faceup[veil.seat]) if not up][veil.number]


def plague_strikes(g: Oath, me: Seat, card: Card) -> bool:
    return any(g.favor[seat] and sites_ruled(g, seat) for seat in range(g.seats))


async def plague_engines(g: Oath, me: Seat, card: Card) -> None:
    """card.plague-engines. Everybody's favor goes to the Arcane bank, one for each site that the seat rules."""
    for seat in g.in_turn():
        moved = to_bank(g, seat, ARCANE, sites_ruled(g, seat))
        if moved:
            g.tell("plagued", seat, amount=moved, suit=ARCANE)


def terrified(g: Oath, me: Seat, card: Card) -> list[Component]:
    """card.terror-spells. Where warbands are in the region: its sites, boards of players whose pawns are in it."""
    if g.darkest != me:
        return []
    slots = region_slots(g, me)
    found: list[Component] = [g.sites[slot] for slot in slots if g.bands[slot]]
    return found + [PLAYERS[seat] for seat in range(g.seats) if g.board[seat] and g.pawn[seat] in slots]


async def terror_spells(g: Oath, me: Seat, card: Card) -> None:
    """card.terror-spells. Two warbands in the region die, also one's own."""
    for left in (2, 1):
        options = terrified(g, me, card)
        if not options:
            return
        struck = await g.choose(me, "terror-spells", options, "card.terror-spells", {"left": left})
        if isinstance(struck, Player):
            kill_on_board(g, struck.seat, 1)
        else:
            assert isinstance(struck, Card)
            kill_at_site(g, slot_of(g, struck), 1)


# -- modifiers --------------------------------------------------------------------------------------------------


async def augury(g: Oath, order: Order, card: Card) -> None:
    """card.augury. One card more."""
    order.draws += 1


def piles_in_sight(g: Oath, order: Order, card: Card) -> Sequence[Pile]:
    """card.observatory. The pile of any other region, while the pawn is here."""
    if not cards_at(g, order.at) & card.bit:
        return []
    mine = g.region(order.me).pile
    return [pile for pile in PILES if pile is not mine and g.piles[pile.index]]


def through_the_portal(g: Oath, order: Order, card: Card) -> bool:
    """card.portal. From its site or to it; far from it only its ruler can use it (7.1.1)."""
    return where(g, card) in (order.left, order.to)


def courts(g: Oath, order: Order, card: Card) -> Iterable[Order]:
    """card.master-of-disguise. The trade with the court of every other player."""
    if order.kind == TRADE:
        for seat in g.others(order.me):
            yield disguised(order, card, seat)


def disguised(order: Order, card: Card, seat: Seat) -> Order:
    """card.master-of-disguise. The order with a seat's advisers instead of one's own."""
    trial = order.like()
    trial.court = seat
    use_modifier(trial, card, cost_of(card, "modifier"))
    return trial


async def master_of_disguise(g: Oath, order: Order, card: Card) -> None:
    """card.master-of-disguise. For this trade one's advisers are another player's face-up ones."""
    able = [
        PLAYERS[trial.court] for trial in courts(g, order, card) if cannot_trade_as(g, trial, card.bit) is None
    ]
    if not able:
        return
    if cannot_trade_as(g, order, card.bit) is None:
        chosen = await g.may_choose(order.me, card.name, able, "card.master-of-disguise")
    else:
        chosen = await g.choose(order.me, card.name, able, "card.master-of-disguise")
    if chosen is not None:
        order.court = chosen.seat
        use_modifier(order, card, cost_of(card, "modifier"))


# -- persistent powers ------------------------------------------------------------------------------------------


def gleaming_armor(g: Oath, order: Order, card: Card, rulers: int, price: Price) -> None:
    """card.gleaming-armor. A secret more on every battle plan that is used against its owner."""
    c = g.campaign
    if c is not None and order.card is not None and fights_against(g, c, plan_side(c, order), rulers):
        price.place(order.card, 0, 1, crowded=True)
        price.power_secrets += 1


async def jinx(g: Oath, card: Card, owner: Seat, roller: Seat, faces: list[int]) -> bool:
    """card.jinx. Whoever rules it and has rolled may pay to roll all of it again, once."""
    if roller == NOBODY or not card_rulers(g, card) >> roller & 1:
        return False
    return await offer_use(g, roller, card, **omens(g.campaign, roller, faces))


def omens(c: Campaign | None, roller: Seat, faces: list[int]) -> dict[str, Fact]:
    """card.jinx. What was rolled, in words: attack dice only an attacker rolls."""
    if c is not None and roller == c.attacker:
        swords = swords_of(faces, c.no_hollow_swords, c.no_double_swords, c.doubled)
        return {"kind": "attack", "value": swords, "skulls": 0 if c.no_skulls else skulls_of(faces, c.doubled)}
    ignored = (c.no_single_shields, c.no_double_shields) if c is not None and roller == c.defender else ()
    return {"kind": "defense", "value": shields_of(faces, *ignored), "skulls": 0}


def vow_of_silence(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.vow-of-silence. Its owner does not recover the Darkest Secret, and gives nobody secrets (no card)."""
    bound = order.card is DARKEST_SECRET if order.kind is RECOVER else order.card is None
    return banned(card) if bound and rulers >> order.me & 1 else None


async def overheard(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.vow-of-silence. Its owner gains as many secrets as somebody has placed on the Darkest Secret."""
    if order.card is DARKEST_SECRET:
        gain_secrets(g, owner, order.secrets)


def warded(g: Oath, c: Campaign, card: Card, owner: Seat, target: Card | None) -> int:
    """card.sealing-ward. Each relic of its owner is worth a die more."""
    return int(target is not None and target.kind == "relic")


# -- battle plans -----------------------------------------------------------------------------------------------


async def billowing_fog(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.billowing-fog. In defeat nobody of the side dies, whatever else says so."""
    spare(c, side)


def kindred_suits(g: Oath, c: Campaign, side: int) -> int:
    """card.kindred-warriors. The suits other than its own among the cards that the side rules."""
    return len(suits_ruled(g, c, side) - {ARCANE})


async def kindred_warriors(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.kindred-warriors. No skulls, and up to a die for every other suit."""
    await ignore_skulls(g, c, card, user, side)
    amounts = numbers(0, kindred_suits(g, c, side))
    amount = await g.choose(user, "kindred-warriors", amounts[::-1], "card.kindred-warriors")
    (add_attack if side == ATTACKER else remove_attack)(c, amount.value)


async def rusting_ray(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.rusting-ray. Hollow swords count for nothing."""
    c.no_hollow_swords = True


register(
    [
        Power("augury", search=augury),
        Power("bewitch", played=bewitch),
        Power("billowing-fog", plan=billowing_fog),
        Power("blood-pact", action=blood_pact, useful=lambda g, me, card: g.board[me] > 1),
        Power(
            "cracking-ground",
            plan=dice(lambda g, c, *_: len(c.sites)),
            plan_fits=lambda g, c, *_: bool(c.sites),
        ),
        Power("dream-thief", action=dream_thief, useful=two_dreamers),
        Power("forgotten-vault", action=forgotten_vault),
        Power("gleaming-armor", price=gleaming_armor, deeds=(PLAN,)),
        Power("initiation-rite", spoken_in="muster"),
        Power("jinx", rolled=jinx),
        Power(
            "kindred-warriors",
            plan=kindred_warriors,
            plan_fits=lambda g, c, card, user, side: side == ATTACKER or kindred_suits(g, c, side) > 0,
        ),
        Power("map-library", spoken_in="trade"),
        Power("master-of-disguise", as_if=master_of_disguise, variants=courts),
        Power("observatory", source=piles_in_sight),
        Power("plague-engines", action=plague_engines, useful=plague_strikes),
        Power("portal", way=Way(fits=through_the_portal, supply=0, ignores=SITES)),
        Power("revelation", played=revelation),
        Power("rusting-ray", plan=rusting_ray, plan_fits=we_hold(DARKEST_SECRET)),
        Power("sealing-ward", target_dice=warded),
        Power("secret-signal", trade=nothing_more, by_itself=True),
        Power("terror-spells", action=terror_spells, useful=lambda g, me, card: bool(terrified(g, me, card))),
        Power("tutor", action=tutor),
        Power("vow-of-silence", forbids=vow_of_silence, recovered=overheard, deeds=(RECOVER, GIVE)),
        Power("witchs-bargain", action=witchs_bargain, useful=somebody_to_bargain_with),
    ]
)
