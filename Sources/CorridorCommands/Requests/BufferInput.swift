/// How wide the corridor of a route is that is wanted as a polygon.
package struct BufferInput {
  /// Half-width of the corridor, in metres.
  let within: Double
  let warnings: RequestWarnings

  package init(_ arguments: Arguments) throws(CommandError) {
    within = try arguments.meters(.within) ?? 1000
    warnings = RequestWarnings(arguments)
  }
}
