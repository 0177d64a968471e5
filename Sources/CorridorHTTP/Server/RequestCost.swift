/// The estimated cost of a request, before it is parsed.
struct RequestCost: Sendable {
  /// Whether the request is expected to take long.
  var isHeavy: Bool
  /// The memory in bytes while it is processed, without its body.
  var bytes: Int

  /// A request with a small body.
  static let light = RequestCost(isHeavy: false, bytes: 64 << 10)

  /// Larger bodies are heavy.
  private static let mostLightBytes = 64 << 10
  /// A vertex of a route, with everything that a search derives from it and the arrays that grow
  /// meanwhile: 110 to 125 bytes, measured with polylines of 2 and 4 characters per vertex.
  private static let bytesPerVertex = 130

  /// - Parameter body: The body, which is JSON or JSON lines.
  init(of body: [UInt8]) {
    isHeavy = body.count > Self.mostLightBytes
    // A padded copy for the parser, and a copy of the text around the route.
    bytes =
      Self.light.bytes + 2 * body.count
      + (isHeavy ? Self.vertices(atMostIn: body) * Self.bytesPerVertex : 0)
  }

  init(isHeavy: Bool, bytes: Int) {
    self.isHeavy = isHeavy
    self.bytes = bytes
  }

  /// The maximum number of vertices: the number of arrays that begin outside strings, plus the
  /// number that long strings can hold. In a string, a vertex takes at least two bytes that end a
  /// number of an encoded polyline (below 95) or of a flexible polyline (A to Z, a to f).
  private static func vertices(atMostIn body: [UInt8]) -> Int {
    var arrays = 0
    var ends = 0
    var isText = false
    var isEscaped = false
    for byte in body {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        if byte < 103 { ends += 1 }
      } else if byte == UInt8(ascii: "\"") {
        isText = true
      } else if byte == UInt8(ascii: "[") {
        arrays += 1
      }
    }
    return arrays + ends / 2
  }
}
