internal import CorridorIndex

/// What is said of a place below its name: what it is and where.
///
/// For a business its category, then street and number as far as its tags have them, then its
/// locality: "Fuel station · Austrasse 12, Vaduz". For a toponym what it is in: "9490 Vaduz"; only
/// where that is unknown, what it is: "Village".
struct AddressLines {
  /// The category, or what the tags say; nil where they say nothing.
  let nature: String?
  /// Street and house number.
  let street: String?
  private let locality: String?
  private let kind: PlaceKind

  init(
    _ label: RowLabel, row: Int, kind: PlaceKind, _ request: CompletionRequest,
    in index: PlaceIndex
  ) throws(IndexError) {
    self.kind = kind
    nature = try Self.nature(label, kind, in: index)
    street =
      label.street.map { street in
        label.houseNumber.map { street + " " + $0 } ?? street
      } ?? label.houseNumber
    locality = label.locality
  }

  /// The second line.
  ///
  /// - Parameter withStreet: Whether street and number are part of it, rather than of the first line.
  func subtitle(withStreet: Bool = true) -> String {
    let address = [withStreet ? street : nil, locality].compactMap { $0 }.joined(separator: ", ")
    let what = kind == .business || address.isEmpty ? nature : nil
    return [what, address.isEmpty ? nil : address].compactMap { $0 }.joined(separator: " · ")
  }

  /// What a place is, in a word or two.
  private static func nature(
    _ label: RowLabel, _ kind: PlaceKind, in index: PlaceIndex
  ) throws(IndexError) -> String? {
    let names = try label.categories.map { (number) throws(IndexError) in
      try index.name(ofCategory: number)
    }
    // A fuel station is also a car wash, a shop and a cash machine; the tag tells what it is first.
    if let category = names.first(where: { $0 == label.nature }) ?? names.first {
      return CategoryTable.standard[category]?.label ?? sentence(category)
    }
    return (label.nature ?? (kind == .business ? nil : kind.rawValue)).map { sentence($0) }
  }

  /// `dog_park` as "Dog park".
  private static func sentence(_ value: String) -> String {
    let words = String(value.map { $0 == "_" ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
