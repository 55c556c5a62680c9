"""9.4, 3. The view: the public table, who rules and who would win when; scores that tell the ending."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from crownlands.core.table import Table
from crownlands.games.oath import GAME, war_view
from crownlands.games.oath.campaign.plans import attacker_plans
from crownlands.games.oath.campaign.rolls import sacrifice
from crownlands.games.oath.campaign.steps import STEPS
from crownlands.games.oath.claims import rank, score_all
from crownlands.games.oath.components import (
    CARD,
    COMPONENTS,
    GOAL,
    LAST_ROUND,
    OATHKEEPER_DICE,
    PAWN_DICE,
    SEARCH_SUPPLY,
)
from crownlands.games.oath.rest import end_turn
from crownlands.games.oath.state import EMPIRE, NOBODY, WAKE, Campaign, Deal
from crownlands.games.oath.title import crown
from crownlands.games.oath.turn import wake
from tests.oath.scene import Scene, oath, random_game


def claim(scene: Scene, seat: int, way: str) -> dict[str, Any]:
    """What the view says about one way of a seat to win."""
    return next(row for row in GAME.view(scene.g, 0)["claims"][seat] if row["way"] == way)


def facts(row: dict[str, Any]) -> tuple[Any, ...]:
    return row["met"], row["wins"], row["goal"], row["have"], row["needs"]


# -- the table --------------------------------------------------------------------------------------------------


def test_before_anybody_is_asked_there_is_a_view() -> None:
    """1. The first thing that is asked is a board."""
    table = Table(GAME, 5, seed="view")
    seen = table.view(None)
    assert seen["stage"] == "setup"
    assert sorted(player["role"] for player in seen["players"]) == ["chancellor", *["exile"] * 4]
    assert seen["claims"] == [[]] * 5
    assert [player["colour"] for player in seen["players"]].count(None) == 4
    assert (seen["imperial"], seen["won_at"]) == (False, None)
    json.dumps(seen)


def test_a_site_shows_what_lies_and_stands_there() -> None:
    """2.8, 10.ruling. Warbands, tokens, pawns, rulers."""
    scene = oath(3).card("keep", "cradle.1").warbands(1, "provinces.1", 2).pawn(1, "provinces.1")
    scene.g.favor_on[CARD["keep"].index] = 1
    cradle, province = GAME.view(scene.g, None)["sites"][0], GAME.view(scene.g, None)["sites"][2]
    assert {"card": "card:keep", "favor": 1, "secrets": 0} in cradle["cards"]
    assert (cradle["holder"], cradle["rulers"], cradle["pawns"]) == ("purple", [0], [0, 2])
    colour = GAME.view(scene.g, None)["players"][1]["colour"]
    assert (province["holder"], province["warbands"], province["rulers"]) == (colour, 2, [1])
    assert province["pawns"] == [1]


def test_room_is_what_the_rules_leave_not_what_is_printed() -> None:
    """2.8.1, 7.6.4, card.salt-the-earth, card.assassin, card.family-wagon. For cards at a site, and in a court."""
    scene = oath(3).site("plains", "cradle.1")
    scene.g.cards[0] = []
    seen = GAME.view(scene._changed().g, None)
    assert seen["sites"][0]["room"] == CARD["plains"].capacity > 1
    assert [site["room"] for site in seen["sites"] if not site["up"]] == [0] * 5
    scene.card("salt-the-earth", "cradle.1").adviser(1, "jinx").adviser(2, "family-wagon")
    assert GAME.view(scene.g, None)["sites"][0]["room"] == 1
    assert [player["free_places"] for player in GAME.view(scene.g, None)["players"]][1:] == [2, 1]
    scene.adviser(1, "assassin").adviser(2, "wolves")
    assert [player["free_places"] for player in GAME.view(scene.g, None)["players"]][1:] == [0, 0]


def test_the_track_of_visions_makes_searching_dearer() -> None:
    """5.1.1, 2.1.6. The last step of the track holds for all visions after it."""
    scene = oath(3)
    prices = []
    for drawn in range(len(SEARCH_SUPPLY) + 1):
        scene.g.visions_drawn = drawn
        prices.append(GAME.view(scene.g, None)["search_supply"])
    assert prices == [*SEARCH_SUPPLY, SEARCH_SUPPLY[-1]]


def test_bandits_rule_what_lies_open_and_empty() -> None:
    """10.ruling. Nobody rules a site that lies face down."""
    seen = GAME.view(oath(3).warbands(0, "provinces.1", 0).g, None)["sites"]
    assert (seen[2]["rulers"], seen[2]["bandits"]) == ([], True)
    assert [(site["rulers"], site["bandits"]) for site in seen if not site["up"]] == [([], False)] * 5


def test_citizens_rule_with_the_empire_and_count_its_bank() -> None:
    """6.6.3, 4.3.3. Rulers of an Imperial site are all Imperial players; supply follows the Chancellor's."""
    scene = oath(4).citizen(2)
    seen = GAME.view(scene.g, None)
    assert seen["sites"][0]["rulers"] == [0, 2]
    assert seen["players"][2]["bank"] == scene.g.reserve[0]
    assert seen["players"][2]["role"] == "citizen"


