/// The result of looking up an identifier.
public enum Resolution: Sendable {
  /// The place that has it.
  case found(Place)
  /// No place has the identifier, or no place has it any more.
  case gone
  /// The text cannot be an identifier of a place.
  case malformed
}

extension PlaceIndex {
  /// Looks up many identifiers and returns the results in the same order.
  ///
  /// An identifier is a source, a colon and the source's id of the place: `stations:4711`,
  /// `osm:way/12`. An identifier that no place has and that is not of that form is
  /// ``Resolution/malformed``, as is an OSM object without type and number. Corresponds to
  /// resolving URIs in Yandex MapKit and `MKMapItem.Identifier` in Apple MapKit. Complexity: O(n
  /// log count).
  public func resolveAll(
    _ uris: some Sequence<String>
  ) throws(IndexError) -> [Resolution] {
    var found: [Resolution] = []
    for uri in uris {
      if let place = try resolve(uri) {
        found.append(.found(place))
      } else {
        found.append(Self.isWellFormed(uri) ? .gone : .malformed)
      }
    }
    return found
  }

  private static func isWellFormed(_ uri: String) -> Bool {
    let parts = uri.utf8.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty,
      uri.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return false }
    guard parts[0].elementsEqual("osm".utf8) else { return true }
    let object = parts[1].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return object.count == 2 && ["node", "way", "relation"].contains(String(object[0]))
      && !object[1].isEmpty
      && object[1].drop { $0 == UInt8(ascii: "-") }.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }
}
