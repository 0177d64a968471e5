internal import Corridor
internal import CorridorGeometry
internal import CorridorImport
internal import Glibc

/// What is done with a route alone: it is read, prepared, and given a polygon.
struct RouteEntries {
  private let world: BenchWorld
  private let kind: RouteClass

  init(_ world: BenchWorld, _ kind: RouteClass) {
    self.world = world
    self.kind = kind
  }

  var entries: [Entry] {
    RouteText.allCases.map(reading)
      + [
        // From vertices in memory to a route that can be searched along.
        entry("prepare/\(kind.name)/route") { route, vertices in
          try Route(lines: [vertices])
        } outcome: {
          Outcome(vertices: $0.vertices)
        },
        // The polygon of the corridor of Q1.
        entry("corridor/\(kind.name)/polygon", isLong: kind.vertices > 5000) { route, _ in
          try route.corridorPolygon(within: 2000)
        } outcome: { shape in
          var outcome = Outcome(
            vertices: shape.polygons.flatMap { $0.rings.flatMap { $0.dropLast() } })
          outcome.figures["rings"] = Double(shape.polygons.reduce(0) { $0 + $1.rings.count })
          return outcome
        },
      ]
  }

  /// From a file to the vertices and a route that can be searched along.
  private func reading(_ format: RouteText) -> Entry {
    Entry(name: "read/\(kind.name)/\(format.rawValue)") {
      guard let route = try world.routes(kind).first else { return [] }
      let vertices = route.route.vertices
      let path = "\(world.options.work)/\(route.name).\(format.fileExtension)"
      let text = format.text(of: vertices)
      try write([text], to: path)
      var job = Job(label: route.name, repetitions: min(kind.repetitions, 7)) {
        try Route(contentsOf: path, options: RouteReadOptions(precision: format.wantedPrecision))
      } outcome: { route in
        var outcome = Outcome(vertices: route.vertices)
        outcome.figures["kilobytes"] = (Double(text.utf8.count) / 1000).rounded()
        return outcome
      }
      job.check = { read in
        let expected = Outcome(vertices: vertices, precision: format.precision)
        return Outcome(vertices: read.vertices).agrees(with: expected)
          ? nil : "\(read.vertices.count) vertices, not those that were written"
      }
      return [job]
    }
  }

  private func entry<Result>(
    _ name: String, isLong: Bool = false,
    _ work: @escaping (Route, [Coordinate]) throws -> Result,
    outcome: @escaping (Result) throws -> Outcome
  ) -> Entry {
    Entry(name: name) {
      guard let route = try world.routes(kind).first else { return [] }
      let vertices = route.route.vertices
      return [
        Job(
          label: route.name, repetitions: isLong ? 1 : min(kind.repetitions, 7), isWarm: !isLong
        ) {
          try work(route.route, vertices)
        } outcome: {
          try outcome($0)
        }
      ]
    }
  }
}

extension Outcome {
  /// Positions to the sixth decimal place, or fewer where a format keeps fewer.
  init(vertices: [Coordinate], precision: Int = 6) {
    for vertex in vertices {
      let lon = PolylineText.units(vertex.lon, precision: precision)
      let lat = PolylineText.units(vertex.lat, precision: precision)
      let scale = precision == 6 ? 1 : 10
      add(UInt64(bitPattern: Int64(lon * scale) << 32 ^ Int64(lat * scale)))
    }
  }
}
