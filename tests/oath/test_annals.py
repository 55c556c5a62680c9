"""8. The annals of a chronicle: what a chapter remembers, and how it is told."""

from __future__ import annotations

import json
from itertools import pairwise, product
from typing import Any

import pytest

from crownlands.core.annals import spoken
from crownlands.core.components import PLAYERS as SEATS
from crownlands.core.decisions import Fact
from crownlands.core.errors import BadSetup
from crownlands.core.events import Event
from crownlands.core.series import Saga
from crownlands.games.oath import GAME
from crownlands.games.oath.annals import Reading
from crownlands.games.oath.annals_lines import VOICES, check, tell
from crownlands.games.oath.annals_statistics import statistics
from crownlands.games.oath.components import CARD, SITES, Card
from crownlands.games.oath.state import NOBODY
from crownlands.games.oath.words import BANDITS
from crownlands.words import LANGUAGES, Words
from tests.oath.chronicles import GOLDEN, PLAYERS, book_of, play_chronicle, three_games

MOST_BYTES = 1500


def event(key: str, seat: int | None = None, **facts: Fact) -> Event:
    return Event(key, seat, facts, {}, ())


def read(*log: Event, chancellor: int = 0) -> Reading:
    """What a log of three seats comes to."""
    reading = Reading(3, chancellor)
    reading.read(list(log))
    return reading


# -- what is remembered -----------------------------------------------------------------------------------------


def test_a_chapter_says_what_the_game_says() -> None:
    saga = three_games()
    for number, (table, after) in enumerate(zip(saga.tables[:3], saga.tables[1:], strict=True)):
        story = saga.heritage["annals"][number]
        heritage = after.setup.heritage
        assert heritage is not None
        assert story["game"] == number + 1
        assert story["names"] == list(PLAYERS)
        assert story["won"][:2] == [table.state.winner, table.state.won_by[0]]
        assert story["next"] == heritage["oath"]
        assert story["years"] == table.state.round
        assert story["campaigns"] == sum(told.key == "campaign" for told in table.log)
        assert story["handed"] <= sum(told.key == "title" for told in table.log)
        assert {site for site, *_ in story["land"] if site} == {row["site"] for row in heritage["board"]} - {None}


def test_a_chapter_is_small() -> None:
    for story in play_chronicle("small", 6, seats=6).heritage["annals"]:
        size = len(json.dumps(story, separators=(",", ":"), ensure_ascii=False).encode())
        assert size <= MOST_BYTES, size


def test_newcomers_and_the_dispossessed_are_told_one_game_later() -> None:
    first, second, third = three_games().heritage["annals"]
    assert first["came"] == first["went"] == []
    assert len(second["came"]) == len(third["came"]) == 6
    assert set(second["went"]) <= set(three_games().tables[1].setup.heritage["at_stake"])  # type: ignore[index]


def test_the_title_and_who_held_it_longest() -> None:
    rested = [event("rested", seat, supply=5) for seat in range(3)]
    reading = read(*rested, event("title", 2), *rested, *rested, event("title", 1), *rested)
    assert reading.titles == [[1, 2, 0], [1, 1, 2]]
    assert reading.longest_reign() == [2, 2]


def test_a_citizen_who_leaves_is_told_from_one_who_is_driven_out() -> None:
    reading = read(
        event("citizen", 1),
        event("round", round=2),
        event("exiled", 1),
        event("rested", 0, supply=5),
        event("citizen", 1),
        event("exiled", 1),
    )
    assert reading.joined == [[1, 1], [2, 1]]
    assert reading.exiled == [[2, 1, 0], [2, 1, 1]], "by the Chancellor in the first turn, then by themselves"


def test_a_campaign_with_its_dead_and_its_spoils() -> None:
    reading = read(
        event("lost-warbands", 1, amount=9),
        event("campaign", 1, site=CARD["mine"], defender=SEATS[0]),
        event("lost-warbands", 1, amount=2),
        event("warbands-killed", site=CARD["mine"], amount=3),
        event("campaign-won", 1),
        event("occupied", 1, site=CARD["mine"], amount=1),
        event("took-relics-from", 1, relics=[CARD["map"]], other=SEATS[0]),
        event("seized", 1, banner=CARD["peoples-favor"]),
        event("title", 1),
        event("campaign-over", 1),
        event("took-relics-from", 2, relics=[CARD["whistle"]], other=SEATS[1]),
    )
    assert reading.great_battles() == [[1, 1, 0, "mine", 1, 5, ["mine"], ["map", "peoples-favor"], 1]]
    assert reading.thefts == [[1, 2, 1, "whistle"]]


