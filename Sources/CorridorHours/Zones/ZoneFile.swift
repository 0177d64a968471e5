/// The clocks of a zone from a TZif file (RFC 9636): all recorded changes, and the rule for changes
/// after them.
struct ZoneFile: Hashable, Sendable {
  /// The times of the changes, ascending, in seconds since 1970 UTC.
  private(set) var changes: [Int64] = []
  /// Offsets from UTC in seconds, before the first change and after each change; one more than
  /// there are changes.
  private(set) var offsets: [Int32] = []
  /// The rule after the last change; nil if clocks do not change.
  private(set) var rule: PosixZone?

  /// Files have no changes earlier than this many seconds before 1970 (RFC 9636, section 3.2).
  private static let farthest: Int64 = 1 << 59

  /// Reads the bytes of a file of any version.
  ///
  /// - Returns: Nil for other or damaged files, and for files that count leap seconds.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard var header = reader.header() else { return nil }
    let version = header.version
    if version >= UInt8(ascii: "2") {
      // The same data follows in 64 bits.
      guard reader.skip(header.blockLength(timeSize: 4)), let second = reader.header() else {
        return nil
      }
      header = second
    }
    let timeSize = version >= UInt8(ascii: "2") ? 8 : 4
    guard header.leapCount == 0, header.typeCount > 0,
      reader.holds(header.blockLength(timeSize: timeSize)),
      readBlock(&reader, header, timeSize: timeSize)
    else { return nil }
    guard version >= UInt8(ascii: "2") else { return }
    guard let footer = reader.footer() else { return nil }
    guard !footer.isEmpty else { return }
    rule = PosixZone(footer)
    guard rule != nil else { return nil }
  }

  private mutating func readBlock(
    _ reader: inout Reader, _ header: Header, timeSize: Int
  ) -> Bool {
    for _ in 0..<header.timeCount {
      let time = timeSize == 8 ? reader.int64() : Int64(reader.int32())
      guard (-Self.farthest...Self.farthest).contains(time), changes.last.map({ $0 < time }) ?? true
      else {
        return false
      }
      changes.append(time)
    }
    let types = (0..<header.timeCount).map { _ in Int(reader.byte()) }
    var typeOffsets: [Int32] = []
    for _ in 0..<header.typeCount {
      let offset = reader.int32()
      // Skips the summer time flag and the abbreviation index.
      guard reader.skip(2), abs(Int(offset)) <= PosixZone.longestOffset else { return false }
      typeOffsets.append(offset)
    }
    guard types.allSatisfy({ $0 < typeOffsets.count }) else { return false }
    offsets = [typeOffsets[0]] + types.map { typeOffsets[$0] }
    return reader.skip(header.tailLength(timeSize: timeSize))
  }
}

extension ZoneFile {
  private struct Header {
    var version: UInt8
    /// Numbers of indicators, leap seconds, changes and types, and bytes of abbreviations.
    var utCount: Int
    var standardCount: Int
    var leapCount: Int
    var timeCount: Int
    var typeCount: Int
    var letterCount: Int

    func blockLength(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + tailLength(timeSize: timeSize)
    }

    /// The length of the data after the types.
    func tailLength(timeSize: Int) -> Int {
      letterCount + leapCount * (timeSize + 4) + standardCount + utCount
    }
  }

  /// Reads forward, big-endian; callers check the remaining length first.
  private struct Reader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    func holds(_ count: Int) -> Bool { count <= bytes.count - offset }

    mutating func skip(_ count: Int) -> Bool {
      guard holds(count) else { return false }
      offset += count
      return true
    }

    mutating func byte() -> UInt8 {
      defer { offset += 1 }
      return bytes[offset]
    }

    mutating func int32() -> Int32 {
      var value: UInt32 = 0
      for _ in 0..<4 { value = value << 8 | UInt32(byte()) }
      return Int32(bitPattern: value)
    }

    mutating func int64() -> Int64 {
      var value: UInt64 = 0
      for _ in 0..<8 { value = value << 8 | UInt64(byte()) }
      return Int64(bitPattern: value)
    }

    mutating func header() -> Header? {
      guard holds(44), bytes[offset..<offset + 4].elementsEqual("TZif".utf8) else { return nil }
      offset += 4
      let version = byte()
      offset += 15
      // Counts have 32 bits; their products fit into 64.
      let counts = (0..<6).map { _ in Int(UInt32(bitPattern: int32())) }
      return Header(
        version: version, utCount: counts[0], standardCount: counts[1], leapCount: counts[2],
        timeCount: counts[3], typeCount: counts[4], letterCount: counts[5])
    }

    /// The line at the end, without its line ends; nil if one of them is missing.
    func footer() -> ArraySlice<UInt8>? {
      let newline = UInt8(ascii: "\n")
      guard offset < bytes.count, bytes[offset] == newline else { return nil }
      let rest = bytes[(offset + 1)...]
      return rest.firstIndex(of: newline).map { rest[..<$0] }
    }
  }
}
