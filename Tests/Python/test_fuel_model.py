"""The cost of plans against HiGHS and CP-SAT, which solve models of the same journeys written apart from the planner.

CORRIDOR_RANDOM_SOLVES says how many journeys are solved of each kind; without it there are 24, and 6 with rests.
"""

from __future__ import annotations

import json
import math
import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import corridor
from fuel_model import Place, Station, Tank, Trip, Unsolved, cheapest, earliest, together
from rest_model import HOUR, Stop
from test_plan import LATITUDE, import_rows, moment
from test_solver import START

pytest.importorskip("highspy")

# An answer has cents, of which half is lost by rounding. HiGHS closes the gap to 0.0001, the planner's prices are
# exact here, and the planner and the model use the same whole millilitres.
TOLERANCE = 0.005 + 0.0002
# What a litre costs where an answer has a price of the option `prices`, by the number of the place.
RENEWED = {str(number): round(1.2 + number % 60 / 100, 3) for number in range(0, 300, 17)}
# The plan's metres off the route, and seconds, of a way that is not known.
FACTOR, SPEED = 1.5, 30 / 3.6


def write_stations(folder: Path, count: int = 220) -> Path:
    """Stations and 80 places to rest along a parallel of 3,100 km, of which some stations have no price."""
    chance = random.Random(7)
    rows = ["id,lon,lat,name,category,opening_hours,price"]
    for number in range(count + 80):
        lon, lat = chance.uniform(0, 40), LATITUDE + chance.uniform(-0.012, 0.02)
        price = f"{chance.randint(1300, 1999) / 1000} EUR" if chance.random() < 0.85 else ""
        category = "fuel" if number < count else "truck_parking"
        rows.append(f"{number},{lon:.5f},{lat:.5f},Place {number},{category},24/7,{price}")
    return import_rows(folder, rows)


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[corridor.Index]:
    with corridor.open(write_stations(tmp_path_factory.mktemp("fuel"))) as index:
        yield index


def whole(number: float) -> int:
    """The nearest whole number, away from zero in the middle."""
    return math.floor(number + 0.5)


def used(along: float, sections: list[tuple[float, float]]) -> int:
    """The millilitres used to a place on the route; sections are (metres, litres for 100 km) by order."""
    ends = [at for at, _ in sections[1:]] + [math.inf]
    return whole(sum(
        max(min(along, end) - at, 0) * rate / 100 for (at, rate), end in zip(sections, ends)))


def stretch(chance: random.Random, least: float, most: float) -> dict[str, Any]:
    length = chance.uniform(least, most)
    start = chance.uniform(0, 40 - length)
    return {"type": "LineString", "coordinates": [[start + length * i / 200, LATITUDE] for i in range(201)]}


def prices(hits: corridor.Answer, asked: dict[str, Any]) -> list[float]:
    """What a litre costs at each place, by the options, the tag, and the highest of those."""
    known: list[float | None] = []
    for hit in hits:
        text = hit.tags.get("price", "")
        tagged = float(text.removesuffix(" EUR")) if text else None
        known.append(asked.get("prices", {}).get(hit.id.removeprefix("line:"), tagged))
    elsewhere = asked.get("price") or max(price for price in known if price is not None)
    return [elsewhere if price is None else price for price in known]


