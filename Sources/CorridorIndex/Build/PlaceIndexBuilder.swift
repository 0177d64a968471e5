internal import CorridorGeometry

/// Builds an index file from places in any order, in bounded memory.
///
/// ```swift
/// let builder = try PlaceIndexBuilder(path: "malta.corridor")
/// let fuel = try builder.categoryID("fuel")
/// draft.categories = [fuel]
/// try builder.add(draft)
/// let summary = try builder.finish()
/// ```
/// Drafts are gathered in runs, each sorted along the Hilbert curve and spilled to a nameless file
/// beside the output, then merged in one pass. What is small enough never leaves memory. The file
/// depends on nothing but the places and their order, and stands at its path only when it is whole;
/// a builder that is dropped leaves nothing behind.
///
/// Memory: about 30 bytes a place while places come in, 30 while they are merged, and a run.
package final class PlaceIndexBuilder {
  /// What became of a place.
  package enum AddResult: Hashable, Sendable {
    case added
    /// A place with this identifier was added before; the first one stays.
    case duplicateIdentifier
  }

  private let path: String
  private let runBytes: Int
  private let started = ContinuousClock.now
  private var output: OutputFile?
  private var dataVersion = ""
  private var identifiers = IdentifierSet()
  private var coder = RecordCoder()
  private var run = RunBuffer()
  private var spilled: [RunFile] = []
  private var categoryNames: [String] = []
  private var categoryIDs: [String: UInt16] = [:]
  private var placeCount = 0
  private var toponymCount = 0
  private var duplicateCount = 0
  /// How the lists of the text index are divided.
  var listLimits = ListLimits()

  /// Begins an index at `path`. `runBytes` is the memory for drafts before they are spilled.
  ///
  /// Throws ``IndexError/cannotCreate(path:errno:)`` when no file can be made there.
  package init(path: String, runBytes: Int = 128 << 20) throws(IndexError) {
    self.path = path
    self.runBytes = runBytes
    output = try OutputFile(path: path)
  }

  /// Says how old the data is or where it is from; up to 1,024 bytes.
  package func setDataVersion(_ text: String) {
    dataVersion = text
  }

  /// The number by which drafts name a category; names that no place uses are kept as well.
  package func categoryID(_ name: String) throws(IndexError) -> UInt16 {
    if let id = categoryIDs[name] { return id }
    guard let id = UInt16(exactly: categoryNames.count) else {
      throw .tooMany(what: "categories", limit: IndexFormat.categoryLimit)
    }
    categoryNames.append(name)
    categoryIDs[name] = id
    return id
  }

  /// Adds a place. Text that is not UTF-8 is mended with U+FFFD.
  @discardableResult
  package func add(_ draft: borrowing PlaceDraft) throws(IndexError) -> AddResult {
    guard draft.isWellFormed else { return try add(wellFormed: draft.repaired()) }
    return try add(wellFormed: draft)
  }

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
    guard identifiers.insert(draft.text.span.extracting(draft.uri)) else {
      duplicateCount += 1
      return .duplicateIdentifier
    }
    guard placeCount < IndexFormat.rowLimit else {
      throw .tooMany(what: "places", limit: IndexFormat.rowLimit)
    }
    placeCount += 1
    var code: UInt8 = 0
    if draft.kind == .toponym {
      precondition(draft.categories.isEmpty, "a toponym has no categories")
      code = ToponymCode(draft).byte
      toponymCount += 1
    }
    run.append(code: code, position) { bytes in
      coder.encode(draft, to: &bytes)
    } shape: { bytes in
      if code != 0 { ShapeCoder.encode(draft.shape, to: &bytes) }
    }
    if run.size >= runBytes { try spill() }
    return .added
  }

  /// Makes sure that the shape is one of positions on Earth, and not too long.
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

  private func spill() throws(IndexError) {
    run.sort()
    let file = try OpenFile.unnamed(inFolder: output?.parent ?? ".", for: path)
    try run.spill(to: file)
    spilled.append(RunFile(file, pieceSize: min(1 << 20, max(runBytes, 1 << 12))))
  }

  /// Writes the index and puts it at its path. Nothing may be asked of the builder afterwards.
  package func finish() throws(IndexError) -> BuildSummary {
    guard let output = output.take() else {
      preconditionFailure("a builder finishes once")
    }
    if !spilled.isEmpty, run.count > 0 { try spill() }
    identifiers = IdentifierSet()
    let order = categoryNames.indices.sorted { left, right in
      categoryNames[left].utf8.lexicographicallyPrecedes(categoryNames[right].utf8)
    }
    var numbers = Array(repeating: UInt16(0), count: order.count)
    for (number, id) in order.enumerated() { numbers[id] = UInt16(number) }
    coder.settle(categoryNumbers: numbers)

    let folder = output.parent
    var writer = try IndexFileWriter(output)
    var columns = IndexColumns(placeCount: placeCount, categoryCount: order.count)
    var toponyms = ToponymColumns(inFolder: folder, for: path)
    var text = TextIndexBuilder(folder: folder, path: path, bytes: runBytes)
    let names = order.map { Array(categoryNames[$0].utf8) }
    writer.begin(.records)
    var record: [UInt8] = []
    try forEachSorted { draft throws(IndexError) in
      record.removeAll(keepingCapacity: true)
      coder.finish(draft.body.span, to: &record) { columns.add(toCategory: $0) }
      try writer.write(record.span)
      var start = 0
      let identifier = RecordCoder.identifier(of: draft.body.span, &start)
      if draft.isToponym { try toponyms.append(row: Int(columns.row), draft) }
      columns.append(
        draft.position, identifier: draft.body.span.extracting(identifier),
        recordLength: record.count)
      coder.forEachText(
        of: draft.body.span, category: { text.add(category: names[Int($0)]) },
        tag: { text.add(key: $0, value: $1) })
      try text.endRow(code: draft.code)
    }
    writer.end(count: placeCount)
    run = RunBuffer()
    spilled = []
    let dictionaries = coder.dictionaries
    let businessCount = placeCount - toponymCount
    try columns.write(
      to: &writer, businessCount: businessCount, categoryNames: names,
      stems: dictionaries.stems, keys: dictionaries.keys, values: dictionaries.values)
    let localities = try toponyms.write(to: &writer, positions: columns.positions)
    try text.addLocalities(localities.span)
    try text.write(to: &writer, positions: columns.positions, limits: listLimits)

    var report = BuildReport(placeCount: placeCount, seconds: 0, peakMemoryBytes: 0)
    let length = try writer.finish(
      placeCount: placeCount, businessCount: businessCount, dataVersion: dataVersion
    ) { file in
      report.seconds = started.duration(to: .now) / .seconds(1)
      report.peakMemoryBytes = BuildReport.peakMemoryBytes
      report.attach(to: file)
    }
    return BuildSummary(
      placeCount: placeCount, duplicateCount: duplicateCount, fileLength: length,
      sectionLengths: writer.sectionLengths, report: report)
  }

  /// Calls `body` with each draft in the order of rows.
  private func forEachSorted(
    _ body: (RunRecord) throws(IndexError) -> Void
  ) throws(IndexError) {
    guard spilled.isEmpty else {
      var merge = try RunMerge(spilled)
      while try merge.next(body) {}
      return
    }
    run.sort()
    var record = RunRecord()
    for index in 0..<run.count {
      run.read(index, into: &record)
      try body(record)
    }
  }
}
