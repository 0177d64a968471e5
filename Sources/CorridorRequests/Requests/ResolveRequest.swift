internal import Corridor
package import CorridorFormats
internal import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// A request for places by their identifiers.
package struct ResolveRequest: OperationRequest, Equatable {
  /// The identifiers; nil if the field is absent, which differs from an empty list.
  package var uris: [String]?
  package var objects = ObjectFields()
  package var output = OutputFields()

  package init() {}

  package static let operation = Operation.resolve
  package static let example = #"{"uris":["osm:node/1"]}"#

  package static let fields = FieldTable<Self>([
    uris,
    ObjectFields.languages.of(\.objects),
    ObjectFields.resolvedUser.of(\.objects),
    ObjectFields.geometry.of(\.objects),
    OutputFields.system.of(\.output),
  ])

  static let uris: Field<Self> = {
    let list = Field(
      list: \Identifiers.all, "uris", .text("URI...", such: "osm:node/1"), json: "uris",
      isOperand: true,
      most: 100_000, help: "The identifiers.")
    let option = OptionSpec(
      name: list.option.name, value: list.option.value, isRequired: true, repeats: true,
      isOperand: true, requestName: list.option.requestName, help: list.option.help)
    return Field(option, list.schema) { (request, given, context) throws(CommandError) in
      var identifiers = Identifiers()
      try list.read(&identifiers, given, context)
      request.uris = identifiers.all
    } clear: {
      $0.uris = nil
    } write: { (request, writer) in
      guard let uris = request.uris else { return }
      writer.begin(option.requestField)
      writer.add(list: uris) { $1.append(jsonString: $0) }
    }
  }()

  private struct Identifiers {
    var all: [String] = []
  }

  package func check(_ form: RequestForm) throws(CommandError) {
    if uris == nil { throw form.missing(Self.uris.option) }
  }

  /// Looks up the identifiers.
  package func output(
    in index: PlaceIndex, _ projection: OutputProjection,
    until token: CancellationToken = CancellationToken()
  ) throws(CommandError) -> ObjectOutput {
    let outcomes: [ResolvedObject]
    do throws(SearchError) {
      outcomes = try index.objects(meantBy: uris ?? [], options: self.objects.options, until: token)
    } catch {
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
      objects: objects,
      columns: ObjectColumns(SearchRequest(options: self.objects.options), projection),
      members: members, footer: "\(objects.count) of \(countedPlaces(outcomes.count))",
      notes: gone.map { "gone: \($0)" } + malformed.map { "not an identifier: \($0)" },
      projection: projection)
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    try output(in: index, output.projection(for: format, form), until: token)
      .write(as: format, to: sink, requestID: requestID)
  }
}
