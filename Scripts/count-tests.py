#!/usr/bin/env python3
"""Counts the tests, and writes the numbers into the page about testing.

    count-tests.py [--check]

With --check, the page is not written; the status is 1 if one of its numbers is wrong by more than a tenth.
"""
import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "Sources/Corridor/Corridor.docc/Testing.md"
HEAD, TAIL = "## How much", "## Against what"


def files(*patterns: str) -> list[Path]:
    shown = subprocess.run(["git", "ls-files", "-z", *patterns], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in shown.stdout.split("\0") if name and (ROOT / name).is_file()]


def lines(*patterns: str) -> int:
    return sum(path.read_bytes().count(b"\n") for path in files(*patterns))


def matches(pattern: str, *patterns: str) -> int:
    wanted = re.compile(pattern, re.MULTILINE)
    return sum(len(wanted.findall(path.read_text(errors="replace"))) for path in files(*patterns))


def days(name: str) -> int:
    return len(json.loads((ROOT / f"Tests/CorridorRulesTests/Days/{name}.json").read_text()))


def counts() -> list[tuple[str, int]]:
    code = [f"Sources/*.{kind}" for kind in ("swift", "c", "cpp", "h", "hpp", "py", "js")]
    tests = [f"Tests/*.{kind}" for kind in ("swift", "c", "cpp", "h", "py", "js")]
    return [
        ("lines of code in `Sources`", lines(*code)),
        ("lines of code in `Tests`", lines(*tests)),
        ("tests in Swift, many of which run for a list of cases", matches(r"@Test\b", "Tests/*.swift")),
        ("tests in Python", matches(r"^(?: {4})?(?:async )?def test_", "Tests/*.py")),
        ("commands in golden transcripts, compared byte for byte", matches(r"^\$ ", "Tests/CorridorCLITests/Golden/*")),
        ("commands on pages, run by tests", matches(r"^\$ ", "*.md")),
        ("worked days of drivers in the EU and in the US, by hand from the articles", days("EU") + days("US")),
        ("fuzzers, each of one format or kind of text", len(files("Tests/Fuzz/Corpus/*"))),
        ("inputs that fuzzers begin with, read by tests", lines("Tests/Fuzz/Corpus/*")),
        ("small bugs that tests should notice", len(json.loads((ROOT / "Tests/Mutations/mutations.json").read_text()))),
        ("fixed inputs of fixtures, with the indexes of earlier versions", len(files("Fixtures/*"))),
    ]


def section() -> str:
    rows = "\n".join(f"| {what} | {number:,} |" for what, number in counts())
    return f"{HEAD}\n\n`Scripts/count-tests.py` counts these.\n\n| what | number |\n|---|--:|\n{rows}\n\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    text = PAGE.read_text()
    start, end = text.index(HEAD), text.index(TAIL)
    if not parser.parse_args().check:
        PAGE.write_text(text[:start] + section() + text[end:])
        return 0
    written = {what: int(number.replace(",", "")) for what, number in re.findall(r"^\| (.+) \| ([\d,]+) \|$", text[start:end], re.M)}
    wrong = [f"{what}: {written.get(what, 0):,}, and there are {number:,}" for what, number in counts()
             if abs(written.get(what, 0) - number) > number / 10]  # fmt: skip
    if wrong:
        print("\n".join([f"{PAGE.relative_to(ROOT)} is old; run Scripts/count-tests.py:", *wrong]), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
