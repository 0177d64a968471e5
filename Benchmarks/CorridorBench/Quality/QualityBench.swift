internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorImport
internal import CorridorIndex
internal import Glibc

/// Measures how soon the place that someone looks for is among the completions, on real extracts.
///
/// Cases are made of the places themselves, see ``QualityMaker``; the user is within 5 km. Three
/// figures: *strict* counts the very place, by its URI. *equal* also counts a completion that shows
/// the same name, or the same street and house number, and is no farther from the user: of two equal
/// things the nearer one is the better answer. *within* also counts a category or chain that the
/// place is in. *crowded* says in how many cases five or more places of other names match what was
/// typed and are nearer: no order by distance could show the place among five then. *ceiling* is the
/// recall@5 that no order whatsoever can be expected to exceed, see ``QualityCeiling``.
struct QualityBench {
  private let options: BenchOptions
  private let data: String

  /// Cases of each kind in each extract, where there are as many.
  private static let casesPerKind = 300
  private static let seed: UInt64 = 11
  private static let mostLetters = 20

  init(_ options: BenchOptions) throws(BenchError) {
    guard let data = options.data else { throw .usage("quality needs --data FOLDER") }
    self.options = options
    self.data = data
    unsafe mkdir(options.work, 0o755)
  }

  func run() throws {
    var all: [String: QualityFigures] = [:]
    var kinds: [String] = []
    for extract in QualityExtract.all {
      let path = "\(options.work)/quality-\(extract.name).corridor"
      _ = try PlaceImporter(ImportOptions(inputs: ["\(data)/\(extract.file)"], output: path)).run()
      let index = try PlaceIndex(path: path)
      var maker = try QualityMaker(
        index, count: options.isQuick ? 20 : Self.casesPerKind, seed: Self.seed)
      let cases = try maker.cases(language: extract.language)
      print(
        "quality/\(extract.name): \(index.count) rows, \(maker.named.count) named,"
          + " \(maker.addressed.count) addresses, seed \(Self.seed)")
      var own: [String: QualityFigures] = [:]
      for test in cases {
        if !kinds.contains(test.kind) { kinds.append(test.kind) }
        let outcome = try judge(test, in: index)
        own[test.kind, default: QualityFigures()].add(outcome)
        all[test.kind, default: QualityFigures()].add(outcome)
      }
      for kind in kinds { show(extract.name, kind, own[kind]) }
    }
    for kind in kinds { show("all", kind, all[kind]) }
  }

  /// Asks for completions and sees where the place stands among them.
  private func judge(_ test: QualityCase, in index: PlaceIndex) throws -> QualityOutcome {
    let list = try index.complete(CompletionRequest(test.text, near: test.focus))
    var outcome = rank(of: test, in: list)
    if test.hasCeiling {
      outcome.isCrowded = try crowd(about: test, index) >= 5
      outcome.ceiling = try QualityCeiling(of: test, in: index).value
    }
    if options.showsMisses, (outcome.equal ?? .max) > 5, test.kind != "category" {
      let crowded = outcome.isCrowded ? " (crowded)" : ""
      let metres = Int(test.focus.metres(to: test.target.position.coordinate))
      print(
        "  missed \(test.kind)\(crowded) '\(test.text)' \(test.target.name ?? test.target.id)"
          + " \(metres) m: \(titles(list))")
    }
    if test.kind == "prefix-4" {
      outcome.keystrokes = try keystrokes(of: test, in: index)
      outcome.isTyped = true
    }
    return outcome
  }

  /// How many letters are typed until the place is among the first five; nil for never.
  private func keystrokes(of test: QualityCase, in index: PlaceIndex) throws -> Int? {
    for letters in 1...Self.mostLetters {
      guard let text = QualityMaker.prefix(of: test.target.name ?? "", letters: letters) else {
        return nil
      }
      let list = try index.complete(CompletionRequest(text, near: test.focus))
      if let rank = rank(of: test, in: list).equal, rank <= 5 { return letters }
    }
    return nil
  }

  private func titles(_ list: [SearchCompletion]) -> String {
    list.prefix(6).map { "\($0.title) (\($0.kind), \(Int($0.distanceMeters ?? -1)) m)" }
      .joined(separator: " | ")
  }

  private func rank(of test: QualityCase, in list: [SearchCompletion]) -> QualityOutcome {
    let target = test.target
    let own = test.focus.metres(to: target.position.coordinate)
    let strict = list.firstIndex { $0.id == target.id }
    let equal = list.firstIndex { completion in
      guard completion.id != target.id else { return true }
      guard let at = completion.coordinate, test.focus.metres(to: at) <= own else {
        return false
      }
      return test.kind.hasPrefix("address")
        ? target.isAddress(shownBy: completion) : completion.title == target.name
    }
    let within = list.firstIndex { $0.id == target.id || target.isPart(of: $0) }
    return QualityOutcome(
      strict: strict.map { $0 + 1 }, equal: equal.map { $0 + 1 },
      within: [equal, within].compactMap { $0 }.min().map { $0 + 1 })
  }

  /// How many names of other places fit what was typed and are nearer.
  private func crowd(about test: QualityCase, _ index: PlaceIndex) throws -> Int {
    var query = TextQuery(test.text)
    query.isComplete = false
    query.correctsSpelling = false
    let own = test.focus.metres(to: test.target.position.coordinate)
    var names: Set<String> = []
    for match in try index.allMatches(query).matches where match.row != test.target.row {
      let place = try index.place(at: match.row)
      guard test.focus.metres(to: place.coordinate) < own, let name = place.name,
        name != test.target.name
      else { continue }
      names.insert(name)
    }
    return names.count
  }

  private func show(_ extract: String, _ kind: String, _ figures: QualityFigures?) {
    guard let figures else { return }
    func line(_ name: String, _ tally: QualityTally) -> String {
      "\(name) \(rounded(tally.recallAt1)) \(rounded(tally.recallAt5))"
        + " \(rounded(tally.meanReciprocalRank))"
    }
    var text = "quality/\(extract)/\(kind): \(figures.equal.cases) cases, recall@1 recall@5 MRR: "
    text += [
      line("equal", figures.equal), line("strict", figures.strict),
      line("within", figures.within),
    ].joined(separator: ", ")
    if QualityCase.hasCeiling(kind) {
      let cases = Double(figures.equal.cases)
      text += ", crowded \(rounded(Double(figures.crowded) / cases))"
      text += ", ceiling \(rounded(figures.ceilings / cases))"
    }
    if !figures.keystrokes.isEmpty {
      let mean = figures.keystrokes.reduce(0, +) / Double(figures.keystrokes.count)
      text += ", keystrokes mean \(rounded(mean)) median \(median(figures.keystrokes))"
      text += ", never \(figures.neverFound)"
    }
    print(text)
  }

  private func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
