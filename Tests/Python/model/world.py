"""Random worlds: a table of places, and routes among them."""

from __future__ import annotations

import datetime
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

import corridor
from geodesics import GEOD, Numbers
from shape import Measured, measure

Position = tuple[float, float]
Line = list[Position]

# Invented words, of which none is like another.
WORDS = ["Quorvexa", "Zimbrolt", "Plaxnidu", "Grundewk", "Thyspomb"]
BRANDS = ["Vexlorano", "Umbrakitz"]
# Every place has one: categories of other places come from their tags.
CATEGORIES = ["fuel", "fuel", "fuel_hgv", "truck_parking", "restaurant", "fuel;truck_parking", "supermarket"]
# Countries with one time zone; of two of them, traffic drives on the left.
ZONES = {"DE": "Europe/Berlin", "GR": "Europe/Athens", "IE": "Europe/Dublin", "JP": "Asia/Tokyo"}
LEFT = {"IE", "JP"}
HOURS = [
    "24/7", "Mo-Fr 08:00-18:00", "Mo-Sa 06:00-22:00; Su 10:00-16:00", "22:00-06:00", "Fr-Sa 20:00-02:00",
    "Mo-Fr 08:00-12:00,13:00-17:00", "off", "by appointment", "Sa-Su 00:00-24:00"]
# What tags may say, most often nothing. Spaces for trucks go with their access, which they would be a sign of.
TAGS: dict[str, list[str]] = {
    "fuel:adblue": ["yes", "no"], "fuel:diesel": ["yes", "yes", "no"], "fuel:lng": ["yes", "no"],
    "fuel:cng": ["yes", "no"], "fuel:h2": ["yes", "no"], "shower": ["yes", "no"], "toilets": ["yes", "no"],
    "weighbridge": ["yes", "no"], "hgv": ["yes", "designated", "no"], "access": ["yes", "private", "customers"],
    "maxheight": ["3.5", "4.0", "4.25"], "maxwidth": ["2.5", "3"], "maxlength": ["12", "18.75"],
    "maxweight": ["7.5", "40"], "maxaxleload": ["8", "11.5"], "supervised": ["yes", "no"],
    "cuisine": ["pizza;kebab", "kebab", "burger"], "fuel:electricity": ["no"]}


@dataclass
class Place:
    """A row of the table."""

    id: str
    lon: float
    lat: float
    tags: dict[str, str]

    @property
    def categories(self) -> set[str]:
        return set(filter(None, self.tags.get("category", "").split(";")))


@dataclass
class RandomRoute:
    """A route, the times at its vertices in seconds, if it has any, and both as Corridor reads them."""

    lines: list[Line]
    seconds: list[float] | None
    read: corridor.Route
    measured: Measured
    kind: str


@dataclass
class World:
    """Places and routes that are made of a seed."""

    seed: int
    places: list[Place]
    index: corridor.Index
    routes: list[RandomRoute]
    lon: Numbers = field(init=False)
    lat: Numbers = field(init=False)

    def __post_init__(self) -> None:
        self.lon, self.lat = columns(self.places)


def columns(places: list[Place]) -> tuple[Numbers, Numbers]:
    return np.array([place.lon for place in places]), np.array([place.lat for place in places])


def away(chance: random.Random, position: Position, meters: float, azimuth: float | None = None) -> Position:
    """A position at a distance, in a direction that is random unless it is given, rounded as places are."""
    lon, lat, _ = GEOD.fwd(*position, chance.uniform(-180, 180) if azimuth is None else azimuth, meters)
    return round(float(lon), 7), round(float(lat), 7)


@contextmanager
def made(seed: int, folder: Path) -> Iterator[World]:
    """The world of a seed; its index is open meanwhile."""
    chance = random.Random(f"world {seed}")
    center = _center(chance)
    extent = 10 ** chance.uniform(3.3, 5)
    lines = [_lines(chance, center, extent) for _ in range(4)]
    vertices = [position for route, _ in lines for line in route for position in line]
    places = _places(f"w{seed}", chance, vertices, extent)
    with opened(places, folder / f"w{seed}") as index:
        lon, lat = columns(places)
        yield World(seed, places, index, [_route(chance, route, kind, lon, lat) for route, kind in lines])


@contextmanager
def opened(places: list[Place], file: Path) -> Iterator[corridor.Index]:
    """An index of places, whose identifiers begin with the name of the file."""
    keys = sorted({key for place in places for key in place.tags})
    rows = [["id", "lon", "lat", *keys]]
    rows += [
        [place.id.partition(":")[2], f"{place.lon:.7f}", f"{place.lat:.7f}"]
        + [place.tags.get(key, "") for key in keys] for place in places]
    table, index_path = file.with_suffix(".csv"), file.with_suffix(".corridor")
    table.write_text("\n".join(",".join(f'"{cell}"' for cell in row) for row in rows) + "\n", encoding="utf-8")
    corridor.import_places(table, index_path)
    with corridor.open(index_path) as index:
        yield index
    table.unlink()
    index_path.unlink()


