"""components. The names that an edition brings, as Fluent messages: a new edition needs no new words of ours."""

from __future__ import annotations

from collections import Counter
from functools import cache

from crownlands.games.kingdoms.components import FACTIONS, POWERS, TERRITORIES, TOKENS, Territory
from crownlands.games.kingdoms.factions import EFFECTS


@cache
def names_of_edition(language: str) -> str:
    """components. Names of territories, regions and factions; the numbers of powers, and their texts as hints."""
    lines = [f"faction-{faction.name} = {faction.names[language]}" for faction in FACTIONS]
    for territory in TERRITORIES:
        lines.append(f"territory-{territory.name} = {territory.row.name[language]}")
        lines += _regions(territory)
    lines += [f"{token.ref.replace(':', '-')} = {{ token-{token.kind} }}" for token in TOKENS]
    for name in EFFECTS:
        power = POWERS.get(name)
        for number in ("amount", "most", "of"):
            lines.append(f"power-{name}-{number} = {getattr(power, number, 1)}")
        lines.append(f"hint-power-{name} = {{ rule-power-{name} }}")
    return "\n".join(lines) + "\n"


def _regions(territory: Territory) -> list[str]:
    """map.regions. A region is named by its territory and terrain, with a number if there are several."""
    counts = Counter(region.terrain for region in territory.regions)
    seen: Counter[str] = Counter()
    lines = []
    for region in territory.regions:
        seen[region.terrain] += 1
        number = f" {seen[region.terrain]}" if counts[region.terrain] > 1 else ""
        name = f"{{ territory-{territory.name} }}: {{ terrain-{region.terrain} }}{number}"
        lines.append(f"region-{territory.name}-{region.name} = {name}")
    return lines
