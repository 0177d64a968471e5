import CorridorFormats
package import CorridorGeometry
package import CorridorIndex

/// Where places go that a reader has found.
package protocol PlaceSink: AnyObject {
  /// The categories of that name - an id, a label or an Overture name; empty when it is unknown.
  func categories(named name: String) -> [UInt16]
  /// Sets the categories of `draft` from its tags, and says whether an OSM object with them is a
  /// place.
  func classify(_ draft: inout PlaceDraft) -> Bool
  /// Tags of which one must be there for an object to be a place; nil when they are not known.
  var triggers: [TagTrigger]? { get }
  /// Takes a place; false when one of the same identifier is there.
  func add(_ draft: borrowing PlaceDraft) throws(ImportError) -> Bool
  /// Whether it wants the ways of roads.
  var takesCarriageways: Bool { get }
  /// Takes the OSM way `id`: its positions in the direction of travel, cut where some are not known.
  func add(_ carriageway: Carriageway, way id: Int64, lines: [[GridPosition]]) throws(ImportError)
}

extension PlaceSink {
  package var triggers: [TagTrigger]? { nil }
  package var takesCarriageways: Bool { false }
  package func add(
    _ carriageway: Carriageway, way id: Int64, lines: [[GridPosition]]
  ) throws(ImportError) {}
}

/// The desk between one input and the index: readers fill ``draft`` and submit it, or say why not.
package final class PlaceIntake {
  /// The place in hand, reused for all.
  var draft = PlaceDraft()
  var report: InputReport
  let sink: any PlaceSink
  let options: ImportOptions
  private let watch: ImportWatch

  package init(
    file: String, format: PlaceFormat, options: ImportOptions, sink: any PlaceSink,
    watch: ImportWatch
  ) {
    report = InputReport(file: file, format: format)
    self.options = options
    self.sink = sink
    self.watch = watch
  }

  /// Adds the place in hand, which was found at `location`.
  func submit(at location: @autoclosure () -> ItemLocation) throws(ImportError) {
    do throws(ImportError) {
      if try sink.add(draft) {
        report.places += 1
      } else {
        report.duplicates += 1
      }
    } catch .index(.placeTooLarge(_, let bytes, let limit)) {
      try leaveOut(.tooLarge, at: location(), "\(bytes) bytes, at most \(limit)")
    }
  }

  /// The categories that the options give to all places, or nil when they give none.
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

  /// Counts a place that cannot be taken.
  ///
  /// - Throws: `content` when the import is strict.
  func leaveOut(
    _ finding: Finding, at location: ItemLocation, _ detail: @autoclosure () -> String = ""
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

  /// Counts a toponym that cannot be taken, which never ends an import: every extract cuts some.
  /// Those that are cut are not listed.
  func passOver(_ finding: Finding, at location: ItemLocation, _ detail: String) {
    note(finding, at: location, { detail }, in: \.leftOut, isListed: finding != .cutToponym)
  }

  /// Counts something odd about a place that is taken.
  func remark(_ finding: Finding, at location: ItemLocation, _ detail: @autoclosure () -> String) {
    note(finding, at: location, detail, in: \.remarks)
  }

  private func note(
    _ finding: Finding, at location: ItemLocation, _ detail: () -> String,
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

  /// Reports how much of this input has been read, 0 to 1.
  ///
  /// - Throws: `cancelled` when the import shall end.
  func checkIn(_ fraction: Double) throws(ImportError) {
    try watch.checkIn(file: report.file, fraction: fraction, places: report.places)
  }
}

/// Passes progress on and asks whether to go on.
package struct ImportWatch {
  /// The share of all bytes that lies before this input, and the share that this input has.
  var start = 0.0
  var share = 1.0
  /// Places taken from the inputs before.
  var places = 0
  var progress: (ImportProgress) -> Void = { _ in }
  var isCancelled: () -> Bool = { false }

  package init() {}

  func checkIn(file: String, fraction: Double, places: Int) throws(ImportError) {
    guard !isCancelled() else { throw .cancelled }
    progress(
      ImportProgress(
        file: file, fraction: start + share * min(max(fraction, 0), 1),
        places: self.places + places))
  }
}
