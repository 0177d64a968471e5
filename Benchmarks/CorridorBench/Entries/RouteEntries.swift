internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import Glibc

/// What is done with a route alone: it is read, prepared, and given a polygon.
struct RouteEntries {
  private let world: BenchWorld
  private let kind: RouteClass

  init(_ world: BenchWorld, _ kind: RouteClass) {
    self.world = world
    self.kind = kind
  }

  var entries: [Entry] { RouteText.allCases.map(reading) + [preparing, polygon] }

  /// From a file to the vertices and a route that can be searched along.
  private func reading(_ format: RouteText) -> Entry {
    Entry(name: "read/\(kind.name)/\(format.rawValue)") {
      guard let route = try world.routes(kind).first else { return [] }
      let vertices = route.route.vertices
      let path = "\(world.options.work)/\(route.name).\(format.fileExtension)"
      let text = format.text(of: vertices)
      try write([text], to: path)
      var job = Job(label: route.name, repetitions: repetitions) {
        try Route(contentsOf: path, options: RouteReadOptions(precision: format.wantedPrecision))
      } outcome: { route in
        var outcome = Outcome(vertices: route.vertices)
        outcome.figures["kilobytes"] = (Double(text.utf8.count) / 1000).rounded()
        return outcome
      }
      job.check = { read in
        let expected = vertices.map { PolylineText.rounded($0, precision: format.precision) }
        return read.vertices == expected ? nil : "other vertices than those that were written"
      }
      return [job]
    }
  }

  /// From vertices in memory to a route that can be searched along.
  private var preparing: Entry {
    Entry(name: "prepare/\(kind.name)/route") {
      try world.routes(kind).prefix(1).map { route in
        let vertices = route.route.vertices
        return Job(label: route.name, repetitions: repetitions) {
          try Route(lines: [vertices])
        } outcome: {
          Outcome(vertices: $0.vertices)
        }
      }
    }
  }

  /// The polygon of the corridor of Q1.
  private var polygon: Entry {
    let isLong = kind.vertices > 5000
    return Entry(name: "corridor/\(kind.name)/polygon") {
      try world.routes(kind).prefix(1).map { route in
        var job = Job(label: route.name, repetitions: isLong ? 1 : repetitions, isWarm: !isLong) {
          try route.route.corridorPolygon(within: Question.q1.meters)
        } outcome: { shape in
          let rings = shape.polygons.flatMap(\.rings)
          var outcome = Outcome(vertices: rings.flatMap { $0.dropLast() })
          outcome.figures["rings"] = Double(rings.count)
          return outcome
        }
        if let search = world.exhaustiveSearch(vertices: kind.vertices) {
          job.check = { try search.complaint(about: $0, along: route, within: Question.q1.meters) }
        }
        return job
      }
    }
  }

  private var repetitions: Int { min(kind.repetitions, 7) }
}

extension Outcome {
  /// Positions to the sixth decimal place.
  init(vertices: some Sequence<Coordinate>) {
    for vertex in vertices {
      let lon = PolylineText.units(vertex.lon, precision: 6)
      let lat = PolylineText.units(vertex.lat, precision: 6)
      add(UInt64(bitPattern: Int64(lon) << 32 ^ Int64(lat)))
    }
  }
}
