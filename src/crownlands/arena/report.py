"""A tournament as a page of Markdown: what `docs/ladder.md` is made of."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from crownlands.arena.tournament import Standings


def report(standings: Standings, name: Callable[[str], str] = str) -> str:
    """Ratings, first places by seat, and who finished ahead of whom."""
    data, tournament = standings.json(), standings.tournament
    variants = ",".join(f"{key}={value}" for key, value in tournament.variants.items())
    command = f"crownlands arena {tournament.game} --bots {','.join(tournament.bots)} --seats {tournament.seats}"
    command += f" --games {len(standings.outcomes)} --seed {tournament.seed}"
    command += f" --variants {variants}" if variants else ""
    seats = range(tournament.seats)
    lines = [
        f"## {tournament.game}, {tournament.seats} seats: {', '.join(name(bot) for bot in tournament.bots)}",
        "",
        f"{len(standings.outcomes)} games.",
        "",
        "| bot | rating | 95 % | first places | 95 % | " + " | ".join(f"seat {seat}" for seat in seats) + " |",
        "|---|--:|--:|--:|--:|" + "--:|" * tournament.seats,
    ]
    for bot, row in data["bots"].items():
        first = row["first"]
        shares = " | ".join(f"{tally['share']:.0%}" for tally in row["by_seat"])
        lines.append(
            f"| {name(bot)} | {row['rating']:.0f} | {row['low']:.0f} – {row['high']:.0f} "
            f"| {first['share']:.0%} | {first['low']:.0%} – {first['high']:.0%} | {shares} |"
        )
    lines += ["", "How often the bot of a row finished ahead of the bot of a column:", ""]
    bots, duels = list(data["bots"]), standings.duels()
    lines += ["| | " + " | ".join(name(bot) for bot in bots) + " |", "|---|" + "--:|" * len(bots)]
    for one in bots:
        cells = [f"{duels[one, two].share:.0%}" if (one, two) in duels else "" for two in bots]
        lines.append(f"| {name(one)} | " + " | ".join(cells) + " |")
    share = " · ".join(f"seat {seat} {tally['share']:.0%}" for seat, tally in enumerate(data["by_seat"]))
    return "\n".join([*lines, "", f"First places by seat: {share}.", "", f"    {command}", ""])


def write_report(path: Path, text: str) -> None:
    """Put a report into a page: in place of an older one about the same bots, or at the end."""
    title = text.partition("\n")[0]
    page = path.read_text(encoding="utf-8") if path.exists() else ""
    sections = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    at = next((at for at, section in enumerate(sections) if section.partition("\n")[0] == title), len(sections))
    sections[at : at + 1] = [text]
    path.write_text(
        "\n".join(section.rstrip("\n") + "\n" for section in sections if section.strip()), encoding="utf-8"
    )
