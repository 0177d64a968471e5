import CorridorFormats
package import CorridorIndex

/// The result of an import.
package struct ImportReport: Sendable {
  /// One report for each input, in order.
  package var inputs: [InputReport] = []
  /// Number of places in the index.
  package var places: Int { inputs.reduce(0) { $0 + $1.places } }
  /// Wall-clock time of reading and building.
  package var seconds = 0.0
  /// Zones in the time zone file that the tz database does not have, with the first feature of
  /// each; their places have the zone's name.
  package var unknownTimeZones: [(name: String, feature: Int)] = []
  /// The builder's summary of the index; nil until the import has finished.
  package var summary: BuildSummary?
}

/// The result of importing one input.
package struct InputReport: Sendable {
  /// The path as given.
  package var file: String
  package var format: PlaceFormat
  /// Number of objects, rows or features in the input.
  package var objects = 0
  /// Number of places added to the index.
  package var places = 0
  /// Number of places left out because an earlier one has the same identifier.
  package var duplicates = 0
  /// Places left out, by reason in the order of first occurrence.
  package var leftOut: [Tally] = []
  /// Places imported in spite of an anomaly.
  package var remarks: [Tally] = []
  /// Messages about the input as a whole, one line each.
  package var notices: [String] = []
  /// The date or version of the data that the input declares, such as OSM's replication timestamp.
  package var dataVersion: String?
  package var seconds = 0.0

  /// Number of places left out for reasons other than ``duplicates``.
  package var leftOutCount: Int { leftOut.reduce(0) { $0 + $1.count } }

  init(file: String, format: PlaceFormat) {
    self.file = file
    self.format = format
  }

  /// The number of occurrences of a finding, with the first few of them.
  package struct Tally: Hashable, Sendable {
    package var finding: ImportFinding
    package var count: Int
    package var samples: [Sample]
  }

  /// One occurrence.
  package struct Sample: Hashable, Sendable {
    package var at: ItemLocation
    /// The offending value; may be empty.
    package var detail: String
  }

  /// One line for each sample: "file:line: reason: detail".
  package func lines(of tally: Tally) -> [String] {
    tally.samples.map { sample in
      let detail = sample.detail.isEmpty ? "" : ": \(sample.detail)"
      return "\(file):\(sample.at): \(tally.finding)\(detail)"
    }
  }
}

/// The location of an item in an input.
package enum ItemLocation: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  case line(Int)
  /// The feature of a GeoJSON collection, from 0.
  case feature(Int)
  /// An OSM object, such as `way/12`.
  case object(String)

  package var description: String {
    switch self {
    case .line(let line): "\(line)"
    case .feature(let index): "feature \(index)"
    case .object(let name): name
    }
  }

  /// The location for an error.
  var location: InputLocation {
    switch self {
    case .line(let line): InputLocation(line: line)
    case .feature(let index): InputLocation(feature: index)
    case .object: InputLocation()
    }
  }
}
