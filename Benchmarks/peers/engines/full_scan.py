"""All places against all pieces of a route, without any index: what indexes are held against."""

import numpy as np

from engine import Engine, chosen
from pieces import Ruler, earth_centred

# Pairs of a place and a piece that are looked at at once.
PAIRS = 1_000_000


class FullScan(Engine):
    """NumPy alone; for few places."""

    name = "full-scan"
    idiom = "every place against every piece of the route, chords in NumPy"

    def open(self):
        self._places = self.world.columns("id", "category", "lon", "lat")

    def prepare(self, query, route):
        return Ruler(query, route)

    def ask(self, query, route, prepared):
        ids, category, lon, lat = self._places
        if query.category:
            ids, lon, lat = (column[category == query.category] for column in (ids, lon, lat))
        points, pieces = earth_centred(lon, lat), len(prepared.boxes)
        meters = np.full(len(ids), np.inf)
        step = PAIRS // max(pieces, 1) + 1
        for at in range(0, len(ids), step):
            part = points[at : at + step]
            places, touched = np.divmod(np.arange(len(part) * pieces), max(pieces, 1))
            meters[at : at + step] = prepared.meters(part, places, touched)
        return chosen(query, route, ids, lon, lat, meters)
