import Testing

@testable import CorridorHours

@Suite(.enabled(if: Vectors.url != nil, "CORRIDOR_REAL_DATA names no folder with the vectors"))
struct RefusedValueTests {
  /// Well-formed values: their tests omit the position of the place, or expect warnings only.
  private static let wellFormed: Set = [
    "SH", "Mo-Fr 10:00-20:00; SH off", "Mo-Fr 08:00-16:00",
    "Mo-Fr 12:00-18:00; We off; Sa,PH 12:00-17:00; Th[3],Th[-1] off",
  ]

  @Test func `values that must not parse do not`() throws {
    for value in try Vectors.load().shouldFail {
      let hours = try? OpeningHours(parsing: value, isStrict: true)
      #expect((hours != nil) == Self.wellFormed.contains(value), "\(value.debugDescription)")
    }
  }

  /// Values that that program refuses, though they have one reading.
  private static let readTolerantly = [
    " mar-nov 12:30-": "Mar-Nov 12:30+", "7.00-": "07:00+", "Mon-Sun 14-": "Mo-Su 14:00+",
  ]

  @Test func `of the values that must not parse, few have one reading for people`() throws {
    var read: [String: String] = [:]
    for value in try Vectors.load().shouldFail {
      guard let hours = try? OpeningHours(parsing: value), hours.isTolerant else { continue }
      read[value] = hours.normalized
    }
    #expect(read == Self.readTolerantly)
  }
}
