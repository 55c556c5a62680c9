"""card.*. The Nomad denizens of later games, each by its text and its answers; battle plans in `…_plans`."""

from __future__ import annotations

from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, NOMAD, VISION_BITS, mask
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.room import court_of, room, surplus
from crownlands.games.oath.ruling import where
from crownlands.games.oath.state import CITIZEN, NOBODY
from crownlands.games.oath.travel import cannot_travel, travel, ways_to
from tests.oath.scene import Scene, oath

HERE, THERE = "provinces.1", "provinces.2"


def played(scene: Scene, seat: int, name: str, *answers: str) -> list[str]:
    power = power_of(CARD[name]).played
    assert power is not None
    return [asked.prompt for asked in scene.asks(power(scene.g, seat, CARD[name]), *answers)]


def plain(seats: int = 4) -> Scene:
    """The Steppe and the River in the provinces; seats 1 and 2 are Exiles at the Steppe."""
    scene = oath(seats).site("steppe", HERE).site("river", THERE)
    for slot in (2, 3):
        scene.g.piles[0] += scene.g.cards[slot]
        scene.g.pile_seen[0] += [0] * len(scene.g.cards[slot])
        scene.g.cards[slot] = []
    return scene.pawn(1, HERE).pawn(2, HERE).turn(1)


def with_a_relic(scene: Scene, slot: int) -> None:
    """A relic lies at a site, face down."""
    g = scene.g
    if not g.buried[slot]:
        g.buried[slot].append(g.relic_deck.pop())
        g.buried_seen[slot].append(g.relic_deck_seen.pop())


# -- journeys ---------------------------------------------------------------------------------------------------


def test_a_fast_steed_carries_three_warbands_but_not_four() -> None:
    """card.a-fast-steed."""
    scene = plain().adviser(1, "a-fast-steed").has(1, favor=1, supply=0).board(1, 3)
    assert ways_to(scene.g, 1, scene.slot("hinterland.1")) == [CARD["a-fast-steed"]]
    scene.asks(travel(scene.g, 1), "place:hinterland.1")
    assert scene.g.favor_on[CARD["a-fast-steed"].index] == 1
    scene = plain().adviser(1, "a-fast-steed").has(1, favor=1, supply=0).board(1, 4)
    assert ways_to(scene.g, 1, scene.slot("hinterland.1")) == []


def test_hospitality_pays_a_suit_that_site_and_court_share() -> None:
    """card.hospitality."""
    scene = plain().adviser(1, "hospitality").adviser(1, "wolves").adviser(1, "longbows", up=False)
    scene.card("elders", THERE).card("wild-cry", THERE).card("keep", THERE)
    favor = scene.g.favor[1]
    asked = scene.asks(travel(scene.g, 1), f"place:{THERE}", "suit:nomad")
    assert [option.ref for option in asked[-1].options] == ["suit:beast", "suit:nomad", "done"], (
        "not Order: face down"
    )
    assert scene.g.favor[1] == favor + 1
    scene = plain().adviser(1, "hospitality").card("elders", THERE)
    scene.g.banks[NOMAD.index] = 0
    assert [asked.prompt for asked in scene.asks(travel(scene.g, 1), f"place:{THERE}")] == ["travel"]


def test_special_envoy_travels_for_nothing_and_ends_the_act_phase() -> None:
    """card.special-envoy."""
    scene = plain().adviser(1, "special-envoy").has(1, supply=2)
    scene.start()
    scene.answer("action:travel", f"place:{THERE}", "card:special-envoy")
    assert scene.g.pawn[1] == scene.slot(THERE)
    assert scene.g.active != 1, "the turn is over"
    scene = plain().adviser(1, "special-envoy").has(1, supply=2)
    scene.start()
    scene.answer("action:travel", f"place:{THERE}", "done")
    assert (scene.g.active, scene.g.ended, scene.g.supply[1]) == (1, False, 0)


