/// A brand with two or more places.
package struct IndexChain: Hashable, Sendable {
  /// The brand, as its places spell it.
  package let name: String
  /// Number of its places.
  package let count: Int
  /// Maximum bytes of a name: brands with longer names are not chains.
  static let longestName = 255
}