def test_supply_after_a_rest_is_foretold() -> None:
    """4.3.3, 4.3.4. By warbands in the bank, with what was not spent on top."""
    scene = oath(3).board(1, 6).has(1, supply=0)
    assert GAME.view(scene.g, None)["players"][1]["supply_next"] == 5
    assert GAME.view(scene.has(1, supply=1).g, None)["players"][1]["supply_next"] == 6


def test_every_ref_of_a_view_is_a_component_and_has_facts() -> None:
    """components. A client can look up all that it is shown."""
    table = random_game(4, "refs")
    known = {**COMPONENTS}
    cards = GAME.catalogue()["cards"]

    def refs(data: Any) -> Any:
        if isinstance(data, dict):
            for value in data.values():
                yield from refs(value)
        elif isinstance(data, list):
            for value in data:
                yield from refs(value)
        elif isinstance(data, str) and ":" in data:
            yield data

    found = set(refs(table.view(0)))
    assert len(found) > 150
    assert found <= known.keys()
    assert {ref for ref in found if ref.startswith(("card:", "site:", "relic:", "vision:"))} <= cards.keys()
    json.dumps(GAME.catalogue())


def test_a_campaign_is_shown_whole() -> None:
    """5.5. Both sides, targets, plans, flags and the odds."""
    scene = oath(3).turn(1).board(1, 3)
    scene.g.campaign = Campaign(attacker=1, at=0, defender=0, declared=True, sites=[0], dice=3, shields=4)
    assert GAME.view(scene.g, 2)["campaign"]["odds"] is None, "before the dice are counted"
    scene.g.campaign.step = STEPS.index(attacker_plans)
    scene.g.campaign.plans.append((CARD["longbows"].index, 1, 1))
    scene.g.campaign.no_skulls = True
    war = GAME.view(scene.g, 2)["campaign"]
    assert (war["attacker"], war["defender"], war["targets"]["sites"]) == (1, 0, [0])
    assert war["plans"] == [{"card": "card:longbows", "user": 1, "side": "attacker", "expires": False}]
    assert war["flags"] == ["no_skulls"]
    assert war["odds"] == 4
    scene.g.campaign.won = 1
    assert GAME.view(scene.g, 2)["campaign"]["odds"] is None


