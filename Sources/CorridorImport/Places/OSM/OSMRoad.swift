import CorridorGeometry
import CorridorIndex

/// The carriageway of a way of a road that may be divided.
///
/// These are ways with `highway` from `motorway` to `tertiary`, without links, roundabouts and
/// areas, and without ways whose direction changes with the time of day. A way is one-way if it is
/// tagged so, or if it is a motorway that is not tagged otherwise, see
/// <https://wiki.openstreetmap.org/wiki/Key:oneway>.
struct OSMRoad {
  let carriageway: Carriageway
  /// Whether traffic goes against the order of the way's nodes.
  private let isReversed: Bool

  /// Values of `highway`.
  static let classes = ["motorway", "trunk", "primary", "secondary", "tertiary"].map {
    Array($0.utf8)
  }

  /// Reads the tags of a way; nil if it is not such a road.
  init?(_ draft: borrowing PlaceDraft) {
    let text = draft.text.span
    var isRoad = false
    var isMotorway = false
    var isDivided = false
    var oneWay = 0..<0
    var (name, ref): (UInt32, UInt32) = (0, 0)
    for tag in draft.tags {
      let key = text.extracting(tag.key)
      let value = text.extracting(tag.value)
      switch key.count {
      case 3 where key.isWord("ref"):
        ref = Carriageway.key(of: value.extracting(first: Self.lengthOfFirst(of: value)))
      case 4 where key.isWord("name"): name = Carriageway.key(of: value)
      case 4 where key.isWord("area"): if value.isWord("yes") { return nil }
      case 6 where key.isWord("oneway"): oneWay = tag.value
      case 7 where key.isWord("highway"):
        isMotorway = value.isWord("motorway")
        isRoad = Self.classes.contains { value.isSame(as: $0.span) }
        guard isRoad else { return nil }
      case 8 where key.isWord("junction"):
        if value.isWord("roundabout") || value.isWord("circular") { return nil }
      case 16 where key.isWord("dual_carriageway"): isDivided = value.isWord("yes")
      default: break
      }
    }
    guard isRoad else { return nil }
    let direction = text.extracting(oneWay)
    isReversed = direction.isWord("-1") || direction.isWord("reverse")
    let use: Carriageway.Use
    if isReversed || direction.isWord("yes") || direction.isOne || direction.isWord("true") {
      use = .oneWay
    } else if direction.isWord("reversible") || direction.isWord("alternating") {
      return nil
    } else if isMotorway, direction.isEmpty {
      use = .oneWay
    } else {
      use = isDivided ? .undirected : .twoWay
    }
    carriageway = Carriageway(use: use, isMotorway: isMotorway, name: name, ref: ref)
  }

  /// The length of the first of several values, `A 9` of `A 9;E 51`.
  private static func lengthOfFirst(of value: Span<UInt8>) -> Int {
    value.indices.first { value[$0] == UInt8(ascii: ";") } ?? value.count
  }

  /// The positions of libosmium's lines in the direction of travel.
  func lines(_ positions: Span<GridPosition>, ends: Span<Int>) -> [[GridPosition]] {
    var start = 0
    return ends.indices.map { part in
      let line = (start..<ends[part]).map { positions[$0] }
      start = ends[part]
      return isReversed ? line.reversed() : line
    }
  }
}

extension Span where Element == UInt8 {
  /// Whether the only byte is the digit 1.
  fileprivate var isOne: Bool { count == 1 && self[0] == UInt8(ascii: "1") }
}
