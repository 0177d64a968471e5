internal import CorridorGeometry

/// Encodes a shape as bytes for the sort: its kind, then for each part its number of positions
/// (UInt32; the high bit marks a hole) and the positions.
enum ShapeCoder {
  /// Maximum number of positions, so that the bytes of a shape fit in a run.
  static let positionLimit = 1 << 28

  /// Appends a shape without its invalid parts: repeated positions, lines of one position, and
  /// rings of fewer than three. Appends nothing if nothing, or only holes, remains. Closes the
  /// rings.
  static func encode(_ shape: DraftShape, to bytes: inout [UInt8]) {
    guard shape.kind != .none else { return }
    let start = bytes.count
    bytes.append(shape.kind.rawValue)
    var first = 0
    var isWorth = false
    for (part, end) in shape.partEnds.enumerated() {
      let isHole = shape.kind == .polygons && !shape.partIsOuter[part]
      let isKept = append(
        shape.positions.span.extracting(first..<end), isClosed: shape.kind == .polygons,
        isHole: isHole, to: &bytes)
      isWorth = isWorth || isKept && !isHole
      first = end
    }
    if !isWorth { bytes.removeLast(bytes.count - start) }
  }

  private static func append(
    _ positions: Span<GridPosition>, isClosed: Bool, isHole: Bool, to bytes: inout [UInt8]
  ) -> Bool {
    let start = bytes.count
    bytes.appendLittleEndian(UInt32(0))
    var count: UInt32 = 0
    var last: GridPosition?
    func append(_ position: GridPosition) {
      guard position != last else { return }
      bytes.appendLittleEndian(position.lon)
      bytes.appendLittleEndian(position.lat)
      last = position
      count += 1
    }
    for index in positions.indices { append(positions[index]) }
    if isClosed, !positions.isEmpty { append(positions[0]) }
    guard count >= (isClosed ? 4 : 2) else {
      bytes.removeLast(bytes.count - start)
      return false
    }
    var head = count | (isHole ? 1 << 31 : 0)
    for index in start..<start + 4 {
      bytes[index] = UInt8(truncatingIfNeeded: head)
      head >>= 8
    }
    return true
  }

  /// The kind of an encoded shape.
  static func kind(_ bytes: Span<UInt8>) -> DraftShape.Kind {
    bytes.isEmpty ? .none : DraftShape.Kind(rawValue: bytes[0]) ?? .none
  }

  /// Calls `body` with the positions of each part of an encoded shape and whether it is a hole.
  static func forEachPart<Failure: Error>(
    _ bytes: Span<UInt8>, _ body: ([GridPosition], Bool) throws(Failure) -> Void
  ) throws(Failure) {
    var at = 1
    var positions: [GridPosition] = []
    while at < bytes.count {
      let head = number(bytes, at)
      at += 4
      let count = Int(head & (1 << 31 - 1))
      positions.removeAll(keepingCapacity: true)
      positions.reserveCapacity(count)
      for _ in 0..<count {
        positions.append(
          GridPosition(
            lon: Int32(bitPattern: number(bytes, at)),
            lat: Int32(bitPattern: number(bytes, at + 4))))
        at += 8
      }
      try body(positions, head >> 31 != 0)
    }
  }

  private static func number(_ bytes: Span<UInt8>, _ at: Int) -> UInt32 {
    UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
      | UInt32(bytes[at + 3]) << 24
  }
}
