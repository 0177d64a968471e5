"""What was aimed at, and whether it holds, reckoned from the results alone."""

from chart import shown
from results import fresh_to_limit, to_corridor, to_fresh, to_limit, whole_to_corridor

ROADS, LONG = slice(0, 2), slice(2, 3)
# How many times as long engines should take on routes along roads, by what their names begin with.
AIMS = {"": 10, "postgis": 40, "s2": 40, "spherely": 40, "duckdb": 30, "sedona": 30}
# The aims are of engines that cut a route into pieces within their time, and of Corridor with a route
# that is open.
AS_AIMED = "as aimed"
WAYS = {AS_AIMED: whole_to_corridor, "both prepared": to_corridor, "both anew": to_fresh}
# In this run one core is given to a question; what has two is not held against one.
TWO = "-2"


def table(results):
    """Lines of a table: work, aim, measured, verdict."""
    yield "| work | aim | measured | |"
    yield "|---|---|---|---|"
    for work, aim, measured, verdict in rows(results):
        yield f"| {work} | {aim} | {measured} | {verdict} |"


def rows(results):
    """Every target that this run has figures for."""
    peers = [engine for engine in results.engines
             if engine not in ("corridor", "limit", "full-scan") and not engine.endswith(TWO)]  # fmt: skip
    for kinds in (results.classes[ROADS], results.classes[LONG]):
        if kinds:
            yield from _speed(results, kinds, peers, kinds == results.classes[ROADS])
    yield from _cold(results, peers)
    yield from _build(results, peers)
    yield from _size(results, peers)
    yield from _imports(results)
    if worst := results.one("accuracy", "corridor").get("worst"):
        yield ("accuracy", "0.001 m at most", f"{worst:.1e} m at worst", _most(worst, 0.001))


def _speed(results, kinds, peers, is_road):
    work = "q1 to q4, " + " and ".join(kinds)
    ours = _cells(results, "corridor", kinds, to_limit)
    anew = _cells(results, "corridor", kinds, fresh_to_limit)
    if ours:
        said = _listed(ours) + "; with the route made anew " + _listed(anew)
        yield work, "at most 1.0 times the limit program", said, _most(max(ours), 1.0)
    for prefix, aim in AIMS.items():
        names = [engine for engine in peers if engine.startswith(prefix)]
        if not any(results.answers(engine, kind=kind) for engine in names for kind in kinds):
            continue
        if not (is_road or prefix == ""):
            continue
        least = {}
        for title, value in WAYS.items():
            least[title] = min((ratio, engine) for engine in names
                               for ratio in _cells(results, engine, kinds, value))  # fmt: skip
        said = "; ".join(f"{title} {shown(ratio)} ({engine})" for title, (ratio, engine) in least.items())
        who = prefix or "the fastest peer"
        yield work, f"{who}: {aim} times as long", said, _least(least[AS_AIMED][0], aim)


def _cold(results, peers):
    own, limit = (results.one("cold", engine).get("warm") for engine in ("corridor", "limit"))
    if own and limit:
        yield ("cold command", "at most 2.0 times the limit program",
               f"{shown(own / limit)} times ({shown(own)} ms)", _most(own / limit, 2.0))  # fmt: skip
    found = [(results.one("cold", engine)["warm"] / own, engine) for engine in peers
             if own and results.one("cold", engine)]  # fmt: skip
    if found:
        least, engine = min(found)
        yield ("cold command", "a cold DuckDB or Python process: 50 times as long",
               f"{shown(least)} times at least ({engine})", _least(least, 50))  # fmt: skip


def _build(results, peers):
    built = {row["variant"]: row for row in results.rows("build")}
    if not built:
        return
    bare, named = (built[variant]["ms"] / 1000 for variant in ("bare", "names"))
    if ratio := built["bare"].get("ratio"):
        yield ("index build from memory", "at most 1.5 times the limit program",
               f"{shown(ratio)} times ({shown(bare)} s) of what that keeps", _most(ratio, 1.5))  # fmt: skip
    loads = [(results.one("load", engine)["seconds"], engine) for engine in peers
             if results.one("load", engine)]  # fmt: skip
    if loads:
        least, engine = min(loads)
        table = results.one("load", "corridor").get("seconds")
        yield ("index build", "faster than every peer's load",
               f"identifiers, categories and positions {shown(bare)} s; {shown(least)} s ({engine}),"
               " which has names and finds nothing by them", _most(bare / least, 1.0))  # fmt: skip
        yield ("index build with names, as text", "faster than every peer's load",
               f"{shown(named)} s from memory, {shown(table)} s by `corridor import` of the table;"
               f" {shown(least)} s ({engine})", _most(named / least, 1.0))  # fmt: skip


def _size(results, peers):
    def beyond(engine):
        load = results.one("load", engine)
        return (load["bytes"] - load["textBytes"]) / results.run["places"]

    own = beyond("corridor")
    yield ("bytes a place beyond tags and text", "at most 40", shown(own), _most(own, 40))
    sizes = [(beyond(engine), engine) for engine in peers if results.one("load", engine).get("bytes")]
    if sizes:
        least, engine = min(sizes)
        yield ("bytes a place beyond tags and text", "less than every peer that has files",
               f"{shown(own)}; {shown(least)} ({engine})", _most(own / least, 1.0))  # fmt: skip


def _imports(results):
    files = dict.fromkeys(row["file"] for row in results.rows("import"))
    for name in files:
        took = {row["tool"]: row["seconds"] for row in results.rows("import") if row["file"] == name}
        if "corridor" in took and "osm2pgsql" in took:
            ratio = took["osm2pgsql"] / took["corridor"]
            yield (f"index from {name}", "osm2pgsql: 3 times as long", f"{shown(ratio)} times",
                   _least(ratio, 3))  # fmt: skip


def _cells(results, engine, kinds, value):
    cells = [results.median(engine, query, kind, value) for kind in kinds for query in results.queries]
    return [cell for cell in cells if cell is not None]


def _listed(values):
    return " ".join(shown(value) for value in values)


def _most(value, aim):
    return "met" if value <= aim else f"not met, {shown(value / aim)} times too much"


def _least(value, aim):
    return "met" if value >= aim else f"not met, {shown(aim / value)} times too little"
