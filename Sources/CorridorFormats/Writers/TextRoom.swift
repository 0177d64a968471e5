internal import Glibc

/// Text that is put together from its start to its end in memory of its own.
///
/// Adding to it allocates nothing once it is large enough; it takes a fraction of the time of adding to
/// a ``TextBuffer``.
@safe
package struct TextRoom: ~Copyable {
  // SAFETY: there is room for `capacity` bytes, of which the first `count` are written; every write is
  // after a `reserve` of at least as many bytes.
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Bytes of the text so far.
  package private(set) var count = 0

  package init(capacity: Int = 1 << 12) {
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
  }

  deinit { unsafe base.deallocate() }

  /// The first byte that is not written yet, after which there is room for `more` bytes.
  @inline(__always)
  private mutating func end(with more: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < more { grow(by: more) }
    return unsafe base + count
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe wider.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = unsafe wider
  }

  /// Forgets what was added after `count` bytes.
  mutating func cut(to count: Int) { self.count = count }

  /// The bytes; valid until more are added, as long as the room is there.
  @unsafe
  package var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: base, count: count)
  }
}

// MARK: - Bytes

extension TextRoom {
  /// Adds one byte.
  @inline(__always)
  mutating func append(byte: UInt8) {
    unsafe end(with: 1).pointee = byte
    count += 1
  }

  /// Adds bytes as they are.
  @inline(__always)
  mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe append(copying: $0) }
  }

  /// Adds ASCII text that is part of the program.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    unsafe append(
      copying: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds bytes as they are.
  @unsafe @inline(__always)
  mutating func append(copying bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    unsafe UnsafeMutableRawPointer(end(with: bytes.count)).copyMemory(
      from: start, byteCount: bytes.count)
    count += bytes.count
  }

  /// Adds what is in a range of the text once more.
  mutating func `repeat`(_ range: Range<Int>) {
    let to = unsafe end(with: range.count)
    unsafe to.update(from: base + range.lowerBound, count: range.count)
    count += range.count
  }

  /// Adds text that should be UTF-8; what is not becomes U+FFFD, as in Swift's strings.
  @unsafe
  package mutating func append(text bytes: UnsafeRawBufferPointer) {
    let start = count
    unsafe append(copying: bytes)
    if unsafe !Self.isWellFormed(bytes) { repair(from: start) }
  }

  /// Whether bytes are UTF-8. Most texts are ASCII, which is found out eight at a time.
  @unsafe
  private static func isWellFormed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    var high: UInt64 = 0
    while index + 8 <= bytes.count {
      high |= unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      index += 8
    }
    while index < bytes.count {
      high |= UInt64(unsafe bytes[index])
      index += 1
    }
    if high & 0x8080_8080_8080_8080 == 0 { return true }
    // SAFETY: the span is used while the caller keeps the bytes alive.
    let span = unsafe bytes.bindMemory(to: UInt8.self).span
    return (try? UTF8Span(validating: span)) != nil
  }

  private mutating func repair(from start: Int) {
    var text = unsafe String(
      decoding: UnsafeBufferPointer(start: base + start, count: count - start), as: UTF8.self)
    count = start
    text.withUTF8 { unsafe append(copying: UnsafeRawBufferPointer($0)) }
  }
}

// MARK: - JSON

extension TextRoom {
  /// Adds a JSON string with its quotes (RFC 8259).
  mutating func append(json text: String) {
    var text = text
    append(byte: UInt8(ascii: "\""))
    text.withUTF8 { unsafe append(escaping: UnsafeRawBufferPointer($0)) }
    append(byte: UInt8(ascii: "\""))
  }

