import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct FoldingFuzzTests {
  @Test(arguments: [UInt64(3), 14, 159, 2653])
  func `random bytes fold to whole scalars with ascending sources`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let bytes = random.bytes(random.below(60))
      check(bytes, seed)
    }
  }

  @Test(arguments: [UInt64(1), 41, 421])
  func `random texts fold to themselves, and beginnings to beginnings`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<300 {
      let text = random.text(random.below(24))
      let folded = check(Array(text.utf8), seed)
      for word in folded.texts {
        #expect(word.foldedWords == [word], "seed \(seed): \(text.debugDescription)")
      }
      let scalars = Array(text.unicodeScalars)
      for count in scalars.indices {
        var start = String.UnicodeScalarView()
        start.append(contentsOf: scalars[..<count])
        let words = String(start).foldedWords
        let whole = folded.texts
        #expect(words.count <= whole.count, "seed \(seed): \(text.debugDescription)")
        for (index, (word, complete)) in zip(words, whole).enumerated() {
          let isLast = index == words.count - 1
          #expect(
            isLast ? Array(complete.utf8).starts(with: Array(word.utf8)) : word == complete,
            "seed \(seed): \(count) of \(text.debugDescription)")
        }
      }
    }
  }

  @Test(arguments: [UInt64(7), 77])
  func `highlights of random queries are whole characters`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var folder = TextFolder()
    for _ in 0..<200 {
      let text = random.text(random.below(24))
      let scalars = text.unicodeScalars.dropFirst(random.below(8))
      let query = String(String.UnicodeScalarView(scalars.prefix(random.below(6))))
      var boundaries: Set<Int> = [0]
      var end = 0
      for character in text {
        end += character.utf8.count
        boundaries.insert(end)
      }
      var last = -1
      for range in folder.highlights(of: query, in: text) {
        #expect(range.utf8.lowerBound > last && !range.utf8.isEmpty, "seed \(seed)")
        #expect(
          boundaries.contains(range.utf8.lowerBound), "seed \(seed): \(text.debugDescription)")
        #expect(
          boundaries.contains(range.utf8.upperBound), "seed \(seed): \(text.debugDescription)")
        let units = Array(text.utf16)[range.utf16]
        let bytes = Array(text.utf8)[range.utf8]
        #expect(String(decoding: units, as: UTF16.self) == String(decoding: bytes, as: UTF8.self))
        last = range.utf8.upperBound
      }
    }
  }

  @Test func `threads that fill one table fold the same`() async {
    var random = SplitMix(seed: 5)
    let texts = (0..<40).map { _ in Array(random.text(24).utf8) }
    let expected = texts.map(\.folded.texts)
    for _ in 0..<5 {
      let table = FoldingTable(rules: ScalarRules())
      await withTaskGroup(of: [[String]].self) { group in
        for _ in 0..<4 {
          group.addTask {
            var folder = TextFolder(table: table)
            return texts.map { text in
              var folded = FoldedText()
              folder.fold(text.span, into: &folded)
              return folded.texts
            }
          }
        }
        for await words in group { #expect(words == expected) }
      }
    }
  }

  @discardableResult
  private func check(_ bytes: [UInt8], _ seed: UInt64) -> FoldedText {
    let folded = bytes.folded
    #expect(folded.sources.count == folded.bytes.count)
    #expect(zip(folded.sources, folded.sources.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed)")
    #expect(folded.sources.allSatisfy { bytes[Int($0)] & 0xC0 != 0x80 }, "seed \(seed)")
    var last = 0
    for word in folded.words {
      #expect(String(validating: folded[word], as: UTF8.self)?.isEmpty == false, "seed \(seed)")
      #expect(word.bytes.count <= TextFolder.longestWordBytes)
      #expect(word.source.lowerBound >= last && word.source.upperBound <= bytes.count)
      #expect(Int(folded.sources[word.bytes.lowerBound]) == word.source.lowerBound)
      last = word.source.lowerBound
    }
    return folded
  }
}

extension SplitMix {
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(below(256)) } }

  /// Text of a few scripts, without apostrophes, which look ahead.
  mutating func text(_ count: Int) -> String {
    let pools: [Range<UInt32>] = [
      0x20..<0x27, 0x28..<0x60, 0x61..<0x7F, 0xA0..<0xB4, 0xB5..<0x2B9, 0x300..<0x370,
      0x370..<0x530,
      0x590..<0x800, 0x900..<0x980, 0xE00..<0xE80, 0x1100..<0x1200, 0x1E00..<0x2000,
      0x2070..<0x2200,
      0x2460..<0x24FF, 0x3040..<0x3100, 0x3130..<0x3190, 0x3200..<0x3400, 0x4E00..<0x4E40,
      0xAC00..<0xAE00, 0xFB00..<0xFDFF, 0xFE00..<0xFF07, 0xFF08..<0xFFEF, 0x1F100..<0x1F200,
      0x1F600..<0x1F640, 0x6C..<0x6D, 0xB7..<0xB8,
    ]
    var text = String.UnicodeScalarView()
    var pool = pools[below(pools.count)]
    for _ in 0..<count {
      if below(3) == 0 { pool = pools[below(pools.count)] }
      text.append(Unicode.Scalar(pool.lowerBound + UInt32(below(pool.count))) ?? " ")
    }
    return String(text)
  }
}
