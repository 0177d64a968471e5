internal import CorridorGeometry

/// Finds the time zone of every business, as runs of rows.
///
/// Rows are in Hilbert order, so a range of rows covers a small part of the map, which is nearly
/// always inside one zone. A polygon without edges that meet the range's box contains all of it or
/// none of it; a range inside one polygon is finished. Other ranges are divided, down to rows whose
/// zones are found one by one. Cost: about the number of edges that cross dense parts.
struct TimeZoneColumn {
  private let areas: TimeZoneAreas
  private let positions: Slice<RowColumn<GridPosition>>
  /// The index of each zone of the areas among the sorted names.
  private let order: [UInt32]
  private(set) var runs: [TimeZoneRun] = []
  /// The names, ascending.
  let names: [[UInt8]]

  /// A polygon during the descent.
  private struct Candidate {
    var polygon: Int
    /// Whether it is known to contain the whole range.
    var isWhole: Bool
  }

  /// - Parameter positions: The positions of the businesses, in row order.
  init(_ areas: TimeZoneAreas, positions: Slice<RowColumn<GridPosition>>) throws(IndexError) {
    self.areas = areas
    self.positions = positions
    let sorted = areas.names.map { Array($0.utf8) }.enumerated().sorted {
      $0.element.lexicographicallyPrecedes($1.element)
    }
    var order = Array(repeating: UInt32(0), count: sorted.count)
    for (place, zone) in sorted.enumerated() { order[zone.offset] = UInt32(place) }
    self.order = order
    names = sorted.map(\.element)
    // Smallest first, so that the first polygon that contains a position determines its zone.
    let candidates = areas.polygons.indices.sorted { left, right in
      let (first, second) = (areas.polygons[left], areas.polygons[right])
      return first.squareMeters != second.squareMeters
        ? first.squareMeters < second.squareMeters : order[first.zone] < order[second.zone]
    }.map { Candidate(polygon: $0, isWhole: false) }
    if !positions.isEmpty { try visit(positions.indices, candidates) }
  }

  private mutating func visit(
    _ range: Range<Int>, _ candidates: [Candidate]
  ) throws(IndexError) {
    let box = LonLatBox.spanning(positions[range])
    var kept: [Candidate] = []
    for candidate in candidates {
      guard let narrowed = try narrow(candidate, to: box, at: positions[range.lowerBound]) else {
        continue
      }
      kept.append(narrowed)
      // A polygon larger than one that contains the whole range cannot be the answer.
      if narrowed.isWhole { break }
    }
    guard let first = kept.first else { return append(nil, to: range) }
    if first.isWhole { return append(first, to: range) }
    if range.count <= 8 {
      for row in range {
        var found: Candidate?
        for candidate in kept where found == nil {
          var holds = candidate.isWhole
          if !holds {
            holds = try areas.holds(positions[row], in: areas.parts(of: candidate.polygon))
          }
          if holds { found = candidate }
        }
        append(found, to: row..<row + 1)
      }
      return
    }
    let step = (range.count + 7) / 8
    for first in stride(from: range.lowerBound, to: range.upperBound, by: step) {
      try visit(first..<min(first + step, range.upperBound), kept)
    }
  }

  /// The candidate reduced to a box; `position` is inside the box.
  private func narrow(
    _ candidate: Candidate, to box: LonLatBox, at position: GridPosition
  ) throws(IndexError) -> Candidate? {
    guard !candidate.isWhole else { return candidate }
    guard areas.polygons[candidate.polygon].box.meets(box) else { return nil }
    let rings = areas.parts(of: candidate.polygon)
    if try areas.edges(of: rings, mayMeet: box) { return candidate }
    guard try areas.holds(position, in: rings) else { return nil }
    return Candidate(polygon: candidate.polygon, isWhole: true)
  }

  private mutating func append(_ candidate: Candidate?, to range: Range<Int>) {
    let zone = candidate.map { order[areas.polygons[$0.polygon].zone] } ?? TimeZoneRun.noZone
    if let last = runs.last, last.zone == zone { return }
    runs.append(TimeZoneRun(firstRow: UInt32(range.lowerBound), zone: zone))
  }

  /// Writes the sections of time zones; both are empty without areas.
  static func write(
    _ areas: TimeZoneAreas?, positions: Slice<RowColumn<GridPosition>>,
    to writer: inout IndexFileWriter
  ) throws(IndexError) {
    let column = try areas.map { areas throws(IndexError) in
      try TimeZoneColumn(areas, positions: positions)
    }
    try writer.write(section: .zoneNames, texts: column?.names ?? [])
    var bytes: [UInt8] = []
    for run in column?.runs ?? [] {
      bytes.appendLittleEndian(run.firstRow)
      bytes.appendLittleEndian(run.zone)
    }
    try writer.write(section: .zoneRuns, bytes.span)
  }
}
