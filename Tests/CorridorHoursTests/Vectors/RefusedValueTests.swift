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
      let hours = try? OpeningHours(parsing: value)
      #expect((hours != nil) == Self.wellFormed.contains(value), "\(value.debugDescription)")
    }
  }
}
