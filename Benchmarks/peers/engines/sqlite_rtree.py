"""SQLite's own R*Tree with the category as a third dimension; chords in NumPy."""

import numpy as np

from engines.sqlite_store import SQLiteEngine


class SQLiteTree(SQLiteEngine):
    """The tree gives the places in the boxes of a category at once."""

    name = "sqlite-rtree"
    idiom = "R*Tree of lon, lat and category; chords in NumPy"

    def load(self):
        database = self.connect(is_new=True)
        database.execute(
            "CREATE TABLE categories(code INTEGER PRIMARY KEY, name TEXT UNIQUE);"
            "CREATE TABLE places(id INTEGER PRIMARY KEY, name, category INT, lon REAL, lat REAL);"
            "CREATE VIRTUAL TABLE tree USING rtree(id, x0, x1, y0, y1, c0, c1)")  # fmt: skip
        codes = {}
        with database:
            database.executemany(
                "INSERT INTO places VALUES (?, ?, ?, ?, ?)",
                ((id_, name, codes.setdefault(category, len(codes)), lon, lat)
                 for id_, name, category, lon, lat
                 in self.rows("id", "name", "category", "lon", "lat")))  # fmt: skip
            database.executemany("INSERT INTO categories VALUES (?, ?)",
                                 ((code, name) for name, code in codes.items()))  # fmt: skip
            # In bands of a quarter of a degree, which packs the tree better than no order.
            database.execute(
                "INSERT INTO tree SELECT id, lon, lon, lat, lat, category, category FROM places"
                " ORDER BY CAST((lat + 90) * 4 AS INT), lon").fetchall()  # fmt: skip
        database.close()

    def ask(self, query, route, prepared):
        restriction, values = "", ()
        if query.category:
            code = self.database.execute("SELECT code FROM categories WHERE name = ?",
                                         (query.category,)).fetchall()[0][0]  # fmt: skip
            restriction, values = "AND tree.c0 <= ? AND tree.c1 >= ?", (code, code)
        found = self.database.execute(
            f"""
            SELECT places.id, places.lon, places.lat FROM (
              SELECT DISTINCT tree.id FROM boxes CROSS JOIN tree
              ON tree.x1 >= west AND tree.x0 <= east AND tree.y1 >= south AND tree.y0 <= north
              {restriction}) AS near CROSS JOIN places ON places.id = near.id
            """,
            values).fetchall()  # fmt: skip
        table = np.array(found, float).reshape(-1, 3)
        return prepared.answers(table[:, 0].astype(np.int64), table[:, 1], table[:, 2])
