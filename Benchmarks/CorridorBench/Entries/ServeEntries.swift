internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorHTTP
internal import CorridorIndex
internal import CorridorRequests

/// What a question costs over HTTP, on one connection of this machine.
///
/// The rival is the library doing the same: it reads the text of the route, searches, and writes the
/// answer. The ratio is what the service adds. Answers have to be the same bytes.
struct ServeEntries {
  private let world: BenchWorld

  init(_ world: BenchWorld) { self.world = world }

  var entries: [Entry] {
    world.options.routeClasses.map { kind in
      Entry(name: "serve/\(kind.name)/find", isUsual: false) {
        let index = try world.index.get()
        let server = try Self.start(index)
        return try world.routes(kind).map { try find($0, kind, index, server) }
      }
    } + [
      Entry(name: "serve/none/healthz", isUsual: false) {
        let server = try Self.start(try world.index.get())
        let client = try ServiceClient(server.address)
        let request = ServiceClient.request("GET", "/healthz")
        return [
          Job(
            repetitions: 2000,
            run: { () throws in
              _ = server
              return try client.ask(request)
            }, outcome: { Outcome(count: $0.count) })
        ]
      }
    ]
  }

  private static func start(_ index: PlaceIndex) throws -> CorridorServer {
    let server = try CorridorServer(at: ListenAddress("127.0.0.1:0"))
    try server.use(index)
    return server
  }

  private func find(
    _ route: BenchRoute, _ kind: RouteClass, _ index: PlaceIndex, _ server: CorridorServer
  ) throws -> any Measurable {
    // SAFETY: the bytes are copied within the closure.
    let text = try unsafe InputFile(path: route.path).withBytes { unsafe Array($0) }
    let body = Array(#"{"categories":["fuel"],"within":"2km","format":"geojson","route":"#.utf8)
    let request = ServiceClient.request(
      "POST", "/v1/find", body: body + text + Array("}".utf8))
    let client = try ServiceClient(server.address)
    let library = { try Self.find(text, index) }
    var job = Job(
      label: route.name, repetitions: kind.repetitions,
      run: { () throws in
        // The server runs for as long as its jobs.
        _ = server
        return try client.ask(request)
      }, outcome: { Outcome(count: $0.count, checksum: 0) })
    job.check = { answer in
      try library() == answer ? nil : "\(answer.count) bytes other than the library's"
    }
    job.rival = { RivalResult(medianMs: try Timing(kind.repetitions, library).medianMs) }
    return job
  }

  /// What the service does for a question, without it.
  private static func find(_ text: [UInt8], _ index: PlaceIndex) throws -> [UInt8] {
    let route = try Route(lines: try RouteReader.read(bytes: text).lines)
    let query = CorridorQuery(along: route, within: .kilometers(2), categories: ["fuel"])
    let output = HitOutput(
      try index.find(query), to: query, in: index,
      try OutputFields().projection(for: OutputFormat.geojson, .words("find")))
    let sink = ByteSink()
    try output.write(as: .geojson, to: sink, OutputOptions())
    return sink.buffer.bytes
  }
}
