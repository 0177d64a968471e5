import CLibosmium
import CorridorGeometry
import CorridorIndex

/// The tags of ways, nodes and relations that the road graph keeps.
enum OSMRoadTags {
  /// Values of `highway` that vehicles may drive on.
  static let highways = words(
    """
    motorway motorway_link trunk trunk_link primary primary_link secondary secondary_link tertiary \
    tertiary_link unclassified residential living_street service road track
    """)

  /// Keys of ways.
  private static let wayKeys = words(
    """
    highway oneway junction access vehicle motor_vehicle motorcar goods hgv hazmat service \
    maxspeed maxspeed:forward maxspeed:backward maxspeed:hgv surface tracktype motorroad \
    maxheight maxheight:hgv maxwidth maxwidth:hgv maxlength maxlength:hgv maxweight \
    maxweight:hgv maxweightrating maxweightrating:hgv maxaxleload maxaxleload:hgv toll
    """)

  /// Keys of nodes.
  private static let nodeKeys = words(
    """
    barrier highway access vehicle motor_vehicle motorcar goods hgv locked maxheight maxwidth \
    maxweight maxaxleload maxlength
    """)

  /// Keys of turn restrictions.
  private static let turnKeys = words(
    "restriction restriction:hgv restriction:goods restriction:motorcar except")

  /// Values of `highway` of nodes that cost time.
  static let signs = words("traffic_signals stop give_way")

  static let barrierKey = Array("barrier".utf8)
  static let turnTypes = words(
    "restriction restriction:hgv restriction:goods restriction:motorcar")

  private static func words(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }

  /// The tags of a way; nil if vehicles do not drive on it.
  static func ofWay(_ draft: borrowing PlaceDraft) -> [UInt8]? {
    let text = draft.text.span
    var isRoad = false
    for tag in draft.tags {
      let key = text.extracting(tag.key)
      let value = text.extracting(tag.value)
      if key.isWord("area"), value.isWord("yes") { return nil }
      if key.isWord("highway") { isRoad = highways.contains { value.isSame(as: $0.span) } }
    }
    return isRoad ? tags(of: draft, wayKeys) : nil
  }

  /// The tags of a node that stops or delays vehicles; nil for others.
  static func ofNode(_ draft: borrowing PlaceDraft) -> [UInt8]? {
    let text = draft.text.span
    let matters = draft.tags.contains { tag in
      let key = text.extracting(tag.key)
      let value = text.extracting(tag.value)
      return key.isSame(as: barrierKey.span)
        || key.isWord("highway") && signs.contains { value.isSame(as: $0.span) }
    }
    return matters ? tags(of: draft, nodeKeys) : nil
  }

  /// The tags of a turn restriction; nil if it holds at times only, or is none.
  static func ofTurn(_ draft: borrowing PlaceDraft) -> [UInt8]? {
    let tags = tags(of: draft, turnKeys)
    return tags.isEmpty ? nil : tags
  }

  /// The tags with one of the keys, each text followed by a zero byte, in the order of the keys.
  private static func tags(of draft: borrowing PlaceDraft, _ keys: [[UInt8]]) -> [UInt8] {
    let text = draft.text.span
    var bytes: [UInt8] = []
    for key in keys {
      for tag in draft.tags where text.extracting(tag.key).isSame(as: key.span) {
        for part in [tag.key, tag.value] {
          for index in part { bytes.append(text[index]) }
          bytes.append(0)
        }
      }
    }
    return bytes
  }
}

extension RoadTurn {
  /// Reads the members of a relation; nil without one way from which and one to which it holds.
  init?(_ tags: [UInt8], _ members: UnsafeBufferPointer<clibosmium_member>) {
    var (from, to): ([Int64], [Int64]) = ([], [])
    var node: Int64?
    var ways: [Int64] = []
    for index in members.indices {
      let member = unsafe members[index]
      let role = unsafe String(cString: member.role)
      switch (role, unsafe member.type) {
      case ("from", CLIBOSMIUM_WAY): unsafe from.append(member.id)
      case ("to", CLIBOSMIUM_WAY): unsafe to.append(member.id)
      case ("via", CLIBOSMIUM_NODE): unsafe node = member.id
      case ("via", CLIBOSMIUM_WAY): unsafe ways.append(member.id)
      default: break
      }
    }
    guard from.count == 1, to.count == 1, node != nil || !ways.isEmpty else { return nil }
    self.init(tags: tags, from: from[0], via: node.map { .node($0) } ?? .ways(ways), to: to[0])
  }
}
