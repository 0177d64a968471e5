import CLibosmium
import CorridorGeometry
import CorridorIndex

/// Merges the settlements and administrative areas of a file, once all of them are known.
///
/// OSM often has several objects for one settlement: a node with its name, the built-up area, the
/// administrative area. They become one toponym (see ``SettlementMatches``): the node provides
/// identifier, position and tags; the administrative area, otherwise the other one, provides the
/// shape, and the tags that the node does not have.
struct SettlementMerger {
  /// One object; its index is also that of its tags.
  struct Item {
    var type: clibosmium_type
    var id: Int64
    var position: GridPosition
    /// Its index in ``shapes``; nil for a node.
    var shape: Int?
    /// Its `place`; nil for an administrative area without one.
    var rank: SettlementRank?
    /// The level of an administrative area; nil for others.
    var level: Int?
    /// The nodes that a relation names as `label` and `admin_centre`, or 0.
    var label: Int64 = 0
    var adminCentre: Int64 = 0
  }

  let items: ArenaArray<Item>
  let tags: DeferredTags
  let shapes: DeferredShapes

  init(_ memory: SpillArena) {
    items = ArenaArray(memory)
    tags = DeferredTags(memory)
    shapes = DeferredShapes(memory)
  }

  /// Adds a node, or an area whose shape
  /// ``appendShape(ordinates:ringEnds:ringIsOuter:label:adminCentre:)`` adds next.
  func append(
    _ draft: borrowing PlaceDraft, _ type: clibosmium_type, _ id: Int64, at position: GridPosition,
    isBoundary: Bool
  ) throws(ImportError) {
    let number = items.count
    try tags.append(draft) { _ in true }
    let place = tags.value(of: "place", in: number)
    let level = tags.value(of: "admin_level", in: number)
    try items.append(
      Item(
        type: type, id: id, position: position,
        rank: SettlementRank(tags.bytes.span.extracting(place)),
        level: isBoundary ? tags.bytes.span.extracting(level).decimal : nil))
  }

  /// Adds the shape of the last item and the nodes that its relation names.
  func appendShape(
    _ positions: Span<GridPosition>, ringEnds: Span<Int>, ringIsOuter: Span<Bool>, label: Int64,
    adminCentre: Int64
  ) throws(ImportError) {
    items[items.count - 1].shape = shapes.count
    items[items.count - 1].label = label
    items[items.count - 1].adminCentre = adminCentre
    try shapes.append(positions, partEnds: ringEnds, partIsOuter: ringIsOuter)
  }

  /// The name of an item.
  func name(of item: Int) -> Range<Int> { tags.value(of: "name", in: item) }

  /// Fills a draft with the toponym of an item that is not absorbed by another one.
  func fill(_ draft: inout PlaceDraft, with number: Int, _ matches: SettlementMatches) {
    draft.reset()
    draft.kind = .toponym
    draft.position = items[number].position
    draft.areaKind = matches.kinds.kinds[matches.boundary[number] ?? number]
    if let boundary = matches.boundary[number] {
      // A capital's node often has the level of the area whose capital it is.
      tags.add(boundary, to: &draft) { $0.isWord("admin_level") || $0.isWord("boundary") }
    }
    tags.add(number, to: &draft)
    let others = [matches.boundary[number], matches.area[number]].compactMap(\.self)
    for other in others {
      // These tags describe the relation, not the settlement.
      tags.add(other, to: &draft) { !$0.isWord("type") && !$0.isWord("area") }
    }
    if let shape = (others + [number]).lazy.compactMap({ items[$0].shape }).first {
      shapes.add(shape, to: &draft, as: .polygons)
    }
  }
}