def test_a_campaign_says_where_its_dice_come_from_and_what_a_sacrifice_costs() -> None:
    """5.5.2, 5.5.5, 2.11. A row for each target and for the title; the price while it can be paid."""
    scene = oath(3).board(1, 3).pawn(1, "cradle.1").pawn(0, "cradle.1")
    war = scene.g.campaign = Campaign(attacker=1, at=0, defender=0, sites=[0], pawn=True)
    seen = GAME.view(scene.g, 2)["campaign"]
    assert (seen["part"], seen["price"]) == ("declare", 0)
    site = scene.g.sites[0]
    assert seen["brings"] == [
        {"what": site.ref, "dice": site.defense},
        {"what": "pawn", "dice": PAWN_DICE},
        {"what": scene.g.oath.ref, "dice": OATHKEEPER_DICE},
    ]
    scene.g.title = 1
    assert len(GAME.view(scene.g, 2)["campaign"]["brings"]) == 2, "the title does not defend against its holder"
    war.step, war.attack, war.defense = STEPS.index(sacrifice), 3, 5
    assert GAME.view(scene.g, 2)["campaign"]["price"] == 3
    war.defense = 6
    assert GAME.view(scene.g, 2)["campaign"]["price"] == 0, "one warband too few"
    war.won, war.defense = 1, 2
    assert GAME.view(scene.g, 2)["campaign"]["price"] == 0


def test_every_step_of_a_campaign_has_a_name() -> None:
    """5.5. In the order in which a campaign goes through them."""
    names = [war_view.part(Campaign(attacker=1, at=0, step=step)) for step in range(len(STEPS))]
    assert list(dict.fromkeys(names)) == ["declare", "plans", "roll", "sacrifice", "losses", "spoils"]
    assert names[STEPS.index(attacker_plans)] == "plans"


def test_a_deal_is_shown_whole() -> None:
    """6.6.1, 7.6.3. Both scales."""
    scene = oath(3).relic(1, "cup-of-plenty")
    deal = Deal(proposer=0, other=1, kinds=0, rule="6.6.1", space=2)
    deal.favor[0], deal.things[1] = 2, [CARD["cup-of-plenty"]]
    scene.g.deal = deal
    seen = GAME.view(scene.g, 2)["deal"]
    assert (seen["gives"][0]["favor"], seen["gives"][1]["things"]) == (2, ["relic:cup-of-plenty"])
    assert seen["space"] == 2


@pytest.mark.parametrize(
    ("turned", "proposed", "asked"), [(False, False, 0), (False, True, 1), (True, False, 1), (True, True, 0)]
)
def test_a_deal_says_who_is_to_speak(turned: bool, proposed: bool, asked: int) -> None:
    """7.6.3. Its author puts things on the scales; who has changed it hands it back."""
    scene = oath(3)
    scene.g.deal = Deal(proposer=0, other=1, kinds=0, rule="7.6.3", turned=turned, proposed=proposed)
    seen = GAME.view(scene.g, 2)["deal"]
    assert (seen["asked"], seen["proposed"]) == (asked, proposed)


def test_whoever_is_to_speak_of_a_deal_is_asked() -> None:
    """7.6.3. In random games, at every question about what lies on the scales."""
    prompts = {"deal": False, "deal-amount": False, "deal-answer": True}
    met = set()
    for number in range(12):
        table, random = Table(GAME, 3 + number % 3, seed=f"scales {number}"), Random(number)
        for _ in range(600):
            if table.over:
                break
            decision = table.decision
            if decision.prompt in prompts:
                deal = table.view(None)["deal"]
                assert (deal["asked"], deal["proposed"]) == (decision.seat, prompts[decision.prompt])
                met.add((decision.prompt, deal["turned"]))
            table.answer(random.choice(decision.options), decision.seat)
    assert len(met) > 3


# -- who wins when ----------------------------------------------------------------------------------------------


def test_an_exile_sees_how_many_sites_are_missing() -> None:
    """2.11, 3.1. More than everybody else: the Empire counts once."""
    scene = oath(4).citizen(3).warbands(1, "provinces.1", 1)
    assert facts(claim(scene, 1, "usurper")) == (False, None, "sites", 1, 3)


