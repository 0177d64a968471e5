/// Counts how often a warm search asks for memory, and fails where that is more than it may be: a
/// hundred times, however many places and vertices it meets, and once for every hundred that it finds.
struct AllocationGate {
  private let world: BenchWorld

  /// How often a search that finds so many places may ask for memory.
  private static func most(_ found: Int) -> Double { Double(100 + found / 100) }

  init(_ options: BenchOptions) { world = BenchWorld(options) }

  func run() throws {
    var isOver = false
    for kind in world.options.routeClasses {
      for entry in FindEntries(world, kind).searches {
        guard let job = try entry.jobs().first else { continue }
        // The first search, which does not count, opens PROJ, and checks pages and records.
        let report = try job.measure(Runner())
        let allocations = report.allocations ?? 0
        print(
          "allocations/\(kind.name)/\(entry.name.split(separator: "/").last ?? ""):"
            + " \(report.outcome.count) hits, \(Int(allocations)) allocations")
        isOver = isOver || allocations > Self.most(report.outcome.count)
      }
    }
    if isOver { throw BenchError.tooManyAllocations }
  }
}
