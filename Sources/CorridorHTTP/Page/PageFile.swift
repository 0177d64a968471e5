internal import CorridorFormats

/// A file served to browsers.
struct PageFile: Sendable {
  let bytes: [UInt8]
  let type: String
  /// The entity tag of the contents (RFC 9110, section 8.8.3); weak, since the file may also be
  /// sent compressed.
  let tag: String

  init(type: String, _ bytes: [UInt8]) {
    self.bytes = bytes
    self.type = type
    var hash = ContentHash()
    for byte in bytes { hash.add(byte) }
    tag = "W/\"\(hash)\""
  }

  /// The media type for a file name's extension (RFC 9239 for JavaScript).
  static func type(of name: String) -> String? {
    switch name.split(separator: ".").last {
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "png": "image/png"
    default: nil
    }
  }
}
