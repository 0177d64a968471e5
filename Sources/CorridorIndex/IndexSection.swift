/// The sections of an index, in file order. The sections from ``carriagewayPieces`` on are
/// optional: a file has them only if they are not empty.
public enum IndexSection: UInt32, CaseIterable, Sendable {
  /// Identifier, categories and tags of each place.
  case records = 1
  /// Offset of each 256th record: UInt64.
  case recordBases = 2
  /// Offset of each record from its base, and one past the last: UInt32.
  case recordOffsets = 3
  /// Positions of all places, in blocks of 16 longitudes and 16 latitudes: Int32. Toponyms start in
  /// a new block.
  case positions = 4
  /// Bounding spheres over all businesses, followed by those over all toponyms.
  case nodes = 5
  /// Number of places, first block and first node of each category: UInt64.
  case categoryEntries = 6
  /// Names of the categories, ascending.
  case categoryNames = 7
  /// Positions of the places of each category, in blocks as above.
  case categoryPositions = 8
  /// Rows of the places of each category, 16 UInt32 to a block.
  case categoryRows = 9
  /// Bounding spheres over the places of each category.
  case categoryNodes = 10
  /// Upper half of the XXH3-64 hash of each identifier, and its row: UInt32 each, ascending.
  case identifiers = 11
  /// Prefixes that many identifiers share.
  case identifierStems = 12
  /// Frequent tag keys.
  case keys = 13
  /// Frequent tag values.
  case values = 14
  /// Kind and size of each toponym: UInt8.
  case toponymCodes = 15
  /// Row, first ring, box and size of each toponym with an area, ascending by row.
  case areaEntries = 16
  /// Bounding boxes over the areas.
  case areaNodes = 17
  /// Vertices and box of each ring of an area.
  case areaParts = 18
  /// Bounding boxes over the edges of each ring.
  case areaBlocks = 19
  /// Longitude and latitude of the vertices of all rings: Int32.
  case areaVertices = 20
  /// Row and first line of each toponym with lines, ascending by row: UInt32.
  case lineEntries = 21
  /// First vertex of each line: UInt32.
  case lineParts = 22
  /// Line, first vertex and edges of each piece of up to 8 edges: UInt32.
  case linePieces = 23
  /// Bounding spheres over the pieces.
  case lineNodes = 24
  /// Longitude and latitude of the vertices of all lines: Int32.
  case lineVertices = 25
  /// Positions of settlements without an area, in blocks as above.
  case settlementPositions = 26
  /// Rows of those settlements, 16 UInt32 to a block.
  case settlementRows = 27
  /// Bounding spheres over those settlements.
  case settlementNodes = 28
  /// Row of the locality of each place, with all bits set for none: UInt32. Empty in an index
  /// without toponyms.
  case localities = 29
  /// Importance and number of name words of each row and each chain: UInt8 each, see `TextScore`.
  case rowScores = 30
  /// Names of the chains, ascending.
  case chainNames = 31
  /// Number of places of each chain: UInt32.
  case chainCounts = 32
  /// Posting lists of the words of names, see `TextFormat`; the next sections belong to them.
  case namePostings = 33
  case nameBlocks = 34
  case nameUnits = 35
  case nameMergedLists = 36
  case nameTerms = 37
  case nameTermOffsets = 38
  /// The corresponding sections for the words of addresses.
  case addressPostings = 39
  case addressBlocks = 40
  case addressUnits = 41
  case addressMergedLists = 42
  case addressTerms = 43
  case addressTermOffsets = 44
  /// Which businesses have opening hours, see `HoursBlock`; empty if none has.
  case hoursBlocks = 45
  /// Pattern number plus one for each business with hours; 0 if its hours cannot be parsed: UInt32.
  case hoursNumbers = 46
  /// The distinct opening hours, as `OpeningPattern` writes them.
  case hoursPatterns = 47
  /// Names of the time zones whose areas the index was built with, ascending; empty if there were
  /// none.
  case zoneNames = 48
  /// First row and zone of each run of businesses in one zone, see `TimeZoneRun`.
  case zoneRuns = 49
  /// First vertex, use and names of each group of road edges, see `CarriagewayPiece`; in Hilbert
  /// order.
  case carriagewayPieces = 50
  /// Bounding spheres over those groups.
  case carriagewayNodes = 51
  /// Longitude and latitude of the vertices of those groups, in the direction of travel: Int32.
  case carriagewayVertices = 52

  /// Whether a file may omit the section.
  var isOptional: Bool { rawValue >= Self.carriagewayPieces.rawValue }
  /// Number of sections that every file has.
  static let requiredCount = allCases.count { !$0.isOptional }

  /// Bytes of one element; 0 if the elements vary in length.
  var elementSize: Int {
    switch self {
    case .records, .categoryNames, .identifierStems, .keys, .values, .zoneNames: 0
    case .toponymCodes: 1
    case .recordOffsets, .lineParts, .localities: 4
    case .recordBases, .identifiers, .areaVertices, .lineEntries, .lineVertices,
      .carriagewayVertices:
      8
    case .linePieces: LinePiece.size
    case .nodes, .categoryNodes, .lineNodes, .settlementNodes, .carriagewayNodes:
      SphereTree.nodeSize
    case .areaNodes, .areaBlocks: LonLatBox.size
    case .areaParts: AreaPart.size
    case .areaEntries: AreaEntry.size
    case .chainNames, .nameTerms, .addressTerms, .namePostings, .addressPostings: 0
    case .rowScores: RowScore.size
    case .chainCounts, .nameTermOffsets, .addressTermOffsets, .hoursNumbers: 4
    case .hoursBlocks: HoursBlock.size
    case .hoursPatterns: 0
    case .nameUnits, .addressUnits: 8
    case .zoneRuns: TimeZoneRun.size
    case .carriagewayPieces: CarriagewayPiece.size
    case .nameMergedLists, .addressMergedLists: 16
    case .nameBlocks, .addressBlocks: PostingBlock.size
    case .categoryEntries: 24
    case .categoryRows, .settlementRows: 4 * SphereTree.leafCapacity
    case .positions, .categoryPositions, .settlementPositions: SphereTree.leafSize
    }
  }

  /// The part that an error names when this section is damaged.
  var part: IndexPart {
    switch self {
    case .records, .recordBases, .recordOffsets: .records
    case .positions: .positions
    case .nodes, .categoryNodes: .nodes
    case .categoryEntries, .categoryNames, .categoryPositions, .categoryRows: .categories
    case .identifiers: .identifiers
    case .identifierStems, .keys, .values: .dictionaries
    case .toponymCodes, .settlementPositions, .settlementRows, .settlementNodes, .localities:
      .toponyms
    case .areaEntries, .areaNodes, .areaParts, .areaBlocks, .areaVertices, .lineEntries,
      .lineParts, .linePieces, .lineNodes, .lineVertices:
      .shapes
    case .rowScores, .chainNames, .chainCounts: .text
    case .hoursBlocks, .hoursNumbers, .hoursPatterns: .hours
    case .namePostings, .nameBlocks, .nameUnits, .nameMergedLists, .nameTerms, .nameTermOffsets:
      .text
    case .addressPostings, .addressBlocks, .addressUnits, .addressMergedLists, .addressTerms,
      .addressTermOffsets:
      .text
    case .zoneNames, .zoneRuns: .timeZones
    case .carriagewayPieces, .carriagewayNodes, .carriagewayVertices: .carriageways
    }
  }
}
