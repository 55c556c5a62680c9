"""Hints of Legends where no points change at once: strength in a region, coins, and the auction."""

from __future__ import annotations

import re

import pytest

import crownlands
from crownlands.core.components import DONE, PLAYERS
from crownlands.core.decisions import Decision, Preview
from crownlands.games.legends import GAME
from crownlands.games.legends.hint_reasons import good_for, why
from crownlands.words import LANGUAGES, Words
from tests.legends.scene import Scene


def reasons(before: Scene, after: Scene, code: str) -> list[Preview]:
    """What a hint says of a region that is chosen for an army, if it leads from one position to another."""
    option = before.region(code)
    return good_for(before.g, Decision(0, "place-army", [option], "turn.3", None), option, after.g)


def test_a_bid_says_what_would_be_left_for_cards() -> None:
    """turn.1. The highest bid alone is paid."""
    table = crownlands.table("legends", seats=3, seed=7)
    asked = table.decision
    assert asked.prompt == "bid" and asked.facts is not None
    (bid,) = good_for(table.state, asked, asked.options[2], None)
    assert bid.facts == {"number": 2, "left": table.state.coins[asked.seat] - 2}
    for language in LANGUAGES:
        assert "{" not in Words(language, GAME).text("hint-bid", **bid.facts)


def test_an_army_that_brings_no_points_says_how_strong_its_owner_is_there() -> None:
    """end.regions. Armies and cities count; the strongest of the others is named."""
    before = Scene().armies(0, D5=1).armies(1, D5=1).armies(2, D5=3).cities(0, "D5")
    after = Scene().armies(0, D5=2).armies(1, D5=1).armies(2, D5=3).cities(0, "D5")
    assert not reasons(before, after, "D5"), "the third seat loses the region: the points say it"
    before, after = (scene.armies(2, D5=2) for scene in (before, after))
    (told,) = reasons(before, after, "D5")
    assert (told.key, told.facts["mine"], told.facts["theirs"]) == ("strength", 3, 5)
    assert (told.facts["rival"], told.facts["state"]) == (PLAYERS[2], "behind")


def test_a_hint_speaks_of_the_region_that_it_advises_whatever_comes_after_it() -> None:
    """end.regions. One army goes to D5, and then two more to D4, where nobody's points change either."""
    before = Scene().armies(0, D4=1, D5=1).armies(2, D4=9, D5=5)
    after = Scene().armies(0, D4=3, D5=2).armies(2, D4=9, D5=5)
    (told,) = reasons(before, after, "D5")
    assert (told.facts["region"], told.facts["mine"]) == (before.region("D5"), 2)
    done = good_for(before.g, Decision(0, "place-army", [DONE], "turn.3", None), DONE, after.g)
    assert [reason.key for reason in done] == ["stop"], "who stops is told nothing of armies"


def test_land_that_changes_hands_is_told_as_won_and_as_lost() -> None:
    """end.regions, end.islands. A region won for another one is worth nothing, but it is not nothing."""
    before, after = Scene().armies(0, D4=1, D5=1), Scene().armies(0, D3=1, D5=1)
    changes = why(before.g, after.g) or []
    assert [(seat, item.key, item.points, list(item.facts.values())) for seat, item in changes] == [
        (0, "regions", 1, [[before.region("D3")]]),
        (0, "regions", -1, [[before.region("D4")]]),
    ], "the island was the seat's own before, whatever it is called by"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_stops_is_told_what_does_not_happen(language: str) -> None:
    """turn.3. A player who builds no city is not told that armies stay where they are."""
    words = Words(language, GAME)
    source = "".join(path.read_text(encoding="utf-8") for path in GAME.home.rglob("*.py"))
    prompts = set(re.findall(r'may_choose\(\s*\w+, "([a-z-]+)"', source)) - {"lay-event-token"}
    told = [words.text("hint-stop", question=prompt) for prompt in sorted(prompts)]
    assert len(prompts) == len(set(told)) == 9
