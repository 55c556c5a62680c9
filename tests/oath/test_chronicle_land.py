"""8.3.2-8.7. What stays of the land and what goes."""

from __future__ import annotations

from typing import Any

import pytest

from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.chronicle import write_chronicle
from crownlands.games.oath.components import CARD, GOAL, PLACES, SCEPTER, SUIT
from crownlands.games.oath.heritage import Kept, fill_map, first_heritage, next_heritage
from crownlands.games.oath.land import FIRST_LAND, read_land
from crownlands.games.oath.saga import SAGAS
from crownlands.games.oath.state import Chronicle
from tests.oath.scene import Scene, oath

EIGHT = ("mine", "river", "steppe", "marshes", "plains", "wastes", "deep-woods", "great-slum")


def written(winner: int = 0, seats: int = 4) -> Scene:
    """A game that is over: eight open sites in a row, all empty, and a chronicle that is written."""
    scene = oath(seats, heritage=first_heritage())
    g = scene.g
    for place, site in zip(PLACES, EIGHT, strict=True):
        scene.site(site, place.name).warbands(0, place.name, 0)
        g.archive += g.cards[place.slot]
        g.cards[place.slot] = []
        g.relic_deck += g.buried[place.slot]
        g.relic_deck_seen += [0] * len(g.buried[place.slot])
        g.buried[place.slot], g.buried_seen[place.slot] = [], []
    g.winner, g.won_by = winner, ["usurper" if winner else "empire"]
    g.chronicle = Chronicle(oath=GOAL["devotion"], suit=SUIT["order"])
    return scene


def after(scene: Scene) -> dict[str, Any]:
    """What the next table starts from; it can be read."""
    found = next_heritage(scene.g, {})
    read_land(found)
    return found


def sites(heritage: dict[str, Any]) -> list[str | None]:
    return [row["site"] for row in heritage["board"]]


def cards(heritage: dict[str, Any], site: str) -> list[str]:
    return next(list(row["cards"]) for row in heritage["board"] if row["site"] == site)


# -- which sites stay -------------------------------------------------------------------------------------------


def test_sites_that_nobody_rules_and_those_of_others_go() -> None:
    """8.3, 8.3.2. Their denizens are at stake, their relics go back to the deck."""
    scene = written().warbands(0, "cradle.1", 1).warbands(1, "provinces.1", 2)
    scene.card("longbows", "cradle.1").card("wolves", "provinces.1").card("elders", "hinterland.1")
    bury(scene, "provinces.1", "map", seen=2)
    found = after(scene)
    assert sites(found) == ["mine", *[None] * 7]
    assert cards(found, "mine") == ["longbows"]
    assert {"wolves", "elders"} <= set(found["at_stake"]) and "longbows" not in found["at_stake"]
    assert "map" in found["relics_seen"]


def test_facedown_sites_go() -> None:
    """8.3.2. Nobody rules them."""
    scene = written().warbands(0, "cradle.1", 1)
    scene.g.site_up[1] = False
    assert sites(after(scene)) == ["mine", *[None] * 7]


def test_an_intact_edifice_that_the_winner_does_not_rule_falls() -> None:
    """8.3.2, 8.3.3. The site stays with the ruin; the denizens there are discarded; relics stay."""
    scene = written().card("great-spire", "provinces.1").card("longbows", "provinces.1")
    bury(scene, "provinces.1", "map", seen=4)
    bury(scene, "provinces.1", "whistle", seen=0)
    found = after(scene)
    assert found["board"][7] == {"site": "steppe", "cards": ["fallen-spire"], "relics": ["map"], "unseen": 1}
    assert "longbows" in found["at_stake"]


def test_an_old_ruin_that_the_winner_does_not_rule_goes() -> None:
    """8.3.2. The site to the deck, the ruin to the archive."""
    scene = written().card("fallen-spire", "provinces.1").card("longbows", "provinces.1")
    found = after(scene)
    assert sites(found) == [None] * 8
    assert "longbows" in found["at_stake"]
    g = next_table(found)
    assert CARD["great-spire"] in g.archive


def test_the_winners_ruins_are_set_aside_with_their_denizens() -> None:
    """8.3.3, 8.3.5.4. From the bottom of the map; an intact edifice that the winner rules stays in the row."""
    scene = written().card("fallen-spire", "cradle.2").card("longbows", "cradle.2").warbands(0, "cradle.2", 1)
    scene.card("forest-temple", "provinces.1").warbands(0, "provinces.1", 1)
    found = after(scene)
    assert sites(found) == ["steppe", *[None] * 6, "river"]
    assert cards(found, "river") == ["fallen-spire", "longbows"]
    assert "longbows" not in found["at_stake"]


