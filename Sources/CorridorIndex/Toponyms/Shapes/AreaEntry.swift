/// A toponym whose shape is polygons: 32 bytes.
///
/// ```
/// 0 row, UInt32    4 first part, UInt32    8 box, LonLatBox    24 km², Float
/// 28 code, UInt32, see ToponymCode
/// ```
/// Its parts end where the parts of the next entry begin.
struct AreaEntry: Hashable, Sendable {
  static let size = 32

  var row: Int
  var firstPart: Int
  /// The box of the outer boundaries.
  var box: LonLatBox
  /// Its approximate size: a smaller area is more specific.
  var squareKilometers: Float
  var code: ToponymCode

  /// Appends the entry.
  func append(to bytes: inout [UInt8]) {
    bytes.appendLittleEndian(UInt32(row))
    bytes.appendLittleEndian(UInt32(firstPart))
    bytes.appendLittleEndian(box.west)
    bytes.appendLittleEndian(box.width)
    bytes.appendLittleEndian(box.south)
    bytes.appendLittleEndian(box.north)
    bytes.appendLittleEndian(squareKilometers.bitPattern)
    bytes.appendLittleEndian(UInt32(code.byte))
  }
}

extension IndexSection {
  /// An ``AreaEntry`` for each toponym with an area, ascending by row.
  public static var areaEntries: Self { Self(16, .shapes, size: AreaEntry.size) }
  /// Bounding boxes over the areas.
  public static var areaNodes: Self {
    Self(17, .shapes, size: LonLatBox.size) {
      $0 == BoxLevels(elements: $1[.areaEntries].count).nodeCount
    }
  }
  /// An ``AreaRing`` for each ring of an area.
  public static var areaParts: Self { Self(18, .shapes, size: AreaRing.size) }
  /// Bounding boxes over the edges of each ring.
  public static var areaBlocks: Self { Self(19, .shapes, size: LonLatBox.size) }
  /// Longitude and latitude of the vertices of all rings: Int32.
  public static var areaVertices: Self { Self(20, .shapes, size: 8) }
}
