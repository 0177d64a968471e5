#!/usr/bin/env python3
"""Puts small bugs into the code, one at a time, and looks whether the tests notice.

    mutate.py [--all] [--only NUMBER[-NUMBER]] [--jobs N] [--output FILE]

The bugs are in Tests/Mutations/mutations.json. All of them are compiled into one build of the tests, in
.build/mutations, in which the environment variable CORRIDOR_MUTATION chooses one: an expression becomes
`mutation(7) ? (new) : (old)`, or what `switch` says, with @ for `mutation(7)`. Each is first shown to the suite that
should notice (`noticedBy`), then, with --all, to every test of its target and of those that depend on it.

The status is 1 if fewer than 95 % are noticed, or if one lives that has no `reason` to; 2 if the tests fail
without a bug.
"""
import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build/mutations"
SOURCE = WORK / "source"
LEAST = 0.95
# What the code asks; not optimised away, and the same for all threads.
QUESTION = """\
import Glibc

@usableFromInline
let chosenMutation: Int = unsafe getenv("CORRIDOR_MUTATION").map { unsafe atol($0) } ?? 0

@inline(never) @usableFromInline
func mutation(_ number: Int) -> Bool { chosenMutation == number }
"""
# The suites that see an error of a target beside its own, as far as they are quick.
DEPENDANTS = {
    "CorridorHours": ["CorridorHoursTests", "CorridorTests"],
    "CorridorRules": ["CorridorRulesTests"],
    "CorridorGeometry": ["CorridorGeometryTests", "CorridorTests"],
    "CorridorIndex": ["CorridorIndexTests", "CorridorTests", "CorridorImportTests"],
    "CorridorFormats": ["CorridorFormatsTests", "CorridorRequestsTests", "GoldenTests"],
    "CorridorImport": ["CorridorImportTests", "GoldenTests"],
    "Corridor": ["CorridorTests", "CorridorRequestsTests", "GoldenTests"],
    "CorridorRequests": ["CorridorRequestsTests", "GoldenTests", "ServeTests"],
    "CorridorHTTP": ["CorridorHTTPTests", "ServeTests"],
    "CorridorOnline": ["CorridorOnlineTests"],
    "CorridorCLI": ["CorridorCLITests"],
}


def mutations() -> list[dict[str, Any]]:
    """All, with their numbers from 1."""
    listed = json.loads((ROOT / "Tests/Mutations/mutations.json").read_text())
    return [mutation | {"number": number} for number, mutation in enumerate(listed, 1)]


def target(mutation: dict[str, Any]) -> str:
    return str(mutation["file"]).split("/")[1]


def place(text: str, mutation: dict[str, Any]) -> int:
    """Where the text to change begins."""
    at = -1
    for _ in range(mutation.get("count", 1)):
        at = text.find(mutation["old"], at + 1)
        if at < 0:
            raise SystemExit(f"mutate.py: {mutation['file']} has no '{mutation['old']}' (number {mutation['number']})")
    return at


def mutated(text: str, all_of_file: list[dict[str, Any]]) -> str:
    """A file with all its bugs, of which none is chosen yet."""
    places = collections.defaultdict(list)
    for mutation in all_of_file:
        at = place(text, mutation)
        places[at, at + len(mutation["old"])].append(mutation)
    end = len(text) + 1
    for (start, stop), alike in sorted(places.items(), reverse=True):
        if stop > end:
            raise SystemExit(f"mutate.py: {alike[0]['file']}: number {alike[0]['number']} overlaps another")
        end = start
        changed = text[start:stop]
        for mutation in alike:
            asked = f"mutation({mutation['number']})"
            if "switch" in mutation and len(alike) > 1:
                raise SystemExit(f"mutate.py: {mutation['file']}: number {mutation['number']} overlaps another")
            changed = (mutation["switch"].replace("@", asked) if "switch" in mutation
                       else f"({asked} ? ({mutation['new']}) : ({changed}))")
        text = text[:start] + changed + text[stop:]
    return text


