internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// Puts the invented continent with speaking names into an index, and into a table for rivals.
struct TextWorld {
  let world: World
  let folder: String
  let places: Int

  /// The index.
  var indexPath: String { "\(folder)/text-\(places).corridor" }
  /// The table: row, longitude, latitude, score without text, names.
  var tablePath: String { "\(folder)/text-\(places).tsv" }

  /// Builds the index from memory.
  func buildIndex(at path: String) throws -> WorldBuild {
    let maker = NameMaker(seed: 1)
    var random = Random(seed: 2)
    return try WorldBuild(world, places: places, at: path) { place, draft in
      let (name, english) = maker.name(town: place.town, &random)
      draft.addTag(key: "name".utf8, value: name.utf8)
      if let english { draft.addTag(key: "name:en".utf8, value: english.utf8) }
    }
  }

  /// Names and positions of places picked at random from the index.
  func sample(
    _ count: Int, of index: PlaceIndex
  ) throws -> [(name: String, position: GridPosition)] {
    var random = Random(seed: 3)
    return try (0..<min(count, index.count)).map { _ in
      let place = try index.place(at: random.index(index.count))
      return (place.name ?? "", place.position)
    }
  }
}

extension TextWorld {
  /// Writes what a rival needs to rank as the index does: row, longitude and latitude in 1e-7
  /// degrees, importance, words of the primary name, the name, and the English name or nothing.
  func writeTable(of index: PlaceIndex) throws {
    guard let file = unsafe fopen(tablePath, "w") else {
      throw BenchError.cannotWrite(tablePath)
    }
    defer { unsafe fclose(file) }
    var lines = ""
    for row in 0..<index.count {
      let place = try index.place(at: row)
      let weight = try index.textWeight(of: row)
      lines += "\(row)\t\(place.position.lon)\t\(place.position.lat)\t\(weight.importance)"
      lines += "\t\(weight.nameWords)\t\(place.name ?? "")\t\(place["name:en"] ?? "")\n"
      if lines.utf8.count > 1 << 20 {
        unsafe fputs(lines, file)
        lines.removeAll(keepingCapacity: true)
      }
    }
    unsafe fputs(lines, file)
  }
}
