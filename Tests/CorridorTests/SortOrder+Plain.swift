import Corridor

extension Corridor.SortOrder {
  /// The orders that need no routing engine.
  static let plain = allCases.filter { $0 != .detour }
}
