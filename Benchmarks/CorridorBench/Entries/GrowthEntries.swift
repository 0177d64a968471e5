internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex

/// What more places cost a search whose answer they do not change.
///
/// The rival is Corridor itself with fewer places; the ratio is what the others cost. Two ways in
/// which places can be more and the answer still of one size:
///
/// - *elsewhere*, where there is more than one continent: the same query against the first continent
///   alone. The answers have to be the same places.
/// - *denser*: against a tenth of the places on the same land. In the larger world the corridor is
///   made narrower for each route, until the answer has as many places as in the smaller one: the
///   distance of the last of them is the half-width. (Ten times as many places in a tenth of the
///   corridor: more of the tree is met for each place found, which this shows and the other way hides.)
struct GrowthEntries {
  private let world: BenchWorld

  init(_ world: BenchWorld) { self.world = world }

  var entries: [Entry] {
    let options = world.options
    let isElsewhere = options.places > options.placesPerContinent
    let smaller = isElsewhere ? options.placesPerContinent : max(options.places / 10, 1)
    let way = isElsewhere ? "elsewhere" : "denser"
    return options.routeClasses.flatMap { kind in
      [Question.q1, .q2].map { question in
        Entry(name: "growth/\(kind.name)/\(question)-\(way)", isUsual: false) {
          let (few, many) = (try world.openIndex(places: smaller), try world.index.get())
          return try world.routes(kind).map { route in
            let before = Search(index: few, query: question.query(route))
            var after = Search(index: many, query: before.query)
            if !isElsewhere { try after.narrow(to: before.run().returned) }
            return job(kind, route, before, after, hasSamePlaces: isElsewhere)
          }
        }
      }
    }
  }

  private func job(
    _ kind: RouteClass, _ route: BenchRoute, _ before: Search, _ after: Search,
    hasSamePlaces: Bool
  ) -> any Measurable {
    var job = Job(label: route.name, repetitions: kind.repetitions, run: after.run) { answer in
      var outcome = Outcome(of: answer)
      outcome.figures["withinMeters"] = after.query.corridor.within.value
      return outcome
    }
    job.check = { answer in
      let smaller = try before.run()
      let isRight =
        hasSamePlaces
        ? Outcome(of: answer).agrees(with: Outcome(of: smaller))
        : answer.returned == smaller.returned
      return isRight ? nil : "\(answer.returned) places, not the \(smaller.returned) of fewer"
    }
    job.rival = {
      RivalResult(medianMs: try Timing(kind.repetitions, before.run).medianMs)
    }
    return job
  }
}

/// A query of one index.
private struct Search {
  let index: PlaceIndex
  var query: CorridorQuery

  func run() throws -> Answer { try index.find(query) }

  /// Makes the corridor narrower until it has no more than `count` places.
  mutating func narrow(to count: Int) throws {
    let hits = try run().hits
    if count == 0 {
      query.corridor.within = .meters((hits.first?.offRouteMeters ?? 0) / 2)
    } else if count <= hits.count {
      // The last one has to be in, whatever its last digits are.
      query.corridor.within = .meters(hits[count - 1].offRouteMeters + 1e-6)
    }
  }
}
