"""Threads and Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pyarrow
import pytest

import corridor
from corridor import _calls

from conftest import FIXTURES


def test_eight_threads(places: corridor.Index, route: corridor.Route, tour: corridor.Route) -> None:
    answer = places.find(route, categories=["fuel"])
    ids = [hit.id for hit in answer]

    def work(number: int) -> None:
        for _ in range(20):
            assert [hit.id for hit in places.find(route, categories=["fuel"])] == ids
            assert pyarrow.table(answer)["id"].to_pylist() == ids
            assert [hit.id for hit in answer] == ids
            assert places.batch([route, tour], categories=["fuel"]).to_arrow().num_rows > len(ids)
            with pytest.raises(corridor.UsageError, match=f"feul{number}"):
                places.find(route, categories=[f"feul{number}"])

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(8)))


def test_closing_while_others_search(index_path: Path, route: corridor.Route) -> None:
    for _ in range(10):
        places = corridor.open(index_path)
        stopped = []

        def work() -> None:
            try:
                while True:
                    assert places.find(route).found > 0
            except corridor.UsageError:
                stopped.append(True)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        time.sleep(0.02)
        places.close()
        for thread in threads:
            thread.join()
        assert len(stopped) == 4


PROGRAM = """
import corridor, os, pathlib, signal, sys, threading, time
places = corridor.open(sys.argv[1])
route = corridor.Route(pathlib.Path(sys.argv[2]))
{before}
batch = places.batch([route] * 200_000, columns=["id"])
threading.Timer(0.5, os.kill, (os.getpid(), signal.{signal})).start()
began = time.monotonic()
try:
    batch.to_arrow()
except {error}:
    assert time.monotonic() - began < 2, "too late"
    assert places.find(route).found > 0
    print("ended")
"""


def run_program(index_path: Path, **parts: str) -> str:
    program = PROGRAM.format(**({"before": "", "signal": "SIGINT", "error": "KeyboardInterrupt"} | parts))
    done = subprocess.run(
        [sys.executable, "-c", program, index_path, FIXTURES / "route.geojson"], capture_output=True, text=True,
        timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_ctrl_c_ends_a_call(index_path: Path) -> None:
    assert run_program(index_path) == "ended"


def test_a_handler_that_raises_ends_a_call(index_path: Path) -> None:
    before = "def stop(*_): raise ZeroDivisionError\nsignal.signal(signal.SIGALRM, stop)"
    assert run_program(index_path, before=before, signal="SIGALRM", error="ZeroDivisionError") == "ended"


def test_a_handler_that_returns_does_not(places: corridor.Index, route: corridor.Route) -> None:
    seen = []
    before = signal.signal(signal.SIGALRM, lambda *_: seen.append(places.find(route).found))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
        table = places.batch([route] * 2000, categories=["fuel"], columns=["id"]).to_arrow()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert table.num_rows == 2000 * 33 and seen


def test_exceptions_at_any_moment() -> None:
    """A handler may raise before, while and after a call is performed; the next call always works."""

    def stop(*_: object) -> None:
        raise ZeroDivisionError

    before = signal.signal(signal.SIGALRM, stop)
    ended = 0
    try:
        for number in range(500):
            try:
                signal.setitimer(signal.ITIMER_REAL, 1e-6 * (number % 200 + 1))
                while True:
                    _calls.run_long(lambda _: time.sleep(0))
            except ZeroDivisionError:
                ended += 1
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert ended == 500 and _calls.run_long(lambda _: 7) == 7


def test_long_calls_run_in_the_second_thread() -> None:
    threads: list[int] = []

    def call(stop: object) -> int:
        threads.append(threading.get_ident())
        if threading.get_ident() == threading.main_thread().ident:
            raise corridor.TimedOut("long")
        time.sleep(0.01 if len(threads) < 4 else 0)
        return len(threads)

    main = threading.get_ident()
    _calls.run_long(lambda _: None)
    assert [_calls.run(call), _calls.run(call), _calls.run(call), _calls.run(lambda _: 9)] == [2, 3, 4, 9]
    assert threads[0] == main and main not in threads[1:] and _calls._is_short
    with pytest.raises(corridor.TimedOut):
        _calls.run(call, timeout=0.001)


def test_what_a_call_in_the_main_thread_costs() -> None:
    def cost() -> float:
        began = time.perf_counter()
        for _ in range(1000):
            _calls.run_long(lambda _: None)
        return (time.perf_counter() - began) / 1000

    # Some 20 microseconds where nothing else runs, and 1 for a short call.
    assert min(cost() for _ in range(10)) < 200e-6
