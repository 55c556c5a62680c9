"""Which language to use."""

from __future__ import annotations

import argparse
import os

from crownlands.words import LANGUAGES


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default=None, help="the language; by default the system's")


def preferred_language(asked: str | None) -> str:
    """The language that was asked for, or the system's if we support it, or English."""
    if asked is not None:
        return asked
    setting = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next((language for language in LANGUAGES if setting.startswith(language)), LANGUAGES[0])
