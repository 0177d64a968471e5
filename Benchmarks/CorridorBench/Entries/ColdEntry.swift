internal import Corridor
internal import Glibc

/// Q1 by the command, from the start of the process to its end.
struct ColdEntry {
  private let world: BenchWorld
  private let kind: RouteClass

  init(_ world: BenchWorld, _ kind: RouteClass) {
    self.world = world
    self.kind = kind
  }

  private static let repetitions = 15

  var entry: Entry {
    let options = world.options
    let isMissing = options.command == nil ? "needs --command CORRIDOR" : nil
    return Entry(name: "cold/\(kind.name)/q1", isMissing: isMissing) {
      guard let command = options.command, let route = try world.routes(kind).first else {
        return []
      }
      let index = try world.index.get()
      let arguments = [
        command, "find", "--route", route.path, "--category", "fuel", "--within", "2km",
        "--places", index.path,
      ]
      var job = Job(label: route.name, repetitions: Self.repetitions) {
        guard let text = Subprocess.output(arguments) else { throw BenchError.cannotRead(command) }
        return text
      } outcome: { text in
        // GeoJSON with a feature a line, which begins with its identifier.
        let mark = #"{"type":"Feature","id":""#
        return Outcome(
          identifiers: text.split(separator: "\n").lazy.filter { $0.hasPrefix(mark) }.map {
            String($0.dropFirst(mark.count).prefix { $0 != "\"" })
          })
      }
      job.isElsewhere = true
      job.check = { [outcome = job.outcome] text in
        let warm = Outcome(of: try index.find(Question.q1.query(route)))
        return try outcome(text).agrees(with: warm) ? nil : "not what is found in this process"
      }
      if let rival = try world.rival() {
        job.rival = {
          let timing = try Timing(Self.repetitions) {
            rival.query("q1", route: route.path, repetitions: 1)
          }
          return timing.result.map {
            RivalResult(medianMs: timing.medianMs, outcome: $0.outcome)
          }
        }
      }
      return [job]
    }
  }
}
