public import CorridorGeometry
public import CorridorIndex
public import CorridorRules

/// Why a search cannot be answered.
@nonexhaustive
public enum SearchError: Error {
  /// A departure needs to know how long the way takes, and nothing says so.
  case travelTimesMissing
  /// The tolerance is negative or more than a day; in seconds.
  case toleranceOutOfRange(found: Int)
  /// The tz database has no such zone.
  case unknownTimeZone(found: String)
  /// There is no tz database, neither in files nor in ICU.
  case timeZonesUnavailable
  /// There are no public holidays for the region.
  case unknownHolidayRegion(found: String)
  /// The half-width is negative or not a number; in metres.
  case withinOutOfRange(found: Double)
  /// The width of the road is negative or not a number; in metres.
  case roadWidthOutOfRange(found: Double)
  /// An end of the window is not a number, or its start is not finite.
  case windowOutOfRange(found: RouteWindow.Bound)
  /// The window ends before it begins, on whatever route.
  case windowReversed(from: RouteWindow.Bound, to: RouteWindow.Bound)
  /// The window ends before it begins on this route; in metres along it.
  case windowEndsBeforeStart(startMeters: Double, endMeters: Double)
  /// An end of the window is a time, and nothing says when the vehicle is where.
  case windowNeedsTravelTimes(RouteWindow.End)
  /// The route does not pass the position behind the start of the window, which is in metres along
  /// the route; or it is no position on Earth.
  case positionBehind(found: Coordinate, startMeters: Double)
  /// The position is more than ``RouteWindow/farthestMeters`` off the route.
  case positionOffRoute(found: Coordinate, offRouteMeters: Double)
  /// The speed is not above zero, or too small to ever reach the end of the route; in metres per
  /// second.
  case speedOutOfRange(found: Double)
  /// The text of a departure is no time; with what is wrong with it.
  case departureUnreadable(found: String, reason: String)
  /// The text of a departure has no offset from UTC, and no time zone was given.
  case departureNeedsTimeZone(found: String)
  /// The clocks of the time zone skip the time of the departure: they go from one time to another.
  case departureSkipped(found: String, timeZone: String, from: String, to: String)
  /// The clocks of the time zone show the time of the departure twice.
  case departureAmbiguous(found: String, timeZone: String, first: String, second: String)
  /// A side is asked for by where one drives, and of no place along the route the country is known.
  case drivingSideUnknown
  /// The order, or the largest detour, needs a routing engine.
  case detoursNeedEngine
  /// The window of detours is negative or not a number; in metres.
  case detourWindowOutOfRange(found: Double)
  /// The largest detour, or the most requests, is negative or not a number.
  case detourLimitOutOfRange(found: Double)
  /// A cursor was given, but answers that detours order or select have no further pages.
  case detoursHaveNoPages
  /// Detours are required, and the routing engine gives none.
  case detoursUnavailable(DetourUnknown)
  /// As many requests wait for the routing engine as may.
  case detoursBusy
  /// The limit is below one.
  case limitOutOfRange(found: Int)
  /// A spread's stretches are shorter than a millimetre, or it keeps nothing of them.
  case spreadOutOfRange(found: Spread)
  /// The vehicle's range, or what must be left of it, is negative, not a number, or no more than
  /// that is left; in metres.
  case rangeOutOfRange(found: Double, reserve: Double)
  /// The least length of gaps that are wanted is negative or not a number; in metres.
  case shortestGapOutOfRange(found: Double)
  /// A plan needs a departure, before December 9999.
  case planNeedsDeparture
  /// A stop of a plan is not on the route, in metres along it.
  case visitOffRoute(found: Double, routeLengthMeters: Double)
  /// A stop of a plan is where the vehicle is on a ferry, in metres along the route.
  case visitOnFerry(found: Double)
  /// The service at a stop is negative or takes more than three weeks, in seconds.
  case visitServiceOutOfRange(found: Double)
  /// The hours of a stop cannot be parsed; with what is wrong with them.
  case visitHoursUnreadable(found: String, reason: String)
  /// The tank of a vehicle cannot have these numbers.
  case tankOutOfRange(found: PlanTank)
  /// Prices that were given are in two currencies.
  case currenciesDiffer(one: String, other: String)
  /// A price is negative, no number, or above a billion.
  case priceOutOfRange(found: Double)
  /// No place that sells fuel has a price, and none is given for them.
  case pricesMissing
  /// A plan may be no less than nothing, and no more than three weeks, later than the earliest; in
  /// seconds.
  case slackOutOfRange(found: Double)
  /// The consumption from a place on cannot be one, or the place is not on the route.
  case consumptionOutOfRange(found: PlanTank.Section)
  /// What a driver has done contradicts itself, such as more driving than work.
  case recordContradicts(found: DriverRecord)
  /// Rules by which nothing can be planned for two drivers.
  case rulesNotForTwo(found: PlanRules)
  case changeOutOfRange(found: Double)
  /// Neither the index nor the category table knows the category; with the closest one they know.
  case unknownCategory(found: String, suggestion: String?)
  /// The cursor is not one that ``Answer/nextCursor`` gave.
  case cursorUnreadable(found: String)
  /// The cursor belongs to another index file or another query.
  case cursorFromElsewhere
  /// The index file is damaged or cannot be read.
  case index(IndexError)
  /// The route cannot be measured.
  case route(RouteError)
  /// The viewport is no area.
  case geometry(GeometryError)
  /// A page would hold fewer than one object.
  case pageSizeOutOfRange(found: Int)
  /// The text to complete is longer than anyone types; in bytes of UTF-8.
  case fragmentTooLong(found: Int, limit: Int)
  /// A point of the request is no position on Earth.
  case pointNotOnEarth(found: Coordinate)
  /// The radius of a bias is not a finite number above zero; in metres.
  case biasOutOfRange(found: Double)
  /// The magic key is not one that a completion gave.
  case magicKeyUnreadable(found: String)
  /// The zoom is not a number from 0 to 24.
  case zoomOutOfRange(found: Double)
  /// The order needs a route, and the area is none.
  case sortNeedsRoute(SearchSort.Kind)
  /// The search was cancelled: by ``SearchSession/cancel()``, by a newer one in the same session, by
  /// dropping the session, or by cancelling the task that waited for it.
  case cancelled
  /// The search took longer than it may; the limit that was set.
  case tookTooLong(limit: Duration)
  /// The search took more steps than it may, each a look at a node of a tree or at some thousand
  /// entries of a list; the limit that was set.
  case tookTooManySteps(limit: Int)
  /// The search took more memory than a service has for it.
  case tookTooMuchMemory
  /// The service cannot be reached or gives no answer.
  case service(ServiceError)
  /// The service cannot answer for a reason that ``ServiceError`` does not have; with the reason.
  case serviceUnavailable(reason: String)
  /// The answer of the service is not understood; what is wrong with it.
  case serviceMisbehaved(reason: String)
}

