internal import Corridor
internal import CorridorFormats

/// The label of a gap: its length, and the places before and after it.
struct ChartLabel {
  /// "83.2 km (3200 m over)"
  let length: String
  /// "Ostro → Kestrel"
  let names: String
  /// Both as a sentence, for screen readers.
  let sentence: String
  /// The middle of the gap, in pixels from the left.
  let middle: Double
  /// The width, in pixels.
  let width: Double

  /// - Parameter categories: The requested categories, which supply the names of unnamed places.
  init(_ gap: Gap, along scale: ChartScale, categories: [String]) {
    let excess = gap.excessMeters ?? 0
    let over = excess > 0 ? " (\(ReadableLength(excess)) over)" : ""
    length = "\(ReadableLength(gap.lengthMeters))\(over)"
    let before = gap.before.map { Self.isolated($0.shownName(among: categories)) } ?? "start"
    let after = gap.after.map { Self.isolated($0.shownName(among: categories)) } ?? "end"
    names = "\(before) → \(after)"
    sentence = """
      \(length), from km \(ReadableLength.kilometers(gap.fromMeters)) to km \
      \(ReadableLength.kilometers(gap.toMeters)): after \(before), before \(after).
      """
    middle = scale.x((gap.fromMeters + gap.toMeters) / 2)
    // Bold letters are wider.
    width = max(Self.width(of: length) * 1.15, Self.width(of: names))
  }

  /// A name, truncated to a readable length and isolated from the surrounding text direction
  /// (Unicode Annex 9: first strong isolate).
  private static func isolated(_ name: String) -> String {
    "\u{2068}" + DisplayWidth.fit(name, cells: 26) + "\u{2069}"
  }

  /// An upper estimate of a text's width at 12 pixels in any font.
  private static func width(of text: String) -> Double {
    text.reduce(4.0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Double {
    if character.isUppercase || "mwMW→@%…".contains(character) { return 9.6 }
    if " .,:;il'|-".contains(character) { return 4.6 }
    return DisplayWidth.of(String(character)) > 1 ? 13 : 7.2
  }
}

/// Labels in rows above a chart. No label touches another, or a line from another label to its gap.
struct ChartLabels {
  /// A label with its position.
  struct Placed {
    let label: ChartLabel
    /// The left end, in pixels.
    let x: Double
    /// The row, counted from the chart; the first is 0.
    let row: Int

    var sentence: String { label.sentence }
    /// The pixels that it covers, with a margin.
    fileprivate var pixels: ClosedRange<Double> { (x - 6)...(x + label.width + 6) }
  }

  let placed: [Placed]

  /// With more rows, the picture is no longer a chart.
  private static let mostRows = 8

  /// The number of rows.
  var rowCount: Int { (placed.map(\.row).max() ?? -1) + 1 }

  /// Places labels, the most important first; a label that does not fit beside those before it is
  /// left out.
  init(_ labels: [ChartLabel]) {
    var (kept, best): ([ChartLabel], [Placed]) = ([], [])
    for label in labels {
      guard let placed = Self.places(of: kept + [label]) else { continue }
      kept.append(label)
      best = placed
    }
    placed = best
  }

  /// Positions for all labels; nil if they would take too many rows or cross.
  ///
  /// Labels are placed from right to left, each as a flag on its line, above the labels that it
  /// would cover; those that do not fit on the right become flags to the left, in the opposite
  /// order.
  private static func places(of labels: [ChartLabel]) -> [Placed]? {
    let edge = ChartScale.width - ChartScale.margin
    var placed: [Placed] = []
    for label in labels.filter({ $0.middle + $0.width > edge }).sorted(by: { $0.middle < $1.middle }
    ) {
      guard let new = place(of: label, [1, 0.5, 0], beside: placed) else { return nil }
      placed.append(new)
    }
    for label in labels.filter({ $0.middle + $0.width <= edge }).sorted(by: {
      $0.middle > $1.middle
    }) {
      guard let new = place(of: label, [0, 0.5, 1], beside: placed) else { return nil }
      placed.append(new)
    }
    return placed.sorted { $0.x < $1.x }
  }

  /// The position of a label that is nearest to the chart.
  ///
  /// - Parameter shares: The allowed shares of the label's width to the left of its line, the best
  ///   first.
  private static func place(
    of label: ChartLabel, _ shares: [Double], beside placed: [Placed]
  ) -> Placed? {
    let right = ChartScale.width - ChartScale.margin - label.width
    for row in 0..<mostRows {
      for share in shares {
        let x = max(min(label.middle - label.width * share, right), ChartScale.margin)
        let new = Placed(label: label, x: x, row: row)
        if placed.allSatisfy({ isClear(new, of: $0) }) { return new }
      }
    }
    return nil
  }

  private static func isClear(_ one: Placed, of other: Placed) -> Bool {
    if one.row == other.row { return !one.pixels.overlaps(other.pixels) }
    let (upper, lower) = one.row > other.row ? (one, other) : (other, one)
    return !lower.pixels.contains(upper.label.middle)
  }
}
