internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// The most that any order of completions can be expected to reach for a case.
///
/// Targets are drawn with equal chances and the focus with equal chances in a circle about them. So,
/// once the letters and the focus are known, every place within the circle about the focus whose name
/// begins with these letters is the target with the same chance, wherever it is and whatever it is.
/// An order that shows five names is right at best in as many of these cases as places have the five
/// most frequent of the names.
struct QualityCeiling {
  /// From 0 to 1.
  let value: Double

  init(of test: QualityCase, in index: PlaceIndex) throws {
    var query = TextQuery(test.text)
    query.isComplete = false
    query.correctsSpelling = false
    let letters = test.text.count { $0.isLetter || $0.isNumber }
    let typed = test.text.lowercased()
    var places: [String: Int] = [:]
    for match in try index.allMatches(query).matches {
      let place = try index.place(at: match.row)
      guard place.kind != .house, let name = place.name,
        test.focus.metres(to: place.coordinate) <= test.reach,
        QualityMaker.prefix(of: name, letters: letters)?.lowercased() == typed
      else { continue }
      places[name, default: 0] += 1
    }
    let counts = places.values.sorted(by: >)
    let all = counts.reduce(0, +)
    value = all == 0 ? 1 : Double(counts.prefix(5).reduce(0, +)) / Double(all)
  }
}

extension Coordinate {
  /// Metres to another position, in the plate carrée about this one.
  func metres(to place: Coordinate) -> Double {
    let across = (place.lon - lon) * cos(lat * .pi / 180)
    let along = place.lat - lat
    return (across * across + along * along).squareRoot() * 111_195
  }
}
