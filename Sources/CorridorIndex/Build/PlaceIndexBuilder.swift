package import CorridorGeometry
internal import CorridorThreads
internal import Glibc

/// Builds an index file from places in any order, in bounded memory.
///
/// ```swift
/// let builder = try PlaceIndexBuilder(path: "malta.corridor")
/// let fuel = try builder.categoryID("fuel")
/// draft.categories = [fuel]
/// try builder.add(draft)
/// let summary = try builder.finish()
/// ```
/// Drafts are collected in runs, each sorted in Hilbert order and spilled to an unnamed file beside
/// the output, then merged in one pass. A small input never leaves memory. Rows are made from
/// drafts on two threads if there are as many processors. The file depends only on the places and
/// their order, and appears at its path only when it is complete; a builder that is dropped leaves
/// nothing behind.
///
/// Memory: up to four times that of a run. What there is for each place or each word lies in mapped
/// files if it is much.
package final class PlaceIndexBuilder {
  /// The result of adding a place.
  package enum AddResult: Hashable, Sendable {
    case added
    /// A place with this identifier was added before; the first one is kept.
    case duplicateIdentifier
  }

  private let path: String
  private let runBytes: Int
  /// For what has a value for each row, or nearly so.
  private let memory: ColumnMemory
  private let threads: Int
  private let started = ContinuousClock.now
  private var output: OutputFile?
  private var dataVersion = ""
  // SAFETY: one thread at a time uses a builder, and an intake never calls back into the builder.
  // The check would run for every place.
  @safe @exclusivity(unchecked) private var intake: DraftEncoder
  private var spilled: [RunFile] = []
  /// Maximum number of rows taken from the merge at a time; fewer if they are large.
  private static let batchSize = 1 << 18
  private var categoryNames: [String] = []
  private var categoryIDs: [String: UInt16] = [:]
  /// The kind of the named places of each category, see ``Category/kind``.
  private var categoryKinds: [PlaceKind?] = []
  /// The time zone areas to assign to places; nil leaves their zones unknown.
  package var timeZones: TimeZoneAreas?
  private var carriageways: CarriagewayColumns
  private var roads: RoadColumns
  /// How the posting lists of the text index are divided.
  var listLimits = ListLimits()

  /// Begins an index at `path`.
  ///
  /// Throws ``IndexError/cannotCreate(path:errno:)`` if no file can be created there.
  /// - Parameters:
  ///   - runBytes: The memory for drafts before they are spilled, a quarter or a third of all that
  ///     the builder uses; nil for a quarter of ``usualMemory``.
  ///   - threads: The number of concurrent threads, one or two; nil for the number of processors.
  package init(
    path: String, runBytes: Int? = nil, threads: Int? = nil
  ) throws(IndexError) {
    self.path = path
    self.runBytes = runBytes ?? Self.usualMemory / 4
    self.threads = threads ?? Parallel.defaultThreads
    let output = try OutputFile(path: path)
    memory = ColumnMemory(folder: output.parent, path: path, limit: self.runBytes / 32)
    intake = DraftEncoder(
      ColumnMemory(folder: output.parent, path: path, limit: self.runBytes / 2))
    carriageways = CarriagewayColumns(memory)
    roads = RoadColumns(memory)
    self.output = .some(output)
  }

  deinit { intake.run.finish() }

  /// Sets the age or origin of the data; up to 1,024 bytes.
  package func setDataVersion(_ text: String) {
    dataVersion = text
  }

  /// The id by which drafts refer to a category; names that no place uses are kept as well.
  package func categoryID(_ name: String) throws(IndexError) -> UInt16 {
    if let id = categoryIDs[name] { return id }
    guard let id = UInt16(exactly: categoryNames.count) else {
      throw .tooMany(what: "categories", limit: IndexFormat.categoryLimit)
    }
    categoryNames.append(name)
    categoryKinds.append(CategoryTable.standard[name]?.kind)
    categoryIDs[name] = id
    return id
  }

  /// Adds a place. Replaces invalid UTF-8 with U+FFFD.
  @discardableResult
  package func add(_ draft: borrowing PlaceDraft) throws(IndexError) -> AddResult {
    guard draft.isWellFormed else { return try add(wellFormed: draft.repaired()) }
    return try add(wellFormed: draft)
  }

  /// Adds a way of a road for carriageway lookups; of several ways with one id the first is kept.
  ///
  /// - Parameters:
  ///   - id: The way's number.
  ///   - lines: Its positions in the direction of travel, split where positions are unknown.
  package func add(
    _ carriageway: Carriageway, way id: Int64, lines: [[GridPosition]]
  ) throws(IndexError) {
    try carriageways.append(carriageway, way: id, lines: lines)
  }

  /// Adds a way to the road graph; of several ways with one id the first is kept.
  package func add(_ way: RoadWay) throws(IndexError) { try roads.append(way) }

  /// Adds the tags of a node of roads.
  package func add(roadNode id: Int64, tags: [UInt8]) throws(IndexError) {
    try roads.append(node: id, tags: tags)
  }

  /// Adds a turn restriction to the road graph.
  package func add(_ turn: RoadTurn) throws(IndexError) { try roads.append(turn) }

  private func add(wellFormed draft: borrowing PlaceDraft) throws(IndexError) -> AddResult {
    let position = draft.position
    guard position.isOnEarth else {
      throw .notOnEarth(uri: identifier(draft), lon: position.lon, lat: position.lat)
    }
    // Each text takes its bytes and up to ten for its length.
    let most = draft.text.count + 10 * (2 * draft.tags.count + draft.categories.count + 3)
    guard most <= IndexFormat.recordLimit else {
      throw .placeTooLarge(
        uri: identifier(draft), bytes: most, limit: IndexFormat.recordLimit)
    }
    var next = 0
    for category in draft.categories {
      precondition(
        (next..<categoryNames.count).contains(Int(category)),
        "categories are numbers that the builder gave, ascending")
      next = Int(category) + 1
    }
    try check(shape: draft)
    let (result, runSize) = try intake.add(
      draft, geographicKind(draft), atMost: most, threads: threads)
    if runSize >= runBytes { try spill() }
    return result
  }

  /// The kind of a named place with a category of parts of nature, such as a lake; nil for others.
  private func geographicKind(_ draft: borrowing PlaceDraft) -> PlaceKind? {
    for category in draft.categories {
      guard let kind = categoryKinds[Int(category)] else { continue }
      for tag in draft.tags where draft.text.span.extracting(tag.key) == "name" { return kind }
      return nil
    }
    return nil
  }

  /// Checks that the shape has only positions on Earth and is not too long.
  private func check(shape draft: borrowing PlaceDraft) throws(IndexError) {
    guard draft.shape.positions.count <= ShapeCoder.positionLimit else {
      throw .placeTooLarge(
        uri: identifier(draft), bytes: draft.shape.positions.count * 8,
        limit: ShapeCoder.positionLimit * 8)
    }
    for position in draft.shape.positions {
      guard position.isOnEarth else {
        throw .notOnEarth(uri: identifier(draft), lon: position.lon, lat: position.lat)
      }
    }
  }

  private func identifier(_ draft: borrowing PlaceDraft) -> String {
    String(decoding: draft.text[draft.uri], as: UTF8.self)
  }

  /// The memory for a build in bytes, if nothing is said: 2 GiB, or half of a smaller machine's.
  package static var usualMemory: Int {
    let pages = max(sysconf(Int32(_SC_PHYS_PAGES)), 0)
    return min(max(pages / 2 * sysconf(Int32(_SC_PAGESIZE)), 256 << 20), 2 << 30)
  }

  private func spill() throws(IndexError) {
    let file = try OpenFile.unnamed(inFolder: output?.parent ?? ".", for: path)
    try intake.run.spill(to: file, threads: threads)
    intake.run = RunBuffer()
    spilled.append(RunFile(file))
  }

  /// Writes the index and moves it to its path. Do not use the builder afterwards.
  ///
  /// - Parameter progress: Called with the share of the work that is done, about; false ends it.
  /// - Throws: `cancelled` if `progress` ended it, `io`, `tooMany`, `cannotCreate`, `outputIsInput`.
  package func finish(
    progress: (Double) -> Bool = { _ in true }
  ) throws(IndexError) -> BuildSummary {
    func reach(_ share: Double) throws(IndexError) {
      guard progress(share) else { throw .cancelled }
    }
    guard let output = output.take() else {
      preconditionFailure("a builder finishes once")
    }
    if !spilled.isEmpty, intake.run.count > 0 { try spill() }
    intake.identifiers = IdentifierSet(memory)
    let order = categoryNames.indices.sorted { left, right in
      categoryNames[left].utf8.lexicographicallyPrecedes(categoryNames[right].utf8)
    }
    var numbers = Array(repeating: UInt16(0), count: order.count)
    for (number, id) in order.enumerated() { numbers[id] = UInt16(number) }
    intake.coder.settle(categoryNumbers: numbers)

    var writer = try IndexFileWriter(output)
    let placeCount = intake.placeCount
    var columns = try IndexColumns(
      placeCount: placeCount, categoryCount: order.count, memory)
    var toponyms = ToponymColumns(memory)
    var text = TextIndexBuilder(bytes: runBytes, memory)
    let hoursReader = HoursReader()
    let hours = HoursColumns(memory)
    let names = order.map { Array(categoryNames[$0].utf8) }
    let importance = names.map { Importance.ofCategory($0.span) }
    writer.begin(.records)
    try forEachBatch { drafts throws(IndexError) in
      let first = columns.row
      try Parallel.forEachInOrder(drafts.chunkCount, threads: threads) {
        RowChunk(
          drafts.records(ofChunk: $0), firstRow: first + drafts.first(ofChunk: $0), intake.coder,
          importance: importance, hoursReader: hoursReader)
      } consume: { chunk throws(IndexError) in
        try writer.write(chunk.records.span)
        try columns.append(chunk)
        for (row, draft, nodes) in chunk.toponyms {
          try toponyms.append(
            row: row, code: draft.code, shape: unsafe draft.shape.span,
            lineNodes: chunk.lineNodes[nodes])
        }
        try text.append(chunk.text)
        try hours.append(chunk.hours)
        try reach(0.5 * Double(columns.row) / Double(placeCount))
      }
    }
    writer.end(count: placeCount)
    let businessCount = placeCount - intake.toponymCount
    try columns.write(
      to: &writer, businessCount: businessCount, categoryNames: names, coder: intake.coder,
      threads: threads)
    intake.coder = RecordCoder()
    try reach(0.55)
    let localities = try toponyms.write(
      to: &writer, positions: columns.positions, businessCount: businessCount, threads: threads)
    try text.addLocalities(localities)
    try reach(0.75)
    let chains = try text.write(
      to: &writer, positions: columns.positions, limits: listLimits, threads: threads)
    try reach(0.95)
    try hours.write(to: &writer, businessCount: businessCount)
    try TimeZoneColumn.write(
      timeZones, positions: columns.positions[..<businessCount], to: &writer)
    var carriageways = CarriagewayColumns(memory)
    swap(&carriageways, &self.carriageways)
    try carriageways.write(to: &writer, threads: threads)
    try chains.write(to: &writer)
    var roads = RoadColumns(memory)
    swap(&roads, &self.roads)
    try roads.write(to: &writer)

    try reach(1)
    var report = BuildReport(placeCount: placeCount, seconds: 0, peakMemoryBytes: 0)
    let length = try writer.finish(
      placeCount: placeCount, businessCount: businessCount, dataVersion: dataVersion
    ) { file in
      report.seconds = started.duration(to: .now) / .seconds(1)
      report.peakMemoryBytes = BuildReport.peakMemoryBytes
      report.attach(to: file)
    }
    return BuildSummary(
      placeCount: placeCount, duplicateCount: intake.duplicateCount, fileLength: length,
      sectionLengths: writer.sectionLengths, report: report)
  }

  /// Calls `body` repeatedly with the next drafts in row order; the run owns them during the call.
  private func forEachBatch(_ body: (RunOrder) throws(IndexError) -> Void) throws(IndexError) {
    defer { intake.run = RunBuffer() }
    guard !spilled.isEmpty else { return try body(intake.run.sort(threads: threads)) }
    var merge = try RunMerge(
      spilled, chunkSize: min(max(runBytes / spilled.count, 1 << 14), 1 << 20))
    repeat {
      intake.run = RunBuffer()
      while intake.run.count < Self.batchSize, intake.run.size < runBytes,
        try merge.next(to: &intake.run, threads: threads)
      {}
      try body(intake.run.sort(threads: threads))
    } while intake.run.count > 0
    spilled = []
  }
}
