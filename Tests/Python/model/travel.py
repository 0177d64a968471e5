"""When a vehicle is where along a route, and which stretch of the route a question is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from geodesics import Numbers
from passes import NEAR, TIE, Undecided, all_passes
from shape import measure
from world import Position, RandomRoute

# Distances along a route are within this for each 100 km.
ALONG = 1e-3
# Vehicles are at most this far off the route.
FARTHEST_VEHICLE = 90.0


class Refused(Exception):
    """The question has no answer on this route."""


def along_error(meters: float) -> float:
    return ALONG * max(1.0, abs(meters) / 100_000)


def is_before(one: float, other: float) -> bool:
    """Whether a distance along the route is less than another.

    Raises:
        Undecided: They are so near that either may be less, and not the same.
    """
    if one != other and abs(one - other) <= along_error(min(one, other)):
        raise Undecided("along")
    return one < other


@dataclass(frozen=True)
class Clock:
    """The time at each of some distances along the route, between which the speed is constant."""

    meters: Numbers
    seconds: Numbers

    @classmethod
    def of(cls, route: RandomRoute, asked: Mapping[str, Any]) -> Clock | None:
        length = route.measured.length
        if "speed" in asked:
            return cls(np.array([0, length]), np.array([0, length / asked["speed"]]))
        if route.seconds is None:
            return None
        return cls(route.measured.along, np.array(route.seconds))

    def after(self, along: float) -> tuple[float, float]:
        """The first and the last time at a distance, which differ during a wait, and for all that is near it."""
        error = along_error(along)
        first = int(np.searchsorted(self.meters, along - error, side="left"))
        last = int(np.searchsorted(self.meters, along + error, side="right"))
        between = self.seconds[first:last]
        times = [float(np.interp(one, self.meters, self.seconds)) for one in (along - error, along + error)]
        return min([*times, *between]), max([*times, *between])

    def at(self, along: float) -> float:
        """The time at which the vehicle comes to a distance."""
        return float(np.interp(along, self.meters, self.seconds))

    def where(self, seconds: float, last: bool) -> float:
        """The first or the last distance at which the vehicle is at a time; beyond the end if it has arrived before."""
        if seconds > self.seconds[-1]:
            return float(self.meters[-1]) if last else np.inf
        if seconds < self.seconds[0]:
            return float(self.meters[0])
        number = int(np.searchsorted(self.seconds, seconds, side="right" if last else "left"))
        number = min(max(number, 1), len(self.seconds) - 1)
        low, high = self.seconds[number - 1], self.seconds[number]
        share = (seconds - low) / (high - low) if high > low else 1.0
        return float(self.meters[number - 1] + min(share, 1.0) * (self.meters[number] - self.meters[number - 1]))


def nearest_ahead(lines: list[list[Position]], vehicle: Position, start: float) -> float:
    """Where the route first passes a vehicle nearest, from a distance along it on."""
    lon, lat = np.array([vehicle[0]]), np.array([vehicle[1]])
    here = measure(lines, lon, lat)
    found: set[float] = set()
    # What a pass is depends on a distance, and none is given: it must not matter.
    for within in (100.0, 400.0, 1000.0):
        ahead = [one for one in all_passes(here, within, np.array([True]))[0] if not is_before(one.along, start)]
        if not ahead:
            raise Undecided("vehicle")
        least = min(one.off for one in ahead)
        near = [one for one in ahead if one.off <= least + NEAR]
        if any(not one.is_certain for one in near) or any(abs(one.off - near[0].off) > TIE for one in near):
            raise Undecided("vehicle")
        found.add(near[0].along)
    if len(found) > 1 or least > FARTHEST_VEHICLE:
        raise Undecided("vehicle")
    return found.pop()


def driven(start: float, meters: float, ferries: list[tuple[float, float]]) -> float:
    """The distance along the route after driving from another, ferries not counted."""
    at = start
    for begin, end in ferries:
        if end <= at:
            continue
        way = max(begin - at, 0.0)
        if abs(meters - way) <= 2 * along_error(at):
            raise Undecided("quay")
        if meters < way:
            return at + meters
        meters, at = meters - way, end
    return at + meters


def window(
    route: RandomRoute, clock: Clock | None, ferries: list[tuple[float, float]], asked: Mapping[str, Any],
) -> tuple[float, float]:
    """The stretch of the route that counts, both ends included."""
    start, end = 0.0, np.inf
    (start_unit, begin), (end_unit, stop) = asked.get("from", ("", 0.0)), asked.get("to", ("", np.inf))
    if start_unit and start_unit == end_unit and begin > stop:
        raise Refused("reversed")
    if (start_unit == "s" or end_unit == "s") and clock is None:
        raise Refused("no times")
    if start_unit == "m":
        start = begin
    elif start_unit == "s" and clock:
        start = clock.where(begin, last=False)
    if "ahead" in asked:
        if not np.isfinite(start):
            raise Refused("behind")
        start = nearest_ahead(route.lines, asked["ahead"], start)
    if end_unit == "m":
        end = stop
    elif end_unit == "s" and clock:
        end = clock.where(stop, last=True)
    length = route.measured.length
    if not np.isfinite(start):
        # The vehicle has arrived before the window begins.
        return np.inf, np.inf
    if np.isfinite(end) and is_before(end, start):
        if is_before(length, start):
            return np.inf, np.inf
        raise Refused("ends before it starts")
    if "range" in asked:
        end = min(end, driven(start, asked["range"] - asked.get("reserve", 0.0), ferries))
    return start, end
