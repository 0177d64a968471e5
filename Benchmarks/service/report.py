"""Makes service.md and service-memory.svg from service.jsonl.

    python3 Benchmarks/service/report.py Benchmarks/runs/<date>
"""

import json
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "peers"))

import memory_chart  # noqa: E402
from chart import shown  # noqa: E402
from measures import median  # noqa: E402

# What is aimed at.
HEALTHZ_SHARE, SUGGEST_P99, SOAK_P99, FLAT_SHARE, FLAT_MIB = 0.6, 10, 50, 0.1, 20


def read(path):
    """The rows of a file."""
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


class Results:
    """The rows of a run, by what was measured."""

    def __init__(self, folder):
        self.rows = read(os.path.join(folder, "service.jsonl"))

    def of(self, measure, **wanted):
        """Rows of a measure, without what is said of the run."""
        return [row for row in self.rows if row["measure"] == measure and row.get("part") != "run"
                and all(row.get(name) == value for name, value in wanted.items())]  # fmt: skip

    def runs(self):
        return [row for row in self.rows if row.get("part") == "run"]


def head(*columns, texts=(0,)):
    """The first lines of a table; columns that are no texts are numbers."""
    marks = ["---" if number in texts else "--:" for number in range(len(columns))]
    return [f"| {' | '.join(columns)} |", f"|{'|'.join(marks)}|"]


def spread(values, unit=""):
    """The middle one, and between which they lie."""
    return f"{shown(median(values))}{unit} ({shown(min(values))} to {shown(max(values))})"


def percent(values):
    return f"{100 * min(values):.0f} to {100 * max(values):.0f} %"


def verdict(good):
    return "met" if good else "not met"


def rates(results):
    """Targets and a table of what is answered at saturation."""
    by = {}
    for row in results.of("rates"):
        by.setdefault(row["what"], []).append(row)
    if not by:
        return [], [], []
    ratios = [a["rate"] / b["rate"] for a, b in zip(by["healthz"], by["minimal"])]
    targets = [("`/healthz`, requests a second", f"at least {HEALTHZ_SHARE} times the least server's",
                spread(ratios, " times"), verdict(median(ratios) >= HEALTHZ_SHARE))]  # fmt: skip
    names = {"minimal": "the least server", "healthz": "`/healthz`", "find": "`/v1/find`, fuel within 2 km of a route",
             "suggest": "`/v1/suggest`"}  # fmt: skip
    table = head("", "requests a second", "of the least server", "p50, ms", "p99, ms",
                 "largest, ms", "503", "errors", "others' share")
    for name, rows in by.items():
        ratio = [a["rate"] / b["rate"] for a, b in zip(rows, by["minimal"])]
        cells = [spread([row["rate"] for row in rows]), f"{median(ratio):.3f} ({min(ratio):.3f} to {max(ratio):.3f})"]
        cells += [shown(median([row[key] for row in rows])) for key in ("p50", "p99")]
        cells += [shown(max(row["max"] for row in rows))]
        cells += [str(sum(row[key] for row in rows)) for key in ("busy", "errors")]
        table.append(f"| {names[name]} | " + " | ".join([*cells, percent([row["others"] for row in rows])]) + " |")
    text = [f"## At saturation\n\nwrk, two threads, 32 connections, {len(ratios)} rounds in which all four take turns;"
            " medians, and the least and the largest of a round. Clients take their share of the same two"
            " processors.", "\n".join(table)]  # fmt: skip
    faults = [f"{name}: {sum(row['errors'] for row in rows)} errors at saturation" for name, rows in by.items()
              if sum(row["errors"] for row in rows)]  # fmt: skip
    return targets, text, faults


