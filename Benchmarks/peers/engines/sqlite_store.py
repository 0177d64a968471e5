"""What the three engines in SQLite files share: opening, and the boxes of a route as a table."""

import os

from engine import Engine
from pieces import Pieces, Ruler


class SQLiteEngine(Engine):
    """An engine in one SQLite file, with a gigabyte of cache."""

    packages = "sqlite"
    # An extension to load; empty for none.
    extension = ""
    suffix = ".sqlite"

    def files(self):
        return [self.path(self.suffix)]

    def text_bytes(self):
        # Rows hold names and categories as they are.
        return self.world.text_bytes()

    def connect(self, is_new=False):
        """Opens the file; a new one without a journal."""
        import apsw

        path = self.path(self.suffix)
        if is_new and os.path.exists(path):
            os.remove(path)
        database = apsw.Connection(path)
        pragmas = ["cache_size = -1000000", "temp_store = memory", "mmap_size = 8000000000"]
        if is_new:
            pragmas += ["journal_mode = off", "synchronous = off"]
        for pragma in pragmas:
            database.execute(f"PRAGMA {pragma}").fetchall()
        if self.extension:
            database.enable_load_extension(True)
            database.load_extension(self.extension)
        return database

    def open(self):
        self.database = self.connect()
        self.database.execute("CREATE TEMP TABLE boxes(west, south, east, north)")

    def prepare(self, query, route):
        """Fills the table of boxes, each around 64 edges."""
        pieces = Pieces(route.line, query.meters, 64, query.viewport(route))
        self.database.execute("DELETE FROM boxes").fetchall()
        with self.database:
            self.database.executemany("INSERT INTO boxes VALUES (?, ?, ?, ?)",
                                      pieces.boxes.tolist())  # fmt: skip
        return Ruler(query, route)

    def rows(self, *names):
        """Columns of the world as rows of Python values."""
        return zip(*(column.tolist() for column in self.world.columns(*names)))
