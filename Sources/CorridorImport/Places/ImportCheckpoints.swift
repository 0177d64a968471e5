import CorridorFormats
import CorridorGeometry
import CorridorIndex
import Glibc

/// What an import has read of its inputs, beside the index until that is complete, so that an import
/// that was ended, even by SIGKILL, does not read them again.
///
/// The checkpoint of an input is a file in the folder `INDEX.checkpoints`, whose name depends on the input's path,
/// size and time, and on the options; it appears when the whole input has been read.
final class ImportCheckpoints {
  private let options: ImportOptions
  private let folder: String

  /// Makes the folder.
  init(_ options: ImportOptions) throws(ImportError) {
    self.options = options
    folder = options.output + ".checkpoints"
    guard unsafe mkdir(folder.fileName, 0o777) == 0 || errno == EEXIST else {
      throw .index(.cannotCreate(path: folder, errno: errno))
    }
  }

  /// Removes the folder if it is empty.
  deinit { unsafe rmdir(folder.fileName) }

  /// Removes all checkpoints, also those of inputs that have changed since, and those that a power
  /// failure kept from getting their names.
  func remove() {
    for name in FolderNames.all(in: folder) where Self.isOurs(name) {
      // SAFETY: the path is a C string during the call.
      unsafe unlink("\(folder)/\(name)".fileName)
    }
  }

  /// Whether a name is one that a checkpoint has: `0123456789abcdef`, or before it is complete
  /// `.0123456789abcdef.1.partial`, which is that of `OutputFile`.
  private static func isOurs(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isPartial = parts.count == 4 && parts[0].isEmpty && parts[3] == "partial"
    guard isPartial || parts.count == 1 else { return false }
    let digits = parts[isPartial ? 1 : 0]
    return digits.utf8.count == 16 && digits.allSatisfy("0123456789abcdef".contains)
  }

  /// Adds the places of an input to `collector`, which must be new, if they have been read before;
  /// returns false if not.
  func restore(_ input: PlaceInput, into collector: PlaceCollector) throws(ImportError) -> Bool {
    guard let reader = RecordFileReader(path: path(of: input)) else { return false }
    var bytes: [UInt8] = []
    var count = 0
    while reader.next(&bytes) {
      var record = PackedReader(bytes: bytes)
      switch CheckpointRecord(rawValue: record.byte()) {
      case .place:
        record.readPlace(to: &collector.draft)
        try collector.submit(at: .line(0))
      case .road:
        let (carriageway, way, lines) = record.readRoad()
        try ImportError.writing { () throws(IndexError) in
          try collector.sink.add(carriageway, way: way, lines: lines)
        }
      case .way:
        let way = record.readWay()
        try ImportError.writing { () throws(IndexError) in try collector.sink.add(way) }
      case .roadNode:
        let (id, tags) = (Int64(bitPattern: record.number()), record.bytes[record.range()])
        try ImportError.writing { () throws(IndexError) in
          try collector.sink.add(roadNode: id, tags: Array(tags))
        }
      case .turn:
        let turn = record.readTurn()
        try ImportError.writing { () throws(IndexError) in try collector.sink.add(turn) }
      case .report, nil:
        record.readReport(to: &collector.report)
      }
      count += 1
      if count % 1024 == 0 { try collector.reportProgress(reader.fraction) }
    }
    return true
  }

  /// A sink that passes on what it gets and writes the checkpoint of an input.
  func writer(of input: PlaceInput, for sink: any PlaceSink) throws(ImportError) -> CheckpointWriter
  {
    try ImportError.writing { () throws(IndexError) in
      try CheckpointWriter(path: path(of: input), passingOnTo: sink)
    }
  }

  private func path(of input: PlaceInput) -> String {
    var hash = ContentHash()
    // Checkpoints of other builds of the program may have other categories.
    hash.add("1 \(CategoryTable.standard.categories.map(\.id)) \(IndexVersion.current)")
    hash.add("\(input.path) \(input.size) \(input.modified) \(input.format)")
    hash.add("\(options.source ?? "") \(options.category ?? "") \(options.crs ?? "")")
    hash.add(
      options.columns.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: ","))
    hash.add(
      "\(options.delimiter ?? 0) \(options.hasToponyms) \(options.hasRoads) \(options.isStrict)")
    return "\(folder)/\(hash)"
  }
}

/// The kind of a record of a checkpoint.
private enum CheckpointRecord: UInt8 {
  case place, road, report, way, roadNode, turn
}

