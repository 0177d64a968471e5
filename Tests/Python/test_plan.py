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
    "driving": "D", "work": "W", "fuel": "W", "waiting": "A", "driverChange": "A", "ferry": "F", "break": "S", "restPart": "S",
    "dailyRest": "S", "weeklyRest": "S",
}
HOURS = ["24/7", "24/7", "", "Mo-Sa 05:00-22:00", "Mo-Fr 06:00-20:00", "22:00-06:00", "sunrise-sunset", "off"]
LATITUDE = 46
# Plans that once broke a rule, or were looked for without end: a ferry was one rest with another two interruptions
# before it; the way to a place where two drivers refuel and change counted twice.
FAULTY = {"eu": [847, 3246]}
# Metres along the parallel for a degree of longitude, about.
DEGREE = 77_470
# What a litre costs by the identifiers of places, of which some do not say it.
PRICES = {
    f"line:{number}": random.Random(number).randint(1300, 1999) / 1000
    for number in range(400) if random.Random(f"is known {number}").random() < 0.75}


def import_rows(folder: Path, rows: list[str]) -> Path:
    """An index of the places of a table, whose first row has its columns."""
    (folder / "line.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    corridor.import_places([folder / "line.csv"], folder / "line.corridor")
    return folder / "line.corridor"


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[corridor.Index]:
    """Places along a parallel of 3,100 km."""
    chance = random.Random(5)
    folder = tmp_path_factory.mktemp("line")
    rows = ["id,lon,lat,name,category,opening_hours,price"]
    for number in range(400):
        lon, lat = chance.uniform(0, 40), LATITUDE + chance.uniform(-0.015, 0.015)
        category = chance.choice(["truck_parking", "truck_parking", "fuel"])
        price = f"{PRICES[place]} EUR" if (place := f"line:{number}") in PRICES else ""
        rows.append(f'{number},{lon:.5f},{lat:.5f},Place {number},{category},"{chance.choice(HOURS)}",{price}')
    with corridor.open(import_rows(folder, rows)) as index:
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
    if "tank" in asked and chance.random() < 0.7:
        asked |= prices(chance, kilometers)
    if rules == "eu" and chance.random() < 0.3:
        asked["drivers"] = 2
    return asked


def prices(chance: random.Random, kilometers: float) -> dict[str, Any]:
    """What fuel and time cost, and more of what matters then."""
    asked: dict[str, Any] = {"price_tag": "price", "by": chance.choice(["time", "cost", "cost"])}
    if asked["by"] == "cost":
        asked["slack"] = chance.choice(["0min", "30min", "3h"])
    # On a short way there may be no station that says what fuel costs.
    if kilometers < 10 * DEGREE / 1000 or chance.random() < 0.5:
        asked["price"] = "1.6 EUR"
    if chance.random() < 0.5:
        asked["cost_per_hour"] = chance.choice([20, 37.5])
    if chance.random() < 0.5:
        asked["tank_at_end"] = f"{chance.randrange(0, 600)}l"
    if chance.random() < 0.5:
        asked["least_purchase"] = f"{chance.randrange(10, 200)}l"
    if chance.random() < 0.5:
        asked["consumption_from"] = [
            f"{min(chance.uniform(0, kilometers), 0.999 * kilometers):.1f}km {chance.choice([22, 26, 34])}l/100km"
            for _ in range(chance.choice([1, 2]))]
    return asked


def moment(text: str) -> float:
    return datetime.datetime.fromisoformat(text).timestamp()


def faults(plan: Any, asked: dict[str, Any]) -> list[Any]:
    """What is wrong with a plan."""
    activities = plan["activities"]
    found: list[Any] = []
    drivers = asked.get("drivers", 1)
    for driver in range(1, drivers + 1):
        log = []
        for activity in activities:
            letter = LETTERS[activity["activity"]]
            if letter == "S" and asked.get("no_berth"):
                letter = "R"
            if letter == "D" and activity.get("driver", 1) != driver:
                letter = "A"
            log.append((moment(activity["startsAt"]), moment(activity["endsAt"]), letter))
        found += [(one, next) for one, next in pairwise(log) if one[1] != next[0] or one[0] >= one[1]]
        if log:
            if (log[0][0], log[-1][1]) != (moment(plan["departsAt"]), moment(plan["arrivesAt"])):
                found.append("ends")
            # The rest behind the journey is in the berth, too.
            last = (log[-1][1], log[-1][1] + 60, "R" if asked.get("no_berth") else "S")
            found += breaches([*log, last], asked["rules"], drivers, asked["tz"])
    if drivers == 2:
        driving = [activity["driver"] for activity in activities if activity["activity"] == "driving"]
        on = [stop["nextDriver"] for stop in plan["stops"]]
        changes = sum("driverChange" in stop["reasons"] for stop in plan["stops"])
        if on[-1] is not None or sum(one != next for one, next in pairwise([1, *on[:-1]])) != changes:
            found.append(("who drives on", on))
        if driving and driving[0] != 1:
            found.append(("who drives first", driving))
    stops = plan["stops"]
    if any(one["alongMeters"] > next["alongMeters"] for one, next in pairwise(stops)):
        found.append("order")
    if moment(plan["earliestArrivesAt"]) > moment(plan["arrivesAt"]):
        found.append("earliest")
    found += [
        stop for stop in stops
        if stop["openOnArrival"] == "closed" and stop["activities"][0]["activity"] != "waiting"]
    begin, end = (1000 * amount(end) for end in asked.get("ferries", "0km-0km").split("-"))
    aboard = sum(activity["seconds"] for activity in activities if activity["activity"] == "ferry")
    if abs(aboard - (end - begin) / (amount(asked["speed"]) / 3.6)) > 2:
        found.append(("aboard", aboard))
    if "tank" in asked:
        found += fuel_faults(plan, asked)
    if ("cost" in plan) != ("price_tag" in asked):
        found.append("no cost, or one without prices")
    elif "cost" in plan:
        found += cost_faults(plan, asked)
    visits = asked.get("visits", [])
    if sum(stop["kind"] == "visit" for stop in stops) != sum(not visit.startswith("end") for visit in visits):
        found.append("visits")
    return found


def amount(text: str) -> float:
    """The number before a unit."""
    return float(re.sub("[^0-9.].*", "", text))


def used(along: float, asked: dict[str, Any]) -> float:
    """The litres that are used along the route to a place, without those of a ferry."""
    ferry = [1000 * amount(end) for end in asked.get("ferries", "0km-0km").split("-")]
    changes = sorted(
        (1000 * amount(words.split()[0]), amount(words.split()[1])) for words in asked.get("consumption_from", []))
    sections = [(0.0, 30.0), *changes]
    liters = 0.0
    for (begin, rate), (end, _) in zip(sections, [*changes, (along, 0.0)]):
        end = min(end, along)
        aboard = max(min(end, ferry[1]) - max(begin, ferry[0]), 0)
        liters += max(end - begin - aboard, 0) * rate / 100_000
    return liters


def fuel_faults(plan: Any, asked: dict[str, Any]) -> list[Any]:
    """What is wrong with the levels of the tank, which are told to 0.1 l, as are the amounts that are bought."""
    found: list[Any] = []
    level, along, back = amount(asked["tank_level"]), 0.0, 0.0
    changes = [(1000 * amount(words.split()[0]), amount(words.split()[1]))
               for words in asked.get("consumption_from", [])]
    for stop in plan["stops"]:
        # The straight way and half as much again, by the consumption there.
        rate = max([(0.0, 30.0), *(one for one in changes if one[0] <= stop["alongMeters"])])[1]
        way = 1.5 * stop["offRouteMeters"] * rate / 100_000 if stop["kind"] == "place" else 0
        arrival = level - back - (used(stop["alongMeters"], asked) - used(along, asked)) - way
        bought = stop["fuelLiters"] or 0
        # Three numbers are rounded to 0.1 l, and some to 0.001 l.
        if abs(arrival + bought - stop["tankLiters"]) > 0.16:
            found.append(("level", arrival, stop))
        # So are two, or one of them.
        if arrival < 50 - 0.06 or stop["tankLiters"] - way < 50 - 0.06 or stop["tankLiters"] > 700:
            found.append(("reserve", arrival, stop))
        if (stop["fuelLiters"] is not None) != ("fuel" in (one["activity"] for one in stop["activities"])):
            found.append(("refuelling", stop))
        if stop["fuelLiters"] is not None:
            if "price_tag" not in asked and stop["tankLiters"] != 700:
                found.append(("not full", stop))
            if bought < amount(asked.get("least_purchase", "0l")) - 0.05:
                found.append(("least purchase", stop))
        (level, along, back) = (stop["tankLiters"], stop["alongMeters"], way)
    if level < amount(asked.get("tank_at_end", "0l")) - 0.05:
        found.append(("level at the end", level))
    return found


def cost_faults(plan: Any, asked: dict[str, Any]) -> list[Any]:
    """What is wrong with what a plan costs, which is told to a hundredth."""
    found: list[Any] = []
    cost, bought = plan["cost"], [stop for stop in plan["stops"] if stop["fuelLiters"] is not None]
    # That of all stations in reach, of which these are some.
    highest = max((PRICES[stop["id"]] for stop in bought if stop["id"] in PRICES), default=0.0)
    for stop in bought:
        price, is_known = stop["pricePerLiter"], stop["id"] in PRICES
        if stop["priceKnown"] != is_known or is_known and price != PRICES[stop["id"]]:
            found.append(("price", stop))
        if not is_known and (asked["unknown"] == "drop" or price < highest and "price" not in asked
                             or "price" in asked and price != amount(asked["price"])):
            found.append(("unknown price", stop))
        if abs(stop["fuelCost"] - stop["fuelLiters"] * price) > 0.05 * price + 0.006:
            found.append(("cost of a stop", stop))
    hours = (moment(plan["arrivesAt"]) - moment(plan["departsAt"])) / 3600
    if abs(cost["fuel"] - sum(stop["fuelCost"] for stop in bought)) > 0.0051 * (len(bought) + 1):
        found.append(("cost of fuel", cost))
    if abs(cost["time"] - hours * asked.get("cost_per_hour", 0)) > 0.0051:
        found.append(("cost of time", cost))
    if abs(cost["total"] - cost["fuel"] - cost["time"]) > 0.0151 or cost["least"] > cost["total"]:
        found.append(("sum", cost))
    slack = 60 * amount(asked.get("slack", "0min")) * (60 if asked.get("slack", "").endswith("h") else 1)
    latest = moment(plan["latestArrivesAt"])
    if moment(plan["arrivesAt"]) > latest or latest < moment(plan["earliestArrivesAt"]) + slack:
        found.append(("latest", plan["latestArrivesAt"]))
    if plan["proven"] and (cost["least"] != cost["total"] if asked["by"] == "cost"
                           else plan["arrivesAt"] != plan["earliestArrivesAt"]):
        found.append(("proven", cost))
    if bought and cost["currency"] != "EUR":
        found.append(("currency", cost))
    return found


@pytest.mark.parametrize("rules", ZONES)
def test_no_random_plan_breaks_a_rule(rules: str, line: corridor.Index) -> None:
    number = int(os.environ.get("CORRIDOR_RANDOM_PLANS", "120")) // len(ZONES)
    made = 0
    for i in [*range(number), *FAULTY.get(rules, [])]:
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
    for i in range(int(os.environ.get("CORRIDOR_RANDOM_PLANS", "300")) // 10):
        chance = random.Random(f"own {i}")
        rules = own_rules(chance, program)
        asked = question("eu", chance) | {"rules": rules, "drivers": 1}
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
