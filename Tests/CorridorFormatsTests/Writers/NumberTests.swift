import CorridorFormats
import CorridorTestSupport
import Foundation
import Testing

@Suite struct NumberTests {
  private func text(_ add: (inout TextBuffer) -> Void) -> String {
    var buffer = TextBuffer()
    add(&buffer)
    return buffer.text
  }

  @Test(
    arguments: [
      (0, "0.000"), (-0.0, "0.000"), (1, "1.000"), (0.0005, "0.001"), (0.0004999999, "0.000"),
      (0.0625, "0.062"), (0.1875, "0.188"), (-0.0625, "-0.062"), (-0.0001, "0.000"),
      (1.0005, "1.000"), (2.0005, "2.001"), (123_456.789, "123456.789"),
      (99.9995, "99.999"), (99.99951, "100.000"),
      (1e300, "1e+300"), (.nan, "null"), (.infinity, "null"),
    ] as [(Double, String)])
  func `writes metres to the millimetre`(value: Double, expected: String) {
    #expect(text { $0.append(meters: value) } == expected)
  }

  @Test(
    arguments: [
      (0, "0"), (14.5, "14.5"), (-0.1234567, "-0.1234567"), (179.99999996, "180"),
      (35.9012345, "35.9012345"), (-1e-8, "0"), (90, "90"), (-100, "-100"),
    ] as [(Double, String)])
  func `writes degrees without zeros at the end`(value: Double, expected: String) {
    #expect(text { $0.append(degrees: value) } == expected)
  }

  @Test func `rounds as printf does, which is exact`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    for _ in 0..<20_000 {
      let magnitude = pow(10, Double(random.next() % 16) - 6)
      var value = Double(random.next() % 2_000_001) / 1_000_000 * magnitude - magnitude
      if random.next() % 3 == 0 { value = (value * 1024).rounded() / 1024 }
      for decimals in 0...7 where value.magnitude * 1e7 < 9e15 {
        var expected = String(format: "%.\(decimals)f", value)
        if expected.allSatisfy({ "-0.".contains($0) }) { expected.removeAll { $0 == "-" } }
        let found = text { $0.append(value, decimals: decimals) }
        #expect(found == expected, "value \(value), \(decimals) decimals, seed \(seed)")
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 9, 10, 1_000, Int.max])
  func `writes whole numbers`(value: Int) {
    #expect(text { $0.append(integer: value) } == "\(value)")
  }
}
