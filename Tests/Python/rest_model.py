"""The earliest arrival of a driver who only drives, as a model for CP-SAT (OR-Tools).

    earliest(places, end, rules, start=.., limit=..)

A second planner, written apart from the first from the text of the rules: places are stops where one may rest, in
the order of travel; each has seconds of driving along the route, of the way out and back, and the times in which
one may come (or none). A journey begins rested on a Monday and takes at most five days, so that no weekly limit
counts. Rules are "eu" (Regulation (EC) No 561/2006), or "us" (49 CFR 395) without a sleeper berth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

MINUTE = 60
HOUR = 60 * MINUTE


class Stop(NamedTuple):
    """A place where one may rest; times in seconds, those of opening from the start of the journey."""

    along: int
    out: int = 0
    back: int = 0
    times: tuple[tuple[int, int], ...] | None = None


class Found(NamedTuple):
    end: int | None
    """When the journey ends at the earliest, in seconds from its start; None if it cannot."""
    proven: bool
    seconds: float


class Model:
    """What happens at one stop after the other, by variables before and behind it."""

    def __init__(self, stops: Sequence[Stop], end: int, limit: int) -> None:
        from ortools.sat.python import cp_model

        self.cp = cp_model
        self.model = cp_model.CpModel()
        self.stops = stops
        self.end = end
        self.limit = limit

    def clock(self, name: str, most: int | None = None) -> Any:
        return self.model.new_int_var(0, self.limit if most is None else most, name)

    def flag(self, name: str) -> Any:
        return self.model.new_bool_var(name)

    def visit(self, number: int, stop: Stop, now: Any, behind: Any) -> tuple[Any, Any, Any, Any]:
        """Whether one stops, when one comes, waits until, and how long one rests; `now` is on the route."""
        m, name = self.model, str(number)
        stops, rest, begin = self.flag("stop" + name), self.clock("rest" + name), self.clock("begin" + name)
        arrival = now + stop.out
        m.add(begin >= arrival).only_enforce_if(stops)
        if stop.times is None:
            m.add(begin == arrival).only_enforce_if(stops)
        else:
            chosen = [self.flag(f"open{name}.{i}") for i in range(len(stop.times))]
            m.add_bool_or([*chosen, ~stops])
            for is_open, (opens, closes) in zip(chosen, stop.times):
                m.add(begin >= opens).only_enforce_if(is_open)
                m.add(begin <= closes - 1).only_enforce_if(is_open)
        m.add(behind == begin + rest + stop.back).only_enforce_if(stops)
        m.add(behind == now).only_enforce_if(~stops)
        m.add(rest == 0).only_enforce_if(~stops)
        return stops, arrival, begin, rest

    def either(self, clock: Any, value: Any, flag: Any) -> None:
        self.model.add(clock == value).only_enforce_if(flag)

    def finish(self, end: Any) -> None:
        """What is best, by when the journey ends."""
        self.model.minimize(end)

    def solve(self, seconds: float) -> Found:
        solver = self.cp.CpSolver()
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.num_workers = 2
        solver.parameters.random_seed = 1
        status = solver.solve(self.model)
        if status in (self.cp.OPTIMAL, self.cp.FEASIBLE):
            return Found(round(solver.objective_value), status == self.cp.OPTIMAL, solver.wall_time)
        return Found(None, status == self.cp.INFEASIBLE, solver.wall_time)


def earliest(stops: Sequence[Stop], end: int, rules: str, *, limit: int, seconds: float = 60) -> Found:
    """The earliest end of a journey of so much driving."""
    model = Model(stops, end, limit)
    (europe if rules == "eu" else america)(model)
    return model.solve(seconds)


def europe(model: Model) -> None:
    m = model.model
    most, day, longer = 4 * HOUR + 30 * MINUTE, 9 * HOUR, 10 * HOUR
    short, regular = 9 * HOUR, 11 * HOUR
    # Time, driving since the break and of the day, and the start of the day, on the route behind a stop.
    now, driving, driven, start = m.new_constant(0), m.new_constant(0), m.new_constant(0), m.new_constant(0)
    # Whether a part of a break and of a daily rest has been taken, and whether the day is a long one.
    part, third, long = m.new_constant(0), m.new_constant(0), m.new_constant(0)
    shorts: list[Any] = []
    longs: list[Any] = []
    along = 0
    for number, stop in enumerate(model.stops):
        step, name = stop.along - along, str(number)
        along = stop.along
        behind = model.clock("now" + name)
        stops, arrival, begin, rest = model.visit(number, stop, now + step, behind)
        (driving_in, driven_in) = (driving + step, driven + step)
        m.add(driving_in + stop.out <= most).only_enforce_if(stops)
        m.add(arrival <= start + 24 * HOUR - short).only_enforce_if(stops)
        m.add(begin <= start + 24 * HOUR - short).only_enforce_if(stops)
        # Breaks: a whole one, or the second part of one.
        whole, second, first = (model.flag(word + name) for word in ("whole", "second", "first"))
        m.add(rest >= 45 * MINUTE).only_enforce_if(whole)
        m.add(rest >= 30 * MINUTE).only_enforce_if(second)
        m.add_implication(second, part)
        # What is long enough for a whole break is no part of another.
        m.add(rest >= 15 * MINUTE).only_enforce_if(first)
        m.add(rest < 45 * MINUTE).only_enforce_if(first)
        m.add_at_most_one(whole, second, first)
        next_part = model.flag("part" + name)
        m.add_bool_or(~next_part, part, first)
        m.add_implication(whole, ~next_part)
        m.add_implication(second, ~next_part)
        is_break = model.flag("break" + name)
        m.add_bool_or(~is_break, whole, second)
        next_driving = model.clock("driving" + name, most)
        m.add(next_driving >= stop.back).only_enforce_if(stops, is_break)
        m.add(next_driving >= driving_in + stop.out + stop.back).only_enforce_if(stops, ~is_break)
        m.add(next_driving >= driving_in).only_enforce_if(~stops)
        # Daily rests.
        ends, reduced, full, rested = (model.flag(word + name) for word in ("ends", "reduced", "full", "rested"))
        m.add(rest >= short).only_enforce_if(ends)
        m.add_bool_or(~ends, reduced, full, rested)
        m.add(rest >= regular).only_enforce_if(full)
        m.add(begin <= start + 24 * HOUR - regular).only_enforce_if(full)
        m.add_implication(rested, third)
        shorts.append(reduced)
        takes_third = model.flag("takes" + name)
        m.add(rest >= 3 * HOUR).only_enforce_if(takes_third)
        next_third = model.flag("third" + name)
        m.add_bool_or(~next_third, third, takes_third)
        m.add_implication(ends, ~next_third)
        # Long days.
        long_in, new_in, new_out = (model.flag(word + name) for word in ("long", "newin", "newout"))
        m.add_bool_or(~long_in, long, new_in)
        m.add(driven_in + stop.out <= day + (longer - day) * long_in).only_enforce_if(stops)
        m.add(driven_in <= day + (longer - day) * long_in)
        next_long = model.flag("longs" + name)
        m.add_bool_or(~next_long, new_out, long_in)
        m.add_bool_or(~next_long, new_out, ~ends)
        longs += [new_in, new_out]
        next_driven = model.clock("driven" + name, longer)
        m.add(next_driven >= stop.back).only_enforce_if(stops, ends)
        m.add(next_driven >= driven_in + stop.out + stop.back).only_enforce_if(stops, ~ends)
        m.add(next_driven >= driven_in).only_enforce_if(~stops)
        m.add(next_driven <= day + (longer - day) * next_long)
        for flag in (whole, second, first, ends, takes_third):
            m.add_implication(flag, stops)
        next_start = model.clock("start" + name)
        m.add(next_start == begin + rest).only_enforce_if(ends)
        m.add(next_start == start).only_enforce_if(~ends)
        m.add(behind <= next_start + 24 * HOUR - short)
        # A long day cannot be forgotten without a rest.
        m.add_bool_or(~long_in, ends, next_long)
        (now, driving, driven, start) = (behind, next_driving, next_driven, next_start)
        (part, third, long) = (next_part, next_third, next_long)
    step = model.end - along
    last = model.flag("last")
    longs.append(last)
    is_long = model.flag("islong")
    m.add_bool_or(~is_long, long, last)
    m.add(driving + step <= most)
    m.add(driven + step <= day + (longer - day) * is_long)
    m.add(now + step <= start + 24 * HOUR - short)
    m.add(sum(shorts) <= 3)
    m.add(sum(longs) <= 2)
    model.finish(now + step)


def america(model: Model) -> None:
    m = model.model
    now, driving, driven, start = m.new_constant(0), m.new_constant(0), m.new_constant(0), m.new_constant(0)
    along = 0
    for number, stop in enumerate(model.stops):
        step, name = stop.along - along, str(number)
        along = stop.along
        behind = model.clock("now" + name)
        stops, arrival, begin, rest = model.visit(number, stop, now + step, behind)
        (driving_in, driven_in) = (driving + step, driven + step)
        m.add(driving_in + stop.out <= 8 * HOUR).only_enforce_if(stops)
        m.add(driven_in + stop.out <= 11 * HOUR).only_enforce_if(stops)
        m.add(arrival <= start + 14 * HOUR).only_enforce_if(stops)
        # Whatever is not driving interrupts it, waiting with it.
        paused, ends = model.flag("paused" + name), model.flag("ends" + name)
        m.add(begin + rest - arrival >= 30 * MINUTE).only_enforce_if(paused)
        m.add(rest >= 10 * HOUR).only_enforce_if(ends)
        m.add_implication(paused, stops)
        m.add_implication(ends, stops)
        next_driving, next_driven = model.clock("driving" + name, 8 * HOUR), model.clock("driven" + name, 11 * HOUR)
        m.add(next_driving >= stop.back).only_enforce_if(stops, paused)
        m.add(next_driving >= driving_in + stop.out + stop.back).only_enforce_if(stops, ~paused)
        m.add(next_driving >= driving_in).only_enforce_if(~stops)
        m.add(next_driven >= stop.back).only_enforce_if(stops, ends)
        m.add(next_driven >= driven_in + stop.out + stop.back).only_enforce_if(stops, ~ends)
        m.add(next_driven >= driven_in).only_enforce_if(~stops)
        next_start = model.clock("start" + name)
        m.add(next_start == begin + rest).only_enforce_if(ends)
        m.add(next_start == start).only_enforce_if(~ends)
        # Only driving has to be within the window.
        if stop.back > 0:
            m.add(behind <= next_start + 14 * HOUR).only_enforce_if(stops)
        if step > 0:
            m.add(now + step <= start + 14 * HOUR)
        (now, driving, driven, start) = (behind, next_driving, next_driven, next_start)
    step = model.end - along
    m.add(driving + step <= 8 * HOUR)
    m.add(driven + step <= 11 * HOUR)
    m.add(now + step <= start + 14 * HOUR)
    model.finish(now + step)
