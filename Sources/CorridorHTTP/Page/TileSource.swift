/// A server of map tiles, which the page draws below everything else.
package struct TileSource: Sendable {
  /// The URL template of a tile, with `{z}`, `{x}` and `{y}`, and optionally `{s}` as the first
  /// label of the host.
  let url: String
  /// The attribution that the provider requires.
  let attribution: String
  /// The source in the Content-Security-Policy from which the page may load images.
  let origin: String

  /// Reads a URL template; nil if it is not valid for tiles.
  package init?(url: String, attribution: String) {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, ["https:", "http:"].contains(parts[0]), parts[1].isEmpty,
      ["{z}", "{x}", "{y}"].allSatisfy({ Self.contains($0, in: parts[3]) }),
      url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    var host = parts[2]
    var pattern = ""
    if host.hasPrefix("{s}.") {
      host = host.dropFirst(4)
      pattern = "*."
    }
    // Any other character could end this source and begin another.
    guard let first = host.utf8.first, Self.isLetterOrDigit(first),
      host.utf8.allSatisfy({ Self.isLetterOrDigit($0) || [0x2D, 0x2E, 0x3A].contains($0) })
    else { return nil }
    self.url = url
    self.attribution = attribution
    origin = "\(parts[0])//\(pattern)\(host)"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func contains(_ word: String, in text: Substring) -> Bool {
    text.indices.contains { text[$0...].hasPrefix(word) }
  }
}
