internal import CorridorIndex

/// Building an index, opening it, and looking up identifiers in it.
struct IndexEntries {
  private let world: BenchWorld
  private let size: String

  init(_ world: BenchWorld) {
    self.world = world
    size = shortened(world.options.places)
  }

  var entries: [Entry] { [build, open, resolve] }

  /// From places in memory to the index; making the places does not count.
  private var build: Entry {
    Entry(name: "build/\(size)/memory") {
      let (options, files) = (world.options, world.files)
      var job = WorldBuild.job(of: options.places, at: options.indexPath) {
        try files.buildIndex(places: options.places, at: $0)
      }
      if let rival = try world.rival() {
        job.rival = {
          let text = rival.build(from: try world.table())
          let ms = text.flatMap { try? FlatJSON($0) }?["build_ms"]?.number
          return ms.map { RivalResult(medianMs: $0) }
        }
      }
      return [job]
    }
  }

  /// Opening the index, which must not depend on its size.
  private var open: Entry {
    Entry(name: "open/\(size)") {
      let path = try world.index.get().path
      return [
        Job(repetitions: 101) {
          try PlaceIndex(path: path)
        } outcome: {
          Outcome(count: $0.count)
        }
      ]
    }
  }

  /// Identifiers of places, one in ten of which is of none.
  private var resolve: Entry {
    Entry(name: "resolve/\(size)/uri") {
      let index = try world.index.get()
      var random = Random(seed: 6)
      return (0..<1000).map { number in
        let isGone = number % 10 == 0
        let known = random.index(index.count)
        let wanted = "world:\(isGone ? index.count + known : known)"
        var job = Job(repetitions: 3) {
          try index.resolve(wanted)
        } outcome: {
          Outcome(identifiers: $0.map { [$0.id] } ?? [])
        }
        job.check = { $0?.id == (isGone ? nil : wanted) ? nil : "\($0?.id ?? "nothing") is found" }
        return job
      }
    }
  }
}
