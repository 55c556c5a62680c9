"""Processes that play and think beside this one."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from threading import Thread
from time import sleep


def start_workers(count: int) -> ProcessPoolExecutor:
    """Fresh processes, which end when this one does, even if it is killed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, initializer=_end_with, initargs=(os.getpid(),))


def _end_with(parent: int) -> None:
    def watch() -> None:
        while os.getppid() == parent:
            sleep(1)
        os._exit(0)

    Thread(target=watch, daemon=True).start()
