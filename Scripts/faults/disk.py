"""A disk that is full after every number of bytes."""

import os
import pathlib

from .commands import Command
from .judge import Expected, contents
from .library import Library


def every_size(library: Library, program: str, command: Command, folder: pathlib.Path, expected: Expected, first: int,
               step: int) -> tuple[int, list[str]]:
    """Runs a command once, in which children go on with room for `first` bytes, `step` more, and so on.

    Returns the number of sizes, and what is wrong.
    """
    log = folder.name
    before = contents(folder)
    outcome = library.run(log, [program, *command.arguments], folder,
                          library.variables(log, space=f"{first}/{step}"), 3600, command.stdin)
    wrong = []
    sizes = [line for line in library.log(log) if line[0] == "full"]
    for _, size, status, named, said in sizes:
        code = os.waitstatus_to_exitcode(int(status))
        if code != 74:
            wrong.append(f"a disk full after {size} bytes: status {code}, not 74: {said}")
        elif not (said.startswith("corridor: ") and command.output and command.output in said):
            wrong.append(f"a disk full after {size} bytes: the message does not name {command.output}: {said!r}")
        if named != "0":
            wrong.append(f"a disk full after {size} bytes: a file gets a name")
    if outcome.status != 0:
        wrong.append(f"{outcome.ending} with enough room: {outcome.err}")
    after = contents(folder)
    if command.output and after.pop(command.output, None) != expected.file:
        wrong.append("another file with enough room")
    before.pop(command.output or "", None)
    if after != before:
        wrong.append(f"{sorted(after.keys() - before.keys())} are left, or inputs have been changed")
    return len(sizes), wrong
