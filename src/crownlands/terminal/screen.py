"""What a person sees at the terminal: the board, the options, what happened, the score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

from crownlands.core.annals import heading, paragraphs
from crownlands.core.components import Component
from crownlands.core.decisions import Decision, Fact, Preview, Reason, Seat
from crownlands.core.events import Event
from crownlands.core.hints import Hint
from crownlands.core.pictures import Picture
from crownlands.core.table import Table
from crownlands.core.wire import Chapter
from crownlands.words import Words

LETTERS: Final = "ABCDEF"
COLOURS: Final = ("bright_blue", "bright_red", "green", "yellow", "magenta", "bright_black")
"""Of the liveries."""
STYLES: Final = {
    **{f"livery-{livery}": colour for livery, colour in enumerate(COLOURS)},
    "neutral": "white",
    "land": "default",
    "water": "cyan",
    "dim": "dim",
    "bold": "bold",
    "offered": "bold reverse",
    "title": "bold",
    "coin": "yellow",
    "rule": "dim italic",
    "problem": "red",
}


def theme(liveries: Iterable[int]) -> Theme:
    """The styles at a table whose seats wear these."""
    seats = {f"seat-{seat}": COLOURS[livery % len(COLOURS)] for seat, livery in enumerate(liveries)}
    plates = {f"plate-{seat.removeprefix('seat-')}": f"reverse {colour}" for seat, colour in seats.items()}
    return Theme(STYLES | seats | plates)


class Screen:
    """Prints to a console in one language."""

    def __init__(self, console: Console, words: Words, liveries: Iterable[int]) -> None:
        self.console = console
        self.words = words
        self.dress(liveries)

    def dress(self, liveries: Iterable[int]) -> None:
        """The seats wear these from now on."""
        self.console.push_theme(theme(liveries))

    def say(self, key: str, style: str = "", **facts: Fact) -> None:
        """A message of the house."""
        self.console.print(Text(self.words.text(key, **facts), style=style))

    def board(self, table: Table, seat: Seat | None, offered: Mapping[str, str]) -> None:
        """The table as a seat sees it, with the labels of what it may choose."""
        self.console.print()
        for line in self._picture(table, seat, offered):
            self.console.print(Text.assemble(*line), no_wrap=True, overflow="ignore", crop=False)

    def _picture(self, table: Table, seat: Seat | None, offered: Mapping[str, str]) -> Picture:
        return table.game.picture(table.view(seat), self.words, offered)

    def events(self, events: Iterable[Event], seat: Seat | None) -> None:
        """What happened, as the seat may know it."""
        for event in events:
            style = "dim" if event.seat is None else f"seat-{event.seat}"
            mark = "·" if event.seat is None else LETTERS[event.seat]
            self.console.print(Text.assemble((f" {mark} ", style), self.words.event(event, seat)))

    def decision(self, decision: Decision, previews: Iterable[tuple[Component, Preview]] = ()) -> None:
        """What is asked, by which rule, and the numbered options with what they lead to."""
        words, seat = self.words, decision.seat
        leads = {option.ref: f"  {words.preview(told)}" for option, told in previews}
        self.console.print(
            Text.assemble(
                "\n",
                (f" {LETTERS[seat]} {words.player(seat)} ", f"plate-{seat}"),
                " ",
                (words.prompt(decision), "bold"),
                (f"  [{words.rule_title(decision.rule)}]", "rule"),
            )
        )
        options = [
            Text.assemble(
                (f"{number:>3} ", "bold"),
                (_code(option), "bold"),
                words.option(option, decision),
                (leads.get(option.ref, ""), "dim"),
            )
            for number, option in enumerate(decision.options, start=1)
        ]
        self.console.print(Padding(Columns(options, padding=(0, 2), column_first=True), (0, 0, 0, 1)))

    def reasons(self, reasons: list[tuple[Component, Reason]]) -> None:
        """Why not: the reasons, each with everything that it rules out and the rule."""
        words = self.words
        if not reasons:
            self.say("nothing-refused")
        rows = sorted((words.reason(reason), reason.rule, words.option(option)) for option, reason in reasons)
        for (text, rule), group in groupby(rows, key=lambda row: row[:2]):
            names = ", ".join(name for *_, name in group)
            title = f"  [{words.rule_title(rule)}]"
            self.console.print(Text.assemble(" ✗ ", (text, "problem"), (title, "rule"), f": {names}"))

    def rule(self, rule: str) -> None:
        """What a paragraph says."""
        self.console.print(Text(self.words.rule_title(rule), style="title"))
        self.console.print(Padding(Text(self.words.rule(rule)), (0, 2)))

    def hints(self, found: Sequence[Hint], decision: Decision) -> None:
        """The best options, each with its reasons, and with its chance where the game can tell. If nobody says why
        the best one is good, it is said that this shows later."""
        words = self.words
        for hint in found:
            option = words.option(hint.option, decision)
            if hint.chance is None:
                self.console.print(Text(option, style="bold"))
            else:
                self.say("hint-option", "bold", option=option, percent=round(hint.chance * 100))
            line = " → ".join(words.option(option) for option in hint.line)
            why = words.hint(hint, decision) or (words.text("hint-no-gain") if hint is found[0] else "")
            self.console.print(f"  {line}: {why}" if why else f"  {line}", markup=False)

    def chapter(self, chapter: Chapter) -> None:
        """A chapter of a saga's annals, to be read like a page."""
        self.console.print()
        self.console.print(Text(heading(chapter, self.words), style="title"))
        for text in paragraphs(chapter, self.words):
            self.console.print(Padding(Text(text), (1, 2, 0, 2)))
        self.console.print()

    def scores(self, table: Table) -> None:
        """The points item by item, the winner first; their sum only where it means something."""
        words, sums = self.words, table.game.points_add_up
        scores = {score.seat: score for score in table.scores()}
        grid = Grid(title=words.text("final-score"), show_lines=True)
        grid.add_column(words.text("score-player"))
        grid.add_column(words.text("score-items"))
        if sums:
            grid.add_column(words.text("score-total"), justify="right")
        for place, seats in enumerate(table.ranking(), start=1):
            for seat in seats:
                items = "\n".join(
                    f"{item.points:{'+d' if sums else '3d'}}  {words.score(item)}" for item in scores[seat].items
                )
                name = Text(f"{place}. {LETTERS[seat]} {words.player(seat)}", style=f"seat-{seat}")
                grid.add_row(name, items or "–", *([str(scores[seat].total)] if sums else []))
        self.console.print(grid)
        winners = table.winners
        names = ", ".join(words.player(seat) for seat in winners)
        for tie in table.ties():
            self.console.print(words.tie(tie), markup=False)
        self.say(("nobody-wins", "victory", "shared-victory")[min(2, len(winners))], "bold", players=names)


def _code(option: Component) -> str:
    """The short mark of a place on the board, if it has one."""
    code = getattr(option, "code", "")
    return f"{code} " if code else ""
