internal import CorridorFormats
internal import CorridorIndex

/// Texts, one after the other in memory of their own. All of them are valid UTF-8.
@safe
public final class TextColumn: @unchecked Sendable {
  // SAFETY: only the maker of a column changes it, one call at a time, before anybody else has it.
  @exclusivity(unchecked) private var room = TextRoom()
  /// Where each text begins among the bytes, and where the last one ends.
  public let offsets = ColumnValues<Int32>()
  @exclusivity(unchecked) private var bits = RowBits()

  /// Makes a column of texts.
  package init(_ texts: [String?] = []) {
    offsets.append(0)
    for text in texts { append(text) }
  }

  /// The number of rows.
  public var count: Int { unsafe bits.count }
  /// The number of rows without a text.
  public var nullCount: Int { unsafe bits.nullCount }
  /// A bit for each row that has a text.
  package var validity: ColumnValues<UInt8> { unsafe bits.bytes }
  /// The number of bytes of all texts.
  package var byteCount: Int { unsafe room.count }

  /// The bytes of all texts; valid while this object lives.
  @unsafe package var bytes: UnsafeRawBufferPointer { unsafe room.bytes }

  /// The text of a row; nil if there is none.
  public subscript(row: Int) -> String? {
    guard unsafe bits[row] else { return nil }
    let (start, end) = (Int(offsets[row]), Int(offsets[row + 1]))
    return unsafe String(
      decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// Ends the row; its text is what was added since the row before.
  private func end(isThere: Bool = true) {
    unsafe offsets.append(Int32(truncatingIfNeeded: room.count))
    unsafe bits.append(isThere)
  }

  /// Adds a row with a text; what is not UTF-8 becomes U+FFFD.
  @unsafe
  func append(_ text: RecordScan.Text) {
    unsafe room.append(text: text)
    end()
  }

  /// Adds a row with a text, or without one.
  package func append(_ text: String?) {
    guard var text else { return end(isThere: false) }
    text.withUTF8 { unsafe append(UnsafeRawBufferPointer($0)) }
  }

  /// Adds rows without a text.
  package func append(none count: Int) {
    for _ in 0..<count { end(isThere: false) }
  }

  /// Adds a row with the identifier of a record.
  func append(identifierOf record: RecordScan) {
    unsafe room.append(text: record.stem)
    switch unsafe record.rest {
    case .number(let number): unsafe room.append(natural: number)
    case .text(let text): unsafe room.append(text: text)
    }
    end()
  }
}
