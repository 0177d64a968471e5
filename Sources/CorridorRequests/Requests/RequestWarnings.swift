package import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Describes the warnings of a search in the notation of the request.
package struct RequestWarnings {
  private let form: RequestForm

  package init(_ form: RequestForm) {
    self.form = form
  }

  /// The warnings shown beside the answer to a request.
  package func answerWarnings(_ warnings: [SearchWarning]) -> [AnswerWarning] {
    warnings.map { answerWarning($0) }
  }

  /// The warnings as answers in JSON have them; nil if there are none.
  package func json(_ warnings: [SearchWarning]) throws(CommandError) -> String? {
    let facts = CommonFacts(crs: nil, answerWarnings(warnings))
    guard let list = OutputValue.object(try CommonFacts.members.values(of: facts))["warnings"]
    else {
      return nil
    }
    var buffer = TextBuffer()
    buffer.append(json: list)
    return buffer.text
  }

  private func answerWarning(_ warning: SearchWarning) -> AnswerWarning {
    switch warning {
    case .categoriesWithoutPlaces(let names, let indexHasCategories):
      AnswerWarning(
        code: .categoryWithoutPlaces,
        message: "no place has the category \(names.joined(separator: " or ")); "
          + advice(indexHasCategories: indexHasCategories))
    case .routeElsewhere(let start, let places, let isSwapped):
      AnswerWarning(
        code: .routeElsewhere,
        message: """
          the route is far from the places: it begins at \(Self.text(start)), and the places lie \
          \(Self.text(places))
          """
            + (isSwapped
              ? "; its latitudes and longitudes seem to be swapped (GeoJSON and WKT have longitude first)"
              : "; give an index of the route's region"))
    case .joinedFeatures(let count, let lengthMeters, let widestMeters):
      AnswerWarning(
        code: .joinedFeatures,
        message: """
          the route joins \(count) features, is \(ReadableLength(lengthMeters)) long, and has up \
          to \(ReadableLength(widestMeters)) between features; \
          \(form.usage(of: RouteFields.feature.option)) follows one of them, counted from 0
          """)
    case .viewportElsewhere(let places, let swapped):
      AnswerWarning(code: .viewportElsewhere, message: viewport(places, swapped))
    case .unknownHours(let count):
      AnswerWarning(
        code: .unknownHours,
        message: """
          \(countedPlaces(count)) left out because it is not known whether they are open on arrival; \
          \(form.name(of: DepartureFields.open.option)) \(OpenSelection.keepUnknown.rawValue) keeps them
          """)
    case .pricesOfOtherPlaces(let count):
      AnswerWarning(
        code: .pricesOfOtherPlaces,
        message: """
          none of the \(count) IDs of \(form.name(of: PriceFields.table.option)) is one of a place along the \
          route that sells fuel; answers name places by their id
          """)
    }
  }

  private func advice(indexHasCategories: Bool) -> String {
    guard indexHasCategories else {
      return """
        no place in the index has a category; import tables with --category or a column for it
        """
    }
    return (form.command == nil ? "/v1/categories" : "corridor categories")
      + " lists the categories"
  }

  private func viewport(_ places: PlaceExtent, _ swapped: BoundingBox?) -> String {
    let name = form.name(of: PlaceFields.area.option)
    guard let box = swapped else {
      return "no place lies in the area of \(name); the places lie \(Self.text(places))"
    }
    let bounds = OutputValue.degrees([box.west, box.south, box.east, box.north]).plainText
    return """
      no place lies in the area of \(name), which is west,south,east,north: longitude before latitude; did you \
      mean \(bounds)?
      """
  }

  /// `latitude 44.97, longitude -20.05`
  private static func text(_ position: Coordinate) -> String {
    var buffer = TextBuffer()
    buffer.append("latitude ")
    buffer.append(position.lat, decimals: 2)
    buffer.append(", longitude ")
    buffer.append(position.lon, decimals: 2)
    return buffer.text
  }

  /// The extent of the places, which may be the whole world.
  private static func text(_ places: PlaceExtent) -> String {
    places.radiusMeters < 3_000_000
      ? "within \(ReadableLength(places.radiusMeters)) of \(text(places.center))"
      : "on several continents"
  }
}
