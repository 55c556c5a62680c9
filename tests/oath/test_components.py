"""The components of Oath: all there, each once, as printed; and what is wrong in the data is said in one line."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from crownlands.core.editions import BadEdition
from crownlands.games.oath import components as box
from crownlands.games.oath.components import CARD, CARDS, COMPONENTS, SUITS, Card
from crownlands.games.oath.edition import BUILT_IN, FREE, Cost, PowerRow, Tokens, load_edition


def plan(name: str) -> PowerRow:
    return next(power for power in CARD[name].powers if power.timing == "battle-plan")


def test_the_box_is_whole() -> None:
    """components. As many of each kind as the box holds."""
    kinds = (
        box.DENIZENS, box.EDIFICES, box.RUINS, box.RELICS, (box.SCEPTER,), box.VISIONS, box.TRAITS, box.BANNERS,
        box.SITES,
    )  # fmt: skip
    assert [len(cards) for cards in kinds] == [198, 6, 6, 20, 1, 5, 4, 2, 23]
    assert tuple(card for cards in kinds for card in cards) == CARDS
    assert Counter(card.suit for card in box.DENIZENS) == dict.fromkeys(SUITS, 33)
    assert [card.number for card in box.DENIZENS] == list(range(1, 199))
    printed = [card.number for cards in kinds[1:6] for card in cards]
    assert sorted(printed) == list(range(199, 237))


def test_the_first_game_has_54_denizens() -> None:
    """1. Nine of each suit; three of them lie at the sites that are face up."""
    first = [card for card in box.DENIZENS if card.first_game]
    assert len(first) == 54
    assert Counter(card.suit for card in first) == dict.fromkeys(SUITS, 9)
    assert [(place.ref, site.ref, card.ref) for place, site, card in box.FIRST_SITES] == [
        ("place:cradle.1", "site:plains", "card:longbows"),
        ("place:provinces.1", "site:mountain", "card:taming-charm"),
        ("place:hinterland.1", "site:rocky-coast", "card:elders"),
    ]
    assert all(card.first_game for _, _, card in box.FIRST_SITES)


def test_refs_and_bits_are_unique() -> None:
    """components. A ref names one thing, a bit one card, and the masks are made of them."""
    assert all(component.ref == ref for ref, component in COMPONENTS.items())
    assert len(COMPONENTS) == len(CARDS) + 6 + 3 + 8 + 3 + 6 + 4 + 4 + 2 + 8 * 4 + 6 * 8
    assert [card.index for card in CARDS] == list(range(len(CARDS)))
    assert [card.bit for card in CARDS] == [1 << index for index in range(len(CARDS))]
    assert len(CARD) == len(CARDS)
    kinds = (
        box.DENIZEN_BITS, box.EDIFICE_BITS, box.RUIN_BITS, box.RELIC_BITS, box.VISION_BITS, box.TRAIT_BITS,
        box.BANNER_BITS, box.mask(box.SITES),
    )  # fmt: skip
    assert sum(kinds) == (1 << len(CARDS)) - 1
    assert [bits.bit_count() for bits in box.SUIT_BITS] == [34] * 6
    assert box.LOCKED_BITS.bit_count() == 29 + 12
    for ref in ("card:a-small-favor", "edifice:great-spire", "ruin:fallen-spire", "relic:the-grand-scepter",
                "vision:conspiracy", "trait:greedy", "banner:peoples-favor", "site:mine", "suit:hearth",
                "region:provinces", "place:hinterland.3", "oath:the-people", "buried:7.0", "veiled:5.2",
                "reliquary:3", "pile:cradle", "deck", "relic-deck", "colour:purple"):  # fmt: skip
        assert ref in COMPONENTS


def test_edifices_have_two_sides() -> None:
    """2.9. Each intact side has a ruined one without a suit; both are locked, at sites."""
    assert {card.suit for card in box.EDIFICES} == set(SUITS)
    for card in box.EDIFICES:
        ruin = card.other
        assert ruin is not None
        assert ruin.other is card
        assert (ruin.kind, ruin.suit, ruin.number) == ("ruin", None, card.number + 1)
        assert card.locked and ruin.locked and card.where == ruin.where == "site"
    assert CARD["great-spire"].other is CARD["fallen-spire"]
    assert all(card.other is None for card in box.DENIZENS)


@pytest.mark.parametrize(
    ("name", "number", "suit", "where", "locked"),
    [
        ("acting-troupe", 36, "arcane", "adviser", False),
        ("keep", 5, "order", "site", True),
        ("garrison", 7, "order", "site", False),
        ("master-of-disguise", 78, "arcane", "adviser", False),
        ("longbows", 4, "order", "any", False),
        ("elders", 26, "nomad", "any", False),
        ("taming-charm", 37, "arcane", "any", False),
    ],
)
def test_denizens_are_as_printed(name: str, number: int, suit: str, where: str, locked: bool) -> None:
    """2.6. Number, suit, restriction and lock."""
    card = CARD[name]
    assert card.suit is not None
    assert (card.number, card.suit.name, card.where, card.locked) == (number, suit, where, locked)


def test_powers_are_as_printed() -> None:
    """7. Timing, cost and end of some that differ."""
    (alchemist,) = CARD["alchemist"].powers
    assert alchemist == PowerRow("action", (), False, False, "", Cost(secrets=1, burn_secrets=1), "", False)
    assert (plan("mercenaries").ends, plan("horse-archers").ends, plan("longbows").ends) == (
        "beaten",
        "always",
        "",
    )
    assert (plan("bandit-rampart").side, plan("sticky-fire").side) == ("defender", "either")
    assert CARD["forest-council"].powers[0].modifies == ("trade", "muster")
    assert CARD["toll-roads"].powers[0].persistent
    assert CARD["long-lost-heir"].powers[0].may_decline
    assert [power.timing for power in CARD["insomnia"].powers] == ["static", "rest"]
    (conspiracy,) = box.CONSPIRACY.powers
    assert (conspiracy.cost, conspiracy.must, conspiracy.may_decline) == (Cost(burn_secrets=1), False, True)
    assert CARD["broken-forge"].powers[0].cost == Cost(favor=2, secrets=2)


def test_as_many_powers_as_on_the_cards() -> None:
    """7. Counted by hand on the lists of cards: actions, When Played and battle plans."""

    def count(cards: tuple[Card, ...], timing: str) -> int:
        return sum(power.timing == timing for card in cards for power in card.powers)

    assert [count(box.DENIZENS, timing) for timing in ("action", "when-played", "battle-plan")] == [46, 27, 48]
    assert count(box.RELICS, "battle-plan") == 3
    assert count((*box.EDIFICES, *box.RUINS), "action") == 4
    assert count(box.SITES, "wake") == 3
    assert all(power.cost == FREE for card in (*box.SITES, *box.TRAITS, *box.BANNERS) for power in card.powers)


def test_sites_are_as_printed() -> None:
    """2.8. Capacity, what lies there at the start, what a relic costs, homelands and coasts."""
    drowned, city, mine = CARD["drowned-city"], CARD["ancient-city"], CARD["mine"]
    assert (drowned.capacity, drowned.start, drowned.recover, drowned.bank) == (
        0, Tokens(relics=2, secrets=3), Cost(burn_favor=2), None,
    )  # fmt: skip
    assert (city.homeland, city.reward, city.recover) == (box.ORDER, Tokens(warbands=2), Cost(favor=3))
    assert (mine.start, mine.bank) == (Tokens(relics=1, favor=3), box.DISCORD)
    assert CARD["shrouded-wood"].capacity == 2
    assert {site.homeland for site in box.SITES} == {None, *SUITS}
    assert [site.name for site in box.SITES if site.coastal] == ["barren-coast", "lush-coast", "rocky-coast"]
    assert {(site.defense, site.bandits) for site in box.SITES} == {(1, 1)}
    assert (box.SITES[0].name, box.SITES[22].name) == ("mine", "the-hidden-place")


def test_the_board_is_as_printed() -> None:
    """2.1, 5.6.1, 4.3.3. Places, piles, journeys, supply, dice."""
    assert [place.region for place in box.PLACES] == [box.CRADLE] * 2 + [box.PROVINCES] * 3 + [box.HINTERLAND] * 3
    assert [region.discards for region in box.REGIONS] == [box.PROVINCES, box.HINTERLAND, box.CRADLE]
    assert [region.travel for region in box.REGIONS] == [(1, 2, 4), (2, 2, 2), (4, 2, 3)]
    assert box.CHANCELLOR_SUPPLY == ((18, 6), (11, 5), (4, 4), (0, 3))
    assert box.EXILE_SUPPLY == ((9, 6), (4, 5), (0, 4))
    assert box.SEARCH_SUPPLY == (2, 3, 3, 4, 4, 4)
    assert sum(face.swords for face in box.ATTACK) == 4
    assert [face.shields for face in box.DEFENSE if not face.doubles] == [0, 0, 1, 1, 2]
    assert box.END_ROLLS == {5: 6, 6: 5, 7: 3}
    assert [colour.warbands for colour in box.COLOURS] == [24, 14, 14, 14, 14, 14]
    assert [suit.name for suit in SUITS] == ["discord", "arcane", "order", "hearth", "beast", "nomad"]
    assert (box.SCEPTER.defense, CARD["cursed-cauldron"].defense) == (5, 3)
    most = (
        len(box.PLACES) * 0 + 6 * box.BANK_FAVOR[5] + box.CHANCELLOR_FAVOR + 5 * box.START_FAVOR + box.BANNER_START
    )
    assert box.FAVOR - most == 4, "1.16. with six players four are left for the sites"


def test_visions_and_oaths_belong_together() -> None:
    """2.7, 2.10. Each goal has a vision, in the order of 3.4.3; two of them give the Chancellor a banner."""
    assert [goal.vision.oath for goal in box.GOALS] == [goal.name for goal in box.GOALS]
    assert [goal.chancellor_holds for goal in box.GOALS] == [None, box.PEOPLES_FAVOR, None, box.DARKEST_SECRET]
    assert box.GOAL["devotion"].successor == box.SCEPTER.name
    assert box.CONSPIRACY.oath == ""


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("denizens", 'suit = "order"', 'suit = "chaos"', "denizen suit: must be one of discord, arcane"),
        ("denizens", "number = 7\n", "number = 8\n", "denizen number: 8 does not follow 6"),
        ("denizens", 'id = "keep"', 'id = "longbows"', "denizen id: 'longbows' is there already"),
        ("denizens", 'timing = "action"', 'timing = "sometimes"', "denizen powers timing: must be one of action"),
        ("denizens", 'modifies = ["search"]', 'modifies = ["serch"]', "powers modifies: there is no 'serch'"),
        ("denizens", 'side = "defender", ', "", "denizen powers side: a battle plan has one, and nothing else"),
        ("denizens", "cost = { favor = 1 }", "cost = { gold = 1 }", "powers cost gold: there is no such key"),
        ("denizens", "locked = true", "locked = 1", "denizen locked: must be true or false, not 1"),
        ("edifices", 'suit = "beast"\n', "", "edifice intact suit: is missing"),
        ("relics", "defense = 2", "defence = 2", "relic defence: should this be defense, which is missing?"),
        ("visions", 'oath = "devotion"', 'oath = "doubt"', "vision oath: must be one of supremacy"),
        ("sites", "start = { relics = 1 }\n", "", "site recover: stands where a relic lies, and nowhere else"),
        ("sites", 'homeland = "hearth"\n', "", "site reward: a homeland has one, and nothing else"),
        ("board", "count = 3", "count = 2", "dice attack: a die has 6 sides, not 5"),
        ("board", "favor = 36", 'favor = "many"', "box favor: must be a whole number from 0 to 99, not 'many'"),
        ("board", '"vision-of-faith"', '"vision-of-fate"', "oath vision: there is no 'vision-of-fate'"),
        ("board", '"cradle.1"', '"cradle.3"', "first_game places: there is no 'cradle.3'"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_data_is_reported_in_one_line(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    """components. The file, the line, the key, and what is wrong."""
    shutil.copytree(BUILT_IN, tmp_path / "mine")
    path = tmp_path / "mine" / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadEdition) as caught:
        load_edition(tmp_path / "mine")
    said = str(caught.value)
    assert message in said
    assert "\n" not in said
    assert f"{file}.toml: line " in said


def test_a_missing_card_is_reported(tmp_path: Path) -> None:
    """components. The files are whole, or not read at all."""
    shutil.copytree(BUILT_IN, tmp_path / "mine")
    path = tmp_path / "mine" / "sites.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[site]]")], encoding="utf-8")
    with pytest.raises(BadEdition, match=r"sites\.toml: line \d+: site: there are 23 of them, not 22"):
        load_edition(tmp_path / "mine")
    path.unlink()
    with pytest.raises(BadEdition, match=r"sites\.toml: cannot be read"):
        load_edition(tmp_path / "mine")
