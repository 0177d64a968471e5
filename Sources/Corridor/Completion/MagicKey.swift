public import CorridorGeometry
public import CorridorIndex

/// What a completion stands for, in a form that can be kept and passed on as text.
///
/// A key outlives the index that it was made with: a place is found by its URI, a collection by what
/// it is a collection of. ArcGIS's `magicKey`; the identifier of Apple's map items.
public struct MagicKey: Hashable, Sendable {
  /// What to find.
  public enum Target: Hashable, Sendable {
    /// The place with a URI.
    case place(uri: String)
    /// The places of any of these categories.
    case categories([String])
    /// The places of a chain, by the tag `brand`.
    case chain(String)
    /// What searching for a text finds.
    case text(String)
  }

  /// What to find.
  public let target: Target
  /// Where the completions were asked for, if anywhere: what is near it comes first.
  public let focus: Coordinate?
  /// A fingerprint of the build id of the index that made the key.
  let build: UInt64

  init(_ target: Target, focus: Coordinate?, in index: PlaceIndex) {
    self.target = target
    // On the grid, so that a key is the same after it has been a text.
    self.focus = focus.flatMap { GridPosition($0)?.coordinate }
    build = Fingerprint(of: index).value
  }

  /// Reads a key from its text.
  ///
  /// - Throws: ``SearchError/magicKeyUnreadable(found:)`` for a text that no completion gave.
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

  /// Whether the key was made with this very index, rather than with an earlier or later build of it
  /// or with another one.
  public func isOf(_ index: PlaceIndex) -> Bool { build == Fingerprint(of: index).value }
}
