"""Measures the service under load: its speed, latencies, memory, and whether it loses requests.

    python3 Benchmarks/service/load.py COMMAND INDEX ROUTES --output Benchmarks/runs/<date>

INDEX and ROUTES (a folder with GeoJSON; files named 300km-* where there are any) are the fixtures by
default. Installs wrk, gcc and libmicrohttpd's headers when it is root and they are missing. Writes
service.jsonl, service.md and service-memory.svg; a second run with `--only` replaces the results that it
measures again. `--quick` takes seconds and only checks that everything works. The exit status is 1 if a
request failed or was lost. Benchmarks/README.md describes the measurements.
"""

import argparse
import itertools
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.append(os.path.join(os.path.dirname(HERE), "peers"))

import report  # noqa: E402
from measures import FIXTURES, MEASURES  # noqa: E402


def arguments():
    """The command line."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("command", help="the built command, corridor")
    options.add_argument("index", nargs="?", help="places (default: the island of the fixtures)")
    options.add_argument("routes", nargs="?", default=FIXTURES, help="folder with routes (default: fixtures)")
    options.add_argument("--minutes", type=float, default=10, help="minutes of all operations at saturation (default: 10)")
    options.add_argument("--only", help="measurements, separated by commas: " + ", ".join(MEASURES))
    options.add_argument("--output", default=os.path.join(ROOT, ".build", "service"), metavar="FOLDER")
    options.add_argument("--quick", action="store_true", help="takes seconds, to check that everything works")
    given = options.parse_args()
    given.command = os.path.abspath(given.command)
    given.only = given.only.split(",") if given.only else list(MEASURES)
    if wrong := set(given.only) - set(MEASURES):
        options.error("unknown: " + ", ".join(wrong))
    return given


def install():
    """Debian's packages, where they are missing."""
    missing = [package for package, path in
               (("wrk", shutil.which("wrk")), ("gcc", shutil.which("gcc")),
                ("libmicrohttpd-dev", os.path.exists("/usr/include/microhttpd.h"))) if not path]  # fmt: skip
    if missing:
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", *missing],
                       check=True, stdout=subprocess.DEVNULL)  # fmt: skip


def machine(given):
    """What and where is measured."""
    def said(*command):
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
        return done.stdout.strip()

    with open("/proc/cpuinfo", encoding="utf-8") as file:
        processor = next((line.split(":")[1].strip() for line in file if line.startswith("model name")), "?")
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    words = [os.path.basename(word) if os.path.isabs(word) else word for word in sys.argv[1:]]
    return {"date": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
            "commit": said("git", "describe", "--always", "--dirty", "--exclude", "*"),
            "machine": f"{processor}, {os.cpu_count()} cores, {memory:.0f} GiB,"
                       f" {platform.system()} {platform.release()}",
            "library": said("dpkg-query", "-W", "-f", "${Package} ${Version}", "libmicrohttpd12"),
            "wrk": said("dpkg-query", "-W", "-f", "${Version}", "wrk"),
            "line": " ".join(["load.py", *words]), "load": os.getloadavg()[0]}  # fmt: skip


def main():
    given = arguments()
    install()
    os.makedirs(given.output, exist_ok=True)
    raw = os.path.join(given.output, "service.jsonl")
    kept = [row for row in report.read(raw) if row["measure"] not in given.only] if os.path.exists(raw) else []
    with tempfile.TemporaryDirectory() as work, open(raw, "w", encoding="utf-8") as file:
        for row in kept:
            file.write(json.dumps(row) + "\n")
        given.work = work
        if not given.index:
            given.index = os.path.join(work, "island.corridor")
            subprocess.run([given.command, "import", "--output", given.index, "--quiet",
                            os.path.join(FIXTURES, "island.osm.pbf")], check=True)  # fmt: skip
        for name in given.only:
            print(f"{name} ..", file=sys.stderr, flush=True)
            run = {"part": "run", "quick": given.quick, **machine(given)}
            for row in itertools.chain([run], MEASURES[name](given)):
                file.write(json.dumps({"measure": name, **row}) + "\n")
                file.flush()
    faults = report.write(given.output)
    sys.exit("\n".join(faults) or 0)


if __name__ == "__main__":
    main()
