internal import CorridorGeometry

/// The summary of a block of postings, available without reading the block: an entry of 32 bytes.
///
/// ```
/// 0  offset in the postings, in steps of 4 bytes, UInt32
/// 4  first row, 8 last row, UInt32
/// 12 postings - 1, best class, greatest importance, fewest name words (255 for none), UInt8
/// 16 west, south, east, north of its rows, Int32, 1e-7 degrees
/// ```
struct PostingBlock: BitwiseCopyable, Hashable, Sendable {
  static let size = 32

  var start: UInt32
  var firstRow: UInt32
  var lastRow: UInt32
  var lastPosting: UInt8
  var bestRank: UInt8
  var importance: UInt8
  var nameWords: UInt8
  var west: Int32
  var south: Int32
  var east: Int32
  var north: Int32

  /// A block whose first posting is for `row`.
  init(start: Int, row: UInt32) {
    self.start = UInt32(start / 4)
    firstRow = row
    lastRow = row
    lastPosting = 0
    bestRank = .max
    importance = 0
    nameWords = .max
    west = .max
    south = .max
    east = .min
    north = .min
  }

  private mutating func add(rank: UInt8, _ score: RowScore) {
    bestRank = min(bestRank, rank)
    importance = max(importance, score.importance)
    if score.nameWords > 0 { nameWords = min(nameWords, score.nameWords) }
  }

  private mutating func add(_ position: GridPosition) {
    west = min(west, position.lon)
    south = min(south, position.lat)
    east = max(east, position.lon)
    north = max(north, position.lat)
  }

  /// Adds a posting; `position` is nil if its row has none.
  mutating func add(row: UInt32, rank: UInt8, _ score: RowScore, _ position: GridPosition?) {
    lastRow = row
    add(rank: rank, score)
    if let position { add(position) } else { addEverywhere() }
  }

  /// Extends the box to the whole map, for rows without a position.
  private mutating func addEverywhere() {
    add(GridPosition(lon: -1_800_000_000, lat: -900_000_000))
    add(GridPosition(lon: 1_800_000_000, lat: 900_000_000))
  }
}