@pytest.mark.parametrize(("usurper", "wins"), [(False, "wake-after-next"), (True, "next-wake")])
def test_a_title_in_exile_wins_at_a_wake(usurper: bool, wins: str) -> None:
    """3.1, 4.1.3. First a usurper, then a winner."""
    scene = oath(3)
    scene.g.title, scene.g.usurper = 1, usurper
    assert claim(scene, 1, "usurper")["wins"] == wins
    assert not claim(scene, 0, "empire")["met"]


def test_after_its_last_turn_a_usurper_wins_at_the_end_of_the_round() -> None:
    """3.4.2. In the last round, behind the own turn."""
    scene = oath(3).turn(1)
    scene.g.title, scene.g.usurper, scene.g.round = 1, True, 8
    assert claim(scene, 1, "usurper")["wins"] == "end-of-round"
    scene.g.phase = WAKE
    assert claim(scene, 1, "usurper")["wins"] == "next-wake"


def test_the_view_says_when_the_game_was_won() -> None:
    """3.1, 3.3, 3.4. Also in the last round an Exile can win as they wake, before it has ended."""
    scene = oath(3).turn(1)
    g = scene.g
    g.title, g.usurper, g.round, g.phase = 1, True, LAST_ROUND, WAKE
    scene.asks(wake(g, 1))
    assert (GAME.view(g, 0)["won_by"], GAME.view(g, 0)["won_at"]) == (["usurper"], "wake")
    scene = oath(3).turn(2)
    g = scene.g
    g.title, g.usurper, g.round = 1, True, LAST_ROUND
    scene.asks(end_turn(g, 2))
    seen = GAME.view(g, 0)
    assert (seen["won_by"], seen["won_at"], seen["imperial"]) == (["usurper"], "last-round", False)
    crown(g, 0, ["steadfast"])
    assert GAME.view(g, 0)["won_at"] == "end-die"


@pytest.mark.parametrize(("drawn", "banner", "wins"), [(3, 1, "next-wake"), (2, 1, None), (3, 2, None)])
def test_a_vision_wants_its_goal_and_three_visions(drawn: int, banner: int, wins: str | None) -> None:
    """3.2. Both."""
    scene = oath(3)
    scene._take_away(CARD["vision-of-rebellion"])
    scene.g.vision[1] = CARD["vision-of-rebellion"]
    scene.g.people, scene.g.visions_drawn = banner, drawn
    row = claim(scene, 1, "vision")
    assert (row["wins"], row["met"], row["holder"]) == (wins, banner == 1, banner)
    assert row["visions_missing"] == 3 - drawn


@pytest.mark.parametrize(("round_", "sixths", "least"), [(4, 0, None), (5, 1, 6), (6, 2, 5), (7, 4, 3), (8, 6, 1)])
def test_the_empire_sees_its_end_die(round_: int, sixths: int, least: int | None) -> None:
    """3.3, 3.4. One side in round 5, two in round 6, four in round 7; the last round ends anyway."""
    scene = oath(3)
    scene.g.round = round_
    row = claim(scene, 0, "empire")
    assert (row["met"], row["sixths"]) == (True, sixths)
    assert GAME.view(scene.g, 0)["end_die"] == least
    assert row["wins"] == {0: None, 6: "end-of-round"}.get(sixths, "end-die")


def test_a_successor_wins_instead_of_the_chancellor() -> None:
    """3.3.1. The Citizen with more relics and banners than every other Imperial player."""
    scene = oath(4).citizen(2)
    scene.g.round = 6
    assert facts(claim(scene, 2, "successor")) == (False, None, "relics-and-banners", 0, 2)
    scene.relic(2, "cup-of-plenty").relic(2, "map")
    assert claim(scene, 2, "successor")["met"]
    assert claim(scene, 2, "empire")["wins"] == "end-die"
    assert claim(scene, 0, "empire")["wins"] is None
    assert claim(scene, 0, "empire")["heir"] == 2


