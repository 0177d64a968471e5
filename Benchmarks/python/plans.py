"""Times plans of journeys beside CP-SAT and HiGHS, which solve models of the same ones (Tests/Python/rest_model.py and
fuel_model.py).

    plans.py [JOURNEYS]

Makes places along 3,100 km, of which all know when they are open, and JOURNEYS (5) journeys of each length. Needs the
package corridor with its command, and those of Tests/Python/requirements.txt. Prints the median and the longest time
of a plan, search and answer with it, that of CP-SAT with two threads and no more than 60 s, and the median of their
ratios, all taken in one run; and how often each has proven its plan, and how often both have and agree. The model has
no rests in a berth, and is too large with thousands of places: of these, plans are timed alone. Then the same of
journeys without rests whose fuel costs the least, beside HiGHS with no more than 10 s, and alone with 2,000 stations.
Then plans alone by EU rules along the 3,000 km of Scripts/make-plan-pictures.py with 500 places, for one driver and
two: JOURNEYS on a Monday at 6:00, and as many on a Thursday at 17:00, each with other places; with how many seconds
at most they are from the earliest where they are not proven.
"""

from __future__ import annotations

import csv
import importlib.util
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import corridor

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Python"))

from fuel_model import Unsolved, cheapest  # noqa: E402
from rest_model import HOUR, earliest  # noqa: E402
from test_fuel_model import TOLERANCE, write_stations  # noqa: E402
from test_fuel_model import journey as fuel_journey  # noqa: E402
from test_plan import LATITUDE, moment  # noqa: E402
from test_solver import START, journey, write_places  # noqa: E402

FUEL = {
    "fuel_at": "fuel", "tank": "600l", "tank_level": "250l", "tank_reserve": "60l", "consumption": "29l/100km"}
VISITS = {"visits": ["1900km 1h Mo-Fr 07:00-16:00", "end 45min Mo-Fr 06:00-20:00"]}
TOUR = {"visits": [
    "700km 30min", "1500km 1h Mo-Fr 06:00-14:00; Sa 08:00-12:00", "2400km 20min Mo-Fr 08:00-18:00"]}
# What is asked along 3,000 km.
KINDS: dict[str, dict[str, Any]] = {
    "rests": {}, "fuel": FUEL, "hours of places known": {"unknown": "drop"}, "backup": {"backup": 1},
    "customer": VISITS, "customer, fuel": VISITS | FUEL, "three customers, fuel": TOUR | FUEL}

# Degrees of longitude, and how many places there are on all of the line.
SIZES = ((8, 160), (16, 160), (39, 160), (39, 500), (39, 3000))


def timed(line: corridor.Index, asked: dict[str, Any]) -> tuple[Any, float]:
    """A plan, and how many seconds it takes once all that it reads has been read."""
    line.plan(**asked)
    began = time.process_time()
    plan = line.plan(**asked)
    return plan, time.process_time() - began


def main() -> None:
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    count = int(sys.argv[1]) if len(sys.argv) == 2 else 5
    print(f"{'':26}{'places':>8}{'ms':>8}{'longest':>9}{'proven':>8}{'CP-SAT s':>10}{'proven':>8}{'equal':>7}{'ratio':>9}")
    for longest, number in SIZES:
        with tempfile.TemporaryDirectory() as folder, corridor.open(write_places(Path(folder), number)) as line:
            for rules, berth in (("eu", False), ("us", False), ("us", True)):
                report(line, rules, longest, count, berth, alone=berth or number > 500)
    print(f"{'':26}{'places':>8}{'ms':>8}{'longest':>9}{'proven':>8}{'HiGHS s':>10}{'proven':>8}{'equal':>7}{'ratio':>9}")
    with tempfile.TemporaryDirectory() as folder, corridor.open(write_stations(Path(folder))) as line:
        report_costs(line, 4 * count)
    with tempfile.TemporaryDirectory() as folder, corridor.open(write_stations(Path(folder), 2000)) as line:
        report_stations(line, count)
    print(f"{'':36}{'ms':>8}{'longest':>9}{'proven':>8}{'s off':>8}")
    with tempfile.TemporaryDirectory() as folder:
        lines = long_lines(Path(folder), count)
        for drivers in (1, 2):
            for name in KINDS:
                report_long(lines, name, drivers)


def long_lines(folder: Path, count: int) -> list[tuple[corridor.Index, dict[str, Any]]]:
    """The route of 3,000 km, with some 500 places along it each time."""
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "Scripts" / "make-plan-pictures.py")
    assert spec is not None and spec.loader is not None
    pictures = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pictures)
    line = pictures.long_route(3_000_000)
    lines = []
    for number in range(count):
        table = folder / f"{number}.csv"
        with table.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["id", "name", "lat", "lon", "category", "opening_hours"])
            writer.writerows(pictures.places(line, 500, random.Random(f"bench {number}")))
        corridor.import_places([table], folder / f"{number}.corridor")
        lines.append((
            corridor.open(folder / f"{number}.corridor"), {"type": "LineString", "coordinates": line}))
    return lines