def copy() -> None:
    """Writes the tree with all bugs, only what differs from what is there, so that little is compiled again."""
    names = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    by_file = collections.defaultdict(list)
    for mutation in mutations():
        by_file[mutation["file"]].append(mutation)
    wanted = {name: (ROOT / name).read_bytes() for name in names if name and (ROOT / name).is_file()}
    for name, all_of_file in by_file.items():
        wanted[name] = mutated(wanted[name].decode(), all_of_file).encode()
    for folder in {target(mutation) for mutation in mutations()}:
        wanted[f"Sources/{folder}/Mutation.swift"] = QUESTION.encode()
    for path in [path for path in SOURCE.rglob("*") if path.is_file() and ".build" not in path.parts]:
        if str(path.relative_to(SOURCE)) not in wanted:
            path.unlink()
    for name, content in wanted.items():
        path = SOURCE / name
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            shutil.copymode(ROOT / name, path) if (ROOT / name).exists() else None


def build() -> Path:
    subprocess.run(["swift", "build", "--build-tests", "-Xswiftc", "-O"], cwd=SOURCE, check=True, stdout=sys.stderr)
    return SOURCE / ".build/debug/corridorPackageTests.xctest"


def is_noticed(tests: Path, number: int, pattern: str, seconds: float) -> bool:
    """Whether tests fail with a bug; those that never end notice it, too."""
    # A suite is TARGET/NAME; the identifiers of tests begin with TARGET.NAME/.
    wanted = re.escape(pattern).replace("/", "[.]`?").replace("\\ ", "[ _]") + "`?[./]"
    try:
        status = subprocess.run(
            [tests, "--testing-library", "swift-testing", "--filter", wanted], cwd=SOURCE, timeout=seconds,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=os.environ | {"CORRIDOR_MUTATION": str(number)}).returncode
    except subprocess.TimeoutExpired:
        return True
    if status == 69:
        raise SystemExit(f"mutate.py: there is no test of {pattern}")
    return status != 0


def seconds_without(tests: Path, patterns: set[str]) -> dict[str, float]:
    """How long tests take without a bug; ends the program if one fails."""
    taken = {}
    for pattern in sorted(patterns):
        start = time.monotonic()
        if is_noticed(tests, 0, pattern, 3600):
            print(f"mutate.py: {pattern} fails without a bug", file=sys.stderr)
            sys.exit(2)
        taken[pattern] = time.monotonic() - start
    return taken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="show what lives to the tests of dependants, too")
    parser.add_argument("--only", help="one number, or the first and the last")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--output", type=Path, help="write a table in Markdown")
    arguments = parser.parse_args()
    chosen = mutations()
    if arguments.only:
        first, _, last = arguments.only.partition("-")
        chosen = chosen[int(first) - 1:int(last or first)]
    copy()
    tests = build()
    own = {mutation["noticedBy"] for mutation in chosen}
    wide = {pattern for mutation in chosen for pattern in DEPENDANTS[target(mutation)]} if arguments.all else set()
    taken = seconds_without(tests, own | wide)

    def judge(mutation: dict[str, Any]) -> str | None:
        """The tests that notice; nil if it lives."""
        more = DEPENDANTS[target(mutation)] if arguments.all else []
        for pattern in [mutation["noticedBy"], *more]:
            if is_noticed(tests, mutation["number"], pattern, 60 + 10 * taken[pattern]):
                return str(pattern)
        return None

    with ThreadPoolExecutor(arguments.jobs) as pool:
        noticed = list(pool.map(judge, chosen))
    living = [mutation for mutation, by in zip(chosen, noticed) if by is None]
    share = 1 - len(living) / len(chosen)
    lines = ["| target | bugs | noticed |", "|---|---|---|"]
    for name in sorted({target(mutation) for mutation in chosen}):
        of = [by for mutation, by in zip(chosen, noticed) if target(mutation) == name]
        lines.append(f"| {name} | {len(of)} | {sum(by is not None for by in of)} |")
    lines.append(f"| all | {len(chosen)} | {len(chosen) - len(living)} |")
    print("\n".join(lines))
    for mutation in living:
        print(f"lives: {mutation['number']}, {mutation['file']}: {mutation['old']!r} -> {mutation.get('new', mutation.get('switch'))!r}, "
              + mutation.get("reason", mutation["what"]))
    if arguments.output:
        arguments.output.write_text("\n".join(lines) + "\n")
    return 0 if share >= LEAST and all("reason" in mutation for mutation in living) else 1


if __name__ == "__main__":
    sys.exit(main())
