internal import Corridor
internal import Glibc

/// Writes the invented continent for other engines: the same places and routes for all.
///
/// `<places>.corridor` is the index, `<places>.csv` the table (id, name, category, lon, lat), a
/// GeoJSON file holds each route with its viewport, and `routes.ndjson` lists the routes, a line for
/// each: name, class, vertices, kilometres, viewport, path. What exists is kept, but for the list.
struct PeersWorld {
  private let options: BenchOptions
  private let files: WorldFiles

  init(_ options: BenchOptions) {
    self.options = options
    unsafe mkdir(options.work, 0o755)
    files = WorldFiles(options)
  }

  func write() throws {
    if unsafe access(options.indexPath, F_OK) != 0 {
      let start = milliseconds()
      _ = try files.buildIndex(places: options.places, at: options.indexPath)
      let built = milliseconds() - start
      print(#"{"builtMs":\#(built),"generatedMs":\#(generation())}"#)
    }
    if unsafe access(options.tablePath, F_OK) != 0 {
      let part = options.tablePath + ".part"
      try files.writeTable(places: options.places, to: part)
      // Under its name only when it is whole.
      guard unsafe rename(part, options.tablePath) == 0 else {
        throw BenchError.cannotWrite(options.tablePath)
      }
    }
    try list()
  }

  /// The milliseconds that making the places alone takes, which the build includes.
  private func generation() -> Double {
    let start = milliseconds()
    var sum = 0
    files.world.forEachPlace(options.places) { sum &+= $0.name.utf8.count }
    // The names are looked at so that making them is not left out.
    return sum == 0 ? 0 : milliseconds() - start
  }

  private func list() throws {
    let path = "\(options.work)/routes.ndjson"
    guard let file = unsafe fopen(path, "w") else { throw BenchError.cannotWrite(path) }
    defer { unsafe fclose(file) }
    for kind in options.routeClasses {
      for route in try files.routes(kind) {
        let box = route.viewport
        let kilometers = route.route.lengthMeters / 1000
        var line = #"{"name":"\#(route.name)","class":"\#(kind.name)","path":"\#(route.path)","#
        line += #""vertices":\#(kind.vertices),"kilometers":\#(kilometers),"#
        line += #""viewport":[\#(box.west),\#(box.south),\#(box.east),\#(box.north)]}"#
        unsafe fputs(line + "\n", file)
      }
    }
  }
}
