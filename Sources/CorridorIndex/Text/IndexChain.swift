/// A brand of two places or more.
package struct IndexChain: Hashable, Sendable {
  /// The brand, as its places spell it.
  package let name: String
  /// Number of its places.
  package let count: Int
}
