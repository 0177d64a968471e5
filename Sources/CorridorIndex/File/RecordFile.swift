internal import Glibc

/// Writes records of bytes to a file that appears at its path when it is complete.
///
/// ```
/// 0 "corridor records"
/// then each record: its length, UInt32, and its bytes
/// then XXH3-64 of all that
/// ```
package final class RecordFileWriter {
  private var output: OutputFile?
  private var checksum = ChecksumStream()
  private var bytes = Array("corridor records".utf8)
  private static let pieceSize = 1 << 20

  /// Begins a file.
  ///
  /// Throws ``IndexError/cannotCreate(path:errno:)``.
  package init(path: String) throws(IndexError) {
    output = try OutputFile(path: path)
  }

  /// Adds a record.
  package func append(_ record: [UInt8]) throws(IndexError) {
    bytes.appendLittleEndian(UInt32(record.count))
    bytes += record
    if bytes.count >= Self.pieceSize { try flush() }
  }

  private func flush() throws(IndexError) {
    checksum.update(bytes.span)
    try output?.file.write(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Completes the file. Nothing can be added afterwards.
  package func publish() throws(IndexError) {
    try flush()
    guard let output = output.take() else { return }
    var end: [UInt8] = []
    end.appendLittleEndian(checksum.value)
    try output.file.write(end.span)
    try output.publish()
  }
}

/// Reads a file of ``RecordFileWriter``.
@safe
package final class RecordFileReader {
  private let mapping: Mapping
  private var position: Int
  private let end: Int

  /// Opens a file; nil if there is none, or if it is damaged.
  package init?(path: String) {
    let head = Array("corridor records".utf8)
    do throws(IndexError) {
      mapping = try Mapping(path: path)
    } catch {
      return nil
    }
    position = head.count
    end = mapping.count - MemoryLayout<UInt64>.size
    // SAFETY: all bytes that are read are within the mapping.
    guard end >= head.count, unsafe mapping.bytes.starts(with: head) else { return nil }
    let content = unsafe UnsafeRawBufferPointer(rebasing: mapping.bytes[..<end])
    let expected = unsafe mapping.bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
    guard unsafe Checksum.of(content) == UInt64(littleEndian: expected) else { return nil }
  }

  /// The share of the file that has been read.
  package var fraction: Double { Double(position) / Double(end) }

  /// Puts the next record in place of `record`; returns false after the last.
  package func next(_ record: inout [UInt8]) -> Bool {
    guard position < end else { return false }
    // SAFETY: the writer wrote whole records, which the checksum has confirmed; slices are checked.
    let length = unsafe Int(
      UInt32(littleEndian: mapping.bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
    position += MemoryLayout<UInt32>.size
    record.removeAll(keepingCapacity: true)
    unsafe record.append(contentsOf: mapping.bytes[position..<position + length])
    position += length
    return true
  }
}
