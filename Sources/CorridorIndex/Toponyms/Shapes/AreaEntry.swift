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
