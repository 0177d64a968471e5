"""Measures Corridor beside other engines, on the same places and routes, in one run.

    python3 Benchmarks/peers/run.py --report Benchmarks/runs/<date>

Installs the packages of the engines (packages.py; as root also Debian's packages), makes the places
and routes, loads every engine, asks all of them, Corridor and the limit program the same questions by
turns, compares the answers with each other and with exact geodesics, and writes README.md, raw.jsonl
and charts to the folder of the report. Reports and leaves out engines that cannot be installed.
Benchmarks/README.md describes the measurements and how long they take.

Loaded engines stay in the work folder for the next run. `--quick` does everything with 20,000 places,
`--engines` a part of it. The exit status is 1 if an answer of Corridor differs from exact geodesics.
"""

import argparse
import json
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
# Beside the repository: the limit program's source and OSM extracts.
SHARED = os.path.join(os.path.dirname(ROOT), "shared")


def arguments():
    """The command line."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--work", default=os.path.join(ROOT, ".build", "peers"))
    options.add_argument("--places", type=int)
    options.add_argument("--environment", metavar="DIR", help="the Python environment (default: WORK/venv)")
    options.add_argument("--report", help="folder of the report (default: WORK/report)")
    options.add_argument("--engines", help="names, separated by commas (default: all)")
    options.add_argument("--limit-program", metavar="SOURCE", help="C source of the limit program",
                         default=os.path.join(SHARED, "peers", "climit.c"))  # fmt: skip
    options.add_argument("--bench", default=os.path.join(ROOT, ".build", "release", "corridor-bench"))
    options.add_argument("--command", default=os.path.join(ROOT, ".build", "release", "corridor"))
    options.add_argument("--pbf", metavar="FILE", help="the OSM file of the imports, or no",
                         default=os.path.join(SHARED, "data", "malta-graphhopper.osm.pbf"))  # fmt: skip
    options.add_argument("--copies", type=int, default=100,
                         help="also import a file of this many copies of it (default: 100)")  # fmt: skip
    options.add_argument("--text", action="store_true", help="also search by text, beside SQLite FTS5")
    options.add_argument("--load-only", action="store_true", help="load what is missing, ask nothing")
    options.add_argument("--reload", action="store_true", help="load everything again")
    options.add_argument("--quick", action="store_true", help="small sizes, to check that everything works")
    given = options.parse_args()
    given.places = given.places or (20_000 if given.quick else 10_000_000)
    given.work = os.path.abspath(given.work)
    given.environment = os.path.abspath(given.environment or os.path.join(given.work, "venv"))
    if given.quick or given.load_only or not os.path.exists(given.pbf):
        given.pbf = None
    folder = "loaded" if given.load_only else "report"
    given.report = os.path.abspath(given.report or os.path.join(given.work, folder))
    return given


def main():
    import packages

    given = arguments()
    os.makedirs(given.work, exist_ok=True)
    os.makedirs(given.report, exist_ok=True)
    packages.enter(given.environment)
    measure(given, packages)


def measure(given, packages):
    """Everything, in the environment's Python."""
    import engines
    import provenance
    import report
    from engines.corridor import Corridor
    from engines.limit import Limit
    from measure import Raw
    from world import QUERIES, World

    # So that what was started is ended on the way out.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    names = given.engines.split(",") if given.engines else engines.names(given.places)
    kinds = {name: engines.engine_class(name) for name in engines.NAMES if name in names}
    groups = dict.fromkeys(kind.packages for kind in kinds.values())
    extra = ["osmium", "osm2pgsql", "copies"] if given.pbf else []
    left_out = packages.install(given.environment, [*groups, *extra])
    Limit.source = given.limit_program
    if "limit" in kinds and not os.path.exists(given.limit_program):
        left_out["limit"] = "its source was not given (--limit-program)"

    # As it is when installed: what a linker has just written lies in memory in small pieces.
    given.command = shutil.copy(given.command, os.path.join(given.work, "corridor"))
    raw = Raw(os.path.join(given.report, "raw.jsonl"))
    world = World(os.path.join(given.work, "quick" if given.quick else "full"), given.places)
    world.make(given.bench, given.quick, given.reload)
    vertices = {route.kind: route.vertices for route in world.routes}
    raw.add("run", date=time.strftime("%Y-%m-%d"), commit=provenance.commit(), machine=provenance.machine(),
            places=given.places, queries={query.name: query.title for query in QUERIES},
            vertices=vertices, versions=versions(given, packages, [*groups, *extra]))  # fmt: skip
    for group, reason in left_out.items():
        for name in [n for n, kind in kinds.items() if kind.packages == group] or [group]:
            raw.add("left-out", engine=name, reason=reason)
            kinds.pop(name, None)
    with open(os.path.join(given.work, "log"), "w", encoding="utf-8") as log:
        engines_beside(given, world, kinds, Corridor(world, given.bench, given.command),
                       raw, log)  # fmt: skip
    if given.pbf:
        import importing

        with open(os.path.join(given.work, "log"), "a", encoding="utf-8") as log:
            importing.measure(
                given.pbf, given.copies, given.work, given.command, raw, left_out, log)
    if given.text:
        raw.add("text", table=text(given, world.folder))
    if not given.load_only:
        wrong = report.write(given.report)
        print(os.path.join(given.report, "README.md"))
        if wrong:
            sys.exit("\n".join(wrong))


