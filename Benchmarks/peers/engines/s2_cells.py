"""S2: places sorted by leaf cell, the corridor as ranges of cells; chords in NumPy.

The cells of coverings of the pieces' boxes become sorted ranges, which binary search turns into
ranges of places. S2's own distances, which `spherely` measures, are those of a sphere, up to 16 m
wrong.
"""

import numpy as np

from engine import Engine, chosen
from pieces import Pieces, Ruler


class S2Cells(Engine):
    """Sorted arrays in files, one set for all places and one for the fuel stations."""

    name = "s2"
    idiom = "sorted leaf cells, S2RegionCoverer on pieces of 64 edges; chords in NumPy"
    packages = "s2"

    def files(self):
        return [self.path(f"-{part}.npy") for part in ("all", "fuel")]

    def load(self):
        import s2geometry

        ids, category, lon, lat = self.world.columns("id", "category", "lon", "lat")
        degrees, cell = s2geometry.S2LatLng.FromDegrees, s2geometry.S2CellId
        table = np.empty(len(ids), [("cell", "u8"), ("id", "i8"), ("lon", "f8"), ("lat", "f8")])
        table["id"], table["lon"], table["lat"] = ids, lon, lat
        table["cell"] = np.fromiter(
            (cell(degrees(y, x)).id() for y, x in zip(lat.tolist(), lon.tolist())), "u8", len(ids))
        table = table[np.argsort(table["cell"], kind="stable")]
        everything, fuel = self.files()
        np.save(everything, table)
        np.save(fuel, table[category[table["id"]] == "fuel"])

    def open(self):
        everything, fuel = self.files()
        # The columns apart from each other, as a search wants them.
        self._tables = {None: _columns(everything), "fuel": _columns(fuel)}

    def prepare(self, query, route):
        pieces = Pieces(route.line, query.meters, 64, query.viewport(route))
        return _ranges(pieces), self._measure(query, route)

    def _measure(self, query, route):
        return Ruler(query, route)

    def ask(self, query, route, prepared):
        (low, high), ruler = prepared
        table = self._tables[query.category]
        first = np.searchsorted(table["cell"], low)
        count = np.searchsorted(table["cell"], high, side="right") - first
        skipped = np.concatenate([[0], np.cumsum(count)[:-1]])
        rows = np.repeat(first - skipped, count) + np.arange(count.sum())
        lon, lat = table["lon"][rows], table["lat"][rows]
        if view := query.viewport(route):
            inside = (lon >= view[0]) & (lat >= view[1]) & (lon <= view[2]) & (lat <= view[3])
            rows, lon, lat = rows[inside], lon[inside], lat[inside]
        return self._answers(query, route, ruler, table["id"][rows], lon, lat)

    def _answers(self, query, route, ruler, ids, lon, lat):
        return ruler.answers(ids, lon, lat)


class Spherely(S2Cells):
    """Distances of S2 itself, by its Python package for geographies."""

    name = "spherely"
    idiom = "the same cells; spherely.distance to the prepared line on S2's sphere"
    store = "s2"

    def _measure(self, query, route):
        import spherely

        line = spherely.create_linestring(route.line.tolist())
        spherely.prepare(line)
        return line

    def _answers(self, query, route, line, ids, lon, lat):
        import spherely

        meters = spherely.distance(spherely.points(lon, lat), line)
        return chosen(query, route, ids, lon, lat, meters)


def _columns(path):
    table = np.load(path, mmap_mode="r")
    return {name: np.ascontiguousarray(table[name]) for name in table.dtype.names}


def _ranges(pieces):
    """Ranges of leaf cells, sorted and merged, that cover the boxes of the pieces."""
    import s2geometry

    coverer = s2geometry.S2RegionCoverer()
    coverer.set_max_cells(12)
    coverer.set_max_level(14)
    degrees, cells = s2geometry.S2LatLng.FromDegrees, []
    for west, south, east, north in pieces.boxes.tolist():
        box = s2geometry.S2LatLngRect(degrees(south, west), degrees(north, east))
        cells += [cell.id() for cell in coverer.GetCovering(box)]
    cells = np.unique(np.array(cells, np.uint64))
    if not len(cells):
        return cells, cells
    # A cell's leaves lie on both sides of its number, as far as its lowest bit says.
    reach = (cells & (~cells + np.uint64(1))) - np.uint64(1)
    order = np.argsort(cells - reach, kind="stable")
    low, high = (cells - reach)[order], np.maximum.accumulate((cells + reach)[order])
    is_new = np.ones(len(cells), bool)
    is_new[1:] = low[1:] > high[:-1]
    last = np.flatnonzero(np.append(is_new[1:], True))
    return low[is_new], high[last]
