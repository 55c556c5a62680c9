"""The table in text: map, courts, war, deals, who wins when, in both languages and within eighty columns."""

from __future__ import annotations

from random import Random

import pytest

from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.campaign.plans import attacker_plans
from crownlands.games.oath.campaign.previews import odds_now
from crownlands.games.oath.campaign.steps import STEPS
from crownlands.games.oath.components import CARD, GOAL, SUIT
from crownlands.games.oath.odds import percent
from crownlands.games.oath.state import Campaign, Chronicle, Deal
from crownlands.words import LANGUAGES, Words
from tests.oath.scene import Scene, oath

PLAYERS = {0: "Ann", 1: "Boris", 2: "Clara", 3: "Dmitri"}


def drawn(scene: Scene, seat: int | None = 0, language: str = "en", offered: tuple[str, ...] = ()) -> str:
    """The picture that a seat sees; what is offered is numbered."""
    labels = {ref: str(number) for number, ref in enumerate(offered, start=1)}
    lines = GAME.picture(GAME.view(scene.g, seat), Words(language, GAME, PLAYERS), labels)
    return "\n".join("".join(text for text, _ in line) for line in lines)


def test_a_site_shows_warbands_pawns_relics_and_cards() -> None:
    """2.8. One line for the site, one for its cards."""
    scene = oath(3).warbands(1, "provinces.1", 2).pawn(1, "provinces.1")
    scene.g.favor_on[CARD["taming-charm"].index] = 1
    text = drawn(scene, offered=("place:provinces.1", "card:taming-charm", "buried:2.0"))
    assert "[1]Mountain 1/2 B2 @B ▣ relic[3]" in text
    assert "Taming Charm Arcane (◆) 1●[2]" in text
    assert "Plains 1/3 ♛2 @A @C" in text
    assert "unknown site (facedown)" in text


def test_bandits_are_counted() -> None:
    """10.bandits. Where nobody's warbands are."""
    assert "Mountain 1/2 bandits 1" in drawn(oath(3).warbands(0, "provinces.1", 0))


def test_piles_show_backs_and_what_one_knows() -> None:
    """9.4. Equal backs are counted; a known card has its name."""
    scene = oath(3)
    scene.g.piles[0] = [CARD["keep"], CARD["scouts"], CARD["conspiracy"], CARD["garrison"]]
    scene.g.pile_seen[0] = [0, 0, 0, 1]
    assert "CRADLE · discard pile 4: Garrison, Vision, denizen ×2" in drawn(scene, 0)
    assert "CRADLE · discard pile 4: denizen, Vision, denizen ×2" in drawn(scene, 1)


def test_a_court_shows_what_its_owner_may_see() -> None:
    """2.2. Face down for the others."""
    scene = oath(3).adviser(1, "keep").adviser(1, "scouts", up=False).relic(1, "cup-of-plenty")
    scene.has(1, flipped=1)
    mine, others = drawn(scene, 1), drawn(scene, 0)
    assert "Keep Order · ▒ Scouts · ▣ Cup of Plenty" in mine
    assert "Keep Order · ▒ denizen · ▣ Cup of Plenty" in others
    assert "1● 1◆ 1◇ warbands B3, bank 11 Supply 7 → 7" in others


def test_the_picture_says_who_wins_when() -> None:
    """3. Usurper, vision, Empire, successor."""
    scene = oath(4).citizen(3)
    scene.g.vision[2] = CARD["vision-of-faith"]
    scene.g.darkest, scene.g.visions_drawn, scene.g.round = 2, 2, 6
    text = " ".join(drawn(scene).split())
    assert "The Empire holds the title: 2 in 6 to win after this round (Ann)." in text
    assert "To take the title: sites ruled 0 of 4" in text
    assert "Vision of Faith: the Darkest Secret (held by: Clara); one Vision still to be drawn" in text
    assert "To succeed the Chancellor: relics and banners 0 of 2" in text
    scene.g.title, scene.g.usurper = 1, True
    assert "Usurper: wins at the next Wake Phase!" in drawn(scene)


def test_the_war_table() -> None:
    """5.5. Targets, dice, plans, faces and the odds before the roll."""
    scene = oath(3).turn(1).board(1, 6)
    c = scene.g.campaign = Campaign(attacker=1, at=0, defender=0, declared=True, sites=[0], dice=5, shields=1)
    assert "B Boris  force 6\n" in drawn(scene), "no dice before they are counted"
    c.step = STEPS.index(attacker_plans)
    c.plans.append((CARD["longbows"].index, 1, 1))
    text = drawn(scene)
    assert "Campaign: Boris attacks from Plains" in text
    assert "Targets: Plains" in text
    assert "B Boris  force 6, 5 dice plans: Longbows" in text
    assert "The attacker’s chance, sacrificing warbands whenever that wins:" in text
    assert "wins: 100%" in drawn(scene), "five dice and six to sacrifice against nobody"
    assert percent(odds_now(scene.g, c)) == 100, "previews say the same: the sum of all rolls misses 1 by a hair"
    c.roll, c.attack = [0, 3, 5], 3
    assert "‡ † ††x = 3" in drawn(scene)


def test_the_scales() -> None:
    """6.6.1, 7.6.3. What both give."""
    scene = oath(3).relic(1, "cup-of-plenty")
    scene.g.deal = Deal(proposer=0, other=1, kinds=0, rule="6.6.1", space=2)
    scene.g.deal.favor[0], scene.g.deal.things[1] = 2, [CARD["cup-of-plenty"]]
    text = drawn(scene)
    assert "A Ann: 2●" in text
    assert "B Boris: Cup of Plenty" in text
    assert "for Citizenship, with relic from the Reliquary" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_it_can_be_drawn_at_any_moment_within_eighty_columns(language: str, seats: int) -> None:
    """components. For everybody, from the first question to the end, with all that is offered."""
    table, random = Table(GAME, seats, seed="picture"), Random(f"{seats}")
    words = Words(language, GAME, PLAYERS)
    pictures = 0
    while not table.over:
        decision = random.choice(table.pending)
        if random.random() < 0.1 or decision.prompt in ("plan", "deal", "sacrifice", "occupy"):
            labels = {option.ref: "99" for option in decision.options}
            for seat in (decision.seat, None):
                for line in GAME.picture(table.view(seat), words, labels):
                    assert sum(len(text) for text, _ in line) < 80, line
                pictures += 1
        table.answer(random.choice(list(decision.options)), decision.seat)
    assert GAME.picture(table.view(None), words, {})
    assert pictures > 20


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["THE CHRONICLE, written by Boris", "next title:", "accepted: C Clara", "suit: Nomad"]),
        ("ru", ["ХРОНИКА, составляет Boris", "новый титул:", "согласны: C Clara", "масть:"]),
    ],
)
def test_the_chronicle_is_shown_as_it_is_written(language: str, lines: list[str]) -> None:
    """8. In place of the turn: what stands there so far."""
    scene = oath(4)
    scene.g.winner, scene.g.won_by = 1, ["usurper"]
    scene.g.chronicle = Chronicle(oath=GOAL["devotion"], offered=[3, 2], accepted=[2], suit=SUIT["nomad"], step=3)
    text = drawn(scene, language=language)
    assert all(line in text for line in lines)
    scene.g.chronicle.built, scene.g.chronicle.at = CARD["great-spire"], 2
    assert Words(language, GAME, {}).name("edifice:great-spire") in drawn(scene, language=language)
