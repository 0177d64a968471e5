internal import CorridorFormats

/// A file that a browser takes.
struct PageFile: Sendable {
  let bytes: [UInt8]
  let type: String
  /// What it is known by as long as it is the same (RFC 9110, section 8.8.3); weak, since it goes
  /// out packed, too.
  let tag: String

  init(type: String, _ bytes: [UInt8]) {
    self.bytes = bytes
    self.type = type
    var hash = ContentHash()
    for byte in bytes { hash.add(byte) }
    tag = "W/\"\(hash)\""
  }

  /// The media type for a name's ending (RFC 9239 for JavaScript).
  static func type(of name: String) -> String? {
    switch name.split(separator: ".").last {
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "png": "image/png"
    default: nil
    }
  }
}
