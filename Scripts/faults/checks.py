"""Runs of commands with faults, and the checks of all parts."""

import concurrent.futures
import pathlib
import random
import tempfile
import time
from collections.abc import Iterable, Iterator

from . import disk, judge, power, service
from .commands import COMMANDS, COMMANDS_BY_NAME, Command, fill, prepare
from .library import WAYS, Fault, Library, Run

# Of a run, far longer than any takes.
SECONDS = 120.0


class Checks:
    """Runs of commands with faults, and what was wrong with them."""

    def __init__(self, program: pathlib.Path, folder: pathlib.Path, is_quick: bool, seed: int,
                 calls: list[str], allocations: int) -> None:
        self.program = str(program)
        self.folder = folder
        self.inputs = folder / "inputs"
        self.inputs.mkdir()
        self.is_quick = is_quick
        self.calls = calls
        self.allocations = allocations
        self.random = random.Random(seed)
        self.library = Library(folder, self.program)
        prepare(self.program, self.library, self.inputs)
        self.wrong = 0
        self.runs = 0

    def complain(self, about: str, wrong: Iterable[str]) -> None:
        for text in wrong:
            self.wrong += 1
            print(f"{about}: {text}", flush=True)

    def report(self, name: str, runs: int, start: float, counts: dict[str, int]) -> None:
        self.runs += runs
        numbers = ", ".join(f"{call} {counts[call]}" for call in WAYS if counts[call])
        print(f"{name}: {runs} runs in {time.monotonic() - start:.0f} s; calls: {numbers}", flush=True)

    def command(self, command: Command) -> None:
        """Runs a command with each fault."""
        start = time.monotonic()
        expected, counts = self.reference(command)
        chosen = list(self.faults(counts))
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for fault, wrong in pool.map(lambda fault: (fault, self.fault(command, fault, expected)), chosen):
                self.complain(f"{command.name}: {fault}", wrong)
        self.report(command.name, len(chosen), start, counts)

    def services(self) -> None:
        """Runs the service with each fault."""
        start = time.monotonic()
        outcome, wrong, expected = self.serve(None, None)
        if wrong or outcome.status != 0:
            raise SystemExit(f"check-faults.py: corridor serve {outcome.ending}: {wrong}\n{outcome.err}")
        counts = outcome.counts
        chosen = list(self.faults(counts))
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for fault, (outcome, wrong, _) in pool.map(lambda fault: (fault, self.serve(fault, expected)), chosen):
                self.complain(f"serve: {fault}", wrong + judge.service_ending(fault, outcome))
        self.report("serve", len(chosen), start, counts)

    def serve(self, fault: Fault | None, expected: list[service.Answers] | None, broken: str | None = None,
              ) -> tuple[Run, list[str], list[service.Answers]]:
        """A run of the service with a fault."""
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = pathlib.Path(name)
            log = folder.name
            outcome, wrong, found = service.run(self.program, folder, self.inputs,
                                                self.library.variables(log, fault, broken=broken), fault, expected)
            outcome.counts, outcome.struck = self.library.counts(log), self.library.struck(log)
            return outcome, wrong, found

    def disk(self) -> None:
        """Lets the disk be full after every number of bytes of an index, and after some in each command."""
        start = time.monotonic()
        count = 0
        whole = COMMANDS_BY_NAME["import"]
        expected, counts = self.reference(whole)
        if counts["link"]:
            step = 9973 if self.is_quick else 2
            firsts = self.random.sample(range(step), 2)
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                for sizes, wrong in pool.map(lambda first: self.sizes(whole, expected, first, step), firsts):
                    count += sizes
                    self.complain("disk: import", wrong)
        else:
            print("disk: no file without a name here, and so not every byte", flush=True)
        for command in COMMANDS:
            if not command.output:
                continue
            expected, _ = self.reference(command)
            # Most files are no longer than this; with more room, nothing fails.
            length = len(expected.file or b"") * 5 // 4
            rooms = self.random.sample(range(length), 1 if self.is_quick else 100)
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                tried = pool.map(lambda room: (room, self.fault(command, None, expected, space=room)), rooms)
                for room, wrong in tried:
                    self.complain(f"disk: {command.name}: room for {room} bytes", wrong)
            count += len(rooms)
        self.runs += count
        print(f"disk: {count} sizes in {time.monotonic() - start:.0f} s", flush=True)

    def broken(self) -> None:
        """Programs that seem broken must be noticed, each in its way."""
        start = time.monotonic()
        command = COMMANDS_BY_NAME["import"]
        expected, _ = self.reference(command)
        cases = (("crash", Fault("fsync", 1, "EIO"), "SIGSEGV"),
                 ("hang", Fault("fsync", 1, "EIO"), "hangs"),
                 ("silent", Fault("fsync", 1, "EIO"), "does not name"),
                 ("ignore", Fault("write", 1, "ENOSPC"), "but the status is 0"),
                 ("ignore", Fault("write", 1, "half"), "but the status is 0"),
                 ("keep", Fault("rename", 1, "EIO"), "is left"))
        for way, fault, expects in cases:
            seconds = 3.0 if way == "hang" else SECONDS
            self.expect(f"{way}: {fault}", self.fault(command, fault, expected, broken=way, seconds=seconds), expects)
        self.expect("nosync: a power cut", self.cuts(command, "nosync")[2], "is neither the old nor the new file")
        self.expect("ignore: a full disk", self.fault(command, None, expected, broken="ignore", space=9999),
                    "but the status is 0")
        self.runs += len(cases) + 2
        print(f"broken: {len(cases) + 2} programs in {time.monotonic() - start:.0f} s", flush=True)

    def expect(self, about: str, wrong: list[str], expected: str) -> None:
        if not any(expected in text for text in wrong):
            self.complain(f"broken: {about}", [f"not noticed: nothing of {wrong} has {expected!r}"])

    def sizes(self, command: Command, expected: judge.Expected, first: int, step: int) -> tuple[int, list[str]]:
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = pathlib.Path(name)
            fill(folder, self.inputs, command)
            return disk.every_size(self.library, self.program, command, folder, expected, first, step)

    def power(self) -> None:
        """Cuts power after each change of each command that makes a file."""
        for command in COMMANDS:
            if command.output:
                start = time.monotonic()
                cuts, disks, wrong = self.cuts(command)
                self.complain(f"power: {command.name}", wrong)
                self.runs += disks
                seconds = time.monotonic() - start
                print(f"power: {command.name}: {cuts} cuts, {disks} disks in {seconds:.0f} s", flush=True)

    def cuts(self, command: Command, broken: str | None = None) -> tuple[int, int, list[str]]:
        """The cuts of power in a command, the number of different disks after them, and what is wrong with these."""
        expected, _ = self.reference(command)
        trace = self.folder / f"{command.name}.trace"
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = pathlib.Path(name)
            fill(folder, self.inputs, command)
            replay = power.Replay(folder)
            old = judge.contents(folder).get(command.output or "")
            outcome = self.library.run("power", [self.program, *command.arguments], folder,
                                       self.library.variables("power", trace=trace, broken=broken), SECONDS,
                                       command.stdin)
        wrong = [] if outcome.status == 0 else [f"{outcome.ending}: {outcome.err}"]
        disks: dict[tuple[tuple[str, bytes], ...], str] = {}
        cuts = 0
        record = list(power.changes(trace))
        trace.unlink()
        for number, change in enumerate(record):
            if not replay.step(change):
                continue
            cuts += 1
            for way, found in replay.disks(self.random):
                about = f"power is cut after change {number + 1} of {len(record)} ({change.kind}), {way}"
                if found.get(command.output or "") not in (old, expected.file):
                    wrong.append(f"{about}: {command.output} is neither the old nor the new file")
                disks.setdefault(tuple(sorted(found.items())), about)
        wrong += replay.wrong
        wrong += [f"power is cut at the end, {way}: {command.output} is not the new file"
                  for way, found in replay.disks(self.random) if found.get(command.output or "") != expected.file]
        if command.resume:
            chosen = list(disks.items())
            chosen = self.random.sample(chosen, min(len(chosen), 4)) if self.is_quick else chosen
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                tried = pool.map(lambda item: (item[1], self.resumes(command, expected, item[0])), chosen)
                for about, texts in tried:
                    wrong += [f"{about}: {text}" for text in texts]
        return cuts, len(disks), wrong

    def resumes(self, command: Command, expected: judge.Expected, disk: tuple[tuple[str, bytes], ...]) -> list[str]:
        """What is wrong after a command continues with what a disk has."""
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = pathlib.Path(name)
            power.write(dict(disk), folder)
            return judge.resumed(self.program, command, expected, folder)

    def reference(self, command: Command) -> tuple[judge.Expected, dict[str, int]]:
        """What a run without faults gives, and its numbers of calls."""
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = pathlib.Path(name)
            fill(folder, self.inputs, command)
            outcome = self.library.run("reference", [self.program, *command.arguments], folder,
                                       self.library.variables("reference"), SECONDS, command.stdin)
            if outcome.status != 0:
                raise SystemExit(f"check-faults.py: corridor {command.line} {outcome.ending}\n{outcome.err}")
            file = (folder / command.output).read_bytes() if command.output else None
            return judge.Expected(outcome.out, file), outcome.counts

    def faults(self, counts: dict[str, int]) -> Iterator[Fault]:
        """The faults of a command that makes so many calls."""
        for call, ways in WAYS.items():
            if self.calls and call not in self.calls:
                continue
            numbers = list(range(1, counts[call] + 1))
            if len(numbers) > self.allocations:
                step = len(numbers) / self.allocations
                first = self.random.random()
                numbers = [int((first + i) * step) + 1 for i in range(self.allocations)]
            every = [Fault(call, number, way) for number in numbers for way in ways]
            yield from self.random.sample(every, min(len(every), 2)) if self.is_quick else every

    def fault(self, command: Command, fault: Fault | None, expected: judge.Expected, *, broken: str | None = None,
              space: int | None = None, seconds: float = SECONDS) -> list[str]:
        """What is wrong after a run with a fault, or with room for so many bytes."""
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = pathlib.Path(name)
            log = folder.name
            fill(folder, self.inputs, command)
            before = judge.contents(folder)
            room = None if space is None else str(space)
            outcome = self.library.run(log, [self.program, *command.arguments], folder,
                                       self.library.variables(log, fault, broken=broken, space=room),
                                       seconds, command.stdin)
            wrong = judge.ending(command, fault, outcome) if fault else judge.full(command, outcome)
            wrong += judge.files(self.program, command, fault, expected, before, folder, outcome)
            if command.resume and not wrong and outcome.status != 0:
                wrong += judge.resumed(self.program, command, expected, folder)
            for rest in self.folder.glob(log + ".*"):
                rest.unlink()
            return wrong
