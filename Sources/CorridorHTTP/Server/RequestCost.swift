/// What a request may take, estimated before it is read.
struct RequestCost: Sendable {
  /// Whether it takes long, as far as one can see from outside.
  var isHeavy: Bool
  /// Bytes of memory while it is worked on, besides those of its body.
  var bytes: Int

  /// A request with a small body.
  static let light = RequestCost(isHeavy: false, bytes: 64 << 10)

  /// Bodies of more bytes are heavy.
  private static let mostLightBytes = 64 << 10
  /// A vertex of a route with all that a search makes of it, and of the arrays that grow meanwhile:
  /// 110 to 125 bytes, measured with polylines of 2 and 4 characters a vertex.
  private static let bytesPerVertex = 130

  /// - Parameter body: The body, which is JSON or lines of it.
  init(of body: [UInt8]) {
    isHeavy = body.count > Self.mostLightBytes
    // A copy that is padded for the parser, and one of what stands around the route.
    bytes =
      Self.light.bytes + 2 * body.count
      + (isHeavy ? Self.vertices(atMostIn: body) * Self.bytesPerVertex : 0)
  }

  init(isHeavy: Bool, bytes: Int) {
    self.isHeavy = isHeavy
    self.bytes = bytes
  }

  /// How many vertices there may be: as many as arrays begin outside of texts, and as many as long
  /// texts can hold, where one takes two bytes at the least that end a number of an encoded polyline
  /// (below 95) or of a flexible polyline (A to Z, a to f).
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