def _center(chance: random.Random) -> Position:
    kind = chance.random()
    if kind < 0.15:
        return chance.choice([180.0, -180.0, 179.99]), chance.uniform(-70, 70)
    if kind < 0.25:
        return chance.uniform(-180, 180), chance.choice([90.0, -90.0, 89.9, -89.99])
    if kind < 0.4:
        return chance.uniform(-180, 180), chance.uniform(66, 85)
    if kind < 0.45:
        return 0.0, 0.0
    return chance.uniform(-180, 180), chance.uniform(-60, 60)


def _walk(chance: random.Random, start: Position, extent: float, count: int) -> Line:
    """A line that goes on about as it began."""
    line, azimuth = [start], chance.uniform(-180, 180)
    for _ in range(count - 1):
        azimuth += chance.gauss(0, 40)
        line.append(away(chance, line[-1], extent / count * 10 ** chance.uniform(-0.7, 0.4), azimuth))
    return line


def _lines(chance: random.Random, center: Position, extent: float) -> tuple[list[Line], str]:
    """The lines of a route, and the kind of its shape."""
    start = away(chance, center, chance.uniform(0, extent / 2))
    kind = chance.choice([
        "walk", "walk", "straight", "out and back", "loop", "gaps", "point", "repeated", "hairpin", "points", "fine"])
    walk = _walk(chance, start, extent, chance.randint(2, 25))
    match kind:
        case "straight":
            return [[start, away(chance, start, extent)]], kind
        case "out and back":
            return [walk + walk[-2::-1]], kind
        case "loop":
            loop = [away(chance, start, extent / 6, 360 * number / 8) for number in range(8)]
            return [walk[:2] + (loop + loop[:1]) * chance.choice([1, 2, 3])], kind
        case "gaps":
            return [_walk(chance, away(chance, start, extent / 3), extent / 3, chance.randint(2, 8))
                    for _ in range(chance.randint(2, 4))], kind
        case "point":
            return [[start, *[start] * chance.randint(0, 1)]], kind
        case "points":
            return [walk[:1], walk[1:], [away(chance, start, extent / 10)]], kind
        case "repeated":
            return [[position for position in walk for _ in range(chance.choice([1, 1, 2, 3]))]], kind
        case "hairpin":
            there = away(chance, start, extent / 2, 60)
            return [[start, there, away(chance, there, extent / 3, 239), away(chance, start, extent / 5, 0)]], kind
        case "fine":
            return [_walk(chance, start, 30.0, 20) + walk], kind
    return [walk], kind


def _places(name: str, chance: random.Random, vertices: list[Position], extent: float) -> list[Place]:
    places: list[Place] = []
    for number in range(chance.randint(40, 110)):
        kind, near = chance.random(), chance.choice(vertices)
        if kind < 0.08:
            lon, lat = near
        elif kind < 0.2 and places:
            other = chance.choice(places)
            lon, lat = other.lon, other.lat
        elif kind < 0.25:
            lon, lat = away(chance, near, chance.uniform(0, 0.2))
        else:
            lon, lat = away(chance, near, 10 ** chance.uniform(0, np.log10(extent) + 0.1))
        lon, lat = round((lon + 180) % 360 - 180, 7), round(lat, 7)
        if chance.random() < 0.5 and abs(lon) == 180:
            lon = -lon
        places.append(Place(f"{name}:{number}", lon, lat, _tags(chance)))
    # Numbers that are not in the order of the table, and sort as texts.
    chance.shuffle(places)
    return places


def _tags(chance: random.Random) -> dict[str, str]:
    tags = {"category": chance.choice(CATEGORIES)}
    if chance.random() < 0.7:
        tags["name"] = f"{chance.choice(WORDS)} {chance.choice(['North', 'South', 'East'])}"
    if chance.random() < 0.8:
        tags["opening_hours"] = chance.choice(HOURS)
    if chance.random() < 0.7:
        tags["addr:country"] = chance.choice(sorted(ZONES))
    if chance.random() < 0.3:
        tags["brand"] = chance.choice(BRANDS)
    tags |= {key: chance.choice(values) for key, values in TAGS.items() if chance.random() < 0.35}
    if tags.get("hgv") in ("yes", "designated"):
        if chance.random() < 0.5:
            tags["capacity:hgv"] = chance.choice(["0", "5", "10", "25"])
        if chance.random() < 0.5 and tags.get("fuel:diesel") != "no":
            tags["fuel:HGV_diesel"] = chance.choice(["yes", "no"])
    return tags


def _route(chance: random.Random, lines: list[Line], kind: str, lon: Numbers, lat: Numbers) -> RandomRoute:
    seconds = None
    geometry: dict[str, object] = {"type": "MultiLineString", "coordinates": lines}
    if len(lines) == 1 and len(lines[0]) > 1:
        geometry = {"type": "LineString", "coordinates": lines[0]}
        if chance.random() < 0.4:
            seconds = [0.0]
            for _ in lines[0][1:]:
                seconds.append(seconds[-1] + chance.randint(1, 900))
    document: dict[str, object] = {"type": "Feature", "properties": {}, "geometry": geometry}
    if seconds:
        start = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
        times = [(start + datetime.timedelta(seconds=after)).isoformat() for after in seconds]
        document["properties"] = {"coordTimes": times}
    elif len(lines) == 1 and chance.random() < 0.3:
        document = {"type": "LineString", "coordinates": lines[0]}
    return RandomRoute(lines, seconds, corridor.Route(json.dumps(document)), measure(lines, lon, lat), kind)
