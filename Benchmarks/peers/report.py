"""Makes README.md and the charts from raw.jsonl.

    python3 Benchmarks/peers/report.py Benchmarks/runs/<date>
"""

import json
import os
import statistics
import sys

import chart
import targets

# Differences are listed up to so many for an engine.
LISTED = 10
# Metres by which a distance of Corridor's may be off.
WORST = 0.001


class Results:
    """All lines of raw.jsonl by kind."""

    def __init__(self, path):
        self._rows = {}
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                self._rows.setdefault(row["kind"], []).append(row)
        self.run = self.rows("run")[0]
        self.engines = list(dict.fromkeys(row["engine"] for row in self.rows("answer")))
        self.classes = list(dict.fromkeys(row["routeClass"] for row in self.rows("answer")))
        self.queries = self.run["queries"]

    def rows(self, kind):
        """Lines of one kind."""
        return self._rows.get(kind, [])

    def one(self, kind, engine):
        """The line of one kind for an engine; empty when there is none."""
        return next((row for row in self.rows(kind) if row["engine"] == engine), {})

    def answers(self, engine, query=None, kind=None):
        """Answers of an engine, to a query, on routes of a class."""
        return [row for row in self.rows("answer") if row["engine"] == engine
                and query in (None, row["query"]) and kind in (None, row["routeClass"])]  # fmt: skip

    def median(self, engine, query, kind, value):
        """The median over routes of what `value` takes from an answer; None when there is none."""
        values = [value(row) for row in self.answers(engine, query, kind) if row.get("ms")]
        values = [each for each in values if each is not None]
        return statistics.median(values) if values else None

    def over(self, engine, query, kind):
        """The limit of time that was exceeded, or None."""
        return next((row["over"] for row in self.answers(engine, query, kind) if "over" in row), None)


def to_corridor(row):
    """How many times as long as Corridor with an open route."""
    return row["ms"] / row["corridorMs"]


def to_fresh(row):
    """The same with what is done once for a route, on both sides."""
    return (row["ms"] + row["prepareMs"]) / row["corridorFreshMs"]


def to_limit(row, key="ms"):
    """How many times as long as the limit program."""
    return row[key] / row["limitMs"] if row.get("limitMs") else None


def fresh_to_limit(row):
    """The same of Corridor that makes the route too."""
    return to_limit(row, "corridorFreshMs")


def with_reading(row):
    """Corridor's time when every hit is read."""
    return row["ms"] + row["readMs"]


def ratio_rows(results):
    """The three kinds of ratios: a short name, what the times are divided by, and the rows."""
    others = [engine for engine in results.engines if engine != "corridor"]
    yield "open", "Corridor, route open", [(engine, engine, to_corridor) for engine in others]
    yield "fresh", "Corridor, route made anew", [(engine, engine, to_fresh) for engine in others]
    own = [("corridor", "corridor", to_limit), ("route made anew", "corridor", fresh_to_limit)]
    rest = [(engine, engine, to_limit) for engine in others if engine != "limit"]
    yield "limit", "the limit program", own + rest


def matrix(results, rows):
    """A table by class and query; a row is a title, an engine, and what to take of an answer."""
    heads = [f"{kind} {query}" for kind in results.classes for query in results.queries]
    yield "| engine | " + " | ".join(heads) + " |"
    yield "|---|" + "--:|" * len(heads)
    for title, engine, value in rows:
        cells = []
        for kind in results.classes:
            for query in results.queries:
                median = results.median(engine, query, kind, value)
                over = results.over(engine, query, kind)
                cells.append(f"> {over} s" if over else _cell(median))
        yield f"| {title} | " + " | ".join(cells) + " |"


def costs(results):
    """Loading, disk, memory and cold starts."""
    yield ("| engine | load, s | of the processor, s | peak while loading, MiB | on disk, MiB"
           " | bytes a place | beyond names and tags | open, ms | peak while answering, MiB"
           " | cold start, ms | files evicted, ms |")  # fmt: skip
    yield "|---|" + "--:|" * 10
    for engine in results.engines:
        load, memory, cold = (results.one(kind, engine) for kind in ("load", "memory", "cold"))
        size = load.get("bytes")
        cells = [
            _cell(load.get("seconds")), _cell(load.get("cpuSeconds")), _cell(load.get("peak")),
            _cell(size and size / 2**20), _cell(size and size / results.run["places"]),
            _cell(size and (size - load["textBytes"]) / results.run["places"]),
            _cell(memory.get("openMs")), _cell(memory.get("peak")), _cell(cold.get("warm")),
            _cell(cold.get("evicted")),
        ]  # fmt: skip
        yield f"| {engine} | " + " | ".join(cells) + " |"


def from_memory(results):
    """A sentence about building from memory."""
    own, limit = results.one("load", "corridor"), results.one("load", "limit")
    if not own:
        return ""
    built, made = own["builtMs"] / 1000, own["generatedMs"] / 1000
    said = ("Corridor's load is `corridor import` of the same table; identifiers, names, tags and the"
            f" index of the names are included. From memory its index is built in"
            f" {chart.shown(built - made)} s, the {chart.shown(made)} s of making the places not counted")  # fmt: skip
    if limit:
        said += (f"; the limit program takes {chart.shown(limit['buildMs'] / 1000)} s, and"
                 f" {chart.shown(limit['parseMs'] / 1000)} s for reading the table")  # fmt: skip
    return said + "."


