/// A brand of two places or more.
package struct IndexChain: Hashable, Sendable {
  /// The brand, as its places spell it.
  package let name: String
  /// Number of its places.
  package let count: Int
  /// Bytes of a name at most: brands with longer ones are no chains.
  static let longestName = 255
}
