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
  /// Adds a place; returns false if there is one with the same identifier.
  func add(_ draft: borrowing PlaceDraft) throws(ImportError) -> Bool
  /// Whether the ways of roads are needed.
  var takesCarriageways: Bool { get }
  /// Adds the OSM way `id` with its positions in the direction of travel, split where positions are
  /// unknown.
  func add(_ carriageway: Carriageway, way id: Int64, lines: [[GridPosition]]) throws(ImportError)
}

extension PlaceSink {
  package var triggers: [TagTrigger]? { nil }
  package var takesCarriageways: Bool { false }
  package func add(
    _ carriageway: Carriageway, way id: Int64, lines: [[GridPosition]]
  ) throws(ImportError) {}
}

/// Passes the places of one input to the index: readers fill ``draft`` and submit it, or report why
/// it is left out.
package final class PlaceIntake {
  /// The current place; its storage is reused.
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

  /// Adds the current place, which was found at `location`.
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

  /// Counts a toponym that is left out. Never fails an import, because every extract cuts toponyms
  /// at its border; those that are cut are only counted.
  func passOver(_ finding: Finding, at location: ItemLocation, _ detail: String) {
    note(finding, at: location, { detail }, in: \.leftOut, isListed: finding != .cutToponym)
  }

  /// Counts an anomaly of a place that is imported.
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

  /// Reports the fraction of this input that has been read, 0 to 1.
  ///
  /// - Throws: `cancelled` if the import was cancelled.
  func checkIn(_ fraction: Double) throws(ImportError) {
    try watch.checkIn(file: report.file, fraction: fraction, places: report.places)
  }
}

/// Reports progress and checks for cancellation.
package struct ImportWatch {
  /// The fraction of all bytes before this input, and the fraction in this input.
  var start = 0.0
  var share = 1.0
  /// Number of places from previous inputs.
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
