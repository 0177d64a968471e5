"""A second judge of drivers' logs, written from the text of the rules and apart from `corridor rules check`.

    breaches(log, "eu", drivers=1, zone="Europe/Berlin")

A log is a list of (start, end, activity) in UTC seconds, each of which begins where the last one ends. An
activity is a letter: D driving, W other work, A available, R rest, S rest in the berth, F rest on a ferry or
train with a bunk. The rules are "eu" (Regulation (EC) No 561/2006 and Directive 2002/15/EC), "us" or "us-7"
(49 CFR 395). A breach is (kind, at in seconds since the log's start, found, limit), the latter two in seconds
unless they are numbers of days or rests.

What was before the log is not known. A rest with which it begins is the end of a weekly rest, or a restart,
and nothing else. A rest with which it ends goes on as long as it has to: its end is infinity.
"""

from __future__ import annotations

import datetime
import itertools
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from zoneinfo import ZoneInfo

MINUTE = 60
HOUR = 60 * MINUTE
REST = "RSF"
WORK = "DW"

Breach = tuple[str, float, float, float]
Found = Iterator[tuple[float, str, float, float]]
Day = tuple[list["Span"], bool]


class Span(NamedTuple):
    """A time with one activity."""

    start: float
    end: float
    what: str

    @property
    def length(self) -> float:
        return self.end - self.start


class Rest(NamedTuple):
    """A rest, of more than one part if it was interrupted on a ferry or train."""

    parts: tuple[tuple[Span, ...], ...]
    most: float = math.inf
    """The longest that it may count as."""

    @property
    def start(self) -> float:
        return self.parts[0][0].start

    @property
    def end(self) -> float:
        return self.parts[-1][-1].end

    @property
    def spans(self) -> list[Span]:
        return [span for part in self.parts for span in part]

    @property
    def length(self) -> float:
        """Without the interruptions."""
        return min(total(self.spans), self.most)

    @property
    def open(self) -> bool:
        return math.isinf(self.end)

    def inside(self, start: float, end: float) -> float:
        return sum(max(0, min(span.end, end) - max(span.start, start)) for span in self.spans)


def breaches(log: Sequence[tuple[float, float, str]], rules: str, drivers: int = 1,
             zone: str | None = None) -> list[Breach]:
    """The breaches of the rules in a log, by time."""
    if rules not in ("eu", "us", "us-7"):
        raise ValueError(rules)
    place = ZoneInfo(zone or ("Europe/Berlin" if rules == "eu" else "America/Chicago"))
    start, end = (log[0][0], log[-1][1]) if log else (0, 0)
    spans = prepared(log)
    if rules == "eu":
        found = europe(spans, end, drivers, place)
    else:
        found = america(spans, end, 7 if rules == "us-7" else 8, place)
    return [(kind, at - start, number, limit) for at, kind, number, limit in sorted(found)]


def prepared(log: Sequence[tuple[float, float, str]]) -> list[Span]:
    """A span for each run of an activity, without the rest at the start, and with an open one at the end."""
    spans: list[Span] = []
    for start, end, what in log:
        if end <= start or what in REST and not spans:
            continue
        if spans and spans[-1].what == what:
            start = spans.pop().start
        spans.append(Span(start, end, what))
    if spans and spans[-1].what in REST:
        spans[-1] = spans[-1]._replace(end=math.inf)
    return spans


# Times


def total(spans: Sequence[Span]) -> float:
    return sum(span.length for span in spans)


def passed(spans: Sequence[Span], limit: float) -> float | None:
    """The moment from which the spans are longer than the limit, if they are."""
    gone = 0.0
    for span in spans:
        if gone + span.length > limit:
            return span.start + max(0, limit - gone)
        gone += span.length
    return None


def groups(spans: Sequence[Span], letters: str) -> Iterator[tuple[bool, tuple[Span, ...]]]:
    """Runs of spans with and without one of the activities."""
    for has, group in itertools.groupby(spans, lambda span: span.what in letters):
        yield has, tuple(group)


