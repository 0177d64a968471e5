/// The time from the start at each distance along a route.
///
/// Piecewise linear between breakpoints, whose distances and times never decrease. Two breakpoints
/// at the same distance are a wait; a gap between two lines of a route, which has no length along
/// it, is also such a wait. Between two breakpoints at the same time no time passes.
///
/// ```swift
/// let times = try TravelTimes(metersPerSecond: 80 / 3.6, lengthMeters: route.lengthMeters)
/// times.seconds(atAlongMeters: 40_000)  // 1800
/// ```
public struct TravelTimes: Hashable, Sendable {
  /// Distances of the breakpoints along the route in metres, ascending.
  public let breakpointMeters: [Double]
  /// Arrival time at each of ``breakpointMeters``, in seconds from the start, ascending.
  public let breakpointSeconds: [Double]

  /// Seconds from the start to the end of the route.
  public var totalSeconds: Double { breakpointSeconds[breakpointSeconds.count - 1] }

  /// The times for a constant speed over a whole route.
  ///
  /// - Parameters:
  ///   - metersPerSecond: The speed, greater than zero.
  ///   - lengthMeters: ``Route/lengthMeters``.
  /// - Throws: ``TravelTimesError/speed(found:)``, or ``TravelTimesError/notATime(index:)`` if the
  ///   length is not a number or the speed is so low that the end is never reached.
  public init(metersPerSecond: Double, lengthMeters: Double) throws(TravelTimesError) {
    guard metersPerSecond > 0, metersPerSecond.isFinite else {
      throw .speed(found: metersPerSecond)
    }
    try self.init(
      alongMeters: [0, lengthMeters], seconds: [0, lengthMeters / metersPerSecond])
  }

  /// The times of breakpoints: arrival at `alongMeters[i]` after `seconds[i]`.
  ///
  /// Before the first and beyond the last breakpoint, their own times apply. O(n).
  ///
  /// - Throws: ``TravelTimesError`` if there are no breakpoints, if the lists have different
  ///   lengths, if a value is negative or not finite, or if a list is not ascending.
  public init(alongMeters: [Double], seconds: [Double]) throws(TravelTimesError) {
    guard !alongMeters.isEmpty, alongMeters.count == seconds.count else {
      throw .counts(meters: alongMeters.count, seconds: seconds.count)
    }
    for index in seconds.indices {
      guard alongMeters[index] >= 0, alongMeters[index].isFinite, seconds[index] >= 0,
        seconds[index].isFinite
      else { throw .notATime(index: index) }
      guard index > 0 else { continue }
      if alongMeters[index] < alongMeters[index - 1] || seconds[index] < seconds[index - 1] {
        throw .backwards(index: index)
      }
    }
    breakpointMeters = alongMeters
    breakpointSeconds = seconds
  }

  /// The arrival time at a distance along the route, in seconds from the start.
  ///
  /// During a wait this is when the wait begins; a place after a gap in the route has the same
  /// distance as one before it, and so the same time. O(log n) in the number of breakpoints,
  /// without allocation.
  public func seconds(atAlongMeters meters: Double) -> Double {
    Self.first(meters, in: breakpointMeters, giving: breakpointSeconds)
  }

  /// The distance along the route after a time, in metres.
  ///
  /// If no time passes between breakpoints, this is the last of them; before the start it is the
  /// first breakpoint, after the arrival the last. O(log n), without allocation.
  public func alongMeters(atSeconds seconds: Double) -> Double {
    let next = breakpointSeconds.indices.partitioningIndex { breakpointSeconds[$0] > seconds }
    guard next > 0 else { return breakpointMeters[0] }
    guard next < breakpointSeconds.count else { return breakpointMeters[next - 1] }
    return Self.between(next, seconds, breakpointSeconds, breakpointMeters)
  }

  /// The stretch of the route travelled during a period, in metres, both ends included; nil if the
  /// trip ends before the period or starts after it.
  ///
  /// The distance of a wait belongs to the stretch if any of the wait is in the period. O(log n).
  public func stretch(duringSeconds time: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard time.lowerBound <= totalSeconds, time.upperBound >= breakpointSeconds[0] else {
      return nil
    }
    let start = Self.first(time.lowerBound, in: breakpointSeconds, giving: breakpointMeters)
    return start...max(start, alongMeters(atSeconds: time.upperBound))
  }

  /// The smallest of `results` at which `keys`, which are ascending, reach `key`.
  private static func first(
    _ key: Double, in keys: [Double], giving results: [Double]
  ) -> Double {
    let next = keys.indices.partitioningIndex { keys[$0] >= key }
    guard next > 0 else { return results[0] }
    guard next < keys.count else { return results[next - 1] }
    return keys[next] == key ? results[next] : between(next, key, keys, results)
  }

  /// The result for a key between a breakpoint and the previous one.
  private static func between(
    _ index: Int, _ key: Double, _ keys: [Double], _ results: [Double]
  ) -> Double {
    let (start, end) = (results[index - 1], results[index])
    let share = (key - keys[index - 1]) / (keys[index] - keys[index - 1])
    return min(start + (end - start) * share, end)
  }
}

/// Why travel times are invalid.
@nonexhaustive
public enum TravelTimesError: Error, Hashable {
  /// The speed is zero, negative or not finite; in metres per second.
  case speed(found: Double)
  /// There are no breakpoints, or the numbers of times and distances differ.
  case counts(meters: Int, seconds: Int)
  /// The distance or time of a breakpoint is negative or not finite; counted from 0.
  case notATime(index: Int)
  /// A breakpoint is before the previous one, in distance or in time; counted from 0.
  case backwards(index: Int)
}

extension TravelTimesError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .speed(let found):
      "invalid speed \(found) m/s; give a speed above 0 m/s"
    case .counts(let meters, let seconds):
      "found \(meters) distances and \(seconds) times; give the same number of both, at least one"
    case .notATime(let index):
      "breakpoint \(index) (from 0) is not a distance and a time; give finite numbers from 0 on"
    case .backwards(let index):
      "breakpoint \(index) (from 0) is before the previous one; give them in the order of travel"
    }
  }
}
