/// The packed tree over all businesses of an index, over all toponyms, or over the places of one
/// category.
///
/// A view of the mapped file: every read is checked against the bounds of its section and, on first
/// access, against the checksum of its page, so that a damaged or hostile file gives an
/// ``IndexError``.
@safe
package struct PlaceTree: Sendable {
  /// Number of places.
  package let count: Int
  /// Number of nodes of each level, leaves first; empty without places.
  package let levelCounts: [Int]
  private let file: MappedFile
  private let positionsOffset: Int
  private let rowsOffset: Int?
  /// The row of the first place if place i has the i-th row from there on; nil if the rows are
  /// listed.
  package let firstRow: Int?
  /// File offset of the first node of each level.
  private let levelOffsets: [Int]

  /// - Parameters:
  ///   - file: The index file.
  ///   - count: Number of places.
  ///   - positionsOffset: The offset of the leaves' positions, see ``SphereTree/leafSize``.
  ///   - nodesOffset: The offset of the nodes.
  ///   - rowsOffset: The offset of the rows of the places, as UInt32; nil if place i has the i-th
  ///     row, counted from `firstRow`.
  package init(
    file: MappedFile, count: Int, positionsOffset: Int, nodesOffset: Int, rowsOffset: Int?,
    firstRow: Int = 0
  ) {
    self.file = file
    self.count = count
    self.positionsOffset = positionsOffset
    self.rowsOffset = rowsOffset
    self.firstRow = rowsOffset == nil ? firstRow : nil
    levelCounts = SphereTree.levelCounts(places: count)
    var offset = nodesOffset
    levelOffsets = levelCounts.map { nodes in
      defer { offset += nodes * SphereTree.nodeSize }
      return offset
    }
  }

  /// The sphere around all places; nil without places.
  package func root() throws(IndexError) -> SIMD4<Float>? {
    guard let top = levelOffsets.last else { return nil }
    return unsafe try file.bytes(at: top, count: SphereTree.nodeSize)
      .loadUnaligned(as: SIMD4<Float>.self)
  }

  /// The children of node `index` of a level above the leaves.
  package func children(level: Int, index: Int) throws(IndexError) -> Children {
    let first = index * SphereTree.fanOut
    let count = min(SphereTree.fanOut, levelCounts[level - 1] - first)
    let bytes = unsafe try file.bytes(
      at: levelOffsets[level - 1] + first * SphereTree.nodeSize,
      count: count * SphereTree.nodeSize)
    return unsafe Children(first: first, count: count, bytes: bytes)
  }

  /// Up to 16 consecutive nodes; valid while the index lives.
  @safe
  package struct Children {
    /// Index of the first child in its level.
    package let first: Int
    /// Number of children.
    package let count: Int
    // SAFETY: `count` nodes have been checked to exist.
    fileprivate let bytes: UnsafeRawPointer

    /// The sphere of a child, from 0 up to ``count``, exclusive.
    package subscript(child: Int) -> SIMD4<Float> {
      precondition(child >= 0 && child < count)
      return unsafe bytes.loadUnaligned(
        fromByteOffset: child * SphereTree.nodeSize, as: SIMD4<Float>.self)
    }
  }

  /// Longitudes and latitudes, in 1e-7 degrees, of the 16 places of a leaf; the last leaf is padded
  /// with its last place.
  package func leaf(
    _ index: Int
  ) throws(IndexError) -> (lons: SIMD16<Int32>, lats: SIMD16<Int32>) {
    let bytes = unsafe try file.bytes(
      at: positionsOffset + index * SphereTree.leafSize, count: SphereTree.leafSize)
    // SAFETY: the 128 bytes have just been checked to exist.
    return unsafe (
      bytes.loadUnaligned(as: SIMD16<Int32>.self),
      bytes.loadUnaligned(fromByteOffset: 64, as: SIMD16<Int32>.self)
    )
  }

  /// The row of place `index` of this tree; not checked against the number of rows.
  package func row(of index: Int) throws(IndexError) -> UInt32 {
    guard let rowsOffset else { return UInt32(truncatingIfNeeded: (firstRow ?? 0) + index) }
    // SAFETY: the four bytes have just been checked to exist.
    return unsafe try file.bytes(at: rowsOffset + index * 4, count: 4)
      .loadUnaligned(as: UInt32.self)
  }
}
