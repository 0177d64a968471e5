import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct FileNameTests {
  @Test(
    arguments: [
      [], [0x61], Array("Zürich/où.csv".utf8), [0x72, 0xE9, 0x2E, 0x63], [0xFF],
      [0x80, 0xC3, 0xA9],
      [0xC3], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], Array("\u{10FF80}\u{10FFFF}".utf8),
      [0xE9, 0xF4, 0x8F, 0xBE, 0x80], Array("\u{10FF7F}a\u{301}".utf8),
    ] as [[UInt8]])
  func `every name comes back as it was`(bytes: [UInt8]) {
    let name = String(fileName: bytes)
    #expect(name.printedBytes == bytes)
    #expect(name.fileName == bytes.map { CChar(bitPattern: $0) } + [0])
    #expect(name.repaired == String(decoding: bytes, as: UTF8.self))
    // SAFETY: the array ends with a zero byte.
    let fromSystem = unsafe name.fileName.withUnsafeBufferPointer {
      unsafe $0.baseAddress.map { unsafe String(fileName: $0) }
    }
    #expect(fromSystem?.unicodeScalars.elementsEqual(name.unicodeScalars) == true)
  }

  @Test func `a name that is UTF-8 is that text`() {
    #expect(String(fileName: Array("route – Ö.gpx".utf8)) == "route – Ö.gpx")
  }

  @Test(arguments: 0..<50)
  func `random names come back, and differ as their bytes do`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var seen: [String: [UInt8]] = [:]
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        UInt8.random(in: 1...255, using: &random)
      }
      let name = String(fileName: bytes)
      #expect(name.printedBytes == bytes, "seed \(seed)")
      let scalars = name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      #expect(seen.updateValue(bytes, forKey: scalars) ?? bytes == bytes)
    }
  }
}
