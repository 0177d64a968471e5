internal import CorridorCommands
internal import CorridorImport
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
  init(_ arguments: Arguments, option: OptionSpec) throws(CommandError) {
    if let chosen = try arguments.choice(option, as: OutputFormat.self) {
      format = chosen
      return
    }
    guard case .choice(let choices, _) = option.value else {
      format = .geojson
      return
    }
    let path = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    let named = path.flatMap { OutputFormat(fileName: $0) }
    if let named, choices.contains(named.rawValue) {
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
