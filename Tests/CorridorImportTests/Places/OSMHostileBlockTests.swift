import CZlib
import CorridorFormats
import CorridorTestSupport
import Testing

@testable import CorridorImport

/// Blocks of PBF files, and objects in XML, that no program writes: they are refused, and nothing is read
/// beyond them.
@Suite(.timeLimit(.minutes(ProcessorTime.minutes(2)))) struct OSMHostileBlockTests {
  private let folder = TemporaryFolder()

  /// The places in a file of these bytes, or why it was refused.
  private func read(
    _ bytes: [UInt8], _ format: PlaceFormat = .osmPBF
  ) throws -> (places: [String], refusal: String?) {
    let file = try folder.write("hostile", bytes)
    let sink = ListSink()
    let collector = PlaceCollector(
      file: file, format: format, options: ImportOptions(inputs: [file], output: ""), sink: sink,
      watch: ImportMonitor())
    do throws(ImportError) {
      try OSMPlaceReader.read(file: file, into: collector)
      return (sink.places.map(\.uri), nil)
    } catch {
      return ([], error.description)
    }
  }

  private static let texts = ["", "amenity", "fuel", "outer"].map { Array($0.utf8) }

  /// What has tags, and a relation for its roles and its own.
  enum Object: CaseIterable {
    case node, denseNode, way, relation

    /// Object 7 as a fuel station; a relation has way 8 as `outer`.
    func bytes(keys: [UInt8] = [1], values: [UInt8] = [2], lat: Int = 1) -> [UInt8] {
      let tags = PBFBytes.field(2, keys) + PBFBytes.field(3, values)
      let position = PBFBytes.zigzag(lat)
      switch self {
      case .node:
        return PBFBytes.field(
          1, PBFBytes.number(1, 14) + tags + PBFBytes.number(8, position) + PBFBytes.number(9, 2))
      case .denseNode:
        let pairs = zip(keys, values).flatMap { [$0, $1] }
        return PBFBytes.field(
          2,
          PBFBytes.field(1, [14]) + PBFBytes.field(8, PBFBytes.varint(position))
            + PBFBytes.field(9, [2]) + PBFBytes.field(10, pairs + [0]))
      case .way: return PBFBytes.field(3, PBFBytes.number(1, 7) + tags + PBFBytes.field(8, [2, 2]))
      case .relation:
        return PBFBytes.field(
          4,
          PBFBytes.number(1, 7) + tags + PBFBytes.field(8, [3]) + PBFBytes.field(9, [16])
            + PBFBytes.field(10, [1]))
      }
    }
  }

  @Test(arguments: Object.allCases, [1, 2, 3])
  func `a zero byte in a key, a value or a role refuses the block`(
    object: Object, text: Int
  ) throws {
    var file = PBFBytes()
    file.block(texts: Self.texts, objects: object.bytes())
    #expect(try read(file.bytes).refusal == nil)
    for place in [0, 2, Self.texts[text].count - 1] {
      var texts = Self.texts
      texts[text][place] = 0
      for history in [false, true] {
        var file = PBFBytes(history: history)
        file.block(texts: texts, objects: object.bytes())
        let refusal = try read(file.bytes).refusal
        #expect(refusal?.contains("zero byte in string \(text) of string table") == true)
      }
    }
  }

  @Test func `a million texts are read, and one more refuses the block`() throws {
    for (count, isRefused) in [(1 << 20, false), ((1 << 20) + 1, true)] {
      var file = PBFBytes()
      let empty = [[UInt8]](repeating: [], count: count - Self.texts.count)
      file.block(texts: Self.texts + empty, objects: Object.node.bytes())
      let (places, refusal) = try read(file.bytes)
      #expect(places == (isRefused ? [] : ["osm:node/7"]))
      let limit = "more than 1048576 strings in string table"
      #expect((refusal?.contains(limit) ?? false) == isRefused)
    }
  }

  @Test(arguments: Object.allCases, [false, true])
  func `numbers of texts that are not there, and tags that are no pairs, refuse the block`(
    object: Object, history: Bool
  ) throws {
    for (keys, values) in [([1, 1], [2, 4]), ([4], [2]), ([1, 1], [2]), ([1], [2, 2])]
      as [([UInt8], [UInt8])]
    {
      // Dense nodes have no lists of keys and values of different length.
      guard object != .denseNode || keys.count == values.count else { continue }
      var file = PBFBytes(history: history)
      file.block(texts: Self.texts, objects: object.bytes(keys: keys, values: values))
      #expect(
        try read(file.bytes).refusal?.contains("expected a complete file") == true,
        "\(keys) \(values)"
      )
    }
  }

  @Test(
    arguments: [
      (ids: [2, 2], lats: [2], lons: [2, 2]), (ids: [2], lats: [2, 2], lons: [2]),
      (ids: [2, 2], lats: [2, 2], lons: [2]), (ids: [2], lats: [2], lons: [2, 2]),
    ] as [(ids: [UInt8], lats: [UInt8], lons: [UInt8])])
  func `dense nodes with more of one than of another refuse the block`(
    ids: [UInt8], lats: [UInt8], lons: [UInt8]
  ) throws {
    var file = PBFBytes()
    file.block(
      texts: Self.texts,
      objects: PBFBytes.field(
        2, PBFBytes.field(1, ids) + PBFBytes.field(8, lats) + PBFBytes.field(9, lons)))
    #expect(try read(file.bytes).refusal?.contains("PBF format error") == true)
  }

  @Test(arguments: [Object.node, .denseNode], [false, true])
  func `a position that 32 or 64 bits do not hold is none`(object: Object, history: Bool) throws {
    for (lat, isThere) in [
      (1, true), (899_999_999, true), (900_000_001, false), (2_147_483_648 + 1, false),
      (4_294_967_296, false), (4_294_967_296 + 1, false), (Int.max / 100, false),
      (Int.max / 2, false), (Int.min / 2, false),
    ] {
      var file = PBFBytes(history: history)
      file.block(texts: Self.texts, objects: object.bytes(lat: lat))
      #expect(try read(file.bytes).places == (isThere ? ["osm:node/7"] : []), "\(lat)")
    }
  }

  @Test func `deleted objects of a file with history are none`() throws {
    let info = PBFBytes.field(4, PBFBytes.number(6, 0))
    for deleted in [false, true] {
      var file = PBFBytes(history: true)
      let node =
        PBFBytes.number(1, 14) + PBFBytes.field(2, [1]) + PBFBytes.field(3, [2])
        + (deleted ? info : []) + PBFBytes.number(8, 2) + PBFBytes.number(9, 2)
      let dense =
        PBFBytes.field(1, [4]) + PBFBytes.field(5, PBFBytes.field(6, [deleted ? 0 : 1]))
        + PBFBytes.field(8, [2]) + PBFBytes.field(9, [2]) + PBFBytes.field(10, [1, 2, 0])
      file.block(texts: Self.texts, objects: PBFBytes.field(1, node) + PBFBytes.field(2, dense))
      #expect(
        try read(file.bytes).places.sorted() == (deleted ? [] : ["osm:node/2", "osm:node/7"]))
    }
  }

  @Test(arguments: [
    "<node id='1' lat='1' lon='1'><tag k='amenity' v='fuel&#0;x'/></node>",
    "<node id='1' lat='1' lon='1'><tag k='amenity' v='fuel\u{0}x'/></node>",
    "<relation id='1'><member type='way' ref='1' role='o&#0;r'/></relation>",
  ])
  func `a zero byte in XML is refused`(objects: String) throws {
    let bytes = Array("<osm version='0.6'>\(objects)</osm>".utf8)
    #expect(try read(bytes, .osmXML).refusal?.contains("expected a complete file") == true)
  }

  @Test(arguments: ["node", "way", "relation"], [1_025, 65_534, 65_535, 65_536, 131_071])
  func `a long name of a user in XML is not taken for what stands behind it`(
    kind: String, length: Int
  ) throws {
    let user = String(repeating: "x", count: length)
    let bytes = Array(
      """
      <osm version='0.6'><\(kind) id='1' lat='1' lon='1' user='\(user)'>\
      <tag k='amenity' v='fuel'/></\(kind)></osm>
      """.utf8)
    #expect(try read(bytes, .osmXML).refusal?.contains("user name is too long") == true)
  }

  // MARK: - Mutants

  @Test(arguments: 0..<300)
  func `a block with other bytes is refused or read, and no more than it`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var blobs = try unpacked(TemporaryFolder.bytes(SourceTree.fixture("island.osm.pbf")))
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let blob = Int.random(in: 1..<blobs.count, using: &random)
      blobs[blob].content.mutate(using: &random)
    }
    var file = PBFBytes(history: Bool.random(using: &random))
    for blob in blobs.dropFirst() { file.blob("OSMData", uncompressed: blob.content) }
    let (_, refusal) = try read(file.bytes)
    if let refusal {
      #expect(refusal.contains("expected a complete file"), "seed \(seed): \(refusal)")
    }
  }

  /// The blobs of a file, uncompressed.
  private func unpacked(_ file: [UInt8]) throws -> [(type: [UInt8], content: [UInt8])] {
    var blobs: [(type: [UInt8], content: [UInt8])] = []
    var rest = file[...]
    while !rest.isEmpty {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest.removeFirst(4)
      let head = Message(rest.prefix(count))
      rest.removeFirst(count)
      let size = try Int(#require(head.numbers[3]))
      let blob = Message(rest.prefix(size))
      rest.removeFirst(size)
      let packed = try #require(blob.bytes[3])
      var length = try uLongf(#require(blob.numbers[2]))
      var content = [UInt8](repeating: 0, count: Int(length))
      // SAFETY: both arrays are as long as is said.
      let status = unsafe uncompress(&content, &length, packed, uLong(packed.count))
      try #require(status == Z_OK)
      blobs.append((head.bytes[1] ?? [], content))
    }
    return blobs
  }

  /// A protobuf message of numbers and bytes.
  private struct Message {
    var numbers: [UInt64: UInt64] = [:]
    var bytes: [UInt64: [UInt8]] = [:]

    init(_ message: ArraySlice<UInt8>) {
      var rest = message
      while !rest.isEmpty {
        let key = Self.varint(&rest)
        let number = Self.varint(&rest)
        if key & 7 == 2 {
          bytes[key >> 3] = Array(rest.prefix(Int(number)))
          rest.removeFirst(Int(number))
        } else {
          numbers[key >> 3] = number
        }
      }
    }

    private static func varint(_ rest: inout ArraySlice<UInt8>) -> UInt64 {
      var number: UInt64 = 0
      var shift: UInt64 = 0
      while true {
        let byte = rest.removeFirst()
        number |= UInt64(byte & 0x7f) << shift
        shift += 7
        if byte < 0x80 { return number }
      }
    }
  }
}

extension [UInt8] {
  /// Changes a few bytes, so that lengths mostly stay what they are.
  fileprivate mutating func mutate(using random: inout SplitMix) {
    guard !isEmpty else { return }
    // The texts stand first, and more hangs on them than on the rest.
    let place = Int.random(
      in: 0..<(Bool.random(using: &random) ? Swift.min(count, 4_000) : count), using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: self[place] = .random(in: 0...255, using: &random)
    case 1: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: self[place] = 0
    case 3: self[place] = 255
    case 4: self[place] &+= Bool.random(using: &random) ? 1 : 255
    default:
      for next in place..<Swift.min(count, place + 10) {
        self[next] = Bool.random(using: &random) ? 255 : .random(in: 0...255, using: &random)
      }
    }
  }
}
