"""Where games are played: here, in processes of this machine, or on a Ray cluster. The outcomes are the same."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from importlib import import_module
from time import perf_counter
from typing import Any, Final, TypeAlias

from crownlands.arena.matches import Match, Outcome, play_match
from crownlands.bots.workers import start_workers
from crownlands.core.errors import BadSetup

Chunk: TypeAlias = "list[Outcome]"

ENGINES: Final = ("processes", "ray")
WARM_UP: Final = 0.4
"""Processes are started only for work that takes longer than this, in seconds."""
CHUNK_SECONDS: Final = 0.2
"""About how much work is handed to a process at a time, in seconds."""


def play_matches(matches: Sequence[Match], workers: int = 1, engine: str = "processes") -> Iterator[Outcome]:
    """Play games and yield their outcomes in the order of the matches."""
    if engine == "ray":
        yield from _in_chunks(list(matches), 1, *_ray(workers))
        return
    if engine not in ENGINES:
        raise BadSetup(f"there is no engine {engine!r}; engines: {', '.join(ENGINES)}")
    started, played = perf_counter(), 0
    for match in matches:
        if workers > 1 and perf_counter() - started > WARM_UP:
            break
        yield play_match(match)
        played += 1
    rest = list(matches[played:])
    if not rest:
        return
    size = max(1, min(len(rest) // (4 * workers), int(played * CHUNK_SECONDS / WARM_UP)))
    with start_workers(workers) as pool:

        def submit(chunk: list[Match]) -> Future[Chunk]:
            return pool.submit(play_chunk, chunk)

        try:
            yield from _in_chunks(rest, size, submit, lambda future: future.result(), workers * 3)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_chunk(matches: list[Match]) -> Chunk:
    return [play_match(match) for match in matches]


def all_cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _in_chunks(
    matches: list[Match],
    size: int,
    submit: Callable[[list[Match]], Any],
    result: Callable[[Any], Chunk],
    ahead: int,
) -> Iterator[Outcome]:
    """Keep a few chunks in flight, and yield the outcomes in order."""
    waiting: deque[Any] = deque()
    for start in range(0, len(matches), size):
        waiting.append(submit(matches[start : start + size]))
        if len(waiting) > ahead:
            yield from result(waiting.popleft())
    while waiting:
        yield from result(waiting.popleft())


def _ray(workers: int) -> tuple[Callable[[list[Match]], Any], Callable[[Any], Chunk], int]:
    """The running cluster that RAY_ADDRESS names, or a new one on this machine."""
    try:
        ray: Any = import_module("ray")  # an extra, and slow to load
    except ImportError as error:
        raise BadSetup("the engine ray needs Ray: pip install 'crownlands[ray]'") from error
    if not ray.is_initialized():
        local = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": workers, "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **local)
    task = ray.remote(play_chunk)
    return task.remote, ray.get, max(8, int(ray.cluster_resources().get("CPU", workers)) * 3)
