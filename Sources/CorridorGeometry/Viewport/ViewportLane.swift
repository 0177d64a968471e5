/// A GEOS context and the areas of a viewport in it, to cut lines with. Of one thread at a time.
final class ViewportLane {
  let polygons: [GeosGeometry]
  let prepared: [GeosPrepared]

  /// Checks and prepares areas.
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

  /// Whether an area has `place` inside or on its edge.
  ///
  /// GEOS can fail here only when memory runs out; the place then counts as outside.
  func covers(_ place: Coordinate, area: Int) -> Bool {
    (try? prepared[area].intersects(place)) ?? false
  }
}
