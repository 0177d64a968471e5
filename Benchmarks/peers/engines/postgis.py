"""PostGIS: the route's pieces joined with the places through the index on geometry.

The pieces are cut by the client and lie in a temporary table before the clock starts, as the
statement is prepared then; the distance of every pair is computed once in a materialised step before
grouping. A minimum directly over ST_Distance loses the cached tree of the piece (5 times as slow),
pieces of thousands of edges too, and an index on category and geometry is slower than one on
geometry alone; fuel has an index of its own.

`postgis` measures geographies: the nearest point is chosen on a sphere, its distance is that of the
ellipsoid, up to 2.2 m too long. `postgis-plane` measures in a plane for each piece.
"""

import numpy as np

import cluster
from engine import Answers, Engine
from pieces import Pieces, wkb_list

# Edges of a piece.
EDGES = 64


class PostGIS(Engine):
    """Distances of geographies."""

    name = "postgis"
    idiom = "GiST on geometry, one of fuel alone; pieces of 64 edges, ST_Distance of geographies"
    packages = "postgis"
    store = "postgis"

    def server(self):
        return cluster.Cluster(
            self.world.folder, "2GB" if self.world.places > 1_000_000 else "256MB")

    @property
    def _database(self):
        return f"places_{self.world.places}"

    @property
    def _folder(self):
        return cluster.Cluster(self.world.folder).folder

    def load(self):
        cluster.create_database(self._folder, self._database, ["postgis"])
        self._connect()
        database = self._connection
        database.execute(
            "CREATE UNLOGGED TABLE rows(id INT, name TEXT, category TEXT, lon FLOAT8, lat FLOAT8)")
        copying = "COPY rows FROM STDIN (FORMAT CSV, HEADER)"
        with (open(self.world.table, "rb") as table, database.cursor() as cursor,
              cursor.copy(copying) as copy):  # fmt: skip
            while chunk := table.read(1 << 20):
                copy.write(chunk)
        # Sorting by geometry is sorting along a Hilbert curve.
        database.execute(
            """
            CREATE TABLE places AS SELECT id, name, category, point AS geom,
              point::geography AS geog
            FROM rows, ST_SetSRID(ST_MakePoint(lon, lat), 4326) AS point ORDER BY point
            """)
        database.execute("DROP TABLE rows")
        database.execute("CREATE INDEX places_geom ON places USING gist(geom)")
        database.execute(
            "CREATE INDEX places_fuel ON places USING gist(geom) WHERE category = 'fuel'")
        database.execute("VACUUM ANALYZE places")
        size = database.execute("SELECT pg_total_relation_size('places')").fetchone()[0]
        with open(self.path(".bytes"), "w", encoding="utf-8") as file:
            file.write(str(size))

    def files(self):
        return [self.path(".bytes")]

    def stored_bytes(self):
        # The table with its index, as the server said.
        with open(self.path(".bytes"), encoding="utf-8") as file:
            return int(file.read())

    def text_bytes(self):
        # Rows hold names and categories as they are.
        return self.world.text_bytes()

    def open(self):
        self._connect()
        self._connection.execute(f"SET max_parallel_workers_per_gather = {self.threads - 1}")

    def _connect(self):
        self._connection = cluster.connect(self._folder, self._database)
        self._server_process = self._connection.info.backend_pid

    def processes(self):
        return [self._server_process]

    def prepare(self, query, route):
        """Fills the table of pieces; returns the question, which has no parameters: its plan is kept."""
        pieces = Pieces(route.line, query.meters, EDGES, query.viewport(route))
        names, kinds = ["west", "south", "east", "north"], ["FLOAT8"] * 4
        lines, columns, distance = self._pieces(pieces)
        names += ["x", "y", "kx", "ky"][: len(columns)]
        kinds += ["FLOAT8"] * len(columns)
        arrays = [*pieces.boxes.T.tolist(), *(column.tolist() for column in columns), lines]
        lists = ", ".join(f"%b::{kind}[]" for kind in [*kinds, "BYTEA"])
        self._connection.execute("DROP TABLE IF EXISTS pieces")
        self._connection.execute(
            f"""
            CREATE TEMP TABLE pieces AS SELECT {self._geometry} AS shape, {", ".join(names)},
              ST_MakeEnvelope(west, south, east, north, 4326) AS box
            FROM unnest({lists}) AS sent({", ".join(names)}, line)
            """, arrays, binary=True)  # fmt: skip
        self._connection.execute("ANALYZE pieces")
        conditions = ["places.geom && pieces.box"]
        if query.category:
            conditions.append(f"places.category = '{query.category}'")
        if view := query.viewport(route):
            box = ", ".join(map(repr, view))
            conditions.append(f"places.geom && ST_MakeEnvelope({box}, 4326)")
        return f"""
            WITH pairs AS MATERIALIZED (
              SELECT places.id, {distance} AS d
              FROM pieces JOIN places ON {" AND ".join(conditions)})
            SELECT id, min(d) FROM pairs WHERE d <= {query.meters} GROUP BY id ORDER BY 2, 1
            {f"LIMIT {query.limit}" if query.limit else ""}
            """

    def ask(self, query, route, prepared):
        with self._connection.cursor(binary=True) as cursor:
            cursor.execute(prepared, prepare=True)
            found = cursor.fetchall()
        return Answers(np.array([row[0] for row in found], np.int64),
                       np.array([row[1] for row in found], float))  # fmt: skip

    _geometry = "ST_GeomFromEWKB(line)::geography"

    def _pieces(self, pieces):
        """What is sent of the pieces, and the distance between a place and a piece."""
        lines = wkb_list(pieces.points, srid=4326)
        return lines, [], "ST_Distance(places.geog, pieces.shape)"


class PostGISPlane(PostGIS):
    """Distances in planes: faster, and right to decimetres."""

    name = "postgis-plane"
    idiom = "the same with ST_Distance in a local plane"
    _geometry = "ST_GeomFromWKB(line)"

    def _pieces(self, pieces):
        middle, scale, points = pieces.planes()
        distance = """ST_Distance(ST_MakePoint(
            (ST_X(places.geom) - x) * kx, (ST_Y(places.geom) - y) * ky), pieces.shape)"""
        return wkb_list(points), [*middle.T, *scale.T], distance


class PostGISPlaneTwo(PostGISPlane):
    """The same with a parallel worker."""

    name = "postgis-plane-2"
    idiom = "the same with one worker more allowed"
    threads = 2