def test_way_station_is_free_for_its_ruler_and_costs_others_a_favor() -> None:
    """card.way-station."""
    scene = (
        plain()
        .card("way-station", THERE)
        .warbands(2, THERE, 1)
        .has(1, supply=0, favor=1)
        .has(2, favor=0, supply=0)
    )
    assert ways_to(scene.g, 1, scene.slot(THERE)) == [CARD["way-station"]]
    scene.asks(travel(scene.g, 1))
    assert (scene.g.favor[1], scene.g.favor[2]) == (0, 1)
    scene.turn(2)
    assert ways_to(scene.g, 2, scene.slot(THERE)) == [CARD["way-station"]], "its ruler pays nothing"
    scene.asks(travel(scene.g, 2))
    assert scene.g.favor[2] == 1


def test_way_station_pays_the_chancellor_or_burns() -> None:
    """card.way-station."""
    scene = plain().card("way-station", THERE).warbands(0, THERE, 1).has(1, supply=0, favor=1)
    favor = scene.g.favor[0]
    scene.asks(travel(scene.g, 1))
    assert scene.g.favor[0] == favor + 1
    scene = plain().card("way-station", THERE).warbands(0, THERE, 0).has(1, supply=0, favor=1)
    shared = scene.g.shared
    scene.asks(travel(scene.g, 1))
    assert scene.g.shared == shared + 1
    assert scene.g.pawn[1] == scene.slot(THERE)


def test_way_station_out_of_the_wood_helps_only_if_the_ruler_sends_you_there() -> None:
    """card.way-station."""
    scene = plain().site("shrouded-wood", HERE).warbands(2, HERE, 1).card("way-station", THERE)
    scene.warbands(0, THERE, 1).has(1, supply=0, favor=1)
    assert cannot_travel(scene.g, 1) is None
    scene.asks(travel(scene.g, 1))
    assert scene.g.pawn[1] == scene.slot(THERE), "the only site that can be reached"
    scene = plain().site("shrouded-wood", HERE).warbands(2, HERE, 1).card("way-station", THERE)
    scene.has(1, supply=0, favor=0)
    assert cannot_travel(scene.g, 1) is not None, "it cannot be tried in vain"


# -- when played ------------------------------------------------------------------------------------------------


def test_ancient_pact_gives_the_banner_and_takes_an_unseen_relic() -> None:
    """card.ancient-pact."""
    scene = plain().adviser(1, "ancient-pact").has(1, supply=1)
    scene.g.darkest, scene.g.darkest_secrets = 1, 3
    relic = scene.g.reliquary[2]
    assert relic is not None
    asked = played(scene, 1, "ancient-pact", "yes", "reliquary:2")
    assert asked == ["ancient-pact", "ancient-pact-relic"]
    g = scene.g
    assert (g.darkest, g.darkest_secrets) == (0, 3), "given, so nothing burns"
    assert (g.role[1], g.supply[1], g.ended) == (CITIZEN, 7, True)
    assert relic in g.relics[1] and g.reliquary[2] is None


def test_ancient_pact_is_only_for_an_exile_with_the_banner_and_may_be_declined() -> None:
    """card.ancient-pact."""
    scene = plain().adviser(1, "ancient-pact")
    assert played(scene, 1, "ancient-pact") == []
    scene.g.darkest = 1
    played(scene, 1, "ancient-pact", "no")
    assert scene.g.darkest == 1
    scene.citizen(1)
    assert played(scene, 1, "ancient-pact") == []


def test_pilgrimage_swaps_the_denizens_here_for_dispossessed_ones() -> None:
    """card.pilgrimage."""
    scene = plain().card("elders", HERE).card("keep", HERE).card("ancient-forge", HERE).adviser(1, "pilgrimage")
    g = scene.g
    g.favor_on[CARD["elders"].index], g.secrets_on[CARD["elders"].index] = 1, 1
    bank, size = g.banks[NOMAD.index], len(g.piles[1])
    g.dispossessed = []
    played(scene, 1, "pilgrimage")
    assert g.cards[scene.slot(HERE)] == [CARD["keep"], CARD["ancient-forge"]], "locked, and an edifice"
    assert g.piles[1][size:] == [CARD["elders"]], "the only one, so it comes back at once"
    assert g.pile_seen[1][size:] == [1 << 1], "seen by the user alone"
    assert (g.banks[NOMAD.index], g.flipped[1]) == (bank + 1, 1)
    assert g.dispossessed == []


