public import CorridorGeometry

/// A place of an index: a business or a toponym with all its tags.
///
/// A view of the index, which stays mapped for as long as the place lives; texts are made when they
/// are asked for.
public struct Place: Sendable {
  /// The place's row, from 0 on: businesses along the Hilbert curve, then toponyms along it.
  public let row: Int
  /// Where the place is, in steps of 1e-7 degrees.
  public let position: GridPosition
  private let contents: IndexContents

  /// Reads all of the record once, which is what lets the properties read it without errors.
  init(row: Int, _ contents: IndexContents) throws(IndexError) {
    self.row = row
    self.contents = contents
    position = try contents.position(at: row)
    _ = try contents.kind(at: row)
    var record = try contents.record(at: row)
    try record.check()
  }

  /// Makes a view of a row that has been read without an error before.
  init(checked row: Int, _ contents: IndexContents) {
    self.row = row
    self.contents = contents
    position = (try? contents.position(at: row)) ?? GridPosition(lon: 0, lat: 0)
  }

  /// Where the place is, in degrees.
  public var coordinate: Coordinate { position.coordinate }

  /// What the place is: a business, or which kind of toponym.
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

  /// Identifier, categories and tags at once, for about the cost of one of them.
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

  /// All tags, in the order of their source.
  public var tags: [(key: String, value: String)] {
    read([]) { record throws(IndexError) in
      try record.skipToTags()
      var tags: [(key: String, value: String)] = []
      while let tag = try record.tag() { tags.append((tag.key.string, tag.value.string)) }
      return tags
    }
  }

  /// The value of a tag, or nil where the place has no such tag.
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

  /// Reads the record. It was read without an error before and cannot have changed, so `nothing`
  /// never comes out.
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
