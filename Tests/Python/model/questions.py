"""Random questions: what they mean in numbers, and the fields that ask Corridor for it."""

from __future__ import annotations

import datetime
import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from conditions import LIMITS, PLAIN
from opening import UTC
from world import WORDS, RandomRoute, World, away

UNITS = {"km": 1000.0, "m": 1.0, "mi": 1609.344, "nmi": 1852.0, "ft": 0.3048}
SPEEDS = {"km/h": 1 / 3.6, "m/s": 1.0, "mph": 0.44704}
SIZES = {
    "height": (["4.0m", 4.0], ["3.5m", 3.5], ["13'", 13 * 0.3048]), "width": (["2.55m", 2.55], ["3m", 3.0]),
    "length": (["16.5m", 16.5], ["12m", 12.0], ["53'", 53 * 0.3048]),
    "weight": (["40t", 40.0], ["7.5t", 7.5], ["80000lbs", 36.28738963]), "axle_load": (["11.5t", 11.5], ["8t", 8.0])}
# Times of departure around changes of clocks in Europe, at weekends and in the night.
DAYS = [datetime.datetime(2026, 11, day, tzinfo=UTC) for day in (9, 13, 14, 15, 16)]
DAYS += [datetime.datetime(2026, 10, day, tzinfo=UTC) for day in (24, 25)]
ZONE_NAMES = ["Europe/Berlin", "+01:00", "-03:30", "Asia/Tokyo", "America/New_York"]


@dataclass
class Question:
    """A question about a route of a world."""

    world: int
    number: int
    operation: str
    route: int
    asked: dict[str, Any]
    fields: dict[str, Any]

    def __str__(self) -> str:
        """A line of Python that asks it again."""
        return f"reproduce({self.world}, {self.number})  # {self.operation} of route {self.route}: {self.fields}"


