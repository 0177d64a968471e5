package import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// A request for completions of a partial text.
package struct SuggestRequest: OperationRequest, Equatable {
  /// The text typed so far.
  package var text: String?
  package var near: Coordinate?
  package var distance: Meters?
  package var region = RegionFields()
  package var types: [CompletionType] = []
  package var categories: [String] = []
  package var excludedCategories: [String] = []
  package var toponyms = ToponymFields()
  package var limit: Int?
  package var languages: [String] = []
  package var leavesSpelling = false

  package init() {}

  package enum CompletionType: String, CaseIterable, Sendable {
    case business, toponym, query

    var resultTypes: CompletionResultTypes {
      switch self {
      case .business: .businesses
      case .toponym: .toponyms
      case .query: .queries
      }
    }
  }

  package static let operation = Operation.suggest
  package static let example = #"{"text":"cafe"}"#
  static let text = Field<Self>(
    \.text, "text", .text("[TEXT]"), isRequired: true, isOperand: true,
    help: "The text typed so far.")
  static let categories = Field<Self>(
    list: \.categories, "category", .category, short: "c", json: "categories",
    help: "Limit businesses to this category; repeat it or write A,B.")
  static let excludedCategories = Field<Self>(
    list: \.excludedCategories, "exclude-category", .category, json: "excludeCategories",
    help: "No places of this category; repeat it or write A,B.")

  package static let fields = FieldTable<Self>([
    text,
    Field(
      \.near, "near", .position("LAT,LON"),
      help: """
        Near this point: latitude, then longitude, as maps show them ('47.14, 9.52', 'N 47°8.4 E \
        9°31.2').
        """),
    Field(
      \.distance, "distance", .length("DISTANCE", such: "250m"),
      help: "The radius around --near (default 5km) in which places gain most from being near."),
    RegionFields.area.of(\.region),
    RegionFields.priority.of(\.region),
    Field(
      list: \.types, "type",
      .choice(
        "T",
        synonyms: ["businesses": "business", "toponyms": "toponym", "queries": "query"]),
      help: """
        Only completions of this type: business, toponym or query (categories, chains, corrected \
        texts); repeat it for several.
        """),
    categories, excludedCategories,
    ToponymFields.kinds.of(\.toponyms),
    ToponymFields.excludedKinds.of(\.toponyms),
    Field(
      \.limit, "limit",
      .integer("N", in: 1...Int.max, expected: "a number of completions, 1 or more"), short: "n",
      help: "At most N completions (default 10)."),
    Field(
      list: \.languages, "language", .text("XX"), short: "l",
      help: "Names in this language, if there are any (de, ko); repeat it, best first."),
    Field(flag: \.leavesSpelling, "no-correction", help: "Do not correct mistyped words."),
  ])

  package func check(_ form: RequestForm) throws(CommandError) {
    // In a terminal dialog, the user types it later.
    if text == nil, form.notation != .words { throw form.missing(Self.text.option) }
    try region.check(form)
    guard categories.isEmpty || excludedCategories.isEmpty else {
      throw .conflict(
        form.name(of: Self.categories.option), with: form.name(of: Self.excludedCategories.option),
        reason: "name either the wanted ones or the unwanted ones")
    }
  }

  /// The fields as a request to the engine.
  package var request: CompletionRequest {
    var request = CompletionRequest(
      text ?? "", near: near, region: region.area?.viewport,
      regionPriority: region.priority ?? .required, addressFilter: toponyms.filter,
      languages: languages, correctsSpelling: !leavesSpelling)
    if let distance { request.distance = distance }
    if let limit { request.maxResults = limit }
    if !types.isEmpty { request.resultTypes = CompletionResultTypes(types.map(\.resultTypes)) }
    if !categories.isEmpty {
      request.categoryFilter = .including(categories)
    } else if !excludedCategories.isEmpty {
      request.categoryFilter = .excluding(excludedCategories)
    }
    return request
  }

  /// Returns the completions.
  package func completions(
    in index: PlaceIndex, until token: CancellationToken = CancellationToken()
  ) throws(CommandError) -> [SearchCompletion] {
    do throws(SearchError) { return try index.complete(request, until: token) } catch {
      throw error.inWords(of: region.area)
    }
  }

  /// The area in which to search for the places of a collection; nil for everywhere.
  package var area: SearchArea? {
    near.map { .near($0) } ?? region.searchArea
  }

  /// The search for a text in the area of the completions.
  package var search: SearchRequest {
    var search = SearchRequest(in: area ?? .anywhere)
    search.options.languages = languages
    search.options.correctsSpelling = !leavesSpelling
    return search
  }

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    CompletionAnswer.schema
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    try CompletionAnswer(completions(in: index, until: token))
      .append(to: &sink.buffer, requestID: requestID)
    sink.buffer.append("\n")
  }
}
