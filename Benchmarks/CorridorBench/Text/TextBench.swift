internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Measures suggestions, corrections and two-word searches on places with speaking names.
struct TextBench {
  private let options: BenchOptions
  private let world: TextWorld

  init(_ options: BenchOptions) {
    self.options = options
    unsafe mkdir(options.work, 0o755)
    world = TextWorld(
      world: World(seed: 1, towns: options.isQuick ? 200 : 4000), folder: options.work,
      places: options.places)
  }

  func run() throws {
    if unsafe access(world.indexPath, F_OK) != 0 {
      let build = try world.buildIndex()
      print(
        "build/\(options.places)/text: \(Int(build.placesPerSecond)) places/s without the making"
          + " of the places, peak \(build.peakMemoryBytes >> 20) MiB")
    }
    let index = try PlaceIndex(path: world.indexPath)
    let questions = TextQuestion.make(
      count: options.isQuick ? 20 : 400, from: try world.sample(20_000, of: index), seed: 4)
    try measure("suggest", questions) { question in
      try index.bestMatches(question.query).matches.count
    }
    try measure("complete", questions) { question in
      try index.complete(CompletionRequest(question.text, near: question.focus)).count
    }
    if let path = options.questions {
      if unsafe access(world.tablePath, F_OK) != 0 { try world.writeTable(of: index) }
      try write(questions, index, to: path)
    }
  }

  /// `suggest/<places>/<kind>`: the ten best matches near a focus; `complete/<places>/<kind>`: the
  /// list that is shown for it, with categories, chains, names and addresses. Every question three
  /// times, the median counts.
  private func measure(
    _ name: String, _ questions: [TextQuestion], _ ask: (TextQuestion) throws -> Int
  ) throws {
    var times: [String: [Double]] = [:]
    var kinds: [String] = []
    var found: [String: Int] = [:]
    for question in questions {
      var own: [Double] = []
      var count = 0
      for _ in 0..<3 {
        let start = milliseconds()
        count = try ask(question)
        own.append(milliseconds() - start)
      }
      if times[question.kind] == nil { kinds.append(question.kind) }
      times[question.kind, default: []].append(median(own))
      found[question.kind, default: 0] += count
    }
    func show(_ kind: String, _ times: [Double]) {
      let percentiles = Percentiles(times)
      print(
        "\(name)/\(options.places)/\(kind): \(found[kind] ?? 0) found,"
          + " p50 \(rounded(percentiles[0.5])) ms, p99 \(rounded(percentiles[0.99])) ms,"
          + " max \(rounded(percentiles[1])) ms")
    }
    for kind in kinds { show(kind, times[kind] ?? []) }
    let typed = kinds.filter { $0.hasPrefix("prefix") }
    found["prefix-all"] = typed.reduce(0) { $0 + (found[$1] ?? 0) }
    show("prefix-all", typed.flatMap { times[$0] ?? [] })
  }

  /// Writes each question with its answer and its time, tab-separated, for the rival.
  private func write(_ questions: [TextQuestion], _ index: PlaceIndex, to path: String) throws {
    guard let file = unsafe fopen(path, "w") else { throw BenchError.cannotWrite(path) }
    defer { unsafe fclose(file) }
    for question in questions {
      var own: [Double] = []
      var matches: [TextMatch] = []
      for _ in 0..<3 {
        let start = milliseconds()
        matches = try index.bestMatches(question.query).matches
        own.append(milliseconds() - start)
      }
      let rows = matches.map { "\($0.row):\($0.score)" }.joined(separator: " ")
      let place = "\(question.focus.lon)\t\(question.focus.lat)"
      let line = "\(question.kind)\t\(question.text)\t\(place)\t\(median(own))\t\(rows)\n"
      unsafe fputs(line, file)
    }
  }

  private func rounded(_ value: Double) -> String {
    let digits: Double = value < 0.1 ? 1e4 : value < 10 ? 1e3 : 10
    return "\((value * digits).rounded() / digits)"
  }
}

extension TextQuestion {
  /// The ten best near the focus; the last word may go on.
  var query: TextQuery {
    var query = TextQuery(text)
    query.isComplete = false
    query.focus = focus
    query.limit = 10
    return query
  }
}
