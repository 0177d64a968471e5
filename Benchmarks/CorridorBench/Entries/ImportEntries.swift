internal import CorridorFormats
internal import CorridorImport
internal import CorridorIndex

/// From files of places in each format to an index.
struct ImportEntries {
  private let world: BenchWorld
  /// More places make it longer, not more telling.
  private let places: Int

  init(_ world: BenchWorld) {
    self.world = world
    places = min(world.options.places, 100_000)
  }

  var entries: [Entry] {
    PlaceText.allCases.map { format in
      Entry(name: "import/\(shortened(places))/\(format.rawValue)") {
        let folder = world.options.work
        let path = "\(folder)/import-\(places).\(format.rawValue)"
        let output = "\(folder)/import.corridor"
        try format.write(places, of: world.files.world, to: path)
        var options = ImportOptions(inputs: [path], output: output)
        options.source = "world"
        let importer = PlaceImporter(options)
        var job = Job(repetitions: 3) {
          try importer.run()
        } outcome: { report in
          let index = try PlaceIndex(path: output)
          var outcome = Outcome(
            identifiers: try (0..<index.count).lazy.map { try index.place(at: $0).id })
          outcome.figures["placesPerSecond"] = (Double(index.count) / report.seconds).rounded()
          return outcome
        }
        job.check = { [outcome = job.outcome] report in
          var expected = Outcome()
          for id in 0..<places { expected.add(format.firstNumber + UInt64(id)) }
          return try outcome(report).agrees(with: expected)
            ? nil : "\(report.places) places, not those that were written"
        }
        return [job]
      }
    }
  }
}
