internal import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorThreads

/// The corridor of a route, as a polygon.
package struct BufferInput {
  /// Half-width of the corridor, in metres.
  private let within: Double
  private let arguments: Arguments

  package init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    within = try arguments.meters(.within) ?? 1000
  }

  /// What of a route was likely not meant so.
  package func warnings(of route: Route) -> [AnswerWarning] {
    RequestWarnings.joined(route, arguments).map { [$0] } ?? []
  }

  /// Writes the corridor of a route to a sink, which the caller flushes.
  package func write(
    _ route: Route, to sink: ByteSink, until token: CancellationToken? = nil
  ) throws(CommandError) {
    let made: MultiPolygon?
    do throws(GeometryError) {
      made = try route.corridorPolygon(within: within) { token?.isCancelled ?? false }
    } catch {
      throw .geometry(error)
    }
    guard let corridor = made else {
      do throws(SearchError) { try token?.check() } catch { throw .search(error) }
      throw .search(.cancelled)
    }
    do throws(OutputError) {
      try AreaWriter(sink: sink).write(
        corridor,
        properties: [("withinMeters", .meters(within))]
          + AnswerWarning.members(warnings(of: route)))
    } catch {
      throw .output(error)
    }
  }
}
