"""Corridor itself: `corridor-bench answer` in a process of its own, asked line by line.

The time is that of `PlaceIndex.find` with a route and an index that are open: which places, in
order, with distances off and along the route and the side. `fresh` is the time with making the route
from its vertices, as one does that is asked about once; `read` is what reading every hit of the
answer takes beyond that, its identifier and passes included.
"""

import json
import os
import statistics
import subprocess

import numpy as np

from engine import Answers, Engine
from processes import peak_mebibytes

RECORD = np.dtype([("id", "<i8"), ("meters", "<f8"), ("along", "<f8")])


class Corridor(Engine):
    """The engine that all others are compared with."""

    name = "corridor"
    idiom = "index file; searched on one thread, built on two"

    def __init__(self, world, bench, command):
        super().__init__(world)
        self._bench = bench
        self._command = command
        self._process = None
        self.fresh_ms = self.read_ms = self.open_ms = 0.0

    def files(self):
        return [self.world.index]

    def text_bytes(self):
        """The sections of records with their tags, and those of the text index."""
        said = subprocess.run([self._command, "info", self.world.index, "--bytes", "--format", "json"],
                              stdout=subprocess.PIPE, check=True).stdout  # fmt: skip
        sections = json.loads(said)["sectionBytes"]
        texts = ("records", "keys", "values")
        return sum(size for name, size in sections.items()
                   if name in texts or name.startswith(("name", "address")))  # fmt: skip

    def open(self):
        self._process = subprocess.Popen(
            [self._bench, "answer", "--places", str(self.world.places), "--work",
             self.world.folder],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # fmt: skip

    def run(self, query, route, repetitions=1):
        path = self.world.path("corridor.answer")
        reply = self._ask(query, route, repetitions, path)
        records = np.fromfile(path, RECORD)
        os.remove(path)
        self.read_ms, self.open_ms = reply["readMs"], reply["openMs"]
        self.fresh_ms = statistics.median(reply["freshMs"])
        answers = Answers(records["id"].copy(), records["meters"].copy())
        return answers, statistics.median(reply["ms"])

    def times(self, query, route, repetitions):
        """The medians of the milliseconds with the route open, and with it made anew."""
        reply = self._ask(query, route, repetitions, "-")
        return statistics.median(reply["ms"]), statistics.median(reply["freshMs"])

    def _ask(self, query, route, repetitions, path):
        fields = [query.name, route.path, *route.viewport, repetitions, path]
        self._process.stdin.write("\t".join(map(str, fields)) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("corridor-bench answer has ended")
        return json.loads(line)

    def cold_command(self, query, route):
        if not os.path.exists(self._command):
            return None
        within = f"{query.meters / 1000:g}km"
        category = ["--category", query.category] if query.category else []
        return [self._command, "find", "--route", route.path, *category, "--within", within,
                "--places", self.world.index]  # fmt: skip

    def peak_mebibytes(self):
        return peak_mebibytes(self._process.pid)

    def import_command(self, output):
        """Makes an index from the same table that the other engines load."""
        return [self._command, "import", self.world.table, "--source", "world", "--quiet",
                "--output", output]  # fmt: skip

    def close(self):
        if self._process:
            self._process.stdin.close()
            self._process.wait(timeout=30)
            self._process = None
