import CorridorFormats
import CorridorGeometry
import CorridorIndex

/// Puts places into an index under construction, with the built-in categories.
final class IndexSink: PlaceSink {
  private let builder: PlaceIndexBuilder
  private let classifier = CategoryClassifier.standard

  /// Begins the index at `path`.
  init(path: String) throws(ImportError) {
    do throws(IndexError) {
      builder = try PlaceIndexBuilder(path: path)
      // All categories in the order of the table, so that its positions are the builder's numbers.
      for (position, category) in classifier.table.categories.enumerated() {
        let number = try builder.categoryID(category.id)
        precondition(Int(number) == position, "a new builder numbers categories from 0")
      }
    } catch {
      throw .index(error)
    }
  }

  func classify(_ draft: inout PlaceDraft) -> Bool {
    // The categories are taken out of the draft, so that it can be read while they are written.
    var categories: [UInt16] = []
    swap(&categories, &draft.categories)
    let isPlace = classifier.classify(draft, into: &categories)
    swap(&categories, &draft.categories)
    return isPlace
  }

  var triggers: [TagTrigger]? { classifier.triggers }

  func categories(named name: String) -> [UInt16] {
    classifier.categories(named: name)
  }

  func add(_ draft: borrowing PlaceDraft) throws(ImportError) -> Bool {
    try ImportError.writing { () throws(IndexError) in try builder.add(draft) == .added }
  }

  var takesCarriageways: Bool { true }

  func add(
    _ carriageway: Carriageway, way id: Int64, lines: [[GridPosition]]
  ) throws(ImportError) {
    try ImportError.writing { () throws(IndexError) in
      try builder.add(carriageway, way: id, lines: lines)
    }
  }

  /// Gives the places of the index time zones.
  func setTimeZones(_ areas: TimeZoneAreas) {
    builder.timeZones = areas
  }

  /// Writes the index and puts it at its path.
  func finish(dataVersion: String) throws(ImportError) -> BuildSummary {
    builder.setDataVersion(dataVersion)
    return try ImportError.writing { () throws(IndexError) in try builder.finish() }
  }
}
