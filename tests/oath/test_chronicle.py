"""8. What the winner decides: oath, citizens, an edifice, a suit."""

from __future__ import annotations

import pytest

from crownlands.core.decisions import Decision
from crownlands.games.oath import GAME
from crownlands.games.oath.chronicle import write_chronicle
from crownlands.games.oath.components import CARD, COLOURS
from crownlands.games.oath.heritage import citizens, first_heritage
from crownlands.games.oath.ruling import ruled_sites
from crownlands.games.oath.state import ACT, Oath
from tests.oath.scene import Scene, oath, refs


def won(seat: int, *ways: str, seats: int = 4) -> Scene:
    """A game that a seat has just won; seat 0 is Chancellor, the others are Exiles."""
    scene = oath(seats, heritage=first_heritage())
    scene.g.winner, scene.g.won_by = seat, list(ways)
    return scene


def write(scene: Scene, *answers: str) -> list[Decision]:
    """The winner writes the chronicle with these answers."""
    return scene.asks(write_chronicle(scene.g), *answers)


def page(g: Oath) -> tuple[str | None, str | None]:
    """The new oath and the suit."""
    assert g.chronicle is not None
    oath_, suit = g.chronicle.oath, g.chronicle.suit
    return None if oath_ is None else oath_.name, None if suit is None else suit.name


# -- 8.1 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ways", [("steadfast",), ("empire",), ("usurper",), ("usurper", "vision-of-faith")])
def test_any_oath_but_the_last_one(ways: tuple[str, ...]) -> None:
    """8, 8.1. Won in another way than by a vision alone, or in several."""
    scene = won(0 if ways[0] in ("steadfast", "empire") else 1, *ways)
    first = write(scene)[0]
    assert (first.seat, first.prompt, first.rule) == (scene.g.winner, "new-oath", "8.1")
    assert refs(first.options) == ["oath:the-people", "oath:protection", "oath:devotion"]
    [(refused, reason)] = GAME.why_not(scene.g, first)
    assert (refused.ref, reason.key) == ("oath:supremacy", "oath-of-this-game")


@pytest.mark.parametrize(
    ("vision", "goal"),
    [
        ("vision-of-conquest", "supremacy"),
        ("vision-of-rebellion", "the-people"),
        ("vision-of-sanctuary", "protection"),
        ("vision-of-faith", "devotion"),
    ],
)
def test_a_vision_alone_brings_its_own_oath(vision: str, goal: str) -> None:
    """8.1. Nothing to choose, and it may be the oath of this game again."""
    scene = won(1, vision).adviser(1, "longbows")
    asked = write(scene, "done")
    assert [decision.prompt for decision in asked] == ["offer-to-exiles"]
    assert page(scene.g) == (goal, "order")


def test_two_visions_are_several_ways() -> None:
    # ruling O32
    """8.1, card.false-prophet. A prophet with two visions fulfilled chooses any oath but the last one."""
    scene = won(1, "vision-of-rebellion", "vision-of-faith")
    assert refs(write(scene)[0].options) == ["oath:the-people", "oath:protection", "oath:devotion"]


# -- 8.2 --------------------------------------------------------------------------------------------------------


def test_only_former_exiles_can_be_offered_citizenship() -> None:
    # ruling O33
    """8.2. Not the old Chancellor, not a Citizen whose board was just turned, not the winner."""
    scene = won(1, "usurper", seats=5).citizen(3)
    offer = write(scene, "oath:devotion")[-1]
    assert (offer.seat, offer.prompt) == (1, "offer-to-exiles")
    assert refs(offer.options) == ["seat:2", "seat:4", "done"]
    reasons = {thing.ref: reason.key for thing, reason in GAME.why_not(scene.g, offer)}
    assert reasons == {"seat:3": "board-just-turned", "seat:0": "was-chancellor"}


