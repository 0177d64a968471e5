package import CorridorGeometry
package import CorridorImport

/// The corridor of a route, as a polygon.
package struct BufferInput {
  /// Half-width of the corridor, in metres.
  private let within: Double

  package init(_ arguments: Arguments) throws(CommandError) {
    within = try arguments.meters(.within) ?? 1000
  }

  /// Writes the corridor of a route to a sink, which the caller flushes.
  package func write(_ route: Route, to sink: ByteSink) throws(CommandError) {
    let corridor: MultiPolygon
    do throws(GeometryError) {
      corridor = try route.corridorPolygon(within: within)
    } catch {
      throw .geometry(error)
    }
    do throws(OutputError) {
      try AreaWriter(sink: sink).write(corridor, properties: [("withinMeters", .meters(within))])
    } catch {
      throw .output(error)
    }
  }
}