extension SearchError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .travelTimesMissing:
      """
      the route has no travel times; give a speed, or a route with times, such as an answer of a \
      routing service
      """
    case .toleranceOutOfRange(let found):
      "the tolerance is \(found) s; give 0 s to a day"
    case .unknownTimeZone(let found):
      "unknown time zone '\(found)'; give a name of the tz database, such as Europe/Berlin"
    case .timeZonesUnavailable:
      "there is no tz database, neither in files nor in ICU; install tzdata"
    case .unknownHolidayRegion(let found):
      "no public holidays are known for '\(found)'; give a country or part of one, such as de_bw"
    case .withinOutOfRange(let found):
      "the distance from the route is \(found) m; give 0 m or more"
    case .roadWidthOutOfRange(let found):
      "the width of the road is \(found) m; give 0 m or more"
    case .windowOutOfRange(let found):
      "the window begins or ends at \(found); give a finite number"
    case .windowReversed(let from, let to):
      "the window ends at \(to), before it begins at \(from)"
    case .windowEndsBeforeStart(let start, let end):
      "the window ends at \(end) m, before it begins at \(start) m of the route"
    case .windowNeedsTravelTimes(let end):
      """
      the window \(end == .from ? "begins" : "ends") at a time, but the route has no travel times; \
      give a speed or a route with times
      """
    case .positionBehind(let found, let start):
      """
      the route does not pass longitude \(found.lon), latitude \(found.lat) after \(start) m
      """
    case .positionOffRoute(let found, let meters):
      """
      longitude \(found.lon), latitude \(found.lat) is \(meters) m off the route; give a position \
      within \(RouteWindow.farthestMeters) m of it
      """
    case .speedOutOfRange(let found):
      "the speed is \(found) m/s; give a speed above zero at which the route ends"
    case .departureUnreadable(let found, let reason):
      "'\(found)' is not a time of departure (\(reason)); give one such as 2026-11-20T06:00+01:00"
    case .departureNeedsTimeZone(let found):
      "'\(found)' has no offset from UTC; give \(found)+01:00, or a time zone"
    case .departureSkipped(let found, let zone, let from, let to):
      "'\(found)' does not exist in \(zone): clocks go from \(from) to \(to)"
    case .departureAmbiguous(let found, let zone, let first, let second):
      "'\(found)' occurs twice in \(zone); give \(first) or \(second)"
    case .drivingSideUnknown:
      "the countries of the places along the route are unknown; give the driving side"
    case .detoursNeedEngine:
      "detours need a routing engine, or an index with roads (corridor import --roads)"
    case .detourWindowOutOfRange(let found):
      "the window of detours is \(found) m; give 0 m or more"
    case .detourLimitOutOfRange(let found):
      "the largest detour is \(found); give 0 or more"
    case .detoursHaveNoPages:
      "answers that detours order or select have no further pages; give a larger limit"
    case .detoursUnavailable(let reason):
      "the routing engine gives no detours: \(reason.words)"
    case .detoursBusy:
      "too many requests wait for the routing engine; try again"
    case .limitOutOfRange(let found):
      "the limit is \(found); give 1 or more, or none for all places"
    case .spreadOutOfRange(let found):
      """
      the spread keeps \(found.keeping) places every \(found.every.value) m; give 1 or more, every \
      1 mm or more
      """
    case .rangeOutOfRange(let found, let reserve):
      """
      the range is \(found) m and the reserve \(reserve) m; give 0 m or more, and a reserve no \
      larger than the range
      """
    case .shortestGapOutOfRange(let found):
      "the shortest gap is \(found) m; give a length of 0 m or more"
    case .planNeedsDeparture: "a plan needs a departure before December 9999; give one"
    case .visitOffRoute(let found, let length):
      "the stop is \(found) m along the route, which is \(length) m long; give a point of the route"
    case .visitOnFerry(let found):
      "the stop \(found) m along the route is on a ferry; give a point before it or behind it"
    case .visitServiceOutOfRange(let found):
      "the work at the stop takes \(found) s; give 0 s to three weeks"
    case .visitHoursUnreadable(let found, let reason):
      "'\(found)' are no opening hours (\(reason)); give some such as Mo-Fr 07:00-15:00"
    case .tankOutOfRange(let found):
      """
      the tank takes \(found.capacity) l, has \(found.level) l and a reserve of \(found.reserve) l; \
      give a level and a reserve from 0 l to what it takes
      """
    case .currenciesDiffer(let one, let other):
      "prices are in \(one) and in \(other); give all in one currency"
    case .priceOutOfRange(let found): "the price is \(found); give 0 or more, up to a billion"
    case .pricesMissing:
      "no place that sells fuel has a price; give one for places whose price is not known"
    case .slackOutOfRange(let found):
      "the plan may be \(found) s later than the earliest; give 0 s to three weeks"
    case .consumptionOutOfRange(let found):
      """
      the consumption from \(found.alongMeters) m on is \(found.consumption) l/100km; give a place on the \
      route, and no more than 10000 l/100km
      """
    case .recordContradicts:
      """
      what the driver has done contradicts itself: work contains driving, the time since the rest \
      contains work, a week has no more than the hours since Monday, and time on duty is of at most 16 \
      days
      """
    case .rulesNotForTwo(let found):
      """
      the rules \(found.name) do not say in which time two drivers have to rest; plan for one driver, or \
      by other rules
      """
    case .changeOutOfRange(let found):
      "the drivers take \(found) s to change; give 0 s to one hour"
    case .unknownCategory(let found, let suggestion):
      unknownCategoryMessage(found, suggestion: suggestion)
    case .cursorUnreadable(let found):
      "'\(found)' is not a cursor; give the nextCursor of the previous page, unchanged"
    case .cursorFromElsewhere:
      "the cursor belongs to another index or another query; start again without it"
    case .index(let error): "\(error)"
    case .route(let error): "\(error)"
    case .geometry(let error): "\(error)"
    case .pageSizeOutOfRange(let found):
      "the page size is \(found); give 1 or more"
    case .fragmentTooLong(let found, let limit):
      "the text to complete is \(found) bytes long; give at most \(limit)"
    case .pointNotOnEarth(let found):
      """
      longitude \(found.lon), latitude \(found.lat) is not a position on Earth; give degrees, \
      longitude first
      """
    case .biasOutOfRange(let found):
      "the radius of nearness is \(found) m; give a distance above 0 m"
    case .magicKeyUnreadable(let found):
      "'\(found)' is not a magic key; give the magicKey of a completion, unchanged"
    case .zoomOutOfRange(let found):
      "the zoom is \(found); give 0 (the whole Earth) to 24 (a doorstep)"
    case .sortNeedsRoute(let sort):
      "the order '\(sort.rawValue)' needs a route; search along one"
    case .cancelled: "the search was cancelled"
    case .tookTooLong(let limit): "the search took longer than \(limit)"
    case .tookTooManySteps(let limit): "the search took more than \(limit) steps"
    case .tookTooMuchMemory: "the search ran out of memory"
    case .service(let error): "\(error)"
    case .serviceUnavailable(let reason): "the search service is unavailable: \(reason)"
    case .serviceMisbehaved(let reason): "the search service gave an invalid answer: \(reason)"
    }
  }
}

/// Evaluates an expression and throws its error as a case of another:
/// `try rethrowing(tree.root(), as: SearchError.index)`.
@inline(__always)
func rethrowing<Value, Cause: Error, Failure: Error>(
  _ value: @autoclosure () throws(Cause) -> Value, as failure: (Cause) -> Failure
) throws(Failure) -> Value {
  do throws(Cause) { return try value() } catch { throw failure(error) }
}

/// Does the same for several statements.
@inline(__always)
func rethrowing<Value, Cause: Error, Failure: Error>(
  as failure: (Cause) -> Failure, _ body: () throws(Cause) -> Value
) throws(Failure) -> Value {
  do throws(Cause) { return try body() } catch { throw failure(error) }
}
