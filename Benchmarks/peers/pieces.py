"""Routes cut into pieces for engines that know no corridors: boxes, local planes, chords.

A route of half a million edges is one geometry for which no engine has an index; in pieces of some
dozens of edges its boxes are small, and the engine's own tree finds the places near each.
"""

import struct

import numpy as np

# WGS84: equatorial radius in metres, and the square of the first eccentricity.
EQUATOR = 6378137.0
ECCENTRICITY = 0.0066943799901413165
# A mean radius, for the curvature over some kilometres.
RADIUS = 6371000.0
# Pairs of a place and a piece that are measured at once.
BATCH = 100_000
# No degree of latitude is shorter than this many metres.
SHORTEST_DEGREE = 110_500.0


class Pieces:
    """Pieces of `edges` edges with the boxes of all that is within `meters` of them.

    The last piece repeats the last vertex. With a viewport (west, south, east, north) only the
    pieces remain whose boxes reach into it.
    """

    def __init__(self, line, meters, edges, viewport=None):
        count = len(line) - 1
        starts = np.arange(0, count, edges)
        self.vertices = np.minimum(starts[:, None] + np.arange(edges + 1), count)
        self.points = line[self.vertices]
        low, high = self.points.min(axis=1), self.points.max(axis=1)
        tall = meters / SHORTEST_DEGREE
        farthest = np.maximum(np.abs(low[:, 1] - tall), np.abs(high[:, 1] + tall))
        farthest = np.minimum(farthest, 89.9)
        grown = np.stack([tall / np.cos(np.radians(farthest)), np.full(len(low), tall)], axis=1)
        self.boxes = np.hstack([low - grown, high + grown])
        if viewport:
            west, south, east, north = viewport
            reaches = (self.boxes[:, 2] >= west) & (self.boxes[:, 0] <= east)
            reaches &= (self.boxes[:, 3] >= south) & (self.boxes[:, 1] <= north)
            self.vertices, self.points = self.vertices[reaches], self.points[reaches]
            self.boxes = self.boxes[reaches]
        self._viewport = viewport

    def __len__(self):
        return len(self.boxes)

    def bounds(self):
        """The box around all boxes, cut at the viewport; None when nothing is left."""
        if not len(self):
            return None
        west, south = self.boxes[:, :2].min(axis=0)
        east, north = self.boxes[:, 2:].max(axis=0)
        if self._viewport:
            view = self._viewport
            west, south = max(west, view[0]), max(south, view[1])
            east, north = min(east, view[2]), min(north, view[3])
        return float(west), float(south), float(east), float(north)

    def planes(self):
        """Centre (lon, lat), metres per degree there (lon, lat), and the points in that plane.

        The radii of curvature are those of the ellipsoid at the middle of the piece.
        """
        middle = (self.points.min(axis=1) + self.points.max(axis=1)) / 2
        latitude = np.radians(middle[:, 1])
        squeeze = 1 - ECCENTRICITY * np.sin(latitude) ** 2
        scale = np.radians(1) * EQUATOR * np.stack(
            [np.cos(latitude) / np.sqrt(squeeze), (1 - ECCENTRICITY) / squeeze**1.5], axis=1)
        return middle, scale, (self.points - middle[:, None]) * scale[:, None]


def wkb_rows(points, srid=None):
    """Lines as rows of bytes in well-known binary; in PostGIS's extended form with a `srid`."""
    count, vertices = points.shape[:2]
    header = struct.pack("<BII", 1, 2, vertices)
    if srid is not None:
        header = struct.pack("<BIII", 1, 0x20000002, srid, vertices)
    rows = np.empty((count, len(header) + 16 * vertices), np.uint8)
    rows[:, : len(header)] = np.frombuffer(header, np.uint8)
    rows[:, len(header) :] = (
        np.ascontiguousarray(points, "<f8").reshape(count, -1).view(np.uint8).reshape(count, -1))
    return rows


