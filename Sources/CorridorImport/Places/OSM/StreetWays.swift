import CLibosmium
import CorridorGeometry
import CorridorIndex
import CorridorThreads

/// The ways and areas of streets, until the whole file has been read: packed and divided by name, in
/// memory up to a limit, then in a file, so that ``StreetAssembler`` needs only a part of them at a
/// time.
final class StreetWays {
  private let buckets: RecordBuckets
  /// So many bytes of records make a part, unless one name has more.
  private let partSize: Int
  private let options: ImportOptions
  // SAFETY: one thread at a time uses it, one call at a time. The checks would run for every
  // position.
  @safe @exclusivity(unchecked) private var record: [UInt8] = []

  private static let bucketBits = 10

  init(_ options: ImportOptions) {
    self.options = options
    partSize = options.memory / 128
    buckets = RecordBuckets(
      count: 1 << Self.bucketBits, workingOn: options.output, limit: options.memory / 16)
  }

  /// Adds lines, or the rings of an area.
  func append(
    _ draft: borrowing PlaceDraft, _ type: clibosmium_type, _ id: Int64, isArea: Bool,
    _ positions: Span<GridPosition>, partEnds: Span<Int>, partIsOuter: Span<Bool>? = nil
  ) throws(ImportError) {
    let text = draft.text.span
    record.removeAll(keepingCapacity: true)
    record.append(UInt8(truncatingIfNeeded: type.rawValue))
    record.append(isArea ? 1 : 0)
    record.appendPacked(UInt64(bitPattern: id))
    var name: Range<Int>?
    var highway: Range<Int>?
    for tag in draft.tags where StreetAssembler.isKept(text.extracting(tag.key)) {
      let key = text.extracting(tag.key)
      record.appendPacked(key)
      record.appendPacked(text.extracting(tag.value))
      if name == nil, key.isWord("name") { name = tag.value }
      if highway == nil, key.isWord("highway") { highway = tag.value }
    }
    // No key that is kept is empty.
    record.appendPacked(0)
    record.appendPacked(partEnds.count)
    var start = 0
    for part in partEnds.indices {
      record.append(partIsOuter?[part] ?? true ? 1 : 0)
      record.appendPacked(partEnds[part] - start)
      var previous = GridPosition(lon: 0, lat: 0)
      for index in start..<partEnds[part] {
        let position = positions[index]
        record.appendPacked(difference: Int64(position.lon) - Int64(previous.lon))
        record.appendPacked(difference: Int64(position.lat) - Int64(previous.lat))
        previous = position
      }
      start = partEnds[part]
    }
    let hash = StreetAssembler.hash(
      name: text.extracting(name ?? 0..<0), isStreet: highway.map { !$0.isEmpty } ?? false)
    try ImportError.writing { () throws(IndexError) in
      try buckets.append(record, to: Int(hash >> (64 - UInt64(Self.bucketBits))))
    }
  }

  /// Calls `body` with the streets, some at a time, in an order that does not depend on memory, and
  /// with the share that has been read. The next part is prepared on another thread meanwhile; `body`
  /// is called on any thread, but never concurrently.
  func forEachPart(
    _ body: (StreetAssembler, _ share: Double) throws(ImportError) -> Void
  ) throws(ImportError) {
    var next = 0
    // One part is used while the next is prepared, unless one name has more than a part.
    try OrderedPipeline.run(
      threads: Parallel.defaultThreads, bytesInFlight: partSize + 1,
      read: { () throws(ImportError) -> (input: (records: [UInt8], share: Double), size: Int)? in
        guard next < buckets.count else { return nil }
        var records: [UInt8] = []
        repeat {
          try ImportError.writing { () throws(IndexError) in try buckets.read(next, to: &records) }
          next += 1
        } while next < buckets.count && records.count + buckets.byteCount(of: next) <= partSize
        return ((records, Double(next - 1) / Double(buckets.count)), records.count)
      },
      transform: { part in
        (
          assembler: Result { () throws(ImportError) in try assembler(part.records) },
          share: part.share
        )
      },
      size: { _ in 0 },
      write: { part throws(ImportError) in try body(part.assembler.get(), part.share) })
  }

  /// The streets of some records, sorted.
  private func assembler(_ records: [UInt8]) throws(ImportError) -> StreetAssembler {
    var assembler = StreetAssembler(SpillArena(workingOn: options.output, limit: .max))
    var reader = PackedReader(bytes: records)
    while !reader.isAtEnd { try reader.read(to: &assembler) }
    assembler.sort()
    return assembler
  }
}

extension PackedReader {
  /// Reads a record that ``StreetWays`` has written.
  fileprivate mutating func read(to assembler: inout StreetAssembler) throws(ImportError) {
    let type = clibosmium_type(rawValue: Int32(byte()))
    let isArea = byte() == 1
    let id = Int64(bitPattern: number())
    try readTags(to: assembler.tags)
    try readShape(to: assembler.shapes)
    assembler.append(type, id, isArea: isArea)
  }

  private mutating func readTags(to tags: DeferredTags) throws(ImportError) {
    while true {
      let key = range()
      guard !key.isEmpty else { return try tags.endObject() }
      let value = range()
      try tags.append(key: bytes.span.extracting(key), value: bytes.span.extracting(value))
    }
  }

  private mutating func readShape(to shapes: DeferredShapes) throws(ImportError) {
    for _ in 0..<number() {
      let isOuter = byte() == 1
      var position = GridPosition(lon: 0, lat: 0)
      for _ in 0..<number() {
        position.lon += Int32(difference())
        position.lat += Int32(difference())
        try shapes.positions.append(position)
      }
      try shapes.endPart(isOuter: isOuter)
    }
    try shapes.endShape()
  }
}