  /// Adds what stands between the quotes of a JSON string (RFC 8259); bytes that are not UTF-8 become
  /// U+FFFD.
  @unsafe
  mutating func append(escaping bytes: UnsafeRawBufferPointer) {
    let start = count
    // A control character takes six bytes.
    var to = unsafe end(with: 6 * bytes.count)
    let first = unsafe to
    var high: UInt64 = 0
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if !Self.mayNeedEscape(word) {
          unsafe UnsafeMutableRawPointer(to).storeBytes(of: word, as: UInt64.self)
          high |= word
          unsafe to += 8
          index += 8
          continue
        }
      }
      let stop = min(index + 8, bytes.count)
      while index < stop {
        let byte = unsafe bytes[index]
        high |= UInt64(byte)
        unsafe Self.escape(byte, &to)
        index += 1
      }
    }
    unsafe count += to - first
    if high & 0x8080_8080_8080_8080 != 0, unsafe !Self.isWellFormed(bytes) { repair(from: start) }
  }

  /// Whether one of eight bytes is a control character, a quote or a backslash; also true of some
  /// others beside those.
  @inline(__always)
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let controls = (word &- ones &* 0x20) & ~word
    let equal = (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
    return (controls | equal) & (ones &* 0x80) != 0
  }

  /// Writes one byte of a JSON string.
  @unsafe @inline(__always)
  private static func escape(_ byte: UInt8, _ to: inout UnsafeMutablePointer<UInt8>) {
    guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
      unsafe to.pointee = byte
      unsafe to += 1
      return
    }
    unsafe to.pointee = UInt8(ascii: "\\")
    let short: UInt8? =
      switch byte {
      case UInt8(ascii: "\n"): UInt8(ascii: "n")
      case UInt8(ascii: "\r"): UInt8(ascii: "r")
      case UInt8(ascii: "\t"): UInt8(ascii: "t")
      case 0..<0x20: nil
      default: byte
      }
    if let short {
      unsafe to[1] = short
      unsafe to += 2
      return
    }
    let digits: StaticString = "0123456789abcdef"
    unsafe to[1] = UInt8(ascii: "u")
    unsafe to[2] = UInt8(ascii: "0")
    unsafe to[3] = UInt8(ascii: "0")
    unsafe to[4] = digits.utf8Start[Int(byte >> 4)]
    unsafe to[5] = digits.utf8Start[Int(byte & 15)]
    unsafe to += 6
  }
}

// MARK: - Flat tables

extension TextRoom {
  /// Makes a field of a flat table of the text since `start`: quoted where it has a separator, a quote
  /// or a line end, or a space at an edge.
  mutating func quote(from start: Int, _ dialect: CSVDialect) {
    guard count > start else { return }
    let field = unsafe UnsafeBufferPointer(start: base + start, count: count - start)
    var quotes = 0
    var isSpecial = false
    for index in 0..<field.count {
      let byte = unsafe field[index]
      if byte == UInt8(ascii: "\"") { quotes += 1 }
      isSpecial =
        isSpecial || byte == dialect.separator || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    let space = UInt8(ascii: " ")
    let hasSpace = unsafe field[0] == space || field[field.count - 1] == space
    guard quotes > 0 || isSpecial || hasSpace else { return }
    _ = unsafe end(with: quotes + 2)
    // From the end, so that each byte is moved once.
    var from = count - 1
    count += quotes + 2
    var to = count - 1
    unsafe base[to] = UInt8(ascii: "\"")
    while from >= start {
      let byte = unsafe base[from]
      from -= 1
      to -= 1
      unsafe base[to] = byte
      if byte == UInt8(ascii: "\"") {
        to -= 1
        unsafe base[to] = byte
      }
    }
    unsafe base[start] = UInt8(ascii: "\"")
  }

  /// Replaces the decimal point of the number since `start`.
  mutating func setDecimalSign(_ sign: UInt8, from start: Int) {
    guard sign != UInt8(ascii: ".") else { return }
    for index in start..<count where unsafe base[index] == UInt8(ascii: ".") {
      unsafe base[index] = sign
    }
  }
}

// MARK: - Numbers

extension TextRoom {
  /// Adds a whole number.
  mutating func append(integer value: Int) {
    unsafe count += WrittenNumber.write(value, to: end(with: WrittenNumber.longest))
  }

  /// Adds a whole number that is not negative.
  package mutating func append(natural value: UInt64) {
    unsafe count += WrittenNumber.write(natural: value, to: end(with: WrittenNumber.longest))
  }

  /// Adds a number rounded to `decimals` places (0 to 9), see ``TextBuffer/append(_:decimals:trimmed:)``.
  mutating func append(_ value: Double, decimals: Int, trimmed: Bool = false) {
    unsafe count += WrittenNumber.write(
      value, decimals: decimals, trimmed: trimmed, to: end(with: WrittenNumber.longest))
  }
}
