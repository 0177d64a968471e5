"""A route as the model sees it: points, edges and gaps, with the nearest point of each edge to each place."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

from geodesics import Edges, Feet, Flags, Numbers, direct, feet, inverse, measured

# Places no farther off than this are measured; no corridor of a question is wider.
FARTHEST = 30_000.0


@dataclass
class Measured:
    """A route, and places that are measured against it.

    Point i and point i + 1 are the ends of edge i, or on both sides of a gap, which has no length.
    """

    # Metres along the route at each point.
    along: Numbers
    is_edge: Flags
    # Of edge i: metres along it to the nearest point, distance, offset to the right; a row for each place.
    feet: Feet
    # The distance of each point from each place.
    to_points: Numbers
    # A number for each edge, which is the same for edges between the same two points.
    same: list[tuple[float, ...]]
    # Metres along edge i before its part in the route.
    before: Numbers

    @cached_property
    def items(self) -> Numbers:
        """Distances of point 0, edge 0, point 1, edge 1 and so on; a row for each place.

        A gap is within reach if both of its ends are, because a pass goes on across it: places are within reach of
        the route on both sides, and there is nothing between them.
        """
        items = np.empty((len(self.to_points), 2 * self.to_points.shape[1] - 1))
        items[:, 0::2] = self.to_points
        gaps = np.maximum(self.to_points[:, :-1], self.to_points[:, 1:])
        items[:, 1::2] = np.where(self.is_edge[None], self.feet.meters, gaps)
        return items

    @property
    def length(self) -> float:
        return float(self.along[-1])


def measure(lines: list[list[tuple[float, float]]], lon: Numbers, lat: Numbers) -> Measured:
    """Measures places against a route."""
    points = np.array([position for line in lines for position in line])
    ends = np.cumsum([len(line) for line in lines])
    is_edge = np.ones(len(points) - 1, bool)
    is_edge[ends[:-1] - 1] = False
    edges = Edges.between(points[:, 0], points[:, 1])
    meters = np.where(is_edge, edges.meters, 0)
    edges.meters = meters
    along = np.concatenate([[0], np.cumsum(meters)])
    found = feet(edges, points[1:, 0], points[1:, 1], lon, lat, FARTHEST * 1.01)
    count, size = len(lon), len(points)
    _, to_points = inverse(
        np.repeat(lon, size), np.repeat(lat, size), np.tile(points[:, 0], count), np.tile(points[:, 1], count))
    vertices = [tuple(position) for position in points.tolist()]
    same = [(*min(pair), *max(pair)) for pair in pairwise(vertices)]
    return Measured(along, is_edge, found, to_points.reshape(count, size), same, np.zeros(size - 1))


def without(
    whole: Measured, lines: list[list[tuple[float, float]]], ferries: list[tuple[float, float]],
    lon: Numbers, lat: Numbers,
) -> Measured | None:
    """The route without its stretches on ferries, which are ascending, apart, and on it; None if nothing is left.

    What is left of an edge is measured on the whole edge.
    """
    points = np.array([position for line in lines for position in line])
    edges = Edges.between(points[:, 0], points[:, 1])
    # Of each new point: metres along the route, and its distances; of what follows it: the edge, -1 for a gap.
    alongs: list[float] = []
    distances: list[Numbers] = []
    parents: list[int] = []
    ranges: list[tuple[float, float]] = []
    ends = [0.0, *(end for ferry in ferries for end in ferry), np.inf]
    for start, stop in zip(ends[0::2], ends[1::2]):
        if start >= whole.length or (start, stop) == (0, 0):
            continue
        stretch_begins = True
        for number in range(len(whole.along) - 1):
            low, high = whole.along[number], whole.along[number + 1]
            if high < start or low > stop or (not whole.is_edge[number] and not start <= low <= stop):
                continue
            if whole.is_edge[number] and high > low and (high <= start or low >= stop):
                continue
            part = (max(low, start) - low, min(high, stop) - low)
            if stretch_begins:
                if alongs:
                    parents.append(-1)
                    ranges.append((0, 0))
                alongs.append(low + part[0])
                distances.append(_distances(whole, edges, number, part[0], lon, lat))
                stretch_begins = False
            parents.append(number if whole.is_edge[number] else -1)
            ranges.append(part)
            alongs.append(low + part[1] if part[1] < high - low else high)
            is_cut = part[1] < high - low
            distances.append(
                _distances(whole, edges, number, part[1], lon, lat) if is_cut else whole.to_points[:, number + 1])
    if not alongs:
        return None
    parent = np.array(parents, int)
    low, high = np.array(ranges).reshape(-1, 2).T
    return _parts(whole, edges, parent, low, high, np.array(alongs), np.stack(distances, axis=1), lon, lat)


def _distances(
    whole: Measured, edges: Edges, number: int, meters: float, lon: Numbers, lat: Numbers,
) -> Numbers:
    """The distances of places to a point of an edge before its end."""
    if meters <= 0:
        return whole.to_points[:, number]
    at_lon, at_lat, _ = direct(edges.lon[[number]], edges.lat[[number]], edges.azimuth[[number]], np.array([meters]))
    return inverse(np.repeat(at_lon, len(lon)), np.repeat(at_lat, len(lon)), lon, lat)[1]


def _parts(
    whole: Measured, edges: Edges, parent: np.ndarray, low: Numbers, high: Numbers, along: Numbers, to_points: Numbers,
    lon: Numbers, lat: Numbers,
) -> Measured:
    """The route that is made of parts of edges."""
    before = whole.feet.along[:, parent]
    at = np.clip(before, low[None], high[None])
    meters, right = whole.feet.meters[:, parent].copy(), whole.feet.right[:, parent].copy()
    row, column = np.nonzero((at != before) & np.isfinite(meters) & (parent >= 0)[None])
    if len(row):
        of = parent[column]
        pairs = Edges(edges.lon[of], edges.lat[of], edges.azimuth[of], edges.meters[of])
        found, angle = measured(pairs, at[row, column], lon[row], lat[row])
        meters[row, column], right[row, column] = found, found * np.sin(angle)
    same = [(*whole.same[number], *part) for number, part in zip(parent.tolist(), zip(low.tolist(), high.tolist()))]
    return Measured(along, parent >= 0, Feet(at - low[None], meters, right), to_points, same, low)
