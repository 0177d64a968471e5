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
    let continent = options.placesPerContinent
    let isElsewhere = options.places > continent
    let smaller = isElsewhere ? continent : max(options.places / 10, 1)
    return options.routeClasses.flatMap { kind in
      [Question.q1, .q2].map { question in
        let way = isElsewhere ? "elsewhere" : "denser"
        return Entry(name: "growth/\(kind.name)/\(question)-\(way)", isUsual: false) {
          let (few, many) = (try world.openIndex(places: smaller), try world.index.get())
          return try world.routes(kind).map { route in
            let query = question.query(route)
            var narrowed = query
            if !isElsewhere { narrowed.within = try narrowing(query, few, many) }
            return job(kind, route, query, few, narrowed, many, hasSamePlaces: isElsewhere)
          }
        }
      }
    }
  }

  /// The half-width within which one index has as many places as the other has in the query's.
  private func narrowing(
    _ query: CorridorQuery, _ few: PlaceIndex, _ many: PlaceIndex
  ) throws -> Meters {
    let count = try few.find(query).returned
    let hits = try many.find(query).hits
    guard count > 0 else { return .meters((hits.first?.offRouteMeters ?? 0) / 2) }
    guard count <= hits.count else { return query.within }
    // The last one has to be in, whatever its last digits are.
    return .meters(hits[count - 1].offRouteMeters + 1e-6)
  }

  private func job(
    _ kind: RouteClass, _ route: BenchRoute, _ query: CorridorQuery, _ few: PlaceIndex,
    _ narrowed: CorridorQuery, _ many: PlaceIndex, hasSamePlaces: Bool
  ) -> any Measurable {
    var job = Job(label: route.name, repetitions: kind.repetitions) {
      try many.find(narrowed)
    } outcome: { answer in
      var outcome = Outcome(of: answer)
      outcome.figures["withinMeters"] = narrowed.within.value
      return outcome
    }
    job.rival = {
      let timing = try Timing(kind.repetitions) { try few.find(query) }
      return RivalResult(
        medianMs: timing.medianMs, outcome: hasSamePlaces ? Outcome(of: timing.result) : nil)
    }
    return job
  }
}
