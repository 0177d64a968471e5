internal import CCorridor

/// An array in the memory of whoever made it, as the C data interface describes it.
///
/// What it says of its own sizes is believed: it comes from the same process.
@safe
struct ArrowView: @unchecked Sendable {
  // SAFETY: the array outlives its views; nothing changes it.
  private let array: UnsafePointer<ArrowArray>
  /// The first row of the view, of those that the buffers have.
  let start: Int
  let count: Int

  @unsafe
  init(_ array: UnsafePointer<ArrowArray>) {
    unsafe self.array = unsafe array
    start = unsafe Int(array.pointee.offset)
    count = unsafe Int(array.pointee.length)
  }

  /// A column of a table, from the table's first row.
  func column(_ number: Int) -> ArrowView? {
    guard let child = child(number) else { return nil }
    return unsafe ArrowView(child.array, start: child.start + start, count: count)
  }

  /// The values of lists or structs; nil if there are none with this number.
  func child(_ number: Int) -> ArrowView? {
    guard unsafe number < Int(array.pointee.n_children),
      let child = unsafe array.pointee.children?[number]
    else { return nil }
    return unsafe ArrowView(child)
  }

  @unsafe
  private init(_ array: UnsafePointer<ArrowArray>, start: Int, count: Int) {
    unsafe self.array = unsafe array
    self.start = start
    self.count = count
  }

  /// Whether a row has no value.
  func isMissing(_ row: Int) -> Bool {
    guard unsafe array.pointee.null_count != 0, let bits = unsafe buffer(0) else { return false }
    let bit = start + row
    return unsafe bits.load(fromByteOffset: bit >> 3, as: UInt8.self) >> UInt8(bit & 7) & 1 == 0
  }

  /// A value of a buffer, at a place from the buffer's beginning; zero without the buffer.
  func value<Value: FixedWidthInteger & BitwiseCopyable>(
    _ type: Value.Type, buffer number: Int, at place: Int
  ) -> Value {
    guard let buffer = unsafe buffer(number) else { return 0 }
    return unsafe buffer.loadUnaligned(
      fromByteOffset: place * MemoryLayout<Value>.stride, as: Value.self)
  }

  /// The double of a row, which may be outside the view.
  func double(_ row: Int) -> Double {
    isMissing(row)
      ? .nan : Double(bitPattern: value(UInt64.self, buffer: 1, at: start + row))
  }

  /// Where the list or text of a row begins and ends among its values.
  func range(_ row: Int, isWide: Bool) -> Range<Int> {
    let place = start + row
    let (first, last) =
      isWide
      ? (
        Int(value(Int64.self, buffer: 1, at: place)),
        Int(value(Int64.self, buffer: 1, at: place + 1))
      )
      : (
        Int(value(Int32.self, buffer: 1, at: place)),
        Int(value(Int32.self, buffer: 1, at: place + 1))
      )
    return first..<max(first, last)
  }

  /// The beginning of a buffer; nil if it has none.
  @unsafe
  func buffer(_ number: Int) -> UnsafeRawPointer? {
    guard unsafe number < Int(array.pointee.n_buffers) else { return nil }
    return unsafe array.pointee.buffers?[number]
  }
}
