/// The areas of a viewport in a GEOS context, for clipping lines. For one thread at a time.
final class ViewportLane {
  let polygons: [GeosGeometry]
  let prepared: [GeosPrepared]

  /// Validates and prepares areas.
  init(_ areas: [ViewportArea]) throws(GeometryError) {
    let context = try GeosContext()
    var polygons: [GeosGeometry] = []
    var prepared: [GeosPrepared] = []
    for (number, area) in areas.enumerated() {
      _ = try area.checkedEdges(polygon: number) { false }
      let polygon = try context.polygon(area.rings)
      polygons.append(polygon)
      prepared.append(try GeosPrepared(polygon))
    }
    self.polygons = polygons
    self.prepared = prepared
  }

  /// Whether `place` is inside an area or on its edge.
  ///
  /// GEOS can fail here only if memory runs out; the place then counts as outside.
  func covers(_ place: Coordinate, area: Int) -> Bool {
    (try? prepared[area].intersects(place)) ?? false
  }
}
