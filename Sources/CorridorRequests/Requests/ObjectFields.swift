package import Corridor
package import CorridorFormats
package import CorridorGeometry

/// The details to return of found objects: fields shared by searches, points and identifiers.
package struct ObjectFields: Sendable, Equatable {
  package var languages: [String] = []
  package var userPosition: Coordinate?
  package var includesGeometry = false

  package init() {}

  static let languages = Field<Self>(
    list: \.languages, "language", .text("XX"), short: "l",
    help: "Names in this language, if there are any (de, ko); repeat it, best first.")
  static let user = Field<Self>(
    \.userPosition, "user", .position("LAT,LON"),
    help: "Your position: places get their distance from it, and near places come first.")
  static let resolvedUser = Field<Self>(
    \.userPosition, "user", .position("LAT,LON"),
    help: "Your position: places get their distance from it.")
  static let geometry = Field<Self>(
    flag: \.includesGeometry, "geometry",
    help: "Add the lines and polygons of toponyms, in geojson and ndjson.")

  /// The fields as options of a search.
  package var options: SearchOptions {
    SearchOptions(
      userPosition: userPosition, includesGeometry: includesGeometry, languages: languages)
  }
}

/// The reference system of the positions in an answer.
package struct OutputFields: Sendable, Equatable {
  package var system: String?

  package init() {}

  static let system = Field<Self>(
    \.system, "crs", .referenceSystem,
    help: "Write positions in this reference system, such as EPSG:25832 (x, y; not gpx, kml).")

  /// The projection of positions in a format.
  package func projection(
    for format: OutputFormat, _ form: RequestForm
  ) throws(CommandError) -> OutputProjection {
    try OutputProjection(
      system, format: format, option: form.name(of: Self.system.option),
      formatOption: form.name(of: .format))
  }
}

extension OutputFields {
  /// The projection of positions in the format of an answer.
  func projection(
    for format: AnswerFormat, _ form: RequestForm
  ) throws(CommandError) -> OutputProjection {
    try projection(for: format.output ?? .geojson, form)
  }
}

extension ValueType where Value == String {
  /// The name of a reference system. A client of a service may give only an authority and its code,
  /// because PROJ opens files that other texts name.
  static var referenceSystem: Self {
    ValueType("CRS", such: "EPSG:25832") { (text, context) throws(CommandError) in
      guard context.form.author == .owner || isAuthorityCode(text) else {
        throw context.badValue(
          String(text.prefix(100)), "an authority and its code, such as EPSG:25832")
      }
      return text
    } text: {
      $0
    }
  }

  /// Whether a text has the form of `EPSG:4326` or `urn:ogc:def:crs:OGC:1.3:CRS84`.
  private static func isAuthorityCode(_ text: String) -> Bool {
    text.contains(":") && isPlainName(text, longest: 100)
  }
}
