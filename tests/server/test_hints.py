"""Hints and reviews: for whom they are meant, when the game allows them, and never in anybody's way."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from crownlands.core.table import Answer
from crownlands.server.admin import delete_table, rewind
from crownlands.server.hints import named_before
from crownlands.server.store import Store
from tests.server.house import THOROUGH, Person, RunningHouse, eventually
from tests.server.place import Message, Place, play

QUICK = {"REVIEW_SECONDS": "4"}


@pytest.fixture
def quick_house(open_house: Callable[..., RunningHouse]) -> RunningHouse:
    """A house that reviews a game in a hurry."""
    return open_house(**QUICK)


def finished(person: Person) -> Message:
    table = person.create("me", "random")
    with person.socket(table) as place:
        play(place, seed="review")
    return table


def hint_for(place: Place) -> Message:
    while not place.decisions:
        place.hear()
    place.say(type="hint", seat=place.decisions[0]["seat"])
    return place.hear_until("hint")


def reviewed(place: Place) -> Message:
    place.say(type="review")
    return place.hear_until("review", lambda told: told["review"] is not None or "failed" in told)


# -- hints --------------------------------------------------------------------------------------------------------


def test_who_plays_against_bots_gets_hints_that_are_options_with_reasons(ann: Person) -> None:
    table = ann.create("me", "random")
    assert table["hints"] is True
    with ann.socket(table) as place:
        play(place, answers=20, seed="hint")
        told = hint_for(place)
        asked = place.decisions[0]
        assert (told["seat"], told["seq"]) == (asked["seat"], asked["seq"])
        refs = [hint["ref"] for hint in told["hints"]]
        assert 1 <= len(refs) <= 3
        assert set(refs) <= set(asked["options"])
        for hint in told["hints"]:
            assert 0 <= hint["value"] <= 1
            assert hint["chance"] is None, "what a search finds is no chance to win"
            assert hint["line"][0] == hint["ref"]
            assert all({"seat", "key", "points", "facts"} == set(gain) for gain in hint["gains"])
        assert not [message for message in place.heard if message["type"] == "hinted"], "nobody else plays here"
        assert hint_for(place) == told, "the same question, the same hint"


def test_a_hint_is_remembered_for_as_long_as_it_is_followed() -> None:
    """What it has named for now comes first in the next hint; not after another move, or another player's."""
    hints = [{"line": ["card:a", "region:b", "region:c"]}, {"line": ["card:d", "region:e"]}]
    live: Any = SimpleNamespace(hints_given={0: {"hints": hints}}, hints_given_after={0: 1})

    def named(*answers: str) -> str | None:
        given = [Answer(int(answer[0]), answer[2:]) for answer in ("1 bid", *answers)]
        live.now = SimpleNamespace(history=given)
        return named_before(live, 0)

    assert named("0 card:a") == "region:b"
    assert named("0 card:a", "0 region:b") == "region:c"
    assert named("0 card:d") == "region:e"
    assert named("0 card:d", "0 region:e") is None, "it has been followed to its end"
    assert named("0 card:a", "0 region:x") is None
    assert named("0 card:a", "1 card:z") is None
    assert named() is None, "taken back"


def test_a_hint_for_a_plan_is_the_whole_plan_with_its_reason_and_its_forecast(ann: Person) -> None:
    """Its line can be answered in one go, and the rules foresee of it what the hint says."""
    with ann.socket(ann.create("me", "random", "random", game="xidit")) as place:
        while not (place.must_speak and place.decisions[0]["prompt"] == "order"):
            place.move() if place.must_speak else place.hear()
        best = hint_for(place)["hints"][0]
        assert len(best["line"]) == len(best["steps"]) == 6
        assert all(reason["key"].startswith("plan-") for reason in best["why"]) and best["why"]
        place.say(type="preview", seat=0, refs=best["line"])
        assert place.hear_until("forecast")["steps"] == best["steps"]
        place.say(type="answers", seat=0, seq=place.decisions[0]["seq"], refs=best["line"], id="plan")
        place.hear_until("move", lambda told: told["by"] == 0)
        assert not place.errors