def journey(line: corridor.Index, chance: random.Random) -> tuple[dict[str, Any], Trip]:
    """What to ask, and the same for the model, without rules; distances are those that `find` gives."""
    route = stretch(chance, 3, 26)
    speed, within = chance.choice([60, 75, 80]), chance.choice(["500m", "1500m", "3km"])
    hits = line.find(route, categories=["fuel"], within=within, sort="along", speed=f"{speed}km/h")
    tank = chance.choice([120, 200, 300, 700])
    reserve = chance.choice([0, 20, 50])
    trip = {
        "tank": tank, "reserve": reserve, "level": chance.randint(reserve, tank),
        "at_end": chance.choice([0, 0, chance.randint(0, tank)]),
        "least_purchase": min(chance.choice([0, 0, 20, 60, 100]), tank - reserve),
        "per_hour": chance.choice([0, 0, 18, 42.5])}
    rate = chance.choice([22, 28.5, 34])
    length = corridor.Route(route).length_meters
    changes = [
        (float(round(chance.uniform(0, length))), float(chance.choice([20, 26, 38])))
        for _ in range(chance.choice([0, 0, 1, 2]))]
    sections = [(0.0, rate), *sorted(changes)]
    minutes = chance.choice([10, 20, 20, 45])
    asked: dict[str, Any] = {
        "route": route, "fuel_at": "fuel", "within": within, "speed": f"{speed}km/h", "tz": "+01:00",
        "depart": START.isoformat(), "rules": {"name": "none", "weeklyDriving": [], "weeklyWork": []},
        "price_tag": "price", "tank": f"{tank}l", "tank_level": f"{trip['level']}l", "tank_reserve": f"{reserve}l",
        "tank_at_end": f"{trip['at_end']}l", "least_purchase": f"{trip['least_purchase']}l",
        "consumption": f"{rate}l/100km", "cost_per_hour": trip["per_hour"], "refuelling": f"{minutes}min",
        "consumption_from": [f"{at:.0f}m {rate}l/100km" for at, rate in sections[1:]]}
    if chance.random() < 0.3:
        asked["price"] = 1.55
    if chance.random() < 0.3:
        asked["prices"] = RENEWED
    stations = []
    for hit, price in zip(hits, prices(hits, asked)):
        meters = hit.off_route_meters * FACTOR
        rate = [rate for at, rate in sections if at <= hit.along_meters][-1]
        way = whole(meters * rate / 100) / 1000
        stations.append(Station(
            used(hit.along_meters, sections) / 1000, way, way, price, 2 * math.ceil(meters / SPEED) + 60 * minutes))
    end = whole(length / (speed / 3.6))
    return asked, Trip(stations, used(length, sections) / 1000, end, **trip)


def test_no_plan_is_cheaper(line: corridor.Index) -> None:
    proven = made = 0
    number = int(os.environ.get("CORRIDOR_RANDOM_SOLVES", "24"))
    for i in range(number):
        chance = random.Random(f"fuel {i}")
        asked, trip = journey(line, chance)
        # Most may take as long as they like; the others are bound by the earliest arrival.
        slack = chance.choice([None, 1800, 20 * HOUR, 20 * HOUR, 20 * HOUR])
        asked |= {"by": "time"} if slack is None else {"by": "cost", "slack": f"{slack}s"}
        plan: Any = line.plan(**asked)
        try:
            first = earliest(trip)
        except Unsolved:
            continue
        words = f"number {i}: {asked}\n{trip}\n{plan.get('failure')} {plan['stops']}"
        if "failure" in plan:
            assert first is None, words
            continue
        made += 1
        assert first is not None, words
        assert moment(plan["earliestArrivesAt"]) - START.timestamp() <= first, words
        cost = plan["cost"]
        latest = moment(plan["latestArrivesAt"]) - START.timestamp()
        try:
            least = cheapest(trip, round(latest))
        except Unsolved:
            continue
        assert least is not None, words
        assert cost["least"] - TOLERANCE <= least <= cost["total"] + TOLERANCE, f"{least}, {cost}, {words}"
        if plan["proven"]:
            proven += 1
            assert latest == first + (slack or 0), f"{first}, {latest}, {words}"
            assert abs(least - cost["total"]) <= TOLERANCE, f"{least}, {cost}, {words}"
    assert made > number // 2 and proven > made * 3 // 4


