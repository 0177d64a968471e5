import CorridorFormats
package import CorridorGeometry
package import CorridorIndex

/// The destination of the places that readers find.
package protocol PlaceSink: AnyObject {
  /// The categories with this id, label or Overture name; empty if it is unknown.
  func categories(named name: String) -> [UInt16]
  /// Sets the categories of `draft` from its tags; returns whether an OSM object with these tags is
  /// a place.
  func classify(_ draft: inout PlaceDraft) -> Bool
  /// Tags of which a place has at least one; nil if they are unknown.
  var triggers: [TagTrigger]? { get }
  /// Adds a place.
  func add(_ draft: borrowing PlaceDraft) throws(IndexError) -> PlaceIndexBuilder.AddResult
  /// Whether the ways of roads are needed.
  var takesCarriageways: Bool { get }
  /// Adds the OSM way `id` with its positions in the direction of travel, split where positions are
  /// unknown.
  func add(_ carriageway: Carriageway, way id: Int64, lines: [[GridPosition]]) throws(IndexError)
  /// Adds a way to the road graph.
  func add(_ way: RoadWay) throws(IndexError)
  /// Adds the tags of a node of roads.
  func add(roadNode id: Int64, tags: [UInt8]) throws(IndexError)
  /// Adds a turn restriction to the road graph.
  func add(_ turn: RoadTurn) throws(IndexError)
}

extension PlaceIndexBuilder: PlaceSink {
  /// Begins an index at `path` whose category ids are the positions in the standard table.
  convenience init(standardCategoriesAt path: String, memory: Int? = nil) throws(IndexError) {
    try self.init(path: path, runBytes: memory.map { $0 / 4 })
    for (position, category) in CategoryTable.standard.categories.enumerated() {
      let id = try categoryID(category.id)
      precondition(Int(id) == position, "a new builder numbers categories from 0")
    }
  }

  package func categories(named name: String) -> [UInt16] {
    CategoryClassifier.standard.categories(named: name)
  }

  package func classify(_ draft: inout PlaceDraft) -> Bool {
    CategoryClassifier.classify(&draft)
  }

  package var triggers: [TagTrigger]? { CategoryClassifier.standard.triggers }

  package var takesCarriageways: Bool { true }
}

/// Passes the places of one input to the index: readers fill ``draft`` and submit it, or report why
/// it is left out.
package final class PlaceCollector {
  /// The current place; its storage is reused.
  // SAFETY: one thread reads an input, and what takes the draft never calls back into the reader.
  // The check would run for every tag.
  @safe @exclusivity(unchecked) var draft = PlaceDraft()
  var report: InputReport
  let sink: any PlaceSink
  let options: ImportOptions
  private let watch: ImportMonitor

  package init(
    file: String, format: PlaceFormat, options: ImportOptions, sink: any PlaceSink,
    watch: ImportMonitor
  ) {
    report = InputReport(file: file, format: format)
    self.options = options
    self.sink = sink
    self.watch = watch
  }

  /// The part of identifiers up to the colon, for inputs whose items do not have a global one.
  var identifierPrefix: [UInt8] { Array("\(options.source ?? report.file.stem):".utf8) }

  /// Adds the current place, which was found at `location`.
  func submit(at location: @autoclosure () -> ItemLocation) throws(ImportError) {
    do throws(IndexError) {
      switch try sink.add(draft) {
      case .added: report.places += 1
      case .duplicateIdentifier: report.duplicates += 1
      }
    } catch .placeTooLarge(_, let bytes, let limit) {
      try leaveOut(.tooLarge, at: location(), "\(bytes) bytes, at most \(limit)")
    } catch {
      throw .index(error)
    }
  }

  /// The categories that the options specify for all places; nil if they specify none.
  ///
  /// - Throws: `noSuchCategory`.
  func commonCategories() throws(ImportError) -> [UInt16]? {
    guard let category = options.category else { return nil }
    let found = sink.categories(named: category)
    guard !found.isEmpty else {
      throw .noSuchCategory(
        asked: category, suggestion: CategoryTable.standard.suggestion(for: category))
    }
    return found
  }

  /// Counts a place that is left out.
  ///
  /// - Throws: `content` if the import is strict.
  func leaveOut(
    _ finding: ImportFinding, at location: ItemLocation, _ detail: @autoclosure () -> String = ""
  ) throws(ImportError) {
    if options.isStrict {
      var found = detail().isEmpty ? finding.description : "\(finding): \(detail())"
      if case .object(let name) = location { found = "\(name): \(found)" }
      throw .input(
        .content(
          InputFault(
            file: report.file, format: report.format.rawValue, at: location.location, found: found,
            expected: finding.expected)))
    }
    note(finding, at: location, detail, in: \.leftOut)
  }

  /// Counts a toponym that is left out. Never fails an import, because every extract cuts toponyms
  /// at its border; those that are cut are only counted.
  func leaveOutToponym(_ finding: ImportFinding, at location: ItemLocation, _ detail: String) {
    note(finding, at: location, { detail }, in: \.leftOut, isListed: finding != .cutToponym)
  }

  /// Counts an anomaly of a place that is imported.
  func remark(
    _ finding: ImportFinding, at location: ItemLocation, _ detail: @autoclosure () -> String
  ) {
    note(finding, at: location, detail, in: \.remarks)
  }

  private func note(
    _ finding: ImportFinding, at location: ItemLocation, _ detail: () -> String,
    in tallies: WritableKeyPath<InputReport, [InputReport.Tally]>, isListed: Bool = true
  ) {
    let known = report[keyPath: tallies].firstIndex { $0.finding == finding }
    let index = known ?? report[keyPath: tallies].count
    if known == nil {
      report[keyPath: tallies].append(InputReport.Tally(finding: finding, count: 0, samples: []))
    }
    report[keyPath: tallies][index].count += 1
    if isListed, report[keyPath: tallies][index].samples.count < options.sampleLimit {
      report[keyPath: tallies][index].samples.append(
        InputReport.Sample(at: location, detail: detail()))
    }
  }

  /// Reports the fraction of this input that has been read, 0 to 1.
  ///
  /// - Throws: `cancelled` if the import was cancelled.
  func reportProgress(_ fraction: Double) throws(ImportError) {
    try watch.reportProgress(file: report.file, fraction: fraction, places: report.places)
  }
}

/// Reports progress and checks for cancellation.
package struct ImportMonitor {
  /// The fraction of all bytes before this input, and the fraction in this input.
  var start = 0.0
  var share = 1.0
  /// Number of places from previous inputs.
  var places = 0
  var progress: (ImportProgress) -> Void = { _ in }
  var isCancelled: () -> Bool = { false }

  package init() {}

  func reportProgress(file: String, fraction: Double, places: Int) throws(ImportError) {
    guard !isCancelled() else { throw .cancelled }
    progress(
      ImportProgress(
        file: file, fraction: start + share * min(max(fraction, 0), 1),
        places: self.places + places))
  }
}

extension String {
  /// The file name without folders and extensions, as UTF-8: "b" for both "a/b.csv" and "b.csv.gz".
  var stem: String {
    var name = repaired.split(separator: "/").last.map(String.init) ?? repaired
    for packing in [".gz", ".bz2"] where name.hasSuffix(packing) {
      name.removeLast(packing.count)
    }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