def test_a_table_of_people_has_no_hints_unless_its_host_says_so(ann: Person, bob: Person) -> None:
    table = ann.create("me", "open")
    assert table["hints"] is False
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as place:
        assert place.refusal(type="hint", seat=0) == "no-hints"
        assert not ann.create("me", "random", hints=False)["hints"]


def test_a_table_whose_last_free_seat_goes_to_a_bot_has_hints(ann: Person) -> None:
    table = ann.create("me", "open")
    filled = ann.post(f"/api/tables/{table['id']}/seat", seat=1, kind="random")
    assert filled["hints"] is True


def test_among_people_everybody_is_told_of_a_hint_but_only_who_asked_reads_it(ann: Person, bob: Person) -> None:
    table = ann.create("me", "open", hints=True)
    bob.sit(table)
    assert ann.start(table)["hints"] is True
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        asked = at_ann if at_ann.decisions else at_bob
        other = at_bob if asked is at_ann else at_ann
        seat = asked.decisions[0]["seat"]
        hint_for(asked)
        assert other.hear_until("hinted") == {"type": "hinted", "at": asked.answers, "seat": seat}
        asked.move()
        other.settle()
        assert not [message for message in other.heard if message["type"] == "hint"]
    with bob.socket(table) as again:
        assert again.heard[0]["hinted"] == [{"at": 0, "seat": seat}], "the table remembers it"
    # the rematch and the copy of a table keep what its host has said
    assert ann.post(f"/api/tables/{table['id']}/clone")["hints"] is True


def test_a_hint_is_for_my_own_decision_alone(ann: Person, eve: Person) -> None:
    table = ann.create("me", "random")
    with ann.socket(table) as place, eve.socket(table) as watching:
        while not place.decisions:
            place.hear()
        seat = place.decisions[0]["seat"]
        assert watching.refusal(type="hint", seat=seat) == "not-your-seat"
        assert place.refusal(type="hint", seat=1 - seat) == "not-your-seat"
        assert place.refusal(type="hint", seat=99) == "not-your-seat"


def test_whoever_asks_for_too_many_hints_waits(open_house: Callable[..., RunningHouse]) -> None:
    ann = open_house(RATE="1000").guest("Ann")
    with ann.socket(ann.create("me", "random")) as place:
        for _ in range(60):
            while not place.decisions:
                place.hear()
            place.say(type="hint", seat=place.decisions[0]["seat"])
            place.settle()
            if "too-many" in place.errors:
                return
            place.answer()
            place.settle()
    raise AssertionError("sixty hints in a row")


# -- reviews ------------------------------------------------------------------------------------------------------


def test_a_review_tells_the_chances_and_the_moves_that_lost_most(
    open_house: Callable[..., RunningHouse],
) -> None:
    house = open_house(**THOROUGH)
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = finished(ann)
    with ann.socket(table) as place, eve.socket(table) as watching:
        found = reviewed(place)["review"]
        parts = [message for message in place.heard if message["type"] == "review"]
        assert len(parts) > 2 and parts[0]["done"] == 0, "it tells how far it is"
        total = ann.look(table)["answers"]
        assert 0 < found["judged"] <= total
        graph = found["graph"]
        assert graph[0]["answers"] == 0 and graph[-1]["answers"] == total
        for moment in graph:
            assert len(moment["chances"]) == 2
            assert sum(moment["chances"]) == pytest.approx(1)
        winners = place.ranking[0]
        assert [seat for seat, chance in enumerate(graph[-1]["chances"]) if chance] == winners
        assert found["mistakes"], "whoever plays by chance makes some"
        for mistake in found["mistakes"]:
            then = ann.at(table, mistake["answers"], mistake["seat"])["decisions"][0]
            assert then["prompt"] == mistake["prompt"] and then["facts"] == mistake["facts"]
            assert {mistake["chosen"], mistake["best"]} <= set(then["options"])
            assert mistake["loss"] >= 0.03
        losses = [mistake["loss"] for mistake in found["mistakes"]]
        assert losses == sorted(losses, reverse=True)
        assert watching.hear_until("review", lambda told: told["review"] is not None)["review"] == found
        watching.say(type="review")
        assert watching.hear_until("review")["review"] == found, "it is kept, not worked out again"


