internal import Corridor

/// Adds up the parts of a line to the times along it.
struct LineTimesBuilder: Hashable, Sendable {
  /// The length of the parts so far.
  private(set) var totalMeters = 0.0
  /// The time of the parts so far.
  private(set) var totalSeconds = 0.0
  private var meters = [0.0]
  private var seconds = [0.0]

  /// Adds the next part, which is not negative. A part without length adds its time only.
  mutating func add(meters length: Double, seconds time: Double) {
    totalMeters += length
    totalSeconds += time
    if totalMeters > meters[meters.count - 1] {
      meters.append(totalMeters)
      seconds.append(totalSeconds)
    } else if seconds.count > 1 {
      seconds[seconds.count - 1] = totalSeconds
    }
  }

  /// Adds parts whose sums are known better: each is scaled.
  mutating func add(_ parts: [(meters: Double, seconds: Double)], meters: Double, seconds: Double) {
    let length = parts.reduce(0) { $0 + $1.meters }
    let time = parts.reduce(0) { $0 + $1.seconds }
    guard length > 0, time > 0 else { return add(meters: meters, seconds: seconds) }
    for part in parts {
      add(meters: part.meters / length * meters, seconds: part.seconds / time * seconds)
    }
  }

  /// Whether the parts together are as long as a line: within 1 % and 15 m.
  func fits(_ line: FollowedLine) -> Bool {
    totalMeters > 0
      && abs(totalMeters - line.lengthMeters) <= line.lengthMeters * 0.01 + Self.slackMeters
  }

  /// By how much the lengths of one line may differ, in metres.
  static let slackMeters = 15.0

  /// The times.
  var times: LineTimes { LineTimes(meters: meters, seconds: seconds) }

  /// The times, scaled to those of a way that is the same as a whole.
  func times(scaledTo whole: DetourWay) -> LineTimes {
    guard totalSeconds > 0, totalMeters > 0 else { return times }
    let (length, time) = (whole.meters / totalMeters, whole.seconds / totalSeconds)
    return LineTimes(meters: meters.map { $0 * length }, seconds: seconds.map { $0 * time })
  }
}
