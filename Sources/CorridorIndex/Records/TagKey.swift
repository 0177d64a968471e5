/// A tag key, looked up once in an index so that it is found in records by number.
package struct TagKey: Hashable, Sendable {
  /// The key's UTF-8.
  package let bytes: [UInt8]
  /// Its number in the key dictionary; nil if it is too rare to be there.
  let number: UInt64?
}
