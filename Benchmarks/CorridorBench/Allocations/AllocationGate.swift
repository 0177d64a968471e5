internal import CAllocations
internal import Corridor
internal import CorridorIndex
internal import Glibc

/// Counts how often a warm search asks for memory, and fails where that is more than it may be: a
/// hundred times, however many places and vertices it meets, and once for every hundred that it finds.
struct AllocationGate {
  private let options: BenchOptions
  private let files: WorldFiles

  /// How often a search that finds so many places may ask for memory.
  private static func most(_ found: Int) -> UInt64 { 100 + UInt64(found) / 100 }

  init(_ options: BenchOptions) {
    self.options = options
    unsafe mkdir(options.work, 0o755)
    files = WorldFiles(options)
  }

  func run() throws {
    if unsafe access(options.indexPath, F_OK) != 0 {
      _ = try files.buildIndex(places: options.places, at: options.indexPath)
    }
    let index = try PlaceIndex(path: options.indexPath)
    var isOver = false
    for kind in options.routeClasses {
      guard let route = try files.routes(kind).first else { continue }
      for question in Question.allCases {
        let query = question.query(route)
        // The first search opens PROJ, and checks pages and records.
        for _ in 0..<2 { _ = try index.find(query) }
        let before = corridor_allocations()
        let found = try index.find(query).returned
        let count = corridor_allocations() - before
        print("allocations/\(kind.name)/\(question): \(found) hits, \(count) allocations")
        isOver = isOver || count > Self.most(found)
      }
    }
    if isOver { throw BenchError.tooManyAllocations }
  }
}
