internal import Corridor
internal import CorridorFormats

/// Writes what the detours of a place are made of, and what the engine was asked.
struct ExplainedDetours {
  private let detours: [ExplainedDetour]
  private let requests: [DetourRequestLog.Entry]
  /// The positions at which detours leave and rejoin the route.
  private let ends: [(leave: OutputPosition, rejoin: OutputPosition)]

  /// For people.
  init(_ explanation: Explanation) {
    (detours, requests, ends) = (explanation.detours, explanation.engineRequests, [])
  }

  /// For programs.
  init(_ explanation: Explanation, _ projection: OutputProjection) throws(CommandError) {
    (detours, requests) = (explanation.detours, explanation.engineRequests)
    ends = try detours.map { (detour) throws(CommandError) in
      (try projection.position(detour.leave), try projection.position(detour.rejoin))
    }
  }

  // MARK: For people

  /// Writes a table of the detours, and a line for each request.
  func write(to sink: ByteSink, style: TerminalStyle) throws(OutputError) {
    try table.write(to: sink, style: style)
    let cached = requests.count { $0.isCached }
    sink.buffer.append("\nrequests to the engine: \(requests.count)")
    if cached > 0 { sink.buffer.append(", \(cached) answered from the cache") }
    sink.buffer.append("\n")
    for request in requests {
      sink.buffer.append("\(request.method) \(request.path)")
      if let body = request.body { sink.buffer.append(" \(body)") }
      sink.buffer.append("\n")
    }
  }

  private var table: TextTable {
    var table = TextTable([
      .init("detour"), .init("leaves km", isNumber: true), .init("rejoins km", isNumber: true),
      .init("at least", isNumber: true), .init("there", isNumber: true),
      .init("back", isNumber: true), .init("along the route", isNumber: true),
      .init("costs", isNumber: true),
    ])
    for (number, detour) in detours.enumerated() {
      let known = try? detour.detour.get()
      let costs =
        switch detour.detour {
        case .success(let known): Self.words(known.seconds, known.meters)
        case .failure(let reason): "unknown: \(reason.words)"
        }
      table.append([
        "\(number + 1) of \(detours.count)", ReadableLength.kilometers(detour.leaveAlongMeters),
        ReadableLength.kilometers(detour.rejoinAlongMeters),
        Self.words(detour.leastSeconds, detour.leastMeters),
        Self.words(known?.ways.out.seconds, known?.ways.out.meters),
        Self.words(known?.ways.back.seconds, known?.ways.back.meters),
        Self.words(detour.routeSeconds, detour.routeMeters)
          + (detour.usesTimesOfRoute ? " by its document" : ""),
        costs,
      ])
    }
    return table
  }

  /// `312.4 s, 2051 m`
  private static func words(_ seconds: Double?, _ meters: Double?) -> String {
    var words: [String] = []
    for (value, decimals, unit) in [(seconds, 1, "s"), (meters, 0, "m")] {
      guard let value else { continue }
      var buffer = TextBuffer()
      buffer.append(value, decimals: decimals)
      words.append("\(buffer.text) \(unit)")
    }
    return words.isEmpty ? "?" : words.joined(separator: ", ")
  }

  // MARK: For programs

  private typealias Row = (
    detour: ExplainedDetour, ends: (leave: OutputPosition, rejoin: OutputPosition)
  )

  static let members: [Member<ExplainedDetours>] = [
    Member("journeys", .list(.object(journeyMembers))) { explained in
      zip(explained.detours, explained.ends).map { (detour: $0, ends: $1) }
    },
    Member("requestCount", .count) { $0.requests.count },
    Member("cachedRequestCount", .count) { explained in explained.requests.count { $0.isCached } },
    Member("requests", .list(.object(requestMembers))) { $0.requests },
  ]

  private static let journeyMembers: [Member<Row>] = [
    Member("alongMeters", .meters) { $0.detour.alongMeters },
    Member("leaveAlongMeters", .meters) { $0.detour.leaveAlongMeters },
    Member("leave", .position) { $0.ends.leave },
    Member("rejoinAlongMeters", .meters) { $0.detour.rejoinAlongMeters },
    Member("rejoin", .position) { $0.ends.rejoin },
    Member("leastSeconds", .orNull(.number(decimals: 1))) { $0.detour.leastSeconds },
    Member("leastMeters", .orNull(.meters)) { $0.detour.leastMeters },
    Member("outSeconds", .orNull(.number(decimals: 1))) { known($0)?.ways.out.seconds },
    Member("outMeters", .orNull(.meters)) { known($0)?.ways.out.meters },
    Member("backSeconds", .orNull(.number(decimals: 1))) { known($0)?.ways.back.seconds },
    Member("backMeters", .orNull(.meters)) { known($0)?.ways.back.meters },
    Member("routeSeconds", .orNull(.number(decimals: 1))) { $0.detour.routeSeconds },
    Member("routeMeters", .orNull(.meters)) { $0.detour.routeMeters },
    Member("timesOfRoute", .flag) { $0.detour.usesTimesOfRoute },
    Member("detourSeconds", .orNull(.number(decimals: 1))) { known($0)?.seconds },
    Member("detourMeters", .orNull(.meters)) { known($0)?.meters },
    Member("detourUnknownBecause", .orNull(.choice)) { unknown($0) },
  ]

  private static func known(_ row: Row) -> Detour? { try? row.detour.detour.get() }

  private static func unknown(_ row: Row) -> DetourUnknown? {
    guard case .failure(let reason) = row.detour.detour else { return nil }
    return reason
  }

  private static let requestMembers: [Member<DetourRequestLog.Entry>] = [
    Member("method", .text) { $0.method }, Member("path", .text) { $0.path },
    Member("body", .orNull(.text)) { $0.body }, Member("isCached", .flag) { $0.isCached },
  ]
}
