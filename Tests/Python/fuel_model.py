"""Where to buy fuel on a fixed route, as a mixed-integer model for HiGHS, and rests with it for CP-SAT.

    earliest(trip)                      the shortest time of the journey, in seconds
    cheapest(trip, seconds=..)          the least cost of those that take no longer
    together(places, end, tank, rules)  both with the rests of Regulation (EC) No 561/2006

Written apart from the planner from the description of `corridor plan`. The first is the "fixed-path gas station
problem" (S. Khuller, A. Malekian, J. Mestre, To Fill or not to Fill: The Gas Station Problem, ACM Transactions on
Algorithms 7(3), 2011) with ways to the stations, stops that take time, a least purchase and a level at the end.

Litres of fuel, seconds of time, and prices in a currency; a level is what is in the tank.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rest_model import HOUR, Found, Model, Stop, europe


class Station(NamedTuple):
    """A place that sells fuel, in the order of travel."""

    along: float
    """Litres used from the start along the route to the place."""
    out: float
    """Litres used from the route to the place."""
    back: float
    """Litres used from the place to the route."""
    price: float
    """The price of a litre."""
    seconds: int
    """How much longer the journey takes by the stop: the way there and back, and refuelling."""


class Trip(NamedTuple):
    """A journey by a fixed route; volumes are in litres."""

    stations: Sequence[Station]
    used: float
    """What is used from the start along the route to the end."""
    seconds: int
    """How long the journey takes without stops."""
    tank: float
    level: float
    reserve: float = 0
    at_end: float = 0
    """The least that is in the tank at the end, if that is more than the reserve."""
    least_purchase: float = 0
    per_hour: float = 0
    """The price of an hour of the journey."""


class Unsolved(Exception):
    """HiGHS took too long."""


def earliest(trip: Trip) -> int | None:
    """How many seconds the journey takes at least; None if the fuel does not last."""
    return None if (found := _solve(trip, False, None)) is None else round(found)


def cheapest(trip: Trip, seconds: int) -> float | None:
    """What the journey costs at least if it may take so many seconds; None if the fuel does not last."""
    return _solve(trip, True, seconds)


def _solve(trip: Trip, is_by_cost: bool, seconds: int | None) -> float | None:
    """The least cost, or the least seconds, unless that takes more than ten seconds.

    Per station there are a binary "stops" and the litres bought. All constraints are those of the tank: what is in
    it is at least the reserve wherever it is lowest, which is on arrival at a station and on the route behind it,
    and at most what it takes after each purchase.
    """
    from highspy import HighsModelStatus
    from highspy.highs import Highs

    make: Any = Highs
    solver = make()
    solver.setOptionValue("output_flag", False)
    # Levels are exact to a microlitre, and costs to a hundredth of a cent.
    for name in ("mip_feasibility_tolerance", "primal_feasibility_tolerance", "dual_feasibility_tolerance"):
        solver.setOptionValue(name, 1e-9)
    solver.setOptionValue("time_limit", 10.0)
    solver.setOptionValue("mip_rel_gap", 0.0)
    solver.setOptionValue("mip_abs_gap", 1e-4)
    least = max(trip.reserve, trip.at_end)
    level, along = solver.addVariable(trip.level, trip.level), 0.0
    fuel, hours = 0.0 * level, 0.0 * level
    for station in trip.stations:
        stops, bought = solver.addBinary(), solver.addVariable(0, trip.tank)
        # The level on the route behind the station.
        behind = solver.addVariable(trip.reserve, trip.tank)
        step, along = station.along - along, station.along
        solver.addConstr(level - step >= trip.reserve)
        solver.addConstr(level - step - station.out * stops >= trip.reserve)
        solver.addConstr(level - step - station.out * stops + bought <= trip.tank)
        solver.addConstr(bought <= trip.tank * stops)
        solver.addConstr(bought >= trip.least_purchase * stops)
        solver.addConstr(behind == level - step - (station.out + station.back) * stops + bought)
        fuel += station.price * bought
        hours += station.seconds / HOUR * stops
        level = behind
    solver.addConstr(level >= least + trip.used - along)
    if seconds is not None:
        # All are whole seconds; half of one makes up for what is rounded.
        solver.addConstr(hours <= (seconds - trip.seconds + 0.5) / HOUR)
    # The earliest to a hundredth of a second, which is then a whole one.
    solver.minimize(fuel + trip.per_hour * hours if is_by_cost else 100 * hours)
    status = solver.getModelStatus()
    if status == HighsModelStatus.kInfeasible:
        return None
    if status == HighsModelStatus.kTimeLimit:
        raise Unsolved
    if status != HighsModelStatus.kOptimal:
        raise RuntimeError(f"HiGHS: {status}")
    objective: float = solver.getInfo().objective_function_value
    if is_by_cost:
        return objective + trip.per_hour * trip.seconds / HOUR
    return objective / 100 * HOUR + trip.seconds


# Rests and fuel


class Place(NamedTuple):
    """A place where one may either rest, or buy fuel; fuel in millilitres."""

    stop: Stop
    fuel_along: int
    fuel_way: int
    """What is used from the route to the place, and as much back."""
    price: int | None = None
    """Millionths of the currency for a millilitre; None where one may rest."""


class Tank(NamedTuple):
    """A tank and what one pays by; millilitres, seconds and millionths of the currency."""

    capacity: int
    level: int
    used: int
    """What is used from the start along the route to the end."""
    reserve: int = 0
    at_end: int = 0
    least_purchase: int = 1
    refuelling: int = 1200
    per_second: int = 0


class FuelModel(Model):
    """Stops to rest or to buy fuel; refuelling is work, which is neither driving nor rest."""

    def __init__(self, places: Sequence[Place], end: int, limit: int, tank: Tank, is_by_cost: bool) -> None:
        super().__init__([place.stop for place in places], end, limit)
        self.places = places
        self.tank = tank
        self.is_by_cost = is_by_cost
        self.level: Any = tank.level
        self.along = 0
        self.cost: Any = 0

    def visit(self, number: int, stop: Stop, now: Any, behind: Any) -> tuple[Any, Any, Any, Any]:
        m, name, place, tank = self.model, str(number), self.places[number], self.tank
        stops, rest = self.flag("stop" + name), self.clock("rest" + name)
        arrival = now + stop.out
        work = 0 if place.price is None else tank.refuelling
        # All are open at any time, so that one never waits.
        m.add(behind == arrival + rest + work + stop.back).only_enforce_if(stops)
        m.add(behind == now).only_enforce_if(~stops)
        m.add(rest == 0).only_enforce_if(~stops)
        level = self.level - (place.fuel_along - self.along)
        m.add(level >= tank.reserve)
        m.add(level - place.fuel_way >= tank.reserve).only_enforce_if(stops)
        after = m.new_int_var(tank.reserve, tank.capacity, "level" + name)
        if place.price is None:
            m.add(after == level - 2 * place.fuel_way).only_enforce_if(stops)
        else:
            m.add(rest == 0)
            bought = m.new_int_var(0, tank.capacity, "bought" + name)
            m.add(bought >= tank.least_purchase).only_enforce_if(stops)
            m.add(bought == 0).only_enforce_if(~stops)
            m.add(level - place.fuel_way + bought <= tank.capacity).only_enforce_if(stops)
            m.add(after == level - 2 * place.fuel_way + bought).only_enforce_if(stops)
            self.cost += place.price * bought
        m.add(after == level).only_enforce_if(~stops)
        self.level, self.along = after, place.fuel_along
        return stops, arrival, arrival, rest

    def finish(self, end: Any) -> None:
        tank = self.tank
        self.model.add(self.level - (tank.used - self.along) >= max(tank.reserve, tank.at_end))
        self.model.add(end <= self.limit)
        self.model.minimize(self.cost + tank.per_second * end if self.is_by_cost else end)


def together(
    places: Sequence[Place], end: int, tank: Tank, *, limit: int, is_by_cost: bool, seconds: float = 60
) -> Found:
    """The least cost, or the earliest end, of a journey with rests and fuel that ends by a limit.

    Without Directive 2002/15/EC, by which refuelling would count for breaks, too.
    """
    model = FuelModel(places, end, limit, tank, is_by_cost)
    europe(model)
    return model.solve(seconds)
