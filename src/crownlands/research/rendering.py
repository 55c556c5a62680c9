"""A table in text, as a spectator sees it."""

from __future__ import annotations

import json

from crownlands.core.run import Run
from crownlands.words import Words

RENDER_MODES = ["ansi", "human"]


def render(run: Run, language: str = "en") -> str:
    """The picture of the table (or its view, if the game draws none), and who is asked what."""
    words = Words(language, run.game)
    view = run.game.view(run.state, None)
    lines = ["".join(text for text, _ in spans).rstrip() for spans in run.game.picture(view, words, {})]
    lines = lines or [json.dumps(view, ensure_ascii=False)]
    asked = [f"{words.player(decision.seat)}: {decision.prompt}" for decision in run.pending]
    return "\n".join([*lines, *asked])
