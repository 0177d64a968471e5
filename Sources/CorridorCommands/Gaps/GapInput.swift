internal import Corridor
package import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// The gaps along a route: everything that is asked for but the route.
package struct GapInput {
  /// Which places end gaps.
  private let search: FindInput
  private let options: GapOptions
  /// What is looked for, as it was written: `fuel, fuel:adblue=yes`; empty for any place.
  private let wanted: String

  package init(_ arguments: Arguments, inputs: some RequestInputs) throws(CommandError) {
    options = try Self.options(arguments)
    var passes = arguments
    // These mean others there.
    for option in [OptionSpec.vehicleRange, .reserve, .gapSort, .gapLimit] {
      passes.set(option, to: nil)
    }
    search = try FindInput(passes, inputs: inputs)
    let words = try arguments.categories(.category) + arguments.all(.tag) + arguments.all(.text)
    wanted = words.joined(separator: ", ")
  }

  private static func options(_ arguments: Arguments) throws(CommandError) -> GapOptions {
    var options = GapOptions()
    options.sort = try arguments.choice(.gapSort) ?? .length
    options.minimum = .meters(try arguments.meters(.shortestGap) ?? 0)
    options.limit = try arguments.integer(
      .gapLimit, in: 1...Int.max, expected: "a number of gaps from 1 on")
    let reserve = try arguments.meters(.reserve)
    guard let range = try arguments.meters(.vehicleRange) else {
      guard reserve == nil, !arguments.has(.failOnGap) else {
        throw .missingOption(
          arguments.shownWithValue(.vehicleRange), command: arguments.commandName)
      }
      return options
    }
    guard reserve ?? 0 <= range else {
      throw .badValue(
        option: arguments.shown(.reserve), found: arguments.value(.reserve) ?? "",
        expected: "no more than \(arguments.shown(.vehicleRange))")
    }
    options.range = .meters(range)
    options.reserve = .meters(reserve ?? 0)
    return options
  }

  /// What is missing along a route.
  package func output(
    along route: Route, in index: PlaceIndex, _ projection: OutputProjection,
    until token: CancellationToken? = nil
  ) throws(CommandError) -> GapOutput {
    let query = try search.query(along: route)
    let report: GapReport
    var unknowns: UnknownPlaces?
    let warnings: [AnswerWarning]
    do throws(SearchError) {
      report = try index.gaps(query, options, until: token)
      if report.passCount == 0 { unknowns = try search.leftOut(of: query, in: index, until: token) }
      warnings = try search.warnings.warnings(
        along: (query.route, search.within), isEmpty: report.passCount == 0,
        unknownHours: unknowns == nil ? report.answer.unknownHoursCount : 0, in: index,
        until: token)
    } catch {
      throw search.fault(error)
    }
    return GapOutput(
      report: report, unknowns: unknowns, query: query, wanted: wanted, projection: projection,
      warnings: warnings)
  }
}