class Maker:
    """Makes a question of its number."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.chance = random.Random(f"question {world.seed} {number}")
        self.route_number = self.chance.randrange(len(world.routes))
        self.route: RandomRoute = world.routes[self.route_number]
        self.asked: dict[str, Any] = {}
        self.fields: dict[str, Any] = {}

    def maybe(self, share: float) -> bool:
        return self.chance.random() < share

    def length(self, meters: float) -> tuple[float, Any]:
        """A length near one, in metres and as it is asked for."""
        if self.maybe(0.4):
            return meters, meters
        unit = self.chance.choice(sorted(UNITS))
        number = f"{meters / UNITS[unit]:.{self.chance.randint(2, 6)}f}"
        return float(number) * UNITS[unit], f"{number}{unit}"

    def add(self, name: str, meaning: Any, field: str = "", value: Any = None) -> None:
        """Adds a field; its name and value are those of its meaning unless they are given."""
        self.asked[name] = meaning
        self.fields[field or name] = meaning if value is None else value

    def question(self) -> Question:
        operation = self.chance.choice(["find"] * 6 + ["gaps"] * 2 + ["search"] * 2)
        if operation == "search":
            from search_questions import add_search

            add_search(self)
        else:
            self.add_along_route(operation)
        return Question(self.world.seed, self.number, operation, self.route_number, self.asked, self.fields)

    # MARK: Along a route

    def add_along_route(self, operation: str) -> None:
        self.add_within()
        self.add_places()
        self.add_trucks()
        if self.maybe(0.2):
            self.add_viewport()
        self.add_window(operation)
        self.add_passes()
        self.add_departure()
        if self.maybe(0.1):
            self.add("measure", "proj")
        if operation == "find":
            self.add_page()
        else:
            self.add_gaps()

    def near(self) -> float:
        """The length of a route and something more, so that all of it, a part or what is beyond may be meant."""
        return self.chance.uniform(0, 1.1) * max(self.route.measured.length, 10.0)

    def add_within(self) -> None:
        items = self.route.measured.items
        finite = items[np.isfinite(items) & (items < 25_000) & (items > 1)]
        if self.maybe(0.3) and len(finite):
            # As far as a place from an edge or a vertex, a little more or less.
            meters = float(self.chance.choice(finite.tolist())) + self.chance.choice([1e-5, -1e-5, 1e-3, -1e-3])
            self.add("within", meters)
        elif self.maybe(0.9):
            meters, text = self.length(10 ** self.chance.uniform(0.5, 4.3))
            self.add("within", meters, value=text)
        else:
            self.asked["within"] = 1000.0

    def add_places(self) -> None:
        if self.maybe(0.3):
            categories = self.chance.sample(
                ["fuel", "truck_parking", "restaurant", "fuel_hgv", "supermarket"], self.chance.randint(1, 3))
            self.add("categories", categories, value=categories if self.maybe(0.5) else ",".join(categories))
        if self.maybe(0.25):
            self.add("tags", self.chance.sample([
                "fuel:adblue=yes", "hgv=yes|designated", "opening_hours=*", "!access=private", "cuisine~kebab",
                "!shower=*", "hgv=no", "!cuisine~pizza"], self.chance.randint(1, 2)))
        if self.maybe(0.1):
            word = self.chance.choice(WORDS)
            if self.maybe(0.3):
                # Two letters in the middle change places.
                self.add("word", word, "text", word[:4] + word[5] + word[4] + word[6:])
                if self.maybe(0.3):
                    self.add("no_correction", True)
                    self.asked["word"] = "no such word"
            else:
                self.add("word", word, "text", self.chance.choice([word, word.lower(), word.upper()]))

    def add_trucks(self) -> None:
        if self.maybe(0.15):
            conditions, texts = zip(*(self.condition() for _ in range(self.chance.randint(1, 2))))
            self.add("conditions", list(conditions), "attributes", list(texts))
        if self.maybe(0.15):
            for name, sizes in SIZES.items():
                if self.maybe(0.3):
                    text, number = self.chance.choice(sizes)
                    self.add(name, number, value=text)
            if self.maybe(0.5):
                self.add("vehicle", self.chance.choice(["truck", "hgv", "car"]))
            if self.maybe(0.5):
                self.add("fuels", self.chance.sample(["diesel", "adBlue", "lng", "cng", "hydrogen"], 1))
        if self.maybe(0.1):
            self.add("unknown", self.chance.choice(["keep", "drop"]))

    def condition(self) -> tuple[tuple[str, str, float | None, bool], str]:
        """A condition on an attribute, and its text."""
        mark = self.maybe(0.2)
        if self.maybe(0.5):
            attribute = self.chance.choice([*sorted(PLAIN), "hgvAccess", "diesel", "hgvCharging"])
            sign = self.chance.choice(["yes", "no", "no", "unknown"])
            text = {"yes": attribute, "no": f"!{attribute}", "unknown": f"{attribute}=unknown"}[sign]
            mark = mark and sign != "unknown"
            return (attribute, sign, None, mark), text + "?" * mark
        attribute = self.chance.choice([*sorted(LIMITS), "truckSpaces", "hgvChargingKilowatts"])
        sign = self.chance.choice([">=", "<=", ">", "<", "="])
        number = self.chance.choice({"truckSpaces": [5.0, 10.0], "maxHeightMeters": [4.0, 4.25]}.get(
            attribute, [2.5, 12.0, 40.0]))
        return (attribute, sign, number, mark), f"{attribute}{sign}{number:g}" + "?" * mark

    def add_viewport(self) -> None:
        # Corners at places, so that some are on an edge.
        (west, south), (east, north) = (
            (place.lon, place.lat) for place in self.chance.sample(self.world.places, 2))
        south, north = sorted((south, north))
        if (east - west) % 360 > 180:
            west, east = east, west
        if self.maybe(0.5) or abs(east - west) > 180 or max(abs(south), abs(north)) > 89:
            box = (west, south, east, north)
            self.add("box", box, "viewport", ",".join(f"{degrees:.7f}" for degrees in box))
            return
        ring = [(west, south), (east, south), (east, north), ((west + east) / 2, south + (north - south) * 0.6),
                (west, north), (west, south)]
        ring = [(round(lon, 7), round(lat, 7)) for lon, lat in ring]
        if not (west < east and south < north):
            return
        self.add("polygon", [ring], "viewport", {"type": "Polygon", "coordinates": [ring]})

    def add_window(self, operation: str) -> None:
        length = self.route.measured.length
        if self.maybe(0.35):
            self.add_ferries()
        if self.maybe(0.3):
            self.add("speed", *self.speed())
        has_times = "speed" in self.asked or self.route.seconds is not None
        for name, field, share in (("from", "from_", 0.25), ("to", "to", 0.25)):
            if not self.maybe(share):
                continue
            if has_times and self.maybe(0.4):
                last = length / self.asked["speed"] if "speed" in self.asked else (self.route.seconds or [0.0])[-1]
                seconds = self.chance.randint(0, max(1, int(last * 1.1)))
                self.add(name, ("s", float(seconds)), field, f"{seconds}s")
            elif self.maybe(0.3):
                # From the first vertex on, or up to it.
                self.add(name, ("m", 0.0), field, 0)
            else:
                meters, text = self.length(self.along())
                self.add(name, ("m", meters), field, text)
        if self.maybe(0.08):
            if self.maybe(0.7):
                for name, field in (("from", "from_"), ("to", "to")):
                    self.asked.pop(name, None)
                    self.fields.pop(field, None)
            vertex = self.chance.choice(self.chance.choice(self.route.lines))
            lon, lat = away(self.chance, vertex, self.chance.uniform(0, 50))
            lon = round((lon + 180) % 360 - 180, 7)
            self.add("ahead", (lon, lat), "ahead_of", self.chance.choice([(lon, lat), f"{lat:.7f},{lon:.7f}"]))
        if operation == "find" and self.maybe(0.15):
            self.add_range("range", "reserve")

    def add_ferries(self) -> None:
        length = self.route.measured.length
        ferries = [sorted((self.near(), self.near())) for _ in range(self.chance.choice([1, 1, 2, 3]))]
        ferries = [[start, end] for start, end in ferries if start < length - 1 and end - start > 1]
        if ferries:
            texts = [f"{start:.3f}m-{end:.3f}m" for start, end in ferries]
            self.add("ferries", [
                (float(f"{start:.3f}"), float(f"{end:.3f}")) for start, end in ferries], value=texts)

    def speed(self) -> tuple[float, str, str]:
        unit = self.chance.choice(sorted(SPEEDS))
        number = self.chance.randint(5, 90)
        return number * SPEEDS[unit], "speed", f"{number}{unit}"

    def along(self) -> float:
        """A distance along the route, sometimes next to that of a place."""
        feet = self.route.measured.feet
        if self.maybe(0.3) and feet.along.size:
            row, edge = self.chance.randrange(feet.along.shape[0]), self.chance.randrange(feet.along.shape[1])
            return max(0.0, float(self.route.measured.along[edge] + feet.along[row, edge])
                       + self.chance.choice([-0.01, 0.01]))
        return self.near()

    def add_range(self, name: str, reserve: str) -> None:
        meters, text = self.length(self.near())
        self.add(name, meters, "range", text)
        if self.maybe(0.5):
            kept = round(meters * self.chance.random() * 0.9, 2)
            self.add(reserve, kept, "reserve", kept)

    def add_passes(self) -> None:
        if self.maybe(0.5):
            selection = self.chance.choice(["nearest", "first", "all", "all"])
            self.add("passes", selection)
        if self.maybe(0.25):
            self.add("side", self.chance.choice(["any", "left", "right", "near", "far"]))
            if self.maybe(0.3):
                self.add("driving_side", self.chance.choice(["left", "right"]))
        if self.maybe(0.1):
            self.add("road_width", self.chance.choice([12.0, 200.0]), value=self.chance.choice(["12m", "200m"]))
            self.asked["road_width"] = float(self.fields["road_width"][:-1])
        if self.maybe(0.1):
            self.add("carriageway", self.chance.choice(["own", "any"]))

    def add_departure(self) -> None:
        if not self.maybe(0.3) or ("speed" not in self.asked and self.route.seconds is None):
            return
        minutes = self.chance.choice([0, 360, 480, 720, 1080, self.chance.randrange(1440)])
        time = self.chance.choice(DAYS) + datetime.timedelta(minutes=minutes)
        offset = datetime.timezone(datetime.timedelta(hours=self.chance.choice([0, 1, -5])))
        self.add("depart", int(time.timestamp()), value=self.chance.choice([
            time.astimezone(offset).isoformat(), time.astimezone(offset)]))
        if self.maybe(0.5):
            self.add("tz", self.chance.choice(ZONE_NAMES))
        if self.maybe(0.1):
            # Hours without holidays are the same in every region.
            self.add("region", self.chance.choice(["de", "de_bw", "gr"]))
        if self.maybe(0.7):
            self.add("open", self.chance.choice(["only", "keep-unknown", "ignore"]))
        if self.maybe(0.3):
            minutes = self.chance.choice([1, 15, 60, 120])
            self.add("tolerance", 60 * minutes, value=self.chance.choice([
                f"{minutes}min", datetime.timedelta(minutes=minutes)]))

    def add_page(self) -> None:
        if self.maybe(0.15):
            number = f"{max(1.0, self.near() / self.chance.randint(1, 9)):.4f}"
            unit, keeping = self.chance.choice(["m", "ft", "m"]), self.chance.randint(1, 3)
            every, text = float(number) * UNITS[unit], number + unit
            is_short = keeping == 1 and self.maybe(0.5)
            self.add("spread", (every, keeping), value=text if is_short else f"{text}:{keeping}")
        if self.maybe(0.5):
            self.add("sort", self.chance.choice(["off-route", "along", "along"]))
        if self.maybe(0.4):
            self.add("limit", self.chance.randint(1, 8))

    def add_gaps(self) -> None:
        self.fields.pop("passes", None)
        if self.maybe(0.5):
            self.add_range("gap_range", "gap_reserve")
            if self.maybe(0.4):
                self.add("exceeding", True)
        if self.maybe(0.3):
            meters, text = self.length(self.near() / 10)
            self.add("min", meters, value=text)
        if self.maybe(0.5):
            self.add("sort_gaps", self.chance.choice(["length", "along"]), "sort")
        if self.maybe(0.3):
            self.add("limit", self.chance.randint(1, 5))
