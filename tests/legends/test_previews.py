"""What players are told before they decide, and the points they are shown."""

from random import Random

import pytest

from crownlands.core.dice import Dice
from crownlands.core.run import Run
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.games.legends.scoring import control, totals
from crownlands.games.legends.state import NOBODY
from crownlands.games.legends.view import view
from tests.legends.scene import Scene

EVERYTHING = dict.fromkeys(("exploration", "citadels", "leaders", "events"), True)


def went_on(table: Table, after: Run) -> bool:
    """Whether a fee is still to be paid, or the next seat has had no choice but to take the free card."""
    if after.over:
        return False
    turn_over = after.state.turn != table.state.turn  # type: ignore[attr-defined]
    return after.pending[0].prompt == "pay-host" or (turn_over and after.pending[0].prompt != "take-card")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variants", [None, EVERYTHING])
def test_what_is_foretold_comes_true(seats: int, variants: dict[str, bool] | None) -> None:
    """end, end.regions. Points, coins and control after an answer are those of its preview."""
    table, random = Table(GAME, seats, variants, seed=f"foretold {seats}"), Random(seats)
    checked = set()
    while not table.over:
        decision = table.decision
        for option, preview in table.previews(decision.seat):
            after = table.run.fork()
            after.answer(decision.seat, option)
            if "points" not in preview.facts or preview.key in ("leave", "points-to-move"):
                continue
            if went_on(table, after):
                continue
            g = after.state
            assert totals(g)[decision.seat] == preview.facts["points"], (decision, option)  # type: ignore[arg-type]
            if "control" in preview.facts and decision.prompt != "destroy-whose":
                owner = control(g)[option.index]  # type: ignore[arg-type,attr-defined]
                expected = {"won": decision.seat, "kept": decision.seat, "nobody": NOBODY}
                assert owner == expected.get(str(preview.facts["control"]), owner), (decision, option)
            checked.add(preview.key)
        table.answer(random.choice(decision.options), decision.seat)
    assert checked >= {"card", "place", "move", "build"}


def test_a_card_shows_price_coins_and_points() -> None:
    """turn.2, ability.per-coins. Coins that a card costs are missed where coins are counted."""
    scene = Scene().coins(7, 7, 7).has(0, "dire-ogre").row("lake", "graveyard", "forest-gnome", "dire-eye")
    assert scene.preview("lake").facts == {"price": 0, "coins": 7, "before": 2, "points": 2, "gain": 0}
    assert scene.preview("forest-gnome").facts == {"price": 1, "coins": 6, "before": 2, "points": 4, "gain": 2}
    assert scene.preview("dire-eye").facts == {"price": 2, "coins": 5, "before": 2, "points": 1, "gain": -1}


def test_an_army_shows_who_controls_the_region_then() -> None:
    """action.place, end.regions. Won, kept, nobody's, or somebody else's."""
    scene = Scene().armies(0, H2=1).armies(1, D5=1, H3=1, H4=2).cities(0, "H2", "H3", "H4").takes("dire-eye")
    assert {code: scene.preview(code).facts["control"] for code in ("D5", "H2", "H3", "H4")} == {
        "D5": "nobody",
        "H2": "kept",
        "H3": "won",
        "H4": "nobody",
    }
    scene = Scene().armies(1, D5=2).takes("dire-eye")
    assert scene.preview("D5").facts["control"] == "other"
    assert str(scene.preview("D5").facts["owner"]) == "seat:1"


def test_the_preview_tells_the_bandit_king_his_fee() -> None:
    """variant.leaders.bandit-king. A coin in another's city, nothing at home."""
    scene = Scene(leaders=True).leader(0, "bandit-king").cities(1, "H2").takes("dire-eye")
    assert (scene.preview("H2").facts["fee"], scene.preview("D5").facts["fee"]) == (1, 0)


def test_a_step_shows_its_cost_and_the_thieves() -> None:
    """action.move, ability.flying, variant.events.thieves. One point by land, more over water."""
    scene = (
        Scene(events=True).token("thieves", "D3").armies(0, D4=2).has(0, "dire-eye").takes("forest-pixie", "D4")
    )
    assert {code: scene.preview(code).facts["cost"] for code in scene.offered} == {
        "D3": 1,
        "D5": 1,
        "D6": 1,
        "H4": 2,
    }
    assert (scene.preview("D3").facts["robbed"], scene.preview("D5").facts["robbed"]) == (1, 0)
    assert scene.preview("H4").facts["left"] == 2


def test_a_preview_mentions_the_region_left_behind() -> None:
    """action.move, end.regions. Before a region is left, who controls it then."""
    scene = Scene().armies(0, D1=1, D3=2, D5=2).armies(1, D5=1).takes("ancient-sage")
    told = {code: scene.preview(code).facts["control"] for code in ("D1", "D3", "D5")}
    assert told == {"D1": "nobody", "D3": "kept", "D5": "nobody"}


def test_a_city_shows_the_token_it_takes_unless_it_is_unknown() -> None:
    """variant.exploration, variant.swamp. A face-down token says nothing, and its points are not foretold."""
    scene = Scene(exploration=True).token("magic-tome", "D1").armies(0, D1=1, D3=1).takes("stronghold")
    assert (scene.preview("D1").facts["find"], str(scene.preview("D1").facts["token"])) == (
        "known",
        "token:magic-tome",
    )
    assert (scene.preview("D1").facts["gain"], scene.preview("D3").facts["find"]) == (1, "nothing")
    scene = Scene(exploration=True, swamp=True).token("magic-tome", "D1").armies(0, D1=1).takes("stronghold")
    hidden = scene.preview("D1").facts
    assert (hidden["find"], hidden["token"], hidden["gain"]) == ("face-down", None, 0)
    scene.g.seen[scene.region("D1").index] = 1
    assert scene.preview("D1").facts["gain"] == 1


