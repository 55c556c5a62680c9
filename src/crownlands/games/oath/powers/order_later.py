"""card.*. The powers of the Order cards that come in by the chronicle, after the first game."""

from __future__ import annotations

from crownlands.core.components import PLAYERS
from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.campaign.plan_kit import (
    add_defense,
    advisers_on,
    dice,
    enemy_present,
    favor_for,
    ignore_skulls,
    is_plan,
    other_side,
    slaughter,
    target_buried,
    we_outnumber,
    win_now,
)
from crownlands.games.oath.campaign.spoils import buried_targets
from crownlands.games.oath.campaign.steps import campaign_at, cannot_campaign_at
from crownlands.games.oath.components import DARKEST_SECRET, PLACES, Card
from crownlands.games.oath.costs import Price, toll
from crownlands.games.oath.forced_travel import agrees_to_pay, force_travel
from crownlands.games.oath.minor import removable
from crownlands.games.oath.moments import Power, banned, register
from crownlands.games.oath.orders import (
    BANISH_CITIZEN,
    PLAN,
    REVEAL,
    SEARCH,
    TAKE,
    TARGET,
    TRADE,
    TRAVEL,
    Order,
)
from crownlands.games.oath.powers.common import (
    any_bank,
    choose_bank,
    own_sites,
    players,
    rearrange,
    region_slots,
    rivals_here,
    wait_for_victory,
)
from crownlands.games.oath.resources import gain, take_favor
from crownlands.games.oath.ruling import card_rulers, enemies, keeper, ruled_sites, rulers, rules
from crownlands.games.oath.state import (
    CITIZEN,
    DEFENDER,
    FREE_CAMPAIGN,
    NOBODY,
    SLOTS,
    Campaign,
    Oath,
)
from crownlands.games.oath.travel import cannot_go, chooser, go, journey, turn_up
from crownlands.games.oath.verbs import gain_bands, kill_at_site

TAX = 2
"""card.royal-tax."""
SIEGE_DEAD = 2
"""card.siege-engines."""
PROMOTED = 3
"""card.field-promotion."""

# -- actions ----------------------------------------------------------------------------------------------------


def camps(g: Oath, me: Seat) -> list[Card]:
    """card.captains. The sites that a seat rules and where it could campaign."""
    return [g.sites[slot] for slot in ruled_sites(g, me) if cannot_campaign_at(g, me, slot) is None]


async def captains(g: Oath, me: Seat, card: Card) -> None:
    """card.captains, 7.1.3. A free campaign as if at a ruled site, whose warbands fight along; if one is left."""
    sites = camps(g, me)
    if sites:
        campaign_at(g, me, g.sites.index(await g.choose(me, "captains", sites, "card.captains")))


def can_send_word(g: Oath, me: Seat, card: Card) -> bool:
    """card.messenger. Warbands can leave the board for a site, or a site for the board."""
    sites = own_sites(g, me)
    return bool(sites) and (g.board[me] > 0 or any(removable(g, me, slot) for slot in sites))


async def messenger(g: Oath, me: Seat, card: Card) -> None:
    """card.messenger. Warbands move between the board and the ruled sites; nobody's leave is needed."""
    await rearrange(g, me, "card.messenger")


def besieged(g: Oath, me: Seat) -> list[Card]:
    """card.siege-engines. The sites of the region where warbands stand."""
    return [g.sites[slot] for slot in region_slots(g, me) if g.bands[slot]]


async def siege_engines(g: Oath, me: Seat, card: Card) -> None:
    """card.siege-engines. Two warbands at a site of the region die, also one's own."""
    site = await g.choose(me, "siege-engines", besieged(g, me), "card.siege-engines")
    kill_at_site(g, g.sites.index(site), SIEGE_DEAD)


def destinations(g: Oath, other: Seat) -> list[int]:
    """card.palanquin. Where a player could be made to travel."""
    return [slot for slot in SLOTS if cannot_go(g, journey(g, other, slot, forced=True)) is None]


