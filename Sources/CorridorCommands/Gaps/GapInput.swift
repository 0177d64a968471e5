internal import Corridor

/// The gaps along a route: everything that is asked for but the route.
package struct GapInput {
  /// Which places end gaps.
  let search: FindInput
  let options: GapOptions
  /// What is looked for, as it was written: `fuel, fuel:adblue=yes`; empty for any place.
  let wanted: String

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
}
