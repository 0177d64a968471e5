internal import Glibc

/// Consecutive whole lines of an input, with their line ends.
package struct LineBlock: Sendable {
  /// The text, a slice of the read buffer; the last line of the input may lack a line end.
  package let text: ArraySlice<UInt8>
  /// The number of the first line, counted from 1.
  package let firstLine: Int
  /// The length limit in bytes, if the block is the beginning of a line that exceeds it.
  package let limit: Int?

  package init(text: ArraySlice<UInt8>, firstLine: Int, limit: Int? = nil) {
    self.text = text
    self.firstLine = firstLine
    self.limit = limit
  }

  /// Calls `body` with each line, without its line end, and its number, until `body` asks to stop.
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

  /// The rest of the block, from one of its lines on.
  package func suffix(fromLine line: Int) -> LineBlock {
    var start = text.startIndex
    for _ in firstLine..<line { start = text.lineEnd(from: start).map { $0 + 1 } ?? text.endIndex }
    return LineBlock(text: text[start...], firstLine: line, limit: limit)
  }
}

extension ArraySlice<UInt8> {
  /// The end of the first line that ends at or after `start`; nil if there is none.
  func lineEnd(from start: Int) -> Int? {
    // SAFETY: memchr reads the bytes from `start` on, which belong to the slice.
    unsafe self[start...].withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let end = unsafe memchr(base, 0x0A, bytes.count)
      else { return nil }
      return unsafe start + (UnsafeRawPointer(end) - base)
    }
  }
}

extension Sequence<UInt8> {
  /// Whether a line contains only white space.
  package var isBlankLine: Bool {
    allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}