def test_the_preview_of_the_seventh_army_mentions_the_dragon() -> None:
    """variant.events.dragon. Its token is taken by who brings it."""
    scene = Scene(events=True).token("dragon", "D3").armies(1, D3=6).armies(0, D5=1).takes("ancient-sage", "D5")
    told = scene.preview("D3").facts
    assert (told["control"], told["find"], str(told["token"]), told["gain"]) == (
        "other",
        "known",
        "token:dragon",
        1,
    )


def test_a_raid_shows_whom_it_can_hit_and_what_it_changes() -> None:
    """action.destroy, ability.immunity, variant.leaders.red-sorceress. Protected armies are not among them."""
    scene = Scene(leaders=True).leader(0, "red-sorceress").armies(0, D5=1).armies(1, D5=1).armies(2, D5=1)
    scene.g.captives[0] = 2
    scene.has(2, "dire-giant").takes("dire-dragon", "done")
    owners = scene.preview("D5").facts["owners"]
    assert [str(owner) for owner in owners] == ["seat:0", "seat:1"]  # type: ignore[union-attr]
    scene.answers("D5")
    assert scene.preview("seat:1").facts["gain"] == 1, "the third captive"
    assert scene.preview("seat:0").facts["gain"] == 0


def test_two_actions_show_their_strength_with_all_abilities() -> None:
    """action.or, ability.army, ability.move. The card's own number and what has been added to it."""
    scene = Scene().has(0, "night-village").armies(0, D5=4).takes("lake")
    assert scene.preview("action:place").facts == {"armies": 3}
    assert scene.preview("action:move").facts == {"points": 3}
    poor = Scene().has(0, "night-village").armies(0, D5=17).takes("lake")
    assert poor.preview("action:place").facts == {"armies": 1}


def test_a_preview_changes_nothing_and_tells_nobody() -> None:
    table, random = Table(GAME, 2, EVERYTHING, seed="quiet"), Random(1)
    while not table.over:
        before, told = table.hash, len(table.log)
        table.previews(table.decision.seat)
        assert (table.hash, len(table.log)) == (before, told)
        table.answer(random.choice(table.decision.options), table.decision.seat)


def test_the_points_shown_are_the_score_by_source() -> None:
    """end. The view's points are those of the score, in sum and by where they come from."""
    for number, variants in enumerate([None, EVERYTHING, {**EVERYTHING, "swamp": True}] * 2):
        table, random = Table(GAME, 2 + number % 3, variants, seed=f"sources {number}"), Random(number)
        while not table.over:
            table.answer(random.choice(table.decision.options), table.decision.seat)
        for seat, player in enumerate(table.view(None)["players"]):
            items = table.scores()[seat].items
            by_source = dict.fromkeys(player["score"], 0)
            for item in items:
                by_source[{"card": "cards", "token": "tokens"}.get(item.key, item.key)] += item.points
            assert player["score"] == by_source
            assert player["points"] == table.scores()[seat].total


def test_every_card_that_can_score_shows_what_it_brings_now() -> None:
    """end.abilities, ability.word, ability.set, ability.per-coins. A card that never brings a point shows none."""
    scene = Scene().coins(7, 0, 0)
    scene.has(0, "graveyard", "cursed-king", "cursed-tower", "dire-ogre", "noble-hills", "mountain-dwarf")
    scene.has(0, "mountain-treasury", "dire-eye", "dire-dragon").coins(7, 0, 0)
    assert view(scene.g, 0)["players"][0]["card_points"] == {
        "card:graveyard": 2,
        "card:cursed-tower": 2,
        "card:dire-ogre": 2,
        "card:noble-hills": 0,
        "card:mountain-dwarf": 3,
    }


def test_the_view_says_whose_turn_it_is() -> None:
    """turn.2, end. Nobody's before the auction and after the last turn."""
    table, random = Table(GAME, 3, seed="turns"), Random(3)
    assert (table.view(0)["acting"], table.view(0)["turns"]) == (None, 30)
    while not table.over:
        decision = table.decision
        if decision.prompt == "take-card":
            assert table.view(None)["acting"] == decision.seat
        table.answer(random.choice(decision.options), decision.seat)
    assert table.view(0)["acting"] is None


def test_previews_do_not_depend_on_what_is_hidden() -> None:
    """variant.swamp. Whatever lies face down, the seat is told the same."""
    scene = Scene(exploration=True, swamp=True).armies(0, D1=1, D3=1)
    for name, code in (("hidden-treasure", "D1"), ("swamp", "D3"), ("magic-spring", "D2"), ("magic-tome", "D4")):
        scene.token(name, code)
    scene.takes("stronghold")
    told = [(str(thing), preview.facts) for thing, preview in GAME.previews(scene.g, scene.now.pending[0])]
    for number in range(20):
        other = scene.g.copy()
        GAME.imagine(other, 0, Dice.from_seed(str(number)))
        again = GAME.previews(other, scene.now.pending[0])
        assert [(str(thing), preview.facts) for thing, preview in again] == told
