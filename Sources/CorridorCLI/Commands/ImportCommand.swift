internal import CorridorFormats
internal import CorridorImport
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc

/// The value of an option that is on unless `no` is given.
private enum YesOrNo: String {
  case yes, no
}

/// `corridor import`: builds one index from files of places.
struct ImportCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    var options = ImportOptions(inputs: arguments.operands, output: try output())
    options.category = arguments.value(.importCategory)
    options.source = try source()
    options.crs = arguments.value(.inputSystem)
    options.columns = try columns()
    options.delimiter = try delimiter()
    options.hasRoads = arguments.has(.roads)
    options.hasToponyms = try arguments.choice(.toponyms, as: YesOrNo.self) != .no
    options.timeZones = arguments.value(.timeZones)
    if let memory = try arguments.memory(.importMemory) { options.memory = memory }
    options.isResumable = arguments.has(.resume)
    options.isStrict = arguments.has(.strict)
    AllocatorTuning.keepSmall()
    try ImportRun(options, isQuiet: arguments.has(.quiet), hasDetails: true).build()
    return .ok
  }

  /// The path of the index. The default is used only if no file exists there: an existing index may
  /// contain other places.
  private func output() throws(CommandError) -> String {
    if let path = arguments.value(.index) { return path }
    var status = stat()
    // SAFETY: the path is a C string during the call, which fills the struct.
    guard unsafe lstat(PlacesSource.usualName, &status) != 0 else {
      throw .inTheWay(PlacesSource.usualName)
    }
    return PlacesSource.usualName
  }

  /// The prefix of identifiers. An empty one would give `:ID`; a line end would break the line.
  private func source() throws(CommandError) -> String? {
    guard let name = arguments.value(.source) else { return nil }
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw .badValue(option: "--source", found: name, expected: "a name, such as stations")
    }
    return name
  }

  /// Parses `lon=Longitude,lat=Latitude` as a table.
  private func columns() throws(CommandError) -> [ColumnRole: String] {
    var columns: [ColumnRole: String] = [:]
    guard let text = arguments.value(.columns) else { return columns }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else {
        throw .badValue(
          option: "--columns", found: String(part),
          expected: "ROLE=NAME pairs, such as lon=Longitude,lat=Latitude")
      }
      let name = String(sides[0])
      guard let role = ColumnRole(rawValue: name) else {
        let known = ColumnRole.allCases.map(\.rawValue)
        throw .unknownChoice(
          option: "a role in --columns", found: name, choices: known,
          suggestion: closestMatch(to: name, in: known))
      }
      columns[role] = String(sides[1])
    }
    return columns
  }

  /// The delimiter: one character, or the word `tab`.
  private func delimiter() throws(CommandError) -> UInt8? {
    guard let text = arguments.value(.delimiter) else { return nil }
    if text == "tab" || text == "\\t" { return UInt8(ascii: "\t") }
    guard text.utf8.count == 1, let byte = text.utf8.first, !"\"\r\n".utf8.contains(byte) else {
      throw .badValue(
        option: "--delimiter", found: text,
        expected: "one ASCII character but a quote, or the word tab")
    }
    return byte
  }
}
