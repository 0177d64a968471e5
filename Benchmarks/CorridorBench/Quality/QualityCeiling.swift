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
/// most frequent of the names. Where one of several words of a name is typed, a place counts as much
/// as the chance that it is this one.
struct QualityCeiling {
  /// From 0 to 1.
  let value: Double

  init(of test: QualityCase, in index: PlaceIndex) throws {
    var query = TextQuery(test.text)
    query.isComplete = false
    query.correctsSpelling = false
    let chance = Self.chance(of: test)
    var places: [String: Double] = [:]
    for match in try index.allMatches(query).matches {
      let place = try index.place(at: match.row)
      guard place.kind != .house, let name = place.name,
        test.focus.metres(to: place.coordinate) <= test.reach
      else { continue }
      places[name, default: 0] += chance(name)
    }
    let counts = places.values.sorted(by: >)
    let all = counts.reduce(0, +)
    value = all == 0 ? 1 : counts.prefix(5).reduce(0, +) / all
  }

  /// The chance that someone who looks for a place of a name types the text of a case.
  private static func chance(of test: QualityCase) -> (String) -> Double {
    let letters = test.text.count { $0.isLetter || $0.isNumber }
    let typed = test.text.lowercased()
    func isTyped(_ word: String?) -> Double { word?.lowercased() == typed ? 1 : 0 }
    func share(_ words: [String], _ text: (String) -> String?) -> Double {
      words.isEmpty ? 0 : words.reduce(0) { $0 + isTyped(text($1)) } / Double(words.count)
    }
    let kind = test.kind.replacing("-near", with: "")
    switch kind {
    case "first-word": return { isTyped(QualityWords($0).first) }
    case "second-word": return { share(QualityWords($0).later) { $0 } }
    case "second-word-4":
      return { share(QualityWords($0).later) { QualityMaker.prefix(of: $0, letters: letters) } }
    default: return { isTyped(QualityMaker.prefix(of: $0, letters: letters)) }
    }
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