def test_a_review_is_kept_when_the_house_is_closed_and_made_anew_when_the_table_was_taken_back(
    quick_house: RunningHouse,
) -> None:
    ann = quick_house.guest("Ann")
    table = finished(ann)
    with ann.socket(table) as place:
        first = reviewed(place)["review"]
        place.say(type="standing_answer", seat=0, prompt="some-prompt", ref="yes")
        place.settle()
        place.say(type="review")
        assert place.hear_until("review")["review"] == first, "whoever has lost does not make it be forgotten"
    mine = [
        at
        for at, (_, kind, seat, _) in enumerate(quick_house.stored(table["id"]))
        if (kind, seat) == ("answer", 0)
    ]
    quick_house.close()
    store = Store(quick_house.database)
    quick_house.open()
    with ann.socket(table) as place:
        place.say(type="review")
        assert place.hear_until("review")["review"] == first
    quick_house.close()
    rewind(store, table["id"], mine[-1], force=True)  # a bot that had the last word would have it at once again
    store.close()
    quick_house.open()
    with ann.socket(table) as place:
        assert place.refusal(type="review") == "review-not-over"


def test_a_game_that_goes_on_is_not_reviewed(ann: Person) -> None:
    """It would tell what is hidden."""
    with ann.socket(ann.create("me", "open")) as waiting:
        assert waiting.refusal(type="review") == "review-not-over"
    with ann.socket(ann.create("me", "random")) as place:
        assert place.refusal(type="review") == "review-not-over"
        assert place.heard[-1]["text"].startswith("A game can be reviewed once it is over")


def test_one_review_a_person_and_none_for_a_stranger(open_house: Callable[..., RunningHouse]) -> None:
    house = open_house(REVIEW_SECONDS="30")
    ann = house.guest("Ann")
    first, second = finished(ann), finished(ann)
    with house.stranger().socket(first) as place:
        assert place.refusal(type="review") == "who-are-you"
    with ann.socket(first) as one, ann.socket(second) as two:
        one.say(type="review")
        one.hear_until("review")
        assert two.refusal(type="review") == "reviews-busy"


def test_while_the_house_looks_back_bots_think_and_people_play(open_house: Callable[..., RunningHouse]) -> None:
    house = open_house(REVIEW_SECONDS="3600")
    ann = house.guest("Ann")
    table, other = finished(ann), ann.create("me", "level2")
    with ann.socket(table) as looking, ann.socket(other) as place:
        looking.say(type="review")
        looking.hear_until("review", lambda told: told["done"] > 0)
        place.settle()
        for _ in range(2):
            while not place.decisions:
                place.hear()
            place.move()
            place.hear_until("move", lambda move: move["by"] == 1)
        looking.settle()
        assert not [told for told in looking.heard if told["type"] == "review" and told["review"]]
    assert house.metric("crownlands_slow_bots_total") == 0


def test_a_cleared_table_takes_its_review_with_it(quick_house: RunningHouse) -> None:
    ann = quick_house.guest("Ann")
    table = finished(ann)
    with ann.socket(table) as place:
        reviewed(place)

    def kept() -> int:
        with quick_house.sql() as sql:
            return int(sql.execute("SELECT count(*) FROM reviews").fetchone()[0])

    eventually(lambda: kept() == 1, "the review in the store")
    store = Store(quick_house.database)
    delete_table(store, table["id"])
    store.close()
    assert kept() == 0
