"""The suite notices: every check fails for a game, or a core, that breaks the point which it checks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from crownlands.core.decisions import Decision
from crownlands.core.events import Event
from crownlands.core.records import Record
from crownlands.core.run import Run
from crownlands.core.table import Table
from crownlands.core.variants import Variants, parse_variants
from tests.conformance import at_a_glance, fair_play, hashes, hidden, memory, sealed, storage, wording
from tests.conformance.checks import CHECKS
from tests.conformance.tools import AnyGame, Check, script
from tests.toys import broken, leaky
from tests.toys.highwaymen import GAME, HighwaymenGame, HighwaymenVariants

SEATS, SEED = 3, "can it fail?"
VARIANTS: Variants = parse_variants(HighwaymenVariants, {"scouts": True})

NOTICED: list[tuple[Check, type[HighwaymenGame], str]] = [
    (at_a_glance.a_glance_is_small_and_said, broken.DrawsBesideTheSheet, "a place beside the sheet"),
    (at_a_glance.a_glance_is_small_and_said, broken.DrawsAStranger, "a place of a stranger"),
    (at_a_glance.a_glance_is_small_and_said, broken.LeadsNowhere, "a road to nowhere"),
    (at_a_glance.a_glance_is_small_and_said, broken.SaysNotHowFar, "words are missing: .*progress-moon"),
    (at_a_glance.everybody_wears_a_livery, broken.WearsTheSame, "worn by several at a waiting table"),
    (at_a_glance.everybody_wears_a_livery, broken.ChangesClothes, "have become"),
    (fair_play.plays_to_the_end, broken.LosesARogue, "a rogue is lost"),
    (fair_play.plays_to_the_end, broken.OffersTwice, "offered twice"),
    (fair_play.plays_to_the_end, broken.AsksForNothing, "at least two options"),
    (fair_play.plays_to_the_end, broken.OffersTooMuch, "too many"),
    (fair_play.plays_to_the_end, broken.CitesNoRule, "no rule 'recruit.by-post'"),
    (fair_play.plays_to_the_end, broken.NeverEnds, "not over"),
    (fair_play.plays_to_the_end, broken.AsksAStranger, "no such seat"),
    (fair_play.plays_to_the_end, broken.AddsUpWrongly, "the total says 7"),
    (fair_play.plays_to_the_end, broken.ForgetsAScore, "one for every seat"),
    (fair_play.plays_to_the_end, broken.RanksTwice, "no partition"),
    (fair_play.plays_to_the_end, broken.LeavesAPlaceEmpty, "an empty place that is not the first"),
    (fair_play.plays_to_the_end, broken.SpacesInRefs, "one word"),
    (fair_play.speaks_its_vocabulary, broken.OffersANewWord, "word:seed-can-it-fail is not in the vocabulary"),
    (fair_play.speaks_its_vocabulary, broken.SpeaksInTwoWays, "another after a game"),
    (fair_play.speaks_its_vocabulary, broken.SaysItTwice, r"\['camp'\] more than once"),
    (fair_play.takes_every_option, broken.BreaksOnAnOption, "n:17 is offered, then"),
    (fair_play.gives_reasons, broken.RefusesWhatItOffers, "is offered and refused"),
    (fair_play.gives_reasons, broken.RefusesWithoutARule, "no rule 'ambush.artillery'"),
    (fair_play.previews_its_options, broken.PreviewsACannon, "cannon is previewed, not offered"),
    (fair_play.previews_its_options, broken.PreviewsByDoing, "after looking at previews"),
    (memory.fork_is_the_original, broken.CountsInALocal, "a fork after"),
    (memory.fork_is_the_original, broken.ForgetsADebt, "a fork after"),
    (memory.nothing_left_behind_changes, broken.SharesAList, "was changed after it was left"),
    (memory.nothing_left_behind_changes, broken.OffersTheHandItself, "a decision was changed"),
    (memory.undo_and_redo_is_nothing, broken.CountsGames, "log differs"),
    (memory.another_way_after_an_undo, broken.ForgetsItsSetup, "the record ends in hash"),
    (memory.state_is_plain_data, broken.SharesAList, "shares data"),
    (memory.state_is_plain_data, broken.FindsNoCannon, "cannot be loaded"),
    (hidden.views_leak_nothing, leaky.ShowsTheHands, "cannot know: hands differs"),
    (hidden.views_leak_nothing, leaky.ForgetsScouts, "cannot know: camp differs"),
    (hidden.features_leak_nothing, leaky.CountsTheHands, r"cannot know: \['strength of 1', "),
    (hidden.features_leak_nothing, leaky.CountsTooMuch, "features, not 3"),
    (hidden.views_are_json, leaky.ShowsNumbersAsKeys, "comes back from JSON as something else"),
    (hidden.views_are_json, leaky.ShowsTheStateItself, "shares data with the state"),
    (hidden.private_facts_stay_private, leaky.TellsEverybody, "still cannot know"),
    (hidden.private_facts_stay_private, leaky.AsksAboutTheTop, "which its seat cannot know"),
    (hidden.what_is_hidden_is_dealt_anew, leaky.HidesNoHand, "'hands' of the state"),
    (hidden.what_is_hidden_is_dealt_anew, leaky.HidesNoCamp, "'camp' of the state"),
    (hidden.what_is_hidden_is_dealt_anew, leaky.KeepsTheDice, "the table's own dice"),
    (hidden.the_future_is_imagined_too, leaky.DrawsIntoALocal, "always finds the real"),
    (hidden.imagined_runs_ask_the_same, leaky.PeepsUnderSeal, "another question"),
    (hidden.imagined_runs_ask_the_same, leaky.TalliesTheHands, "another tally"),
    (hidden.imagined_runs_play_on, leaky.HoldsASecretInALocal, "it breaks"),
    (hidden.a_free_undo_gives_nothing_away, leaky.ForgetsScouts, "has learned by it"),
    (hidden.a_free_undo_gives_nothing_away, leaky.RollsItsOwnDice, "has learned by it: coach differs"),
    (sealed.order_leaves_no_trace, leaky.RewardsTheFirst, "came in the order"),
    (sealed.sealed_answers_are_secret, leaky.RewardsTheFirst, "shows it: players differs"),
    (sealed.sealed_answers_are_secret, leaky.TellsSealedAnswers, "the log tells it"),
    (storage.record_is_the_game, broken.SpacesInRefs, "the record after"),
    (storage.sagas_play_and_reload, broken.SagaNeverEnds, "not over after"),
    (storage.sagas_play_and_reload, broken.SagaHandsOnATuple, "not plain JSON"),
    (storage.sagas_play_and_reload, broken.SagaIsALottery, "does not follow"),
    (storage.sagas_play_and_reload, broken.SagaCountsMoves, "does not follow"),
]


@pytest.mark.parametrize(
    ("check", "game", "message"), NOTICED, ids=[f"{game.__name__}-{check.__name__}" for check, game, _ in NOTICED]
)
def test_a_broken_game_is_noticed(check: Check, game: type[HighwaymenGame], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check(game(), SEATS, VARIANTS, SEED)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_healthy_game_passes_where_the_broken_ones_fail(check: Check) -> None:
    check(GAME, SEATS, VARIANTS, SEED)


def test_there_is_something_to_notice_for_every_check() -> None:
    of_the_core = {
        fair_play.refuses_everything_else,
        memory.undo_behind_a_barrier_asks,
        sealed.sealed_answers_can_be_taken_back,
        storage.changed_records_are_refused,
        wording.everything_is_said_in_both_languages,
    }
    assert {check for check, _, _ in NOTICED} | of_the_core == set(CHECKS)


def test_an_order_that_rests_on_pythons_hashes_is_noticed() -> None:
    with pytest.raises(AssertionError, match="another game"):
        hashes.same_in_every_process(broken.OrdersByHash(), [(SEATS, VARIANTS, str(n)) for n in range(4)])


# -- a broken core ------------------------------------------------------------------------------------------------


def fails(check: Check, message: str, game: AnyGame = GAME) -> None:
    script(game, SEATS, VARIANTS, SEED)  # the game is played before the core is broken
    with pytest.raises(AssertionError, match=message):
        check(game, SEATS, VARIANTS, SEED)


def test_a_table_that_takes_any_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    script(GAME, SEATS, VARIANTS, SEED)
    find = Decision.find
    monkeypatch.setattr(Decision, "find", lambda decision, ref: find(decision, ref) or decision.options[0])
    fails(fair_play.refuses_everything_else, "but it was accepted")


def test_an_undo_that_asks_nobody_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "barrier", lambda table, seat, index: (frozenset(), ""))
    fails(memory.undo_behind_a_barrier_asks, "took back what|no undo was refused")
    fails(hidden.a_free_undo_gives_nothing_away, "can be undone freely")


def test_an_undo_that_leaves_the_log_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Table.undo

    def forgetful_undo(table: Table, seat: int, consent: object = ()) -> None:
        log, times = list(table.log), list(table.event_times)
        undo(table, seat, range(SEATS))
        table.log[:], table.event_times[:] = log, times

    monkeypatch.setattr(Table, "undo", forgetful_undo)
    fails(memory.undo_and_redo_is_nothing, "log differs")


def test_an_imagination_that_changes_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Run, "imagine", lambda run, seat, dice: run.fork())
    fails(hidden.imagined_runs_ask_the_same, "with the table's own dice")


def test_an_event_that_tells_all_to_all_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, seat: {**event.facts, **event.private})
    fails(hidden.private_facts_stay_private, "its private facts")


def test_a_record_that_checks_no_dice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "verify", lambda record, game: record.table(game) and {})
    fails(storage.changed_records_are_refused, "was accepted")


def test_sealed_answers_that_cannot_be_taken_back_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "undo", lambda table, seat: None)
    fails(sealed.sealed_answers_can_be_taken_back, "is not asked again")


# -- missing words ------------------------------------------------------------------------------------------------


def without(tmp_path: Path, old: str, new: str = "") -> AnyGame:
    """Highwaymen with something in its Russian words replaced."""
    home = tmp_path / "highwaymen"
    shutil.copytree(GAME.home, home)
    file = home / "locale" / "ru" / "highwaymen.ftl"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    game = HighwaymenGame()
    game.home = home
    return game


@pytest.mark.parametrize(
    "line",
    [
        "prompt-bribe = ",
        "event-escaped = ",
        "event-scouted-private = ",
        "reason-scouted-already = ",
        "score-coins = ",
        "tally-coins = ",
        "rogue-tinker = ",
        "scout = ",
    ],
)
def test_a_missing_message_is_noticed(tmp_path: Path, line: str) -> None:
    game = without(tmp_path, f"\n{line}", f"\nnot-{line}")
    with pytest.raises(AssertionError, match=f"words are missing: .*ru: {line.split(maxsplit=1)[0]}"):
        wording.everything_is_said_in_both_languages(game, SEATS, VARIANTS, SEED)


def test_a_variable_that_nobody_gives_is_noticed(tmp_path: Path) -> None:
    game = without(tmp_path, "На дело идёт: { $rogue }", "На дело идёт: { $robber }")
    with pytest.raises(AssertionError, match=r"prompt-bribe.*robber"):
        wording.everything_is_said_in_both_languages(game, SEATS, VARIANTS, SEED)
    with pytest.raises(AssertionError, match="prompt-bribe: en and ru do not share"):
        wording.languages_have_the_same_messages(game.home)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("\nvariant-ties-die = ", "\nnot-variant = ", "ru: variant-ties-die"),
        ("\nrule-recruit-scout = ", "\nnot-rule = ", "ru: rule-recruit-scout"),
        ("\n    .title = Две ночи", "", "ru: rule-saga.title"),
        ("\nsaga-two-nights = ", "\nnot-saga = ", "ru: saga-two-nights"),
        ("\nrule-saga = ", "\nrule-smuggling = Нет\n    .title = Нет\nrule-saga = ", "in no book: .*smuggling"),
    ],
)
def test_a_gap_in_the_book_is_noticed(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        wording.book_and_variants_are_said_in_both_languages(without(tmp_path, old, new))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("\nscout = ", "\nspy = ", "lacks (scout|spy)"),
        ("\n    .about = ", "\n    .help = ", "has other attributes"),
        ("\nscout = ", "\ncamp = ещё раз\nscout = ", "says camp twice"),
        ("\nscout = ", "\nscout ", "cannot be read"),
    ],
)
def test_files_that_do_not_agree_are_noticed(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        wording.languages_have_the_same_messages(without(tmp_path, old, new).home)


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (broken.PresetsNonsense(), "preset first cannot be set up for 2: variant rounds"),
        (broken.PresetsAnotherSaga(), "preset first has no saga 'odyssey'"),
    ],
    ids=["nonsense", "another saga"],
)
def test_a_preset_that_cannot_be_is_noticed(game: HighwaymenGame, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        at_a_glance.presets_can_be_set_up(game)
