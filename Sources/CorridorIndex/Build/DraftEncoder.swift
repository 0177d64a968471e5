internal import CorridorGeometry

/// Adds drafts that are already validated.
struct DraftEncoder: ~Copyable {
  var identifiers: IdentifierSet
  var coder = RecordCoder()
  var run = RunBuffer()
  private(set) var placeCount = 0
  private(set) var toponymCount = 0
  private(set) var duplicateCount = 0

  init(_ memory: ColumnMemory) {
    identifiers = IdentifierSet(memory)
  }

  /// Adds a draft of at most `most` bytes without its shape; returns the result for the draft and
  /// the size of the run. `geographic` is the kind of a geographic object with a category.
  mutating func add(
    _ draft: borrowing PlaceDraft, _ geographic: PlaceKind?, atMost most: Int, threads: Int
  ) throws(IndexError) -> (PlaceIndexBuilder.AddResult, runSize: Int) {
    guard placeCount < IndexFormat.rowLimit else {
      throw .tooMany(what: "places", limit: IndexFormat.rowLimit)
    }
    let uri = draft.text.span.extracting(draft.uri)
    let parts = IdentifierParts(uri)
    guard try identifiers.insert(uri, parts) else {
      duplicateCount += 1
      return (.duplicateIdentifier, 0)
    }
    placeCount += 1
    var code: UInt8 = 0
    var shape: [UInt8] = []
    if draft.kind == .toponym {
      precondition(draft.categories.isEmpty, "a toponym has no categories")
      code = ToponymCode(draft).byte
      toponymCount += 1
    } else if let geographic {
      code = ToponymCode(ofCategories: geographic).byte
    }
    if code != 0 { ShapeCoder.encode(draft.shape, to: &shape) }
    run.append(
      code: code, draft.position, atMost: most + shape.count, threads: threads
    ) { bytes in
      coder.encode(draft, parts, to: &bytes)
    } shape: { bytes in
      bytes.append(shape.span)
    }
    return (.added, run.size)
  }
}
