package import Corridor
internal import CorridorFormats
package import CorridorGeometry
package import CorridorIndex

/// A request along a route, which its owner may ask along many routes.
package protocol RequestAlongRoute: OperationRequest {
  /// What is asked along the route.
  associatedtype Question

  var along: AlongRouteFields { get set }

  /// Whether it asks for detours.
  var asksForDetours: Bool { get }

  func question(_ form: RequestForm) throws(CommandError) -> Question
}

extension FindRequest: RequestAlongRoute {
  package var asksForDetours: Bool { detours.isAsked(by: sort) }
}

extension GapsRequest: RequestAlongRoute {
  package var asksForDetours: Bool { detours.isAsked(by: nil) }
}

/// What is asked along each of many routes.
package struct RouteQuestions<Question, Failure: Error>: Sendable {
  /// What is asked of places, along whatever route.
  package let places: PlaceFilter
  private let make: @Sendable (Route) throws(Failure) -> Question

  package init(
    of places: PlaceFilter, _ make: @escaping @Sendable (Route) throws(Failure) -> Question
  ) {
    self.places = places
    self.make = make
  }

  /// Makes the question along a route.
  package func callAsFunction(_ route: Route) throws(Failure) -> Question { try make(route) }
}

extension RequestAlongRoute {
  package typealias Questions = RouteQuestions<Question, CommandError>

  /// Reads a JSON object, which has all fields but the route.
  ///
  /// - Parameters:
  ///   - engine: The engine that is asked for detours; nil for none.
  ///   - index: The places, whose roads tell about detours if there is no engine.
  package static func questions(
    _ text: String, asking engine: EngineAccess?, in index: PlaceIndex
  ) throws(CommandError) -> Questions {
    var (request, form) = try read(text)
    if request.asksForDetours, engine == nil, !index.hasRoads { throw .search(.detoursNeedEngine) }
    form.engine = engine
    // What no route has to do with is checked now; there are no ferries on the one that stands for all.
    var probe = request
    probe.along.ferries = []
    _ = try probe.question(form)
    return RouteQuestions(of: request.along.placeFilter) {
      [request, form] route throws(CommandError) in
      var request = request
      request.along.route.set(route)
      return try request.question(form)
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