/// Passes places and roads on and writes them to the checkpoint of an input.
final class CheckpointWriter: PlaceSink {
  private let sink: any PlaceSink
  private let file: RecordFileWriter
  private var record: [UInt8] = []

  fileprivate init(path: String, passingOnTo sink: any PlaceSink) throws(IndexError) {
    self.sink = sink
    file = try RecordFileWriter(path: path)
  }

  func categories(named name: String) -> [UInt16] { sink.categories(named: name) }
  func classify(_ draft: inout PlaceDraft) -> Bool { sink.classify(&draft) }
  var triggers: [TagTrigger]? { sink.triggers }
  var takesCarriageways: Bool { sink.takesCarriageways }

  func add(_ draft: borrowing PlaceDraft) throws(IndexError) -> PlaceIndexBuilder.AddResult {
    let result = try sink.add(draft)
    record = [CheckpointRecord.place.rawValue]
    record.appendPlace(draft)
    try file.append(record)
    return result
  }

  func add(
    _ carriageway: Carriageway, way id: Int64, lines: [[GridPosition]]
  ) throws(IndexError) {
    try sink.add(carriageway, way: id, lines: lines)
    record = [CheckpointRecord.road.rawValue]
    record.appendRoad(carriageway, id, lines)
    try file.append(record)
  }

  func add(_ way: RoadWay) throws(IndexError) {
    try sink.add(way)
    record = [CheckpointRecord.way.rawValue]
    record.appendWay(way)
    try file.append(record)
  }

  func add(roadNode id: Int64, tags: [UInt8]) throws(IndexError) {
    try sink.add(roadNode: id, tags: tags)
    record = [CheckpointRecord.roadNode.rawValue]
    record.appendPacked(UInt64(bitPattern: id))
    record.appendPacked(tags.span)
    try file.append(record)
  }

  func add(_ turn: RoadTurn) throws(IndexError) {
    try sink.add(turn)
    record = [CheckpointRecord.turn.rawValue]
    record.appendTurn(turn)
    try file.append(record)
  }

  /// Completes the checkpoint.
  func publish(_ report: InputReport) throws(IndexError) {
    record = [CheckpointRecord.report.rawValue]
    record.appendReport(report)
    try file.append(record)
    try file.publish()
  }
}

extension [UInt8] {
  fileprivate mutating func appendPlace(_ draft: borrowing PlaceDraft) {
    let text = draft.text.span
    append(draft.kind == .business ? 0 : 1)
    append(
      UInt8(draft.areaKind.flatMap { PlaceKind.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0))
    appendPacked([draft.position])
    appendPacked(draft.categories.count)
    for category in draft.categories { appendPacked(UInt64(category)) }
    appendPacked(text.extracting(draft.uri))
    appendPacked(draft.tags.count)
    for tag in draft.tags {
      appendPacked(text.extracting(tag.key))
      appendPacked(text.extracting(tag.value))
    }
    append(draft.shape.kind.rawValue)
    appendPacked(draft.shape.positions)
    appendPacked(draft.shape.partEnds.count)
    for (end, isOuter) in zip(draft.shape.partEnds, draft.shape.partIsOuter) {
      appendPacked(end)
      append(isOuter ? 1 : 0)
    }
  }

  fileprivate mutating func appendRoad(
    _ carriageway: Carriageway, _ id: Int64, _ lines: [[GridPosition]]
  ) {
    append(carriageway.use.rawValue)
    append(carriageway.isMotorway ? 1 : 0)
    appendPacked(UInt64(carriageway.name))
    appendPacked(UInt64(carriageway.ref))
    appendPacked(UInt64(bitPattern: id))
    appendPacked(lines.count)
    for line in lines { appendPacked(line) }
  }

  fileprivate mutating func appendWay(_ way: RoadWay) {
    appendPacked(UInt64(bitPattern: way.id))
    appendPacked(way.tags.span)
    appendPacked(way.positions)
    var last: Int64 = 0
    for node in way.nodes {
      appendPacked(difference: node &- last)
      last = node
    }
    appendPacked(way.lineEnds.count)
    for end in way.lineEnds { appendPacked(end) }
  }

  fileprivate mutating func appendTurn(_ turn: RoadTurn) {
    appendPacked(turn.tags.span)
    let (isWays, via): (UInt8, [Int64]) =
      switch turn.via {
      case .node(let node): (0, [node])
      case .ways(let ways): (1, ways)
      }
    append(isWays)
    appendPacked(via.count)
    for id in [turn.from, turn.to] + via { appendPacked(UInt64(bitPattern: id)) }
  }

  fileprivate mutating func appendReport(_ report: InputReport) {
    appendPacked(report.objects)
    for tallies in [report.leftOut, report.remarks] {
      appendPacked(tallies.count)
      for tally in tallies {
        appendPacked(ImportFinding.allCases.firstIndex(of: tally.finding) ?? 0)
        appendPacked(tally.count)
        appendPacked(tally.samples.count)
        for sample in tally.samples {
          switch sample.at {
          case .line(let line): appendPacked("l\(line)")
          case .feature(let feature): appendPacked("f\(feature)")
          case .object(let name): appendPacked("o\(name)")
          }
          appendPacked(sample.detail)
        }
      }
    }
    appendPacked(report.notices.count)
    for notice in report.notices { appendPacked(notice) }
    appendPacked(report.dataVersion ?? "")
  }

  /// Positions after their count, as differences.
  fileprivate mutating func appendPacked(_ positions: [GridPosition]) {
    appendPacked(positions.count)
    var previous = GridPosition(lon: 0, lat: 0)
    for position in positions {
      appendPacked(difference: Int64(position.lon) - Int64(previous.lon))
      appendPacked(difference: Int64(position.lat) - Int64(previous.lat))
      previous = position
    }
  }
}

extension PackedReader {
  fileprivate mutating func readPlace(to draft: inout PlaceDraft) {
    draft.reset()
    draft.kind = byte() == 0 ? .business : .toponym
    let areaKind = Int(byte())
    draft.areaKind = areaKind == 0 ? nil : PlaceKind.allCases[areaKind - 1]
    draft.position = positions()[0]
    for _ in 0..<count() { draft.categories.append(UInt16(number())) }
    let uri = range()
    draft.setURI(bytes.span.extracting(uri))
    for _ in 0..<count() {
      let key = range()
      let value = range()
      draft.addTag(key: bytes.span.extracting(key), value: bytes.span.extracting(value))
    }
    draft.shape.kind = DraftShape.Kind(rawValue: byte()) ?? .none
    let positions = positions()
    var next = 0
    for _ in 0..<count() {
      let end = count()
      while next < end {
        draft.shape.append(positions[next])
        next += 1
      }
      draft.shape.endPart(isOuter: byte() == 1)
    }
  }

