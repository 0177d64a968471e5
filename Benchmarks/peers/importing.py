"""From an OSM file to places: `corridor import`, osm2pgsql and osmium on the same files.

osm2pgsql writes one table of places by a flexible style (places.lua) and indexes it; osmium filters
the same tags and exports the geometries, which makes no index; reading the file alone, by osmium too,
is the floor for all of them.
"""

import json
import os
import statistics
import subprocess
import sys

import cluster
import processes

HERE = os.path.dirname(os.path.abspath(__file__))
# The keys of places; places.lua has the same.
KEYS = ["amenity", "shop", "tourism", "leisure", "office", "craft", "healthcare"]


def files(extract, copies, folder):
    """The extract, and a file of so many copies of it, which is made where it is missing."""
    yield os.path.basename(extract), extract
    if copies > 1:
        name = f"{copies} copies of {os.path.basename(extract)}"
        path = os.path.join(folder, name.replace(" ", "-"))
        if not os.path.exists(path):
            command = [sys.executable, os.path.join(HERE, "copies.py"), extract, str(copies), path]
            subprocess.run(command, check=True)
        yield name, path


class Importing:
    """Imports of one file by all that is there; each becomes a line of `raw`."""

    def __init__(self, name, path, folder, command, raw, log):
        self._name, self._path, self._folder = name, path, folder
        self._command, self._raw, self._log = command, raw, log
        # What takes minutes is not repeated.
        self._repetitions = 3 if os.path.getsize(path) < 50 << 20 else 1

    def corridor(self):
        index = os.path.join(self._folder, "import.corridor")
        for tool, options, title in (
            ("corridor", ["--toponyms", "no"], "corridor import, without toponyms and addresses"),
            ("corridor-toponyms", [], "corridor import, with toponyms and addresses"),
        ):
            command = [self._command, "import", self._path, *options, "--quiet", "-o", index]
            self._timed(tool, title, [command], lambda: self._index_facts(index))
        if os.path.exists(index):
            os.remove(index)

    def osmium(self):
        self._timed("osmium-read", "osmium fileinfo --extended: reading alone",
                    [["osmium", "fileinfo", "--extended", "--no-progress", self._path]])  # fmt: skip
        filtered = os.path.join(self._folder, "filtered.osm.pbf")
        exported = os.path.join(self._folder, "exported.geojsonseq")
        tags = [f"nwr/{key}" for key in KEYS]
        self._timed("osmium", "osmium tags-filter and export (no index)", [
            ["osmium", "tags-filter", "--overwrite", "--no-progress", "-o", filtered, self._path,
             *tags],
            ["osmium", "export", "--overwrite", "--no-progress", "-o", exported, filtered],
        ], lambda: _line_facts(exported))  # fmt: skip
        for path in (filtered, exported):
            if os.path.exists(path):
                os.remove(path)

    def osm2pgsql(self):
        with cluster.Cluster(self._folder, "1GB") as server:
            cluster.create_database(server.folder, "osm", ["postgis"])
            self._timed("osm2pgsql", "osm2pgsql, flex, places only (processor and memory without"
                        " the server's)", [[
                "osm2pgsql", "--create", "--output", "flex", "--style",
                os.path.join(HERE, "places.lua"), "--number-processes", "2",
                "--host", server.folder, "--port", str(cluster.PORT), "--username", "postgres",
                "--database", "osm", self._path,
            ]], lambda: _table_facts(server))  # fmt: skip

    def _timed(self, tool, title, commands, facts=dict):
        """Runs commands one after the other, as often as is wanted."""
        runs = []
        try:
            for _ in range(self._repetitions):
                parts = [processes.run(command, self._log) for command in commands]
                runs.append((sum(part[0] for part in parts), max(part[1] for part in parts),
                             sum(part[2] for part in parts)))  # fmt: skip
        except subprocess.CalledProcessError as error:
            self._raw.add("left-out", engine=f"{title}, {self._name}", reason=str(error))
            return
        seconds, peak, cpu = (statistics.median(values) for values in zip(*runs))
        self._raw.add("import", file=self._name, fileBytes=os.path.getsize(self._path), tool=tool,
                      name=title, seconds=seconds, peak=peak, cpu=cpu, **facts())  # fmt: skip

    def _index_facts(self, index):
        said = subprocess.run([self._command, "info", index, "--format", "json"],
                              stdout=subprocess.PIPE, check=True).stdout  # fmt: skip
        return {"bytes": os.path.getsize(index), "places": json.loads(said)["places"]}


def measure(extract, copies, folder, command, raw, left_out, log):
    """Imports with everything that is there."""
    for name, path in files(extract, 1 if "copies" in left_out else copies, folder):
        importing = Importing(name, path, folder, command, raw, log)
        if "osmium" not in left_out:
            importing.osmium()
        importing.corridor()
        if "osm2pgsql" not in left_out:
            importing.osm2pgsql()


def _line_facts(exported):
    with open(exported, "rb") as lines:
        return {"bytes": os.path.getsize(exported), "places": sum(1 for _ in lines)}


def _table_facts(server):
    with cluster.connect(server.folder, "osm") as database:
        size, count = database.execute(
            "SELECT pg_total_relation_size('places'), count(*) FROM places").fetchone()
    return {"bytes": size, "places": count}
