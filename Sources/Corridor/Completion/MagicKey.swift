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

/// The text of a key is the base64url encoding (RFC 4648, section 5, without padding) of
///
/// ```
/// version     1 byte, 1
/// target      1 byte: 0 place, 1 categories, 2 chain, 3 text; 128 more with a focus
/// build       8 bytes
/// focus       4 bytes longitude, 4 bytes latitude, in steps of 1e-7 degrees; only with a focus
/// texts       each 4 bytes of length, and UTF-8
/// guard       8 bytes, a fingerprint of all before
/// ```
/// with little-endian numbers.
extension MagicKey {
  private static let version: UInt8 = 1
  private static let focusBit: UInt8 = 128

  var encoded: String {
    let (kind, texts): (UInt8, [String]) =
      switch target {
      case .place(let uri): (0, [uri])
      case .categories(let ids): (1, ids)
      case .chain(let name): (2, [name])
      case .text(let text): (3, [text])
      }
    let position = focus.flatMap { GridPosition($0) }
    var bytes = [Self.version, kind | (position == nil ? 0 : Self.focusBit)]
    bytes.append(number: build)
    if let position {
      bytes.append(number: position.lon)
      bytes.append(number: position.lat)
    }
    for text in texts {
      bytes.append(number: UInt32(truncatingIfNeeded: text.utf8.count))
      bytes += text.utf8
    }
    bytes.append(number: Fingerprint(bytes).value)
    return Base64URL.text(of: bytes)
  }

  init?(decoding text: String) {
    guard let bytes = Base64URL.bytes(of: text), bytes.count >= 18 else { return nil }
    var rest = bytes.dropLast(8)
    var end = bytes.suffix(8)
    guard let word: UInt64 = end.takeNumber(), word == Fingerprint(rest).value else { return nil }
    guard rest.popFirst() == Self.version, let kind = rest.popFirst(),
      let build: UInt64 = rest.takeNumber()
    else { return nil }
    var focus: Coordinate?
    if kind & Self.focusBit != 0 {
      guard let lon: Int32 = rest.takeNumber(), let lat: Int32 = rest.takeNumber() else {
        return nil
      }
      let position = GridPosition(lon: lon, lat: lat).coordinate
      guard abs(position.lon) <= 180, abs(position.lat) <= 90 else { return nil }
      focus = position
    }
    var texts: [String] = []
    while !rest.isEmpty {
      guard let text = rest.takeText() else { return nil }
      texts.append(text)
    }
    let target: Target
    switch (kind & ~Self.focusBit, texts.count) {
    case (0, 1): target = .place(uri: texts[0])
    case (1, 1...): target = .categories(texts)
    case (2, 1): target = .chain(texts[0])
    case (3, 1): target = .text(texts[0])
    default: return nil
    }
    self.init(target: target, focus: focus, build: build)
  }
}

extension [UInt8] {
  fileprivate mutating func append<Number: FixedWidthInteger>(number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func takeNumber<Number: FixedWidthInteger>() -> Number? {
    guard count >= Number.bitWidth / 8 else { return nil }
    var number: Number = 0
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      number |= Number(truncatingIfNeeded: removeFirst()) << Number(shift)
    }
    return number
  }

  fileprivate mutating func takeText() -> String? {
    guard let length: UInt32 = takeNumber(), length <= count else { return nil }
    defer { removeFirst(Int(length)) }
    return String(validating: prefix(Int(length)), as: UTF8.self)
  }
}
