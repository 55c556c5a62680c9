"""Checks of secrets: what a seat sees, what it is told, what it may imagine, and what an undo gives away."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from crownlands.core.components import Component, common_component
from crownlands.core.decisions import Decision, Seat
from crownlands.core.dice import Dice
from crownlands.core.events import Event
from crownlands.core.hidden import unknown
from crownlands.core.run import Run
from crownlands.core.state import State
from crownlands.core.table import Table
from crownlands.core.variants import Variants
from tests.conformance.tools import (
    AnyGame,
    asked,
    assert_same,
    can_follow,
    follow,
    moments,
    plain_facts,
    point,
    run_photo,
    script,
    strings_in,
    told_to,
    walk,
)

FUTURE, MANY_HIDDEN = 6, 4


def imagined_state(game: AnyGame, state: State, seat: Seat, dice: Dice) -> Any:
    """A copy of a state with everything dealt anew that the seat cannot know."""
    copy = state.copy()
    game.imagine(copy, seat, dice)
    return copy


# -- views --------------------------------------------------------------------------------------------------------


@point
def views_leak_nothing(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """A view does not change when everything is dealt anew that its seat cannot know; nor does a spectator's."""
    for number, table in moments(game, seats, variants, seed, "views", 20):
        for seat in range(seats):
            dice = Dice.from_seed(f"leaks after {number}").child(str(seat))
            other = imagined_state(game, table.state, seat, dice)
            game.check(other)
            for who, name in ((seat, f"seat {seat}"), (None, "a spectator")):
                found, real = game.view(other, who), table.view(who)
                what = f"after {number} answers {name} sees what seat {seat} cannot know"
                assert found.keys() == real.keys(), what
                assert_same(found, real, what)


