"""Shapely: a tree of points in memory, asked with the boxes of the route's pieces.

The chords between places and edges are measured in NumPy: Shapely's own distances are planar, and
in one projection for a continent up to 20 m wrong. There is no index on disk, so that every process
makes the tree anew.
"""

import numpy as np
import shapely

from engine import Engine, chosen
from pieces import Ruler, earth_centred


class ShapelyTree(Engine):
    """One tree of the fuel stations, one of all places."""

    name = "shapely"
    idiom = "STRtree in memory, chords in NumPy"
    packages = "shapely"

    def load(self):
        # Nothing is kept; how long the trees take is measured all the same.
        self.open()

    def open(self):
        self._trees = {category: self._tree(category) for category in ("fuel", None)}

    def open_for(self, query):
        self._trees = {query.category: self._tree(query.category)}

    def _tree(self, category):
        ids, lon, lat = self.world.columns("id", "lon", "lat", category=category)
        tree = shapely.STRtree(shapely.points(lon, lat))
        # The first question would make it.
        tree.query(shapely.box(0, 0, 0, 0))
        return ids, lon, lat, earth_centred(lon, lat), tree

    def prepare(self, query, route):
        return Ruler(query, route)

    def ask(self, query, route, prepared):
        ids, lon, lat, points, tree = self._trees[query.category]
        touched, places = tree.query(prepared.boxes)
        rows, places = np.unique(places, return_inverse=True)
        meters = prepared.meters(points[rows], places, touched)
        return chosen(query, route, ids[rows], lon[rows], lat[rows], meters)
