"""Measures how `corridor import` grows with its input, beside osmium and osm2pgsql on the same files.

    python3 Benchmarks/growth/run.py EXTRACT.osm.pbf --report Benchmarks/runs/<date>

Makes files of many copies of the extract (peers/copies.py), of --sizes GB, and tables (rows.py) of --rows
millions, imports each, and writes growth.jsonl and growth.md to the folder of the report. Results of an
earlier run with the same folder stay, unless they are measured again. --limit imports once more in a
memory cgroup of that size, in which the pages of files count too.

Files stay in the work folder; with --throw-away each is removed after its use.
"""

import argparse
import contextlib
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.append(os.path.join(ROOT, "Benchmarks", "peers"))
import packages  # noqa: E402

TOOLS = ["osmium", "corridor", "osm2pgsql"]
# Copies from which the bytes of one are known well enough.
SAMPLE = 10


def arguments():
    """The command line."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("extract", metavar="EXTRACT.osm.pbf")
    options.add_argument("--sizes", default="0.5,2,8", help="GB of OSM data (default: 0.5,2,8)")
    options.add_argument("--rows", default="10,50,200", help="millions of rows (default: 10,50,200)")
    options.add_argument("--only", default=",".join(TOOLS), help="tools (default: all)")
    options.add_argument("--text-ids", action="store_true", help="tables with unordered text as identifiers")
    options.add_argument("--memory", metavar="SIZE", help="--memory of corridor import")
    options.add_argument("--limit", metavar="SIZE", help="also import in a cgroup of this size: 2GiB")
    options.add_argument("--throw-away", action="store_true", help="remove each file after its use")
    options.add_argument("--command", default=os.path.join(ROOT, ".build", "release", "corridor"))
    options.add_argument("--work", default=os.path.join(ROOT, ".build", "growth"))
    options.add_argument("--environment", metavar="DIR", help="the Python environment (default: WORK/venv)")
    options.add_argument("--report", help="folder of the report (default: WORK/report)")
    given = options.parse_args()
    given.work = os.path.abspath(given.work)
    given.environment = os.path.abspath(given.environment or os.path.join(given.work, "venv"))
    given.report = os.path.abspath(given.report or os.path.join(given.work, "report"))
    given.only = given.only.split(",")
    return given


def main():
    given = arguments()
    os.makedirs(given.work, exist_ok=True)
    os.makedirs(given.report, exist_ok=True)
    packages.enter(given.environment)
    import provenance
    import report
    from measure import Raw

    left_out = packages.install(given.environment, ["copies", "osmium", "osm2pgsql"])
    if "copies" in left_out:
        sys.exit(left_out["copies"])
    raw = Raw(os.path.join(given.report, "growth.jsonl"), "a")
    raw.add("run", date=time.strftime("%Y-%m-%d"), commit=provenance.commit(), memory=given.memory,
            machine=provenance.machine(), program=os.path.abspath(given.command))  # fmt: skip
    for name, reason in left_out.items():
        raw.add("left-out", engine=name, reason=reason)
    given.only = [name for name in given.only if name not in left_out]
    with open(os.path.join(given.work, "log"), "a", encoding="utf-8") as log, limited(given.limit) as limit:
        for name, path in files(given):
            measure(given, name, path, limit, raw, log)
            report.write(given.report)
            if given.throw_away:
                os.remove(path)
    print(os.path.join(given.report, "growth.md"))


@contextlib.contextmanager
def limited(size):
    """A limit of memory; None without one, also where it cannot be had."""
    from limit import MemoryLimit

    with contextlib.ExitStack() as stack:
        limit = None
        if size:
            try:
                limit = stack.enter_context(MemoryLimit(size))
            except (OSError, subprocess.CalledProcessError) as error:
                print(f"no imports in {size}: the memory controller of cgroups v1 cannot be used: {error}",
                      file=sys.stderr)  # fmt: skip
        yield limit


def files(given):
    """The name and path of each file, made when it is its turn."""
    import rows
    from importing import copied

    if sizes := numbers(given.sizes):
        sample = os.path.getsize(copied(given.extract, SAMPLE, given.work)[1])
        for size in sizes:
            yield copied(given.extract, round(size * 1e9 * SAMPLE / sample), given.work)
    if "corridor" in given.only:
        for millions in numbers(given.rows):
            name = f"{millions:g} M rows" + ", text identifiers" * given.text_ids
            path = os.path.join(given.work, name.replace(", ", " ").replace(" ", "-") + ".csv")
            if not os.path.exists(path):
                rows.write(round(millions * 1e6), path, given.text_ids)
            yield name, path


def numbers(text):
    """Numbers separated by commas, the least first; none of an empty text."""
    return sorted(float(each) for each in text.split(",") if each)


def measure(given, name, path, limit, raw, log):
    """One file by all tools."""
    from importing import Importing

    print(f"{name}, {os.path.getsize(path) / 1e9:.2f} GB", flush=True)
    importing = Importing(name, path, given.work, given.command, raw, log)
    is_table = path.endswith(".csv")
    options = ["--memory", given.memory] if given.memory else []
    # So that the first of the tools has it in memory as the others do.
    with open(path, "rb") as file:
        while file.read(1 << 24):
            pass
    if "osmium" in given.only and not is_table:
        importing.osmium()
    if "corridor" in given.only:
        corridor = importing.corridor_table if is_table else importing.corridor
        corridor(options)
    if "osm2pgsql" in given.only and not is_table:
        importing.osm2pgsql()
    if limit and "corridor" in given.only:
        # What is in memory already would not be charged to the group.
        with open(path, "rb") as file:
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        corridor(options, limit)


if __name__ == "__main__":
    main()
