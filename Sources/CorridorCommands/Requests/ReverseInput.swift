package import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// A point, and what is wanted of what is there.
package struct ReverseInput {
  private let point: Coordinate
  private let zoom: Double
  private let options: SearchOptions

  package init(_ arguments: Arguments) throws(CommandError) {
    point = try Arguments.coordinate(try arguments.operand(), shown: arguments.shownOperand)
    options = try arguments.objectOptions()
    guard let text = arguments.value(.zoom) else {
      zoom = 18
      return
    }
    guard let zoom = Double(text) else {
      throw .badValue(
        option: arguments.shown(.zoom), found: text, expected: "a number from 0 to 24")
    }
    self.zoom = zoom
  }

  /// What is at the point.
  package func output(
    in index: PlaceIndex, _ projection: OutputProjection
  ) throws(CommandError) -> ObjectOutput {
    let response: SearchResponse
    do throws(SearchError) {
      response = try index.reverse(point, zoom: zoom, options: options)
    } catch {
      throw .search(error)
    }
    // Distances are to the point.
    return ObjectOutput(response, to: SearchRequest(in: .near(point), options: options), projection)
  }
}
