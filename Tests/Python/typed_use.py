"""What a program with types writes; mypy checks it, nothing runs it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import corridor
import corridor.spark
from corridor import tables

if TYPE_CHECKING:
    from pyspark.sql import DataFrame


def nearest(path: Path, route: corridor.Route) -> tuple[str, float] | None:
    with corridor.open(path) as places:
        answer = places.find(route, within=2000, categories=["fuel"], side="left", columns=["id", "distance"])
        names: list[str | None] = [hit.name for hit in answer]
        if not names:
            return None
        first: corridor.Hit = answer[0]
        cities = [hit["addressComponents"].get("locality") for hit in places.search("kestrel")["hits"]]
        assert all(city is None or city.isprintable() for city in cities)
        longest: float = places.gaps([(1.0, 2.0), (3.0, 4.0)], range="300km").summary()["longestMeters"]
        return first.id, first.off_route_meters + longest


def copied(answer: corridor.Answer, folder: Path) -> None:
    answer.to_parquet(folder / "places.parquet", ["id", "distance"])
    answer.to_geopackage(folder / "places.gpkg", layer="stations")
    stations = corridor.postgis("postgresql:///gis", "select * from stations")
    corridor.import_places(
        [answer, stations, corridor.geopackage(folder / "places.gpkg")], folder / "made.corridor", category="fuel")


def joined(routes: DataFrame, places: corridor.Index) -> tables.TableFunction:
    corridor.spark.find(routes, places, route="wkb", id="id", within="2km", nested=True).show()
    corridor.spark.gaps(routes, Path(places.path), route="wkb", id="id", range="300km").show()
    return tables.find(places, route="wkb", id="id", columns=["id", "distance"], threads=None)
