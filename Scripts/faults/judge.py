"""What must hold after a run in which a call has failed."""

import os
import pathlib
import re
from dataclasses import dataclass

from .commands import COMMANDS, Command
from .library import Fault, Run, Struck, run

# Those of the manual, without 1, 64 and 130, which no fault may give.
STATUSES = {0, 65, 66, 69, 70, 73, 74}

# Swift's runtime ends the process if it gets no memory; its code for coroutines, in the program and in its libraries,
# does not even check what malloc returns.
RUNTIME = re.compile(r"the program$|(C\+\+ (thread )?)?(libswift|libdispatch|libBlocksRuntime|libFoundation)")
# Libraries of the system that do not survive it: PROJ while it makes its constants as it is loaded, ICU's C++ runtime,
# GEOS where it makes a context (`GEOS_init_r`, which catches nothing), simdjson where it first chooses code for the
# processor (in a function that is `noexcept`).
# Where ICU itself gets none, the program ends the process (Sources/CICU/load.c).
# Threads of libosmium need memory to tell how they ended.
FRAGILE = re.compile(r"(C\+\+ )?(libproj|libicuuc|libicui18n)\.so|C\+\+ (libgeos_c|libsimdjson)\.so|"
                     r"C\+\+ thread the program$")
# In the answer to a line of a batch.
NO_MEMORY = re.compile(rb'"error":.*not enough memory')
MEMORY_SIGNALS = {"SIGABRT", "SIGILL", "SIGTRAP", "SIGSEGV"}
# The dynamic linker's, without memory.
LINKER = 127


@dataclass(frozen=True)
class Expected:
    """What a run without faults gives: its standard output and its file."""

    out: bytes
    file: bytes | None


