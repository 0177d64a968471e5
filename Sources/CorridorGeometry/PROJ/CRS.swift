/// A coordinate reference system of PROJ, such as that of a table or a map.
///
/// ```swift
/// let utm = try CRS("EPSG:32632")
/// ```
public struct CRS: Hashable, Sendable {
  /// The text of its definition.
  public let text: String
  /// The PROJ name, such as "WGS 84 / UTM zone 32N".
  public let name: String

  /// WGS84 longitude and latitude in degrees, in this order (OGC:CRS84), as everywhere in Corridor.
  public static let wgs84 = CRS(text: "OGC:CRS84", name: "WGS 84 (CRS84)")

  /// Looks up a reference system.
  ///
  /// - Parameter text: `EPSG:n` or another authority, an OGC URN, a PROJ string, or WKT.
  /// - Throws: ``GeometryError/crsUnknown(text:reason:)`` with PROJ's message, or
  ///   ``GeometryError/libraryMissing(library:reason:package:)``.
  public init(_ text: String) throws(GeometryError) {
    let found = try Self.object(text, in: ProjContext())
    self.text = text
    name = found.name
  }

  private init(text: String, name: String) {
    self.text = text
    self.name = name
  }

  /// The PROJ object of a text, which must define a reference system.
  static func object(
    _ text: String, in context: ProjContext
  ) throws(GeometryError) -> ProjObject {
    // C would end the text at a zero byte.
    guard !text.utf8.contains(0) else {
      throw .crsUnknown(text: text, reason: "it contains a zero byte")
    }
    // PROJ treats a bare PROJ string as a conversion unless it has `+type=crs`.
    let isPROJ = text.contains("+proj=") && !text.contains("+proj=pipeline")
    let complete = isPROJ && !text.contains("type=crs") ? text + " +type=crs" : text
    let found: ProjObject
    do {
      found = try ProjObject.parse(complete, in: context)
    } catch {
      guard case .projFailed(_, let reason) = error else { throw error }
      throw .crsUnknown(text: text, reason: reason)
    }
    guard found.isCRS else {
      throw .crsUnknown(text: text, reason: "\"\(found.name)\" is not a reference system")
    }
    guard found.hasTwoAxesOnEarth else {
      throw .crsUnknown(
        text: text,
        reason: "\"\(found.name)\" has neither longitude and latitude nor east and north")
    }
    return found
  }
}