def report_long(lines: list[tuple[corridor.Index, dict[str, Any]]], name: str, drivers: int) -> None:
    times, off, proven = [], [], 0
    for line, route in lines:
        for depart in ("2026-11-23T06:00+01:00", "2026-11-26T17:00+01:00"):
            plan, seconds = timed(line, KINDS[name] | {
                "route": route, "tz": "Europe/Berlin", "within": "2km", "speed": "75km/h", "rest": "truck_parking",
                "rules": "eu", "depart": depart, "drivers": drivers})
            times.append(seconds)
            proven += plan["proven"]
            off.append(moment(plan["arrivesAt"]) - moment(plan["earliestArrivesAt"]))
    print(
        f"{f'{name}, {drivers} drivers' if drivers > 1 else name:36}{1000 * statistics.median(times):8.1f}"
        f"{1000 * max(times):9.1f}{f'{proven}/{len(times)}':>8}{max(off):8.0f}", flush=True)


def report_stations(line: corridor.Index, count: int) -> None:
    """All stations along the whole line."""
    mine, proven, places = [], 0, 0
    for number in range(count):
        asked, _ = fuel_journey(line, random.Random(f"bench fuel {number}"))
        for name in ("consumption_from", "prices"):
            asked.pop(name, None)
        asked |= {"by": "cost", "slack": "20h", "price": 1.55, "within": "3km"}
        asked["route"] = {"type": "LineString", "coordinates": [[i / 5, LATITUDE] for i in range(201)]}
        plan, seconds = timed(line, asked)
        mine.append(seconds)
        proven += plan["proven"]
        places = plan["candidateCount"]
    print(
        f"{'fuel, 3,100 km':26}{places:8.0f}{1000 * statistics.median(mine):8.1f}{1000 * max(mine):9.1f}"
        f"{f'{proven}/{count}':>8}")


def report_costs(line: corridor.Index, count: int) -> None:
    mine, theirs, ratios, places = [], [], [], []
    proven = solved = equal = both = 0
    number = 0
    while len(mine) < count:
        asked, trip = fuel_journey(line, random.Random(f"bench fuel {number}"))
        number += 1
        asked |= {"by": "cost", "slack": "20h"}
        plan, seconds = timed(line, asked)
        if "failure" in plan:
            continue
        mine.append(seconds)
        latest = round(moment(plan["latestArrivesAt"]) - START.timestamp())
        began = time.process_time()
        try:
            found = cheapest(trip, latest)
        except Unsolved:
            found = None
        theirs.append(time.process_time() - began)
        ratios.append(theirs[-1] / mine[-1])
        places.append(len(trip.stations))
        proven += plan["proven"]
        solved += found is not None
        if plan["proven"] and found is not None:
            both += 1
            equal += abs(found - plan["cost"]["total"]) <= TOLERANCE
    print(
        f"{'fuel, 230 to 2,000 km':26}{statistics.median(places):8.0f}{1000 * statistics.median(mine):8.1f}"
        f"{1000 * max(mine):9.1f}{f'{proven}/{count}':>8}{statistics.median(theirs):10.2f}{f'{solved}/{count}':>8}"
        f"{f'{equal}/{both}':>7}{statistics.median(ratios):9.0f}")


def report(
    line: corridor.Index, rules: str, longest: float, count: int, berth: bool, alone: bool
) -> None:
    mine, theirs, ratios, places = [], [], [], []
    proven = solved = equal = both = 0
    for i in range(count):
        asked, stops, end = journey(line, random.Random(f"bench {rules} {longest} {i}"), longest, least=longest - 0.1)
        asked |= {
            "rules": rules, "depart": START.isoformat(), "tz": "+01:00", "no_berth": rules == "us" and not berth}
        plan, seconds = timed(line, asked)
        mine.append(seconds)
        places.append(len(stops))
        proven += plan["proven"]
        if alone:
            continue
        found = earliest(stops, end, rules, limit=5 * 24 * HOUR, seconds=60)
        theirs.append(found.seconds)
        ratios.append(found.seconds / mine[-1])
        solved += found.proven
        if plan["proven"] and found.proven:
            both += 1
            equal += found.end == moment(plan["arrivesAt"]) - START.timestamp()
    name = f"{longest * 77:.0f} km, {rules}{', berth' if berth else ''}"
    others = (
        "" if alone else
        f"{statistics.median(theirs):10.2f}{f'{solved}/{count}':>8}{f'{equal}/{both}':>7}{statistics.median(ratios):9.0f}")
    print(
        f"{name:26}{statistics.median(places):8.0f}{1000 * statistics.median(mine):8.1f}{1000 * max(mine):9.1f}"
        f"{f'{proven}/{count}':>8}{others}", flush=True)


if __name__ == "__main__":
    main()
