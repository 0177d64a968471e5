"""Runs the benchmarks of text, reverse geocoding and quality, and writes their report.

    swift build -c release
    python3 Benchmarks/text_report.py --places 10000000 --data DATA --work WORK \\
        --output Benchmarks/runs/2026-11-22

DATA is the folder of the extracts that `corridor-bench quality` names; without it the quality is
left out. Writes `text.md` with the tables, and all that was printed to `text.txt`. 10 million
places take about a quarter of an hour, 6 GiB of disk and 6 GiB of memory, most of it for SQLite.
"""

import argparse
import os
import platform
import re
import subprocess
import sys
import time

BENCH = ".build/release/corridor-bench"

TYPED = {
    "prefix-1": "one letter", "prefix-2": "two letters", "prefix-3": "three letters",
    "prefix-4": "four letters", "prefix-5": "five letters", "prefix-all": "one to five letters, all",
    "typo": "a word with a slip", "two-words": "two words, the second begun",
}  # fmt: skip

CASES = {
    **TYPED, "prefix-6": "six letters", "prefix-4-near": "four letters, within 300 m",
    "typo": "a name with a slip in a word of five letters or more",
    "typo-word": "only that word, with the slip", "order": "words in another order",
    "language": "the name in another language", "diacritics": "without diacritics",
    "latin": "in Latin letters", "address": "street, number, town",
    "address-reversed": "town, number, street", "category": "the name of its category",
    "first-word-near": "the first word of several, within 300 m",
    "second-word-near": "a later word, within 300 m",
    "second-word-4-near": "four letters of a later word, within 300 m",
    "first-word": "the first word of several", "second-word": "a later word",
    "second-word-4": "four letters of a later word",
    "word-end-near": "the end of a compound, within 300 m",
}  # fmt: skip

# The extracts for which the aims are set.
FIVE = ["andorra", "liechtenstein", "malta", "vancouver", "singapore"]


def run(command, raw, names):
    """What a command prints; it must succeed. `names` stand for paths of this machine."""
    shown = " ".join(command)
    for path, name in names.items():
        shown = shown.replace(path, name)
    print("$", shown, file=raw, flush=True)
    start = time.monotonic()
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    print(result.stdout, file=raw)
    print(f"# {time.monotonic() - start:.0f} s", file=raw, flush=True)
    return result.stdout


def machine():
    """The processor, the cores and the memory."""
    with open("/proc/cpuinfo", encoding="utf-8") as lines:
        model = next((x.split(":")[1].strip() for x in lines if x.startswith("model name")), "")
    with open("/proc/meminfo", encoding="utf-8") as lines:
        memory = int(next(lines).split()[1]) >> 20
    return f"{model}, {os.cpu_count()} cores, {memory} GiB, {platform.system()} {platform.machine()}"


def speed_table(text, fts5):
    """Times of matches and completions, and how many times as long SQLite takes."""
    times = {}
    pattern = r"(suggest|complete)/\w+/([\w-]+): \d+ found, p50 (\S+) ms, p99 (\S+) ms, max (\S+) ms"
    for name, kind, *values in re.findall(pattern, text):
        times.setdefault(kind, {})[name] = values
    ratios = {}
    pattern = r"fts5/([\w-]+): .*? p50 (\S+) ms, .* median (\d+), least (\d+); (\d+) of (\d+)"
    for kind, *values in re.findall(pattern, fts5):
        ratios[kind] = values
    yield ("| typed | matches: p50, ms | p99 | max | completions: p50, ms | p99 | max"
           " | FTS5: p50, ms | ratio, median | least | same scores |")  # fmt: skip
    yield "|" + "---|" * 11
    for kind, own in times.items():
        other = ratios.get(kind)
        cells = own["suggest"] + own["complete"]
        cells += [*other[:3], f"{other[3]} of {other[4]}"] if other else [""] * 4
        yield "| " + " | ".join([TYPED.get(kind, kind), *cells]) + " |"


