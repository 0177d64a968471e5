internal import CorridorGeometry
internal import CorridorThreads
internal import Glibc

/// Finds the locality of every row: the smallest locality area that contains it, else the locality
/// node with the smallest ratio of distance to reach (see ``SettlementClass/reachMeters``).
///
/// Rows are in Hilbert order, so a range of rows covers a small part of the map. Candidates that
/// cannot matter to a range are dropped before the range is divided: an area without edges that
/// meet the range's box contains all of it or none of it. Cost: about the number of edges that
/// cross dense parts, plus a few distances for each row.
struct LocalityColumn {
  private let positions: RowColumn<GridPosition>
  private let businessCount: Int
  private let codes: RowColumn<UInt8>
  private let areas: SpilledAreas

  /// The first row with a code.
  private var firstCode: Int { positions.count - codes.count }

  /// An area during the descent whose rings still cross the range.
  private struct Candidate {
    var entry: Int
    var squareKilometers: Float
    /// Whether it is known to contain the whole range.
    var isWhole: Bool
  }

  /// A locality that is a node.
  struct Node {
    var row: UInt32
    var center: SIMD3<Double>
    var reach: Double
  }

  /// - Parameters:
  ///   - positions: The positions of all rows.
  ///   - businessCount: The number of rows before those of the toponyms.
  ///   - codes: The codes of the last rows.
  init(
    positions: RowColumn<GridPosition>, businessCount: Int, codes: RowColumn<UInt8>,
    areas: SpilledAreas
  ) {
    self.positions = positions
    self.businessCount = businessCount
    self.codes = codes
    self.areas = areas
  }

  /// Some rows with the candidates that matter to the range around them.
  private struct Part {
    var range: Range<Int>
    var candidates: [Candidate]
    var nodes: [Node]

    /// Whether a smaller range would have the same candidates, or is not worth while.
    var isSettled: Bool {
      range.count <= 8 || candidates.allSatisfy(\.isWhole) && nodes.isEmpty
    }

    /// Eighths of the range with the same candidates.
    var children: [Part] {
      let step = max(1, (range.count + 7) / 8)
      return stride(from: range.lowerBound, to: range.upperBound, by: step).map { first in
        Part(
          range: first..<min(first + step, range.upperBound), candidates: candidates, nodes: nodes)
      }
    }
  }

  /// The row of each row's locality, with all bits set for none.
  func rows(
    nodes: [Node], threads: Int, _ memory: ColumnMemory
  ) throws(IndexError) -> RowColumn<UInt32> {
    let candidates = areas.entries.indices.filter { areas.entries[$0].code.kind == .locality }.map {
      Candidate(
        entry: $0, squareKilometers: areas.entries[$0].squareKilometers, isWhole: false)
    }
    let bounds = [0, firstCode, businessCount, positions.count]
    var parts: [Part] = []
    for range in zip(bounds, bounds.dropFirst()).map({ $0..<$1 }) where !range.isEmpty {
      try divide(Part(range: range, candidates: candidates, nodes: nodes), into: &parts)
    }
    let rows = RowColumn<UInt32>(memory)
    try Parallel.forEachInOrder(parts.count, threads: threads) { number in
      Result { () throws(IndexError) in
        var rows = Array(repeating: IndexFormat.noRow, count: parts[number].range.count)
        try visit(parts[number], from: parts[number].range.lowerBound, &rows)
        return rows
      }
    } consume: { part throws(IndexError) in
      try rows.append(contentsOf: part.get())
    }
    return rows
  }

  /// Appends parts of few rows each.
  private func divide(_ part: Part, into parts: inout [Part]) throws(IndexError) {
    guard part.range.count > max(positions.count / 256, 1 << 10) else { return parts.append(part) }
    for child in try narrowed(part).children { try divide(child, into: &parts) }
  }

  /// Fills in the localities of a part; `rows` begins at row `first`.
  private func visit(_ part: Part, from first: Int, _ rows: inout [UInt32]) throws(IndexError) {
    let part = try narrowed(part)
    guard !part.candidates.isEmpty || !part.nodes.isEmpty else { return }
    guard !part.isSettled else {
      for row in part.range { try settle(row, part, &rows[row - first]) }
      return
    }
    for child in part.children { try visit(child, from: first, &rows) }
  }

