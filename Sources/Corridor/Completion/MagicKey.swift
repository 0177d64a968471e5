public import CorridorGeometry
public import CorridorIndex

/// The target of a completion, in a form that can be stored and passed on as text.
///
/// A key outlives the index that made it: a place is found by its URI, a collection by its
/// definition. Corresponds to ArcGIS's `magicKey` and to the identifier of Apple's map items.
public struct MagicKey: Hashable, Sendable {
  /// What a key finds.
  public enum Target: Hashable, Sendable {
    /// The place with a URI.
    case place(uri: String)
    /// The places in any of these categories.
    case categories([String])
    /// The places of a chain, by the tag `brand`.
    case chain(String)
    /// The results of searching for a text.
    case text(String)
  }

  /// What the key finds.
  public let target: Target
  /// The location of the completion request, if it had one: places near it come first.
  public let focus: Coordinate?
  /// A fingerprint of the build id of the index that made the key.
  let build: UInt64

  init(_ target: Target, focus: Coordinate?, in index: PlaceIndex) {
    self.target = target
    // Rounded to the grid, so that a key does not change when it is converted to text and back.
    self.focus = focus.flatMap { GridPosition($0)?.coordinate }
    build = Fingerprint(of: index).value
  }

  /// Reads a key from its text.
  ///
  /// - Throws: ``SearchError/magicKeyUnreadable(found:)`` for a text that is not a key of a
  ///   completion.
  public init(_ text: String) throws(SearchError) {
    guard let key = MagicKey(decoding: text) else {
      throw .magicKeyUnreadable(found: String(text.prefix(80)))
    }
    self = key
  }

  init(target: Target, focus: Coordinate?, build: UInt64) {
    self.target = target
    self.focus = focus
    self.build = build
  }

  /// The key as text: letters, digits, `-` and `_`.
  public var text: String { encoded }

  /// Whether this index made the key, rather than an earlier or later build of it or another index.
  public func isOf(_ index: PlaceIndex) -> Bool { build == Fingerprint(of: index).value }
}
