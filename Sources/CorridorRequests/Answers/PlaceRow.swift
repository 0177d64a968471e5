internal import Corridor
package import CorridorFormats
internal import CorridorIndex

/// A place, as it is written; one place after another.
///
/// A class, because it is passed to each of its many columns.
package class PlaceRow: AnswerRow {
  /// The place's row in the index.
  private final var row = 0
  package private(set) final var position = OutputPosition(x: 0, y: 0, decimals: 7)
  private final let index: PlaceIndex
  /// The place's record as bytes.
  private final let record: RecordScan
  private typealias Contact = (phones: [String], hours: String?)

  private final var madeFacts: PlaceFacts?
  private final var madeContact: Contact?

  /// Makes a row without a place.
  init(in index: PlaceIndex) throws(CommandError) {
    self.index = index
    do throws(IndexError) { record = try RecordScan(index) } catch { throw .index(error) }
  }

  /// Replaces the place.
  final func move(to row: Int, _ position: OutputPosition) throws(CommandError) {
    self.row = row
    self.position = position
    madeFacts = nil
    madeContact = nil
    do throws(IndexError) { try record.read(row) } catch { throw .index(error) }
  }

  /// Asks for the places that come next, see ``RecordScan/expect(_:)``.
  final func expect(_ rows: Span<UInt32>) throws(CommandError) {
    do throws(IndexError) { try record.expect(rows) } catch { throw .index(error) }
  }

  private final var place: Place { index.checkedPlace(at: row) }
  package final var id: String { facts.id }
  package final func putIdentifier(_ writer: inout RecordWriter) {
    unsafe writer.identifier(of: record)
  }

  /// The record as strings, for formats that need them.
  final var facts: PlaceFacts {
    if let madeFacts { return madeFacts }
    let facts = place.facts
    madeFacts = facts
    return facts
  }

  /// The telephone numbers and the opening hours.
  private final var contact: Contact {
    if let madeContact { return madeContact }
    var tags: [(key: String, value: String)] = []
    for number in unsafe 0..<record.tags.count {
      let tag = unsafe record.tags[number]
      guard let key = unsafe Self.contactKey(tag.key) else { continue }
      tags.append((key, unsafe String(decoding: tag.value, as: UTF8.self)))
    }
    let contact = BusinessMetadata.contact(tags)
    madeContact = contact
    return contact
  }

  /// The key of a tag that ``contact`` is read from; nil for another.
  @unsafe
  private static func contactKey(_ bytes: RecordScan.Text) -> String? {
    BusinessMetadata.contactKeys.first { key in
      unsafe key.utf8.count == bytes.count && key.utf8.elementsEqual(bytes)
    }
  }

  /// The columns that name and classify a place.
  static func described<Context, Row: PlaceRow>() -> [Column<Context, Row>] {
    [
      Column("name", .orNull(.text), put: { $0.putName(&$1) }, { $0.facts.name }),
      Column(
        "categories", .texts,
        put: { row, writer throws(CommandError) in try row.putCategories(&writer) },
        { $0.facts.categories }),
    ]
  }

  /// The facts that people read in a list of places, each in a column of its own: address, telephone
  /// numbers and opening hours. The columns have the same names as in search answers.
  static func flat<Context, Row: PlaceRow>() -> [Column<Context, Row>] {
    [
      Column("address", .orNull(.text), .inFlatTables) { (_, row) throws(CommandError) in
        do throws(IndexError) {
          let address = try row.index.address(of: row.place).formatted
          return address.isEmpty ? nil : address
        } catch {
          throw .index(error)
        }
      },
      Column("phones", .texts, .inFlatTables) { $0.contact.phones },
      Column("workingHours", .orNull(.text), .inFlatTables) { $0.contact.hours },
    ]
  }

  /// The column of all tags.
  static func tags<Context, Row: PlaceRow>() -> Column<Context, Row> {
    Column(
      "tags", .tags, put: { $1.tags(of: $0.record) },
      { row in row.facts.tags.map { .init(key: $0.key, value: $0.value) } })
  }

  private final func putName(_ writer: inout RecordWriter) {
    if let name = unsafe record.name { unsafe writer.text(name) } else { writer.null() }
  }

  private final func putCategories(_ writer: inout RecordWriter) throws(CommandError) {
    writer.beginList()
    do throws(IndexError) {
      for number in record.categories {
        unsafe writer.element(try record.categoryName(number))
      }
    } catch {
      throw .index(error)
    }
    writer.endList()
  }
}
