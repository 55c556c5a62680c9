"""Runs the command as a script would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

COMMAND = Path(sys.executable).with_name("crownlands")


def crownlands(*arguments: str, typed: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run `crownlands …` with this typed at it."""
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": "120"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    return subprocess.run(
        [str(COMMAND), *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
        timeout=120,
    )


def answer(*arguments: str) -> Any:
    """The JSON object that a command prints."""
    done = crownlands(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def complaint(*arguments: str) -> str:
    """The one line that a command says about bad input."""
    done = crownlands(*arguments)
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.strip()
