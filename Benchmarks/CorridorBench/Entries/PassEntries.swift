internal import Corridor

/// Every pass of a place, beside the nearest one alone: by routes that are driven there and back.
struct PassEntries {
  private let world: BenchWorld
  private let kind: RouteClass

  init(_ world: BenchWorld, _ kind: RouteClass) {
    self.world = world
    self.kind = kind
  }

  var entries: [Entry] {
    [Question.q1, .q2].flatMap { question in
      [
        Entry(name: "passes/\(kind.name)/\(question)") { try jobs(question, isReturn: false) },
        Entry(name: "passes/\(kind.name)/\(question)+return") {
          try jobs(question, isReturn: true)
        },
      ]
    }
  }

  private func jobs(_ question: Question, isReturn: Bool) throws -> [any Measurable] {
    let index = try world.index.get()
    return try world.routes(kind).map { route in
      var route = route
      if isReturn {
        let out = route.route.vertices
        route.route = try Route(lines: [out + out.reversed().dropFirst()])
      }
      let nearest = question.query(route)
      var all = nearest
      all.passes.selection = .all
      var job = Job(
        label: route.name, repetitions: kind.repetitions, run: { [all] in try index.find(all) },
        outcome: Outcome.init(of:))
      job.check = { answer in
        let counts = Dictionary(grouping: answer.hits, by: \.place.id)
        let isWhole = counts.allSatisfy { $1.count == $1[0].passCount }
        let found = try index.find(nearest).found
        return isWhole && counts.count == found ? nil : "passes are missing"
      }
      job.rival = {
        RivalResult(medianMs: try Timing(kind.repetitions) { try index.find(nearest) }.medianMs)
      }
      return job
    }
  }
}
