package import Corridor

extension Arguments {
  /// The order that `--sort` asks for.
  package func sortOrder() throws(CommandError) -> SortOrder {
    try choice(.sort) ?? .offRoute
  }

  /// The spread along the route that `--spread` asks for: `50km:3`, or `50km` for one of each.
  func spread() throws(CommandError) -> Spread? {
    guard let text = value(.spread) else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    try checkUnit(of: String(parts[0]), in: .spread)
    let keeping = parts.count > 1 ? Int(parts[1]) : 1
    guard let every = Quantity.meters(String(parts[0])), every >= 0.001, let keeping, keeping > 0
    else {
      throw .badValue(
        option: shown(.spread), found: text,
        expected: "a distance above zero and how many places of each, such as 50km:3")
    }
    return Spread(every: .meters(every), keeping: keeping)
  }

  /// The side of the route that `--side` asks for.
  package func sideFilter() throws(CommandError) -> SideFilter {
    let driving: DrivingSide? = try choice(.drivingSide)
    let chosen: SideChoice = try choice(.side) ?? .any
    switch chosen {
    case .any: return .any
    case .left: return .left
    case .right: return .right
    case .near, .far:
      guard let driving else { return chosen == .near ? .near : .far }
      return .near(chosen == .near ? driving : driving == .left ? .right : .left)
    }
  }
}

/// What `--side` takes.
enum SideChoice: String, CaseIterable {
  case any, left, right, near, far
}
