internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

/// What it costs to have the answer to a search in hand: as columns, and as text. The question is q2, any place
/// within 1 km; the rival is the search alone.
struct AnswerEntries {
  private let world: BenchWorld
  private let kind: RouteClass

  init(_ world: BenchWorld, _ kind: RouteClass) {
    self.world = world
    self.kind = kind
  }

  var entries: [Entry] { columns + outputs }

  /// The search and the columns.
  private var columns: [Entry] {
    let choices: [(name: String, columns: HitColumns.Choice)] = [
      ("numbers", [.position, .distance, .side]),
      ("names", [.position, .distance, .side, .id, .name]),
      ("passes", [.position, .distance, .side, .pass]),
      ("usual", .usual),
    ]
    return choices.map { choice in
      Entry(name: "columns/\(kind.name)/\(choice.name)") {
        let index = try world.index.get()
        return try world.routes(kind).map { route in
          let nearest = Question.q2.query(route)
          var query = nearest
          query.passes.countsAhead = choice.columns.contains(.pass)
          var job = Job(
            label: route.name, repetitions: kind.repetitions,
            run: { [query] in try index.columns(query, choice.columns) },
            outcome: { columns in
              var outcome = Outcome(count: columns.count)
              outcome.figures["columns"] = Double(choice.columns.rawValue.nonzeroBitCount)
              return outcome
            })
          job.check = { columns in
            let hits = try index.find(nearest).hits
            let isSame =
              columns.count == hits.count
              && hits.enumerated().allSatisfy { row, hit in
                columns.offRouteMeters[row] == hit.offRouteMeters
                  && (columns.id.count == 0 || columns.id[row] == hit.place.id)
                  && (columns.pass.count == 0 || Int(columns.passCount[row]) == hit.passCount)
              }
            return isSame ? nil : "columns other than the hits"
          }
          job.rival = {
            RivalResult(medianMs: try Timing(kind.repetitions) { try index.find(nearest) }.medianMs)
          }
          return job
        }
      }
    }
  }

  /// The text alone, without the search.
  private var outputs: [Entry] {
    [OutputFormat.ndjson, .csv, .geojson].flatMap { format in
      [1, 2].map { threads in
        let suffix = threads > 1 ? "+\(threads)threads" : ""
        return Entry(name: "output/\(kind.name)/\(format.rawValue)\(suffix)") {
          let index = try world.index.get()
          return try world.routes(kind).map { route in
            var query = Question.q2.query(route)
            query.passes.countsAhead = true
            let output = HitOutput(
              try index.find(query), to: query, in: index,
              try OutputFields().projection(for: format, .words("find")))
            var options = OutputOptions()
            options.threads = threads
            var job = Job(
              label: route.name, repetitions: kind.repetitions,
              run: { [options] in
                var bytes = 0
                let sink = ByteSink { piece in
                  bytes += piece.count
                  return true
                }
                try output.write(as: format, to: sink, options)
                return bytes
              }, outcome: { Outcome(count: $0) })
            job.rival = { [query] in
              RivalResult(medianMs: try Timing(kind.repetitions) { try index.find(query) }.medianMs)
            }
            return job
          }
        }
      }
    }
  }
}
