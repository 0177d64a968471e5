import CorridorFormats
import CorridorIndex

/// The properties of a feature in the schema of Overture Maps' places.
///
/// Reads the schema at https://docs.overturemaps.org/schema/reference/places/place/ as the
/// `overturemaps` command writes it. Names, brand, address and contacts become OSM tags;
/// `confidence`, `operating_status` and the category names keep Overture's names under `overture:`.
struct OverturePlace {
  private let properties: JSONValue

  /// Returns nil unless the properties have a primary name and either categories or a confidence.
  init?(_ properties: JSONValue) {
    guard properties["names"]?["primary"] != nil else { return nil }
    let hasCategories =
      properties["categories"]?["primary"] != nil || properties["basic_category"] != nil
      || properties["taxonomy"]?["primary"] != nil
    guard hasCategories || properties["confidence"] != nil else { return nil }
    self.properties = properties
  }

  /// Whether the place is permanently closed.
  var isClosed: Bool {
    properties["operating_status"]?.text.map { $0 == "permanently_closed" } ?? false
  }

  /// Overture's names of all categories, the primary one first.
  var categories: [String] {
    var names: [String] = []
    let single = [
      properties["categories"]?["primary"], properties["basic_category"],
      properties["taxonomy"]?["primary"],
    ]
    for value in single { if let name = value?.string { names.append(name) } }
    for list in [properties["categories"]?["alternate"], properties["taxonomy"]?["alternates"]] {
      guard let list else { continue }
      names += list.elements.compactMap(\.string)
    }
    return names
  }

  func addTags(to draft: inout PlaceDraft) {
    add("name", properties["names"]?["primary"], to: &draft)
    if let common = properties["names"]?["common"] {
      for (language, name) in common.members { add("name:\(language.string)", name, to: &draft) }
    }
    add("brand", properties["brand"]?["names"]?["primary"], to: &draft)
    add("brand:wikidata", properties["brand"]?["wikidata"], to: &draft)
    var addresses = properties["addresses"]?.elements
    if let address = addresses?.next() {
      add("addr:street", address["freeform"], to: &draft)
      add("addr:city", address["locality"], to: &draft)
      add("addr:postcode", address["postcode"], to: &draft)
      add("addr:state", address["region"], to: &draft)
      add("addr:country", address["country"], to: &draft)
    }
    add("phone", properties["phones"], to: &draft)
    add("website", properties["websites"], to: &draft)
    add("email", properties["emails"], to: &draft)
    add("contact:social", properties["socials"], to: &draft)
    let category = properties["categories"]?["primary"] ?? properties["basic_category"]
    add("overture:category", category ?? properties["taxonomy"]?["primary"], to: &draft)
    add("overture:alternate", properties["categories"]?["alternate"], to: &draft)
    add("overture:operating_status", properties["operating_status"], to: &draft)
    add("overture:confidence", properties["confidence"], to: &draft)
  }

  /// Adds a scalar, or the scalars of a list joined with ";".
  private func add(_ key: String, _ value: JSONValue?, to draft: inout PlaceDraft) {
    guard let value else { return }
    var text: [UInt8] = []
    if value.kind == .array {
      for element in value.elements {
        var part: [UInt8] = []
        PropertyTags.append(scalar: element, to: &part)
        if part.isEmpty { continue }
        if !text.isEmpty { text.append(UInt8(ascii: ";")) }
        text += part
      }
    } else {
      PropertyTags.append(scalar: value, to: &text)
    }
    PropertyTags.addTag(Array(key.utf8), text, to: &draft)
  }
}
