internal import Corridor
internal import CorridorFormats
package import CorridorGeometry

/// A request along a route, which its owner may ask along many routes.
package protocol RequestAlongRoute: OperationRequest {
  /// What is asked along the route.
  associatedtype Query

  var along: AlongRouteFields { get set }
  var detours: DetourFields { get }

  func query(_ form: RequestForm) throws(CommandError) -> Query
}

extension FindRequest: RequestAlongRoute {}
extension GapsRequest: RequestAlongRoute {}

extension RequestAlongRoute {
  /// Makes the query along a route.
  package typealias Queries = @Sendable (Route) throws(CommandError) -> Query

  /// Reads a JSON object, which has all fields but the route.
  package static func queries(_ text: String) throws(CommandError) -> Queries {
    let (request, form) = try read(text)
    // No engine is asked for answers as columns.
    if request.detours.isAsked(by: nil) { throw .search(.detoursNeedEngine) }
    return { route throws(CommandError) in
      var request = request
      request.along.route.set(route)
      return try request.query(form)
    }
  }

  /// Reads a JSON object without a route.
  private static func read(_ text: String) throws(CommandError) -> (Self, RequestForm) {
    var form = RequestForm(.json, from: .owner)
    var envelope = RequestEnvelope()
    var request = Self()
    do throws(RouteError) {
      // What is checked before the routes are there needs one.
      request.along.route.set(try Route(lines: [[Coordinate(lon: 0, lat: 0)]]))
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
