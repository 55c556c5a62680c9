"""Playing at the terminal: one table, or a saga of them, with people and bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rich.console import Console

from crownlands.bots import CheckedBot, Eyes, dismiss, seat_bots
from crownlands.core.annals import save_saga
from crownlands.core.decisions import Decision, Seat
from crownlands.core.errors import BadSetup, CrownlandsError, NeedsConsent, NotOffered
from crownlands.core.records import load_records, save_records
from crownlands.core.series import Saga
from crownlands.core.table import Table
from crownlands.terminal.screen import Screen
from crownlands.words import Words

MOST_RULES: Final = 5
"""How many paragraphs are shown at a time."""
_SAME_KEYS: Final = str.maketrans("гцкдьыщй,ре", "uwrlmsoq?ht")
"""The keys of the commands on a Russian keyboard."""


class Leave(Exception):
    """The player wants to quit."""


class TerminalSession:
    """Asks the people, lets the bots play, and shows everybody what happened."""

    def __init__(
        self,
        table: Table,
        saga: Saga | None,
        bots: dict[Seat, str],
        words: Words,
        console: Console,
        chronicle: Path | None = None,
    ) -> None:
        """`chronicle`: where a saga is written after each of its games."""
        self.chronicle = chronicle
        self.table = table
        self.saga = saga
        self.words = words
        self.screen = Screen(console, words, table.liveries)
        self.bot_names = bots
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.viewer: Seat = self.people[0]
        self.bots: dict[Seat, CheckedBot] = {}
        self._sit_down()

    def _sit_down(self) -> None:
        """Names for the seats, new bots, and how much of the log has been read."""
        for seat in range(self.table.seats):
            bot = self.bot_names.get(seat)
            key, facts = ("human-name", {}) if bot is None else ("bot-name", {"bot": self.words.bot(bot)})
            self.words.players[seat] = self.words.text(key, number=seat + 1, **facts)
        self.table.players.update(self.words.players)
        self._wake_bots()
        self.read = dict.fromkeys(self.people, 0)
        """How much of the log each person has read."""

    def _wake_bots(self) -> None:
        dismiss(self.bots.values())
        self._complained = dict.fromkeys(self.bot_names, 0)
        self.bots = seat_bots(self.bot_names, self.table.setup.seed, len(self.table.history))

    # -- the games ------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the end, or until the player leaves; the game is saved either way."""
        self.screen.say("welcome", "title", game=self.words.text(f"game-{self.table.game.name}"))
        self.screen.say("welcome-help", "dim")
        self.screen.say("seed-hash-shown", "dim", hash=self.table.seed_hash)
        try:
            while True:
                self._play_table()
                if not self._next_table():
                    break
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.console.print()
        finally:
            dismiss(self.bots.values())
        self._save(self._default_path())
        return 0

    def _play_table(self) -> None:
        while not self.table.over:
            self._let_bots_play()
            if self.table.over:
                break
            asked = next(decision for decision in self.table.pending if decision.seat in self.people)
            self._tell_news()
            self._hand_over(asked.seat)
            self._tell_news()
            self._ask(asked)
        self._tell_news()
        self.screen.board(self.table, self.viewer, {})
        self.screen.scores(self.table)
        self.screen.say("seed-shown", "dim", seed=self.table.setup.seed)

    def _next_table(self) -> bool:
        """In a saga: show the standing and continue with the next game, if there is one and people want it."""
        if self.saga is None:
            return False
        seats = self._end_chapter(self.saga) if self.saga.rules.endless else self.table.seats
        if seats is None:
            return False
        played = self.saga.table
        self.table = self.saga.next(seats)
        self.screen.dress(self.table.liveries)
        for place, placed in enumerate(self.saga.ranking(), start=1):
            names = ", ".join(self.words.player(seat) for seat in placed)
            self.screen.say("saga-place", "bold", place=place, players=names)
        if self.table is played:
            return False
        self._change_seats()
        self._sit_down()
        return True

    def _end_chapter(self, saga: Saga) -> int | None:
        """Show the chapter of the game, write the saga to its file, and ask how many play the next game; None:
        nobody."""
        heritage = saga.rules.hand_on(saga.heritage, saga.table)
        for chapter in saga.rules.annals(heritage)[-1:]:
            self.screen.chapter(chapter)
        if self.chronicle is not None:
            try:
                save_saga(self.chronicle, saga.rules, heritage)
            except OSError as error:
                self.screen.say("not-saved", "problem", path=str(self.chronicle), error=str(error.strerror))
            else:
                self.screen.say("chronicle-saved", "dim", path=str(self.chronicle))
        allowed = saga.game.seats if saga.rules.seats_may_change else [saga.table.seats]
        while True:
            text = self.words.text("play-on", seats=saga.table.seats, low=allowed[0], high=allowed[-1])
            line = self._read(text).strip().lower()
            if line[:1] in ("n", "q", "н", "т"):  # no, quit; the key of `n` on a Russian keyboard is `т`
                return None
            if line[:1] in ("", "y", "д"):
                return saga.table.seats
            if line.isascii() and line.isdigit() and len(line) < 3 and int(line) in allowed:
                return int(line)

    def _change_seats(self) -> None:
        """People keep their seats; bots take the others, the last kind of bot as often as needed."""
        seats = range(self.table.seats)
        kinds = list(self.bot_names.values())
        self.people = [seat for seat in seats if seat in self.people or not kinds]
        others = [seat for seat in seats if seat not in self.people]
        self.bot_names = {seat: kinds[min(at, len(kinds) - 1)] for at, seat in enumerate(others)}
        self.viewer = self.people[0]
        self.words.players.clear()

    def _let_bots_play(self) -> None:
        while True:
            asked = next((decision for decision in self.table.pending if decision.seat in self.bots), None)
            if asked is None:
                return
            eyes = Eyes(self.table.run, asked.seat)
            if self.screen.console.is_terminal:
                with self.screen.console.status(
                    self.words.text("bot-thinks", player=self.words.player(asked.seat))
                ):
                    option = self.bots[asked.seat].choose(eyes, asked)
            else:
                option = self.bots[asked.seat].choose(eyes, asked)
            self.table.answer(option, asked.seat)
            self._tell_complaints()

    def _tell_complaints(self) -> None:
        """What a bot did wrong, once."""
        for seat, bot in self.bots.items():
            for line in bot.complaints[self._complained[seat] :]:
                self.screen.console.print(line, style="dim", markup=False)
            self._complained[seat] = len(bot.complaints)

    def _tell_news(self) -> None:
        """What happened since the last look."""
        self.screen.events(self.table.log[self.read[self.viewer] :], self.viewer)
        self.read[self.viewer] = len(self.table.log)

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, secrets are shown only when the right one is sitting at it."""
        if seat != self.viewer and len(self.people) > 1:
            secret = self.table.run.sealed is not None or self.table.view(seat) != self.table.view(self.viewer)
            if secret:
                if self.screen.console.is_terminal:
                    self.screen.console.clear()
                self._read(self.words.text("hand-over", player=self.words.player(seat)))
        self.viewer = seat

    # -- a decision -----------------------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        """Show what is asked and listen until something has changed."""
        labels = {option.ref: str(number) for number, option in enumerate(decision.options, start=1)}
        self.screen.board(self.table, decision.seat, labels)
        self.screen.decision(decision, self.table.previews(decision.seat))
        while True:
            line = self._read("> ").strip()
            if line and self._dispatch(decision, line):
                return

    def _dispatch(self, decision: Decision, line: str) -> bool:
        """Do what was typed; True if the table has changed or has to be drawn again."""
        word, _, rest = line.partition(" ")
        if word.isascii() and word.isdigit():
            return self._choose(decision, word)
        command = word.lower().translate(_SAME_KEYS)
        match command:
            case "?" | "h" | "help":
                self.screen.say("help")
            case "r":
                self._read_up(decision, rest.strip())
            case "w":
                self.screen.reasons(self.table.why_not(decision.seat))
            case "t":
                self.screen.hints(self.table.hints(decision.seat), decision)
            case "l":
                self.screen.events(self.table.log, self.viewer)
            case "m":
                return True
            case "u":
                return self._undo(decision.seat)
            case "s":
                self._save(Path(rest.strip()) if rest.strip() else self._default_path())
            case "o":
                return self._load(Path(rest.strip()) if rest.strip() else self._default_path())
            case "q":
                raise Leave
            case _:
                return self._answer(decision, line)
        return False

    def _read_up(self, decision: Decision, what: str) -> None:
        """The rule behind the question, what an option does, or all paragraphs with such a title."""
        if not what:
            self.screen.rule(decision.rule)
            return
        known = self.table.game.rules
        if what.isascii() and what.isdigit():
            options = decision.options[int(what) - 1 : int(what)] if what.strip("0") and len(what) < 5 else ()
            found = [rule for option in options if (rule := option.ref.replace(":", ".")) in known]
        else:
            found = [rule for rule in known if what.casefold() in self.words.rule_title(rule).casefold()]
        for rule in found[:MOST_RULES]:
            self.screen.rule(rule)
        if not found:
            self.screen.say("no-such-rule", "problem", text=what[:40])

    def _choose(self, decision: Decision, number: str) -> bool:
        if len(number) > 4 or not 1 <= int(number) <= len(decision.options):
            self.screen.say("no-such-number", "problem", count=len(decision.options))
            return False
        self.table.answer(decision.options[int(number) - 1], decision.seat)
        return True

    def _answer(self, decision: Decision, ref: str) -> bool:
        """An answer by its ref, or the reason why it is not offered."""
        try:
            self.table.answer(ref, decision.seat)
        except NotOffered:
            refused = [pair for pair in self.table.why_not(decision.seat) if pair[0].ref == ref]
            if refused:
                self.screen.reasons(refused)
            else:
                self.screen.say("not-understood", "problem", text=ref[:40])
            return False
        return True

    def _undo(self, seat: Seat) -> bool:
        """Undo the last answer. People are asked, and bots agree; but what a bot has answered since has told the
        player something: among people, all the others decide about that."""
        consent: set[Seat] = set()
        while True:
            try:
                self.table.undo(seat, consent)
            except NeedsConsent as needed:
                bots = needed.seats & set(self.bot_names)
                others = (set(self.people) if bots else needed.seats) - consent - {seat}
                if others and not self._agrees(min(others)):
                    self.screen.say("undo-refused", "problem")
                    return False
                consent |= {min(others)} if others else bots
            except NotOffered:
                self.screen.say("nothing-to-undo", "problem")
                return False
            else:
                self.read = {seat: min(read, len(self.table.log)) for seat, read in self.read.items()}
                self._wake_bots()
                self.screen.say("undone", "dim")
                return True

    def _agrees(self, person: Seat) -> bool:
        """Ask somebody at the keyboard whether an undo is all right."""
        said = self._read(self.words.text("consent", player=self.words.player(person)))
        return said.strip().lower()[:1] in ("y", "д")

    # -- keeping --------------------------------------------------------------------------------------------

    def _default_path(self) -> Path:
        """Where a game is saved if nobody names a file."""
        data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(data) / "crownlands" / f"{self.table.game.name}.record"

    def _save(self, path: Path) -> None:
        records = self.saga.records() if self.saga is not None else [self.table.record()]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            save_records(path, records)
        except OSError as error:
            self.screen.say("not-saved", "problem", path=str(path), error=str(error.strerror))
        else:
            self.screen.say("saved", "dim", path=str(path), game=self.table.game.name)

    def _load(self, path: Path) -> bool:
        """Continue a saved game; if that fails, the present one continues."""
        try:
            records = load_records(path)
            saga = Saga.from_records(self.table.game, records) if records[0].saga else None
            table = saga.table if saga is not None else records[0].table(self.table.game)
            if table.seats != self.table.seats:
                raise CrownlandsError(self.words.text("other-seats", seats=table.seats))
        except (OSError, CrownlandsError) as error:
            text = error.strerror if isinstance(error, OSError) else str(error)
            if isinstance(error, BadSetup):
                text = self.words.bad_setup(error)
            self.screen.say("not-loaded", "problem", path=str(path), error=str(text))
            return False
        self.table, self.saga = table, saga
        self._sit_down()
        self.read = dict.fromkeys(self.people, len(table.log))
        return True

    def _read(self, prompt: str) -> str:
        """A line that the player types."""
        self.screen.console.print(prompt, end="", markup=False)
        return input()
