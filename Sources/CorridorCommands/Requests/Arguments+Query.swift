package import Corridor

extension Arguments {
  /// The order that `--sort` asks for.
  package func sortOrder() throws(CommandError) -> SortOrder {
    try choice(.sort) ?? .offRoute
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