def paced(results):
    """Latency at half of the saturated rate."""
    rows = results.of("paced")
    if not rows:
        return [], [], []
    all_ = [row["labels"]["suggest"] for row in rows]
    p99 = [row["p99"] for row in all_]
    targets = [("`/v1/suggest` at half of its saturated rate, p99", f"under {SUGGEST_P99} ms",
                spread(p99, " ms"), verdict(median(p99) < SUGGEST_P99))]  # fmt: skip
    table = head("round", "saturated, a second", "asked, a second", "answered", "p50, ms",
                 "p99, ms", "largest, ms", "503", "errors", "others' share", texts=())
    for row, one in zip(rows, all_):
        table.append(f"| {row['round'] + 1} | {shown(row['saturated'])} | {shown(row['rate'])} | {row['answered']:,} | "
                     + " | ".join(f"{one[key]:.2f}" for key in ("p50", "p99", "max"))
                     + f" | {row['busy']} | {row['errors']} | {row['others']:.0%} |")  # fmt: skip
    text = ["## `/v1/suggest` at half of its saturated rate\n\nAt a steady rate; each request is timed from when it"
            " was due, so that waiting counts, also in the clients.", "\n".join(table)]  # fmt: skip
    return targets, text, errors("suggest at half rate", rows)


def memory(results, folder):
    """What the service takes over minutes."""
    samples, ends = results.of("memory", part="sample"), results.of("memory", part="clients")
    if not ends:
        return [], [], []
    (end,), (after,) = ends, results.of("memory", part="after")
    begin, minutes = samples[0], samples[-1]["at"] / 60
    # One moment says little while searches come and go: a minute's samples, after the first and at the end.
    warm = [s for s in samples if 1 <= s["at"] / 60 < 2] or samples[1:]
    late = [s for s in samples if s["at"] / 60 > minutes - 1]
    first, last = ({key: median([s[key] for s in some]) for key in begin if key not in ("measure", "part")}
                   for some in (warm, late))  # fmt: skip
    growth = last["anonymous"] - first["anonymous"]
    flat = growth <= max(FLAT_MIB, FLAT_SHARE * first["anonymous"])
    steady = [s for s in samples if s["at"] >= first["at"]]
    slope = _slope([s["at"] / 60 for s in steady], [s["anonymous"] for s in steady])
    count = sum(result["answered"] for result in end["results"])
    span = f"{minutes:.0f} minutes" if minutes >= 1 else f"{samples[-1]['at']:.0f} s"
    targets = [
        (f"everything at saturation for {span}: errors", "0, and no 503",
         f"{end['errors']} of {count:,} requests, {end['busy']} told to come again (503)",
         verdict(not end["errors"] and not end["busy"])),
        ("the same: anonymous memory at the end against that of the second minute", "flat: at most 10 % or 20 MiB more",
         f"{last['anonymous']:.1f} MiB against {first['anonymous']:.1f}, slope {slope:+.2f} MiB a minute", verdict(flat)),
        ("the same: descriptors and threads before, at the end and after", "no more after than before",
         ", ".join(f"{begin[key]}, {last[key]:.0f}, {after[key]} {key}" for key in ("descriptors", "threads")),
         verdict(all(after[key] <= begin[key] for key in ("descriptors", "threads")))),
    ]  # fmt: skip
    table = head("MiB", "before", "second minute", "last minute", "the largest", "after")
    for key, name in (("rss", "resident"), ("pss", "proportional: less where another process maps the same index"), ("anonymous", "anonymous")):
        table.append(f"| {name} | " + " | ".join(f"{value:.1f}" for value in (
            begin[key], first[key], last[key], max(s[key] for s in samples), after[key])) + " |")  # fmt: skip
    labels = head("", "answered", "p50, ms", "p99, ms", "largest, ms", "statuses", texts=(0, 5))
    for result in end["results"]:
        for name, one in result["labels"].items():
            statuses = ", ".join(f"{status}: {number:,}" for status, number in one["statuses"].items())
            labels.append(f"| {name} | {one['count']:,} | " + " | ".join(
                shown(one[key]) for key in ("p50", "p99", "max")) + f" | {statuses} |")  # fmt: skip
    title = "Memory of the service while everything is asked at saturation, MiB"
    with open(os.path.join(folder, "service-memory.svg"), "w", encoding="utf-8") as file:
        file.write(memory_chart.lines(title, ["resident, with the mapped index", "anonymous"], [
            (s["at"] / 60, s["rss"], s["anonymous"]) for s in samples]))  # fmt: skip
    text = ["## Everything at saturation\n\n16 connections ask the six operations in turn, a seventeenth batches of six"
            " lines; each asks again as soon as it has its answer, of which every byte is read. Searches are by"
            " name near a point, and by category within 20 km of one. Batches have one client; the service"
            " answers two at once, and lets no more wait. Others took"
            f" {end['others']:.0%} of the processors.",
            "\n".join(table), f"![{title}](service-memory.svg)", "\n".join(labels)]  # fmt: skip
    return targets, text, [f"memory: {end['errors']} errors"] if end["errors"] else []


