internal import CZlib
internal import CorridorGeometry

/// A file of nodes in OpenStreetMap's binary format: dense nodes, 8,000 in a block, packed by zlib
/// (wiki.openstreetmap.org/wiki/PBF_Format).
struct PBFFile {
  private var bytes: [UInt8] = []
  private var block = PBFBlock()

  init() {
    var header = ProtobufMessage()
    header.add(4, text: "OsmSchema-V0.6")
    header.add(4, text: "DenseNodes")
    header.add(5, text: "Sort.Type_then_ID")
    header.add(16, text: "corridor-bench")
    add(blob: "OSMHeader", header)
  }

  mutating func add(_ place: WorldPlace) {
    block.add(place)
    if block.count == 8000 { flush() }
  }

  mutating func finish() -> [UInt8] {
    if block.count > 0 { flush() }
    return bytes
  }

  private mutating func flush() {
    add(blob: "OSMData", block.message)
    block = PBFBlock()
  }

  private mutating func add(blob kind: String, _ content: ProtobufMessage) {
    var size = compressBound(uLong(content.bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    // SAFETY: the buffer has the room that zlib asks for, and both live for the call.
    let status = unsafe compress(&packed, &size, content.bytes, uLong(content.bytes.count))
    precondition(status == Z_OK, "zlib packs whatever it is given")
    var body = ProtobufMessage()
    body.add(2, number: UInt64(content.bytes.count))
    body.add(3, bytes: Array(packed[0..<Int(size)]))
    var header = ProtobufMessage()
    header.add(1, text: kind)
    header.add(3, number: UInt64(body.bytes.count))
    for shift in [24, 16, 8, 0] {
      bytes.append(UInt8(truncatingIfNeeded: header.bytes.count >> shift))
    }
    bytes += header.bytes + body.bytes
  }
}

/// The nodes of one block.
private struct PBFBlock {
  private(set) var count = 0
  private var strings: [String: UInt64] = ["": 0]
  private var table = ProtobufMessage()
  private var ids = ProtobufMessage()
  private var lats = ProtobufMessage()
  private var lons = ProtobufMessage()
  private var tags = ProtobufMessage()
  private var last = (id: 0, lat: 0, lon: 0)

  init() { table.add(1, text: "") }

  mutating func add(_ place: WorldPlace) {
    // Identifiers of OpenStreetMap begin at 1.
    let next = (
      id: place.id + 1, lat: Int(place.position.lat), lon: Int(place.position.lon)
    )
    ids.append(signed: next.id - last.id)
    lats.append(signed: next.lat - last.lat)
    lons.append(signed: next.lon - last.lon)
    last = next
    let words = [
      "name", place.name, World.osmKey(place.category), World.categories[place.category],
    ]
    for word in words { tags.append(number(of: word)) }
    tags.append(0)
    count += 1
  }

  private mutating func number(of word: String) -> UInt64 {
    if let number = strings[word] { return number }
    let number = UInt64(strings.count)
    strings[word] = number
    table.add(1, text: word)
    return number
  }

  /// Table of strings and one group of nodes.
  var message: ProtobufMessage {
    var dense = ProtobufMessage()
    for (field, column) in [(1, ids), (8, lats), (9, lons), (10, tags)] {
      dense.add(field, bytes: column.bytes)
    }
    var group = ProtobufMessage()
    group.add(2, bytes: dense.bytes)
    var message = ProtobufMessage()
    message.add(1, bytes: table.bytes)
    message.add(2, bytes: group.bytes)
    return message
  }
}

/// The bytes of a protocol buffer (protobuf.dev/programming-guides/encoding).
private struct ProtobufMessage {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func append(signed number: Int) {
    append(UInt64(bitPattern: Int64(number << 1 ^ number >> 63)))
  }

  mutating func add(_ field: Int, number: UInt64) {
    append(UInt64(field << 3))
    append(number)
  }

  mutating func add(_ field: Int, bytes content: [UInt8]) {
    append(UInt64(field << 3 | 2))
    append(UInt64(content.count))
    bytes += content
  }

  mutating func add(_ field: Int, text: String) { add(field, bytes: Array(text.utf8)) }
}