@point
def features_leak_nothing(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """A seat's features, if the game lists any, are always as many, and show nothing that the seat cannot know."""
    size = len(game.feature_names())
    assert len(set(game.feature_names())) == size, "two features have one name"
    for number, table in moments(game, seats, variants, seed, "features", 20):
        for seat in range(seats):
            real = game.features(table.state, seat)
            assert len(real) == size, f"after {number} answers seat {seat} has {len(real)} features, not {size}"
            dice = Dice.from_seed(f"features after {number}").child(str(seat))
            found = game.features(imagined_state(game, table.state, seat, dice), seat)
            other = [name for name, a, b in zip(game.feature_names(), found, real, strict=True) if a != b]
            assert not other, (
                f"after {number} answers the features of seat {seat} show what it cannot know: {other}"
            )


@point
def views_are_json(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """A view is JSON-ready data, made anew for whoever looks; looking changes nothing."""
    for _, table in moments(game, seats, variants, seed, "views as JSON", 12):
        digest = table.hash
        everyone = (None, *range(seats))
        views = game.views(table.state, everyone)
        assert list(views) == list(everyone), "the views of several seats are not one for each"
        for seat in everyone:
            view = table.view(seat)
            assert views[seat] == view, f"the view of seat {seat} is another among those of several seats"
            text = json.dumps(view)
            assert json.loads(text) == view, f"the view of seat {seat} comes back from JSON as something else"
            _wreck(view)
            assert table.hash == digest, f"the view of seat {seat} shares data with the state"
            assert json.dumps(table.view(seat)) == text, f"the view of seat {seat} is another when one looks again"


def _wreck(data: Any) -> None:
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _wreck(part)
    if isinstance(data, dict | list):
        data.clear()


# -- what a seat is told and asked --------------------------------------------------------------------------------


@point
def private_facts_stay_private(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Private facts reach nobody else, and no event or question names what the one who reads it cannot know."""
    everyone = (None, *range(seats))
    seen, hidden_before, drawn = 0, [Counter[Any]() for _ in range(seats)], -1
    for table in walk(game, seats, variants, seed):
        state = table.state
        hidden = [unknown(game.pools(state), seat) for seat in range(seats)]
        for event in table.log[seen:]:
            for seat in everyone:
                if seat not in event.to:
                    assert event.seen_by(seat) == dict(event.facts), f"{event} tells seat {seat} its private facts"
            if state.dice.drawn == drawn:  # else what was named may have been shuffled since
                for seat in range(seats):
                    _names_nothing_hidden(event, seat, hidden_before[seat] & hidden[seat])
        for decision in table.pending:
            secret = _refs(hidden[decision.seat])
            named = {option.ref for option in decision.options} | set(strings_in(plain_facts(decision.facts)))
            assert not named & secret, f"{decision} names {named & secret}, which its seat cannot know"
        seen, hidden_before, drawn = len(table.log), hidden, state.dice.drawn


def _names_nothing_hidden(event: Event, seat: Seat, hidden: Counter[Any]) -> None:
    named = set(strings_in(plain_facts(event.seen_by(seat)))) & _refs(hidden)
    assert not named, f"{event} names {named}, which seat {seat} could not and still cannot know"


def _refs(hidden: Counter[Any]) -> set[str]:
    """The refs of what is hidden, if there is only one of its kind."""
    return {item.ref for (_, item), count in hidden.items() if count == 1 and isinstance(item, Component)}


# -- imagination --------------------------------------------------------------------------------------------------


@point
def what_is_hidden_is_dealt_anew(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """What a seat cannot see does not stay as it is in an imagined state, and neither do the dice."""
    unseen: dict[tuple[Seat, str], int] = defaultdict(int)
    dealt: set[tuple[Seat, str]] = set()
    for number, table in moments(game, seats, variants, seed, "dealing anew", 14):
        real = dict(_component_fields(game, table.state.dump()))
        for seat in range(seats):
            visible = set(strings_in(table.view(seat)))
            for name, refs in real.items():
                unseen[seat, name] += any(ref not in visible for ref in refs)
            for attempt in range(3):
                dice = Dice.from_seed(f"dealing anew after {number}").child(f"{seat}/{attempt}")
                other = imagined_state(game, table.state, seat, dice)
                assert other.dice.key != table.state.dice.key, f"seat {seat} imagines with the table's own dice"
                found = dict(_component_fields(game, other.dump()))
                dealt.update((seat, name) for name, refs in real.items() if found.get(name) != refs)
    for (seat, name), times in unseen.items():
        if times > 3:
            where = f"{name!r} of the state ({times} times in this game)"
            assert (seat, name) in dealt, f"seat {seat} is not shown all of {where}, and it is never dealt anew"


@point
def the_future_is_imagined_too(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """What comes up later on an imagined run is not what the real one has in store: no secret sits in a local."""
    answers = script(game, seats, variants, seed)
    for number, table in moments(game, seats, variants, seed, "the future", 16):
        if table.run.sealed is not None or table.over:
            continue
        seat = table.decision.seat
        real = table.run.fork()
        follow(real, answers[number : number + FUTURE], "the real future")
        visible = set(strings_in(game.view(real.state, seat)))
        same = {
            (name, at): ref
            for name, refs in _component_fields(game, real.state.dump())
            for at, ref in enumerate(refs)
            if ref not in visible
        }
        for attempt in range(5):
            run = table.imagine(seat, Dice.from_seed(f"the future after {number}").child(str(attempt)))
            if not can_follow(run, answers[number : number + FUTURE]):
                same.clear()  # it has become another game: that is change enough
            found = dict(_component_fields(game, run.state.dump()))
            same = {place: ref for place, ref in same.items() if _ref_at(found, place) == ref}
        what = f"seat {seat} imagines after {number} answers, and {FUTURE} answers later"
        assert len(same) < MANY_HIDDEN, f"{what} it always finds the real {same}"


def _ref_at(fields: Mapping[str, list[str]], place: tuple[str, int]) -> str | None:
    name, at = place
    refs = fields.get(name, [])
    return refs[at] if at < len(refs) else None


def _component_fields(game: AnyGame, dump: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """The fields of a stored state that hold components of the game, and which."""
    for name, value in dump.items():
        refs = [text for text in strings_in(value) if _is_component(game, text)]
        if refs:
            yield name, refs


def _is_component(game: AnyGame, text: str) -> bool:
    if not re.fullmatch(r"\S+", text) or common_component(text) is not None:
        return False
    try:
        return game.find(text).ref == text
    except (KeyError, ValueError):
        return False


@point
def imagined_runs_ask_the_same(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """Whoever is asked, or has answered under seal, can imagine: it sees the same and is asked the same."""
    for number, table in moments(game, seats, variants, seed, "imagination", 40):
        sealed = table.run.sealed is not None
        for seat in range(seats) if sealed or table.over else [decision.seat for decision in table.pending]:
            what = f"imagined by seat {seat} after {number} answers"
            imagined = table.imagine(seat, Dice.from_seed(what))
            game.check(imagined.state)
            assert imagined.state.dice.key != table.state.dice.key, f"{what}: with the table's own dice"
            assert game.view(imagined.state, seat) == table.view(seat), f"{what}: another view"
            assert asked(imagined.asked(seat)) == asked(table.asked(seat)), f"{what}: another question"
            assert _reasons(game, imagined.state, imagined.asked(seat)) == _reasons(
                game, table.state, table.asked(seat)
            ), f"{what}: other reasons why not"
            assert _previews(game, imagined.state, imagined.asked(seat)) == _previews(
                game, table.state, table.asked(seat)
            ), f"{what}: other previews"
            told = game.tally(table.state, seat)
            assert game.tally(imagined.state, seat) == told, f"{what}: another tally"
            assert len(told) in (0, seats), f"{what}: a tally of {len(told)} seats"
            if sealed:
                _others_are_open(table, imagined, seat, what)


def _reasons(game: AnyGame, state: State, decision: Decision | None) -> list[Any]:
    refused = [] if decision is None else game.why_not(state, decision)
    return [(thing.ref, reason.key, reason.rule, plain_facts(reason.facts)) for thing, reason in refused]


def _previews(game: AnyGame, state: State, decision: Decision | None) -> list[Any]:
    told = [] if decision is None else game.previews(state, decision)
    return [(option.ref, preview.key, plain_facts(preview.facts)) for option, preview in told]


def _others_are_open(table: Table, imagined: Run, seat: Seat, what: str) -> None:
    """In an imagined sealed round the seat's own answers stand and nobody else has answered yet."""
    assert imagined.sealed is not None, f"{what}: the sealed round is closed"
    own = [answer.ref for owner, answer in imagined._journal[imagined.sealed_from :] if owner == seat]
    real = [answer.ref for owner, answer in table.run._journal[table.run.sealed_from :] if owner == seat]
    assert own == real, f"{what}: its own answers are not kept"
    assert len(imagined._journal) - imagined.sealed_from == len(own), f"{what}: it knows the answers of others"


@point
def imagined_runs_play_on(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """An imagined run plays on to the end and keeps the invariants; forks of it equal it, and imagine again."""
    for number, table in moments(game, seats, variants, seed, "imagined games", 6):
        for seat in {decision.seat for decision in table.pending}:
            what = f"imagined by seat {seat} after {number} answers"
            dice = Dice.from_seed(what)
            imagined = table.imagine(seat, dice)
            fork = imagined.fork()
            steps = 0
            while not imagined.over:
                if steps % 4 == 0:
                    assert_same(run_photo(fork), run_photo(imagined), f"{what}: a fork after {steps} answers")
                decision = dice.choice(imagined.pending)
                answer = dice.choice(decision.options)
                if steps % 16 == 3:
                    fork = imagined.fork()
                    again = imagined.imagine(decision.seat, dice.child(str(steps)))
                    assert_same(run_photo(again.fork()), run_photo(again), f"{what}, imagined again: a fork")
                try:
                    imagined.answer(decision.seat, answer)
                    fork.answer(decision.seat, answer)
                    game.check(imagined.state)
                except Exception as error:
                    raise AssertionError(f"{what}: after {steps} answers it breaks: {error!r}") from error
                steps += 1
            assert_same(run_photo(fork), run_photo(imagined), f"{what}: a fork at the end")


# -- undo ---------------------------------------------------------------------------------------------------------


@point
def a_free_undo_gives_nothing_away(game: AnyGame, seats: int, variants: Variants, seed: str) -> None:
    """If an answer can be taken back freely, nobody has learned anything by it.

    Proof by imagination: to a seat that did not know what was hidden, the answer would have looked the same
    however that had been dealt.
    """
    answers = script(game, seats, variants, seed)
    table = Table(game, seats, variants, seed=seed)
    dice = Dice.from_seed(f"undo in {seed}")
    for number, answer in enumerate(answers):
        if dice.below(len(answers)) >= 40:
            table.answer(answer.ref, answer.seat)
            continue
        before, events = table.run.fork(), len(table.log)
        table.answer(answer.ref, answer.seat)
        if before.sealed is not None or table.barrier(answer.seat, number)[0]:
            continue
        for seat in range(seats):
            for attempt in range(2):
                _looks_the_same(table, before.fork(), events, seat, dice.child(f"{number}/{seat}/{attempt}"))


def _looks_the_same(table: Table, run: Run, events: int, seat: Seat, dice: Dice) -> None:
    """Give the table's last answer on a run where a seat imagines what it cannot know; it sees the same."""
    game, answer = table.game, table.history[-1]
    what = f"answer {len(table.history)} ({answer.ref} of seat {answer.seat}) can be undone freely"
    assert run.decision is not None
    option = run.decision.find(answer.ref)
    assert option is not None
    spot = _hidden_spot(game, run.state, seat, option)
    run.state.log = []
    game.imagine(run.state, seat, dice)
    if spot is not None:
        option = game.pools(run.state)[spot[0]][spot[1]].items[spot[2]]
    try:
        run.answer(answer.seat, option)
    except Exception as error:
        if seat != answer.seat:
            return  # the rules hold something that is hidden from this seat: nothing can be proved this way
        raise AssertionError(f"{what}, but it rests on what seat {seat} cannot know: {error!r}") from error
    assert_same(game.view(run.state, seat), table.view(seat), f"{what}, but seat {seat} has learned by it")
    told = told_to(run.state.log or [], seat)
    assert told == told_to(table.log[events:], seat), f"{what}, but seat {seat} was told something new: {told}"
    assert asked(run.asked(seat)) == asked(table.asked(seat)), f"{what}, but it changes what seat {seat} is asked"


def _hidden_spot(game: AnyGame, state: State, seat: Seat, option: Component) -> tuple[int, int, int] | None:
    """Where an option lies hidden from a seat: to that seat the answer points at a spot, not at a thing."""
    for pool_number, pool in enumerate(game.pools(state)):
        for zone_number, zone in enumerate(pool):
            for spot in zone.unknown(seat):
                if zone.items[spot] is option:
                    return pool_number, zone_number, spot
    return None
