"""Processes that play beside this one end with it, however it ends."""

import signal
import subprocess
import sys
from pathlib import Path

from tests.processes import is_running
from tests.server.house import eventually


def test_workers_end_in_the_middle_of_their_work_when_their_parent_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "import os\n"
        "from time import sleep\n"
        "from crownlands.bots.workers import start_workers\n"
        "if __name__ == '__main__':\n"
        "    pool = start_workers(1)\n"
        "    print(pool.submit(os.getpid).result(), flush=True)\n"
        "    pool.submit(sleep, 60).result()\n",
        encoding="utf-8",
    )
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_running(worker)
        parent.send_signal(signal.SIGKILL)
    eventually(lambda: not is_running(worker), "the end of the worker", 10)
