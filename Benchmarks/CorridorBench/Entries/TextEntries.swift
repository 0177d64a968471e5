internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Suggestions, completions and searches by text, on places with names in many languages.
struct TextEntries {
  private let world: BenchWorld
  private let size: String

  init(_ world: BenchWorld) {
    self.world = world
    size = shortened(world.options.places)
  }

  var entries: [Entry] { [build] + suggesting + completing + searching }

  /// Suggestions and completions alone, with the building of an index that is not there yet.
  var typing: [Entry] {
    let isBuilt = unsafe access(world.text.indexPath, F_OK) == 0
    return (isBuilt ? [] : [build]) + suggesting + completing
  }

  /// From places in memory to the index; making the places does not count.
  private var build: Entry {
    Entry(name: "build/\(size)/text") {
      [
        WorldBuild.job(of: world.options.places, at: world.text.indexPath) {
          try world.text.buildIndex(at: $0)
        }
      ]
    }
  }

  /// What is typed, by kind; `prefix-all` is one to five letters, all of them.
  private static let kinds =
    TextQuestion.prefixKinds + ["prefix-all", TextQuestion.typoKind, TextQuestion.twoWordsKind]

  /// The questions of a kind.
  private func questions(_ kind: String) throws -> [TextQuestion] {
    try world.textQuestions.get().filter {
      $0.kind == kind || kind == "prefix-all" && TextQuestion.prefixKinds.contains($0.kind)
    }
  }

  /// The ten best matches near a focus.
  private var suggesting: [Entry] {
    Self.kinds.map { kind in
      Entry(name: "suggest/\(size)/\(kind)") {
        let index = try world.textIndex.get()
        return try questions(kind).enumerated().map { number, question in
          let query = question.query
          var job = Job(label: question.text, repetitions: 3, isWarm: false) {
            try index.bestMatches(query).matches
          } outcome: { matches in
            Outcome(identifiers: try matches.map { try index.place(at: $0.row).id })
          }
          job.check = check(number) {
            try $0.elementsEqual(index.scanMatches(query).matches.prefix(query.limit))
          }
          return job
        }
      }
    }
  }

  /// The list that is shown for it, with categories, chains, names and addresses.
  private var completing: [Entry] {
    Self.kinds.map { kind in
      Entry(name: "complete/\(size)/\(kind)") {
        let index = try world.textIndex.get()
        return try questions(kind).enumerated().map { number, question in
          let request = CompletionRequest(question.text, near: question.focus)
          var job = Job(label: question.text, repetitions: 3, isWarm: false) {
            try index.complete(request)
          } outcome: { list in
            Outcome(texts: list.map { "\($0.id ?? "") \($0.title) \($0.subtitle)" })
          }
          job.check = check(number) { try $0 == index.completeByScan(request) }
          return job
        }
      }
    }
  }

  /// Pages of ten of the full search.
  private var searching: [Entry] {
    var options = SearchOptions()
    options.pageSize = 10
    let typed: [Entry] = [TextQuestion.twoWordsKind, TextQuestion.typoKind].map { kind in
      search("\(kind)-near") {
        try questions(kind).map {
          SearchRequest($0.text, in: .near($0.focus), options: options)
        }
      }
    }
    return typed + [
      search("category-near") {
        try questions("prefix-1").map {
          SearchRequest(
            categories: ["restaurant"], in: .near($0.focus, within: .kilometers(5)),
            options: options)
        }
      },
      search("text-along-route") {
        let kind = world.options.routeClasses[0]
        return try world.routes(kind).map {
          SearchRequest("Hotel", in: .along($0.route, within: .kilometers(5)), options: options)
        }
      },
    ]
  }

  private func search(_ variant: String, _ requests: @escaping () throws -> [SearchRequest])
    -> Entry
  {
    Entry(name: "search/\(size)/\(variant)") {
      let index = try world.textIndex.get()
      return try requests().enumerated().map { number, request in
        var job = Job(label: request.text ?? "", repetitions: 3) {
          try index.search(request)
        } outcome: { response in
          Outcome(identifiers: response.objects.map(\.uri))
        }
        job.check = check(number) {
          try $0.objects.map(\.uri) == index.fullScan(request).objects.map(\.uri)
        }
        return job
      }
    }
  }

  /// A check against a search that reads every record; nil where those are many, and for seven of
  /// eight questions.
  private func check<Result>(
    _ number: Int, _ isRight: @escaping (Result) throws -> Bool
  ) -> ((Result) throws -> String?)? {
    guard world.options.places <= 50_000, number.isMultiple(of: 8) else { return nil }
    return { try isRight($0) ? nil : "not what is found by reading every record" }
  }
}
