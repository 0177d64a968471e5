"""What raw.jsonl holds, and the ratios that are made of it."""

import json
import statistics


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


def whole_to_corridor(row):
    """The same with what the engine does once for a route."""
    return (row["ms"] + row["prepareMs"]) / row["corridorMs"]


def to_fresh(row):
    """The same with what is done once for a route on both sides."""
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
