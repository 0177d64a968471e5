internal import CorridorFormats
internal import CorridorRequests
internal import CorridorThreads
internal import Glibc

/// The format of a report that is not a list of places.
enum ReportFormat: String {
  case table, json
}

/// The requested format, or the default for the output's destination.
struct OutputChoice {
  let format: OutputFormat

  /// A format that is already known.
  init(_ format: OutputFormat) {
    self.format = format
  }

  /// The format by `--format`, or else by the file name, or else a table on a terminal if the
  /// command has one, or else GeoJSON.
  ///
  /// - Parameter otherEndings: Further file name endings that the command writes.
  init(
    _ arguments: Arguments, option: OptionSpec, otherEndings: [String] = []
  ) throws(CommandError) {
    guard case .choice(let choices, _) = option.value else {
      format = .geojson
      return
    }
    let path = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    let chosen = try arguments.choice(option, as: OutputFormat.self)
    try Self.checkEnding(
      of: path, for: choices.compactMap { OutputFormat(rawValue: $0) }, others: otherEndings,
      option: option, isChosen: chosen != nil)
    if let chosen {
      guard path != nil || !chosen.isBinary || !Terminal.isInteractive(STDOUT_FILENO) else {
        throw .badValue(
          option: "--" + option.name, found: chosen.rawValue,
          expected: "a format of text for a terminal, or -o FILE for a file")
      }
      format = chosen
      return
    }
    if let named = path.flatMap({ OutputFormat(fileName: $0) }) {
      format = named
    } else if path == nil, choices.contains(OutputFormat.table.rawValue),
      Terminal.isInteractive(STDOUT_FILENO)
    {
      format = .table
    } else {
      format = .geojson
    }
  }
}

extension OutputChoice {
  /// The format of a command that also writes what is no list of places: by `--format`, or else by the
  /// file name, or else as for other commands.
  ///
  /// - Parameter others: The formats that are no lists, which are also endings of file names.
  static func named<Format: RawRepresentable<String> & CaseIterable>(
    _ arguments: Arguments, option: OptionSpec, others: [Format]
  ) throws(CommandError) -> Format? {
    let endings = others.map(\.rawValue)
    if let chosen: Format = try arguments.choice(option) {
      try checkEnding(
        of: arguments.value(.output),
        for: Format.allCases.compactMap { OutputFormat(rawValue: $0.rawValue) }, others: endings,
        option: option, isChosen: true)
      return chosen
    }
    if let ending = arguments.value(.output).flatMap(OutputFormat.ending), endings.contains(ending)
    {
      return Format(rawValue: ending)
    }
    let other = try OutputChoice(arguments, option: option, otherEndings: endings).format
    return Format(rawValue: other.rawValue)
  }

  /// The formats whose file name endings are allowed for JSON objects, one per line.
  static let jsonLines: [OutputFormat] = [.ndjson, .geojson, .table]

  /// Rejects a file name whose ending contradicts the format.
  ///
  /// A name without an ending is always accepted, and so is an output that is not a regular file.
  ///
  /// - Parameters:
  ///   - option: The option that chooses a format regardless of the name; nil if there is none.
  ///   - isChosen: Whether that option was given. Then only the ending of an index is rejected,
  ///     since the next command would read the file as one.
  static func checkEnding(
    of path: String?, for formats: [OutputFormat], others: [String] = [], option: OptionSpec?,
    isChosen: Bool = false
  ) throws(CommandError) {
    guard let path, OutputTarget.fileToKeep(path) != nil,
      let ending = OutputFormat.ending(of: path), !isChosen || ending == "corridor"
    else { return }
    let known =
      OutputFormat.fileNameEndings.filter { formats.contains($0.format) }.map(\.ending) + others
    guard !known.contains(ending) else { return }
    throw .unknownEnding(
      file: path, known: known, option: isChosen ? nil : option.map { "--" + $0.name })
  }
}

extension AnswerOutput {
  /// Writes the output to `path`, or to standard output; notes that a format cannot hold go to
  /// standard error.
  ///
  /// - Returns: The number of elements.
  @discardableResult
  func write(as choice: OutputChoice, to path: String?) throws(CommandError) -> Int {
    let count = try OutputTarget.write(to: path) { (target) throws(CommandError) in
      var options = OutputOptions()
      options.terminal = target.style
      options.threads = Parallel.processors
      return try write(as: choice.format, to: target.sink, options)
    }
    for note in notes(for: choice.format) { StandardError.write(line: note) }
    StandardError.report(warnings)
    return count
  }
}
