"""An engine in its worker process, with limits of time."""

import json
import os
import select
import subprocess
import sys

import numpy as np

from engine import Answers, Engine
from processes import cpu_seconds, peak_mebibytes

# Seconds for loading, and for opening.
LOADING = 3600
WORKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "worker.py")


class TimeLimit(Exception):
    """The engine took longer than it may; its process has been ended."""


class EngineFailure(Exception):
    """The engine said why it cannot, or its process ended."""


class Remote(Engine):
    """Runs an engine as the engine itself would be run."""

    def __init__(self, engine, log):
        super().__init__(engine.world)
        self.local = engine
        self.name, self.idiom, self.store = engine.name, engine.idiom, engine.store
        self._log = log
        self._process = None
        self._opened = None
        self._others = []

    def load_stamp(self):
        return self.local.load_stamp()

    def files(self):
        return self.local.files()

    def stored_bytes(self):
        return self.local.stored_bytes()

    def text_bytes(self):
        return self.local.text_bytes()

    def load(self):
        reply = self._tell({"do": "load"}, LOADING)
        self._others = reply["processes"]
        self.load_facts = {"cpuSeconds": reply["cpu"] + sum(map(cpu_seconds, self._others))}

    def open(self):
        self._opened = {"do": "open"}
        self._others = self._tell(self._opened, LOADING).get("processes", [])

    def run(self, query, route, repetitions=1, seconds=None):
        """As every engine's; ends the process and raises `TimeLimit` after so many seconds."""
        if self._process is None and self._opened:
            self.open()
        output = self.path(".answer.npz")
        reply = self._tell({"do": "run", "query": query.name, "route": route.name,
                            "repetitions": repetitions, "output": output}, seconds)  # fmt: skip
        with np.load(output) as arrays:
            answers = Answers(arrays["ids"], arrays["meters"])
        os.remove(output)
        return answers, reply["ms"], reply["prepareMs"]

    def peak_mebibytes(self):
        """The most memory that the process, and those that work for it, have held."""
        pids = [self._process.pid, *self._others] if self._process else []
        return sum(peak_mebibytes(pid) for pid in pids)

    def cold_command(self, query, route):
        own = self.local.cold_command(query, route)
        return own or [*self._command(), query.name, route.name]

    def close(self):
        if self._process:
            self._process.stdin.close()
            try:
                self._process.wait(timeout=60)
            except subprocess.TimeoutExpired:
                self._end()
        self._process = None
        self._opened = None

    def _command(self):
        return [sys.executable, WORKER, self.name, self.world.folder, str(self.world.places)]

    def _tell(self, order, seconds):
        if self._process is None:
            self._process = subprocess.Popen(
                self._command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._log,
                text=True)  # fmt: skip
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        if not select.select([self._process.stdout], [], [], seconds)[0]:
            self._end()
            raise TimeLimit
        line = self._process.stdout.readline()
        if not line:
            code = self._process.wait()
            self._process = None
            raise EngineFailure(f"the process ended with {code}")
        reply = json.loads(line)
        if "error" in reply:
            raise EngineFailure(reply["error"])
        return reply

    def _end(self):
        self._process.kill()
        self._process.wait()
        self._process = None