def wkb_list(points, srid=None):
    """Lines as a list of bytes."""
    return [row.tobytes() for row in wkb_rows(points, srid)]


def wkb_column(points):
    """Lines as an Arrow column."""
    import pyarrow

    rows = wkb_rows(points)
    kind = pyarrow.binary(rows.shape[1])
    data = pyarrow.py_buffer(rows.tobytes())
    return pyarrow.FixedSizeBinaryArray.from_buffers(kind, len(rows), [None, data]).cast(
        pyarrow.binary())


def earth_centred(lon, lat):
    """Positions in metres from the centre of the Earth."""
    lon, lat = np.radians(lon), np.radians(lat)
    normal = EQUATOR / np.sqrt(1 - ECCENTRICITY * np.sin(lat) ** 2)
    flat = normal * np.cos(lat)
    up = normal * (1 - ECCENTRICITY) * np.sin(lat)
    return np.stack([flat * np.cos(lon), flat * np.sin(lon), up], axis=-1)


def chords(points, starts, ends):
    """Squares of the straight distances from points to edges, all earth-centred."""
    edges, offsets = ends - starts, points - starts
    length = np.maximum(np.einsum("...k,...k", edges, edges), 1e-9)
    share = np.clip(np.einsum("...k,...k", offsets, edges) / length, 0, 1)
    offsets = offsets - share[..., None] * edges
    return np.einsum("...k,...k", offsets, offsets)


def arcs(chord_squares):
    """Metres on the ground for squares of chords: right to micrometres for some kilometres."""
    return np.sqrt(chord_squares) * (1 + chord_squares / (24 * RADIUS**2))


class Ruler:
    """Pieces of 16 edges with what measuring to them takes, for engines that only find candidates.

    Chords in earth-centred coordinates are right to micrometres here. A piece is looked at edge by
    edge only where its middle says that it can be the nearest.
    """

    def __init__(self, query, route):
        import shapely

        self.query, self.route = query, route
        self.pieces = Pieces(route.line, query.meters, 16, query.viewport(route))
        corners = earth_centred(*route.line.T)[self.pieces.vertices]
        self._starts, self._ends = corners[:, :-1], corners[:, 1:]
        self._middles = corners[:, corners.shape[1] // 2]
        self._reach = np.linalg.norm(corners - self._middles[:, None], axis=2).max(axis=1)
        self.boxes = shapely.box(*self.pieces.boxes.T)
        self._tree = shapely.STRtree(self.boxes)
        # The first question would make it.
        self._tree.query(shapely.box(0, 0, 0, 0))

    def near(self, lon, lat):
        """Pairs of a place and a piece whose box it is in."""
        import shapely

        return self._tree.query(shapely.points(lon, lat))

    def meters(self, points, places, touched):
        """Metres from each place to the route, by pairs of a place and a piece that may be near.

        `points` are earth-centred, `places` and `touched` the numbers of the place and of the piece
        of each pair. A place that is farther than the question wants may be infinitely far.
        """
        far = np.linalg.norm(points[places] - self._middles[touched], axis=1)
        reach = self._reach[touched]
        nearest = np.full(len(points), self.query.meters)
        np.minimum.at(nearest, places, far)
        kept = far - reach <= nearest[places]
        places, touched = places[kept], touched[kept]
        best = np.full(len(points), np.inf)
        for at in range(0, len(places), BATCH):
            place, piece = places[at : at + BATCH], touched[at : at + BATCH]
            squares = chords(points[place][:, None], self._starts[piece], self._ends[piece])
            np.minimum.at(best, place, squares.min(axis=1))
        return arcs(best)

    def answers(self, ids, lon, lat):
        """Answers among candidates that an engine's index gave."""
        from engine import chosen

        meters = self.meters(earth_centred(lon, lat), *self.near(lon, lat))
        return chosen(self.query, self.route, ids, lon, lat, meters)
