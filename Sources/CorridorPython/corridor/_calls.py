"""Calls that Ctrl-C and time limits end.

Python runs the handlers of signals in the main thread, between two of its instructions; a call of a C library is
one instruction. So a long call of the main thread runs in a second thread, while the main thread waits for it
where signals are handled. If a handler raises an exception, such as KeyboardInterrupt, the stop of the call is
raised. A call whose length is not known runs directly for some milliseconds first, because the second thread
costs more than most searches. Calls of other threads run directly.
"""

from __future__ import annotations

import os
import sys
import threading
from _thread import allocate_lock, get_ident, start_new_thread
from queue import SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING, Generic, TypeVar

from ._library import Handle, library, made
from .errors import TimedOut, UsageError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

Result = TypeVar("Result")


class _Job(Generic[Result]):
    """A call, its stop, and its outcome."""

    __slots__ = ("call", "claim", "done", "error", "finished", "result", "stop")

    def __init__(self, call: Callable[[Handle | None], Result], stop: Handle) -> None:
        self.call = call
        self.stop = stop
        # Acquired by the thread that performs the call, or that gives it up before it has begun.
        self.claim = allocate_lock()
        self.done = allocate_lock()
        self.done.acquire()
        self.finished = False
        self.result: Result | None = None
        self.error: BaseException | None = None

    def perform(self) -> None:
        if not self.claim.acquire(False):
            return
        try:
            self.result = self.call(self.stop)
        except BaseException as error:
            self.error = error
        self.finished = True
        self.done.release()

    def abandon(self) -> None:
        """Ends the call, and waits for its end."""
        library().corridor_stop_raise(self.stop)
        if self.claim.acquire(False):
            return
        while not self.finished:
            try:
                self.done.acquire(True, 0.01)
            except BaseException:
                # The first exception is the one that is raised; the call is about to end.
                continue


# How long the main thread waits at once, in seconds.
_WAIT = 0.1


class _Worker:
    """The thread that performs the calls of the main thread."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[_Job[Any]] = SimpleQueue()
        # A stop without a limit, for any number of calls until it is raised.
        self._stop: Handle | None = None
        start_new_thread(self._work, ())

    def _work(self) -> None:
        while True:
            job: _Job[Any] | None = self._jobs.get()
            if job is not None:
                job.perform()
                job = None

    def run(self, call: Callable[[Handle | None], Result], stop: Handle | None) -> Result:
        if stop is None:
            stop = self._stop = self._stop or _stop(0)
        job = _Job(call, stop)
        try:
            self._jobs.put(job)
            # Not without an end: a signal does not wake the main thread where it arrives just before the wait.
            while not job.done.acquire(True, _WAIT):
                pass
        except BaseException:
            self._stop = None
            job.abandon()
            raise
        if job.error is not None:
            try:
                raise job.error
            finally:
                # The traceback refers to this frame.
                del job
        return job.result  # type: ignore[return-value]


_worker: _Worker | None = None


def _forget_worker() -> None:
    global _worker
    _worker = None


# Threads do not survive a fork.
os.register_at_fork(after_in_child=_forget_worker)


def _stop(seconds: float) -> Handle:
    """A stop with a time limit, or without one for 0."""
    return made("corridor_stop_free", library().corridor_stop_make, seconds)


def make_stop(timeout: float | None) -> Handle | None:
    """A stop with a time limit in seconds; None if there is no limit."""
    if timeout is None:
        return None
    if not 0 < timeout < float("inf"):
        raise UsageError(f"timeout is {timeout}; give a number of seconds above zero")
    return _stop(timeout)


# How long a call of the main thread runs directly, in seconds. Ctrl-C has no effect until then.
_DIRECTLY = 0.005
# Whether the last call of the main thread was short.
_is_short = True


def run(call: Callable[[Handle | None], Result], timeout: float | None = None) -> Result:
    """The result of a call, which receives its stop; ended by Ctrl-C in the main thread, and after `timeout`.

    The call may run twice.
    """
    global _is_short
    # No other thread runs while the interpreter ends.
    if get_ident() != threading.main_thread().ident or sys.is_finalizing():
        return call(make_stop(timeout))
    if _is_short:
        stop = make_stop(_DIRECTLY if timeout is None else min(timeout, _DIRECTLY))
        try:
            return call(stop)
        except TimedOut:
            if timeout is not None and timeout <= _DIRECTLY:
                raise
            _is_short = False
    began = monotonic()
    result = run_long(call, timeout)
    _is_short = monotonic() - began < _DIRECTLY
    return result


def run_long(call: Callable[[Handle | None], Result], timeout: float | None = None) -> Result:
    """As `run`, for a call that is long, or that other errors than `TimedOut` end."""
    global _worker
    stop = make_stop(timeout)
    if get_ident() != threading.main_thread().ident or sys.is_finalizing():
        return call(stop)
    if _worker is None:
        _worker = _Worker()
    return _worker.run(call, stop)
