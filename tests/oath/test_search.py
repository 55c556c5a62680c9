"""5.1.1-5.1.3, 2.7.1. Search: what it costs, what is drawn, who knows what was kept and what was discarded."""

from __future__ import annotations

from crownlands.core.table import Table
from crownlands.games.oath import GAME
from crownlands.games.oath.components import CARD, DECK, DENIZENS, PILES, PLACES, TRAITS, VISIONS, Card
from crownlands.games.oath.moments import Power
from crownlands.games.oath.orders import Order
from crownlands.games.oath.search import cannot_search, deck_supply, draw_from_deck, search
from crownlands.games.oath.state import Oath
from tests.oath.playing import names
from tests.oath.scene import Scene, oath, refs, refused, with_power

CRADLE, PROVINCES, HINTERLAND = range(3)
BLUE = 1


def ready() -> Scene:
    """The Chancellor at the top site of the cradle, with the whole supply."""
    return oath().has(0, supply=7).pile(CRADLE, "tinkers-fair", "deed-writer", "scryer")


# -- the price --------------------------------------------------------------------------------------------------


def test_the_world_deck_costs_what_the_visions_track_shows() -> None:
    """5.1, 5.1.1, 2.1.6."""
    g = ready().g
    costs = []
    for g.visions_drawn in range(7):
        costs.append(deck_supply(g, 0))
    assert costs == [2, 3, 3, 4, 4, 4, 4]


def test_the_darkest_secret_holder_searches_the_world_deck_for_two() -> None:
    """5.1.1, banner.darkest-secret. B20."""
    g = ready().g
    g.visions_drawn, g.darkest = 3, 0
    assert deck_supply(g, 0) == 2
    assert deck_supply(g, 1) == 4


def test_a_pile_costs_two_however_many_visions_were_drawn() -> None:
    """5.1.1."""
    scene = ready().has(0, supply=3).deck_top("longbows")
    scene.g.visions_drawn = 3
    assert [option for option, _ in refused(scene.g, 0, "search")] == [DECK]
    asked = scene.asks(search(scene.g, 0))
    assert asked[0].prompt == "keep", "the pile alone is left and answers itself"
    assert scene.g.supply[0] == 1


def test_without_supply_nothing_can_be_searched() -> None:
    """5.1.1, 4.2."""
    scene = ready().has(0, supply=1)
    reason = cannot_search(scene.g, 0)
    assert reason is not None
    assert (reason.key, reason.facts) == ("no-supply", {"needs": 2, "has": 1})


def test_an_empty_pile_cannot_be_searched() -> None:
    """5.1.2."""
    scene = ready().pile(CRADLE)
    [(source, reason)] = refused(scene.g, 0, "search")
    assert (source, reason.key) == (PILES[CRADLE], "nothing-there")


def greedy(scene: Scene) -> Scene:
    at = next(number for number, trait in enumerate(TRAITS) if trait.name == "greedy")
    scene.g.reliquary[at] = None
    return scene._changed()


def test_greedy_draws_five_and_refuses_a_search_for_more_than_two() -> None:
    """trait.greedy. trait.greedy, B20."""
    scene = greedy(ready().deck_top("longbows", "wolves", "jinx", "augury", "oracle", "mushrooms"))
    scene.asks(search(scene.g, 0), "deck")
    assert names(scene.g.hands[0]) == ["longbows", "wolves", "jinx", "augury", "oracle"]
    scene = greedy(ready().deck_top("longbows"))
    scene.g.visions_drawn = 1
    assert {option.ref: reason.key for option, reason in refused(scene.g, 0, "search")} == {"deck": "greedy"}
    scene.g.darkest = 0
    assert refused(scene.g, 0, "search") == [], "what counts is the final price"


def test_greedy_binds_nobody_but_the_chancellor() -> None:
    """trait.greedy."""
    scene = greedy(ready().turn(1).has(1, supply=7).deck_top("longbows", "wolves", "jinx", "augury"))
    scene.g.visions_drawn = 1
    scene.asks(search(scene.g, 1), "deck")
    assert len(scene.g.hands[1]) == 3


async def spare(g: Oath, order: Order, card: Card) -> None:
    order.free = True


