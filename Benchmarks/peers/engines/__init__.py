"""The engines, one script each."""

import importlib

# Name on the command line -> module and class. The order is that of the tables.
_PLACES = {
    "limit": ("limit", "Limit"),
    "full-scan": ("full_scan", "FullScan"),
    "shapely": ("shapely_tree", "ShapelyTree"),
    "geopandas": ("geopandas_frame", "GeoPandasFrame"),
    "sqlite-rtree": ("sqlite_rtree", "SQLiteTree"),
    "geopackage": ("geopackage", "GeoPackage"),
    "spatialite": ("spatialite", "SpatiaLite"),
    "s2": ("s2_cells", "S2Cells"),
    "spherely": ("s2_cells", "Spherely"),
    "postgis": ("postgis", "PostGIS"),
    "postgis-plane": ("postgis", "PostGISPlane"),
    "postgis-plane-2": ("postgis", "PostGISPlaneTwo"),
    "duckdb": ("duckdb_spatial", "DuckDBJoin"),
    "duckdb-grid": ("duckdb_spatial", "DuckDBGrid"),
    "duckdb-grid-2": ("duckdb_spatial", "DuckDBGridTwo"),
    "sedona": ("sedona", "Sedona"),
    "sedona-plane": ("sedona", "SedonaPlane"),
    "sedona-plane-2": ("sedona", "SedonaPlaneTwo"),
}

NAMES = list(_PLACES)
# Up to so many places all of them are asked, or a scan of everything is.
MOST_FOR_ALL, MOST_FOR_SCAN = 20_000_000, 100_000


def names(places):
    """The engines that are asked about so many places."""
    if places > MOST_FOR_ALL:
        return ["limit"]
    return [name for name in NAMES if name != "full-scan" or places <= MOST_FOR_SCAN]


def engine_class(name):
    """The class of an engine; importing it does not import the engine's own package."""
    module, kind = _PLACES[name]
    return getattr(importlib.import_module(f"engines.{module}"), kind)