def test_only_the_great_ones_of_many_campaigns_are_remembered() -> None:
    log = []
    for fallen in (1, 9, 2, 7, 8, 6):
        log += [
            event("campaign", 1, site=CARD["mine"], defender=BANDITS),
            event("lost-warbands", 1, amount=fallen),
            event("campaign-over", 1),
        ]
    assert [row[5] for row in read(*log).great_battles()] == [9, 7, 8]
    assert [row[5] for row in read(*log[:3]).great_battles()] == [1], "the greatest in any case"
    assert read(*log).battles[0].defender == NOBODY


def test_nothing_after_the_victory_belongs_to_the_tale() -> None:
    """8.2. Whoever becomes a Citizen by the chronicle itself is told as such."""
    assert read(event("won", 1, way="usurper"), event("citizen", 2)).joined == []


def test_a_reign_is_counted_by_name_and_without_names_by_seat() -> None:
    told = [story["reigns"] for story in three_games().heritage["annals"]]
    assert told == [1, 1, 2], "Boris won twice"
    for before, after in zip(
        *(play_chronicle("nameless", 4).heritage["annals"][at:] for at in (0, 1)), strict=False
    ):
        same = before["chancellor"] == after["chancellor"]
        assert after["reigns"] == (before["reigns"] + 1 if same else 1)
        assert after["names"] == []


def test_a_name_is_kept_as_it_can_be_printed() -> None:
    """What a record keeps of a name gives the same chapter again."""
    saga = play_chronicle("names", 1, (" Anna\nMaria ", "Bo\u200dris", "x" * 99, "Dmitri"))
    assert saga.heritage["annals"][0]["names"] == ["Anna Maria", "Bo ris", "x" * 40, "Dmitri"]
    assert len(Saga.from_records(GAME, saga.records()).tables) == 2
    check(saga.heritage["annals"])


# -- how it is told ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_three_games(language: str) -> None:
    """`python -m tests.oath.chronicles` writes it anew; then read it."""
    golden = (GOLDEN / f"annals.{language}.md").read_text(encoding="utf-8")
    assert book_of(three_games().heritage, language) == golden


FULL: dict[str, Any] = {
    "game": 2, "names": ["Anna", "Boris", "Clara"], "colours": ["purple", "red", "blue"], "chancellor": 0,
    "reigns": 1, "served": [1], "oath": "supremacy", "years": 6, "titles": [[2, 1, 0]], "handed": 1,
    "usurpers": [[3, 1]], "reign": [1, 2], "joined": [[2, 2]], "exiled": [[3, 2, 0], [4, 1, 1]],
    "visions": [[1, 1, "vision-of-faith"], [2, 2, "conspiracy"]],
    "battles": [
        [1, 0, 1, "mine", 1, 0, [], [], 0], [2, 0, 1, "mine", 1, 1, ["mine"], ["map"], 0],
        [3, 0, 1, "mine", 0, 5, [], [], 0], [4, 0, -1, "mine", 1, 2, [], [], 0],
        [5, 0, -1, "mine", 1, 2, ["mine"], [], 0], [6, 0, -1, "mine", 0, 3, [], [], 0],
    ],
    "campaigns": 6, "fallen": 13, "thefts": [[5, 1, 2, "whistle"]], "recovered": 1, "explored": 0,
    "won": [1, "usurper", 2], "came": ["elders"], "went": ["wolves"], "next": "devotion", "welcomed": [2],
    "suit": "beast", "built": ["great-spire", "mine", 0], "ruined": ["hall-of-mockery"], "kept": ["mine"],
    "lost": ["river"], "land": [["mine", "great-spire"], [], [], [], [], [], [], []],
}  # fmt: skip
"""A chapter in which everything happens."""
OTHERS: tuple[dict[str, Any], ...] = (
    {"won": [1, "vision-of-faith", 2], "kept": []},
    {"reigns": 2, "won": [0, "steadfast", 0], "next": "supremacy"},
    {"reigns": 3, "won": [0, "empire", 0], "served": [1, 2], "built": ["great-spire", "mine", 1]},
    {"won": [2, "steadfast", 1], "handed": 5, "names": []},
    {"won": [2, "empire", 1], "handed": 7, "reign": [1, 0]},
)