def test_a_successor_by_the_scepter() -> None:
    """oath.devotion. Who holds the Grand Scepter."""
    scene = oath(3).citizen(1)
    scene.g.oath = GOAL["devotion"]
    row = claim(scene, 1, "successor")
    assert (row["goal"], row["holder"], row["met"]) == ("the-grand-scepter", 0, False)


def ways(scene: Scene, seat: int) -> list[str]:
    return [row["way"] for row in GAME.view(scene.g, None)["claims"][seat]]


def test_the_nearest_way_to_win_stands_first() -> None:
    """3. By what it misses, visions that are still to be drawn included; what wins by itself before all others."""
    scene = oath(3).vision(1, "vision-of-rebellion")
    scene.g.visions_drawn = 2
    assert ways(scene, 1) == ["vision", "usurper"], "a banner and one more vision, or four sites"
    scene.warbands(1, "provinces.1", 1).g.visions_drawn = 0
    assert ways(scene, 1) == ["usurper", "vision"], "two more sites, or a banner and three visions"
    scene.g.title, scene.g.people, scene.g.visions_drawn = 1, 1, 3
    assert ways(scene, 1) == ["vision", "usurper"], "the next wake comes before the one after"
    scene.g.usurper, scene.g.people = True, 2
    assert ways(scene, 1) == ["usurper", "vision"]


def test_an_empire_is_near_to_its_heir_alone() -> None:
    """3.3.1. Whoever is not the heir has to succeed first."""
    scene = oath(4).citizen(2)
    assert ways(scene, 2) == ["successor", "empire"]
    scene.relic(2, "cup-of-plenty").relic(2, "map")
    scene.g.round = 6
    assert ways(scene, 2) == ["empire", "successor"]


# -- the ending -------------------------------------------------------------------------------------------------


def test_the_ending_can_be_told() -> None:
    """3. Title, sites, relics and banners; the winner first, all others together."""
    scene = oath(3).relic(1, "map")
    scene.g.people = 1
    assert rank(scene.g) == [[0, 1, 2]]
    crown(scene.g, 1, ["usurper"])
    assert rank(scene.g) == [[1], [0, 2]]
    items = {item.key: item for item in score_all(scene.g)[1].items}
    assert items["victory"].facts["way"] == "usurper"
    assert items["relics-and-banners"].facts["things"] == [CARD["map"], CARD["peoples-favor"]]
    assert {item.key for item in score_all(scene.g)[0].items} == {"title", "sites", "relics-and-banners"}
    assert GAME.view(scene.g, None)["winner"] == 1


def test_the_catalogue_prices_the_actions_that_cost_supply() -> None:
    """5. From the nearest to the farthest journey, from the cheapest to the dearest search."""
    prices = GAME.catalogue()["supply"]["actions"]
    assert prices["action:travel"] == [1, 4]
    assert prices["action:search"] == [2, 4]
    assert prices["action:campaign"] == [2, 2]
    assert set(prices) <= set(GAME.catalogue()["actions"])
    assert "action:rest" not in prices


def test_a_site_flies_the_flag_of_whoever_it_belongs_to() -> None:
    """2.8. Warbands first, then bandits; what lies face down belongs to nobody. Free places are counted here."""
    scene = oath(3).turn(1)
    g = scene.g
    g.holder[2], g.bands[2] = NOBODY, 0
    scene._changed()
    sites = GAME.view(g, None)["sites"]
    assert (g.holder[0], sites[0]["flag"]) == (EMPIRE, "empire")
    assert (sites[2]["up"], sites[2]["flag"]) == (True, "bandits")
    assert {site["flag"] for site in sites if not site["up"]} == {None}
    g.holder[0] = g.colour[1]
    scene._changed()
    site = GAME.view(scene.g, None)["sites"][0]
    assert (site["flag"], site["free"]) == (1, site["room"] - len(site["cards"]))