def test_a_modifier_that_saves_supply_opens_a_search_without_any() -> None:
    """7.4. card.news-from-afar, and trait.greedy: it counts what is spent in the end."""
    row = Power("news-from-afar", search=spare, saves=True)
    with with_power(row):
        scene = greedy(
            ready().deck_top("longbows", "wolves").adviser(0, "news-from-afar").has(0, supply=0, favor=1)
        )
        assert cannot_search(scene.g, 0) is not None, "two favor are its price"
        scene.has(0, favor=2).g.visions_drawn = 4
        assert cannot_search(scene.g, 0) is None
        scene.asks(search(scene.g, 0), "deck")
        assert (scene.g.favor[0], scene.g.favor_on[CARD["news-from-afar"].index]) == (0, 2)


# -- the draw ---------------------------------------------------------------------------------------------------


def test_a_vision_from_the_world_deck_ends_the_draw_and_moves_the_track() -> None:
    """5.1.2, 2.7.1, 10.draw. The Law's example: the second card is a vision: two cards, and the track advances."""
    scene = ready().deck_top("longbows", "vision-of-faith", "wolves")
    scene.asks(search(scene.g, 0), "deck")
    assert names(scene.g.hands[0]) == ["longbows", "vision-of-faith"]
    assert scene.g.visions_drawn == 1
    assert scene.g.deck[-1].name == "wolves"


def test_a_vision_from_a_pile_does_neither() -> None:
    """5.1.2, 2.7.1."""
    scene = ready().pile(CRADLE, "longbows", "vision-of-faith", "wolves")
    scene.asks(search(scene.g, 0), "pile:cradle")
    assert names(scene.g.hands[0]) == ["longbows", "vision-of-faith", "wolves"]
    assert scene.g.visions_drawn == 0


def test_a_small_pile_gives_what_there_is() -> None:
    """9.3."""
    scene = ready().pile(CRADLE, "longbows", "wolves")
    scene.asks(search(scene.g, 0), "pile:cradle")
    assert names(scene.g.hands[0]) == ["longbows", "wolves"]
    assert scene.g.piles[CRADLE] == [], "the pile was drawn out"


def test_the_marshes_must_draw_one_less() -> None:
    """site.marshes."""
    scene = ready().site("marshes", "cradle.1").pile(CRADLE, "longbows", "wolves", "jinx")
    scene.asks(search(scene.g, 0), "pile:cradle")
    assert names(scene.g.hands[0]) == ["longbows", "wolves"]


def test_drawing_keeps_the_seams_of_the_deck() -> None:
    """1.19, 2.1.5."""
    g = ready().g
    g.seams = [1, 2, len(g.deck) - 3]
    for expected in ([0, 2], [0, 1], [0, 0]):
        draw_from_deck(g)
        assert g.seams[:2] == expected
        assert sum(g.seams) == len(g.deck) == len(g.deck_seen)


async def two_more_in_the_open(g: Oath, order: Order, card: Card) -> None:
    order.draws += 2
    order.shows = True


def test_modifiers_are_declared_and_paid_before_the_draw() -> None:
    """7.4, 7.4.1, 7.4.2. A7."""
    with with_power(Power("truthful-harp", search=two_more_in_the_open)):
        scene = ready().relic(0, "truthful-harp").deck_top("longbows")
        size = len(scene.g.deck)
        asked = scene.asks(search(scene.g, 0), "deck")
        assert asked[-1].prompt == "truthful-harp"
        assert (len(scene.g.deck), scene.g.hands[0]) == (size, [])


def test_what_the_harp_shows_is_known_to_all_and_lies_face_down_all_the_same() -> None:
    """relic.truthful-harp, 9.4.

    A2 (b): that everybody knows a card does not turn it up; the discards nobody can tell apart.
    """
    with with_power(Power("truthful-harp", search=two_more_in_the_open)):
        scene = ready().relic(0, "truthful-harp").pile(CRADLE, "longbows", "jinx", "wolves", "oracle")
        g = scene.g
        scene.asks(search(g, 0), "pile:cradle", "relic:truthful-harp")
        assert g.hand_seen[0] == [g.everybody] * 4
        scene = ready().relic(0, "truthful-harp").pile(CRADLE, "longbows", "jinx")
        g = scene.g
        scene.asks(search(g, 0), "pile:cradle", "relic:truthful-harp", "card:jinx", "face-down")
        assert (g.advisers[0], g.faceup[0], g.adviser_seen[0]) == ([CARD["jinx"]], [False], [g.everybody])
        assert g.pile_seen[PROVINCES][-1] == 1, "a card out of several keeps its owner's bit alone"


