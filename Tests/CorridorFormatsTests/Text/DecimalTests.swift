import CorridorFormats
import CorridorTestSupport
import Testing

@Suite struct `Decimal numbers` {
  private func read(_ text: String, from start: Int = 0) -> (value: Double, end: Int)? {
    // SAFETY: the number does not refer to the bytes.
    unsafe Array(text.utf8).withUnsafeBytes { bytes in readDecimal(bytes, from: start) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `rounds as the standard library does`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<2_000 {
      let any = Double(bitPattern: random.next())
      let places = Int.random(in: 0...20, using: &random)
      let whole = String(random.next() >> UInt64.random(in: 0..<64, using: &random))
      let digits = String(random.next()) + String(random.next())
      for text in [
        "\(any)", "-\(whole).\(digits.prefix(places))", "\(whole)e-\(places)",
        "\(whole)E+\(places)",
        "0.\(String(repeating: "0", count: places))\(digits)",
      ] where Double(text)?.isFinite == true && !text.hasSuffix(".") {
        let found = read(text)
        #expect(found?.value == Double(text), "seed \(seed): \(text)")
        #expect(found?.end == text.utf8.count, "seed \(seed): \(text)")
      }
    }
  }

  @Test func `ends where the number ends`() {
    let cases: [(String, Double, Int)] = [
      ("12,5", 12, 2), ("1.5.2", 1.5, 3), ("1e5x", 1e5, 3), ("1e", 1, 1), ("1e+", 1, 1),
      ("+3 ", 3, 2),
      (".5", 0.5, 2), ("5.", 5, 2), ("-0", -0.0, 2), ("007", 7, 3), ("0x10", 0, 1),
    ]
    for (text, value, end) in cases {
      let found = read(text)
      #expect(found?.value == value, "\(text)")
      #expect(found?.end == end, "\(text)")
    }
  }

  @Test func `takes nothing else for a number`() {
    for text in ["", "-", "+", ".", "e5", "nan", "NaN", "inf", "Infinity", "-inf", " 1", "x"] {
      #expect(read(text) == nil, "\(text)")
    }
    #expect(read("1e999")?.value == .infinity)
    #expect(read("-1e999999999999999999999")?.value == -.infinity)
    #expect(read("1e-999")?.value == 0)
    #expect(read("1", from: 5) == nil)
  }
}
