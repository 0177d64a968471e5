"""The places, routes and questions that all engines get.

`corridor-bench world` makes them from a fixed seed: an index for Corridor, a table (id, name,
category, lon, lat) for everyone else, a GeoJSON file for each route. Numbers of places are rows:
place 7 is row 7 of the table.
"""

import hashlib
import json
import os
import subprocess
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np


@dataclass(frozen=True)
class Query:
    """A question about a route; the answer is sorted by distance, then by number."""

    name: str
    title: str
    meters: float
    category: str | None = "fuel"
    limit: int | None = None
    is_in_viewport: bool = False

    def viewport(self, route):
        """West, south, east and north of what is asked for; None for everywhere."""
        return route.viewport if self.is_in_viewport else None


QUERIES = [
    Query("q1", "fuel within 2 km", 2000.0),
    Query("q2", "any place within 1 km", 1000.0, category=None),
    Query("q3", "the 32 closest fuel within 5 km", 5000.0, limit=32),
    Query("q4", "fuel within 2 km, in a viewport of 100 km", 2000.0, is_in_viewport=True),
]


@dataclass
class Route:
    """A route of one class; its vertices are read when they are first asked for."""

    name: str
    kind: str
    path: str
    vertices: int
    kilometers: float
    viewport: tuple[float, float, float, float] = field(default=(0, 0, 0, 0))

    @cached_property
    def line(self):
        """Longitude and latitude of every vertex."""
        with open(self.path, encoding="utf-8") as file:
            return np.array(json.load(file)["geometry"]["coordinates"])


class World:
    """The files in a folder."""

    def __init__(self, folder, places):
        self.folder = folder
        self.places = places
        self.index = self.path(f"{places}.corridor")
        self.table = self.path(f"{places}.csv")
        self.parquet = self.path(f"{places}.parquet")

    def path(self, name):
        """Where a file of this name is in the folder."""
        return os.path.join(self.folder, name)

    def make(self, bench, is_quick, is_anew=False):
        """Writes what is missing, or an index anew.

        An index that another program has built is built anew too.
        """
        os.makedirs(self.folder, exist_ok=True)
        mark, program, known = self.path(f"{self.places}.builder"), _sha256(bench), None
        if os.path.exists(mark):
            with open(mark, encoding="utf-8") as file:
                known = file.read()
        if os.path.exists(self.index) and (is_anew or known != program):
            os.remove(self.index)
        command = [bench, "world", "--places", str(self.places), "--work", self.folder]
        subprocess.run(command + ["--quick"] * is_quick, check=True)
        if not os.path.exists(self.parquet):
            self._write_parquet()
        with open(mark, "w", encoding="utf-8") as file:
            file.write(program)

    def _write_parquet(self):
        import pyarrow.csv
        import pyarrow.parquet

        table, part = pyarrow.csv.read_csv(self.table), self.parquet + ".part"
        pyarrow.parquet.write_table(table, part, compression="zstd", row_group_size=122_880)
        # Under its name only when it is whole.
        os.replace(part, self.parquet)

    @cached_property
    def routes(self):
        """All routes, by class in the order of their length."""
        with open(self.path("routes.ndjson"), encoding="utf-8") as lines:
            members = [json.loads(line) for line in lines]
        return [Route(kind=m.pop("class"), viewport=tuple(m.pop("viewport")), **m) for m in members]

    def digest(self):
        """Of the table of places; reckoned again only when the file is another."""
        state = os.stat(self.table)
        seen = {"bytes": state.st_size, "modified": state.st_mtime_ns}
        known = {}
        if os.path.exists(self.path(f"{self.places}.digest.json")):
            with open(self.path(f"{self.places}.digest.json"), encoding="utf-8") as file:
                known = json.load(file)
        if any(known.get(key) != value for key, value in seen.items()):
            known = seen | {"sha256": _sha256(self.table)}
            with open(self.path(f"{self.places}.digest.json"), "w", encoding="utf-8") as file:
                json.dump(known, file)
        return known["sha256"]

    def text_bytes(self):
        """The length of all names and categories."""
        import pyarrow.compute

        return sum(int(pyarrow.compute.sum(pyarrow.compute.binary_length(column)).as_py())
                   for column in self._table("name", "category").columns)  # fmt: skip

    def columns(self, *names, category=None):
        """Columns of the places as arrays; only of those in a category where one is given."""
        table = self._table(*names, category=category)
        return [table[name].to_numpy() for name in names]

    def _table(self, *names, category=None):
        import pyarrow.parquet

        kept = [("category", "=", category)] if category else None
        return pyarrow.parquet.read_table(self.parquet, columns=list(names), filters=kept)


def _sha256(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
