internal import Glibc

/// Whole lines of an input, one after the other, with their ends.
package struct LinePiece: Sendable {
  /// The text, which is a part of what was read; the last line of the input may have no end.
  package let text: ArraySlice<UInt8>
  /// The number of the first line, from 1.
  package let firstLine: Int
  /// Whether the piece is the beginning of a line that is longer than is taken.
  package let isCut: Bool

  package init(text: ArraySlice<UInt8>, firstLine: Int, isCut: Bool) {
    self.text = text
    self.firstLine = firstLine
    self.isCut = isCut
  }

  /// Whether the last line has its end.
  package var isEnded: Bool { text.last == UInt8(ascii: "\n") }

  /// Calls `body` with each line, without its end, and its number, until it says to stop.
  package func forEachLine<Failure: Error>(
    _ body: (ArraySlice<UInt8>, Int) throws(Failure) -> Bool
  ) throws(Failure) {
    var number = firstLine
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.lineEnd(from: start) ?? text.endIndex
      guard try body(text[start..<end], number) else { return }
      number += 1
      start = end + 1
    }
  }

  /// What is left from a line on, which is one of the piece's.
  package func suffix(fromLine line: Int) -> LinePiece {
    var start = text.startIndex
    for _ in firstLine..<line { start = text.lineEnd(from: start).map { $0 + 1 } ?? text.endIndex }
    return LinePiece(text: text[start...], firstLine: line, isCut: isCut)
  }
}

extension ArraySlice<UInt8> {
  /// Where the first line ends that does not end before `start`; nil where there is none.
  func lineEnd(from start: Int) -> Int? {
    // SAFETY: memchr looks at the bytes from `start` on, which are the slice's.
    unsafe self[start...].withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let end = unsafe memchr(base, 0x0A, bytes.count)
      else { return nil }
      return unsafe start + (UnsafeRawPointer(end) - base)
    }
  }
}

extension Sequence<UInt8> {
  /// Whether a line has nothing but white space.
  package var isBlankLine: Bool {
    allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}
