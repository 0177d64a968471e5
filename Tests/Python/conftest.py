"""The tests of the Python package.

    CORRIDOR_LIBRARY=.. CORRIDOR_PROGRAM=.. PYTHONPATH=Sources/CorridorPython python3 -m pytest Tests/Python

CORRIDOR_LIBRARY is the library for C, CORRIDOR_PROGRAM the command; without the former and PYTHONPATH, the
installed package is tested. requirements.txt has the packages that the tests need, and requirements-*.txt those of
test_spark.py, test_cluster.py and test_scale.py, which skip engines that are not installed.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import corridor

ROOT = Path(__file__).parent.parent.parent
FIXTURES = ROOT / "Fixtures"


@pytest.fixture(scope="session")
def index_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("index") / "island.corridor"
    with pytest.warns(UserWarning, match="10 left out"):
        corridor.import_places([FIXTURES / "island.osm.pbf", FIXTURES / "stations.csv"], path)
    return path


@pytest.fixture
def places(index_path: Path) -> Iterator[corridor.Index]:
    with corridor.open(index_path) as index:
        yield index


@pytest.fixture(scope="session")
def positions() -> list[tuple[float, float]]:
    """The vertices of the example route."""
    document = json.loads((FIXTURES / "route.geojson").read_text(encoding="utf-8"))
    return [tuple(position) for position in document["geometry"]["coordinates"]]


@pytest.fixture(scope="session")
def route() -> corridor.Route:
    return corridor.Route(FIXTURES / "route.geojson")


@pytest.fixture(scope="session")
def tour() -> corridor.Route:
    return corridor.Route(FIXTURES / "tour.geojson")


@pytest.fixture(scope="session")
def spark() -> Iterator[Any]:
    """A session of Sail if pysail is installed, else of a local Spark if pyspark and Java are."""
    sql = pytest.importorskip("pyspark.sql")
    # Workers run the Python of the tests.
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    builder = sql.SparkSession.builder
    if importlib.util.find_spec("pysail"):
        from pysail.spark import SparkConnectServer

        server = SparkConnectServer("127.0.0.1", 0)
        server.start(background=True)
        session = builder.remote(f"sc://127.0.0.1:{server.listening_address[1]}").getOrCreate()
    elif shutil.which("java"):
        # Another zone than that of the tests' times, and batches of few routes.
        session = builder.master("local[2]").config(map={
            "spark.ui.enabled": "false", "spark.sql.session.timeZone": "Asia/Tokyo",
            "spark.sql.shuffle.partitions": "2", "spark.sql.execution.arrow.maxRecordsPerBatch": "3",
        }).getOrCreate()
    else:
        pytest.skip("there is no Java")
    yield session
    session.stop()
