"""GeoPandas: a projected frame in memory, its spatial index asked for pieces of the route.

The usual idiom: everything in one equal-area projection of the continent (EPSG:3035), distances in
its plane, up to 20 m wrong. `sjoin` asks the same index with the same predicate, and is slower by
the rows of both frames that it copies.
"""

from functools import cached_property

import numpy as np
import shapely

from engine import Answers, Engine
from pieces import Pieces

PROJECTION = 3035


class GeoPandasFrame(Engine):
    """One frame of the fuel stations, one of all places."""

    name = "geopandas"
    idiom = "frame in EPSG:3035, sindex.query of pieces of 32 edges with dwithin, planar distance"
    packages = "geopandas"

    def load(self):
        # Nothing is kept, as with Shapely.
        self.open()

    def open(self):
        self._frames = {category: self._frame(category) for category in ("fuel", None)}

    def open_for(self, query):
        self._frames = {query.category: self._frame(query.category)}

    @cached_property
    def _project(self):
        import pyproj

        return pyproj.Transformer.from_crs(4326, PROJECTION, always_xy=True).transform

    def _frame(self, category):
        import geopandas

        ids, lon, lat = self.world.columns("id", "lon", "lat", category=category)
        frame = geopandas.GeoDataFrame(
            {"id": ids, "lon": lon, "lat": lat},
            geometry=shapely.points(*self._project(lon, lat)), crs=PROJECTION)  # fmt: skip
        # Makes the index.
        frame.sindex.query(shapely.box(0, 0, 0, 0))
        return frame

    def prepare(self, query, route):
        points = Pieces(route.line, query.meters, 32, query.viewport(route)).points
        flat = self._project(*points.reshape(-1, 2).T)
        return shapely.linestrings(np.column_stack(flat).reshape(points.shape))

    def ask(self, query, route, prepared):
        frame = self._frames[query.category]
        touched, rows = frame.sindex.query(
            prepared, predicate="dwithin", distance=query.meters)
        meters = frame.geometry.values[rows].distance(prepared[touched])
        if box := query.viewport(route):
            west, south, east, north = box
            lon, lat = frame["lon"].to_numpy()[rows], frame["lat"].to_numpy()[rows]
            inside = (lon >= west) & (lat >= south) & (lon <= east) & (lat <= north)
            rows, meters = rows[inside], meters[inside]
        rows, pairs = np.unique(rows, return_inverse=True)
        best = np.full(len(rows), np.inf)
        np.minimum.at(best, pairs, meters)
        ids = frame["id"].to_numpy()[rows]
        order = np.lexsort((ids, best))[: query.limit]
        return Answers(ids[order], best[order])
