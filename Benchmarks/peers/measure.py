"""Runs engines beside Corridor and the limit, question by question, in one run.

Before each engine's turn at a route Corridor and the limit take theirs, so that each ratio is of
times taken within the same second or so. What comes of it goes to `raw.jsonl`, a line for
everything; the report is made from that alone.
"""

import json
import os
import statistics
import subprocess
import time
from contextlib import closing, nullcontext

import numpy as np

from remote import EngineFailure, Remote, TimeLimit
from world import QUERIES

# For routes of up to so many vertices: repetitions of Corridor and the limit, of other engines, and
# the seconds that one question may take.
EFFORT = [(10_000, 15, 5, 20), (100_000, 7, 3, 60), (10**9, 3, 3, 180)]
# The same when it is enough that all of it works.
QUICK = [(10**9, 3, 1, 20)]


class Raw:
    """The file of all that was measured."""

    def __init__(self, path, mode="w"):
        self._file = open(path, mode, encoding="utf-8")
        self.path = path

    def add(self, kind, **members):
        """Writes a line at once."""
        self._file.write(json.dumps({"kind": kind, **members}) + "\n")
        self._file.flush()


class Measurement:
    """One run over one world."""

    def __init__(self, world, corridor, limit, judge, raw, log, reloads=False, is_quick=False):
        self._world, self._corridor, self._limit = world, corridor, limit
        self._judge, self._raw, self._log = judge, raw, log
        self._reloads = reloads
        self._effort = QUICK if is_quick else EFFORT
        # Cold starts of Corridor and the limit, which take milliseconds, and of the others.
        self._colds = (1, 1) if is_quick else (9, 3)
        self._own = {}

    def corridor_alone(self):
        """Corridor's answers to everything, held against exact distances; its memory.

        The limit is loaded before, for it is asked beside everything.
        """
        if self._limit:
            self.load(self._limit)
        errors = []
        for route in self._world.routes:
            for query in QUERIES:
                answers, milliseconds = self._corridor.run(query, route, self._repetitions(route)[0])
                self._own[query.name, route.name] = answers
                found = self._judge.errors(route, answers)
                errors.append(found["errors"])
                self._answer(self._corridor, query, route, answers, corridorMs=milliseconds,
                             corridorFreshMs=self._corridor.fresh_ms, ms=milliseconds,
                             readMs=self._corridor.read_ms,
                             limitMs=self._limit_time(query, route))  # fmt: skip
        self._accuracy(self._corridor, errors)
        self._raw.add("memory", engine=self._corridor.name, openMs=self._corridor.open_ms,
                      peak=self._corridor.peak_mebibytes())  # fmt: skip
        self._cold(self._corridor)

    def engine(self, engine, asks=True):
        """Everything about one engine; what it cannot do is written down and left out."""
        remote = engine if engine is self._limit else Remote(engine, self._log)
        try:
            with engine.server() or nullcontext(), closing(remote):
                if remote is not self._limit or not asks:
                    self.load(remote)
                if asks:
                    self._questions(remote)
                    self._cold(remote)
        except TimeLimit:
            self._raw.add("left-out", engine=engine.name, reason="took too long to load")
        except (EngineFailure, OSError, RuntimeError, subprocess.SubprocessError) as error:
            self._raw.add("left-out", engine=engine.name, reason=str(error)[:300])

    def load(self, engine):
        """Loads an engine, unless it holds these very places; writes down what loading took."""
        facts_path = engine.path(".load.json")
        facts = self._known(facts_path)
        stamp = {"data": self._world.digest(), "load": engine.load_stamp()}
        if self._reloads or any(facts.get(key) != value for key, value in stamp.items()):
            start = time.monotonic()
            engine.load()
            seconds = time.monotonic() - start
            facts = {**stamp, "seconds": seconds, "peak": engine.peak_mebibytes(),
                     "load1": os.getloadavg()[0], **engine.load_facts}  # fmt: skip
            engine.close()
            facts |= {"bytes": engine.stored_bytes(), "textBytes": engine.text_bytes()}
            with open(facts_path, "w", encoding="utf-8") as file:
                json.dump(facts, file)
        self._raw.add("load", engine=engine.name, idiom=engine.idiom, **facts)

    @staticmethod
    def _known(facts_path):
        if not os.path.exists(facts_path):
            return {}
        with open(facts_path, encoding="utf-8") as file:
            return json.load(file)

    def _questions(self, remote):
        start = time.monotonic()
        remote.open()
        opened = (time.monotonic() - start) * 1000
        errors, slow = [], set()
        for route in self._world.routes:
            for query in QUERIES:
                if (query.name, route.kind) in slow:
                    continue
                seconds = self._repetitions(route)[2]
                try:
                    errors.append(self._question(remote, query, route, seconds))
                except TimeLimit:
                    slow.add((query.name, route.kind))
                    self._answer(remote, query, route, None, over=seconds)
                except EngineFailure as failure:
                    self._answer(remote, query, route, None, error=str(failure)[:300])
        self._accuracy(remote, [error for error in errors if error is not None])
        self._raw.add(
            "memory", engine=remote.name, openMs=opened, peak=remote.peak_mebibytes())

    def _question(self, remote, query, route, seconds):
        fast, other, _ = self._repetitions(route)
        # Warm: pages, caches and plans; and whether it is worth repeating.
        _, first, _ = remote.run(query, route, 1, seconds)
        corridor, fresh = self._corridor.times(query, route, fast)
        limit = self._limit_time(query, route)
        answers, milliseconds, preparing = remote.run(
            query, route, fast if remote is self._limit else other)
        found = self._judge.compare(query, route, self._own[query.name, route.name], answers)
        errors = found.pop("errors")
        self._answer(remote, query, route, answers, ms=milliseconds, prepareMs=preparing, firstMs=first,
                     corridorMs=corridor, corridorFreshMs=fresh, limitMs=limit,
                     **found)  # fmt: skip
        return errors

    def _repetitions(self, route):
        """Of Corridor and the limit, of other engines, and the limit in seconds."""
        return next(rest for most, *rest in self._effort if route.vertices <= most)

    def _limit_time(self, query, route):
        return self._limit.time(query, route, self._repetitions(route)[0]) if self._limit else None

    def _answer(self, engine, query, route, answers, **members):
        self._raw.add(
            "answer", engine=engine.name, query=query.name, route=route.name, routeClass=route.kind,
            count=None if answers is None else len(answers.ids), load1=os.getloadavg()[0],
            **members)  # fmt: skip

    def _accuracy(self, engine, errors):
        errors = np.concatenate(errors) if errors else np.zeros(0)
        if len(errors):
            self._raw.add(
                "accuracy", engine=engine.name, sampled=len(errors), worst=float(errors.max()),
                p99=float(np.quantile(errors, 0.99)))  # fmt: skip

    def _cold(self, engine):
        """From the start of a process to its end, with files in memory and dropped from it."""
        query, route = QUERIES[0], self._world.routes[0]
        command = engine.cold_command(query, route)
        if not command:
            return
        times = {"warm": [], "evicted": []}
        is_fast = engine is self._corridor or engine is self._limit
        for _ in range(self._colds[0 if is_fast else 1]):
            for state, taken in times.items():
                if state == "evicted":
                    evict([*engine.files(), self._world.parquet, route.path])
                start = time.perf_counter()
                subprocess.run(command, stdout=subprocess.DEVNULL, stderr=self._log, check=True)
                taken.append((time.perf_counter() - start) * 1000)
        self._raw.add("cold", engine=engine.name,
                      **{state: statistics.median(taken) for state, taken in times.items()})  # fmt: skip


def evict(paths):
    """Drops files from the page cache."""
    for path in paths:
        if os.path.isfile(path):
            handle = os.open(path, os.O_RDONLY)
            os.fsync(handle)
            os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(handle)
