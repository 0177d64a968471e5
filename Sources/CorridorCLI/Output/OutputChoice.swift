internal import CorridorFormats
internal import CorridorRequests
internal import Glibc

/// The format that was asked for, or the one that suits where the output goes.
struct OutputChoice {
  let format: OutputFormat

  /// A format that is known.
  init(_ format: OutputFormat) {
    self.format = format
  }

  /// By `--format`, else by the name of the file, else a table on a terminal where the command has
  /// one, else GeoJSON.
  ///
  /// - Parameter otherEndings: Endings of files that the command writes besides.
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
  /// What files of JSON objects, one a line, are called.
  static let jsonLines: [OutputFormat] = [.ndjson, .geojson, .table]

  /// Refuses the name of a file whose ending says that it has another format than there is.
  ///
  /// A name without an ending says nothing, and what is no file has no format.
  ///
  /// - Parameters:
  ///   - option: The option that chooses a format whatever the name; nil without.
  ///   - isChosen: Whether it has chosen one. Only the name of an index is refused then, which the
  ///     next command would take the file for.
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
  /// Writes all to `path`, or to standard output; where a format has no room for some of it, that is
  /// told on standard error.
  func write(as choice: OutputChoice, to path: String?) throws(CommandError) {
    let target: OutputTarget
    do throws(OutputError) { target = try OutputTarget(path: path) } catch { throw .output(error) }
    try write(as: choice.format, to: target.sink, terminal: target.style)
    do throws(OutputError) { try target.finish() } catch { throw .output(error) }
    for note in notes(for: choice.format) { StandardError.write(line: note) }
    StandardError.report(warnings)
  }
}