def passengers(g: Oath, me: Seat) -> list[Seat]:
    """card.palanquin. The other players here who can go anywhere."""
    return [seat for seat in rivals_here(g, me) if destinations(g, seat)]


async def palanquin(g: Oath, me: Seat, card: Card) -> None:
    """card.palanquin. The user's pawn is put where another player here could go, and that player travels there.

    Out of an enemy's Shrouded Wood its ruler chooses where the other one goes; the user goes as chosen.
    """
    other = (await g.choose(me, "palanquin", players(passengers(g, me)), "card.palanquin")).seat
    lost = chooser(g, other) != other
    goals = destinations(g, other)
    while goals:
        places = [PLACES[slot] for slot in goals]
        goal = (await g.choose(me, "palanquin-to", places, "card.palanquin", {"other": PLAYERS[other]})).slot
        order = journey(g, other, goal, forced=True)
        if lost or await agrees_to_pay(g, order, "card.palanquin"):
            g.pawn[me] = goal
            turn_up(g, goal)
            g.tell("carried", me, site=g.sites[goal])
            await (force_travel(g, other, me, "card.palanquin") if lost else go(g, order))
            return
        goals.remove(goal)


async def royal_tax(g: Oath, me: Seat, card: Card) -> None:
    """card.royal-tax. Two favor from everybody at a site of the region that the user rules."""
    for seat in g.others(me):
        if g.pawn[seat] in region_slots(g, me) and rules(g, me, g.pawn[seat]):
            take_favor(g, me, seat, TAX)


async def vow_of_obedience(g: Oath, me: Seat, card: Card) -> None:
    """card.vow-of-obedience. At rest a favor from any bank."""
    gain(g, me, await choose_bank(g, me, card))


# -- modifiers --------------------------------------------------------------------------------------------------


def of_the_deck(g: Oath, order: Order, card: Card) -> bool:
    """card.hunting-party. Only a search of the world deck."""
    return order.source is None


async def then_campaign(g: Oath, order: Order, card: Card) -> None:
    """card.hunting-party, card.knights-errant. After the action a campaign for nothing, if wanted."""
    g.due.append((FREE_CAMPAIGN, order.me, card.index))


async def tyrant(g: Oath, card: Card, owner: Seat, order: Order) -> None:
    """card.tyrant. A warband dies where its owner has come to; there is only one colour to choose from."""
    if owner == order.me:
        kill_at_site(g, order.to, 1)


# -- persistent powers ------------------------------------------------------------------------------------------


