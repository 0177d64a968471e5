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

  /// Builds the index from memory; returns places a second and what the making of the places
  /// alone took of them.
  func buildIndex() throws -> (placesPerSecond: Double, peakMemoryBytes: Int) {
    let builder = try PlaceIndexBuilder(path: indexPath)
    let categories = try World.categories.map { try builder.categoryID($0) }
    let maker = NameMaker(seed: 1)
    var draft = PlaceDraft()
    var making = 0.0
    let start = milliseconds()
    var mark = start
    var random = Random(seed: 2)
    try world.forEachPlace(places) { (place) throws(IndexError) in
      let (name, english) = maker.name(town: place.town, &random)
      draft.reset()
      draft.position = place.position
      draft.setURI("world:\(place.id)".utf8)
      draft.categories.append(categories[place.category])
      draft.addTag(key: "name".utf8, value: name.utf8)
      if let english { draft.addTag(key: "name:en".utf8, value: english.utf8) }
      let made = milliseconds()
      making += made - mark
      _ = try builder.add(draft)
      mark = milliseconds()
    }
    let summary = try builder.finish()
    let seconds = (milliseconds() - start - making) / 1000
    return (Double(places) / seconds, summary.report.peakMemoryBytes)
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
