internal import Corridor
internal import CorridorGeometry

/// How the cost of a search grows with its route, from 100 to a million vertices.
struct ModelEntries {
  private let world: BenchWorld

  init(_ world: BenchWorld) { self.world = world }

  /// Routes of each number of vertices.
  private var classes: [RouteClass] {
    [(100, 20, 101), (1000, 20, 101), (10_000, 10, 31), (100_000, 3, 11), (1_000_000, 1, 5)]
      .prefix(world.options.isQuick ? 2 : 5).map { vertices, count, repetitions in
        RouteClass(
          name: "\(shortened(vertices))-vertices", count: world.options.isQuick ? 2 : count,
          vertices: vertices, repetitions: repetitions)
      }
  }

  var entries: [Entry] {
    classes.flatMap { kind in
      [
        entry(kind, "prepare") { _, route in
          let vertices = route.route.vertices
          return { try Route(lines: [vertices]) }
        } outcome: { _ in
          Outcome()
        }
      ]
        + [Question.q1, .q2].map { question in
          entry(kind, question.rawValue) { index, route in
            let query = question.query(route)
            return {
              var counts = WalkCounts()
              return (answer: try index.find(query, counts: &counts), counts: counts)
            }
          } outcome: { found in
            var outcome = Outcome(of: found.answer)
            outcome.figures["nodes"] = Double(found.counts.nodes)
            outcome.figures["leaves"] = Double(found.counts.leaves)
            outcome.figures["candidates"] = Double(found.counts.candidates)
            outcome.figures["geodesics"] = Double(found.counts.geodesics)
            return outcome
          }
        }
    }
  }

  private func entry<Result>(
    _ kind: RouteClass, _ variant: String,
    _ work: @escaping (PlaceIndex, BenchRoute) -> () throws -> Result,
    outcome: @escaping (Result) throws -> Outcome
  ) -> Entry {
    Entry(name: "model/\(kind.name)/\(variant)", isUsual: false) {
      let index = try world.index.get()
      return try world.routes(kind).map { route in
        Job(label: route.name, repetitions: kind.repetitions, run: work(index, route)) { result in
          var outcome = try outcome(result)
          outcome.figures["vertices"] = Double(kind.vertices)
          outcome.figures["kilometers"] = (route.route.lengthMeters / 1000).rounded()
          outcome.figures["hits"] = Double(outcome.count)
          return outcome
        }
      }
    }
  }
}
