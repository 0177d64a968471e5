#!/usr/bin/env python3
"""Draws the pictures of plans in the documentation.

    make-plan-pictures.py CORRIDOR DATA_FOLDER OUTPUT_FOLDER

DATA_FOLDER holds extracts of OpenStreetMap and truck routes through them (`routes/`); CORRIDOR is
the built command, which draws both pictures. The route of 3,000 km and the places along it are
invented: the same in every run.
"""
import csv
import json
import math
import os
import random
import subprocess
import sys
import tempfile

METERS_PER_DEGREE = 111_375


def vancouver(data):
    """A day in Vancouver: three customers, and a break that has to be taken in two parts."""
    return [
        "--places", os.path.join(data, "vancouver-pelias.osm.pbf"),
        "--route", os.path.join(data, "routes", "vancouver.geojson"), "--feature", "31",
        "--depart", "2026-11-23T06:00-08:00", "--speed", "35km/h", "--driven", "2h",
        "--rest", "parking", "--fuel-at", "fuel", "--tank", "300l", "--tank-level", "60l",
        "--tank-reserve", "30l", "--consumption", "32l/100km",
        "--visit", "45km 30min Mo-Fr 08:00-16:00", "--visit", "110km 40min Mo-Fr 07:00-15:00",
        "--visit", "150km 25min", "--visit", "end 30min"]


def long_route(meters):
    """A line from the south-west to the north-east that bends like a road."""
    line, length = [(-8.0, 38.0)], 0.0
    while length < meters:
        lon, lat = line[-1]
        bearing = math.radians(57 + 25 * math.sin(length / 90_000) + 15 * math.sin(length / 17_000))
        step = min(2000.0, meters - length)
        line.append((
            lon + step * math.sin(bearing) / METERS_PER_DEGREE / math.cos(math.radians(lat)),
            lat + step * math.cos(bearing) / METERS_PER_DEGREE))
        length += step
    return line


def places(line, count, numbers):
    """Lines of a table: places beside the route, most of them with opening hours."""
    hours = ["24/7", "24/7", "Mo-Su 06:00-22:00", "Mo-Fr 05:00-23:00; Sa 06:00-20:00",
             "Mo-Sa 07:00-21:00", ""]
    for number in range(1, count + 1):
        category = "fuel" if number % 4 == 0 else "truck_parking"
        lon, lat = numbers.choice(line)
        name = ("Station" if category == "fuel" else "Parking") + f" {number}"
        yield [f"p{number}", name, round(lat + numbers.uniform(-0.008, 0.008), 6),
               round(lon + numbers.uniform(-0.008, 0.008), 6), category, numbers.choice(hours)]


def long_journey(folder):
    """Four days along 3,000 km with 500 places."""
    numbers = random.Random(3000)
    line = long_route(3_000_000)
    route, table = os.path.join(folder, "route.geojson"), os.path.join(folder, "places.csv")
    with open(route, "w", encoding="utf-8") as file:
        json.dump({"type": "LineString", "coordinates": line}, file)
    with open(table, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["id", "name", "lat", "lon", "category", "opening_hours"])
        writer.writerows(places(line, 500, numbers))
    return [
        "--places", table, "--route", route, "--within", "2km", "--tz", "Europe/Berlin",
        "--depart", "2026-11-23T06:00+01:00", "--speed", "75km/h", "--rest", "truck_parking",
        "--fuel-at", "fuel", "--tank", "600l", "--tank-level", "250l", "--tank-reserve", "60l",
        "--consumption", "29l/100km", "--visit", "1900km 1h Mo-Fr 07:00-16:00",
        "--visit", "end 45min Mo-Fr 06:00-20:00"]


def main():
    command, data, output = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        for name, options in [
                ("plan-vancouver", vancouver(data)), ("plan-3000km", long_journey(folder))]:
            subprocess.run(
                [command, "plan", *options, "-o", os.path.join(output, name + ".svg")], check=True,
                env={**os.environ, "XDG_CACHE_HOME": os.path.join(folder, "cache")})


if __name__ == "__main__":
    main()
