"""The limit: a tight C program over a packed Hilbert tree, which marks what one core can do.

It takes only what these questions need: no check of what it reads, no identifiers but numbers, no
distance along the route, chords instead of geodesics. Its source is not part of this repository.
"""

import json
import os
import subprocess

import numpy as np

from engine import Answers, Engine


class Limit(Engine):
    """The program in one process per question, which repeats it inside."""

    name = "limit"
    idiom = "packed Hilbert trees, one per category, memory-mapped; C"
    packages = "limit"

    # Where the source is; set by the command line.
    source = ""
    _peak = 0

    def files(self):
        return [self.path(".idx")]

    def load(self):
        program = self.program
        subprocess.run(
            ["gcc", "-O3", "-march=native", "-ffast-math", "-w", "-o", program, self.source, "-lm"],
            check=True)  # fmt: skip
        reply = _reply([program, "build", self.world.table, self.path(".idx")])
        self._peak = reply["maxrss_mb"]
        self.load_facts = {"parseMs": reply["parse_ms"], "buildMs": reply["build_ms"]}

    def run(self, query, route, repetitions=1, seconds=None):
        path = self.path(".answer")
        reply = self._ask(query, route, repetitions, [f"--ids={path}"])
        rows = np.loadtxt(path, ndmin=2) if os.path.getsize(path) else np.zeros((0, 2))
        os.remove(path)
        return Answers(rows[:, 0].astype(np.int64), rows[:, 1]), reply["ms"], 0.0

    def time(self, query, route, repetitions):
        """The median of the milliseconds alone."""
        return self._ask(query, route, repetitions, [])["ms"]

    def _ask(self, query, route, repetitions, options):
        command = self.cold_command(query, route)[:-1] + [str(repetitions), *options]
        reply = _reply(command)
        self._peak = max(self._peak, reply["maxrss_mb"])
        return reply

    def open(self):
        self._peak = 0

    def peak_mebibytes(self):
        """The most memory that a process has held since the opening."""
        return self._peak

    def cold_command(self, query, route):
        return [self.program, "query", self.path(".idx"), route.path, query.name, "1"]

    @property
    def program(self):
        return self.world.path("limit")


def _reply(command):
    # Through a shell, which forks: the memory that the program tells would else begin with ours.
    shell = ["sh", "-c", '"$@"; exit $?', "sh", *command]
    return json.loads(subprocess.run(shell, stdout=subprocess.PIPE, text=True, check=True).stdout)
