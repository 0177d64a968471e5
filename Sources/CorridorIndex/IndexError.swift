internal import Glibc

/// Why an index cannot be read or built.
@nonexhaustive
public enum IndexError: Error, Hashable {
  /// There is no file at the path.
  case missing(path: String)
  /// The path names a folder, a device or a pipe.
  case notAFile(path: String)
  /// The file is there but cannot be opened for reading.
  case cannotOpen(path: String, errno: Int32)
  /// The file is empty, or does not begin as an index does.
  case notAnIndex(path: String)
  /// The index has a layout that this program does not read.
  case otherVersion(path: String, found: IndexVersion, expected: IndexVersion)
  /// The index needs features that this program does not know; one bit each.
  case unknownFeatures(path: String, bits: UInt64)
  /// The file was cut or grew: its length in bytes is not the one in its header.
  case wrongLength(path: String, found: Int, expected: Int)
  /// Bytes differ from what was written, or make no sense; `byte` is where, from the file's start.
  case damaged(path: String, part: IndexPart, byte: Int)
  /// A row that the index does not have; rows count from 0.
  case noSuchRow(row: Int, count: Int)
  /// The output cannot be created at its place.
  case cannotCreate(path: String, errno: Int32)
  /// The index would take the place of a file that this run reads.
  case outputIsInput(path: String)
  /// Reading or writing failed; `operation` is the C function.
  case io(path: String, operation: String, errno: Int32)
  /// A place whose position is outside of ±180, ±90 degrees (in steps of 1e-7 degrees).
  case notOnEarth(uri: String, lon: Int32, lat: Int32)
  /// A position that was asked about is NaN, infinite or beyond ±360, ±90 degrees; its numbers as
  /// text, because NaN is not equal to itself.
  case positionNotOnEarth(lon: String, lat: String)
  /// The zoom of a question is NaN.
  case zoomNotANumber
  /// A place whose tags take more bytes than an index stores for one place.
  case placeTooLarge(uri: String, bytes: Int, limit: Int)
  /// More places or categories than row and category numbers can tell apart.
  case tooMany(what: String, limit: Int)
}

/// The version of an index's layout.
public struct IndexVersion: Hashable, Sendable, CustomStringConvertible {
  /// Changes when older programs cannot read the file.
  public var major: UInt16
  /// Changes when older programs can still read the file, and when words are folded otherwise: an older
  /// file then opens, and the words that the change is about are found once it is built again.
  public var minor: UInt16

  /// The version that this program writes. 2.1 folds traditional Han to simplified, 2.2 finds
  /// places by `cuisine` and `postal_code`, 3.0 has opening hours and
  /// time zones. Optional sections, such as those of carriageways, need no other version.
  public static let current = IndexVersion(major: 3, minor: 0)

  public var description: String { "\(major).\(minor)" }
}

/// The part of an index that is damaged.
public enum IndexPart: String, Hashable, Sendable {
  case header, directory, checksums, page, section, records, positions, nodes, categories
  case identifiers, dictionaries, toponyms, shapes, text, hours
  case timeZones = "time zones"
  case carriageways
}

extension IndexError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): no such index; build it with `corridor import`"
    case .notAFile(let path):
      "\(path): not a regular file; give the path of an index"
    case .cannotOpen(let path, let errno):
      "\(path): cannot be opened: \(reason(errno)); check its permissions"
    case .notAnIndex(let path):
      "\(path): not a Corridor index; build one with `corridor import`"
    case .otherVersion(let path, let found, let expected):
      """
      \(path): index of version \(found), expected \(expected); rebuild it with `corridor import`
      """
    case .unknownFeatures(let path, let bits):
      """
      \(path): the index needs unknown features (bits 0x\(String(bits, radix: 16))); \
      rebuild it with `corridor import`
      """
    case .wrongLength(let path, let found, let expected):
      """
      \(path): \(found) bytes long, expected \(expected); it was cut or changed: copy it again or \
      rebuild it with `corridor import`
      """
    case .damaged(let path, let part, let byte):
      """
      \(path): damaged at byte \(byte) (\(part.rawValue)); copy it again or rebuild it with \
      `corridor import`
      """
    case .noSuchRow(let row, let count):
      "row \(row) does not exist; the index has \(count) places"
    case .outputIsInput(let path):
      ReadFiles.refusal(of: path)
    case .cannotCreate(let path, let errno):
      "\(path): cannot be created: \(reason(errno)); choose a folder that can be written"
    case .io(let path, let operation, let errno):
      "\(path): \(operation) failed: \(reason(errno)); check the disk and its free space"
    case .notOnEarth(let uri, let lon, let lat):
      """
      place \(uri): longitude \(Double(lon) / 1e7), latitude \(Double(lat) / 1e7) is no position \
      on Earth; expected degrees within ±180 and ±90
      """
    case .positionNotOnEarth(let lon, let lat):
      "longitude \(lon), latitude \(lat) is no position on Earth; give degrees, longitude first"
    case .zoomNotANumber:
      "the zoom is not a number; give one from 0 to 22"
    case .placeTooLarge(let uri, let bytes, let limit):
      "place \(uri): \(bytes) bytes of tags, at most \(limit) are stored; shorten its tags"
    case .tooMany(let what, let limit):
      "more than \(limit) \(what); split the input into several indexes"
    }
  }

  private func reason(_ errno: Int32) -> String {
    // SAFETY: strerror returns a terminated string of this thread or a constant (glibc 2.32 on).
    unsafe String(cString: strerror(errno))
  }
}
