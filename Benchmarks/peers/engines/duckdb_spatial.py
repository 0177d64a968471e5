"""DuckDB with its spatial extension; the extension comes from a Python package.

DuckDB's R-tree serves constants only, never a join, and is not used. ST_Distance_Spheroid wants
latitude first. The closest point is found in a plane for each piece, its distance on the ellipsoid.

`duckdb` joins the places in the route's bounds, which zone maps find because the table is sorted
along a Hilbert curve, with the boxes of the pieces (SPATIAL_JOIN). `duckdb-grid` joins by the number
of a grid cell instead, and has a copy sorted by category.
"""

import glob
import os

import numpy as np

from engine import Answers, Engine
from pieces import Pieces, wkb_column

# Degrees of a grid cell: about 2.8 km each way in the middle of the continent.
CELL_LON, CELL_LAT = 0.04, 0.025


class DuckDBJoin(Engine):
    """The spatial join."""

    name = "duckdb"
    idiom = "Hilbert-sorted table, SPATIAL_JOIN with boxes of 32 edges, ST_Distance_Spheroid; 2 threads"
    packages = "duckdb"
    edges = 32

    def files(self):
        return [self.path(".duckdb")]

    def load(self):
        path = self.path(".duckdb")
        for old in (path, path + ".wal"):
            if os.path.exists(old):
                os.remove(old)
        database = _connect(path)
        database.execute(
            f"""
            CREATE TABLE places AS
            SELECT id, name, category, lon, lat, ST_Point(lon, lat) AS geom, {_cell()} AS cell
            FROM '{self.world.parquet}' ORDER BY ST_Hilbert(ST_Point(lon, lat),
              {{'min_x': -180, 'min_y': -90, 'max_x': 180, 'max_y': 90}}::BOX_2D)
            """)
        self._sort(database)
        database.execute("CHECKPOINT")
        database.close()

    def _sort(self, database):
        database.execute("ALTER TABLE places DROP cell")

    def open(self):
        self._database = _connect(self.path(".duckdb"), read_only=True)

    def ask(self, query, route):
        pieces = Pieces(route.line, query.meters, self.edges, query.viewport(route))
        bounds = pieces.bounds()
        if bounds is None:
            return Answers(np.zeros(0, np.int64), np.zeros(0))
        self._send(pieces)
        conditions = ["lon BETWEEN ? AND ?", "lat BETWEEN ? AND ?"]
        values = [bounds[0], bounds[2], bounds[1], bounds[3]]
        if query.category:
            conditions.append("category = ?")
            values.append(query.category)
        pairs = self._pairs(query, " AND ".join(conditions))
        plane = "ST_Point((lon - x) * kx, (lat - y) * ky)"
        found = self._database.execute(
            f"""
            WITH pairs AS ({pairs}),
            close AS (
              SELECT id, lon, lat, x, y, kx, ky, ST_ClosestPoint(line, {plane}) AS foot
              FROM pairs WHERE ST_Distance(line, {plane}) <= {query.meters * 1.002}),
            best AS (
              SELECT id, min(ST_Distance_Spheroid(ST_Point2D(lat, lon),
                ST_Point2D(ST_Y(foot) / ky + y, ST_X(foot) / kx + x))) AS d
              FROM close GROUP BY id)
            SELECT id, d FROM best WHERE d <= {query.meters} ORDER BY d, id
            {f"LIMIT {query.limit}" if query.limit else ""}
            """,
            values).fetchnumpy()  # fmt: skip
        return Answers(np.asarray(found["id"], np.int64), np.asarray(found["d"], float))

    def _send(self, pieces):
        """Makes the table of pieces."""
        import pyarrow

        middle, scale, points = pieces.planes()
        names = ["west", "south", "east", "north", "x", "y", "kx", "ky"]
        columns = np.hstack([pieces.boxes, middle, scale]).T
        sent = pyarrow.table({"piece": np.arange(len(pieces)), "wkb": wkb_column(points),
                              **dict(zip(names, columns))})  # fmt: skip
        self._database.register("sent", sent)
        self._database.execute(
            "CREATE OR REPLACE TEMP TABLE pieces AS SELECT sent.* EXCLUDE wkb,"
            " ST_GeomFromWKB(wkb) AS line, ST_MakeEnvelope(west, south, east, north) AS box FROM sent")

    def _pairs(self, query, condition):
        return f"""
            SELECT near.id, lon, lat, x, y, kx, ky, line
            FROM (SELECT id, lon, lat, geom FROM places WHERE {condition}) AS near
            JOIN pieces ON ST_Intersects(near.geom, pieces.box)
            """


class DuckDBGrid(DuckDBJoin):
    """The join by grid cells."""

    name = "duckdb-grid"
    idiom = "copy sorted by category, join by grid cell with pieces of 16 edges; 2 threads"
    edges = 16

    def _sort(self, database):
        database.execute("ALTER TABLE places DROP geom")
        database.execute("CREATE TABLE sorted AS FROM places ORDER BY category, rowid")

    def _send(self, pieces):
        import pyarrow

        super()._send(pieces)
        west, south = np.floor((pieces.boxes[:, :2] + [180, 90]) / [CELL_LON, CELL_LAT]).T.astype(int)
        east, north = np.floor((pieces.boxes[:, 2:] + [180, 90]) / [CELL_LON, CELL_LAT]).T.astype(int)
        wide = east - west + 1
        count = wide * (north - south + 1)
        piece = np.repeat(np.arange(len(count)), count)
        step = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
        cell = (south[piece] + step // wide[piece]) * 10_000 + west[piece] + step % wide[piece]
        self._database.register("cells", pyarrow.table({"cell": cell.astype(np.int32),
                                                        "piece": piece}))  # fmt: skip

    def _pairs(self, query, condition):
        return f"""
            SELECT near.id, lon, lat, x, y, kx, ky, line
            FROM (SELECT id, lon, lat, cell FROM {"sorted" if query.category else "places"}
              WHERE {condition} AND cell IN (SELECT DISTINCT cell FROM cells)) AS near
            JOIN cells ON cells.cell = near.cell JOIN pieces ON pieces.piece = cells.piece
            WHERE lon BETWEEN west AND east AND lat BETWEEN south AND north
            """


def _cell():
    return (f"(floor((lat + 90) / {CELL_LAT})::INT * 10000 + floor((lon + 180) / {CELL_LON})::INT)")


def _connect(path, read_only=False):
    import duckdb
    import duckdb_extension_spatial

    folder = os.path.dirname(duckdb_extension_spatial.__file__)
    extension = glob.glob(f"{folder}/extensions/*/spatial.duckdb_extension")[0]
    database = duckdb.connect(
        path, read_only=read_only, config={"threads": 2, "memory_limit": "12GB"})
    database.execute(f"LOAD '{extension}'")
    return database
