"""Whether simple opening hours hold at a time, by the clocks of the place."""

from __future__ import annotations

import datetime
import re
from functools import lru_cache
from zoneinfo import ZoneInfo

DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
UTC = datetime.timezone.utc
Span = tuple[int, int]


@lru_cache(maxsize=1000)
def spans(hours: str) -> tuple[tuple[Span, ...], ...]:
    """For each weekday from Monday, the minutes from its midnight in which it opens and closes."""
    if hours == "24/7":
        return (((0, 1440),),) * 7
    days: list[tuple[Span, ...]] = [()] * 7
    if hours == "off":
        return tuple(days)
    for rule in hours.split("; "):
        head, _, times = rule.rpartition(" ")
        first, _, last = (head or "Mo-Su").partition("-")
        open_spans = []
        for span in times.split(","):
            start, end = (int(text[:2]) * 60 + int(text[3:]) for text in span.split("-"))
            open_spans.append((start, end if end > start else end + 1440))
        for day in range(DAYS.index(first), DAYS.index(last or first) + 1):
            days[day] = tuple(open_spans)
    return tuple(days)


def is_known(hours: str) -> bool:
    return bool(re.fullmatch(r"24/7|off|[A-Za-z0-9:;, -]*\d\d:\d\d", hours))


@lru_cache(maxsize=200_000)
def is_open(hours: str, zone: str, seconds: int) -> bool:
    """Whether a place is open at a time in seconds since 1970."""
    local = local_time(zone, seconds)
    minute, week = local.hour * 60 + local.minute, spans(hours)
    day = local.weekday()
    return any(start <= minute < end for start, end in week[day]) or any(
        start <= minute + 1440 < end for start, end in week[day - 1])


@lru_cache(maxsize=100)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def local_time(zone: str, seconds: int) -> datetime.datetime:
    if zone[0] in "+-":
        sign = -1 if zone[0] == "-" else 1
        offset = sign * datetime.timedelta(hours=int(zone[1:3]), minutes=int(zone[4:6]))
        return datetime.datetime.fromtimestamp(seconds, datetime.timezone(offset))
    return datetime.datetime.fromtimestamp(seconds, _zone(zone))


def state(hours: str | None, zone: str | None, seconds: int, tolerance: int) -> str:
    """open, closed, or why it is unknown, from the tolerance before a time to the tolerance after it."""
    if not hours:
        return "hoursNotGiven"
    if hours == "24/7":
        return "open"
    # The zone does not matter where the hours say nothing.
    if zone is None:
        return "timeZoneNotKnown"
    if not is_known(hours):
        return "hoursNotSure"
    moments = {seconds - tolerance, seconds + tolerance}
    first_minute = (seconds - tolerance) // 60 * 60 + 60
    moments |= set(range(first_minute, seconds + tolerance + 1, 60))
    found = {is_open(hours, zone, moment) for moment in moments}
    return "changesNearArrival" if len(found) == 2 else "open" if found == {True} else "closed"


def next_change(hours: str, zone: str, seconds: int) -> int | None:
    """When a place opens or closes next, within a week; nil if it does not."""
    now = is_open(hours, zone, seconds)
    minute = seconds // 60 * 60 + 60
    # Hours begin and end at full hours by the clock, and clocks differ by quarters of an hour.
    while minute % 900:
        minute += 60
    while minute <= seconds + 7 * 86_400:
        if is_open(hours, zone, minute) != now:
            return minute
        minute += 900
    return None
