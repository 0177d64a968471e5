internal import CorridorHours
internal import CorridorThreads

/// The time zones of an index by number.
struct ZoneList: Sendable {
  let names: [String]
  /// The country of each zone; nil if it lies in several, or if the country is unknown.
  let countries: [String?]

  fileprivate init(_ table: StringTable, _ file: MappedFile) throws(IndexError) {
    var names: [String] = []
    for number in 0..<table.count { names.append(try table.string(number, file)) }
    self.names = names
    let known = ZoneCountries(names: names)
    countries = names.map { known.country(of: $0) }
  }
}

/// The zones of an index, read on first access.
final class LazyZones: Sendable {
  private let list = Locked<ZoneList?>(nil)

  /// Complexity: O(zones) on the first call.
  func list(_ table: StringTable, _ file: MappedFile) throws(IndexError) -> ZoneList {
    try list.withLock { (list) throws(IndexError) in
      if let list { return list }
      let made = try ZoneList(table, file)
      list = made
      return made
    }
  }
}

extension IndexReader {
  /// The zones by number.
  func zoneList() throws(IndexError) -> ZoneList { try zones.list(zoneNames, file) }
}
