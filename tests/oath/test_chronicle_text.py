"""8. A chronicle as a text: our own file, and the string of the mod; brought here and taken along."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.sagas import Heritage
from crownlands.core.series import Saga
from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.chronicle_text import (
    MARK,
    ascii_name,
    heritage_from_text,
    mod_string_of,
    text_of,
)
from crownlands.games.oath.components import CARD, DENIZENS, RELICS, VISIONS
from crownlands.games.oath.heritage import first_heritage
from crownlands.games.oath.land import FIRST_LAND, read_land
from crownlands.games.oath.mod_string import CARD_BY_CODE, ModString, decode, encode
from tests.oath.chronicles import three_games
from tests.oath.mod_strings import (
    ALL,
    DOUBLE_RELIC,
    FIRST_GAME,
    SECOND_GAME,
    SEVENTH_GAME,
    WITH_EDIFICES,
)

SAGA = GAME.sagas["chronicle"]


def first_state(heritage: Heritage, seed: str = "first") -> Any:
    """A table that has just been laid out on this land."""
    return Table(GAME, 4, {}, seed=seed, heritage=heritage).state


def exported(heritage: Heritage, seed: str = "any") -> ModString:
    return decode(mod_string_of(heritage, Dice.from_seed(seed)))


# -- a string is brought along ----------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ALL)
def test_every_string_of_the_mod_can_be_played_on(which: str) -> None:
    heritage = SAGA.begin(4, ALL[which])
    told, land = decode(ALL[which]), read_land(heritage)
    assert heritage["played"] == told.number - 1
    assert [site.name if site else None for site in land.sites] == [
        row.site.name if row.site and row.up else None for row in told.sites
    ]
    assert land.oath is told.oath
    assert set(land.dispossessed) == set(told.dispossessed)
    table = Table(GAME, 4, {}, seed="any", heritage=heritage)
    assert table.decision.prompt == "board", "the land is laid out"


def test_the_first_game_of_the_mod_is_ours() -> None:
    assert read_land(heritage_from_text(FIRST_GAME)).world == FIRST_LAND.world
    mine, theirs = dict(first_heritage()), dict(heritage_from_text(FIRST_GAME))
    assert theirs == mine


def test_bringing_a_string_does_not_tell_the_order_of_the_relics() -> None:
    """8.6.3, O40. Those on top fill the Reliquary; in which order they lie, and the rest, is drawn anew."""
    deck = [card.name for card in decode(SECOND_GAME).relics]
    heritage = heritage_from_text(SECOND_GAME)
    assert set(heritage["relic_deck"]) == set(deck[-4:])
    decks = [[card.name for card in first_state(heritage, str(seed)).relic_deck] for seed in range(8)]
    assert all(set(found[-4:]) == set(deck[-4:]) for found in decks)
    assert len({tuple(found[-4:]) for found in decks}) > 1
    assert len({tuple(found[:-4]) for found in decks}) > 1
    assert CARD["horned-mask"] in first_state(heritage).buried[0]


def test_bringing_a_file_does_not_tell_the_order_of_the_relics() -> None:
    """8.6.3, O40. Such files were written before the order was drawn anew; anybody can write one."""
    deck = [card.name for card in decode(SECOND_GAME).relics]
    told = {**heritage_from_text(SECOND_GAME), "relic_deck": deck, "relics_in_order": True}
    heritage = heritage_from_text(text_of(told))
    assert set(heritage["relic_deck"]) == set(deck[-4:])
    assert "relics_in_order" not in heritage


def test_a_relic_that_comes_twice_stays_at_its_site() -> None:
    heritage = heritage_from_text(DOUBLE_RELIC)
    assert "cup-of-plenty" in heritage["board"][7]["relics"]
    assert "cup-of-plenty" not in heritage["relic_deck"]


def test_missing_relics_are_shuffled_under_the_others() -> None:
    heritage = heritage_from_text(SEVENTH_GAME)
    assert heritage["relic_deck"] == sorted([CARD_BY_CODE[0xE8].name, CARD_BY_CODE[0xDE].name])
    decks = []
    for seed in ("one", "two"):
        state = first_state(heritage, seed)
        buried = sum(len(row) for row in state.buried)
        assert len(state.relic_deck) + buried == len(RELICS)
        assert sorted(card.name for card in state.relic_deck[-2:]) == heritage["relic_deck"]
        decks.append(state.relic_deck)
    assert decks[0] != decks[1]


def test_sites_that_lie_face_down_are_drawn_again() -> None:
    """O40."""
    heritage = heritage_from_text(SECOND_GAME)
    drawn = {tuple(site.name for site in first_state(heritage, seed).sites) for seed in "abc"}
    assert len(drawn) == 3
    assert {names[0] for names in drawn} == {"narrow-pass"}


def test_edifices_stand_and_citizens_are_citizens() -> None:
    heritage = heritage_from_text(WITH_EDIFICES)
    assert heritage["board"][1] == {
        "site": "the-hidden-place",
        "cards": ["wizard-school", "sprawling-rampart"],
        "relics": ["brass-horse"],
        "unseen": 0,
    }
    assert heritage["citizens"] == ["brown"]
    assert heritage["name"] == "The Horder Order"
    assert heritage["chancellor"] == -1, "the string names a colour, not a seat: chance decides"


def test_a_world_too_small_for_six_players_is_refused() -> None:
    told = decode(SECOND_GAME)
    few = ModString(number=2, name="x", oath=told.oath, sites=told.sites, world=told.world[:9])
    with pytest.raises(BadSetup, match="a world deck needs"):
        heritage_from_text(encode(few))


def test_too_many_cards_at_a_site_are_refused() -> None:
    text = FIRST_GAME.replace("0B19FFFF", "0B190506")
    with pytest.raises(BadSetup, match="rocky-coast holds"):
        heritage_from_text(text)


# -- our own file -----------------------------------------------------------------------------------------------


def test_our_file_holds_everything() -> None:
    heritage = three_games().heritage
    assert heritage_from_text(text_of(heritage)) == heritage
    assert heritage_from_text("\ufeff" + text_of(heritage)) == heritage
    assert json.loads(text_of(heritage))["format"] == MARK


def test_the_next_game_is_the_same_from_the_file() -> None:
    saga = three_games()
    again = Saga(GAME, "chronicle", 4, {}, text=SAGA.export(saga.heritage, "crownlands", ""))
    assert again.heritage == saga.heritage
    assert again.rules.annals(again.heritage) == saga.rules.annals(saga.heritage)
    one, other = (Table(GAME, 4, {}, seed="same", heritage=each.heritage) for each in (saga, again))
    assert one.hash == other.hash


def test_a_file_for_people_has_one_fact_per_line() -> None:
    lines = text_of(three_games().heritage).splitlines()
    assert '    "oath": "protection",' in lines
    assert sum(line.startswith('      {"battles"') for line in lines) == 3


def test_a_new_chronicle_has_empty_annals() -> None:
    assert heritage_from_text(text_of(first_heritage())) == first_heritage()


def file_with(**changes: Any) -> str:
    return json.dumps({"format": MARK, "heritage": {**three_games().heritage, **changes}})


def told_with(fact: str, value: Any) -> list[dict[str, Any]]:
    """The annals with another fact in their last chapter."""
    annals = [dict(story) for story in three_games().heritage["annals"]]
    annals[-1][fact] = value
    return annals


BROKEN = {
    "nothing": ("  \n", "empty"),
    "prose": ("Once upon a time", "neither a chronicle of Crownlands nor a string from the mod"),
    "half a file": (text_of(first_heritage())[:200], "damaged, line"),
    "another file": ('{"name": "x"}', "not a chronicle file of Crownlands"),
    "a later format": (json.dumps({"format": "crownlands-chronicle 2"}), "not a chronicle file of Crownlands"),
    "no heritage": (json.dumps({"format": MARK}), "no heritage"),
    "a strange fact": (file_with(cheat=True), "something unknown: 'cheat'"),
    "an unknown card": (file_with(world=["nobody"]), "'nobody' is not a denizen"),
    "no oath": (file_with(oath="gluttony"), "no oath 'gluttony'"),
    "no map": (file_with(board=[]), "8 places"),
    "played backwards": (file_with(played=-1), "played must be a number"),
    "a long name": (file_with(name="x" * 61), "name of a chronicle"),
    "a name in two lines": (file_with(name="a\nb"), "name of a chronicle"),
    "broken annals": (file_with(annals=[{}]), "chapter 1 of the annals"),
    "deep": ('{"a":' * 100_000, "damaged"),
    "a number that no page can show": (file_with(annals=told_with("fallen", 10**30)), "damaged"),
    "more than any number": (file_with(annals=told_with("fallen", float("inf"))), "damaged"),
    "a fraction": (file_with(annals=told_with("reign", [0, 0.5])), "damaged"),
    "half a character": (file_with(annals=told_with("next", "\ud800")), "damaged"),
    "endless": ("0" * 3_000_000, "too long"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_text_is_reported_in_one_line(what: str) -> None:
    text, line = BROKEN[what]
    with pytest.raises(BadSetup, match=line) as error:
        heritage_from_text(text)
    assert str(error.value).isprintable()


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_any_change_of_a_file_is_read_or_refused(data: st.DataObject) -> None:
    """What is still read can be set up."""
    text = text_of(three_games().heritage)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        text = (
            text[:at]
            + data.draw(st.text('0129[]{}":,-nulltrue', max_size=3))
            + text[at + data.draw(st.integers(0, 4)) :]
        )
    try:
        heritage = heritage_from_text(text)
    except BadSetup as error:
        assert str(error).isprintable()
    else:
        use(heritage)


@given(st.dictionaries(st.sampled_from(sorted(first_heritage())), anything))
def test_any_facts_in_a_file_are_read_or_refused(facts: dict[str, Any]) -> None:
    try:
        use(heritage_from_text(file_with(**facts)))
    except BadSetup as error:
        assert str(error).isprintable()


def use(heritage: Heritage) -> None:
    """All that can be done with a chronicle from outside."""
    first_state(heritage)
    SAGA.annals(heritage)
    SAGA.statistics(heritage)
    for form in SAGA.exports:
        SAGA.export(heritage, form, "any")


@given(st.sampled_from(sorted(three_games().heritage["annals"][0])), anything)
def test_any_fact_in_a_chapter_is_read_or_refused(key: str, value: Any) -> None:
    try:
        use(heritage_from_text(file_with(annals=told_with(key, value))))
    except BadSetup as error:
        assert str(error).isprintable()


def test_a_chapter_without_a_suit_says_so_in_text() -> None:
    """Nothing is told of an empty list either, but it cannot be counted."""
    annals = [dict(story) for story in three_games().heritage["annals"]]
    annals[-1]["suit"] = []
    with pytest.raises(BadSetup, match="chapter 3 of the annals cannot be read"):
        heritage_from_text(file_with(annals=annals))


# -- a string is taken along ------------------------------------------------------------------------------------


def test_the_string_holds_the_land() -> None:
    heritage = three_games().heritage
    told = exported(heritage)
    assert told.number == 4
    kept = [row["site"] for row in heritage["board"] if row["site"]]
    up = [row.site.name for row in told.sites if row.site is not None and row.up]
    assert set(kept) <= set(up)
    assert told.oath.name == heritage["oath"]
    assert [colour.name for colour in sorted(told.citizens, key=lambda colour: colour.index)] == heritage[
        "citizens"
    ]
    assert told.winner.name == heritage["annals"][-1]["colours"][0], "Anna"
    assert told.winner_name == "Anna"


def test_the_string_has_every_card_once() -> None:
    """8.4, 8.5, 8.8. Newcomers are in, six are dispossessed, visions are in their sections."""
    heritage = three_games().heritage
    told = exported(heritage)
    lying = [card for row in told.sites for card in row.cards if card is not None]
    denizens = [card for card in (*lying, *told.world) if card.kind == "denizen"]
    assert len(denizens) == len(set(denizens)) == len(heritage["world"]), "six come, six go"
    assert set(VISIONS) <= set(told.world)
    assert sum(card in VISIONS for card in told.world[:12]) == 2, "the top ten denizens with two visions"
    assert len(told.dispossessed) == len(heritage["dispossessed"]) + 6
    relics = [card for card in (*lying, *told.relics) if card.kind == "relic"]
    assert sorted(card.name for card in relics) == sorted(card.name for card in RELICS)
    top = told.relics[-len(heritage["relic_deck"]) :]
    assert sorted(card.name for card in top) == heritage["relic_deck"], "8.6.3"
    assert set(told.dispossessed) <= set(DENIZENS)


def test_the_string_tells_nothing_about_our_next_table() -> None:
    """O41, 8.8. Its chance is its own: another seed, another deck; and the same one never the table's."""
    heritage = three_games().heritage
    texts = {SAGA.export(heritage, "mod", seed) for seed in ("one", "two")}
    assert len(texts) == 2
    assert SAGA.export(heritage, "mod", "one") == SAGA.export(heritage, "mod", "one")
    seed = "known"
    told = decode(SAGA.export(heritage, "mod", seed))
    table = Table(GAME, 4, {}, seed=seed, heritage=heritage)
    assert set(told.dispossessed) != set(table.state.dispossessed)


