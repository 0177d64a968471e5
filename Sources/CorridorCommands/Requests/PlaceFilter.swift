package import Corridor
internal import CorridorFormats
package import CorridorGeometry
package import CorridorIndex

/// What `--category`, `--tag` and `--in` ask for.
package struct PlaceFilter {
  /// Categories of which a place needs one; none means any place.
  package let categories: [String]
  /// Conditions on tags, all of which a place must meet.
  package let tags: [TagExpression]
  /// The area in which a place must stand.
  package let viewport: Viewport?
  /// The file that the area was read from.
  private let areaFile: String?

  package init(_ arguments: Arguments, inputs: some RequestInputs) throws(CommandError) {
    categories = try arguments.categories(.category)
    var tags: [TagExpression] = []
    for text in arguments.all(.tag) {
      do throws(TagExpressionError) { tags.append(try TagExpression(text)) } catch {
        throw .tag(option: arguments.shown(.tag), found: text, error)
      }
    }
    self.tags = tags
    guard let text = arguments.value(.area) else {
      (viewport, areaFile) = (nil, nil)
      return
    }
    if Self.looksLikeBox(text) {
      (viewport, areaFile) = (try Self.box(text, shown: arguments.shown(.area)), nil)
    } else {
      (viewport, areaFile) = (.multiPolygon(try inputs.area(text)), text)
    }
  }

  /// Why a search failed; what is wrong with an area comes with the file that it was read from.
  package func fault(_ error: SearchError) -> CommandError {
    guard let areaFile, case .geometry(let reason) = error else { return .search(error) }
    switch reason {
    case .viewportNotOnEarth, .viewportRingTooShort, .viewportEmpty, .viewportInvalid:
      return .area(file: areaFile, reason)
    default:
      return .search(error)
    }
  }

  /// Whether a text is meant as bounds rather than as the name of a file: numbers, also such as NaN,
  /// and commas.
  private static func looksLikeBox(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.allSatisfy { "0123456789.+-eE ".contains($0) } || number(part) != nil
      }
  }

  /// The number that a text with blanks about it is.
  private static func number(_ text: Substring) -> Double? {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return Double(text)
  }

  /// A box `W,S,E,N` in degrees.
  private static func box(
    _ text: String, shown option: String
  ) throws(CommandError) -> Viewport {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let bounds = parts.compactMap(number).filter(\.isFinite)
    guard parts.count == 4, bounds.count == 4 else {
      throw .badValue(
        option: option, found: text,
        expected: "west,south,east,north in degrees, such as 14.3,35.8,14.5,36, or a GeoJSON file")
    }
    return .box(west: bounds[0], south: bounds[1], east: bounds[2], north: bounds[3])
  }
}
