internal import Glibc

/// Why an index cannot be read or built.
@nonexhaustive
public enum IndexError: Error, Hashable {
  /// No file exists at the path.
  case missing(path: String)
  /// The path names a folder, a device or a pipe.
  case notAFile(path: String)
  /// The file exists but cannot be opened for reading.
  case cannotOpen(path: String, errno: Int32)
  /// The file is empty or does not start with the signature of an index.
  case notAnIndex(path: String)
  /// The index has a format version that this program does not read.
  case otherVersion(path: String, found: IndexVersion, expected: IndexVersion)
  /// The index needs features that this program does not have; one bit for each feature.
  case unknownFeatures(path: String, bits: UInt64)
  /// The file was truncated or extended: its length in bytes differs from the length in its header.
  case wrongLength(path: String, found: Int, expected: Int)
  /// The bytes fail their checksum or are invalid; `byte` is the offset from the start of the file.
  case damaged(path: String, part: IndexPart, byte: Int)
  /// The index does not have this row; rows count from 0.
  case noSuchRow(row: Int, count: Int)
  /// The output file cannot be created at the path.
  case cannotCreate(path: String, errno: Int32)
  /// The output path names a file that this run reads.
  case outputIsInput(path: String)
  /// A read or write failed; `operation` is the C function.
  case io(path: String, operation: String, errno: Int32)
  /// A place has a position outside ±180, ±90 degrees (in steps of 1e-7 degrees).
  case notOnEarth(uri: String, lon: Int32, lat: Int32)
  /// A requested position is NaN, infinite or outside ±360, ±90 degrees. The numbers are text
  /// because NaN is not equal to itself.
  case positionNotOnEarth(lon: String, lat: String)
  /// The requested zoom is NaN.
  case zoomNotANumber
  /// The tags of a place need more bytes than an index stores for one place.
  case placeTooLarge(uri: String, bytes: Int, limit: Int)
  /// There are more places or categories than row and category numbers can count.
  case tooMany(what: String, limit: Int)
  /// The build was cancelled.
  case cancelled
}

/// The version of the index format.
public struct IndexVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// Increases when older programs cannot read the file.
  public var major: UInt16
  /// Increases when older programs can still read the file, and when the folding of words changes.
  /// An older file then still opens; the words that the change affects are found after it is
  /// rebuilt.
  public var minor: UInt16

  /// The version that this program writes. Version 2.1 folds traditional Han to simplified Han, 2.2
  /// finds places by `cuisine` and `postal_code`, 3.0 adds opening hours and time zones, and 3.1
  /// finds places by the ends of words.
  /// Optional sections, such as the carriageways, do not change the version.
  public static let current = IndexVersion(major: 3, minor: 1)

  /// The first version with the ends of words, see ``WordEnds``.
  static let wordEnds = IndexVersion(major: 3, minor: 1)

  public var description: String { "\(major).\(minor)" }

  public static func < (left: IndexVersion, right: IndexVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// The part of an index that is damaged.
public enum IndexPart: String, Hashable, Sendable {
  case header, directory, checksums, page, section, records, positions, nodes, categories
  case identifiers, dictionaries, toponyms, shapes, text, hours
  case timeZones = "time zones"
  case carriageways, roads
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
      InputFiles.refusal(of: path)
    case .cannotCreate(let path, let errno):
      "\(path): cannot be created: \(reason(errno)); choose a folder that can be written"
    case .io(let path, let operation, let errno):
      "\(path): \(operation) failed: \(reason(errno)); check the disk and its free space"
    case .notOnEarth(let uri, let lon, let lat):
      """
      place \(uri): longitude \(Double(lon) / 1e7), latitude \(Double(lat) / 1e7) is not a \
      position on Earth; expected degrees within ±180 and ±90
      """
    case .positionNotOnEarth(let lon, let lat):
      "longitude \(lon), latitude \(lat) is not a position on Earth; give degrees, longitude first"
    case .zoomNotANumber:
      "the zoom is not a number; give one from 0 to 22"
    case .placeTooLarge(let uri, let bytes, let limit):
      "place \(uri): \(bytes) bytes of tags, at most \(limit) are stored; shorten its tags"
    case .tooMany(let what, let limit):
      "more than \(limit) \(what); split the input into several indexes"
    case .cancelled:
      "the build was cancelled"
    }
  }

  private func reason(_ errno: Int32) -> String {
    // SAFETY: strerror returns a terminated string that belongs to this thread, or a constant
    // (glibc 2.32 and later).
    unsafe String(cString: strerror(errno))
  }
}