def _slope(xs, ys):
    """Of the straight line that fits best."""
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    across = sum((a - x) ** 2 for a in xs)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / across if across else 0.0


def reloads(results):
    """Whether anything is lost while the index is replaced."""
    rows = results.of("reloads")
    if not rows:
        return [], [], []
    (row,) = rows
    strange = sum(count for build, count in row["builds"].items() if build not in row["known"])
    taken = row["taken"] + row["declined"] == row["replaced"] and row["declined"] == row["damaged"]
    good = not row["errors"] and not row["busy"] and not strange and taken and row["asked"] == row["answered"]
    targets = [(f"{row['replaced']} replaced index files under load, {row['damaged']} of them damaged", "0 errors, nothing lost",
                f"{row['errors']} errors, {row['asked']:,} asked, {row['answered']:,} answered, {strange} by"
                f" another build; {row['taken']} taken up, {row['declined']} declined", verdict(good)),
               ("the same: index files mapped at the end", "1", str(row["mapped"]), verdict(row["mapped"] == 1))]  # fmt: skip
    before, after = row["before"], row["after"]
    text = ["## Index files replaced under load\n\nThe island of the fixtures, with other stations and without, by"
            " rename; of the damaged ones half are cut, half have bytes changed. 8 connections ask the six"
            " operations meanwhile, and each answer says by which build it was made: "
            + ", ".join(f"{count:,}" for count in row["builds"].values())
            + f". Anonymous memory was {before['anonymous']:.1f} MiB before and"
            f" {after['anonymous']:.1f} after; there were {before['descriptors']} and {after['descriptors']} descriptors."]  # fmt: skip
    return targets, text, [] if good else ["reloads: see service.md"]


def idle(results):
    """What connections that ask nothing cost."""
    rows = results.of("idle")
    if not rows:
        return [], [], []
    (end,), rows = [row for row in rows if "end" in row], [row for row in rows if "round" in row]
    with_, without = [r for r in rows if r["connections"]], [r for r in rows if not r["connections"]]
    p99 = [[row["labels"]["healthz"]["p99"] for row in side] for side in (with_, without)]
    held, count = min(row["held"] for row in with_), with_[0]["connections"]
    kib = [1024 * (row["beside"]["anonymous"] - row["before"]["anonymous"]) / count for row in with_]
    targets = [(f"{count:,} idle connections beside requests", "all held, 0 errors",
                f"{held:,} held, {sum(row['errors'] for row in rows)} errors; p99 of `/healthz` {spread(p99[0], ' ms')},"
                f" without them {spread(p99[1], ' ms')}",
                verdict(held == count and not any(row["errors"] for row in rows)))]  # fmt: skip
    table = head("round", "idle connections", "held", "opened in, s", "p50, ms", "p99, ms",
                 "largest, ms", "anonymous, MiB", "others' share", texts=())
    for row in rows:
        one = row["labels"]["healthz"]
        table.append(f"| {row['round'] + 1} | {row['connections']:,} | {row['held']:,} | {row['opened']:.2f} | "
                     + " | ".join(f"{one[key]:.2f}" for key in ("p50", "p99", "max"))
                     + f" | {row['beside']['anonymous']:.1f} | {row['others']:.0%} |")  # fmt: skip
    text = [f"## Idle connections\n\n{rows[0]['asked'] / rows[0]['seconds']:,.0f} `/healthz` a second at a steady rate on"
            " four connections, timed from when each was due. In the first round memory grew by"
            f" {kib[0]:.1f} KiB for each idle connection; it is used again in later ones. After the last, anonymous"
            f" memory is {end['end']['anonymous']:.1f} MiB, with {end['end']['descriptors']} descriptors. Who asks nothing"
            " for 15 seconds is cut off, so each round is over before.", "\n".join(table)]  # fmt: skip
    return targets, text, errors("idle", rows)