def test_an_exiles_victory_turns_all_boards_and_some_come_back() -> None:
    """8.2, 8.7.2. Also boards that nobody plays; who accepts is a Citizen, who declines is not."""
    scene = won(1, "usurper", seats=5).citizen(3)
    scene.g.heritage = scene.g.heritage.replace('"citizens": []', '"citizens": ["red"]')
    g = scene.g
    assert COLOURS[5].name == "red" and 5 not in g.colour
    write(scene, "oath:devotion", "seat:4", "seat:2", "yes", "no", "suit:order")
    assert g.chronicle is not None
    assert (g.chronicle.offered, g.chronicle.accepted, g.chronicle.declined) == ([4, 2], [4], [2])
    assert citizens(g) == {g.colour[4]}


@pytest.mark.parametrize("winner", [0, 3])
def test_an_imperial_victory_turns_no_board(winner: int) -> None:
    """8.2, 8.7.2. Nobody is asked; Citizens stay Citizens, also the one who won, also unused boards."""
    scene = won(winner, "empire", seats=5).citizen(3)
    scene.g.heritage = scene.g.heritage.replace('"citizens": []', '"citizens": ["red"]')
    asked = write(scene, "oath:devotion", "done", "suit:order")
    assert [decision.prompt for decision in asked] == ["new-oath", "raise-edifice", "chronicle-suit"]
    assert citizens(scene.g) == {scene.g.colour[3], 5}


def test_a_new_citizens_sites_get_one_warband_of_the_winner() -> None:
    """8.2. All warbands there for one; the preview tells which sites."""
    scene = won(1, "usurper").warbands(2, "provinces.1", 3).warbands(2, "hinterland.1", 1)
    g = scene.g
    offer = write(scene, "oath:devotion")[-1]
    shown = {option.ref: preview.facts["count"] for option, preview in GAME.previews(g, offer)}
    assert shown == {"seat:2": 2, "seat:3": 0}
    before = g.reserve[:]
    write(scene, "seat:2", "done", "yes", "suit:order")
    assert [(g.holder[slot], g.bands[slot]) for slot in (2, 5)] == [(g.colour[1], 1)] * 2
    assert ruled_sites(g, 1) == [2, 5] and ruled_sites(g, 2) == []
    assert g.reserve[g.colour[2]] == before[g.colour[2]] + 4 and g.reserve[g.colour[1]] == before[g.colour[1]] - 2
    GAME.check(g)


def test_the_crowns_sites_are_handed_over_too() -> None:
    """8.2, relic.bandit-crown. A warband of the winner's also where only bandits stood."""
    scene = won(1, "usurper").relic(2, "bandit-crown").warbands(0, "provinces.1", 0)
    write(scene, "oath:devotion", "seat:2", "done", "yes", "suit:order")
    assert (scene.g.holder[2], scene.g.bands[2]) == (scene.g.colour[1], 1)
    assert ruled_sites(scene.g, 1) == [2] and ruled_sites(scene.g, 2) == []


@pytest.mark.parametrize("left", ["board", "cage", "site"])
def test_the_winners_last_warbands_still_mark_a_site(left: str) -> None:
    # ruling O34
    """8.2, 9.3. With an empty bank one comes from the board, the Cage, or a site with several."""
    scene = won(1, "usurper").warbands(2, "provinces.1", 2).board(1, 0)
    g = scene.g
    colour = g.colour[1]
    if left == "board":
        scene.warbands(1, "cradle.1", 13).board(1, 1)
    elif left == "cage":
        scene.warbands(1, "cradle.1", 13)
        g.caged[colour], g.reserve[colour] = 1, 0
    else:
        scene.warbands(1, "cradle.1", 14)
    assert g.reserve[colour] == 0
    write(scene, "oath:devotion", "seat:2", "done", "yes", "suit:order")
    assert (g.holder[2], g.bands[2]) == (colour, 1)
    assert (g.bands[0], g.board[1], g.caged[colour]) == (13, 0, 0)
    GAME.check(g)


# -- 8.3.1 ------------------------------------------------------------------------------------------------------


def edifice_question(scene: Scene) -> Decision:
    return write(scene, "oath:devotion")[-1]


