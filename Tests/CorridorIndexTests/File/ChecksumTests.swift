import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct ChecksumTests {
  /// xxHash has code of its own for up to 16, 128, 240 and 1,024 bytes.
  @Test func `of bytes at once is that of the same bytes in chunks`() {
    var random = SplitMix(seed: 1)
    let bytes = (0..<9000).map { _ in UInt8.random(in: 0...255, using: &random) }
    for count in Array(0...300) + [1023, 1024, 1025, 4095, 4096, 4097, 9000] {
      let stream = ChecksumStream()
      stream.update(bytes.span.extracting(first: count / 3))
      stream.update(bytes.span.extracting(count / 3..<count))
      #expect(Checksum.of(bytes.span.extracting(first: count)) == stream.value, "\(count) bytes")
    }
  }

  @Test func `is that of xxHash`() {
    // Of no bytes and of "corridor", as `xxhsum -H3` and the xxhash package of PyPI have them.
    #expect(Checksum.of([UInt8]().span).hexadecimal == "2d06800538d394c2")
    #expect(Checksum.of(Array("corridor".utf8).span).hexadecimal == "4c7ace87b670eb65")
  }
}
