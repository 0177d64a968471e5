internal import CorridorIndex
internal import Glibc

/// An index built from invented places, and what that took.
struct WorldBuild {
  let summary: BuildSummary
  /// Milliseconds of the building alone, without making the places.
  let milliseconds: Double

  var placesPerSecond: Double { Double(summary.placeCount) / milliseconds * 1000 }

  /// Builds the index of `places` places; `addTags` gives each its name.
  init(
    _ world: World, places: Int, at path: String,
    _ addTags: (WorldPlace, inout PlaceDraft) -> Void
  ) throws {
    let builder = try PlaceIndexBuilder(path: path)
    let categories = try World.categories.map { try builder.categoryID($0) }
    var draft = PlaceDraft()
    var making = 0.0
    let start = CorridorBench.milliseconds()
    var mark = start
    try world.forEachPlace(places) { (place) throws(IndexError) in
      draft.reset()
      draft.position = place.position
      draft.setURI("world:\(place.id)".utf8)
      draft.categories.append(categories[place.category])
      addTags(place, &draft)
      let made = CorridorBench.milliseconds()
      making += made - mark
      _ = try builder.add(draft)
      mark = CorridorBench.milliseconds()
    }
    summary = try builder.finish()
    milliseconds = CorridorBench.milliseconds() - start - making
  }
}

extension WorldBuild {
  /// A job that builds an index beside `path` and puts it there once it has been looked at.
  static func job(
    of places: Int, at path: String, _ build: @escaping (String) throws -> WorldBuild
  ) -> Job<WorldBuild> {
    let part = path + ".part"
    var job = Job(repetitions: places > 2_000_000 ? 1 : 3, isWarm: false) {
      try build(part)
    } outcome: { build in
      let index = try PlaceIndex(path: part)
      var outcome = Outcome(
        identifiers: try (0..<index.count).lazy.map { try index.place(at: $0).id })
      outcome.figures["bytesPerPlace"] = Double(index.fileLength) / Double(index.count)
      outcome.figures["placesPerSecond"] = build.placesPerSecond.rounded()
      guard unsafe rename(part, path) == 0 else { throw BenchError.cannotWrite(path) }
      return outcome
    }
    job.ownMs = \.milliseconds
    job.check = { build in
      build.summary.placeCount == places ? nil : "\(build.summary.placeCount) places"
    }
    return job
  }
}
