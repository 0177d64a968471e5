"""Whether places are inside boxes and polygons, in whole numbers of 1e-7 degrees."""

from __future__ import annotations

from itertools import pairwise

from world import Place

Point = tuple[int, int]
# A box: west, south, east, north; or a polygon, whose first ring is the outer one.
Box = tuple[float, float, float, float]
Ring = list[tuple[float, float]]

TURN = 3_600_000_000


def grid(degrees: float) -> int:
    return round(degrees * 10_000_000)


def in_box(place: Place, box: Box) -> bool:
    """Whether a place is in a box or on its edge; a west greater than the east crosses the antimeridian."""
    west, south, east, north = map(grid, box)
    lon, lat = grid(place.lon), grid(place.lat)
    if not south <= lat <= north:
        return False
    width = east - west if east >= west else east - west + TURN
    return (lon - west) % TURN <= width or width >= TURN


def in_polygon(place: Place, rings: list[Ring]) -> bool:
    """Whether a place is in a polygon or on an edge of it; edges are straight in longitude and latitude."""
    for turn in (-1, 0, 1):
        point = (grid(place.lon) + turn * TURN, grid(place.lat))
        sides = [_side(point, [(grid(lon), grid(lat)) for lon, lat in ring]) for ring in rings]
        if sides[0] >= 0 and all(side <= 0 for side in sides[1:]):
            return True
    return False


def _side(point: Point, ring: list[Point]) -> int:
    """1 inside a ring, 0 on it, -1 outside."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in pairwise(ring):
        cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if cross == 0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return 0
        if (y1 > y) != (y2 > y) and (cross > 0) == (y2 > y1):
            inside = not inside
    return 1 if inside else -1
