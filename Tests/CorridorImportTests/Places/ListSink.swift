import CorridorFormats
import CorridorGeometry
import CorridorIndex
import Foundation

@testable import CorridorImport

/// A place as tests look at it.
struct ListedPlace: Hashable {
  var uri: String
  var position: GridPosition
  var tags: [String: String]
  var categories: [UInt16]
  var kind = PlaceDraft.Kind.business
  /// What the shape is, its positions, and the ends of its parts.
  var shape = DraftShape.Kind.none
  var positions: [GridPosition] = []
  var partEnds: [Int] = []
  var partIsOuter: [Bool] = []
}

/// A way of a road as tests look at it.
struct ListedRoad: Hashable {
  var carriageway: Carriageway
  var lines: [[GridPosition]]
}

/// Keeps places in a list; what is a place is said by a closure over its tags.
final class ListSink: PlaceSink {
  var places: [ListedPlace] = []
  /// The ways of roads, where they are wanted.
  private(set) var roads: [Int64: ListedRoad] = [:]
  /// What there is for the road graph.
  private(set) var ways: [RoadWay] = []
  private(set) var roadNodes: [Int64: [UInt8]] = [:]
  private(set) var turns: [RoadTurn] = []
  var takesCarriageways = false
  /// How many objects it was asked about.
  private(set) var asked = 0
  let triggers: [TagTrigger]?
  private var seen: Set<String> = []
  private let isWanted: ([String: String]) -> Bool
  private let names: [String: [UInt16]]
  private let classifier: CategoryClassifier?

  init(
    names: [String: [UInt16]] = [:], triggers: [TagTrigger]? = nil,
    classifier: CategoryClassifier? = nil,
    isWanted: @escaping ([String: String]) -> Bool = { $0["amenity"] != nil }
  ) {
    self.names = names
    self.triggers = triggers
    self.classifier = classifier
    self.isWanted = isWanted
  }

  func categories(named name: String) -> [UInt16] { names[name] ?? [] }
  func classify(_ draft: inout PlaceDraft) -> Bool {
    asked += 1
    if let classifier {
      var categories: [UInt16] = []
      let isPlace = classifier.classify(draft, into: &categories)
      draft.categories = categories
      return isPlace
    }
    return isWanted(draft.tagTexts)
  }

  func add(_ draft: borrowing PlaceDraft) throws(IndexError) -> PlaceIndexBuilder.AddResult {
    let uri = String(decoding: draft.text[draft.uri], as: UTF8.self)
    guard seen.insert(uri).inserted else { return .duplicateIdentifier }
    places.append(
      ListedPlace(
        uri: uri, position: draft.position, tags: draft.tagTexts, categories: draft.categories,
        kind: draft.kind, shape: draft.shape.kind, positions: draft.shape.positions,
        partEnds: draft.shape.partEnds, partIsOuter: draft.shape.partIsOuter))
    return .added
  }

  func add(
    _ carriageway: Carriageway, way id: Int64, lines: [[GridPosition]]
  ) throws(IndexError) {
    roads[id] = ListedRoad(carriageway: carriageway, lines: lines)
  }

  func add(_ way: RoadWay) throws(IndexError) { ways.append(way) }
  func add(roadNode id: Int64, tags: [UInt8]) throws(IndexError) { roadNodes[id] = tags }
  func add(_ turn: RoadTurn) throws(IndexError) { turns.append(turn) }

  subscript(uri: String) -> ListedPlace? { places.first { $0.uri == uri } }
}

extension PlaceDraft {
  /// The tags as a dictionary.
  var tagTexts: [String: String] {
    var texts: [String: String] = [:]
    for tag in tags {
      let key = String(decoding: text[tag.key], as: UTF8.self)
      texts[key] = String(decoding: text[tag.value], as: UTF8.self)
    }
    return texts
  }
}