  /// The part with the candidates that matter to its own range.
  private func narrowed(_ part: Part) throws(IndexError) -> Part {
    let box = LonLatBox.spanning(positions[part.range])
    var areas: [Candidate] = []
    for candidate in part.candidates {
      if let kept = try narrow(candidate, to: box, at: positions[part.range.lowerBound]) {
        areas.append(kept)
      }
    }
    // Among areas that contain the whole range, only the smallest can be the locality or, for the
    // row of that locality itself, the second smallest.
    let wholes = areas.filter(\.isWhole).sorted { Self.precedes($0, $1) }
    if wholes.count > 1 { areas.removeAll { Self.precedes(wholes[1], $0) } }
    return Part(
      range: part.range, candidates: areas,
      nodes: wholes.isEmpty ? narrow(part.nodes, to: box) : [])
  }

  /// Orders by size; areas of equal size by row.
  private static func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
    left.squareKilometers != right.squareKilometers
      ? left.squareKilometers < right.squareKilometers : left.entry < right.entry
  }

  /// The candidate reduced to a box; `position` is inside the box.
  private func narrow(
    _ candidate: Candidate, to box: LonLatBox, at position: GridPosition
  ) throws(IndexError) -> Candidate? {
    guard !candidate.isWhole else { return candidate }
    guard areas.entries[candidate.entry].box.meets(box) else { return nil }
    let rings = areas.parts(of: candidate.entry)
    if try areas.edges(of: rings, mayMeet: box) { return candidate }
    guard try areas.area(candidate.entry, holds: position) else { return nil }
    var whole = candidate
    whole.isWhole = true
    return whole
  }

  /// The nodes that may be the nearest, by ratio of distance to reach, to a position in a box.
  private func narrow(_ nodes: [Node], to box: LonLatBox) -> [Node] {
    guard !nodes.isEmpty else { return [] }
    let height = Double(Int64(box.north) - Int64(box.south))
    let middle = Coordinate(
      lon: (Double(box.west) + Double(box.width) / 2) * 1e-7,
      lat: (Double(box.south) + height / 2) * 1e-7)
    let center = Ellipsoid.position(middle)
    // Every position of the box is reached along a parallel and a meridian, whose radii are nowhere
    // larger than 6,400 km.
    let widest =
      box.south <= 0 && box.north >= 0
      ? 1
      : max(cos(Double(box.south) * 1e-7 * .pi / 180), cos(Double(box.north) * 1e-7 * .pi / 180))
    let radius = 6_400_000 * (height + Double(box.width) * widest) / 2 * 1e-7 * .pi / 180 + 0.001
    var bound = 1.0
    for node in nodes {
      bound = min(bound, ((node.center - center).length + radius) / node.reach)
    }
    return nodes.filter { (($0.center - center).length - radius) / $0.reach <= bound }
  }

  private func settle(
    _ row: Int, _ part: Part, _ locality: inout UInt32
  ) throws(IndexError) {
    let kind =
      row < firstCode ? .business : ToponymCode(codes[row - firstCode])?.kind ?? .other
    switch kind {
    case .country, .region, .district: return
    default: break
    }
    var best: Candidate?
    for candidate in part.candidates where areas.entries[candidate.entry].row != row {
      if let known = best, Self.precedes(known, candidate) { continue }
      var holds = candidate.isWhole
      if !holds { holds = try areas.area(candidate.entry, holds: positions[row]) }
      if holds { best = candidate }
    }
    if let best {
      locality = UInt32(areas.entries[best.entry].row)
    } else if kind != .locality {
      locality = Self.nearest(to: Ellipsoid.position(positions[row]), part.nodes)
    }
  }

  /// The row of the node with the smallest ratio of distance to reach, at most 1; of equal ones the
  /// first row.
  static func nearest(to position: SIMD3<Double>, _ nodes: [Node]) -> UInt32 {
    var best = IndexFormat.noRow
    var bestShare = 1.0
    for node in nodes {
      let share = (node.center - position).length / node.reach
      if share < bestShare || share == bestShare && node.row < best {
        best = node.row
        bestShare = share
      }
    }
    return best
  }
}
