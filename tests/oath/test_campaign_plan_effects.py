"""5.5.6, 5.5.8, 7.5. What battle plans do at victory and defeat, when they go, and what they are made of."""

from __future__ import annotations

import pytest

from crownlands.core.decisions import Seat
from crownlands.games.oath.campaign.plan_kit import (
    cage_at_the_end,
    dice,
    discard_at_the_end,
    kill_from_force,
    kill_survivors,
    save_the_dead,
    slaughter,
    spare,
    target_buried,
    win_now,
)
from crownlands.games.oath.components import CARD, Card
from crownlands.games.oath.moments import Power
from crownlands.games.oath.state import DEFENDER, NOBODY, Campaign, Oath
from tests.oath.campaigns import (
    BLANK,
    HOLLOW,
    SHIELDS,
    SWORD,
    War,
    attack_the_steppe,
    bare,
    frontier,
)
from tests.oath.scene import give_power

Patch = pytest.MonkeyPatch


def test_winning_at_once_rolls_nothing_and_kills_nobody(monkeypatch: Patch) -> None:
    """card.peace-envoy: the loser's force still goes home, or two colours would stand at a site (A9)."""

    async def envoy(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        win_now(c, side, bloodless=True)

    give_power(monkeypatch, Power("peace-envoy", plan=envoy, alone=True))
    give_power(monkeypatch, Power("longbows", plan=dice(1)))
    scene = frontier().adviser(1, "peace-envoy").adviser(2, "longbows").has(1, favor=1)
    war = attack_the_steppe(scene, "card:peace-envoy")
    assert war.decision.prompt == "occupy", "the defender's plans are skipped"
    assert war.c.roll == war.c.defense_roll == []
    assert war.c.killed == [0, 0]
    assert war.g.board[2] == 4
    war.answer("n:1")


def test_hearts_and_minds_beats_the_attacker(monkeypatch: Patch) -> None:
    async def hearts(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        win_now(c, side)

    give_power(monkeypatch, Power("hearts-and-minds", plan=hearts))
    for people, goes in ((NOBODY, True), (2, False)):
        scene = frontier().card("hearts-and-minds", "provinces.1").has(2, favor=3)
        scene.g.shared -= 2
        scene.g.people = people
        war = attack_the_steppe(scene, "card:hearts-and-minds")
        assert war.c.won == DEFENDER
        assert war.g.board[1] == 3, "half of the force dies all the same"
        assert (CARD["hearts-and-minds"] not in war.g.cards[2]) == goes, "kept by whoever holds the People's Favor"


def test_ignoring_goes_before_killing_all(monkeypatch: Patch) -> None:
    """9.2, card.billowing-fog."""

    async def fog(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        spare(c, side)
        slaughter(c, side)

    give_power(monkeypatch, Power("billowing-fog", plan=fog))
    war = attack_the_steppe(
        frontier().adviser(1, "billowing-fog").board(2, 12),
        "card:billowing-fog",
        defense=[SHIELDS],
        swords=[HOLLOW] * 6,
    )
    assert war.c.won == DEFENDER
    assert war.g.board[1] == 6


def test_plans_that_are_discarded(monkeypatch: Patch) -> None:
    """5.5.8: always; or if beaten, and then already in 5.5.6; or by how they were used."""

    async def giant(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        discard_at_the_end(c, card)

    give_power(monkeypatch, Power("horse-archers", plan=dice(3)))
    give_power(monkeypatch, Power("mercenaries", plan=dice(3)))
    give_power(monkeypatch, Power("mountain-giant", plan=giant))
    scene = (
        frontier()
        .adviser(1, "horse-archers")
        .adviser(1, "mercenaries")
        .adviser(1, "mountain-giant")
        .has(1, favor=1, secrets=1)
    )
    war = attack_the_steppe(
        scene, "card:horse-archers", "card:mercenaries", "card:mountain-giant", swords=[SWORD] * 12
    )
    war.until("act", lose="n:1", occupy="n:1")
    assert war.g.advisers[1] == [CARD["mercenaries"]], "victorious: it stays"
    scene = frontier().adviser(1, "mercenaries").has(1, favor=1).board(2, 12)
    war = attack_the_steppe(scene, "card:mercenaries", defense=[SHIELDS], swords=[HOLLOW] * 9)
    assert war.c.won == DEFENDER
    assert war.g.advisers[1] == []


def test_victory_and_defeat_effects_come_in_their_steps(monkeypatch: Patch) -> None:
    told: list[str] = []

    async def won(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        told.append(f"won {card.name} {user}")

    async def lost(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        told.append(f"lost {card.name} {user}")

    give_power(monkeypatch, Power("longbows", plan=dice(1), won=won, lost=lost))
    give_power(monkeypatch, Power("battle-honors", plan=dice(0), won=won, lost=lost))
    war = attack_the_steppe(
        frontier().adviser(1, "longbows").adviser(2, "battle-honors"), "card:longbows", "card:battle-honors"
    )
    war.until("act", lose="n:1", occupy="n:1")
    assert told == ["lost battle-honors 2", "won longbows 1"]


def test_sticky_fire_and_the_cage_reach_the_survivors(monkeypatch: Patch) -> None:
    """A9: they are known by number, on whichever board they came home to."""

    async def nothing(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        """Only what happens after the victory matters."""

    async def burn(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        kill_survivors(g, c)

    give_power(monkeypatch, Power("sticky-fire", plan=nothing, won=burn))
    war = attack_the_steppe(frontier().relic(1, "sticky-fire").board(2, 5), "relic:sticky-fire")
    war.until("act", lose="n:2", occupy="n:1", sacrifice="yes")
    assert war.g.board[2] == 0
    assert war.c.killed[1] == 7


def test_hospital_before_the_cage(monkeypatch: Patch) -> None:
    """card.hospital, relic.obsidian-cage.

    I: the saved are set at the site first, then the rest of the force goes into the Cage.
    """

    async def hospital(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        save_the_dead(c, card, side)

    async def nothing(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        """Only what happens after the victory matters."""

    async def cage(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        cage_at_the_end(c)

    give_power(monkeypatch, Power("hospital", plan=hospital))
    give_power(monkeypatch, Power("obsidian-cage", plan=nothing, won=cage))
    scene = frontier().card("hospital", "provinces.3").warbands(2, "provinces.3", 1).relic(1, "obsidian-cage")
    war = attack_the_steppe(scene, "relic:obsidian-cage", "card:hospital")
    war.until("act", lose="n:1", occupy="n:1", sacrifice="yes")
    assert war.g.bands[4] == 3, "two of four would have died"
    assert war.c.killed[1] == 0
    assert war.g.caged[war.g.banner(2)] == 2
    assert war.g.board[2] == 0


def test_the_cage_after_a_defence_by_three_boards(monkeypatch: Patch) -> None:
    """relic.obsidian-cage."""

    async def nothing(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        """Only what happens after the victory matters."""

    async def cage(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        cage_at_the_end(c)

    give_power(monkeypatch, Power("obsidian-cage", plan=nothing, won=cage))
    scene = (
        bare(5)
        .citizen(2, 3)
        .pawn(4, "hinterland.1")
        .board(1, 14)
        .board(0, 2)
        .board(2, 1)
        .board(3, 3)
        .relic(1, "obsidian-cage")
    )
    war = (
        War(scene, 1)
        .rolls([BLANK] * 2, [SWORD] * 15)
        .start("seat:2", "done", "n:14", "yes", "yes", "relic:obsidian-cage")
    )
    war.answer("n:0", "n:0", "n:1")
    assert (war.decision.prompt, war.c.survivors) == ("occupy", [(0, 3), (2, 1)]), (
        "the last three were Citizen 3's"
    )
    war.answer("n:1")
    assert war.g.caged[0] == 4, "of eight"
    assert war.g.board[0] + war.g.board[2] + war.g.board[3] == 0


def test_wild_mounts_spare_nomad_plans(monkeypatch: Patch) -> None:
    """card.wild-mounts."""
    give_power(monkeypatch, Power("horse-archers", plan=dice(3)))
    give_power(monkeypatch, Power("wild-mounts", plan=dice(0)))
    scene = frontier().adviser(1, "horse-archers").adviser(1, "wild-mounts").adviser(1, "wolves")
    war = attack_the_steppe(scene, "card:horse-archers", "card:wild-mounts")
    war.until("wild-mounts", lose="n:1", occupy="n:1")
    assert war.refs() == ["card:wolves", "done"]
    war.answer("card:wolves")
    assert CARD["horse-archers"] in war.g.advisers[1]
    assert CARD["wolves"] not in war.g.advisers[1]


def test_relic_hunter_digs_up_what_it_named(monkeypatch: Patch) -> None:
    async def hunter(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        target_buried(c, 2, 0)
        c.hunts = True

    give_power(monkeypatch, Power("relic-hunter", plan=hunter))
    scene = frontier().adviser(1, "relic-hunter")
    [relic] = scene.g.buried[2]
    war = attack_the_steppe(scene, "card:relic-hunter", defense=[BLANK] * 2)
    assert war.c.shields == 2
    war.until("relic-hunter-return", lose="n:1", occupy="n:1")
    assert relic in war.g.relics[1]
    war.answer(relic.ref)
    assert war.g.relic_deck[0] is relic
    assert relic not in war.g.relics[1]


def test_wrestlers_kill_out_of_the_force(monkeypatch: Patch) -> None:
    async def wrestlers(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        await kill_from_force(g, c, side, 1, "card.wrestlers")
        c.shields += 1

    give_power(monkeypatch, Power("wrestlers", plan=wrestlers))
    war = attack_the_steppe(frontier().adviser(2, "wrestlers"), "card:wrestlers")
    assert (war.decision.seat, war.decision.prompt, war.refs()) == (2, "lose", ["n:0", "n:1"])
    war.answer("n:1")
    assert war.c.killed[1] >= 1


def test_what_is_due_after_a_campaign_is_a_stack(monkeypatch: Patch) -> None:
    """B29: Second Wind waits below what the others do in reply."""

    async def wind(g: Oath, c: Campaign, card: Card, user: Seat, side: int) -> None:
        g.due.append((0, user, card.index))

    async def sneak(g: Oath, card: Card, owner: Seat, c: Campaign) -> None:
        if owner != c.attacker:
            g.due.append((0, owner, card.index, c.attacker))

    give_power(monkeypatch, Power("second-wind", plan=dice(0), won=wind))
    give_power(monkeypatch, Power("sneak-attack", fought=sneak))
    scene = frontier().adviser(1, "second-wind").adviser(2, "sneak-attack").has(1, favor=1, secrets=1)
    war = attack_the_steppe(scene, "card:second-wind")
    war.until("follow-campaign", lose="n:1", occupy="n:1")
    assert war.decision.seat == 2, "first the reply"
    war.answer("yes")
    assert war.c.attacker == 2
    assert war.c.defender == 1
    war.until(
        "follow-campaign",
        target="done",
        attack_dice="n:0",
        lose="n:0",
        occupy="n:0",
        first_target="pawn",
        defender="seat:1",
    )
    assert war.decision.seat == 1, "then the second wind"
