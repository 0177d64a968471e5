import CSimdjson
import CorridorIndex
import Glibc

/// Reads newline-delimited JSON from a descriptor, one value a line, as it arrives.
///
/// Lines end in LF or CR LF; a byte order mark at the beginning is left out. Memory is bounded by
/// the longest line that is taken.
///
/// ```swift
/// while try reader.advance() {
///   if reader.isBlank { continue }
///   try reader.parse { value throws(InputError) in ... }
/// }
/// ```
@safe
package struct JSONLineReader: ~Copyable {
  /// The longest line that is taken, in bytes.
  package static var usualLimit: Int { 16 << 20 }

  /// The number of the current line, from 1.
  package private(set) var number = 0

  private let descriptor: Int32
  private let file: String
  private let limit: Int
  private var parser: JSONParser
  /// What was read; the bytes behind its end are room and the padding that simdjson reads.
  private var buffer: [UInt8]
  /// The current line, without its end.
  private var line = 0..<0
  /// Whether the current line was longer than `limit`, and is left out.
  private var isTooLong = false
  /// What was read of the lines behind the current one.
  private var rest = 0..<0
  /// How much of `rest` has no line end.
  private var searched = 0
  private var isAtEnd = false

  /// Reads from an open descriptor, which stays open; `file` is what errors call it.
  package init(
    descriptor: Int32, file: String, limit: Int = JSONLineReader.usualLimit,
    maximumDepth: Int = 64
  ) throws(InputError) {
    ReadFiles.current?.note(descriptor: descriptor)
    self.descriptor = descriptor
    self.file = file
    self.limit = limit
    parser = try JSONParser(maximumDepth: maximumDepth)
    buffer = [UInt8](repeating: 0, count: (64 << 10) + Int(CSIMDJSON_PADDING))
  }

  /// Whether the next line is not here yet and nothing of it can be read at once.
  package mutating func wouldWait() -> Bool {
    guard !isAtEnd, lineEnd() == nil else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // SAFETY: poll reads and fills the one struct that the pointer stands for.
    return unsafe poll(&request, 1, 0) == 0
  }

  /// Goes to the next line and waits for it; false at the end.
  ///
  /// - Throws: `unreadable`.
  package mutating func advance() throws(InputError) -> Bool {
    isTooLong = false
    while true {
      if let end = lineEnd() {
        take(until: end, next: end + 1)
        return true
      }
      if isAtEnd {
        guard !rest.isEmpty || isTooLong else { return false }
        take(until: rest.upperBound, next: rest.upperBound)
        return true
      }
      if rest.count > limit {
        isTooLong = true
        rest = 0..<0
        searched = 0
      }
      try read()
    }
  }

  /// Whether the current line has nothing but white space.
  package var isBlank: Bool {
    !isTooLong && line.allSatisfy { [0x20, 0x09, 0x0D].contains(buffer[$0]) }
  }

  /// Whether the current line begins as an object or an array does, or is too long to be taken.
  package var mayBeCollection: Bool {
    guard !isTooLong else { return true }
    let first = line.first { ![0x20, 0x09, 0x0D].contains(buffer[$0]) }
    return first.map { [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(buffer[$0]) } ?? false
  }

  /// Parses the current line.
  ///
  /// - Throws: `syntax`, `tooDeep` and the like with the line; `tooLarge`.
  package mutating func parse<Result>(
    _ body: (JSONValue) throws(InputError) -> Result
  ) throws(InputError) -> Result {
    if isTooLong { throw .tooLarge(file: file, limit: limit) }
    let (line, file, buffer) = (line, file, buffer)
    let origin = InputLocation(line: number)
    // SAFETY: the line lies within the buffer, and so does the padding behind it; the parser's
    // result is read only while the buffer stands still.
    return try unsafe buffer.span.withUnsafeBytes { (bytes) throws(InputError) in
      try unsafe parser.parse(
        UnsafeRawBufferPointer(rebasing: bytes[line]), file: file, origin: origin, body)
    }
  }

  /// Where the line at the beginning of `rest` ends.
  private mutating func lineEnd() -> Int? {
    let from = rest.lowerBound + searched
    let length = rest.upperBound - from
    guard length > 0 else { return nil }
    // SAFETY: memchr looks at the bytes from `from` to the end of `rest`, which are the buffer's.
    let found: Int? = unsafe buffer.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let end = unsafe memchr(start + from, 0x0A, length)
      else { return nil }
      return unsafe UnsafeRawPointer(end) - start
    }
    searched = (found ?? rest.upperBound) - rest.lowerBound
    return found
  }

  private mutating func take(until end: Int, next: Int) {
    number += 1
    line = rest.lowerBound..<end
    rest = next..<rest.upperBound
    searched = 0
    if number == 1, buffer[line].starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
  }

  private mutating func read() throws(InputError) {
    let padding = Int(CSIMDJSON_PADDING)
    if rest.lowerBound > 0 {
      buffer.replaceSubrange(0..<rest.count, with: Array(buffer[rest]))
      rest = 0..<rest.count
    }
    let room = buffer.count - padding - rest.count
    if room == 0 { buffer += [UInt8](repeating: 0, count: buffer.count - padding) }
    let start = rest.count
    let (length, descriptor) = (buffer.count - padding - start, descriptor)
    var count: Int
    repeat {
      // SAFETY: read fills at most `length` bytes behind `start`, all of them the buffer's.
      count = unsafe buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return 0 }
        return unsafe Glibc.read(descriptor, base + start, length)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .unreadable(file: file, reason: FileFault(errno: errno)) }
    isAtEnd = count == 0
    rest = 0..<start + count
  }
}
