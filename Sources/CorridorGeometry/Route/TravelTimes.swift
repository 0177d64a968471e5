/// How long after the start one is at each distance along a route.
///
/// Piecewise linear between breakpoints, which never run backwards in distance or in time. Between
/// two breakpoints at one distance one waits there; a gap between two lines of a route, which has no
/// length along it, is passed in such a wait, too. Between two breakpoints at one time one moves in
/// no time.
///
/// ```swift
/// let times = try TravelTimes(metersPerSecond: 80 / 3.6, lengthMeters: route.lengthMeters)
/// times.seconds(atAlongMeters: 40_000)  // 1800
/// ```
public struct TravelTimes: Hashable, Sendable {
  /// Where the breakpoints are, in metres along the route, ascending.
  public let breakpointMeters: [Double]
  /// When one arrives at each of ``breakpointMeters``, in seconds after the start, ascending.
  public let breakpointSeconds: [Double]

  /// Seconds from the start to the end of the route.
  public var totalSeconds: Double { breakpointSeconds[breakpointSeconds.count - 1] }

  /// Makes the times of one constant speed over a whole route.
  ///
  /// - Parameters:
  ///   - metersPerSecond: The speed, above zero.
  ///   - lengthMeters: ``Route/lengthMeters``.
  /// - Throws: ``TravelTimesError/speed(found:)``, or ``TravelTimesError/notATime(index:)`` where the
  ///   length is no number or the speed so small that the end is never reached.
  public init(metersPerSecond: Double, lengthMeters: Double) throws(TravelTimesError) {
    guard metersPerSecond > 0, metersPerSecond.isFinite else {
      throw .speed(found: metersPerSecond)
    }
    try self.init(
      alongMeters: [0, lengthMeters], seconds: [0, lengthMeters / metersPerSecond])
  }

  /// Makes the times of breakpoints: at `alongMeters[i]` one arrives after `seconds[i]`.
  ///
  /// Before the first and beyond the last breakpoint their own times hold. Linear.
  ///
  /// - Throws: ``TravelTimesError`` for none, for lists of different lengths, for what is negative or
  ///   no finite number, and where either list runs backwards.
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

  /// When one arrives at a distance along the route, in seconds after the start.
  ///
  /// Where one waits, this is when the wait begins; what stands behind a gap in the route has the
  /// distance of what stands before it, and so its time. O(log n) in the number of breakpoints,
  /// without allocation.
  public func seconds(atAlongMeters meters: Double) -> Double {
    Self.first(meters, in: breakpointMeters, giving: breakpointSeconds)
  }

  /// How far along the route one is after so many seconds, in metres.
  ///
  /// Where one moves in no time, this is how far one gets; before the start it is the first
  /// breakpoint, after the arrival the last. O(log n), without allocation.
  public func alongMeters(atSeconds seconds: Double) -> Double {
    var (low, high) = (0, breakpointSeconds.count)
    while low < high {
      let middle = (low + high) / 2
      if breakpointSeconds[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return breakpointMeters[0] }
    guard low < breakpointSeconds.count else { return breakpointMeters[low - 1] }
    return Self.between(low, seconds, breakpointSeconds, breakpointMeters)
  }

  /// The stretch of the route that one is on during a time, in metres, both ends included; nil where
  /// one has arrived before it begins, or starts after it ends.
  ///
  /// Whoever waits at a distance during any of that time is there, so that the distance belongs to
  /// the stretch. O(log n).
  public func stretch(duringSeconds time: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard time.lowerBound <= totalSeconds, time.upperBound >= breakpointSeconds[0] else {
      return nil
    }
    let start = Self.first(time.lowerBound, in: breakpointSeconds, giving: breakpointMeters)
    return start...max(start, alongMeters(atSeconds: time.upperBound))
  }

  /// The least of `results` where `keys`, which ascend, reach `key`.
  private static func first(
    _ key: Double, in keys: [Double], giving results: [Double]
  ) -> Double {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return results[0] }
    guard low < keys.count else { return results[low - 1] }
    return keys[low] == key ? results[low] : between(low, key, keys, results)
  }

  /// The result for a key between those of a breakpoint and of the one before.
  private static func between(
    _ index: Int, _ key: Double, _ keys: [Double], _ results: [Double]
  ) -> Double {
    let (start, end) = (results[index - 1], results[index])
    let share = (key - keys[index - 1]) / (keys[index] - keys[index - 1])
    return min(start + (end - start) * share, end)
  }
}

/// Why there are no travel times.
@nonexhaustive
public enum TravelTimesError: Error, Hashable {
  /// The speed is zero, negative or no finite number; in metres per second.
  case speed(found: Double)
  /// There are no breakpoints, or not as many times as distances.
  case counts(meters: Int, seconds: Int)
  /// A breakpoint's distance or time is negative or no finite number; counted from 0.
  case notATime(index: Int)
  /// A breakpoint is before the one before it, in distance or in time; counted from 0.
  case backwards(index: Int)
}

extension TravelTimesError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .speed(let found):
      "nobody travels at \(found) m/s; give a speed above 0 m/s"
    case .counts(let meters, let seconds):
      "\(meters) distances and \(seconds) times; give as many of both, and at least one"
    case .notATime(let index):
      "breakpoint \(index) (from 0) is no distance and time; give finite numbers from 0 on"
    case .backwards(let index):
      "breakpoint \(index) (from 0) is before the one before it; give them in the order of travel"
    }
  }
}
