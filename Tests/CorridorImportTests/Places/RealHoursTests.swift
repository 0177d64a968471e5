import CorridorHours
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorImport

@Suite(.enabled(if: realData != nil, "CORRIDOR_REAL_DATA is not set"))
struct RealHoursTests {
  /// The distinct values of opening hours in some extracts.
  private func values() throws -> Set<String> {
    let folder = TemporaryFolder()
    var values: Set<String> = []
    for name in ["andorra-valhalla", "liechtenstein-valhalla", "vancouver-pelias"] {
      let output = folder.path + "/" + name + ".corridor"
      let input = realData! + "/" + name + ".osm.pbf"
      _ = try PlaceImporter(ImportOptions(inputs: [input], output: output)).run()
      let index = try PlaceIndex(path: output)
      for row in 0..<index.count {
        if let value = try index.place(at: row)["opening_hours"] { values.insert(value) }
      }
    }
    return values
  }

  @Test func `nearly all opening hours in extracts can be read, some only tolerantly`() throws {
    let values = try values()
    #expect(values.count > 300)
    let strict = values.filter { (try? OpeningHours(parsing: $0, isStrict: true)) != nil }
    let read = values.filter { (try? OpeningHours(parsing: $0)) != nil }
    #expect(strict.isStrictSubset(of: read))
    // Most of the others have two readings, such as `9-5`.
    #expect(values.count - read.count < values.count * 10 / 100, "\(values.subtracting(read))")
    // What is read tolerantly means the same in the notation of the specification.
    for value in read.subtracting(strict) {
      let hours = try OpeningHours(parsing: value)
      let again = try OpeningHours(parsing: hours.normalized, isStrict: true)
      #expect(again.normalized == hours.normalized)
    }
  }
}
