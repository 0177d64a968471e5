/// A time span for people: seconds below a minute, then whole minutes: `45 s`, `32 min`, `1 h 32 min`.
package struct ReadableDuration: CustomStringConvertible {
  private let seconds: Double

  package init(_ seconds: Double) {
    self.seconds = seconds
  }

  /// Rounds a minute or more down to whole minutes, as clocks show the time.
  package init(wholeMinutes seconds: Double) {
    self.init(seconds < 60 ? seconds : (seconds / 60).rounded(.down) * 60)
  }

  package var description: String {
    guard seconds.isFinite else { return "" }
    let whole = Int(seconds.rounded())
    guard whole >= 60 else { return "\(whole) s" }
    let minutes = Int((seconds / 60).rounded())
    guard minutes >= 60 else { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
