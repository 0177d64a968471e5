/// OSM PBF put together for a test: blobs that zlib has stored as they are.
struct PBFBytes {
  private(set) var bytes: [UInt8] = []

  /// What a group of a block has.
  enum Group: Hashable, CaseIterable {
    /// Nodes 1 to 4, the corners of a square of a degree, of which the first is a place.
    case nodes
    /// The same as dense nodes.
    case denseNodes
    /// The same from the last to the first.
    case descendingNodes
    /// Way 10 around them, a place.
    case ways
  }

  /// - Parameter history: Whether the file may have deleted objects.
  init(history: Bool = false) {
    let features = ["OsmSchema-V0.6"] + (history ? ["HistoricalInformation"] : [])
    blob("OSMHeader", features.flatMap { Self.field(4, Array($0.utf8)) })
  }

  /// Adds a block with these groups; with `granularity`, that of positions stands behind them.
  mutating func block(_ groups: [Group], granularity: Bool) {
    var block = Self.field(
      1, ["", "amenity", "fuel"].flatMap { Self.field(1, Array($0.utf8)) })
    for group in groups { block += Self.field(2, Self.objects(of: group)) }
    if granularity { block += Self.number(17, 100) }
    blob("OSMData", block)
  }

  /// Adds a block with these texts and a group with these objects.
  mutating func block(texts: [[UInt8]], objects: [UInt8]) {
    blob("OSMData", Self.field(1, texts.flatMap { Self.field(1, $0) }) + Self.field(2, objects))
  }

  /// Adds a blob that is not compressed.
  mutating func blob(_ type: String, uncompressed content: [UInt8]) {
    add(type, Self.field(1, content))
  }

  private static let corners = [(0, 0), (0, 1), (1, 1), (1, 0)]

  private static func objects(of group: Group) -> [UInt8] {
    let isPlace = field(2, [1]) + field(3, [2])
    switch group {
    case .denseNodes: return dense([1, 2, 3, 4])
    case .descendingNodes: return dense([4, 3, 2, 1])
    case .nodes:
      return corners.enumerated().flatMap { index, corner in
        field(
          1,
          number(1, zigzag(index + 1)) + (index == 0 ? isPlace : [])
            + number(8, zigzag(corner.0 * 10_000_000)) + number(9, zigzag(corner.1 * 10_000_000)))
      }
    case .ways:
      let references = [1, 1, 1, 1, -3].flatMap { varint(zigzag($0)) }
      return field(3, number(1, 10) + isPlace + field(8, references))
    }
  }

  /// A group of dense nodes.
  private static func dense(_ ids: [Int]) -> [UInt8] {
    func differences(_ numbers: [Int]) -> [UInt8] {
      zip(numbers, [0] + numbers).flatMap { varint(zigzag($0 - $1)) }
    }
    return field(
      2,
      field(1, differences(ids))
        + field(8, differences(ids.map { corners[$0 - 1].0 * 10_000_000 }))
        + field(9, differences(ids.map { corners[$0 - 1].1 * 10_000_000 }))
        + field(10, ids.flatMap { $0 == 1 ? [1, 2, 0] : [0] }))
  }

  private mutating func blob(_ type: String, _ content: [UInt8]) {
    add(type, Self.number(2, UInt64(content.count)) + Self.field(3, Self.stored(content)))
  }

  private mutating func add(_ type: String, _ blob: [UInt8]) {
    let header = Self.field(1, Array(type.utf8)) + Self.number(3, UInt64(blob.count))
    bytes += Self.bigEndian(UInt32(header.count)) + header + blob
  }

  /// RFC 1950 and 1951, in blocks without compression.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in content {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    var bytes: [UInt8] = [0x78, 0x01]
    var rest = content[...]
    repeat {
      let some = rest.prefix(Int(UInt16.max))
      rest = rest.dropFirst(some.count)
      let count = UInt16(some.count)
      bytes.append(rest.isEmpty ? 1 : 0)
      bytes += [count, ~count].flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] } + some
    } while !rest.isEmpty
    return bytes + bigEndian(b << 16 | a)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func zigzag(_ number: Int) -> UInt64 {
    UInt64(bitPattern: Int64(number << 1 ^ number >> 63))
  }

  static func varint(_ number: UInt64) -> [UInt8] {
    number < 128
      ? [UInt8(number)] : [UInt8(truncatingIfNeeded: number) | 0x80] + varint(number >> 7)
  }

  static func number(_ field: UInt64, _ value: UInt64) -> [UInt8] {
    varint(field << 3) + varint(value)
  }

  static func field(_ field: UInt64, _ content: [UInt8]) -> [UInt8] {
    varint(field << 3 | 2) + varint(UInt64(content.count)) + content
  }
}
