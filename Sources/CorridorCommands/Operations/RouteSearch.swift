package import Corridor
package import CorridorGeometry
package import CorridorIndex

/// Answers requests about one route: the places along it, the gaps between them, and why a place is
/// or is not along it.
package struct RouteSearch {
  private let route: Route
  private let index: PlaceIndex
  private let projection: OutputProjection
  private let stop: StopSign?

  package init(
    along route: Route, in index: PlaceIndex, _ projection: OutputProjection,
    until stop: StopSign? = nil
  ) {
    self.route = route
    self.index = index
    self.projection = projection
    self.stop = stop
  }

  /// What is along the route.
  package func find(_ input: FindInput) throws(CommandError) -> HitOutput {
    let query = try input.query(along: route)
    do throws(SearchError) {
      let answer = try index.find(query, until: stop)
      let unknowns = try answer.unknownPlaces(until: stop)
      let warnings = try index.warnings(
        for: query.places, along: query.corridor, isEmpty: answer.found == 0,
        unknownHours: unknowns == nil ? answer.unknownHoursCount : 0, until: stop)
      return HitOutput(
        answer: answer, in: index, unknowns: unknowns.map(input.note), query: query,
        truck: input.truckColumn, projection: projection, timing: input.timing,
        warnings: input.warnings.answerWarnings(warnings))
    } catch {
      throw input.fault(error, along: route)
    }
  }

  /// Why a place is along the route, or is not.
  package func explain(
    _ id: String, _ input: FindInput
  ) throws(CommandError) -> ExplanationOutput {
    let query = try input.query(along: route)
    do throws(SearchError) {
      let explanation = try index.explain(query, id: id, until: stop)
      let warnings = try index.warnings(
        for: query.places, along: query.corridor, isEmpty: !explanation.isHit, until: stop)
      return ExplanationOutput(
        explanation, of: query, projection, by: input.warnings.arguments,
        warnings: input.warnings.answerWarnings(warnings))
    } catch {
      throw input.fault(error, along: route)
    }
  }

  /// What is missing along the route.
  package func gaps(_ input: GapInput) throws(CommandError) -> GapOutput {
    let search = input.search
    let query = try search.query(along: route)
    do throws(SearchError) {
      let report = try index.gaps(query, input.options, until: stop)
      let unknowns = try report.answer.unknownPlaces(until: stop)
      let warnings = try index.warnings(
        for: query.places, along: query.corridor, isEmpty: report.passCount == 0,
        unknownHours: unknowns == nil ? report.answer.unknownHoursCount : 0, until: stop)
      return GapOutput(
        report: report, unknowns: unknowns.map(search.note), query: query, wanted: input.wanted,
        projection: projection, warnings: search.warnings.answerWarnings(warnings))
    } catch {
      throw search.fault(error, along: route)
    }
  }
}
