internal import CorridorGeometry

/// Reads the position that a link to a map shows.
///
/// - Google Maps: `!3d47.14!4d9.52` of a place, `?q=47.14,9.52`, `query=`, `ll=`, `destination=`,
///   `/@47.14,9.52,15z`
/// - OpenStreetMap: `?mlat=47.14&mlon=9.52`, `#map=15/47.14/9.52`
/// - Apple Maps: `?ll=47.14,9.52`, `coordinate=`, `q=`
/// - Android: `geo:0,0?q=47.14,9.52(Vaduz)`
/// - Yandex Maps, longitude first: `?ll=9.52,47.14`, `?pt=9.52,47.14`
enum MapLink {
  /// Names of parameters that contain a position, the most specific first.
  private static let parameters = [
    "q", "query", "coordinate", "pt", "destination", "daddr", "ll", "sll", "center", "cp",
  ]

  /// The position in a link, or nil if the text is not a link or contains no position.
  static func coordinate(in utf8: [UInt8]) -> Coordinate? {
    let text = String(decoding: utf8, as: UTF8.self)
    // The form in which Android writes a place on a map (RFC 5870 with a query).
    if text.hasPrefix("geo:0,0?q=") {
      return pair(text.dropFirst(10).replacing("%2C", with: ",").prefix { $0 != "(" && $0 != "&" })
    }
    guard text.hasPrefix("http://") || text.hasPrefix("https://") else { return nil }
    let link = text.replacing("%2C", with: ",").replacing("%2c", with: ",")
    if let lat = number(after: "!3d", in: link), let lon = number(after: "!4d", in: link) {
      return coordinate(lat, lon)
    }
    if let lat = number(after: "mlat=", in: link), let lon = number(after: "mlon=", in: link) {
      return coordinate(lat, lon)
    }
    if let range = link.firstRange(of: "#map=") {
      let parts = link[range.upperBound...].prefix { $0 != "&" }.split(separator: "/")
      guard parts.count >= 3 else { return nil }
      return pair(parts[1] + "," + parts[2])
    }
    let host = link.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" && $0 != "?" }
    for name in parameters {
      for start in ["?", "&"] {
        guard let range = link.firstRange(of: start + name + "=") else { continue }
        let value = link[range.upperBound...].prefix { $0 != "&" && $0 != "#" && $0 != "~" }
        if let position = pair(value, isLonFirst: host.contains("yandex")) { return position }
      }
    }
    return link.firstRange(of: "/@").flatMap { pair(link[$0.upperBound...].prefix { $0 != "/" }) }
  }

  /// Two numbers separated by a comma; a second comma and what follows it are ignored.
  private static func pair(_ text: some StringProtocol, isLonFirst: Bool = false) -> Coordinate? {
    let parts = text.split(separator: ",")
    guard parts.count >= 2, let first = number(parts[0]), let second = number(parts[1]) else {
      return nil
    }
    return isLonFirst ? coordinate(second, first) : coordinate(first, second)
  }

  private static func number(after mark: String, in text: String) -> Double? {
    guard let range = text.firstRange(of: mark) else { return nil }
    return number(text[range.upperBound...].prefix { "+-.0123456789".contains($0) })
  }

  /// A number without an exponent.
  private static func number(_ text: some StringProtocol) -> Double? {
    guard !text.isEmpty, text.count <= 32, text.allSatisfy({ "+-.0123456789 ".contains($0) })
    else { return nil }
    return Double(String(text.filter { $0 != "+" && $0 != " " }))
  }

  private static func coordinate(_ lat: Double, _ lon: Double) -> Coordinate? {
    guard abs(lat) <= 90, abs(lon) <= 180 else { return nil }
    return Coordinate(lon: lon, lat: lat)
  }
}
