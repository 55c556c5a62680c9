"""card.*. The Arcane denizens, each by its text and its answers."""

from __future__ import annotations

from crownlands.games.oath.components import ARCANE, BEAST, CARD, HEARTH, NOMAD
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.orders import FOR_FAVOR
from crownlands.games.oath.ruling import where
from crownlands.games.oath.state import NOBODY, REST
from crownlands.games.oath.trade import matching, new_trade, trade_with
from tests.oath.scene import oath


def test_acting_troupe_counts_as_beast_or_order_in_a_trade() -> None:
    """card.acting-troupe."""
    scene = oath().adviser(1, "acting-troupe").card("wolves", "cradle.1").card("keep", "cradle.1").turn(1)
    scene.pawn(1, "cradle.1")
    for name, count in (("wolves", 1), ("keep", 1), ("elders", 0)):
        order = trade_with(scene.g, new_trade(scene.g, 1), CARD[name], FOR_FAVOR)
        assert matching(scene.g, order) == count, name


def test_alchemist_gives_four_favor_from_any_banks() -> None:
    """card.alchemist, 7.1.2, 7.3.2."""
    scene = oath().adviser(0, "alchemist").has(0, favor=0, secrets=2).turn(0)
    scene.start()
    scene.use("alchemist", "suit:arcane", "suit:arcane", "suit:hearth", "suit:nomad")
    g = scene.g
    assert (g.favor[0], g.secrets[0], g.secrets_on[CARD["alchemist"].index]) == (4, 0, 1)
    assert (g.banks[ARCANE.index], g.banks[HEARTH.index], g.banks[NOMAD.index]) == (1, 2, 2)


def test_alchemist_with_empty_banks_is_not_offered() -> None:
    """card.alchemist."""
    scene = oath().adviser(0, "alchemist").has(0, secrets=2).turn(0)
    scene.g.shared += sum(scene.g.banks)
    scene.g.banks = [0] * 6
    scene.start()
    assert "card:alchemist" not in scene.refs()


def test_dazzle_discards_hearth_and_order_cards_in_the_region_but_no_locked_ones() -> None:
    """card.dazzle."""
    scene = oath().card("storyteller", "cradle.1").card("keep", "cradle.1").card("elders", "cradle.1")
    scene.card("wayside-inn", "provinces.1").card("dazzle", "cradle.1").pawn(0, "cradle.1").turn(0)
    played = power_of(CARD["dazzle"]).played
    assert played is not None
    scene.asks(played(scene.g, 0, CARD["dazzle"]))
    g = scene.g
    assert where(g, CARD["storyteller"]) == where(g, CARD["longbows"]) == NOBODY
    assert where(g, CARD["keep"]) == where(g, CARD["elders"]) == 0, "locked, or of another suit"
    assert where(g, CARD["wayside-inn"]) == scene.slot("provinces.1"), "another region"


def test_inquisitor_pays_the_one_whose_adviser_is_innocent() -> None:
    """card.inquisitor."""
    scene = (
        oath().adviser(0, "inquisitor").adviser(1, "wolves", up=False).pawn(1, "cradle.1").has(0, favor=1).turn(0)
    )
    scene.start()
    scene.use("inquisitor")
    g = scene.g
    assert g.adviser_seen[1] == [0b11]
    assert (g.favor[0], g.favor[1], g.favor_on[CARD["inquisitor"].index]) == (0, 2, 0)


def test_inquisitor_takes_a_conspiracy() -> None:
    """card.inquisitor."""
    scene = oath().adviser(0, "inquisitor").adviser(1, "conspiracy", up=False).pawn(1, "cradle.1").has(0, favor=1)
    scene.turn(0).start()
    scene.use("inquisitor")
    assert scene.decision.prompt == "play"
    assert scene.decision.seat == 0
    scene.answer("face-down")
    g = scene.g
    assert g.advisers[1] == []
    assert CARD["conspiracy"] in g.advisers[0]
    assert g.favor_on[CARD["inquisitor"].index] == 1, "the favor stays on the card"


def test_spirit_snare_takes_a_favor_from_a_bank() -> None:
    """card.spirit-snare."""
    scene = oath().adviser(0, "spirit-snare").has(0, secrets=1, favor=0).turn(0)
    scene.start()
    scene.use("spirit-snare", "suit:beast")
    assert scene.g.favor[0] == 1
    assert scene.g.banks[BEAST.index] == 2


def test_taming_charm_first_returns_the_favor_on_the_card() -> None:
    """card.taming-charm."""
    scene = (
        oath().adviser(0, "taming-charm").card("wolves", "cradle.1").pawn(0, "cradle.1").has(0, secrets=1, favor=0)
    )
    scene.turn(0)
    scene.g.shared += sum(scene.g.banks) - 1
    scene.g.banks = [0] * 6
    scene.g.favor_on[CARD["wolves"].index] = 1
    scene.start()
    scene.use("taming-charm")
    g = scene.g
    assert where(g, CARD["wolves"]) == NOBODY
    assert g.favor[0] == 1, "the bank had just got it back"


def test_wizard_school_ends_the_act_phase() -> None:
    """card.wizard-school, 4.2."""
    scene = oath().card("wizard-school", "cradle.1").pawn(0, "cradle.1").has(0, favor=1, secrets=0).turn(0)
    scene.start()
    scene.use("wizard-school")
    g = scene.g
    assert g.secrets[0] == 1
    assert g.active == 1 or g.phase == REST
