internal import CorridorFormats
internal import CorridorImport
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// One import with a progress bar, which SIGINT stops cleanly.
struct ImportRun {
  private let options: ImportOptions
  private let isQuiet: Bool
  private let hasDetails: Bool
  private var hasSummary = true

  /// An import into the cache, or for a single run, with default options.
  ///
  /// - Parameter hasSummary: Whether it writes a one-line summary with the location of the index.
  init(inputs: [String], output: String, isStrict: Bool, hasSummary: Bool) {
    var options = ImportOptions(inputs: inputs, output: output)
    options.isStrict = isStrict
    self.init(options, isQuiet: false, hasDetails: false)
    self.hasSummary = hasSummary
  }

  /// An import that writes nothing, a one-line summary, or also the rejected rows.
  init(_ options: ImportOptions, isQuiet: Bool, hasDetails: Bool) {
    self.options = options
    self.isQuiet = isQuiet
    self.hasDetails = hasDetails
  }

  /// Imports, and writes a summary to standard error.
  func build() throws(CommandError) {
    let bar = ProgressBar(label: "Indexing", isWanted: !isQuiet)
    let report: ImportReport
    do throws(ImportError) {
      report = try Interruption.cooperatively { () throws(ImportError) in
        try PlaceImporter(options).run(
          progress: { bar.update(fraction: $0.fraction, places: $0.places) },
          isCancelled: { Interruption.wasRequested })
      }
    } catch {
      bar.clear()
      if case .cancelled = error { throw .interrupted(signal: Interruption.requestedSignal) }
      throw error.asCommandError
    }
    bar.clear()
    // A signal that arrives after the import must still stop a script.
    if Interruption.wasRequested { throw .interrupted(signal: Interruption.requestedSignal) }
    guard !isQuiet, hasSummary else { return }
    let summary = ImportSummary(report, output: options.output)
    StandardError.write(line: summary.line)
    guard hasDetails else { return }
    for line in summary.details { StandardError.write(line: line) }
  }
}

extension ImportError {
  /// The error as an error of the command.
  fileprivate var asCommandError: CommandError {
    switch self {
    case .input(let error): .reading(error)
    case .index(let error): .importing(self, error.exitCode)
    case .noSuchColumn, .noSuchCategory: .importing(self, .usage)
    default: .importing(self, .badData)
    }
  }
}
