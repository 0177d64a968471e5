"""The preloaded library of Tests/Faults, and runs of a program with it."""

import errno
import os
import pathlib
import signal
import struct
import subprocess
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = ROOT / "Tests" / "Faults" / "faults.c"

# The calls in the order of their counts in the library.
CALLS = ("open", "read", "pread", "write", "seek", "stat", "truncate", "allocate", "mmap", "fsync", "rename", "link",
         "unlink", "malloc", "thread", "send", "receive", "accept")

# How each call fails: by errno, `half` of the bytes, and with `+` also all later calls.
WAYS: dict[str, tuple[str, ...]] = {
    "open": ("EMFILE", "EIO", "EMFILE+"),
    "read": ("EIO", "EINTR", "half", "EIO+"),
    "pread": ("EIO", "EINTR", "half", "EIO+"),
    "write": ("ENOSPC", "EIO", "EINTR", "half", "ENOSPC+"),
    "seek": ("EIO",),
    "stat": ("EIO", "EIO+"),
    "truncate": ("EIO", "EIO+"),
    "allocate": ("ENOSPC", "EINTR", "ENOSPC+"),
    "mmap": ("ENOMEM", "ENOMEM+"),
    "fsync": ("EIO", "EIO+"),
    "rename": ("EIO", "EIO+"),
    "link": ("EIO", "EIO+"),
    "unlink": ("EIO",),
    "malloc": ("ENOMEM",),
    "thread": ("EAGAIN", "EAGAIN+"),
    "send": ("ECONNRESET", "EINTR", "half"),
    "receive": ("ECONNRESET", "EINTR", "half"),
    "accept": ("EMFILE", "EINTR", "ECONNABORTED"),
}


@dataclass(frozen=True)
class Fault:
    """The call that fails: which, from 1, and how."""

    call: str
    number: int
    way: str

    @property
    def setting(self) -> str:
        """The value of CORRIDOR_FAULT."""
        way = self.way.removesuffix("+")
        how = way if way == "half" else str(getattr(errno, way))
        return f"{self.call}:{self.number}{'+' if self.way.endswith('+') else ''}:{how}"

    @property
    def is_harmless(self) -> bool:
        """Whether a program that calls again, as POSIX asks for, is not affected."""
        return self.way == "half" or self.way == "EINTR" and self.call in ("read", "pread", "write")

    def __str__(self) -> str:
        return f"{self.call} {self.number} {self.way}"


@dataclass(frozen=True)
class Struck:
    """A call that was made to fail: the library that called, and the path of the file, which may be empty."""

    call: str
    caller: str
    path: str


@dataclass
class Run:
    """What came of a run; the status is negative for a signal, None for a run that did not end in time."""

    status: int | None
    out: bytes
    err: str
    counts: dict[str, int] = field(default_factory=dict)
    struck: list[Struck] = field(default_factory=list)

    @property
    def ending(self) -> str:
        if self.status is None:
            return "does not end"
        return f"ends by {signal.Signals(-self.status).name}" if self.status < 0 else f"ends with status {self.status}"


class Library:
    """The compiled library, in a folder that is also for the logs of runs."""

    def __init__(self, folder: pathlib.Path, program: str) -> None:
        self.folder = folder
        self.program = program
        self.path = folder / "faults.so"
        subprocess.run(["gcc", "-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-o", self.path, SOURCE],
                       check=True)

    def variables(self, name: str, fault: Fault | None = None, *, space: str | None = None,
                  trace: pathlib.Path | None = None, broken: str | None = None) -> dict[str, str]:
        """The variables of a run; `name` tells its logs from those of other runs at the same time."""
        log = self.folder / f"{name}.log"
        counts = self.folder / f"{name}.counts"
        log.write_bytes(b"")
        counts.write_bytes(bytes(8 * len(CALLS)))
        given = {"LD_PRELOAD": str(self.path), "CORRIDOR_FAULT_LOG": str(log), "CORRIDOR_FAULT_COUNTS": str(counts),
                 "CORRIDOR_FAULT": fault.setting if fault else None, "CORRIDOR_FAULT_SPACE": space,
                 "CORRIDOR_FAULT_TRACE": str(trace) if trace else None, "CORRIDOR_FAULT_BROKEN": broken}
        return {variable: value for variable, value in given.items() if value is not None}

    def log(self, name: str) -> list[list[str]]:
        """The fields of each line of the log of a run."""
        text = (self.folder / f"{name}.log").read_text("utf-8", "replace")
        return [line.split("\t") for line in text.splitlines()]

    def struck(self, name: str) -> list[Struck]:
        """The calls that were made to fail."""
        return [Struck(call, self.caller(caller), path) for call, _, caller, path in
                (line for line in self.log(name) if len(line) == 4)]

    def caller(self, text: str) -> str:
        """The name of a library, or "the program", after what precedes its path."""
        path = text.removeprefix("C++ ").removeprefix("thread ")
        name = "the program" if os.path.realpath(path) == self.program else os.path.basename(path)
        return text.removesuffix(path) + name

    def counts(self, name: str) -> dict[str, int]:
        numbers = struct.unpack(f"={len(CALLS)}Q", (self.folder / f"{name}.counts").read_bytes())
        return dict(zip(CALLS, numbers))

    def run(self, name: str, command: list[str], folder: pathlib.Path, variables: dict[str, str],
            seconds: float, stdin: str = "") -> Run:
        """Runs a command in a folder with the variables of `variables(name)`."""
        outcome = run(command, folder, variables, seconds, stdin)
        outcome.counts = self.counts(name)
        outcome.struck = self.struck(name)
        return outcome


def environment(folder: pathlib.Path) -> dict[str, str]:
    """Of all runs: little, so that they are the same everywhere; caches are in the folder of the run.

    Swift's runtime would start a program that prints the stack of one that crashes, which takes seconds.
    """
    return {"PATH": os.environ["PATH"], "HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache"), "LC_ALL": "C",
            "SWIFT_BACKTRACE": "enable=no",
            **({"LD_LIBRARY_PATH": os.environ["LD_LIBRARY_PATH"]} if "LD_LIBRARY_PATH" in os.environ else {})}


def run(command: list[str], folder: pathlib.Path, variables: dict[str, str], seconds: float,
        stdin: str = "") -> Run:
    """Runs a command in a folder."""
    with subprocess.Popen(command, cwd=folder, env=environment(folder) | variables, stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        status: int | None
        try:
            out, err = process.communicate(stdin.encode(), timeout=seconds)
            status = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
            status = None
    return Run(status, out, err.decode("utf-8", "replace"))