  fileprivate mutating func readRoad() -> (Carriageway, way: Int64, lines: [[GridPosition]]) {
    let use = Carriageway.Use(rawValue: byte()) ?? .twoWay
    let carriageway = Carriageway(
      use: use, isMotorway: byte() == 1, name: UInt32(number()), ref: UInt32(number()))
    let way = Int64(bitPattern: number())
    return (carriageway, way, (0..<count()).map { _ in positions() })
  }

  fileprivate mutating func readWay() -> RoadWay {
    let id = Int64(bitPattern: number())
    var way = RoadWay(id: id, tags: Array(bytes[range()]))
    way.positions = positions()
    var node: Int64 = 0
    way.nodes = way.positions.map { _ in
      node &+= difference()
      return node
    }
    way.lineEnds = (0..<count()).map { _ in count() }
    return way
  }

  fileprivate mutating func readTurn() -> RoadTurn {
    let tags = Array(bytes[range()])
    let isWays = byte() == 1
    let viaCount = count()
    let ids = (0..<viaCount + 2).map { _ in Int64(bitPattern: number()) }
    return RoadTurn(
      tags: tags, from: ids[0], via: isWays ? .ways(Array(ids[2...])) : .node(ids[2]), to: ids[1])
  }

  fileprivate mutating func readReport(to report: inout InputReport) {
    report.objects = count()
    report.leftOut = tallies()
    report.remarks = tallies()
    report.notices = (0..<count()).map { _ in string() }
    let version = string()
    report.dataVersion = version.isEmpty ? nil : version
  }

  private mutating func tallies() -> [InputReport.Tally] {
    (0..<count()).map { _ in
      InputReport.Tally(
        finding: ImportFinding.allCases[count()], count: count(),
        samples: (0..<count()).map { _ in
          InputReport.Sample(at: location(), detail: string())
        })
    }
  }

  private mutating func location() -> ItemLocation {
    let text = string()
    let rest = String(text.dropFirst())
    return switch text.first {
    case "l": .line(Int(rest) ?? 0)
    case "f": .feature(Int(rest) ?? 0)
    default: .object(rest)
    }
  }

  private mutating func positions() -> [GridPosition] {
    var position = GridPosition(lon: 0, lat: 0)
    return (0..<count()).map { _ in
      position.lon += Int32(difference())
      position.lat += Int32(difference())
      return position
    }
  }
}
