/// The address of a tile: zoom, column from the west, row from the north.
struct TileAddress: Equatable, Sendable {
  let zoom: Int
  let x: Int
  let y: Int

  /// The template of the paths, relative to the page.
  static let template = "tiles/{z}/{x}/{y}.pbf"
  /// The deepest zoom, whose rows fit into 32 bits.
  private static let deepest = 30

  /// Reads a path of the service; nil if no tile can be there.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "tiles", parts[4].hasSuffix(".pbf"),
      let zoom = Self.number(parts[2]), zoom <= Self.deepest, let x = Self.number(parts[3]),
      let y = Self.number(parts[4].dropLast(4)), max(x, y) < 1 << zoom
    else { return nil }
    (self.zoom, self.x, self.y) = (zoom, x, y)
  }

  /// A number in its only form, so that each tile has one path.
  private static func number(_ text: Substring) -> Int? {
    guard (1...10).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      text == "0" || !text.hasPrefix("0")
    else { return nil }
    return Int(text)
  }

  /// The row from the south, as MBTiles counts (OSGeo TMS).
  var rowFromSouth: Int { (1 << zoom) - 1 - y }
}
