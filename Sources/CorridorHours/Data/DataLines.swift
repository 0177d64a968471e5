/// A line of a data file, with its continuation lines.
package struct DataLine: Sendable {
  /// The number of the first line, from 1.
  package var number: Int
  package var text: Substring

  /// The text before and after the first `:` that is followed by a space or the end; nil if there
  /// is none.
  package var field: (name: Substring, value: Substring)? {
    var index = text.utf8.startIndex
    while let colon = text.utf8[index...].firstIndex(of: UInt8(ascii: ":")) {
      index = text.utf8.index(after: colon)
      guard index < text.utf8.endIndex, text.utf8[index] != UInt8(ascii: " ") else {
        return (text[..<colon].trimmed, text[index...].trimmed)
      }
    }
    return nil
  }
}

/// The lines of a data file, without empty lines and those that begin with `#`; a line that begins
/// with a space continues the previous line.
package struct DataLines: Sequence, IteratorProtocol {
  private var rest: Substring
  private var peeked: DataLine?
  /// Number of lines consumed so far.
  package private(set) var number = 0

  package init(_ text: String) {
    rest = text[...]
  }

  /// The next line, without consuming it.
  package mutating func peek() -> DataLine? {
    if peeked == nil { peeked = read() }
    return peeked
  }

  package mutating func next() -> DataLine? {
    defer { peeked = nil }
    return peeked ?? read()
  }

  private mutating func read() -> DataLine? {
    while !rest.isEmpty {
      let text = take()
      guard let first = text.utf8.first, first != UInt8(ascii: "#") else { continue }
      var line = DataLine(number: number, text: text)
      while rest.utf8.first == UInt8(ascii: " ") {
        let more = take().trimmed
        if !more.isEmpty { line.text = "\(line.text) \(more)"[...] }
      }
      return line
    }
    return nil
  }

  /// The next line of the file, without trailing whitespace.
  private mutating func take() -> Substring {
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.utf8.endIndex
    var last = end
    while last > rest.utf8.startIndex {
      let before = rest.utf8.index(before: last)
      guard rest.utf8[before] <= UInt8(ascii: " ") else { break }
      last = before
    }
    let line = rest[..<last]
    rest = end < rest.utf8.endIndex ? rest[rest.utf8.index(after: end)...] : rest[end...]
    number += 1
    return line
  }
}
