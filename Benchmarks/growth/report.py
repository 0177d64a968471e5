"""Makes growth.md from growth.jsonl.

    python3 Benchmarks/growth/report.py Benchmarks/runs/<date>
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(os.path.dirname(HERE), "peers"))
from tables import cell  # noqa: E402

FLOOR = "osmium-read"
# The aims: seconds on two cores, as times `osmium fileinfo --extended`.
AIMS = {"corridor": 2, "corridor-toponyms": 4}
NOTES = """\
Files of OSM data are copies of one extract side by side, with consecutive identifiers; tables have invented names. \
A GB has 10^9 bytes, a MiB 2^20. Every file is in memory before it is measured, but for imports in a limit of memory. \
Anonymous memory is the greatest that was seen, every 20 ms: what a program asks for itself; the peak has the pages \
of mapped files too. Processor time includes that of the PostgreSQL server, memory does not. osmium exports to \
lines of GeoJSON, osm2pgsql fills a table with an index, both with the keys of businesses alone, so that their places are others than Corridor's.

What others publish, for scale: Nominatim imports the planet in [around 2 days][nominatim] on a well configured \
machine with 64 GB of memory or more, and Photon takes [about half a day][photon] after that. Both serve addresses \
of the world, and their figures are of other machines.

[nominatim]: https://nominatim.org/release-docs/latest/admin/Import/#notes-on-full-planet-imports
[photon]: https://github.com/komoot/photon/blob/master/docs/usage.md#importing-data
"""


def write(folder):
    """Writes the report of what is in the folder."""
    run, imports, left_out = read(os.path.join(folder, "growth.jsonl"))
    with open(os.path.join(folder, "growth.md"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines(run, imports, left_out)) + "\n")


def read(path):
    """The last run, and the last outcome of each tool with each file."""
    run, outcomes = {}, {}
    with open(path, encoding="utf-8") as file:
        for row in map(json.loads, file):
            if row["kind"] == "run":
                run = row
            else:
                outcomes[row.get("engine") or f"{row['name']}, {row['file']}"] = row
    imports = [row for row in outcomes.values() if row["kind"] == "import"]
    imports.sort(key=lambda row: row["fileBytes"])
    return run, imports, [row for row in outcomes.values() if row["kind"] == "left-out"]


def lines(run, imports, left_out):
    """The lines of the report."""
    yield "# How imports grow\n"
    memory = f" `--memory {run['memory']}`." if run["memory"] else ""
    yield f"{run['date']}, commit {run['commit']}, {run['machine']}.{memory}\n"
    tables = [row for row in imports if row["tool"].startswith("corridor-table")]
    osm = [row for row in imports if row not in tables]
    if osm:
        yield "## OSM data\n"
        yield from table(osm, "GB", lambda row: row["fileBytes"] / 1e9)
    if tables:
        yield "## Tables\n"
        # `info` counts the rows that were imported.
        yield from table(tables, "M rows", lambda row: row["places"] / 1e6)
    yield from growth(osm, "GB", lambda row: row["fileBytes"])
    yield from growth(tables, "M rows", lambda row: row["places"])
    if left_out:
        yield "## Left out\n"
        for row in left_out:
            yield f"- {row['engine']}: {row['reason']}"
        yield ""
    yield NOTES


def table(rows, unit, size):
    """All figures, each line an import."""
    floors = {row["file"]: row for row in rows if row["tool"] == FLOOR}
    heads = ["file", "GB", "", "seconds", f"s per {unit}", "processor, s", f"processor, s per {unit}",
             "anonymous, MiB", "peak, MiB", "result, MiB", "places",
             *(["times fileinfo", "of its processor time"] * bool(floors))]  # fmt: skip
    yield "| " + " | ".join(heads) + " |"
    yield "|---|--:|---|" + "--:|" * (len(heads) - 3)
    for row in rows:
        cpu, places, result = row["cpu"], row.get("places"), row.get("bytes")
        cells = [row["file"], cell(row["fileBytes"] / 1e9), row["name"], cell(row["seconds"]),
                 cell(row["seconds"] / size(row)), cell(cpu), cell(cpu / size(row)),
                 cell(row["anonymous"]), cell(row["peak"]), cell(result and result / 2**20),
                 f"{places:,}" if places else ""]  # fmt: skip
        if floors:
            floor = floors.get(row["file"])
            aim = AIMS.get(row["tool"])
            times = floor and row["seconds"] / floor["seconds"]
            said = f" (aim: at most {aim})" if aim and floor else ""
            cells += [cell(times) + said, cell(floor and cpu / floor["cpu"])]
        if "limitMet" in row:
            cells[2] += f" (used {row['charged']:,} MiB, at the limit {row['limitMet']:,} times)"
        yield "| " + " | ".join(cells) + " |"
    yield ""


def growth(rows, unit, size):
    """The largest file beside the smallest: 1 is a straight line, and flat memory."""
    tools = {}
    for row in rows:
        tools.setdefault(row["tool"], []).append(row)
    grown = {tool: own for tool, own in tools.items() if size(own[-1]) > size(own[0])}
    if not grown:
        return
    yield f"| the largest beside the smallest | size | seconds per {unit} | processor | anonymous memory | peak |"
    yield "|---|" + "--:|" * 5
    for own in grown.values():
        first, last = own[0], own[-1]
        times = size(last) / size(first)
        ratios = [times, last["seconds"] / first["seconds"] / times, last["cpu"] / first["cpu"] / times,
                  last["anonymous"] / max(first["anonymous"], 1), last["peak"] / max(first["peak"], 1)]  # fmt: skip
        yield f"| {last['name']} | " + " | ".join(map(cell, ratios)) + " |"
    yield ""


if __name__ == "__main__":
    write(sys.argv[1])
