"""Processes that play beside this one end with it, however it ends."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep


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
    end = monotonic() + 10
    while is_running(worker) and monotonic() < end:
        sleep(0.1)
    assert not is_running(worker)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
