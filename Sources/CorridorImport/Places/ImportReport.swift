import CorridorFormats
package import CorridorIndex

/// What an import did.
package struct ImportReport: Sendable {
  /// One report for each input, in order.
  package var inputs: [InputReport] = []
  /// Places in the index.
  package var places: Int { inputs.reduce(0) { $0 + $1.places } }
  /// Wall-clock time of reading and building.
  package var seconds = 0.0
  /// Zones in the file of time zones that the tz database does not know, with the first feature of
  /// each; their places have the zone by its name.
  package var unknownTimeZones: [(name: String, feature: Int)] = []
  /// What the builder says about the index; nil while the import is under way.
  package var summary: BuildSummary?
}

/// What one input gave.
package struct InputReport: Sendable {
  /// The path as given.
  package var file: String
  package var format: PlaceFormat
  /// Objects, rows or features in the input.
  package var objects = 0
  /// Places that went into the index.
  package var places = 0
  /// Places left out because their identifier was there before; the first one stays.
  package var duplicates = 0
  /// Places left out, by reason in the order of first occurrence.
  package var leftOut: [Tally] = []
  /// Places taken although something was odd about them.
  package var remarks: [Tally] = []
  /// Things to know about the input as a whole, one line each.
  package var notices: [String] = []
  /// The state of the data by the input's own word, such as OSM's replication timestamp.
  package var dataVersion: String?
  package var seconds = 0.0

  /// Places left out for any reason but ``duplicates``.
  package var leftOutCount: Int { leftOut.reduce(0) { $0 + $1.count } }

  init(file: String, format: PlaceFormat) {
    self.file = file
    self.format = format
  }

  /// How often one thing happened, with the first few places where.
  package struct Tally: Hashable, Sendable {
    package var finding: Finding
    package var count: Int
    package var samples: [Sample]
  }

  /// One place where something happened.
  package struct Sample: Hashable, Sendable {
    package var at: ItemLocation
    /// What was found, or empty.
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

/// Where in an input an item is.
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

  /// The same for an error.
  var location: InputLocation {
    switch self {
    case .line(let line): InputLocation(line: line)
    case .feature(let index): InputLocation(feature: index)
    case .object: InputLocation()
    }
  }
}
