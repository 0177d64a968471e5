"""DuckDB with its spatial extension; the extension comes from a Python package.

DuckDB's R-tree serves constants only, never a join, and is not used. ST_Distance_Spheroid wants
latitude first. The closest point is found in a plane for each piece, its distance on the ellipsoid.

`duckdb` joins the places in the route's bounds, which zone maps find because the table is sorted
along a Hilbert curve, with the boxes of the pieces (SPATIAL_JOIN). `duckdb-grid` joins by the number
of a grid cell instead, and has a copy sorted by category. The route's pieces are in a table, and the
statement is prepared, before the clock starts.
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
    idiom = "Hilbert-sorted table, SPATIAL_JOIN with boxes of 32 edges, ST_Distance_Spheroid"
    packages = "duckdb"
    edges = 32
    # What is stored of a place beside what the table has.
    column = "ST_Point(lon, lat) AS geom"

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
            SELECT id, name, category, lon, lat, {self.column}
            FROM '{self.world.parquet}' ORDER BY ST_Hilbert(ST_Point(lon, lat),
              {{'min_x': -180, 'min_y': -90, 'max_x': 180, 'max_y': 90}}::BOX_2D)
            """)
        self._sort(database)
        database.execute("CHECKPOINT")
        database.close()

    def _sort(self, database):
        """Makes copies in another order."""

    def text_bytes(self):
        """Blocks of 256 KiB in which the columns of names and categories begin."""
        database = _connect(self.path(".duckdb"), read_only=True)
        tables = [row[0] for row in database.execute("SHOW TABLES").fetchall()]
        blocks = sum(
            database.execute(
                "SELECT count(DISTINCT block_id) FROM pragma_storage_info(?)"
                " WHERE column_name IN ('name', 'category') AND persistent", [table],
            ).fetchone()[0] for table in tables)  # fmt: skip
        database.close()
        return blocks * 262_144

    def open(self):
        self._database = _connect(self.path(".duckdb"), read_only=True, threads=self.threads)

    def prepare(self, query, route):
        """Makes the table of pieces, and prepares the statement; whether there are pieces."""
        pieces = Pieces(route.line, query.meters, self.edges, query.viewport(route))
        bounds = pieces.bounds()
        if bounds is None:
            return False
        for name, rows, selection in self._tables(pieces):
            self._database.register("sent", rows)
            self._database.execute(
                f"CREATE OR REPLACE TEMP TABLE {name} AS SELECT {selection} FROM sent")
        self._database.execute(f"PREPARE question AS {self._question(query, bounds)}")
        return True

    def ask(self, query, route, prepared):
        if not prepared:
            return Answers(np.zeros(0, np.int64), np.zeros(0))
        found = self._database.execute("EXECUTE question").fetchnumpy()
        return Answers(np.asarray(found["id"], np.int64), np.asarray(found["d"], float))

    def cold_command(self, query, route):
        """DuckDB's own command with a script; the pieces lie in Parquet files."""
        import duckdb_cli
        import pyarrow.parquet

        pieces = Pieces(route.line, query.meters, self.edges, query.viewport(route))
        lines = [f"LOAD '{_extension()}'", f"SET threads = {self.threads}"]
        for name, rows, selection in self._tables(pieces):
            path = self.path(f".{name}.parquet")
            pyarrow.parquet.write_table(rows, path)
            lines.append(f"CREATE TEMP TABLE {name} AS SELECT {selection} FROM '{path}'")
        lines.append(self._question(query, pieces.bounds()))
        with open(self.path(".sql"), "w", encoding="utf-8") as script:
            script.write(";\n".join(lines) + ";\n")
        program = os.path.join(os.path.dirname(duckdb_cli.__file__), "duckdb")
        return [program, "-init", os.devnull, "-readonly", "-csv", "-f", self.path(".sql"),
                self.path(".duckdb")]  # fmt: skip

    def _tables(self, pieces):
        """What the question needs beside the places: names, rows, and what to select of them."""
        import pyarrow

        middle, scale, points = pieces.planes()
        names = ["west", "south", "east", "north", "x", "y", "kx", "ky"]
        columns = np.hstack([pieces.boxes, middle, scale]).T
        rows = pyarrow.table({"piece": np.arange(len(pieces)), "wkb": wkb_column(points),
                              **dict(zip(names, columns))})  # fmt: skip
        yield ("pieces", rows, "* EXCLUDE wkb, ST_GeomFromWKB(wkb) AS line,"
               " ST_MakeEnvelope(west, south, east, north) AS box")  # fmt: skip

    def _question(self, query, bounds):
        west, south, east, north = bounds
        condition = f"lon BETWEEN {west!r} AND {east!r} AND lat BETWEEN {south!r} AND {north!r}"
        if query.category:
            condition += f" AND category = '{query.category}'"
        plane = "ST_Point((lon - x) * kx, (lat - y) * ky)"
        return f"""
            WITH pairs AS ({self._pairs(query, condition)}),
            close AS (
              SELECT id, lon, lat, x, y, kx, ky, ST_ClosestPoint(line, {plane}) AS foot
              FROM pairs WHERE ST_Distance(line, {plane}) <= {query.meters * 1.002}),
            best AS (
              SELECT id, min(ST_Distance_Spheroid(ST_Point2D(lat, lon),
                ST_Point2D(ST_Y(foot) / ky + y, ST_X(foot) / kx + x))) AS d
              FROM close GROUP BY id)
            SELECT id, d FROM best WHERE d <= {query.meters} ORDER BY d, id
            {f"LIMIT {query.limit}" if query.limit else ""}
            """

    def _pairs(self, query, condition):
        return f"""
            SELECT near.id, lon, lat, x, y, kx, ky, line
            FROM (SELECT id, lon, lat, geom FROM places WHERE {condition}) AS near
            JOIN pieces ON ST_Intersects(near.geom, pieces.box)
            """


