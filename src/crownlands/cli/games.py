"""`crownlands games`: the games, their seats and variants."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from crownlands.cli.arguments import Commands, add_json, print_json
from crownlands.core.registry import games
from crownlands.core.variants import schema
from crownlands.terminal.language import add_language, preferred_language
from crownlands.words import Words


def add_to(commands: Commands) -> None:
    command = commands.add_parser("games", help="the games, their seats and variants")
    add_json(command)
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.json:
        print_json(
            {
                name: {
                    "seats": [game.seats[0], game.seats[-1]],
                    "ruleset": game.ruleset,
                    "variants": schema(game.variants),
                    "options": schema(game.variants),  # the same, for older scripts
                    "sagas": list(game.sagas),
                }
                for name, game in games().items()
            }
        )
        return 0
    console = Console()
    for name, game in games().items():
        words = Words(preferred_language(arguments.lang), game)
        console.print(f"[bold]{name}[/]  {words.text(f'game-{name}')}")
        console.print(words.text("games-seats", low=game.seats[0], high=game.seats[-1]))
        console.print(words.attribute(f"game-{name}", "about"), style="dim")
        variants = Table(box=None, padding=(0, 2, 0, 2))
        variants.add_column(words.text("games-variant"), no_wrap=True)
        variants.add_column(words.text("games-values"))
        variants.add_column("")
        for row in schema(game.variants):
            values = row.get("among") or (
                ["no", "yes"] if row["type"] == "bool" else [f"{row['low']}–{row['high']}"]
            )
            shown = [f"[bold]{value}[/]" if _is_default(value, row["default"]) else value for value in values]
            variants.add_row(row["name"], " ".join(shown), words.attribute(f"variant-{row['name']}", "help"))
        console.print(variants)
        for saga in game.sagas:
            console.print(f"  --saga {saga}  {words.attribute(f'saga-{saga}', 'about')}", markup=False)
    return 0


def _is_default(value: str, default: object) -> bool:
    return value == (("no", "yes")[default] if isinstance(default, bool) else str(default))
