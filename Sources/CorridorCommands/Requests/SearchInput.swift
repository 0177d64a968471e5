internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// What a search is to find: the request that arguments stand for.
package struct SearchInput {
  private(set) var request: SearchRequest
  /// The key of a completion, which says what to find in place of the request's text.
  private let magicKey: String?
  /// Whether chains are told apart letter by letter.
  private let takesChainsAsTheyAre: Bool
  private let filter: PlaceFilter
  private let warnings: RequestWarnings

  package init(_ arguments: Arguments, inputs: some RequestInputs) throws(CommandError) {
    try Self.check(arguments)
    filter = try PlaceFilter(arguments, inputs: inputs)
    warnings = RequestWarnings(arguments, filter)
    magicKey = arguments.value(.magicKey)
    request = SearchRequest(
      arguments.operands.first, categories: filter.categories, cursor: arguments.value(.cursor))
    request.options = try arguments.objectOptions()
    request.options.correctsSpelling = !arguments.has(.noCorrection)
    request.options.regionPriority = try arguments.choice(.regionPriority) ?? .default
    request.options.pageSize =
      try arguments.integer(.pageSize, in: 1...Int.max, expected: "a number of places from 1 on")
      ?? request.options.pageSize
    switch try arguments.choice(.type, as: SearchType.self) {
    case .all: break
    case .business: request.options.resultTypes = .businesses
    case .toponym: request.options.resultTypes = .toponyms
    case nil:
      // Nothing else says what is wanted.
      let others: [OptionSpec] = [.category, .chain, .magicKey]
      if arguments.has(.kind), arguments.operands.isEmpty, !others.contains(where: arguments.has) {
        request.options.resultTypes = .toponyms
      }
    }
    request.options.filters.features = filter.tags
    request.options.filters.chains = arguments.all(.chain)
    takesChainsAsTheyAre = arguments.has(.exactChains)
    request.options.filters.categories = try arguments.categories(.filterCategory)
    try arguments.check(
      .onlyCategory, excludes: .excludedCategory,
      "name those that are wanted, or those that are not")
    request.options.categoryFilter =
      arguments.has(.onlyCategory)
      ? .including(try arguments.categories(.onlyCategory)) : try arguments.categoryFilter()
    request.options.addressFilter = try arguments.addressFilter()
    try setArea(arguments, inputs)
    try setSort(arguments, inputs)
  }

  /// Why a search failed; what is wrong with an area comes with the file that it was read from.
  private func fault(_ error: SearchError) -> CommandError {
    if case .cursorFromElsewhere = error { return .cursorFromElsewhere }
    return filter.fault(error)
  }

  /// Takes the names of chains as the index spells them.
  private mutating func spell(_ chains: ChainNames) throws(CommandError) {
    if takesChainsAsTheyAre { return }
    request.options.filters.chains = try chains.spellings(of: request.options.filters.chains)
  }

  /// The area, if one was given.
  private var area: SearchArea? {
    if case .anywhere = request.area { return nil }
    return request.area
  }

  private enum SearchType: String {
    case business, toponym, all
  }

  private static func check(_ arguments: Arguments) throws(CommandError) {
    let oneArea = "search in one area; \(arguments.shown(.user)) adds distances"
    try arguments.check(.near, excludes: .area, oneArea)
    try arguments.check(.near, excludes: .route, oneArea)
    let key = "the key says what to find"
    try arguments.check(.magicKey, excludes: .category, key)
    try arguments.check(.magicKey, excludes: .chain, key)
    try arguments.checkRegionPriority()
    guard arguments.operands.isEmpty else {
      guard arguments.has(.magicKey) else { return }
      let operand = arguments.form == .words ? "TEXT" : arguments.shownOperand
      throw .conflict(arguments.shown(.magicKey), with: operand, reason: key)
    }
    let selecting: [OptionSpec] = [
      .category, .tag, .chain, .near, .area, .route, .kind, .type, .magicKey, .onlyCategory,
      .filterCategory,
    ]
    if !selecting.contains(where: arguments.has) { _ = try arguments.operand() }
  }

  private mutating func setArea(
    _ arguments: Arguments, _ inputs: some RequestInputs
  ) throws(CommandError) {
    let within = try arguments.meters(.searchWithin).map { Meters($0) }
    if arguments.has(.searchRoute) {
      let route = try FerryInput(arguments).route(try inputs.route(arguments))
      request.area = .along(route, within: within ?? .kilometers(1), viewport: filter.viewport)
    } else if arguments.has(.ferry) {
      throw .missingOption(
        "\(arguments.shown(.searchRoute)), which \(arguments.shown(.ferry)) is a stretch of,",
        command: arguments.commandName)
    } else if let point = try arguments.coordinate(.near) {
      request.area = .near(point, within: within)
    } else if within != nil {
      throw .missingOption(
        "\(arguments.shown(.near)) or \(arguments.shown(.searchRoute)), which "
          + "\(arguments.shown(.searchWithin)) is measured from,",
        command: arguments.commandName)
    } else if let viewport = filter.viewport {
      request.area = .viewport(viewport)
    }
  }

  private mutating func setSort(
    _ arguments: Arguments, _ inputs: some RequestInputs
  ) throws(CommandError) {
    switch try arguments.choice(.searchSort, as: SearchSort.Kind.self) {
    case nil: break
    case .relevance: request.options.sort = .relevance
    case .offRoute: request.options.sort = .offRoute
    case .along: request.options.sort = .along
    case .distance:
      if let origin = try inputs.origin(arguments) {
        request.options.sort = .distance(to: origin)
        return
      }
      switch request.area {
      case .near(let point, _): request.options.sort = .distance(to: .point(point))
      case .along(let route, _, _):
        let user = request.options.userPosition
        request.options.sort = .distance(to: user.map { .point($0) } ?? .line(route))
      case .viewport, .anywhere:
        guard let user = request.options.userPosition else {
          throw .missingOption(
            "\(arguments.shown(.near)), \(arguments.shown(.user)) or "
              + "\(arguments.shown(.searchRoute)), which the distance is measured to,",
            command: arguments.commandName)
        }
        request.options.sort = .distance(to: .point(user))
      }
    }
  }
}

extension SearchInput {
  /// What is found in an index.
  package func output(
    in index: PlaceIndex, _ chains: ChainNames, _ projection: OutputProjection,
    until token: CancellationToken? = nil
  ) throws(CommandError) -> ObjectOutput {
    var input = self
    try input.spell(chains)
    let token = token ?? CancellationToken(after: request.options.timeLimit)
    let response: SearchResponse
    let warnings: [AnswerWarning]
    do throws(SearchError) {
      if let key = magicKey {
        response = try index.search(
          magicKey: key, in: area, options: input.request.options,
          cursor: request.cursor, until: token)
      } else {
        response = try index.search(input.request, until: token)
      }
      var along: (Route, Double)?
      if case .along(let route, let within, _) = request.area { along = (route, within.value) }
      // A page behind the last is empty, too.
      let isEmpty = response.objects.isEmpty && request.cursor == nil
      warnings = try self.warnings.warnings(
        along: along, isEmpty: isEmpty, in: index, until: token)
    } catch {
      throw fault(error)
    }
    return ObjectOutput(response, to: input.request, projection, warnings: warnings)
  }
}
