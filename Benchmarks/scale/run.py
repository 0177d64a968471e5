"""Measures the places along many routes on Spark and on Sail beside `corridor batch`, and on fewer beside other engines.

    run.py WORLD [--routes 15000] [--engines spark,sail,tables,duckdb,sedona,postgis] [--peers 1000]
           [--columns id,distance] [--command .build/release/corridor] [--library .build/release/libCorridorABI.so]
           [--work DIR]

WORLD is a folder of `corridor-bench world`, with an index and long routes. Installs the packages of the engines in
environments in DIR (WORLD/scale), but for Java and PostGIS, and makes the routes. Prints a table of processor time, that
of all processes of an engine, the Java machines included, and its ratio to `corridor batch` of the same routes
just before. Fails if Spark or Sail finds other places.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import resource
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.append(str(HERE.parent / "peers"))
import packages  # noqa: E402
import processes  # noqa: E402

COMMON = ["numpy", "pyarrow", "shapely~=2.2.0"]
ENVIRONMENTS = {
    "spark": ["pyspark~=4.3.0", "pandas<3"],
    "sail": ["pysail~=0.7.2", "pyspark-client~=4.1.0", "pandas<3"],
    "peers": [*packages.PYTHON["duckdb"], *packages.PYTHON["sedona"], *packages.PYTHON["postgis"]],
}
# The engines and their environments; the first three are asked about all routes, the others about fewer.
ENGINES = {"spark": "spark", "sail": "sail", "tables": "spark", "duckdb": "peers", "sedona": "peers", "postgis": "peers"}
EXACT = ("spark", "sail", "tables")
# Row groups of Parquet, each of which is a task.
TASKS = 24
SUBREAPER = 36


@dataclass
class Figures:
    """Seconds of processor time: in all, and of the job without the start and the loading of places; seconds; hits."""

    total: float
    job: float
    elapsed: float
    hits: set[tuple[int, int]]


def ended() -> float:
    """The processor time of all processes that have been waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measured(command: list[str], environment: dict[str, str], log: Path) -> tuple[float, float, float]:
    """Total and job's processor time, and elapsed seconds, of a program that writes a line when it is ready."""
    # What outlives its parent becomes a child of this process, and is counted when it has ended.
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    before, start, began = ended(), 0.0, time.monotonic()
    with open(log, "w", encoding="utf-8") as said:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, env=environment, text=True)
        assert process.stdout
        if process.stdout.readline():
            start, began = processes.descendants_cpu_seconds(), time.monotonic()
        status = process.wait()
        elapsed = time.monotonic() - began
    try:
        while True:
            os.wait()
    except ChildProcessError:
        pass
    if status:
        raise subprocess.CalledProcessError(status, command[:3], log.read_text(errors="replace")[-2000:])
    total = ended() - before
    return total, total - start, elapsed


def environment(work: Path, name: str) -> str:
    """The Python of an environment, which is made if it is missing."""
    folder = work / f"environment-{name}"
    if not folder.exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        install = [str(folder / "bin" / "pip"), "install", "--quiet", "--retries", "10", *COMMON, *ENVIRONMENTS[name]]
        subprocess.run(install, check=True)
    return str(folder / "bin" / "python")


FUEL = """
import pyarrow.compute, pyarrow.csv, pyarrow.parquet, sys
table = pyarrow.csv.read_csv(sys.argv[1])
fuel = table.filter(pyarrow.compute.equal(table["category"], "fuel")).select(["id", "lon", "lat"])
pyarrow.parquet.write_table(fuel, sys.argv[2])
"""
HITS = """
import pyarrow.parquet, sys
table = pyarrow.parquet.read_table(sys.argv[1], columns=["route", "id"])
for route, id in zip(table["route"].to_pylist(), table["id"].to_pylist()):
    print(route, str(id).rpartition(":")[2])
"""


def batch(options: argparse.Namespace, routes: Path, answers: Path) -> Figures:
    """`corridor batch` of the same routes as lines of GeoJSON."""
    command = [options.command, "batch", str(routes), "--places", str(options.index), "--category", "fuel", "--within",
               "2km", "--quiet", "--output", str(answers)]
    total, _, elapsed = measured(command, dict(os.environ), answers.with_suffix(".log"))
    hits = set()
    with open(answers, encoding="utf-8") as lines:
        for line in lines:
            answer = json.loads(line)
            hits |= {(answer["line"] - 1, int(hit["id"].rpartition(":")[2])) for hit in answer["hits"]}
    answers.unlink()
    return Figures(total, total, elapsed, hits)


