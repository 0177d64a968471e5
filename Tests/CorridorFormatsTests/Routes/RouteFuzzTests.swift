import CorridorFormats
import CorridorGeometry
import CorridorTestSupport
import Testing

/// Any input ends in a route or in an InputError of one line: never in a crash, a hang or silence.
@Suite struct `Damaged routes` {
  private func check(_ bytes: [UInt8], precision: Int?, _ context: @autoclosure () -> String) {
    do throws(InputError) {
      let document = try RouteReader.read(
        bytes: bytes, file: "fuzz", options: RouteReadOptions(precision: precision))
      let vertices = document.lines.joined()
      #expect(!vertices.isEmpty && document.lines.allSatisfy { !$0.isEmpty }, "\(context())")
      #expect(
        vertices.allSatisfy { abs($0.lat) <= 90 && abs($0.lon) <= 360 }, "\(context())")
    } catch {
      let line = error.description
      #expect(line.hasPrefix("fuzz: ") && !line.contains("\n") && line.count < 700, "\(context())")
    }
  }

  @Test(arguments: samples.map(\.name))
  func `survives every cut`(name: String) {
    let sample = samples.first { $0.name == name }!
    let bytes = Array(sample.text.utf8)
    for length in 0..<bytes.count {
      check(Array(bytes.prefix(length)), precision: sample.precision, "\(name) cut at \(length)")
      check(Array(bytes.suffix(length)), precision: sample.precision, "\(name) from -\(length)")
    }
  }

  @Test(arguments: samples.map(\.name))
  func `survives every flipped bit`(name: String) {
    let sample = samples.first { $0.name == name }!
    let bytes = Array(sample.text.utf8)
    for bit in 0..<bytes.count * 8 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      check(flipped, precision: sample.precision, "\(name) with bit \(bit) flipped")
    }
  }

  @Test(arguments: [true, false])
  func `survives every cut and flipped bit of WKB`(isLittleEndian: Bool) {
    let parts = [
      wkb(sampleLine, isLittleEndian: isLittleEndian, system: 4326),
      wkb(sampleLine, isLittleEndian: !isLittleEndian, type: 3002, heights: [7, 8]),
    ]
    let bytes =
      wkb([], isLittleEndian: isLittleEndian, type: 7).dropLast(4)
      + (isLittleEndian ? [2, 0, 0, 0] : [0, 0, 0, 2]) + parts.joined()
    for length in 0..<bytes.count {
      check(Array(bytes.prefix(length)), precision: nil, "cut at \(length)")
      check(Array(bytes.suffix(length)), precision: nil, "from -\(length)")
    }
    for bit in 0..<bytes.count * 8 {
      var flipped = Array(bytes)
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      check(flipped, precision: nil, "bit \(bit) flipped")
    }
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `survives mixtures and random bytes`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let texts = samples.map { Array($0.text.utf8) }
    for round in 0..<150 {
      var bytes: [UInt8] = []
      switch round % 3 {
      case 0:
        let count = Int.random(in: 1..<200, using: &random)
        bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      case 1:
        let count = Int.random(in: 1..<60, using: &random)
        bytes = (0..<count).map { _ in UInt8.random(in: 63...126, using: &random) }
      default:
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let text = texts.randomElement(using: &random)!
          let start = Int.random(in: 0..<text.count, using: &random)
          bytes += text[start...].prefix(Int.random(in: 0..<120, using: &random))
        }
      }
      let precision = [nil, 5, 6].randomElement(using: &random)!
      check(bytes, precision: precision, "seed \(seed), round \(round)")
    }
  }
}
