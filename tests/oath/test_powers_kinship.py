"""card.vow-of-kinship. Favor that lies in the Nomad bank instead of on a board."""

from __future__ import annotations

import pytest

from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, NOMAD, SUITS
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.recover import recover
from crownlands.games.oath.resources import burn_favor, gain, give_favor, purse, take_favor
from crownlands.games.oath.turn import settle_people
from tests.oath.scene import Scene
from tests.oath.test_powers_nomad_more import HERE, plain


def kin(favor: int = 0) -> Scene:
    scene = plain().adviser(1, "vow-of-kinship")
    scene.g.shared += scene.g.favor[1] - favor
    return scene.has(1, favor=favor)


def test_vow_of_kinship_moves_the_favor_to_the_nomad_bank() -> None:
    scene = kin(favor=3)
    bank = scene.g.banks[NOMAD.index]
    power = power_of(CARD["vow-of-kinship"]).played
    assert power is not None
    scene.asks(power(scene.g, 1, CARD["vow-of-kinship"]))
    assert (scene.g.favor[1], scene.g.banks[NOMAD.index]) == (0, bank + 3)


def test_kins_favor_goes_to_the_nomad_bank_however_it_comes() -> None:
    g = kin().g
    bank, hearth = g.banks[NOMAD.index], SUITS[3]
    gain(g, 1, hearth, 2)
    assert (g.favor[1], g.banks[NOMAD.index]) == (0, bank + 2)
    g.favor[2] = 3
    give_favor(g, 2, 1, 1)
    take_favor(g, 1, 2, 1)
    assert (g.favor[1], g.favor[2], g.banks[NOMAD.index]) == (0, 1, bank + 4)
    assert take_favor(g, 2, 1, 2) == 0, "nobody takes what does not lie on the board"


def test_kin_pay_out_of_the_nomad_bank() -> None:
    scene = kin().card("longbows", HERE).has(1, supply=3)
    bank, board = scene.g.banks[NOMAD.index], scene.g.board[1]
    assert bank and purse(scene.g, 1) == bank
    scene.start()
    scene.answer("action:muster")
    assert (scene.g.banks[NOMAD.index], scene.g.board[1]) == (bank - 1, board + 2)
    assert scene.g.favor_on[CARD["longbows"].index] == 1
    GAME.check(scene.g)


def test_kin_cannot_pay_more_than_the_nomad_bank_has() -> None:
    scene = kin().card("longbows", HERE)
    scene.g.shared += scene.g.banks[NOMAD.index]
    scene.g.banks[NOMAD.index] = 0
    scene.start()
    assert "action:muster" not in scene.refs()


@pytest.mark.parametrize("answer", ["favor", "done"])
def test_nobody_must_feed_the_people_out_of_the_nomad_bank(answer: str) -> None:
    scene = kin()
    scene.g.people, scene.g.people_favor = 1, 1
    bank = scene.g.banks[NOMAD.index]
    [asked] = scene.asks(settle_people(scene.g, 1), answer)
    assert asked.prompt == "tend-people-as-kin"
    paid = answer == "favor"
    assert (scene.g.people_favor, scene.g.banks[NOMAD.index]) == (1 + paid, bank - paid)


def test_a_disguised_trade_is_not_kins() -> None:
    """card.master-of-disguise: one's own vow does not bind a trade with another's court."""
    scene = kin().adviser(1, "master-of-disguise").card("longbows", HERE).has(1, secrets=2, supply=3)
    bank = scene.g.banks[NOMAD.index]
    scene.start()
    scene.answer("action:trade")
    assert scene.decision.prompt == "master-of-disguise"
    scene.answer("seat:2")
    while scene.decision.prompt != "act":
        scene.answer("favor" if "favor" in scene.refs() else scene.refs()[0])
    assert scene.g.favor[1] == 1
    assert scene.g.banks[NOMAD.index] == bank


def test_kin_burn_nothing_that_they_do_not_have() -> None:
    """card.vow-of-kinship: what one must burn comes off the board alone."""
    g = kin().g
    bank = g.banks[NOMAD.index]
    assert burn_favor(g, 1, 2) == 0
    assert g.banks[NOMAD.index] == bank


def test_kin_recover_the_peoples_favor_out_of_the_nomad_bank() -> None:
    scene = kin().has(1, supply=3, secrets=0)
    scene.g.people_favor, scene.g.shared = 1, scene.g.shared + scene.g.people_favor - 1
    bank = scene.g.banks[NOMAD.index]
    asked = scene.asks(recover(scene.g, 1), "banner:peoples-favor", "n:2")
    assert asked[-1].prompt == "first-bank"
    assert scene.g.people == 1
    assert scene.g.banks[NOMAD.index] == bank - 2


def test_kin_give_and_get_in_deals() -> None:
    scene = kin().card("the-gathering", HERE).pawn(0, "cradle.1").pawn(3, "cradle.1")
    g = scene.g
    g.shared += g.favor[2] - 2
    g.favor[2] = 2
    bank = g.banks[NOMAD.index]
    power = power_of(CARD["the-gathering"]).played
    assert power is not None and bank >= 1
    answers = ("no", "no", "seat:2", "give-favor", "n:1", "ask-favor", "n:2", "propose", "accept", "done", "done")
    scene.asks(power(g, 1, CARD["the-gathering"]), *answers)
    assert (g.favor[1], g.favor[2], g.banks[NOMAD.index]) == (0, 1, bank + 1)
