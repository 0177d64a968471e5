"""Makes README.md and the charts from raw.jsonl.

    python3 Benchmarks/peers/report.py Benchmarks/runs/<date>
"""

import os
import sys

import chart
import tables
import targets
from results import Results, ratio_rows, to_corridor, with_reading

# Metres by which a distance of Corridor's may be off.
WORST = 0.001


def charts(results, folder):
    """Writes the pictures; yields the lines that show them."""
    first = next(iter(results.queries))
    values = [(engine, [results.median(engine, first, kind, to_corridor) for kind in results.classes])
              for engine in results.engines if engine != "corridor"]  # fmt: skip
    title = f"Times as long as Corridor: {results.queries[first]}, {results.run['places']:,} places"
    yield _picture(folder, "summary.svg", title, results.classes, values, mark=1.0)
    for name, title, rows in ratio_rows(results):
        if name == "fresh":
            continue
        for kind in results.classes:
            values = [(label, [results.median(engine, query, kind, value) for query in results.queries])
                      for label, engine, value in rows]  # fmt: skip
            if any(any(group) for _, group in values):
                shown = f"Times as long as {title}: {kind}, {results.run['places']:,} places"
                yield _picture(folder, f"{name}-{kind}.svg", shown, list(results.queries), values,
                               mark=1.0)  # fmt: skip
    for name, title, series, rows in _single_charts(results):
        if any(any(group) for _, group in rows):
            yield _picture(folder, f"{name}.svg", title, series, rows)


def _single_charts(results):
    """Name, title, series and rows of charts that are not about questions."""
    places, loads = results.run["places"], results.rows("load")
    yield ("load", "Seconds to load and index", ["s"],
           [(row["engine"], [row["seconds"]]) for row in loads])  # fmt: skip
    yield ("disk", "Bytes on disk for each place", ["in all", "beyond names and tags"],
           [(row["engine"], [row["bytes"] / places, (row["bytes"] - row["textBytes"]) / places])
            for row in loads if row["bytes"]])  # fmt: skip
    peaks = {row["engine"]: row["peak"] for row in loads}
    yield ("memory", "Peak memory, MiB", ["while answering", "while loading"],
           [(row["engine"], [row["peak"], peaks.get(row["engine"])])
            for row in results.rows("memory")])  # fmt: skip
    yield ("cold", "Milliseconds from the start of a process to its answer",
           ["files in memory", "files evicted"],
           [(row["engine"], [row["warm"], row["evicted"]]) for row in results.rows("cold")])  # fmt: skip
    yield ("accuracy", "Metres by which reported distances are off Karney's", ["worst", "99th percentile"],
           [(row["engine"], [row["worst"], row["p99"]]) for row in results.rows("accuracy")])  # fmt: skip


def _picture(folder, name, title, series, rows, mark=None):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(chart.bars(title, series, rows, mark))
    return f"![{title}]({name})"


NOTES = """\
- **Corridor** is `PlaceIndex.find` on an open index: places, order, distances off and along the route, \
side. A route is prepared when it is made, for all questions about it; "route made anew" has that in each \
time. Identifiers and passes are read from a hit when they are asked for: "every hit read" has that for \
all. One thread.
- **limit** is a C program that does only what these questions need: no checks, numbers for \
identifiers, no distance along the route, chords instead of geodesics. It makes the boxes of the route's \
pieces within its time. One thread.
- The other engines are asked from Python, as a user of theirs would. Before the clock starts, routes are \
cut into pieces, what can be sent and indexed of them is, and statements are prepared where the engine \
can; the time is that of asking and of fetching numbers and distances. "Route made anew" has the former \
too. One thread, but for what ends in -2: two.
- The limit and S2 keep no names. Every engine has loaded the same table or Parquet file, with as many \
threads as it likes; `load` ends when it can answer. Figures of loading may be of an earlier run with the \
same data on the same machine. PostgreSQL's disk is that of the table and its indexes, its memory that of \
client and serving process; Shapely and GeoPandas keep no files and make their trees in every process, \
fuel stations and all places apart: their `open`; a cold start makes only what it needs. Names and tags: \
as long as they are for stores that keep rows, the compressed columns of columnar ones, records and text \
index of Corridor.
- A time is the median of the repetitions after one unmeasured question; a ratio is taken on each route, \
from times of Corridor, the limit and the engine taken one after the other; a table shows the median over \
the routes of a class.
- Cold: a new process, the first route, q1, from start to end, median of three, of nine for Corridor and the limit. `corridor find` \
writes all as GeoJSON, Python processes count the places. "Evicted": the engine's and the route's files \
were dropped from the page cache, programs and libraries were not. PostgreSQL's server was up, and its \
files stayed.
- Exact distances are Karney's geodesics by pyproj, to the edges that chords show to be nearest. Peak \
memory is resident memory with mapped files.
"""


def faults(results):
    """What is wrong with Corridor's own answers: a line for each."""
    worst = results.one("accuracy", "corridor").get("worst", 0)
    if worst > WORST:
        yield f"Corridor's distances are off by {worst} m"
    for row in results.rows("answer"):
        for place in row.get("differences", []):
            if place["decides"] == "other":
                yield (f"{row['query']}, {row['route']}, place {place['id']}: {row['engine']} is right,"
                       f" {place['exact']} m where the limit is {place['border']} m")  # fmt: skip


