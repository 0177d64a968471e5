/// GEOS contexts with the prepared areas of a viewport; a thread has one to itself while it asks.
final class ViewportLanes: Sendable {
  private let areas: [ViewportArea]
  private let pool: GeosPool<Lane>

  /// One GEOS context and the areas in it.
  ///
  /// Not thread-safe by itself; `use` gives each lane to one thread at a time.
  final class Lane {
    let polygons: [GeosGeometry]
    let prepared: [GeosPrepared]

    init(_ areas: [ViewportArea]) throws(GeometryError) {
      let context = try GeosContext()
      var polygons: [GeosGeometry] = []
      var prepared: [GeosPrepared] = []
      for (index, area) in areas.enumerated() {
        let polygon = try context.polygon(area.rings)
        if let defect = try polygon.defect() {
          throw .viewportInvalid(polygon: index, reason: defect.reason, at: defect.at)
        }
        polygons.append(polygon)
        prepared.append(try GeosPrepared(polygon))
      }
      self.polygons = polygons
      self.prepared = prepared
    }

    /// Whether an area has `place` inside or on its edge.
    ///
    /// GEOS can fail here only when memory runs out; the place then counts as outside.
    func covers(_ place: Coordinate, area: Int) -> Bool {
      (try? prepared[area].intersects(place)) ?? false
    }
  }

  /// Checks and prepares areas.
  init(_ areas: [ViewportArea]) throws(GeometryError) {
    self.areas = areas
    pool = GeosPool([try Lane(areas)])
  }

  /// Calls `body` with a lane that no other thread uses meanwhile.
  func use<Answer>(_ body: (Lane) -> Answer) -> Answer {
    // The first lane comes back in any case, should no further context be had.
    let lane = pool.take() ?? (try? Lane(areas)) ?? pool.wait()
    defer { pool.put(lane) }
    return body(lane)
  }
}
