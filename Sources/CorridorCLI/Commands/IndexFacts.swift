internal import Corridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests

/// The facts about an index that `corridor info` shows.
struct IndexFacts {
  private let index: PlaceIndex
  private let categoryCount: Int
  private let kinds: [(kind: PlaceKind, count: Int)]
  private let kindsText: String
  private let zoneCounts: (places: Int, zones: Int)
  private let box: BoundingBox?
  private let hasBytes: Bool
  /// What the build took, if the file system has kept its report.
  private let report: BuildReport?

  /// - Parameter bytes: Whether to include the sizes in bytes of the index and its sections.
  init(of index: PlaceIndex, bytes: Bool) throws(IndexError) {
    self.index = index
    hasBytes = bytes
    report = index.buildReport
    box = try index.boundingBox()
    kinds = try index.kindCounts()
    kindsText = try index.countedKinds()
    zoneCounts = try index.knownTimeZones()
    categoryCount = try index.categories.count { $0.count > 0 }
  }

  /// The facts in lines for people.
  var text: String {
    var lines = [
      ("file", index.path),
      ("places", "\(index.count)"),
      ("kinds", kindsText),
      ("categories", "\(categoryCount)"),
      ("bounding box", boundingBox),
      ("time zones", timeZones),
      ("roads", roads),
      ("data version", index.dataVersion.isEmpty ? "unknown" : index.dataVersion),
      ("build id", index.buildID),
      ("format version", "\(index.formatVersion)"),
      ("built", built),
    ]
    if hasBytes {
      lines.append(("bytes", "\(index.fileLength), \(perPlace(index.fileLength)) per place"))
    }
    var text = ""
    for (name, value) in lines {
      text += name + String(repeating: " ", count: 16 - name.count) + value + "\n"
    }
    guard hasBytes else { return text }
    text += "bytes per place by section\n"
    for (section, bytes) in index.sectionLengths {
      let value = perPlace(bytes)
      text += "  \(section)" + String(repeating: " ", count: max(1, 24 - "\(section)".count))
      text += String(repeating: " ", count: max(0, 8 - value.count)) + value + "\n"
    }
    return text
  }

  /// West, south, east and north, in the format of `--in`.
  private var boundingBox: String {
    guard let box else { return "none" }
    return [box.west, box.south, box.east, box.north].map { Self.degrees($0) }
      .joined(separator: ",")
  }

  /// The number of businesses with a time zone.
  private var timeZones: String {
    let (places, zones) = zoneCounts
    guard places > 0 || index.hasTimeZones else { return "unknown; import with --timezones" }
    var text = "\(places) of \(index.businessCount) businesses, in \(zones) zone"
    if zones != 1 { text += "s" }
    if index.hasTimeZones { return text }
    return text
      + (places < index.businessCount ? " by country; --timezones for all" : " by country")
  }

  /// The facts about carriageways.
  private var roads: String {
    guard index.hasCarriageways else { return "unknown; they come from OpenStreetMap" }
    let graph = index.hasRoads ? ", \(index.roadSegmentCount) segments for detours" : ""
    return "\(index.carriagewayEdgeCount) edges of carriageways\(graph)"
  }

  /// The time and memory that the build took, if the file system has kept its report.
  private var built: String {
    guard let report = report else {
      return "unknown; the file system has kept no report"
    }
    return """
      in \(Self.decimal(report.seconds, 1)) s, \(Self.decimal(report.placesPerSecond, 0)) \
      places per second, \(report.peakMemoryBytes >> 20) MiB of memory
      """
  }

  /// The facts as one JSON object on one line.
  func json() throws(CommandError) -> String {
    var buffer = TextBuffer()
    buffer.append(json: .object(try Self.members.values(of: self)))
    buffer.append("\n")
    return buffer.text
  }

  private static let members: [Member<IndexFacts>] = [
    Member("path", .text) { $0.index.path.repaired }, Member("places", .count) { $0.index.count },
    Member("categories", .count) { $0.categoryCount },
    Member("timeZones", .count) { $0.zoneCounts.zones },
    Member("placesWithTimeZone", .count) { $0.zoneCounts.places },
    Member("carriagewayEdges", .count) { $0.index.carriagewayEdgeCount },
    Member("boundingBox", .orNull(.box)) { $0.box },
    Member("dataVersion", .text) { $0.index.dataVersion },
    Member("buildID", .text) { $0.index.buildID },
    Member("formatVersion", .text) { "\($0.index.formatVersion)" },
    Member(optional: "bytes", .count) { $0.hasBytes ? $0.index.fileLength : nil },
    Member(optional: "buildMilliseconds", .count) { facts in
      facts.report.map { Int(min($0.seconds * 1000, 1e15)) }
    },
    Member(optional: "placesPerSecond", .count) { facts in
      facts.report.map { Int(min($0.placesPerSecond, 1e15)) }
    },
    Member(optional: "peakMemoryBytes", .count) { $0.report?.peakMemoryBytes },
    Member("kinds", .counts) { facts in facts.kinds.map { ($0.kind.rawValue, $0.count) } },
    Member(optional: "sectionBytes", .counts) { facts in
      facts.hasBytes ? facts.index.sectionLengths.map { ("\($0)", $1) } : nil
    },
  ]

  private func perPlace(_ bytes: Int) -> String {
    index.count > 0 ? Self.decimal(Double(bytes) / Double(index.count), 1) : "-"
  }

  /// Degrees with up to seven decimals, without trailing zeros.
  private static func degrees(_ number: Double) -> String {
    var text = Substring(decimal(number, 7))
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return String(text)
  }

  private static func decimal(_ number: Double, _ decimals: Int) -> String {
    var buffer = TextBuffer()
    buffer.append(number, decimals: decimals)
    return buffer.text
  }
}
