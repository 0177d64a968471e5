import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorFormats

/// Records against the same values written one by one.
@Suite struct RecordWriterTests {
  private func text(_ write: (inout TextRoom) -> Void) -> String {
    var room = TextRoom(capacity: 1)
    write(&room)
    return unsafe String(decoding: room.bytes, as: UTF8.self)
  }

  /// Bytes of all kinds, most of them of plain text.
  private static func bytes(_ random: inout SplitMix) -> [UInt8] {
    (0..<Int(random.next() % 40)).map { _ in
      switch random.next() % 12 {
      case 0: UInt8(truncatingIfNeeded: random.next())
      case 1: [34, 92, 10, 13, 9, 44, 59, 32, 0, 31][Int(random.next() % 10)]
      default: 97 + UInt8(random.next() % 26)
      }
    }
  }

  @Test func `texts are escaped as one byte after another is`() {
    var random = SplitMix(seed: 1)
    for _ in 0..<4_000 {
      let bytes = Self.bytes(&random)
      var buffer = TextBuffer()
      buffer.append(jsonString: String(decoding: bytes, as: UTF8.self))
      let escaped = text { room in
        room.append(byte: UInt8(ascii: "\""))
        unsafe bytes.withUnsafeBytes { unsafe room.append(escaping: $0) }
        room.append(byte: UInt8(ascii: "\""))
      }
      #expect(escaped == buffer.text, "\(bytes)")
      #expect(text { $0.append(json: String(decoding: bytes, as: UTF8.self)) } == buffer.text)
    }
  }

  @Test(arguments: [CSVDialect.standard, .excel])
  func `fields are quoted as one after another is`(dialect: CSVDialect) {
    var random = SplitMix(seed: 2)
    for _ in 0..<4_000 {
      let field = String(decoding: Self.bytes(&random), as: UTF8.self)
      var buffer = TextBuffer()
      buffer.append("a,\"b")
      buffer.append(csvField: field, dialect)
      let quoted = text { room in
        room.append("a,\"b")
        let start = room.count
        unsafe Array(field.utf8).withUnsafeBytes { unsafe room.append(text: $0) }
        room.quote(from: start, dialect)
      }
      #expect(quoted == buffer.text)
    }
  }

  @Test func `numbers are those that Foundation writes`() {
    var random = SplitMix(seed: 3)
    for count in 0..<30_000 {
      let decimals = Int(random.next() % 10)
      // Larger ones are written with all their digits.
      let size = pow(10, Double.random(in: -8...Double(15 - decimals), using: &random))
      var number = Double.random(in: -size...size, using: &random)
      // Many of these are in the middle between two.
      if count % 3 == 0 { number = (number * 64).rounded() / 1024 }
      var expected = String(format: "%.\(decimals)f", number)
      if !expected.contains(where: { ("1"..."9").contains($0) }) {
        expected = expected.replacing("-", with: "")
      }
      #expect(text { $0.append(number, decimals: decimals) } == expected)
      if expected.contains(".") {
        while expected.hasSuffix("0") { expected.removeLast() }
        if expected.hasSuffix(".") { expected.removeLast() }
      }
      #expect(text { $0.append(number, decimals: decimals, trimmed: true) } == expected)
    }
  }

  @Test(
    arguments: [0, 1, -1, 9, 10, 99, 100, 12_345, 99_999_999, 100_000_000, .max, .min] as [Int])
  func `whole numbers have all their digits`(number: Int) {
    #expect(text { $0.append(integer: number) } == String(number))
    let natural = UInt64(bitPattern: Int64(number))
    #expect(text { $0.append(natural: natural) } == String(natural))
  }

  @Test func `a position that is not known leaves both of its columns empty`() throws {
    let header = OutputHeader(columns: [
      .init("snapped", isPosition: true), .init("truck", members: ["adBlue", "hgv"]), .init("name"),
    ])
    let feature = OutputFeature(
      id: "a:1", position: OutputPosition(x: 1, y: 2, decimals: 7),
      values: [.none, .none, .text("b")])
    #expect(
      try written(.csv, header: header, [feature])
        == """
        id,lon,lat,snappedLon,snappedLat,truckAdBlue,truckAdBlueEvidence,truckHgv,truckHgvEvidence,name\r
        a:1,1,2,,,,,,,b\r

        """)
  }
}
