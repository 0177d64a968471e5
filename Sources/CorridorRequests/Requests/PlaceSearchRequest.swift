package import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// A search for places by text, category and area.
package struct PlaceSearchRequest: OperationRequest {
  package var text: String?
  package var categories: [String] = []
  package var tags: [TagExpression] = []
  package var excludedCategories: [String] = []
  package var chains: [String] = []
  package var type: PlaceType?
  package var toponyms = ToponymFields()
  package var near: Coordinate?
  package var within: Meters?
  package var region = RegionFields()
  package var route = RouteFields()
  package var ferries: [FerryStretch] = []
  package var sort: SearchSort.Kind?
  /// The origin of the distances in ``sort``, if it is not the point of the search.
  package var origin: SearchGeometry?
  package var limit: Int?
  package var cursor: String?
  /// The key of a completion, which replaces ``text``.
  package var magicKey: String?
  package var leavesSpelling = false
  package var objects = ObjectFields()
  package var output = OutputFields()
  /// Fields for programs only.
  package var onlyCategories: [String] = []
  package var filterCategories: [String] = []
  package var takesChainsExactly = false

  package init() {}

  package enum PlaceType: String, CaseIterable, Sendable {
    case business, toponym, all

    var resultTypes: SearchResultTypes {
      switch self {
      case .business: .businesses
      case .toponym: .toponyms
      case .all: .all
      }
    }

    static let synonyms = ["businesses": "business", "toponyms": "toponym"]
  }

  package static let operation = Operation.search
  package static let example = #"{"text":"cafe"}"#
  static let text = Field<Self>(
    \.text, "text", .text("[TEXT]"), isOperand: true,
    help: """
      What to search for: a name, brand or address, a category or activity in your words, \
      coordinates (latitude first) or an identifier.
      """)
  static let categories = PlaceFields.categories(\Self.categories)
  static let excludedCategories = Field<Self>(
    list: \.excludedCategories, "exclude-category", .category, json: "excludeCategories",
    help: "No places of this category; repeat it or write A,B.")
  static let chains = Field<Self>(
    list: \.chains, "chain", .text("NAME"),
    help: """
      Only businesses of this chain, by its name or another name of its places, regardless of case \
      and accents; repeat it for any of several.
      """)
  static let near = Field<Self>(
    \.near, "near", .position("LAT,LON"),
    help: """
      Near this point: latitude, then longitude, as maps show them ('47.14, 9.52', 'N 47°8.4 E \
      9°31.2').
      """)
  static let within = Field<Self>(
    \.within, "within", .length("DISTANCE", such: "2km"), short: "w",
    help: """
      The largest distance from the route (default 1km), or from --near (default: any, nearest \
      first).
      """)
  static let magicKey = Field<Self>(
    \.magicKey, "magic-key", .text("KEY"),
    help: "Find exactly the completion of corridor suggest with this magicKey, instead of TEXT.")
  static let onlyCategories = Field<Self>(
    list: \.onlyCategories, "only-category", .category, json: "onlyCategories",
    isServiceOnly: true,
    help: "Limit businesses to these categories; toponyms are not affected.")

  package static let fields = FieldTable<Self>([
    text,
    categories, excludedCategories, PlaceFields.tags(\.tags),
    chains,
    Field(
      \.type, "type",
      .choice("T", synonyms: PlaceType.synonyms),
      help: """
        Only places of this type: business, or toponym (countries, towns, streets, houses); all for \
        both (default).
        """),
    ToponymFields.searchedKinds.of(\.toponyms),
    ToponymFields.excludedKinds.of(\.toponyms),
    near, within,
    RegionFields.area.of(\.region),
    RegionFields.priority.of(\.region),
    RouteFields.searchedRoute.of(\.route),
    FerryStretch.searched.of(\.ferries),
    ObjectFields.user.of(\.objects),
    Field(
      \.sort, "sort", .choice("KEY"),
      help: """
        relevance, distance (to --near, else --user, else the route), off-route or along (default: \
        off-route with --route; distance with --near alone; else relevance, which is nearest first \
        where there is no text to match).
        """),
    Field(
      \.limit, "limit",
      .integer("N", in: 1...Int.max, expected: "a number of places, 1 or more"), short: "n",
      help: "At most N places (default 32); more with --cursor."),
    Field(
      \.cursor, "cursor", .text("C"),
      help: """
        The places after those of an earlier answer, whose nextCursor is C; the limit and all \
        other options must be unchanged.
        """),
    magicKey,
    ObjectFields.languages.of(\.objects),
    Field(flag: \.leavesSpelling, "no-correction", help: "Do not correct mistyped words."),
    ObjectFields.geometry.of(\.objects),
    RouteFields.precision.of(\.route),
    RouteFields.feature.of(\.route),
    RouteFields.system.of(\.route),
    OutputFields.system.of(\.output),
    onlyCategories,
    Field(
      list: \.filterCategories, "filter-category", .category, json: "filterCategories",
      isServiceOnly: true,
      help: "Only businesses that are in one of these categories besides one of categories."),
    Field(
      flag: \.takesChainsExactly, "exact-chains", isServiceOnly: true,
      help: "Match chains letter by letter; a chain without places finds nothing."),
    Field(
      \.origin, "distance-to", .geometry, isServiceOnly: true,
      help: """
        The geometry from which --sort distance measures: a position, or a LineString, \
        MultiLineString or Polygon as GeoJSON.
        """),
  ])

  package func check(_ form: RequestForm) throws(CommandError) {
    func exclude(
      _ first: Field<Self>, _ isFirst: Bool, _ second: OptionSpec, _ isSecond: Bool,
      _ reason: String
    ) throws(CommandError) {
      guard isFirst, isSecond else { return }
      throw .conflict(form.name(of: first.option), with: form.name(of: second), reason: reason)
    }
    let oneArea = "search in one area; \(form.name(of: ObjectFields.user.option)) adds distances"
    let hasRoute = route.source != nil
    try exclude(Self.near, near != nil, RegionFields.area.option, region.area != nil, oneArea)
    try exclude(Self.near, near != nil, RouteFields.searchedRoute.option, hasRoute, oneArea)
    let key = "the key says what to find"
    try exclude(
      Self.magicKey, magicKey != nil, Self.categories.option, !categories.isEmpty, key)
    try exclude(Self.magicKey, magicKey != nil, Self.chains.option, !chains.isEmpty, key)
    try region.check(form)
    if text != nil, magicKey != nil {
      let operand = form.notation == .words ? "TEXT" : form.name(of: Self.text.option)
      throw .conflict(form.name(of: Self.magicKey.option), with: operand, reason: key)
    }
    try exclude(
      Self.onlyCategories, !onlyCategories.isEmpty, Self.excludedCategories.option,
      !excludedCategories.isEmpty, "name either the wanted ones or the unwanted ones")
    let asksNothing =
      text == nil && categories.isEmpty && tags.isEmpty && chains.isEmpty && near == nil
      && region.area == nil && !hasRoute && toponyms.kinds.isEmpty && type == nil
      && magicKey == nil && onlyCategories.isEmpty && filterCategories.isEmpty
    if asksNothing { throw form.missing(Self.text.option) }
    if !hasRoute, !ferries.isEmpty {
      throw .missingOption(
        """
        \(form.name(of: RouteFields.searchedRoute.option)), which \
        \(form.name(of: FerryStretch.searched.option)) is a stretch of,
        """,
        command: form.command)
    }
    if !hasRoute, near == nil, within != nil {
      throw .missingOption(
        """
        \(form.name(of: Self.near.option)) or \(form.name(of: RouteFields.searchedRoute.option)), \
        which \(form.name(of: Self.within.option)) is measured from,
        """,
        command: form.command)
    }
    if sort == .distance, origin == nil, near == nil, !hasRoute, objects.userPosition == nil {
      throw .missingOption(
        """
        \(form.name(of: Self.near.option)), \(form.name(of: ObjectFields.user.option)) or \
        \(form.name(of: RouteFields.searchedRoute.option)), which the distance is measured to,
        """,
        command: form.command)
    }
  }
}

