internal import CorridorIndex

extension Explainer {
  /// Identifiers of the index that an unknown identifier may have meant: the same number as another
  /// type of OpenStreetMap object, then similar spellings in a user's own table.
  func suggestions(for id: String) throws(SearchError) -> [String] {
    let read = IdentifierText.expectedIdentifier(in: id) ?? id
    let number = read.split(separator: "/").last.map(String.init) ?? read
    let objects = ["node", "way", "relation"].map { "osm:\($0)/\(number)" }
    return try rethrowing(as: SearchError.index) { () throws(IndexError) in
      var known: [String] = []
      for object in objects where try index.row(object) != nil { known.append(object) }
      // Similar numbers do not identify similar places, and a large index takes long to read.
      guard known.isEmpty, !read.hasPrefix("osm:"), index.businessCount <= Self.mostRead else {
        return known
      }
      var names: [String] = []
      for row in 0..<index.businessCount {
        let id = try index.place(at: row).id
        if !id.hasPrefix("osm:") { names.append(id) }
      }
      // The source may be missing, too.
      let bare = names.map { $0.split(separator: ":", maxSplits: 1).last.map(String.init) ?? $0 }
      if let same = bare.firstIndex(of: id) { return [names[same]] }
      return closestMatch(to: id, in: names).map { [$0] } ?? []
    }
  }

  private static var mostRead: Int { 2_000_000 }
}
