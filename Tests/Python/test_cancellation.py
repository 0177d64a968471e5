"""Calls that are ended at any moment leave nothing running and nothing open."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from conftest import FIXTURES

# In a process of its own, whose threads and descriptors nobody else opens.
PROGRAM = """
import corridor, os, pathlib, random, subprocess, sys, time, warnings
from corridor._program import command
warnings.simplefilter("ignore")
index, fixtures = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
subprocess.run([command()[0], "import", "-q", "--roads", fixtures / "island.osm.pbf", "-o", index], check=True,
               env=command()[1])
places = corridor.open(index)
route = corridor.Route(fixtures / "route.geojson")
tour = corridor.Route(fixtures / "tour.geojson")
calls = {
    "find": lambda t: list(places.find(tour, within=20_000, passes="all", sort="detour", timeout=t)),
    "columns": lambda t: places.find(tour, within=20_000, columns=["id", "detour"], timeout=t).to_arrow().num_rows,
    "gaps": lambda t: places.gaps(tour, within=2000, timeout=t).to_arrow().num_rows,
    "batch": lambda t: places.batch([route, tour] * 200, threads=8, columns=["id"], timeout=t).to_arrow().num_rows,
    "batch_gaps": lambda t: places.batch_gaps([route, tour] * 200, threads=8, timeout=t).to_arrow().num_rows,
    "search": lambda t: places.search("ostro anchor", geometry=True, timeout=t)["found"],
    "plan": lambda t: places.plan(
        tour, depart="2026-11-23T06:00Z", speed="20km/h", rules="eu", rest=["fuel", "parking"], timeout=t)["stops"],
}


def alive():
    return len(os.listdir("/proc/self/task")), len(os.listdir("/proc/self/fd"))


def settled(most):
    # A thread that has been joined is listed for a moment.
    last = time.monotonic() + 10
    while (now := alive()) > most and (now[0] > most[0] or now[1] > most[1]):
        assert time.monotonic() < last, f"{now}, there were {most}"
        time.sleep(0.001)


expected, seconds = {}, {}
for _ in range(2):
    for name, call in calls.items():
        began = time.monotonic()
        expected[name] = call(None)
        seconds[name] = time.monotonic() - began
most = alive()
chance = random.Random(26)
ended = dict.fromkeys(calls, 0)
for _ in range(25):
    for name, call in calls.items():
        try:
            assert call(max(1e-6, chance.uniform(0, 1.1) * seconds[name])) == expected[name], name
        except corridor.TimedOut:
            ended[name] += 1
        settled(most)
assert all(count > 2 for count in ended.values()), ended
for name, call in calls.items():
    assert call(None) == expected[name], name
"""


def test_what_has_been_ended_has_ended(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, tmp_path / "island.corridor", FIXTURES], capture_output=True, text=True,
        timeout=300, check=False)
    assert done.returncode == 0, done.stderr
