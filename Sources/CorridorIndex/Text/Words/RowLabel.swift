/// What a list shows of a row: its names, its kind and its address.
///
/// Texts longer than ``longestText`` are cut, and names after the first ``mostNames`` are omitted,
/// so that reading a label takes bounded time.
package struct RowLabel: Sendable {
  /// A name of the row.
  package struct Name: Sendable {
    package var text: String
    /// The language of a `name:xx`; nil for every other name.
    package var language: String?
    /// Whether it is the default name: the tag `name`, else `brand`, else `operator`.
    package var isPrimary = false
  }

  package static let longestText = 512
  package static let mostNames = 512

  /// All names by which the row is found, in the order of its tags.
  package private(set) var names: [Name] = []
  package private(set) var houseNumber: String?
  /// `addr:street`, else `addr:place`.
  package private(set) var street: String?
  package private(set) var postcode: String?
  /// `addr:city`, or another tag that names a locality.
  package private(set) var locality: String?
  /// The numbers of the categories, ascending.
  package private(set) var categories: [Int] = []
  /// The value of the tag that best says what the row is, such as `fuel` for `amenity=fuel`.
  package private(set) var nature: String?

  private var naturePriority = Self.natures.count
  private var primary: (field: TextField, name: Int)?

  /// Tag keys that say what something is, the most specific first.
  private static let natures = [
    "amenity", "shop", "tourism", "leisure", "healthcare", "office", "craft", "aeroway", "railway",
    "public_transport", "historic", "man_made", "natural", "waterway", "place", "highway",
    "barrier",
  ].map { Array($0.utf8) }

  fileprivate mutating func add(category: Int) { categories.append(category) }

  fileprivate mutating func add(key: PlaceText, value: PlaceText) {
    guard value.count > 0 else { return }
    if let priority = Self.natures.prefix(naturePriority).firstIndex(where: { key == $0 }) {
      naturePriority = priority
      nature = value.shown
    }
    guard let field = key.withBytes({ TextField(key: $0) }) else { return }
    switch field {
    case .name, .brand, .owner, .otherName: addName(value, field, key)
    case .dish: break
    case .houseNumber: houseNumber = houseNumber ?? value.shown
    case .street: street = street ?? value.shown
    case .postcode: postcode = postcode ?? value.shown
    case .locality: locality = locality ?? value.shown
    }
  }

  private mutating func addName(_ value: PlaceText, _ field: TextField, _ key: PlaceText) {
    if field != .otherName, field.rawValue < primary?.field.rawValue ?? .max {
      primary = (field, names.count)
    } else if names.count >= Self.mostNames {
      return
    }
    names.append(Name(text: value.shown, language: key.language))
  }

  fileprivate mutating func finish() {
    if let primary { names[primary.name].isPrimary = true }
  }
}

extension PlaceIndex {
  /// Reads the label of a row. O(tags).
  package func label(ofRow row: Int) throws(IndexError) -> RowLabel {
    var label = RowLabel()
    var record = try contents.record(at: row)
    _ = try record.identifier()
    try record.categories { label.add(category: $0) }
    while let tag = try record.tag() { label.add(key: tag.key, value: tag.value) }
    label.finish()
    return label
  }
}

extension PlaceText {
  /// The text as shown: whole unless it is too long.
  fileprivate var shown: String {
    guard count > RowLabel.longestText else { return string }
    return withBytes { bytes in
      var end = RowLabel.longestText
      while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      var start: [UInt8] = []
      start.append(bytes.extracting(0..<end))
      return String(decoding: start, as: UTF8.self) + "…"
    }
  }

  /// The part of a key after `name:`.
  fileprivate var language: String? {
    withBytes { bytes in
      guard bytes.count > 5, bytes.starts(with: "name:") else { return nil }
      var language: [UInt8] = []
      language.append(bytes.extracting(5..<bytes.count))
      return String(decoding: language, as: UTF8.self)
    }
  }
}
