internal import Glibc

/// A numbered list of texts that can also be found by their bytes.
///
/// ```
/// (count + 1) x UInt32   offset of each text from the first text; and the end
/// count x UInt32         numbers of the texts, in byte order of the texts
/// texts, UTF-8
/// ```
struct StringTable: Sendable {
  private let section: SectionEntry
  let count: Int

  init(_ entry: SectionEntry, _ file: MappedFile) throws(IndexError) {
    // The texts of a table are numbered in 32 bits, so nothing overflows from here on.
    guard entry.count < Int(UInt32.max), entry.length >= (2 * entry.count + 1) * 4 else {
      throw file.damaged(entry.section.part, at: entry.offset)
    }
    section = entry
    count = entry.count
  }

  /// The bytes of a text; valid while `file` lives.
  @unsafe
  func bytes(_ number: Int, _ file: MappedFile) throws(IndexError) -> UnsafeRawBufferPointer {
    guard number >= 0, number < count else { throw damaged(file) }
    let start = try load(number, file)
    let end = try load(number + 1, file)
    guard start <= end, end <= textLength else { throw damaged(file) }
    return try unsafe file.buffer(at: section.end - textLength + start, count: end - start)
  }

  /// The offset of a text among the texts; for `count`, the end of the last text.
  func load(_ number: Int, _ file: MappedFile) throws(IndexError) -> Int {
    Int(try file.load(UInt32.self, at: section.offset + number * 4))
  }

  /// Bytes of all texts.
  var textLength: Int { section.length - (2 * count + 1) * 4 }

  /// The error for an invalid table.
  func damaged(_ file: MappedFile) -> IndexError {
    file.damaged(section.section.part, at: section.offset)
  }

  /// The text as a string.
  func string(_ number: Int, _ file: MappedFile) throws(IndexError) -> String {
    try unsafe String(decoding: bytes(number, file), as: UTF8.self)
  }

  /// The number of the text that has these bytes, or nil. Complexity: O(log count).
  func number(of text: [UInt8], _ file: MappedFile) throws(IndexError) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let number = try sorted(middle, file)
      // SAFETY: the bytes are used while `file` lives.
      let found = try unsafe bytes(number, file)
      switch unsafe found.order(to: text) {
      case 0: return number
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// The number of the text at an index of the ascending order.
  func sorted(_ place: Int, _ file: MappedFile) throws(IndexError) -> Int {
    Int(try file.load(UInt32.self, at: section.offset + (count + 1 + place) * 4))
  }

  /// The section for texts in number order.
  static func serialize(_ texts: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    var end = 0
    bytes.appendLittleEndian(UInt32(0))
    for text in texts {
      end += text.count
      bytes.appendLittleEndian(UInt32(end))
    }
    let order = texts.indices.sorted { texts[$0].lexicographicallyPrecedes(texts[$1]) }
    for number in order { bytes.appendLittleEndian(UInt32(number)) }
    for text in texts { bytes += text }
    return bytes
  }
}

extension UnsafeRawBufferPointer {
  /// Negative, zero or positive if these bytes are less than, equal to or greater than others
  /// (`memcmp`).
  func order(to other: UnsafeRawBufferPointer) -> Int {
    // SAFETY: memcmp reads at most the shorter length.
    if let base = baseAddress, let otherBase = other.baseAddress {
      let order = unsafe memcmp(base, otherBase, Swift.min(count, other.count))
      if order != 0 { return Int(order) }
    }
    return count - other.count
  }

  /// Compares with the bytes of an array.
  func order(to text: [UInt8]) -> Int {
    // SAFETY: the array's bytes are used within the closure.
    unsafe text.withUnsafeBytes { unsafe order(to: $0) }
  }
}

extension StringTable {
  /// Checks that the texts are contiguous, UTF-8 and distinct, as their order requires.
  func verify(_ file: MappedFile) throws(IndexError) {
    for number in 0..<count {
      let text = try unsafe PlaceText(bytes(number, file), in: file)
      guard text.isWellFormed else { throw damaged(file) }
    }
    try verifyOrder(file)
  }

  /// Checks that the texts, which may be any bytes, are contiguous and distinct, as their order
  /// requires.
  func verifyOrder(_ file: MappedFile) throws(IndexError) {
    guard try load(0, file) == 0, try load(count, file) == textLength else { throw damaged(file) }
    var last: [UInt8] = []
    for place in 0..<count {
      // SAFETY: the bytes are copied while `file` lives.
      let bytes = try unsafe Array(self.bytes(sorted(place, file), file))
      // Ascending texts are distinct, so each number occurs once in the order.
      guard place == 0 || last.lexicographicallyPrecedes(bytes) else { throw damaged(file) }
      last = bytes
    }
  }

  /// Checks that the numbers of the texts ascend in the order of the texts.
  func verifyAscending(_ file: MappedFile) throws(IndexError) {
    for place in 0..<count {
      guard try sorted(place, file) == place else { throw damaged(file) }
    }
  }
}
