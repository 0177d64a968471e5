"""Plans against CP-SAT, which solves a model of the same journeys that was written apart from the planner.

CORRIDOR_RANDOM_SOLVES says how many journeys each set of rules has; without it there are 8 short ones.
"""

from __future__ import annotations

import datetime
import math
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import corridor
from rest_model import HOUR, Stop, earliest
from test_plan import LATITUDE, import_rows, moment

pytest.importorskip("ortools")

# A Monday, by clocks an hour ahead of UTC.
START = datetime.datetime(2026, 11, 23, 6, tzinfo=datetime.timezone(datetime.timedelta(hours=1)))
HOURS = {"24/7": None, "06:00-20:00": (6, 20), "09:00-15:00": (9, 15), "18:00-23:00": (18, 23)}


def write_places(folder: Path, count: int) -> Path:
    """An index of places along a parallel, of which all know when they are open."""
    chance = random.Random(6)
    rows = ["id,lon,lat,name,category,opening_hours"]
    for number in range(count):
        lon, lat = chance.uniform(0, 40), LATITUDE + chance.uniform(-0.012, 0.02)
        hours = chance.choice(["24/7", "24/7", *HOURS])
        rows.append(f'{number},{lon:.5f},{lat:.5f},Place {number},truck_parking,"{hours}"')
    return import_rows(folder, rows)


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[corridor.Index]:
    with corridor.open(write_places(tmp_path_factory.mktemp("solver"), 160)) as index:
        yield index


def times(hours: str) -> tuple[tuple[int, int], ...] | None:
    span = HOURS[hours]
    if span is None:
        return None
    return tuple(
        ((24 * day + span[0] - START.hour) * HOUR, (24 * day + span[1] - START.hour) * HOUR) for day in range(7))


def journey(
    line: corridor.Index, chance: random.Random, longest: float, least: float = 4
) -> tuple[dict[str, Any], list[Stop], int]:
    """What to ask, and the same as stops of the model; so many degrees long."""
    length = chance.uniform(least, longest)
    start = chance.uniform(0, 40 - length)
    end = start + length
    route = {
        "type": "LineString", "coordinates": [[start + (end - start) * i / 200, LATITUDE] for i in range(201)]}
    speed = chance.choice([60, 75, 80])
    within = chance.choice(["500m", "1500m"])
    hits = line.find(
        route, categories=["truck_parking"], within=within, sort="along", speed=f"{speed}km/h")
    stops = []
    for hit in hits:
        way = math.ceil(hit.off_route_meters * 1.5 / (30 / 3.6))
        along = math.floor(hit.along_meters / (speed / 3.6) + 0.5)
        stops.append(Stop(along, way, way, times(hit.tags["opening_hours"])))
    asked = {"route": route, "rest": "truck_parking", "within": within, "speed": f"{speed}km/h"}
    return asked, stops, math.floor(corridor.Route(route).length_meters / (speed / 3.6) + 0.5)


@pytest.mark.parametrize("rules", ["eu", "us"])
def test_no_plan_is_earlier(rules: str, line: corridor.Index) -> None:
    proven = 0
    given = os.environ.get("CORRIDOR_RANDOM_SOLVES")
    number = int(given or "8")
    for i in range(number):
        asked, stops, end = journey(line, random.Random(f"{rules} {i}"), 18 if given else 11)
        plan = line.plan(
            **asked, rules=rules, depart=START.isoformat(), tz="+01:00", no_berth=rules == "us")
        if "failure" in plan:
            found = earliest(stops, end, rules, limit=5 * 24 * HOUR)
            assert found == (None, True, found.seconds), f"number {i}: {asked}\n{plan['failure']}"
            continue
        arrival = moment(plan["arrivesAt"]) - START.timestamp()
        least = moment(plan["earliestArrivesAt"]) - START.timestamp()
        found = earliest(stops, end, rules, limit=int(arrival) + HOUR, seconds=20)
        if found.proven:
            assert found.end is not None and least <= found.end <= arrival, f"number {i}: {asked}\n{plan['stops']}"
            proven += plan["proven"]
    assert proven > number // 3
