public import CorridorGeometry

/// A place of an index: a business or a toponym with all its tags.
///
/// A view of the index, which stays mapped as long as the place lives; strings are created on
/// access.
public struct Place: Sendable {
  /// The place's row, from 0: businesses in Hilbert order, then toponyms in Hilbert order.
  public let row: Int
  /// The position of the place, in steps of 1e-7 degrees.
  public let position: GridPosition
  private let contents: IndexReader

  /// Reads the whole record once, so that the properties can read it without errors.
  init(row: Int, _ contents: IndexReader) throws(IndexError) {
    self.row = row
    self.contents = contents
    position = try contents.position(at: row)
    _ = try contents.kind(at: row)
    var record = try contents.record(at: row)
    try record.check()
  }

  /// Makes a view of a row that was already read without an error.
  init(checked row: Int, _ contents: IndexReader) {
    self.row = row
    self.contents = contents
    position = (try? contents.position(at: row)) ?? GridPosition(lon: 0, lat: 0)
  }

  /// The position of the place, in degrees.
  public var coordinate: Coordinate { position.coordinate }

  /// The kind of the place: a business, or a kind of toponym.
  public var kind: PlaceKind { (try? contents.kind(at: row)) ?? .other }

  /// The stable identifier, such as `osm:node/1` or `stations:4711`.
  public var id: String {
    read("") { record throws(IndexError) in try record.identifier().string }
  }

  /// The name: the tag `name`, else `brand`, else `operator`, else nil.
  public var name: String? {
    read(nil) { record throws(IndexError) in
      try record.skipToTags()
      var brand: PlaceText?
      var owner: PlaceText?
      while let tag = try record.tag() {
        if tag.key == Self.nameKey { return tag.value.string }
        if tag.key == Self.brandKey { brand = tag.value }
        if tag.key == Self.operatorKey { owner = tag.value }
      }
      return (brand ?? owner)?.string
    }
  }

  /// Identifier, categories and tags at once, at about the cost of one of them.
  package var facts: PlaceFacts {
    read(PlaceFacts()) { record throws(IndexError) in
      var facts = PlaceFacts()
      facts.id = try record.identifier().string
      try record.categories { number throws(IndexError) in
        facts.categories.append(try contents.categoryNames.string(number, contents.file))
      }
      while let tag = try record.tag() { facts.tags.append((tag.key.string, tag.value.string)) }
      return facts
    }
  }

  private static let nameKey = Array("name".utf8)
  private static let brandKey = Array("brand".utf8)
  private static let operatorKey = Array("operator".utf8)

  /// The names of the place's categories, ascending.
  public var categories: [String] {
    read([]) { record throws(IndexError) in
      _ = try record.identifier()
      var names: [String] = []
      try record.categories { number throws(IndexError) in
        names.append(try contents.categoryNames.string(number, contents.file))
      }
      return names
    }
  }

  /// All tags, in source order.
  public var tags: [(key: String, value: String)] {
    read([]) { record throws(IndexError) in
      try record.skipToTags()
      var tags: [(key: String, value: String)] = []
      while let tag = try record.tag() { tags.append((tag.key.string, tag.value.string)) }
      return tags
    }
  }

  /// The value of a tag, or nil if the place does not have the tag.
  public subscript(tag: String) -> String? {
    let wanted = Array(tag.utf8)
    return read(nil) { record throws(IndexError) in
      try record.skipToTags()
      while let tag = try record.tag() {
        if tag.key == wanted { return tag.value.string }
      }
      return nil
    }
  }

  /// Reads the record. It was already read without an error and cannot have changed, so `nothing`
  /// is never returned.
  private func read<R>(
    _ nothing: R, _ body: (inout PlaceRecord) throws(IndexError) -> R
  ) -> R {
    do throws(IndexError) {
      var record = try contents.record(at: row)
      return try body(&record)
    } catch {
      return nothing
    }
  }
}

/// The contents of a place's record, all read at once.
package struct PlaceFacts: Sendable {
  /// The stable identifier.
  package internal(set) var id = ""
  /// The names of the place's categories, ascending.
  package internal(set) var categories: [String] = []
  /// All tags, in source order.
  package internal(set) var tags: [(key: String, value: String)] = []

  /// The name, from the same tags as ``Place/name``.
  package var name: String? {
    self["name"] ?? last("brand") ?? last("operator")
  }

  /// The first value of a tag.
  private subscript(key: String) -> String? { tags.first { $0.key == key }?.value }

  private func last(_ key: String) -> String? { tags.last { $0.key == key }?.value }
}