# -- what is kept, and who knows it -----------------------------------------------------------------------------


def test_the_others_are_discarded_in_the_order_of_choice_to_the_next_region() -> None:
    """5.1.3, 10.discard."""
    scene = ready().pile(CRADLE, "longbows", "wolves", "jinx")
    before = len(scene.g.piles[PROVINCES])
    asked = scene.asks(search(scene.g, 0), "pile:cradle", "card:wolves", "card:jinx")
    assert [decision.prompt for decision in asked] == ["search", "keep", "discard-first", "play"]
    assert names(scene.g.piles[PROVINCES][before:]) == ["jinx", "longbows"]
    assert names(scene.g.hands[0]) == ["wolves"]


def test_a_player_who_has_seen_the_pile_does_not_know_which_card_was_kept_face_down() -> None:
    """9.4, 5.1.4.2. A2 (a)."""
    scene = ready().pile(CRADLE, "longbows", "wolves", "jinx", seen=1 << BLUE)
    g = scene.g
    scene.asks(search(g, 0), "pile:cradle")
    assert g.hand_seen[0] == [0b11] * 3, "the hand itself blue knows"
    scene = ready().pile(CRADLE, "longbows", "wolves", "jinx", seen=1 << BLUE)
    g = scene.g
    scene.asks(search(g, 0), "pile:cradle", "card:wolves", "card:jinx")
    assert g.hand_seen[0] == [1], "which one was kept is no longer known while the play is chosen"
    scene = ready().pile(CRADLE, "longbows", "wolves", "jinx", seen=1 << BLUE)
    g = scene.g
    scene.asks(search(g, 0), "pile:cradle", "card:wolves", "card:jinx", "face-down")
    assert g.adviser_seen[0] == [1]
    assert g.pile_seen[PROVINCES][-2:] == [1, 1]


def test_a_single_card_drawn_from_a_seen_pile_stays_known() -> None:
    """9.4."""
    scene = ready().pile(CRADLE, "longbows", seen=1 << BLUE)
    scene.asks(search(scene.g, 0), "pile:cradle", "face-down")
    assert scene.g.adviser_seen[0] == [0b11]


def test_a_card_that_lay_face_up_can_be_hidden_again() -> None:
    """9.4, 5.1.4.2.

    A2 (b): a discarded adviser, known to all, is drawn and played face down: no power, no suit.
    """
    scene = ready().pile(CRADLE, "longbows", seen=0b1111)
    g = scene.g
    scene.asks(search(g, 0), "pile:cradle", "face-down")
    assert (g.faceup[0], g.adviser_seen[0]) == ([False], [0b1111])
    assert not g.live & CARD["longbows"].bit


def test_drawn_from_below_with_mushrooms() -> None:
    async def from_below(g: Oath, order: Order, card: Card) -> None:
        order.draws -= 2
        order.from_below = order.free = True

    row = Power("mushrooms", search=from_below, saves=True, fits=lambda g, order, card: order.source is not None)
    with with_power(row):
        scene = ready().adviser(0, "mushrooms").has(0, supply=0).pile(CRADLE, "longbows", "wolves", "jinx")
        assert [option.ref for option, _ in refused(scene.g, 0, "search")] == ["deck"]
        scene.asks(search(scene.g, 0))
        assert names(scene.g.hands[0]) == ["jinx"]


def test_another_pile_by_a_power_at_its_cost() -> None:
    """card.errand-boy."""
    row = Power("errand-boy", source=lambda g, order, card: [PILES[HINTERLAND]])
    with with_power(row):
        scene = ready().adviser(0, "errand-boy").has(0, favor=1).pile(HINTERLAND, "longbows", "wolves")
        assert "pile:hinterland" in refs(scene.asks(search(scene.g, 0))[0].options)
        scene.asks(search(scene.g, 0), "pile:hinterland")
        assert names(scene.g.hands[0]) == ["longbows", "wolves"]
        assert (scene.g.favor[0], scene.g.favor_on[CARD["errand-boy"].index]) == (0, 1)
        scene.has(0, favor=0).g.hands[0] = []
        assert "pile:hinterland" not in refs(scene.asks(search(scene.g, 0))[0].options)


