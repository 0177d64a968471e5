"""A GeoPackage as GDAL writes it, asked through its R-tree in SQL; chords in NumPy.

The category is a condition on the table of features: GDAL's tree has no room for it.
"""

import os

import numpy as np

from engines.sqlite_store import SQLiteEngine


class GeoPackage(SQLiteEngine):
    """Points are the last 16 bytes of their geometries."""

    name = "geopackage"
    packages = "gdal"
    idiom = "GDAL's GeoPackage with R-tree, asked in SQL; chords in NumPy"
    suffix = ".gpkg"

    def load(self):
        import geopandas
        import shapely

        if os.path.exists(self.path(self.suffix)):
            os.remove(self.path(self.suffix))
        number, name, category, lon, lat = self.world.columns("id", "name", "category", "lon", "lat")
        frame = geopandas.GeoDataFrame(
            {"number": number, "name": name, "category": category},
            geometry=shapely.points(lon, lat), crs=4326)  # fmt: skip
        frame.to_file(self.path(self.suffix), driver="GPKG", layer="places", engine="pyogrio")

    def ask(self, query, route, prepared):
        restriction = "AND places.category = ?" if query.category else ""
        values = (query.category,) if query.category else ()
        found = self.database.execute(
            f"""
            SELECT places.number, substr(places.geom, -16) FROM (
              SELECT DISTINCT tree.id FROM boxes CROSS JOIN rtree_places_geom AS tree
              ON tree.maxx >= west AND tree.minx <= east AND tree.maxy >= south AND tree.miny <= north
            ) AS near CROSS JOIN places ON places.fid = near.id {restriction}
            """,
            values).fetchall()  # fmt: skip
        ids = np.array([row[0] for row in found], np.int64)
        points = np.frombuffer(b"".join(row[1] for row in found), "<f8").reshape(-1, 2)
        return prepared.answers(ids, points[:, 0], points[:, 1])