def test_an_edifice_replaces_a_denizen_of_its_suit() -> None:
    """8.3.1, 2.9. From the archive, in the same place; the denizen goes back to the world deck."""
    scene = won(0, "steadfast").card("wolves", "cradle.1").card("elders", "cradle.1")
    g = scene.g
    g.favor_on[CARD["wolves"].index] = 1
    g.banks[CARD["wolves"].suit.index] -= 1  # type: ignore[union-attr]
    asked = edifice_question(scene)
    shown = {option.ref: (preview.key, preview.facts["card"]) for option, preview in GAME.previews(g, asked)}
    assert shown["card:wolves"] == ("edifice", CARD["forest-temple"])
    write(scene, "card:wolves", "suit:order")
    assert [card.name for card in g.cards[0]] == ["longbows", "forest-temple", "elders"]
    assert g.deck[0] is CARD["wolves"] and CARD["forest-temple"] not in g.archive
    assert g.chronicle is not None and (g.chronicle.built, g.chronicle.at) == (CARD["forest-temple"], 0)
    GAME.check(g)


def test_a_citizen_builds_at_the_empires_sites() -> None:
    """8.3.1, 6.6.3. The successor rules what the Empire rules."""
    scene = won(2, "empire").citizen(2)
    assert "card:longbows" in refs(edifice_question(scene).options)


def test_an_exile_builds_nothing() -> None:
    """8.3.1. Only the Chancellor and Citizens do."""
    scene = won(1, "usurper").warbands(1, "cradle.1", 2)
    assert "raise-edifice" not in [
        decision.prompt for decision in write(scene, "oath:devotion", "done", "suit:nomad")
    ]


def test_where_nothing_can_be_built() -> None:
    # ruling O35
    """8.3.1. Not at another's site, not where an edifice or a ruin lies, not twice the same edifice."""
    scene = won(0, "steadfast").warbands(1, "hinterland.1", 1)
    scene.card("ruined-temple", "cradle.1").card("wolves", "cradle.1").card("marsh-spirit", "provinces.1")
    asked = edifice_question(scene)
    assert refs(asked.options) == ["ruin:ruined-temple", "card:taming-charm", "done"]
    reasons = {thing.ref: reason.key for thing, reason in GAME.why_not(scene.g, asked)}
    assert reasons == {
        "card:longbows": "site-has-edifice",
        "card:wolves": "edifice-elsewhere",
        "card:marsh-spirit": "edifice-elsewhere",
        "card:elders": "site-not-ruled",
    }


def test_a_ruin_is_repaired() -> None:
    """8.3.1. Turned to its intact side, also beside denizens."""
    scene = won(0, "steadfast").card("ruined-temple", "cradle.1")
    asked = edifice_question(scene)
    assert [
        preview.key for option, preview in GAME.previews(scene.g, asked) if option.ref == "ruin:ruined-temple"
    ] == ["repair"]
    write(scene, "ruin:ruined-temple", "suit:order")
    assert [card.name for card in scene.g.cards[0]] == ["longbows", "forest-temple"]
    GAME.check(scene.g)


def test_salt_the_earth_can_be_built_over_but_not_at_the_drowned_city() -> None:
    """8.3.1, card.salt-the-earth. A locked card may be replaced; where nothing fits by print, nothing is built."""
    scene = won(0, "steadfast").card("salt-the-earth", "provinces.2").site("river", "provinces.2")
    scene.warbands(0, "provinces.2", 1)
    assert "card:salt-the-earth" in refs(edifice_question(scene).options)
    scene = won(0, "steadfast").card("salt-the-earth", "provinces.2").site("drowned-city", "provinces.2")
    scene.warbands(0, "provinces.2", 1)
    asked = edifice_question(scene)
    assert "card:salt-the-earth" not in refs(asked.options)
    reasons = {thing.ref: reason.key for thing, reason in GAME.why_not(scene.g, asked)}
    assert reasons["card:salt-the-earth"] == "no-room-for-edifice"


# -- 8.4 --------------------------------------------------------------------------------------------------------


