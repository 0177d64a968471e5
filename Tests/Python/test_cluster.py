"""`corridor.spark` on a Spark with executors in processes of their own, some of which are killed; for `.ci/nightly`."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import corridor.spark

from test_tables import FIELDS, LINE, TOUR, WKB

COPIES, PARTITIONS = 20_000, 40


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two executors with one core each."""
    sql = pytest.importorskip("pyspark.sql")
    if importlib.util.find_spec("pysail") or shutil.which("java") is None:
        pytest.skip("there is no Java, or only the client of pyspark")
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    session = sql.SparkSession.builder.master("local-cluster[2,1,1024]").config(map={
        "spark.ui.enabled": "false", "spark.sql.execution.arrow.maxRecordsPerBatch": "100",
        # Each partition of the test is a task.
        "spark.sql.adaptive.enabled": "false",
    }).getOrCreate()
    yield session
    session.stop()


def descendants() -> dict[int, tuple[int, str]]:
    """The processes that this one or its children have started: their parents and command lines."""
    found: dict[int, tuple[int, str]] = {}
    parents = {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((path / "stat").read_text(errors="replace").rpartition(")")[2].split()[1])
            parents[int(path.name)] = parent, (path / "cmdline").read_text(errors="replace").replace("\0", " ")
        except OSError:
            continue
    more = {os.getpid()}
    while more := {pid for pid, (parent, _) in parents.items() if parent in more}:
        found |= {pid: parents[pid] for pid in more}
    return found


def executor() -> int:
    return min(pid for pid, (_, command) in descendants().items() if "CoarseGrainedExecutorBackend" in command)


def python_worker() -> int:
    """A process that the daemon of an executor has forked for its tasks."""
    found = descendants()
    return min(
        pid for pid, (parent, command) in found.items()
        if "pyspark.daemon" in command and "pyspark.daemon" in found.get(parent, (0, ""))[1])


@pytest.mark.parametrize("victim", [executor, python_worker])
def test_rows_are_the_same_when_a_process_is_killed(cluster: Any, places: corridor.Index, victim: Any) -> None:
    routes = cluster.range(0, COPIES, 1, PARTITIONS).selectExpr(
        "id", f"case when id % 3 = 0 then unhex('{TOUR.wkb_hex}') else unhex('{WKB.hex()}') end as wkb")
    found = corridor.spark.find(routes, places, route="wkb", id="id", columns="id", **FIELDS)
    context = cluster.sparkContext
    group = victim.__name__

    def read() -> Any:
        context.setJobGroup(group, group)
        return found.select("route", "id").toArrow()

    with ThreadPoolExecutor(1) as pool:
        job = pool.submit(read)
        stage = killed = None
        while not job.done() and killed is None:
            time.sleep(0.02)
            for number in context.statusTracker().getJobIdsForGroup(group):
                (stage,) = context.statusTracker().getJobInfo(number).stageIds
                information = context.statusTracker().getStageInfo(stage)
                if information and information.numCompletedTasks >= 4:
                    killed = victim()
                    os.kill(killed, signal.SIGKILL)
        table = job.result()
    information = context.statusTracker().getStageInfo(stage)
    assert killed and information.numFailedTasks > 0, "it was killed too late"
    rows = Counter(zip(table["route"].to_pylist(), table["id"].to_pylist()))
    ids = [[hit.id for hit in places.find(line, **FIELDS)] for line in (LINE, TOUR)]
    assert rows == Counter((number, id) for number in range(COPIES) for id in ids[number % 3 == 0])
