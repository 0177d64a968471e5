internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Puts the invented continent into files: an index, a table for the rival, routes.
struct WorldFiles {
  let world: World
  let folder: String

  init(_ options: BenchOptions) {
    world = options.makeWorld()
    folder = options.work
  }

  /// Builds the index from memory.
  func buildIndex(places: Int, at path: String) throws -> WorldBuild {
    try WorldBuild(world, places: places, at: path) { place, draft in
      draft.addTag(key: "name".utf8, value: place.name.utf8)
    }
  }

  /// Writes the places as the table that the rival reads: id, name, category, lon, lat.
  func writeTable(places: Int, to path: String) throws(BenchError) {
    guard let file = unsafe fopen(path, "w") else { throw .cannotWrite(path) }
    defer { unsafe fclose(file) }
    var text = "id,name,category,lon,lat\n"
    world.forEachPlace(places) { place in
      let at = place.position
      text += "\(place.id),\(place.name),\(World.categories[place.category]),"
      text += "\(Self.degrees(at.lon)),\(Self.degrees(at.lat))\n"
      if text.utf8.count > 1 << 20 {
        unsafe fputs(text, file)
        text.removeAll(keepingCapacity: true)
      }
    }
    unsafe fputs(text, file)
  }

  /// Makes the routes of a class and writes each as GeoJSON.
  func routes(_ kind: RouteClass) throws -> [BenchRoute] {
    let lines = world.routes(kind.count, vertices: kind.vertices, seed: UInt64(kind.vertices))
    return try lines.enumerated().map { number, line in
      let middle = line[line.count / 2]
      let high = 50 / World.degree
      let wide = high / cos(middle.lat * .pi / 180)
      let viewport = (
        west: Self.micro(middle.lon - wide), south: Self.micro(middle.lat - high),
        east: Self.micro(middle.lon + wide), north: Self.micro(middle.lat + high)
      )
      let name = "\(kind.name)-\(number)"
      let path = "\(folder)/\(name).geojson"
      try Self.write(line, viewport: viewport, to: path)
      return BenchRoute(
        name: name, path: path, route: try Route(lines: [line]), viewport: viewport)
    }
  }

  private static func write(
    _ line: [Coordinate], viewport: (west: Double, south: Double, east: Double, north: Double),
    to path: String
  ) throws(BenchError) {
    guard let file = unsafe fopen(path, "w") else { throw .cannotWrite(path) }
    defer { unsafe fclose(file) }
    let box = "[\(viewport.west),\(viewport.south),\(viewport.east),\(viewport.north)]"
    unsafe fputs(#"{"type":"Feature","properties":{"viewport":\#(box)},"#, file)
    unsafe fputs(#""geometry":{"type":"LineString","coordinates":["#, file)
    var text = ""
    for (index, vertex) in line.enumerated() {
      text += index == 0 ? "[" : ",["
      text += "\(vertex.lon),\(vertex.lat)]"
      if text.utf8.count > 1 << 20 {
        unsafe fputs(text, file)
        text.removeAll(keepingCapacity: true)
      }
    }
    unsafe fputs(text + "]}}\n", file)
  }

  private static func micro(_ degrees: Double) -> Double { (degrees * 1e6).rounded() / 1e6 }

  /// 1e-7 degrees as a decimal number.
  static func degrees(_ steps: Int32) -> String {
    let size = String(abs(Int(steps)))
    let padded = String(repeating: "0", count: max(0, 8 - size.count)) + size
    return (steps < 0 ? "-" : "") + padded.dropLast(7) + "." + padded.suffix(7)
  }
}

extension WorldPlace {
  /// Brand, town and number, as in a street of chains.
  var name: String { "\(brand) \(town) \(id % 997)" }
}
