import CLibosmium
import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorThreads

/// Assembles streets from named ways, all of each name; and likewise rivers and other lines of nature,
/// which are never one with a street.
///
/// A street consists of all ways of one name of which each comes within ``StreetGroups/reach`` of
/// another. Its identifier is that of its way with the smallest id; its tags are those of its
/// smallest way that is not a path, plus the names of all its ways, in order of id; its position is
/// the point of its longest way that is nearest to the middle of the street. A street that consists
/// of a single area, such as a square, keeps its outline and has the position of an area.
struct StreetAssembler {
  /// One way, or one area.
  struct Element {
    var type: clibosmium_type
    var id: Int64
    fileprivate var name: Range<Int>
    /// Sorts by name without comparing the names.
    fileprivate var hash: UInt64
    /// The index of its tags and its shape.
    fileprivate var number: Int
    fileprivate var isArea: Bool
    fileprivate var isStreet: Bool
  }

  private var elements: [Element] = []
  let tags: DeferredTags
  let shapes: DeferredShapes

  init(_ memory: SpillArena) {
    tags = DeferredTags(memory)
    shapes = DeferredShapes(memory)
  }

  /// Adds an object, whose tags and shape have been added to ``tags`` and ``shapes``.
  mutating func append(_ type: clibosmium_type, _ id: Int64, isArea: Bool) {
    let number = elements.count
    let name = tags.value(of: "name", in: number)
    let isStreet = !tags.value(of: "highway", in: number).isEmpty
    elements.append(
      Element(
        type: type, id: id, name: name,
        hash: Self.hash(name: tags.bytes.span.extracting(name), isStreet: isStreet),
        number: number, isArea: isArea, isStreet: isStreet))
  }

  /// Equal for the objects of a street.
  static func hash(name: Span<UInt8>, isStreet: Bool) -> UInt64 {
    var hash = ContentHash()
    hash.add(name)
    if !isStreet { hash.add(UInt8(0)) }
    return hash.value
  }

  /// Sorts by name, in an order that does not depend on that of the file.
  mutating func sort() {
    let bytes = tags.bytes
    let names = bytes.span
    elements.sort { one, other in
      if one.hash != other.hash { return one.hash < other.hash }
      if one.isStreet != other.isStreet { return one.isStreet }
      if one.name.count != other.name.count { return one.name.count < other.name.count }
      if !names.extracting(one.name).isSame(as: names.extracting(other.name)) {
        return bytes[one.name].lexicographicallyPrecedes(bytes[other.name])
      }
      return (one.type == CLIBOSMIUM_WAY ? 0 : 1, one.id)
        < (other.type == CLIBOSMIUM_WAY ? 0 : 1, other.id)
    }
  }

  /// Calls `body` for each street, with its objects in the order of their identifiers; requires
  /// ``sort()``. Streets are assembled on several threads; `body` is called on any of them, but
  /// never concurrently.
  func forEachStreet(_ body: ([Element]) throws(ImportError) -> Void) throws(ImportError) {
    let parts = parts
    try Parallel.forEachInOrder(parts.count, threads: Parallel.defaultThreads) { number in
      streets(in: parts[number])
    } consume: { streets throws(ImportError) in
      for street in streets { try body(street.map { elements[$0] }) }
    }
  }

  /// Ranges of about 4,096 objects that do not split objects of the same name.
  private var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while start < elements.count {
      var end = min(start + 4096, elements.count)
      while end < elements.count, haveSameName(end - 1, end) { end += 1 }
      parts.append(start..<end)
      start = end
    }
    return parts
  }

  private func haveSameName(_ one: Int, _ other: Int) -> Bool {
    elements[one].hash == elements[other].hash
      && elements[one].isStreet == elements[other].isStreet
      && tags.isSame(elements[one].name, elements[other].name)
  }

  /// The streets in a range, as indices of their objects.
  private func streets(in part: Range<Int>) -> [[Int]] {
    var streets: [[Int]] = []
    var groups = StreetGroups()
    var start = part.lowerBound
    while start < part.upperBound {
      var end = start + 1
      while end < part.upperBound, haveSameName(end - 1, end) { end += 1 }
      for members in groups.groups(of: elements[start..<end].map(\.number), in: shapes) {
        streets.append(members.map { start + $0 })
      }
      start = end
    }
    return streets
  }

  /// Fills a draft with a street.
  func fill(_ draft: inout PlaceDraft, with street: [Element], placing: PlanarPlacing) {
    draft.reset()
    draft.kind = .toponym
    // Cycleways beside a street often have its name; the street itself comes first.
    let road = street.first { !isPath($0) } ?? street[0]
    tags.add(road.number, to: &draft)
    for element in street where element.number != road.number {
      tags.add(element.number, to: &draft) { Self.isName($0) }
    }
    if street.count == 1, street[0].isArea,
      let position = shapes.position(of: street[0].number, by: placing)
    {
      shapes.add(street[0].number, to: &draft, as: .polygons)
      draft.position = position
      return
    }
    for element in street { shapes.add(element.number, to: &draft, as: .lines) }
    draft.position = shapes.middle(of: street.map(\.number))
  }

  /// Whether this is a separate way for pedestrians, riders or cyclists.
  private func isPath(_ element: Element) -> Bool {
    let highway = tags.bytes.span.extracting(tags.value(of: "highway", in: element.number))
    return Self.paths.contains { highway.isWord($0) }
  }

  private static let paths: [StaticString] = ["footway", "path", "cycleway", "bridleway", "steps"]

  /// Whether a tag of a way applies to the whole street: names, numbers, etymology, class; not the
  /// surface or the speed limit of a section.
  static func isKept(_ key: Span<UInt8>) -> Bool {
    isName(key) || key.isWord("highway") || key.isWord("waterway") || key.isWord("natural")
      || key.isWord("ref")
      || key.isWord("int_ref") || key.isWord("nat_ref") || key.isWord("loc_ref")
      || key.isWord("wikidata") || key.isWord("wikipedia")
  }

  /// `name`, `name:de`, `alt_name` and similar keys; not `tiger:name_base`.
  private static func isName(_ key: Span<UInt8>) -> Bool {
    key.isWord("name") || key.begins(with: "name:") || key.begins(with: "name_")
      || key.contains(word: "_name")
  }
}

extension DeferredShapes {
  /// The position of an area; nil if the area is invalid.
  fileprivate func position(of shape: Int, by placing: PlanarPlacing) -> GridPosition? {
    var corners: [GridPosition] = []
    var ends: [Int] = []
    var isOuter: [Bool] = []
    for part in parts(of: shape) {
      corners += positions[part.positions]
      ends.append(corners.count)
      isOuter.append(part.isOuter)
    }
    let outcome = placing.place(
      corners.span, ringEnds: ends.span, ringIsOuter: isOuter.span)
    guard case .position(let coordinate) = outcome else { return nil }
    return GridPosition(coordinate)
  }
}
