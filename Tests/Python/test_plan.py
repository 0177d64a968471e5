"""Plans of journeys, judged by rules_checker.py, which was written apart from the planner."""

from __future__ import annotations

import datetime
import json
import os
import random
import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import corridor
from rules_checker import breaches

ZONES = {"eu": "Europe/Berlin", "us": "America/Chicago", "us-7": "America/Chicago"}
LETTERS = {
    "driving": "D", "work": "W", "fuel": "W", "waiting": "A", "ferry": "F", "break": "S", "restPart": "S",
    "dailyRest": "S", "weeklyRest": "S",
}
HOURS = ["24/7", "24/7", "", "Mo-Sa 05:00-22:00", "Mo-Fr 06:00-20:00", "22:00-06:00", "sunrise-sunset", "off"]
LATITUDE = 46
# Metres along the parallel for a degree of longitude, about.
DEGREE = 77_470


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[corridor.Index]:
    """Places along a parallel of 3,100 km."""
    chance = random.Random(5)
    folder = tmp_path_factory.mktemp("line")
    rows = ["id,lon,lat,name,category,opening_hours"]
    for number in range(400):
        lon, lat = chance.uniform(0, 40), LATITUDE + chance.uniform(-0.015, 0.015)
        category = chance.choice(["truck_parking", "truck_parking", "fuel"])
        rows.append(f'{number},{lon:.5f},{lat:.5f},Place {number},{category},"{chance.choice(HOURS)}"')
    (folder / "line.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    corridor.import_places([folder / "line.csv"], folder / "line.corridor")
    with corridor.open(folder / "line.corridor") as index:
        yield index


def question(rules: str, chance: random.Random) -> dict[str, Any]:
    start = chance.uniform(0, 25)
    end = min(start + chance.uniform(1, 40), 40)
    route = [[start + (end - start) * i / 100, LATITUDE] for i in range(101)]
    kilometers = (end - start) * DEGREE / 1000
    depart = datetime.datetime(2026, 11, chance.randint(2, 30), chance.randrange(24), chance.randrange(60))
    asked: dict[str, Any] = {
        "route": {"type": "LineString", "coordinates": route}, "rules": rules, "tz": ZONES[rules],
        "depart": depart.isoformat(timespec="minutes"), "speed": f"{chance.choice([60, 75, 80, 85])}km/h",
        "rest": chance.choice(["truck_parking", "truck_parking,fuel"]),
        "within": chance.choice(["500m", "2km", "5km"]), "unknown": chance.choice(["keep", "drop"]),
    }
    ferry = (-1.0, -1.0)
    if chance.random() < 0.3 and kilometers > 300:
        at = chance.uniform(0.3, 0.6) * kilometers
        ferry = (at, at + chance.uniform(20, 0.35 * kilometers))
        asked["ferries"] = f"{ferry[0]:.1f}km-{ferry[1]:.1f}km"
    visits = []
    for _ in range(chance.choice([0, 0, 1, 3])):
        at = chance.uniform(0.05, 0.95) * kilometers
        if not ferry[0] - 1 < at < ferry[1] + 1:
            visits.append(f"{at:.1f}km {chance.randrange(0, 180, 5)}min {chance.choice(['', 'rest '])}"
                          + chance.choice(["", "Mo-Sa 06:00-18:00", "08:00-12:00"]))
    if chance.random() < 0.3:
        visits.append("end 30min")
    if visits:
        asked["visits"] = visits
    if chance.random() < 0.4:
        asked |= {"fuel_at": "fuel", "tank": "700l", "tank_level": f"{chance.randrange(150, 700)}l",
                  "consumption": "30l/100km", "tank_reserve": "50l"}
    if chance.random() < 0.2:
        asked["no_berth"] = True
    return asked


def moment(text: str) -> float:
    return datetime.datetime.fromisoformat(text).timestamp()


def faults(plan: Any, asked: dict[str, Any]) -> list[Any]:
    """What is wrong with a plan."""
    activities = plan["activities"]
    log = []
    for activity in activities:
        letter = LETTERS[activity["activity"]]
        if letter == "S" and asked.get("no_berth"):
            letter = "R"
        log.append((moment(activity["startsAt"]), moment(activity["endsAt"]), letter))
    found: list[Any] = [
        (one, next) for one, next in pairwise(log) if one[1] != next[0] or one[0] >= one[1]]
    if log:
        if (log[0][0], log[-1][1]) != (moment(plan["departsAt"]), moment(plan["arrivesAt"])):
            found.append("ends")
        # The rest behind the journey is in the berth, too.
        last = (log[-1][1], log[-1][1] + 60, "R" if asked.get("no_berth") else "S")
        found += breaches([*log, last], asked["rules"], 1, asked["tz"])
    stops = plan["stops"]
    if any(one["alongMeters"] > next["alongMeters"] for one, next in pairwise(stops)):
        found.append("order")
    if moment(plan["earliestArrivesAt"]) > moment(plan["arrivesAt"]):
        found.append("earliest")
    found += [
        stop for stop in stops
        if stop["openOnArrival"] == "closed" and stop["activities"][0]["activity"] != "waiting"]
    if "tank" in asked:
        found += [stop for stop in stops if not 50 <= stop["tankLiters"] <= 700]
    visits = asked.get("visits", [])
    if sum(stop["kind"] == "visit" for stop in stops) != sum(not visit.startswith("end") for visit in visits):
        found.append("visits")
    return found


@pytest.mark.parametrize("rules", ZONES)
def test_no_random_plan_breaks_a_rule(rules: str, line: corridor.Index) -> None:
    number = int(os.environ.get("CORRIDOR_RANDOM_PLANS", "120")) // len(ZONES)
    made = 0
    for i in range(number):
        asked = question(rules, random.Random(f"{rules} {i}"))
        plan = line.plan(**asked)
        if "failure" in plan:
            assert not plan["stops"] and not plan["activities"]
            continue
        made += 1
        wrong = faults(plan, asked)
        assert not wrong, f"number {i}: {asked}\n{wrong}"
    assert made > number // 3


def own_rules(chance: random.Random, program: str) -> dict[str, Any]:
    """Some of the rules of the EU or of the US, with other times."""
    shown = subprocess.run(
        [program, "rules", "show", chance.choice(["eu", "us"])], capture_output=True, check=True, timeout=30)
    rules: dict[str, Any] = json.loads(shown.stdout)
    for name in list(rules):
        if name not in ("name", "weeklyDriving", "weeklyWork") and chance.random() < 0.3:
            del rules[name]
    for part in rules.values():
        for name, value in part.items() if isinstance(part, dict) else ():
            if chance.random() < 0.2 and isinstance(value, str) and re.fullmatch("[0-9hmin]+", value):
                part[name] = f"{chance.randint(1, 90) * 10}min"
            elif chance.random() < 0.2 and isinstance(value, int) and not isinstance(value, bool):
                part[name] = chance.randint(0, 9)
    return rules


def test_plans_by_rules_of_ones_own(line: corridor.Index, tmp_path: Path) -> None:
    program = os.environ.get("CORRIDOR_PROGRAM", "corridor")
    made = 0
    for i in range(int(os.environ.get("CORRIDOR_RANDOM_PLANS", "90")) // 3):
        chance = random.Random(f"own {i}")
        rules = own_rules(chance, program)
        asked = question("eu", chance) | {"rules": rules}
        # Which rests on ferries are one is said for the rules as they are.
        asked.pop("ferries", None)
        try:
            plan = line.plan(**asked)
        except corridor.UsageError:
            # They contradict each other.
            continue
        if "failure" in plan:
            continue
        made += 1
        (tmp_path / "rules.json").write_text(json.dumps(rules), encoding="utf-8")
        words = {"work": "work", "fuel": "work", "waiting": "available", "driving": "driving", "ferry": "ferry"}
        rest = "rest" if asked.get("no_berth") else "sleeper"
        log = [f"{a['startsAt']},{words.get(a['activity'], rest)}" for a in plan["activities"]]
        log += [f"{plan['arrivesAt']},{rest}", f"{plan['arrivesAt'][:-9]}:59{plan['arrivesAt'][-6:]},end"]
        (tmp_path / "log.csv").write_text("\n".join(log) + "\n", encoding="utf-8")
        judged = subprocess.run(
            [program, "rules", "check", tmp_path / "log.csv", "--rules", tmp_path / "rules.json", "--tz",
             asked["tz"], "--format", "json"], capture_output=True, check=True, text=True, timeout=30)
        assert not json.loads(judged.stdout)["breaches"], f"number {i}: {rules}\n{judged.stdout}\n{log}"
    assert made > 3


def test_a_plan_is_that_of_the_service(places: corridor.Index, route: corridor.Route) -> None:
    plan = places.plan(
        route, depart="2026-11-23T06:00+01:00", rest=["fuel"], speed="80km/h", within="2km",
        driven=datetime.timedelta(hours=4, minutes=20), visits={"at": 20_000, "service": "10min"})
    assert [stop["kind"] for stop in plan["stops"]] == ["place", "visit", "end"]
    assert plan["proven"] and plan["arrivesAt"] == plan["earliestArrivesAt"]
    assert sum(activity["seconds"] for activity in plan["activities"]) == (
        moment(plan["arrivesAt"]) - moment(plan["departsAt"]))


def test_why_there_is_no_plan(places: corridor.Index, route: corridor.Route) -> None:
    plan = places.plan(route, depart="2026-11-23T06:00Z", rest="fuel", speed="1km/h")
    assert plan["failure"]["reason"] == "noRestInReach" and not plan["proven"]
    with pytest.raises(corridor.UsageError, match="depart"):
        places.plan(route, rest="fuel", speed="80km/h")
