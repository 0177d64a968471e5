internal import Glibc

extension PlaceIndex {
  /// The place with an identifier such as `osm:node/1`, or nil. Complexity: O(log count).
  public func resolve(_ uri: String) throws(IndexError) -> Place? {
    try row(uri).map { row throws(IndexError) in try place(at: row) }
  }

  /// The row of the place with an identifier, or nil.
  package func row(_ uri: String) throws(IndexError) -> Int? {
    let wanted = Array(uri.utf8)
    let hash = IdentifierEntry.hash(wanted.span)
    let table = contents.sections[.identifiers]
    let first = try (0..<table.count).partitioningIndex { number throws(IndexError) in
      try entry(number).hash >= hash
    }
    var found: [UInt8] = []
    for number in first..<table.count {
      let entry = try entry(number)
      guard entry.hash == hash else { return nil }
      var record = try contents.record(at: Int(entry.row))
      found.removeAll(keepingCapacity: true)
      try record.identifier().append(to: &found)
      if found == wanted { return Int(entry.row) }
    }
    return nil
  }
}

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