def runs(spans: Sequence[Span], letters: str) -> list[tuple[Span, ...]]:
    """The longest runs of only these activities; those beside spans that were left out do not touch."""
    found: list[tuple[Span, ...]] = []
    for has, group in groups(spans, letters):
        if has:
            gaps = [i for i in range(1, len(group)) if group[i - 1].end < group[i].start]
            found += [group[a:b] for a, b in itertools.pairwise([0, *gaps, len(group)])]
    return found


def moment(day: datetime.date, zone: ZoneInfo, hour: int = 0) -> float:
    return datetime.datetime(day.year, day.month, day.day, hour, tzinfo=zone).timestamp()


def date(time: float, zone: ZoneInfo, days: int = 1) -> datetime.date:
    """The day of a time, or for 7 days the Monday of its week."""
    day = datetime.datetime.fromtimestamp(time, zone).date()
    return day - datetime.timedelta(day.weekday()) if days == 7 else day


def cut(spans: Sequence[Span], zone: ZoneInfo, days: int) -> Iterator[tuple[datetime.date, Span]]:
    """The spans cut at the ends of days, or of weeks for 7 days, with the first day."""
    for start, end, what in spans:
        while start < end:
            day = date(start, zone, days)
            until = min(end, moment(day + datetime.timedelta(days), zone))
            yield day, Span(start, until, what)
            start = until


# The European Union


def europe(spans: list[Span], end: float, drivers: int, zone: ZoneInfo) -> Found:
    if not spans:
        return iter(())
    rests = ferried([Rest((run,)) for run in runs(spans, REST)])
    days = stretches(spans, rests)
    return itertools.chain(
        driving_breaks(spans, rests, drivers), work_breaks(spans, rests, drivers),
        breaks_of_days(days, drivers), daily_driving(days, zone), weekly(spans, zone),
        daily_rests(spans, rests, end, drivers), weekly_rests(spans, rests, end),
        compensation(rests, end, zone), night_work(days, zone))


def ferried(rests: list[Rest]) -> list[Rest]:
    """561/2006 Article 9(1): a rest on a ferry or train may be interrupted twice, for an hour in all.

    So may regular daily and reduced weekly rests, and regular weekly rests if the journey takes 8 hours; what
    may not be a regular one counts as a minute less. A rest at the end, of which the length is not known, is
    not joined with one that is long enough.
    """
    found: list[Rest] = []
    while rests:
        best, count, most = level(rests[0]), 1, math.inf
        for number in (2, 3):
            joined = Rest(tuple(part for rest in rests[:number] for part in rest.parts))
            pauses = sum(b.start - a.end for a, b in zip(rests, rests[1:number]))
            ferries = [span.length for span in joined.spans if span.what == "F"]
            if len(rests) < number or pauses > HOUR or not ferries:
                continue
            short = max(ferries) < 8 * HOUR and not joined.open
            reached = min(level(joined), 2 if short else 3)
            if reached > best and not (joined.open and best):
                best, count, most = reached, number, 45 * HOUR - MINUTE if short else math.inf
        found.append(Rest(tuple(part for rest in rests[:count] for part in rest.parts), most))
        rests = rests[count:]
    return found


def level(rest: Rest) -> int:
    """Of a regular daily rest, a reduced and a regular weekly rest (Article 4(g) and (h))."""
    return sum(rest.length >= hours * HOUR for hours in (11, 24, 45))


def stretches(spans: list[Span], rests: list[Rest]) -> list[Day]:
    """What is between rests of 7 hours, which end a day's driving, and whether one follows.

    That 7 hours are enough is from Decision C(2011) 3759. What interrupts a rest on a ferry is of the time
    before.
    """
    long = [rest for rest in rests if rest.length >= 7 * HOUR]
    of_rests = {span for rest in long for span in rest.spans}
    found: list[Day] = []
    left = [span for span in spans if span not in of_rests]
    for rest in long:
        found.append(([span for span in left if span.start < rest.end], True))
        left = [span for span in left if span.start >= rest.end]
    return found + [(left, False)] * bool(left)


