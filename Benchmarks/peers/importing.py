"""From an OSM file to places: `corridor import`, osm2pgsql and osmium on the same file.

osm2pgsql writes one table of places by a flexible style (places.lua) and indexes it; osmium filters
the same tags and exports the geometries, which makes no index.
"""

import json
import os
import subprocess

import cluster
import processes

HERE = os.path.dirname(os.path.abspath(__file__))
# The keys of places; places.lua has the same.
KEYS = ["amenity", "shop", "tourism", "leisure", "office", "craft", "healthcare"]


def measure(pbf, folder, command, raw, left_out, log):
    """Imports with everything that is there; a line of each goes to `raw`."""
    index = os.path.join(folder, "import.corridor")
    for name, options in (("without", ["--toponyms", "no"]), ("with", [])):
        _timed(raw, log, f"corridor import, {name} toponyms and addresses",
               [[command, "import", pbf, *options, "--quiet", "-o", index]],
               lambda: _index_facts(command, index))  # fmt: skip
    if "osmium" not in left_out:
        filtered = os.path.join(folder, "filtered.osm.pbf")
        exported = os.path.join(folder, "exported.geojsonseq")
        tags = [f"nwr/{key}" for key in KEYS]
        _timed(raw, log, "osmium tags-filter and export (no index)", [
            ["osmium", "tags-filter", "--overwrite", "--no-progress", "-o", filtered, pbf, *tags],
            ["osmium", "export", "--overwrite", "--no-progress", "-o", exported, filtered],
        ], lambda: _line_facts(exported))  # fmt: skip
    if "osm2pgsql" not in left_out:
        with cluster.Cluster(folder, "1GB") as server:
            cluster.create_database(server.folder, "osm", ["postgis"])
            _timed(raw, log, "osm2pgsql, flex, places only (memory without the server's)", [[
                "osm2pgsql", "--create", "--output", "flex", "--style",
                os.path.join(HERE, "places.lua"), "--cache", "1024", "--number-processes", "2",
                "--host", server.folder, "--port", str(cluster.PORT), "--username", "postgres",
                "--database", "osm", pbf,
            ]], lambda: _table_facts(server))  # fmt: skip


def _index_facts(command, index):
    said = subprocess.run([command, "info", index, "--format", "json"], stdout=subprocess.PIPE,
                          check=True).stdout  # fmt: skip
    return {"bytes": os.path.getsize(index), "places": json.loads(said)["places"]}


def _line_facts(exported):
    with open(exported, "rb") as lines:
        return {"bytes": os.path.getsize(exported), "places": sum(1 for _ in lines)}


def _table_facts(server):
    with cluster.connect(server.folder, "osm") as database:
        size, count = database.execute(
            "SELECT pg_total_relation_size('places'), count(*) FROM places").fetchone()
    return {"bytes": size, "places": count}


def _timed(raw, log, name, commands, facts):
    """Runs commands one after the other; writes their time together, peak memory and `facts()`."""
    try:
        runs = [processes.run(command, log) for command in commands]
    except subprocess.CalledProcessError as error:
        raw.add("left-out", engine=name, reason=str(error))
        return
    raw.add("import", name=name, seconds=sum(seconds for seconds, _ in runs),
            peak=max(peak for _, peak in runs), **facts())  # fmt: skip
