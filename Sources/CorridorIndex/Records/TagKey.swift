/// A key of tags, looked up once in an index so that it is found in records by number.
package struct TagKey: Hashable, Sendable {
  /// The key's UTF-8.
  package let bytes: [UInt8]
  /// Its number in the dictionary of keys, nil when it is used too rarely to be there.
  let number: UInt64?
}
