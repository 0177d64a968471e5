/// A distance in metres.
public struct Meters: Comparable, Hashable, Sendable {
  /// The number of metres.
  public var value: Double

  /// Makes a distance from a number of metres.
  public init(_ value: Double) {
    self.value = value
  }

  /// A distance in metres.
  public static func meters(_ value: Double) -> Meters { Meters(value) }

  /// A distance in kilometres.
  public static func kilometers(_ value: Double) -> Meters { Meters(value * 1000) }

  /// A distance in international miles of 1,609.344 m.
  public static func miles(_ value: Double) -> Meters { Meters(value * 1609.344) }

  public static func < (a: Meters, b: Meters) -> Bool { a.value < b.value }
}
