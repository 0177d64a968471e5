package import Corridor
package import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

extension GeoObject {
  /// The object as a hit of the service's answer, with the columns of every search.
  package var answerValue: OutputValue {
    get throws(CommandError) {
      let projection = try OutputProjection(
        nil, format: .geojson, option: "crs", formatOption: "format")
      let row = try ObjectRow(self, projection)
      var members: [OutputValue.Member] = [
        .init("id", .text(row.id)), .init("position", .position(row.position)),
      ]
      for column in ObjectRow.columns {
        let values = column.values(Set(ObjectRow.Part.allCases))
        members.append(.init(column.name, try values(row)))
      }
      if let shape = row.shape { members.append(.init("geometry", shape.value)) }
      return .object(members)
    }
  }
}

extension SearchResponse {
  /// The response as the service answers a search.
  package var answerValue: OutputValue {
    get throws(CommandError) {
      var members = try SearchFacts.members.values(of: SearchFacts(self))
      var hits: [OutputValue] = []
      for object in objects { hits.append(try object.answerValue) }
      members.append(.init("hits", .list(hits)))
      return .object(members)
    }
  }
}

extension SearchCompletion {
  /// The completion as the service writes it.
  package var answerValue: OutputValue {
    get throws(CommandError) { .object(try CompletionAnswer.members.values(of: self)) }
  }
}

extension OutputShape {
  /// The GeoJSON geometry.
  var value: OutputValue {
    func list(_ line: [OutputPosition]) -> OutputValue { .list(line.map { .position($0) }) }
    func lines(_ lines: [[OutputPosition]]) -> OutputValue { .list(lines.map(list)) }
    func geometry(_ type: String, _ coordinates: OutputValue) -> OutputValue {
      .object([.init("type", .text(type)), .init("coordinates", coordinates)])
    }
    return switch self {
    case .line(let line): geometry("LineString", list(line))
    case .lines(let parts): geometry("MultiLineString", lines(parts))
    case .polygons(let polygons): geometry("MultiPolygon", .list(polygons.map(lines)))
    }
  }
}