def test_pilgrimage_mixes_the_dispossessed_that_everybody_knew() -> None:
    # ruling O28
    """8.5, card.pilgrimage. Any of them may lie on the pile now, so nobody knows any more who is dispossessed."""
    scene = plain().card("elders", HERE).adviser(1, "pilgrimage")
    g = scene.g
    known = [card for card in g.archive if card.kind == "denizen"][:6]
    g.archive = [card for card in g.archive if card not in known]
    g.dispossessed, g.outcasts = known[:], mask(known)
    played(scene, 1, "pilgrimage")
    assert g.outcasts == 0 and GAME.view(g, 2)["dispossessed"] == []
    GAME.check(g)


def test_pilgrimage_leaves_what_an_ancient_bloodline_locks() -> None:
    """card.pilgrimage."""
    scene = (
        plain().card("elders", HERE).warbands(2, HERE, 1).adviser(2, "ancient-bloodline").adviser(1, "pilgrimage")
    )
    played(scene, 1, "pilgrimage")
    assert where(scene.g, CARD["elders"]) == scene.slot(HERE)


def test_twin_brother_swaps_with_a_nomad_adviser() -> None:
    """card.twin-brother."""
    scene = plain().adviser(1, "twin-brother").adviser(2, "elders").adviser(2, "faithful-friend")
    scene.adviser(3, "rain-boots", up=False).adviser(3, "wolves")
    power = power_of(CARD["twin-brother"]).played
    assert power is not None
    [asked] = scene.asks(power(scene.g, 1, CARD["twin-brother"]), "card:elders")
    assert [option.ref for option in asked.options] == ["card:elders", "done"], "one is locked, one is hidden"
    assert scene.g.advisers[1] == [CARD["elders"]]
    assert scene.g.advisers[2] == [CARD["twin-brother"], CARD["faithful-friend"]]


def test_twin_brother_for_a_family_wagon_makes_both_courts_small_enough() -> None:
    """card.twin-brother, card.family-wagon."""
    scene = plain().adviser(1, "twin-brother").adviser(1, "wolves").adviser(1, "longbows")
    scene.adviser(2, "family-wagon").adviser(2, "elders").adviser(2, "rain-boots").adviser(2, "tents")
    asked = played(scene, 1, "twin-brother", "card:family-wagon", "card:wolves", "card:tents")
    assert asked == ["twin-brother", "dismiss", "dismiss"]
    g = scene.g
    assert g.advisers[1] == [CARD["family-wagon"], CARD["longbows"]], "one that is not Nomad"
    assert g.advisers[2] == [CARD["twin-brother"], CARD["elders"], CARD["rain-boots"]], "three again"


def test_family_wagon_counts_only_what_is_not_nomad() -> None:
    """card.family-wagon."""
    scene = plain().adviser(1, "elders").adviser(1, "tents").adviser(1, "rain-boots")
    assert room(scene.g, 1, CARD["family-wagon"])
    scene.adviser(1, "family-wagon").adviser(1, "horse-archers").adviser(1, "wolves")
    assert surplus(court_of(scene.g, 1)) == 0, "five Nomads and one other"
    scene.adviser(1, "great-herd", up=False)
    assert surplus(court_of(scene.g, 1)) == 1, "a facedown one has no suit"


def test_family_wagon_and_the_pied_piper() -> None:
    """card.family-wagon, card.pied-piper."""
    scene = plain().adviser(1, "family-wagon").adviser(1, "wolves")
    assert room(scene.g, 1, CARD["pied-piper"]), "it can always join later"
    scene = plain().adviser(1, "pied-piper").adviser(1, "wolves").adviser(1, "family-wagon")
    assert surplus(court_of(scene.g, 1)) == 1, "there first: one of the two goes"


# -- actions ----------------------------------------------------------------------------------------------------


def test_convoys_put_another_pile_on_top_in_its_order() -> None:
    """card.convoys."""
    scene = plain().card("convoys", HERE).has(1, favor=1)
    scene.pile(0, "wolves", "longbows", seen=0b100).pile(1, "elders", seen=0b1000).pile(2)
    convoy = list(scene.g.piles[0])
    scene.start()
    scene.use("convoys")
    g = scene.g
    assert g.piles[0] == []
    assert g.piles[1] == [CARD["elders"], *convoy]
    assert g.pile_seen[1] == [0b1000, 0b100, 0b100]


