/// A viewport as polygons of GEOS within -180...180, to which corridors are clipped.
struct CorridorClip {
  private let view: GeosGeometry
  private let prepared: GeosPrepared
  /// Where the viewport is on Earth.
  let bounds: ViewportBounds

  /// Validates and prepares a viewport.
  init(_ viewport: Viewport, in context: GeosContext) throws(GeometryError) {
    let cut = CorridorCut(context: context)
    var parts: [GeosGeometry] = []
    let shape = try ViewportShape(viewport)
    bounds = ViewportBounds(of: shape)
    switch shape {
    case .box(let box):
      for part in box.degrees where part.west < part.east && part.south < part.north {
        parts.append(
          try context.box(west: part.west, south: part.south, east: part.east, north: part.north))
      }
    case .areas(let areas):
      for (number, area) in areas.enumerated() {
        _ = try area.checkedEdges(polygon: number) { false }
        parts += try cut.windows(
          of: context.polygon(area.rings.map(cut.notched)), longitudes: area.rings[0].map(\.lon))
      }
    }
    view = try context.collection(parts).union()
    prepared = try GeosPrepared(view)
  }

  /// The part of a polygon inside the viewport; nil if there is none.
  func clipped(_ polygon: GeosGeometry) throws(GeometryError) -> GeosGeometry? {
    guard try prepared.intersects(polygon) else { return nil }
    return try prepared.covers(polygon) ? polygon : polygon.intersection(view)
  }
}
