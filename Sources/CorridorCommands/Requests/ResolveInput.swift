package import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
package import CorridorThreads

/// Identifiers, and what is wanted of their places.
package struct ResolveInput {
  private let uris: [String]
  private let options: SearchOptions

  /// The identifiers that are the operands.
  package init(_ arguments: Arguments) throws(CommandError) {
    try self.init(arguments, uris: arguments.operands)
  }

  /// Identifiers from elsewhere.
  package init(_ arguments: Arguments, uris: [String]) throws(CommandError) {
    self.uris = uris
    options = try arguments.objectOptions()
  }

  /// Looks up identifiers as they stand, and those that no place has as a search would read them:
  /// links to openstreetmap.org and `node/1` are identifiers, too.
  private func outcomes(
    in index: PlaceIndex, until token: CancellationToken
  ) throws(SearchError) -> [ResolvedObject] {
    var outcomes = try index.objects(uris, options: options, until: token)
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
  package func output(
    in index: PlaceIndex, _ projection: OutputProjection,
    until token: CancellationToken = CancellationToken()
  ) throws(CommandError) -> ObjectOutput {
    let outcomes: [ResolvedObject]
    do throws(SearchError) { outcomes = try self.outcomes(in: index, until: token) } catch {
      throw .search(error)
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
