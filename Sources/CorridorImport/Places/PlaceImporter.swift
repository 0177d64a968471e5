import CorridorFormats
import CorridorIndex

/// Makes an index from files of places: OSM, tables and GeoJSON, in any mix.
///
/// ```swift
/// var options = ImportOptions(inputs: ["malta.osm.pbf", "cards.csv"], output: "malta.corridor")
/// options.category = "fuel"
/// let report = try PlaceImporter(options).run()
/// print(report.places)
/// ```
/// Inputs are read one after another; of places with the same identifier the first one stays. The
/// index stands at its path only when all has succeeded: an import that fails or is cancelled
/// leaves what was there.
package struct PlaceImporter {
  package let options: ImportOptions

  package init(_ options: ImportOptions) {
    self.options = options
  }

  /// Imports all inputs.
  ///
  /// - Parameters:
  ///   - progress: called on this thread a few hundred times for each input or more often; cheap
  ///     calls are the caller's care.
  ///   - isCancelled: asked as often; true ends the import.
  /// The file of time zones is read first, so that what is wrong with it shows at once.
  /// - Throws: what the readers throw, all of it naming the input; `noPlaces` for a table or GeoJSON
  ///   that has items and gives no place; `index` when the index cannot be written, also because it
  ///   would take the place of an input; `cancelled`.
  package func run(
    progress: @escaping (ImportProgress) -> Void = { _ in },
    isCancelled: @escaping () -> Bool = { false }
  ) throws(ImportError) -> ImportReport {
    let files = ReadFiles.current ?? ReadFiles()
    return try ReadFiles.$current.withValue(files) {
      Result { () throws(ImportError) in try run(noting: files, progress, isCancelled) }
    }.get()
  }

  private func run(
    noting files: ReadFiles, _ progress: @escaping (ImportProgress) -> Void,
    _ isCancelled: @escaping () -> Bool
  ) throws(ImportError) -> ImportReport {
    let start = ContinuousClock.now
    var inputs: [PlaceInput] = []
    for path in options.inputs {
      inputs.append(
        try ImportError.reading { () throws(InputError) in
          try PlaceInput(path: path, format: options.format)
        })
    }
    // It is read behind the beginning of the index, which must not be begun over it.
    if let path = options.timeZones { files.note(path: path) }
    let total = max(1, inputs.reduce(0) { $0 + $1.size })

    let sink = try IndexSink(path: options.output)
    var report = ImportReport()
    if let path = options.timeZones {
      let zones = try TimeZoneReader.read(contentsOf: path, isStrict: options.isStrict)
      report.unknownTimeZones = zones.unknown
      sink.setTimeZones(zones.areas)
    }
    var watch = ImportWatch()
    watch.progress = progress
    watch.isCancelled = isCancelled
    for input in inputs {
      watch.share = Double(input.size) / Double(total)
      report.inputs.append(try read(input, into: sink, watch: watch))
      watch.start += watch.share
      watch.places = report.places
    }
    try watch.checkIn(file: options.inputs.last ?? "", fraction: 0, places: 0)
    report.summary = try sink.finish(dataVersion: Self.dataVersion(of: report))
    report.seconds = start.duration(to: .now).seconds
    return report
  }

  private func read(
    _ input: PlaceInput, into sink: IndexSink, watch: ImportWatch
  ) throws(ImportError) -> InputReport {
    let start = ContinuousClock.now
    let intake = PlaceIntake(
      file: input.path, format: input.format, options: options, sink: sink, watch: watch)
    switch input.format {
    case .osmPBF, .osmXML, .osmXMLGzip, .osmXMLBzip2:
      try OSMPlaceReader.read(file: input.path, into: intake)
    case .table:
      try TablePlaceReader.read(file: input.path, into: intake)
    case .geoJSON, .geoJSONLines:
      try GeoJSONPlaceReader.read(
        file: input.path, lines: input.format == .geoJSONLines, into: intake)
    }
    intake.report.seconds = start.duration(to: .now).seconds
    try expectPlaces(intake.report)
    return intake.report
  }

  /// A table of which every row was left out is bad data and no empty answer.
  private func expectPlaces(_ report: InputReport) throws(ImportError) {
    guard report.format.osmium == nil, report.places + report.duplicates == 0,
      let most = report.leftOut.max(by: { $0.count < $1.count })
    else { return }
    let sample = report.lines(of: most).first.map { " (\($0))" } ?? ""
    throw .noPlaces(
      file: report.file, format: report.format.rawValue,
      found: "\(report.objects) items, \(most.count) of them: \(most.finding)\(sample)")
  }

  /// What the inputs say about the age of their data, each once.
  private static func dataVersion(of report: ImportReport) -> String {
    var versions: [String] = []
    for case let version? in report.inputs.map(\.dataVersion) where !versions.contains(version) {
      versions.append(version)
    }
    return versions.isEmpty ? "unknown" : versions.prefix(16).joined(separator: ", ")
  }
}

extension Duration {
  /// The same in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
