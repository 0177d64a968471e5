"""The same join in each engine: the places of a category within 2 km of each route.

    jobs.py NAME INDEX ROUTES PLACES ANSWERS [COLUMNS]

INDEX is an index of Corridor, PLACES a Parquet file with the places of the category (id, lon, lat), ROUTES one with the
routes (id, wkb), ANSWERS the Parquet file or folder to write, with the columns route and id at least. COLUMNS are those of the
hits that Corridor writes, with commas between, by default the usual ones. Writes a line to standard output when the engine has started and has the places, before the routes are read.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

METERS = 2000.0
FIELDS: dict[str, Any] = {"within": METERS, "categories": ["fuel"]}
CORES = 2


def ready() -> None:
    print("ready", flush=True)


def spark(index: str, routes: str, places: str, answers: str) -> None:
    """Spark, two executors of one core and 2 GiB in processes of their own."""
    from pyspark.sql import SparkSession

    import corridor.spark

    # Java only moves bytes here; all of its compiler costs more than it saves.
    java = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
    session = SparkSession.builder.master(f"local-cluster[{CORES},1,2048]").config(map={
        "spark.ui.enabled": "false", "spark.executor.memory": "2g",
        "spark.driver.extraJavaOptions": java, "spark.executor.extraJavaOptions": java,
        # Routes of 80 KB: batches of 16 MB, and a row group to each task.
        "spark.sql.execution.arrow.maxRecordsPerBatch": "200", "spark.sql.parquet.columnarReaderBatchSize": "200",
        "spark.sql.files.maxPartitionBytes": str(64 << 20),
    }).getOrCreate()
    session.range(CORES).count()
    ready()
    found = corridor.spark.find(session.read.parquet(routes), index, route="wkb", id="id", **FIELDS)
    found.write.parquet(answers)
    session.stop()


def sail(index: str, routes: str, places: str, answers: str) -> None:
    """Sail in this process, by Spark Connect."""
    from pysail.spark import SparkConnectServer
    from pyspark.sql import SparkSession

    import corridor.spark

    server = SparkConnectServer("127.0.0.1", 0)
    server.start(background=True)
    session = SparkSession.builder.remote(f"sc://127.0.0.1:{server.listening_address[1]}").getOrCreate()
    ready()
    found = corridor.spark.find(session.read.parquet(routes), index, route="wkb", id="id", **FIELDS)
    found.write.parquet(answers)
    session.stop()
    server.stop()


def tables(index: str, routes: str, places: str, answers: str) -> None:
    """`corridor.tables` without an engine, row group by row group."""
    import pyarrow.parquet

    from corridor import tables

    search = tables.find(index, route="wkb", id="id", **FIELDS)
    ready()
    parts = pyarrow.parquet.ParquetFile(routes)
    with pyarrow.parquet.ParquetWriter(answers, search(parts.schema_arrow.empty_table()).schema) as file:
        for found in search.batches(parts.iter_batches(200)):
            file.write_batch(found)


def pieces(routes: str, edges: int) -> Any:
    """The routes in pieces, with their boxes and lines in planes; see Benchmarks/peers/pieces.py."""
    import numpy
    import pyarrow.parquet
    import shapely

    sys.path.append(str(Path(__file__).parent.parent / "peers"))
    from pieces import Pieces, wkb_column

    table = pyarrow.parquet.read_table(routes)
    parts = []
    for route, line in zip(table["id"].to_pylist(), shapely.from_wkb(table["wkb"].to_numpy())):
        cut = Pieces(shapely.get_coordinates(line), METERS, edges)
        middle, scale, points = cut.planes()
        names = ["west", "south", "east", "north", "x", "y", "kx", "ky"]
        columns = dict(zip(names, numpy.hstack([cut.boxes, middle, scale]).T))
        parts.append(pyarrow.table({
            "route": numpy.full(len(cut), route), "line": wkb_column(points), "degrees": wkb_column(cut.points),
            **columns}))
    return pyarrow.concat_tables(parts)


def duckdb(index: str, routes: str, places: str, answers: str) -> None:
    """DuckDB: SPATIAL_JOIN with the boxes of pieces, then distances in local planes."""
    import glob

    import duckdb
    import duckdb_extension_spatial

    database = duckdb.connect(config={"threads": CORES, "memory_limit": "12GB"})
    (extension,) = glob.glob(f"{os.path.dirname(duckdb_extension_spatial.__file__)}/extensions/*/spatial.duckdb_extension")
    database.execute(f"LOAD '{extension}'")
    database.execute(f"CREATE TABLE places AS SELECT *, ST_Point(lon, lat) AS geom FROM '{places}'")
    ready()
    sent = pieces(routes, 32)
    database.register("sent", sent)
    database.execute(
        f"""
        CREATE TABLE pieces AS SELECT route, x, y, kx, ky, ST_GeomFromWKB(line) AS line,
          ST_MakeEnvelope(west, south, east, north) AS box FROM sent;
        COPY (
          SELECT route, id, min(d) AS d FROM (
            SELECT route, id, ST_Distance(line, ST_Point((lon - x) * kx, (lat - y) * ky)) AS d
            FROM places JOIN pieces ON ST_Intersects(places.geom, pieces.box))
          WHERE d <= {METERS} GROUP BY route, id
        ) TO '{answers}' (FORMAT parquet)
        """)


def sedona(index: str, routes: str, places: str, answers: str) -> None:
    """SedonaDB: a spatial join with the boxes of pieces, then distances in local planes."""
    import pyarrow.parquet
    import sedonadb

    session = sedonadb.connect()
    session.sql(f"SET datafusion.execution.target_partitions = {CORES}").execute()

    def keep(name: str, statement: str) -> None:
        session.sql(statement).to_memtable().to_view(name, overwrite=True)

    session.read_parquet(places).to_view("file", overwrite=True)
    keep("places", "SELECT id, lon, lat, ST_Point(lon, lat) AS geom FROM file")
    ready()
    session.create_data_frame(pieces(routes, 16)).to_view("sent", overwrite=True)
    keep(
        "pieces",
        "SELECT route, x, y, kx, ky, ST_GeomFromWKB(line) AS line,"
        " ST_MakeEnvelope(west, south, east, north) AS box FROM sent")
    found = session.sql(
        f"""
        SELECT route, id, min(d) AS d FROM (
          SELECT route, id, ST_Distance(ST_Point((lon - x) * kx, (lat - y) * ky), line) AS d
          FROM places JOIN pieces ON ST_Intersects(places.geom, pieces.box)) AS pairs
        WHERE d <= {METERS} GROUP BY route, id
        """)
    pyarrow.parquet.write_table(found.to_arrow_table(), answers)


def postgis(index: str, routes: str, places: str, answers: str) -> None:
    """PostGIS: the boxes of pieces through the index on geometry, then distances of geographies."""
    import pyarrow.parquet

    sys.path.append(str(Path(__file__).parent.parent / "peers"))
    import cluster

    with cluster.Cluster(os.path.dirname(answers)) as server:
        name = "scale"
        cluster.create_database(server.folder, name, ["postgis"])
        database = cluster.connect(server.folder, name)
        database.execute("CREATE UNLOGGED TABLE rows(id INT, lon FLOAT8, lat FLOAT8)")
        _copy(database, "rows(id, lon, lat)", pyarrow.parquet.read_table(places))
        database.execute(
            "CREATE TABLE places AS SELECT id, point AS geom, point::geography AS geog"
            " FROM rows, ST_SetSRID(ST_MakePoint(lon, lat), 4326) AS point ORDER BY point")
        database.execute("CREATE INDEX ON places USING gist(geom)")
        database.execute("VACUUM ANALYZE places")
        ready()
        database.execute(
            "CREATE TEMP TABLE sent(route INT, degrees BYTEA, west FLOAT8, south FLOAT8, east FLOAT8, north FLOAT8)")
        columns = ["route", "degrees", "west", "south", "east", "north"]
        _copy(database, f"sent({', '.join(columns)})", pieces(routes, 64).select(columns))
        database.execute(
            "CREATE TEMP TABLE pieces AS SELECT route, ST_GeomFromWKB(degrees, 4326)::geography AS line,"
            " ST_MakeEnvelope(west, south, east, north, 4326) AS box FROM sent")
        database.execute("ANALYZE pieces")
        with database.cursor(binary=True) as cursor:
            cursor.execute(
                f"""
                WITH pairs AS MATERIALIZED (
                  SELECT route, id, ST_Distance(geog, line) AS d FROM pieces JOIN places ON places.geom && pieces.box)
                SELECT route, id, min(d) FROM pairs WHERE d <= {METERS} GROUP BY route, id
                """)
            found = list(zip(*cursor.fetchall()))
        pyarrow.parquet.write_table(pyarrow.table(dict(zip(("route", "id", "d"), found))), answers)


def _copy(database: Any, table: str, rows: Any) -> None:
    kinds = [{"int64": "int4", "binary": "bytea"}.get(str(kind), "float8") for kind in rows.schema.types]
    with database.cursor() as cursor, cursor.copy(f"COPY {table} FROM STDIN (FORMAT BINARY)") as copy:
        copy.set_types(kinds)
        for row in zip(*(column.to_pylist() for column in rows.columns)):
            copy.write_row(row)


if __name__ == "__main__":
    if len(sys.argv) > 6:
        FIELDS["columns"] = sys.argv[6].split(",")
    globals()[sys.argv[1]](*sys.argv[2:6])
