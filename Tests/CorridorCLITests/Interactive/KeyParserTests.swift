import Testing

@testable import CorridorCLI

@Suite struct KeyParserTests {
  private func keys(_ pieces: [[UInt8]]) -> [KeyPress] {
    var parser = KeyParser()
    var keys: [KeyPress] = []
    for piece in pieces {
      parser.feed(piece)
      while let key = parser.next() { keys.append(key) }
    }
    while parser.isWaiting, let key = parser.next(isIdle: true) { keys.append(key) }
    return keys
  }

  /// Texts next to each other are one, because pieces may cut them anywhere.
  private func joined(_ keys: [KeyPress]) -> [KeyPress] {
    keys.reduce(into: []) { joined, key in
      if case .text(let more) = key, case .text(let text)? = joined.last {
        joined[joined.count - 1] = .text(text + more)
      } else {
        joined.append(key)
      }
    }
  }

  static let examples: [(String, [KeyPress])] = [
    ("caf", [.text("caf")]), ("스타é👩🏽‍🚒", [.text("스타é👩🏽‍🚒")]),
    ("a\r", [.text("a"), .enter]), ("\u{7F}\u{8}", [.backspace, .backspace]),
    ("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[3~", [.home, .end, .home, .end, .delete]),
    ("\u{1B}[3;5~\u{1B}[1;2A\u{1B}[15~", [.delete, .up, .other]),
    ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]), ("\u{1B}x", [.other]),
    (
      "\u{3}\u{4}\u{15}\u{17}\u{B}",
      [.interrupt, .endOfInput, .deleteToStart, .deleteWord, .deleteToEnd]
    ),
    ("\u{1B}[200~two\r\nlines \u{1B}[A\u{1B}[201~!", [.text("two\r\nlines \u{1B}[A!")]),
    ("\u{1B}[", [.other]), ("\u{1B}O", [.other]), ("\u{1B}[200~cut", [.text("cut")]),
  ]

  @Test(arguments: examples)
  func `tells keys apart, however they are cut`(text: String, expected: [KeyPress]) {
    let bytes = Array(text.utf8)
    #expect(joined(keys([bytes])) == expected)
    #expect(joined(keys(bytes.map { [$0] })) == expected, "byte by byte")
  }

  @Test func `comes to an end on any bytes`() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0 ... .max, using: &random)
    var state = seed
    for _ in 0..<2000 {
      let bytes = (0..<40).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1
        let byte = UInt8(truncatingIfNeeded: state >> 33)
        return byte < 60 ? [0x1B, 0x5B, 0x7E, 0x32, 0x30][Int(byte) % 5] : byte
      }
      var parser = KeyParser()
      parser.feed(bytes)
      var count = 0
      while parser.isWaiting, count < 100 {
        #expect(parser.next(isIdle: true) != nil, "seed \(seed): \(bytes)")
        count += 1
      }
      #expect(!parser.isWaiting, "seed \(seed): \(bytes)")
    }
  }
}
