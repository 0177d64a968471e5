internal import CCorridor
internal import Glibc

/// Memory that the caller frees in one call: `malloc` blocks, each with the address of the next one
/// before its bytes. The first value in the first block is the one that the caller holds.
@safe
struct Arena: ~Copyable {
  // SAFETY: the blocks belong to this arena until ``handOver()`` hands them to the caller; every
  // allocation lies within a block, at an address aligned for any type.
  private let first: UnsafeMutableRawPointer
  private var last: UnsafeMutableRawPointer
  private var used = 0
  private var capacity: Int
  private var isHandedOver = false

  /// The address of the next block, and in the first one that of an object that the blocks keep.
  private static let headerSize = 16
  private static let objectOffset = 8

  /// - Parameter size: The number of bytes that will probably be needed.
  init(size: Int) throws(CallFailure) {
    capacity = max(size, 256)
    unsafe first = try Self.block(capacity)
    unsafe last = first
  }

  deinit {
    if !isHandedOver { unsafe Self.free(first + Self.headerSize) }
  }

  /// Allocates uninitialized memory for some values.
  mutating func room<Value: BitwiseCopyable>(
    for type: Value.Type, count: Int = 1
  ) throws(CallFailure) -> UnsafeMutablePointer<Value> {
    try unsafe bytes(count * MemoryLayout<Value>.stride).bindMemory(to: type, capacity: count)
  }

  /// Copies a text and adds a terminating zero byte.
  mutating func text(_ text: some Collection<UInt8>) throws(CallFailure) -> UnsafePointer<CChar> {
    let count = text.count
    let room = try unsafe UnsafeMutableRawBufferPointer(start: bytes(count + 1), count: count + 1)
    unsafe room.copyBytes(from: text)
    unsafe room[count] = 0
    return unsafe UnsafePointer(room.baseAddress!.assumingMemoryBound(to: CChar.self))
  }

  /// Allocates bytes at an address aligned for any type.
  private mutating func bytes(_ count: Int) throws(CallFailure) -> UnsafeMutableRawPointer {
    let size = (count + 15) & ~15
    if used + size > capacity {
      capacity = max(2 * capacity, size)
      let next = try unsafe Self.block(capacity)
      unsafe last.storeBytes(of: next, as: UnsafeMutableRawPointer?.self)
      unsafe last = next
      used = 0
    }
    defer { used += size }
    return unsafe last + Self.headerSize + used
  }

  /// Transfers ownership of all blocks to the caller, who holds them by the first value.
  ///
  /// - Parameter object: Lives as long as they do.
  mutating func handOver(keeping object: AnyObject? = nil) {
    isHandedOver = true
    if let object {
      unsafe first.storeBytes(
        of: Unmanaged.passRetained(object).toOpaque(), toByteOffset: Self.objectOffset,
        as: UnsafeMutableRawPointer?.self)
    }
  }

  private static func block(_ size: Int) throws(CallFailure) -> UnsafeMutableRawPointer {
    guard let block = unsafe malloc(headerSize + size) else { throw .noMemory }
    unsafe block.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
    unsafe block.storeBytes(
      of: nil, toByteOffset: objectOffset, as: UnsafeMutableRawPointer?.self)
    return unsafe block
  }

  /// Frees the blocks that ``handOver()`` gave to the caller.
  static func free(_ made: UnsafeMutableRawPointer) {
    var block: UnsafeMutableRawPointer? = unsafe made - headerSize
    let object = unsafe block?.load(
      fromByteOffset: objectOffset, as: UnsafeMutableRawPointer?.self)
    if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
    while let this = unsafe block {
      unsafe block = unsafe this.load(as: UnsafeMutableRawPointer?.self)
      unsafe Glibc.free(this)
    }
  }
}
