import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct RunBufferTests {
  /// What rows are ordered by.
  private struct Key: Comparable {
    var code: UInt8
    var key: UInt64
    var identifier: UInt32

    static func < (left: Key, right: Key) -> Bool {
      (left.code == 0 ? 0 : 1, left.key, left.identifier)
        < (right.code == 0 ? 0 : 1, right.key, right.identifier)
    }
  }

  /// 40 MB of drafts, so that there are blocks of the largest size, and 40,000 small ones, so that
  /// there are several chunks.
  @Test(arguments: [1, 2])
  func `chunks have all drafts in the order of rows`(threads: Int) {
    var random = SplitMix(seed: 77)
    var run = RunBuffer()
    var expected: [Key] = []
    for number in 0..<UInt32(40_000) {
      let position = GridPosition(
        lon: Int32.random(in: 0...200, using: &random),
        lat: Int32.random(in: 0...200, using: &random))
      let code = number % 7 == 0 ? UInt8(number % 3) : 0
      let padding = number % 100 == 0 ? 100_000 : 0
      run.append(code: code, position, atMost: 5 + padding, threads: threads) { bytes in
        bytes.append(4)
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
        bytes.skip(padding)
      } shape: { _ in
      }
      expected.append(Key(code: code, key: HilbertCurve.key(position), identifier: number))
    }
    let order = run.sort(threads: threads)
    var found: [Key] = []
    for chunk in 0..<order.chunkCount {
      #expect(order.first(ofChunk: chunk) == found.count)
      for entry in order.records(ofChunk: chunk) {
        let body = unsafe entry.record.body.span
        let identifier = (1...4).reduce(UInt32(0)) { $0 << 8 | UInt32(body[$1]) }
        found.append(Key(code: entry.record.code, key: entry.radixKey, identifier: identifier))
      }
    }
    #expect(order.chunkCount > 2)
    #expect(found == expected.sorted())
  }
}
