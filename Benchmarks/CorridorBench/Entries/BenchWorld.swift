internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// What entries are measured on: files, indexes and routes, each made when it is first asked for.
final class BenchWorld {
  let options: BenchOptions
  private(set) lazy var files = WorldFiles(options)
  private var known: [String: [BenchRoute]] = [:]
  private var isRivalBuilt = false

  init(_ options: BenchOptions) {
    self.options = options
    unsafe mkdir(options.work, 0o755)
  }

  /// The index of the places.
  private(set) lazy var index = Result { try self.openIndex(places: self.options.places) }

  /// The index of another number of places of the same world.
  func openIndex(places: Int) throws -> PlaceIndex {
    let path = options.indexPath(places: places)
    if unsafe access(path, F_OK) != 0 {
      _ = try files.buildIndex(places: places, at: path)
    }
    return try PlaceIndex(path: path)
  }

  /// The routes of a class, each in a file too.
  func routes(_ kind: RouteClass) throws -> [BenchRoute] {
    if let routes = known[kind.name] { return routes }
    let routes = try files.routes(kind)
    known[kind.name] = routes
    return routes
  }

  /// The places with names in many languages.
  private(set) lazy var text = TextWorld(
    world: files.world, folder: options.work, places: options.places)
  private(set) lazy var textIndex = Result {
    if unsafe access(text.indexPath, F_OK) != 0 { _ = try text.buildIndex(at: text.indexPath) }
    return try PlaceIndex(path: text.indexPath)
  }
  /// What is typed, of every kind.
  private(set) lazy var textQuestions = Result {
    TextQuestion.make(
      count: options.isQuick ? 40 : 400, from: try text.sample(20_000, of: textIndex.get()), seed: 4
    )
  }

  /// The places of an invented country, with streets, towns and their boundaries.
  private(set) lazy var country = ReverseWorld()
  private(set) lazy var countryIndex = Result {
    let path = "\(options.work)/reverse-\(options.places).corridor"
    if unsafe access(path, F_OK) != 0 {
      _ = try country.build(at: path, places: options.places)
    }
    return try PlaceIndex(path: path)
  }

  /// The rival with its index; nil where there is none.
  func rival() throws -> Rival? {
    guard let program = options.rival else { return nil }
    let rival = Rival(program: program, index: options.rivalPath)
    guard !isRivalBuilt, unsafe access(rival.index, F_OK) != 0 else { return rival }
    isRivalBuilt = true
    _ = rival.build(from: try table())
    return rival
  }

  /// The places as a table.
  func table() throws -> String {
    let path = options.tablePath
    if unsafe access(path, F_OK) != 0 {
      let part = path + ".part"
      try files.writeTable(places: options.places, to: part)
      // Under its name only when it is whole.
      guard unsafe rename(part, path) == 0 else { throw BenchError.cannotWrite(path) }
    }
    return path
  }

  /// What is answered by looking at every place; nil where that would take too long, or no answer is
  /// to be checked.
  func exhaustiveSearch(vertices: Int) -> ExhaustiveSearch? {
    options.checks && options.places * vertices <= 5_000_000_000 ? exhaustive : nil
  }
  private lazy var exhaustive = ExhaustiveSearch(files.world, places: options.places)
}