def driving_breaks(spans: list[Span], rests: list[Rest], drivers: int) -> Found:
    """561/2006 Article 7: 45 minutes after 4.5 hours of driving, or 15 and then 30 within them.

    Beside the one who drives, the other of two drivers has a break of 45 minutes, but no part of one.
    """
    ends = {rest.end for rest in rests if len(rest.parts) > 1}
    driven: list[Span] = []
    began = False
    for is_pause, group in groups(spans, REST + "A" if drivers > 1 else REST):
        if not is_pause:
            driven += [span for span in group if span.what == "D"]
            continue
        whole = total(group) >= 45 * MINUTE or group[-1].end in ends
        for part in runs(group, REST):
            if began and total(part) >= 30 * MINUTE:
                whole = True
            elif total(part) >= 15 * MINUTE:
                began = True
        if whole:
            yield from over(driven, "drivingBreak", 4.5 * HOUR)
            driven, began = [], False
    yield from over(driven, "drivingBreak", 4.5 * HOUR)


def over(spans: Sequence[Span], kind: str, limit: float) -> Found:
    """A breach if the spans are longer than the limit."""
    at = passed(spans, limit)
    if at is not None:
        yield at, kind, total(spans), limit


def work_pauses(spans: Sequence[Span], drivers: int) -> list[tuple[Span, ...]]:
    """2002/15 Article 5: breaks are of 15 minutes at least, also beside the one who drives."""
    pauses = runs(spans, REST) + (runs(spans, "A") if drivers > 1 else [])
    return [pause for pause in pauses if total(pause) >= 15 * MINUTE]


def work_breaks(spans: list[Span], rests: list[Rest], drivers: int) -> Found:
    """2002/15 Article 5(1): no more than 6 hours of work without a break."""
    ends = {pause[-1].end for pause in work_pauses(spans, drivers)}
    ends |= {rest.end for rest in rests if len(rest.parts) > 1}
    work: list[Span] = []
    for span in spans:
        if span.what in WORK:
            work.append(span)
        elif span.end in ends:
            yield from over(work, "workBreak", 6 * HOUR)
            work = []
    yield from over(work, "workBreak", 6 * HOUR)


def breaks_of_days(days: list[Day], drivers: int) -> Found:
    """2002/15 Article 5(1): breaks of 30 minutes for more than 6 hours of work, of 45 for more than 9."""
    for spans, is_over in days:
        work = total([span for span in spans if span.what in WORK])
        need = 45 * MINUTE if work > 9 * HOUR else 30 * MINUTE if work > 6 * HOUR else 0
        pauses = sum(map(total, work_pauses(spans, drivers)))
        if is_over and pauses < need:
            yield spans[-1].end, "breaksOfDay", pauses, need


def daily_driving(days: list[Day], zone: ZoneInfo) -> Found:
    """561/2006 Article 6(1): 9 hours of driving in a day, or 10 on two days of a week."""
    extended: dict[datetime.date, int] = defaultdict(int)
    for spans, _ in days:
        driven = [span for span in spans if span.what == "D"]
        yield from over(driven, "dailyDriving", 10 * HOUR)
        at = passed(driven, 9 * HOUR)
        if at is not None:
            week = date(spans[0].start, zone, 7)
            extended[week] += 1
            if extended[week] > 2:
                yield at, "extendedDays", extended[week], 2


