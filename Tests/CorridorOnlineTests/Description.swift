import Corridor
import Foundation
import Testing

/// All of a response in words, a fact a line, rounded as the service writes it: what is the same in
/// words is the same answer.
func description(of response: SearchResponse) -> [String] {
  let metadata = response.metadata
  var lines = [
    "dataVersion \(response.dataVersion)", "found \(metadata.found)",
    "display \(metadata.displayType)", "box \(box(metadata.boundingBox))",
    "sort \(metadata.sort)", "text \(metadata.requestText ?? "-")",
    "corrected \(metadata.correctedRequestText ?? "-")",
    "request box \(box(metadata.requestBoundingBox))",
    "interpretation \(words(metadata.interpretation))", "gone \(metadata.goneURI ?? "-")",
    "toponym \(metadata.toponym?.uri ?? "-")", "more \(response.nextCursor != nil)",
  ]
  if let toponyms = metadata.toponyms {
    lines.append("toponyms \(toponyms.found) \(toponyms.accuracy)")
    lines.append("reverse point \(toponyms.reversePoint.map { "\($0)" } ?? "-")")
  }
  if let businesses = metadata.businesses {
    lines.append("businesses \(businesses.found)")
    lines += businesses.categories.map { "category \($0)" }
    lines += businesses.chains.map { "chain \($0)" }
    lines += businesses.filters.map { "filter \($0)" }
  }
  return lines + response.objects.flatMap(description)
}

/// All of an object in words.
func description(of object: GeoObject) -> [String] {
  var lines = [
    "object \(object.uri) \(object.name ?? "-") \(object.kind) \(object.coordinate)",
    "position \(object.position.map { "\($0)" } ?? "-")",
    "categories \(object.categories)", "tags \(object.tags.map { "\($0.key)=\($0.value)" })",
    "distance \(meters(object.distanceMeters)) user \(meters(object.userDistanceMeters))",
    "score \(object.score.map { String(format: "%.6f", $0) } ?? "-") inside \(object.isInArea)",
    "attribution \(object.attribution ?? "-")",
  ]
  if let geometry = object.geometry { lines.append("geometry \(geometry)") }
  if let route = object.route {
    lines.append(
      "route \(meters(route.offRouteMeters)) \(meters(route.alongMeters)) \(route.side) "
        + "\(route.pass)/\(route.passCount) "
        + String(format: "%.7f %.7f", route.snapped.lon, route.snapped.lat))
  }
  if let business = object.business {
    lines += [
      "business \(business.name ?? "-") \(words(business.address)) \(business.phones)",
      "hours \(business.workingHours ?? "-") links \(business.links)",
    ]
    lines += business.features.map { "feature \($0)" }
  }
  if let toponym = object.toponym {
    lines.append("toponym \(toponym.name ?? "-") \(toponym.kind) \(words(toponym.address))")
  }
  return lines
}

/// Expects the same lines, and shows those that are not.
func expectSame(
  _ online: [String], _ offline: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let differences = online.difference(from: offline)
  #expect(differences.isEmpty, "\(differences)", sourceLocation: sourceLocation)
}

private func words(_ address: Address) -> String {
  "\(address.components.map { "\($0.kind) \($0.name)" }) \(address.countryCode ?? "-")"
}

private func words(_ interpretation: SearchInterpretation) -> String {
  guard case .coordinates(let point) = interpretation else { return "\(interpretation)" }
  return String(format: "coordinates %.7f %.7f", point.lon, point.lat)
}

private func meters(_ meters: Double?) -> String {
  meters.map { String(format: "%.3f", $0) } ?? "-"
}

private func box(_ box: BoundingBox?) -> String {
  guard let box else { return "-" }
  // The service writes no minus before a zero.
  return [box.west, box.south, box.east, box.north].map { String(format: "%.7f", $0) }
    .map { $0 == "-0.0000000" ? "0.0000000" : $0 }.joined(separator: " ")
}
