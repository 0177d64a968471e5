#!/usr/bin/env python3
"""Runs the service under the filter of system calls that its unit has, and asks it everything.

    check-seccomp.py PROGRAM

Scripts/deb/corridor.service names the system calls (SystemCallFilter), of which systemd-analyze knows the sets, and
denies memory that can be written and executed (MemoryDenyWriteExecute). The filter is made by libseccomp; answers have to
be those without it, the service has to reload and to end when it is asked to. With a filter that forbids opening files
it must not start: else nothing would have been checked.
"""
import ctypes
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNIT = ROOT / "Scripts/deb/corridor.service"
# <seccomp.h>
ALLOW, DENY, MASKED_EQUAL = 0x7FFF0000, 0x00050000 | 1, 7
PROT_WRITE, PROT_EXEC = 2, 4


class Condition(ctypes.Structure):
    """struct scmp_arg_cmp: an argument, masked, has a value."""

    _fields_ = [("argument", ctypes.c_uint), ("how", ctypes.c_int), ("mask", ctypes.c_uint64), ("value", ctypes.c_uint64)]


def calls(name: str) -> set[str]:
    """The system calls of a set, or the one with a name."""
    if not name.startswith("@"):
        return {name}
    shown = subprocess.run(["systemd-analyze", "syscall-filter", name], check=True, capture_output=True, text=True).stdout
    names = [line.strip() for line in shown.splitlines()[1:]]
    return set().union(*(calls(name) for name in names if name and not name.startswith("#")))


def allowed() -> set[str]:
    """The system calls that the unit allows."""
    some: set[str] = set()
    for line in re.findall(r"^SystemCallFilter=(.+)$", UNIT.read_text(), re.M):
        named = set().union(*(calls(name) for name in line.removeprefix("~").split()))
        some = some - named if line.startswith("~") else some | named
    return some


def install(names: set[str]) -> None:
    """Allows this process, and what it becomes, these system calls only; others fail with EPERM."""
    library = ctypes.CDLL("libseccomp.so.2")
    library.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(library.seccomp_init(DENY))

    def allow(name: str, *conditions: Condition) -> None:
        number = library.seccomp_syscall_resolve_name(name.encode())
        # Names that this architecture does not have are negative.
        if number >= 0 and library.seccomp_rule_add_array(
                context, ALLOW, number, len(conditions), (Condition * len(conditions))(*conditions)):
            raise OSError(f"libseccomp refuses a rule for {name}")

    for name in names - {"mmap", "mprotect", "pkey_mprotect"}:
        allow(name)
    for protection in (0, PROT_WRITE, PROT_EXEC):
        allow("mmap", Condition(2, MASKED_EQUAL, PROT_WRITE | PROT_EXEC, protection))
    allow("mprotect", Condition(2, MASKED_EQUAL, PROT_EXEC, 0))
    if library.seccomp_load(context):
        raise OSError("libseccomp cannot load the filter")


def answers(program: str, folder: Path, names: set[str] | None) -> dict[str, str] | None:
    """What the service answers, before and after it reloads; None if it does not start."""
    index = folder / "places.corridor"
    subprocess.run([program, "import", "-q", ROOT / "Fixtures/island.osm.pbf", "-o", index], check=True)
    with subprocess.Popen(
            [program, "serve", "--places", index, "--listen", "127.0.0.1:0"], stderr=subprocess.PIPE, text=True,
            preexec_fn=(lambda: install(names)) if names else None) as service:
        try:
            found = asked(service, program, index)
            service.send_signal(signal.SIGTERM)
            status = service.wait(60)
        finally:
            service.kill()
    if found is not None and status != 0:
        raise SystemExit(f"check-seccomp.py: the service has ended with status {status}")
    return found


def asked(service: "subprocess.Popen[str]", program: str, index: Path) -> dict[str, str] | None:
    """Asks a service, lets it reload another index, and asks again."""
    lines = iter(service.stderr or [])
    address = next((found[1] for line in lines if (found := re.search(r"listening at (http://\S+)", line))), None)
    if not address or not any("ready, " in line for line in lines):
        return None
    found = ask(address, "before")
    subprocess.run(
        [program, "import", "-q", ROOT / "Fixtures/island.osm.pbf", ROOT / "Fixtures/stations.csv", "-o", index],
        check=True)
    service.send_signal(signal.SIGHUP)
    if not any("reloaded, " in line for line in lines):
        return None
    return found | ask(address, "after")


def ask(address: str, when: str) -> dict[str, str]:
    """The answers to an example of every operation, without what differs from run to run."""
    document = json.load(urllib.request.urlopen(f"{address}/openapi.json", timeout=60))
    found = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            content = operation.get("requestBody", {}).get("content", {})
            type, body = next(((type, value.get("example")) for type, value in content.items()), (None, None))
            if method == "post" and body is None or path == "/metrics":
                continue
            text = body if isinstance(body, str) else json.dumps(body)
            request = urllib.request.Request(
                address + path, text.encode() if method == "post" else None, {"Content-Type": type} if type else {})
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    given = f"{answer.status} {answer.read().decode()}"
            except urllib.error.HTTPError as error:
                given = f"{error.code}"
            found[f"{when} {method} {path}"] = re.sub(r'"(requestId|elapsed\w*|took\w*)":("[^"]*"|[\d.]+)', "", given)
    return found


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 64
    program, names = os.path.abspath(sys.argv[1]), allowed()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        started = time.monotonic()
        without, filtered = answers(program, folder, None), answers(program, folder, names)
        if not without or not filtered:
            print("check-seccomp.py: the service does not start", file=sys.stderr)
            return 1
        if wrong := [question for question, answer in without.items() if filtered.get(question) != answer]:
            print("check-seccomp.py: under the filter, other answers to\n" + "\n".join(wrong), file=sys.stderr)
            return 1
        if answers(program, folder, names - {"openat"}) is not None:
            print("check-seccomp.py: the service starts without opening files", file=sys.stderr)
            return 1
    succeeded = sum(answer.startswith("200") for answer in filtered.values())
    print(f"{len(names)} system calls are allowed; {len(filtered)} answers under the filter are those without it, "
          f"{succeeded} of them with status 200, in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
