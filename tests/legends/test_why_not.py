"""What is offered is what nothing speaks against."""

from random import Random

import pytest

from crownlands.core.components import DONE
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.games.legends.why_not import WHY_NOT, question, why_not
from crownlands.words import LANGUAGES, Words

EVERYTHING: dict[str, object] = dict.fromkeys(("exploration", "swamp", "citadels", "leaders", "events"), True)
TABLES: list[dict[str, object]] = [
    {},
    EVERYTHING,
    {"map": "build", **EVERYTHING},
    {"map": "build", "layout": "rectangle", "exploration": True, "events": True},
]


def test_the_options_are_those_without_a_reason() -> None:
    """action, setup.1, turn.2. At every question of many games: the quick lists and the checks agree."""
    met = set()
    for number in range(48):
        table = Table(GAME, 2 + number % 3, TABLES[number % 4], seed=f"agree {number}")
        random = Random(number)
        while not table.over:
            for decision in table.pending:
                things, cannot = question(table.state, decision)
                if decision.prompt in WHY_NOT:
                    free = {thing for thing in things if cannot(thing) is None}
                    assert free == set(decision.options) - {DONE}, decision
                    met.add(decision.prompt)
            decision = table.decision
            table.answer(random.choice(decision.options), decision.seat)
    assert met == set(WHY_NOT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_optional_question_has_its_own_word_for_no(language: str) -> None:
    """action.skip. The button that declines says what is declined."""
    prompts = set()
    for number in range(24):
        table, random = Table(GAME, 2 + number % 3, TABLES[number % 4], seed=f"no {number}"), Random(number)
        while not table.over:
            decision = table.decision
            if DONE in decision.options:
                prompts.add(decision.prompt)
            table.answer(random.choice(decision.options), decision.seat)
    words = Words(language, GAME)
    said = {prompt: words.text(f"done-{prompt}") for prompt in prompts}
    assert len(said) == 10
    assert words.text("done") not in said.values()


@pytest.mark.parametrize("number", range(4))
def test_no_check_changes_anything(number: int) -> None:
    table, random = Table(GAME, 2, TABLES[number], seed=f"look {number}"), Random(number)
    while not table.over:
        decision, before = table.decision, table.hash
        why_not(table.state, decision)
        assert table.hash == before
        table.answer(random.choice(decision.options), decision.seat)


def test_the_start_region_says_what_is_wrong_with_a_place() -> None:
    """setup.1.a, setup.1.b, sides.start. Another piece, no dotted line, or not the desert."""

    def reasons(layout: str, *sides: str) -> dict[str, str]:
        table = Table(GAME, 3, {"map": "build", "layout": layout}, seed=1)
        for side in sides:
            table.answer(f"side:{side}")
            table.answer("turn:0")
        return {thing.ref: reason.key for thing, reason in table.why_not(0)}

    desert = reasons("t", "desert", "horseshoe", "ice-peaks", "tall-islands")
    assert (desert["region:desert.1"], desert["region:horseshoe.1"]) == ("start-not-joined", "start-in-desert")
    assert "region:desert.5" not in desert
    other = reasons("t", "horseshoe", "meadows", "volcano", "tall-islands")
    assert other["region:volcano.1"] == "start-in-centre"
    ring = reasons("rectangle", "horseshoe", "meadows", "volcano", "tall-islands")
    assert set(ring.values()) == {"start-not-joined"}
