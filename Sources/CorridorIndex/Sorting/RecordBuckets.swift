/// Records of bytes in buckets, each in the order of arrival: in memory up to a limit, then in an
/// unnamed file.
package final class RecordBuckets {
  // SAFETY: one thread at a time uses it, one call at a time.
  @safe @exclusivity(unchecked) private var bytes: NumberBuckets<UInt8>

  /// Buckets for work on an index at a path; the file is made in its folder.
  ///
  /// - Parameter limit: Bytes in memory.
  package init(count: Int, workingOn path: String, limit: Int) {
    bytes = NumberBuckets(
      count: count, ColumnMemory(folder: path.folder, path: path, limit: limit))
  }

  /// The number of buckets.
  package var count: Int { bytes.count }

  /// How many bytes are in a bucket.
  package func byteCount(of bucket: Int) -> Int { bytes.count(of: bucket) }

  /// Adds a record.
  package func append(_ record: [UInt8], to bucket: Int) throws(IndexError) {
    try bytes.append(contentsOf: record, to: bucket)
  }

  /// Appends the records of a bucket to `records`.
  package func read(_ bucket: Int, to records: inout [UInt8]) throws(IndexError) {
    try bytes.read(bucket) { records += $0 }
  }
}