def weekly(spans: list[Span], zone: ZoneInfo) -> Found:
    """561/2006 Article 6(2) and (3): 56 h of driving a week, 90 in two. 2002/15 Article 4: 60 of work."""
    driven: dict[datetime.date, list[Span]] = defaultdict(list)
    worked: dict[datetime.date, list[Span]] = defaultdict(list)
    for week, span in cut([span for span in spans if span.what in WORK], zone, 7):
        worked[week].append(span)
        if span.what == "D":
            driven[week].append(span)
    for week, work in worked.items():
        yield from over(work, "weeklyWork", 60 * HOUR)
        yield from over(driven[week], "weeklyDriving", 56 * HOUR)
        two = driven.get(week - datetime.timedelta(7), []) + driven[week]
        for breach in over(two, "weeklyDriving", 90 * HOUR):
            if breach[0] >= moment(week, zone):
                yield breach


def daily_rests(spans: list[Span], rests: list[Rest], end: float, drivers: int) -> Found:
    """561/2006 Article 8(2), (4), (5): 11 hours of rest, or 3 and 9, in the 24 hours after a rest.

    Or 9 hours three times between weekly rests. For two drivers 9 hours in 30.
    """
    window = (30 if drivers > 1 else 24) * HOUR
    begin, reduced = spans[0].start, 0
    for rest in rests:
        if rest.length < 9 * HOUR:
            continue
        inside = rest.inside(begin, begin + window)
        parts = [part for part in rests if begin <= part.start < rest.start and part.length >= 3 * HOUR]
        if inside < 9 * HOUR:
            yield begin + window - 9 * HOUR, "dailyRest", inside, 9 * HOUR
        elif drivers == 1 and inside < 11 * HOUR and rest.length < 24 * HOUR and not parts:
            reduced += 1
            if reduced > 3:
                yield rest.start, "reducedRests", reduced, 3
        if rest.length >= 24 * HOUR:
            reduced = 0
        begin = rest.end
    if begin + window - 9 * HOUR < end:
        yield begin + window - 9 * HOUR, "dailyRest", max(0, begin + window - end), 9 * HOUR


def weekly_rests(spans: list[Span], rests: list[Rest], end: float) -> Found:
    """561/2006 Article 8(6): a weekly rest after 144 hours at the latest, no two reduced in a row."""
    begin, was_reduced = spans[0].start, False
    for rest in rests:
        if rest.length < 24 * HOUR:
            continue
        if rest.start - begin > 144 * HOUR:
            yield begin + 144 * HOUR, "weeklyRest", rest.start - begin, 144 * HOUR
        reduced = rest.length < 45 * HOUR
        if reduced and was_reduced:
            yield rest.start, "reducedWeeklyRests", rest.length, 45 * HOUR
        begin, was_reduced = rest.end, reduced
    if end - begin > 144 * HOUR:
        yield begin + 144 * HOUR, "weeklyRest", end - begin, 144 * HOUR


def compensation(rests: list[Rest], end: float, zone: ZoneInfo) -> Found:
    """561/2006 Article 8(6b) and (7): what a weekly rest is short of 45 hours is made up for in one piece.

    It is taken together with another rest of 9 hours at least, before the end of the third week after that
    of the short one. The older comes first.
    """
    owed: list[tuple[float, float]] = []
    for rest in rests:
        spare = 0 if rest.open else rest.length - (45 if rest.length >= 24 * HOUR else 9) * HOUR
        for until, length in list(owed):
            if rest.end <= until and 45 * HOUR - length <= spare:
                spare -= 45 * HOUR - length
                owed.remove((until, length))
        if 24 * HOUR <= rest.length < 45 * HOUR:
            week = date(rest.start, zone, 7)
            owed.append((moment(week + datetime.timedelta(28), zone), rest.length))
    for until, length in owed:
        if until <= end:
            yield until, "compensation", length, 45 * HOUR


def night_work(days: list[Day], zone: ZoneInfo) -> Found:
    """2002/15 Article 7(1): 10 hours of work if some of it is between 00:00 and 04:00."""
    for spans, _ in days:
        work = [span for span in spans if span.what in WORK]
        if any(span.start < moment(day, zone, 4) for day, span in cut(work, zone, 1)):
            yield from over(work, "nightWork", 10 * HOUR)


# The United States


