"""Bots know no dice and play no illegal answer, whoever wrote them and wherever they sit."""

import asyncio
import pickle
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from crownlands.arena import Match, Tournament, hold, play_match, simulate
from crownlands.bots import Eyes, bot_seed, seat_bots
from crownlands.core.dice import Dice
from crownlands.core.records import Record
from crownlands.core.run import Run
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.server import autoplay, bot_pool
from crownlands.server.live import LiveTable
from crownlands.terminal.play import TerminalSession
from crownlands.words import Words
from tests.bots.untrusted import Cheat, Forger, QuickCheat, Stale, let_in, possible_keys, reachable

SEED = "5d1e39c9a1f8b7c04e3f7a62b1c8d905"
STRANGE = Path(__file__).with_name("strange.py")


@pytest.fixture(autouse=True)
def untrusted(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, cheat=Cheat, quickcheat=QuickCheat, stale=Stale, forger=Forger)
    for kind in (Cheat, QuickCheat):
        monkeypatch.setattr(kind, "asked", 0)
        monkeypatch.setattr(kind, "keys", set())


def learned_nothing(seed: str, kind: type[Cheat] = Cheat) -> bool:
    """Whether a cheat was asked, found something to try, and could roll none of it like the table's dice."""
    assert kind.asked > 3
    assert kind.keys
    return Dice.from_seed(seed).key not in kind.keys


def new_run(seed: str) -> Run:
    return Run(GAME, GAME.new(GAME.setup(2, None, seed), Dice.from_seed(seed)))


# -- the dice -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("handed", [SEED, f"{SEED}/1", f"{SEED}/1/17"])
def test_the_cheat_knows_its_trade(handed: str) -> None:
    """A bot that were handed the table's seed, or its state, would know every roll."""
    run = new_run(SEED)
    Cheat(handed).choose(Eyes(run, run.pending[0].seat), run.pending[0])
    assert Dice.from_seed(SEED).key in Cheat.keys
    found = {key for thing in reachable({"run": run}) for key in possible_keys(thing)}
    assert Dice.from_seed(SEED).key in found


def test_a_seed_of_a_bot_is_its_own() -> None:
    seeds = {bot_seed(SEED, seat, answers) for seat in range(5) for answers in range(20)}
    seeds |= {bot_seed(f"{SEED}0", seat) for seat in range(5)}
    assert len(seeds) == 105
    assert bot_seed(SEED, 1, 7) == bot_seed(SEED, 1, 7), "the same games for the same seed"
    assert not any(part in bot_seed(SEED, 1) for part in (SEED, SEED[:8]))


def test_no_dice_in_the_arena() -> None:
    play_match(Match(0, "legends", SEED, ("cheat", "random")))
    assert learned_nothing(SEED)


def test_no_dice_in_a_simulation() -> None:
    simulate(GAME, 1, 2, ["cheat", "quickcheat"], seed=SEED)
    assert learned_nothing(f"{SEED}/0")
    assert learned_nothing(f"{SEED}/0", QuickCheat)


def test_no_dice_at_the_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda: "1")
    table = Table(GAME, 2, seed=SEED)
    TerminalSession(table, None, {1: "cheat"}, Words("en", GAME), Console(file=StringIO())).play()
    assert table.over
    assert learned_nothing(SEED)


@pytest.mark.parametrize(("name", "kind"), [("cheat", Cheat), ("quickcheat", QuickCheat)])
def test_no_dice_in_the_house(name: str, kind: type[Cheat]) -> None:
    """In the house's own process, and through everything that is sent to a process that thinks."""
    table = Table(GAME, 2, seed=SEED)

    async def ask(_: str, work: Callable[..., str], *arguments: Any) -> str:
        return work(*pickle.loads(pickle.dumps(arguments)))

    house = cast("Any", SimpleNamespace(bot_pool=SimpleNamespace(ask=ask)))
    for seq in range(12):
        seat = table.decision.seat
        live = SimpleNamespace(
            id="a table", row={"host": "ann"}, now=table, seq=seq, asked={seat: (table.decision, seq)}
        )
        voice = autoplay.AutoPlayer(seat, name, None)
        table.answer(asyncio.run(autoplay.choice_of(house, cast("LiveTable", live), voice)), seat)
    assert learned_nothing(SEED, kind)
    bot_pool._tables.clear()
    bot_pool._bots.clear()


def test_no_seed_is_sent_to_a_program(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bot = f"exec:{sys.executable} {STRANGE} writes-down {notes}"
    assert play_match(Match(0, "legends", SEED, (bot, "random"))).complaints == []
    written = notes.read_text(encoding="utf-8")
    assert written.count('"type": "state"') > 10
    secrets = (SEED, Dice.from_seed(SEED).key.hex(), bot_seed(SEED, 0), bot_seed(SEED, 1))
    assert not any(secret in written for secret in secrets)


# -- illegal answers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["stale", "forger"])
def test_an_answer_that_is_not_offered_is_replaced_and_reported(name: str) -> None:
    outcome = play_match(Match(0, "legends", "stale", (name, "random"), wants_record=True))
    assert len(outcome.complaints) > 5
    assert all(line.startswith(f"game 1, seat 0: {name}: ") for line in outcome.complaints)
    assert all("is not offered; chance has answered" in line for line in outcome.complaints)
    assert outcome.offences == [len(outcome.complaints), 0]
    assert Record.parse(outcome.record).table(GAME).over, "a legal game was played"


def test_offences_are_counted_bot_by_bot() -> None:
    found = simulate(GAME, 4, 2, ["stale", "random"], seed="offences")
    assert found.offences["stale"] == len(found.complaints) > 20
    assert found.offences["random"] == 0
    standings = hold(Tournament("legends", 2, ("stale", "random"), 4, "offences"))
    assert standings.offences()["stale"] == len(standings.json()["complaints"]) > 20
    assert standings.json()["offences"]["random"] == 0


def test_the_terminal_says_what_a_bot_did(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda: "1")
    said = StringIO()
    table = Table(GAME, 2, seed="stale")
    TerminalSession(table, None, {1: "stale"}, Words("en", GAME), Console(file=said, width=200)).play()
    assert table.over
    assert "is not offered; chance has answered" in said.getvalue()


def test_a_good_bot_is_left_alone() -> None:
    run, bots = new_run("good"), seat_bots({0: "greedy", 1: "random"}, "good")
    for _ in range(10):
        decision = run.pending[0]
        run.answer(decision.seat, bots[decision.seat].choose(Eyes(run, decision.seat), decision))
    assert not any(bot.complaints for bot in bots.values())


def test_the_bot_of_the_page_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {}
    exec(compile(code, "bots.md", "exec"), names)
    let_in(monkeypatch, miser=names["Miser"])
    outcome = play_match(Match(0, "legends", "page", ("miser", "random")))
    assert (outcome.complaints, outcome.offences) == ([], [0, 0])
