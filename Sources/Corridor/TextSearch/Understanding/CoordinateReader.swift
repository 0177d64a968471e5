internal import CorridorGeometry

/// Combines the marks of a position; see ``CoordinateText``.
struct CoordinateReader {
  private typealias Axis = CoordinateMarks.Axis

  /// One of the two angles.
  private struct Angle {
    var degrees: Double
    var axis: CoordinateMarks.Axis?
    var isWhole: Bool
    var hasMarks: Bool
  }

  private let marks: [CoordinateMarks.Mark]
  private var position = 0
  private let hasDirections: Bool
  private let isPrefixed: Bool

  init(_ marks: CoordinateMarks) {
    self.marks = marks.marks
    hasDirections = marks.marks.contains { if case .direction = $0 { true } else { false } }
    isPrefixed = if case .direction = marks.marks.first { true } else { false }
  }

  mutating func coordinate() -> Coordinate? {
    guard let first = angle() else { return nil }
    let between = position < marks.count ? marks[position] : .blank
    if between == .separator || between == .slash || between == .blank { position += 1 }
    guard let second = angle(), position == marks.count else { return nil }
    let isCounted =
      first.hasMarks && second.hasMarks || between == .separator
      || !(first.isWhole && second.isWhole)
    // "12-14" has nothing between its numbers.
    let isApart = first.hasMarks || [.separator, .slash, .blank].contains(between)
    guard isCounted, isApart, let (lat, lon) = ordered(first, second) else { return nil }
    guard abs(lat) <= 90, abs(lon) <= 180 else { return nil }
    return Coordinate(lon: lon, lat: lat)
  }

  private func ordered(_ first: Angle, _ second: Angle) -> (lat: Double, lon: Double)? {
    switch (first.axis, second.axis) {
    case (nil, nil), (.lat, .lon): (first.degrees, second.degrees)
    case (.lon, .lat): (second.degrees, first.degrees)
    default: nil
    }
  }

  private mutating func skipBlank() {
    if position < marks.count, marks[position] == .blank { position += 1 }
  }

  /// Degrees with minutes and seconds, and a direction before or after.
  private mutating func angle() -> Angle? {
    skipBlank()
    var axis: Axis?
    var isNegative = false
    var hasDirection = false
    if position < marks.count, case .label(let labelled) = marks[position] {
      axis = labelled
      position += 1
      skipBlank()
    }
    if isPrefixed {
      guard case .direction(let named, let negative) = mark(0), axis == nil else { return nil }
      (axis, isNegative, hasDirection) = (named, negative, true)
      position += 1
      skipBlank()
    }
    guard var angle = number() else { return nil }
    if !isPrefixed, hasDirections {
      skipBlank()
      guard case .direction(let named, let negative) = mark(0), axis == nil else { return nil }
      (axis, isNegative, hasDirection) = (named, negative, true)
      position += 1
    }
    // "-25 S" is ambiguous.
    if hasDirection, angle.degrees.sign == .minus { return nil }
    if isNegative { angle.degrees.negate() }
    angle.axis = axis
    angle.hasMarks = angle.hasMarks || axis != nil
    return angle
  }

  private mutating func number() -> Angle? {
    guard case .number(var degrees, let isWhole, let isSigned) = mark(0) else { return nil }
    position += 1
    var angle = Angle(degrees: degrees, isWhole: isWhole, hasMarks: false)
    if mark(0) == .degrees {
      position += 1
      angle.hasMarks = true
    }
    guard isWhole, angle.hasMarks || hasDirections else { return angle }
    let sign: Double = degrees.sign == .minus ? -1 : 1
    if isSigned { degrees.negate(if: sign < 0) }
    if let (minutes, hasFraction) = part(.minutes, isOpen: hasDirections) {
      degrees += minutes / 60
      if !hasFraction, let (seconds, _) = part(.seconds, isOpen: hasDirections) {
        degrees += seconds / 3600
      }
      angle.hasMarks = true
    }
    angle.degrees = sign * degrees
    return angle
  }

  /// The minutes or seconds that follow, below 60. The mark `sign` may be missing only if `isOpen`
  /// is true and no other mark follows.
  private mutating func part(
    _ sign: CoordinateMarks.Mark, isOpen: Bool
  ) -> (value: Double, hasFraction: Bool)? {
    let skipped = mark(0) == .blank ? 1 : 0
    guard case .number(let value, let isWhole, false) = mark(skipped), value < 60 else {
      return nil
    }
    let next = mark(skipped + 1)
    if next == sign {
      position += skipped + 2
    } else if isOpen, next != .degrees, next != .minutes, next != .seconds {
      position += skipped + 1
    } else {
      return nil
    }
    return (value, !isWhole)
  }

  private func mark(_ ahead: Int) -> CoordinateMarks.Mark? {
    position + ahead < marks.count ? marks[position + ahead] : nil
  }
}

extension Double {
  fileprivate mutating func negate(if condition: Bool) {
    if condition { negate() }
  }
}
