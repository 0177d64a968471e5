package import Corridor
internal import CorridorGeometry
internal import CorridorImport
package import CorridorIndex

/// Answers requests whose answers are objects: searches, points and identifiers.
package struct ObjectSearch {
  private let index: PlaceIndex
  private let projection: OutputProjection
  private let stop: StopSign?

  package init(
    in index: PlaceIndex, _ projection: OutputProjection, until stop: StopSign? = nil
  ) {
    self.index = index
    self.projection = projection
    self.stop = stop
  }

  /// What a search finds.
  ///
  /// - Parameter chains: How the index spells chains.
  package func search(
    _ input: SearchInput, _ chains: ChainNames
  ) throws(CommandError) -> ObjectOutput {
    let request = try input.request(spelling: chains)
    let stop = stop ?? StopSign(after: request.options.timeLimit)
    do throws(SearchError) {
      let response: SearchResponse
      if let key = input.magicKey {
        response = try index.search(
          magicKey: key, in: input.area, options: request.options, cursor: request.cursor,
          until: stop)
      } else {
        response = try index.search(request, until: stop)
      }
      let warnings = try index.warnings(for: request, response: response, until: stop)
      return ObjectOutput(
        response, to: request, projection, warnings: input.warnings.answerWarnings(warnings))
    } catch {
      throw input.fault(error)
    }
  }

  /// What is at a point.
  package func reverse(_ input: ReverseInput) throws(CommandError) -> ObjectOutput {
    let response: SearchResponse
    do throws(SearchError) {
      response = try index.reverse(input.point, zoom: input.zoom, options: input.options)
    } catch {
      throw .search(error)
    }
    // Distances are to the point.
    return ObjectOutput(
      response, to: SearchRequest(in: .near(input.point), options: input.options), projection)
  }

  /// What became of identifiers.
  package func resolve(_ input: ResolveInput) throws(CommandError) -> ObjectOutput {
    let outcomes: [ResolvedObject]
    do throws(SearchError) {
      outcomes = try index.objects(
        meantBy: input.uris, options: input.options, until: stop ?? StopSign())
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
      objects: objects, columns: ObjectColumns(SearchRequest(options: input.options), projection),
      members: members, footer: "\(objects.count) of \(countedPlaces(input.uris.count))",
      notes: gone.map { "gone: \($0)" } + malformed.map { "no identifier: \($0)" },
      projection: projection)
  }
}