// MARK: - Searching

extension PlaceSearchRequest {
  package mutating func readFiles(_ form: RequestForm) throws(CommandError) {
    if route.source != nil { route.set(try route.route(form)) }
  }

  /// The request for the engine, with chains as an index spells them, or as they are.
  package func request(
    _ form: RequestForm, _ chainNames: ChainNames? = nil
  ) throws(CommandError) -> SearchRequest {
    var options = objects.options
    options.correctsSpelling = !leavesSpelling
    if let limit { options.pageSize = limit }
    options.resultTypes = resultTypes
    options.filters = SearchFilters(features: tags, chains: chains, categories: filterCategories)
    if let chainNames, !takesChainsExactly {
      options.filters.chains = try chainNames.spellings(of: chains)
    }
    if !onlyCategories.isEmpty {
      options.categoryFilter = .including(onlyCategories)
    } else if !excludedCategories.isEmpty {
      options.categoryFilter = .excluding(excludedCategories)
    }
    options.addressFilter = toponyms.filter
    let area = try area(form)
    options.sort = order(in: area)
    return SearchRequest(
      text, categories: categories, in: area, options: options, cursor: cursor)
  }

  private var resultTypes: SearchResultTypes {
    if let type { return type.resultTypes }
    // Nothing else limits the search.
    return !toponyms.kinds.isEmpty && text == nil && categories.isEmpty && chains.isEmpty
      && magicKey == nil
      ? .toponyms : .all
  }

