package import Corridor
package import CorridorGeometry

/// Where the routes and areas come from that requests name.
package protocol RequestInputs {
  /// The route that is asked for.
  func route(_ arguments: Arguments) throws(CommandError) -> Route
  /// The polygons that the value of an area stands for, where it is no box.
  func area(_ name: String) throws(CommandError) -> MultiPolygon
  /// What distances are measured to, where a request says so.
  func origin(_ arguments: Arguments) throws(CommandError) -> SearchGeometry?
}

extension RequestInputs {
  /// A position.
  package func origin(_ arguments: Arguments) throws(CommandError) -> SearchGeometry? {
    try arguments.coordinate(.distanceTo).map { .point($0) }
  }
}
