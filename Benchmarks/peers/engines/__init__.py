"""The engines, one script each."""

import importlib

# Name on the command line -> module and class. The order is that of the tables.
_PLACES = {
    "limit": ("limit", "Limit"),
    "shapely": ("shapely_tree", "ShapelyTree"),
    "sqlite-rtree": ("sqlite_rtree", "SQLiteTree"),
    "geopackage": ("geopackage", "GeoPackage"),
    "spatialite": ("spatialite", "SpatiaLite"),
    "s2": ("s2_cells", "S2Cells"),
    "postgis": ("postgis", "PostGIS"),
    "postgis-plane": ("postgis", "PostGISPlane"),
    "duckdb": ("duckdb_spatial", "DuckDBJoin"),
    "duckdb-grid": ("duckdb_spatial", "DuckDBGrid"),
    "sedona": ("sedona", "Sedona"),
    "sedona-plane": ("sedona", "SedonaPlane"),
}

NAMES = list(_PLACES)


def engine_class(name):
    """The class of an engine; importing it does not import the engine's own package."""
    module, kind = _PLACES[name]
    return getattr(importlib.import_module(f"engines.{module}"), kind)
