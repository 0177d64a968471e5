#!/usr/bin/env python3
"""Runs the command and the service under valgrind: what becomes of values that were never set, in all libraries.

    check-valgrind.py PROGRAM [--only NAME,...] [--list]

PROGRAM is the command `corridor`. The commands are those of check-faults.py, without faults. It fails if valgrind
reports what Tests/Faults/valgrind.supp does not explain, or if a command does not end with status 0. First a program
with such an error runs, which has to be reported. valgrind cannot read the debug information of Swift, so a copy
without it runs; the names of functions stay.
"""

import argparse
import concurrent.futures
import pathlib
import shlex
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))

from faults import service  # noqa: E402
from faults.commands import COMMANDS, Command, fill, prepare  # noqa: E402
from faults.library import ROOT, Library, run  # noqa: E402
from faults.options import parse  # noqa: E402

# Far longer than any takes.
SECONDS = 300.0
BROKEN = "#include <stdlib.h>\nint main(void) { volatile int *some = malloc(4); return *some ? 0 : 0 * rand(); }\n"


class Valgrind:
    """Runs programs under valgrind, in folders of their own."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self.inputs = folder / "inputs"
        self.inputs.mkdir()

    def wrapped(self, program: pathlib.Path, name: str) -> tuple[str, pathlib.Path]:
        """A program that runs another under valgrind, and the file with what valgrind reports."""
        report = self.folder / f"{name}.report"
        path = self.folder / f"{name}.sh"
        line = ["valgrind", "-q", "--num-callers=40", "--error-exitcode=99", f"--log-file={report}",
                f"--suppressions={ROOT / 'Tests/Faults/valgrind.supp'}", str(program)]
        path.write_text(f'#!/bin/sh\nexec {shlex.join(line)} "$@"\n')
        path.chmod(0o755)
        return str(path), report

    def command(self, program: pathlib.Path, command: Command) -> str:
        """What is wrong with a run of a command; empty if nothing is."""
        wrapper, report = self.wrapped(program, command.name)
        folder = self.folder / command.name
        folder.mkdir()
        fill(folder, self.inputs, command)
        outcome = run([wrapper, *command.arguments], folder, {}, SECONDS, command.stdin)
        return self.wrong(report, "" if outcome.status == 0 else f"{outcome.ending}: {outcome.err.strip()}\n")

    def serve(self, program: pathlib.Path) -> str:
        """What is wrong with the service, which answers, replaces its index, and answers again."""
        wrapper, report = self.wrapped(program, "serve")
        folder = self.folder / "serve"
        folder.mkdir()
        outcome, wrong, _ = service.run(wrapper, folder, self.inputs, {}, None, None, SECONDS)
        if outcome.status != 0:
            wrong.append(f"{outcome.ending}: {outcome.err.strip()}")
        return self.wrong(report, "".join(f"{line}\n" for line in wrong))

    def broken(self) -> str:
        """What is wrong with valgrind: it has to report a value that was never set."""
        program = self.folder / "broken"
        subprocess.run(["gcc", "-O0", "-x", "c", "-", "-o", program], input=BROKEN.encode(), check=True)
        wrapper, report = self.wrapped(program, "broken-wrapped")
        subprocess.run([wrapper], check=False)
        return "" if "uninitialised" in self.wrong(report, "") else "valgrind does not report a value never set\n"

    @staticmethod
    def wrong(report: pathlib.Path, said: str) -> str:
        return said + (report.read_text("utf-8", "replace") if report.exists() else "valgrind has not run\n")


def main() -> None:
    parser = argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    options = parse(parser, ["serve"])
    failed = 0
    with tempfile.TemporaryDirectory(prefix="corridor-valgrind-") as name:
        valgrind = Valgrind(pathlib.Path(name))
        program = valgrind.folder / "corridor"
        subprocess.run(["strip", "-g", "-o", program, options.program], check=True)
        library = valgrind.folder / "library"
        library.mkdir()
        prepare(str(options.program.resolve()), Library(library, str(options.program.resolve())), valgrind.inputs)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            runs = {"broken": pool.submit(valgrind.broken)}
            runs |= {each.name: pool.submit(valgrind.command, program, each) for each in COMMANDS if each.name in options.only}
            if "serve" in options.only:
                runs["serve"] = pool.submit(valgrind.serve, program)
            for each, started in runs.items():
                wrong = started.result()
                failed += bool(wrong)
                print(f"{each}: {wrong.strip() or 'nothing to report'}", flush=True)
    if failed:
        sys.exit(f"check-valgrind.py: {failed} of {len(runs)} runs have something to report")


if __name__ == "__main__":
    main()
