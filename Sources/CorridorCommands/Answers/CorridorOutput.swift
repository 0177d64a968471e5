package import Corridor
package import CorridorGeometry
package import CorridorImport

/// Writes the corridor of a route, as a polygon.
package struct CorridorOutput {
  private let corridor: MultiPolygon
  private let withinMeters: Double
  /// What of the route was likely not meant so.
  package let warnings: [AnswerWarning]

  /// Makes the polygon.
  package init(
    _ input: BufferInput, of route: Route, until stop: StopSign? = nil
  ) throws(CommandError) {
    let made: MultiPolygon?
    do throws(GeometryError) {
      made = try route.corridorPolygon(within: input.within) { stop?.isUp ?? false }
    } catch {
      throw .geometry(error)
    }
    guard let made else {
      do throws(SearchError) { try stop?.check() } catch { throw .search(error) }
      throw .search(.cancelled)
    }
    corridor = made
    withinMeters = input.within
    warnings = input.warnings.answerWarnings(route.joinWarning.map { [$0] } ?? [])
  }

  /// Writes it to a sink, which the caller flushes.
  package func write(to sink: ByteSink) throws(CommandError) {
    do throws(OutputError) {
      try AreaWriter(sink: sink).write(
        corridor,
        properties: [("withinMeters", .meters(withinMeters))] + AnswerWarning.members(warnings))
    } catch {
      throw .output(error)
    }
  }
}
