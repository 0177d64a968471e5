internal import Corridor
internal import CorridorGeometry
internal import CorridorImport
internal import CorridorIndex
internal import Glibc

/// `corridor resolve`: places by their identifiers.
struct ResolveCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) {
      return try SearchDesk.answerLines(of: arguments) {
        (line, desk, projection) throws(CommandError) in
        if !line.namesOperands { _ = try line.operand() }
        return try Self.output(line.operands, line, desk.index, projection)
      }
    }
    let format = try OutputChoice(arguments, option: .format)
    let projection = try OutputProjection(arguments, format: format.format)
    _ = try arguments.operand()
    let index = try PlacesSource(arguments).open()
    let output = try Self.output(try uris(), arguments, index, projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// The operands, with the lines of standard input that are not blank in place of `-`.
  private func uris() throws(CommandError) -> [String] {
    var uris: [String] = []
    for operand in arguments.operands {
      guard operand == "-" else {
        uris.append(operand)
        continue
      }
      while let line = readLine() {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        var line = line.drop(while: isBlank)
        while let last = line.last, isBlank(last) { line.removeLast() }
        if !line.isEmpty { uris.append(String(line)) }
      }
    }
    return uris
  }

  /// Looks up identifiers as they stand, and those that no place has as a search would read them:
  /// links to openstreetmap.org and `node/1` are identifiers, too.
  private static func outcomes(
    _ uris: [String], _ options: SearchOptions, _ index: PlaceIndex
  ) throws(SearchError) -> [ResolvedObject] {
    var outcomes = try index.objects(uris, options: options)
    for (number, uri) in uris.enumerated() where outcomes[number].object == nil {
      guard let read = IdentifierText.expectedIdentifier(in: uri) else {
        outcomes[number] = .malformed(uri: uri)
        continue
      }
      outcomes[number] = .gone(uri: uri)
      if read != uri, case .found(let object)? = try index.objects([read], options: options).first {
        outcomes[number] = .found(object)
      }
    }
    return outcomes
  }

  /// What became of identifiers.
  private static func output(
    _ uris: [String], _ arguments: Arguments, _ index: PlaceIndex, _ projection: OutputProjection
  ) throws(CommandError) -> ObjectOutput {
    let options = try arguments.objectOptions()
    let outcomes = try SearchDesk.searching { () throws(SearchError) in
      try Self.outcomes(uris, options, index)
    }
    var (gone, malformed): ([String], [String]) = ([], [])
    for outcome in outcomes {
      switch outcome {
      case .found: break
      case .gone(let uri): gone.append(uri)
      case .malformed(let uri): malformed.append(uri)
      }
    }
    let objects = outcomes.compactMap(\.object)
    var members: [(name: String, value: OutputValue)] = [
      ("found", .integer(objects.count)), ("gone", .texts(gone)), ("malformed", .texts(malformed)),
      ("dataVersion", .text(index.dataVersion)),
    ]
    if let name = projection.name { members.append(("crs", .text(name))) }
    return ObjectOutput(
      objects: objects, columns: ObjectColumns(SearchRequest(options: options), projection),
      members: members, footer: "\(objects.count) of \(countedPlaces(uris.count))",
      notes: gone.map { "gone: \($0)" } + malformed.map { "no identifier: \($0)" },
      projection: projection)
  }
}
