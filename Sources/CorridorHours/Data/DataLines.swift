/// A line of a data file, with those that go on with it.
package struct DataLine: Sendable {
  /// The number of the first line, from 1.
  package var number: Int
  package var text: Substring

  /// What stands before the first `:` that a blank or the end follows, and behind it; nil without.
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

/// The lines of a data file: not the empty ones, nor those that begin with `#`; a line that begins
/// with a blank goes on with the one before.
package struct DataLines: Sequence, IteratorProtocol {
  private var rest: Substring
  private var peeked: DataLine?
  /// How many lines of the file have been taken.
  package private(set) var number = 0

  package init(_ text: String) {
    rest = text[...]
  }

  /// The next line, which ``next()`` gives again.
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

  /// The next line as it stands in the file, without the blanks at its end.
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
