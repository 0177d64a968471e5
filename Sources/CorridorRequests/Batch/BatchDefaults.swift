internal import CorridorFormats
internal import CorridorGeometry

/// What all lines of `corridor batch` ask for, unless they say otherwise.
package struct BatchDefaults: Sendable {
  /// What the command line asks for.
  let request: FindRequest
  /// Whether nothing but a route itself says how it is read.
  let readsAhead: Bool

  package init(_ request: FindRequest) {
    self.request = request
    readsAhead = request.along.route.feature == nil && request.along.route.system == nil
  }
}
