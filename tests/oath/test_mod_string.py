"""8. The string of a chronicle as the mod for Tabletop Simulator writes it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.errors import BadSetup
from crownlands.games.oath.components import CARD, COLOURS, DENIZENS, GOAL, PLACES, RELICS, SITES, Card
from crownlands.games.oath.mod_string import CODE, ModSite, ModString, decode, encode
from tests.oath.mod_strings import (
    ALL,
    DOUBLE_RELIC,
    FIRST_GAME,
    FIRST_GAME_OF_OLD,
    SECOND_GAME,
    SEVENTH_GAME,
    WITH_EDIFICES,
    WITHOUT_VISIONS,
)


@pytest.mark.parametrize("which", ALL)
def test_what_the_mod_has_written_is_written_again_to_the_same_text(which: str) -> None:
    assert encode(decode(ALL[which])) == ALL[which]


def test_the_second_game_of_a_chronicle() -> None:
    told = decode(SECOND_GAME)
    assert told.version == (3, 3, 1)
    assert told.number == 2
    assert told.name == "Empire and Exile"
    assert [colour.name for colour in told.citizens] == ["blue"]
    assert told.oath is GOAL["the-people"]
    assert told.sites[0] == ModSite(CARD["narrow-pass"], up=True, cards=(None, None, CARD["horned-mask"]))
    assert told.sites[1] == ModSite(CARD["wastes"], up=False)
    assert len(told.world) == 54 + 5
    assert len(told.dispossessed) == 6
    assert len(told.relics) == 19, "with the one at Narrow Pass all 20"
    assert told.relics[-1] is CARD["map"], "the last lies on top"
    assert told.winner.name == "white"
    assert told.former_citizens == frozenset()
    assert told.winner_name == "UNKNOWN"


def test_the_first_game_is_the_one_of_the_playbook() -> None:
    told = decode(FIRST_GAME)
    lying = {place.name: row for place, row in zip(PLACES, told.sites, strict=True) if row.site is not None}
    assert {name: (row.site, row.cards[0]) for name, row in lying.items()} == {
        "cradle.1": (CARD["plains"], CARD["longbows"]),
        "provinces.1": (CARD["mountain"], CARD["taming-charm"]),
        "hinterland.1": (CARD["rocky-coast"], CARD["elders"]),
    }
    assert told.world == told.dispossessed == told.relics == ()


def test_edifices_and_ruins_lie_at_sites() -> None:
    assert CARD["sprawling-rampart"] in decode(WITH_EDIFICES).sites[1].cards
    assert CARD["broken-forge"] in decode(DOUBLE_RELIC).sites[0].cards


def test_a_deck_without_visions_can_be_read() -> None:
    assert {card.kind for card in decode(WITHOUT_VISIONS).world} == {"denizen"}


def test_old_strings_name_no_winner() -> None:
    assert decode(SEVENTH_GAME).winner is COLOURS[0]
    assert encode(decode(SEVENTH_GAME)).endswith("02E8DE")


def test_spaces_around_line_breaks_and_small_letters_do_not_matter() -> None:
    head, tail = SECOND_GAME[:28], SECOND_GAME[28:-7]
    wrapped = f"  {head}{tail[:60].lower()}\r\n{tail[60:]}UNKNOWN\n"
    assert decode(wrapped) == decode(SECOND_GAME)


def test_names_are_counted_in_bytes() -> None:
    name = "Хроника"
    text = FIRST_GAME.replace("10Empire and Exile", f"{len(name.encode()):02X}{name}")
    assert decode(text).name == name
    assert encode(decode(text)) == text


# -- what is wrong, and where -----------------------------------------------------------------------------------


def changed(text: str, at: int, new: str) -> str:
    """A string with other characters from character `at` on, counted from 1."""
    return text[: at - 1] + new + text[at - 1 + len(new) :]


OATH_AT = 33
SITES_AT = 41


def with_decks(decks: str) -> str:
    """The first game with other decks: world, dispossessed, relics, each after its length."""
    head, tail = FIRST_GAME[: SITES_AT + 63], FIRST_GAME[SITES_AT + 69 :]
    return head + decks + tail


BROKEN = {
    "nothing": ("", "breaks off after 0 characters, in the version"),
    "no hexadecimal number": (changed(FIRST_GAME, 1, "0x"), "character 1 .*'0x' is not a hexadecimal number"),
    "an old version": (changed(FIRST_GAME, 1, "030004"), "version 3.0.4 of the mod; 3.1.0 to 3.3.3"),
    "a version to come": (changed(FIRST_GAME, 1, "04"), "version 4.3.2 of the mod"),
    "game 0": (changed(FIRST_GAME, 7, "0000"), "number of the game is 0"),
    "no name": (FIRST_GAME.replace("10Empire and Exile", "00"), "name of the chronicle is empty"),
    "a name that is too long": (changed(FIRST_GAME, 11, "FF"), "breaks off .* in the name of the chronicle"),
    "a name that is too short": (changed(FIRST_GAME, 11, "0E"), "'le' is not a hexadecimal number"),
    "half a letter": (FIRST_GAME.replace("10Empire and Exile", "01Ы"), "is not 1 bytes long"),
    "a strange colour": (changed(FIRST_GAME, OATH_AT - 2, "80"), "in the Citizens: 80 is not a set of colours"),
    "a strange oath": (changed(FIRST_GAME, OATH_AT, "04"), "character 33 .*there is no oath 04"),
    "a suit twice": (changed(FIRST_GAME, OATH_AT + 2, "012344"), "'012344' is not an order of six suits"),
    "a strange site": (changed(FIRST_GAME, SITES_AT, "17"), "character 41 .*at cradle.1: there is no site 17"),
    "a strange site face down": (changed(FIRST_GAME, SITES_AT + 8, "40"), "at cradle.2: there is no site 40"),
    "a site twice": (
        changed(FIRST_GAME, SITES_AT + 8, "04"),
        "plains occurs twice in this string: cradle.1 and cradle.2",
    ),
    "a strange card": (changed(FIRST_GAME, SITES_AT + 2, "D8"), "cards at cradle.1: there is no card D8"),
    "a vision at a site": (changed(FIRST_GAME, SITES_AT + 2, "D2"), "vision-of-sanctuary is a vision"),
    "a card under a site that lies face down": (
        changed(FIRST_GAME, SITES_AT + 10, "05"),
        "no card can lie at cradle.2",
    ),
    "a card twice": (
        changed(FIRST_GAME, SITES_AT + 18, "03"),
        "longbows occurs twice in this string: cradle.1 and provinces.1",
    ),
    "both sides of an edifice": (
        changed(FIRST_GAME, SITES_AT + 4, "C6C7"),
        "bandit-rampart occurs twice in this string",
    ),
    "a card at a site and in the deck": (with_decks("01030000"), "cradle.1 and the world deck"),
    "a relic in the world deck": (with_decks("01DA0000"), "sticky-fire is a relic"),
    "a denizen among the relics": (with_decks("00000105"), "pressgangs is a denizen"),
    "cut short": (SECOND_GAME[:150], "breaks off after 150 characters, in the world deck"),
    "cut in the tail": (SECOND_GAME[:-3], "in the name of the winner"),
    "an impossible winner": (FIRST_GAME.replace("2007UNKNOWN", "0307UNKNOWN"), "colour: 03 is not a colour"),
    "too long": (SECOND_GAME + "00", "but 2 more follow"),
    "an old string with a new tail": (FIRST_GAME_OF_OLD + "002007UNKNOWN", "but 13 more follow"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_string_is_reported_in_one_line(what: str) -> None:
    text, line = BROKEN[what]
    with pytest.raises(BadSetup, match=line) as error:
        decode(text)
    assert "\n" not in str(error.value)


# -- anything at all --------------------------------------------------------------------------------------------

colours = st.frozensets(st.sampled_from(COLOURS))
names = st.text(st.characters(categories=("L", "N"), include_characters=" -'"), min_size=1, max_size=40)


@st.composite
def strings(draw: st.DrawFn) -> ModString:
    """A chronicle by chance: eight of the sites, cards shared out among sites, deck and dispossessed."""
    sites, denizens, relics = (draw(st.permutations(cards)) for cards in (SITES, DENIZENS, RELICS))
    rows = []
    for place in PLACES:
        up = place.slot == 0 or draw(st.booleans())
        cards: list[Card | None] = [None, None, None]
        if up:
            cards = [denizens.pop() if draw(st.booleans()) else None for _ in cards]
        if up and relics and draw(st.booleans()):
            cards[2] = relics.pop()
        rows.append(ModSite(sites.pop(), up=up, cards=tuple(cards)))
    deck, away = draw(st.integers(0, 60)), draw(st.integers(0, 60))
    return ModString(
        version=draw(st.sampled_from([(3, 3, 1), (3, 3, 2), (3, 3, 3)])),
        number=draw(st.integers(1, 0xFFFF)),
        name=draw(names),
        playing=draw(st.integers(0, 0xFF)),
        citizens=draw(colours),
        oath=draw(st.sampled_from(list(GOAL.values()))),
        suit_order="".join(draw(st.permutations("012345"))),
        sites=tuple(rows),
        world=tuple(denizens[:deck]),
        dispossessed=tuple(denizens[deck : deck + away]),
        relics=tuple(relics),
        former_citizens=draw(colours),
        winner=draw(st.sampled_from(COLOURS)),
        winner_name=draw(names),
    )


@given(strings())
def test_every_chronicle_survives_its_string(told: ModString) -> None:
    assert decode(encode(told)) == told


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        decode(text)
    except BadSetup as error:
        assert str(error).isprintable()


@given(st.sampled_from(list(ALL.values())), st.data())
def test_any_change_of_a_string_is_read_or_refused(text: str, data: st.DataObject) -> None:
    """Characters changed, cut out and put in. What is still read, is written again to the same text."""
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 3))
        text = text[:at] + data.draw(st.text("0123456789ABCDEFxЫ \t", max_size=4)) + text[at + gone :]
    try:
        told = decode(text)
    except BadSetup as error:
        assert str(error).isprintable()
    else:
        assert decode(encode(told)) == told


def test_every_card_has_a_byte_of_its_own() -> None:
    assert len(CODE) == 198 + 12 + 5 + 20
    assert CODE[CARD["wrestlers"]] == 0
    assert CODE[CARD["sticky-fire"]] == 0xDA