def stories() -> list[dict[str, Any]]:
    """Chapters in which everything happens, in every voice."""
    changes = ({}, *OTHERS)
    return [{**FULL, "game": number, **change} for number, change in product(range(1, 11), changes)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_told_in_every_voice(language: str) -> None:
    words = Words(language, GAME)
    told: dict[str, set[str]] = {}
    voices: dict[str, set[Any]] = {}
    for story in stories():
        chapter = tell(story)
        for line in (chapter["title"], *chapter["lines"]):
            text = spoken(line, words)
            assert text == text.strip() and "  " not in text and "{" not in text, text
            told.setdefault(line["key"], set()).add(text)
            voices.setdefault(line["key"], set()).add(line["facts"]["voice"])
    parts = ("count-", "in-year", "same-year", "site-", "board-", "oath-s", "oath-t", "oath-p", "oath-d")
    assert {key for key in messages(language) if not key.startswith(parts)} == set(told)
    single = {"opening-first"}
    assert {key for key in voices if len(voices[key]) < VOICES} <= single
    assert all(len(texts) >= VOICES for key, texts in told.items() if key not in single | {"numbers"})


@pytest.mark.parametrize("site", SITES, ids=str)
def test_a_site_stands_in_an_english_sentence_with_its_article(site: Card) -> None:
    told = Words("en", GAME).name(f"annals-site-{site.name}")
    assert told == f"the {Words('en', GAME).name(site.ref).removeprefix('The ')}"


def messages(language: str) -> list[str]:
    """The annals' messages without their prefix."""
    path = GAME.home / "locale" / language / "annals.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split(" = ")[0].removeprefix("annals-") for line in lines if line.startswith("annals-")]


def test_a_year_is_named_once() -> None:
    told: Any = tell(FULL)
    named = [line["facts"]["when"]["ref"] for line in told["lines"] if "when" in line["facts"]]
    years = [ref for ref in named if ref.startswith("annals-in-year")]
    assert len(years) == len(set(years)) == 6
    assert len(named) > len(years)


def test_ten_chapters_about_the_same_things_do_not_read_the_same() -> None:
    words = Words("en", GAME)
    chapters = [tell({**FULL, "game": number}) for number in range(2, 12)]
    texts = [tuple(spoken(line, words) for line in chapter["lines"]) for chapter in chapters]
    assert all(one != other for one, other in pairwise(texts)), "neighbours differ"
    assert len(set(texts)) > VOICES, "and not only by turns"


def test_a_player_without_a_name_is_called_by_the_board() -> None:
    told = tell({**FULL, "names": []})
    assert told["names"] == []
    assert {"ref": "annals-board-red"} in told["title"]["facts"].values()


# -- statistics -------------------------------------------------------------------------------------------------


def test_statistics_of_three_games() -> None:
    found = {(line["key"], *line["facts"].values()) for line in flat(statistics(three_games().heritage))}
    assert ("count-games", 3, 33) in found
    assert ("count-usurper", 1) in found
    assert ("count-name", "Boris", 2, 3) in found
    assert ("count-reign", "Boris", 2) in found
    assert ("count-oath", "annals-oath-supremacy", 2) in found
    assert ("count-ruins", "ruin:squalid-district") in found


def flat(lines: Any) -> list[dict[str, Any]]:
    """Lines whose facts can stand in a set."""
    found = []
    for line in lines:
        facts = {
            name: (fact.get("ref") or ", ".join(fact["refs"])) if isinstance(fact, dict) else fact
            for name, fact in line["facts"].items()
        }
        found.append({"key": line["key"], "facts": facts})
    return found


def test_there_are_no_statistics_before_the_first_game() -> None:
    assert statistics(GAME.sagas["chronicle"].begin(3)) == []


# -- annals from outside ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "broken",
    [
        {"game": "two"},
        {"won": []},
        {"won": [7, "usurper", 2]},
        {"oath": "gluttony"},
        {"years": 9},
        {"battles": [[1, 2]]},
        {"came": ["nobody"]},
        {"names": ["Anna", "Bo\nris", "Clara"]},
        {"land": "everywhere"},
        {"suit": 5},
        {"colours": ["purple", "red", "green"]},
        {"colours": ["purple"]},
        {"names": ["Anna", "Boris", ["Clara"]]},
        {"served": [3]},
        {"fallen": "13"},
        {"reigns": 1.5},
        {"fallen": 10**19},
        {"reigns": float("inf")},
        {"reign": [float("nan"), 0]},
        {"reign": ["\ud800", 0]},
        {"more": [[{"and \x00 more": 1}]]},
    ],
)
def test_a_chapter_that_cannot_be_told_is_refused(broken: dict[str, Any]) -> None:
    check([FULL])
    with pytest.raises(BadSetup, match="chapter 2 of the annals"):
        check([FULL, {**FULL, **broken}])


@pytest.mark.parametrize("annals", [{}, "once upon a time", [[]], [None], [{}]])
def test_annals_that_are_none_are_refused(annals: Any) -> None:
    with pytest.raises(BadSetup):
        check(annals)
