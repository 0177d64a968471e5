package import Corridor
internal import CorridorFormats
package import CorridorGeometry

/// Requests whose route is given later: one request for many routes.
extension FindRequest {
  /// Makes the query along a route.
  package typealias Queries = @Sendable (Route) throws(CommandError) -> CorridorQuery

  /// Reads a JSON object, which has all fields but the route.
  package static func queries(_ text: String) throws(CommandError) -> Queries {
    let (request, form) = try read(text, \.along.route)
    return { route throws(CommandError) in
      var request = request
      request.along.route.set(route)
      return try request.query(form)
    }
  }
}

extension GapsRequest {
  /// Makes the query along a route, with what is asked of its gaps.
  package typealias Queries = @Sendable (Route) throws(CommandError) -> (CorridorQuery, GapOptions)

  /// Reads a JSON object, which has all fields but the route.
  package static func queries(_ text: String) throws(CommandError) -> Queries {
    let (request, form) = try read(text, \.along.route)
    return { route throws(CommandError) in
      var request = request
      request.along.route.set(route)
      return try request.query(form)
    }
  }
}

extension OperationRequest {
  /// Reads a JSON object without a route.
  fileprivate static func read(
    _ text: String, _ route: WritableKeyPath<Self, RouteFields>
  ) throws(CommandError) -> (Self, RequestForm) {
    var form = RequestForm(.json, from: .owner)
    var envelope = RequestEnvelope()
    var request = Self()
    do throws(RouteError) {
      // What is checked before the routes are there needs one.
      request[keyPath: route].set(try Route(lines: [[Coordinate(lon: 0, lat: 0)]]))
    } catch {
      throw .route(error)
    }
    let read = try RequestText.parse(Array(text.utf8).span, file: "the request") { (root, _) in
      Result { () throws(CommandError) in
        guard root["route"] == nil else {
          throw .badField(
            RouteFields.route.option.requestField, expected: "no route, which is given apart")
        }
        return try Self.read(root, after: request, &envelope, &form)
      }
    }
    return (try read.get(), form)
  }
}
