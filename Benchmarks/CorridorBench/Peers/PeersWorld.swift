internal import Corridor
internal import Glibc

/// Writes the invented continent for other engines: the same places and routes for all.
///
/// `<places>.corridor` is the index, `<places>.csv` the table (id, name, category, lon, lat), a
/// GeoJSON file holds each route with its viewport, and `routes.ndjson` lists the routes, a line for
/// each: name, class, vertices, kilometres, viewport, path. What exists is kept, but for the list.
struct PeersWorld {
  private let world: BenchWorld

  init(_ options: BenchOptions) { world = BenchWorld(options) }

  func write() throws {
    let options = world.options
    if unsafe access(options.indexPath, F_OK) != 0 {
      _ = try world.files.buildIndex(places: options.places, at: options.indexPath)
    }
    _ = try world.table()
    try list()
  }

  private func list() throws {
    var lines: [String] = []
    for kind in world.options.routeClasses {
      for route in try world.routes(kind) {
        let box = route.viewport
        let kilometers = route.route.lengthMeters / 1000
        lines.append(
          #"{"name":"\#(route.name)","class":"\#(kind.name)","path":"\#(route.path)","#
            + #""vertices":\#(kind.vertices),"kilometers":\#(kilometers),"#
            + #""viewport":[\#(box.west),\#(box.south),\#(box.east),\#(box.north)]}"# + "\n")
      }
    }
    try CorridorBench.write(lines, to: "\(world.options.work)/routes.ndjson")
  }
}