def engines_beside(given, world, kinds, corridor, raw, log):
    """Corridor, the limit and all other engines."""
    from agreement import Judge
    from measure import Measurement

    limit = kinds.pop("limit")(world) if "limit" in kinds else None
    asks = not given.load_only
    if asks:
        import_table(corridor, world, raw, log)
    corridor.open()
    try:
        measurement = Measurement(
            world, corridor, limit, Judge(world), raw, log, given.reload, given.quick)
        if asks:
            measurement.corridor_alone()
        for engine in ([limit] if limit else []) + [kind(world) for kind in kinds.values()]:
            start = time.monotonic()
            measurement.engine(engine, asks)
            print(f"{engine.name}: {time.monotonic() - start:.0f} s", flush=True)
    finally:
        corridor.close()
    if asks:
        build_from_memory(given, world, limit, raw)


def import_table(corridor, world, raw, log):
    """How long `corridor import` takes for the table that others load."""
    import processes

    output = world.path("imported.corridor")
    used = processes.run(corridor.import_command(output), log)
    raw.add("load", engine=corridor.name, idiom=corridor.idiom, seconds=used.seconds,
            bytes=corridor.stored_bytes(), textBytes=corridor.text_bytes(), peak=used.peak,
            cpuSeconds=used.cpu)  # fmt: skip
    os.remove(output)


def build_from_memory(given, world, limit, raw):
    """How long an index takes of places that are in memory: of what the limit keeps of them, which is
    asked right afterwards, and with names."""
    path = os.path.join(given.work, "build.jsonl")
    subprocess.run(
        [given.bench, "--places", str(given.places), "--work", world.folder, "--json", path,
         "--only", "build/*/bare,build/*/names", *(["--against", limit.program] if limit else [])],
        stdout=subprocess.DEVNULL, check=True)  # fmt: skip
    with open(path, encoding="utf-8") as file:
        found = [json.loads(line) for line in file]
    os.remove(path)
    for row in found:
        if "entry" in row:
            raw.add("build", variant=row["entry"].rsplit("/", 1)[1], ms=row["medianMs"],
                    limitMs=row.get("rivalMs"), ratio=row.get("ratio"), allocations=row["allocations"],
                    peak=row["peakMiB"], otherBytes=row["otherBytesPerPlace"])  # fmt: skip


def text(given, folder):
    """The table of texts, by the script that makes it alone too."""
    sys.path.insert(0, os.path.join(ROOT, "Benchmarks"))
    from text_report import speed_table

    questions, table = os.path.join(folder, "questions.tsv"), f"{folder}/text-{given.places}.tsv"
    database = os.path.join(folder, f"fts5-{given.places}.sqlite")
    size = ["--places", str(given.places), "--work", folder] + ["--quick"] * given.quick
    own = output([given.bench, "text", *size, "--questions", questions])
    asked = "5" if given.quick else "40"
    fts5 = [sys.executable, os.path.join(HERE, "fts5.py"), table, questions, database, asked]
    return "\n".join(speed_table(own, output(fts5)))


def versions(given, packages, groups):
    """A line with the versions of everything."""
    python = packages.versions(given.environment)
    names = ["numpy", "shapely", "geopandas", "duckdb", "sedonadb", "s2geometry", "spherely", "apsw",
             "pyproj", "pyarrow"]  # fmt: skip
    found = [f"Python {platform.python_version()}", *swift()]
    found += [f"{name} {python[name]}" for name in names if name in python]
    debian = {package for group in groups for package in packages.DEBIAN.get(group, [])}
    for package in sorted(debian):
        if version := packages.debian_version(package):
            found.append(f"{package} {version}")
    return "Versions: " + ", ".join(found) + "."


def swift():
    """The version of Swift, where it is at hand."""
    if not shutil.which("swift"):
        return []
    said = output(["swift", "--version"])
    return re.findall(r"Swift version \S+", said)[:1]


def output(command):
    """What a command prints; it must succeed."""
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    main()
