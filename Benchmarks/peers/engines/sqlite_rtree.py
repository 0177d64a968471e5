"""SQLite's own R*Tree, with the positions in its auxiliary columns; chords in NumPy.

One tree of all places and one of the fuel stations. A single tree with the category as a third
dimension serves both, but takes ten times as long for all places.
"""

import numpy as np

from engines.sqlite_store import SQLiteEngine


class SQLiteTree(SQLiteEngine):
    """The trees give the places in the boxes, and where they are."""

    name = "sqlite-rtree"
    idiom = "R*Trees of all places and of fuel, positions within; chords in NumPy"

    def load(self):
        database = self.connect(is_new=True)
        database.execute(
            "CREATE TABLE places(id INTEGER PRIMARY KEY, name TEXT, category TEXT, lon REAL, lat REAL)")
        with database:
            database.executemany("INSERT INTO places VALUES (?, ?, ?, ?, ?)",
                                 self.rows("id", "name", "category", "lon", "lat"))  # fmt: skip
            for tree, condition in (("tree", "TRUE"), ("fuel", "category = 'fuel'")):
                database.execute(
                    f"CREATE VIRTUAL TABLE {tree} USING rtree(id, x0, x1, y0, y1, +lon, +lat)")
                # In bands of a quarter of a degree, which packs the tree better than no order.
                database.execute(
                    f"INSERT INTO {tree} SELECT id, lon, lon, lat, lat, lon, lat FROM places"
                    f" WHERE {condition} ORDER BY CAST((lat + 90) * 4 AS INT), lon").fetchall()
        database.close()

    def ask(self, query, route, prepared):
        tree = query.category or "tree"
        found = self.database.execute(
            f"""
            SELECT DISTINCT tree.id, tree.lon, tree.lat FROM boxes CROSS JOIN {tree} AS tree
            ON tree.x1 >= west AND tree.x0 <= east AND tree.y1 >= south AND tree.y0 <= north
            """).fetchall()
        table = np.array(found, float).reshape(-1, 3)
        return prepared.answers(table[:, 0].astype(np.int64), table[:, 1], table[:, 2])
