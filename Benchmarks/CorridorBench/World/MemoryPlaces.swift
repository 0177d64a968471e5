internal import CorridorGeometry
internal import CorridorIndex

/// The invented places in memory, as flat columns, so that nothing but the building is measured.
struct MemoryPlaces {
  private var positions: [GridPosition] = []
  private var categories: [UInt8] = []
  private var names: [UInt8] = []
  private var nameEnds: [Int] = [0]

  init(_ world: World, count: Int) {
    positions.reserveCapacity(count)
    categories.reserveCapacity(count)
    nameEnds.reserveCapacity(count + 1)
    world.forEachPlace(count) { place in
      positions.append(place.position)
      categories.append(UInt8(place.category))
      names.append(contentsOf: place.name.utf8)
      nameEnds.append(names.count)
    }
  }

  /// Builds an index of identifiers, categories and positions, and of names where wanted.
  func build(at path: String, hasNames: Bool, threads: Int?) throws -> BuildSummary {
    let builder = try PlaceIndexBuilder(path: path, threads: threads)
    let numbers = try World.categories.map { try builder.categoryID($0) }
    let key = Array("name".utf8)
    var uri = CountingText(prefix: "world:")
    var draft = PlaceDraft()
    for id in positions.indices {
      draft.reset()
      draft.position = positions[id]
      draft.setURI(uri.bytes.span)
      uri.increment()
      draft.categories.append(numbers[Int(categories[id])])
      if hasNames {
        draft.addTag(key: key.span, value: names.span.extracting(nameEnds[id]..<nameEnds[id + 1]))
      }
      try builder.add(draft)
    }
    return try builder.finish()
  }
}

/// A text that ends with a number, at first 0.
private struct CountingText {
  private(set) var bytes: [UInt8]
  private let prefixLength: Int

  init(prefix: String) {
    bytes = Array((prefix + "0").utf8)
    prefixLength = bytes.count - 1
  }

  /// Adds one to the number.
  mutating func increment() {
    var digit = bytes.count - 1
    while digit >= prefixLength, bytes[digit] == UInt8(ascii: "9") {
      bytes[digit] = UInt8(ascii: "0")
      digit -= 1
    }
    if digit < prefixLength {
      bytes.insert(UInt8(ascii: "1"), at: prefixLength)
    } else {
      bytes[digit] += 1
    }
  }
}
