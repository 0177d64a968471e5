import CorridorFormats
import CorridorTestSupport
import Testing

@Suite struct PlainDecimalTests {
  @Test(arguments: [
    (0, "0.0"), (-0.00001, "-0.00001"), (1.5e-7, "0.00000015"), (12.25, "12.25"), (-180, "-180.0"),
  ])
  func `small numbers have no exponent`(number: Double, text: String) {
    #expect(plainDecimal(number) == text)
  }

  @Test(arguments: [1, 2, 3])
  func `numbers read as they were written`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<10_000 {
      let power = Int.random(in: -40...12, using: &random)
      let number = Double(
        sign: Bool.random(using: &random) ? .plus : .minus, exponent: power,
        significand: .random(in: 1..<2, using: &random))
      let text = plainDecimal(number)
      #expect(Double(text) == number && !text.contains("e"), "\(number): \(text)")
    }
  }
}