def test_convoys_find_nothing_to_bring() -> None:
    """card.convoys."""
    scene = plain().card("convoys", HERE).has(1, favor=1).pile(0).pile(1, "elders").pile(2)
    scene.start()
    assert "card:convoys" not in scene.refs()


def visions_of(scene: Scene) -> list[str]:
    return [card.name for card in scene.g.deck if card.bit & VISION_BITS]


def test_oracle_draws_the_uppermost_vision_and_the_others_keep_their_order() -> None:
    """card.oracle."""
    scene = plain().card("oracle", HERE).has(1, secrets=2)
    scene.deck_top("wolves", "longbows", "vision-of-faith", "elders")
    rest = [card for card in scene.g.deck if card is not CARD["vision-of-faith"]]
    scene.g.seams = [1, 9, len(scene.g.deck) - 10]
    scene.start()
    scene.use("oracle")
    g = scene.g
    assert g.visions_drawn == 1 and scene.decision.prompt == "play"
    assert scene.refs() == ["reveal", "face-down", "discard"]
    assert g.deck == rest
    assert g.seams == [1, 1, 7, len(rest) - 9], "two above it, where no vision can be any more"
    scene.answer("reveal")
    assert g.vision[1] is CARD["vision-of-faith"]
    GAME.check(g)


def test_oracle_pays_forced_labor_and_feeds_the_cracked_horn() -> None:
    """card.oracle, card.forced-labor."""
    scene = plain().card("oracle", HERE).card("forced-labor", THERE).warbands(2, THERE, 1).warbands(2, HERE, 1)
    scene.relic(1, "cracked-horn").has(1, secrets=2, favor=0).deck_top("wolves", "vision-of-faith")
    useful = power_of(CARD["oracle"]).useful
    assert useful is not None and not useful(scene.g, 1, CARD["oracle"]), "the toll cannot be paid"
    scene.has(1, favor=1).has(2, favor=0)
    scene.start()
    scene.use("oracle", "relic:cracked-horn", "discard")
    assert scene.g.favor[2] == 1
    assert scene.g.deck[0] is CARD["vision-of-faith"]


def test_oracle_is_silent_when_no_vision_is_left() -> None:
    """card.oracle."""
    scene = plain()
    useful = power_of(CARD["oracle"]).useful
    assert useful is not None and useful(scene.g, 1, CARD["oracle"])
    for name in visions_of(scene):
        scene.discarded(name, "cradle")
    assert not useful(scene.g, 1, CARD["oracle"])


def test_resettle_moves_anybodys_nomad_adviser_to_a_site_with_room() -> None:
    """card.resettle."""
    scene = (
        plain().card("resettle", HERE).adviser(2, "elders").adviser(1, "hospitality").adviser(1, "tents", up=False)
    )
    scene.adviser(2, "wolves")
    scene.start()
    scene.answer("card:resettle")
    assert scene.decision.prompt == "resettle-to", "one alone: not the hidden, the adviser-only or the Beast"
    full = [
        slot
        for slot in range(8)
        if scene.g.site_up[slot] and len(scene.g.cards[slot]) >= scene.g.sites[slot].capacity
    ]
    assert len(scene.refs()) == sum(scene.g.site_up) - len(full)
    scene.answer(f"place:{THERE}")
    assert where(scene.g, CARD["elders"]) == scene.slot(THERE)
    assert scene.g.advisers[2] == [CARD["wolves"]]
    assert "card:resettle" not in scene.refs(), "nobody is left to move"


def test_resettle_into_a_full_great_slum_discards_first() -> None:
    """card.resettle."""
    scene = plain().site("great-slum", THERE).card("resettle", HERE).adviser(2, "elders")
    for name in ("wolves", "longbows", "tinkers-fair")[: CARD["great-slum"].capacity]:
        scene.card(name, THERE)
    scene.start()
    scene.answer("card:resettle", f"place:{THERE}")
    assert scene.decision.prompt == "make-space"
    scene.answer("card:wolves")
    assert where(scene.g, CARD["elders"]) == scene.slot(THERE)
    assert where(scene.g, CARD["wolves"]) == NOBODY