def test_salt_the_earth_stays_where_it_lies() -> None:
    """8.3.5, card.salt-the-earth. Also at the Drowned City, and the next table can lay it out."""
    scene = (
        written().site("drowned-city", "cradle.1").card("salt-the-earth", "cradle.1").warbands(0, "cradle.1", 1)
    )
    found = after(scene)
    assert cards(found, "drowned-city") == ["salt-the-earth"]
    assert next_table(found).cards[0] == [CARD["salt-the-earth"]]


def test_the_forest_temple_spares_sites_with_beast_cards() -> None:
    # ruling O36
    """8.3.2, edifice.forest-temple. Wherever it stands; what is spared keeps its denizens, edifices still fall."""
    scene = written().card("forest-temple", "hinterland.3").card("keep", "hinterland.3")
    scene.card("wolves", "provinces.1").card("longbows", "provinces.1").card("elders", "provinces.2")
    scene.card("great-spire", "cradle.1").card("marsh-spirit", "cradle.1")
    found = after(scene)
    assert sites(found) == ["steppe", None, None, None, None, None, "mine", "great-slum"]
    assert cards(found, "steppe") == ["wolves", "longbows"]
    assert cards(found, "mine") == ["fallen-spire"] and cards(found, "great-slum") == ["ruined-temple"]
    assert {"elders", "marsh-spirit", "keep"} <= set(found["at_stake"])


def test_a_fallen_temple_spares_nothing() -> None:
    """8.3.2, ruin.ruined-temple. Only its intact side does; a ruin has no suit."""
    scene = written().card("ruined-temple", "hinterland.3").card("wolves", "provinces.1")
    assert sites(after(scene)) == [None] * 8


def test_the_temple_spares_an_old_ruin_with_a_beast_card_beside_it() -> None:
    """8.3.2, 8.3.3, edifice.forest-temple. Set aside with all that lies there: no edifice fell."""
    scene = written().card("forest-temple", "cradle.1").warbands(0, "cradle.1", 1)
    scene.card("fallen-spire", "provinces.1").card("wolves", "provinces.1")
    found = after(scene)
    assert sites(found) == ["mine", *[None] * 6, "steppe"]
    assert cards(found, "steppe") == ["fallen-spire", "wolves"]


# -- where they lie ---------------------------------------------------------------------------------------------


def kept(*names: str) -> list[Kept]:
    """Sites by name; with a star: with a ruin."""
    return [Kept(CARD[name.rstrip("*")], [CARD["fallen-spire"]] if "*" in name else [], [], 0) for name in names]


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        (["mine", "river", "steppe"], ["mine", "river", "steppe", None, None, None, None, None]),
        (["mine*"], [None] * 7 + ["mine"]),
        (["mine*", "river", "steppe*"], ["river", None, None, None, None, None, "mine", "steppe"]),
        (
            ["mine*", "river*", "steppe*", "plains*"],
            [None, None, None, None, "mine", "river", "steppe", "plains"],
        ),
        (
            ["mine", "river", "steppe", "plains", "wastes", "marshes", "great-slum*", "deep-woods"],
            ["mine", "river", "steppe", "plains", "wastes", "marshes", "deep-woods", "great-slum"],
        ),
        (
            ["mine*", "river*", "steppe*", "plains*", "wastes*", "marshes*"],
            [None, None, "mine", "river", "steppe", "plains", "wastes", "marshes"],
        ),
    ],
)
def test_how_the_map_closes_up(before: list[str], expected: list[str | None]) -> None:
    """8.3.5, 8.3.5.1, 8.3.5.2, 8.3.5.3, 8.3.5.4, 8.3.5.5. Up from the top; ruins from the bottom."""
    assert [None if each is None else each.site.name for each in fill_map(kept(*before))] == expected


# -- cards and relics -------------------------------------------------------------------------------------------


def bury(scene: Scene, place: str, relic: str, seen: int) -> None:
    scene._take_away(CARD[relic])
    scene.g.buried[scene.slot(place)].append(CARD[relic])
    scene.g.buried_seen[scene.slot(place)].append(seen)


