package import Corridor
package import CorridorIndex

/// The conditions on places: categories, tags and area.
package struct PlaceFields: Sendable, Equatable {
  package var categories: [String] = []
  package var tags: [TagExpression] = []
  package var area: AreaSource?

  package init() {}

  package static let categories = categories(\Self.categories)
  package static let tags = tags(\Self.tags)
  package static let area = Field<Self>(
    \.area, "in", .area, json: "viewport",
    help: """
      Only places in this box of degrees (west,south,east,north; west greater than east crosses \
      180), or in the polygons of a GeoJSON file.
      """)

  package static let fields = FieldTable<Self>([categories, tags, area])

  /// A field of categories, of which a place must have at least one.
  static func categories<Request>(
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Request, [String]> & Sendable
  ) -> Field<Request> {
    Field(
      list: path(), "category", .category, short: "c", json: "categories",
      help: "Only places of this category; repeat it or write A,B for any of several.")
  }

  /// A field of conditions on tags, all of which must hold.
  static func tags<Request>(
    _ path:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<Request, [TagExpression]>
      & Sendable
  ) -> Field<Request> {
    Field(
      list: path(), "tag", .tag, short: "t",
      help: """
        Only places whose tags match: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*, \
        '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given \
        must match.
        """
    ).quotedLater()
  }

  /// The fields as a filter of the engine.
  package var filter: PlaceFilter {
    PlaceFilter(categories: categories, tags: tags, viewport: area?.viewport)
  }

  /// Describes why a search failed; a faulty area is reported with the file that it was read from.
  package func fault(_ error: SearchError) -> CommandError { error.inWords(of: area) }
}

extension ValueType where Value == TagExpression {
  /// A condition on tags.
  static var tag: Self {
    ValueType("EXPR", such: "fuel:adblue=yes") { (text, context) throws(CommandError) in
      do throws(TagExpressionError) { return try TagExpression(text) } catch {
        throw .tag(option: context.name, found: text, error)
      }
    } text: {
      $0.text
    }
  }
}
