/// Values of one type, one after the other in memory of their own.
@safe
public final class ColumnValues<Element: BitwiseCopyable>: @unchecked Sendable {
  // SAFETY: there is room for `capacity` values, of which the first `used` are written. Only the
  // maker of a column changes it, one call at a time, before anybody else has it.
  @exclusivity(unchecked) @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) @usableFromInline private(set) var used = 0

  /// As Arrow recommends.
  private static var alignment: Int { 64 }

  package init() {
    unsafe capacity = 16
    unsafe base = Self.room(16)
  }

  deinit { unsafe UnsafeMutableRawPointer(base).deallocate() }

  private static func room(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    let size = capacity * MemoryLayout<Element>.stride
    return unsafe UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
      .bindMemory(to: Element.self, capacity: capacity)
  }

  /// Adds room for values, which the caller writes.
  @unsafe
  func extend(by more: Int) -> UnsafeMutableBufferPointer<Element> {
    if unsafe used + more > capacity {
      unsafe capacity = max(2 * capacity, used + more)
      let wider = unsafe Self.room(capacity)
      unsafe wider.update(from: base, count: used)
      unsafe UnsafeMutableRawPointer(base).deallocate()
      unsafe base = unsafe wider
    }
    defer { unsafe used += more }
    return unsafe UnsafeMutableBufferPointer(start: base + used, count: more)
  }

  package func append(_ value: Element) {
    unsafe extend(by: 1)[0] = value
  }

  /// Adds a value several times.
  package func append(_ value: Element, times count: Int) {
    unsafe extend(by: count).update(repeating: value)
  }

  /// The number of values.
  @inlinable public var count: Int { unsafe used }

  /// The values.
  @inlinable public var span: Span<Element> {
    @_lifetime(borrow self)
    get {
      let span = unsafe Span(_unsafeStart: base, count: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  /// The value at a position from 0 up to ``count``, exclusive; any other position traps.
  @inlinable public subscript(position: Int) -> Element { span[position] }

  /// The first value; valid while this object lives.
  @unsafe package var start: UnsafeRawPointer { unsafe UnsafeRawPointer(base) }
}

/// Which rows of a column have a value: a bit each, the first in the lowest bit of the first byte.
package struct RowBits {
  package let bytes = ColumnValues<UInt8>()
  package private(set) var count = 0
  /// The number of rows without a value.
  package private(set) var nullCount = 0

  package init() {}

  package mutating func append(_ isThere: Bool) {
    if count & 7 == 0 { bytes.append(0) }
    if isThere {
      bytes.set(bit: count)
    } else {
      nullCount += 1
    }
    count += 1
  }

  /// Adds rows with a value.
  package mutating func append(values: Int) {
    var left = values
    while left > 0, count & 7 != 0 {
      append(true)
      left -= 1
    }
    bytes.append(0xFF, times: left >> 3)
    count += left & ~7
    for _ in 0..<left & 7 { append(true) }
  }

  subscript(row: Int) -> Bool { bytes[row >> 3] >> UInt8(row & 7) & 1 != 0 }
}

extension ColumnValues<UInt8> {
  fileprivate func set(bit: Int) {
    unsafe UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self)[bit >> 3] |=
      1 << UInt8(bit & 7)
  }
}

/// Numbers of which some may be missing.
public final class OptionalColumn<Element: BitwiseCopyable>: @unchecked Sendable {
  /// The numbers; zero where there is none.
  public let values = ColumnValues<Element>()
  @exclusivity(unchecked) private var bits = RowBits()

  /// The number of rows.
  public var count: Int { values.count }
  /// The number of rows without a value.
  public var nullCount: Int { unsafe bits.nullCount }
  /// A bit for each row that has a value.
  package var validity: ColumnValues<UInt8> { unsafe bits.bytes }

  package init() {}

  package func append(_ value: Element?, else missing: Element) {
    values.append(value ?? missing)
    unsafe bits.append(value != nil)
  }

  /// The value of a row; nil if there is none.
  public subscript(row: Int) -> Element? {
    unsafe bits[row] ? values[row] : nil
  }
}
