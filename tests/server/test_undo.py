"""Taking back: free, sealed, with consent."""

from __future__ import annotations

from tests.server.house import Person
from tests.server.place import play
from tests.server.test_play import duel, three_at_a_table


def test_an_answer_that_nobody_has_built_on_is_taken_back_freely(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        before = at_ann.view
        at_ann.move()
        at_ann.say(type="undo", seat=0)
        for place in (at_ann, at_bob):
            state = place.hear_until("state", lambda state: state["seq"] == 2)
            assert state["view"] == before
            assert state["table"]["answers"] == 0
        at_ann.move()
        assert at_ann.answers == 1


def test_an_answer_that_was_taken_back_is_not_given_again_by_a_repeat(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as place:
        asked = place.decisions[0]
        place.move(asked["options"][0])
        place.say(type="undo", seat=0)
        place.hear_until("state")
        place.say(type="answer", seat=0, seq=asked["seq"], ref=asked["options"][0])
        assert not any(message["type"] in ("move", "state") for message in place.settle())
        assert ann.look(table)["answers"] == 0


def test_there_is_nothing_to_undo_before_the_first_answer(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        assert at_ann.refusal(type="undo", seat=0) == "nothing-to-undo"
        at_ann.move()
        assert at_bob.refusal(type="undo", seat=1) == "nothing-to-undo"
        assert at_bob.refusal(type="consent", yes=True) == "no-undo-asked"


def test_a_sealed_bid_is_changed_until_the_last_one_is_in(ann: Person, bob: Person) -> None:
    table = three_at_a_table(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        while 2 in at_ann.asked:  # the bot has bid as well
            at_ann.hear()
        for bid in ("n:7", "n:2", "n:5"):
            at_ann.move(bid)
            if bid != "n:5":
                at_ann.say(type="undo", seat=0)
                at_ann.hear_until("state", lambda state: bool(state["decisions"]))
        at_bob.keep_up(at_ann.seq)
        at_bob.move("n:0")
        while len(at_bob.view["bids"]) < 3:
            at_bob.hear()
        assert at_bob.view["bids"][:2] == [5, 0]


def test_behind_a_barrier_the_others_are_asked_and_may_agree(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.create("me", "open", "open")
    bob.sit(table)
    eve.sit(table)
    ann.start(table)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
        for place in (at_ann, at_bob, at_eve):
            place.keep_up(at_ann.seq)
            place.move("n:1")
            at_ann.keep_up(place.seq)
        at_ann.say(type="undo", seat=0)
        asked = at_bob.hear_until("undo")
        assert (asked["by"], asked["needs"]) == (0, [1, 2])
        assert asked["why"]
        with eve.socket(table) as late:
            assert late.undo_asked == {"by": 0, "needs": [1, 2], "why": asked["why"]}
        assert at_ann.refusal(type="consent", yes=True) == "no-undo-asked"
        at_bob.say(type="consent", yes=True)
        assert at_eve.hear_until("undo", lambda message: message["needs"] == [2])["by"] == 0
        assert at_ann.look_again() == 3
        at_eve.say(type="consent", yes=True)
        for place in (at_ann, at_bob, at_eve):
            state = place.hear_until("state", lambda state: state["table"]["answers"] == 0)
            assert state["undo"] is None
            assert [decision["prompt"] for decision in state["decisions"]] == ["bid"]


def test_one_refusal_is_enough_and_nothing_changes(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as asker, bob.socket(table) as other:
        play(asker, other, answers=12)
        asker.say(type="undo", seat=0)
        assert other.hear_until("undo")["needs"] == [1]
        other.say(type="consent", yes=False)
        refused = asker.hear_until("undo", lambda message: message["by"] is None)
        assert refused["why"] == "refused"
        assert asker.look_again() == 12
        assert other.refusal(type="consent", yes=True) == "no-undo-asked"


def test_an_undo_that_was_overtaken_by_a_move_is_over_and_all_are_told(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=12)
        asker, other = (at_ann, at_bob)
        asker.say(type="undo", seat=asker.seat)
        for place in (asker, other):
            place.hear_until("undo")
        mover = asker if asker.decisions else other
        mover.move()
        for place in (asker, other):
            place.keep_up(mover.seq)
            place.settle()
            assert place.undo_asked is None
        assert other.refusal(type="consent", yes=True) == "no-undo-asked"


def test_a_stand_in_agrees_to_nothing(ann: Person, bob: Person) -> None:
    """Otherwise the one who stays could look behind a card and come back, as soon as the other has left."""
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        play(at_ann, at_bob, answers=12)
        at_ann.say(type="undo", seat=0)
        at_bob.hear_until("undo")
        at_bob.say(type="resign", seat=1)
        at_ann.hear_until("table", lambda message: message["table"]["players"][1]["stand_in"])
        at_ann.settle()
        assert ann.look(table)["answers"] >= 12
        assert at_ann.undo_asked is not None
        at_bob.say(type="consent", yes=True)
        assert at_ann.hear_until("state")["table"]["answers"] < 12


def test_what_a_stand_in_has_answered_is_not_taken_back_by_its_owner(ann: Person, bob: Person) -> None:
    """Resign, let the bot show what it would do, return and undo: that would be a hint."""
    table = duel(ann, bob)
    with ann.socket(table) as at_ann, bob.socket(table):
        at_ann.say(type="resign", seat=0)
        at_ann.hear_until("move", lambda move: move["by"] == 0)
        at_ann.say(type="return", seat=0)
        at_ann.hear_until("state")
        assert at_ann.refusal(type="undo", seat=0) == "nothing-to-undo"


def test_when_the_game_is_over_nothing_is_taken_back(ann: Person) -> None:
    """The seed is open by then: whoever went back would know every card."""
    table = ann.create("me", "random")
    with ann.socket(table) as place:
        play(place)
        assert place.refusal(type="undo", seat=0) == "nothing-to-undo"
        assert ann.look(table)["status"] == "over"


def test_bots_always_agree(ann: Person) -> None:
    table = ann.create("me", "random")
    with ann.socket(table) as place:
        play(place, answers=14)
        while not place.decisions:
            place.hear()
        place.say(type="undo", seat=0)
        place.hear_until("state")
        assert "undo" not in [message["type"] for message in place.heard]
