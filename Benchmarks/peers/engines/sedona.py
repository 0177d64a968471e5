"""SedonaDB: the places from a GeoParquet file in memory, joined with the route's pieces.

`sedona` joins geographies and measures, from the closest point that S2 finds on its sphere, along
the ellipsoid's curvature at the middle latitude: the sets are exact, distances up to 2.2 m too long.
Its own distances are those of a sphere, 6 m wrong. `sedona-plane` measures in a plane for each
piece.
"""

import numpy as np

from engine import Answers, Engine
from pieces import ECCENTRICITY, EQUATOR, Pieces, wkb_column

NOTHING = Answers(np.zeros(0, np.int64), np.zeros(0))


class Sedona(Engine):
    """Geographies."""

    name = "sedona"
    idiom = "in memory, ST_DWithin of geographies with pieces of 32 edges, ST_ClosestPoint"
    packages = "sedona"
    store = "sedona"
    edges = 32

    def files(self):
        return [self.path(".parquet")]

    def load(self):
        import geopandas
        import shapely

        number, name, category, lon, lat = self.world.columns("id", "name", "category", "lon", "lat")
        frame = geopandas.GeoDataFrame(
            {"id": number, "name": name, "category": category, "lon": lon, "lat": lat},
            geometry=shapely.points(lon, lat), crs="OGC:CRS84")  # fmt: skip
        frame = frame.iloc[np.argsort(frame.hilbert_distance(level=16), kind="stable")]
        frame.to_parquet(
            self.path(".parquet"), index=False, compression="zstd", row_group_size=50_000,
            write_covering_bbox=True)  # fmt: skip

    def open(self):
        import sedonadb

        self._session = sedonadb.connect()
        self._session.sql(f"SET datafusion.execution.target_partitions = {self.threads}").execute()
        self._session.read_parquet(self.path(".parquet")).to_view("file", overwrite=True)
        self._keep(
            "places",
            "SELECT id, category, lon, lat, geometry,"
            " ST_ToGeography(ST_SetCRS(geometry, 'OGC:CRS84')) AS geog FROM file")

    def _keep(self, name, statement):
        self._session.sql(statement).to_memtable().to_view(name, overwrite=True)

    def text_bytes(self):
        import pyarrow.parquet

        data = pyarrow.parquet.ParquetFile(self.path(".parquet")).metadata
        columns = [data.row_group(group).column(column)
                   for group in range(data.num_row_groups) for column in range(data.num_columns)]  # fmt: skip
        return sum(column.total_compressed_size for column in columns
                   if column.path_in_schema in ("name", "category"))  # fmt: skip

    def prepare(self, query, route):
        """Makes the table of pieces; returns the question, None where there are no pieces."""
        pieces = Pieces(route.line, query.meters, self.edges, query.viewport(route))
        bounds = pieces.bounds()
        if bounds is None:
            return None
        self._send(pieces)
        west, south, east, north = bounds
        near = f"lon BETWEEN {west!r} AND {east!r} AND lat BETWEEN {south!r} AND {north!r}"
        if query.category:
            near += f" AND category = '{query.category}'"
        limit = f"LIMIT {query.limit}" if query.limit else ""
        return f"""
            WITH {self._distances(query.meters, f"(SELECT * FROM places WHERE {near})")}
            SELECT id, min(d) AS d FROM distances WHERE d <= {query.meters}
            GROUP BY id ORDER BY d, id {limit}
            """

    def ask(self, query, route, prepared):
        if prepared is None:
            return NOTHING
        found = self._session.sql(prepared).to_arrow_table()
        return Answers(found["id"].to_numpy(), found["d"].to_numpy())

    def _send(self, pieces):
        import pyarrow

        sent = self._session.create_data_frame(pyarrow.table({"wkb": wkb_column(pieces.points)}))
        sent.to_view("sent", overwrite=True)
        self._keep("pieces", "SELECT ST_GeogFromWKB(wkb) AS line FROM sent")

    def _distances(self, meters, near):
        """Steps of a statement, the last called `distances`, with a row for each close pair."""
        # A sphere is at most 0.6 % wrong.
        return f"""
            feet AS (
              SELECT near.id, near.lon, near.lat, ST_ClosestPoint(pieces.line, near.geog) AS foot
              FROM {near} AS near JOIN pieces ON ST_DWithin(near.geog, pieces.line, {meters * 1.006})),
            steps AS (
              SELECT id, lon - ST_X(foot) AS dx, lat - ST_Y(foot) AS dy,
                radians((lat + ST_Y(foot)) / 2) AS middle FROM feet),
            bends AS (
              SELECT *, 1 - {ECCENTRICITY!r} * sin(middle) * sin(middle) AS bend FROM steps),
            distances AS (
              SELECT id, radians(1.0) * sqrt(power(dx * {EQUATOR!r} * cos(middle), 2) / bend
                + power(dy * {EQUATOR * (1 - ECCENTRICITY)!r}, 2) / (bend * bend * bend)) AS d
              FROM bends)
            """


class SedonaPlane(Sedona):
    """Planes."""

    name = "sedona-plane"
    idiom = "in memory, ST_Intersects with boxes of 16 edges, ST_Distance in a local plane"
    edges = 16

    def _send(self, pieces):
        import pyarrow

        middle, scale, points = pieces.planes()
        names = ["west", "south", "east", "north", "x", "y", "kx", "ky"]
        columns = np.hstack([pieces.boxes, middle, scale]).T
        table = pyarrow.table({"wkb": wkb_column(points), **dict(zip(names, columns))})
        self._session.create_data_frame(table).to_view("sent", overwrite=True)
        self._keep(
            "pieces",
            "SELECT x, y, kx, ky, ST_GeomFromWKB(wkb) AS line,"
            " ST_SetCRS(ST_MakeEnvelope(west, south, east, north), 'OGC:CRS84') AS box FROM sent")

    def _distances(self, meters, near):
        return f"""
            distances AS (
              SELECT near.id, ST_Distance(
                ST_Point((near.lon - x) * kx, (near.lat - y) * ky), pieces.line) AS d
              FROM {near} AS near JOIN pieces ON ST_Intersects(near.geometry, pieces.box))
            """


class SedonaPlaneTwo(SedonaPlane):
    """The same on two cores."""

    name = "sedona-plane-2"
    idiom = "the same on two cores"
    threads = 2
