"""`corridor rules check` and rules_checker.py, a second judge written apart from it."""

from __future__ import annotations

import datetime
import itertools
import json
import os
import random
import re
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest

from conftest import ROOT
from rules_checker import breaches

WORDS = {"D": "driving", "W": "work", "A": "available", "R": "rest", "S": "sleeper", "F": "ferry"}
UTC = datetime.timezone.utc
ZONES = {"EU": "Europe/Berlin", "US": "America/Chicago"}

Piece = tuple[str, int]
"""A letter and minutes."""


def clock(minutes: float) -> str:
    return f"{int(minutes // 60)}:{int(minutes % 60):02}"


def pieces(text: str) -> list[Piece]:
    """The pieces of a log in letters, as in "2*[D4:30 R0:45] R11"."""
    while match := re.search(r"(?:(\d+)\*)?\[([^][]*)\]", text):
        text = text[:match.start()] + " ".join([match[2]] * int(match[1] or 1)) + text[match.end():]
    times = [(word[0], word[1:].split(":")) for word in text.split()]
    return [(letter, int(time[0]) * 60 + (int(time[1]) if time[1:] else 0)) for letter, time in times]


def letters(log: Sequence[Piece]) -> str:
    return " ".join(letter + (clock(length) if length % 60 else str(length // 60)) for letter, length in log)


def spans(log: Sequence[Piece], start: float) -> list[tuple[float, float, str]]:
    found = []
    for letter, length in log:
        found.append((start, start + length * 60, letter))
        start += length * 60
    return found


# The worked days


def worked() -> Iterator[Any]:
    for rules in ZONES:
        path = ROOT / "Tests" / "CorridorRulesTests" / "Days" / f"{rules}.json"
        for day in json.loads(path.read_text(encoding="utf-8")):
            yield pytest.param(rules, day, id=f"{rules}: {day['name']}")


@pytest.mark.parametrize(("rules", "day"), list(worked()))
def test_a_worked_day(rules: str, day: dict[str, Any]) -> None:
    start = datetime.datetime.fromisoformat(day["start"]).replace(tzinfo=ZoneInfo(ZONES[rules])).timestamp()
    name = "eu" if rules == "EU" else "us-7" if day["days"] == 7 else "us"
    judged = breaches(spans(pieces(day["log"]), start), name, day.get("drivers", 1), ZONES[rules])
    found = [
        (kind, clock(at / 60), str(int(found)) if limit < 60 else clock(found / 60))
        for kind, at, found, limit in judged]
    expected = [(breach["kind"], breach["after"], breach["found"]) for breach in day["breaches"]]
    assert sorted(found) == sorted(expected)


# Random logs


class Log(NamedTuple):
    rules: str
    drivers: int
    start: int
    pieces: tuple[Piece, ...]

    @property
    def zone(self) -> str:
        return ZONES[self.rules[:2].upper()]

    def __str__(self) -> str:
        start = datetime.datetime.fromtimestamp(self.start, ZoneInfo(self.zone)).isoformat(timespec="minutes")
        return f"{self.rules}, drivers: {self.drivers}, {start}: {letters(self.pieces)}"


class Maker:
    """Random logs."""

    def __init__(self, rules: str, seed: str) -> None:
        self.rules = rules
        self.random = random.Random(seed)
        self.step = self.random.choice([5, 15, 15])

    def near(self, hours: float, spread: float = 0) -> int:
        """Minutes near so many hours, often exactly."""
        off = 0 if self.random.random() < 0.6 else self.random.choice([-1, 1]) * self.step
        spread = round(self.random.uniform(-spread, spread) * 60 / self.step) * self.step
        return max(self.step, int(hours * 60 + spread) // 5 * 5 + off)

    def any(self, least: float, most: float) -> int:
        """Minutes between so many hours."""
        return max(self.step, round(self.random.uniform(least, most) * 60 / self.step) * self.step)

    def off(self) -> str:
        return self.random.choice("RRRRSF" if self.rules == "eu" else "RRSSF")

    def shift(self) -> list[Piece]:
        """Driving and breaks that are nearly as they have to be, without the rest that follows."""
        choice = self.random.choice
        if self.rules != "eu":
            return choice([
                [("D", self.near(5)), ("R", self.near(0.5)), ("D", self.near(6))],
                [("W", self.near(2)), ("D", self.near(8)), ("W", self.near(0.5)), ("D", self.near(3))],
                [("D", self.near(4)), ("W", self.near(6, 1)), ("D", self.near(4))],
            ])
        beside = "A" if self.random.random() < 0.2 else "R"
        return choice([
            [("D", self.near(4.5)), (beside, self.near(0.75)), ("D", self.near(4.5))],
            [("D", self.near(2)), ("R", self.near(0.25)), ("D", self.near(2.5)), (beside, self.near(0.5)),
             ("D", self.near(4.5))],
            [("D", self.near(4.5)), ("R", self.near(0.75)), ("D", self.near(4.5)), (beside, self.near(0.75)),
             ("D", self.near(1))],
            [("W", self.near(3)), ("R", self.near(0.25)), ("W", self.near(3)), (beside, self.near(0.5)),
             ("D", self.near(4))],
            [("W", self.near(4)), ("R", self.near(3)), ("D", self.near(4)), (beside, self.near(0.5)),
             ("W", self.near(3.5))],
            [("A", self.near(2, 1)), ("D", self.near(4)), (beside, self.near(1)), ("W", self.near(5))],
            [("D", self.near(2)), ("R", self.near(0.25)), ("A", self.near(0.25)), ("D", self.near(2.5)),
             ("A", self.near(0.25)), ("R", self.near(0.5)), ("W", self.near(2)), ("D", self.near(2))],
        ])

    def legal(self) -> Iterator[list[Piece]]:
        """Days and weeks that are nearly legal."""
        while True:
            for _ in range(self.random.choice([4, 5, 5, 6])):
                yield self.shift()
                rests = [9, 9, 11, 11, 12, 13] if self.rules == "eu" else [10, 10, 10, 11]
                yield [(self.off(), self.near(self.random.choice(rests), self.random.choice([0, 1])))]
            yield self.shift()
            hours = self.random.choice([24, 33, 34, 36, 44, 45, 48, 66])
            yield [("R", self.near(hours, self.random.choice([0, 2])))]

    def long(self) -> Iterator[list[Piece]]:
        """Weeks with too much work and too little rest."""
        while True:
            for _ in range(self.random.randint(4, 9)):
                yield self.shift() + [(self.random.choice("DWA"), self.any(0.25, 2.5))]
                yield [(self.off(), self.near(self.random.choice([8, 9, 9.5, 10, 11]), 0.5))]
            yield [("W", self.near(1)), ("R", self.near(self.random.choice([24, 30, 34, 39, 45, 54]), 3))]

    def short(self) -> Iterator[list[Piece]]:
        """Anything."""
        while True:
            most = self.random.choice([0.5, 1, 3, 6, 12])
            yield [(self.random.choice("DDDWWARRSF"), self.any(0, most))]

    def ferries(self) -> Iterator[list[Piece]]:
        """Rests on ferries with interruptions."""
        while True:
            yield self.shift()
            for _ in range(self.random.choice([1, 2, 2, 3, 3, 4])):
                hours = self.random.choice([1, 2, 3, 5, 8, 9, 11, 16, 23])
                yield [(self.random.choice("FFR"), self.near(hours, 1))]
                yield [(self.random.choice("DDWA"), self.near(self.random.choice([0.25, 0.5, 0.5, 1])))]
            yield [(self.random.choice("FR"), self.near(self.random.choice([0.25, 1, 3, 6, 9, 11, 24])))]

    def splits(self) -> Iterator[list[Piece]]:
        """Rests in two parts."""
        hours = [3, 9, 3, 8, 11, 10] if self.rules == "eu" else [2, 3, 3, 7, 7, 8, 10]
        while True:
            for _ in range(self.random.randint(1, 3)):
                yield [(self.random.choice("DDW"), self.near(self.random.choice([1, 2, 3, 4, 5]), 0.5))]
            yield [(self.off(), self.near(self.random.choice(hours)))]
            if self.random.random() < 0.2:
                yield [(self.off(), self.near(self.random.choice(hours)))]

    def log(self, way: Callable[[Maker], Iterator[list[Piece]]]) -> Log:
        left = self.random.choice([1, 2, 4, 8, 15, 25, 45]) * 24 * 60 - self.any(0, 20)
        found: list[Piece] = []
        if self.random.random() < 0.2:
            found.append((self.off(), self.any(0, self.random.choice([1, 12, 30, 50]))))
        for part in way(self):
            for letter, length in part:
                found.append((letter, min(length, left)))
                left -= found[-1][1]
            if left <= 0:
                break
        drivers = self.random.choice([1, 1, 2]) if self.rules == "eu" else 1
        # Every other log is near a day on which clocks are set.
        month, day = self.random.choice([(3, 29), (10, 25)] if self.rules == "eu" else [(3, 8), (11, 1)])
        days = self.random.choice([self.random.uniform(-14, 3), self.random.uniform(-180, 180)])
        start = int(datetime.datetime(2026, month, day, tzinfo=UTC).timestamp() + days * 86400) // 300 * 300
        found = [piece for piece in found if piece[1]]
        # Lines with the same activity may follow each other.
        return Log(self.rules, drivers, start, joined(found) if self.random.random() < 0.8 else tuple(found))


def joined(log: Sequence[Piece]) -> tuple[Piece, ...]:
    """One piece for each run of a letter."""
    return tuple(
        (letter, length) for letter, group in itertools.groupby(log, lambda piece: piece[0])
        if (length := sum(length for _, length in group)))


WAYS = {way.__name__: way for way in (Maker.legal, Maker.long, Maker.short, Maker.ferries, Maker.splits)}


def said(log: Log, path: Path) -> set[tuple[str, int]]:
    """What the command says: the kinds of breaches, and when in seconds since the log's start."""
    lines = ["start,activity"]
    for start, end, letter in spans(log.pieces, log.start):
        lines.append(f"{datetime.datetime.fromtimestamp(start, UTC).isoformat()},{WORDS[letter]}")
    lines.append(f"{datetime.datetime.fromtimestamp(end, UTC).isoformat()},end")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = subprocess.run(
        [os.environ.get("CORRIDOR_PROGRAM", "corridor"), "rules", "check", path, "--rules", log.rules,
         "--drivers", str(log.drivers), "--tz", log.zone, "--format", "json"],
        capture_output=True, check=True, text=True, timeout=30)
    found = json.loads(done.stdout)["breaches"]
    return {(b["kind"], int(datetime.datetime.fromisoformat(b["at"]).timestamp()) - log.start) for b in found}


def judged(log: Log) -> set[tuple[str, int]]:
    found = breaches(spans(log.pieces, log.start), log.rules, log.drivers, log.zone)
    return {(kind, int(at)) for kind, at, _, _ in found}


def difference(log: Log, path: Path) -> tuple[set[tuple[str, int]], set[tuple[str, int]]]:
    """What only the command says, and what only the checker."""
    left, right = said(log, path), judged(log)
    return left - right, right - left


def kinds(log: Log, path: Path) -> set[str]:
    left, right = difference(log, path)
    return {kind for kind, _ in left | right}


def smaller(log: Log) -> Iterator[Log]:
    """The log without some of its pieces, with some like those before, or with shorter ones."""
    count = len(log.pieces)
    size = count // 2
    while size:
        for at in range(0, count, size):
            yield log._replace(pieces=joined(log.pieces[:at] + log.pieces[at + size:]))
        size //= 2
    for at, (letter, length) in enumerate(log.pieces):
        if at:
            piece = (log.pieces[at - 1][0], length)
            yield log._replace(pieces=joined([*log.pieces[:at], piece, *log.pieces[at + 1:]]))
        for less in (length // 2 // 60 * 60, length // 60 * 60, length - 60, length - 15, length - 5):
            if 0 < less < length:
                yield log._replace(pieces=(*log.pieces[:at], (letter, less), *log.pieces[at + 1:]))


def smallest(log: Log, path: Path, tries: int = 800) -> Log:
    """A smaller log of which the two still say different things of the same kind."""
    wanted = kinds(log, path)
    while True:
        for other in smaller(log):
            tries -= 1
            if tries < 0:
                return log
            if other.pieces and kinds(other, path) & wanted:
                log = other
                break
        else:
            return log


@pytest.mark.parametrize("rules", ["eu", "us", "us-7"])
@pytest.mark.parametrize("way", WAYS)
def test_random_logs(way: str, rules: str, tmp_path: Path) -> None:
    number = int(os.environ.get("CORRIDOR_RANDOM_LOGS", "300")) // (3 * len(WAYS))
    for i in range(number):
        log = Maker(rules, f"{way} {rules} {i}").log(WAYS[way])
        if any(difference(log, tmp_path / "log.csv")):
            log = smallest(log, tmp_path / "log.csv")
            left, right = (
                ", ".join(f"{kind} after {clock(at / 60)}" for kind, at in sorted(found, key=lambda b: b[1]))
                for found in difference(log, tmp_path / "log.csv"))
            pytest.fail(f"{log}\nonly the command: {left}\nonly the checker: {right}", pytrace=False)