def council_seat(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.council-seat. Its owner cannot be exiled as a Citizen, and cannot leave either."""
    return banned(card) if g.role[order.whose] == CITIZEN and keeper(g, card) == order.whose else None


def within_reach(g: Oath, seat: Seat, slot: int, masters: int) -> bool:
    """Whether a site belongs to rulers who are a seat's enemies; one that lies face down is nobody's."""
    return bool(rulers(g, slot) & masters) and enemies(g, seat, masters)


def curfew(g: Oath, order: Order, card: Card, rulers: int, price: Price) -> None:
    """card.curfew. Enemies give its ruler a favor to trade with a card of the same ruler."""
    if order.card is not None and card_rulers(g, order.card) & rulers and enemies(g, order.me, rulers):
        toll(price, rulers)


def forced_labor(g: Oath, order: Order, card: Card, rulers: int, price: Price) -> None:
    """card.forced-labor. Enemies at a site of its ruler give a favor for every search, also as if searching."""
    if within_reach(g, order.me, g.pawn[order.me], rulers):
        toll(price, rulers)


def toll_roads(g: Oath, order: Order, card: Card, rulers: int, price: Price) -> None:
    """card.toll-roads. Enemies give a favor to travel to a site of its ruler."""
    if within_reach(g, order.me, order.to, rulers):
        toll(price, rulers)


def secret_police(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.secret-police. Enemies at a site of its ruler play no vision face up, nor the Conspiracy."""
    return banned(card) if within_reach(g, order.me, g.pawn[order.me], rulers) else None


def tome_guardians(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.tome-guardians. Enemies neither target nor take the Darkest Secret."""
    return banned(card) if order.card is DARKEST_SECRET and enemies(g, order.me, rulers) else None


def no_visions(g: Oath, order: Order, card: Card, rulers: int) -> Reason | None:
    """card.vow-of-obedience. Its owner plays no vision face up, nor the Conspiracy."""
    return banned(card) if keeper(g, card) == order.me else None


# -- battle plans -----------------------------------------------------------------------------------------------


async def field_promotion(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.field-promotion. Three warbands for the victor."""
    gain_bands(g, user, PROMOTED)


async def military_parade(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.military-parade. A favor for every face-up adviser of the other side; what bandits would get burns."""
    for suit in advisers_on(g, c, other_side(side)):
        favor_for(g, user, suit, 1)


def ransom(g: Oath, order: Order, card: Card, rulers: int, price: Price) -> None:
    """card.peace-envoy. A favor for the enemy player for each defense die belongs to its price."""
    c = g.campaign
    if c is not None and is_plan(g, order) and order.card is card and order.whose != NOBODY:
        price.gifts += ((order.whose, c.shields),)


async def peace_envoy(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.peace-envoy. Victory at once: nothing is rolled, nobody dies."""
    win_now(c, side, bloodless=True)


def something_to_hunt(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> bool:
    """card.relic-hunter. A facedown relic at a targeted site, or a relic among the targets."""
    return bool(buried_targets(g, c)) or any(thing.kind == "relic" for thing in c.things)


async def relic_hunter(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.relic-hunter. Facedown relics at targeted sites become targets, a die each; relics taken may go under
    their deck.
    """
    c.hunts = True
    while True:
        relic = await g.may_choose(user, "relic-hunter", buried_targets(g, c), "card.relic-hunter")
        if relic is None:
            return
        target_buried(c, relic.slot, relic.number)


async def shield_wall(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.shield-wall. Two defense dice, and the whole force dies in defeat."""
    add_defense(c, 2)
    slaughter(c, side)


async def specialist(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
    """card.specialist. The whole defending side uses no battle plans."""
    c.no_plans |= DEFENDER


register(
    [
        Power("captains", action=captains, useful=lambda g, me, card: bool(camps(g, me))),
        Power("code-of-honor", plan=dice(2), alone=True),
        Power("council-seat", forbids=council_seat, deeds=(BANISH_CITIZEN,)),
        Power("curfew", price=curfew, deeds=(TRADE,)),
        Power("encirclement", plan=dice(2), plan_fits=we_outnumber),
        Power("field-promotion", plan=wait_for_victory, won=field_promotion),
        Power("forced-labor", price=forced_labor, deeds=(SEARCH,)),
        Power("hunting-party", search=then_campaign, fits=of_the_deck),
        Power("knights-errant", muster=then_campaign, by_itself=True),
        Power("messenger", action=messenger, useful=can_send_word),
        Power("military-parade", plan=wait_for_victory, won=military_parade),
        Power("outriders", plan=ignore_skulls),
        Power("palanquin", action=palanquin, useful=lambda g, me, card: bool(passengers(g, me))),
        Power("peace-envoy", plan=peace_envoy, plan_fits=enemy_present, alone=True, price=ransom, deeds=(PLAN,)),
        Power("relic-hunter", plan=relic_hunter, plan_fits=something_to_hunt),
        Power("royal-tax", played=royal_tax),
        Power("secret-police", forbids=secret_police, deeds=(REVEAL,)),
        Power("shield-wall", plan=shield_wall),
        Power("siege-engines", action=siege_engines, useful=lambda g, me, card: bool(besieged(g, me))),
        Power("specialist", plan=specialist),
        Power("toll-roads", price=toll_roads, deeds=(TRAVEL,)),
        Power("tome-guardians", forbids=tome_guardians, deeds=(TAKE, TARGET)),
        Power("tyrant", arrived=tyrant),
        Power("vow-of-obedience", forbids=no_visions, deeds=(REVEAL,), rest=vow_of_obedience, useful=any_bank),
    ]
)