def test_who_is_at_stake() -> None:
    # ruling O31
    """8.5. Piles and the losers' advisers, face down ones too; no visions, and none of the winner's."""
    scene = written(1).citizen(3).adviser(1, "longbows").adviser(2, "wolves").adviser(3, "elders", up=False)
    scene.adviser(0, "vision-of-faith", up=False).discarded("keep", "cradle").discarded("conspiracy", "cradle")
    found = after(scene)
    assert {"wolves", "elders", "keep"} <= set(found["at_stake"])
    assert not {"longbows", "vision-of-faith", "conspiracy"} & set(found["at_stake"])


def test_citizens_of_a_winning_empire_have_lost_too() -> None:
    """8.5. The winner alone keeps the advisers; here a Citizen who succeeds."""
    scene = written(3).citizen(2, 3).adviser(3, "longbows").adviser(2, "wolves").adviser(0, "elders")
    scene.g.won_by = ["empire"]
    found = after(scene)
    assert {"wolves", "elders"} <= set(found["at_stake"]) and "longbows" not in found["at_stake"]
    assert found["chancellor"] == 3


def test_a_replaced_denizen_is_safe() -> None:
    """8.3.1, 8.5. It went back to the world deck, which is not at stake."""
    scene = written().card("wolves", "cradle.1").warbands(0, "cradle.1", 1)
    scene.g.chronicle = Chronicle(step=4, oath=GOAL["devotion"])
    scene.asks(write_chronicle(scene.g), "card:wolves", "suit:order")
    found = after(scene)
    assert "wolves" in found["world"] and "wolves" not in found["at_stake"]
    assert cards(found, "mine") == ["forest-temple"]


def test_relics_of_the_winner_and_the_reliquary_come_on_top() -> None:
    """8.6, 8.6.1, 8.6.3. Those of the others go into the deck; the Scepter belongs to neither."""
    scene = written(1).relic(1, "map").relic(2, "whistle").relic(0, "ivory-eye")
    scene.g.reliquary[2] = None
    found = after(scene)
    assert SCEPTER in scene.g.relics[0]
    reliquary = {relic.name for relic in scene.g.reliquary if relic is not None}
    assert len(reliquary) == 3 and set(found["relic_deck"]) == {"map", *reliquary}
    assert {"whistle", "ivory-eye"} <= set(found["relics_seen"])
    assert SCEPTER.name not in (*found["relic_deck"], *found["relics_seen"])


def test_what_is_handed_on_tells_nothing_by_its_order() -> None:
    """8.7, 8.7.1, 8.3.4. Sorted names, and nothing of favor, secrets, warbands or pawns."""
    found = after(written().adviser(1, "wolves").adviser(2, "elders"))
    for key in ("world", "at_stake", "dispossessed", "relic_deck", "relics_seen"):
        assert found[key] == sorted(found[key])
    assert set(found) == {
        "played", "name", "board", "oath", "citizens", "chancellor", "world", "suit", "at_stake", "dispossessed",
        "relic_deck", "relics_seen", "annals",
    }  # fmt: skip


def test_the_first_land_as_a_heritage() -> None:
    """1, 8. A chronicle begins with the land of the first game, and plays like it."""
    assert read_land(first_heritage()) == FIRST_LAND
    alone, first = (
        Table(GAME, 4, seed="s", heritage=heritage).state for heritage in (None, SAGAS["chronicle"].begin(4))
    )
    assert (alone.sites, alone.relic_deck, alone.chancellor) == (first.sites, first.relic_deck, first.chancellor)


def test_a_winner_in_another_seat() -> None:
    # ruling O38
    """1.7. The Chancellor's seat goes with the winner; who is gone is Chancellor no more."""
    rules = SAGAS["chronicle"]
    found = after(written(2))
    assert rules.reseated(found, {0: 1, 2: 0})["chancellor"] == 0
    assert rules.reseated(found, {0: 1, 1: 0})["chancellor"] == -1
    gone = Table(GAME, 3, {"chancellor": "first"}, seed="s", heritage={**found, "chancellor": -1})
    there = Table(GAME, 3, {"chancellor": "first"}, seed="s", heritage=found)
    assert (gone.state.chancellor, there.state.chancellor) == (0, 2)
    assert (
        Table(GAME, 3, {"chancellor": "first"}, seed="s", heritage={**found, "chancellor": 5}).state.chancellor
        == 0
    )


def next_table(heritage: dict[str, Any], seats: int = 4, seed: str = "next") -> Any:
    """The next table after set-up."""
    table = Table(GAME, seats, seed=seed, heritage=heritage)
    while table.decision.rule.startswith("1."):
        table.answer(table.decision.options[0])
    GAME.check(table.state)
    return table.state
