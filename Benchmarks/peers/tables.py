"""The tables of a report: each function yields the lines of one."""

import chart
from results import to_corridor, whole_to_corridor

# Differences are listed up to so many for an engine.
LISTED = 10
# The load average of a machine of two cores that has more to do than to load an engine.
BUSY = 4


def summary(results):
    """An engine in a line: its ratios over the questions, and what it costs."""
    yield ("| engine | " + " | ".join(results.classes)
           + " | with cutting the route | load, s | bytes a place | cold start, ms | worst error, m |")  # fmt: skip
    yield "|---|" + "--:|" * (len(results.classes) + 5)
    for engine in results.engines:
        load, cold, error = (results.one(kind, engine) for kind in ("load", "cold", "accuracy"))
        ratios = ["1"] * (len(results.classes) + 1)
        if engine != "corridor":
            ratios = [_range(results, engine, [kind], to_corridor) for kind in results.classes]
            ratios.append(_range(results, engine, results.classes, whole_to_corridor))
        size = load.get("bytes")
        cells = [*ratios, cell(load.get("seconds")), cell(size and size / results.run["places"]),
                 cell(cold.get("warm")), cell(error.get("worst"))]  # fmt: skip
        yield f"| {engine} | " + " | ".join(cells) + " |"


def _range(results, engine, kinds, value):
    medians = [results.median(engine, query, kind, value) for kind in kinds
               for query in results.queries]  # fmt: skip
    medians = [median for median in medians if median is not None]
    if not medians:
        return ""
    return f"{chart.shown(min(medians))} to {chart.shown(max(medians))}"


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
                cells.append(f"> {over} s" if over else cell(median))
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
            cell(load.get("seconds")), cell(load.get("cpuSeconds")), cell(load.get("peak")),
            cell(size and size / 2**20), cell(size and size / results.run["places"]),
            cell(size and (size - load["textBytes"]) / results.run["places"]),
            cell(memory.get("openMs")), cell(memory.get("peak")), cell(cold.get("warm")),
            cell(cold.get("evicted")),
        ]  # fmt: skip
        yield f"| {engine} | " + " | ".join(cells) + " |"


def loaded_busily(results):
    """A sentence about engines that were loaded while the machine had much else to do."""
    names = [row["engine"] for row in results.rows("load") if row.get("load1", 0) > BUSY]
    if not names:
        return ""
    return (f"While {', '.join(names)} loaded, more than {BUSY} processes wanted to run: their seconds"
            " are too many, those of the processor are nearly right.")  # fmt: skip


def from_memory(results):
    """A sentence about building from memory."""
    built, limit = {row["variant"]: row for row in results.rows("build")}, results.one("load", "limit")
    if not built:
        return ""
    bare, named = (built[variant]["ms"] / 1000 for variant in ("bare", "names"))
    said = ("Corridor's load is `corridor import` of the same table; identifiers, names, tags and the"
            f" index of the names are included. From memory, on two threads, its index is built in"
            f" {chart.shown(named)} s, and in {chart.shown(bare)} s without names")  # fmt: skip
    if beside := built["bare"].get("limitMs"):
        said += (f"; right afterwards the limit program took {chart.shown(beside / 1000)} s, and"
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
            f"{errors.get('sampled', 0):,}", cell(errors.get("worst")), cell(errors.get("p99")),
            f"{sum(row.get('extra', 0) for row in rows)}",
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
               f" {cell(row['seconds'])} | {cell(row['cpu'])} | {cell(row['peak'])} |"
               f" {cell(size and size / 2**20)} | {f'{places:,}' if places else ''} |")  # fmt: skip


def cell(value):
    """A number in a table; nothing for None."""
    return "" if value is None else chart.shown(value)
