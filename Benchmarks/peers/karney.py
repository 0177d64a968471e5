"""Exact distances: Karney's geodesics (GeographicLib's, by pyproj) from places to geodesic edges.

Independent of Corridor and of every engine: the edges that can be nearest are those whose chords
are, to within what a chord can be wrong; on each, the foot is found by iteration on the ellipsoid.
"""

import numpy as np
import pyproj
import shapely

from pieces import RADIUS, Pieces, chords, earth_centred

GEOD = pyproj.Geod(ellps="WGS84")
# Edges of a piece that is looked at as one.
EDGES = 16


class ExactDistances:
    """Distances to one route, each reckoned once."""

    def __init__(self, line):
        self._line = line
        self._vertices = earth_centred(*line.T)
        self._known = {}

    def to(self, ids, lon, lat, about):
        """Exact metres of places; `about` are distances that are nearly right."""
        missing = np.array([id_ not in self._known for id_ in ids.tolist()], bool)
        if missing.any():
            found = self._reckon(lon[missing], lat[missing], about[missing])
            self._known.update(zip(ids[missing].tolist(), found.tolist()))
        return np.array([self._known[id_] for id_ in ids.tolist()])

    def _reckon(self, lon, lat, about):
        result = np.empty(len(lon))
        for at in range(0, len(lon), 512):
            part = slice(at, at + 512)
            result[part] = self._reckon_some(lon[part], lat[part], about[part].max() + 100)
        # Where a distance was far too short, what is near is farther away.
        if (lost := ~np.isfinite(result)).any():
            result[lost] = self._reckon(lon[lost], lat[lost], about[lost] * 4 + 10_000)
        return result

    def _reckon_some(self, lon, lat, within):
        pieces = Pieces(self._line, within, EDGES)
        tree = shapely.STRtree(shapely.box(*pieces.boxes.T))
        places, touched = tree.query(shapely.points(lon, lat))
        edges = pieces.vertices[touched][:, :-1]
        places = np.repeat(places, EDGES)
        edges = edges.ravel()
        # The last piece repeats the last vertex.
        inside = edges < len(self._line) - 1
        places, edges = places[inside], edges[inside]
        starts, ends = self._vertices[edges], self._vertices[edges + 1]
        chord = np.sqrt(chords(earth_centred(lon, lat)[places], starts, ends))
        best = np.full(len(lon), np.inf)
        np.minimum.at(best, places, chord)
        # A chord lies below the ground by an eighth of its square by the radius.
        length = np.linalg.norm(ends - starts, axis=1)
        slack = length.max(initial=0) ** 2 / (4 * RADIUS) + 0.002
        near = chord <= best[places] + slack
        places, edges = places[near], edges[near]
        meters = to_edges(lon[places], lat[places], self._line[edges], self._line[edges + 1])
        exact = np.full(len(lon), np.inf)
        np.minimum.at(exact, places, meters)
        return exact


def to_edges(lon, lat, starts, ends):
    """Metres from each place to the geodesic between a start and an end, all (lon, lat)."""
    azimuth, _, length = GEOD.inv(*starts.T, *ends.T)
    toward, _, away = GEOD.inv(*starts.T, lon, lat)
    along = np.clip(away * np.cos(np.radians(toward - azimuth)), 0, length)
    # The component along the edge of what is left shrinks by the square of distance by radius.
    for _ in range(12):
        at_lon, at_lat, back = GEOD.fwd(*starts.T, azimuth, along)
        toward, _, rest = GEOD.inv(at_lon, at_lat, lon, lat)
        next_ = np.clip(along + rest * np.cos(np.radians(toward - back - 180)), 0, length)
        step = np.abs(next_ - along).max(initial=0)
        along = next_
        if step < 1e-7:
            break
    at_lon, at_lat, _ = GEOD.fwd(*starts.T, azimuth, along)
    meters = GEOD.inv(at_lon, at_lat, lon, lat)[2]
    for corner in (starts, ends):
        meters = np.minimum(meters, GEOD.inv(*corner.T, lon, lat)[2])
    return meters
