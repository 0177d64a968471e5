public import CorridorGeometry

extension Route {
  /// Creates the route that a document describes, with its times, ferries and stops.
  ///
  /// Between vertices with a time, time is proportional to the distance along the route.
  ///
  /// - Throws: ``RouteError``. Invalid times are not an error; they are reported in
  ///   ``RouteDocument/timingFault``.
  public init(_ document: RouteDocument) throws(RouteError) {
    try self.init(document) { false }
  }

  /// Creates the route of a document; stops with ``RouteError/interrupted`` if `isCancelled`
  /// returns true.
  package init(
    _ document: RouteDocument, unless isCancelled: () -> Bool
  ) throws(RouteError) {
    try self.init(lines: document.lines, unless: isCancelled)
    timingFault = document.timingFault.map { "\($0)" }
    joints = try Self.joints(of: document, unless: isCancelled)
    guard !document.times.isEmpty || !document.ferries.isEmpty || !document.stops.isEmpty else {
      return
    }
    let alongs = try vertexAlongs(unless: isCancelled)
    let starts = lineStarts
    func along(_ line: Int, _ vertex: Int) -> Double { alongs[starts[line] + vertex] }
    stops = document.stops.map { along($0.line, $0.vertex) }
    if !document.ferries.isEmpty {
      let ferries = document.ferries.map { leg in
        along(leg.line, leg.vertices.lowerBound)...along(leg.line, leg.vertices.upperBound)
      }
      self = try withFerries(
        ferries.filter { $0.lowerBound < $0.upperBound }, unless: isCancelled)
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

  /// The joints between features; nil if there is only one feature.
  private static func joints(
    of document: RouteDocument, unless isCancelled: () -> Bool
  ) throws(RouteError) -> RouteJoints? {
    let starts = document.featureStarts.dropFirst()
    guard !starts.isEmpty else { return nil }
    let geodesic = try Geodesic.wgs84()
    var widest = 0.0
    for (number, start) in starts.enumerated() {
      if number & 511 == 511, isCancelled() { throw .interrupted }
      guard let end = document.lines[start - 1].last, let next = document.lines[start].first else {
        continue
      }
      widest = max(widest, geodesic.inverse(end, next).meters)
    }
    return RouteJoints(featureCount: starts.count + 1, widestMeters: widest)
  }
}
