"""The service with faults: it goes on answering, or ends with a message."""

import http.client
import json
import pathlib
import re
import shutil
import signal
import subprocess
import threading
import time
from dataclasses import dataclass, field

from .library import Fault, Run, environment

# Of a start, of an answer, of a reload and of an end; far longer than any takes.
SECONDS = 30.0
LINE = ("serve --places island.corridor --listen 127.0.0.1:0 --access-log access.log --api-key-file keys --workers 2 "
        "--drain 0s")
INPUTS = ("island.corridor", "tables.corridor", "route.geojson")
KEY = "the-only-key-of-the-client"


@dataclass
class Service:
    """A running service."""

    process: subprocess.Popen[bytes]
    # How long it may take to be ready, to answer and to end.
    seconds: float = SECONDS
    lines: list[str] = field(default_factory=list)
    port: int | None = None

    def __post_init__(self) -> None:
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line.decode("utf-8", "replace"))
            if match := re.search(r"listening at http://127.0.0.1:(\d+)", self.lines[-1]):
                self.port = int(match[1])

    @property
    def said(self) -> str:
        return "".join(self.lines)

    def waits(self, condition: object, seconds: float | None = None) -> bool:
        """Waits for a condition, at most as long as the process lives."""
        assert callable(condition)
        last = time.monotonic() + (self.seconds if seconds is None else seconds)
        while time.monotonic() < last and self.process.poll() is None:
            if condition():
                return True
            time.sleep(0.005)
        return bool(condition())

    def ask(self, method: str, target: str, body: bytes | None = None) -> tuple[int, bytes, str]:
        """The status, the body and the build of the index of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port or 0, timeout=self.seconds)
        try:
            media = "application/x-ndjson" if target == "/v1/batch" else "application/json"
            connection.request(method, target, body, {"X-Api-Key": KEY, "Content-Type": media})
            answer = connection.getresponse()
            return answer.status, answer.read(), answer.getheader("Corridor-Build-Id", "")
        finally:
            connection.close()


def questions(folder: pathlib.Path) -> list[tuple[str, str, bytes | None]]:
    """Requests of each kind: what is computed, what is streamed, a page, and a search by text."""
    route = json.loads((folder / "route.geojson").read_text())
    find = {"route": route, "categories": ["fuel"], "within": "2km"}
    lines = "\n".join(json.dumps({"operation": "find", **find}) for _ in range(3))
    return [("GET", "/readyz", None), ("POST", "/v1/find", json.dumps(find).encode()), ("GET", "/", None),
            ("POST", "/v1/batch", lines.encode()), ("GET", "/v1/search?text=ostro", None)]


Answers = dict[str, bytes]


def answers(service: Service, folder: pathlib.Path, expected: Answers | None, attempts: int,
            found: Answers) -> list[str]:
    """Asks every question, again after an attempt that fails; returns what is wrong."""
    wrong: list[str] = []
    for method, target, body in questions(folder):
        failure = ""
        for _ in range(attempts):
            try:
                status, text, _build = service.ask(method, target, body)
            except (OSError, http.client.HTTPException) as error:
                failure = f"{type(error).__name__} {error}"
                # One that has ended may not be known to have for a moment.
                service.waits(lambda: False, 0.2)
                if service.process.poll() is not None:
                    return wrong
                continue
            if status == 200:
                # The time that a search took is not part of an answer to compare.
                found[target] = re.sub(rb'"(elapsed|took)\w*":[\d.]+', b"", text)
                failure = ""
                break
            failure = f"status {status} {text[:200]!r}"
        if failure:
            wrong.append(f"{target} is not answered: {failure}")
        elif expected is not None and target in found and found[target] != expected[target]:
            wrong.append(f"{target} has another answer")
    return wrong


def run(program: str, folder: pathlib.Path, inputs: pathlib.Path, variables: dict[str, str], fault: Fault | None,
        expected: list[Answers] | None, seconds: float = SECONDS) -> tuple[Run, list[str], list[Answers]]:
    """Starts the service, asks, replaces the index, asks again, and stops it.

    Returns what came of the process, what is wrong, and the answers before and after the replacement.
    """
    for name in INPUTS:
        shutil.copy(inputs / name, folder)
    (folder / "keys").write_text(KEY + "\n")
    process = subprocess.Popen([program, *LINE.split()], cwd=folder, env=environment(folder) | variables,
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    service = Service(process, seconds)
    found: list[Answers] = [{}, {}]
    wrong: list[str] = []
    is_lasting = fault is not None and fault.way.endswith("+")
    try:
        is_heard = service.waits(lambda: "ready, " in service.said) and service.port is not None
        if not is_heard and process.poll() is None:
            # What it says, the address or that it is ready, may be what is lost.
            if not (fault and fault.call == "write"):
                wrong.append(f"is not ready after {seconds:.0f} s: {service.said!r}")
        elif process.poll() is None and not is_lasting:
            wrong += answers(service, folder, expected[0] if expected else None, 3, found[0])
            wrong += replaced(service, folder)
            wrong += answers(service, folder, expected[1] if expected else None, 3, found[1])
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(seconds)
            except subprocess.TimeoutExpired:
                wrong.append(f"does not end within {seconds:.0f} s of SIGTERM")
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        service.reader.join()
    return Run(process.returncode, b"", service.said), wrong, found


def replaced(service: Service, folder: pathlib.Path) -> list[str]:
    """Puts another index in the place of the first; SIGHUP asks again where that fails."""
    first = build(service) or build(service)
    shutil.copy(folder / "tables.corridor", folder / "next")
    (folder / "next").rename(folder / "island.corridor")
    for _ in range(3):
        before = len(service.lines)
        service.process.send_signal(signal.SIGHUP)
        # A reload may have begun before the replacement, and what is said of one may be what is lost.
        service.waits(lambda: build(service) not in (first, "") or "cannot reload: " in "".join(service.lines[before:]),
                      5)
        if service.process.poll() is not None or build(service) not in (first, ""):
            return []
    return [f"does not reload the index: {service.said!r}"]


def build(service: Service) -> str:
    """The build of the index that answers; empty where a request fails."""
    try:
        return service.ask("GET", "/v1/search?text=ostro")[2]
    except (OSError, http.client.HTTPException):
        return ""
