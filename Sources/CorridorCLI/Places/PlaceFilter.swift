internal import CorridorGeometry
internal import CorridorImport
internal import CorridorIndex

/// What `--category`, `--tag` and `--in` ask for.
struct PlaceFilter {
  /// Categories of which a place needs one; none means any place.
  let categories: [String]
  /// Conditions on tags, all of which a place must meet.
  let tags: [TagExpression]
  /// The area in which a place must stand.
  let viewport: Viewport?

  init(_ arguments: Arguments) throws(CommandError) {
    categories = arguments.all(.category).flatMap { $0.split(separator: ",").map(String.init) }
    if arguments.has(.category), categories.isEmpty {
      throw .badValue(option: "--category", found: "", expected: "a category such as fuel")
    }
    var tags: [TagExpression] = []
    for text in arguments.all(.tag) {
      do throws(TagExpressionError) { tags.append(try TagExpression(text)) } catch {
        throw .tag(text, error)
      }
    }
    self.tags = tags
    viewport = try arguments.value(.area).map { (text) throws(CommandError) in
      try Self.viewport(text)
    }
  }

  /// A box `W,S,E,N` in degrees, or the polygons of a file.
  private static func viewport(_ text: String) throws(CommandError) -> Viewport {
    let looksLikeBox = text.contains(",") && text.allSatisfy { "0123456789.,+-eE ".contains($0) }
    guard looksLikeBox else {
      do throws(ImportError) {
        return .multiPolygon(try AreaReader.read(contentsOf: text))
      } catch {
        throw .reading(error)
      }
    }
    let bounds = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      Double($0.drop { $0 == " " })
    }
    guard bounds.count == 4 else {
      throw .badValue(
        option: "--in", found: text,
        expected: "west,south,east,north in degrees, such as 14.3,35.8,14.5,36, or a GeoJSON file")
    }
    return .box(west: bounds[0], south: bounds[1], east: bounds[2], north: bounds[3])
  }
}
