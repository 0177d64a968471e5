/// A section of the index file. Each is declared beside the structure that it contains, in an
/// extension of this type; ``allCases`` lists them.
///
/// Each access to a declaration makes a value and releases it. Code that reads a section for each
/// record therefore keeps the section's ``SectionEntry``.
public struct IndexSection: CaseIterable, CustomStringConvertible, Hashable, Sendable {
  /// The number in the directory, which is also the place in ``allCases``, counted from 1.
  public let number: UInt32
  /// The name in the specification.
  public let description: String
  /// The part that an error names when the section is damaged.
  let part: IndexPart
  /// Bytes of one element; 0 if the elements vary in length.
  let elementSize: Int
  /// Whether a file may omit the section; it does if the section is empty.
  let isOptional: Bool
  /// Whether the section of a file can have a number of elements, given those of the others.
  let canHave: @Sendable (_ count: Int, _ file: SectionTable) -> Bool

  /// - Parameter name: By default, the name of the property that declares the section.
  init(
    _ number: UInt32, _ part: IndexPart, size: Int, isOptional: Bool = false,
    name: String = #function,
    canHave: @escaping @Sendable (_ count: Int, _ file: SectionTable) -> Bool = { _, _ in true }
  ) {
    self.number = number
    description = name
    self.part = part
    elementSize = size
    self.isOptional = isOptional
    self.canHave = canHave
  }

  /// All sections, in file order: the required ones, then the optional ones.
  public static let allCases: [IndexSection] = [
    .records, .recordBases, .recordOffsets, .positions, .nodes,
    .categoryEntries, .categoryNames, .categoryPositions, .categoryRows, .categoryNodes,
    .identifiers, .identifierStems, .keys, .values, .toponymCodes,
    .areaEntries, .areaNodes, .areaParts, .areaBlocks, .areaVertices,
    .lineEntries, .lineParts, .linePieces, .lineNodes, .lineVertices,
    .settlementPositions, .settlementRows, .settlementNodes, .localities,
    .rowScores, .chainNames, .chainCounts,
    .namePostings, .nameBlocks, .nameUnits, .nameMergedLists, .nameTerms, .nameTermOffsets,
    .addressPostings, .addressBlocks, .addressUnits, .addressMergedLists, .addressTerms,
    .addressTermOffsets,
    .hoursBlocks, .hoursNumbers, .hoursPatterns, .zoneNames, .zoneRuns,
    .carriagewayPieces, .carriagewayNodes, .carriagewayVertices, .chainRows, .placeChains,
    .roadNodes, .roadEnds, .roadSegments, .roadShapes, .roadSpheres, .roadTags, .roadTurns,
    .roadTurnPaths,
  ]

  /// Number of sections that every file has.
  static let requiredCount = allCases.count { !$0.isOptional }

  public static func == (left: IndexSection, right: IndexSection) -> Bool {
    left.number == right.number
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}
