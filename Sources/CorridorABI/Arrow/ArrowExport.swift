internal import CCorridor
internal import Glibc

/// What a reader of the C data interface releases: memory for the parts of one struct, and what they
/// point to.
///
/// A reader may move each child out and release it alone, so each has a node of its own.
@safe
private final class ArrowNode<Struct> {
  // SAFETY: the memory belongs to this object, which lives until its struct is released.
  let column: ArrowColumn
  let parts: UnsafeMutablePointer<Struct>
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<Struct>?>
  let buffers: UnsafeMutablePointer<UnsafeRawPointer?>
  let texts: [UnsafeMutablePointer<CChar>?]

  init(_ column: ArrowColumn, texts: [String] = []) {
    self.column = column
    let count = column.children.count
    unsafe parts = .allocate(capacity: count + 1)
    unsafe pointers = .allocate(capacity: count + 1)
    for number in 0..<count { unsafe pointers[number] = unsafe parts + number }
    unsafe buffers = .allocate(capacity: max(column.buffers.count, 1))
    for number in unsafe 0..<column.buffers.count {
      unsafe buffers[number] = unsafe column.buffers[number]
    }
    unsafe self.texts = unsafe texts.map { unsafe strdup($0) }
  }

  deinit {
    unsafe parts.deallocate()
    unsafe pointers.deallocate()
    unsafe buffers.deallocate()
    for number in unsafe 0..<texts.count { unsafe free(texts[number]) }
  }

  /// The children, or NULL.
  var children: UnsafeMutablePointer<UnsafeMutablePointer<Struct>?>? {
    unsafe column.children.isEmpty ? nil : pointers
  }

  /// The place of the dictionary behind the children, or NULL.
  var dictionary: UnsafeMutablePointer<Struct>? {
    unsafe column.dictionary.isEmpty ? nil : parts + column.children.count
  }

  /// The object for `private_data`.
  func lend() -> UnsafeMutableRawPointer { unsafe Unmanaged.passRetained(self).toOpaque() }

  static func takeBack(_ lent: UnsafeMutableRawPointer?) {
    guard let lent = unsafe lent else { return }
    unsafe Unmanaged<ArrowNode>.fromOpaque(lent).release()
  }
}

extension ArrowColumn {
  /// Describes the column; the reader releases the description.
  @unsafe
  func write(to schema: UnsafeMutablePointer<ArrowSchema>) {
    let node = unsafe ArrowNode<ArrowSchema>(self, texts: [format, name])
    for (number, child) in children.enumerated() { unsafe child.write(to: node.parts + number) }
    if let words = dictionary.first, let part = unsafe node.dictionary {
      unsafe words.write(to: part)
    }
    unsafe schema.initialize(
      to: ArrowSchema(
        format: node.texts[0], name: node.texts[1], metadata: nil,
        flags: isNullable ? Int64(ARROW_FLAG_NULLABLE) : 0, n_children: Int64(children.count),
        children: node.children, dictionary: node.dictionary,
        release: { schema in
          guard let schema = unsafe schema else { return }
          for number in unsafe 0..<Int(schema.pointee.n_children) {
            let child = unsafe schema.pointee.children[number]
            if let release = unsafe child?.pointee.release { unsafe release(child) }
          }
          let words = unsafe schema.pointee.dictionary
          if let release = unsafe words?.pointee.release { unsafe release(words) }
          unsafe ArrowNode<ArrowSchema>.takeBack(schema.pointee.private_data)
          unsafe schema.pointee.release = nil
        }, private_data: node.lend()))
  }

  /// Hands the values to a reader, who releases them.
  @unsafe
  func write(to array: UnsafeMutablePointer<ArrowArray>) {
    let node = unsafe ArrowNode<ArrowArray>(self)
    for (number, child) in children.enumerated() { unsafe child.write(to: node.parts + number) }
    if let words = dictionary.first, let part = unsafe node.dictionary {
      unsafe words.write(to: part)
    }
    unsafe array.initialize(
      to: ArrowArray(
        length: Int64(length), null_count: Int64(nullCount), offset: 0,
        n_buffers: Int64(buffers.count), n_children: Int64(children.count),
        buffers: node.buffers, children: node.children, dictionary: node.dictionary,
        release: { array in
          guard let array = unsafe array else { return }
          for number in unsafe 0..<Int(array.pointee.n_children) {
            let child = unsafe array.pointee.children[number]
            if let release = unsafe child?.pointee.release { unsafe release(child) }
          }
          let words = unsafe array.pointee.dictionary
          if let release = unsafe words?.pointee.release { unsafe release(words) }
          unsafe ArrowNode<ArrowArray>.takeBack(array.pointee.private_data)
          unsafe array.pointee.release = nil
        }, private_data: node.lend()))
  }
}