class DuckDBGrid(DuckDBJoin):
    """The join by grid cells."""

    name = "duckdb-grid"
    idiom = "copy sorted by category, join by grid cell with pieces of 16 edges"
    edges = 16
    column = (f"(floor((lat + 90) / {CELL_LAT})::INT * 10000"
              f" + floor((lon + 180) / {CELL_LON})::INT) AS cell")  # fmt: skip

    def _sort(self, database):
        database.execute("CREATE TABLE sorted AS FROM places ORDER BY category, rowid")

    def _tables(self, pieces):
        import pyarrow

        yield from super()._tables(pieces)
        west, south = np.floor((pieces.boxes[:, :2] + [180, 90]) / [CELL_LON, CELL_LAT]).T.astype(int)
        east, north = np.floor((pieces.boxes[:, 2:] + [180, 90]) / [CELL_LON, CELL_LAT]).T.astype(int)
        wide = east - west + 1
        count = wide * (north - south + 1)
        piece = np.repeat(np.arange(len(count)), count)
        step = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
        cell = (south[piece] + step // wide[piece]) * 10_000 + west[piece] + step % wide[piece]
        yield "cells", pyarrow.table({"cell": cell.astype(np.int32), "piece": piece}), "*"

    def _pairs(self, query, condition):
        # The optimiser would begin with a join of places and pieces by ranges.
        return f"""
            WITH near AS MATERIALIZED (
              SELECT id, lon, lat, piece
              FROM (SELECT id, lon, lat, cell FROM {"sorted" if query.category else "places"}
                WHERE {condition} AND cell IN (SELECT DISTINCT cell FROM cells)) AS inside
              JOIN cells ON cells.cell = inside.cell)
            SELECT near.id, lon, lat, x, y, kx, ky, line
            FROM near JOIN pieces ON pieces.piece = near.piece
            WHERE lon BETWEEN west AND east AND lat BETWEEN south AND north
            """


class DuckDBGridTwo(DuckDBGrid):
    """The same on two cores."""

    name = "duckdb-grid-2"
    idiom = "the same on two cores"
    store = "duckdb-grid"
    threads = 2


def _extension():
    import duckdb_extension_spatial

    folder = os.path.dirname(duckdb_extension_spatial.__file__)
    return glob.glob(f"{folder}/extensions/*/spatial.duckdb_extension")[0]


def _connect(path, read_only=False, threads=2):
    import duckdb

    database = duckdb.connect(
        path, read_only=read_only, config={"threads": threads, "memory_limit": "12GB"})
    database.execute(f"LOAD '{_extension()}'")
    return database
