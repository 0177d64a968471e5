public import CorridorGeometry

extension Route {
  /// Makes the route that a document describes, with the times and ferries that it tells.
  ///
  /// Between vertices that have a time, it runs with the distance along the route.
  ///
  /// - Throws: ``RouteError``; not for times, without which a route is one as well
  ///   (``RouteDocument/timingFault``).
  public init(_ document: RouteDocument) throws(RouteError) {
    try self.init(document) { false }
  }

  /// The same, unless `isStopped` says before that it is not wanted any more.
  package init(
    _ document: RouteDocument, unless isStopped: () -> Bool
  ) throws(RouteError) {
    try self.init(lines: document.lines, unless: isStopped)
    timingFault = document.timingFault.map { "\($0)" }
    guard !document.times.isEmpty || !document.ferries.isEmpty else { return }
    let alongs = try vertexAlongs()
    let starts = lineStarts
    func along(_ line: Int, _ vertex: Int) -> Double { alongs[starts[line] + vertex] }
    if !document.ferries.isEmpty {
      self = try withFerries(
        document.ferries.map { leg in
          along(leg.line, leg.vertices.lowerBound)...along(leg.line, leg.vertices.upperBound)
        }.filter { $0.lowerBound < $0.upperBound })
    }
    guard !document.times.isEmpty else { return }
    do throws(TravelTimesError) {
      travelTimes = try TravelTimes(
        alongMeters: document.times.map { along($0.line, $0.vertex) },
        seconds: document.times.map(\.seconds))
    } catch {
      timingFault = "\(error)"
    }
  }
}
