internal import CorridorFormats
internal import CorridorGeometry

/// The request that each line of `corridor batch` starts from.
package struct BatchDefaults: Sendable {
  /// The request on the command line.
  let request: FindRequest
  /// Whether only the route itself determines how it is read.
  let readsAhead: Bool

  package init(_ request: FindRequest) {
    self.request = request
    readsAhead = request.along.route.feature == nil && request.along.route.system == nil
  }
}