@pytest.fixture(scope="module")
def rules() -> dict[str, Any]:
    """Regulation (EC) No 561/2006 alone: by Directive 2002/15/EC refuelling would count for breaks, too."""
    shown = subprocess.run(
        [os.environ.get("CORRIDOR_PROGRAM", "corridor"), "rules", "show", "eu"], capture_output=True, check=True,
        timeout=30)
    rules: dict[str, Any] = json.loads(shown.stdout)
    for name in ("workBreak", "nightWork"):
        del rules[name]
    return rules | {"name": "561/2006", "weeklyWork": []}


def test_no_plan_with_rests_is_cheaper(line: corridor.Index, rules: dict[str, Any]) -> None:
    pytest.importorskip("ortools")
    proven = 0
    given = os.environ.get("CORRIDOR_RANDOM_SOLVES")
    number = int(given or "6")
    # For how long CP-SAT may solve one.
    patience = 10 if given else 3
    for i in range(number):
        chance = random.Random(f"together {i}")
        route = stretch(chance, 8, 18 if given else 11)
        speed, rate = chance.choice([75, 80]), 30
        hits = line.find(
            route, categories=["fuel", "truck_parking"], within="500m", sort="along", speed=f"{speed}km/h")
        per_hour, least_purchase = chance.choice([0, 18, 36]), chance.choice([0, 40])
        level, at_end = chance.randrange(60, 250), chance.choice([0, 150])
        slack = chance.choice([0, 1800, 2 * HOUR])
        asked: dict[str, Any] = {
            "route": route, "rest": "truck_parking", "fuel_at": "fuel", "within": "500m", "speed": f"{speed}km/h",
            "depart": START.isoformat(), "tz": "+01:00", "rules": rules, "tank": "300l", "tank_level": f"{level}l",
            "tank_reserve": "30l", "tank_at_end": f"{at_end}l", "least_purchase": f"{least_purchase}l",
            "consumption": f"{rate}l/100km", "cost_per_hour": per_hour, "price_tag": "price", "by": "cost",
            "slack": f"{slack}s"}
        places = []
        for hit, price in zip(hits, prices(hits, asked)):
            meters = hit.off_route_meters * FACTOR
            way = math.ceil(meters / SPEED)
            stop = Stop(whole(hit.along_meters / (speed / 3.6)), way, way)
            places.append(Place(
                stop, whole(hit.along_meters * rate / 100), whole(meters * rate / 100),
                round(price * 1000) if "fuel" in hit.categories else None))
        length = corridor.Route(route).length_meters
        end = whole(length / (speed / 3.6))
        tank = Tank(
            300_000, 1000 * level, whole(length * rate / 100), 30_000, 1000 * at_end, max(1000 * least_purchase, 1),
            per_second=per_hour * 1_000_000 // 3600)
        plan: Any = line.plan(**asked)
        words = f"number {i}: {asked}\n{plan.get('failure')} {plan['stops']}"
        if "failure" in plan:
            found = together(places, end, tank, limit=5 * 24 * HOUR, is_by_cost=False)
            assert found == (None, True, found.seconds), words
            continue
        latest = round(moment(plan["latestArrivesAt"]) - START.timestamp())
        arrival = round(moment(plan["arrivesAt"]) - START.timestamp())
        first = together(places, end, tank, limit=arrival, is_by_cost=False, seconds=patience)
        if first.proven:
            assert first.end is not None, words
            assert moment(plan["earliestArrivesAt"]) - START.timestamp() <= first.end, f"{first}, {words}"
            if plan["proven"]:
                assert latest == first.end + slack, f"{first}, {latest}, {words}"
        found = together(places, end, tank, limit=latest, is_by_cost=True, seconds=patience)
        if found.proven:
            assert found.end is not None, words
            cost, least = plan["cost"], found.end / 1e6
            assert cost["least"] - TOLERANCE <= least <= cost["total"] + TOLERANCE, f"{least}, {cost}, {words}"
            proven += plan["proven"]
    assert proven > number // 3
