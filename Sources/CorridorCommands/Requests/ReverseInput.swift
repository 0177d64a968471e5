internal import Corridor
internal import CorridorGeometry

/// A point, and what is wanted of what is there.
package struct ReverseInput {
  let point: Coordinate
  let zoom: Double
  let options: SearchOptions

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
}
