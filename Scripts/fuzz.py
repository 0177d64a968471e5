#!/usr/bin/env python3
"""Builds and runs the fuzzers of readers, with libFuzzer and the address sanitizer.

    fuzz.py [--minutes N] [--jobs N] [READER]...     # search for N minutes of processor time for each reader
    fuzz.py --merge [READER]...                      # keep of what was found what reaches more code
    fuzz.py --add READER FILE...                     # add inputs to the corpus of a reader
    fuzz.py --list                                   # the readers

Inputs that a reader does not survive are kept in .build/fuzz/crashes, and the status is then 1. The corpora are
Tests/Fuzz/Corpus/READER.base64, a line for each input; the tests read all of them without libFuzzer.
"""
import argparse
import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build/fuzz"
CORPUS = ROOT / "Tests/Fuzz/Corpus"
# Inputs are short, but for those of formats whose smallest useful files are not.
LONGEST = {"places-pbf": 65536, "places-osm-xml": 65536, "index": 1 << 20}


def build() -> Path:
    scratch = BUILD / "build"
    subprocess.run(
        ["swift", "build", "--product", "corridor-fuzz", "--sanitize", "fuzzer", "--sanitize", "address",
         # Of two options for Swift the last would hold alone.
         "-Xswiftc", "-sanitize=fuzzer,address",
         "--scratch-path", scratch, "-Xswiftc", "-O", "-Xswiftc", "-use-ld=lld"],
        cwd=ROOT, check=True, stdout=sys.stderr, env=os.environ | {"CORRIDOR_FUZZ": "1"})
    return scratch / "debug/corridor-fuzz"


def readers(program: Path) -> dict[str, list[str]]:
    """The readers, each with the fixtures that it can read."""
    lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
    return {name: seeds for name, *seeds in (line.split("\t") for line in lines)}


def unpack(name: str, folder: Path) -> None:
    """Writes the inputs of a corpus to a folder, as libFuzzer has them: a file each, named by its content."""
    folder.mkdir(parents=True, exist_ok=True)
    packed = CORPUS / f"{name}.base64"
    for line in packed.read_text().split() if packed.exists() else []:
        add(base64.b64decode(line), folder)


def add(content: bytes, folder: Path) -> None:
    (folder / hashlib.sha1(content).hexdigest()).write_bytes(content)


def pack(name: str, folder: Path) -> int:
    """Makes the files of a folder the corpus of a reader; returns how many there are."""
    inputs = sorted({path.read_bytes() for path in folder.iterdir()}, key=lambda content: (len(content), content))
    lines = [base64.b64encode(content).decode() + "\n" for content in inputs if content]
    (CORPUS / f"{name}.base64").write_text("".join(lines))
    return len(lines)


def options(name: str) -> list[str]:
    return [f"-max_len={LONGEST.get(name, 8192)}", "-timeout=20", "-rss_limit_mb=3000", "-print_final_stats=1",
            f"-artifact_prefix={BUILD}/crashes/{name}-"]


def environment(name: str) -> dict[str, str]:
    # What lives as long as the program is no leak; what is freed late would make a fuzzer slow.
    return os.environ | {
        "CORRIDOR_FUZZ_READER": name, "SWIFT_BACKTRACE": "enable=no",
        "ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=16:allocator_may_return_null=1"}


def search(program: Path, name: str, seeds: list[str], minutes: float) -> bool:
    """Searches with a reader; whether it survived."""
    found, begun = BUILD / "found" / name, BUILD / "begun" / name
    found.mkdir(parents=True, exist_ok=True)
    unpack(name, begun)
    for seed in seeds:
        add((ROOT / "Fixtures" / seed).read_bytes(), begun)
    log = BUILD / f"{name}.log"
    with log.open("w") as output:
        status = subprocess.run(
            [program, *options(name), f"-max_total_time={round(60 * minutes)}", found, begun],
            stdout=output, stderr=subprocess.STDOUT, env=environment(name), cwd=BUILD).returncode
    text = log.read_text(errors="replace")
    last = re.findall(r"#(\d+)\s+\S+\s+cov: (\d+) ft: (\d+) corp: (\d+)/\S+", text)
    runs = re.findall(r"stat::number_of_executed_units:\s+(\d+)", text)
    edges, features, kept = last[-1][1:] if last else ("0", "0", "0")
    print(f"{name:26} {runs[-1] if runs else '?':>10} runs {edges:>7} edges {features:>7} features {kept:>6} inputs"
          + ("" if status == 0 else f"   FAILED, see {log.relative_to(ROOT)}"), flush=True)
    return status == 0


def merge(program: Path, name: str, seeds: list[str], most: int) -> None:
    """Keeps of the corpus and of what was found the inputs that reach code which shorter ones do not."""
    every, merged = BUILD / "every" / name, BUILD / "merged" / name
    for folder in (every, merged):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    unpack(name, every)
    for path in (BUILD / "found" / name).glob("*"):
        add(path.read_bytes(), every)
    subprocess.run(
        [program, *options(name), "-merge=1", merged, every], check=True, env=environment(name), cwd=BUILD,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    # A corpus is small: the shortest inputs, up to a number of bytes in all.
    size = 0
    for path in sorted(merged.iterdir(), key=lambda path: (path.stat().st_size, path.name)):
        size += path.stat().st_size
        if size > most:
            path.unlink()
    print(f"{name:26} {pack(name, merged)} inputs")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("readers", nargs="*", metavar="READER")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--most", type=int, default=30_000, help="bytes of a corpus that --merge keeps")
    action = parser.add_mutually_exclusive_group()
    for name in ("merge", "list"):
        action.add_argument(f"--{name}", action="store_true")
    action.add_argument("--add", metavar="READER")
    arguments = parser.parse_args()
    if arguments.add:
        folder = BUILD / "added" / arguments.add
        unpack(arguments.add, folder)
        for path in arguments.readers:
            add(Path(path).read_bytes(), folder)
        print(pack(arguments.add, folder))
        return 0
    program = build()
    known = readers(program)
    if arguments.list:
        print("\n".join(known))
        return 0
    if unknown := set(arguments.readers) - set(known):
        print(f"fuzz.py: there is no reader {', '.join(sorted(unknown))}; see --list", file=sys.stderr)
        return 64
    (BUILD / "crashes").mkdir(exist_ok=True)
    names = arguments.readers or list(known)
    with ThreadPoolExecutor(arguments.jobs) as pool:
        if arguments.merge:
            list(pool.map(lambda name: merge(program, name, known[name], arguments.most), names))
            return 0
        survived = list(pool.map(lambda name: search(program, name, known[name], arguments.minutes), names))
    return 0 if all(survived) else 1


if __name__ == "__main__":
    sys.exit(main())
