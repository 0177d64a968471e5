import CLibosmium
import CorridorIndex

/// The kind of an OSM object for an import.
enum OSMObjectKind: Hashable {
  /// Not imported.
  case none
  /// A place that has a category or a main feature key.
  case business
  /// A named `place=*`, from a country to a farm or a square.
  case settlement
  /// A named administrative area of level 2 to 10.
  case boundary
  /// A named `highway=*`.
  case street
  /// A named node or area with a ``GeographicTag``, such as a bay.
  case geographic
  /// A named line with a ``GeographicTag``, such as a river.
  case geographicLine
  /// An object with a house number or house name that is not a business.
  case house

  /// Keys of which every toponym has at least one.
  static let toponymKeys = ["place", "boundary", "highway", "addr:housename", "addr:housenumber"]

  /// The kind of the object in `draft`; `isBusiness` is whether its tags are those of a business.
  ///
  /// A business stays one whatever its other tags; but a named road that is not a closed way
  /// is a street, because it cannot be an area to stop at. Open ways with an address, such as
  /// `addr:interpolation`, are not houses, and open ways with an administrative level are parts of
  /// a boundary that a relation describes.
  init(
    of draft: borrowing PlaceDraft, type: clibosmium_type, isClosed: Bool, isBusiness: Bool
  ) {
    let isLine = type == CLIBOSMIUM_WAY && !isClosed
    guard !isBusiness || isLine else {
      self = .business
      return
    }
    let summary = TagSummary(draft)
    if summary.hasName, summary.isRoad, type != CLIBOSMIUM_NODE, !summary.isSettlement {
      self = type == CLIBOSMIUM_RELATION && !summary.isArea ? .none : .street
    } else if isBusiness {
      self = .business
    } else if summary.isGeographic, !summary.isSettlement, isLine || summary.isWaterway {
      self = type == CLIBOSMIUM_WAY ? .geographicLine : .none
    } else if isLine || type == CLIBOSMIUM_RELATION && !summary.isArea {
      self = .none
    } else if summary.hasName, summary.isAdministrative, type != CLIBOSMIUM_NODE {
      self = .boundary
    } else if summary.hasName, summary.isSettlement {
      self = .settlement
    } else if summary.isGeographic {
      self = .geographic
    } else if summary.hasAddress, !summary.isInterpolation {
      self = .house
    } else {
      self = .none
    }
  }

  /// The request to libosmium for an object of this kind.
  func request(isClosed: Bool, type: clibosmium_type) -> clibosmium_request {
    switch self {
    case .none: CLIBOSMIUM_NOTHING
    case .business: CLIBOSMIUM_PLACE
    case .street where type == CLIBOSMIUM_WAY: CLIBOSMIUM_LINE
    case .geographicLine: CLIBOSMIUM_LINE
    default: CLIBOSMIUM_OUTLINE
    }
  }
}

/// The properties of the tags that determine the kind.
private struct TagSummary {
  var hasName = false
  var isRoad = false
  var isSettlement = false
  /// `type=multipolygon` or `type=boundary`, which makes a relation an area.
  var isArea = false
  var hasAddress = false
  var isInterpolation = false
  private var hasGeographicTag = false
  private(set) var isWaterway = false

  var isGeographic: Bool { hasName && hasGeographicTag }
  private var isBoundary = false
  private var hasLevel = false

  /// `boundary=administrative` with a level from 2 to 10.
  var isAdministrative: Bool { isBoundary && hasLevel }

  init(_ draft: borrowing PlaceDraft) {
    let text = draft.text.span
    for tag in draft.tags {
      let key = text.extracting(tag.key)
      let value = text.extracting(tag.value)
      if !hasGeographicTag { hasGeographicTag = GeographicTag.kind(key: key, value: value) != nil }
      switch key.count {
      case 4 where key.isWord("name"): hasName = !value.isEmpty
      case 4 where key.isWord("type"):
        isArea = value.isWord("multipolygon") || value.isWord("boundary")
      case 5 where key.isWord("place"): isSettlement = SettlementRank(value) != nil
      case 7 where key.isWord("highway"): isRoad = roads.contains { value.isWord($0) }
      case 8 where key.isWord("waterway"): isWaterway = true
      case 8 where key.isWord("boundary"): isBoundary = value.isWord("administrative")
      case 11 where key.isWord("admin_level"):
        hasLevel = value.decimal.map((2...10).contains) ?? false
      case 14 where key.isWord("addr:housename"): hasAddress = true
      case 16 where key.isWord("addr:housenumber"): hasAddress = true
      case 18 where key.isWord("addr:interpolation"): isInterpolation = true
      default: break
      }
    }
  }
}

/// Values of `highway` for ways to travel on, from the OSM wiki; without street furniture and
/// construction sites.
private let roads: [StaticString] = [
  "residential", "service", "track", "footway", "tertiary", "unclassified", "secondary", "primary",
  "path", "living_street", "pedestrian", "cycleway", "trunk", "motorway", "steps", "bridleway",
  "motorway_link", "trunk_link", "primary_link", "secondary_link", "tertiary_link", "road",
  "raceway", "busway", "bus_guideway",
]
