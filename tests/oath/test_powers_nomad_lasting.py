"""Powers of the later Nomad cards that hold all the time: what they lock, forbid and give."""

from __future__ import annotations

from crownlands.games.oath.campaign.spoils import dig_up
from crownlands.games.oath.components import BURIED, CARD, DARKEST_SECRET, PEOPLES_FAVOR
from crownlands.games.oath.costs import Price, cannot_pay
from crownlands.games.oath.edition import Cost
from crownlands.games.oath.orders import SEARCH, Order
from crownlands.games.oath.playing import cannot_play, ways_to_play
from crownlands.games.oath.powers.common import can_go
from crownlands.games.oath.recover import cannot_dig, cannot_recover_prize
from crownlands.games.oath.state import NOBODY, Campaign
from crownlands.games.oath.taking import cannot_take
from crownlands.games.oath.travel import ways_to
from crownlands.games.oath.words import REVEAL
from tests.oath.test_powers_nomad_more import HERE, THERE, plain, with_a_relic


def test_ancient_bloodline_locks_denizens_and_relics_for_enemies_only() -> None:
    scene = plain().card("elders", HERE).warbands(2, HERE, 1).adviser(2, "ancient-bloodline").card("wolves", THERE)
    slot = scene.slot(HERE)
    assert not can_go(scene.g, 1, CARD["elders"])
    assert cannot_dig(scene.g, 1, slot) is not None
    assert can_go(scene.g, 2, CARD["elders"]) and cannot_dig(scene.g, 2, slot) is None
    assert can_go(scene.g, 1, CARD["wolves"]), "nobody with the bloodline rules that site"
    scene.citizen(1, 2)
    assert can_go(scene.g, 1, CARD["elders"]), "no enemies any more"


def test_ancient_bloodline_stops_recovering_and_what_a_relic_hunter_digs() -> None:
    """card.relic-hunter."""
    scene = (
        plain()
        .site("wastes", HERE)
        .warbands(2, HERE, 1)
        .adviser(2, "ancient-bloodline")
        .has(1, secrets=5, favor=5)
    )
    slot = scene.slot(HERE)
    with_a_relic(scene, slot)
    reason = cannot_recover_prize(scene.g, 1, BURIED[slot][0])
    assert reason is not None and reason.key == "forbidden-by"
    c = Campaign(attacker=1, at=slot, defender=2, sites=[slot], buried=[(slot, 0)])
    assert dig_up(scene.g, c) == []
    scene.warbands(1, HERE, 1)
    assert len(dig_up(scene.g, c)) == 1, "the victor rules it now"


def test_lost_tongue_wants_a_nomad_card_of_whoever_takes() -> None:
    scene = plain().adviser(2, "lost-tongue").relic(2, "cup-of-plenty")
    scene.g.people = 2
    for thing in (CARD["cup-of-plenty"], PEOPLES_FAVOR):
        assert cannot_take(scene.g, 1, thing, 2) is not None
        assert cannot_take(scene.g, 2, thing, 2) is None, "her own"
    assert cannot_take(scene.g, 1, DARKEST_SECRET, NOBODY) is None, "not hers"
    scene.adviser(1, "tents", up=False)
    assert cannot_take(scene.g, 1, PEOPLES_FAVOR, 2) is not None, "face down it is no Nomad"
    scene.adviser(1, "elders")
    assert cannot_take(scene.g, 1, PEOPLES_FAVOR, 2) is None


def test_lost_tongue_covers_targets_but_not_sites() -> None:
    scene = plain().adviser(2, "lost-tongue").relic(2, "cup-of-plenty").warbands(2, HERE, 1)
    scene.start()
    scene.answer("action:campaign")
    assert scene.refs() == ["pawn", "done"], "the site is a target already"
    scene = plain().adviser(2, "lost-tongue").relic(2, "cup-of-plenty").warbands(2, HERE, 1).adviser(1, "elders")
    scene.start()
    scene.answer("action:campaign")
    assert "relic:cup-of-plenty" in scene.refs()


def test_sacred_ground_binds_all_but_the_conspiracy() -> None:
    """card.sacred-ground."""
    scene = plain().card("sacred-ground", THERE).warbands(1, THERE, 1)
    vision, order = CARD["vision-of-faith"], Order(SEARCH, 1, scene.g.pawn[1])
    assert cannot_play(scene.g, order, vision, REVEAL) is not None, "the ruler too"
    assert cannot_play(scene.g, order, CARD["conspiracy"], REVEAL) is None
    scene.pawn(1, THERE)
    assert cannot_play(scene.g, order, vision, REVEAL) is None


def test_spell_breaker_bars_powers_that_cost_a_secret() -> None:
    """card.spell-breaker."""
    scene = plain().card("spell-breaker", THERE).warbands(2, THERE, 1).has(1, secrets=3).has(2, secrets=3)
    cost = Price().power(CARD["oracle"], Cost(secrets=1))
    burn = Price().power(CARD["oracle"], Cost(burn_secrets=1))
    for price in (cost, burn):
        reason = cannot_pay(scene.g, 1, price)
        assert reason is not None and reason.key == "forbidden-by"
        assert cannot_pay(scene.g, 2, price) is None, "its ruler may"
    assert cannot_pay(scene.g, 1, Price().place(CARD["oracle"], 0, 1)) is None, "an action is no power"
    scene.warbands(2, THERE, 0)
    assert cannot_pay(scene.g, 2, cost) is not None, "bandits are everybody's enemies"


def test_spell_breaker_leaves_mustering_and_trading_alone() -> None:
    """card.spell-breaker."""
    scene = plain().card("spell-breaker", THERE).warbands(2, THERE, 1).has(1, secrets=1, favor=0, supply=2)
    scene.adviser(1, "initiation-rite").card("longbows", HERE)
    scene.start()
    assert {"action:muster", "action:trade"} <= set(scene.refs())
    scene.answer("action:muster")
    assert scene.g.secrets_on[CARD["longbows"].index] == 1


def test_spell_breaker_stops_flips_and_the_conspiracy() -> None:
    """card.spell-breaker."""
    scene = plain().card("spell-breaker", THERE).warbands(2, THERE, 1).has(1, secrets=3, supply=0)
    scene.site("buried-giant", HERE)
    assert ways_to(scene.g, 1, scene.slot("cradle.1")) == []
    order = Order(SEARCH, 1, scene.g.pawn[1])
    assert [way.ref for way in ways_to_play(scene.g, order, CARD["conspiracy"])] == ["face-down", "discard"]


def test_relic_worship_gives_three_supply_for_a_relic_only() -> None:
    """card.relic-worship."""
    scene = plain().site("wastes", HERE).adviser(1, "relic-worship").has(1, secrets=9, favor=9, supply=2)
    slot = scene.slot(HERE)
    with_a_relic(scene, slot)
    for prize, supply in ((PEOPLES_FAVOR.ref, 1), (f"buried:{slot}.0", 3)):
        scene.start()
        scene.answer("action:recover", prize)
        while scene.decision.prompt != "act":
            assert scene.decision.prompt != "relic-worship", "it can only help, so nobody is asked"
            scene.answer(scene.refs()[0])
        assert scene.g.supply[1] == supply