def test_a_string_that_was_brought_is_taken_along_again() -> None:
    for which in ("second-game", "with-edifices", "double-relic", "seventh-game", "tutorial"):
        before = decode(ALL[which])
        after = exported(heritage_from_text(ALL[which]))
        assert (after.number, after.name, after.oath) == (before.number, before.name, before.oath)
        assert after.citizens == before.citizens
        for old, new in zip(before.sites, after.sites, strict=True):
            if old.up:
                assert new.site is old.site
                assert {card for card in old.cards if card} <= set(new.cards)
        assert {card for card in before.world if card.kind == "denizen"} == {
            card for card in after.world if card.kind == "denizen"
        }
        assert set(after.dispossessed) == set(before.dispossessed)


def test_a_site_crowded_with_relics_leaves_some_to_the_deck() -> None:
    """The mod has three places a site: a relic that finds none goes under the relic deck."""
    board = [dict(row) for row in first_heritage()["board"]]
    board[0] |= {"cards": ["longbows"], "relics": ["map", "whistle", "sticky-fire"]}
    told = exported({**first_heritage(), "board": board})
    assert told.sites[0].cards == (CARD["longbows"], CARD["map"], CARD["whistle"])
    assert told.relics[0] is CARD["sticky-fire"]


@pytest.mark.parametrize(
    ("name", "kept"), [("Anna", "Anna"), ("Zoë", "Zoe"), ("Хроника", ""), ("  a   b ", "a b"), ("…!", "")]
)
def test_names_the_mod_can_keep(name: str, kept: str) -> None:
    assert ascii_name(name) == kept


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(BadSetup, match="no form 'pdf'"):
        SAGA.export(first_heritage(), "pdf", "")
    assert SAGA.exports == ("crownlands", "mod")
