"""What a player asks before choosing: why not, and what an option leads to."""

from __future__ import annotations

from crownlands.core.components import PLAYERS, Component
from crownlands.core.decisions import Decision, Preview, Reason
from crownlands.games.oath import words
from crownlands.games.oath.components import CARD, CRADLE, DECK, PLACES
from crownlands.games.oath.muster import new_muster
from crownlands.games.oath.previews import previews
from crownlands.games.oath.state import Campaign
from crownlands.games.oath.trade import new_trade
from crownlands.games.oath.travel import ON_FOOT
from crownlands.games.oath.turn import menu
from crownlands.games.oath.why_not import why_not
from tests.oath.scene import Scene, oath


def reasons(scene: Scene, seat: int, prompt: str, *options: Component, about: object = None) -> dict[str, Reason]:
    """Why not, by what is refused."""
    found = why_not(scene.g, Decision(seat, prompt, options, "4.2", None, about=about))
    return {thing.ref: reason for thing, reason in found}


def told(
    scene: Scene, seat: int, prompt: str, *options: Component, about: object = None, **facts: Component
) -> dict[str, Preview]:
    """Previews by option."""
    found = previews(scene.g, Decision(seat, prompt, options, "4.2", facts, about=about))
    return {option.ref: told for option, told in found}


def test_without_supply_the_great_actions_are_closed() -> None:
    """4.2. Each with what it costs; what is offered is not refused."""
    scene = oath(3).turn(1).has(1, supply=0)
    found = reasons(scene, 1, "act", *menu(scene.g, 1))
    for action in (words.SEARCH, words.TRAVEL, words.CAMPAIGN):
        assert found[action.ref].key == "no-supply"
        assert found[action.ref].facts["has"] == 0
    assert words.REST.ref not in found


def test_a_power_in_reach_says_what_is_missing() -> None:
    """6.2, 7.1.2. Its price."""
    scene = oath(3).turn(1).pawn(1, "provinces.1").has(1, secrets=0)
    found = reasons(scene, 1, "act", *menu(scene.g, 1))
    assert found["card:taming-charm"].key == "no-secrets"


def test_nobody_musters_on_ruins_or_occupied_cards() -> None:
    """5.2.1, 2.9. The one is of no use, the other has had its favor."""
    scene = oath(3).turn(1).card("hall-of-mockery", "cradle.1")
    scene.g.favor_on[CARD["longbows"].index] = 1
    found = reasons(scene, 1, "muster", about=new_muster(scene.g, 1))
    assert (found["ruin:hall-of-mockery"].key, found["card:longbows"].key) == ("ruin", "occupied")


def test_a_trade_foretells_what_it_brings() -> None:
    """5.3.2. A favor and one for each adviser of the suit; for favor, secrets only by advisers."""
    scene = oath(3).turn(1).adviser(1, "keep").has(1, favor=2)
    order = new_trade(scene.g, 1)
    found = told(scene, 1, "trade-for", words.FAVOR, words.SECRET, about=order, card=CARD["longbows"])
    assert found["favor"].facts == {"favor": 2, "bank": scene.g.banks[2]}
    assert found["secret"].facts == {"secrets": 1}
    scene.g.banks[2] = 1
    found = told(scene, 1, "trade-for", words.FAVOR, about=order, card=CARD["longbows"])
    assert found["favor"].facts["favor"] == 1


def test_a_journey_foretells_its_cost_and_never_names_what_lies_face_down() -> None:
    """5.6.1, 9.4. From the cradle: 1, 2 or 4 supply."""
    scene = oath(3).turn(1)
    found = told(scene, 1, "travel", *PLACES[1:])
    assert [found[place.ref].facts["supply"] for place in PLACES[1:]] == [1, 2, 2, 2, 4, 4, 4]
    named = [place.ref for place in PLACES[1:] if "site" in found[place.ref].facts]
    assert named == ["place:provinces.1", "place:hinterland.1"]
    closed = reasons(scene.has(1, supply=2), 1, "travel", *PLACES[1:5], about=ON_FOOT)
    assert {ref: reason.facts["needs"] for ref, reason in closed.items()} == {
        "place:hinterland.1": 4, "place:hinterland.2": 4, "place:hinterland.3": 4,
    }  # fmt: skip


def test_a_search_foretells_its_supply() -> None:
    """5.1.1. By visions drawn; a pile always costs the same."""
    scene = oath(3).turn(1)
    scene.g.visions_drawn = 3
    found = told(scene, 1, "search", DECK, CRADLE.pile)
    assert (found["deck"].facts["supply"], found["pile:cradle"].facts["supply"]) == (4, 2)


def test_a_player_who_is_elsewhere_cannot_be_attacked() -> None:
    """5.5.1. Neither can bandits at a site that has a ruler; oneself is not spoken of."""
    scene = oath(3).turn(1).pawn(2, "provinces.1")
    scene.g.campaign = Campaign(attacker=1, at=0)
    found = reasons(scene, 1, "defender", PLAYERS[0])
    assert {ref: reason.key for ref, reason in found.items()} == {
        "seat:2": "not-here",
        "bandits": "site-has-a-ruler",
    }