def test_discards_can_go_under_the_world_deck() -> None:
    """relic.cracked-horn."""

    async def below(g: Oath, order: Order, card: Card) -> None:
        order.discards_below = True

    with with_power(Power("cracked-horn", play=below)):
        scene = ready().relic(0, "cracked-horn").pile(CRADLE, "longbows", "vision-of-faith")
        g = scene.g
        size, drawn = len(g.deck), g.visions_drawn
        scene.asks(search(g, 0), "pile:cradle", "relic:cracked-horn", "card:longbows", "discard")
        assert names(g.deck[:2]) == ["longbows", "vision-of-faith"]
        assert (len(g.deck), sum(g.seams), len(g.deck_seen), g.visions_drawn) == (
            size + 2,
            size + 2,
            size + 2,
            drawn,
        )


def test_land_warden_plays_two_if_one_goes_to_a_site() -> None:
    """card.land-warden."""

    async def two(g: Oath, order: Order, card: Card) -> None:
        order.keeps = 2

    with with_power(Power("land-warden", search=two)):
        scene = ready().adviser(0, "land-warden").has(0, favor=1).pile(CRADLE, "longbows", "wolves", "jinx")
        asked = scene.asks(
            search(scene.g, 0),
            *("pile:cradle", "card:land-warden", "card:longbows", "card:wolves", "card:longbows", "face-down"),
        )
        assert asked[-1].prompt == "play"
        assert refs(asked[-1].options) == ["place:cradle.1", "discard"], "the second one must go to a site"
        scene = (
            ready().adviser(0, "land-warden").has(0, favor=1).pile(CRADLE, "longbows", "wolves", seen=1 << BLUE)
        )
        scene.asks(search(scene.g, 0), "pile:cradle", "card:land-warden", "card:wolves", "face-down")
        assert (scene.g.adviser_seen[0][-1], scene.g.hand_seen[0]) == (1, [1]), "blue cannot tell the two apart"


# -- what set-up has to do with it (B30) ------------------------------------------------------------------------


def land(*sites: str, cards: dict[str, list[str]] | None = None, world: int = 54) -> dict[str, object]:
    """A land with these sites face up and some cards on them."""
    rows: list[dict[str, object]] = [{"site": site, "cards": (cards or {}).get(site, [])} for site in sites]
    rows += [{"site": None}] * (len(PLACES) - len(rows))
    known = [card.name for card in DENIZENS if card.first_game][:world]
    return {"board": rows, "oath": "supremacy", "world": known}


def set_up(seats: int, heritage: dict[str, object]) -> Table:
    """A table up to the first pawn; every board is the first free one."""
    table = Table(GAME, seats, {"chancellor": "first"}, seed="set-up", heritage=heritage)
    while table.decision.prompt == "board":
        table.answer(table.decision.options[0])
    return table


def test_with_six_players_favor_runs_short_and_the_chancellor_places_it() -> None:
    """1.16: Mine and Salt Flats want five, four are left."""
    table = set_up(6, land("mine", "salt-flats"))
    for _ in range(4):
        assert (table.decision.prompt, table.decision.seat) == ("stock-site", 0)
        table.answer(table.decision.options[-1])
        if table.decision.prompt != "stock-site":
            break
    g = state_of(table)
    assert (g.site_favor[:2], g.shared) == ([2, 2], 0)


def test_warbands_start_only_where_a_denizen_or_an_intact_edifice_lies() -> None:
    """1.12: ruins do not count; the top site always gets two."""
    cards = {"steppe": ["jinx"], "mountain": ["bandit-rampart"]}
    g = state_of(set_up(3, land("plains", "steppe", "mountain", cards=cards)))
    assert g.bands[:3] == [2, 1, 0]


def test_visions_drawn_at_set_up_count() -> None:
    """1.20, 1.22: in a small world the draws from below reach the visions."""
    g = state_of(set_up(6, land("plains", world=14)))
    drawn = sum(card in hand for hand in g.hands for card in VISIONS)
    assert drawn > 0
    assert g.visions_drawn == drawn


def state_of(table: Table) -> Oath:
    assert isinstance(table.state, Oath)
    return table.state