  private func area(_ form: RequestForm) throws(CommandError) -> SearchArea {
    if route.source != nil {
      let route = try FerryStretch.route(try route.route(form), with: ferries, form)
      return .along(
        route, within: within ?? .kilometers(1), viewport: region.area?.viewport)
    }
    if let near { return .near(near, within: within) }
    return region.searchArea ?? .anywhere
  }

  private func order(in area: SearchArea) -> SearchSort? {
    switch sort {
    case nil: return nil
    case .relevance: return .relevance
    case .offRoute: return .offRoute
    case .along: return .along
    case .distance:
      if let origin { return .distance(to: origin) }
      let user = objects.userPosition.map { SearchGeometry.point($0) }
      switch area {
      case .near(let point, _): return .distance(to: .point(point))
      case .along(let route, _, _): return .distance(to: user ?? .line(route))
      case .viewport, .region, .anywhere: return user.map { .distance(to: $0) }
      }
    }
  }

  /// Searches an index.
  package func output(
    in index: PlaceIndex, _ chainNames: ChainNames, _ projection: OutputProjection,
    _ form: RequestForm, until token: CancellationToken? = nil
  ) throws(CommandError) -> ObjectOutput {
    let request = try request(form, chainNames)
    let token = token ?? CancellationToken(after: request.options.timeLimit)
    let response: SearchResponse
    let warnings: [AnswerWarning]
    do throws(SearchError) {
      if let magicKey {
        var area: SearchArea? = request.area
        if case .anywhere = request.area { area = nil }
        response = try index.search(
          magicKey: magicKey, in: area, options: request.options, cursor: cursor, until: token)
      } else {
        response = try index.search(request, until: token)
      }
      warnings = RequestWarnings(form).answerWarnings(
        try index.warnings(for: request, response: response, until: token))
    } catch {
      if case .cursorFromElsewhere = error { throw .cursorFromElsewhere }
      throw error.inWords(of: region.area)
    }
    return try ObjectOutput(response, to: request, projection, warnings: warnings)
  }

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    ObjectOutput.schema(as: format, facts: SearchFacts.members)
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    let projection = try output.projection(for: format, form)
    try output(in: index, ChainNames(index), projection, form, until: token)
      .write(as: format, to: sink, requestID: requestID)
  }
}

extension PlaceSearchRequest {
  package var corridorWidth: (option: OptionSpec, within: Meters)? {
    route.source == nil ? nil : within.map { (Self.within.option, $0) }
  }
}

// MARK: - Values

extension ValueType where Value == SearchGeometry {
  /// A position, a line or a polygon.
  static var geometry: Self {
    let position = ValueType<Coordinate>.position("GEOMETRY")
    return ValueType(
      .text("GEOMETRY"),
      ValueSchema(
        .any(of: position.schema.body, .type("object")), parameter: position.schema.parameter),
      readText: { (text, context) throws(CommandError) in .point(try context.position(text)) },
      readJSON: { (value, context) throws(CommandError) in
        guard value["type"] != nil else { return .point(try context.position(value)) }
        return try context.geometry(value)
      },
      write: { (geometry, buffer) in
        switch geometry {
        case .point(let point): buffer.append(jsonPosition: point)
        case .line(let route): buffer.append(json: route)
        case .polygon(let polygon): buffer.append(json: [polygon])
        }
      })
  }
}

extension FieldContext {
  /// Reads the line or polygon in a GeoJSON object.
  fileprivate func geometry(_ value: JSONValue) throws(CommandError) -> SearchGeometry {
    switch value["type"]?.string {
    case "LineString", "MultiLineString":
      return .line(
        try RouteInput.route(until: form.token) { () throws(InputError) in
          try RouteReader.read(value, file: name, options: RouteReadOptions())
        })
    case "Polygon":
      let area: MultiPolygon
      do throws(InputError) { area = try AreaReader.read(value, file: name) } catch {
        throw .reading(error)
      }
      return .polygon(area.polygons[0])
    default:
      throw wrongType("a position, or a LineString, MultiLineString or Polygon")
    }
  }
}
