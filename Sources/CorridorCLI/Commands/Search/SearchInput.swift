internal import Corridor
internal import CorridorGeometry
internal import CorridorImport
internal import CorridorIndex

/// What a search is to find: the request that arguments stand for.
struct SearchInput {
  private(set) var request: SearchRequest
  /// The key of a completion, which says what to find in place of the request's text.
  let magicKey: String?
  private let filter: PlaceFilter

  init(_ arguments: Arguments, files: InputFiles) throws(CommandError) {
    try Self.check(arguments)
    filter = try PlaceFilter(arguments, files: files)
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
    request.options.categoryFilter = try arguments.categoryFilter()
    request.options.addressFilter = try arguments.addressFilter()
    try setArea(arguments, files)
    try setSort(arguments)
  }

  /// Why a search failed; what is wrong with an area comes with the file that it was read from.
  func fault(_ error: SearchError) -> CommandError {
    if case .cursorFromElsewhere = error { return .cursorFromElsewhere }
    return filter.fault(error)
  }

  /// Takes the names of chains as the index spells them.
  mutating func spell(_ chains: ChainNames) throws(CommandError) {
    request.options.filters.chains = try chains.spellings(of: request.options.filters.chains)
  }

  /// The area, if one was given.
  var area: SearchArea? {
    if case .anywhere = request.area { return nil }
    return request.area
  }

  private enum SearchType: String {
    case business, toponym
  }

  private static func check(_ arguments: Arguments) throws(CommandError) {
    try arguments.check(.near, excludes: .area, "search in one area; --user adds distances")
    try arguments.check(.near, excludes: .route, "search in one area; --user adds distances")
    let key = "the key says what to find"
    try arguments.check(.magicKey, excludes: .category, key)
    try arguments.check(.magicKey, excludes: .chain, key)
    try arguments.checkRegionPriority()
    guard arguments.operands.isEmpty else {
      guard arguments.has(.magicKey) else { return }
      let operand = arguments.isLine ? arguments.command.operandField : "TEXT"
      throw .conflict(arguments.shown(.magicKey), with: operand, reason: key)
    }
    let selecting: [OptionSpec] = [
      .category, .tag, .chain, .near, .area, .route, .kind, .type, .magicKey,
    ]
    if !selecting.contains(where: arguments.has) { _ = try arguments.operand() }
  }

  private mutating func setArea(
    _ arguments: Arguments, _ files: InputFiles
  ) throws(CommandError) {
    let within = try arguments.meters(.searchWithin).map { Meters($0) }
    if arguments.has(.searchRoute) {
      let route = try files.route(arguments)
      request.area = .along(route, within: within ?? .kilometers(1), viewport: filter.viewport)
    } else if let point = try arguments.coordinate(.near) {
      request.area = .near(point, within: within)
    } else if within != nil {
      throw .missingOption(
        "\(arguments.shown(.near)) or \(arguments.shown(.searchRoute)), which "
          + "\(arguments.shown(.searchWithin)) is measured from,",
        command: arguments.command.name)
    } else if let viewport = filter.viewport {
      request.area = .viewport(viewport)
    }
  }

  private mutating func setSort(_ arguments: Arguments) throws(CommandError) {
    switch try arguments.choice(.searchSort, as: SearchSort.Kind.self) {
    case nil: break
    case .relevance: request.options.sort = .relevance
    case .offRoute: request.options.sort = .offRoute
    case .along: request.options.sort = .along
    case .distance:
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
            command: arguments.command.name)
        }
        request.options.sort = .distance(to: .point(user))
      }
    }
  }
}