def soak(results):
    """Whether a service stays as it is while all goes on at once."""
    rows = results.of("soak", part="minute")
    if not rows:
        return [], [], []
    (before,), (after,) = results.of("soak", part="before"), results.of("soak", part="after")
    # The first minutes fill caches and buffers.
    half = len(rows) // 2
    warm, late = ([row["anonymous"] for row in some] for some in (rows[len(rows) // 10:half] or rows[:1], rows[half:]))
    growth = median(late) - median(warm)
    flat = growth <= max(FLAT_MIB, FLAT_SHARE * median(warm))
    p99 = [max(one["p99"] for one in row["cheap"].values()) for row in rows]
    count, failed = sum(row["answered"] for row in rows), sum(row["errors"] for row in rows)
    troubles = ", ".join(f"{number:,} {kind}" for kind, number in rows[-1]["hostile"].items())
    targets = [
        (f"everything at once for {len(rows)} minutes: errors of clients that ask rightly", "0",
         f"{failed} of {count:,} requests", verdict(not failed)),
        ("the same: anonymous memory, the second half against the first", "flat: at most 10 % or 20 MiB more",
         f"{median(late):.1f} MiB against {median(warm):.1f}", verdict(flat)),
        ("the same: descriptors before and after, index files mapped at the end", "no more after than before, 1",
         f"{before['descriptors']}, {after['descriptors']}; {after['mapped']}",
         verdict(after["descriptors"] <= before["descriptors"] and after["mapped"] == 1)),
        ("the same: p99 of cheap requests, the worst minute of each", f"at most {SOAK_P99} ms",
         f"{spread(p99, ' ms')}", verdict(max(p99) <= SOAK_P99)),
    ]  # fmt: skip
    good = not failed and flat and after["descriptors"] <= before["descriptors"] and after["mapped"] == 1
    text = ["## Everything at once\n\n12 connections ask the six operations and one asks batches as fast as they get"
            " answers; the clients of 4 of them are killed each minute. 50 requests a second for `/healthz`, `/v1/suggest`,"
            " `/v1/reverse` and `/v1/resolve` are timed from when each was due. The index is replaced each minute, every"
            f" fifth time by a damaged one. Others disturb: {troubles} (they read slowly, ask wrongly, stop within a"
            " request, or are silent)."]  # fmt: skip
    return targets, text, [] if good else ["soak: see service.md"]


def errors(name, rows):
    count = sum(row["errors"] for row in rows)
    return [f"{name}: {count} errors"] if count else []


def write(folder):
    """Writes the report; returns what failed."""
    results = Results(folder)
    parts = [rates(results), paced(results), memory(results, folder), reloads(results), idle(results), soak(results)]
    runs = results.runs()
    last = runs[-1]
    lines = ["| work | aim | measured | |", "|---|---|---|---|"]
    lines += [f"| {' | '.join(target)} |" for targets, _, _ in parts for target in targets]
    how = ["| measured | when (UTC) | commit | load average before | as |", "|---|---|---|--:|---|"]
    how += [f"| {r['measure']} | {r['date']} | {r['commit']} | {r['load']:.1f} | `{r['line']}` |" for r in runs]
    text = ["# The service under load",
            f"{last['machine']}; {last['library']}, wrk {last['wrk']}. The clients run on the same processors, which"
            " others use, too: their share is said with each figure. All that was measured is in"
            " `service.jsonl`; `Benchmarks/service/load.py` made it."
            + (" **Quick: the figures mean nothing.**" if any(r["quick"] for r in runs) else ""),
            "## Targets", "\n".join(lines), "\n".join(how)]  # fmt: skip
    text += [paragraph for _, paragraphs, _ in parts for paragraph in paragraphs]
    with open(os.path.join(folder, "service.md"), "w", encoding="utf-8") as file:
        file.write("\n\n".join(text) + "\n")
    return [fault for _, _, faults in parts for fault in faults]


if __name__ == "__main__":
    sys.exit("\n".join(write(sys.argv[1])) or 0)
