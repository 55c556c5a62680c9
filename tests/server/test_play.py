"""Playing over sockets: answers, orders, resigning, talking, being there."""

from __future__ import annotations

from tests.server.house import Person, RunningHouse
from tests.server.place import Message, Place, play


def three_at_a_table(ann: Person, bob: Person, third: str = "random") -> Message:
    """Ann, Bob and a bot: all bid at once to begin."""
    table = ann.create("me", "open", third)
    bob.sit(table)
    return ann.start(table)


def duel(ann: Person, bob: Person) -> Message:
    """Ann and Bob lay out ten neutral armies in turn before both bid."""
    table = ann.create("me", "open")
    bob.sit(table)
    return ann.start(table)


def must_be_up_to_date(*places: Place) -> None:
    """What patches have made of a view is what the house would tell somebody who comes in now."""
    for place in places:
        with place.person.socket({"id": place.table["id"]}) as fresh:
            place.settle()
            if place.seq == fresh.seq:
                for part in (
                    "view",
                    "decisions",
                    "events",
                    "scores",
                    "standing_answers",
                    "seat",
                    "asked",
                    "answers",
                ):
                    assert getattr(place, part) == getattr(fresh, part), part


def test_two_people_and_a_bot_play_a_whole_game(ann: Person, bob: Person) -> None:
    table = three_at_a_table(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:

        def told_the_truth() -> None:
            for place in (at_ann, at_bob):
                assert place.view == place.person.at(table, place.answers)["view"]

        play(at_ann, at_bob, watch=told_the_truth)
        assert at_ann.scores == at_bob.scores
        assert [score["seat"] for score in at_ann.scores] == [0, 1, 2]
        assert all(score["total"] == sum(item["points"] for item in score["items"]) for score in at_ann.scores)
        assert at_ann.answers > 60
        at_ann.settle()
        assert at_ann.table["status"] == "over"
        assert at_ann.table["seed"], "the seed is told to those who are there"
        must_be_up_to_date(at_ann, at_bob)


def test_patches_make_exactly_the_view_of_the_house_with_all_variants(
    ann: Person, bob: Person, eve: Person
) -> None:
    variants = dict.fromkeys(("exploration", "swamp", "citadels", "leaders", "events"), True)
    table = ann.create("me", "open", "random", variants={**variants, "map": "build"})
    bob.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
        play(at_ann, at_bob, at_eve, seed="variants", watch=lambda: must_be_up_to_date(at_ann, at_bob, at_eve))


def test_the_answer_of_one_reaches_all(ann: Person, bob: Person, eve: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as watching:
        chosen = at_ann.decisions[0]["options"][3]
        at_ann.move(chosen)
        for place in (at_ann, at_bob, watching):
            place.keep_up(1)
            assert place.answers == 1
            assert place.events[-1]["at"] == 1
        assert (at_ann.asked, at_ann.decisions) == ([1], [])
        assert at_bob.decisions[0]["seq"] == 1
        assert watching.seat is None


def test_a_repeated_answer_is_harmless(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as place:
        asked = place.decisions[0]
        for _ in range(3):
            place.say(type="answer", seat=0, seq=asked["seq"], ref=asked["options"][0], id=7)
        heard = place.settle()
        assert [message["type"] for message in heard if message["type"] != "table"] == ["move"]
        assert place.errors == []
        assert ann.look(table)["answers"] == 1


def test_a_stale_answer_is_refused_and_the_whole_state_follows(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as place, bob.socket(table) as at_bob:
        old = place.decisions[0]
        play(place, at_bob, answers=2)
        place.say(type="answer", seat=0, seq=old["seq"], ref=old["options"][1], id="late")
        error = place.hear_until("error")
        assert (error["key"], error["id"]) == ("stale", "late")
        assert error["text"].startswith("The table has moved on")
        assert place.hear_until("state")["seq"] == 2
        assert ann.look(table)["answers"] == 2
        place.move()
        assert place.answers == 3


def test_an_answer_from_the_future_is_stale_too(ann: Person, bob: Person) -> None:
    with ann.socket(duel(ann, bob)) as place:
        ref = place.decisions[0]["options"][0]
        for seq in (-1, 1, 2**62):
            assert place.refusal(type="answer", seat=0, seq=seq, ref=ref) == "stale"


def test_what_is_not_offered_is_refused(ann: Person, bob: Person) -> None:
    with ann.socket(duel(ann, bob)) as place:
        for ref in ("done", "card:dire-dragon", "", "x" * 5000, "seat:0", "region:horseshoe.99"):
            place.answer(ref) if ref else place.say(type="answer", seat=0, seq=0, ref="")
            assert place.hear_until("error")["key"] == "not-offered"
        assert place.answers == 0


def test_who_is_not_asked_is_told_so(ann: Person, bob: Person) -> None:
    with bob.socket(duel(ann, bob)) as place:
        assert place.refusal(type="answer", seat=1, seq=0, ref="n:0") == "not-asked"


def test_a_seat_moves_only_for_its_owner(ann: Person, bob: Person, eve: Person, house: RunningHouse) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann:
        ref = at_ann.decisions[0]["options"][0]
        for person in (bob, eve, house.stranger()):
            with person.socket(table) as place:
                for seat in (0, 2, -1, 10**18):
                    assert place.refusal(type="answer", seat=seat, seq=0, ref=ref) == "not-your-seat"
                for kind in ("undo", "why", "resign", "return"):
                    assert place.refusal(type=kind, seat=0) == "not-your-seat"
                assert place.refusal(type="standing_answer", seat=0, prompt="bid", ref="n:0") == "not-your-seat"
        assert at_ann.answers == 0
        assert not any(message["type"] in ("move", "state") for message in at_ann.settle())


def test_errors_are_told_in_the_language_of_the_page(house: RunningHouse) -> None:
    guest = house.guest("Аня", "ru")
    with guest.socket(guest.create("me", "random")) as place:
        place.say(type="answer", seat=1, seq=0, ref="done")
        assert any("а" <= letter <= "я" for letter in place.hear_until("error")["text"])


def test_why_tells_what_cannot_be_had_and_the_rule(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:

        def reasons() -> list[Message]:
            asked = next(place for place in (at_ann, at_bob) if place.decisions)
            asked.say(type="why", seat=asked.seat)
            told = asked.hear_until("why")
            assert (told["seat"], told["seq"]) == (asked.seat, asked.decisions[0]["seq"])
            found: list[Message] = told["why_not"]
            return found

        found: list[Message] = []
        while not found and not at_ann.over:
            play(at_ann, at_bob, answers=at_ann.answers + 1)
            found = reasons()
        assert set(found[0]) == {"ref", "reason", "rule", "facts"}
        at_nobody = at_bob if at_ann.decisions else at_ann
        at_nobody.say(type="why", seat=at_nobody.seat)
        assert at_nobody.hear_until("why")["why_not"] == []


# -- standing answers ------------------------------------------------------------------------------------------


def test_the_same_answer_every_time_is_offered_only_where_the_game_says_so(ann: Person, bob: Person) -> None:
    with ann.socket(ann.create("me", "random", "random", game="xidit")) as place:
        while not (place.must_speak and place.decisions[0]["prompt"] == "order"):
            if place.must_speak:
                place.move()
            else:
                place.hear()
        assert "repeatable" not in place.decisions[0], "a plan differs every year"
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        told = {
            decision["prompt"]: "repeatable" in decision for at in (at_ann, at_bob) for decision in at.decisions
        }
        assert told == {"neutral-army": True}


def test_a_standing_order_answers_at_once_and_is_logged(
    house: RunningHouse, ann: Person, bob: Person, eve: Person
) -> None:
    table = three_at_a_table(ann, bob)
    with ann.socket(table) as at_ann, eve.socket(table) as at_eve:
        assert at_ann.standing_answers == {}
        at_ann.say(type="standing_answer", seat=0, prompt="bid", ref="n:3")
        at_ann.hear_until("state", lambda state: state["standing_answers"] == {"bid": "n:3"})
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        at_eve.keep_up(at_ann.seq)
        assert all("n:3" not in str(message) for message in at_eve.heard), "the order and the bid are Ann's secret"
    assert ("order", 0, "bid n:3") in [entry[1:] for entry in house.stored(table["id"])]


def test_a_standing_order_holds_until_it_is_ended(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=14)
        for place in (at_ann, at_bob):
            place.say(type="standing_answer", seat=place.seat, prompt="move-from", ref="done")
            place.hear_until("state", lambda state: bool(state["standing_answers"]))
        at_ann.settle()  # what her order has answered by now; of Bob's order itself she hears nothing
        play(at_ann, at_bob, answers=50)
        assert at_ann.errors == at_bob.errors == []
        for place in (at_ann, at_bob):
            place.say(type="standing_answer", seat=place.seat, prompt="move-from", ref=None)
            place.hear_until("state", lambda state: state["standing_answers"] == {})
        at_ann.settle()
        play(at_ann, at_bob)


def test_an_order_that_is_no_order_is_refused(ann: Person, bob: Person) -> None:
    with ann.socket(duel(ann, bob)) as place:
        for prompt, ref in (("", "x"), ("two words", "x"), ("p" * 81, "x"), ("bid", "r" * 201), ("bid", "a b")):
            assert place.refusal(type="standing_answer", seat=0, prompt=prompt, ref=ref) == "bad-standing-answer"
        assert place.refusal(type="standing_answer", seat=0, prompt="bid", ref="n:\x00") == "bad-standing-answer"


# -- leaving and coming back ----------------------------------------------------------------------------------


def test_a_bot_plays_for_who_resigns_and_gives_the_seat_back(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        at_ann.say(type="resign", seat=0)
        left = at_bob.hear_until("table", lambda message: message["table"]["players"][0]["stand_in"])["table"]
        assert left["players"][0]["kind"] == "bot"
        assert left["players"][0]["name"] == "Ann"
        assert left["players"][0]["bot"]
        play(at_bob, answers=4)
        at_ann.say(type="return", seat=0)
        back = at_ann.hear_until("state")
        assert back["table"]["players"][0]["kind"] == "person"
        assert back["table"]["players"][0]["stand_in"] is False
        at_bob.keep_up(back["seq"])
        at_ann.keep_up(at_bob.seq)
        play(at_ann, at_bob)


def test_a_whole_table_may_resign_and_the_bots_finish_the_game(ann: Person) -> None:
    table = ann.create("me", "random")
    with ann.socket(table) as place:
        place.say(type="resign", seat=0)
        place.say(type="resign", seat=0)
        while not place.over:
            assert place.hear()["type"] != "error"


# -- talking and being there ----------------------------------------------------------------------------------


def test_people_talk_at_the_table_and_it_is_kept(
    ann: Person, bob: Person, eve: Person, house: RunningHouse
) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, eve.socket(table) as at_eve:
        at_ann.say(type="chat", text="  Good\n luck!\x00 ")
        line = at_eve.hear_until("chat")
        assert (line["name"], line["seat"], line["text"]) == ("Ann", 0, "Good luck!")
        at_eve.say(type="chat", text="Удачи! " * 200)
        line = at_ann.hear_until("chat", lambda chat: chat["name"] == "Eve")
        assert line["seat"] is None
        assert len(line["text"]) <= 500
        at_ann.say(type="chat", text=" \n ")
        assert not any(message["type"] == "chat" for message in at_ann.settle())
    with bob.socket(table) as late:
        assert [line["name"] for line in late.chat] == ["Ann", "Eve"]
    with house.stranger().socket(table) as nobody:
        assert nobody.refusal(type="chat", text="spam") == "who-are-you"


def test_people_see_who_is_there(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)

    def online(place: Place, *expected: bool) -> None:
        def shown(message: Message) -> bool:
            return [player["online"] for player in message["table"]["players"]] == list(expected)

        place.hear_until("table", shown)

    with ann.socket(table) as place:
        online(place, True, False)
        with bob.socket(table), bob.socket(table):
            online(place, True, True)
        online(place, True, False)


def test_the_house_answers_a_ping(ann: Person) -> None:
    with ann.socket(ann.create("me", "open")) as place:
        assert place.settle() == [] or all(message["type"] == "table" for message in place.heard[1:-1])


# -- the replay -----------------------------------------------------------------------------------------------


def test_any_moment_can_be_seen_again_from_my_seat_and_after_the_end_from_all(
    ann: Person, bob: Person, eve: Person, house: RunningHouse
) -> None:
    table = duel(ann, bob)
    shown: dict[int, tuple[Message, list[Message]]] = {}
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(
            at_ann,
            at_bob,
            watch=lambda: shown.update({at_ann.answers: (at_ann.view, at_ann.decisions)}),
            answers=40,
        )
        assert ann.refused("GET", f"/api/tables/{table['id']}/at/20?seat=1")[:2] == (403, "not-your-seat")
        assert eve.refused("GET", f"/api/tables/{table['id']}/at/20?seat=0")[:2] == (403, "not-your-seat")
        for answers, (view, decisions) in shown.items():
            then = ann.at(table, answers)
            assert then["view"] == view
            assert [d["options"] for d in then["decisions"]] == [d["options"] for d in decisions]
        for wrong in (41, -1, 10**12):
            assert ann.refused("GET", f"/api/tables/{table['id']}/at/{wrong}")[:2] == (404, "no-such-answer")
        assert ann.refused("GET", f"/api/tables/{table['id']}/at/many")[:2] == (422, "bad-request")
        play(at_ann, at_bob)
        last = at_ann.answers
        log = at_ann.events
    assert [event for at in range(last + 1) for event in ann.at(table, at)["events"]] == log
    for seat in (0, 1):
        assert eve.at(table, 20, seat)["view"] == (ann, bob)[seat].at(table, 20)["view"]
    assert eve.refused("GET", f"/api/tables/{table['id']}/at/20?seat=2")[:2] == (403, "not-your-seat")
    record = house.stranger().ask("GET", f"/api/tables/{table['id']}/record")
    assert record.text.startswith("crownlands record 1")


def test_a_table_that_waits_has_no_past(ann: Person) -> None:
    table = ann.create("me", "open")
    assert ann.refused("GET", f"/api/tables/{table['id']}/at/0")[:2] == (409, "not-started")
    with ann.socket(table) as place:
        for message in ({"type": "answer", "seat": 0, "seq": 0, "ref": "done"}, {"type": "undo", "seat": 0}):
            assert place.refusal(**message) in ("not-started", "not-asked")
        assert place.refusal(type="resign", seat=0) == "not-started"
        assert place.refusal(type="standing_answer", seat=0, prompt="bid", ref="n:0") == "not-started"
