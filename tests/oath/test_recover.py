"""5.4. Recovering relics and banners: who may, what it costs, what becomes of the banner's old tokens."""

from __future__ import annotations

from crownlands.core.decisions import Reason, Seat
from crownlands.games.oath.components import BEAST, BURIED, CARD, DARKEST_SECRET, GOAL, NOMAD, PEOPLES_FAVOR, Card
from crownlands.games.oath.moments import Power, banned
from crownlands.games.oath.orders import DISCARD, TAKE, Order
from crownlands.games.oath.recover import (
    Prize,
    cannot_recover,
    cannot_recover_prize,
    recover,
)
from crownlands.games.oath.state import NOBODY, Oath
from tests.oath.scene import Scene, oath, refs, refused, with_power

WHISTLE = CARD["whistle"]
PRIZE = BURIED[0][0]


def digging(site: str, relic: str = "whistle") -> Scene:
    """The Chancellor at a site with a single relic, and rich."""
    scene = oath().turn(0).site(site, "cradle.1").has(0, supply=2, favor=5, secrets=5)
    scene._take_away(CARD[relic])
    scene.g.buried[0], scene.g.buried_seen[0] = [CARD[relic]], [0]
    return scene._changed()


def key(scene: Scene, prize: Prize, seat: Seat = 0) -> str | None:
    reason = cannot_recover_prize(scene.g, seat, prize)
    return None if reason is None else reason.key


# -- relics -----------------------------------------------------------------------------------------------------


def test_a_relic_costs_what_its_site_says() -> None:
    """5.4.2."""
    for site, favor, secrets in (("steppe", 2, 5), ("mountain", 3, 5), ("marshes", 5, 4), ("wastes", 5, 3)):
        scene = digging(site)
        bank, shared = scene.g.banks[NOMAD.index], scene.g.shared
        scene.asks(recover(scene.g, 0), PRIZE.ref)
        assert (scene.g.favor[0], scene.g.secrets[0], scene.g.supply[0]) == (favor, secrets, 1)
        assert WHISTLE in scene.g.relics[0]
        assert scene.g.banks[NOMAD.index] == bank + (3 if site == "steppe" else 0)
        assert scene.g.shared == shared + (2 if site == "mountain" else 0)


def test_it_is_offered_as_the_place_where_it_lies() -> None:
    """5.4.1, 9.4."""
    scene = digging("steppe")
    [decision] = scene.asks(recover(scene.g, 0))
    assert refs(decision.options) == [PRIZE.ref, "banner:peoples-favor", "banner:darkest-secret"]


def test_what_cannot_be_paid_is_not_offered() -> None:
    """5.4.2, 9.5."""
    scene = digging("steppe").has(0, favor=2, secrets=0)
    keys = {prize.ref: reason.key for prize, reason in refused(scene.g, 0, "recover")}
    assert keys == {PRIZE.ref: "no-favor", "banner:darkest-secret": "no-secrets"}
    scene.has(0, supply=0)
    assert {reason.key for _, reason in refused(scene.g, 0, "recover")} == {"no-supply"}
    assert cannot_recover(scene.g, 0) is not None


def test_recovering_is_taking() -> None:
    """5.4.3, 10.take. A4: the Relic Thief may react."""
    seen: list[tuple[Seat, list[Card]]] = []

    async def watch(g: Oath, card: Card, owner: Seat, taker: Seat, relics: list[Card]) -> None:
        seen.append((taker, relics))

    with with_power(Power("relic-thief", took=watch)):
        scene = digging("marshes").adviser(1, "relic-thief")
        scene.asks(recover(scene.g, 0), PRIZE.ref)
        assert seen == [(0, [WHISTLE])]


def test_ancient_bloodline_locks_relics() -> None:
    """card.ancient-bloodline, 7.2.2. B26."""

    def bloodline(g: Oath, deed: Order, card: Card, rulers: int) -> Reason | None:
        return banned(card) if deed.kind is DISCARD and deed.to == 0 and deed.me == 0 else None

    with with_power(Power("ancient-bloodline", forbids=bloodline)):
        scene = digging("marshes").adviser(1, "ancient-bloodline")
        reason = cannot_recover_prize(scene.g, 0, PRIZE)
        assert reason is not None
        assert reason.facts == {"card": CARD["ancient-bloodline"]}


# -- the People's Favor -----------------------------------------------------------------------------------------


def test_the_old_favor_goes_into_neighbouring_banks() -> None:
    """5.4.4, 2.5.1, banner.peoples-favor. The Law's example: three lie on it, recovered with four."""
    scene = oath().turn(0).has(0, supply=2, favor=6, secrets=0)
    g = scene.g
    g.people, g.people_favor, g.mob = 1, 3, True
    banks = list(g.banks)
    asked = scene.asks(recover(g, 0), "n:4", "suit:beast")
    assert refs(asked[0].options) == ["n:4", "n:5", "n:6"]
    assert (g.people, g.people_favor, g.favor[0], g.mob) == (0, 4, 2, False)
    gained = [now - then for now, then in zip(g.banks, banks, strict=True)]
    assert BEAST.index == 4
    assert gained == [1, 0, 0, 0, 1, 1], "beast, nomad and around to discord"


def test_six_old_favor_are_one_for_each_bank_and_need_no_question() -> None:
    """5.4.4."""
    scene = oath().turn(0).has(0, supply=2, favor=8, secrets=0)
    g = scene.g
    g.people, g.people_favor = 1, 6
    banks = list(g.banks)
    scene.asks(recover(g, 0), "n:7")
    assert [now - then for now, then in zip(g.banks, banks, strict=True)] == [1] * 6


