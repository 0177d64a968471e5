internal import Corridor
internal import CorridorGeometry

/// Searches along routes, the four questions of each.
struct FindEntries {
  private let world: BenchWorld
  private let kind: RouteClass

  init(_ world: BenchWorld, _ kind: RouteClass) {
    self.world = world
    self.kind = kind
  }

  var entries: [Entry] {
    zip(zip(searches, searchesWithRoute), searchesByTwo).flatMap { [$0.0, $0.1, $1] }
  }

  /// With a route that is ready to be searched along.
  var searches: [Entry] {
    Question.allCases.map { question in
      Entry(name: "find/\(kind.name)/\(question)") {
        try jobs(question) { index, route in
          let query = question.query(route)
          return { try index.find(query) }
        }
      }
    }
  }

  /// With a route that is asked about once: it is made from its vertices for the question, as the
  /// rival makes its boxes.
  private var searchesWithRoute: [Entry] {
    Question.allCases.map { question in
      Entry(name: "find/\(kind.name)/\(question)+prepare") {
        try jobs(question) { index, route in
          let vertices = route.route.vertices
          return {
            var fresh = route
            fresh.route = try Route(lines: [vertices])
            return try index.find(question.query(fresh))
          }
        }
      }
    }
  }

  /// With two threads.
  private var searchesByTwo: [Entry] {
    Question.allCases.map { question in
      Entry(name: "find/\(kind.name)/\(question)+2threads") {
        try jobs(question) { index, route in
          let query = question.query(route)
          return { try index.find(query, threads: 2) }
        }
      }
    }
  }

  private func jobs(
    _ question: Question, _ search: (PlaceIndex, BenchRoute) -> () throws -> Answer
  ) throws -> [any Measurable] {
    let index = try world.index.get()
    let rival = try world.rival()
    return try world.routes(kind).map { route in
      var job = Job(
        label: route.name, repetitions: kind.repetitions, run: search(index, route),
        outcome: Outcome.init(of:))
      if let search = world.exhaustiveSearch(vertices: kind.vertices) {
        job.check = { try question.complaint(about: $0, along: route, by: search) }
      }
      if let rival {
        job.rival = {
          rival.query(question.rawValue, route: route.path, repetitions: kind.repetitions)
        }
      }
      return job
    }
  }
}

extension Outcome {
  init(of answer: Answer) {
    self.init(identifiers: answer.hits.lazy.map(\.place.id))
  }
}
