/// The chain of each business that belongs to one: the rows of each chain, and the chain of each
/// row.
struct ChainColumns {
  private let chains: ChainCollector.Chains
  private let memory: ColumnMemory

  init(_ chains: ChainCollector.Chains, _ memory: ColumnMemory) {
    self.chains = chains
    self.memory = memory
  }

  /// Writes the sections; none if there are no chains.
  func write(to writer: inout IndexFileWriter) throws(IndexError) {
    guard !chains.list.isEmpty else { return }
    try writer.write(section: .chainRows, chains.rows)
    let pairs = RowColumn<UInt64>(memory)
    try pairs.reserve(chains.rows.count)
    for (number, chain) in chains.list.enumerated() {
      for row in chains.rows[chain.rows] { try pairs.append(UInt64(row) << 32 | UInt64(number)) }
    }
    pairs.sort { $0 < $1 }
    try writer.write(section: .placeChains, count: pairs.count) { number, bytes in
      bytes.appendLittleEndian(UInt32(pairs[number] >> 32))
      bytes.appendLittleEndian(UInt32(truncatingIfNeeded: pairs[number]))
    }
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