def accuracy(results):
    """Errors of distances, and differences of sets with who is right."""
    yield ("| engine | answers | hits | distances held against Karney | worst error, m | 99th"
           " percentile, m | extra | missing | ties | Corridor right | the engine right |"
           " farthest from its limit, m |")  # fmt: skip
    yield "|---|" + "--:|" * 11
    for engine in results.engines:
        rows = [row for row in results.answers(engine) if row["count"] is not None]
        errors = results.one("accuracy", engine)
        differences = [d for row in rows for d in row.get("differences", [])]
        verdicts = [d["decides"] for d in differences]
        off = max((abs(d["exact"] - d["border"]) for d in differences), default=0)
        cells = [
            f"{len(rows)}", f"{sum(row['count'] for row in rows):,}",
            f"{errors.get('sampled', 0):,}", f"{errors.get('worst', 0):.6f}",
            f"{errors.get('p99', 0):.6f}", f"{sum(row.get('extra', 0) for row in rows)}",
            f"{sum(row.get('missing', 0) for row in rows)}",
            *(f"{verdicts.count(verdict)}" for verdict in ("tie", "corridor", "other")),
            f"{off:.4f}",
        ]  # fmt: skip
        yield f"| {engine} | " + " | ".join(cells) + " |"


def differences(results):
    """The places in which answers differ, those farthest from the limit first."""
    yield "| engine | query | route | place | | exact, m | limit, m | engine's, m | Corridor's, m | right |"
    yield "|---|---|---|--:|---|--:|--:|--:|--:|---|"
    for engine in results.engines:
        found = [(abs(d["exact"] - d["border"]), row, d) for row in results.answers(engine)
                 for d in row.get("differences", [])]  # fmt: skip
        found.sort(key=lambda each: -each[0])
        for _, row, d in found[:LISTED]:
            meters = [f"{d[key]:.6f}" if d[key] is not None else ""
                      for key in ("exact", "border", "theirs", "corridors")]  # fmt: skip
            yield (f"| {engine} | {row['query']} | {row['route']} | {d['id']} | {d['kind']} | "
                   + " | ".join(meters) + f" | {d['decides']} |")  # fmt: skip
        if len(found) > LISTED:
            yield f"| {engine} | | | {len(found) - LISTED} more | | | | | | |"


def imports(results):
    """Imports of OSM files."""
    yield "| file | | seconds | of the processor | peak, MiB | result, MiB | places |"
    yield "|---|---|--:|--:|--:|--:|--:|"
    for row in results.rows("import"):
        size, places = row.get("bytes"), row.get("places")
        yield (f"| {row['file']}, {row['fileBytes'] / 2**20:.1f} MiB | {row['name']} |"
               f" {_cell(row['seconds'])} | {_cell(row['cpu'])} | {_cell(row['peak'])} |"
               f" {_cell(size and size / 2**20)} | {f'{places:,}' if places else ''} |")  # fmt: skip


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


def _cell(value):
    return "" if value is None else chart.shown(value)


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
fuel stations and all places apart, when they are first asked for. Names and tags: as long as they are for \
stores that keep rows, the compressed columns of columnar ones, records and text index of Corridor.
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
    open_, fresh, to_limits = (table(matrix(results, rows)) for _, _, rows in ratio_rows(results))
    parts = [
        f"# Corridor beside other engines, {run['places']:,} places",
        f"{run['date']}, commit {run['commit']}; {run['machine']}. {run['versions']} Routes: {counts}. All that was"
        " measured is in [raw.jsonl](raw.jsonl); `Benchmarks/peers/run.py` made it.",
        "Questions: " + "; ".join(f"**{n}** {title}" for n, title in results.queries.items()) + ".",
        "## Targets", "Of the medians over routes below, on one core, the least or the largest. The aims"
        " for other engines are of what they take with cutting a route into pieces, against Corridor"
        " with a route that is open (\"as aimed\"); fairer are the same conditions for both: all that can"
        " be done once for a route done before, or all done anew. Growth with the number of places is"
        " `corridor-bench`'s to measure.",
        table(targets.table(results)),
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
        "## Milliseconds", table(matrix(results, rows)),
        "## Loading, disk, memory, cold start", table(costs(results)), from_memory(results),
        "## Exactness", table(accuracy(results)),
    ]  # fmt: skip
    if any(row.get("differences") for row in results.rows("answer")):
        parts += ["Places in which an answer differs from Corridor's, the farthest from the limit"
                  f" first, at most {LISTED} for each engine:", table(differences(results))]  # fmt: skip
    parts += ["## Charts", "\n\n".join(charts(results, folder))]
    if results.rows("import"):
        parts += ["## Import of OSM files",
                  "osm2pgsql and osmium keep what has one of seven keys, Corridor what has a category or"
                  " another main feature; osmium makes no index. Copies are an extract so many times"
                  " over, with identifiers and positions moved. Medians of the repetitions.",
                  table(imports(results))]  # fmt: skip
    if os.path.exists(os.path.join(folder, "text.md")):
        parts += ["## Text, beside SQLite FTS5", "Measured by `Benchmarks/text_report.py`:"
                  " [text.md](text.md)."]  # fmt: skip
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
    sys.exit("\n".join(write(sys.argv[1])))