def write(folder):
    """Writes README.md and the charts beside raw.jsonl; returns what is wrong with Corridor."""
    results = Results(os.path.join(folder, "raw.jsonl"))
    run = results.run
    others = [engine for engine in results.engines if engine != "corridor"]

    def table(lines):
        return "\n".join(lines)

    counts = ", ".join(f"{kind}: {len({r['route'] for r in results.answers('corridor', kind=kind)})}"
                       f" of {run['vertices'][kind]:,} vertices" for kind in results.classes)  # fmt: skip
    open_, fresh, to_limits = (table(tables.matrix(results, rows)) for _, _, rows in ratio_rows(results))
    parts = [
        f"# Corridor beside other engines, {run['places']:,} places",
        f"{run['date']}, commit {run['commit']}; {run['machine']}. {run['versions']} Routes: {counts}. All that was"
        " measured is in `raw.jsonl`; `Benchmarks/peers/run.py` made it.",
        "Questions: " + "; ".join(f"**{n}** {title}" for n, title in results.queries.items()) + ".",
        "## Targets", "Of the medians over routes below, on one core, the least or the largest. The aims"
        " for other engines are of what they take with cutting a route into pieces, against Corridor"
        " with a route that is open (\"as aimed\"); fairer are the same conditions for both: all that can"
        " be done once for a route done before, or all done anew. Growth with the number of places is"
        " `corridor-bench`'s to measure.",
        table(targets.table(results)),
        "## Summary", "Times as long as Corridor with a route that both have prepared, the least and the"
        " largest over the questions; then the same with what the others do once for a route.",
        table(tables.summary(results)),
        "## Times as long as Corridor", "With a route that both have prepared:", open_,
        "With a route that Corridor makes from its vertices, and the others cut into pieces and send,"
        " for each question:", fresh,
    ]  # fmt: skip
    if any(row.get("limitMs") for row in results.rows("answer")):
        parts += ["## Times as long as the limit program", to_limits]
    rows = [("corridor, route open", "corridor", lambda row: row["ms"]),
            ("corridor, every hit read", "corridor", with_reading),
            ("corridor, route made anew", "corridor", lambda row: row["corridorFreshMs"])]  # fmt: skip
    rows += [(engine, engine, lambda row: row["ms"]) for engine in others]
    parts += [
        "## Milliseconds", table(tables.matrix(results, rows)),
        "## Loading, disk, memory, cold start", table(tables.costs(results)), tables.loaded_busily(results),
        tables.from_memory(results),
        "## Exactness", table(tables.accuracy(results)),
    ]  # fmt: skip
    if any(row.get("differences") for row in results.rows("answer")):
        parts += ["Places in which an answer differs from Corridor's, the farthest from the limit"
                  f" first, at most {tables.LISTED} for each engine:", table(tables.differences(results))]  # fmt: skip
    parts += ["## Charts", "\n\n".join(charts(results, folder))]
    if results.rows("import"):
        parts += ["## Import of OSM files",
                  "osm2pgsql and osmium keep what has one of seven keys, Corridor what has a category or"
                  " another main feature; osmium makes no index. Copies are an extract so many times"
                  " over, with identifiers and positions moved. Medians of the repetitions.",
                  table(tables.imports(results))]  # fmt: skip
    if flames := sorted(name for name in os.listdir(folder) if name.startswith("flame-")):
        parts += ["## Where the time goes", "Corridor alone, by `Benchmarks/flame.py`.",
                  "\n\n".join(f"![{name}]({name})" for name in flames)]  # fmt: skip
    if os.path.exists(os.path.join(folder, "growth.txt")):
        parts += ["## Growth with the number of places", "`corridor-bench growth`: [growth.txt](growth.txt)."]
    if os.path.exists(os.path.join(folder, "text.md")):
        parts += ["## Text, beside SQLite FTS5", "Measured by `Benchmarks/text_report.py`:"
                  " [text.md](text.md)."]  # fmt: skip
    if os.path.exists(os.path.join(folder, "service.md")):
        parts += ["## The service under load", "Measured by `Benchmarks/service/load.py`, against what was"
                  " aimed at: [service.md](service.md)."]  # fmt: skip
    for row in results.rows("text"):
        parts += ["## Text, beside SQLite FTS5", row["table"]]
    failed = [f"- {row['engine']}, {row['query']}, {row['route']}: {row['error']}"
              for row in results.rows("answer") if "error" in row]  # fmt: skip
    if failed:
        parts += ["## Questions that failed", table(failed)]
    if results.rows("left-out"):
        parts += ["## Left out",
                  table(f"- {r['engine']}: {r['reason']}" for r in results.rows("left-out"))]  # fmt: skip
    idioms = [f"- **{row['engine']}**: {row['idiom']}." for row in results.rows("load")]
    parts += ["## How each engine was asked", table(idioms), NOTES.rstrip()]
    with open(os.path.join(folder, "README.md"), "w", encoding="utf-8") as file:
        file.write("\n\n".join(part for part in parts if part) + "\n")
    return list(faults(results))


if __name__ == "__main__":
    sys.exit("\n".join(write(sys.argv[1])) or 0)
