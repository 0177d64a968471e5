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


def copied(extract, copies, folder):
    """The name and path of a file of so many copies of the extract, which is made where it is missing."""
    name = f"{copies} copies of {os.path.basename(extract)}"
    path = os.path.join(folder, name.replace(" ", "-"))
    if not os.path.exists(path):
        command = [sys.executable, os.path.join(HERE, "copies.py"), extract, str(copies), path]
        subprocess.run(command, check=True)
    return name, path


class Importing:
    """Imports of one file by all that is there; each becomes a line of `raw`."""

    def __init__(self, name, path, folder, command, raw, log):
        self._name, self._path, self._folder = name, path, folder
        self._command, self._raw, self._log = command, raw, log
        # What takes minutes is not repeated.
        self._repetitions = 3 if os.path.getsize(path) < 50 << 20 else 1

    def corridor(self, options=(), limit=None):
        """Of an OSM file, without toponyms and with them; in a limit of memory where one is given."""
        for tool, own, title in (
            ("corridor", ["--toponyms", "no"], "corridor import, without toponyms and addresses"),
            ("corridor-toponyms", [], "corridor import, with toponyms and addresses"),
        ):
            self._corridor(tool, title, [*own, *options], limit)

    def corridor_table(self, options=(), limit=None):
        """Of a table."""
        self._corridor("corridor-table", "corridor import", ["--source", "table", *options], limit)

    def _corridor(self, tool, title, options, limit):
        index = os.path.join(self._folder, "import.corridor")
        command = [self._command, "import", self._path, *options, "--quiet", "-o", index]
        if limit:
            tool, title, command = f"{tool}-limited", f"{title}, {limit.title}", limit.command(command)
        self._timed(tool, title, [command],
                    lambda: self._index_facts(index) | (limit.facts() if limit else {}))  # fmt: skip
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
        # It holds nodes and ways in memory, about twice the file, unless it is told not to.
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        flat = os.path.join(self._folder, "nodes.flat")
        is_slim = os.path.getsize(self._path) > memory / 4
        slim = ["--slim", "--drop", "--flat-nodes", flat] if is_slim else []
        with cluster.Cluster(self._folder, "1GB") as server:
            cluster.create_database(server.folder, "osm", ["postgis"])
            self._timed("osm2pgsql", f"osm2pgsql, flex{', slim' * is_slim}, places only (memory without"
                        " the server's)", [[
                "osm2pgsql", "--create", *slim, "--output", "flex", "--style",
                os.path.join(HERE, "places.lua"), "--number-processes", "2",
                "--host", server.folder, "--port", str(cluster.PORT), "--username", "postgres",
                "--database", "osm", self._path,
            ]], lambda: _table_facts(server))  # fmt: skip
            cluster.drop_database(server.folder, "osm")
        if os.path.exists(flat):
            os.remove(flat)

    def _timed(self, tool, title, commands, facts=dict):
        """Runs commands one after the other, as often as is wanted."""
        runs = []
        try:
            for _ in range(self._repetitions):
                parts = [processes.run(command, self._log) for command in commands]
                runs.append([merge(getattr(part, name) for part in parts) for name, merge in (
                    ("seconds", sum), ("cpu", sum), ("peak", max), ("anonymous", max))])  # fmt: skip
        except subprocess.CalledProcessError as error:
            self._raw.add("left-out", engine=f"{title}, {self._name}", reason=str(error))
            return
        seconds, cpu, peak, anonymous = (statistics.median(values) for values in zip(*runs))
        self._raw.add("import", file=self._name, fileBytes=os.path.getsize(self._path), tool=tool,
                      name=title, seconds=seconds, peak=peak, anonymous=anonymous, cpu=cpu,
                      **facts())  # fmt: skip

    def _index_facts(self, index):
        said = subprocess.run([self._command, "info", index, "--format", "json"],
                              stdout=subprocess.PIPE, check=True).stdout  # fmt: skip
        return {"bytes": os.path.getsize(index), "places": json.loads(said)["places"]}


def measure(extract, copies, folder, command, raw, left_out, log):
    """Imports with everything that is there."""
    files = [(os.path.basename(extract), extract)]
    if copies > 1 and "copies" not in left_out:
        files.append(copied(extract, copies, folder))
    for name, path in files:
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
