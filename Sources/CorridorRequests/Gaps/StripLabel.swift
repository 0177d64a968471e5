internal import Corridor
internal import CorridorFormats

/// The label of a gap: how long it is, and what is before and after it.
struct StripLabel {
  /// "83.2 km (3200 m over)"
  let length: String
  /// "Ostro → Kestrel"
  let names: String
  /// Both in words, for those who hear the picture.
  let sentence: String
  /// The middle of the gap, in pixels from the left.
  let middle: Double
  /// How wide it is, in pixels.
  let width: Double

  /// - Parameter categories: Those that were asked for, by one of which nameless places are called.
  init(_ gap: Gap, along scale: StripScale, categories: [String]) {
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
    // Heavy letters are wider.
    width = max(Self.width(of: length) * 1.15, Self.width(of: names))
  }

  /// A name, cut to a length that can be read, that keeps its direction of writing to itself
  /// (Unicode Annex 9: first strong isolate).
  private static func isolated(_ name: String) -> String {
    "\u{2068}" + DisplayWidth.fit(name, cells: 26) + "\u{2069}"
  }

  /// About how wide a text is at 12 pixels in whatever font there is: rather too much.
  private static func width(of text: String) -> Double {
    text.reduce(4.0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Double {
    if character.isUppercase || "mwMW→@%…".contains(character) { return 9.6 }
    if " .,:;il'|-".contains(character) { return 4.6 }
    return DisplayWidth.of(String(character)) > 1 ? 13 : 7.2
  }
}

/// Labels in rows above a strip, none of which touches another or a line from one to its gap.
struct StripLabels {
  /// A label with its place.
  struct Placed {
    let label: StripLabel
    /// The left end, in pixels.
    let x: Double
    /// Counted from the strip, 0 first.
    let row: Int

    var sentence: String { label.sentence }
    /// What it covers, with some air.
    fileprivate var pixels: ClosedRange<Double> { (x - 6)...(x + label.width + 6) }
  }

  let placed: [Placed]

  /// More rows than this are no strip any more.
  private static let mostRows = 8

  /// How many rows there are.
  var rowCount: Int { (placed.map(\.row).max() ?? -1) + 1 }

  /// Finds places for labels, the ones that matter most first; one that has none beside those before
  /// it is left out.
  init(_ labels: [StripLabel]) {
    var (kept, best): ([StripLabel], [Placed]) = ([], [])
    for label in labels {
      guard let placed = Self.places(of: kept + [label]) else { continue }
      kept.append(label)
      best = placed
    }
    placed = best
  }

  /// Places for all of the labels; nil where they would take too many rows or cross.
  ///
  /// From right to left, each as a flag on its line, above those that it would cover; those that
  /// would not fit on the right are flags to the left, in the other order.
  private static func places(of labels: [StripLabel]) -> [Placed]? {
    let edge = StripScale.width - StripScale.margin
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

  /// The place for a label that is nearest to the strip.
  ///
  /// - Parameter shares: Which shares of it may be left of its line, the best first.
  private static func place(
    of label: StripLabel, _ shares: [Double], beside placed: [Placed]
  ) -> Placed? {
    let right = StripScale.width - StripScale.margin - label.width
    for row in 0..<mostRows {
      for share in shares {
        let x = max(min(label.middle - label.width * share, right), StripScale.margin)
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
