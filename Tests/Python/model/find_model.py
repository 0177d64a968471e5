"""The answer to a search along a route."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from area import in_box, in_polygon
from conditions import SIZES, matches
from opening import state
from passes import NEAR, TIE, Foot, Pass, Undecided, all_passes
from shape import Measured, without
from travel import Clock, Refused, is_before, window
from world import LEFT, ZONES, Place, RandomRoute, World

# What is asked of places for a truck.
TRUCK = {"conditions", "vehicle", "fuels", *SIZES}


@dataclass(frozen=True)
class Row:
    """A hit: a place and a pass of the route by it."""

    place: Place
    chosen: Pass

    @property
    def coordinates(self) -> tuple[float, float]:
        return self.place.lon, self.place.lat

    def key(self, sort: str) -> tuple[float, float, bytes]:
        along, off = self.chosen.along, self.chosen.off
        return (along, along, self.place.id.encode()) if sort == "along" else (off, along, self.place.id.encode())


def merged(ferries: list[tuple[float, float]], length: float) -> list[tuple[float, float]]:
    """Stretches in the order of the route, apart, and not beyond its end."""
    result: list[tuple[float, float]] = []
    for start, end in sorted((start, min(end, length)) for start, end in ferries):
        if result and start <= result[-1][1]:
            result[-1] = (result[-1][0], max(end, result[-1][1]))
        else:
            result.append((start, end))
    return result


class Search:
    """What a question asks for along a route of a world."""

    def __init__(self, world: World, route: RandomRoute, asked: Mapping[str, Any]) -> None:
        self.world, self.route, self.asked = world, route, asked
        self.ferries = merged(asked.get("ferries", []), route.measured.length)
        self.clock = Clock.of(route, asked)
        self.window = window(route, self.clock, self.ferries, asked)
        self.roads: Measured | None = route.measured
        if self.ferries:
            self.roads = without(route.measured, route.lines, self.ferries, world.lon, world.lat)

    def zone(self, place: Place) -> str | None:
        zone: str | None = self.asked.get("tz") or ZONES.get(place.tags.get("addr:country", ""))
        return zone

    def wanted(self) -> np.ndarray:
        return np.array([matches(place, self.asked) and self._is_inside(place) for place in self.world.places])

    def _is_inside(self, place: Place) -> bool:
        if "box" in self.asked:
            return in_box(place, self.asked["box"])
        return "polygon" not in self.asked or in_polygon(place, self.asked["polygon"])

    def counting(self) -> Iterator[tuple[Place, list[Pass]]]:
        """The passes that count, by place: in the window, on the side, open on arrival."""
        if self.roads is None:
            return
        passes = all_passes(self.roads, self.asked["within"], self.wanted(), self.asked.get("road_width", 0.0))
        self._check_sides(passes)
        for place, found in zip(self.world.places, passes):
            if found:
                yield place, [one for one in found if self._counts(place, one)]

    def _counts(self, place: Place, one: Pass) -> bool:
        found = {
            is_within and is_beside and is_open
            for foot in one.feet for is_within in [self._is_in_window(foot.along)]
            for is_beside in self._is_beside(place, foot) for is_open in self._is_open(place, foot.along)}
        if len(found) > 1:
            raise Undecided("pass")
        return found.pop()

    def _is_in_window(self, along: float) -> bool:
        return not is_before(along, self.window[0]) and not is_before(self.window[1], along)

    def _is_beside(self, place: Place, foot: Foot) -> set[bool]:
        side = self.asked.get("side", "any")
        if side in ("near", "far"):
            driving = self.driving(place)
            if driving is None:
                return {one == "on" for one in foot.sides}
            side = driving if side == "near" else {"left": "right", "right": "left"}[driving]
        return {side == "any" or one in ("on", side) for one in foot.sides}

    def driving(self, place: Place) -> str | None:
        """The side on which traffic drives at a place."""
        if given := self.asked.get("driving_side"):
            return str(given)
        country = place.tags.get("addr:country")
        return None if country is None else "left" if country in LEFT else "right"

    def _check_sides(self, passes: list[list[Pass]]) -> None:
        if self.asked.get("side") not in ("near", "far"):
            return
        near = [(place, found) for place, found in zip(self.world.places, passes) if found]
        known = [found for place, found in near if self.driving(place)]
        if not known and "depart" in self.asked and TRUCK & self.asked.keys():
            # With a departure, places that do not suit the truck are still among those whose country may be known.
            raise Undecided("countries of other places")
        # A place within reach of the window by a pass whose nearest point is not in it may count or not.
        counting = known or [found for _, found in near]
        if near and not any(self._is_in_window(one.along) for found in counting for one in found):
            raise Undecided("countries in the window")
        if near and not known:
            raise Refused("no country is known")

    def arrivals(self, along: float) -> set[int]:
        """The seconds since 1970 at which the vehicle may come to a distance, by how exactly that is known."""
        assert self.clock
        if along == 0:
            return {int(self.asked["depart"])}
        first, last = self.clock.after(along)
        start = self.asked["depart"]
        # Whether parts of a second are cut off or rounded is nowhere said.
        return {math.floor(start + first), math.floor(start + last), math.floor(start + last + 0.5)}

    def states(self, place: Place, along: float) -> set[str]:
        """Whether a place is open on arrival, or why that is unknown."""
        hours = place.tags.get("opening_hours")
        if hours == "by appointment":
            return {"hoursNotSure"} if self.zone(place) else {"timeZoneNotKnown"}
        tolerance = self.asked.get("tolerance", 0)
        return {state(hours, self.zone(place), seconds, tolerance) for seconds in self.arrivals(along)}

    def _is_open(self, place: Place, along: float) -> set[bool]:
        selection = self.asked.get("open", "ignore")
        if selection == "ignore":
            return {True}
        if self.clock is None:
            raise Refused("no times")
        return {one == "open" if selection == "only" else one != "closed" for one in self.states(place, along)}

    def rows(self) -> list[Row]:
        """The hits in the order of the question, on all pages."""
        if "depart" in self.asked and self.clock is None:
            raise Refused("no times")
        rows = [Row(place, one) for place, found in self.counting() for one in self._selected(found)]
        if "spread" in self.asked:
            rows = self._spread(rows)
        return sorted(rows, key=lambda row: row.key(self.asked.get("sort", "off-route")))

    def _selected(self, counting: list[Pass]) -> list[Pass]:
        selection = self.asked.get("passes", "nearest")
        if selection == "all" or not counting:
            return counting
        if selection == "first":
            return counting[:1]
        least = min(one.off for one in counting)
        near = [one for one in counting if one.off <= least + NEAR]
        if any(abs(one.off - least) > TIE for one in near):
            raise Undecided("nearest")
        return near[:1]

    def _spread(self, rows: list[Row]) -> list[Row]:
        """The best few of each stretch."""
        every, keeping = self.asked["spread"]
        stretches: dict[int, list[Row]] = {}
        for row in rows:
            after = row.chosen.along - self.window[0]
            number = math.floor(after / every)
            if not row.chosen.is_certain:
                raise Undecided("spread")
            # Either stretch, if the pass is where they meet.
            if (number and is_before(after, number * every)) or is_before((number + 1) * every, after):
                raise Undecided("spread")
            if after and after == every * number:
                raise Undecided("spread")
            stretches.setdefault(number, []).append(row)
        kept = []
        for some in stretches.values():
            some.sort(key=lambda row: row.key("off-route"))
            for one in some[keeping - 1:keeping]:
                # Of places at one position, identifiers decide.
                alike = {row.coordinates for row in some if abs(row.chosen.off - one.chosen.off) <= NEAR}
                if len(alike) > 1 and len(some) > keeping:
                    raise Undecided("spread")
            kept += some[:keeping]
        return kept
