"""5.1.4, 6.1, 7.2, 7.3.3. Playing a card: where it may go and what follows; a facedown adviser."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.oath import words
from crownlands.games.oath.components import CARD, DISCORD, HEARTH, ORDER, Card
from crownlands.games.oath.moments import Power, banned
from crownlands.games.oath.orders import DISCARD, HIDE, SEARCH, Order
from crownlands.games.oath.playing import (
    as_if_searched,
    cannot_play_adviser,
    play_adviser,
    play_as_if_searched,
    play_card,
    play_found,
)
from crownlands.games.oath.room import capacity
from crownlands.games.oath.ruling import cards_at
from crownlands.games.oath.state import Oath
from crownlands.games.oath.why_not import why_not
from tests.oath.playing import HOME, full, hand, holding, play, ways, why
from tests.oath.scene import oath, refs, with_power

# -- where a card may go (5.1.4, 7.2.1) -------------------------------------------------------------------------


def test_a_denizen_goes_to_ones_own_site_or_the_court_or_is_discarded() -> None:
    """5.1.4, 10.play."""
    assert ways(holding("longbows"), "longbows") == ["place:cradle.1", "in-court", "face-down", "discard"]


def test_restrictions_bind_what_lies_face_up_only() -> None:
    """7.2, 7.2.1, 2.6.2."""
    scene = holding("keep")
    assert ways(scene, "keep") == ["place:cradle.1", "face-down", "discard"]
    assert why(scene, "keep", words.IN_COURT) == "site-only"
    scene = holding("assassin")
    assert ways(scene, "assassin") == ["in-court", "face-down", "discard"]
    assert why(scene, "assassin", HOME) == "adviser-only"


def test_only_an_exile_reveals_a_vision_but_anybody_hides_one_or_conspires() -> None:
    """5.1.4.3, 5.1.4.4."""
    scene = hand(holding("vision-of-faith"), "vision-of-conquest", 1)
    assert ways(scene, "vision-of-faith") == ["face-down", "discard"]
    assert why(scene, "vision-of-faith", words.REVEAL) == "exiles-only"
    assert why(scene, "vision-of-faith", HOME) == "vision-at-site"
    assert ways(scene, "vision-of-conquest", 1) == ["reveal", "face-down", "discard"]
    assert ways(scene.citizen(1), "vision-of-conquest", 1) == ["face-down", "discard"]
    assert ways(scene, "conspiracy") == ["reveal", "face-down", "discard"]


def test_it_is_always_asked_even_if_the_card_can_only_be_discarded() -> None:
    """9.4, 5.1.4."""

    def ban(g: Oath, deed: Order, card: Card, rulers: int) -> object:
        return banned(card) if deed.kind is HIDE else None

    with with_power(Power("gossip", forbids=ban)):  # type: ignore[arg-type]
        scene = holding("vision-of-faith").card("gossip", "hinterland.1")
        [decision] = scene.asks(play_card(scene.g, 0, CARD["vision-of-faith"], as_if_searched(scene.g, 0)))
        assert refs(decision.options) == ["discard"]
        [(way, reason), *_] = why_not(scene.g, decision)[2:]
        assert (way, reason.key, reason.facts) == (words.FACE_DOWN, "forbidden-by", {"card": CARD["gossip"]})


def test_a_full_site_takes_no_more() -> None:
    """2.8.1."""
    scene = holding("longbows").site("rocky-coast", "cradle.1").card("jinx", "cradle.1").card("wolves", "cradle.1")
    for name in list(scene.g.cards[0]):
        if name.name not in ("jinx", "wolves"):
            scene._take_away(name)
    scene._changed()
    assert why(scene, "longbows", HOME) == "site-full"
    scene._take_away(CARD["jinx"])
    assert why(scene._changed(), "longbows", HOME) is None


def test_salt_the_earth_needs_no_room_and_leaves_none_but_minds_locked_cards() -> None:
    scene = hand(holding("salt-the-earth").site("drowned-city", "cradle.1"), "longbows")
    scene.g.cards[0] = []
    assert why(scene._changed(), "salt-the-earth", HOME) is None
    assert why(scene, "longbows", HOME) == "site-full"
    assert why(scene.card("keep", "cradle.1"), "salt-the-earth", HOME) == "locked-there"
    scene.site("plains", "cradle.1").g.cards[0] = []
    scene.card("salt-the-earth", "cradle.1")
    assert capacity(scene.g, 0) == 1
    assert why(scene, "longbows", HOME) == "site-full"


# -- the order of things (7.3.3) --------------------------------------------------------------------------------


def test_playing_at_a_site_earns_a_favor_of_the_suit() -> None:
    """5.1.4.1, 10.gain."""
    scene = holding("longbows").has(0, favor=0)
    bank = scene.g.banks[ORDER.index]
    play(scene, "longbows", "place:cradle.1")
    assert CARD["longbows"] in scene.g.cards[0]
    assert (scene.g.favor[0], scene.g.banks[ORDER.index], scene.g.hands[0]) == (1, bank - 1, [])


def test_advisers_and_facedown_cards_earn_nothing() -> None:
    """5.1.4.2."""
    for way in ("in-court", "face-down"):
        scene = play(holding("longbows").has(0, favor=0), "longbows", way)
        assert scene.g.favor[0] == 0
        assert (scene.g.advisers[0], scene.g.faceup[0]) == ([CARD["longbows"]], [way == "in-court"])


def test_favor_then_homeland_then_reactions_then_when_played() -> None:
    """7.3.3. B28."""
    told: list[tuple[str, int]] = []

    async def react(g: Oath, card: Card, owner: Seat, order: Order) -> None:
        assert (order.card, order.to, order.me) == (CARD["a-round-of-ale"], 0, 0)
        told.append(("put", g.favor[0]))

    async def when_played(g: Oath, me: Seat, card: Card) -> None:
        told.append(("played", g.favor[0]))

    with (
        with_power(Power("saddle-makers", put=react)),
        with_power(Power("a-round-of-ale", played=when_played)),
    ):
        scene = (
            holding("a-round-of-ale")
            .site("fertile-valley", "cradle.1")
            .adviser(1, "saddle-makers")
            .has(0, favor=0)
        )
        assert CARD["a-round-of-ale"].suit is HEARTH
        play(scene, "a-round-of-ale", "place:cradle.1")
        assert told == [("put", 2), ("played", 2)], "favor and homeland have come before"


def test_what_replaces_the_favor_for_playing_leaves_the_homeland_alone() -> None:
    """relic.book-of-records."""

    async def record(g: Oath, order: Order, card: Card) -> None:
        order.favor, order.secrets = 0, 1

    with with_power(Power("book-of-records", play=record)):
        scene = holding("a-round-of-ale").site("fertile-valley", "cradle.1").relic(0, "book-of-records")
        scene.has(0, favor=0, secrets=0)
        scene.asks(play_as_if_searched(scene.g, 0, CARD["a-round-of-ale"]), "place:cradle.1")
        assert (scene.g.favor[0], scene.g.secrets[0]) == (1, 1)


def test_homelands_reward_their_suit() -> None:
    """site.fertile-valley, .steppe, .standing-stones, .ancient-city."""
    scene = play(
        holding("a-round-of-ale").site("fertile-valley", "cradle.1").has(0, favor=0),
        "a-round-of-ale",
        "place:cradle.1",
    )
    assert scene.g.favor[0] == 2
    scene = play(
        holding("longbows").site("fertile-valley", "cradle.1").has(0, favor=0), "longbows", "place:cradle.1"
    )
    assert scene.g.favor[0] == 1, "another suit"
    scene = holding("longbows").site("ancient-city", "cradle.1").board(0, 3)
    assert play(scene, "longbows", "place:cradle.1").g.board[0] == 5
    scene = play(holding("jinx").site("standing-stones", "cradle.1").has(0, secrets=0), "jinx", "place:cradle.1")
    assert scene.g.secrets[0] == 1


def test_no_reward_for_a_suit_that_was_discarded_here_this_turn() -> None:
    """site.steppe."""
    scene = holding("longbows").site("ancient-city", "cradle.1").board(0, 3)
    scene.g.spoilt[0] = ORDER.bit
    assert play(scene, "longbows", "place:cradle.1").g.board[0] == 3
    scene = holding("longbows").site("ancient-city", "cradle.1").board(0, 3)
    scene.g.spoilt[0] = DISCORD.bit
    assert play(scene, "longbows", "place:cradle.1").g.board[0] == 5


def test_a_homeland_relic_is_taken_and_can_be_stolen() -> None:
    """site.deep-woods, .wastes, 10.take. A4, site.deep-woods: no cost, and the Relic Thief may react."""
    taken: list[Card] = []

    async def watch(g: Oath, card: Card, owner: Seat, taker: Seat, relics: list[Card]) -> None:
        assert (owner, taker) == (1, 0)
        taken.extend(relics)

    with with_power(Power("relic-thief", took=watch)):
        scene = holding("wolves").site("deep-woods", "cradle.1").adviser(1, "relic-thief").has(0, secrets=0)
        scene._take_away(CARD["whistle"])
        scene.g.buried[0], scene.g.buried_seen[0] = [CARD["whistle"]], [0]
        play(scene, "wolves", "place:cradle.1")
        assert (taken, scene.g.buried[0]) == ([CARD["whistle"]], [])
        assert CARD["whistle"] in scene.g.relics[0]


def bloodline(g: Oath, deed: Order, card: Card, rulers: int) -> object:
    """card.ancient-bloodline, as far as it matters here: what lies at the first site is locked for seat 0."""
    return banned(card) if deed.kind is DISCARD and deed.me == 0 and deed.to == 0 else None


def test_a_locked_relic_stays_where_it_is() -> None:
    """B26."""
    with with_power(Power("ancient-bloodline", forbids=bloodline)):  # type: ignore[arg-type]
        scene = holding("wolves").site("deep-woods", "cradle.1").adviser(1, "ancient-bloodline")
        scene._take_away(CARD["whistle"])
        scene.g.buried[0], scene.g.buried_seen[0] = [CARD["whistle"]], [0]
        play(scene, "wolves", "place:cradle.1")
        assert scene.g.buried[0] == [CARD["whistle"]]


# -- a facedown adviser (6.1) -----------------------------------------------------------------------------------


def test_a_facedown_adviser_leaves_a_full_court_first() -> None:
    """6.1."""
    scene = full(oath().turn(0), "vow-of-silence", "vow-of-poverty").adviser(0, "longbows", up=False)
    assert cannot_play_adviser(scene.g, 0) is None
    asked = scene.asks(play_adviser(scene.g, 0), "in-court")
    assert [(decision.prompt, decision.rule) for decision in asked] == [("play", "6.1")]
    assert refs(asked[0].options) == ["place:cradle.1", "in-court", "discard"], "not face down again"
    assert scene.g.faceup[0] == [True, True, True]


def test_without_a_facedown_adviser_there_is_nothing_to_play() -> None:
    """6.1."""
    reason = cannot_play_adviser(full(oath(), "longbows").g, 0)
    assert reason is not None
    assert reason.key == "no-hidden-adviser"


def test_players_who_have_seen_a_facedown_adviser_know_it_when_it_is_discarded() -> None:
    """6.1, 9.4."""
    scene = oath().turn(0).adviser(0, "longbows", up=False)
    scene.g.adviser_seen[0] = [0b101]
    scene.asks(play_adviser(scene.g, 0), "discard")
    assert (scene.g.piles[1][-1], scene.g.pile_seen[1][-1]) == (CARD["longbows"], 0b101)


def test_a_toll_for_searching_is_due_for_a_facedown_adviser_too() -> None:
    """6.1. B28, card.forced-labor: it looks at searches, and this is as if one had searched."""

    def toll(g: Oath, deed: Order, card: Card, rulers: int, price: object) -> None:
        if deed.kind is SEARCH and deed.me == 0:
            price.gifts += ((1, 1),)  # type: ignore[attr-defined]

    with with_power(Power("forced-labor", price=toll)):
        scene = (
            oath().turn(0).adviser(0, "longbows", up=False).card("forced-labor", "hinterland.1").has(0, favor=0)
        )
        reason = cannot_play_adviser(scene.g, 0)
        assert reason is not None
        assert reason.key == "no-favor"
        scene.has(0, favor=1).has(1, favor=0)
        scene.asks(play_adviser(scene.g, 0), "discard")
        assert (scene.g.favor[0], scene.g.favor[1]) == (0, 1)


def test_a_card_that_a_power_has_found_is_played_without_modifiers() -> None:
    """5.1.4."""
    scene = oath().turn(0)
    scene._take_away(CARD["conspiracy"])
    asked = scene.asks(play_found(scene.g, 0, CARD["conspiracy"], "card.inquisitor", 0b10), "face-down")
    assert refs(asked[0].options) == ["reveal", "face-down", "discard"]
    assert scene.g.adviser_seen[0] == [0b11]


def test_nothing_is_left_in_the_hand_or_lost() -> None:
    for way in ("place:cradle.1", "in-court", "face-down", "discard"):
        g = play(holding("longbows"), "longbows", way).g
        where = (cards_at(g, 0) >> CARD["longbows"].index & 1) + (CARD["longbows"] in g.advisers[0])
        where += sum(CARD["longbows"] in pile for pile in g.piles)
        assert (where, g.hands[0], g.hand_seen[0]) == (1, [], [])
