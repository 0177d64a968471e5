import CorridorGeometry
import CorridorTestSupport

@testable import CorridorIndex

/// A place as a test knows it.
struct SamplePlace: Equatable {
  var id: String
  var position: GridPosition
  var categories: [String]
  var tags: [[String]]
  var kind = PlaceDraft.Kind.business

  /// The place as an index tells it.
  init(_ place: Place) {
    id = place.id
    position = place.position
    categories = place.categories
    tags = place.tags.map { [$0.key, $0.value] }
    kind = place.kind == .business ? .business : .toponym
  }

  /// A place near one of a few towns, with names, values that many places share, and some oddities.
  init(number: Int, random: inout SplitMix) {
    let town = Int32.random(in: 0..<8, using: &random)
    let spread: Int32 = town == 0 ? 80_000_000 : 300_000
    position = GridPosition(
      lon: town * 200_000_000 + .random(in: -spread...spread, using: &random),
      lat: town * 50_000_000 + .random(in: -spread...spread, using: &random))
    switch number % 7 {
    case 0: id = "table:\(number)"
    case 1: id = "osm:way/\(number)"
    case 2: id = "odd:0\(number)"
    case 3: id = "plain\(number)"
    case 4: id = "https://example.org/places/\(number)?é=\(random.next())"
    default: id = "osm:node/\(UInt64(number) << 40)"
    }
    categories = Self.categories.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }.sorted()
    tags = []
    for key in ["name", "brand", "opening_hours", "addr:city", "ref", "key\(number)"] {
      guard Bool.random(using: &random) else { continue }
      let many = Int.random(in: 0..<20, using: &random)
      let rare = random.next()
      tags.append([key, key == "ref" ? "\(rare)" : "\(key) that \(many) places share: ü€🚛"])
    }
    if number % 50 == 0 { tags.append(["", ""]) }
    if number % 60 == 0 { tags.append(["note", String(repeating: "long ", count: 400)]) }
  }

  static let categories = ["fuel", "parking", "cafe", "repair", "toilets", "weighbridge"]

  /// `count` places, the same for the same seed.
  static func list(_ count: Int, seed: UInt64) -> [SamplePlace] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { SamplePlace(number: $0, random: &random) }
  }

  /// The same as a toponym with one tag more.
  func toponym(_ key: String, _ value: String) -> SamplePlace {
    var place = self
    place.kind = .toponym
    place.categories = []
    place.tags.append([key, value])
    return place
  }

  /// Builds an index of places in the order given.
  @discardableResult
  static func build(
    _ places: [SamplePlace], at path: String, runBytes: Int = 1 << 20, threads: Int? = nil,
    dataVersion: String = "", roads: Int = 0
  ) throws(IndexError) -> BuildSummary {
    let builder = try PlaceIndexBuilder(path: path, runBytes: runBytes, threads: threads)
    builder.setDataVersion(dataVersion)
    _ = try builder.categoryID("unused")
    var draft = PlaceDraft()
    for place in places { try builder.add(place, &draft) }
    for road in SampleRoad.list(roads, seed: 5) { try builder.add(road) }
    try builder.addStreets(roads)
    return try builder.finish()
  }
}

extension PlaceIndexBuilder {
  /// Adds a sample.
  @discardableResult
  func add(_ place: SamplePlace, _ draft: inout PlaceDraft) throws(IndexError) -> AddResult {
    draft.reset()
    draft.kind = place.kind
    draft.position = place.position
    for category in place.categories { draft.categories.append(try categoryID(category)) }
    draft.categories.sort()
    draft.setURI(place.id.utf8)
    for tag in place.tags { draft.addTag(key: tag[0].utf8, value: tag[1].utf8) }
    return try add(draft)
  }
}
