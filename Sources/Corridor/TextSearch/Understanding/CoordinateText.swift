package import CorridorGeometry

/// Reads a position as people write it.
///
/// Latitude comes first, as in Yandex MapKit and most written positions, unless letters say
/// otherwise:
/// - `25.1982, 55.272758`, also in parentheses or brackets, with `;`, `/` or a blank between
/// - decimal commas: `47,14 9,52`, `47,14; 9,52`
/// - `25.1982N 55.27E`, `N 25°11.9' E 55°16.4'`, `25°11'53.5"N, 55°16'21.9"E`,
///   `25 11 53 N 55 16 22 E`, and in Cyrillic `55,75° с.ш. 37,61° в.д.`
/// - `lat 47.1, lon 9.5` in either order
/// - `geo:47.1,9.5` (RFC 5870), with any parameters after it
/// - links to maps, see ``MapLink``
///
/// Numbers out of range (beyond 90 and 180 degrees, 60 minutes or seconds) are not a position. Two
/// integers are a position only with a comma, a semicolon or degrees: "12 14" and "12/3" are house
/// numbers. The letter O is not a direction, because it means east in German and west in French.
package enum CoordinateText {
  /// Maximum length of a position; longer texts are not positions.
  static let longest = 256
  /// Maximum length of a link to a map.
  private static let longestLink = 2048

  /// The position if the whole text is one, or nil.
  package static func coordinate(in text: String) -> Coordinate? {
    coordinate(in: Array(text.utf8.prefix(longestLink + 1)))
  }

  static func coordinate(in utf8: [UInt8]) -> Coordinate? {
    if utf8.count <= longestLink, let position = MapLink.coordinate(in: utf8) { return position }
    guard utf8.count <= longest, utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x80 })
    else { return nil }
    var scalars = Array(String(decoding: utf8, as: UTF8.self).unicodeScalars).map(plain)
    trim(&scalars)
    if let rest = geoURI(scalars) {
      guard let rest else { return nil }
      scalars = rest
    } else {
      strip("(", ")", &scalars)
      strip("[", "]", &scalars)
    }
    guard let marks = CoordinateMarks(scalars) else { return nil }
    var reader = CoordinateReader(marks)
    return reader.coordinate()
  }

  /// The position of a `geo:` URI without its parameters. The outer nil means that the text is not
  /// such a URI, the inner nil that the URI has another reference system or is malformed.
  private static func geoURI(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]?? {
    guard scalars.count > 4, scalars.prefix(4).elementsEqual("geo:".unicodeScalars) else {
      return .none
    }
    let rest = scalars.dropFirst(4)
    let position = rest.prefix { $0 != ";" && $0 != "?" }
    let parameters = String(String.UnicodeScalarView(rest.dropFirst(position.count))).lowercased()
    if let crs = parameters.split(separator: ";").first(where: { $0.hasPrefix("crs=") }),
      !crs.hasPrefix("crs=wgs84")
    {
      return .some(nil)
    }
    let parts = position.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else {
      return .some(nil)
    }
    return Array(parts[0] + [","] + parts[1])
  }

  private static func trim(_ scalars: inout [Unicode.Scalar]) {
    while let last = scalars.last, last == " " { scalars.removeLast() }
    scalars = Array(scalars.drop { $0 == " " })
  }

  private static func strip(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ scalars: inout [Unicode.Scalar]
  ) {
    guard scalars.count > 2, scalars.first == open, scalars.last == close else { return }
    scalars = Array(scalars.dropFirst().dropLast())
    trim(&scalars)
  }

  /// The plain character for one of its variants.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\t", "\n", "\r", "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}": " "
    case "\u{2212}", "\u{FF0D}": "-"
    case "º", "˚", "\u{2070}": "°"
    case "′", "’", "‘", "ʹ", "´", "ʼ": "'"
    case "″", "”", "“", "ʺ", "„": "\""
    case "٫", "．": "."
    case "،", "，", "、": ","
    case "；": ";"
    case "（": "("
    case "）": ")"
    case "\u{660}"..."\u{669}": digit(scalar, from: 0x660)
    case "\u{6F0}"..."\u{6F9}": digit(scalar, from: 0x6F0)
    case "\u{FF10}"..."\u{FF19}": digit(scalar, from: 0xFF10)
    // Direction marks, which copied text may contain.
    case "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}": " "
    default: scalar
    }
  }

  private static func digit(_ scalar: Unicode.Scalar, from zero: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(0x30 + scalar.value - zero))
  }
}
