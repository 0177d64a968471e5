"""Times answers in the hands of Python, beside DuckDB, GeoPandas and Polars writing the same rows.

    answers.py INDEX ROUTE [WITHIN]

INDEX is an index, ROUTE a file with a route, WITHIN the half-width (1km). Needs the package corridor with its command
and those of Tests/Python/requirements.txt. Prints processor milliseconds, the median of five runs, and the ratio to
the search alone, all taken in one run. The command is timed as a whole, from its start to the end of the file.
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import duckdb

import corridor


def processor_time() -> float:
    """Of this process and of those that it has waited for, in seconds."""
    waited = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + waited.ru_utime + waited.ru_stime


def milliseconds(work: Callable[[], object], runs: int = 5) -> float:
    """The median processor time of some runs, after one that does not count."""
    work()
    times = []
    for _ in range(runs):
        began = processor_time()
        work()
        times.append(1000 * (processor_time() - began))
    return statistics.median(times)


def main() -> None:
    if not 3 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    places = corridor.open(sys.argv[1])
    route = corridor.Route(Path(sys.argv[2]))
    within = sys.argv[3] if len(sys.argv) == 4 else "1km"

    def find(columns: list[str] | None = None) -> corridor.Answer:
        return places.find(route, within=within, columns=columns)

    search = milliseconds(find)
    usual = find(["id", "name", "position", "distance", "side", "pass", "categories", "tags"])
    frame = usual.to_geopandas()
    table = usual.to_polars()
    rows = duckdb.connect()
    rows.register("answer", usual.to_arrow())
    print(f"{len(usual)} places, {search:.1f} ms to find them\n")
    print(f"{'':42}{'ms':>10}{'ratio':>8}{'ns a place':>12}")

    def report(name: str, work: Callable[[], object], size: Path | None = None) -> None:
        taken = milliseconds(work)
        line = f"{name:42}{taken:10.1f}{taken / search:8.2f}{1e6 * taken / len(usual):12.0f}"
        print(line + (f"{size.stat().st_size / 1000 / taken:8.0f} MB/s" if size else ""))

    report("find and numbers to Arrow", lambda: find(["position", "distance", "side"]).to_arrow())
    report("find, with identifiers and names", lambda: find(["position", "distance", "side", "id", "name"]).to_arrow())
    chosen = ["id", "name", "position", "distance", "side", "pass", "categories"]
    report("find and all usual columns to Arrow", lambda: find(chosen).to_arrow())
    report("find and usual columns to pandas", lambda: find(chosen).to_pandas())
    report("find and usual columns to GeoPandas", lambda: find(chosen).to_geopandas())
    report("find and usual columns to Polars", lambda: find(chosen).to_polars())
    report("find and every hit as an object", lambda: [hit.id for hit in find()])
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "answer")
        print("\nthe rows alone, to a file")
        report("Parquet, Corridor", lambda: usual.to_parquet(file), file)
        report("Parquet, GeoPandas", lambda: frame.to_parquet(file), file)
        report("Parquet, Polars", lambda: table.write_parquet(file), file)
        report("Parquet, DuckDB", lambda: rows.execute(f"copy answer to '{file}' (format parquet)"), file)
        report("NDJSON, Polars", lambda: table.write_ndjson(file), file)
        report("NDJSON, DuckDB", lambda: rows.execute(f"copy answer to '{file}' (format json)"), file)
        flat = table.drop("categories", "tags")
        report("CSV without lists, Polars", lambda: flat.write_csv(file), file)
        report("CSV, DuckDB", lambda: rows.execute(f"copy answer to '{file}' (format csv)"), file)
        plain = frame.drop(columns=["categories", "tags"])
        report("GeoJSON without lists, GeoPandas", lambda: file.write_text(plain.to_json()), file)
        package = file.with_suffix(".gpkg")
        report("GeoPackage without lists, GeoPandas", lambda: plain.to_file(package, driver="GPKG"), package)
        print("\nthe whole command: start, route, search and all columns to a file")
        for name in ("ndjson", "geojson", "csv", "gpkg"):
            command = ["corridor", "find", "--route", sys.argv[2], "--places", sys.argv[1], "--within", within]
            command += ["--format", name, "--output", str(file)]
            report(name, lambda command=command: subprocess.run(command, check=True), file)
    print("\ncorridor-bench measures GeoJSON, NDJSON and CSV alone: output/*.")


main()
