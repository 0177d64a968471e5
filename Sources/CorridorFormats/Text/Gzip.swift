import CZlib

/// Decompresses all members of a gzip file (RFC 1952) with zlib's `inflate`.
///
/// - Throws: `tooLarge` as soon as the output exceeds `limit` bytes, `damagedGzip` for truncated,
///   altered or trailing data, `outOfMemory`.
func gunzip(
  _ packed: borrowing PaddedBuffer, file: String, limit: Int
) throws(InputError) -> PaddedBuffer {
  // SAFETY: `input` is valid during the closure.
  try unsafe packed.withBytes { (input) throws(InputError) -> PaddedBuffer in
    let inflater = try Inflater(file: file)
    var output = PaddedBuffer()
    while true {
      guard output.grow(limit: limit + 1) else { throw .outOfMemory(file: file) }
      let rest = unsafe UnsafeRawBufferPointer(rebasing: input[inflater.used...])
      let isDone = unsafe try inflater.inflate(rest, isLast: true, to: &output)
      guard output.count <= limit else { throw .tooLarge(file: file, limit: limit) }
      if isDone { return output }
    }
  }
}

/// Decompresses gzip (RFC 1952) piece by piece: all members of a file, and the zeros after them.
@safe
final class Inflater {
  // SAFETY (all of this type): the stream never moves, as zlib requires, and is ended once.
  private let stream: UnsafeMutablePointer<z_stream>
  private let file: String
  /// The number of bytes of the file that have been decompressed.
  private(set) var used = 0
  private var state = State.inMember

  private enum State {
    case inMember
    case afterMember
    /// After zeros that follow the last member.
    case inPadding
  }

  /// Begins a file.
  ///
  /// - Throws: `outOfMemory`.
  init(file: String) throws(InputError) {
    self.file = file
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // A window of 15 bits, plus 16 to expect a gzip header.
    let status = unsafe inflateInit2_(
      stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      unsafe stream.deallocate()
      throw .outOfMemory(file: file)
    }
  }

  deinit {
    unsafe _ = inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Decompresses the beginning of the next bytes into the free capacity of a buffer, which is not
  /// full; ``used`` says how many it took. Returns true at the end of the file, which `isLast` says
  /// is that of `input`.
  ///
  /// - Throws: `damagedGzip`, `outOfMemory`.
  func inflate(
    _ input: UnsafeRawBufferPointer, isLast: Bool, to output: inout PaddedBuffer
  ) throws(InputError) -> Bool {
    if state != .inMember {
      let zeros = unsafe input.prefix { $0 == 0 }.count
      if zeros > 0 { state = .inPadding }
      used += zeros
      if zeros == input.count { return isLast }
      if state == .inPadding { throw damaged("data after zeros") }
      guard unsafe inflateReset(stream) == Z_OK else { throw .outOfMemory(file: file) }
      state = .inMember
    }
    // zlib's counts have 32 bits, so both windows are at most 1 GiB.
    let window = min(input.count, 1 << 30)
    unsafe stream.pointee.next_in = UnsafeMutablePointer(
      mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    unsafe stream.pointee.avail_in = UInt32(window)
    var status = Z_OK
    // SAFETY: zlib reads and writes within the two buffers, whose sizes it is given.
    let written = unsafe output.fill { room in
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: room.prefix(1 << 30))
      unsafe stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
      unsafe stream.pointee.avail_out = UInt32(room.count)
      status = unsafe zlibInflate(stream)
      return unsafe room.count - Int(stream.pointee.avail_out)
    }
    used += unsafe window - Int(stream.pointee.avail_in)
    let hasMore = unsafe Int(stream.pointee.avail_in) > 0 || window < input.count
    switch status {
    case Z_STREAM_END:
      state = .afterMember
      return isLast && !hasMore
    case Z_OK where written > 0 || hasMore || !isLast, Z_BUF_ERROR where !isLast:
      return false
    case Z_MEM_ERROR:
      throw .outOfMemory(file: file)
    case Z_OK, Z_BUF_ERROR:
      throw damaged("the end of the file")
    default:
      let message = unsafe stream.pointee.msg.map { unsafe String(cString: $0) }
      throw damaged(message ?? "damaged data")
    }
  }

  private func damaged(_ found: String) -> InputError {
    .damagedGzip(file: file, byte: used, found: found)
  }
}

/// zlib's `inflate`, whose name that of the method hides.
@unsafe
private func zlibInflate(_ stream: UnsafeMutablePointer<z_stream>) -> Int32 {
  unsafe inflate(stream, Z_NO_FLUSH)
}

/// Decompresses all members of gzip (RFC 1952); nil if they are damaged or unpack to more than
/// `limit` bytes.
package func gunzip(_ packed: [UInt8], limit: Int) -> [UInt8]? {
  var buffer = PaddedBuffer()
  guard buffer.reserve(packed.count) else { return nil }
  // SAFETY: the buffer has room for the bytes, which are copied within the closure.
  _ = unsafe buffer.fill { room in
    unsafe room.copyBytes(from: packed)
    return packed.count
  }
  do throws(InputError) {
    let plain = try gunzip(buffer, file: "", limit: limit)
    return unsafe plain.withBytes { bytes in unsafe Array(bytes) }
  } catch {
    return nil
  }
}

/// Compresses bytes as one gzip member (RFC 1952) at the fastest level; nil if there is not enough
/// memory.
package func gzip(_ bytes: [UInt8]) -> [UInt8]? {
  guard let writer = GzipWriter() else { return nil }
  return writer.pack(bytes, isLast: true)
}

/// Compresses a stream of bytes as one gzip member (zlib's `deflate`).
@safe
package final class GzipWriter {
  // SAFETY (all of this type): the stream never moves, as zlib requires, and is ended once.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Begins a member; nil if there is not enough memory.
  package init?() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // A window of 15 bits, plus 16 for a gzip header; 8 is zlib's default memory level.
    let status = unsafe deflateInit2_(
      stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      unsafe stream.deallocate()
      return nil
    }
  }

  deinit {
    unsafe _ = deflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Compresses more bytes, fewer than 4 GiB at a time; returns the output that is available.
  package func pack(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    let room = unsafe Int(deflateBound(stream, UInt(bytes.count))) + (64 << 10)
    // SAFETY: zlib reads the bytes and writes within the capacity, both of which are valid during
    // the call. The capacity suffices for all output, including what the stream holds from previous
    // calls.
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
      unsafe bytes.withUnsafeBufferPointer { input in
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.pointee.avail_in = UInt32(input.count)
        unsafe stream.pointee.next_out = output.baseAddress
        unsafe stream.pointee.avail_out = UInt32(clamping: output.count)
        unsafe _ = deflate(stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
      }
      count = unsafe output.count - Int(stream.pointee.avail_out)
    }
  }
}
