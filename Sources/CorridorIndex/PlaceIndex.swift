/// An index of places: one immutable file, mapped into memory.
///
/// Opening takes the same time for every size. Bytes are checked against their checksums on first
/// access: a damaged file gives an ``IndexError`` or the right answer. Many threads can use an
/// index at the same time; copies share the mapping. Places are numbered in rows from 0: first the
/// businesses in Hilbert order, then the toponyms in Hilbert order, so that near rows are near on
/// the map.
public struct PlaceIndex: Sendable {
  package let contents: IndexReader

  /// Opens the index at `path` (`mmap`).
  ///
  /// Checks the header, the file length and the section directory; ``verify()`` checks everything.
  /// Complexity: O(1).
  public init(path: String) throws(IndexError) {
    contents = try IndexReader(path: path)
    // A file that is not an index, or is damaged, counts as unread, so that a run may overwrite it.
    InputFiles.current?.note(path: path)
  }

  /// The path that the index was opened from.
  public var path: String { contents.file.path }

  /// Number of places: businesses and toponyms.
  public var count: Int { contents.count }

  /// Number of businesses. Their rows are from 0 up to this number, exclusive; toponyms have the
  /// rows after that.
  public var businessCount: Int { contents.businessCount }

  /// Number of toponyms.
  public var toponymCount: Int { contents.toponymCount }

  /// The age or origin of the data, as given by the importer; empty if it gave none.
  public var dataVersion: String { contents.file.header.dataVersion }

  /// The version of the file format.
  public var formatVersion: IndexVersion { contents.file.header.version }

  /// 32 hexadecimal digits that differ between indexes with different contents.
  public var buildID: String {
    let id = contents.file.header.buildID
    return id.high.hexadecimal + id.low.hexadecimal
  }

  /// Length of the file in bytes.
  public var fileLength: Int { contents.file.count }

  /// The length in bytes of each section that the file has, in file order.
  public var sectionLengths: [(section: IndexSection, bytes: Int)] {
    contents.sections.entries.filter(\.isPresent).map { ($0.section, $0.length) }
  }
}