def quality_table(text):
    """Recall by kind of case, over the five extracts of the aims and over all."""
    kinds = {}
    pattern = (
        r"quality/(\w+)/([\w-]+): (\d+) cases.*?: equal (\S+) (\S+) (\S+),"
        r" strict (\S+) (\S+) (\S+),.*?(?:ceiling ([\d.]+)(?:, keystrokes mean (\S+).*)?)?$"
    )
    for extract, kind, *values in re.findall(pattern, text, re.MULTILINE):
        kinds.setdefault(kind, {})[extract] = [float(value or "nan") for value in values]
    yield ("| typed | cases | recall@1 | recall@5 | MRR | the very place: @1 | @5 | ceiling of @5"
           " | keystrokes | all extracts: @1 | @5 | ceiling |")  # fmt: skip
    yield "|" + "---|" * 12
    for kind, extracts in kinds.items():
        own = [extracts[name] for name in FIVE if name in extracts]
        cases = sum(values[0] for values in own)

        def mean(column):
            value = sum(values[0] * values[column] for values in own) / max(cases, 1)
            return "" if value != value else f"{value:.3f}"

        every = extracts["all"]
        cells = [f"{cases:.0f}", *(mean(column) for column in (1, 2, 3, 4, 5, 7, 8))]
        cells += [f"{value:.3f}" if value == value else "" for value in (every[1], every[2], every[7])]
        yield "| " + " | ".join([CASES.get(kind, kind), *cells]) + " |"


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--places", type=int, default=10_000_000)
    options.add_argument("--work", default=".build/bench")
    options.add_argument("--data")
    options.add_argument("--output", required=True)
    options.add_argument("--asked", default="40", help="questions of each kind for SQLite")
    given = options.parse_args()
    os.makedirs(given.output, exist_ok=True)
    os.makedirs(given.work, exist_ok=True)
    sizes = ["--places", str(given.places), "--work", given.work]
    questions = f"{given.work}/questions.tsv"
    database = f"{given.work}/fts5-{given.places}.sqlite"
    if os.path.exists(database):
        os.remove(database)
    names = {given.work: "WORK", sys.executable: "python3"}
    if given.data:
        names[given.data] = "DATA"
    with open(f"{given.output}/text.txt", "w", encoding="utf-8") as raw:
        text = run([BENCH, "text", *sizes, "--questions", questions], raw, names)
        table = f"{given.work}/text-{given.places}.tsv"
        peer = ["Benchmarks/peers/fts5.py", table, questions, database, given.asked]
        fts5 = run([sys.executable, *peer], raw, names)
        reverse = run([BENCH, "reverse", "--work", given.work], raw, names)
        quality = ""
        if given.data:
            quality = run([BENCH, "quality", "--data", given.data, "--work", given.work], raw, names)
    other = [x for x in text.splitlines() if x and not x.startswith(("suggest/", "complete/"))]
    other += [x for x in fts5.splitlines() if x.startswith(("load", "size"))]
    commit = run_git("rev-parse", "--short", "HEAD")
    with open(f"{given.output}/text.md", "w", encoding="utf-8") as report:
        lines = [
            "# Text search, completions, reverse geocoding",
            f"{time.strftime('%Y-%m-%d')}, commit {commit}; {machine()}. One thread, warm, one run;"
            " all that was printed is in `text.txt`.",
            f"## Speed, {given.places:,} places",
            "The ten best near a focus. Completions also write titles, highlights and keys. The ratio is"
            " SQLite FTS5's time for the same question and score, divided by that of the matches;"
            " FTS5 corrects no spelling.",
            "\n".join(speed_table(text, fts5)),
            "\n".join(f"- {line}" for line in other + reverse.splitlines() if line),
        ]
        if quality:
            lines += [
                "## Quality",
                f"Up to 300 cases of a kind in each extract; the left columns are over {', '.join(FIVE)}."
                " The user is within 5 km of the place. Found is the place, or one that shows the same"
                " and is no farther. The ceiling is what no order of completions can be expected to"
                " exceed: many places near by begin with the same letters. `corridor-bench quality`"
                " says how it is reckoned.",
                "\n".join(quality_table(quality)),
            ]
        report.write("\n\n".join(lines) + "\n")


def run_git(*arguments):
    return subprocess.run(["git", *arguments], stdout=subprocess.PIPE, text=True).stdout.strip()


if __name__ == "__main__":
    main()
