"""The stretches of a route without a place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from find_model import Row, Search
from passes import Undecided
from travel import Refused, along_error
from world import RandomRoute, World


@dataclass(frozen=True)
class Gap:
    """A stretch between two passes, or between one and an end of the search."""

    number: int
    start: float
    end: float
    # The place, or the places of one position, of which none is nearer; None for an end of the search.
    before: frozenset[str | None]
    after: frozenset[str | None]
    ferry: float
    excess: float | None

    @property
    def length(self) -> float:
        return self.end - self.start


def gaps(world: World, route: RandomRoute, asked: Mapping[str, Any]) -> list[Gap]:
    """The gaps that a question is about, in its order, without its limit."""
    reach = asked["gap_range"] - asked.get("gap_reserve", 0.0) if "gap_range" in asked else None
    search = Search(world, route, {**asked, "passes": "all", "sort": "along"})
    start, end = search.window
    if start > route.measured.length:
        raise Undecided("a window beyond the route")
    rows = search.rows()
    ends = [(start, None), *((row.chosen.along, row) for row in rows), (min(end, route.measured.length), None)]
    found: list[Gap] = []
    for (low, before), (high, after) in pairwise(ends):
        _check(before, after, high - low)
        if high <= low:
            continue
        ferry = sum(max(0.0, min(high, stop) - max(low, begin)) for begin, stop in search.ferries)
        excess = None if reach is None else max(high - low - ferry - reach, 0.0)
        if reach is not None and abs(high - low - ferry - reach) <= 3 * along_error(high):
            raise Undecided("range")
        found.append(Gap(len(found) + 1, low, high, _ids(before, rows), _ids(after, rows), ferry, excess))
    return _chosen(found, asked)


def _ids(row: Row | None, rows: list[Row]) -> frozenset[str | None]:
    if row is None:
        return frozenset([None])
    return frozenset(
        other.place.id for other in rows
        if other.chosen.along == row.chosen.along and other.coordinates == row.coordinates)


def _check(before: Row | None, after: Row | None, length: float) -> None:
    """Whether the order of two passes is known."""
    if any(row and not row.chosen.is_certain for row in (before, after)):
        raise Undecided("nearest point")
    if 0 < length <= 1e-3 or length < 0:
        raise Undecided("order")


def _chosen(found: list[Gap], asked: Mapping[str, Any]) -> list[Gap]:
    least = asked.get("min", 0.0)
    if any(least and abs(gap.length - least) <= 3 * along_error(gap.end) for gap in found):
        raise Undecided("min")
    if asked.get("exceeding"):
        if "gap_range" not in asked:
            raise Refused("exceeding without a range")
        found = [gap for gap in found if gap.excess]
    found = [gap for gap in found if gap.length >= least]
    if asked.get("sort_gaps", "length") == "length":
        found.sort(key=lambda gap: -gap.length)
    return found
