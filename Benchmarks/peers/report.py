"""Makes README.md and the charts from raw.jsonl.

    python3 Benchmarks/peers/report.py Benchmarks/runs/<date>
"""

import json
import os
import statistics
import sys

import chart

# Differences are listed up to so many for an engine.
LISTED = 10


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
    """How many times as long as Corridor that makes the route too."""
    return row["ms"] / row["corridorFreshMs"]


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
    yield ("| engine | load, s | peak while loading, MiB | on disk, MiB | bytes a place | open, ms"
           " | peak while answering, MiB | cold start, ms | files evicted, ms |")  # fmt: skip
    yield "|---|" + "--:|" * 8
    for engine in results.engines:
        load, memory, cold = (results.one(kind, engine) for kind in ("load", "memory", "cold"))
        size = load.get("bytes")
        cells = [
            _cell(load.get("seconds")), _cell(load.get("peak")), _cell(size and size / 2**20),
            _cell(size and size / results.run["places"]), _cell(memory.get("openMs")),
            _cell(memory.get("peak")), _cell(cold.get("warm")), _cell(cold.get("evicted")),
        ]  # fmt: skip
        yield f"| {engine} | " + " | ".join(cells) + " |"


def from_memory(results):
    """A sentence about building from memory."""
    own, limit = results.one("load", "corridor"), results.one("load", "limit")
    built, made = own["builtMs"] / 1000, own["generatedMs"] / 1000
    said = ("Corridor's load is `corridor import` of the same table, identifiers, names and tags"
            f" included. While the places are made its index is built in {chart.shown(built)} s;"
            f" making them alone takes {chart.shown(made)} s")  # fmt: skip
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
    """Imports of an OSM file."""
    yield "| | seconds | peak, MiB | result, MiB | places |"
    yield "|---|--:|--:|--:|--:|"
    for row in results.rows("import"):
        yield (f"| {row['name']} | {_cell(row['seconds'])} | {_cell(row['peak'])} | "
               f"{_cell(row['bytes'] / 2**20)} | {row['places']:,} |")  # fmt: skip


def charts(results, folder):
    """Writes the pictures; yields the lines that show them."""
    for kind in results.classes:
        for name, title, rows in ratio_rows(results):
            values = [(label, [results.median(engine, query, kind, value) for query in results.queries])
                      for label, engine, value in rows]  # fmt: skip
            if any(any(group) for _, group in values):
                title = f"Times as long as {title}: {kind}, {results.run['places']:,} places"
                yield _picture(folder, f"{name}-{kind}.svg", title, list(results.queries), values,
                               mark=1.0)  # fmt: skip
    loads = [(row["engine"], [row["seconds"]]) for row in results.rows("load")]
    yield _picture(folder, "load.svg", "Seconds to load and index", ["s"], loads)
    sizes = [(row["engine"], [row["bytes"] / results.run["places"]]) for row in results.rows("load")]
    yield _picture(folder, "disk.svg", "Bytes on disk for each place", ["bytes"], sizes)
    cold = [(row["engine"], [row["warm"], row["evicted"]]) for row in results.rows("cold")]
    yield _picture(folder, "cold.svg", "Milliseconds from the start of a process to its answer",
                   ["files in memory", "files evicted"], cold)  # fmt: skip


def _picture(folder, name, title, series, rows, mark=None):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(chart.bars(title, series, rows, mark))
    return f"![{title}]({name})"


def _cell(value):
    return "" if value is None else chart.shown(value)


NOTES = """\
- **Corridor** is `PlaceIndex.find` on an open index: places, order, distances off and along the route, \
side. A route is prepared when it is made, for all questions about it: "route made anew" has that in each \
time. Identifiers and passes are read from a hit when they are asked for: "every hit read" has that for \
all. One thread.
- **limit** is a C program that does only what these questions need: no checks, numbers for \
identifiers, no distance along the route, chords instead of geodesics. It makes the boxes of the route's \
pieces within its time. One thread.
- The other engines are asked from Python, as a user of theirs would: what they take includes cutting the \
route into pieces, sending them and fetching numbers and distances of places. All have read the route's \
vertices before. DuckDB, SedonaDB and PostgreSQL may use both cores.
- The limit and S2 keep no names. Every engine has loaded the same table or Parquet file; `load` ends when it can answer. PostgreSQL's \
disk is that of the table and its index, its memory that of client and serving process; Shapely keeps no \
files and makes its trees in every process, fuel stations and all places apart, when they are first asked for.
- A time is the median of the repetitions after one unmeasured question; a ratio is taken on each route, \
from times of Corridor, the limit and the engine taken one after the other; a table shows the median over \
the routes of a class.
- Cold: a new process, the first route, q1, from start to end, median of five. `corridor find` \
writes all as GeoJSON, Python processes count the places. "Evicted": the engine's and the route's files \
were dropped from the page cache, programs and libraries were not. PostgreSQL's server was up, and its \
files stayed.
- Exact distances are Karney's geodesics by pyproj, to the edges that chords show to be nearest. Peak \
memory is resident memory with mapped files.
"""


def write(folder):
    """Writes README.md and the charts beside raw.jsonl."""
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
        f"{run['date']}, commit {run['commit']}; {run['machine']}. Routes: {counts}. All that was"
        " measured is in [raw.jsonl](raw.jsonl); `Benchmarks/peers/run.py` made it.",
        "Questions: " + "; ".join(f"**{n}** {title}" for n, title in results.queries.items()) + ".",
        "## Times as long as Corridor", "With a route that is open:", open_,
        "With a route that Corridor makes from its vertices for each question, as the others cut it"
        " into pieces for each:", fresh,
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
        parts += [f"## Import of {run['pbf']}",
                  "osm2pgsql and osmium keep what has one of seven keys, Corridor what has a category or"
                  " another main feature; osmium makes no index.", table(imports(results))]  # fmt: skip
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
    parts += ["## How each engine was asked", table(idioms), NOTES.rstrip(), run["versions"]]
    with open(os.path.join(folder, "README.md"), "w", encoding="utf-8") as file:
        file.write("\n\n".join(parts) + "\n")


if __name__ == "__main__":
    write(sys.argv[1])