def engine(options: argparse.Namespace, name: str, routes: Path, answers: Path) -> Figures:
    """An engine in its environment."""
    python = environment(options.work, ENGINES[name])
    variables = os.environ | {
        "PYTHONPATH": str(ROOT / "Sources" / "CorridorPython"), "CORRIDOR_LIBRARY": options.library,
        "PYSPARK_PYTHON": python, "SPARK_LOCAL_IP": "127.0.0.1", "PYTHONDONTWRITEBYTECODE": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
    command = [python, str(HERE / "jobs.py"), name, str(options.index), str(routes), str(options.work / "fuel.parquet"),
               str(answers), *([options.columns] if options.columns else [])]
    figures = measured(command, variables, answers.with_suffix(".log"))
    rows = subprocess.run([python, "-c", HITS, answers], check=True, capture_output=True, text=True).stdout
    hits = [(int(route), int(place)) for route, place in map(str.split, rows.splitlines())]
    assert len(hits) == len(set(hits)), f"{name} has found a place twice"
    return Figures(*figures, set(hits))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("world", type=Path)
    parser.add_argument("--routes", type=int, default=15_000)
    parser.add_argument("--peers", type=int, default=1000)
    parser.add_argument("--columns")
    parser.add_argument("--engines", default=",".join(ENGINES))
    parser.add_argument("--command", default=str(ROOT / ".build/release/corridor"))
    parser.add_argument("--library", default=str(ROOT / ".build/release/libCorridorABI.so"))
    parser.add_argument("--work", type=Path)
    options = parser.parse_args()
    options.work = (options.work or options.world / "scale").resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    options.index = max(options.world.glob("[0-9]*.corridor"), key=lambda path: int(path.stem)).resolve()
    for option in ("command", "library"):
        setattr(options, option, str(Path(getattr(options, option)).resolve()))

    names = options.engines.split(",")
    table = [("routes", "engine", "hits", "processor s", "of it the job", "corridor batch, s", "ratio", "of the job", "elapsed s")]
    differ = False
    for count, exact in ((options.routes, True), (options.peers, False)):
        chosen = [name for name in names if (name in EXACT) == exact]
        if not chosen:
            continue
        prepare(options, count)
        routes = options.work / str(count)
        for name in chosen if exact else ["tables", *chosen]:
            answers = options.work / f"answers-{name}"
            shutil.rmtree(answers, ignore_errors=True)
            answers.unlink(missing_ok=True)
            base = batch(options, routes.with_suffix(".ndjson"), options.work / "answers-batch.ndjson")
            try:
                figures = engine(options, name, routes.with_suffix(".parquet"), answers)
            except subprocess.CalledProcessError as error:
                print(f"{name}: {error}\n{error.output}", file=sys.stderr)
                differ |= exact
                continue
            table.append(row(count, name, figures, base))
            if figures.hits != base.hits:
                print(f"{name}: {len(figures.hits ^ base.hits)} hits differ", file=sys.stderr)
                differ |= name in EXACT
    for cells in (table[0], ["---"] * len(table[0]), *table[1:]):
        print("| " + " | ".join(cells) + " |")
    sys.exit(differ)


def row(count: int, name: str, figures: Figures, base: Figures) -> tuple[str, ...]:
    numbers = (figures.total, figures.job, base.total)
    ratios = (figures.total / base.total, figures.job / base.total)
    return (f"{count:,}", name, f"{len(figures.hits):,}", *(f"{number:.1f}" for number in numbers),
            *(f"{ratio:.2f}" for ratio in ratios), f"{figures.elapsed:.1f}")


def prepare(options: argparse.Namespace, count: int) -> None:
    """Makes the files that are missing, and reads those of the measurements once."""
    python = environment(options.work, "spark")
    if not (options.work / f"{count}.ndjson").exists():
        group = -(-count // TASKS)
        subprocess.run([python, HERE / "routes.py", options.world, options.work, str(count), str(group)], check=True)
    if not (options.work / "fuel.parquet").exists():
        table = options.index.with_suffix(".csv")
        subprocess.run([python, "-c", FUEL, table, options.work / "fuel.parquet"], check=True)
    for path in (options.index, options.work / f"{count}.ndjson", options.work / f"{count}.parquet"):
        with open(path, "rb") as file:
            while file.read(1 << 24):
                pass


if __name__ == "__main__":
    main()
