#!/usr/bin/env python3
"""Checks what the command does when a system call fails, the disk is full, or the power is cut.

    check-faults.py PROGRAM [--quick] [--only NAME,...] [--calls CALL,...] [--allocations N] [--seed N] [--list]

PROGRAM is the command `corridor`. A library that is preloaded (Tests/Faults/faults.c) makes one call fail in each
run: the n-th open, read, pread, write, lseek, stat, ftruncate, posix_fallocate, mmap, fsync, rename, link, unlink,
malloc, pthread_create, send, recv or accept, for every n, in different ways. Each run must end, by no signal, with a
status of the manual, with a message that names the file of the call, and with the old or the new file under the name
of the output and nothing beside it; what is left for --resume must be enough for the same output. The service must
go on answering, or end with a message.

The exceptions are these. Where Swift's runtime, ICU, PROJ or a thread of libosmium gets no memory, a signal may end the
process, and status 127 where the dynamic linker gets none; the files must be right also then. Of more than 1,000 calls
of malloc in a command, 1,000 fail in turn, at equal distances. A line of a batch may have an error that says that there
was no memory for it. zlib does not call again after EINTR, but gives an error. There is no command that updates an
index in place: an update is an import over the old one.

disk     The disk is full at every byte of an index that is written.
power    After each change of a file or folder, power is cut: what was not synced is lost, or not, or in part.
broken   The checks notice programs that seem to ignore errors, to lose messages, to crash and so on.

--quick checks a random sample; --seed repeats it. --only takes names that --list shows.
"""

import argparse
import os
import pathlib
import random
import signal
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))

from faults.checks import Checks  # noqa: E402
from faults.commands import COMMANDS  # noqa: E402
from faults.library import CALLS  # noqa: E402
from faults.options import parse  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    parser.add_argument("--quick", action="store_true", help="check a random sample")
    parser.add_argument("--calls", default="", help="only faults of these calls, with commas between")
    parser.add_argument("--allocations", type=int, default=1000, help="calls of malloc that fail in turn, of a command")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    options = parse(parser, ["serve", "disk", "power", "broken"])
    calls = options.calls.split(",") if options.calls else []
    if unknown := set(calls) - set(CALLS):
        parser.error(f"unknown calls: {', '.join(sorted(unknown))}; there are {', '.join(CALLS)}")
    print(f"--seed {options.seed}", flush=True)
    # So that the folder is removed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    # In memory, if possible: thousands of runs sync their files.
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="corridor-faults-", dir=place) as name:
        checks = Checks(options.program.resolve(), pathlib.Path(name), options.quick, options.seed, calls,
                        options.allocations)
        for command in COMMANDS:
            if command.name in options.only:
                checks.command(command)
        if "serve" in options.only:
            checks.services()
        if "disk" in options.only:
            checks.disk()
        if "power" in options.only:
            checks.power()
        if "broken" in options.only:
            checks.broken()
        print(f"{checks.runs} runs in all")
    if checks.wrong:
        sys.exit(f"check-faults.py: {checks.wrong} faults are not handled")


if __name__ == "__main__":
    main()
