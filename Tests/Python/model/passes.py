"""The passes of a route by places, and what may be said of each within the exactness of distances."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from shape import Measured

# Whether a place is within reach is exact; here both computations round positions to some nanometres.
EXACT = 1e-6
# Distances are within a tenth of a millimetre, and of this are those of one place to different edges in practice.
NEAR = 2e-5
# Of two equally near points of the route the first counts; those are equally near that differ by less.
TIE = 1e-7
# A place less than this off the route is on it.
ON = 0.01
# The offset from a line at which its sides cannot be told apart, near it and per cubic metre of the distance.
SIDE, SIDE_FAR = 1e-3, 2e-14


@dataclass(frozen=True)
class Foot:
    """A point of the route that is nearest to a place."""

    along: float
    off: float
    # left, right, on; more than one where it cannot be told.
    sides: frozenset[str]


@dataclass(frozen=True)
class Pass:
    """A pass, with the points that may be the nearest: one, but for edges that are equally far within rounding."""

    place: int
    number: int
    count: int
    feet: tuple[Foot, ...]

    @property
    def off(self) -> float:
        return min(foot.off for foot in self.feet)

    @property
    def along(self) -> float:
        return self.feet[0].along

    @property
    def is_certain(self) -> bool:
        return len(self.feet) == 1


class Undecided(Exception):
    """The answer depends on what is within the exactness of distances; either one is right."""


def all_passes(route: Measured, within: float, wanted: np.ndarray, road_width: float = 0) -> list[list[Pass]]:
    """All passes by each wanted place, in the order of the route; nothing for places that are out of reach.

    Raises:
        Undecided: A point of the route is as far as the limit.
    """
    items = route.items
    result: list[list[Pass]] = [[] for _ in range(len(items))]
    for place in np.nonzero(wanted & (items.min(axis=1) <= within + EXACT))[0].tolist():
        row = items[place]
        if (np.abs(row - within) <= EXACT).any():
            raise Undecided("limit")
        inside = np.concatenate([[False], row <= within, [False]])
        changes = np.nonzero(inside[1:] != inside[:-1])[0]
        runs = list(zip(changes[0::2].tolist(), changes[1::2].tolist()))
        for number, (start, end) in enumerate(runs, 1):
            feet = tuple(_feet(route, place, start, end, road_width))
            result[place].append(Pass(place, number, len(runs), feet))
    return result


def _feet(route: Measured, place: int, start: int, end: int, road_width: float) -> Iterator[Foot]:
    """The points of items start..<end that may be the nearest one: those of edges, as they have sides."""
    row = route.items[place]
    off = row[start:end].min()
    numbers = [
        item // 2 for item in range(start, end)
        if item % 2 and route.is_edge[item // 2] and row[item] <= off + NEAR
        and route.along[item // 2 + 1] > route.along[item // 2]]
    if not numbers:
        item = start + int(np.argmin(row[start:end]))
        yield Foot(float(route.along[item // 2]), float(off), frozenset({"on"}))
        return
    found: dict[int, Foot] = {}
    seen: list[tuple[int, float]] = []
    for number in numbers:
        meters, inside = float(route.feet.meters[place, number]), float(route.feet.along[place, number])
        ends, foot = route.same[number], Foot(
            float(route.along[number] + inside), meters, _sides(meters, float(route.feet.right[place, number]), road_width))
        for other, other_meters in seen:
            joins = not {ends[:2], ends[2:4]}.isdisjoint({route.same[other][:2], route.same[other][2:4]})
            if abs(meters - other_meters) > TIE or not (joins or ends == route.same[other]):
                continue
            # The first of edges between the same points, or of two that meet in the nearest point, is the nearest,
            # unless the route goes on from the end of the first and comes nearer.
            goes_on = (
                other in found and ends != route.same[other] and abs(found[other].along - route.along[number]) < 1e-6)
            if not (goes_on and inside and meters < other_meters):
                break
            if inside > 1e-3:
                del found[other]
        else:
            found[number] = foot
        seen.append((number, meters))
    yield from found.values()


def _sides(off: float, right: float, road_width: float) -> frozenset[str]:
    least = SIDE + SIDE_FAR * min(off, 1e4) ** 3
    beside = {"right"} if right > least else {"left"} if right < -least else {"left", "right"}
    on = max(ON, road_width / 2 if road_width else 0)
    if abs(off - on) < 1e-4:
        return frozenset({*beside, "on"})
    return frozenset({"on"}) if off < on else frozenset(beside)
