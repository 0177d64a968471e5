internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Runs all measurements and prints a row for each.
struct Bench {
  private let options: BenchOptions
  private let files: WorldFiles
  private let rival: Rival?
  private let indexPath: String

  init(_ options: BenchOptions) throws {
    self.options = options
    unsafe mkdir(options.work, 0o755)
    files = WorldFiles(options)
    indexPath = options.indexPath
    rival = options.rival.map { Rival(program: $0, index: "\(options.work)/\(options.places).idx") }
  }

  func run() throws {
    try build()
    let index = try PlaceIndex(path: indexPath)
    print("\nplaces \(index.count), bytes/place \(index.fileLength / max(index.count, 1))")
    measureOpen()
    for kind in options.routeClasses {
      if let only = options.only, !"find/\(kind.name)/".hasPrefix(only.prefix(9)) { continue }
      let routes = try files.routes(kind)
      for question in Question.allCases {
        let name = "find/\(kind.name)/\(question)"
        guard options.only.map({ name.hasPrefix($0) }) ?? true else { continue }
        try measure(question, routes, kind, index)
      }
      guard options.only == nil else { continue }
      try measureReading(routes)
      measureColdStarts(routes)
    }
  }

  private func build() throws {
    if unsafe access(indexPath, F_OK) != 0 {
      let rate = try files.buildIndex(places: options.places, at: indexPath)
      print("build/\(options.places): \(Int(rate)) places/s, generation included")
    }
    guard let rival, unsafe access(rival.index, F_OK) != 0 else { return }
    let table = options.tablePath
    if unsafe access(table, F_OK) != 0 { try files.writeTable(places: options.places, to: table) }
    print("rival: \(rival.build(from: table) ?? "failed")")
  }

  /// `find/<route>/<question>`: warm searches; median over routes of the ratio to the rival.
  private func measure(
    _ question: Question, _ routes: [BenchRoute], _ kind: RouteClass, _ index: PlaceIndex
  ) throws {
    var times: [Double] = []
    var rivals: [Double] = []
    var ratios: [Double] = []
    var count = 0
    var notes = ""
    for route in routes {
      let query = question.query(route)
      var own: [Double] = []
      var answer = try index.find(query)
      for _ in 0..<kind.repetitions * (options.only == nil ? 1 : 50) {
        let start = milliseconds()
        answer = try index.find(query)
        own.append(milliseconds() - start)
      }
      count += answer.returned
      times.append(median(own))
      guard let rival else { continue }
      guard
        let other = rival.query(
          question.rawValue, route: route.path, repetitions: kind.repetitions)
      else {
        notes = " (rival failed)"
        continue
      }
      rivals.append(other.medianMs)
      ratios.append(median(own) / other.medianMs)
      if other.count != answer.returned {
        notes += " \(route.name): \(answer.returned)/\(other.count)"
      }
      if other.checksum != checksum(answer) { notes += " \(route.name): other set" }
    }
    var line = "find/\(kind.name)/\(question): \(count) hits, \(rounded(median(times))) ms"
    if !ratios.isEmpty {
      line += ", rival \(rounded(median(rivals))) ms, ratio \(rounded(median(ratios)))"
    }
    print(line + notes)
  }

  /// The order-free checksum that the rival prints: the sum of SplitMix64 over the ids.
  private func checksum(_ answer: Answer) -> UInt64 {
    answer.hits.reduce(0) { sum, hit in
      var random = Random(seed: UInt64(hit.place.id.dropFirst(6)) ?? 0)
      return sum &+ random.next()
    }
  }

  /// `open/<places>`: opening the index, which must not depend on its size.
  private func measureOpen() {
    var times: [Double] = []
    for _ in 0..<101 {
      let start = milliseconds()
      guard (try? PlaceIndex(path: indexPath)) != nil else { return }
      times.append(milliseconds() - start)
    }
    print("open/\(options.places): \(rounded(median(times))) ms")
  }

  /// `read/<route>/geojson`: from the file to a route ready to search.
  private func measureReading(_ routes: [BenchRoute]) throws {
    guard let route = routes.first else { return }
    var times: [Double] = []
    for _ in 0..<5 {
      let start = milliseconds()
      _ = try Route(contentsOf: route.path)
      times.append(milliseconds() - start)
    }
    let vertices = route.route.vertices.count
    print("read/\(route.name)/geojson: \(vertices) vertices, \(rounded(median(times))) ms")
  }

  /// `cold/<route>/q1`: from the start of the process to its end.
  private func measureColdStarts(_ routes: [BenchRoute]) {
    guard let command = options.command, let route = routes.first else { return }
    var own: [Double] = []
    var other: [Double] = []
    for _ in 0..<15 {
      var start = milliseconds()
      let answer = Subprocess.output([
        command, "find", "--route", route.path, "--category", "fuel", "--within", "2km",
        "--places", indexPath,
      ])
      guard answer != nil else { return print("cold/\(route.name): the command failed") }
      own.append(milliseconds() - start)
      guard let rival else { continue }
      start = milliseconds()
      _ = rival.query("q1", route: route.path, repetitions: 1)
      other.append(milliseconds() - start)
    }
    var line = "cold/\(route.name)/q1: \(rounded(median(own))) ms"
    if !other.isEmpty {
      line += ", rival \(rounded(median(other))) ms, ratio \(rounded(median(own) / median(other)))"
    }
    print(line)
  }

  private func rounded(_ value: Double) -> String {
    let digits: Double = value < 0.1 ? 1e4 : value < 10 ? 1e3 : 10
    return "\((value * digits).rounded() / digits)"
  }
}