def suits_offered(scene: Scene) -> list[str]:
    """What the winner is asked about suits; nothing if it is clear."""
    last = write(scene, "oath:devotion", "done")[-1]
    return refs(last.options) if last.prompt == "chronicle-suit" else []


def test_the_suit_of_most_advisers() -> None:
    """8.4. Clear if one leads."""
    scene = won(0, "empire").adviser(0, "longbows").adviser(0, "keep").adviser(0, "wolves")
    assert suits_offered(scene) == []
    assert page(scene.g) == ("devotion", "order")


def test_among_equals_the_winner_chooses() -> None:
    """8.4. Only among those that lead; the preview names the suits that come in clockwise."""
    scene = won(0, "empire").adviser(0, "longbows").adviser(0, "wolves")
    assert suits_offered(scene) == ["suit:order", "suit:beast"]
    asked = Decision(0, "chronicle-suit", [CARD["wolves"].suit], "8.4", None)  # type: ignore[list-item]
    [(_, preview)] = GAME.previews(scene.g, asked)
    assert [fact.ref for fact in preview.facts.values()] == ["suit:beast", "suit:nomad", "suit:discord"]  # type: ignore[union-attr]
    refused = {suit.ref for suit, _ in GAME.why_not(scene.g, asked)}
    assert refused == {"suit:discord", "suit:arcane", "suit:hearth", "suit:nomad"}


def test_without_face_up_advisers_any_suit() -> None:
    # ruling O31
    """8.4. An adviser that lies face down has no suit."""
    assert len(suits_offered(won(0, "empire"))) == 6
    assert len(suits_offered(won(0, "empire").adviser(0, "longbows", up=False))) == 6


def test_a_marriage_counts_twice() -> None:
    """8.4, card.marriage. Two of its suit against one."""
    scene = won(0, "empire").adviser(0, "marriage").adviser(0, "wolves")
    assert suits_offered(scene) == []
    assert page(scene.g)[1] == "hearth"


# -- as it is seen ----------------------------------------------------------------------------------------------


def test_the_view_shows_the_pages_as_they_are_turned() -> None:
    """8. Step by step, to everybody; in the end the stage is over."""
    scene = won(1, "usurper")
    scene.g.stage, scene.g.phase = 5, ACT
    run = scene.start()
    seen = GAME.view(scene.g, None)
    assert (seen["stage"], seen["chronicle"]["step"], seen["chronicle"]["winner"]) == ("chronicle", "oath", 1)
    assert seen["chronicle"]["asked"] == 1
    scene.answer("oath:devotion", "seat:2")
    seen = GAME.view(scene.g, 3)["chronicle"]
    assert (seen["step"], seen["oath"], seen["offered"], seen["accepted"]) == (
        "citizens",
        "oath:devotion",
        [2],
        [],
    )
    assert seen["asked"] == 1, "the winner may invite others"
    scene.answer("done")
    assert GAME.view(scene.g, None)["chronicle"]["asked"] == 2, "now the one who was invited answers"
    scene.answer("yes")
    assert GAME.view(scene.g, 0)["chronicle"]["asked"] == 1
    scene.answer("suit:nomad")
    seen = GAME.view(scene.g, None)
    assert seen["chronicle"]["asked"] is None
    assert run.over and seen["stage"] == "over"
    assert (seen["chronicle"]["step"], seen["chronicle"]["accepted"], seen["chronicle"]["suit"]) == (
        None,
        [2],
        "suit:nomad",
    )
    assert GAME.evaluations(scene.g) == [0.0, 100.0, 0.0, 0.0]


def test_a_single_game_has_no_chronicle() -> None:
    """8. It ends when somebody has won."""
    scene = oath()
    scene.g.winner, scene.g.won_by, scene.g.stage = 1, ["usurper"], 4
    run = scene.start()
    assert run.over and (scene.g.stage, scene.g.chronicle) == (5, None)
    assert GAME.view(scene.g, None)["stage"] == "over" and GAME.view(scene.g, None)["chronicle"] is None
