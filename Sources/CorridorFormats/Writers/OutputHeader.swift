/// What is known of an answer before its first place: the columns, and facts about all of it.
package struct OutputHeader: Sendable {
  /// The names of the axes of positions where they need names: `lon` and `lat`, or `x` and `y`.
  package var axes = (x: "lon", y: "lat")
  /// Names and shapes of ``OutputFeature/values``.
  package var columns: [Column]
  /// Facts about the whole answer, such as `found`, in the order in which they are written.
  package var members: [(name: String, value: OutputValue)]
  /// One line for people under a table.
  package var footer: String
  /// The categories that were asked for; where one category is shown, it is one of them.
  package var wantedCategories: [String]
  /// Whether texts that a spreadsheet would take for formulas get an apostrophe before them in CSV.
  ///
  /// The service's do, since they are opened by whoever clicks on them, and anybody may have named
  /// the places; the command's stand as they are, so that they can be read back.
  package var defusesFormulas = false
  /// The lines of the route that places were looked for along, in degrees; none without one.
  package var route: [[OutputPosition]] = []
  /// Whether a table says which pass of the route by a place each one is.
  package var showsPasses = false

  package init(
    columns: [Column], members: [(name: String, value: OutputValue)] = [], footer: String = "",
    wantedCategories: [String] = []
  ) {
    self.columns = columns
    self.members = members
    self.footer = footer
    self.wantedCategories = wantedCategories
  }

  /// One property that every place has.
  package struct Column: Hashable, Sendable {
    /// The property's name, with its unit.
    package var name: String
    /// Whether values are positions, which take two columns in a flat table.
    package var isPosition: Bool
    /// The members of values that are objects of objects, where each takes columns of its own in a
    /// flat table: its `value`, and its `evidence`.
    package var members: [String]

    package init(_ name: String, isPosition: Bool = false, members: [String] = []) {
      self.name = name
      self.isPosition = isPosition
      self.members = members
    }
  }
}

/// Where the columns stand that some formats treat specially.
struct KnownColumns {
  var name: Int?
  var categories: Int?
  var offRouteMeters: Int?
  var alongMeters: Int?
  var afterSeconds: Int?
  var side: Int?
  var pass: Int?
  var passCount: Int?
  var distanceMeters: Int?
  var userDistanceMeters: Int?
  var arrivesAt: Int?
  var beyondOppositeCarriageway: Int?
  private let openOnArrival: Int?
  private let opensAt: Int?
  private let closesAt: Int?
  private let unknownBecause: Int?
  var address: Int?
  var truck: Int?
  private let kind: Int?
  private let wantedCategories: [String]

  init(_ header: OutputHeader) {
    func find(_ name: String) -> Int? { header.columns.firstIndex { $0.name == name } }
    wantedCategories = header.wantedCategories
    name = find("name")
    categories = find("categories")
    offRouteMeters = find("offRouteMeters")
    alongMeters = find("alongMeters")
    afterSeconds = find("afterSeconds")
    side = find("side")
    pass = find("pass")
    passCount = find("passCount")
    distanceMeters = find("distanceMeters")
    userDistanceMeters = find("userDistanceMeters")
    address = find("address")
    arrivesAt = find("arrivesAt")
    beyondOppositeCarriageway = find("beyondOppositeCarriageway")
    openOnArrival = find("openOnArrival")
    opensAt = find("opensAt")
    closesAt = find("closesAt")
    unknownBecause = find("unknownBecause")
    truck = find("truck")
    kind = find("kind")
  }

  /// The text in a column, or an empty one where there is no such column.
  func text(_ column: Int?, of feature: OutputFeature) -> String {
    column.map { feature.values[$0].plainText } ?? ""
  }

  /// The name, or else what the place is, which is never empty.
  func title(of feature: OutputFeature) -> String {
    var all: [String] = []
    if let categories, case .texts(let texts) = feature.values[categories] { all = texts }
    return ShownName.of(
      name: text(name, of: feature), categories: all, wanted: wantedCategories,
      kind: text(kind, of: feature))
  }

  /// The first category that was asked for, else the first; what a place is that has none.
  func category(of feature: OutputFeature) -> String {
    guard let categories, case .texts(let all) = feature.values[categories] else { return "" }
    return wantedCategories.first(where: all.contains) ?? all.first ?? text(kind, of: feature)
  }

  /// "08:12", with the date where it is not that of another time.
  func clock(_ column: Int?, of feature: OutputFeature, sameDayAs other: Int? = nil) -> String {
    let time = text(column, of: feature)
    // 2026-11-20T08:12:31+01:00
    let (date, clock) = (time.prefix(10), time.dropFirst(11).prefix(5))
    if let other, text(other, of: feature).prefix(10) == date { return String(clock) }
    return other == nil ? "\(date.dropFirst(5)) \(clock)" : "\(date) \(clock)"
  }

  /// The carriageway that a place lies at: "opposite", where it is beyond that, "own", or "?".
  func carriageway(of feature: OutputFeature) -> String {
    switch text(beyondOppositeCarriageway, of: feature) {
    case "yes": "opposite"
    case "no": "own"
    default: "?"
    }
  }

  /// "until 22:00", "closed until 06:00", or why nobody knows.
  func opening(of feature: OutputFeature) -> String {
    func until(_ column: Int?) -> String {
      text(column, of: feature).isEmpty
        ? "" : " until \(clock(column, of: feature, sameDayAs: arrivesAt))"
    }
    switch text(openOnArrival, of: feature) {
    case "open": return "open" + until(closesAt)
    case "closed": return "closed" + until(opensAt)
    default: return "? " + words(text(unknownBecause, of: feature))
    }
  }

  /// "hours not given" for `hoursNotGiven`.
  private func words(_ name: String) -> String {
    var words = ""
    for letter in name {
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    return words
  }

  /// "km 83.2, 412 m left of the route"; for a place without a route its address, which may be
  /// empty.
  func summary(of feature: OutputFeature) -> String {
    guard
      let offRouteMeters, case .meters(let offRoute) = feature.values[offRouteMeters],
      let alongMeters, case .meters(let along) = feature.values[alongMeters]
    else { return text(address, of: feature) }
    let kilometers = ReadableLength.kilometers(along)
    let side = text(side, of: feature)
    let place =
      side == "on" ? "on the route" : "\(ReadableLength(offRoute)) \(side) of the route"
    let isBeyond = text(beyondOppositeCarriageway, of: feature) == "yes"
    return "km \(kilometers), \(place)"
      + (isBeyond ? ", beyond the opposite carriageway" : "")
  }
}
