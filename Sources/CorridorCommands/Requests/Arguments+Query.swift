package import Corridor

extension Arguments {
  /// The order that `--sort` asks for.
  package func sortOrder() throws(CommandError) -> SortOrder {
    try choice(.sort) ?? .offRoute
  }

  /// The stretch of the route between `--from` and `--to`, in metres; nil without either.
  package func window() throws(CommandError) -> ClosedRange<Double>? {
    guard has(.from) || has(.to) else { return nil }
    let from = try meters(.from) ?? 0
    let to = try meters(.to) ?? .infinity
    guard from <= to else {
      throw .badValue(
        option: shown(.to), found: value(.to) ?? "",
        expected: "a distance beyond that of \(shown(.from))")
    }
    return from...to
  }
}
