/// The chain of each business that belongs to one: the rows of each chain, and the chain of each
/// row.
struct ChainColumns {
  private let chains: [ChainCollector.Chain]

  init(_ chains: [ChainCollector.Chain]) {
    self.chains = chains
  }

  /// Writes the sections; none if there are no chains.
  func write(to writer: inout IndexFileWriter) throws(IndexError) {
    guard !chains.isEmpty else { return }
    var rows: [UInt32] = []
    var pairs: [UInt64] = []
    for (number, chain) in chains.enumerated() {
      rows += chain.rows
      for row in chain.rows { pairs.append(UInt64(row) << 32 | UInt64(number)) }
    }
    try writer.write(section: .chainRows, rows.span)
    pairs.sort()
    var numbers: [UInt32] = []
    numbers.reserveCapacity(2 * pairs.count)
    for pair in pairs { numbers += [UInt32(pair >> 32), UInt32(truncatingIfNeeded: pair)] }
    try writer.write(section: .placeChains, numbers.span)
  }
}

extension IndexSection {
  /// The rows of the places of each chain, ascending; the chains follow one another, with as many
  /// places as ``chainCounts`` says: UInt32.
  public static var chainRows: Self { Self(53, .text, size: 4, isOptional: true) }
  /// Row and chain of each place of a chain, ascending by row: UInt32.
  public static var placeChains: Self {
    Self(54, .text, size: 8, isOptional: true) { $0 == $1[.chainRows].count }
  }
}

extension PlaceIndex {
  /// The number of the chain of a place; nil for none, and in an index from before chains had
  /// their places.
  ///
  /// Complexity: O(log of the places of chains).
  package func chain(ofRow row: Int) throws(IndexError) -> Int? {
    guard let entry = try contents.entry(ofRow: row, in: .placeChains) else { return nil }
    let chain = try contents.number(.placeChains, entry, field: 1)
    guard chain < chainCount else {
      throw contents.file.damaged(.text, at: try contents.offset(.placeChains, entry))
    }
    return chain
  }

  /// The rows of the places of a chain, ascending.
  package func rows(ofChain number: Int) throws(IndexError) -> [Int] {
    guard contents.sections[.chainRows].isPresent else { return [] }
    var first = 0
    for chain in 0..<number { first += try contents.number(.chainCounts, chain) }
    var rows: [Int] = []
    for index in first..<first + (try contents.number(.chainCounts, number)) {
      let row = try contents.number(.chainRows, index)
      guard row < businessCount else {
        throw contents.file.damaged(.text, at: try contents.offset(.chainRows, index))
      }
      rows.append(row)
    }
    return rows
  }

  /// The number of the chain with this name, letter by letter; nil if there is none.
  package func chain(named name: String) throws(IndexError) -> Int? {
    let wanted = Array(name.utf8)
    let place = try (0..<chainCount).partitioningIndex { number throws(IndexError) in
      !Array(try contents.chainNames.string(number, contents.file).utf8)
        .lexicographicallyPrecedes(wanted)
    }
    guard place < chainCount, try chain(place).name == name else { return nil }
    return place
  }
}
