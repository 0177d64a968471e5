internal import CorridorFormats
package import CorridorGeometry

/// What all lines of `corridor batch` ask for, unless they say else.
package struct BatchDefaults: Sendable {
  /// The options of the command line, as those of a request.
  let arguments: Arguments
  /// The polygons that the command line names, read once.
  let area: MultiPolygon?
  /// The fields that a line may have.
  let fields: RequestFields
  /// How routes are read.
  let routeOptions: RouteReadOptions
  /// Whether nothing but a route itself says how it is read.
  let readsPlain: Bool

  /// - Parameter area: The polygons that `--in` names, where it is no box.
  package init(_ run: Arguments, area: MultiPolygon?) throws(CommandError) {
    arguments = Arguments(requestOf: .find, after: run)
    self.area = area
    fields = RequestFields(linesOf: .find)
    routeOptions = try run.routeOptions()
    readsPlain = !run.has(.feature) && !run.has(.routeSystem)
  }

  /// The options by which two runs give the same answers, as they would be typed.
  package var options: [String] {
    arguments.operation.options.flatMap { option in
      arguments.has(option)
        ? option.placeholder == nil
          ? ["--\(option.name)"] : arguments.all(option).map { "--\(option.name) \($0)" }
        : []
    }
  }
}
