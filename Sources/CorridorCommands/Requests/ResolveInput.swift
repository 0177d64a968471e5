internal import Corridor

/// Identifiers, and what is wanted of their places.
package struct ResolveInput {
  let uris: [String]
  let options: SearchOptions

  /// The identifiers that are the operands.
  package init(_ arguments: Arguments) throws(CommandError) {
    try self.init(arguments, uris: arguments.operands)
  }

  /// Identifiers from elsewhere.
  package init(_ arguments: Arguments, uris: [String]) throws(CommandError) {
    self.uris = uris
    options = try arguments.objectOptions()
  }
}
