"""The command `corridor`: the one in the package, or the system's."""

from __future__ import annotations

import os
import sys

from .errors import Unavailable

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_OWN = os.path.join(_FOLDER, "bin", "corridor")


def command() -> tuple[str, dict[str, str]]:
    """The path and the environment of the command.

    It is the one that CORRIDOR_PROGRAM names, else that in the package, else that in PATH.
    """
    if named := os.environ.get("CORRIDOR_PROGRAM"):
        return named, dict(os.environ)
    if os.path.exists(_OWN):
        return _own()
    import shutil

    found = shutil.which("corridor")
    if found is None:
        raise Unavailable(
            "there is no program corridor; install the wheel that has it, or name it in CORRIDOR_PROGRAM")
    return found, dict(os.environ)


def _own() -> tuple[str, dict[str, str]]:
    """The command in the package, which finds its libraries there."""
    folders = [os.path.join(_FOLDER, "lib"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    return _OWN, {**os.environ, "LD_LIBRARY_PATH": ":".join(folders)}


def main() -> None:
    """Becomes the command in the package."""
    import signal

    # Python ignores these; the command gets them as other programs do.
    for number in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL)
    program, environment = _own()
    try:
        os.execve(program, ["corridor", *sys.argv[1:]], environment)
    except OSError as error:
        sys.stderr.write(f"corridor: cannot run {program}: {error.strerror}; install the wheel that has it\n")
        sys.exit(69)
