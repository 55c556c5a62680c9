"""Runs the command as a script would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from crownlands.cli import main

COMMAND = Path(sys.executable).with_name("crownlands")
HANGS = 900
"""Seconds after which a command will never end, however busy the machine is."""


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
        timeout=HANGS,
    )


def answer(*arguments: str) -> Any:
    """The JSON object that a command prints."""
    done = crownlands(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def complaint(*arguments: str) -> str:
    """The one line that a command says about bad input; asked in this process, as there are many of them."""
    said, complained = StringIO(), StringIO()
    with redirect_stdout(said), redirect_stderr(complained):
        try:
            code: object = main(arguments)
        except SystemExit as leaves:
            code = leaves.code
    return the_one_line(code, said.getvalue(), complained.getvalue())


def the_one_line(code: object, said: str, complained: str) -> str:
    """What every complaint must be like."""
    assert code == 2, (code, said, complained)
    assert said == ""
    assert complained.count("\n") == 1, complained
    assert "Traceback" not in complained
    return complained.strip()
