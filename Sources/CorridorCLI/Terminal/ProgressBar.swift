internal import CorridorFormats
internal import Glibc

/// A one-line progress bar of an import or a batch on a terminal: a bar, the rate and the remaining
/// time.
///
/// Without a terminal it draws nothing.
final class ProgressBar {
  private let label: String
  private let isShown: Bool
  /// The unit of the count.
  private let unit: String
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?

  /// Creates a bar with a label.
  init(label: String, isWanted: Bool, unit: String = "places") {
    self.label = label
    self.unit = unit
    isShown = isWanted && Terminal.isInteractive(STDERR_FILENO)
  }

  /// Draws the state, at most ten times a second.
  func update(fraction: Double, places: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < .milliseconds(100) { return }
    lastDrawn = now
    let text = Self.line(
      label: label, fraction: fraction, places: places, seconds: (now - start) / .seconds(1),
      columns: Terminal.columns(STDERR_FILENO), unit: unit)
    StandardError.write("\r" + text + "\u{1B}[K")
  }

  /// Clears the line.
  func clear() {
    guard lastDrawn != nil else { return }
    lastDrawn = nil
    StandardError.write("\r\u{1B}[K")
  }

  /// The line for one state, shorter than `columns`.
  static func line(
    label: String, fraction: Double, places: Int, seconds: Double, columns: Int,
    unit: String = "places"
  ) -> String {
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    let percent = "\(Int(fraction * 100))%"
    let rate = seconds > 0 ? Int(min(Double(places) / seconds, 1e15)) : 0
    let left = fraction > 0 ? ", \(duration(seconds / fraction - seconds)) left" : ""
    let facts = " \(percent)  \(places) \(unit), \(rate)/s\(left)"
    let name = DisplayWidth.fit(label, cells: max(columns / 4, 8)) + " "

    let cells = min(columns - 1 - DisplayWidth.of(name) - facts.utf8.count - 2, 40)
    guard cells >= 5 else { return DisplayWidth.fit(name + facts, cells: columns - 1) }
    let done = Int(fraction * Double(cells))
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: cells - done)
    return name + "[" + bar + "]" + facts
  }

  /// Whole seconds as `m:ss` or `h:mm:ss`.
  private static func duration(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 359_999))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let rest = ":\(two(whole % 60))"
    return hours > 0 ? "\(hours):\(two(minutes))\(rest)" : "\(minutes)\(rest)"
  }
}