def america(spans: list[Span], end: float, days: int, zone: ZoneInfo) -> Found:
    return itertools.chain(pauses(spans), shifts(spans, end), cycle(spans, days, zone))


def pauses(spans: list[Span]) -> Found:
    """49 CFR 395.3(a)(3)(ii): 30 minutes of anything but driving after 8 hours of driving."""
    driven: list[Span] = []
    for is_driving, group in groups(spans, "D"):
        if is_driving:
            driven += group
        elif total(group) >= 30 * MINUTE:
            yield from over(driven, "drivingBreak", 8 * HOUR)
            driven = []
    yield from over(driven, "drivingBreak", 8 * HOUR)


def berth(block: tuple[Span, ...]) -> bool:
    """Whether there are 7 hours in the berth."""
    return any(total(run) >= 7 * HOUR for run in runs(block, "S"))


def pairs(blocks: list[tuple[Span, ...]]) -> dict[tuple[Span, ...], tuple[Span, ...]]:
    """49 CFR 395.1(g)(1)(ii): the two parts of split rests among those of a shift, the first by the second.

    None is shorter than 2 hours, one has 7 in the berth, and together they have 10. The clocks run from the
    end of the first, so that none is paired with one before the first of another pair.
    """
    found: dict[tuple[Span, ...], tuple[Span, ...]] = {}
    parts = [block for block in blocks if total(block) >= 2 * HOUR]
    for i, second in enumerate(parts):
        for first in reversed(parts[:i]):
            if first in found.values():
                break
            if total(first) + total(second) >= 10 * HOUR and (berth(first) or berth(second)):
                found[second] = first
                break
    return found


def shifts(spans: list[Span], end: float) -> Found:
    """49 CFR 395.3(a)(1) to (3)(i): after 10 hours off, 11 of driving within 14. 395.1(g)(1)(iii): splits."""
    shift: list[Span] = []
    for is_off, group in groups(spans, REST):
        shift += group
        if is_off and min(group[-1].end, end) - group[0].start >= 10 * HOUR:
            yield from one_shift(shift)
            shift = []
    yield from one_shift(shift)


def one_shift(spans: list[Span]) -> Found:
    """The breaches until the end of a rest of 10 hours, which may be a second part.

    The clocks run from the start of the shift, and from the end of first parts.
    """
    if not spans:
        return
    split = pairs(runs(spans, REST))
    of_splits = {span for pair in split.items() for block in pair for span in block}
    counted = [span for span in spans if span not in of_splits]
    begins = [(spans[0].start, spans[0].start)]
    begins += [(second[-1].end, first[-1].end) for second, first in split.items()]
    for (reported, begin), (until, _) in zip(begins, [*begins[1:], (math.inf, 0)]):
        clock = [span for span in counted if begin <= span.start < until]
        for kind, limit, letters in (("shiftDriving", 11 * HOUR, "D"), ("shiftWindow", 14 * HOUR, "DWARSF")):
            gone = 0.0
            for span in (span for span in clock if span.what in letters):
                before, gone = gone, gone + span.length
                if span.what == "D" and span.start >= reported and gone > limit:
                    yield span.start + max(0, limit - before), kind, gone, limit
                    break


def cycle(spans: list[Span], days: int, zone: ZoneInfo) -> Found:
    """49 CFR 395.3(b) and (c): no driving after 70 hours on duty in 8 days, or 60 in 7, after 34 off."""
    limit = (70 if days == 8 else 60) * HOUR
    on_duty: dict[datetime.date, float] = defaultdict(float)
    reported: set[datetime.date] = set()
    for is_off, group in groups(spans, REST):
        if is_off:
            if total(group) >= 34 * HOUR:
                on_duty.clear()
            continue
        for day, span in cut(group, zone, 1):
            before = sum(on_duty[day - datetime.timedelta(i)] for i in range(days))
            on_duty[day] += span.length
            if span.what == "D" and before + span.length > limit and day not in reported:
                reported.add(day)
                yield span.start + max(0, limit - before), "cycle", before + span.length, limit
