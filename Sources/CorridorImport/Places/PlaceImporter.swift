import CorridorFormats
import CorridorIndex

/// Builds an index from place files: OSM, tables and GeoJSON, in any combination.
///
/// ```swift
/// var options = ImportOptions(inputs: ["malta.osm.pbf", "cards.csv"], output: "malta.corridor")
/// options.category = "fuel"
/// let report = try PlaceImporter(options).run()
/// print(report.places)
/// ```
/// Inputs are read in order; of places with the same identifier the first one is kept. The index
/// appears at its path only when the import has succeeded: a failed or cancelled import does not
/// change an existing file.
package struct PlaceImporter {
  package let options: ImportOptions

  package init(_ options: ImportOptions) {
    self.options = options
  }

  /// Imports all inputs. The time zone file is read before them, so that its errors are reported early.
  ///
  /// - Parameters:
  ///   - progress: called on this thread at least a few hundred times for each input; it should
  ///     return quickly.
  ///   - isCancelled: called as often; true cancels the import.
  /// - Throws: errors of the readers, all of which name the input; `noPlaces` for a table or
  ///   GeoJSON file that has items but no usable place; `index` if the index cannot be written, for
  ///   example because its path is that of an input; `cancelled`.
  package func run(
    progress: @escaping (ImportProgress) -> Void = { _ in },
    isCancelled: @escaping () -> Bool = { false }
  ) throws(ImportError) -> ImportReport {
    let files = InputFiles.current ?? InputFiles()
    return try InputFiles.$current.withValue(files) {
      Result { () throws(ImportError) in try run(noting: files, progress, isCancelled) }
    }.get()
  }

  private func run(
    noting files: InputFiles, _ progress: @escaping (ImportProgress) -> Void,
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
    // The file is read after the index has been created, which must not overwrite it.
    if let path = options.timeZones { files.note(path: path) }
    let total = max(1, inputs.reduce(0) { $0 + $1.size })

    let builder = try ImportError.writing { () throws(IndexError) in
      try PlaceIndexBuilder(standardCategoriesAt: options.output, memory: options.memory)
    }
    var report = ImportReport()
    if let path = options.timeZones {
      let zones = try TimeZoneReader.read(contentsOf: path, isStrict: options.isStrict)
      report.unknownTimeZones = zones.unknown
      builder.timeZones = zones.areas
    }
    var watch = ImportMonitor()
    watch.progress = progress
    watch.isCancelled = isCancelled
    let checkpoints = options.isResumable ? try ImportCheckpoints(options) : nil
    for input in inputs {
      watch.share = Self.readingShare * Double(input.size) / Double(total)
      report.inputs.append(try read(input, into: builder, checkpoints, watch: watch))
      watch.start += watch.share
      watch.places = report.places
    }
    builder.setDataVersion(Self.dataVersion(of: report))
    report.summary = try ImportError.writing { () throws(IndexError) in
      try builder.finish { done in
        guard !isCancelled() else { return false }
        let fraction = Self.readingShare + (1 - Self.readingShare) * done
        progress(
          ImportProgress(
            file: options.inputs.last ?? "", fraction: fraction, places: report.places))
        return true
      }
    }
    checkpoints?.remove()
    report.seconds = start.duration(to: .now).seconds
    return report
  }

  private func read(
    _ input: PlaceInput, into builder: PlaceIndexBuilder, _ checkpoints: ImportCheckpoints?,
    watch: ImportMonitor
  ) throws(ImportError) -> InputReport {
    let start = ContinuousClock.now
    func collector(_ sink: any PlaceSink) -> PlaceCollector {
      PlaceCollector(
        file: input.path, format: input.format, options: options, sink: sink, watch: watch)
    }
    let collected: InputReport
    if let checkpoints {
      let restored = collector(builder)
      if try checkpoints.restore(input, into: restored) {
        collected = restored.report
      } else {
        let writer = try checkpoints.writer(of: input, for: builder)
        collected = try read(input, into: collector(writer))
        try ImportError.writing { () throws(IndexError) in try writer.publish(collected) }
      }
    } else {
      collected = try read(input, into: collector(builder))
    }
    var report = collected
    report.seconds = start.duration(to: .now).seconds
    try expectPlaces(report)
    return report
  }

  private func read(
    _ input: PlaceInput, into collector: PlaceCollector
  ) throws(ImportError) -> InputReport {
    switch input.format {
    case .osmPBF, .osmXML, .osmXMLGzip, .osmXMLBzip2:
      try OSMPlaceReader.read(file: input.path, into: collector)
    case .table:
      try TablePlaceReader.read(file: input.path, into: collector)
    case .geoJSON, .geoJSONLines:
      try GeoJSONPlaceReader.read(
        file: input.path, lines: input.format == .geoJSONLines, into: collector)
    }
    return collector.report
  }

  /// The share of the time that is spent on reading, about: of OSM files with toponyms as of tables.
  private static let readingShare = 0.6

  /// A table or GeoJSON file whose items are all left out is an error.
  private func expectPlaces(_ report: InputReport) throws(ImportError) {
    guard report.format.osmium == nil, report.places + report.duplicates == 0,
      let most = report.leftOut.max(by: { $0.count < $1.count })
    else { return }
    let sample = report.lines(of: most).first.map { " (\($0))" } ?? ""
    throw .noPlaces(
      file: report.file, format: report.format.rawValue,
      found: "\(report.objects) items, \(most.count) of them: \(most.finding)\(sample)")
  }

  /// The dates and versions that the inputs declare, without repetition.
  private static func dataVersion(of report: ImportReport) -> String {
    var versions: [String] = []
    for case let version? in report.inputs.map(\.dataVersion) where !versions.contains(version) {
      versions.append(version)
    }
    return versions.isEmpty ? "unknown" : versions.prefix(16).joined(separator: ", ")
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
