/// Blocks of OSM PBF without the blobs around them, so that what fuzzers change is the content of blocks.
///
/// An input is blocks with ``separator`` between them.
enum OSMBlocks {
  /// What divides blocks: a key that no message of the format has.
  static let separator: [UInt8] = [0xFA, 0x7F, 0xFA, 0x7F]

  /// A file of these blocks.
  static func file(of input: [UInt8]) -> [UInt8] {
    let features = ["OsmSchema-V0.6", "DenseNodes"]
    var file = blob("OSMHeader", features.flatMap { field(4, Array($0.utf8)) })
    var rest = input[...]
    while !rest.isEmpty {
      let end = rest.firstRange(of: separator) ?? rest.endIndex..<rest.endIndex
      file += blob("OSMData", Array(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return file
  }

  /// A blob with its header, of content that is not compressed.
  /// https://wiki.openstreetmap.org/wiki/PBF_Format
  private static func blob(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let blob = field(1, content)
    let header = field(1, Array(type.utf8)) + [0x18] + varint(blob.count)
    let length = stride(from: 24, through: 0, by: -8).map { UInt8(header.count >> $0 & 0xFF) }
    return length + header + blob
  }

  private static func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    [number << 3 | 2] + varint(content.count) + content
  }

  private static func varint(_ value: Int) -> [UInt8] {
    var (value, bytes) = (UInt(value), [UInt8]())
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    return bytes + [UInt8(value)]
  }
}