def test_ones_own_banner_may_be_recovered() -> None:
    """5.4.1."""
    scene = oath().turn(0).has(0, supply=2, favor=2, secrets=0)
    g = scene.g
    g.people, g.people_favor = 0, 1
    scene.asks(recover(g, 0), "suit:order")
    assert (g.people, g.people_favor, g.favor[0]) == (0, 2, 0)


# -- the Darkest Secret -----------------------------------------------------------------------------------------


def guarded(*cards: str, court: tuple[str, ...] = ()) -> Scene:
    """Seat 1 holds the Darkest Secret with three secrets, in the provinces with these cards."""
    scene = oath().turn(0).has(0, supply=2, favor=0, secrets=6).pawn(1, "provinces.1")
    scene.g.cards[2] = []
    scene.g.darkest, scene.g.darkest_secrets = 1, 3
    for name in cards:
        scene.card(name, "provinces.1")
    for name in court:
        scene.adviser(1, name)
    return scene._changed()


def test_it_is_open_where_a_card_has_a_suit_that_no_adviser_has() -> None:
    """5.4.1, banner.darkest-secret. 5.4.1 with the Law's asides."""
    assert key(guarded(), DARKEST_SECRET) == "guarded", "no cards at the holder's site"
    assert key(guarded("longbows"), DARKEST_SECRET) is None, "no adviser lies face up"
    assert key(guarded("longbows", court=("wrestlers",)), DARKEST_SECRET) == "guarded"
    assert key(guarded("longbows", "wolves", court=("wrestlers",)), DARKEST_SECRET) is None
    assert key(guarded("longbows").adviser(1, "wrestlers", up=False), DARKEST_SECRET) is None, "hidden: no suit"
    assert key(guarded("bandit-rampart"), DARKEST_SECRET) == "guarded", "ruins have no suit"


def test_ones_own_or_an_unheld_darkest_secret_can_always_be_recovered() -> None:
    """5.4.1."""
    scene = guarded()
    scene.g.darkest = 0
    assert key(scene, DARKEST_SECRET) is None
    scene.g.darkest = NOBODY
    assert key(scene, DARKEST_SECRET) is None


def test_one_old_secret_is_mine_and_the_others_the_last_holders() -> None:
    """5.4.4, banner.darkest-secret. The Law's example: three lie on it, recovered with four."""
    scene = guarded("longbows").has(1, secrets=0)
    g = scene.g
    asked = scene.asks(recover(g, 0), "n:4")
    assert refs(asked[0].options) == ["n:4", "n:5", "n:6"]
    assert (g.darkest, g.darkest_secrets, g.secrets[0], g.secrets[1]) == (0, 4, 3, 2)


def test_recovered_from_oneself_all_old_secrets_come_back() -> None:
    """5.4.4."""
    scene = guarded()
    g = scene.g
    g.darkest = 0
    scene.asks(recover(g, 0), "n:4")
    assert (g.darkest, g.darkest_secrets, g.secrets[0]) == (0, 4, 5)


def test_recovered_from_nobody_the_rest_goes_to_the_shared_bank() -> None:
    """5.4.4, card.storyteller."""
    scene = guarded()
    g = scene.g
    g.darkest = NOBODY
    scene.asks(recover(g, 0), "n:6")
    assert (g.darkest, g.darkest_secrets, g.secrets[0]) == (0, 6, 1)


def test_a_player_who_may_not_take_it_may_not_recover_it() -> None:
    """card.tome-guardians, card.lost-tongue: recovering is taking."""

    def ban(g: Oath, deed: Order, card: Card, rulers: int) -> Reason | None:
        return banned(card) if deed.kind is TAKE and deed.card is DARKEST_SECRET else None

    with with_power(Power("tome-guardians", forbids=ban)):
        scene = guarded("longbows").card("tome-guardians", "hinterland.1")
        assert key(scene, DARKEST_SECRET) == "forbidden-by"
        scene.has(0, favor=2)
        assert key(scene, PEOPLES_FAVOR) is None


async def add_two(g: Oath, order: Order, card: Card) -> None:
    order.secrets += 2


def test_magicians_code_adds_two_secrets_and_opens_what_was_too_dear() -> None:
    """card.magicians-code, 5.4.2.

    card.magicians-code, and what was placed in all is told to whoever watches (card.vow-of-silence).
    """
    told: list[int] = []

    async def watch(g: Oath, card: Card, owner: Seat, order: Order) -> None:
        told.append(order.secrets)

    row = Power(
        "magicians-code", recover=add_two, adds=2, fits=lambda g, order, card: order.card is DARKEST_SECRET
    )
    with with_power(row), with_power(Power("vow-of-silence", recovered=watch)):
        scene = guarded("longbows").adviser(0, "magicians-code").adviser(2, "vow-of-silence")
        scene.has(0, secrets=2, favor=1)
        assert key(scene, DARKEST_SECRET) == "no-secrets", "two favor are the price of the Code"
        g = scene.has(0, favor=2).g
        assert key(scene, DARKEST_SECRET) is None
        g.people_favor = 9
        scene.asks(recover(g, 0))
        assert (g.darkest, g.darkest_secrets, g.secrets[0], g.favor[0]) == (0, 4, 1, 0)
        assert told == [4]


def test_the_title_is_settled_when_a_banner_changes_hands() -> None:
    """2.11, 5.4.3. 2.11 under the oath of devotion."""
    scene = guarded("longbows")
    g = scene.g
    g.oath = GOAL["devotion"]
    g.title = 1
    scene.asks(recover(g, 0), "n:4")
    assert g.title == 0