def contents(folder: pathlib.Path) -> dict[str, bytes]:
    """The files below a folder by their paths in it."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def is_named(struck: Struck, command: Command, err: str) -> bool:
    """Whether a message names the file of a call; files without a name go by that of the output."""
    if not struck.path:
        # Memory that is mapped, or a descriptor of no file.
        return bool(err)
    folder, name = os.path.split(struck.path)
    names = {name, folder} if name.endswith((" (deleted)", ".partial")) or folder == "/tmp" else {name}
    return any(name in err for name in names | ({command.output} if command.output else set()))


def ending(command: Command, fault: Fault | None, outcome: Run) -> list[str]:
    """What is wrong with how a run ended and with its message."""
    struck = outcome.struck[-1] if outcome.struck else None
    if outcome.status is None:
        return ["hangs"]
    if outcome.status < 0:
        caller = struck.caller if struck else "no fault"
        is_memory = struck is not None and struck.call == "malloc" and (RUNTIME.match(caller) or FRAGILE.match(caller))
        is_allowed = is_memory and outcome.ending.split()[-1] in MEMORY_SIGNALS
        return [] if is_allowed else [f"{outcome.ending}; {caller} called"]
    if outcome.status == 0:
        return []
    if outcome.status == LINKER and struck and struck.call == "malloc" and outcome.err:
        return []
    if outcome.status not in STATUSES:
        return [f"{outcome.ending}, which no fault may give"]
    if struck is None or fault is None:
        return [f"{outcome.ending} without a fault: {outcome.err.strip()}"]
    # zlib, which may be in the program, gives up at EINTR, which no file on a disk gives; the first read of a file is
    # the program's own.
    is_of_zlib = (fault.way == "EINTR" and struck.call == "read" and fault.number > 1 and struck.path.endswith(".gz")
                  and outcome.status == 74)
    if fault.is_harmless and not is_of_zlib:
        return [f"{outcome.ending} after a call of {struck.caller or 'nobody known'} that only had to be made again: "
                f"{outcome.err.strip()}"]
    if struck.call in ("read", "pread") and outcome.status == 65:
        return [f"what cannot be read is told as damaged: {outcome.err.strip()}"]
    if struck.call == "malloc" and outcome.status == 65:
        return [f"a lack of memory is told as damage: {outcome.err.strip()}"]
    if struck.call in ("malloc", "thread"):
        return [] if outcome.err.startswith("corridor: ") else [f"{outcome.ending} without a message"]
    if any(each.path == "standard error" or is_named(each, command, outcome.err) for each in outcome.struck):
        return []
    return [f"the message does not name {struck.path!r}: {outcome.err.strip()!r}"]


def full(command: Command, outcome: Run) -> list[str]:
    """What is wrong with how a run on a full disk ended."""
    if outcome.status == 0:
        return []
    if outcome.status not in (73, 74):
        return [f"{outcome.ending}: {outcome.err.strip()}"]
    is_message = "corridor: " in outcome.err and "space" in outcome.err
    return [] if is_message else [f"the message does not tell that the disk is full: {outcome.err.strip()!r}"]


def service_ending(fault: Fault, outcome: Run) -> list[str]:
    """What is wrong with how the service ended: after SIGTERM, or because of a fault while it started."""
    if outcome.status == 0 or outcome.status in STATUSES and "corridor: " in outcome.err:
        return []
    if outcome.status is not None and outcome.status < 0:
        return ending(COMMANDS[0], fault, outcome)
    return [f"{outcome.ending}: {outcome.err.strip()!r}"]


def is_as_wanted(found: bytes | None, wanted: bytes | None, command: Command, fault: Fault | None) -> bool:
    """Whether output is as without a fault, but for lines of a batch that say that there was no memory for them."""
    if found is None or wanted is None or not command.is_batch or fault is None or fault.call != "malloc":
        return found == wanted
    lines, others = found.splitlines(), wanted.splitlines()
    return len(lines) == len(others) and all(
        line == other or NO_MEMORY.search(line) is not None for line, other in zip(lines, others))


def files(program: str, command: Command, fault: Fault | None, expected: Expected, before: dict[str, bytes],
          folder: pathlib.Path, outcome: Run) -> list[str]:
    """What is wrong with the files after a run."""
    wrong = []
    after = contents(folder)
    keeps = command.keeps.split()
    for name, data in before.items():
        if name not in (command.output, *keeps) and after.get(name) != data:
            wrong.append(f"{name} has been changed")
    if command.output:
        file, old = after.get(command.output), before.get(command.output)
        is_new = is_as_wanted(file, expected.file, command, fault)
        if outcome.status == 0 and not is_new:
            wrong.append(f"{command.output} is not what a run without faults makes, but the status is 0")
        elif not is_new and file != old:
            wrong.append(f"{command.output} is neither the old nor the new file")
    if outcome.status == 0 and not is_as_wanted(outcome.out, expected.out, command, fault):
        wrong.append("standard output is not that of a run without faults, but the status is 0")
    for name in sorted(after.keys() - before.keys() - {command.output}):
        if name.startswith("cache/") and name.endswith(".corridor"):
            checked = run([program, "verify", name], folder, {}, 60)
            wrong += [f"the cache has a bad index: {checked.err.strip()}"] if checked.status != 0 else []
        elif outcome.status == 0 or not any(name == kept or name.startswith(kept + "/") for kept in keeps):
            # What cannot be removed, or is in a folder that cannot be listed, stays.
            is_stuck = any(each.call == "unlink" or os.path.basename(each.path) in keeps for each in outcome.struck)
            if not is_stuck or outcome.status != 0:
                wrong.append(f"{name} is left")
    return wrong


def resumed(program: str, command: Command, expected: Expected, folder: pathlib.Path) -> list[str]:
    """What is wrong after the same command, with the option that continues, has run without faults."""
    assert command.resume and command.output
    arguments = command.arguments + ([command.resume] if command.resume not in command.arguments else [])
    outcome = run([program, *arguments], folder, {}, 60, command.stdin)
    if outcome.status != 0:
        return [f"{command.resume} {outcome.ending}: {outcome.err.strip()}"]
    made = contents(folder)
    if made.get(command.output) != expected.file:
        return [f"{command.resume} makes another file"]
    return [f"{name} is left after {command.resume}" for name in made if name.startswith(f"{command.output}.")]
